"""What a solo position of Yamslam is worth to whoever plays it best: a table, solved once for all of them.

A turn without a chip puts the most valuable chip of the tray aside (Y-30), so only chips at least as valuable as all
that are in the tray can lie aside. That leaves 1,093,750 positions with chips in the tray. The rest of the chips are
the player's. ``build/solve_yamslam.py`` makes the table.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from tabletop.games.yamslam.combinations import CHIPS, EACH
from tabletop.resources import asset

UNIT: Final = 64
"""Parts of a point the table is kept in."""

FILE: Final = "yamslam/solo.bin"

DIGITS: Final = (EACH + 1) ** (len(CHIPS) - 1)
"""Positions that share the combination of the tray's most valuable chips and how many of it lie where: 15,625."""

SHARES: Final = tuple((tray, out) for tray in range(1, EACH + 1) for out in range(EACH + 1 - tray))
"""How many of the tray's most valuable chips are in the tray and how many aside: 10 ways."""

POSITIONS: Final = len(CHIPS) * len(SHARES) * DIGITS

_SHARE_NUMBER: Final = {share: number for number, share in enumerate(SHARES)}


class DamagedTable(ValueError):
    """The file is not the table of all solo positions."""


class SoloTable:
    """The points still to come from every solo position with a full hand to throw, played best.

    Args:
        values: points to come in 1/UNIT, rounded, by the position's number.
    """

    __slots__ = ("_values",)

    def __init__(self, values: Sequence[int]) -> None:
        self._values = values

    @classmethod
    def read(cls, path: Path) -> SoloTable:
        """Reads the table. Raises DamagedTable when the file has not the length of one."""
        values = array("H")
        data = path.read_bytes()
        if len(data) != POSITIONS * values.itemsize:
            raise DamagedTable(f"{path}: {len(data)} bytes, but the table has {POSITIONS * values.itemsize}")
        values.frombytes(data)
        if sys.byteorder == "big":
            values.byteswap()
        return cls(values)

    def to_come(self, tray: Sequence[int], out: Sequence[int]) -> int:
        """Points to come, bonuses in, in 1/UNIT; 0 when the tray is empty.

        Args:
            tray: chips in the tray, by combination.
            out: chips set aside, likewise. Those that could not be, cheaper than one in the tray, are passed over.
        """
        return self._values[position_number(tray, out)] if any(tray) else 0


def position_number(tray: Sequence[int], out: Sequence[int]) -> int:
    """Where a position with chips in the tray stands in the table."""
    top = max(number for number, count in enumerate(tray) if count)
    number = top * len(SHARES) + _SHARE_NUMBER[tray[top], out[top]]
    for count in (*tray[:top], *out[top + 1 :]):
        number = number * (EACH + 1) + count
    return number


@cache
def solo_table() -> SoloTable:
    """The table that comes with the program, read when first asked for."""
    return SoloTable.read(asset(FILE))
