"""The count of Yamslam as the screen shows it."""

from __future__ import annotations

from scenes.count.reckoning import Line, Reckoning, Side
from scenes.play import Play
from scenes.yamslam import words
from tabletop.app.translations import _
from tabletop.games.yamslam.count import SideCount, tally


def reckoning(play: Play) -> Reckoning:
    """Chips in rising order of value, then bonuses."""
    outcome = play.game.outcome(play.state)
    headline = _("Grand Slam!") if outcome is not None and outcome.reason == "grand_slam" else ""
    return Reckoning(tuple(_side(count) for count in tally(play.state)), headline)


def _side(count: SideCount) -> Side:
    return Side(count.seats, tuple(Line(words.step(step), step.points) for step in count.steps))
