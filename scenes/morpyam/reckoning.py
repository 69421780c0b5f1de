"""The count of Morpyam as the screen shows it: by sweep, then the bonus."""

from __future__ import annotations

from scenes.count.reckoning import Line, Reckoning, Side
from scenes.morpyam import words
from scenes.play import Play
from scenes.words import seat_name
from tabletop.app.translations import _
from tabletop.games.morpyam.ending import bonus_of
from tabletop.games.morpyam.lines import SWEEPS, runs
from tabletop.games.morpyam.state import MorpyamState


def reckoning(play: Play) -> Reckoning:
    """What every seat has in each of the four sweeps (M-56), and the point for the last token (M-53)."""
    state: MorpyamState = play.state
    sides = tuple(Side((seat,), _lines(state, seat)) for seat in range(state.table.players))
    outcome = play.game.outcome(state)
    if outcome is None or outcome.reason == "points":
        return Reckoning(sides)
    winners = [seat_name(play.seats[seat], seat) for seat in outcome.ranking[0]]
    return Reckoning(sides, words.won(winners, outcome.reason))


def _lines(state: MorpyamState, seat: int) -> tuple[Line, ...]:
    lines = []
    for sweep in SWEEPS:
        found = runs(state.own[seat], seat, state.table.players, sweep)
        lines.append(Line(words.sweep(sweep), sum(run.points for run in found)))
    lines.append(Line(_("The last token"), int(bonus_of(state) == seat)))
    return tuple(lines)
