"""Plus at the table: each player in turn lays the tiles they have drawn, moves them at will, and confirms."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes.morpyam.board import SQUARES, Square
from scenes.morpyam.desk import Carried, exchanged
from tabletop.app.translations import _
from tabletop.core.rng import Rng
from tabletop.games.morpyam.actions import CONFIRM, Lay, Lift
from tabletop.games.morpyam.designs import KINDS

if TYPE_CHECKING:
    from scenes.morpyam.table import MorpyamTable


Tiles = dict[Square, str]


@dataclass(frozen=True, slots=True)
class TileFlight:
    """A tile on its way from its player's seat to a square; ``share`` is how far, 0–1."""

    seat: int
    tile: str
    square: Square
    share: float = 0.0


class Laying:
    """The laying of the board at a table; a ``Desk`` for whose turn it is.

    Attributes:
        flight: the tile under way to its square, laid by a bot.
        looked_at: the seat whose tiles are looked at instead of those to be laid; None for nobody's.
    """

    def __init__(self, table: MorpyamTable) -> None:
        self._table = table
        self.flight: TileFlight | None = None
        self.looked_at: int | None = None
        self._before: list[Tiles] = []
        self._after: list[Tiles] = []

    @property
    def due(self) -> bool:
        """Whether the table as it is seen is still being laid."""
        return self._table.shown.laying

    # The desk

    @property
    def tiles(self) -> Mapping[Square, str]:
        """The tiles on the board."""
        return self._table.shown.grid

    @property
    def own(self) -> Tiles:
        """The tiles that whose turn it is has laid and may move."""
        return {square: self.tiles[square] for square in SQUARES if square in self._table.shown.laid}

    @property
    def beside(self) -> Mapping[str, int]:
        """The tiles that whose turn it is has drawn, by kind, with how many are still to be laid."""
        left = Counter(self.held)
        drawn = {*left, *self.own.values()}
        return {kind: left[kind] for kind in KINDS if kind in drawn}

    @property
    def active(self) -> bool:
        """Whether a person is to lay now."""
        return self._table.choosing

    def movable(self, square: Square) -> bool:
        """Whether the tile on a square may still be moved (M-72)."""
        return square in self._table.shown.laid

    def why_fixed(self, square: Square) -> str:
        """Why a tile stays where it is."""
        return "" if self.movable(square) else _("This tile is fixed: another player has laid it")

    def put(self, carried: Carried, square: Square) -> None:
        """Lays a tile on a square; one's own that lay there goes where this one came from."""
        self.arrange(exchanged(self.own, carried, square))

    def take_back(self, square: Square) -> None:
        """Takes one's own tile off the board."""
        self.arrange({other: tile for other, tile in self.own.items() if other != square})

    @property
    def held(self) -> list[str]:
        """The tiles that whose turn it is has still to lay."""
        shown = self._table.shown
        return [] if shown.seat is None or not shown.tiles else shown.tiles[shown.seat]

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to go back."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Whether a step was gone back that can be made again."""
        return bool(self._after)

    def held_by(self, seat: int) -> Mapping[str, int]:
        """The tiles that lie open before a seat, by kind."""
        tiles = self._table.shown.tiles
        held = Counter(tiles[seat] if tiles else ())
        return {kind: held[kind] for kind in KINDS if held[kind]}

    # What people do

    def look_at(self, seat: int) -> None:
        """Shows the tiles of another seat, or no longer."""
        own = seat == self._table.shown.seat or seat == self.looked_at
        self.looked_at = None if own else seat

    def arrange(self, tiles: Tiles) -> None:
        """Lays one's own tiles so, as one step."""
        if self.active and tiles != self.own:
            self._before.append(self.own)
            self._after = []
            self._make(tiles)

    def undo(self) -> None:
        """Goes back a step."""
        if self.active and self._before:
            self._after.append(self.own)
            self._make(self._before.pop())

    def redo(self) -> None:
        """Makes a step again that was gone back."""
        if self.active and self._after:
            self._before.append(self.own)
            self._make(self._after.pop())

    def take_all_back(self) -> None:
        """Takes all of one's own tiles off the board."""
        self.arrange({})

    def lay_rest(self) -> None:
        """Lays the tiles that are left on free squares, by chance."""
        free = [square for square in SQUARES if square not in self.tiles]
        Rng(secrets.randbits(64)).shuffle(free)
        self.arrange(self.own | dict(zip(free, self.held, strict=False)))

    def confirm(self) -> None:
        """Fixes one's own tiles; the next player lays."""
        if self.active and CONFIRM in self._table.legal:
            self._table.submit(CONFIRM)

    def forget_steps(self) -> None:
        """Another player lays: there is nothing to undo."""
        self.looked_at = None
        self._before, self._after = [], []

    def meet_focus(self) -> None:
        """Leads the focus on to the tiles, or to the confirmation when all are laid."""
        first = next((kind for kind, left in self.beside.items() if left), None)
        self._table.view.focus.focus("confirm" if first is None else ("tile", first))

    def _make(self, tiles: Tiles) -> None:
        """Tells the rules what has to be lifted and laid, in that order."""
        own = self.own
        for square, tile in own.items():
            if tiles.get(square) != tile:
                self._table.submit(Lift(square))
        for square, tile in tiles.items():
            if own.get(square) != tile:
                self._table.submit(Lay(tile, square))  # type: ignore[arg-type]  # one of the drawn tiles
