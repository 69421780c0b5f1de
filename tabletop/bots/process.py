"""A process that works for the window, so that no frame is lost to it."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess


class WorkerError(Exception):
    """The process refused a question or has gone; the text says why."""


class WorkerProcess:
    """A process and the pipe to it. It is spawned when it is first needed and ends with the program at the latest.

    Args:
        serve: a module-level function that works on a pipe until it closes.
        name: what the system calls the process.
    """

    def __init__(self, serve: Callable[[Connection], None], name: str) -> None:
        self._serve = serve
        self._name = name
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    @property
    def pid(self) -> int | None:
        """The number of the process; None when there is none."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Starts the process if it is not running."""
        if self._process is not None and self._process.is_alive():
            return
        self.close()
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=self._serve, args=(theirs,), name=self._name, daemon=True)
        self._process.start()
        theirs.close()

    def send(self, message: bytes) -> None:
        """Hands the process a message, starting it if need be. Raises WorkerError when it has gone."""
        self.start()
        assert self._pipe is not None
        try:
            self._pipe.send_bytes(message)
        except OSError as error:
            self.close()
            raise WorkerError("the worker process has gone") from error

    def receive(self) -> bytes | None:
        """The next message of the process; None while there is none, or no process. Raises WorkerError likewise."""
        if self._pipe is None:
            return None
        try:
            return self._pipe.recv_bytes() if self._pipe.poll() else None
        except (EOFError, OSError) as error:
            self.close()
            raise WorkerError("the worker process has gone") from error

    def close(self) -> None:
        """Ends the process, whatever it is doing."""
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.terminate()
            self._process.join(timeout=2)
            self._process = None
