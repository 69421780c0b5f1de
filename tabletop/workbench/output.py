"""What the subcommands print: one JSON object, a table, a progress bar."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from types import TracebackType
from typing import Any

import msgspec


def print_json(value: Any) -> None:
    """One JSON object on one line of standard output."""
    print(msgspec.json.encode(value).decode())


def print_table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Columns as wide as their widest cell: the first to the left, the others to the right."""
    lines = [heads, *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    for line in lines:
        cells = [
            line[0].ljust(widths[0]),
            *(cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)),
        ]
        print("  ".join(cells).rstrip())


class Progress:
    """A bar on standard error while something long goes on; nothing when that is no terminal."""

    WIDTH = 40

    def __init__(self, total: int, what: str) -> None:
        self._total = total
        self._what = what
        self._done = 0
        self._shown: str | None = None
        self._visible = sys.stderr.isatty()

    def __enter__(self) -> Progress:
        self._show()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self._visible:
            print("\r" + " " * len(self._shown or "") + "\r", end="", file=sys.stderr, flush=True)

    def advance(self, steps: int = 1) -> None:
        """So many more of the total are done."""
        self._done += steps
        self._show()

    def _show(self) -> None:
        if not self._visible:
            return
        filled = self.WIDTH * self._done // max(self._total, 1)
        line = f"{'█' * filled}{'░' * (self.WIDTH - filled)} {self._done}/{self._total} {self._what}"
        if line != self._shown:
            print("\r" + line, end="", file=sys.stderr, flush=True)
            self._shown = line
