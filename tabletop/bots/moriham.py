"""Players of MorihaM.

A level is a fixed amount of work: so many duels that agree with what the seat knows, so many actions looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabletop.bots.bot import Bot
from tabletop.bots.moriham_sense import worth
from tabletop.core.actions import CHANCE, Action
from tabletop.core.rng import Rng
from tabletop.games.moriham.actions import DECLINE, ResponseDue
from tabletop.games.moriham.rules import GAME, Moriham
from tabletop.games.moriham.state import State

LOOKED_AT: Final = 48
"""Actions a bot tries out at most; of more, a random choice."""

FOLLOWED: Final = 6
"""Actions the medium bot follows to the end of the turn."""

WORLDS: Final = 2
"""Duels that agree with its view in which the medium bot follows each."""

TRIED: Final = 10
"""Actions tried out for each step it follows."""

STEPS: Final = 12
"""Steps it follows at most."""


class GreedyBot:
    """Tries each action out and takes the one after which the table looks best.

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
        tried = tried_out(self._game, state, seat, some(legal, LOOKED_AT, rng), rng)
        return max(tried, key=lambda one: one[0])[1]


class LookaheadBot:
    """Takes the actions that look best and plays each on to the end of the turn, in duels that agree with its view.

    Args:
        game: the rules it plays by.
    """

    def __init__(self, game: Moriham = GAME) -> None:
        self._game = game

    def choose(self, view: Any, legal: Sequence[Action], rng: Rng) -> Action:
        """The action after which the turn can be brought to the best end, as far as the seat can know."""
        if len(legal) == 1:
            return legal[0]
        seat = view.decision.seat
        worlds = [self._game.determinize(view, rng) for _ in range(WORLDS)]
        tried = tried_out(self._game, worlds[0], seat, some(legal, LOOKED_AT, rng), rng)
        tried.sort(key=lambda one: -one[0])
        seeds = [rng.bits() for _ in worlds]  # the same chance for each action, so that they differ by it alone
        prospects = [(self._prospect(worlds, seeds, seat, action), action) for _, action in tried[:FOLLOWED]]
        return max(prospects, key=lambda one: one[0])[1]

    def _prospect(self, worlds: list[State], seeds: list[int], seat: int, action: Action) -> float:
        total = 0.0
        for world, seed in zip(worlds, seeds, strict=True):
            state = world.clone()
            self._game.perform(state, action)
            finish_turn(self._game, state, Rng(seed), world.turns)
            total += worth(state, seat)
        return total


def some(actions: Sequence[Action], count: int, rng: Rng) -> list[Action]:
    """The actions, or so many of them at random."""
    chosen = list(actions)
    if len(chosen) > count:
        rng.shuffle(chosen)
        del chosen[count:]
    return chosen


def tried_out(
    game: Moriham, state: State, seat: int, actions: Sequence[Action], rng: Rng
) -> list[tuple[float, Action]]:
    """What the table is worth to a seat after each action, if nobody answers."""
    found = []
    for action in actions:
        after = state.clone()
        game.perform(after, action)
        unanswered(game, after, rng)
        found.append((worth(after, seat), action))
    return found


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


def finish_turn(game: Moriham, state: State, rng: Rng, turn: int) -> None:
    """Plays the turn of that number to its end, each step the one after which the table looks best."""
    for _ in range(STEPS):
        unanswered(game, state, rng)
        if state.ended is not None or state.turns != turn:
            return
        assert state.turn is not None
        legal = game.legal(state)
        action = legal[0]
        if len(legal) > 1:
            tried = tried_out(game, state, state.turn, [*some(legal[:-1], TRIED, rng), legal[-1]], rng)
            action = max(tried, key=lambda one: one[0])[1]
        game.perform(state, action)


LEVELS: Final[dict[str, Bot]] = {"easy": GreedyBot(), "medium": LookaheadBot()}
