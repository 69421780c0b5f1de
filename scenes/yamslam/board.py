"""Where everything lies on Yamslam's table: the tin, its wells, the dice set aside, the chips out of play.

The table's frame is that of ``scenes.art.eye``: die sides, x right, y away from the viewer, z up; the track is the
rectangle from (0, 0) to (width, -height). The tray's own y runs down: its places are (x, -y) here.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Final, NamedTuple

from scenes.art.eye import Eye
from scenes.art.trays import tin_outline, tin_wells
from scenes.kit.frame import Box
from tabletop.tray.tray import Tray

TRAY: Final = Tray()
TRACK: Final = (TRAY.width, TRAY.height)
WELLS: Final = tin_wells(TRACK, TRAY.wall_height)
"""The middles of the seven wells, in rising order of value."""

_OUTLINE: Final = tin_outline(TRACK)
_ASIDE_X: Final = _OUTLINE.left - 1.25
_OUT_X: Final = _OUTLINE.right + 1.5
_MARGIN: Final = 0.85
_BRINK: Final = 0.35  # how far past the edge of the tin a die tips down to the cloth
_HALF: Final = 0.5
_SCATTER: Final = ((2.2, 2.3), (4.4, 5.0), (6.1, 2.0), (7.9, 4.7), (9.6, 2.6))


class Place(NamedTuple):
    """A point seen: where it is in real pixels, and how many pixels a die side has there."""

    x: float
    y: float
    side: float


def aside_place(slot: int) -> tuple[float, float]:
    """Where the slot-th die set aside stands, in the tray's frame: a column beside the tin."""
    return _ASIDE_X, 0.1 + 1.85 * slot


def out_place(slot: int) -> tuple[float, float]:
    """Where the slot-th kind of chip out of play lies, in the table's frame: a column at the other side."""
    return _OUT_X, 1.0 - 1.72 * slot


def scattered_place(die: int) -> tuple[float, float]:
    """Where a die lies in the track, in the tray's frame, when nobody knows where it fell."""
    return _SCATTER[die]


class Depth(Enum):
    """Where something is, for the order of drawing: behind the tin, in its track, or over its walls."""

    BEHIND = "behind"
    WITHIN = "within"
    OVER = "over"


def depth(x: float, y: float, z: float) -> Depth:
    """Where a die with its middle at (x, y) in the tray's frame, ``z`` above the table, is to the tin."""
    over = z - _HALF > TRAY.wall_height
    if -y > _OUTLINE.top and not over:
        return Depth.BEHIND
    return Depth.WITHIN if _in_track(x, y) and not over else Depth.OVER


def floor_at(x: float, y: float) -> float:
    """How high the tin, or the cloth, stands at a place of the tray's frame."""
    if _in_track(x, y):
        return 0.0
    beyond = max(_OUTLINE.left - x, x - _OUTLINE.right, -y - _OUTLINE.top, _OUTLINE.bottom + y)
    return TRAY.wall_height * min(1.0, max(0.0, 1 - beyond / _BRINK))


def _in_track(x: float, y: float) -> bool:
    return 0 <= x <= TRACK[0] and 0 <= y <= TRACK[1]


class Board:
    """The table seen in a box of the screen.

    Attributes:
        eye: what sees it; its pixels are those of the screen.
        box: where it is seen.
    """

    def __init__(self, box: Box) -> None:
        self.box = box
        self.eye = _fitted(box)

    def seen(self, x: float, y: float, z: float = 0.0) -> Place:
        """A point of the table's frame on the screen."""
        return Place(*self.eye.project(x, y, z))

    def well(self, number: int) -> Place:
        """The middle of a well."""
        return self.seen(*WELLS[number])


def _fitted(box: Box) -> Eye:
    """The eye that sees everything as large as the box allows, in its middle."""
    left, top, right, bottom = _extent()
    pixels = min(box.w / (right - left), box.h / (bottom - top))
    centre = (
        box.x + box.w / 2 - (left + right) / 2 * pixels,
        box.y + box.h / 2 - (top + bottom) / 2 * pixels,
    )
    return Eye(centre, pixels, (TRACK[0] / 2, -TRACK[1] / 2))


@lru_cache(maxsize=1)
def _extent() -> tuple[float, float, float, float]:
    """What must be seen, for an eye of one pixel a die side that looks at the origin of the screen."""
    eye = Eye((0.0, 0.0), 1.0, (TRACK[0] / 2, -TRACK[1] / 2))
    left, right = _ASIDE_X - _MARGIN, _OUT_X + _MARGIN
    corners = [(left, _OUTLINE.bottom, 0.0), (right, _OUTLINE.bottom, 0.0)]
    corners += [(left, _OUTLINE.top, 2.6), (right, _OUTLINE.top, 2.6)]
    seen = [eye.project(*corner) for corner in corners]
    xs, ys = [x for x, _, _ in seen], [y for _, y, _ in seen]
    return min(xs), min(ys), max(xs), max(ys) + 0.35
