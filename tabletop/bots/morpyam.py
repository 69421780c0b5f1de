"""Players of Morpyam.

Easy covers anything as soon as it can. Medium plays its hand exactly, calls included, for what the squares are worth at
a glance. Hard plays it for how likely it is to win the game after it (``morpyam_hard``), where that has been learnt.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tabletop.bots.bot import Bot
from tabletop.bots.morpyam_board import board_of, gain
from tabletop.bots.morpyam_glance import at_a_glance
from tabletop.bots.morpyam_hard import HardBot
from tabletop.bots.morpyam_laying import lay_for_oneself
from tabletop.bots.morpyam_turn import Prospects, choose
from tabletop.core.actions import Action
from tabletop.core.rng import Rng
from tabletop.games.morpyam.actions import Place
from tabletop.games.morpyam.grids import SIDE, SQUARES, Layout
from tabletop.games.morpyam.position import MorpyamPosition
from tabletop.games.morpyam.restoring import state_of


class EasyBot:
    """Covers anything as soon as it can: of several squares one that completes a run, else any.

    Its tiles it lays anywhere.
    """

    def choose(self, view: MorpyamPosition, legal: Sequence[Action], rng: Rng) -> Action:
        """One of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        state = state_of(view)
        if state.layout is None:
            return rng.choice(legal)
        places = [action for action in legal if isinstance(action, Place)]
        if not places:
            return choose(state, _anything(state.layout, state.free)).action
        own = state.own[state.turn or 0]
        gains = [gain(own, SIDE * place.square[0] + place.square[1], state.table.players) for place in places]
        return rng.choice([place for place, brought in zip(places, gains, strict=True) if brought == max(gains)])


class MediumBot:
    """Plays its hand exactly for what the squares are worth at a glance. Its tiles it lays for itself."""

    def choose(self, view: MorpyamPosition, legal: Sequence[Action], rng: Rng) -> Action:  # noqa: ARG002 - it needs none
        """One of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        state = state_of(view)
        if state.layout is None:
            return lay_for_oneself(state, legal)
        return choose(state, at_a_glance(board_of(state))).action


@lru_cache(maxsize=16)
def _anything(layout: Layout, free: int) -> Prospects:
    """Where one square is worth as much as another."""
    worth = {square: 1 for square in range(SQUARES) if free >> square & 1}
    return Prospects(layout, worth, worth)


LEVELS: Final[dict[str, Bot]] = {"easy": EasyBot(), "medium": MediumBot(), "hard": HardBot()}
"""Weakest first."""
