"""All that a throw depends on, as data that can be kept and played again."""

from __future__ import annotations

import msgspec

from tabletop.core.rng import Rng
from tabletop.tray.cube import ROTATIONS
from tabletop.tray.release import Release
from tabletop.tray.tray import DICE, RestingDie, Tray


class ThrowInputs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A throw before it is worked out.

    Attributes:
        thrown: the numbers of the dice thrown, ascending.
        labels: for each, its labelling, an index into ``cube.ROTATIONS``; see ``draw_labels``.
        release: how the hand lets go of them.
        seed: of what differs from die to die in one hand, 0 to 2**64 - 1. The labels do not depend on it.
        aside: the dice that lie, in the track or beside it.
        tray: what they are thrown into.

    Raises:
        ValueError: the dice are not as said, or a die is there twice.
    """

    thrown: tuple[int, ...]
    labels: tuple[int, ...]
    release: Release
    seed: int
    aside: tuple[RestingDie, ...] = ()
    tray: Tray = Tray()

    def __post_init__(self) -> None:
        if not self.thrown or list(self.thrown) != sorted(set(self.thrown)):
            raise ValueError(f"thrown: {list(self.thrown)}; it must name one to five dice, ascending, none twice")
        if self.thrown[0] < 0 or self.thrown[-1] >= DICE:
            raise ValueError(f"thrown: {list(self.thrown)}; dice are numbered 0 to {DICE - 1}")
        if len(self.labels) != len(self.thrown):
            raise ValueError(f"labels: {len(self.labels)} for {len(self.thrown)} dice; each die thrown has one")
        for label in self.labels:
            if not 0 <= label < len(ROTATIONS):
                raise ValueError(f"labels: {label}; each must be 0 to {len(ROTATIONS) - 1}")
        if not 0 <= self.seed < 1 << 64:
            raise ValueError(f"seed: {self.seed}; it must be 0 to 2**64 - 1")
        self._check_aside()

    def _check_aside(self) -> None:
        seen = set(self.thrown)
        for lying in self.aside:
            if lying.die in seen:
                raise ValueError(f"aside: die {lying.die} is thrown or lies there twice")
            seen.add(lying.die)
            inside = 0 < lying.x < self.tray.width and 0 < lying.y < self.tray.height
            if inside != lying.in_track:
                where = "in the track" if inside else "outside the track"
                raise ValueError(f"aside: die {lying.die} is {where} but in_track is {lying.in_track}")


def draw_labels(rng: Rng, count: int) -> tuple[int, ...]:
    """The labellings of ``count`` dice as they are picked up: each of the 24 as likely, whatever the others are."""
    return tuple(rng.below(len(ROTATIONS)) for _ in range(count))
