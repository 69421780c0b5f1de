"""When a die comes to rest on an edge, leaning: cocked."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, hypot, radians, sin
from typing import Final

from tabletop.tray.cube import rotation_matrix
from tabletop.tray.motion import Motion, Phase
from tabletop.tray.tray import Tray

LEAST_TILT: Final = radians(43)
"""A die less steep than this slides down whatever it touches."""

_MOST_ROCKING = 1.2
_EDGE_LEVEL = sin(radians(6))
_SQUARENESS = cos(radians(12))
_GAP = 0.04
_BESIDE = 0.5


def leans(motion: Motion, others: Iterable[Motion], tray: Tray) -> bool:
    """Whether a die that is settling, or leans already, has something to lean on.

    It must stand steeply on an edge, hardly rocking, with a wall or a die that lies square on the side to
    which it would fall, nearly touching.

    Args:
        motion: the die.
        others: the other dice in the track.
        tray: the tray they are in.
    """
    tilt = hypot(motion.tilt_x, motion.tilt_y)
    if tilt < LEAST_TILT or motion.rocking > _MOST_ROCKING or motion.height > 0.0:
        return False
    across, along, upright = rotation_matrix(motion.orientation)
    if min(map(abs, upright)) > _EDGE_LEVEL:
        return False
    # The centre of a falling die moves against the lean of its top.
    dx, dy = -motion.tilt_y / tilt, motion.tilt_x / tilt
    reach_x = sum(map(abs, across)) / 2 + _GAP
    reach_y = sum(map(abs, along)) / 2 + _GAP
    x, y = motion.x, motion.y
    if (
        (dx < -_SQUARENESS and x < reach_x)
        or (dx > _SQUARENESS and x > tray.width - reach_x)
        or (dy < -_SQUARENESS and y < reach_y)
        or (dy > _SQUARENESS and y > tray.height - reach_y)
    ):
        return True
    reach = abs(dx) * reach_x + abs(dy) * reach_y
    return any(_is_ahead(other, x, y, dx, dy, reach) for other in others if other.phase != Phase.ROLLING)


def _is_ahead(other: Motion, x: float, y: float, dx: float, dy: float, reach: float) -> bool:
    """Whether a lying die stands in the way of one at (x, y) that falls towards (dx, dy)."""
    ox, oy = other.x - x, other.y - y
    ahead, beside = ox * dx + oy * dy, abs(ox * dy - oy * dx)
    half_width = (abs(cos(other.heading)) + abs(sin(other.heading))) / 2
    return 0 < ahead < reach + half_width and beside < _BESIDE
