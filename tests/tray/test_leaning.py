"""When a die counts as cocked, and what becomes of it."""

from __future__ import annotations

from math import cos, radians, sin

import pytest

from tabletop.tray.cube import multiply, tilted, turned
from tabletop.tray.leaning import leans
from tabletop.tray.motion import Motion
from tabletop.tray.tray import Tray

TRAY = Tray()


def on_edge(x, y, degrees, towards, heading=None):
    """A die that has just begun to settle, steep by some degrees, about to fall in a direction (radians).

    Its top leans the other way; its sides face the direction, or another heading.
    """
    motion = Motion(x, y, 0.0)
    tilt = radians(degrees)
    # The rotation vector that carries the vertical over by the tilt, against the direction of the fall.
    vector = (tilt * sin(towards), -tilt * cos(towards))
    flat = turned(towards if heading is None else heading)
    motion.fly((0.0, 0.0, 0.0), 0.0, 0.0, multiply(tilted(*vector), flat))
    motion.settle()
    return motion


@pytest.mark.rule("M-60")
@pytest.mark.parametrize(
    ("x", "y", "towards"),
    [
        (0.7, 3.0, radians(180)),
        (TRAY.width - 0.7, 3.0, 0.0),
        (4.0, 0.7, radians(-90)),
        (4.0, TRAY.height - 0.7, radians(90)),
    ],
)
def test_a_steep_die_leans_on_the_wall_it_falls_against(x, y, towards):
    assert leans(on_edge(x, y, 44, towards), [], TRAY)


def test_it_does_not_lean_on_a_wall_behind_it():
    assert not leans(on_edge(0.7, 3.0, 44, 0.0), [], TRAY)


def test_it_does_not_lean_on_a_wall_out_of_reach():
    assert not leans(on_edge(0.8, 3.0, 44, radians(180)), [], TRAY)


def test_a_die_less_steep_slides_down():
    assert not leans(on_edge(0.7, 3.0, 40, radians(180)), [], TRAY)


def test_a_die_askew_to_the_wall_slides_off():
    assert not leans(on_edge(0.7, 3.0, 44, radians(160)), [], TRAY)


def test_a_die_on_a_corner_does_not_stay():
    assert not leans(on_edge(0.7, 3.0, 44, radians(180), heading=radians(215)), [], TRAY)


@pytest.mark.rule("M-60")
def test_a_steep_die_leans_on_one_that_lies():
    lying = Motion(5.0, 3.0, 0.0)
    assert leans(on_edge(3.8, 3.0, 44, 0.0), [lying], TRAY)
    assert not leans(on_edge(3.7, 3.0, 44, 0.0), [lying], TRAY)
    assert not leans(on_edge(3.8, 3.6, 44, 0.0), [lying], TRAY)


def test_a_rolling_die_holds_nothing_up():
    rolling = Motion(5.0, 3.0, 0.0)
    rolling.fly((1.0, 0.0, 0.0), 0.0, 0.0, turned(0.0))
    assert not leans(on_edge(3.8, 3.0, 44, 0.0), [rolling], TRAY)
