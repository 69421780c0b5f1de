"""What the cards of MorihaM show, from their data and their texts."""

from __future__ import annotations

from scenes.moriham.card_face import CardLook
from tabletop.games.moriham.soundness import standard_box


def look_of(card: str) -> CardLook:
    """What a card of the box shows. Raises KeyError for an id that no card has."""
    box = standard_box()
    data = box.cards[card]
    monster = box.monsters.get(card)
    if monster is None:
        return CardLook(card, data.name, data.kind)
    return CardLook(card, data.name, data.kind, monster.kin, monster.level, monster.attack, monster.defence)
