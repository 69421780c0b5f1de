"""The count of a duel as the screen shows it: how it ended, and what life was left."""

from __future__ import annotations

from scenes.count.reckoning import Line, Reckoning, Side
from scenes.moriham import words
from scenes.play import Play
from scenes.words import seat_name
from tabletop.app.translations import _
from tabletop.games.moriham.refs import SEATS


def reckoning(play: Play) -> Reckoning:
    """The life of both players, and who has won why."""
    sides = tuple(Side((seat,), (Line(_("Life points"), play.state.life[seat]),)) for seat in SEATS)
    ended = play.state.ended
    if ended is None:
        return Reckoning(sides)
    winner = None if ended.winner is None else seat_name(play.seats[ended.winner], ended.winner)
    return Reckoning(sides, words.ended(ended.reason, winner))
