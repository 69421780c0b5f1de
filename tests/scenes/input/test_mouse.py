"""The mouse's events and what they mean."""

import pygame
import pytest

from scenes.input.intents import MOUSE, Point, Press, Release, Scroll, Secondary
from scenes.input.router import Router


@pytest.fixture
def router():
    return Router(lambda x, y: (x * 1.5, y * 1.5))


def moved(x, y):
    return pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0), touch=False)


def button(kind, number, x, y):
    return pygame.event.Event(kind, pos=(x, y), button=number, touch=False)


def test_places_come_in_design_units(router):
    assert router.translate([moved(100, 40)], 0) == [Point(MOUSE, 150, 60)]


def test_of_movements_in_a_row_only_the_last_counts(router):
    events = [moved(1, 1), moved(2, 2), button(pygame.MOUSEBUTTONDOWN, 1, 2, 2), moved(4, 4), moved(6, 6)]
    assert router.translate(events, 0) == [Point(MOUSE, 3, 3), Press(MOUSE, 3, 3), Point(MOUSE, 9, 9)]


def test_buttons(router):
    assert router.translate([button(pygame.MOUSEBUTTONUP, 1, 2, 4)], 0) == [Release(MOUSE, 3, 6)]
    assert router.translate([button(pygame.MOUSEBUTTONDOWN, 3, 2, 4)], 0) == [Secondary(MOUSE, 3, 6)]
    assert router.translate([button(pygame.MOUSEBUTTONDOWN, 2, 2, 4), button(pygame.MOUSEBUTTONUP, 3, 2, 4)], 0) == []


def test_the_wheel_scrolls_where_the_pointer_is(router):
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0, flipped=False, touch=False)
    (scroll,) = router.translate([moved(10, 20), wheel], 0)[1:]
    assert isinstance(scroll, Scroll)
    assert scroll.down > 0
    assert (scroll.x, scroll.y) == (15, 30)
