"""Where everything lies on Yamslam's table: the tin, its wells, the dice set aside, the chips out of play.

The table's frame is that of ``scenes.art.eye``: die sides, x right, y away from the viewer, z up; the track is the
rectangle from (0, 0) to (width, -height). The tray's own y runs down: its places are (x, -y) here.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from scenes.art.trays import tin_outline, tin_wells
from scenes.dice.shown import Places
from scenes.dice.view import Extent, TrayView
from scenes.kit.frame import Box
from tabletop.tray.tray import DICE, Tray

TRAY: Final = Tray()
TRACK: Final = (TRAY.width, TRAY.height)
WELLS: Final = tin_wells(TRACK, TRAY.wall_height)
"""The middles of the seven wells, in rising order of value."""

_OUTLINE: Final = tin_outline(TRACK)
_ASIDE_X: Final = _OUTLINE.left - 1.25
_OUT_X: Final = _OUTLINE.right + 1.5
_MARGIN: Final = 0.85
_EXTENT: Final = Extent(_ASIDE_X - _MARGIN, _OUTLINE.bottom - 0.35, _OUT_X + _MARGIN, _OUTLINE.top, 2.6)

PLACES: Final = Places(
    aside=tuple((_ASIDE_X, 0.1 + 1.85 * slot) for slot in range(DICE)),
    scattered=((2.2, 2.3), (4.4, 5.0), (6.1, 2.0), (7.9, 4.7), (9.6, 2.6)),
)
"""Dice set aside stand in a column beside the tin."""


class Place(NamedTuple):
    """A point seen: where it is in real pixels, and how many pixels a die side has there."""

    x: float
    y: float
    side: float


def out_place(slot: int) -> tuple[float, float]:
    """Where the slot-th kind of chip out of play lies, in the table's frame: a column at the other side."""
    return _OUT_X, 1.0 - 1.72 * slot


class Board(TrayView):
    """The table seen in a box of the screen."""

    def __init__(self, box: Box) -> None:
        super().__init__(box, TRAY, _OUTLINE, _EXTENT)

    def seen(self, x: float, y: float, z: float = 0.0) -> Place:
        """A point of the table's frame on the screen."""
        return Place(*self.eye.project(x, y, z))

    def well(self, number: int) -> Place:
        """The middle of a well."""
        return self.seen(*WELLS[number])
