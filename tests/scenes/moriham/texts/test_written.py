"""What is written by hand for the cards is there in every language, and all of it fits a card (H-73)."""

from __future__ import annotations

import runpy
import subprocess
import sys
from html import escape
from pathlib import Path

import pytest

from scenes.moriham.texts import cards as texts
from scenes.moriham.texts.english import English
from scenes.moriham.texts.french import French
from scenes.moriham.texts.german import German
from scenes.moriham.texts.grammar import Grammar
from scenes.moriham.texts.names import written
from scenes.moriham.texts.spanish import Spanish
from tabletop.app.translations import LANGUAGES, set_language
from tabletop.games.moriham.decks import ready_decks
from tabletop.games.moriham.soundness import standard_box
from tabletop.games.moriham.vocabulary import KEYWORDS

BOX = standard_box()
SHEETS = Path(__file__).parents[4] / "build" / "moriham_sheets.py"
LONGEST = {"en": 150, "fr": 190, "es": 190, "de": 190}
"""Letters of an effect that a card has room for."""
FLAVOUR = 70
NAME = 24
PARTICULAR = (".again", ".good", ".no", ".turn", ".yours", ".while", ".if")
"""Ends of patterns that a language may have where it says something in another way than elsewhere."""


@pytest.mark.rule("H-73")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_all_its_words_and_they_fit(language: str) -> None:
    for card in BOX.cards.values():
        text = texts.card_text(card, language)
        assert 0 < len(text.name) <= NAME, text.name
        assert 0 < len(text.flavour) <= FLAVOUR, text.flavour
        assert text.flavour.endswith(".")
        assert text.name == texts.name_of(card.id, language)
        for paragraph in text.paragraphs:
            assert paragraph.label
            assert len(paragraph.text) <= LONGEST[language], f"{card.id}: {paragraph.text}"


@pytest.mark.rule("H-73")
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_flavours_kins_decks_and_terms_are_complete(language: str) -> None:
    words = written(language)
    assert set(words.cards) == set(BOX.cards)
    assert len({card.name for card in words.cards.values()}) == len(BOX.cards)
    assert len({card.flavour for card in words.cards.values()}) == len(BOX.cards)
    assert set(words.kins) == set(BOX.kins)
    assert set(words.decks) == {deck.id for deck in ready_decks()}
    assert list(words.terms) == list(written("en").terms)
    assert set(KEYWORDS) <= set(words.terms)
    for one in words.terms.values():
        assert one.meaning.endswith(".")


def test_the_english_names_are_those_of_the_data() -> None:
    assert {card.id: card.name for card in BOX.cards.values()} == {
        card: words.name for card, words in written("en").cards.items()
    }


@pytest.mark.parametrize("grammar", [French, Spanish, German])
def test_every_language_says_the_same_things(grammar: type[Grammar]) -> None:
    """Apart from what one of them says in another way in some case."""
    theirs, ours = (
        {key for key in language.patterns if not key.endswith(PARTICULAR) or key.startswith("until")}
        for language in (grammar, English)
    )
    assert theirs == ours


def test_texts_come_in_the_language_of_the_program() -> None:
    card = BOX.cards["rust"]
    try:
        for language in LANGUAGES:
            set_language(language)
            assert texts.card_text(card) == texts.card_text(card, language)
    finally:
        set_language("en")


@pytest.mark.parametrize(("content", "said"), [('{"format": 1, "kins": []}', "kins"), ("{", "tongue.json")])
def test_a_file_that_cannot_be_read_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str, said: str
) -> None:
    file = tmp_path / "tongue.json"
    file.write_text(content, encoding="utf-8")
    monkeypatch.setattr("tabletop.resources.asset", lambda name: tmp_path / Path(name).name)
    with pytest.raises(ValueError, match=said):
        written("tongue")


def test_a_file_of_another_format_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "later.json"
    file.write_text('{"format": 2, "kins": {}, "decks": {}, "terms": {}, "cards": {}}', encoding="utf-8")
    monkeypatch.setattr("tabletop.resources.asset", lambda name: file)
    with pytest.raises(ValueError, match="format 2, want 1"):
        written("later")


def test_a_language_that_cards_do_not_speak_is_told_in_english() -> None:
    assert texts.card_text(BOX.cards["rust"], "eo") == texts.card_text(BOX.cards["rust"], "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_of_a_language_shows_all_cards(language: str) -> None:
    page = "\n".join(runpy.run_path(str(SHEETS))["page"](language))
    assert all(f">{card}</div>" in page for card in BOX.cards)
    assert all(escape(one.term) in page for one in texts.glossary(language).values())


def test_texts_need_no_screen() -> None:
    program = "import sys, scenes.moriham.texts.cards; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], timeout=60).returncode == 0
