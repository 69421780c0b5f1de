"""The worker process answers, drops what is stale, and survives being killed."""

from __future__ import annotations

import multiprocessing
import time
from typing import Any

import pytest

from tabletop import catalogue
from tabletop.bots.worker import BotWorker, WorkerError
from tabletop.core.game import Setup, to_plain
from tabletop.core.match import Match
from tabletop.protocol.lines import serve_connection


def position(seed: int) -> tuple[Match[Any, Any], dict[str, Any]]:
    match = Match.begin(catalogue.game("yamslam"), Setup("base", 2), seed)
    return match, match.game.dump(match.state)


def wait(worker: BotWorker) -> dict[str, Any]:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        action = worker.poll()
        if action is not None:
            return action
        time.sleep(0.01)
    raise AssertionError("no answer within a minute")


def test_it_answers_forgets_and_comes_back() -> None:
    worker = BotWorker(serve_connection)
    try:
        match, plain = position(1)
        worker.ask(plain, "easy")
        assert worker.thinking
        assert wait(worker) in [to_plain(action) for action in match.game.legal(match.state)]
        assert not worker.thinking

        worker.ask(plain, "easy")
        worker.forget()
        worker.ask(plain, "no such level")
        with pytest.raises(WorkerError, match="no such level"):
            wait(worker)

        process = next(child for child in multiprocessing.active_children() if child.pid == worker.pid)
        process.kill()
        process.join()
        worker.ask(plain, "easy")
        assert wait(worker)["type"]
    finally:
        worker.close()
