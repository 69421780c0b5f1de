"""Dice moved by a hand: where they are on the way, and that they come to rest."""

from __future__ import annotations

from math import pi

import pytest

from scenes.dice.sliding import SLIDE, Sliding, squared
from scenes.kit.motion import Pacing
from tabletop.tray.tray import RestingDie

LAY = RestingDie(2, 3.0, 4.0, 0.7, 5, True)
ASIDE = RestingDie(2, -3.0, 1.0, squared(0.7), 5, False)


def test_a_die_is_lifted_over_the_wall_and_set_down() -> None:
    sliding = Sliding()
    timeline = sliding.begin(LAY, ASIDE, Pacing("calm"))
    assert 150 <= SLIDE <= 250
    assert sliding.dice == {2}
    assert timeline.advance(SLIDE / 2) is None
    (look,) = sliding.looks()
    assert (look.x, look.y) == pytest.approx((0.0, 2.5))
    assert look.z > 2.0
    assert timeline.advance(SLIDE) is not None
    assert not sliding.dice


def test_with_reduced_motion_it_is_there_at_once() -> None:
    sliding = Sliding()
    assert sliding.begin(LAY, ASIDE, Pacing("calm", reduced=True)).advance(0.0) is not None
    assert not sliding.dice


def test_completing_puts_it_down() -> None:
    sliding = Sliding()
    sliding.begin(LAY, ASIDE, Pacing("calm")).complete()
    assert not sliding.looks()


@pytest.mark.parametrize("heading", [-3.0, -0.8, 0.0, 0.7, 2.5])
def test_a_die_stands_square_after_less_than_an_eighth_of_a_turn(heading: float) -> None:
    assert abs(squared(heading) - heading) <= pi / 4
    assert squared(heading) % (pi / 2) == pytest.approx(0.0, abs=1e-9)
