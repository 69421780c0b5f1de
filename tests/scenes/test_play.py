"""A match at this table: what a bot has answered stays answered until something is submitted."""

from __future__ import annotations

from typing import Any

import pytest

from scenes.play import Play
from tabletop.app.seats import Seat
from tabletop.core.game import Setup
from tabletop.dice.throws import THROW_ALL

BOTS = (Seat("A", 0, "easy"), Seat("B", 1, "easy"))


class Worker:
    """Answers the second time it is asked for an answer, and each question once."""

    def __init__(self) -> None:
        self.questions = 0
        self._polls = 0

    def ask(self, _state: object, _level: str) -> None:
        self.questions += 1
        self._polls = 0

    def poll(self) -> dict[str, Any] | None:
        self._polls += 1
        return {"type": "throw", "dice": [0, 1, 2, 3, 4]} if self._polls == 2 else None

    def forget(self) -> None:
        self._polls = 0


@pytest.fixture
def play() -> Play:
    play = Play.begin("yamslam", Setup("base", 2), BOTS, 3)
    play.run_setup()
    return play


def test_an_answer_is_not_lost_when_it_comes_early(play: Play) -> None:
    worker = Worker()
    play._worker = worker  # type: ignore[assignment]
    assert [play.advise("easy") for _ in range(5)] == [None, None, THROW_ALL, THROW_ALL, THROW_ALL]
    assert worker.questions == 1
    play.submit(THROW_ALL)
    play.run_chance()
    assert play.advise("easy") is None
    assert worker.questions == 2


def test_without_a_process_bots_are_asked_here(play: Play) -> None:
    assert play.advise("easy") == THROW_ALL
    assert play.advise_here("easy") == THROW_ALL


def test_a_seat_given_back_has_no_answer(play: Play) -> None:
    worker = Worker()
    play._worker = worker  # type: ignore[assignment]
    decision = play.decision
    assert decision is not None
    assert [play.advise("easy") for _ in range(3)] == [None, None, THROW_ALL]
    play.hand_over(decision.seat, None)
    assert play.bot_to_move is None
    assert play.advise("easy") is None, "it is asked anew"
    assert worker.questions == 2
