"""Many throws one after the other, to measure the tray by."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot, pi

from tabletop.core.rng import Rng
from tabletop.tray.cube import ROTATIONS
from tabletop.tray.inputs import ThrowInputs, draw_labels
from tabletop.tray.recording import Recording
from tabletop.tray.release import hand_release, quick_release
from tabletop.tray.scatter import fraction
from tabletop.tray.throw import Throw
from tabletop.tray.tray import DICE, RestingDie, Tray

_FROM_WALL = 0.8
_APART = 1.45


def throws(
    seed: int, count: int, speed: float | None = None, lying: int = 0, tray: Tray | None = None
) -> Iterator[Recording]:
    """Throws with all fouls that come.

    Args:
        seed: everything random follows from it.
        count: how many.
        speed: at which the hand lets go (die sides a second); None for quick rolls as they come, none thrown again.
        lying: how many of the five dice, those with the highest numbers, lie about in the track and are not thrown.
        tray: what they are thrown into; the usual one when None.

    Raises:
        ValueError: ``lying`` is not 0 to 4.
    """
    if not 0 <= lying < DICE:
        raise ValueError(f"{lying} dice lie; of {DICE} at least one must be thrown")
    tray = tray or Tray()
    rng = Rng(seed)
    thrown = tuple(range(DICE - lying))
    for _ in range(count):
        aside = scattered_dice(rng, tray, tuple(range(DICE - lying, DICE)))
        release = quick_release(rng, tray) if speed is None else hand_release(rng, tray, speed)
        yield Throw(ThrowInputs(thrown, draw_labels(rng, len(thrown)), release, rng.bits(), aside, tray)).run()


def scattered_dice(rng: Rng, tray: Tray, numbers: tuple[int, ...]) -> tuple[RestingDie, ...]:
    """Dice lying anywhere in the track, clear of its walls and of each other."""
    lying: list[RestingDie] = []
    while len(lying) < len(numbers):
        x = _FROM_WALL + (tray.width - 2 * _FROM_WALL) * fraction(rng)
        y = _FROM_WALL + (tray.height - 2 * _FROM_WALL) * fraction(rng)
        if all(hypot(x - die.x, y - die.y) > _APART for die in lying):
            heading = pi / 2 * fraction(rng)
            lying.append(RestingDie(numbers[len(lying)], x, y, heading, rng.below(len(ROTATIONS)), True))
    return tuple(lying)
