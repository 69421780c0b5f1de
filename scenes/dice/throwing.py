"""Throws: from a hand's release to the ``rolled`` action that the rules are told of.

The physics is worked out a slice a frame, so that no frame is late.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tabletop.core.rng import Rng
from tabletop.dice.throws import Rolled
from tabletop.tray.inputs import ThrowInputs, draw_labels
from tabletop.tray.quick import QuickThrow
from tabletop.tray.recording import Recording, ThrowResult
from tabletop.tray.release import Release
from tabletop.tray.throw import Throw
from tabletop.tray.tray import RestingDie, Tray

SLICE: Final = 40
"""Steps of the tray worked out in one frame: about an eighth of a throw."""


class Throwing:
    """One throw being worked out.

    Args:
        thrown: numbers of the dice thrown, rising.
        lying: the dice not thrown, where they lie.
        rng: the match's chance; labels, motion and a quick throw's release are drawn from it.
        tray: what they are thrown into.
        release: how the hand let go; None for a quick throw, which throws itself and well.

    Attributes:
        by_hand: whether a hand let go of the dice.
    """

    def __init__(
        self,
        thrown: tuple[int, ...],
        lying: Iterable[RestingDie],
        rng: Rng,
        tray: Tray,
        release: Release | None = None,
    ) -> None:
        self.by_hand = release is not None
        aside = tuple(lying)
        own = rng.split()  # however many tries a quick throw takes, the match's chance moves on by one step
        self._throw: Throw | QuickThrow
        if release is None:
            self._throw = QuickThrow(own, thrown, aside, tray)
        else:
            labels = draw_labels(own, len(thrown))
            self._throw = Throw(ThrowInputs(thrown, labels, release, own.bits(), aside, tray))

    @property
    def inputs(self) -> ThrowInputs:
        """What the throw depends on; of a quick throw, what its present try does."""
        return self._throw.inputs

    def step(self) -> Recording | None:
        """Works on for one slice; the recording once the throw is done."""
        return self._throw.recording if self._throw.step(SLICE) else None

    def run(self) -> Recording:
        """Works the throw out to its end."""
        return self._throw.run()


def rolled(result: ThrowResult) -> Rolled:
    """The action that tells the rules what came of a throw."""
    disturbed = {str(die): value for die, value in sorted(result.disturbed.items())}
    return Rolled(result.values, result.off_track, result.cocked, disturbed)
