"""A grid being designed: its tiles, its name, and every step of the work. Nothing here draws."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scenes.morpyam.board import Square
from scenes.morpyam.desk import Carried, exchanged
from tabletop.games.morpyam.designs import KINDS, unlaid

_MOST_STEPS: Final = 500

Tiles = dict[Square, str]


class Design:
    """The work on one grid; a ``Desk`` whose tiles all can be moved.

    Attributes:
        name: what it is called; empty until it has a name.
        slot: where it is kept; None when it never was.
        tiles: the tiles on the board; never changed, always replaced.
    """

    def __init__(self, tiles: Mapping[Square, str] | None = None, name: str = "", slot: str | None = None) -> None:
        """What lies in ``slot``; without one nothing of it is kept yet."""
        self.name = name
        self.slot = slot
        self.tiles: Tiles = dict(tiles or {})
        self._before: list[Tiles] = []
        self._after: list[Tiles] = []
        self._kept: tuple[str, Tiles] = ("", {}) if slot is None else (name, self.tiles)

    @property
    def active(self) -> bool:
        """Tiles can always be moved."""
        return True

    @property
    def beside(self) -> Mapping[str, int]:
        """How many tiles of each kind are still to be laid."""
        left = unlaid(self.tiles)
        return {kind: left[kind] for kind in KINDS}

    @property
    def left(self) -> int:
        """How many tiles are still to be laid; 0 when the grid can be played on."""
        return sum(unlaid(self.tiles).values())

    @property
    def changed(self) -> bool:
        """Whether there is something that is not kept yet."""
        return (self.name.strip(), self.tiles) != self._kept

    def note_kept(self, slot: str) -> None:
        """It is kept as it is now, in ``slot``."""
        self.slot = slot
        self._kept = (self.name.strip(), self.tiles)

    # Tiles

    def movable(self, square: Square) -> bool:
        """Whether a tile lies there."""
        return square in self.tiles

    def why_fixed(self, _square: Square) -> str:
        """Nothing is fixed."""
        return ""

    def put(self, carried: Carried, square: Square) -> None:
        """Lays a tile on a square; one that lies there goes where this one came from."""
        self.arrange(exchanged(self.tiles, carried, square))

    def take_back(self, square: Square) -> None:
        """Takes the tile on a square off the board."""
        self.arrange({other: tile for other, tile in self.tiles.items() if other != square})

    def arrange(self, tiles: Mapping[Square, str]) -> None:
        """The whole board anew, as one step."""
        if tiles == self.tiles:
            return
        self._before = [*self._before[1 - _MOST_STEPS :], self.tiles]
        self._after = []
        self.tiles = dict(tiles)

    # Steps

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to go back."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Whether a step was gone back that can be made again."""
        return bool(self._after)

    def undo(self) -> None:
        """Goes back a step."""
        if self._before:
            self._after.append(self.tiles)
            self.tiles = self._before.pop()

    def redo(self) -> None:
        """Makes a step again that was gone back."""
        if self._after:
            self._before.append(self.tiles)
            self.tiles = self._after.pop()
