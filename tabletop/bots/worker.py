"""Bots thinking in a process of their own, so that a busy bot costs the window no frame.

The process is spawned once and speaks the line protocol over a pipe. An answer to a question that is no longer asked
is dropped.
"""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from tabletop.bots.process import WorkerError, WorkerProcess

__all__ = ["BotWorker", "WorkerError"]


class BotWorker:
    """Asks bots without waiting for them.

    Args:
        serve: a module-level function that answers the line protocol on a pipe until it closes.
    """

    def __init__(self, serve: Callable[[Connection], None]) -> None:
        self._process = WorkerProcess(serve, "tabletop bots")
        self._asked = 0
        self._waiting = False

    def start(self) -> None:
        """Starts the process if it is not running; it is ready when it first answers."""
        self._process.start()

    @property
    def pid(self) -> int | None:
        """The number of the process; None when there is none."""
        return self._process.pid

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._waiting

    def ask(self, position: dict[str, Any], level: str, seed: int = 0) -> None:
        """Asks what a bot of that level would do in that position, in place of any question still open.

        Raises WorkerError when the process has gone; asking again starts another.
        """
        self._asked += 1
        self._waiting = False
        self._process.send(msgspec.json.encode({"cmd": "position", "state": position, "id": self._asked}))
        self._process.send(msgspec.json.encode({"cmd": "bot", "level": level, "seed": seed, "id": self._asked}))
        self._waiting = True

    def forget(self) -> None:
        """Drops the open question; its answer will be passed over."""
        self._waiting = False
        self._asked += 1

    def poll(self) -> dict[str, Any] | None:
        """The action that answers the open question, as plain data; None while there is none.

        Raises:
            WorkerError: the question was refused, or the process has died; asking again starts another.
        """
        try:
            while (message := self._process.receive()) is not None:
                answer = msgspec.json.decode(message)
                if not self._waiting or answer.get("id") != self._asked:
                    continue
                if not answer["ok"]:
                    raise WorkerError(answer["error"]["message"])
                if "action" in answer:
                    self._waiting = False
                    action: dict[str, Any] = answer["action"]
                    return action
        except WorkerError:
            self._waiting = False
            raise
        return None

    def close(self) -> None:
        """Ends the process."""
        self._waiting = False
        self._process.close()
