"""Dice that a hand moves from one place to another."""

from __future__ import annotations

from functools import partial
from math import pi
from typing import Final

from scenes.art.orientation import from_screen_frame
from scenes.dice.drawing import DieLook
from scenes.kit.motion import Call, Pacing, Sequence, Timeline, ease_in_out
from tabletop.tray.cube import resting_orientation, rotation_matrix
from tabletop.tray.tray import RestingDie

SLIDE: Final = 220.0
"""Milliseconds a die takes to its new place."""
_OVER_WALL: Final = 2.2
_OVER_CLOTH: Final = 0.35
_QUARTER: Final = pi / 2


def squared(heading: float) -> float:
    """The heading nearest to this one that stands square to the table."""
    return round(heading / _QUARTER) * _QUARTER


class Sliding:
    """The dice under way, by number: where from, where to, and how far they are (0–1)."""

    def __init__(self) -> None:
        self._moves: dict[int, tuple[RestingDie, RestingDie, float]] = {}

    @property
    def dice(self) -> frozenset[int]:
        """The dice that are under way."""
        return frozenset(self._moves)

    def begin(self, start: RestingDie, end: RestingDie, pacing: Pacing) -> Timeline:
        """The motion of one die; after it the die is no longer under way."""
        self._put(start, end, 0.0)
        tween = pacing.tween(SLIDE, partial(self._put, start, end), easing=ease_in_out)
        return Sequence(tween, Call(partial(self._end, end.die)))

    def looks(self) -> list[DieLook]:
        """The dice under way as they are to be seen, lifted over what stands between."""
        return [_between(*move) for move in self._moves.values()]

    def _put(self, start: RestingDie, end: RestingDie, share: float) -> None:
        self._moves[end.die] = (start, end, share)

    def _end(self, die: int) -> None:
        self._moves.pop(die, None)


def _between(start: RestingDie, end: RestingDie, share: float) -> DieLook:
    rise = _OVER_CLOTH if start.in_track == end.in_track else _OVER_WALL
    heading = start.heading + (end.heading - start.heading) * share
    matrix = rotation_matrix(resting_orientation(end.rotation, heading))
    return DieLook(
        start.x + (end.x - start.x) * share,
        start.y + (end.y - start.y) * share,
        0.5 + rise * 4 * share * (1 - share),
        from_screen_frame(matrix),
    )
