"""What the 252 hands of five dice cover in Morpyam and which calls they win, as tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from math import factorial, prod
from typing import Final

from tabletop.dice.hands import DICE, FACES, FIRST_HAND, HANDS, KEEPS, NUMBER, THROWS_OF_FIVE
from tabletop.games.morpyam.tiles import CALLS, answers, covered, is_morpyam

WAYS: Final = tuple(factorial(DICE) // prod(factorial(count) for count in Counter(hand).values()) for hand in HANDS)
"""How many of the 7776 ordered throws of five dice give each hand."""

FIVE_ALIKE: Final = tuple(number for number, hand in enumerate(HANDS) if is_morpyam(hand))
"""Places in HANDS of the six morpyams."""

WON: Final[dict[str, tuple[int, ...]]] = {
    call: tuple(number for number, hand in enumerate(HANDS) if answers(call, hand)) for call in CALLS
}
"""For each call the places in HANDS of those that win it (M-41, M-42)."""

_WITH_ONE_MORE: Final = tuple(
    tuple(NUMBER[tuple(sorted((*keep, face)))] for face in FACES) for keep in KEEPS[:FIRST_HAND]
)
_WITH_ONE_LESS: Final = tuple(
    tuple({NUMBER[keep[:place] + keep[place + 1 :]] for place in range(len(keep))}) for keep in KEEPS
)


@cache
def covering(first: bool, morpyam_free: bool) -> tuple[tuple[str, ...], ...]:
    """For each of HANDS the tiles that it covers without a call, in order of their names.

    Args:
        first: it is the first throw of a hand.
        morpyam_free: a morpyam square is free.
    """
    return tuple(tuple(sorted(covered(hand, first, morpyam_free))) for hand in HANDS)


def averages(hands: Sequence[int]) -> list[int]:
    """What keeping each of the KEEPS of fewer than five dice, and throwing the rest, leads to on average.

    Args:
        hands: what each of HANDS is worth.

    Returns:
        In units of 1/7776 of theirs, so that all are whole.
    """
    worth = [0] * FIRST_HAND + [value * THROWS_OF_FIVE for value in hands]
    for number in range(FIRST_HAND - 1, -1, -1):
        one, two, three, four, five, six = _WITH_ONE_MORE[number]
        worth[number] = (worth[one] + worth[two] + worth[three] + worth[four] + worth[five] + worth[six]) // 6
    return worth[:FIRST_HAND]


def best_throws(keeps: Sequence[int]) -> list[int]:
    """For each of HANDS what its best keep of fewer than five dice is worth.

    Args:
        keeps: what each of the KEEPS of fewer than five dice is worth.
    """
    best = list(keeps)
    for number in range(1, FIRST_HAND):
        here = best[number]
        for less in _WITH_ONE_LESS[number]:
            if best[less] > here:
                here = best[less]
        best[number] = here
    return [max([best[less] for less in smaller]) for smaller in _WITH_ONE_LESS[FIRST_HAND:]]


WINNING: Final = {call: averages([int(number in won) for number in range(len(HANDS))]) for call, won in WON.items()}
"""For each call how likely the next throw wins it with each of the KEEPS of fewer than five dice, in 1/7776."""

WINNING_WITH_FIVE_ALIKE: Final = {
    call: averages([int(number in won and number in FIVE_ALIKE) for number in range(len(HANDS))])
    for call, won in WON.items()
}
"""The part of it that is five alike, which play again (M-42)."""
