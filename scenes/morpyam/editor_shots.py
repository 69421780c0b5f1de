"""Pictures of the grid editor and of laying in Plus, in their telling states."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

from scenes.boxes import Shot
from scenes.driver import Driver
from scenes.gallery import evening_for
from scenes.input.intents import MOUSE, Point, Press
from scenes.morpyam.board import Square
from scenes.morpyam.editor import Editor
from scenes.morpyam.editor_design import Design
from scenes.morpyam.table import MorpyamTable
from scenes.morpyam.workshop import Workshop
from scenes.play import Play
from scenes.scene import Scene
from scenes.works.files import Files
from scenes.works.shelf import WorkShelf
from tabletop.app.seats import Seat
from tabletop.core.game import Setup
from tabletop.core.rng import Rng
from tabletop.games.morpyam import designs
from tabletop.games.morpyam.designs import KINDS

_NAMES: Final = ("Zoë", "Émile", "Nuño", "Ana-Lucía")
_WHOLE: Final[Mapping[Square, str]] = designs.at_random(Rng(4))
_PART: Final[Mapping[Square, str]] = {square: tile for square, tile in _WHOLE.items() if sum(square) % 2}


def shots() -> Iterable[Shot]:
    """The list of grids, the editor at work, its cards, and the laying at the table."""
    yield Shot("morpyam-grids", None, _show_grids)
    yield Shot("morpyam-editor", None, partial(_edit, _WHOLE, "Zigzag", _point))
    yield Shot("morpyam-editor-empty", None, partial(_edit, {}, "", lambda _: None))
    yield Shot("morpyam-editor-drag", None, partial(_edit, _PART, "", _carry))
    yield Shot("morpyam-editor-start", None, partial(_edit, _WHOLE, "Zigzag", lambda driver: driver.accept("begin")))
    yield Shot("morpyam-editor-code", None, partial(_edit, _WHOLE, "Zigzag", lambda driver: driver.accept("code")))
    yield Shot("morpyam-editor-files", None, _show_files)
    yield Shot("morpyam-set-up-grid", None, partial(_edit, _WHOLE, "Zigzag", lambda driver: driver.accept("play")))
    yield Shot("morpyam-laying", _laying(2), lambda driver: driver.settle())
    yield Shot("morpyam-laying-drag", _laying(2), _lay)
    yield Shot("morpyam-laying-four", _laying(4), _lay_second)


def _show_grids(driver: Driver) -> None:
    workshop = _workshop(driver)
    workshop.save("Zigzag", _WHOLE, None)
    workshop.save("La forteresse d'Émile", designs.at_random_mirrored(Rng(1)), None)
    workshop.keep_draft(Design(_PART, "Schachbrett"))
    driver.host.push(WorkShelf(workshop))


def _show_files(driver: Driver) -> None:
    workshop = _workshop(driver)
    workshop.hand_out("Zigzag", _WHOLE)
    workshop.hand_out("Fuß", designs.mirrored(_WHOLE))
    driver.host.push(Files(workshop, lambda _: None))


def _workshop(driver: Driver) -> Workshop:
    return Workshop(evening_for(driver))


def _edit(tiles: Mapping[Square, str], name: str, then: Callable[[Driver], None], driver: Driver) -> None:
    driver.host.push(Editor(_workshop(driver), Design(tiles, name)))
    then(driver)


def _point(driver: Driver) -> None:
    driver.hover(("square", (2, 2)))


def _carry(driver: Driver) -> None:
    """A tile in the hand, over a square."""
    left = designs.unlaid(_PART)
    _hold(driver, next(kind for kind in KINDS if left[kind] > 1), (3, 3))


def _hold(driver: Driver, kind: str, square: Square) -> None:
    x, y = driver.centre(("tile", kind))
    driver.feed(Point(MOUSE, x, y), Press(MOUSE, x, y))
    x, y = driver.centre(("square", square))
    driver.feed(Point(MOUSE, x - 60, y + 20), Point(MOUSE, x, y))


def _laying(players: int) -> Callable[[], Scene]:
    def opened() -> Scene:
        seats = tuple(Seat(_NAMES[number], number) for number in range(players))
        return MorpyamTable(Play.begin("morpyam", Setup("plus", players), seats, 5))

    return opened


def _lay(driver: Driver) -> None:
    """Some tiles are laid, and one is in the hand."""
    table = _top(driver)
    driver.settle()
    kinds = list(table.laying.beside)
    for place, kind in enumerate(kinds[:7]):
        driver.drag(("tile", kind), ("square", (place % 4 + 1, (3 * place) % 5)))
    _hold(driver, kinds[8], (4, 4))


def _lay_second(driver: Driver) -> None:
    """The first has laid, the second has begun."""
    table = _top(driver)
    driver.settle()
    table.laying.lay_rest()
    table.laying.confirm()
    driver.settle()
    square = next(square for square in ((2, 2), (2, 3), (3, 3), (0, 0), (5, 5)) if square not in table.laying.tiles)
    driver.drag(("tile", next(iter(table.laying.beside))), ("square", square))


def _top(driver: Driver) -> MorpyamTable:
    table = driver.host.stack.top
    assert isinstance(table, MorpyamTable)
    return table
