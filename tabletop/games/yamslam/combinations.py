"""The seven combinations, their chips, and the yamslam (Y-02, Y-12, Y-13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal, TypeAlias

from tabletop.dice import figures
from tabletop.dice.figures import Figure

Chip: TypeAlias = Literal["two_pairs", "three", "small_straight", "flush", "full", "four", "large_straight"]

CHIPS: Final[tuple[Chip, ...]] = (
    "two_pairs",
    "three",
    "small_straight",
    "flush",
    "full",
    "four",
    "large_straight",
)
"""The combinations that have chips, in rising order of value."""

VALUES: Final = (5, 10, 20, 25, 30, 40, 50)
"""What a chip of each is worth."""

EACH: Final = 4
"""Chips of each combination."""

YAMSLAM: Final = "yamslam"

NUMBER: Final[dict[str, int]] = {chip: number for number, chip in enumerate(CHIPS)}
"""Where a combination stands in CHIPS."""

_CHIP_FIGURES: Final[tuple[Figure, ...]] = (
    figures.two_pairs_or_four_alike,
    figures.three_alike,
    figures.four_in_a_row,
    figures.one_parity,
    figures.full,
    figures.four_alike,
    figures.five_in_a_row,
)

FIGURES: Final[dict[str, Figure]] = {**dict(zip(CHIPS, _CHIP_FIGURES, strict=True)), YAMSLAM: figures.five_alike}
"""Each combination by Y-12, and the yamslam.

Five alike hold four alike, so they count as two pairs, three and four, and as a flush, being of one colour; they
are no full.
"""


@cache
def is_yamslam(dice: Sequence[int]) -> bool:
    """Five alike (Y-13)."""
    return figures.five_alike(dice)


@cache
def earned(dice: tuple[int, ...]) -> tuple[int, ...]:
    """Numbers of the combinations whose chip in the tray these five dice earn: those they make, all for a yamslam."""
    if is_yamslam(dice):
        return tuple(range(len(CHIPS)))
    return tuple(number for number, figure in enumerate(_CHIP_FIGURES) if figure(dice))


def combinations(dice: Sequence[int]) -> tuple[str, ...]:
    """The ids of everything five dice make by Y-12, in rising order of value, ``"yamslam"`` last."""
    return tuple(name for name, figure in FIGURES.items() if figure(dice))
