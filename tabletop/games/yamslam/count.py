"""The count: what a side's chips and bonuses come to (Y-02, Y-21 to Y-25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from tabletop.games.yamslam.combinations import CHIPS, EACH, VALUES, Chip
from tabletop.games.yamslam.state import YamslamState

ALL_SEVEN: Final = 50
SIX_OF_SEVEN: Final = 20
SERIES: Final = 30
LAST_CHIP: Final = 20

Reason: TypeAlias = Literal["chips", "all_seven", "six_of_seven", "series", "last_chip"]


class Step(msgspec.Struct, frozen=True, gc=False):
    """One step of a count.

    Attributes:
        reason: what is counted: chips of one combination (Y-02), a chip of each of the seven (Y-21), of six of them
            (Y-22), all four of one (Y-23), the last chip of the tray (Y-24).
        points: what it gives.
        total: the count so far, this step included.
        chip: the combination, for ``chips`` and ``series``.
        chips: how many of it, for ``chips`` and ``series``.
    """

    reason: Reason
    points: int
    total: int
    chip: Chip | None = None
    chips: int = 0


class SideCount(msgspec.Struct, frozen=True, gc=False):
    """The count of one side, step by step: chips in rising order of value, then bonuses.

    Attributes:
        side: its number: the seat's, or the team's.
        seats: the seats that play for it.
        steps: only those that give points.
        total: what they come to.
    """

    side: int
    seats: tuple[int, ...]
    steps: tuple[Step, ...]
    total: int


def tally(state: YamslamState) -> tuple[SideCount, ...]:
    """The count of every side as things stand; at the end it is the final one."""
    table = state.table
    counts = []
    for side, chips in enumerate(state.chips):
        steps = _steps(chips, state.last_chip == side)
        counts.append(SideCount(side, table.seats_of(side), steps, steps[-1].total if steps else 0))
    return tuple(counts)


def score(chips: Sequence[int], last_chip: bool) -> int:
    """What a side's chips come to, bonuses included.

    Args:
        chips: how many of each combination.
        last_chip: whether this side won the last chip of the tray.
    """
    kinds = sum(map(bool, chips))
    return (
        sum(count * value for count, value in zip(chips, VALUES, strict=True))
        + (ALL_SEVEN if kinds == len(CHIPS) else SIX_OF_SEVEN if kinds == len(CHIPS) - 1 else 0)
        + SERIES * sum(count == EACH for count in chips)
        + (LAST_CHIP if last_chip else 0)
    )


def _steps(chips: Sequence[int], last_chip: bool) -> tuple[Step, ...]:
    owned = [(chip, count, value) for chip, count, value in zip(CHIPS, chips, VALUES, strict=True) if count]
    parts: list[tuple[Reason, int, Chip | None, int]] = [
        ("chips", count * value, chip, count) for chip, count, value in owned
    ]
    if len(owned) == len(CHIPS):
        parts.append(("all_seven", ALL_SEVEN, None, 0))
    elif len(owned) == len(CHIPS) - 1:
        parts.append(("six_of_seven", SIX_OF_SEVEN, None, 0))
    parts += [("series", SERIES, chip, count) for chip, count, _ in owned if count == EACH]
    if last_chip:
        parts.append(("last_chip", LAST_CHIP, None, 0))
    steps = []
    total = 0
    for reason, points, named, count in parts:
        total += points
        steps.append(Step(reason, points, total, named, count))
    return tuple(steps)
