"""A dice tray seen in a box of the screen, and how what is in it and around it is to be drawn.

The table's frame is that of ``scenes.art.eye``: die sides, x right, y away from the viewer, z up; the track is the
rectangle from (0, 0) to (width, -height). The tray's own y runs down: its places are (x, -y) here.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from scenes.art.eye import Eye
from scenes.art.trays import Outline
from scenes.dice.drawing import DieLook
from scenes.kit.frame import Box
from tabletop.tray.tray import Tray

HALF: Final = 0.5
"""Half a die's side: how high the middle of a die is that lies flat."""
_BRINK: Final = 0.35  # how far past the edge of the tray a die tips down to the cloth


class Depth(Enum):
    """Where something is, for the order of drawing: behind the tray, in its track, or over its walls."""

    BEHIND = "behind"
    WITHIN = "within"
    OVER = "over"


class Extent(NamedTuple):
    """What must be seen of a table: a rectangle of the cloth, and how high things stand at its far edge."""

    left: float
    bottom: float
    right: float
    top: float
    high: float


class TrayView:
    """A tray seen in a box.

    Attributes:
        box: where it is seen, in real pixels.
        eye: what sees it; its pixels are those of the screen.
        tray: what the dice roll in.
        outline: the outer edge of the tray as it stands on the cloth.
    """

    def __init__(self, box: Box, tray: Tray, outline: Outline, extent: Extent) -> None:
        self.box = box
        self.tray = tray
        self.outline = outline
        self.eye = _fitted(box, tray, extent)

    @property
    def track(self) -> tuple[float, float]:
        """Width and height of the track."""
        return self.tray.width, self.tray.height

    def track_box(self) -> Box:
        """The floor of the track on the screen, where dice can be taken up and thrown."""
        left, top, _ = self.eye.project(0.4, -0.4)
        right, bottom, _ = self.eye.project(self.tray.width - 0.4, 0.4 - self.tray.height)
        return Box(left, top, right - left, bottom - top)

    def over_tray(self, x: float, y: float) -> tuple[float, float]:
        """The place of the tray's frame, at the height of its wall, under a pixel."""
        at, away = self.eye.point((x, y), self.tray.wall_height)
        return at, -away

    def depth(self, look: DieLook) -> Depth:
        """Where a die is to the tray."""
        over = look.z - HALF > self.tray.wall_height
        if -look.y > self.outline.top and not over:
            return Depth.BEHIND
        return Depth.WITHIN if self._in_track(look.x, look.y) and not over else Depth.OVER

    def standing(self, look: DieLook) -> DieLook:
        """The die lifted onto whatever stands where it is: over the walls it does not sink into the tray."""
        floor = self._floor_at(look.x, look.y)
        return look._replace(floor=floor, z=max(look.z, floor + HALF))

    def _floor_at(self, x: float, y: float) -> float:
        """How high the tray, or the cloth, stands at a place of the tray's frame."""
        if self._in_track(x, y):
            return 0.0
        edge = self.outline
        beyond = max(edge.left - x, x - edge.right, -y - edge.top, edge.bottom + y)
        return self.tray.wall_height * min(1.0, max(0.0, 1 - beyond / _BRINK))

    def _in_track(self, x: float, y: float) -> bool:
        return 0 <= x <= self.tray.width and 0 <= y <= self.tray.height


def _fitted(box: Box, tray: Tray, extent: Extent) -> Eye:
    """The eye that sees everything as large as the box allows, in its middle."""
    look = (tray.width / 2, -tray.height / 2)
    eye = Eye((0.0, 0.0), 1.0, look)
    far = ((extent.left, extent.top, extent.high), (extent.right, extent.top, extent.high))
    near = ((extent.left, extent.bottom, 0.0), (extent.right, extent.bottom, 0.0))
    seen = [eye.project(*corner) for corner in (*far, *near)]
    left, right = min(x for x, _, _ in seen), max(x for x, _, _ in seen)
    top, bottom = min(y for _, y, _ in seen), max(y for _, y, _ in seen)
    pixels = min(box.w / (right - left), box.h / (bottom - top))
    centre = (
        box.x + box.w / 2 - (left + right) / 2 * pixels,
        box.y + box.h / 2 - (top + bottom) / 2 * pixels,
    )
    return Eye(centre, pixels, look)
