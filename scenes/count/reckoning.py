"""A count as the screen shows it: side by side, step by step."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from scenes.kit.pictures import Painter


class Picture(NamedTuple):
    """A small picture of what is counted: ``paint`` fills a surface; ``key`` tells it from others."""

    key: Hashable
    paint: Painter


class Line(NamedTuple):
    """One step: what is counted, in words, and what it gives; a picture of it, where there is one."""

    words: str
    points: int
    picture: Picture | None = None


class Side(NamedTuple):
    """What one side comes to; ``seats`` play for it."""

    seats: tuple[int, ...]
    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        """All lines together."""
        return sum(line.points for line in self.lines)


class Reckoning(NamedTuple):
    """The count of a game that is over. ``headline`` says how it ended; empty for who won, by the ranking."""

    sides: tuple[Side, ...]
    headline: str = ""
