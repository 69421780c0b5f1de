"""Decks: what one must be (H-01, H-02), and those that come with the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Annotated, Final, NamedTuple

import msgspec

from tabletop import resources
from tabletop.core.errors import EngineError
from tabletop.games.moriham.cards import DECK_SIZE, Box, Card
from tabletop.games.moriham.vocabulary import Kind

FORMAT: Final = 1
"""The version of the shape of a deck file."""


class Sort(NamedTuple):
    """What is counted of a deck: monsters of one level (1–4), or magic or trap cards, whose level is 0."""

    kind: Kind
    level: int


RECOMMENDED: Final[Mapping[Sort, int]] = {
    Sort("monster", 1): 10,
    Sort("monster", 2): 8,
    Sort("monster", 3): 6,
    Sort("monster", 4): 4,
    Sort("magic", 0): 11,
    Sort("trap", 0): 11,
}
"""How many cards of each sort are advised, in the order they are told; any 50 are legal (H-03)."""


def sort_of(card: Card) -> Sort:
    """What a card is counted as."""
    return Sort(card.kind, card.level)


def counted(cards: Iterable[str], box: Box) -> Counter[Sort]:
    """How many cards of each sort there are; ids must be of the box."""
    return Counter(sort_of(box.cards[card]) for card in cards)


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


def check_deck(cards: Sequence[object], box: Box, other: Sequence[object] = (), place: str = "") -> list[DeckFault]:
    """Everything that is wrong with a deck, in the order of its cards.

    Args:
        cards: ids.
        other: the other deck, if both come from one box and may share no card (H-02).
        place: where the deck itself is, for the faults.
    """
    faults = []
    if len(cards) != DECK_SIZE:
        faults.append(DeckFault("deck_size", place, got=len(cards), want=DECK_SIZE))
    first: dict[object, int] = {}
    elsewhere = {card for card in other if isinstance(card, str)}
    for number, card in enumerate(cards):
        where = f"{place}[{number}]"
        if not isinstance(card, str) or card not in box.cards:
            faults.append(DeckFault("unknown_card", where, got=card, want="the id of a card"))
            continue
        if card in first:
            faults.append(DeckFault("card_twice", where, got=card, first=f"{place}[{first[card]}]"))
        elif card in elsewhere:
            faults.append(DeckFault("in_other_deck", where, got=card, want="cards that the other deck does not have"))
        first.setdefault(card, number)
    return faults


@cache
def ready_decks() -> tuple[Deck, ...]:
    """The decks that come with the game; the first two share no card."""
    file = msgspec.json.decode(resources.asset("moriham/decks.json").read_bytes(), type=_File)
    return file.decks
