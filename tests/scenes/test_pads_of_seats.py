"""Seats with pads of their own: chosen when the table is set up, kept when it is left, found again when plugged in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from scenes.boxes import box_of
from scenes.driver import Driver
from scenes.evening import Evening
from scenes.gallery import evening_for
from scenes.input.intents import KEYBOARD, Direction, Move
from scenes.pause.pad_gone import PadGone
from scenes.setup.scene import SetUp
from scenes.table import TableScene
from tabletop.app.seats import Seat
from tabletop.app.settings import Settings, Table
from tabletop.app.translations import set_language

BOX = box_of("yamslam")
PlugIn: TypeAlias = Callable[[Driver], Any]
assert BOX is not None


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


@pytest.fixture
def driver() -> Driver:
    return Driver(size=(1280, 720), settings=Settings(animation="none"))


@pytest.fixture
def evening(driver: Driver, tmp_path: Path) -> Evening:
    return evening_for(driver, tmp_path)


def set_up(driver: Driver, evening: Evening) -> SetUp:
    assert BOX is not None
    driver.host.reset(evening.shelf())
    evening.set_up(BOX)
    driver.settle()
    scene = driver.host.stack.top
    assert isinstance(scene, SetUp)
    return scene


def begin_with_two_pads(driver: Driver, evening: Evening, virtual_pad: PlugIn) -> list[Any]:
    """Two people, each with a pad of their own, chosen on the screen."""
    pads = [virtual_pad(driver), virtual_pad(driver)]
    scene = set_up(driver, evening)
    scene.plan.places[1].bot = None
    scene.refresh()
    driver.settle()
    for seat in (0, 1):
        driver.focus(("pad", seat))
        driver.feed(Move(KEYBOARD, Direction.RIGHT))  # the first that nobody has
    driver.accept("start")
    driver.settle()
    assert evening.pads == {0: pads[0].device, 1: pads[1].device}
    return pads


def test_the_next_table_has_the_pads_of_the_last(driver: Driver, evening: Evening, virtual_pad: PlugIn) -> None:
    pads = begin_with_two_pads(driver, evening, virtual_pad)
    evening.to_shelf()
    assert evening.pads == {}
    set_up(driver, evening)
    driver.accept("start")
    assert evening.pads == {0: pads[0].device, 1: pads[1].device}


def test_a_saved_game_goes_on_with_its_pads(driver: Driver, evening: Evening, virtual_pad: PlugIn) -> None:
    pads = begin_with_two_pads(driver, evening, virtual_pad)
    evening.to_shelf()
    evening.resume("yamslam")
    assert evening.pads == {0: pads[0].device, 1: pads[1].device}


def test_a_pad_that_is_not_plugged_in_keeps_its_seat(driver: Driver, evening: Evening, virtual_pad: PlugIn) -> None:
    """Its person plays with any device meanwhile; once it is back it is theirs again."""
    pads = begin_with_two_pads(driver, evening, virtual_pad)
    evening.to_shelf()
    pads[1].unplug()
    set_up(driver, evening)
    driver.accept("start")
    assert evening.pads == {0: pads[0].device}
    evening.to_shelf()
    back = virtual_pad(driver)
    set_up(driver, evening)
    driver.accept("start")
    assert evening.pads == {0: pads[0].device, 1: back.device}


def test_of_two_pads_pulled_out_each_finds_its_own_seat(driver: Driver, evening: Evening) -> None:
    """The second seat's is plugged in first: the card goes on waiting for the first."""
    plugged_in = driver.host.router.pads
    (first,) = plugged_in.adopt(Handle(), 21, "A", 0.0, "kind-a")
    (second,) = plugged_in.adopt(Handle(), 22, "B", 0.0, "kind-b")
    assert BOX is not None
    evening.begin(BOX, Table("base", (Seat("Zoë", 0, pad="kind-a#1"), Seat("Émile", 1, pad="kind-b#1")), {}))
    assert evening.pads == {0: first.device, 1: second.device}
    pull_out(driver, 21)
    pull_out(driver, 22)
    driver.advance(40)
    card = driver.host.stack.top
    assert isinstance(card, PadGone)
    assert card.seat == 0
    driver.feed(*plugged_in.adopt(Handle(), 23, "B", 0.0, "kind-b"))
    assert driver.host.stack.top is card
    driver.feed(*plugged_in.adopt(Handle(), 24, "A", 0.0, "kind-a"))
    driver.advance(40)
    assert isinstance(driver.host.stack.top, TableScene)
    assert {seat: pad.instance for seat, pad in evening.pads.items()} == {0: 24, 1: 23}


def test_a_pad_back_before_anybody_looked_asks_nothing(driver: Driver, evening: Evening) -> None:
    """As while the pause card lay over the table."""
    plugged_in = driver.host.router.pads
    plugged_in.adopt(Handle(), 21, "A", 0.0, "kind-a")
    assert BOX is not None
    evening.begin(BOX, Table("base", (Seat("Zoë", 0, pad="kind-a#1"), Seat("Émile", 1)), {}))
    pull_out(driver, 21)
    plugged_in.adopt(Handle(), 25, "A", 0.0, "kind-a")
    driver.advance(40)
    assert isinstance(driver.host.stack.top, TableScene)
    assert [pad.instance for pad in evening.pads.values()] == [25]


def test_again_is_played_with_the_pad_that_took_the_place_of_another(driver: Driver, evening: Evening) -> None:
    plugged_in = driver.host.router.pads
    plugged_in.adopt(Handle(), 21, "A", 0.0, "kind-a")
    assert BOX is not None
    evening.begin(BOX, Table("base", (Seat("Zoë", 0, pad="kind-a#1"), Seat("Émile", 1)), {}))
    pull_out(driver, 21)
    driver.advance(40)
    driver.feed(*plugged_in.adopt(Handle(), 26, "C", 0.0, "kind-c"))
    assert evening.table is not None
    evening.again(evening.table.play_, (1, 0))
    assert {seat: pad.instance for seat, pad in evening.pads.items()} == {1: 26}


class Handle:
    """Stands for an open pad."""

    def quit(self) -> None:
        """Nothing to close."""


def pull_out(driver: Driver, instance: int) -> None:
    import pygame

    driver.events(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=instance))
