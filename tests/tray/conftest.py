"""A few throws, worked out once for all tests of the tray."""

from __future__ import annotations

import pytest

from tabletop.core.rng import Rng
from tabletop.tray.inputs import ThrowInputs, draw_labels
from tabletop.tray.release import hand_release, quick_release
from tabletop.tray.throw import Throw
from tabletop.tray.tray import Tray


def inputs_of(seed, speed=None, thrown=(0, 1, 2, 3, 4), aside=()):
    """A throw of a hand at a speed, or a quick roll, that follows from a seed."""
    rng, tray = Rng(seed), Tray()
    release = quick_release(rng, tray) if speed is None else hand_release(rng, tray, speed)
    return ThrowInputs(thrown, draw_labels(rng, len(thrown)), release, rng.bits(), aside, tray)


@pytest.fixture(scope="session")
def recordings():
    """Throws of every kind: quick rolls, gentle, hard and reckless ones."""
    speeds = [None] * 30 + [8, 12, 16, 20, 25, 30, 35, 42, 55, 60] * 4
    return [Throw(inputs_of(1000 + seed, speed)).run() for seed, speed in enumerate(speeds)]


@pytest.fixture(scope="session")
def make_inputs():
    """Makes the inputs of a throw: ``make_inputs(seed, speed=None, thrown=…, aside=…)``."""
    return inputs_of
