"""What a player, or chance, does in Morpyam."""

from __future__ import annotations

from typing import Final, TypeAlias

from tabletop.core.actions import CHANCE, Action, Decision
from tabletop.dice.starts import Starts
from tabletop.dice.throws import Rolled, Throw
from tabletop.games.morpyam.grids import SIDE, SQUARES
from tabletop.games.morpyam.tiles import CALLS, TILES, Tile

At: TypeAlias = tuple[int, int]
"""A square: row and column, each 0 to 5."""


class Call(Action, frozen=True, tag="call", gc=False):
    """Calls a figure for the next throw (M-40).

    Attributes:
        figure: one of CALLS.
    """

    figure: Tile


class Place(Action, frozen=True, tag="place", gc=False):
    """Covers a free square with a token (M-12).

    Attributes:
        square: row and column.
    """

    square: At


class Pass(Action, frozen=True, tag="pass", gc=False):
    """Ends the turn after the third throw, when no square can be covered (M-13, M-44)."""


class Retire(Action, frozen=True, tag="retire", gc=False):
    """Leaves the game (M-55)."""


class Lay(Action, frozen=True, tag="lay", gc=False):
    """Lays one of one's own tiles on a free cell of the grid (M-71).

    Attributes:
        tile: which.
        square: row and column.
    """

    tile: Tile
    square: At


class Lift(Action, frozen=True, tag="lift", gc=False):
    """Takes one of one's own tiles back, before confirming (M-72).

    Attributes:
        square: row and column.
    """

    square: At


class Confirm(Action, frozen=True, tag="confirm", gc=False):
    """Fixes one's own tiles, all of them laid (M-72)."""


class Drawn(Action, frozen=True, tag="drawn", gc=False):
    """Chance's answer to the draw of tiles (M-70).

    Attributes:
        tiles: for each seat those it has drawn.
    """

    tiles: tuple[tuple[Tile, ...], ...]


class DrawDue(Decision, frozen=True, tag="drawn", gc=False):
    """Chance is to say who draws which tiles. Its seat is CHANCE."""


class LayDue(Decision, frozen=True, tag="lay", gc=False):
    """A seat is to lay its tiles."""


MorpyamAction: TypeAlias = Call | Throw | Place | Pass | Retire | Lay | Lift | Confirm | Rolled | Starts | Drawn

PASS: Final = Pass()
CONFIRM: Final = Confirm()
CALL: Final = tuple(Call(figure) for figure in CALLS)
"""Every call, in the order of CALLS, sec last."""

AT: Final[tuple[At, ...]] = tuple(divmod(square, SIDE) for square in range(SQUARES))
"""Row and column of each square."""

PLACE: Final = tuple(Place(at) for at in AT)
"""Placing on each square."""

LAY: Final[dict[Tile, tuple[Lay, ...]]] = {tile: tuple(Lay(tile, at) for at in AT) for tile in TILES}
"""For each tile laying it on each square."""

DRAW_DUE: Final = DrawDue(CHANCE)
LAYS: Final = tuple(LayDue(seat) for seat in range(4))
