"""The hand that throws: slips, knocks, and how it aims."""

from __future__ import annotations

from math import pi

import pytest

from scenes.dice.hand import FULL_CHARGE, Hand
from tabletop.tray.tray import Tray


@pytest.fixture
def hand() -> Hand:
    return Hand(Tray())


def test_a_short_drag_is_a_slip(hand: Hand) -> None:
    hand.drag(4.0, 4.0, 0.0)
    hand.drag(4.2, 4.1, 16.0)
    assert hand.slipped
    hand.drag(5.0, 4.0, 32.0)
    hand.drag(4.0, 4.0, 48.0)
    assert not hand.slipped


def test_dice_knock_when_the_hand_turns_back(hand: Hand) -> None:
    assert not hand.drag(4.0, 4.0, 0.0)
    assert not hand.drag(5.0, 4.0, 16.0)
    assert not hand.drag(6.0, 4.0, 32.0)
    assert hand.drag(5.0, 4.0, 48.0)


def test_a_flick_throws_at_the_speed_of_the_hand(hand: Hand) -> None:
    for step in range(6):
        hand.drag(5.0, 6.0 - 0.4 * step, 16.0 * step)
    release = hand.let_go()
    assert release.vx == pytest.approx(0.0)
    assert release.vy == pytest.approx(-0.4 / 0.016)
    assert hand.grip is None


def test_a_key_charges_up_to_the_hardest_throw(hand: Hand) -> None:
    hand.hold("key")
    hand.press(FULL_CHARGE / 2)
    assert hand.charge == 0.5
    hand.press(FULL_CHARGE)
    assert hand.charge == 1.0


def test_it_aims_away_and_turns_so_far(hand: Hand) -> None:
    hand.hold("key")
    assert hand.angle == -pi / 2
    hand.turn(3)
    assert hand.angle == pytest.approx(-pi / 2 + 3 * pi / 24)
    hand.turn(100)
    assert hand.angle < 0


def test_a_stick_at_rest_leaves_the_aim(hand: Hand) -> None:
    hand.hold("trigger")
    hand.aim(1.0, 0.0)
    hand.aim(0.0, 0.0)
    assert hand.angle == 0.0
    assert hand.x < Tray().width / 2
