"""A Morpyam table in a driver, without motion unless a test asks for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

import pytest

from scenes.driver import Driver
from scenes.morpyam.shots import open_table as table_with_tokens
from scenes.morpyam.table import MorpyamTable
from scenes.play import Play
from tabletop.app.seats import Seat
from tabletop.app.settings import Settings
from tabletop.app.translations import set_language
from tabletop.core.game import Setup

STILL = Settings(animation="none")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


class Open(Protocol):
    def __call__(
        self,
        variant: str = "classic",
        players: int = 2,
        *,
        bots: Sequence[int] = (),
        settings: Settings | None = None,
        **options: Any,
    ) -> tuple[Driver, MorpyamTable]: ...


@pytest.fixture
def open_table() -> Open:
    """Opens a table of a new game; ``bots`` are the seats of easy bots, asked in this process."""

    def opened(
        variant: str = "classic",
        players: int = 2,
        *,
        bots: Sequence[int] = (),
        settings: Settings | None = None,
        **options: Any,
    ) -> tuple[Driver, MorpyamTable]:
        seats = tuple(Seat(f"P{number}", number, "easy" if number in bots else None) for number in range(players))
        table = MorpyamTable(Play.begin("morpyam", Setup(variant, players, dict(options)), seats, 3))
        driver = Driver(table, size=(1280, 720), settings=settings or STILL)
        driver.settle()
        return driver, table

    return opened


@pytest.fixture
def open_position() -> Callable[..., tuple[Driver, MorpyamTable]]:
    """Opens a table in a position: ``tokens`` as six rows of seats and dots, the rest as in a position."""

    def opened(
        *tokens: str, variant: str = "classic", players: int = 2, settings: Settings | None = None, **position: Any
    ) -> tuple[Driver, MorpyamTable]:
        table = table_with_tokens(players, tokens, variant, **position)
        driver = Driver(table, size=(1280, 720), settings=settings or STILL)
        driver.settle()
        return driver, table

    return opened
