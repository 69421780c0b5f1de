"""A turn of Morpyam played for what covering each free square is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from tabletop.bots.morpyam_plan import APPEL, Plan
from tabletop.bots.throwing import throw_all_but
from tabletop.core.actions import Action
from tabletop.dice.hands import Keep
from tabletop.dice.throws import THROW_ALL
from tabletop.games.morpyam.actions import CALL, PASS, PLACE, Call
from tabletop.games.morpyam.grids import Layout
from tabletop.games.morpyam.state import MOST_THROWS, MorpyamState
from tabletop.games.morpyam.tiles import is_morpyam

_CALL_OF: Final[dict[str, Call]] = {action.figure: action for action in CALL}


class Prospects:
    """What a turn may lead to, and the plan that makes the most of it. Passing is worth 0.

    Args:
        layout: the grid.
        worth: for each free square what covering it is worth.
        five: the same where it is covered with five alike, and the player plays again.

    Attributes:
        square: for each tile with a free square, the best of them; of equal ones the first.
        square_of_five: the same for five alike.
        plan: best play of a hand.
    """

    __slots__ = ("five", "plan", "square", "square_of_five", "worth")

    def __init__(self, layout: Layout, worth: Mapping[int, int], five: Mapping[int, int]) -> None:
        self.worth = worth
        self.five = five
        self.square = _best_squares(layout, worth)
        self.square_of_five = _best_squares(layout, five)
        self.plan = Plan(
            {tile: worth[square] for tile, square in self.square.items()},
            {tile: five[square] for tile, square in self.square_of_five.items()},
        )


class Choice(msgspec.Struct, frozen=True):
    """An action, and what it leads to.

    Attributes:
        action: the action.
        square: the square that it covers; None for any other.
        keep: the values it leaves as they are, rising: none for a first throw, all five unless dice are thrown.
        call: the figure called for the throw that follows, now or before; None for none.
        expected: what it is worth on average, in the unit of the prospects.
    """

    action: Action
    square: int | None
    keep: Keep
    call: str | None
    expected: float


def choose(state: MorpyamState, prospects: Prospects) -> Choice:
    """What leads to the best on average. A throw with a call takes two actions: first the call, then the throw.

    Args:
        state: one in which a seat is to throw, call, cover or pass.
        prospects: of that seat.
    """
    hand = None if state.dice is None else tuple(sorted(state.dice))
    if hand is not None:
        if state.call_state == "won":
            return _cover(APPEL, hand, prospects)
        if state.hand_lost:
            return Choice(PASS, None, hand, None, 0.0)
    standing = state.call if state.call_state == "standing" else None
    step = prospects.plan.step(hand, state.throws, standing)
    if step.tile is not None:
        assert hand is not None
        return _cover(step.tile, hand, prospects)
    if state.throws == MOST_THROWS:
        return Choice(PASS, None, step.keep, None, 0.0)
    if step.call is not None and standing is None:
        return Choice(_CALL_OF[step.call], None, step.keep, step.call, step.expected)
    thrown = THROW_ALL if state.dice is None else throw_all_but(state.dice, step.keep)
    return Choice(thrown, None, step.keep, step.call, step.expected)


def _cover(tile: str, hand: Keep, prospects: Prospects) -> Choice:
    five = is_morpyam(hand)
    square = (prospects.square_of_five if five else prospects.square)[tile]
    return Choice(PLACE[square], square, hand, None, (prospects.five if five else prospects.worth)[square])


def _best_squares(layout: Layout, worth: Mapping[int, int]) -> dict[str, int]:
    best: dict[str, int] = {}
    for square, value in worth.items():
        tile = layout.grid[square]
        if tile not in best or value > worth[best[tile]]:
            best[tile] = square
    return best
