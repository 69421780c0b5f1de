"""Where MorihaM's table has things: two fields facing each other, their piles, the hands, the phases, the chain.

The near player's hand lies at the bottom. The far side is the near one turned round: its leftmost place is at the
right. All is in real pixels, fitted into the room there is.
"""

from __future__ import annotations

import math
from typing import Final

from scenes.kit.frame import Box
from scenes.moriham.card_face import RATIO
from tabletop.games.moriham.refs import PLACES, Ref, Seat

_GAP: Final = 0.07  # between cells, in heights of a card
_MIDDLE: Final = 0.2  # between the two fields
_FAR_HAND: Final = 0.36  # of the far hand as much is seen
_NEAR_HAND: Final = 1.24  # a card of the near hand is so much larger
_RAISED: Final = 1.3  # and one being summoned
_SIDE: Final = 2.36  # room beside the field, in heights of a card
_OVERLAP: Final = 1.06  # cards of a hand lie so many widths apart where there is room
_ROWS: Final = 4


class Board:
    """The table laid out.

    Attributes:
        box: the room there is for it.
        near: the seat that sits at the bottom.
        card: width and height of a card in the field.
    """

    def __init__(self, box: Box, near: Seat) -> None:
        self.box = box
        self.near = near
        rows = _ROWS + _FAR_HAND + _NEAR_HAND + _MIDDLE + (_ROWS + 1) * _GAP
        across = PLACES * (1 + _GAP) + 2 * _SIDE
        high = max(20, math.floor(min(box.h / rows, box.w / across)))
        self.card = (round(high * RATIO), high)
        self._step = round(high * (1 + _GAP))
        self._top = round(box.y + (box.h - rows * high) / 2)
        self._left = round(box.x + (box.w - PLACES * self._step) / 2 + high * _GAP / 2)

    def cell(self, ref: Ref) -> Box:
        """The square of a place in the field: room for a card upright or sideways."""
        assert ref.place is not None
        high = self.card[1]
        column = ref.place if ref.seat == self.near else PLACES - 1 - ref.place
        return Box(self._left + column * self._step, self._row(ref.seat, ref.zone), high, high)

    def place(self, ref: Ref, *, sideways: bool = False) -> Box:
        """Where a card in the field lies; sideways for a monster in defence position."""
        wide, high = self.card
        if sideways:
            wide, high = high, wide
        return _centred(self.cell(ref), wide, high)

    def pile(self, seat: Seat, zone: str) -> Box:
        """Where a deck, graveyard or the banished cards lie: beside the field, at their player's right hand."""
        wide, high = self.card
        row = self._row(seat, "monsters" if zone == "graveyard" else "backrow")
        far_out = 1 if zone == "banished" else 0
        if zone == "banished":
            row = self._row(seat, "monsters")
        offset = high * _GAP * 2 + far_out * (wide + high * _GAP)
        if seat == self.near:
            return Box(round(self._left + PLACES * self._step + offset), row, wide, high)
        return Box(round(self._left - high * _GAP - offset - wide), row, wide, high)

    def hand(self, seat: Seat, number: int, count: int) -> Box:
        """Where a card of a hand lies; where there are many they overlap."""
        wide, high = self.card
        row = self.hand_row(seat)
        size = _NEAR_HAND if seat == self.near else 1.0
        wide, high = round(wide * size), round(high * size)
        step = min(wide * _OVERLAP, (row.w - wide) / max(1, count - 1))
        number = number if seat == self.near else count - 1 - number
        x = row.x + (row.w - wide - step * (count - 1)) / 2 + step * number
        return Box(round(x), round(row.y if seat == self.near else row.y + row.h - high), wide, high)

    def hand_row(self, seat: Seat) -> Box:
        """The strip in which the cards of a hand lie."""
        high = self.card[1]
        width = PLACES * self._step
        x = self.box.x + (self.box.w - width) / 2
        if seat != self.near:
            return Box(x, self._top, width, high * _FAR_HAND)
        return Box(x, self._row(seat, "backrow") + self._step, width, high * _NEAR_HAND)

    def field(self, seat: Seat) -> Box:
        """Both rows of a seat."""
        top = min(self._row(seat, "monsters"), self._row(seat, "backrow"))
        high = self.card[1]
        edge = high * _GAP / 2
        return Box(self._left - edge, top - edge, PLACES * self._step, 2 * self._step)

    def player(self, seat: Seat) -> Box:
        """Where an attack on the player goes: the edge of its hand."""
        row = self.hand_row(seat)
        return Box(row.x + row.w * 0.3, row.y, row.w * 0.4, row.h)

    @property
    def middle(self) -> Box:
        """Where a card being summoned is shown: between the two fields, larger than in the field."""
        wide, high = self.middle_size
        y = self._row(1 - self.near, "monsters") + self.card[1] * (1 + (_GAP + _MIDDLE) / 2) - high / 2
        x = self._left + (PLACES * self._step - self.card[1] * _GAP - wide) / 2
        return Box(round(x), round(y), wide, high)

    @property
    def middle_size(self) -> tuple[int, int]:
        """The size of a card being summoned."""
        return round(self.card[0] * _RAISED), round(self.card[1] * _RAISED)

    @property
    def hand_size(self) -> tuple[int, int]:
        """The size of a card of the near hand."""
        return round(self.card[0] * _NEAR_HAND), round(self.card[1] * _NEAR_HAND)

    @property
    def phases(self) -> Box:
        """The room for the phases: beside the far field, at the right."""
        field = self.field(1 - self.near)
        x = field.x + field.w + self.card[1] * _GAP * 2
        top = self.box.y
        return Box(x, top, self.box.x + self.box.w - x, self.field(self.near).y - top)

    @property
    def chain(self) -> Box:
        """The room for the chain: beside the near field, at the left, down to the bottom."""
        field = self.field(self.near)
        right = field.x - self.card[1] * _GAP * 2
        return Box(self.box.x, field.y, right - self.box.x, self.box.y + self.box.h - field.y)

    def _row(self, seat: Seat, zone: str) -> float:
        """The top of a row of places."""
        high = self.card[1]
        monsters_first = zone == "monsters"
        far = self._top + round(high * (_FAR_HAND + _GAP))
        if seat != self.near:
            return far + (self._step if monsters_first else 0.0)
        near = far + 2 * self._step + round(high * _MIDDLE)
        return near + (0.0 if monsters_first else self._step)


def _centred(box: Box, wide: float, high: float) -> Box:
    return Box(round(box.x + (box.w - wide) / 2), round(box.y + (box.h - high) / 2), wide, high)
