"""Exact odds of figures with best play: integers and fractions, nothing estimated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

import msgspec

from tabletop.core.errors import IllegalAction
from tabletop.dice.figures import Figure
from tabletop.dice.hands import DICE, FACES, THROWS_OF_FIVE, BestPlay, Keep

MOST_THROWS: Final = 3
"""Throws of a whole hand."""


class Chance(msgspec.Struct, frozen=True, gc=False):
    """How likely a figure is for whoever plays for it alone, and how to.

    Attributes:
        p: the probability, rounded to a float.
        fraction: the probability exactly, in lowest terms: ``"n/d"``.
        keep: the values to keep for the next throw, rising; all five when it is best not to throw. Of equally
            good keeps the one of most dice, then the first in rising order.
    """

    p: float
    fraction: str
    keep: Keep

    @property
    def exact(self) -> Fraction:
        """The probability as a number to reckon with."""
        return Fraction(self.fraction)


class Odds:
    """The odds of one game's figures. The tables are built once, here; every answer is then a few look-ups.

    Attributes:
        figures: the figures' ids, in the order of every answer.
    """

    __slots__ = ("_plays", "figures")

    def __init__(self, figures: Mapping[str, Figure]) -> None:
        self.figures = tuple(figures)
        self._plays = {name: BestPlay(figure, MOST_THROWS) for name, figure in figures.items()}

    def chances(self, dice: Sequence[int] | None, left: int) -> dict[str, Chance]:
        """The chance of each figure, best play for that figure alone, the dice alone deciding.

        Args:
            dice: five values in any order; None before the first throw, which throws all five.
            left: throws left, 0 to 3; with 0 the dice are what they are.

        Raises:
            IllegalAction: no hand looks like this; ``where`` is ``dice``, one of its places, or ``left``.
        """
        if isinstance(left, bool) or left not in range(MOST_THROWS + 1):
            raise IllegalAction("bad_throws_left", "left", got=left, want=[0, MOST_THROWS])
        if dice is None:
            return {name: _chance(play.untouched(left), left, ()) for name, play in self._plays.items()}
        hand = _hand(dice)
        answers = ((name, *play.best(hand, left)) for name, play in self._plays.items())
        return {name: _chance(ways, left, keep) for name, ways, keep in answers}


def _chance(ways: int, left: int, keep: Keep) -> Chance:
    exact = Fraction(ways, THROWS_OF_FIVE**left)
    return Chance(float(exact), f"{exact.numerator}/{exact.denominator}", keep)


def _hand(dice: Sequence[int]) -> Keep:
    if len(dice) != DICE:
        raise IllegalAction("wrong_count", "dice", got=len(dice), want=DICE)
    for place, value in enumerate(dice):
        if isinstance(value, bool) or value not in FACES:
            raise IllegalAction("bad_value", f"dice[{place}]", got=value, want=list(FACES))
    return tuple(sorted(dice))
