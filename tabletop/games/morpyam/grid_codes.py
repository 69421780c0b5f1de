"""A designed grid as one line that can be read to a friend, and typed by them (M-73).

Eight groups of four signs; what they hold is the place of the grid among all that there can be.
"""

from __future__ import annotations

from collections import Counter
from math import factorial, prod
from typing import Final

from tabletop.core.codes import CodeFault, Coding
from tabletop.games.morpyam.actions import AT, At
from tabletop.games.morpyam.designs import KINDS, Arrangement, unlaid
from tabletop.games.morpyam.tiles import CLASSIC_TILES

CODING: Final = Coding(groups=8, group=4)
"""How a grid's place among all that there can be is written."""

_ALL: Final = factorial(len(AT)) // prod(map(factorial, CLASSIC_TILES.values()))


def encode(tiles: Arrangement) -> str:
    """The code of a grid. Raises ValueError unless all 36 tiles are laid."""
    if unlaid(tiles) or len(tiles) != len(AT):
        raise ValueError("a code is of a grid with all 36 tiles")
    return CODING.encode(_number_of(tiles))


def decode(text: str) -> dict[At, str]:
    """The grid of a code. Raises CodeFault, ``no_grid`` for the number of none."""
    number = CODING.decode(text)
    if number >= _ALL:
        raise CodeFault("no_grid")
    return _grid_of(number)


# The place of a grid among all, in the order of their tiles


def _number_of(tiles: Arrangement) -> int:
    left = Counter(CLASSIC_TILES)
    number, ways = 0, _ALL
    for rest, square in zip(range(len(AT), 0, -1), AT, strict=True):
        for kind in KINDS:
            with_kind = ways * left[kind] // rest
            if kind == tiles[square]:
                ways = with_kind
                left[kind] -= 1
                break
            number += with_kind
    return number


def _grid_of(number: int) -> dict[At, str]:
    left = Counter(CLASSIC_TILES)
    ways = _ALL
    tiles: dict[At, str] = {}
    for rest, square in zip(range(len(AT), 0, -1), AT, strict=True):
        for kind in KINDS:
            with_kind = ways * left[kind] // rest
            if number < with_kind:
                ways = with_kind
                left[kind] -= 1
                tiles[square] = kind
                break
            number -= with_kind
    return tiles
