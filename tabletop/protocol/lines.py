"""Carries the protocol: over standard streams, and over the pipe of a worker process."""

from __future__ import annotations

from multiprocessing.connection import Connection
from typing import BinaryIO, Final

import msgspec

from tabletop.protocol.engine import Engine, refusal
from tabletop.protocol.requests import RequestError

LONGEST_LINE: Final = 16 * 1024 * 1024
"""Bytes a request may have; a longer line is refused and passed over."""


def serve_lines(source: BinaryIO, target: BinaryIO) -> None:
    """Answers line after line until ``quit`` or the end of the input."""
    engine = Engine()
    while not engine.ended and (line := source.readline(LONGEST_LINE)):
        if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
            _skip_line(source)
            answer = _too_long()
        else:
            answer = engine.answer(line)
        target.write(answer + b"\n")
        target.flush()


def serve_connection(connection: Connection) -> None:
    """Answers message after message of a worker's pipe until ``quit`` or the other end closes."""
    engine = Engine()
    while not engine.ended:
        try:
            line = connection.recv_bytes()
        except (EOFError, OSError):
            return
        answer = engine.answer(line)
        try:
            connection.send_bytes(answer)
        except OSError:
            return


def _skip_line(source: BinaryIO) -> None:
    while (rest := source.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
        pass


def _too_long() -> bytes:
    return msgspec.json.encode(refusal(RequestError("line_too_long", "line", want=f"at most {LONGEST_LINE} bytes")))
