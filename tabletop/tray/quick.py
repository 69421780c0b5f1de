"""The quick roll: a throw that throws itself, and well."""

from __future__ import annotations

from tabletop.core.rng import Rng
from tabletop.tray.inputs import ThrowInputs, draw_labels
from tabletop.tray.recording import Recording
from tabletop.tray.release import quick_release
from tabletop.tray.throw import Throw
from tabletop.tray.tray import RestingDie, Tray

_MOST_TRIES = 12


class QuickThrow:
    """A throw that commits no foul, worked out in slices like ``Throw``.

    Releases are tried until one goes well; when none of a dozen does, the last one stands. The dice keep their labels
    through all tries, and whether a throw goes well does not depend on labels: the faces are as fair as in any throw.

    Attributes:
        inputs: what the throw depends on; final once it is done.
    """

    def __init__(
        self, rng: Rng, thrown: tuple[int, ...], aside: tuple[RestingDie, ...] = (), tray: Tray | None = None
    ) -> None:
        """Picks the dice up.

        Args:
            rng: where labels and releases come from.
            thrown: the numbers of the dice, ascending.
            aside: the dice that lie, in the track or beside it.
            tray: what they are thrown into; the usual one when None.

        Raises:
            ValueError: the dice are not as ``ThrowInputs`` wants them.
        """
        self._rng = rng
        self._tries = 1
        labels = draw_labels(rng, len(thrown))
        tray = tray or Tray()
        self.inputs = ThrowInputs(thrown, labels, quick_release(rng, tray), rng.bits(), aside, tray)
        self._throw = Throw(self.inputs)

    @property
    def done(self) -> bool:
        """Whether every die lies still and all went well."""
        return self._throw.done

    @property
    def recording(self) -> Recording:
        """The whole throw.

        Raises:
            RuntimeError: it is not done.
        """
        return self._throw.recording

    def step(self, steps: int) -> bool:
        """Works on for at most that many steps of ``STEP`` seconds. Returns whether the throw is done."""
        if self._throw.step(steps) and self.recording.result.foul and self._tries < _MOST_TRIES:
            self._try_again()
        return self.done

    def run(self) -> Recording:
        """Works the throw out to its end."""
        while not self.step(1000):
            pass
        return self.recording

    def _try_again(self) -> None:
        self._tries += 1
        before = self.inputs
        self.inputs = ThrowInputs(
            before.thrown,
            before.labels,
            quick_release(self._rng, before.tray),
            self._rng.bits(),
            before.aside,
            before.tray,
        )
        self._throw = Throw(self.inputs)
