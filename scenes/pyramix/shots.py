"""Pictures of Pyramix's table in its telling states."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from scenes.boxes import Shot
from scenes.driver import STEP, Driver
from scenes.play import Play
from scenes.pyramix.board import line
from scenes.pyramix.guide import COBRAS
from scenes.pyramix.table import PyramixTable
from scenes.scene import Scene
from tabletop import catalogue
from tabletop.app.seats import Seat
from tabletop.bots.bot import ask
from tabletop.core.game import Setup
from tabletop.games.pyramix.actions import TAKES, Take
from tabletop.games.pyramix.geometry import NUMBER, Cell
from tabletop.games.pyramix.state import TAKES_IN_A_GAME

_NAMES: Final = ("Zoë", "Émile", "Nuño", "Ana-Lucía")


def shots() -> Iterable[Shot]:
    """The table at its start, in the middle, pointed at, sliding, turned, advised, and at its end."""
    yield Shot("pyramix-start", _table(2, 0))
    yield Shot("pyramix-middle", _table(2, 15))
    yield Shot("pyramix-four", _table(4, 22))
    yield Shot("pyramix-offer", _table(2, 2), _point_at_offer)
    yield Shot("pyramix-one-face", _table(3, 2), partial(_point_at_refusal, code="one_face"))
    yield Shot("pyramix-cobra", _table(2, 6), partial(_point_at_refusal, code="cobra"))
    yield Shot("pyramix-hidden-cobra", _table(2, 4, 5), partial(_point_at_refusal, code="hidden_cobra"))
    yield Shot("pyramix-sliding", _table(2, 2), _slide)
    yield Shot("pyramix-turned", _table(2, 8), _turn)
    yield Shot("pyramix-hint", _table(2, 20), _ask_advice)
    yield Shot("pyramix-guide", _table(2, 0), _show_guide)
    yield Shot("pyramix-guide-cobras", _table(4, 6), partial(_show_guide, name=COBRAS))
    yield Shot("pyramix-majority", _table(3, TAKES_IN_A_GAME - 1), _settle_majorities)
    yield Shot("pyramix-end", _table(4, TAKES_IN_A_GAME), _wait)


def _table(players: int, takes: int, seed: int = 11) -> Callable[[], Scene]:
    return partial(opened, players, takes, seed)


def opened(players: int, takes: int, seed: int) -> PyramixTable:
    """A table at which so many cubes have been taken."""
    seats = tuple(Seat(_NAMES[number], number) for number in range(players))
    play = Play.begin("pyramix", Setup("base", players), seats, seed)
    play.run_setup()
    bot = catalogue.levels("pyramix")["medium"]
    for _ in range(takes):
        play.submit(ask(bot, play.game, play.state))
    return PyramixTable(play)


def _wait(driver: Driver) -> None:
    driver.advance(STEP)


def _top(driver: Driver) -> PyramixTable:
    table = driver.host.stack.top
    assert isinstance(table, PyramixTable)
    return table


def longest_line(table: PyramixTable) -> Cell:
    """The cube that may be taken and moves most."""
    cells = [action.cube for action in table.legal if isinstance(action, Take)]
    return max(cells, key=lambda cell: len(line(cell, table.shown.cells)))


def _point_at_offer(driver: Driver) -> None:
    driver.hover(("cube", longest_line(_top(driver))))


def _point_at_refusal(driver: Driver, code: str) -> None:
    """Points at the first cube that may not be taken for that reason, if there is one."""
    play = _top(driver).play_
    for cell in _top(driver).shown.cubes:
        error = play.game.why_not(play.state, TAKES[NUMBER[cell]])
        if error is not None and error.code == code:
            driver.hover(("cube", cell))
            return


def _slide(driver: Driver) -> None:
    driver.click(("cube", longest_line(_top(driver))))
    driver.advance(470)


def _turn(driver: Driver) -> None:
    turning = _top(driver)._turning
    turning.lean(0.8)
    while turning.under_way:
        driver.advance(STEP)


def _ask_advice(driver: Driver) -> None:
    driver.accept("hint")
    driver.advance(STEP)


def _show_guide(driver: Driver, name: str = "") -> None:
    """Turns the guide on and reads as far as the card of that name, if one is given."""
    guide = _top(driver).guide
    guide.on = True
    while name and not guide.shows(name):
        guide.read()
    _top(driver).refresh()
    driver.draw()


def _settle_majorities(driver: Driver) -> None:
    """The last cube is taken; a majority is being told."""
    table = _top(driver)
    driver.accept(("cube", longest_line(table)))
    while not table.shown.majority:
        driver.advance(STEP)
