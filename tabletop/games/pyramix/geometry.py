"""The 56 cells of the pyramid and how they lie to each other (P-03).

A cell is known by its number, 0 to 55, in ascending order of its coordinates. Sets of cells are masks: integers with
bit ``n`` set for cell ``n``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

Cell: TypeAlias = tuple[int, int, int]
"""Coordinates (x, y, z), each from 0, with x + y + z ≤ 5; the apex is (0, 0, 0), the tray's cells have sum 5."""

LAYERS: Final = 6

CELLS: Final[tuple[Cell, ...]] = tuple(
    (x, y, z) for x in range(LAYERS) for y in range(LAYERS - x) for z in range(LAYERS - x - y)
)
"""Coordinates by number."""

NUMBER: Final[dict[Cell, int]] = {cell: number for number, cell in enumerate(CELLS)}
"""Number by coordinates."""

NAMES: Final = tuple(f"{x},{y},{z}" for x, y, z in CELLS)
"""What positions and events call a cell, by number: ``"3,0,1"``."""

NAMED: Final = {name: number for number, name in enumerate(NAMES)}
"""Number by name."""


def mask_of(numbers: Iterable[int]) -> int:
    """The set of these cells."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def members(mask: int) -> Iterator[int]:
    """The cells of a set, ascending."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def _stepped(cell: Cell, axis: int, by: int) -> int | None:
    coordinates = list(cell)
    coordinates[axis] += by
    x, y, z = coordinates
    return NUMBER.get((x, y, z))


def _neighbours(cell: Cell, *steps: int) -> list[int]:
    found = (_stepped(cell, axis, step) for axis in range(3) for step in steps)
    return [number for number in found if number is not None]


def _in_layer(cell: Cell) -> list[int]:
    """Cells of the same layer with one coordinate greater by 1, another smaller by 1."""
    x, y, z = cell
    steps = ((1, -1, 0), (1, 0, -1), (0, 1, -1), (-1, 1, 0), (-1, 0, 1), (0, -1, 1))
    return [NUMBER[near] for dx, dy, dz in steps if (near := (x + dx, y + dy, z + dz)) in NUMBER]


def _line(cell: Cell, axis: int) -> tuple[int, ...]:
    x, y, z = cell
    lines = (
        ((x - step, y, z) for step in range(1, x + 1)),
        ((x, y - step, z) for step in range(1, y + 1)),
        ((x, y, z - step) for step in range(1, z + 1)),
    )
    return tuple(NUMBER[above] for above in lines[axis])


BIT: Final = tuple(1 << number for number in range(len(CELLS)))
"""The set of one cell, by number."""

FULL: Final = mask_of(range(len(CELLS)))
"""Every cell."""

TRAY: Final = mask_of([NUMBER[cell] for cell in CELLS if sum(cell) == LAYERS - 1])
"""The 21 cells of the lowest layer."""

ABOVE: Final = tuple(mask_of(_neighbours(cell, -1)) for cell in CELLS)
"""The up to three cells that lie on a cell, by its number."""

BELOW: Final = tuple(mask_of(_neighbours(cell, +1)) for cell in CELLS)
"""The three cells that a cell rests on; none for one of the tray."""

TOUCHING: Final = tuple(ABOVE[number] | BELOW[number] for number in range(len(CELLS)))
"""The up to six cells that share a flat side with a cell."""

BESIDE: Final = tuple(mask_of(_in_layer(cell)) for cell in CELLS)
"""The up to six neighbours in a cell's own layer (P-21)."""

LINES: Final[tuple[dict[int, tuple[int, ...]], ...]] = tuple(
    {0: ()} | {BIT[line[0]]: line for axis in range(3) if (line := _line(cell, axis))} for cell in CELLS
)
"""By cell, and by the one cell above it that is filled (as a set; 0 for none): the straight line from there upward."""

SEEN_AT_FIRST: Final = mask_of([number for number, cell in enumerate(CELLS) if 0 in cell])
"""The 46 cells of the full pyramid that show a face."""
