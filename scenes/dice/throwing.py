"""Throws: from a hand's release to the ``rolled`` action that the rules are told of.

The physics is worked out a slice a frame, so that no frame is late. Labels and motion come from different streams, and
a quick throw that would foul is thrown with another motion and the same labels: it stays exactly fair.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from tabletop.core.rng import Rng
from tabletop.dice.throws import Rolled
from tabletop.tray.inputs import ThrowInputs, draw_labels
from tabletop.tray.recording import Recording, ThrowResult
from tabletop.tray.release import Release, quick_release
from tabletop.tray.throw import Throw
from tabletop.tray.tray import RestingDie, Tray

SLICE: Final = 90
"""Steps of the tray worked out in one frame: about a quarter of a throw."""


class Throwing:
    """One throw being worked out.

    Args:
        thrown: numbers of the dice thrown, rising.
        lying: the dice not thrown, where they lie.
        rng: the match's chance; labels, motion and a quick throw's release are drawn from it.
        tray: what they are thrown into.
        release: how the hand let go; None for a quick throw, which never fouls.
    """

    def __init__(
        self,
        thrown: tuple[int, ...],
        lying: Iterable[RestingDie],
        rng: Rng,
        tray: Tray,
        release: Release | None = None,
    ) -> None:
        labels = draw_labels(rng, len(thrown))
        self._motions = rng.split()
        self._quick = release is None
        self._tray = tray
        first = release or quick_release(self._motions, tray)
        inputs = ThrowInputs(thrown, labels, first, self._motions.bits(), tuple(lying), tray)
        self._throw = Throw(inputs)

    @property
    def inputs(self) -> ThrowInputs:
        """What the throw depends on."""
        return self._throw.inputs

    def step(self) -> Recording | None:
        """Works on for one slice; the recording once the throw is done."""
        if not self._throw.step(SLICE):
            return None
        recording = self._throw.recording
        if self._quick and recording.result.foul:
            release = quick_release(self._motions, self._tray)
            self._throw = Throw(replace(self.inputs, release=release, seed=self._motions.bits()))
            return None
        return recording

    def run(self) -> Recording:
        """Works the throw out to its end."""
        while (recording := self.step()) is None:
            pass
        return recording


def rolled(result: ThrowResult) -> Rolled:
    """The action that tells the rules what came of a throw."""
    disturbed = {str(die): value for die, value in sorted(result.disturbed.items())}
    return Rolled(result.values, result.off_track, result.cocked, disturbed)
