"""Pyramix by a pad that is plugged in: the focus, a take, the hint, turning, the guide."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from scenes.driver import Driver
from scenes.pyramix.shots import opened
from scenes.pyramix.table import PyramixTable
from tabletop.app.settings import Settings


def at_table(takes: int, players: int = 2, animation: str = "none") -> tuple[Driver, PyramixTable]:
    table = opened(players, takes, 5)
    driver = Driver(table, size=(1280, 720), settings=Settings(animation=animation))  # type: ignore[arg-type]
    driver.settle()
    return driver, table


def shining(driver: Driver) -> list[Hashable]:
    return [t.id for t in driver.frame.targets if t.enabled and isinstance(t.id, tuple) and t.id[0] == "cube"]


def test_four_play_on_to_the_end_by_four_pads(virtual_pad: Callable) -> None:
    driver, table = at_table(26, players=4)
    pads = [virtual_pad(driver) for _ in range(4)]
    assert len({pad.device for pad in pads}) == 4
    for pad in pads:
        pad.press(pygame.CONTROLLER_BUTTON_DPAD_LEFT)  # shows the focus
    while table.play_.decision is not None:
        pad = pads[table.play_.decision.seat]
        pad.step_to(shining(driver)[-1])
        before = len(table.play_.match.log)
        pad.press(pygame.CONTROLLER_BUTTON_A)
        driver.settle()
        assert len(table.play_.match.log) == before + 1
    assert not table.shown.takes_left


def test_the_hint_button_asks_and_accept_takes_what_is_advised(virtual_pad: Callable) -> None:
    driver, table = at_table(20)
    pad = virtual_pad(driver)
    pad.press(pygame.CONTROLLER_BUTTON_Y)
    driver.advance(60)
    assert table.advice is not None
    assert driver.lit() == ("cube", table.advice.cell)
    pad.press(pygame.CONTROLLER_BUTTON_A)
    assert len(table.play_.match.log) == 23


def test_the_right_stick_turns_the_pyramid_until_it_is_let_go(virtual_pad: Callable) -> None:
    driver, table = at_table(2)
    pad = virtual_pad(driver)
    pad.tilt(pygame.CONTROLLER_AXIS_RIGHTX, -0.9)
    while table._turning.under_way:
        driver.advance(20)
    assert table._turning.step < 0
    pad.tilt(pygame.CONTROLLER_AXIS_RIGHTX, 0.0)
    driver.settle()
    while table._turning.under_way:
        driver.advance(20)
    assert table._turning.step == 0


def test_the_left_stick_moves_the_focus(virtual_pad: Callable) -> None:
    driver, table = at_table(2)
    pad = virtual_pad(driver)
    pad.press(pygame.CONTROLLER_BUTTON_DPAD_UP)
    before = driver.lit()
    pad.tilt(pygame.CONTROLLER_AXIS_LEFTY, -1.0)
    pad.tilt(pygame.CONTROLLER_AXIS_LEFTY, 0.0)
    assert driver.lit() != before
    assert len(table.play_.match.log) == 4


def test_the_guide_is_called_read_and_ended_by_pad(virtual_pad: Callable) -> None:
    driver, table = at_table(0)
    pad = virtual_pad(driver)
    pad.press(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    pad.step_to("guide")
    pad.press(pygame.CONTROLLER_BUTTON_A)
    assert table.guide.shows("aim")
    pad.step_to("guide read")
    pad.press(pygame.CONTROLLER_BUTTON_A)
    assert table.guide.shows("take")
    pad.step_to("guide end")
    pad.press(pygame.CONTROLLER_BUTTON_A)
    assert not table.guide.on
