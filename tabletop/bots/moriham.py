"""Players of MorihaM.

A level is a fixed amount of work: so many duels that agree with what the seat knows, so many actions looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabletop.bots import moriham_glance
from tabletop.bots.bot import Bot
from tabletop.bots.moriham_playing import some, tried_out
from tabletop.core.actions import CHANCE, Action
from tabletop.core.rng import Rng
from tabletop.games.moriham.actions import DECLINE, Respond, ResponseDue
from tabletop.games.moriham.events import Activated, AttackDeclared, Summoning
from tabletop.games.moriham.rules import GAME, Moriham
from tabletop.games.moriham.state import State

LOOKED_AT: Final = 48
"""Actions a bot tries out at most; of more, a random choice."""

HOLD: Final = 2.0
"""How much more than the card an answer must bring."""

HOLD_FREE: Final = 6.0
"""The same for an option without a trigger, at a moment that calls for no answer."""


class GreedyBot:
    """Tries each action out and takes the one after which the table looks best at a glance.

    Args:
        game: the rules it plays by.
    """

    def __init__(self, game: Moriham = GAME) -> None:
        self._game = game

    def choose(self, view: Any, legal: Sequence[Action], rng: Rng) -> Action:
        """The action after which the table looks best, as far as the seat can know; answers are not reckoned with."""
        if len(legal) == 1:
            return legal[0]
        seat = view.decision.seat
        state = self._game.determinize(view, rng)
        best, most = legal[0], -float("inf")
        for action in some(legal, LOOKED_AT, rng):
            after = state.clone()
            self._game.perform(after, action)
            unanswered(self._game, after, rng)
            value = moriham_glance.worth(after, seat)
            if value > most:
                best, most = action, value
        return best


class SoundBot:
    """Tries each action out and reckons with the attacks that follow; keeps its traps for the moment.

    Args:
        game: the rules it plays by.
    """

    def __init__(self, game: Moriham = GAME) -> None:
        self._game = game

    def choose(self, view: Any, legal: Sequence[Action], rng: Rng) -> Action:
        """The action that leads to the best table, as far as the seat can know; answers are not reckoned with."""
        if len(legal) == 1:
            return legal[0]
        due = view.decision
        state = self._game.determinize(view, rng)
        tried = tried_out(self._game, state, due.seat, some(legal, LOOKED_AT, rng), rng.bits())
        if isinstance(due, ResponseDue):
            tried = [(value - price(state, due, action), action) for value, action in tried]
        return max(tried, key=lambda one: one[0])[1]


def price(state: State, due: ResponseDue, action: Action) -> float:
    """What an answer must bring besides, so that it is kept for the moment."""
    if not isinstance(action, Respond):
        return 0.0
    assert action.source.place is not None
    spell = state.backrow[due.seat][action.source.place]
    assert spell is not None
    if state.box.option(spell.card, action.option).on is not None:
        return HOLD
    pressing = isinstance(due.to, Activated | AttackDeclared | Summoning) and due.to.seat != due.seat
    return HOLD if pressing else HOLD_FREE


def unanswered(game: Moriham, state: State, rng: Rng) -> None:
    """Plays on to the next choice in a phase of a turn, without answers; other choices are made as they come."""
    while state.ended is None and state.frames:
        due = game.decision(state)
        assert due is not None
        if due.seat == CHANCE:
            game.perform(state, game.sample(state, rng))
        elif isinstance(due, ResponseDue):
            game.perform(state, DECLINE)
        else:
            game.perform(state, game.legal(state)[0])


LEVELS: Final[dict[str, Bot]] = {"easy": GreedyBot(), "medium": SoundBot()}
