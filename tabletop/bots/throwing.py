"""Throws that leave the dice a player wants."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.dice.hands import Keep
from tabletop.dice.throws import Throw


def throw_all_but(dice: Sequence[int], keep: Keep) -> Throw:
    """Throws every die the keep does not need; of equal dice the first are kept."""
    needed = list(keep)
    thrown = []
    for die, value in enumerate(dice):
        if value in needed:
            needed.remove(value)
        else:
            thrown.append(die)
    return Throw(tuple(thrown))
