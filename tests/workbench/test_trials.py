"""Trials: games by their numbers, played in other processes, ended at once when nobody waits for them any more."""

from __future__ import annotations

import multiprocessing
import time

import pytest

from tabletop.bots.process import WorkerError
from tabletop.core.game import Setup
from tabletop.workbench.trials import Played, Trial, TrialRunner, play, processes_for


def trial(games: int) -> Trial:
    return Trial("moriham", tuple(Setup("base", 2, {}, {"first": number % 2}) for number in range(games)), "random", 3)


def children() -> list[multiprocessing.process.BaseProcess]:
    return [child for child in multiprocessing.active_children() if child.name == "tabletop trial"]


def gathered(runner: TrialRunner, count: int) -> list[Played]:
    found: list[Played] = []
    deadline = time.monotonic() + 60
    while len(found) < count:
        assert time.monotonic() < deadline
        found += runner.results()
        time.sleep(0.01)
    return found


def test_the_same_number_gives_the_same_game() -> None:
    games = [play(trial(6), number) for number in range(6)]
    assert games == [play(trial(6), number) for number in range(6)]
    assert {game.result for game in games} == {"won", "lost"}


def test_what_the_processes_play_is_what_is_played_here() -> None:
    runner = TrialRunner(trial(5), processes=2)
    try:
        runner.start()
        assert sorted(gathered(runner, 5), key=lambda game: game.number) == [play(trial(5), n) for n in range(5)]
        assert list(runner.results()) == []
    finally:
        runner.close()
    assert children() == []


def test_closing_ends_the_process_in_the_middle_of_its_games() -> None:
    runner = TrialRunner(trial(10_000))
    runner.start()
    gathered(runner, 1)
    began = time.monotonic()
    runner.close()
    assert time.monotonic() - began < 5
    assert children() == []
    assert list(runner.results()) == []


def test_a_process_that_dies_is_told() -> None:
    runner = TrialRunner(trial(10_000))
    try:
        runner.start()
        gathered(runner, 1)
        (child,) = children()
        child.kill()
        child.join()
        with pytest.raises(WorkerError):
            list(runner.results())
    finally:
        runner.close()


@pytest.mark.parametrize(("games", "processors", "processes"), [(400, 2, 1), (400, 4, 3), (400, 64, 4), (1, 8, 1)])
def test_one_processor_stays_with_the_window(games: int, processors: int, processes: int) -> None:
    assert processes_for(games, processors) == processes
