"""A grid being designed: its tiles, its name, and every step of the work. Nothing here draws."""

from __future__ import annotations

from collections.abc import Mapping

from scenes.morpyam.board import Square
from scenes.morpyam.desk import Carried, exchanged
from scenes.works import design
from tabletop.games.morpyam.designs import KINDS, unlaid

Tiles = Mapping[Square, str]


class Design(design.Design[Tiles]):
    """The work on one grid; a ``Desk`` whose tiles all can be moved."""

    def __init__(self, tiles: Tiles | None = None, name: str = "", slot: str | None = None) -> None:
        """What lies in ``slot``; without one nothing of it is kept yet."""
        super().__init__(dict(tiles or {}), {}, name, slot)

    @property
    def tiles(self) -> Tiles:
        """The tiles on the board."""
        return self.content

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
