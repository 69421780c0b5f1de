"""How dice leave the hand: by a gesture, by a charge, by themselves.

Lengths are in die sides, times in seconds, speeds in die sides a second, angles in radians (from x towards y:
a throw away from the player, up the screen, has the angle -π/2).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, hypot, isfinite, pi, sin
from typing import Final

import msgspec

from tabletop.core.rng import Rng
from tabletop.tray.scatter import either_way, fraction
from tabletop.tray.tray import Tray

SLOWEST: Final = 8.0
"""No throw is slower: dice let go without a push still drop and tumble."""
FASTEST: Final = 60.0
"""No throw is faster."""
MOST_SPIN: Final = 20.0
"""No hand turns faster (radians a second)."""

GestureSample = tuple[float, float, float]
"""A moment of a drag: time, x and y."""

_FLICK_SECONDS = 0.08
_AWAY = -pi / 2
_FARTHEST = 1e6
_HANDFUL = 1.6  # the least distance from a wall at which a hand lets go by itself


class Release(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hand opening.

    Attributes:
        x: where the middle of the handful is; outside the track it counts as the nearest place inside.
        y: the same, down the track.
        vx: how fast the hand moves; slower or faster than a throw can be counts as the limit.
        vy: the same, down the track.
        spin: how fast the hand turns (radians a second).

    Raises:
        ValueError: a number is not finite.
    """

    x: float
    y: float
    vx: float
    vy: float
    spin: float = 0.0

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            if not isfinite(getattr(self, name)):
                raise ValueError(f"release: {name} is {getattr(self, name)}; it must be a finite number")

    @property
    def speed(self) -> float:
        """How fast the hand moves."""
        return hypot(self.vx, self.vy)


def directed_release(x: float, y: float, speed: float, angle: float, spin: float = 0.0) -> Release:
    """A release with a speed, kept within what a throw can be, in a direction."""
    speed = min(max(speed, SLOWEST), FASTEST)
    return Release(x, y, speed * cos(angle), speed * sin(angle), min(max(spin, -MOST_SPIN), MOST_SPIN))


def release_from_gesture(samples: Sequence[GestureSample], tray: Tray) -> Release:
    """Turns a drag into the release it ends with.

    Direction and speed are those of the last moments; the hand's turning becomes spin. A drag that is empty,
    a single point, or without motion or duration drops the dice gently, away from the player; samples that
    are not numbers or run back in time are passed over.
    """
    path = _sound(samples)
    if not path:
        return directed_release(tray.width / 2, tray.height - _HANDFUL, SLOWEST, _AWAY)
    end_time, x, y = path[-1]
    flick = [sample for sample in path if end_time - sample[0] <= _FLICK_SECONDS]
    if len(flick) == 1 and len(path) > 1 and end_time - path[-2][0] <= 2 * _FLICK_SECONDS:
        flick = path[-2:]
    start_time, start_x, start_y = flick[0]
    dx, dy, seconds = x - start_x, y - start_y, end_time - start_time
    if seconds <= 0 or hypot(dx, dy) < 1e-9:
        return directed_release(x, y, SLOWEST, _AWAY)
    return directed_release(x, y, hypot(dx, dy) / seconds, atan2(dy, dx), _turning(flick))


def _sound(samples: Sequence[GestureSample]) -> list[GestureSample]:
    path: list[GestureSample] = []
    for sample in samples:
        if (
            all(abs(number) < _FARTHEST for number in sample[1:])
            and isfinite(sample[0])
            and (not path or sample[0] >= path[-1][0])
        ):
            path.append(sample)
    return path


def _turning(path: Sequence[GestureSample]) -> float:
    """How fast the direction of a path changes from its first half to its second."""
    (start, start_x, start_y), (_, x, y), (end, end_x, end_y) = path[0], path[len(path) // 2], path[-1]
    ax, ay, bx, by = x - start_x, y - start_y, end_x - x, end_y - y
    if hypot(ax, ay) < 1e-6 or hypot(bx, by) < 1e-6:
        return 0.0
    return atan2(ax * by - ay * bx, ax * bx + ay * by) / ((end - start) / 2)


def release_from_charge(angle: float, charge: float, tray: Tray) -> Release:
    """A throw through the middle of the track.

    Args:
        angle: its direction.
        charge: from 0, a gentle throw, to 1, a reckless one; beyond counts as the limit. Up to 0.6 no die
            leaves the track.
        tray: what the dice are thrown into.
    """
    charge = min(max(charge, 0.0), 1.0)
    dx, dy = cos(angle), sin(angle)
    back = min(
        (tray.width / 2 - _HANDFUL) / max(abs(dx), 1e-9),
        (tray.height / 2 - _HANDFUL) / max(abs(dy), 1e-9),
    )
    speed = 12 + 26 * charge + 16 * charge**4
    return directed_release(tray.width / 2 - back * dx, tray.height / 2 - back * dy, speed, angle)


def hand_release(rng: Rng, tray: Tray, speed: float) -> Release:
    """A release as hands make it: from anywhere on the player's side, more or less away from the player."""
    x = tray.width * (0.5 + 0.3 * either_way(rng))
    y = tray.height * (1 - 0.2 * fraction(rng)) - _HANDFUL
    return directed_release(x, y, speed, _AWAY + pi / 3 * either_way(rng), 6 * either_way(rng))


def quick_release(rng: Rng, tray: Tray) -> Release:
    """A good throw: from the middle of the player's side, across the track, briskly."""
    x = tray.width * (0.5 + 0.15 * either_way(rng))
    speed = 15 + 8 * fraction(rng)
    return directed_release(x, tray.height - _HANDFUL, speed, _AWAY + pi / 6 * either_way(rng), 4 * either_way(rng))
