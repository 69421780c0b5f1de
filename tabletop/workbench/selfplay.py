"""Plays whole games without people: what simulations and measurements stand on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tabletop.core.actions import CHANCE, Action, Outcome
from tabletop.core.game import Game, Setup
from tabletop.core.rng import Rng

Chooser = Callable[[Any, int], Action]
"""What to do in a state, for the seat to decide."""

TURN_BEGAN = "turn_began"
"""The tag of the event with which games that have turns of several actions begin one."""


class PlayedGame(msgspec.Struct, frozen=True):
    """A game from beginning to end.

    Attributes:
        outcome: how it ended.
        first: the seat that made the first choice.
        turns: turns played; in a game that does not announce them, how often the choice went to another seat.
        decisions: choices made, chance's not counted.
    """

    outcome: Outcome
    first: int
    turns: int
    decisions: int


def play_game(game: Game[Any, Any], setup: Setup, chance: Rng, choose: Chooser) -> PlayedGame:
    """Plays one game; ``choose`` makes every choice of a seat, ``chance`` all the rest.

    Raises:
        BadSetup: the setup cannot be played.
        IllegalAction: ``choose`` gave an action that is not legal.
    """
    state = game.new(setup)
    first = previous = CHANCE
    announced = changes = decisions = 0
    while (decision := game.decision(state)) is not None:
        seat = decision.seat
        if seat == CHANCE:
            events = game.apply(state, game.sample(state, chance))
        else:
            if first == CHANCE:
                first = seat
            changes += seat != previous
            previous = seat
            decisions += 1
            events = game.apply(state, choose(state, seat))
        announced += sum(type(event).__struct_config__.tag == TURN_BEGAN for event in events)
    outcome = game.outcome(state)
    assert outcome is not None  # no decision is due
    return PlayedGame(outcome, first, announced or changes, decisions)


def play_at_random(game: Game[Any, Any], setup: Setup, rng: Rng) -> int:
    """Plays one game, each legal action as likely; returns the number of choices, chance's not counted.

    A choice costs one ``legal`` and one validated ``apply``; nothing else is asked for, so that time taken here is
    the game's own.
    """
    state = game.new(setup)
    decision_of, legal, apply, sample, choice = game.decision, game.legal, game.apply, game.sample, rng.choice
    decisions = 0
    while (decision := decision_of(state)) is not None:
        if decision.seat == CHANCE:
            apply(state, sample(state, rng))
        else:
            apply(state, choice(legal(state)))
            decisions += 1
    return decisions
