"""How a thing on the table is pointed at: a seat, a zone, and a place or a card."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

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


class _CardRefs(dict[str, Ref]):
    """By id, the cards of a zone without places, each made when first asked for. The card must be one there is."""

    __slots__ = ("_seat", "_zone")

    def __init__(self, seat: Seat, zone: Zone) -> None:
        self._seat: Seat = seat
        self._zone: Zone = zone

    def __missing__(self, card: str) -> Ref:
        ref = self[card] = Ref(self._seat, self._zone, card=card)
        return ref


CARD_REFS: Final = tuple({zone: _CardRefs(seat, zone) for zone in get_args(Zone)} for seat in SEATS)
"""The cards in hands, decks, graveyards and among the banished, by seat, zone and id."""


def card_ref(seat: Seat, zone: Zone, card: str) -> Ref:
    """A card in a hand, deck, graveyard or among the banished. The card must be one there is: refs are kept."""
    return CARD_REFS[seat][zone][card]
