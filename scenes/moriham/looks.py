"""What the cards of MorihaM show, from their data and their texts."""

from __future__ import annotations

from functools import lru_cache

from scenes.kit.typeset import plain
from scenes.moriham.card_face import CardLook
from scenes.moriham.texts.cards import card_text
from tabletop.app.translations import current_language
from tabletop.games.moriham.soundness import standard_box


def look_of(card: str) -> CardLook:
    """What a card of the box shows, in the language that holds now. Raises KeyError for an id that no card has."""
    return _look(card, current_language())


@lru_cache(maxsize=512)
def _look(card: str, language: str) -> CardLook:
    box = standard_box()
    data = box.cards[card]
    words = card_text(data, language)
    effects = tuple(f"**{plain(part.label)}.** {part.text}" for part in words.paragraphs)
    monster = box.monsters.get(card)
    if monster is None:
        return CardLook(card, words.name, data.kind, line=words.kind, effects=effects, flavour=words.flavour)
    return CardLook(
        card,
        words.name,
        data.kind,
        monster.kin,
        monster.level,
        monster.attack,
        monster.defence,
        words.kind,
        effects,
        words.flavour,
    )
