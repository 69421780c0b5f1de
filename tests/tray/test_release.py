"""Letting go."""

from __future__ import annotations

from math import atan2, cos, hypot, inf, nan, pi, sin

import pytest

from tabletop.core.rng import Rng
from tabletop.tray.release import (
    FASTEST,
    MOST_SPIN,
    SLOWEST,
    Release,
    directed_release,
    hand_release,
    quick_release,
    release_from_charge,
    release_from_gesture,
)
from tabletop.tray.tray import Tray

TRAY = Tray()


def straight(speed, angle, seconds=0.3, rate=60):
    steps = round(seconds * rate)
    return [(i / rate, 3 + speed * i / rate * cos(angle), 4 + speed * i / rate * sin(angle)) for i in range(steps)]


@pytest.mark.parametrize("speed", [10, 20, 30, 55])
@pytest.mark.parametrize("angle", [-pi / 2, -1.0, 0.4, 3.0])
def test_a_straight_drag_gives_its_speed_and_direction(speed, angle):
    path = straight(speed, angle)
    release = release_from_gesture(path, TRAY)
    assert release.speed == pytest.approx(speed)
    assert atan2(release.vy, release.vx) == pytest.approx(angle)
    assert (release.x, release.y) == path[-1][1:]
    assert release.spin == pytest.approx(0, abs=1e-6)


def test_only_the_last_moments_count():
    shaking = [(i / 60, 3 + (-1) ** i, 4.0) for i in range(60)]
    flick = [(1 + i / 60, 3.0, 4 - 20 * i / 60) for i in range(10)]
    release = release_from_gesture(shaking + flick, TRAY)
    assert release.vx == pytest.approx(0, abs=1e-9)
    assert release.vy == pytest.approx(-20)


def test_a_hand_that_stopped_before_letting_go_drops_the_dice():
    path = [*straight(30, 0.0), (0.5, 9.0, 4.0), (0.6, 9.0, 4.0)]
    assert release_from_gesture(path, TRAY).speed == pytest.approx(SLOWEST)


def test_a_curved_drag_spins():
    path = [(i / 100, 3 + cos(5 * i / 100), 4 + sin(5 * i / 100)) for i in range(30)]
    clockwise = [(t, x, 8 - y) for t, x, y in path]
    assert release_from_gesture(path, TRAY).spin == pytest.approx(5, rel=0.05)
    assert release_from_gesture(clockwise, TRAY).spin == pytest.approx(-5, rel=0.05)


@pytest.mark.parametrize(
    "path",
    [
        [],
        [(0.0, 5.0, 5.0)],
        [(1.0, 5.0, 5.0), (1.0, 9.0, 1.0)],
        [(0.0, 5.0, 5.0), (0.5, 5.0, 5.0)],
        [(nan, 1.0, 1.0), (0.0, nan, 2.0), (0.1, inf, 2.0)],
        [(0.0, 1e300, 0.0), (0.1, -1e300, 0.0)],
        [(2.0, 1.0, 1.0), (1.0, 6.0, 6.0)],
    ],
)
def test_a_drag_that_is_none_drops_the_dice_away_from_the_player(path):
    release = release_from_gesture(path, TRAY)
    assert release.speed == pytest.approx(SLOWEST)
    assert release.vx == pytest.approx(0, abs=1e-9)
    assert release.vy < 0


def test_two_points_suffice_for_a_flick():
    release = release_from_gesture([(0.0, 2.0, 5.0), (0.1, 4.0, 5.0)], TRAY)
    assert (release.vx, release.vy) == pytest.approx((20, 0))


def test_no_drag_is_too_fast():
    release = release_from_gesture([(0.0, 2.0, 5.0), (1e-9, 9.0, 1.0)], TRAY)
    assert release.speed == pytest.approx(FASTEST)
    assert abs(release.spin) <= MOST_SPIN


@pytest.mark.parametrize("name", ["x", "y", "vx", "vy", "spin"])
def test_a_release_is_made_of_numbers(name):
    numbers = {"x": 1.0, "y": 1.0, "vx": 1.0, "vy": 1.0, "spin": 0.0, name: nan}
    with pytest.raises(ValueError, match=f"{name} is nan"):
        Release(**numbers)


@pytest.mark.parametrize("angle", [i * pi / 8 for i in range(16)])
def test_a_charged_throw_goes_through_the_middle(angle):
    release = release_from_charge(angle, 0.5, TRAY)
    assert 1 < release.x < TRAY.width - 1
    assert 1 < release.y < TRAY.height - 1
    assert atan2(release.vy, release.vx) == pytest.approx(atan2(sin(angle), cos(angle)))
    to_middle = (TRAY.width / 2 - release.x, TRAY.height / 2 - release.y)
    assert to_middle[0] * release.vy - to_middle[1] * release.vx == pytest.approx(0, abs=1e-6)
    assert to_middle[0] * release.vx + to_middle[1] * release.vy > 0


def test_more_charge_is_more_speed_from_gentle_to_reckless():
    speeds = [release_from_charge(-1.5, i / 10, TRAY).speed for i in range(11)]
    assert speeds == sorted(set(speeds))
    assert speeds[0] == pytest.approx(12)
    assert speeds[6] < 30
    assert speeds[10] > 50
    assert release_from_charge(-1.5, -3, TRAY).speed == pytest.approx(speeds[0])
    assert release_from_charge(-1.5, 7, TRAY).speed == pytest.approx(speeds[10])


def test_throws_by_themselves_start_inside_and_follow_their_stream():
    for make in (quick_release, lambda rng, tray: hand_release(rng, tray, 25.0)):
        one, two = Rng(3), Rng(3)
        for _ in range(200):
            release = make(one, TRAY)
            assert release == make(two, TRAY)
            assert 0 < release.x < TRAY.width
            assert 0 < release.y < TRAY.height
            assert release.vy < 0
            assert SLOWEST <= release.speed <= 30


def test_a_directed_release_is_kept_within_bounds():
    assert directed_release(1, 1, 0.5, 1.0).speed == pytest.approx(SLOWEST)
    assert directed_release(1, 1, 500, 1.0).speed == pytest.approx(FASTEST)
    assert directed_release(1, 1, 20, 1.0, 99).spin == MOST_SPIN
    release = directed_release(1, 1, 20, 1.0)
    assert hypot(release.vx, release.vy) == pytest.approx(20)
