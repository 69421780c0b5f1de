"""Bots thinking in a process of their own, so that a busy bot costs the window no frame.

The process is spawned once and speaks the line protocol over a pipe. An answer to a question that is no longer asked
is dropped.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

import msgspec


class WorkerError(Exception):
    """The worker refused a question; the text says why."""


class BotWorker:
    """Asks bots without waiting for them.

    Args:
        serve: a module-level function that answers the line protocol on a pipe until it closes.
    """

    def __init__(self, serve: Callable[[Connection], None]) -> None:
        self._serve = serve
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._asked = 0
        self._waiting = False

    def start(self) -> None:
        """Starts the process if it is not running; it is ready when it first answers."""
        if self._process is not None and self._process.is_alive():
            return
        self._drop()
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=self._serve, args=(theirs,), name="tabletop bots", daemon=True)
        self._process.start()
        theirs.close()

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._waiting

    def ask(self, position: dict[str, Any], level: str, seed: int = 0) -> None:
        """Asks what a bot of that level would do in that position, in place of any question still open."""
        self.start()
        assert self._pipe is not None
        self._asked += 1
        self._waiting = True
        place = {"cmd": "position", "state": position, "id": self._asked}
        question = {"cmd": "bot", "level": level, "seed": seed, "id": self._asked}
        try:
            self._pipe.send_bytes(msgspec.json.encode(place))
            self._pipe.send_bytes(msgspec.json.encode(question))
        except OSError as error:
            self._drop()
            raise WorkerError("the worker process has gone") from error

    def forget(self) -> None:
        """Drops the open question; its answer will be passed over."""
        self._waiting = False
        self._asked += 1

    def poll(self) -> dict[str, Any] | None:
        """The action that answers the open question, as plain data; None while there is none.

        Raises:
            WorkerError: the question was refused, or the process has died; asking again starts another.
        """
        if self._pipe is None:
            return None
        try:
            while self._pipe.poll():
                answer = msgspec.json.decode(self._pipe.recv_bytes())
                if not self._waiting or answer.get("id") != self._asked:
                    continue
                if not answer["ok"]:
                    self._waiting = False
                    raise WorkerError(answer["error"]["message"])
                if "action" in answer:
                    self._waiting = False
                    action: dict[str, Any] = answer["action"]
                    return action
        except (EOFError, OSError) as error:
            self._drop()
            raise WorkerError("the worker process has gone") from error
        return None

    def close(self) -> None:
        """Ends the process."""
        self._drop()

    def _drop(self) -> None:
        self._waiting = False
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.terminate()
            self._process.join(timeout=2)
            self._process = None
