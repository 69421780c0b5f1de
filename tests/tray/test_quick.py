"""The quick roll."""

from __future__ import annotations

import pytest

from tabletop.core.rng import Rng
from tabletop.tray.quick import QuickThrow
from tabletop.tray.series import scattered_dice
from tabletop.tray.throw import Throw
from tabletop.tray.tray import Tray


@pytest.mark.rule("M-62")
def test_quick_rolls_do_not_foul_even_with_dice_in_the_way():
    tried_again = 0
    for seed in range(60):
        rng = Rng(seed)
        aside = scattered_dice(rng, Tray(), (3, 4))
        throw = QuickThrow(rng, (0, 1, 2), aside)
        first = throw.inputs
        assert not throw.run().result.foul
        tried_again += throw.inputs != first
        assert throw.inputs.labels == first.labels
        assert throw.inputs.aside == aside
    assert tried_again  # else the test shows nothing


def test_the_inputs_of_a_quick_roll_are_those_of_its_recording():
    throw = QuickThrow(Rng(77), (0, 1, 2, 3, 4))
    steps = 0
    while not throw.step(10):
        steps += 1
    assert throw.done
    assert steps > 5
    again = Throw(throw.inputs).run()
    assert again.result == throw.recording.result
    assert again.motion(0) == throw.recording.motion(0)


def test_a_quick_roll_follows_from_its_stream():
    one, two = (QuickThrow(Rng(5), (0, 1, 4)) for _ in range(2))
    assert one.run().result == two.run().result
    assert one.inputs == two.inputs


def test_a_quick_roll_of_no_dice_is_refused():
    with pytest.raises(ValueError, match="one to five"):
        QuickThrow(Rng(1), ())
