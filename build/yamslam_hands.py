"""Best play of one hand of Yamslam for many positions at once, for the scripts that make its tables.

What ``tabletop.dice.hands.BestPlay`` does for one payoff with integers, done here for a whole batch with floats. Arrays
have a row a keep, a hand or an outcome, and a column a position.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletop.dice.hands import DICE, FIRST_HAND, HANDS, KEEPS, NUMBER, keeps_of
from tabletop.games.yamslam.combinations import earned

Floats = NDArray[Any]

OUTCOMES = sorted({earned(hand) for hand in HANDS}, key=lambda numbers: (len(numbers), numbers))
"""What a hand can earn: sets of numbers of combinations; the first is nothing, the last, all seven, the yamslam."""

OUTCOME_OF = np.array([OUTCOMES.index(earned(hand)) for hand in HANDS])
"""The outcome each of the 252 hands is."""

MAKES = np.array([[number in outcome for number in range(7)] for outcome in OUTCOMES])
"""Whether an outcome (row) earns a combination (column)."""

_SIZES = [len(keep) for keep in KEEPS]
_FIRST = [_SIZES.index(size) for size in range(DICE + 1)] + [len(KEEPS)]


def _chances() -> Floats:
    """Of each hand (column) when a keep (row) is filled up by throwing the rest."""
    chances = np.zeros((len(KEEPS), len(HANDS)))
    chances[FIRST_HAND:] = np.eye(len(HANDS))
    for number in range(FIRST_HAND - 1, -1, -1):
        for face in range(1, 7):
            chances[number] += chances[NUMBER[tuple(sorted((*KEEPS[number], face)))]] / 6
    return chances[:FIRST_HAND]


CHANCES = _chances()
_TO_OUTCOME = np.eye(len(OUTCOMES))[OUTCOME_OF]
_FIRST_ROLL = CHANCES[0]
_CUMULATIVE = np.cumsum(CHANCES, axis=1)
_KEEPS_OF = np.array([np.resize(keeps_of(hand), 2**DICE) for hand in HANDS])
"""The numbers of every hand's keeps, repeated where there are fewer than 32."""

_ONE_LESS = [
    np.array(
        [
            [NUMBER[KEEPS[number][:place] + KEEPS[number][place + 1 :]] for place in range(size)]
            for number in range(_FIRST[size], _FIRST[size + 1])
        ]
    )
    for size in range(1, DICE + 1)
]
"""For the keeps of 1 to 5 dice: the keeps they become when each of their dice is left out."""


class HandPlay:
    """Best play of a hand of three throws for each position of a batch.

    A hand is ended before its third throw only by taking a chip, so where an outcome gives none the player throws on.

    Args:
        payoff: what each outcome is worth, one row an outcome.
        takes: whether each outcome lets the player take a chip; same shape.
    """

    def __init__(self, payoff: Floats, takes: NDArray[np.bool_]) -> None:
        self._dtype = payoff.dtype
        self._chances = CHANCES.astype(payoff.dtype)
        self._stop = np.where(takes, payoff, -np.inf)[OUTCOME_OF]
        # With one throw left what a keep is worth depends on the outcomes alone: a far smaller product.
        last = (self._chances @ _TO_OUTCOME.astype(payoff.dtype)) @ payoff
        self._last = np.concatenate([last, self._stop])
        self._middle = np.concatenate([self._chances @ _best_of_hands(self._last), self._stop])
        self.worth: Floats = _FIRST_ROLL.astype(payoff.dtype) @ _best_of_hands(self._middle)
        """What the hand is worth before its first throw, by position."""

    def ends(self) -> Floats:
        """How likely each outcome (row) is to be what the hand comes to, by position."""
        first = np.repeat(_FIRST_ROLL.astype(self._dtype)[:, None], self._stop.shape[1], axis=1)
        second, stopped = self._throw(first, self._middle)
        third, stopped_later = self._throw(second, self._last)
        return _TO_OUTCOME.T.astype(self._dtype) @ (third + stopped + stopped_later)

    def played(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """The outcome of one hand thrown and played, by position."""
        at = np.arange(self._stop.shape[1])
        keep = np.zeros(len(at), np.int64)
        hand = _filled_up(keep, rng)
        for worth in (self._middle, self._last):
            keeps = _KEEPS_OF[hand]
            keep = keeps[at, np.argmax(worth[keeps, at[:, None]], axis=1)]
            hand = np.where(keep < FIRST_HAND, _filled_up(np.minimum(keep, FIRST_HAND - 1), rng), keep - FIRST_HAND)
        return OUTCOME_OF[hand]

    def _throw(self, hands: Floats, worth: Floats) -> tuple[Floats, Floats]:
        """The hands after one more throw, and those that were stopped on, from the chances of the hands before."""
        chosen = _best_keeps_of_hands(worth)
        keeps, positions = worth.shape
        flat = chosen * positions + np.arange(positions)
        mass = np.bincount(flat.ravel(), hands.ravel(), keeps * positions).reshape(keeps, positions)
        mass = mass.astype(self._dtype)
        return self._chances.T @ mass[:FIRST_HAND], mass[FIRST_HAND:]


def _filled_up(keep: NDArray[np.int64], rng: np.random.Generator) -> NDArray[np.int64]:
    """The hand each keep becomes when the rest is thrown."""
    drawn = rng.random(len(keep)) * (1 - 1e-9)
    return np.argmax(_CUMULATIVE[keep] > drawn[:, None], axis=1)


def _best_of_hands(worth: Floats) -> Floats:
    """What the best keep of each of the 252 hands is worth."""
    best = worth[:1]
    for size in range(1, DICE + 1):
        smaller = best
        best = worth[_FIRST[size] : _FIRST[size + 1]].copy()
        for place in range(size):
            np.maximum(best, smaller[_ONE_LESS[size - 1][:, place] - _FIRST[size - 1]], out=best)
    return best


def _best_keeps_of_hands(worth: Floats) -> NDArray[np.int64]:
    """The number of the best keep of each of the 252 hands."""
    best = worth[:1]
    chosen = np.zeros(best.shape, np.int64)
    for size in range(1, DICE + 1):
        smaller, chosen_of_smaller = best, chosen
        own = np.arange(_FIRST[size], _FIRST[size + 1])
        best = worth[own].copy()
        chosen = np.repeat(own[:, None], worth.shape[1], axis=1)
        for place in range(size):
            rows = _ONE_LESS[size - 1][:, place] - _FIRST[size - 1]
            better = smaller[rows] > best
            np.copyto(best, smaller[rows], where=better)
            np.copyto(chosen, chosen_of_smaller[rows], where=better)
    return chosen
