"""The hand that throws: dragged and flicked by the mouse, charged by a key or a trigger.

While dice are in the hand nobody sees their faces.
"""

from __future__ import annotations

from collections import deque
from math import atan2, cos, hypot, pi, sin
from typing import Final, Literal

from tabletop.tray.release import GestureSample, Release, release_from_charge, release_from_gesture
from tabletop.tray.tray import Tray

FULL_CHARGE: Final = 1400.0
"""Milliseconds a key is held for the hardest throw."""
RECKLESS: Final = 0.6
"""Above this charge dice may leave the track."""
_TURN: Final = pi / 24
_SAMPLES: Final = 64
_AWAY: Final = -pi / 2
_SLIP: Final = 0.5
_KNOCK: Final = 0.3


class Hand:
    """Dice in the hand, until they are let go.

    Attributes:
        grip: how they are held; None when they are not.
        x, y: where the hand is, in the tray's frame (die sides, y down).
        charge: how hard the throw will be, 0–1, when it is charged.
        angle: its direction, from x towards y, when it is charged.
    """

    def __init__(self, tray: Tray) -> None:
        self._tray = tray
        self.grip: Literal["drag", "key", "trigger"] | None = None
        self.x = self.y = 0.0
        self.charge = 0.0
        self.angle = _AWAY
        self._samples: deque[GestureSample] = deque(maxlen=_SAMPLES)
        self._start = (0.0, 0.0)
        self._way = (0.0, 0.0)
        self._reach = 0.0

    @property
    def slipped(self) -> bool:
        """Whether the dice were dragged so little that it may have been a slip."""
        return self.grip == "drag" and self._reach < _SLIP

    def drag(self, x: float, y: float, now: float) -> bool:
        """Takes the dice up, or moves them, at a time in milliseconds; returns whether they knock in the cup."""
        if self.grip != "drag":
            self.grip = "drag"
            self._start, self._way, self._reach = (x, y), (0.0, 0.0), 0.0
            self.x, self.y = x, y
        way = x - self.x, y - self.y
        self.x, self.y = x, y
        self._samples.append((now / 1000, x, y))
        self._reach = max(self._reach, hypot(x - self._start[0], y - self._start[1]))
        knocks = way[0] * self._way[0] + way[1] * self._way[1] < 0 and hypot(*way) > _KNOCK
        if way != (0.0, 0.0):
            self._way = way
        return knocks

    def hold(self, grip: Literal["key", "trigger"]) -> None:
        """Takes the dice up to charge a throw."""
        self.grip = grip
        self.charge = 0.0
        self._stand()

    def press(self, milliseconds: float) -> None:
        """A key has been held down for longer."""
        self.charge = min(1.0, self.charge + milliseconds / FULL_CHARGE)

    def turn(self, steps: int) -> None:
        """Aims a charged throw by steps, positive to the right."""
        self.angle = max(_AWAY - pi / 2.2, min(_AWAY + pi / 2.2, self.angle + steps * _TURN))
        self._stand()

    def aim(self, x: float, y: float) -> None:
        """Aims a charged throw as a stick points; a stick at rest leaves it."""
        if x * x + y * y > 0.16:
            self.angle = atan2(y, x)
            self._stand()

    def let_go(self) -> Release:
        """Opens the hand: how the dice leave it."""
        if self.grip == "drag":
            release = release_from_gesture(tuple(self._samples), self._tray)
        else:
            release = release_from_charge(self.angle, self.charge, self._tray)
        self.put_back()
        return release

    def put_back(self) -> None:
        """Lays the dice back unthrown."""
        self.grip = None
        self.charge = 0.0
        self._samples.clear()

    def _stand(self) -> None:
        """A charged throw starts opposite to where it aims."""
        reach = min(self._tray.width, self._tray.height) * 0.36
        self.x = self._tray.width / 2 - cos(self.angle) * reach
        self.y = self._tray.height / 2 - sin(self.angle) * reach
