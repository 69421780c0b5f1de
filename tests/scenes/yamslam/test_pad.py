"""Yamslam by a pad that is plugged in: the trigger throws, the cross chooses, accept takes."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tabletop.games.yamslam.actions import Take


def throw_by_trigger(pad, driver):
    for amount in (0.3, 0.6, 0.0):
        pad.tilt(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, amount)
        driver.advance(60)
    driver.settle()


def test_a_hand(open_table: Callable, virtual_pad: Callable) -> None:
    driver, table = open_table()
    pad = virtual_pad(driver)
    seat = table.shown.seat
    while not table.shown.lying or table.rethrow_due:
        throw_by_trigger(pad, driver)
    assert table.shown.throws == 1
    pad.press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    pad.step_to(("die", 0))
    pad.press(pygame.CONTROLLER_BUTTON_A)
    driver.settle()
    assert set(table.shown.aside) == {0}
    while table.shown.throws < 3 and table.shown.seat == seat:
        throw_by_trigger(pad, driver)
    take = next((action for action in table.legal if isinstance(action, Take)), None)
    pad.step_to("pass" if take is None else (take.source, take.chip))
    pad.press(pygame.CONTROLLER_BUTTON_A)
    driver.settle()
    assert table.shown.seat != seat
    assert sum(map(sum, table.shown.rows)) == (take is not None)


def test_the_guide_is_read_by_pad(open_table: Callable, virtual_pad: Callable) -> None:
    driver, table = open_table()
    pad = virtual_pad(driver)
    pad.press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    pad.step_to("guide")
    pad.press(pygame.CONTROLLER_BUTTON_A)
    assert table.guide.shows("aim")
    pad.step_to("guide read")
    pad.press(pygame.CONTROLLER_BUTTON_A)
    assert table.guide.shows("throw")
