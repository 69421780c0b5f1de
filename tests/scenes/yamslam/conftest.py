"""A Yamslam table in a driver, without motion unless a test asks for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

import pytest

from scenes.driver import Driver
from scenes.play import Play
from scenes.yamslam.table import YamslamTable
from tabletop import catalogue
from tabletop.app.seats import Seat
from tabletop.app.settings import Settings
from tabletop.app.translations import set_language
from tabletop.core.game import Setup
from tabletop.core.match import Match
from tabletop.core.rng import Rng
from tabletop.dice.throws import Throw
from tabletop.games.yamslam.combinations import CHIPS, EACH

ALL_FIVE = Throw((0, 1, 2, 3, 4))


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


class Open(Protocol):
    def __call__(
        self,
        variant: str = "base",
        players: int = 2,
        *,
        bots: Sequence[int] = (),
        settings: Settings | None = None,
        **options: str,
    ) -> tuple[Driver, YamslamTable]: ...


@pytest.fixture
def open_table() -> Open:
    """Opens a table of a new game; ``bots`` are the seats of easy bots, asked in this process."""

    def opened(
        variant: str = "base",
        players: int = 2,
        *,
        bots: Sequence[int] = (),
        settings: Settings | None = None,
        **options: str,
    ) -> tuple[Driver, YamslamTable]:
        seats = tuple(Seat(f"P{number}", number, "easy" if number in bots else None) for number in range(players))
        table = YamslamTable(Play.begin("yamslam", Setup(variant, players, dict(options)), seats, 3))
        driver = Driver(table, size=(1280, 720), settings=settings or Settings(animation="none"))
        driver.settle()
        return driver, table

    return opened


@pytest.fixture
def open_position() -> Callable[..., tuple[Driver, YamslamTable]]:
    """Opens a table in a position: ``tray`` of the default four each, changed by ``position``."""

    def opened(
        variant: str = "base", players: int = 2, settings: Settings | None = None, **position: Any
    ) -> tuple[Driver, YamslamTable]:
        sides = {"solo": 1, "teams": 2}.get(variant, players)
        plain = {
            "game": "yamslam",
            "variant": variant,
            "players": players,
            "turn": 0,
            "tray": dict.fromkeys(CHIPS, EACH),
            "out": dict.fromkeys(CHIPS, 0),
            "chips": [dict.fromkeys(CHIPS, 0) for _ in range(sides)],
            **position,
        }
        game = catalogue.game("yamslam")
        seats = tuple(Seat(f"P{number}", number) for number in range(players))
        table = YamslamTable(Play(Match(game, game.load(plain), Rng(4)), seats))
        driver = Driver(table, size=(1280, 720), settings=settings or Settings(animation="none"))
        driver.settle()
        return driver, table

    return opened
