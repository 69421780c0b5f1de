"""Turning the pyramid a little to look at its sides: a hand drags it, a stick leans it, let go it springs back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from scenes.kit.motion import Timeline, Tween, overshoot
from scenes.pyramix.board import MOST_STEPS

_UNITS_A_STEP: Final = 34.0
_SPRING: Final = 320.0


class Turning:
    """How far the pyramid is turned, in steps.

    Attributes:
        grip: what turns it now; None when it has been let go.
        wanted: how far it should be turned.
        step: how far it is seen turned: it follows as its pictures become ready.
    """

    def __init__(self) -> None:
        self.grip: Literal["drag", "stick"] | None = None
        self.wanted = 0.0
        self.step = 0
        self._from = 0.0

    def take(self, x: float) -> None:
        """A hand takes hold of it at ``x``, in design units."""
        self.grip = "drag"
        self._from = x - self.wanted * _UNITS_A_STEP

    def drag(self, x: float) -> None:
        """The hand has moved."""
        self.wanted = _held((x - self._from) / _UNITS_A_STEP)

    def lean(self, x: float) -> None:
        """A stick is held that far, −1…1."""
        self.grip = "stick"
        self.wanted = _held(x * MOST_STEPS)

    def let_go(self, spring_time: Callable[[float], float]) -> Timeline:
        """It springs back."""
        self.grip = None

        def put(wanted: float) -> None:
            if self.grip is None:
                self.wanted = _held(wanted)

        return Tween(spring_time(_SPRING), put, self.wanted, 0.0, overshoot)

    def follow(self, ready: Callable[[int], bool]) -> bool:
        """Turns a step towards what is wanted if that picture is ready; returns whether it did."""
        goal = round(self.wanted)
        if goal == self.step:
            return False
        step = self.step + (1 if goal > self.step else -1)
        if not ready(step):
            return False
        self.step = step
        return True

    @property
    def under_way(self) -> bool:
        """Whether it is yet to reach what is wanted."""
        return round(self.wanted) != self.step


def _held(wanted: float) -> float:
    return max(-float(MOST_STEPS), min(float(MOST_STEPS), wanted))
