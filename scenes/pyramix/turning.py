"""Turning the pyramid a little to look at its sides: a hand drags it, a stick leans it, let go it springs back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from scenes.kit.motion import Timeline, Tween, overshoot
from scenes.pyramix.board import MOST_STEPS

_UNITS_A_STEP: Final = 34.0
_SLACK: Final = 24.0  # design units a press may move before it turns the pyramid
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
        self._pressed: float | None = None

    def press(self, x: float) -> None:
        """A hand is laid on it at ``x``, in design units; it does not turn yet."""
        self._pressed = x
        self._from = x - self.wanted * _UNITS_A_STEP

    def drag(self, x: float) -> bool:
        """The hand that was laid on it has moved; returns whether it only now takes hold."""
        if self._pressed is None or (self.grip is None and abs(x - self._pressed) < _SLACK):
            return False
        begins = self.grip is None
        self.grip = "drag"
        self.wanted = _held((x - self._from) / _UNITS_A_STEP)
        return begins

    def lift(self) -> None:
        """The hand that was laid on it is taken away."""
        self._pressed = None

    def lean(self, x: float) -> None:
        """A stick is held that far, −1…1."""
        self.grip = "stick"
        self.wanted = _held(x * MOST_STEPS)

    def let_go(self, spring_time: Callable[[float], float]) -> Timeline:
        """It springs back."""
        self.grip = self._pressed = None

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
