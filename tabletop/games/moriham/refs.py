"""How a thing on the table is pointed at: a seat, a zone, and a place or a card."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, TypeAlias

import msgspec

Seat: TypeAlias = int
"""0 or 1."""

Zone: TypeAlias = Literal["hand", "deck", "monsters", "backrow", "graveyard", "banished"]
"""The zones of a player (H-05). ``backrow`` holds magic and trap cards in the field."""

PLACES: Final = 5
"""Places of ``monsters``, and of ``backrow``."""

SEATS: Final = (0, 1)


class Ref(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A thing on the table.

    Attributes:
        seat: whose zone it is in.
        zone: which.
        place: 0 to 4, for ``monsters`` and ``backrow``.
        card: the card's id, for the other zones; a deck has one copy of a card (H-02), so the id is enough.
    """

    seat: int
    zone: Zone
    place: int | None = None
    card: str | None = None


MONSTER_REFS: Final = tuple(tuple(Ref(seat, "monsters", place) for place in range(PLACES)) for seat in SEATS)
"""The monster places, by seat and place."""

BACKROW_REFS: Final = tuple(tuple(Ref(seat, "backrow", place) for place in range(PLACES)) for seat in SEATS)
"""The places of magic and trap cards, by seat and place."""


@cache
def card_ref(seat: Seat, zone: Zone, card: str) -> Ref:
    """A card in a hand, deck, graveyard or among the banished. The card must be one there is: refs are kept."""
    return Ref(seat, zone, card=card)
