"""Decks: what one must be (H-01, H-02), and those that come with the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Final

import msgspec

from tabletop import resources
from tabletop.core.errors import EngineError
from tabletop.games.moriham.cards import DECK_SIZE, Box

FORMAT: Final = 1
"""The version of the shape of a deck file."""


class DeckFault(EngineError):
    """What is wrong with a deck; ``where`` is the place in it, ``got`` the card."""

    kind = "bad_deck"


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ready deck.

    Attributes:
        id: its name in settings and saves.
        name: its name in English.
        cards: ids.
    """

    id: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]{0,39}$")]
    name: str
    cards: tuple[str, ...]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    decks: tuple[Deck, ...]


def check_deck(cards: Sequence[object], box: Box, other: Sequence[object] = ()) -> list[DeckFault]:
    """Everything that is wrong with a deck, in the order of its cards.

    Args:
        cards: ids.
        other: the other deck, if both come from one box and may share no card (H-02).
    """
    faults = []
    if len(cards) != DECK_SIZE:
        faults.append(DeckFault("deck_size", "", got=len(cards), want=DECK_SIZE))
    first: dict[object, int] = {}
    elsewhere = {card for card in other if isinstance(card, str)}
    for number, card in enumerate(cards):
        where = f"[{number}]"
        if not isinstance(card, str) or card not in box.cards:
            faults.append(DeckFault("unknown_card", where, got=card, want="the id of a card"))
            continue
        if card in first:
            faults.append(DeckFault("card_twice", where, got=card, first=f"[{first[card]}]"))
        elif card in elsewhere:
            faults.append(DeckFault("in_other_deck", where, got=card, want="cards that the other deck does not have"))
        first.setdefault(card, number)
    return faults


@cache
def ready_decks() -> tuple[Deck, ...]:
    """The decks that come with the game; the first two share no card."""
    file = msgspec.json.decode(resources.asset("moriham/decks.json").read_bytes(), type=_File)
    return file.decks
