"""When a game of Morpyam is over, and the count (M-32, M-51 to M-56)."""

from __future__ import annotations

from itertools import groupby
from typing import Final, cast

from tabletop.core.actions import Outcome
from tabletop.games.morpyam.events import GameOver
from tabletop.games.morpyam.lines import SWEEPS, Run, Sweep, Swept, any_five, points, runs
from tabletop.games.morpyam.state import MorpyamState, Reason

DOUBLE: Final = 2
"""Morpyams of one turn that win at once, where the table plays so (M-32)."""


def reason_to_end(state: MorpyamState) -> Reason | None:
    """Why the game is over, looked for in the order of M-53: KO, double morpyam, last token; None when it goes on.

    A game with one player left is over whatever lies on the board (M-55).
    """
    if any(any_five(own) for own in state.own):
        return "ko"
    if state.table.double_morpyam and state.morpyams >= DOUBLE:
        return "double_morpyam"
    if 0 in state.in_hand:
        return "points"
    return "retired" if len(state.playing) == 1 else None


def bonus_of(state: MorpyamState) -> int | None:
    """The seat that has a point more for having placed the last of its tokens (M-53); None without."""
    return state.turn if state.reason == "points" else None


def scores_of(state: MorpyamState) -> tuple[int, ...]:
    """Points by seat (M-51), the bonus included."""
    bonus = bonus_of(state)
    return tuple(points(own, state.table.players) + (seat == bonus) for seat, own in enumerate(state.own))


def outcome_of(state: MorpyamState) -> Outcome | None:
    """Reason, ranking and scores; None until the game is over.

    Whoever won at once stands first; then by points, the retired last. Equal points are shared, but a seat that has
    placed the last of its tokens goes before those it ties with (M-54).
    """
    if state.reason is None:
        return None
    scores = scores_of(state)
    winner = _winner_at_once(state)
    bonus = bonus_of(state)

    def place(seat: int) -> tuple[bool, bool, int, bool]:
        return seat != winner, state.retired[seat], -scores[seat], seat != bonus

    seats = sorted(range(state.table.players), key=place)
    ranking = tuple(tuple(tied) for _, tied in groupby(seats, key=place))
    return Outcome(state.reason, ranking, scores)


def _winner_at_once(state: MorpyamState) -> int | None:
    if state.reason == "retired":
        return state.playing[0]
    return None if state.reason == "points" else state.turn


def game_over(state: MorpyamState) -> GameOver:
    """The event that ends the game, with the count in four sweeps (M-56)."""
    outcome = cast(Outcome, outcome_of(state))
    swept = tuple(
        Swept(sweep, tuple(run for seat, own in enumerate(state.own) for run in _counted(state, own, seat, sweep)))
        for sweep in SWEEPS
    )
    return GameOver(outcome.reason, outcome.ranking, outcome.scores, swept, bonus_of(state))


def _counted(state: MorpyamState, own: int, seat: int, sweep: Sweep) -> list[Run]:
    return [run for run in runs(own, seat, state.table.players, sweep) if run.points]
