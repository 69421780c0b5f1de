"""Grids: 36 tiles on 6×6 squares, and which squares show what (M-01 to M-05)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final, TypeAlias

import msgspec

from tabletop import resources
from tabletop.core.errors import EngineError
from tabletop.games.morpyam.tiles import CLASSIC_TILES, FLASH_TILES, Tile, covered, is_morpyam

SIDE: Final = 6
SQUARES: Final = SIDE * SIDE
"""Squares are numbered row by row: the one in row ``r``, column ``c`` is ``SIDE * r + c``."""

ALL: Final = (1 << SQUARES) - 1
"""Every square, as a set of bits: square ``n`` is bit ``1 << n``."""

Grid: TypeAlias = tuple[Tile, ...]
"""36 tiles, row by row."""

TILES_OF: Final[dict[str, Counter[str]]] = {"classic": CLASSIC_TILES, "flash": FLASH_TILES, "plus": CLASSIC_TILES}
"""The 36 tiles of each variant."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    grid: tuple[tuple[Tile, ...], ...]


@cache
def grid(name: str) -> Grid:
    """The grid that comes with the program under this name: ``classic`` (M-04) or ``flash`` (M-05).

    Raises:
        MissingResource: there is none of that name.
    """
    data = resources.asset(f"morpyam/grids/{name}.json").read_bytes()
    return tuple(tile for row in msgspec.json.decode(data, type=_File).grid for tile in row)


def faults(tiles: Iterable[str], want: Counter[str] = CLASSIC_TILES) -> list[tuple[str, int, int]]:
    """What keeps these tiles from being all of a grid (M-73): each tile that is missing, doubled or foreign.

    Returns:
        For each such tile its name, how many there are and how many there should be; empty when all is right.
    """
    have = Counter(tiles)
    foreign = sorted(tile for tile in have if tile not in want)
    return [(tile, have[tile], want[tile]) for tile in [*want, *foreign] if have[tile] != want[tile]]


def check_tiles(tiles: Iterable[str], want: Counter[str], where: str, error: type[EngineError]) -> None:
    """Raises ``error`` ``wrong_tiles``, naming each tile that is missing, doubled or foreign, if ``faults`` has any."""
    wrong = faults(tiles, want)
    if wrong:
        got = {tile: have for tile, have, _ in wrong}
        raise error("wrong_tiles", where, got=got, want={tile: due for tile, _, due in wrong})


class Layout:
    """A grid made ready for play.

    Attributes:
        grid: its tiles, row by row.
        squares: for each tile the set of its squares, as bits.
        appel: the appel squares, as bits.
        morpyam: the morpyam squares, as bits.
    """

    __slots__ = ("_covered", "appel", "grid", "morpyam", "squares")

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.squares: dict[str, int] = {}
        for square, tile in enumerate(grid):
            self.squares[tile] = self.squares.get(tile, 0) | 1 << square
        self.appel = self.squares.get("appel", 0)
        self.morpyam = self.squares.get("morpyam", 0)
        self._covered: dict[tuple[int, ...], tuple[int, ...]] = {}

    def covered(self, dice: tuple[int, ...], first: bool, free: int) -> int:
        """The free squares, as bits, that five dice cover without a call.

        Args:
            dice: five values in any order.
            first: it is the first throw of a hand.
            free: the free squares, as bits.
        """
        masks = self._covered.get(dice)
        if masks is None:
            masks = self._covered[dice] = self._masks(dice)
        return masks[2 * first + (free & self.morpyam != 0)] & free

    def _masks(self, dice: tuple[int, ...]) -> tuple[int, ...]:
        """The squares that five dice cover if all are free: after a later throw, without a morpyam square free and with
        one; then both after the first throw.
        """
        hand = tuple(sorted(dice))
        if hand != dice:
            masks = self._covered.get(hand)
            if masks is None:
                masks = self._covered[hand] = self._masks(hand)
            return masks
        later, first = (self._showing(covered(hand, on_first, False)) for on_first in (False, True))
        if not is_morpyam(hand):
            return later, later, first, first
        return later, self.morpyam, first, self._showing(covered(hand, True, True))

    def _showing(self, tiles: Iterable[str]) -> int:
        return sum(self.squares.get(tile, 0) for tile in tiles)


@lru_cache(maxsize=16)
def layout_of(grid: Grid) -> Layout:
    """The Layout of a grid, made once for as long as games are played on it."""
    return Layout(grid)
