"""Hands of five dice, what can be kept of them, and what best play is worth.

Dice of one hand are alike, so a keep is a multiset: a rising tuple of zero to five values. There are 462 of them,
252 of five dice. Whoever plays for a payoff of the final hand chooses at each throw the keep that is worth most;
what a keep is worth follows from the keeps with one die more, so all are found in one sweep instead of
weighing every outcome of every choice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Final, TypeAlias

Keep: TypeAlias = tuple[int, ...]
"""Zero to five values, rising."""

DICE: Final = 5
FACES: Final = range(1, 7)
THROWS_OF_FIVE: Final = 6**DICE
"""Ordered outcomes of one throw of all five dice: 7776."""

KEEPS: Final[tuple[Keep, ...]] = tuple(
    keep for size in range(DICE + 1) for keep in combinations_with_replacement(FACES, size)
)
"""Everything that can be kept, fewest dice first, then in rising order of values."""

NUMBER: Final = {keep: number for number, keep in enumerate(KEEPS)}
"""Where a keep stands in KEEPS."""

FIRST_HAND: Final = KEEPS.index((1,) * DICE)
"""Where the keeps of five dice begin."""

HANDS: Final = KEEPS[FIRST_HAND:]
"""The 252 hands of five dice."""

_WITH_ONE_MORE: Final = [tuple(NUMBER[tuple(sorted((*keep, face)))] for face in FACES) for keep in KEEPS[:FIRST_HAND]]
_WITH_ONE_LESS: Final = [
    tuple({NUMBER[keep[:place] + keep[place + 1 :]] for place in range(len(keep))}) for keep in KEEPS
]


@cache
def keeps_of(hand: Keep) -> tuple[int, ...]:
    """The numbers of all keeps of a hand, most dice first, then in rising order of values."""
    return tuple(
        number for size in range(DICE, -1, -1) for number in sorted({NUMBER[keep] for keep in combinations(hand, size)})
    )


class BestPlay:
    """What every keep is worth to whoever plays best for a payoff of the final hand.

    Args:
        payoff: of each hand, if it is the final one.
        throws: throws left at most.
        may_stop: whether a hand may be the final one while throws are left; by default any may.

    Attributes:
        worth: ``worth[left][n]`` is the expected payoff, in units of 1/7776**left, of keeping ``KEEPS[n]`` with
            ``left`` throws left and throwing the rest; a keep of five dice throws nothing, and one that may not be
            the final hand is less than any other. ``worth[0]`` is zero but for the hands, which have their payoff.
    """

    __slots__ = ("worth",)

    def __init__(
        self, payoff: Callable[[Keep], int], throws: int, may_stop: Callable[[Keep], bool] | None = None
    ) -> None:
        hands = final = [int(payoff(hand)) for hand in HANDS]
        self.worth: list[list[int]] = [[0] * FIRST_HAND + hands]
        for _ in range(throws):
            worth = [0] * FIRST_HAND + [value * THROWS_OF_FIVE for value in hands]
            for number in range(FIRST_HAND - 1, -1, -1):
                one, two, three, four, five, six = _WITH_ONE_MORE[number]
                worth[number] = (worth[one] + worth[two] + worth[three] + worth[four] + worth[five] + worth[six]) // 6
            if may_stop is not None:
                final = [value * THROWS_OF_FIVE for value in final]
                barred = min(worth) - 1
                worth[FIRST_HAND:] = [
                    value if may_stop(hand) else barred for hand, value in zip(HANDS, final, strict=True)
                ]
            self.worth.append(worth)
            hands = _best_of_each_hand(worth)

    def best(self, hand: Keep, left: int) -> tuple[int, Keep]:
        """What the hand is worth with ``left`` throws left, in units of 1/7776**left, and what to keep of it.

        Where several keeps are worth the same, the one of most dice, then the first in rising order of values.

        Args:
            hand: five values, rising.
            left: throws left, at most those given at the beginning.
        """
        worth = self.worth[left]
        numbers = keeps_of(hand) if left else (NUMBER[hand],)
        best = max(numbers, key=worth.__getitem__)
        return worth[best], KEEPS[best]

    def untouched(self, left: int) -> int:
        """What a hand not yet thrown is worth, in units of 1/7776**left."""
        return self.worth[left][0]


def _best_of_each_hand(worth: Sequence[int]) -> list[int]:
    best = list(worth)
    for number, smaller in enumerate(_WITH_ONE_LESS):
        for less in smaller:
            if best[less] > best[number]:
                best[number] = best[less]
    return best[FIRST_HAND:]
