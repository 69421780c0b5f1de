"""The tray the dice are thrown into, and the dice that lie in it or beside it.

Lengths are in die sides. The track is the rectangle from (0, 0) to (width, height), x to the right and y
down; walls stand round it.
"""

from __future__ import annotations

from math import isfinite
from typing import Final

import msgspec

from tabletop.tray.cube import ROTATIONS, TOP_VALUE

DICE: Final = 5
"""How many dice a table has; they are numbered 0 to 4."""


class Tray(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The size of the track and of the wall round it.

    Attributes:
        width: of the track, at least 6 die sides.
        height: of the track as seen from above, at least 5 die sides.
        wall_height: how far the wall rises above the track, more than 0.

    Raises:
        ValueError: a size is too small for five dice to roll.
    """

    width: float = 11.5
    height: float = 7.3
    wall_height: float = 1.5

    def __post_init__(self) -> None:
        if not (6 <= self.width <= 60 and 5 <= self.height <= 60):
            raise ValueError(
                f"tray: {self.width} × {self.height} die sides; the track must measure from 6 × 5 to 60 × 60"
            )
        if not 0 < self.wall_height <= 10:
            raise ValueError(f"tray: wall_height is {self.wall_height}; it must be above 0 and at most 10")


class RestingDie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A die that lies flat on a face.

    Attributes:
        die: its number, 0 to 4.
        x: where its centre is, in die sides from the left of the track.
        y: the same from the top of the track.
        heading: how far it is turned about the vertical (radians, from x towards y).
        rotation: which of the 24 rotations of the cube it shows before the heading, an index into
            ``cube.ROTATIONS``.
        in_track: whether it lies in the track, where dice thrown may strike it, or on the ledge beside it.

    Raises:
        ValueError: a field is out of its range.
    """

    die: int
    x: float
    y: float
    heading: float
    rotation: int
    in_track: bool

    def __post_init__(self) -> None:
        if not 0 <= self.die < DICE:
            raise ValueError(f"die {self.die}: dice are numbered 0 to {DICE - 1}")
        if not 0 <= self.rotation < len(ROTATIONS):
            raise ValueError(f"die {self.die}: rotation is {self.rotation}; it must be 0 to {len(ROTATIONS) - 1}")
        if not (isfinite(self.x) and isfinite(self.y) and isfinite(self.heading)):
            raise ValueError(f"die {self.die}: x, y and heading must be finite numbers")

    @property
    def value(self) -> int:
        """The value on top."""
        return TOP_VALUE[self.rotation]
