"""Figures: what five dice can make, as predicates over their five values in any order.

Games name their own figures and choose among these.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

Figure: TypeAlias = Callable[[Sequence[int]], bool]
"""Whether these five values, each 1 to 6, make it."""


def of_value(value: int, count: int) -> Figure:
    """At least ``count`` dice show ``value``: a brelan of sixes is ``of_value(6, 3)``."""

    def figure(dice: Sequence[int]) -> bool:
        return dice.count(value) >= count

    return figure


def alike(count: int) -> Figure:
    """At least ``count`` dice show one value, whichever it is."""

    def figure(dice: Sequence[int]) -> bool:
        return max(map(dice.count, dice)) >= count

    return figure


def run(length: int) -> Figure:
    """``length`` consecutive values are among the dice."""

    def figure(dice: Sequence[int]) -> bool:
        shown = set(dice)
        return any(shown.issuperset(range(low, low + length)) for low in range(1, 8 - length))

    return figure


def two_pairs(dice: Sequence[int]) -> bool:
    """Two different values at least twice each: a full counts, four alike do not."""
    return sum(dice.count(value) >= 2 for value in set(dice)) == 2


def two_pairs_or_four_alike(dice: Sequence[int]) -> bool:
    """Two pairs, where four alike are two pairs of one value."""
    return two_pairs(dice) or four_alike(dice)


def full(dice: Sequence[int]) -> bool:
    """Three of one value and two of another."""
    return sorted(map(dice.count, set(dice))) == [2, 3]


def full_or_five_alike(dice: Sequence[int]) -> bool:
    """Three and two, of different values or of one."""
    return full(dice) or five_alike(dice)


def mini(dice: Sequence[int]) -> bool:
    """The sum is 8 or less."""
    return sum(dice) <= 8


def maxi(dice: Sequence[int]) -> bool:
    """The sum is 27 or more."""
    return sum(dice) >= 27


def one_parity(dice: Sequence[int]) -> bool:
    """All odd or all even: one colour, where dice are coloured by parity."""
    return len({value % 2 for value in dice}) == 1


three_alike: Figure = alike(3)
four_alike: Figure = alike(4)
five_alike: Figure = alike(5)
four_in_a_row: Figure = run(4)
five_in_a_row: Figure = run(5)
