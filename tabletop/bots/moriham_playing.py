"""Playing a duel of MorihaM on, without answers, to see what an action leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.bots.moriham_sense import worth
from tabletop.core.actions import CHANCE, Action
from tabletop.core.rng import Rng
from tabletop.games.moriham.actions import DECLINE, ChooseDue, ResponseDue
from tabletop.games.moriham.refs import Seat
from tabletop.games.moriham.rules import Moriham
from tabletop.games.moriham.state import State

PICKS_TRIED: Final = 5
"""Things looked at where an effect asks for one, while something else is tried out."""


def settle(game: Moriham, state: State, rng: Rng) -> None:
    """Plays on to the next choice in a phase of a turn, or the end: nobody answers, and what effects ask for is picked
    as suits the one who picks."""
    while state.ended is None and state.frames:
        due = game.decision(state)
        assert due is not None
        if due.seat == CHANCE:
            game.perform(state, game.sample(state, rng))
        elif isinstance(due, ResponseDue):
            game.perform(state, DECLINE)
        elif isinstance(due, ChooseDue):
            game.perform(state, _pick(game, state, due.seat))
        else:
            game.perform(state, game.legal(state)[0])


def _pick(game: Moriham, state: State, seat: Seat) -> Action:
    """The pick after which the table looks best to the one who picks."""
    legal = game.legal(state)
    if len(legal) == 1:
        return legal[0]
    tried = legal if len(legal) <= PICKS_TRIED else [*legal[: PICKS_TRIED - 1], legal[-1]]
    best, most = legal[0], -float("inf")
    for action in tried:
        after = state.clone()
        game.perform(after, action)
        value = worth(after, seat)
        if value > most:
            best, most = action, value
    return best


def some(actions: Sequence[Action], count: int, rng: Rng) -> list[Action]:
    """The actions, or so many of them: the last, which does nothing, and others at random."""
    chosen = list(actions)
    if len(chosen) > count:
        last = chosen.pop()
        rng.shuffle(chosen)
        del chosen[count - 1 :]
        chosen.append(last)
    return chosen


def tried_out(
    game: Moriham, state: State, seat: Seat, actions: Sequence[Action], seed: int
) -> list[tuple[float, Action]]:
    """What the table is worth to a seat after each action, if nobody answers.

    Args:
        seed: of what chance does, the same for each action, so that they differ by themselves alone.
    """
    found = []
    for action in actions:
        after = state.clone()
        game.perform(after, action)
        if after.frames:
            settle(game, after, Rng(seed))
        found.append((worth(after, seat), action))
    return found
