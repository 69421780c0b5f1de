"""A deck as one line that can be read to a friend, and typed by them (H-01).

Five groups of six signs. What they hold is the place of the deck among all that can be made of the box's cards, counted
over their ids in order, so that a code stays what it is whatever becomes of the cards' numbers and words; and which
version of the box that was, for a box of other ids would make of it another deck.
"""

from __future__ import annotations

from collections.abc import Collection
from math import comb
from typing import Final

from tabletop.core.codes import SIGNS, CodeFault, Coding
from tabletop.games.moriham.cards import DECK_SIZE
from tabletop.games.moriham.soundness import standard_box

BOX_VERSION: Final = 1
"""The version of the box's ids. It is raised when an id comes, goes or is renamed, and for nothing else."""

CODING: Final = Coding(groups=5, group=6)
"""How a deck's place among all is written: as a digit of 31 for the version and 23 more."""

_VERSIONS: Final = len(SIGNS)


def encode(cards: Collection[str]) -> str:
    """The code of a deck. Raises ValueError unless it is 50 different cards of the box."""
    places = sorted(place for place, card in enumerate(standard_box().cards) if card in cards)
    if len(places) != DECK_SIZE or len(cards) != DECK_SIZE:
        raise ValueError("a code is of a deck of 50 different cards")
    return CODING.encode(_number_of(places) * _VERSIONS + BOX_VERSION)


def decode(text: str) -> tuple[str, ...]:
    """The cards of a code, by id. Raises CodeFault.

    Besides those of a Coding: ``other_box`` (``got`` is the version of another box) and ``no_deck``.
    """
    number, version = divmod(CODING.decode(text), _VERSIONS)
    if version != BOX_VERSION:
        raise CodeFault("other_box", got=version, want=BOX_VERSION)
    ids = tuple(standard_box().cards)
    if number >= comb(len(ids), DECK_SIZE):
        raise CodeFault("no_deck")
    return tuple(ids[place] for place in _places_of(number))


def _number_of(places: list[int]) -> int:
    """The combinatorial number system: every choice of places has a number of its own, from 0 without a gap."""
    return sum(comb(place, count) for count, place in enumerate(places, start=1))


def _places_of(number: int) -> list[int]:
    places = []
    place = len(standard_box().cards)
    for count in range(DECK_SIZE, 0, -1):
        place -= 1
        while (below := comb(place, count)) > number:
            place -= 1
        number -= below
        places.append(place)
    return sorted(places)
