"""Players of Morpyam that others are measured against; no level is one of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tabletop.bots.bot import Bot
from tabletop.bots.morpyam_board import LAST, POINT, WIN, Board, board_of, gain
from tabletop.bots.morpyam_turn import Prospects, choose
from tabletop.core.actions import Action
from tabletop.core.rng import Rng
from tabletop.dice.throws import THROW_ALL
from tabletop.games.morpyam.actions import Place
from tabletop.games.morpyam.grids import SIDE
from tabletop.games.morpyam.position import MorpyamPosition
from tabletop.games.morpyam.restoring import state_of

SOMETHING: Final = 10
"""What any square is worth to the greedy, in parts of a point: it rather covers one that brings nothing than none."""


class FirstChance:
    """Throws all five dice until something can be covered, and covers any of it. It never calls."""

    def choose(self, view: MorpyamPosition, legal: Sequence[Action], rng: Rng) -> Action:  # noqa: ARG002 - in legal
        """One of the legal actions."""
        places = [action for action in legal if isinstance(action, Place)]
        if places:
            return rng.choice(places)
        return THROW_ALL if THROW_ALL in legal else rng.choice(legal)


class PointsGreedy:
    """Plays its hand exactly for the points it brings at once: of runs, of the last token, of a KO.

    Of squares that bring the same it takes any.
    """

    def choose(self, view: MorpyamPosition, legal: Sequence[Action], rng: Rng) -> Action:
        """One of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        state = state_of(view)
        if state.layout is None:
            return rng.choice(legal)
        board = board_of(state)
        prospects = _points(board)
        choice = choose(state, prospects)
        if choice.square is None:
            return choice.action
        worth = prospects.worth
        places = [action for action in legal if isinstance(action, Place)]
        best = worth[choice.square]
        return rng.choice([place for place in places if worth[SIDE * place.square[0] + place.square[1]] == best])


@lru_cache(maxsize=16)
def _points(board: Board) -> Prospects:
    own = board.own[board.seat]
    last = LAST * POINT if board.in_hand[board.seat] == 1 else 0
    worth = {square: SOMETHING + last + gain(own, square, len(board.own)) for square in board.free}
    again = WIN if board.doubles else 0 if last else SOMETHING
    return Prospects(board.layout, worth, {square: value + again for square, value in worth.items()})


BASELINES: Final[dict[str, Bot]] = {"first_chance": FirstChance(), "points_greedy": PointsGreedy()}
"""Weakest first."""
