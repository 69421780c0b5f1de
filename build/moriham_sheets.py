"""Writes what stands on all cards of MorihaM, for proofreading: ``python build/moriham_sheets.py FOLDER``.

One page a language, ``moriham-en.html`` and so on: every card with its two effects as they are made from its data, and
how many letters they have; the ready decks; the glossary.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from html import escape
from itertools import groupby
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scenes.moriham.texts.cards import card_text, deck_words, glossary, term
from tabletop.app.translations import LANGUAGES
from tabletop.games.moriham.cards import Card, MonsterCard
from tabletop.games.moriham.decks import ready_decks
from tabletop.games.moriham.soundness import standard_box

STYLE = """
body { font: 16px/1.4 sans-serif; margin: 2em; color: #222; background: #faf8f4 }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(19em, 1fr)); gap: 1em }
.card { background: #fff; border: 1px solid #ccc; border-radius: 8px; padding: 0.8em 1em }
.card h3 { margin: 0 } .kind, .id { color: #777; font-size: 0.85em } .flavour { font-style: italic; color: #555 }
.letters { color: #aaa; font-size: 0.75em } dt { font-weight: bold } dd { margin: 0 0 0.6em 1em }
"""


def main() -> None:
    """Run as a script."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the pages go; made if it is not there")
    parser.add_argument("--language", choices=sorted(LANGUAGES), help="that one alone")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for language in [arguments.language] if arguments.language else LANGUAGES:
        path = arguments.folder / f"moriham-{language}.html"
        path.write_text("\n".join(page(language)), encoding="utf-8")
        print(path)


def page(language: str) -> Iterator[str]:
    """The lines of the page of a language."""
    yield f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n<title>MorihaM</title>'
    yield f"<style>{STYLE}</style>\n<h1>MorihaM · {LANGUAGES[language]}</h1>"
    cards = sorted(standard_box().cards.values(), key=_order)
    for _, group in groupby(cards, key=lambda card: _order(card)[:2]):
        several = list(group)
        yield f"<h2>{escape(_heading(several[0], language))} ({len(several)})</h2>\n<div class=cards>"
        for card in several:
            yield from _card(card, language)
        yield "</div>"
    yield f"<h2>{escape(term('deck', language).term)}</h2>\n<dl>"
    for deck in ready_decks():
        words = deck_words(deck.id, language)
        if words is not None:
            yield f"<dt>{escape(words.name)}</dt><dd>{escape(words.plan)}</dd>"
    yield "</dl>\n<h2>A–Z</h2>\n<dl>"
    for one in glossary(language).values():
        yield f"<dt>{escape(one.term)}</dt><dd>{escape(one.meaning)}</dd>"
    yield "</dl>\n</html>"


def _order(card: Card) -> tuple[int, int, str, str]:
    kind = ("monster", "magic", "trap").index(card.kind)
    return kind, card.level, card.kin or "", card.id


def _heading(card: Card, language: str) -> str:
    kind = term(card.kind, language).term
    return f"{kind} · {term('level', language).term} {card.level}" if isinstance(card, MonsterCard) else kind


def _card(card: Card, language: str) -> Iterator[str]:
    text = card_text(card, language)
    yield f"<div class=card><h3>{escape(text.name)}</h3><div class=kind>{escape(text.kind)}"
    if isinstance(card, MonsterCard):
        yield f" · {term('attack', language).term} {card.attack} · {term('defence', language).term} {card.defence}"
    yield "</div>"
    for paragraph in text.paragraphs:
        letters = f"<span class=letters>{len(paragraph.text)}</span>"
        yield f"<p><b>{escape(paragraph.label)}.</b> {escape(paragraph.text)} {letters}</p>"
    yield f"<div class=flavour>{escape(text.flavour)}</div><div class=id>{card.id}</div></div>"


if __name__ == "__main__":
    main()
