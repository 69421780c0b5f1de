"""Whole evenings by one device alone, through raw events: set up, play, leave, go on, count, again."""

from __future__ import annotations

import subprocess
import sys
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Hashable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from scenes.boxes import box_of
from scenes.count.scene import Count
from scenes.crash import CrashCard
from scenes.driver import Driver
from scenes.evening import Evening
from scenes.gallery import evening_for
from scenes.input.intents import Direction
from scenes.kit.navigation import graph
from scenes.pause.scene import Pause
from scenes.play import Play
from scenes.setup.scene import SetUp
from scenes.shelf.scene import Shelf
from scenes.table import TableScene
from tabletop import catalogue
from tabletop.app.seats import Seat
from tabletop.app.settings import Settings, Table
from tabletop.app.translations import set_language
from tabletop.core.match import Match
from tabletop.core.rng import Rng
from tabletop.games.yamslam.combinations import CHIPS

SIZE = (1280, 720)
PAD = 5


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


class Hand(ABC):
    """Somebody who uses one device and no other."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    @abstractmethod
    def press(self, name: Hashable) -> None:
        """Presses a target."""

    @abstractmethod
    def write(self, name: Hashable, text: str) -> None:
        """Writes into an empty field."""

    @abstractmethod
    def pause(self) -> None:
        """Opens the pause card."""

    def send(self, kind: int, **attributes: Any) -> None:
        self.driver.events(pygame.event.Event(kind, **attributes))
        self.driver.advance(17)


class Mouse(Hand):
    def press(self, name: Hashable) -> None:
        self.driver.settle()
        where = self.driver.target(name).visible.center
        self.send(pygame.MOUSEMOTION, pos=where, rel=(1, 1), buttons=(0, 0, 0), touch=False)
        self.send(pygame.MOUSEBUTTONDOWN, pos=where, button=1, touch=False)
        self.send(pygame.MOUSEBUTTONUP, pos=where, button=1, touch=False)

    def write(self, name: Hashable, text: str) -> None:
        where = self.driver.target(name).visible.center
        self.send(pygame.MOUSEBUTTONDOWN, pos=where, button=3, touch=False)
        for letter in text:
            self.press(("key", letter.lower()))
        self.press("done")

    def pause(self) -> None:
        self.press("menu")


class Keys(Hand):
    def key(self, key: int, text: str = "") -> None:
        self.send(pygame.KEYDOWN, key=key, mod=0, unicode=text, scancode=0)
        if text and self.driver.host.router.typing:
            self.send(pygame.TEXTINPUT, text=text)
        self.send(pygame.KEYUP, key=key, mod=0, unicode=text, scancode=0)

    def press(self, name: Hashable) -> None:
        self.driver.settle()
        self.driver.target(name)
        for _step in range(100):
            if self.driver.lit() == name:
                break
            self.key(pygame.K_TAB)
        assert self.driver.lit() == name
        self.key(pygame.K_RETURN)

    def write(self, name: Hashable, text: str) -> None:
        self.press(name)
        for letter in text:
            self.key(ord(letter.lower()), letter)
        self.key(pygame.K_RETURN)

    def pause(self) -> None:
        self.key(pygame.K_ESCAPE)


ARROWS = {
    Direction.LEFT: pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    Direction.RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    Direction.UP: pygame.CONTROLLER_BUTTON_DPAD_UP,
    Direction.DOWN: pygame.CONTROLLER_BUTTON_DPAD_DOWN,
}


class Pad(Hand):
    def __init__(self, driver: Driver) -> None:
        super().__init__(driver)
        driver.host.router.pads.adopt(self, PAD, "Pad", -1000.0)

    def quit(self) -> None:
        pass

    def button(self, button: int) -> None:
        self.send(pygame.CONTROLLERBUTTONDOWN, instance_id=PAD, button=button)
        self.send(pygame.CONTROLLERBUTTONUP, instance_id=PAD, button=button)

    def press(self, name: Hashable) -> None:
        self.driver.settle()
        if self.driver.lit() is None:
            self.button(ARROWS[Direction.DOWN])
        for direction in self.way(name):
            self.button(ARROWS[direction])
        assert self.driver.lit() == name
        self.button(pygame.CONTROLLER_BUTTON_A)

    def way(self, name: Hashable) -> list[Direction]:
        """The steps to a target; what turns a value with left and right is left by up and down."""
        targets = [target for target in self.driver.frame.targets if target.focusable]
        names = [target.id for target in targets]
        edges = graph([target.rect for target in targets])
        start = names.index(self.driver.lit())
        ways: dict[int, list[Direction]] = {start: []}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            turns = targets[here].adjust is not None
            for direction in (Direction.UP, Direction.DOWN) if turns else Direction:
                there = edges[direction][here]
                if there not in ways:
                    ways[there] = [*ways[here], direction]
                    queue.append(there)
        return ways[names.index(name)]

    def write(self, name: Hashable, text: str) -> None:
        self.press(name)
        for letter in text:
            self.press(("key", letter.lower()))
        self.press("done")

    def pause(self) -> None:
        self.button(pygame.CONTROLLER_BUTTON_START)


def new_driver() -> Driver:
    return Driver(size=SIZE, settings=Settings(animation="none"))


def play_an_action(hand: Hand, table: TableScene) -> None:
    """Presses what can be done: a chip if there is one, else a throw, else the pass."""
    hand.driver.settle()
    enabled = [target.id for target in hand.driver.frame.targets if target.enabled]
    chips = [name for name in enabled if isinstance(name, tuple) and name[0] == "tray"]
    choice = chips[0] if chips else next(name for name in ("throw", "pass") if name in enabled)
    before = len(table.play_.match.log)
    hand.press(choice)
    hand.driver.settle()
    assert len(table.play_.match.log) > before


@pytest.mark.parametrize("device", [Mouse, Keys, Pad])
def test_an_evening_by_one_device_alone(device: type[Hand], tmp_path: Path) -> None:
    driver = new_driver()
    hand = device(driver)
    evening = evening_for(driver, tmp_path)
    driver.host.push(evening.shelf())
    hand.press(("game", "yamslam"))
    hand.write(("name", 0), "Zed")
    set_up = driver.host.stack.top
    assert isinstance(set_up, SetUp)
    while set_up.plan.places[1].bot is not None:
        hand.press(("who", 1))
    hand.press("start")
    driver.settle()
    table = evening.table
    assert table is not None
    assert table.play_.seats[0].name == "Zed"
    for _action in range(4):
        play_an_action(hand, table)
    played = table.play_.match.save()
    hand.pause()
    assert isinstance(driver.host.stack.top, Pause)
    hand.press("leave")
    assert isinstance(driver.host.stack.top, Shelf)
    hand.press("continue")
    assert evening.table is not None
    assert evening.table is not table
    assert evening.table.play_.match.save() == played


def last_chip(evening: Evening) -> None:
    """Opens a table at which one chip is left and the dice make it."""
    game = catalogue.game("yamslam")
    position = {
        "game": "yamslam",
        "variant": "base",
        "players": 2,
        "turn": 0,
        "tray": {chip: int(chip == "three") for chip in CHIPS},
        "out": dict.fromkeys(CHIPS, 0),
        "chips": [
            {chip: 3 if chip == "three" else 4 for chip in CHIPS},
            dict.fromkeys(CHIPS, 0),
        ],
        "dice": [5, 5, 5, 1, 2],
        "throws": 3,
    }
    match = Match(game, game.load(position), Rng(1))
    play = Play(match, (Seat("Zoë", 2), Seat("Émile", 3)), evening.keeping)
    evening.keeping.saves.autosave(play.as_save())
    evening.resume("yamslam")


@pytest.mark.parametrize("device", [Mouse, Keys, Pad])
def test_the_count_and_again_by_one_device_alone(device: type[Hand], tmp_path: Path) -> None:
    driver = new_driver()
    hand = device(driver)
    evening = evening_for(driver, tmp_path)
    last_chip(evening)
    hand.press(("tray", "three"))
    driver.settle()
    count = driver.host.stack.top
    assert isinstance(count, Count)
    assert count.complete
    # 4 chips of each of the seven values, 50 for all seven, 30 for each series, 20 for the last chip (Y-21 to Y-24)
    assert count.reckoning.sides[0].total == 4 * (5 + 10 + 20 + 25 + 30 + 40 + 50) + 50 + 7 * 30 + 20 == 1000
    assert count.reckoning.sides[1].total == 0
    assert count.headline == "Zoë wins"
    best = evening.keeping.statistics.current.games["yamslam/base"].best[0]
    assert (best.name, best.score) == ("Zoë", 1000)
    assert evening.saved_games() == ()
    hand.press("swap")
    driver.settle()
    assert evening.table is not None
    assert [seat.name for seat in evening.table.play_.seats] == ["Émile", "Zoë"]
    assert driver.host.settings.tables["yamslam"].seats == evening.table.play_.seats


_KILLED = """
import os, sys
sys.path.insert(0, os.getcwd())
from pathlib import Path
from scenes.crash import CrashCard
from scenes.driver import Driver
from scenes.gallery import evening_for
from scenes.boxes import box_of
from tabletop.app.seats import Seat
from tabletop.app.settings import Settings, Table
driver = Driver(size=(800, 600), settings=Settings(animation="none"))
evening = evening_for(driver, Path(sys.argv[1]))
evening.begin(box_of("yamslam"), Table("base", (Seat("Zoë", 0), Seat("Émile", 1)), {}))
driver.settle()
driver.accept("throw")
driver.settle()
print(len(evening.table.play_.match.log), flush=True)
os.kill(os.getpid(), 9 if os.name != "nt" else 15)
"""


def test_a_killed_program_goes_on_at_the_last_action(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", _KILLED, str(tmp_path)], capture_output=True, text=True, check=False, timeout=120
    )
    actions = int(run.stdout.splitlines()[-1])
    assert run.returncode != 0
    driver = new_driver()
    evening = evening_for(driver, tmp_path)
    driver.host.push(evening.shelf())
    driver.click("continue")
    assert evening.table is not None
    assert len(evening.table.play_.match.log) == actions >= 3


def test_another_game_of_the_same_box_is_put_by_and_found_again(tmp_path: Path) -> None:
    driver = new_driver()
    evening = evening_for(driver, tmp_path)
    ids = []
    for _game in range(2):
        evening.begin(box_of("yamslam"), Table("base", (Seat("A", 0), Seat("B", 1)), {}))
        driver.settle()
        assert evening.table is not None
        ids.append(evening.table.play_.as_save().id)
        evening.to_shelf()
    slots = {game.slot for game in evening.saved_games()}
    assert slots == {"yamslam", "yamslam-1"}
    evening.resume("yamslam-1")
    assert evening.table is not None
    assert evening.table.play_.as_save().id == ids[0]
    saved = evening.saved_games()
    assert len(saved) == 2
    assert evening.keeping.saves.load("yamslam").value.id == ids[0]  # type: ignore[union-attr]


def test_a_damaged_save_is_told_of_and_nothing_is_lost(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    folder.mkdir()
    (folder / "yamslam.json").write_text("{not json", encoding="utf-8")
    driver = new_driver()
    evening = evening_for(driver, tmp_path)
    driver.host.push(evening.shelf())
    driver.draw()
    shelf = driver.host.stack.top
    assert isinstance(shelf, Shelf)
    assert shelf.newest is None
    assert shelf.view.notice is not None
    assert "yamslam.json" in shelf.view.notice.text
    assert [path.name for path in folder.iterdir()] == ["yamslam.json.damaged-1"]


def test_an_error_nobody_foresaw_keeps_the_game(tmp_path: Path) -> None:
    driver = new_driver()
    evening = evening_for(driver, tmp_path)
    evening.begin(box_of("yamslam"), Table("base", (Seat("A", 0), Seat("B", 1)), {}))
    driver.settle()
    assert evening.table is not None
    played = evening.table.play_.match.save()
    assert evening.guard(RuntimeError("the lamp fell"))
    assert isinstance(driver.host.stack.top, CrashCard)
    assert any("the lamp fell" in text for text in driver.frame.texts)
    driver.click("shelf")
    driver.click("continue")
    assert evening.table.play_.match.save() == played
