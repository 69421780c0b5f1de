"""Grids that people design: any arrangement of the 36 classic tiles is one (M-73)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias, TypeGuard

from tabletop.core.errors import EngineError
from tabletop.core.rng import Rng
from tabletop.games.morpyam.actions import AT, At
from tabletop.games.morpyam.grids import SIDE, Grid, faults
from tabletop.games.morpyam.tiles import CLASSIC_TILES

Arrangement: TypeAlias = Mapping[At, str]
"""Tiles by the square they lie on; squares that are not in it are free."""

KINDS: Final[tuple[str, ...]] = tuple(CLASSIC_TILES)
"""The kinds of tiles, in the order people are shown them."""


class DesignFault(EngineError):
    """What is wrong with a designed grid; ``where`` is the place in it.

    Codes: ``bad_shape`` (it is not six rows of six), ``unknown_tile`` at its square, and ``missing`` or ``doubled`` for
    a tile, named by the param ``tile``, that is there ``got`` times instead of ``want``.
    """

    kind = "bad_grid"


def check_design(rows: object, want: Counter[str] = CLASSIC_TILES) -> list[DesignFault]:
    """Everything that is wrong with a designed grid; empty when it can be played on.

    Args:
        rows: six rows of six tiles each, as plain data; None where no tile lies.
        want: the tiles it should have.
    """
    if not _is_row(rows):
        return [DesignFault("bad_shape", "grid", want="6 rows of 6 tiles")]
    found = [
        DesignFault("bad_shape", f"grid[{number}]", want="6 tiles")
        for number, row in enumerate(rows)
        if not _is_row(row)
    ]
    if found:
        return found
    tiles = []
    for row, column in AT:
        tile = rows[row][column]
        if isinstance(tile, str) and tile in want:
            tiles.append(tile)
        elif tile is not None:
            found.append(DesignFault("unknown_tile", f"grid[{row}][{column}]", got=tile, want=list(want)))
    for kind, have, due in faults(tiles, want):
        code = "missing" if have < due else "doubled"
        found.append(DesignFault(code, "grid", got=have, want=due, tile=kind))
    return found


def accept(rows: object) -> None:
    """Raises the first DesignFault there is, unless the grid can be played on."""
    for fault in check_design(rows):
        raise fault


def _is_row(items: object) -> TypeGuard[Sequence[Any]]:
    return isinstance(items, Sequence) and not isinstance(items, str | bytes) and len(items) == SIDE


def rows_of(tiles: Arrangement) -> list[list[str | None]]:
    """The grid as plain data: six rows of six tiles, None on free squares."""
    return [[tiles.get((row, column)) for column in range(SIDE)] for row in range(SIDE)]


def arranged(rows: Sequence[Sequence[str | None]]) -> dict[At, str]:
    """The tiles of six rows by the square they lie on."""
    found = {(row, column): rows[row][column] for row, column in AT}
    return {square: tile for square, tile in found.items() if tile is not None}


def unlaid(tiles: Arrangement) -> Counter[str]:
    """How many tiles of each kind are still to be laid; kinds that are all there are left out."""
    return Counter({kind: want - have for kind, have, want in faults(tiles.values()) if have < want})


# Starts


def arrangement_of(grid: Grid) -> dict[At, str]:
    """The tiles of a grid that comes with the program."""
    return dict(zip(AT, grid, strict=True))


def at_random(rng: Rng) -> dict[At, str]:
    """All tiles, every arrangement as likely."""
    tiles = list(CLASSIC_TILES.elements())
    rng.shuffle(tiles)
    return dict(zip(AT, tiles, strict=True))


def at_random_mirrored(rng: Rng) -> dict[At, str]:
    """All tiles at random, each facing its like across the first diagonal.

    The diagonal itself faces nothing: it has room for just those six kinds of which there are three.
    """
    alone = [kind for kind, count in CLASSIC_TILES.items() if count % 2]
    pairs = [kind for kind, count in CLASSIC_TILES.items() for _ in range(count // 2)]
    rng.shuffle(alone)
    rng.shuffle(pairs)
    tiles = {(place, place): kind for place, kind in enumerate(alone)}
    above = [(row, column) for row, column in AT if row < column]
    for (row, column), kind in zip(above, pairs, strict=True):
        tiles[row, column] = tiles[column, row] = kind
    return tiles


# The whole board


def turned(tiles: Arrangement) -> dict[At, str]:
    """The board turned a quarter to the right."""
    return {(column, SIDE - 1 - row): tile for (row, column), tile in tiles.items()}


def mirrored(tiles: Arrangement) -> dict[At, str]:
    """The board with left and right exchanged."""
    return {(row, SIDE - 1 - column): tile for (row, column), tile in tiles.items()}
