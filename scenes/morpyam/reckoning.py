"""The count of Morpyam as the screen shows it: by sweep, then the bonus."""

from __future__ import annotations

from functools import partial

from scenes.count.reckoning import Line, Picture, Reckoning, Side
from scenes.morpyam import words
from scenes.morpyam.illustrations import paint_last, paint_sweep
from scenes.play import Play
from scenes.words import seat_name
from tabletop.app.translations import _
from tabletop.games.morpyam.ending import bonus_of
from tabletop.games.morpyam.lines import SWEEPS, runs
from tabletop.games.morpyam.state import MorpyamState


def reckoning(play: Play) -> Reckoning:
    """What every seat has in each of the four sweeps (M-56), and the point for the last token (M-53)."""
    state: MorpyamState = play.state
    sides = tuple(Side((seat,), _lines(state, seat, sitting.colour)) for seat, sitting in enumerate(play.seats))
    outcome = play.game.outcome(state)
    if outcome is None or outcome.reason == "points":
        return Reckoning(sides)
    winners = [seat_name(play.seats[seat], seat) for seat in outcome.ranking[0]]
    return Reckoning(sides, words.won(winners, outcome.reason))


def _lines(state: MorpyamState, seat: int, colour: int) -> tuple[Line, ...]:
    lines = []
    for sweep in SWEEPS:
        found = runs(state.own[seat], seat, state.table.players, sweep)
        picture = Picture(("sweep", sweep, colour), partial(paint_sweep, sweep, colour))
        lines.append(Line(words.sweep(sweep), sum(run.points for run in found), picture))
    picture = Picture(("last token", colour), partial(paint_last, colour))
    lines.append(Line(_("The last token"), int(bonus_of(state) == seat), picture))
    return tuple(lines)
