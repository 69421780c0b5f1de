"""How likely each player is to win a game of Morpyam, judged by the lines of the board.

Every line is a pattern of its squares as one player sees them: its own tokens, tokens of others, free squares by how
hard they are to cover. A table says what each pattern is worth to that player, by how many turns it must wait and in
which of three phases the game is. What the lines of a player are worth together, compared with the others, is how
likely it is to win.
``build/tune_morpyam.py`` finds the numbers by letting the tables play themselves.
"""

from __future__ import annotations

import math
import sys
from array import array
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

import msgspec

from tabletop.bots.morpyam_chances import chance_of
from tabletop.games.morpyam.grids import SIDE, SQUARES
from tabletop.games.morpyam.lines import LINES, SHORTEST, SWEEPS
from tabletop.games.morpyam.state import TOKENS
from tabletop.resources import asset

CERTAIN: Final = 1_000_000
"""What a sure win is worth: everything is reckoned in its parts."""

FINE: Final = 2048
"""Parts of one that weights are kept in."""

OWN: Final = 0
OTHER: Final = 1
FREE: Final = 2
"""What a square is in a pattern: free squares are FREE and above, the harder the higher."""

KINDS: Final = 5
"""How many things a square can be in a pattern."""

PHASES: Final = 3
AHEAD: Final = 4
"""Tokens by which one player can be ahead of another; more count as so many."""

EVERY_LINE: Final = tuple(line for sweep in SWEEPS for line in LINES[sweep])
"""All lines, as numbers of their squares in order."""

_STARTS: Final = {length: sum(KINDS**shorter for shorter in range(SHORTEST, length)) for length in range(SHORTEST, 8)}
"""Where the patterns of lines of each length begin among all patterns."""

PATTERNS: Final = _STARTS[SIDE + 1]
"""How many patterns there are. The squares of one are the digits of its number, the first square the lowest."""

START_OF_LINE: Final = tuple(_STARTS[len(line)] for line in EVERY_LINE)

PLACES: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple((number, KINDS ** line.index(square)) for number, line in enumerate(EVERY_LINE) if square in line)
    for square in range(SQUARES)
)
"""For each square the lines through it, and what its digit counts in the pattern."""


def _folded() -> tuple[tuple[int, ...], int]:
    """For each pattern the number of its weight, the same for both directions, and how many weights there are."""
    numbers: dict[tuple[int, ...], int] = {}
    folded = []
    for length in range(SHORTEST, SIDE + 1):
        for backwards in product(range(KINDS), repeat=length):
            digits = min(backwards, backwards[::-1])
            folded.append(numbers.setdefault(digits, len(numbers)))
    return tuple(folded), len(numbers)


FOLDED, WEIGHTS = _folded()


class Shape(msgspec.Struct, frozen=True):
    """What a table of weights is for.

    Attributes:
        players: how many began.
        limits: chances of covering a tile in a hand, falling: those below the first are harder, and so on.
    """

    players: int
    limits: tuple[Fraction, ...]

    def hardness(self, tile: str) -> int:
        """What a free square with that tile is in a pattern."""
        return FREE + sum(chance_of(tile) < limit for limit in self.limits)

    def phase(self, least: int) -> int:
        """The phase of the game, by the fewest tokens that a player holds."""
        most = TOKENS[self.players]
        return (2 * least <= most) + (5 * least <= most)


_CLASSIC: Final = (Fraction(3, 10), Fraction(1, 10))
_FLASH: Final = (Fraction(1, 2), Fraction(1, 10))

TABLES: Final = {
    f"{family}{players}": Shape(players, limits)
    for family, limits in (("classic", _CLASSIC), ("flash", _FLASH))
    for players in TOKENS
}
"""Each kind of game by name. Plus is played with the tiles of the classic game."""


def file_of(table: str) -> str:
    """The asset that holds its weights."""
    return f"morpyam/outlook-{table}.bin"


def weight_count(shape: Shape) -> int:
    """How many weights a table has: for each wait and phase those of the patterns, then those of leads."""
    return shape.players * PHASES * (WEIGHTS + 2 * AHEAD + 1)


class DamagedOutlook(ValueError):
    """The file does not hold a table of weights."""


class Outlook:
    """What patterns are worth to who sees them.

    Args:
        shape: what it is for.
        weights: in the order of the file: for each wait, for each phase, the patterns, then the leads.
    """

    __slots__ = ("_leads", "_patterns", "shape")

    def __init__(self, shape: Shape, weights: Sequence[int]) -> None:
        self.shape = shape
        size = WEIGHTS + 2 * AHEAD + 1
        parts = [weights[start : start + size] for start in range(0, shape.players * PHASES * size, size)]
        self._patterns = [[part[number] for number in FOLDED] for part in parts]
        self._leads = [list(part[WEIGHTS:]) for part in parts]

    @classmethod
    def read(cls, shape: Shape, path: Path) -> Outlook:
        """Reads a table of weights. Raises DamagedOutlook when the file has not the length of one."""
        weights = array("h")
        data = path.read_bytes()
        if len(data) != weight_count(shape) * weights.itemsize:
            raise DamagedOutlook(f"{path}: {len(data)} bytes, but it has {weight_count(shape) * weights.itemsize}")
        weights.frombytes(data)
        if sys.byteorder == "big":
            weights.byteswap()
        return cls(shape, weights.tolist())

    def patterns(self, wait: int, phase: int) -> list[int]:
        """What each pattern is worth to a player who throws after so many others, in that phase."""
        return self._patterns[PHASES * wait + phase]

    def lead(self, wait: int, phase: int, tokens: int) -> int:
        """What it is worth to hold so many tokens fewer than whoever else holds fewest."""
        return self._leads[PHASES * wait + phase][AHEAD + max(-AHEAD, min(tokens, AHEAD))]


@cache
def outlook(table: str) -> Outlook:
    """The weights of a kind of game, read when first asked for."""
    return Outlook.read(TABLES[table], asset(file_of(table)))


def chances(sums: Sequence[int]) -> list[float]:
    """How likely each player is to win, from what the lines of each are worth."""
    most = max(sums)
    shares = [math.exp((total - most) / FINE) for total in sums]
    total = math.fsum(shares)
    return [share / total for share in shares]
