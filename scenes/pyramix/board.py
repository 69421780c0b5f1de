"""Where Pyramix's table has things: the pyramid fitted into its room, and what of each cube is in sight."""

from __future__ import annotations

import math
from collections.abc import Container, Iterable
from functools import cached_property
from typing import Final

from scenes.art.pyramid import PyramidView, inside
from scenes.kit.frame import Box
from tabletop.games.pyramix.geometry import CELLS, NAMED, Cell

STEP: Final = math.radians(3.0)
"""How far the pyramid turns from one of its pictures to the next."""
MOST_STEPS: Final = 4
"""Steps it can be turned either way."""
STEPS: Final = tuple(sorted(range(-MOST_STEPS, MOST_STEPS + 1), key=abs))
"""All of them, the straight view first."""

_ACROSS, _DOWN, _ABOVE = 10.2, 9.1, 2.9  # the stand in edges of a cube: its width and height, and above the apex
_POINTED: Final = 0.6  # the side of a target in edges


class Board:
    """The pyramid as it is seen.

    Attributes:
        box: the room there is for it, in real pixels.
        step: how far it is turned, in steps.
        view: maps cells to pixels.
    """

    def __init__(self, box: Box, step: int = 0) -> None:
        self.box = box
        self.step = step
        edge = max(8, math.floor(min(box.w / _ACROSS, box.h / _DOWN)))
        top = box.y + (box.h - _DOWN * edge) / 2
        apex = (round(box.x + box.w / 2), round(top + _ABOVE * edge))
        self.view = PyramidView(apex, edge, step * STEP)
        self._middles: dict[Cell, tuple[float, float]] = {}
        self._targets: dict[tuple[Cell, tuple[int, ...], float], Box] = {}

    @property
    def edge(self) -> int:
        """The edge of a cube in real pixels."""
        return int(self.view.edge)

    @cached_property
    def order(self) -> dict[Cell, int]:
        """The place of each cell in the order in which cubes are painted."""
        return {CELLS[NAMED[_name(cell)]]: place for place, cell in enumerate(self.view.ordered(CELLS))}

    def middle(self, cell: Cell) -> tuple[float, float]:
        """The pixel at which the middle of a cube is seen."""
        if cell not in self._middles:
            self._middles[cell] = self.view.middle(cell)
        return self._middles[cell]

    def target(self, cell: Cell, faces: tuple[int, ...], least: float) -> Box:
        """A square amid the faces in sight, where the focus finds the cube; its side is at least ``least`` pixels."""
        key = (cell, faces, least)
        if key not in self._targets:
            self._targets[key] = self._amid(cell, faces, least)
        return self._targets[key]

    def _amid(self, cell: Cell, faces: tuple[int, ...], least: float) -> Box:
        corners = [corner for axis in faces for corner in self.view.face(cell, axis)]
        x = sum(x for x, _ in corners) / len(corners)
        y = sum(y for _, y in corners) / len(corners)
        half = max(self.edge * _POINTED, least) / 2
        return Box(x - half, y - half, 2 * half, 2 * half)

    def covers(self, cell: Cell, faces: Iterable[int], pixel: tuple[float, float]) -> bool:
        """Whether one of these faces of a cube is seen at a pixel. No cube hides a part of a face that is in sight."""
        x, y = self.middle(cell)
        if max(abs(pixel[0] - x), abs(pixel[1] - y)) > self.edge:
            return False
        return any(inside(pixel, self.view.face(cell, axis)) for axis in faces)


def _name(cell: tuple[float, float, float]) -> str:
    return ",".join(str(int(part)) for part in cell)


def cell_of(name: str) -> Cell:
    """The cell of that name, as positions and events have it."""
    return CELLS[NAMED[name]]


def faces(cell: Cell, cubes: Container[Cell]) -> tuple[int, ...]:
    """The axes of the faces a cube shows (P-04): those towards which no cube lies on it."""
    return tuple(axis for axis in range(3) if cell[axis] == 0 or above(cell, axis) not in cubes)


def above(cell: Cell, axis: int) -> Cell:
    """The cell that lies on a cell in the direction of an axis."""
    x, y, z = cell
    return (x - 1, y, z) if axis == 0 else (x, y - 1, z) if axis == 1 else (x, y, z - 1)


def line(cell: Cell, cubes: Container[Cell]) -> list[tuple[Cell, Cell]]:
    """The cubes that slide when one is taken that shows two faces or three (P-16): (from, to), lowest first."""
    moves: list[tuple[Cell, Cell]] = []
    covered = [axis for axis in range(3) if axis not in faces(cell, cubes)]
    for axis in covered:
        source = above(cell, axis)
        while min(source) >= 0 and source in cubes:
            moves.append((source, cell))
            cell, source = source, above(source, axis)
    return moves
