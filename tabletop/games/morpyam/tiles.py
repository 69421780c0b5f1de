"""What the squares of a grid show, and what five dice make of it (M-03, M-05, M-20 to M-29)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final, Literal, TypeAlias, get_args

from tabletop.dice import figures
from tabletop.dice.figures import Figure

Tile: TypeAlias = Literal[
    "b1", "b2", "b3", "b4", "b5", "b6", "ps", "suite", "full", "carre", "mini", "maxi", "morpyam", "sec", "appel",
    "p1", "p2", "p3", "p4", "p5", "p6", "2p",
]  # fmt: skip
"""What a square shows: ``b3`` brelan of threes, ``ps`` petite suite, ``p3`` paire of threes, ``2p`` deux-paires."""

TILES: Final[tuple[Tile, ...]] = get_args(Tile)
"""Every tile there is."""

VALUES: Final = range(1, 7)

CALLS: Final[tuple[Tile, ...]] = ("morpyam", "carre", "maxi", "mini", "suite", "full", "sec")
"""What can be called, sec before the first throw only (M-40)."""

SEC_FIGURES: Final[tuple[Tile, ...]] = CALLS[:6]
"""The figures that make a sec on the first throw (M-29)."""

CLASSIC_TILES: Final[Counter[str]] = Counter(
    {f"b{value}": 3 for value in VALUES}
    | dict.fromkeys(("ps", "suite", "full", "carre", "mini", "maxi", "morpyam", "sec", "appel"), 2)
)
"""The 36 tiles of the classic grid (M-03), which Plus plays with too (M-70)."""

FLASH_TILES: Final[Counter[str]] = Counter(
    {f"p{value}": 3 for value in VALUES}
    | {f"b{value}": 2 for value in VALUES}
    | dict.fromkeys(("2p", "carre", "morpyam"), 2)
)
"""The 36 tiles of the Flash grid (M-05)."""

FIGURES: Final[dict[str, Figure]] = {
    **{f"b{value}": figures.of_value(value, 3) for value in VALUES},
    "ps": figures.run(4),
    "suite": figures.five_in_a_row,
    "full": figures.full_or_five_alike,
    "carre": figures.four_alike,
    "mini": figures.mini,
    "maxi": figures.maxi,
    "morpyam": figures.five_alike,
    **{f"p{value}": figures.of_value(value, 2) for value in VALUES},
    "2p": figures.two_pairs,
}
"""Whether five dice make a tile's figure, the dice alone deciding (M-20 to M-28). Five alike make a full (M-23).

Sec and appel have none: they depend on the throw and on a call.
"""


@cache
def is_morpyam(dice: tuple[int, ...]) -> bool:
    """Five alike (M-27)."""
    return figures.five_alike(dice)


def made(dice: Sequence[int]) -> tuple[str, ...]:
    """The tiles whose figures five dice make, the dice alone deciding, in the order of FIGURES."""
    return tuple(tile for tile, figure in FIGURES.items() if figure(dice))


@cache
def is_sec(dice: tuple[int, ...]) -> bool:
    """One of the six figures of M-29 is there; on the first throw of a hand it is a sec."""
    return any(FIGURES[figure](dice) for figure in SEC_FIGURES)


@cache
def answers(call: str, dice: tuple[int, ...]) -> bool:
    """Whether five dice make the figure that was called (M-41, M-42); a called sec, when they make any of the six."""
    return is_sec(dice) if call == "sec" else FIGURES[call](dice)


@cache
def covered(dice: tuple[int, ...], first: bool, morpyam_free: bool) -> frozenset[str]:
    """The tiles that five dice cover without a call.

    Five alike go on a morpyam square while one is free, on the first throw on sec too (M-30); then on anything else
    they make (M-31). An appel square is never covered without a call (M-45).

    Args:
        dice: five values in any order.
        first: it is the first throw of a hand.
        morpyam_free: a morpyam square is free.
    """
    tiles = {"morpyam"} if morpyam_free and is_morpyam(dice) else set(made(dice))
    if first and is_sec(dice):
        tiles.add("sec")
    return frozenset(tiles)
