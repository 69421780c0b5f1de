"""Pictures of Morpyam's table in its telling states."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final

from scenes.boxes import Shot
from scenes.driver import STEP, Driver
from scenes.input.intents import MOUSE, Point, Press
from scenes.morpyam.board import SQUARES, Square
from scenes.morpyam.table import MorpyamTable
from scenes.play import Play
from scenes.scene import Scene
from tabletop import catalogue
from tabletop.app.seats import Seat
from tabletop.core.match import Match
from tabletop.core.rng import Rng
from tabletop.dice.throws import Rolled, Throw
from tabletop.games.morpyam.actions import Call
from tabletop.games.morpyam.grids import SIDE, grid
from tabletop.games.morpyam.state import TOKENS

_NAMES: Final = ("Zoë", "Émile", "Nuño", "Ana-Lucía")
_ALL_FIVE: Final = (0, 1, 2, 3, 4)

# Boards under way: whose token lies where, row by row; a dot is free.
EARLY: Final = ("......", ".0..1.", "..01..", ".1..0.", "......", "......")
FOUR_IN_LINE: Final = (".1....", "10.1..", "..01..", "1..0.1", "....0.", "1.0...")
FOURS: Final = ("0.2.3.", ".1.0.2", "2.3.1.", ".0.2.3", "1...0.", ".3....")
NEARLY_OVER: Final = ("100011", ".00110", ".10110", "111000", ".00110", "0.0111")


def shots() -> Iterable[Shot]:
    """The table at its start, with squares that shine, calling, called, threatened, advised, and at its count."""
    yield Shot("morpyam-start", opened(2))
    yield Shot("morpyam-shines", opened(2, EARLY, dice=(4, 4, 4, 6, 6), throws=2), _point_at_taken)
    yield Shot("morpyam-third", opened(3, EARLY, dice=(1, 2, 3, 4, 6), throws=3))
    yield Shot("morpyam-drag", opened(2, EARLY, dice=(4, 4, 4, 6, 6), throws=2), _carry)
    yield Shot("morpyam-calls", opened(2, EARLY, dice=(2, 3, 4, 5, 5), throws=2), _open_calls)
    yield Shot("morpyam-calls-first", opened(2, EARLY), _open_calls)
    yield Shot("morpyam-called", opened(2, EARLY, dice=(2, 3, 4, 5, 5), throws=2), _call)
    yield Shot("morpyam-call-won", opened(2, EARLY, dice=(2, 3, 4, 5, 6), throws=2, call="suite", call_state="won"))
    yield Shot("morpyam-hand-lost", opened(2, EARLY, dice=(2, 3, 4, 5, 5), throws=3, call="suite", call_state="lost"))
    yield Shot("morpyam-threats", opened(2, FOUR_IN_LINE, dice=(2, 3, 4, 5, 5), throws=1), _show_threats)
    yield Shot("morpyam-line", opened(2, FOUR_IN_LINE, dice=(4, 4, 4, 5, 5), throws=1), _place_in_line)
    yield Shot("morpyam-chances", opened(2, EARLY, dice=(2, 3, 4, 6, 6), throws=1), _show_chances)
    yield Shot("morpyam-coach", opened(2, EARLY, dice=(2, 3, 4, 6, 6), throws=1), _ask_coach)
    yield Shot("morpyam-four", opened(4, FOURS, dice=(3, 3, 3, 3, 6), throws=2))
    yield Shot("morpyam-foul", opened(2, EARLY, dice=(1, 2, 3, 6, 6), throws=1), _foul)
    yield Shot("morpyam-rolling", opened(2, EARLY, dice=(1, 2, 3, 6, 6), throws=1), _roll)
    yield Shot("morpyam-flash", opened(2, EARLY, variant="flash", dice=(4, 4, 5, 5, 5), throws=2))
    yield Shot("morpyam-count", opened(2, NEARLY_OVER, dice=(2, 3, 4, 5, 6), throws=1), _end)


def opened(players: int, tokens: tuple[str, ...] = (), variant: str = "classic", **hand: Any) -> Callable[[], Scene]:
    """What opens a table on which tokens lie."""
    return partial(open_table, players, tokens, variant, **hand)


def open_table(players: int, tokens: tuple[str, ...], variant: str, **hand: Any) -> MorpyamTable:
    """A table on which tokens lie; ``hand`` as in a position."""
    laid = _laid(tokens)
    owners = list(laid.values())
    game = catalogue.game("morpyam")
    tiles = grid("flash" if variant == "flash" else "classic")
    position = {
        "game": "morpyam",
        "variant": variant,
        "players": players,
        "turn": 0,
        "grid": [tiles[row * SIDE : (row + 1) * SIDE] for row in range(SIDE)],
        "tokens": [[laid.get((row, column)) for column in range(SIDE)] for row in range(SIDE)],
        "in_hand": [TOKENS[players] - owners.count(seat) for seat in range(players)],
        **hand,
    }
    seats = tuple(Seat(_NAMES[number], number) for number in range(players))
    return MorpyamTable(Play(Match(game, game.load(position), Rng(4)), seats))


def _laid(tokens: tuple[str, ...]) -> Mapping[Square, int]:
    letters = "".join(tokens)
    return {square: int(letter) for square, letter in zip(SQUARES, letters, strict=False) if letter != "."}


def _table_of(driver: Driver) -> MorpyamTable:
    table = driver.host.stack.top
    assert isinstance(table, MorpyamTable)
    return table


def _point_at_taken(driver: Driver) -> None:
    driver.hover(("square", (3, 2)))


def _carry(driver: Driver) -> None:
    """Takes a token with the mouse and carries it over the board."""
    x, y = driver.centre(("stack", 0))
    driver.feed(Point(MOUSE, x, y), Press(MOUSE, x, y))
    x, y = driver.centre(("square", (4, 0)))
    driver.feed(Point(MOUSE, x - 20, y + 10), Point(MOUSE, x, y))


def _open_calls(driver: Driver) -> None:
    driver.accept("call")
    driver.settle()


def _call(driver: Driver) -> None:
    _table_of(driver).submit(Call("suite"))
    driver.settle()


def _show_threats(driver: Driver) -> None:
    driver.accept("threats")
    driver.settle()


def _place_in_line(driver: Driver) -> None:
    """Covers the square that makes five in a row, and stops while it shines."""
    table = _table_of(driver)
    table.place((5, 5))
    while not table.shown.runs and not table.settled:
        driver.advance(STEP)
    driver.advance(400)


def _show_chances(driver: Driver) -> None:
    driver.accept("odds")
    driver.hover(("square", (1, 2)))
    driver.settle()


def _ask_coach(driver: Driver) -> None:
    driver.accept("odds")
    driver.settle()


def _foul(driver: Driver) -> None:
    """A throw whose first die leans, told from outside as a person with real dice would."""
    table = _table_of(driver)
    table.cues.feed(table.play_.submit(Throw((0, 1, 2))))
    table.cues.feed(table.play_.submit(Rolled((None, 2, 5), cocked=(0,))))
    driver.advance(1900)


def _roll(driver: Driver) -> None:
    driver.accept(("die", 3))
    driver.accept(("die", 4))
    driver.accept("throw")
    driver.advance(520)


def _end(driver: Driver) -> None:
    """The last token is laid, and the first line is counted."""
    table = _table_of(driver)
    table.place(min(table.placeable()))
    while not any(table.shown.points) and not table.settled:
        driver.advance(STEP)
    driver.advance(300)
