"""Pictures of Yamslam's table in its telling states."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from scenes.art.dice import TWO_COLOURS
from scenes.boxes import Shot
from scenes.dice.page import DicePage
from scenes.driver import STEP, Driver
from scenes.input.intents import KEYBOARD, Accept
from scenes.play import Play
from scenes.scene import Scene
from scenes.yamslam.board import TRAY
from scenes.yamslam.table import YamslamTable
from tabletop import catalogue
from tabletop.app.seats import Seat
from tabletop.app.statistics import Statistics
from tabletop.core.match import Match
from tabletop.core.rng import Rng
from tabletop.dice.throws import Rolled, Throw
from tabletop.games.yamslam.combinations import CHIPS, EACH
from tabletop.tray.release import release_from_charge

_TO_THE_RIGHT = 0.2  # radians
_NAMES = ("Zoë", "Émile", "Nuño", "Ana-Lucía")
_ROWS = ((0, 1, 1, 0, 1, 0, 1), (1, 1, 0, 2, 0, 1, 0), (2, 0, 1, 1, 0, 0, 1), (1, 0, 0, 0, 1, 1, 0))


def shots() -> Iterable[Shot]:
    """The table at its start, in the middle, with foul, yamslam and chances, for every variant."""
    yield Shot("yamslam-start", _table("base", 2, rows=0))
    yield Shot("yamslam-choice", _table("base", 3, dice=(3, 3, 3, 5, 5), throws=2))
    yield Shot("yamslam-chances", _table("base", 2, dice=(2, 3, 4, 6, 6), throws=1), _show_chances)
    yield Shot("yamslam-must-pass", _table("base", 4, dice=(1, 2, 3, 6, 6), throws=3))
    yield Shot("yamslam-yamslam", _table("base", 3, dice=(4, 4, 4, 4, 4), throws=2, out=(0, 0, 0, 0, 0, 1, 1)))
    yield Shot("yamslam-rolling", _table("base", 2, dice=(1, 2, 3, 6, 6), throws=1), _roll)
    yield Shot("yamslam-foul", _table("base", 2, dice=(1, 2, 3, 6, 6), throws=1), _foul)
    yield Shot("yamslam-flown-out", _table("base", 2), _fly_out)
    yield Shot("yamslam-cheer", _table("base", 2), _cheer)
    yield Shot("yamslam-chip", _table("base", 3, dice=(3, 3, 3, 5, 5), throws=2), _take_chip)
    yield Shot("yamslam-aside", _table("base", 2, dice=(2, 3, 4, 6, 6), throws=1), _set_aside)
    yield Shot("yamslam-guide", _table("base", 4, dice=(2, 3, 4, 6, 6), throws=1), _show_guide)
    yield Shot("yamslam-coach", _table("base", 2, dice=(2, 3, 4, 6, 6), throws=1), _ask_coach)
    yield Shot("yamslam-dice", _table("base", 2, dice=(2, 3, 4, 6, 6), throws=1), _open_dice)
    yield Shot("yamslam-cup", _table("base", 2), _charge)
    yield Shot("yamslam-solo", _table("solo", 1, dice=(2, 2, 5, 5, 6), throws=1, out=(0, 0, 0, 0, 0, 0, 2)))
    yield Shot("yamslam-teams", _table("teams", 4, dice=(1, 3, 5, 5, 1), throws=1))


def _table(
    variant: str,
    players: int,
    *,
    rows: int = 4,
    dice: tuple[int, ...] | None = None,
    throws: int = 0,
    out: tuple[int, ...] = (0,) * len(CHIPS),
) -> Callable[[], Scene]:
    sides = {"solo": 1, "teams": 2}.get(variant, players)
    chips = [_ROWS[side] if side < rows else (0,) * len(CHIPS) for side in range(sides)]
    tray = [EACH - out[n] - sum(row[n] for row in chips) for n in range(len(CHIPS))]
    position: dict[str, Any] = {
        "game": "yamslam",
        "variant": variant,
        "players": players,
        "turn": 0,
        "tray": dict(zip(CHIPS, tray, strict=True)),
        "out": dict(zip(CHIPS, out, strict=True)),
        "chips": [dict(zip(CHIPS, row, strict=True)) for row in chips],
        "dice": None if dice is None else list(dice),
        "throws": throws,
    }
    return partial(_open, position, players)


def _open(position: dict[str, Any], players: int) -> Scene:
    game = catalogue.game("yamslam")
    seats = tuple(Seat(_NAMES[number], number) for number in range(players))
    return YamslamTable(Play(Match(game, game.load(position), Rng(4)), seats))


def _show_chances(driver: Driver) -> None:
    driver.accept("odds")
    driver.hover(("tray", "large_straight"))
    driver.settle()


def _roll(driver: Driver) -> None:
    driver.accept(("die", 3))
    driver.accept(("die", 4))
    driver.accept("throw")
    driver.advance(520)


def _foul(driver: Driver) -> None:
    """A throw whose first die leans, told from outside as a person with real dice would."""
    table = _table_of(driver)
    play = table.play_
    table.cues.feed(play.submit(Throw((0, 1, 2))))
    table.cues.feed(play.submit(Rolled((None, 2, 5), cocked=(0,))))
    driver.advance(1900)


def _fly_out(driver: Driver) -> None:
    """The most reckless throw there is, to the right."""
    _table_of(driver).throw(release_from_charge(_TO_THE_RIGHT, 1.0, TRAY))
    driver.settle()


def _cheer(driver: Driver) -> None:
    table = _table_of(driver)
    table.cues.feed(table.play_.submit(Throw((0, 1, 2, 3, 4))))
    table.cues.feed(table.play_.submit(Rolled((4, 4, 4, 4, 4))))
    while table.cheer is None:
        driver.advance(STEP)
    driver.advance(500)


def _take_chip(driver: Driver) -> None:
    driver.accept(("tray", "full"))
    driver.advance(200)


def _set_aside(driver: Driver) -> None:
    driver.accept(("die", 0))
    driver.settle()
    driver.accept(("die", 3))
    driver.advance(100)


def _show_guide(driver: Driver) -> None:
    _table_of(driver).show_guide(shown=True)
    driver.draw()


def _ask_coach(driver: Driver) -> None:
    driver.accept("odds")
    driver.settle()


def _open_dice(driver: Driver) -> None:
    faces = (203, 180, 190, 177, 201, 199)
    driver.host.push(DicePage(_table_of(driver).play_, Statistics(dice={"hand": faces}), TWO_COLOURS))
    driver.accept(("series", 1))


def _table_of(driver: Driver) -> YamslamTable:
    table = driver.host.stack.top
    assert isinstance(table, YamslamTable)
    return table


def _charge(driver: Driver) -> None:
    driver.focus("track")
    driver.feed(Accept(KEYBOARD))
    driver.advance(700)
