"""How a deck does: duels behind the window, told as they come, ended when nobody waits for them."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator

import pytest

from scenes.driver import STEP, Driver
from scenes.input.intents import KEYBOARD, Back
from scenes.moriham.deck_shots import PlayedOut
from scenes.moriham.deck_trial import DUELS, DeckTrial
from scenes.setup.plan import bot_levels
from tabletop.app.translations import set_language
from tabletop.bots.process import WorkerError
from tabletop.games.moriham.decks import ready_decks
from tabletop.workbench.trials import Played, Result, Trial

DECK = frozenset(ready_decks()[0].cards)
OTHERS = len(ready_decks())


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


class Scripted:
    """Duels that end as they are told to."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.news: list[Played] = []
        self.closed = False
        self.dead = False

    def start(self) -> None:
        if self.dead:
            raise WorkerError("gone")

    def results(self) -> list[Played]:
        if self.dead:
            raise WorkerError("gone")
        news, self.news = self.news, []
        return news

    def close(self) -> None:
        self.closed = True


def opened() -> tuple[Driver, DeckTrial, list[Scripted]]:
    made: list[Scripted] = []

    def run(trial: Trial) -> Scripted:
        made.append(Scripted(trial))
        return made[-1]

    scene = DeckTrial(DECK, run)
    driver = Driver(scene, (1280, 720))
    return driver, scene, made


def texts(driver: Driver) -> str:
    return "\n".join(driver.frame.texts)


@pytest.mark.rule("H-04", "H-75")
def test_a_hundred_duels_against_each_ready_deck_each_beginning_as_often() -> None:
    _driver, _scene, (runner,) = opened()
    setups = runner.trial.setups
    assert len(setups) == DUELS * OTHERS == 100 * OTHERS
    for other in ready_decks():
        mine = [setup for setup in setups if setup.fixed["decks"] == [sorted(DECK), list(other.cards)]]
        assert len(mine) == 100
        assert sum(setup.fixed["first"] for setup in mine) == 50


def test_results_are_told_as_they_come_and_what_they_mean() -> None:
    driver, scene, (runner,) = opened()
    assert "0 of 400 duels" in texts(driver) or OTHERS != 4
    cycle: list[Result] = ["won", "lost", "won", "drawn"]  # two and a half of four
    runner.news = [Played(number, cycle[number // OTHERS % 4]) for number in range(40 * OTHERS)]
    driver.advance(STEP)
    assert scene.played == 40 * OTHERS
    assert "62%" in texts(driver) or "63%" in texts(driver)
    assert "20 of 40" in texts(driver)
    assert "A strong deck" in texts(driver)
    assert scene.running
    runner.news = [Played(number, "lost") for number in range(40 * OTHERS, 100 * OTHERS)]
    driver.advance(STEP)
    assert not scene.running
    assert runner.closed
    assert "It loses most of its duels." in texts(driver)


def test_the_best_and_the_hardest_opponent_are_named() -> None:
    driver, _scene, (runner,) = opened()
    results: list[Result] = ["won", *["lost"] * (OTHERS - 1)]
    runner.news = [Played(number, results[number % OTHERS]) for number in range(30 * OTHERS)]
    driver.advance(STEP)
    assert "Best against The Harbour Works" in texts(driver)


def test_stopping_keeps_what_was_played_and_once_more_begins_anew() -> None:
    driver, scene, made = opened()
    made[0].news = [Played(0, "won")]
    driver.advance(STEP)
    driver.accept("stop")
    assert made[0].closed
    assert scene.played == 1
    driver.accept("again")
    assert scene.played == 0
    assert len(made) == 2


def test_another_level_begins_anew() -> None:
    driver, _scene, made = opened()
    driver.click("level")
    assert [runner.trial.level for runner in made] == list(bot_levels("moriham")[:2])
    assert made[0].closed


def test_processes_that_die_are_told() -> None:
    driver, scene, (runner,) = opened()
    runner.dead = True
    driver.advance(STEP)
    assert "The duels broke off" in texts(driver)
    assert not scene.running


def test_going_back_ends_the_duels() -> None:
    driver, _scene, (runner,) = opened()
    driver.feed(Back(KEYBOARD))
    assert runner.closed
    assert driver.host.stack.top is None


def test_the_program_ends_at_once_with_duels_under_way() -> None:
    scene = DeckTrial(DECK)
    driver = Driver(scene, (1280, 720))
    deadline = time.monotonic() + 60
    while not scene.played:
        assert time.monotonic() < deadline
        driver.advance(STEP)
        time.sleep(0.01)
    began = time.monotonic()
    driver.host.stack.reset()  # as the window's loop does when it ends
    assert time.monotonic() - began < 5
    assert not [child for child in multiprocessing.active_children() if child.name == "tabletop trial"]


@pytest.mark.parametrize("size", [(1920, 1080), (800, 600)])
@pytest.mark.parametrize("language", ["en", "fr", "es", "de"])
def test_everything_fits(size: tuple[int, int], language: str) -> None:
    set_language(language)
    driver = Driver(DeckTrial(DECK, lambda trial: PlayedOut(1.0, trial)), size)
    driver.advance(2 * STEP)
    assert driver.frame.faults == []
