"""Laying the board of Plus at the table, by every device: moved, exchanged, undone, confirmed; and by bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from scenes.driver import Driver
from scenes.input.intents import KEYBOARD, Back, Device, DeviceKind, Direction, Key
from scenes.morpyam.board import SQUARES, Square
from scenes.morpyam.table import MorpyamTable
from tabletop.app.settings import Settings
from tabletop.app.translations import set_language
from tabletop.games.morpyam.actions import Lay
from tabletop.games.morpyam.tiles import CLASSIC_TILES

pytestmark = pytest.mark.rule("M-70", "M-71", "M-72")


@pytest.fixture
def at_table(open_table: Any) -> tuple[Driver, MorpyamTable]:
    opened: tuple[Driver, MorpyamTable] = open_table("plus")
    return opened


def free(table: MorpyamTable, count: int = 1) -> list[Square]:
    return [square for square in SQUARES if square not in table.laying.tiles][:count]


def kinds(table: MorpyamTable) -> list[str]:
    return [kind for kind, left in table.laying.beside.items() if left]


def key(driver: Driver, name: str) -> None:
    driver.feed(Key(KEYBOARD, name))


def agree(table: MorpyamTable) -> None:
    """What is seen is what the game is."""
    position = table.play_.game.position(table.play_.state)
    assert table.shown.grid == {
        (row, column): tile for row, tiles in enumerate(position.grid) for column, tile in enumerate(tiles) if tile
    }
    assert [Counter(tiles) for tiles in table.shown.tiles] == [Counter(tiles) for tiles in position.tiles]
    assert table.shown.laid == {(row, column) for row, column in position.laid}
    assert table.shown.confirmed == set(position.confirmed)


def test_the_highest_lays_first_and_all_tiles_lie_open(at_table: tuple[Driver, MorpyamTable]) -> None:
    driver, table = at_table
    agree(table)
    decision = table.play_.decision
    assert decision is not None
    assert table.shown.seat == decision.seat
    assert sum((Counter(tiles) for tiles in table.shown.tiles), Counter()) == CLASSIC_TILES
    assert sum(table.laying.beside.values()) == 18
    other = 1 - decision.seat
    driver.click(("reserve", other))
    assert {target.id[1] for target in driver.frame.targets if target.id[0] == "open"} == set(table.shown.tiles[other])
    driver.click(("reserve", other))
    assert ("tile", kinds(table)[0]) in {target.id for target in driver.frame.targets}


# By mouse


def test_tiles_are_dragged_moved_exchanged_and_dragged_off(at_table: tuple[Driver, MorpyamTable]) -> None:
    driver, table = at_table
    one, other = kinds(table)[:2]
    driver.drag(("tile", one), ("square", (0, 0)))
    driver.drag(("tile", other), ("square", (3, 3)))
    assert table.laying.tiles == {(0, 0): one, (3, 3): other}
    agree(table)
    driver.drag(("square", (0, 0)), ("square", (3, 3)))
    assert table.laying.tiles == {(0, 0): other, (3, 3): one}
    driver.drag(("square", (0, 0)), ("square", (5, 0)))
    assert table.laying.tiles == {(5, 0): other, (3, 3): one}
    driver.drag(("square", (5, 0)), ("tile", one))
    assert table.laying.tiles == {(3, 3): one}
    agree(table)


def test_a_tile_dropped_on_ones_own_sends_it_back(at_table: tuple[Driver, MorpyamTable]) -> None:
    driver, table = at_table
    one, other = kinds(table)[:2]
    before = table.laying.beside[one]
    driver.drag(("tile", one), ("square", (0, 0)))
    driver.drag(("tile", other), ("square", (0, 0)))
    assert table.laying.tiles == {(0, 0): other}
    assert table.laying.beside[one] == before
    agree(table)


def test_a_drag_let_go_elsewhere_changes_nothing(at_table: tuple[Driver, MorpyamTable]) -> None:
    driver, table = at_table
    driver.drag(("tile", kinds(table)[0]), (1800.0, 1060.0))
    driver.settle()
    assert table.laying.tiles == {}
    assert not table.laying.can_undo


# By keys


def test_the_focus_is_led_to_the_tiles_and_a_tile_is_laid_by_keys(at_table: tuple[Driver, MorpyamTable]) -> None:
    driver, table = at_table
    driver.move(Direction.RIGHT)
    first = kinds(table)[0]
    driver.accept(("tile", first))
    driver.move(Direction.LEFT)
    driver.accept()
    assert list(table.laying.tiles.values()) == [first]
    driver.accept()
    driver.move(Direction.UP)
    driver.feed(Back(KEYBOARD))
    driver.settle()
    assert list(table.laying.tiles.values()) == [first]
    agree(table)


def test_steps_are_undone_and_made_again(at_table: tuple[Driver, MorpyamTable]) -> None:
    driver, table = at_table
    one, other = kinds(table)[:2]
    driver.drag(("tile", one), ("square", (0, 0)))
    driver.drag(("tile", other), ("square", (0, 1)))
    driver.drag(("square", (0, 0)), ("square", (0, 1)))
    for expected in ({(0, 0): one, (0, 1): other}, {(0, 0): one}, {}, {}):
        key(driver, "z")
        assert table.laying.tiles == expected
        agree(table)
    for expected in ({(0, 0): one}, {(0, 0): one, (0, 1): other}, {(0, 0): other, (0, 1): one}):
        key(driver, "y")
        assert table.laying.tiles == expected
        agree(table)
    driver.click("all back")
    assert table.laying.tiles == {}
    key(driver, "z")
    assert table.laying.tiles == {(0, 0): other, (0, 1): one}


def test_confirming_wants_all_tiles_and_fixes_them(at_table: tuple[Driver, MorpyamTable]) -> None:
    driver, table = at_table
    first = table.shown.seat
    assert not driver.target("confirm").enabled
    assert "Lay all your tiles" in driver.target("confirm").why
    driver.click("rest")
    assert sum(table.laying.beside.values()) == 0
    key(driver, "c")
    driver.settle()
    agree(table)
    assert table.shown.seat != first
    assert not table.laying.can_undo
    fixed = next(iter(table.laying.tiles))
    target = driver.target(("square", fixed))
    assert not target.enabled
    assert "fixed" in target.why
    driver.drag(("tile", kinds(table)[0]), ("square", fixed))
    driver.settle()
    assert len(table.laying.tiles) == 18


def test_when_all_have_confirmed_the_game_is_played_on_that_board(at_table: tuple[Driver, MorpyamTable]) -> None:
    driver, table = at_table
    first = table.shown.seat
    for _seat in range(2):
        table.laying.lay_rest()
        table.laying.confirm()
        driver.settle()
    assert not table.laying.due
    assert table.shown.seat == first
    assert Counter(table.shown.grid.values()) == CLASSIC_TILES
    assert "throw" in {target.id for target in driver.frame.targets}


# By pads


def test_a_pad_lays_exchanges_and_confirms(
    at_table: tuple[Driver, MorpyamTable], virtual_pad: Callable[[Driver], Any]
) -> None:
    driver, table = at_table
    pad = virtual_pad(driver)
    pad.press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    one = kinds(table)[0]
    pad.step_to(("tile", one))
    pad.press(pygame.CONTROLLER_BUTTON_A)
    pad.press(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    pad.press(pygame.CONTROLLER_BUTTON_A)
    assert list(table.laying.tiles.values()) == [one]
    pad.press(pygame.CONTROLLER_BUTTON_X)
    assert table.laying.tiles == {}
    pad.step_to("rest")
    pad.press(pygame.CONTROLLER_BUTTON_A)
    pad.step_to("confirm")
    pad.press(pygame.CONTROLLER_BUTTON_A)
    driver.settle()
    assert len(table.shown.confirmed) == 1


def test_another_seats_pad_lays_nothing(at_table: tuple[Driver, MorpyamTable], tmp_path: Any) -> None:
    from scenes.gallery import evening_for
    from scenes.input.intents import Accept

    driver, table = at_table
    table.evening = evening_for(driver, tmp_path)
    assert table.shown.seat is not None
    others = Device(DeviceKind.PAD, 3)
    table.evening.pads = {1 - table.shown.seat: others}
    driver.focus("rest")
    assert table.intercept(Accept(others))
    assert table.laying.tiles == {}


# By bots, and over time


def test_bots_lay_their_tiles_one_after_another(open_table: Any) -> None:
    driver, table = open_table("plus", 3, bots=(0, 1, 2))
    driver = Driver(table, size=(1280, 720), settings=Settings(animation="none"))
    for _frame in range(600):
        driver.host.advance(50)
        if not table.laying.due:
            break
    assert Counter(table.shown.grid.values()) == CLASSIC_TILES
    lays = [entry.seat for entry in table.play_.match.log if isinstance(entry.action, Lay)]
    assert Counter(lays) == {0: 12, 1: 12, 2: 12}


def test_a_bots_tile_flies_to_its_square(open_table: Any) -> None:
    driver, table = open_table("plus", 2, bots=(0, 1), settings=Settings(animation="calm"))
    seen = set()
    for _frame in range(400):
        driver.host.advance(20)
        if table.laying.flight is not None:
            seen.add(table.laying.flight.share)
            assert table.laying.flight.square not in table.shown.grid
        if len(table.shown.grid) > 1:
            break
    driver.draw()
    assert len([share for share in seen if 0 < share < 1]) > 2


def test_looking_back_shows_the_board_as_it_was_laid(at_table: tuple[Driver, MorpyamTable]) -> None:
    driver, table = at_table
    one = kinds(table)[0]
    driver.drag(("tile", one), ("square", (2, 2)))
    table.look_by(-1)
    assert table.laying.tiles == {}
    assert not table.laying.active
    assert not driver.target("rest").enabled
    table.look_by(1)
    assert table.laying.tiles == {(2, 2): one}
    agree(table)
    driver.drag(("square", (2, 2)), ("square", (3, 3)))
    agree(table)


def test_a_laying_goes_on_where_it_was_left(at_table: tuple[Driver, MorpyamTable]) -> None:
    driver, table = at_table
    one = kinds(table)[0]
    driver.drag(("tile", one), ("square", (2, 2)))
    again = MorpyamTable(table.play_)
    other = Driver(again, size=(1280, 720))
    other.settle()
    agree(again)
    other.drag(("square", (2, 2)), ("square", (0, 0)))
    assert again.laying.tiles == {(0, 0): one}


def test_the_rule_that_matters_now(at_table: tuple[Driver, MorpyamTable]) -> None:
    _driver, table = at_table
    assert table.rule_now() == "M-71"


@pytest.mark.parametrize("size", [(1920, 1080), (800, 600)])
@pytest.mark.parametrize(("language", "players"), [("en", 2), ("en", 4), ("fr", 4), ("es", 4), ("de", 4)])
def test_everything_fits(open_table: Any, size: tuple[int, int], language: str, players: int) -> None:
    _driver, table = open_table("plus", players)
    set_language(language)
    driver = Driver(MorpyamTable(table.play_), size=size)
    assert driver.frame.faults == []


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (3840, 2160)])
@pytest.mark.parametrize("guided", [True, False])
def test_the_buttons_keep_clear_of_each_other(at_table: tuple[Driver, MorpyamTable], size: Any, guided: bool) -> None:
    driver, table = at_table
    table.show_guide(shown=guided)
    driver.resize(size)
    buttons = [target.rect for target in driver.frame.targets if isinstance(target.id, str)]
    assert len(buttons) > 6
    assert all(rect.collidelist(buttons[:number]) < 0 for number, rect in enumerate(buttons))
