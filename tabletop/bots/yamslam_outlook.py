"""How likely a side is to win a game of Yamslam for several: a small network of whole numbers.

For each of the seven combinations it has a vector for every way its four chips can lie: with this side, with each of
the others, in the tray, the rest out of play. Their sum, with vectors for the moment (whose hand it is, how many turns
in a row have brought no chip) and for the leads, goes through two small layers.
``build/tune_yamslam.py`` finds the numbers by letting the network play itself.
"""

from __future__ import annotations

import math
import sys
from array import array
from collections.abc import Sequence
from functools import cache
from itertools import product
from operator import mul
from pathlib import Path
from typing import Final

import msgspec

from tabletop.games.yamslam.combinations import CHIPS, EACH
from tabletop.games.yamslam.count import score
from tabletop.resources import asset

HIDDEN: Final = 32
INNER: Final = 16
"""Widths of the two layers."""

FINE: Final = 1024
"""Parts of one that weights are kept in."""

CERTAIN: Final = 1_000_000
"""What a sure win is worth: everything is reckoned in its parts."""

MARGIN_WEIGHT: Final = 0.05
MARGIN_SPAN: Final = 500
"""How much of the worth of a final score is its margin: the lead over the mean of the others, at most so many points.

The rest is the win. It keeps a side that can no longer lose, or win, playing for points.
"""

FIVE: Final = 5
"""Every score is a multiple of five points."""


class Shape(msgspec.Struct, frozen=True):
    """What a table asks of its network.

    Attributes:
        sides: rows of chips.
        idle_turns: turns without a chip that put one out.
    """

    sides: int
    idle_turns: int

    @property
    def lies(self) -> dict[tuple[int, ...], int]:
        """Every way the chips of a combination can lie, numbered: with each side, this one first, then in the tray."""
        ways = (counts for counts in product(range(EACH + 1), repeat=self.sides + 1) if sum(counts) <= EACH)
        return {counts: number for number, counts in enumerate(ways)}


TABLES: Final = {"base2": Shape(2, 2), "base3": Shape(3, 3), "base4": Shape(4, 4), "teams": Shape(2, 4)}
"""Each kind of table by name."""


def file_of(table: str) -> str:
    """The asset that holds its network."""
    return f"yamslam/outlook-{table}.bin"


class DamagedOutlook(ValueError):
    """The file does not hold a network of this shape."""


class Outlook:
    """What positions are worth to a side, in parts of a sure win.

    Args:
        shape: what kind of table it is for.
        weights: in the order of the file: vectors of the lies, kind by kind; of the moments; of the leads; the inner
            layer, unit by unit; its offsets; the last weights and offset.
    """

    __slots__ = ("_inner", "_inner_offsets", "_last", "_last_offset", "_leads", "_lies", "_moments", "shape")

    def __init__(self, shape: Shape, weights: Sequence[int]) -> None:
        self.shape = shape
        numbers = iter(weights)

        def vector(length: int) -> tuple[int, ...]:
            return tuple(next(numbers) for _ in range(length))

        self._lies = [{lie: vector(HIDDEN) for lie in shape.lies} for _ in CHIPS]
        self._moments = [vector(HIDDEN) for _ in range(shape.sides * shape.idle_turns)]
        self._leads = [vector(HIDDEN) for _ in range(shape.sides - 1)]
        self._inner = [vector(HIDDEN) for _ in range(INNER)]
        self._inner_offsets = [offset * FINE for offset in vector(INNER)]
        self._last = vector(INNER)
        self._last_offset = next(numbers) * FINE * FINE

    @classmethod
    def read(cls, shape: Shape, path: Path) -> Outlook:
        """Reads a network. Raises DamagedOutlook when the file has not the length of one."""
        weights = array("h")
        data = path.read_bytes()
        if len(data) != weight_count(shape) * weights.itemsize:
            raise DamagedOutlook(f"{path}: {len(data)} bytes, but it has {weight_count(shape) * weights.itemsize}")
        weights.frombytes(data)
        if sys.byteorder == "big":
            weights.byteswap()
        return cls(shape, weights)

    def worth(self, rows: Sequence[Sequence[int]], tray: Sequence[int], mover: int, idle_turns: int) -> int:
        """Of a position with a full hand to throw and chips in the tray.

        Args:
            rows: chips by combination, of this side and the others in the order of their turns.
            tray: chips in the tray.
            mover: whose hand it is, as a place in the rows.
            idle_turns: turns in a row without a chip.
        """
        vectors = [lies[lie] for lies, lie in zip(self._lies, zip(*rows, tray, strict=True), strict=True)]
        vectors.append(self._moments[mover * self.shape.idle_turns + idle_turns])
        own, *others = [score(row, last_chip=False) // FIVE for row in rows]
        for other, weights in zip(others, self._leads, strict=True):
            lead = own - other
            vectors.append(tuple([lead * weight for weight in weights]))
        hidden = [max(0, sum(parts)) for parts in zip(*vectors, strict=True)]
        inner = [
            max(0, sum(map(mul, weights, hidden), offset))
            for weights, offset in zip(self._inner, self._inner_offsets, strict=True)
        ]
        return _chance(sum(map(mul, self._last, inner), self._last_offset) / FINE**3)


def final_worth(scores: Sequence[int]) -> int:
    """What a final score is worth to the first side; to all sides together, a sure win."""
    own, *others = scores
    lead = max(-MARGIN_SPAN, min(own - sum(others) / len(others), MARGIN_SPAN))
    margin = 1 / len(scores) + lead / (2 * MARGIN_SPAN)
    win = 0.0 if own < max(others) else 1 / scores.count(own)
    return round(CERTAIN * ((1 - MARGIN_WEIGHT) * win + MARGIN_WEIGHT * margin))


def win_of(worth: float, sides: int) -> float:
    """How likely a win is, from what a position is worth to one of so many sides, as if no lead were to come of it."""
    return max(0.0, min(1.0, (worth / CERTAIN - MARGIN_WEIGHT / sides) / (1 - MARGIN_WEIGHT)))


def weight_count(shape: Shape) -> int:
    """How many numbers a network of this shape is made of."""
    vectors = len(CHIPS) * len(shape.lies) + shape.sides * shape.idle_turns + shape.sides - 1 + INNER
    return vectors * HIDDEN + 2 * INNER + 1


def _chance(logit: float) -> int:
    return round(CERTAIN / (1 + math.exp(-max(-30.0, min(logit, 30.0)))))


@cache
def outlook(table: str) -> Outlook:
    """The network of a kind of table, read when first asked for."""
    return Outlook.read(TABLES[table], asset(file_of(table)))
