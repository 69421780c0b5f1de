"""Numbers as one line that can be read to a friend, and typed by them.

Groups of signs, as in ``K7QM-…``. The signs are the digits 2 to 9 and the letters but for I, L and O, which pass for
others: 31, a prime, so that a sum modulo 31 notices every misread sign and every two exchanged. The last sign of a
group is such a sum over the group and its place, so that a wrong group is named. Of the others the last is a sum over
the whole, and the rest is the number, written with 31 digits.
"""

from __future__ import annotations

import re
from typing import Final

from tabletop.core.errors import EngineError

SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""What a code is written with, each sign with the worth of its place."""

_BASE: Final = len(SIGNS)
_APART: Final = re.compile(r"[\s\-‐‑–—.,_/]+")
_LONGEST: Final = 1000  # characters looked at


class CodeFault(EngineError):
    """What is wrong with a code.

    Codes: ``bad_sign`` (``got`` is the sign), ``bad_length`` (``got`` and ``want`` count signs), ``misread`` (the signs
    do not agree); a game adds its own for a number that means nothing to it. ``group`` among the params is the
    number of the group, from 1; it is missing where the fault cannot be placed.
    """

    kind = "bad_code"


class Coding:
    """How numbers are written.

    Attributes:
        groups: how many groups a code has, fewer than 31.
        group: the signs of a group, its check sign included.
        count: how many numbers can be written, from 0.
    """

    def __init__(self, groups: int, group: int) -> None:
        self.groups = groups
        self.group = group
        self._held = groups * (group - 1) - 1  # signs for the number
        self.count: int = _BASE**self._held

    def encode(self, number: int) -> str:
        """The code of a number. Raises ValueError for one that cannot be written."""
        if not 0 <= number < self.count:
            raise ValueError(f"{number} is not among the {self.count} numbers of a code")
        held = []
        for _ in range(self._held):
            number, sign = divmod(number, _BASE)
            held.append(sign)
        held.append(_sum_over(held))
        size = self.group - 1
        groups = [held[size * group : size * (group + 1)] for group in range(self.groups)]
        return "-".join(
            "".join(SIGNS[sign] for sign in (*group, _check_of(group, place))) for place, group in enumerate(groups)
        )

    def decode(self, text: str) -> int:
        """The number of a code, however it is grouped, in small or capital letters. Raises CodeFault."""
        signs = [[SIGNS.index(sign) for sign in group] for group in self._groups(text)]
        for place, group in enumerate(signs):
            if group[-1] != _check_of(group[:-1], place):
                raise CodeFault("misread", group=place + 1)
        held = [sign for group in signs for sign in group[:-1]]
        if held[-1] != _sum_over(held[:-1]):
            raise CodeFault("misread")
        number = 0
        for sign in reversed(held[:-1]):
            number = number * _BASE + sign
        return number

    def _groups(self, text: str) -> list[str]:
        """The groups, as they were typed apart or else of the size they have; raises CodeFault."""
        parts = [part for part in _APART.split(text[:_LONGEST].upper()) if part]
        apart = len(parts) == self.groups
        if not apart:
            whole = "".join(parts)
            parts = [whole[start : start + self.group] for start in range(0, len(whole), self.group)]
        for number, part in enumerate(parts, start=1):
            for sign in part:
                if sign not in SIGNS:
                    raise CodeFault("bad_sign", got=sign, want=SIGNS, group=number)
        if apart:
            for number, part in enumerate(parts, start=1):
                if len(part) != self.group:
                    raise CodeFault("bad_length", got=len(part), want=self.group, group=number)
        count = sum(map(len, parts))
        if count != self.groups * self.group:
            raise CodeFault("bad_length", got=count, want=self.groups * self.group)
        return parts


def _check_of(signs: list[int], place: int) -> int:
    """The check sign of a group: each sign weighs otherwise, and each place among the groups adds its own."""
    return (_sum_over(signs) + 3 * place) % _BASE


def _sum_over(signs: list[int]) -> int:
    return sum(weight * sign for weight, sign in enumerate(signs, start=2)) % _BASE
