"""Laying tiles: what the boards have in common on which tiles are laid, moved, exchanged and taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from scenes.morpyam.board import Square


class Carried(NamedTuple):
    """A tile in the hand, and the square it was taken from; None when it comes from beside the board."""

    tile: str
    origin: Square | None


class Desk(Protocol):
    """A board being laid, and the tiles beside it."""

    @property
    def tiles(self) -> Mapping[Square, str]:
        """The tiles on the board."""

    @property
    def beside(self) -> Mapping[str, int]:
        """The kinds of tiles with how many of each lie beside the board, those of which none is left included."""

    @property
    def active(self) -> bool:
        """Whether tiles can be moved just now."""

    def movable(self, square: Square) -> bool:
        """Whether the tile on a square can be taken up."""

    def why_fixed(self, square: Square) -> str:
        """Why the tile on a square stays where it is; empty when it can be taken up."""

    def put(self, carried: Carried, square: Square) -> None:
        """Lays a tile on a square: one that lies there goes where this one came from."""

    def take_back(self, square: Square) -> None:
        """Takes the tile on a square off the board."""


def accepts(desk: Desk, carried: object, square: Square) -> bool:
    """Whether a tile may be laid on a square."""
    if not isinstance(carried, Carried) or carried.origin == square:
        return False
    return square not in desk.tiles or desk.movable(square)


def exchanged(tiles: Mapping[Square, str], carried: Carried, square: Square) -> dict[Square, str]:
    """The board after a tile was laid on a square: one that lay there has gone where this one came from."""
    after = dict(tiles)
    other = after.pop(square, None)
    if carried.origin is not None:
        after.pop(carried.origin, None)
        if other is not None:
            after[carried.origin] = other
    after[square] = carried.tile
    return after
