"""A designed grid as one line that can be read to a friend, and typed by them (M-73).

Eight groups of four signs, as in ``K7QM-…``. The signs are the digits 2 to 9 and the letters but for I, L and O, which
pass for others: 31, a prime, so that a sum modulo 31 notices every misread sign and every two exchanged. The last
sign of a group is such a sum over the group and its place, so that a wrong group is named. The 24 others are a number
written with 31 digits: the place of the grid among all that there can be, and one sign more as a sum over the whole.
"""

from __future__ import annotations

import re
from collections import Counter
from math import factorial, prod
from typing import Final

from tabletop.core.errors import EngineError
from tabletop.games.morpyam.actions import AT, At
from tabletop.games.morpyam.designs import KINDS, Arrangement, unlaid
from tabletop.games.morpyam.tiles import CLASSIC_TILES

SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""What a code is written with, each sign with the worth of its place."""

GROUPS: Final = 8
GROUP: Final = 4
"""Signs of a group, its check sign included."""

_BASE: Final = len(SIGNS)
_HELD: Final = GROUPS * (GROUP - 1) - 1  # signs for the number of the grid
_APART: Final = re.compile(r"[\s\-‐‑–—.,_/]+")
_ALL: Final = factorial(len(AT)) // prod(map(factorial, CLASSIC_TILES.values()))


class CodeFault(EngineError):
    """What is wrong with a code.

    Codes: ``bad_sign`` (``got`` is the sign), ``bad_length`` (``got`` and ``want`` count signs), ``misread`` (the signs
    do not agree), ``no_grid`` (no grid has this code). ``group`` among the params is the number of the group,
    from 1; it is missing where the fault cannot be placed.
    """

    kind = "bad_code"


def encode(tiles: Arrangement) -> str:
    """The code of a grid. Raises ValueError unless all 36 tiles are laid."""
    if unlaid(tiles) or len(tiles) != len(AT):
        raise ValueError("a code is of a grid with all 36 tiles")
    number = _number_of(tiles)
    held = []
    for _ in range(_HELD):
        number, sign = divmod(number, _BASE)
        held.append(sign)
    held.append(_sum_over(held))
    size = GROUP - 1
    groups = [held[size * group : size * (group + 1)] for group in range(GROUPS)]
    return "-".join(
        "".join(SIGNS[sign] for sign in (*group, _check_of(group, place))) for place, group in enumerate(groups)
    )


def decode(text: str) -> dict[At, str]:
    """The grid of a code, however it is grouped, in small or capital letters. Raises CodeFault."""
    signs = [_read(group) for group in _groups(text)]
    for place, group in enumerate(signs):
        if group[-1] != _check_of(group[:-1], place):
            raise CodeFault("misread", group=place + 1)
    held = [sign for group in signs for sign in group[:-1]]
    if held[-1] != _sum_over(held[:-1]):
        raise CodeFault("misread")
    number = 0
    for sign in reversed(held[:-1]):
        number = number * _BASE + sign
    if number >= _ALL:
        raise CodeFault("no_grid")
    return _grid_of(number)


def _groups(text: str) -> list[tuple[int, str]]:
    """The groups with their numbers, as they were typed apart or else in fours; raises CodeFault."""
    parts = [part for part in _APART.split(text[:1000].upper()) if part]
    apart = len(parts) == GROUPS
    if not apart:
        whole = "".join(parts)
        parts = [whole[start : start + GROUP] for start in range(0, len(whole), GROUP)]
    groups = list(enumerate(parts, start=1))
    for number, part in groups:
        for sign in part:
            if sign not in SIGNS:
                raise CodeFault("bad_sign", got=sign, want=SIGNS, group=number)
    if apart:
        for number, part in groups:
            if len(part) != GROUP:
                raise CodeFault("bad_length", got=len(part), want=GROUP, group=number)
    count = sum(map(len, parts))
    if count != GROUPS * GROUP:
        raise CodeFault("bad_length", got=count, want=GROUPS * GROUP)
    return groups


def _read(group: tuple[int, str]) -> list[int]:
    return [SIGNS.index(sign) for sign in group[1]]


def _check_of(signs: list[int], place: int) -> int:
    """The check sign of a group: each sign weighs otherwise, and each place among the groups adds its own."""
    return (sum(weight * sign for weight, sign in enumerate(signs, start=2)) + 3 * place) % _BASE


def _sum_over(signs: list[int]) -> int:
    return sum(weight * sign for weight, sign in enumerate(signs, start=2)) % _BASE


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
