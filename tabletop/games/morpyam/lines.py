"""Lines of tokens: rows, columns and diagonals, and what runs of tokens in them are worth (M-50 to M-52, M-56)."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import Final, Literal, TypeAlias

import msgspec

from tabletop.games.morpyam.grids import SIDE, SQUARES

Sweep: TypeAlias = Literal["vertical", "horizontal", "first_diagonal", "second_diagonal"]
"""The four sweeps of the count: columns, rows, diagonals falling to the right, diagonals rising to the right."""

SWEEPS: Final[tuple[Sweep, ...]] = ("vertical", "horizontal", "first_diagonal", "second_diagonal")

SHORTEST: Final = 3
"""Tokens of the shortest run that counts (M-51)."""

KO: Final = 5
"""Tokens of a run that wins at once (M-52)."""

_STEPS: Final = {"vertical": (1, 0), "horizontal": (0, 1), "first_diagonal": (1, 1), "second_diagonal": (-1, 1)}


def _lines(step: tuple[int, int]) -> tuple[tuple[int, ...], ...]:
    lines = []
    for square in range(SQUARES):
        row, column = divmod(square, SIDE)
        if row - step[0] in range(SIDE) and column - step[1] in range(SIDE):
            continue
        line = []
        while row in range(SIDE) and column in range(SIDE):
            line.append(SIDE * row + column)
            row, column = row + step[0], column + step[1]
        if len(line) >= SHORTEST:
            lines.append(tuple(line))
    return tuple(lines)


LINES: Final[dict[Sweep, tuple[tuple[int, ...], ...]]] = {sweep: _lines(_STEPS[sweep]) for sweep in SWEEPS}
"""By sweep every line in which a run can count: the numbers of its squares in order."""


def _bits(squares: tuple[int, ...]) -> int:
    return sum(1 << square for square in squares)


FIVES: Final[tuple[int, ...]] = tuple(
    _bits(line[start : start + KO]) for sweep in SWEEPS for line in LINES[sweep] for start in range(len(line) - KO + 1)
)
"""Every five adjacent squares of a line, as bits."""

FIVES_THROUGH: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(five for five in FIVES if five >> square & 1) for square in range(SQUARES)
)
"""For each square those of FIVES that hold it."""

_THROUGH: Final[dict[Sweep, tuple[tuple[tuple[int, ...], ...], ...]]] = {
    sweep: tuple(tuple(line for line in LINES[sweep] if square in line) for square in range(SQUARES))
    for sweep in SWEEPS
}
"""By sweep, for each square its line there, if it has one."""

_LINE_BITS: Final = {line: _bits(line) for sweep in SWEEPS for line in LINES[sweep]}


class Run(msgspec.Struct, frozen=True, gc=False):
    """Adjacent tokens of one seat in a line, as many as stand there together.

    Attributes:
        seat: whose tokens.
        squares: their squares in order, as (row, column).
        points: what the run is worth at the end (M-51); 0 for five or more, which win at once.
    """

    seat: int
    squares: tuple[tuple[int, int], ...]
    points: int


class Swept(msgspec.Struct, frozen=True, gc=False):
    """One sweep of the count (M-56).

    Attributes:
        sweep: which.
        runs: what counts in it, in the order of the lines.
    """

    sweep: Sweep
    runs: tuple[Run, ...]


def worth(length: int, players: int) -> int:
    """Points of a run of exactly that length, by the number who began (M-51)."""
    if length == SHORTEST:
        return 1
    if length == SHORTEST + 1:
        return 2 if players == 2 else 3
    return 0


def has_five(own: int, square: int) -> bool:
    """Whether a run of five or more goes through the square, among one seat's squares given as bits (M-52)."""
    return any(own & five == five for five in FIVES_THROUGH[square])


def any_five(own: int) -> bool:
    """Whether one seat's squares, given as bits, hold a run of five or more."""
    return any(own & five == five for five in FIVES)


def runs(own: int, seat: int, players: int, sweep: Sweep, through: int | None = None) -> list[Run]:
    """The runs of three or more in one sweep, in the order of the lines.

    Args:
        own: the seat's squares, as bits.
        seat: whose they are.
        players: how many began, which says what four are worth.
        sweep: which lines.
        through: only runs that hold this square.
    """
    return [
        Run(seat, squares, worth(len(squares), players))
        for line in (LINES[sweep] if through is None else _THROUGH[sweep][through])
        for squares in _runs_in(line, own & _LINE_BITS[line])
        if through is None or divmod(through, SIDE) in squares
    ]


@cache
def _runs_in(line: tuple[int, ...], occupied: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The runs of three or more in a line, of which these squares are occupied; each as (row, column)."""
    stretches = groupby(line, lambda square: occupied >> square & 1)
    found = [tuple(divmod(square, SIDE) for square in stretch) for taken, stretch in stretches if taken]
    return tuple(run for run in found if len(run) >= SHORTEST)


def runs_through(own: int, seat: int, players: int, square: int) -> tuple[Run, ...]:
    """Every run of three or more through a square."""
    return tuple(run for sweep in SWEEPS for run in runs(own, seat, players, sweep, square))


def points(own: int, players: int) -> int:
    """What one seat's squares, given as bits, are worth by M-51, without the bonus."""
    return sum(run.points for sweep in SWEEPS for run in runs(own, 0, players, sweep))
