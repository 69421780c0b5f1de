"""Many throws in a row."""

from __future__ import annotations

from math import hypot

import pytest

from tabletop.core.rng import Rng
from tabletop.tray.series import scattered_dice, throws
from tabletop.tray.tray import Tray


def test_a_series_follows_from_its_seed():
    one, two = ([recording.result for recording in throws(4, 5, 25.0, 2)] for _ in range(2))
    assert one == two
    assert [recording.result for recording in throws(5, 5, 25.0, 2)] != one


@pytest.mark.parametrize(("lying", "thrown"), [(0, (0, 1, 2, 3, 4)), (3, (0, 1)), (4, (0,))])
def test_the_dice_that_do_not_lie_are_thrown(lying, thrown):
    for recording in throws(1, 3, None, lying):
        assert recording.result.dice == thrown
        assert recording.dice == (0, 1, 2, 3, 4)


@pytest.mark.parametrize("lying", [-1, 5])
def test_at_least_one_die_is_thrown(lying):
    with pytest.raises(ValueError, match="at least one"):
        next(throws(1, 1, None, lying))


def test_scattered_dice_lie_apart():
    dice = scattered_dice(Rng(3), Tray(), (0, 1, 2, 3))
    assert [die.die for die in dice] == [0, 1, 2, 3]
    for place, one in enumerate(dice):
        assert all(hypot(one.x - two.x, one.y - two.y) > 1.42 for two in dice[:place])
