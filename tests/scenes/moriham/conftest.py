"""Tables of MorihaM and people at them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from scenes.driver import Driver
from scenes.moriham.shots import position
from scenes.moriham.table import MorihamTable
from scenes.play import Play
from tabletop import catalogue
from tabletop.app.seats import Seat
from tabletop.app.settings import Settings
from tabletop.app.translations import set_language
from tabletop.core.match import Match
from tabletop.core.rng import Rng

PEOPLE = (Seat("Zoë", 0), Seat("Émile", 1))
AGAINST_BOT = (Seat("Zoë", 0), Seat("", 1, "random"))


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


class Sitting:
    """A driver with a table of MorihaM.

    Attributes:
        driver: the driver.
        table: the table.
    """

    def __init__(self, play: Play, size: tuple[int, int] = (1280, 720)) -> None:
        self.table = MorihamTable(play)
        self.driver = Driver(self.table, size, Settings(animation="none"))
        self.driver.settle()

    @property
    def play(self) -> Play:
        return self.table.play_

    def targets(self) -> dict[Any, Any]:
        return {target.id: target for target in self.driver.frame.targets}

    def live(self) -> list[Any]:
        """The ids of all that can be pressed and leads on."""
        tools = ("menu", "guide", "back", "forward", "now", "hint", "undo", "close")
        return [
            target.id
            for target in self.driver.frame.targets
            if target.enabled
            and (target.act is not None or target.hold is not None)
            and target.id not in tools
            and not (isinstance(target.id, tuple) and target.id[0] in ("pile", "link"))
        ]

    def wait(self, milliseconds: float = 40.0) -> None:
        self.driver.advance(milliseconds)
        self.driver.settle()


@pytest.fixture
def sit() -> Callable[..., Sitting]:
    """Sits down: at a position given as plain data, or with both fields full in that phase."""

    def make(
        duel: dict[str, Any] | str = "main1", seats: tuple[Seat, ...] = AGAINST_BOT, size: tuple[int, int] = (1280, 720)
    ) -> Sitting:
        data = position(duel) if isinstance(duel, str) else duel
        game = catalogue.game("moriham")
        return Sitting(Play(Match(game, game.load(data), Rng(5)), seats), size)

    make.sitting = Sitting  # type: ignore[attr-defined]  # for a match that is there already
    return make
