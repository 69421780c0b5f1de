"""How hard each line of a board is: bars along the board's edges, the longer the harder.

A row has its bar at the left, a column at the top; diagonals have theirs where they leave the board, each at one of
its ends, so that no two stand in the same place.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import partial
from typing import Final, NamedTuple

import pygame

from scenes.art.board import SIDE, square_rect
from scenes.art.palette import BRASS_LIGHT, DANGER, css, mix
from scenes.art.raster import vector
from scenes.kit.frame import Box, Frame
from scenes.morpyam.board import SQUARES, BoardView, Square
from tabletop.games.morpyam.lines import LINES, Sweep
from tabletop.games.morpyam.reach import turns

RING: Final = 0.034
"""How wide the room around the board is in which the bars stand, as a share of the board's side."""

_EASY, _HARD = 2.2, 9.0  # turns a square takes: where the shortest bar and the longest stand
_STEPS: Final = 12
_APART: Final = 0.08  # a bar from the board, as a share of the ring
_SHORTEST, _LONGEST = 0.2, 0.9
_BAR: Final = 0.5  # the breadth of a bar, as a share of a square's side
_SLANTED: Final = 0.2  # that of a diagonal's


_TOLD: Final[tuple[Sweep, ...]] = ("horizontal", "vertical", "first_diagonal", "second_diagonal")


class Line(NamedTuple):
    """A line of the board: its direction and its squares in order."""

    sweep: Sweep
    squares: tuple[Square, ...]


_LINES: Final = tuple(
    Line(sweep, tuple(SQUARES[number] for number in numbers)) for sweep, lines in LINES.items() for numbers in lines
)


def hardness(tiles: Mapping[Square, str]) -> dict[Line, float]:
    """How many turns a square takes on average, for every line on which tiles lie."""
    found = {}
    for line in _LINES:
        needed = turns(tiles[square] for square in line.squares if square in tiles)
        if needed is not None:
            found[line] = needed
    return found


def through(lines: Mapping[Line, float], square: Square) -> dict[Sweep, float]:
    """The turns of the lines through a square, by their direction, rows first."""
    found = {line.sweep: needed for line, needed in lines.items() if square in line.squares}
    return {sweep: found[sweep] for sweep in _TOLD if sweep in found}


def with_ring(box: Box) -> Box:
    """The part of a box that the board takes when the bars stand around it."""
    side = min(box.w, box.h)
    ring = side * RING / (1 + 2 * RING)
    return Box(box.x + (box.w - side) / 2 + ring, box.y + (box.h - side) / 2 + ring, side - 2 * ring, side - 2 * ring)


def bars(frame: Frame, view: BoardView, lines: Mapping[Line, float]) -> None:
    """Draws the bars around a board."""
    square = square_rect(view.side, 0, 0).w
    for line, needed in lines.items():
        x, y, out = _place(view.side, line)
        bar = _Bar(view.side * RING, square * (_SLANTED if all(out) else _BAR), out, _step(needed))
        half = math.ceil(max(bar.ring, bar.broad))
        rect = pygame.Rect(0, 0, 2 * half, 2 * half)
        rect.center = round(view.left + x), round(view.top + y)
        frame.picture(("morpyam heat", bar), rect, partial(_paint, bar))


class _Bar(NamedTuple):
    """A bar: the room there is for it, its breadth, in which direction it grows, and how far in steps."""

    ring: float
    broad: float
    out: tuple[int, int]
    step: int


def _step(needed: float) -> int:
    share = math.log(needed / _EASY) / math.log(_HARD / _EASY)
    return round(_STEPS * min(1.0, max(0.0, share)))


def _paint(bar: _Bar, surface: pygame.Surface) -> None:
    """Paints a bar that begins in the middle of the surface."""
    share = bar.step / _STEPS
    reach = bar.ring * (_SHORTEST + (_LONGEST - _SHORTEST) * share)
    turn = math.degrees(math.atan2(bar.out[1], bar.out[0]))
    middle = surface.get_width() / 2
    body = (
        f'<rect x="{bar.ring * _APART:.2f}" y="{-bar.broad / 2:.2f}" width="{reach:.2f}" height="{bar.broad:.2f}" '
        f'rx="{min(bar.broad, reach) * 0.3:.2f}" fill="{css(mix(BRASS_LIGHT, DANGER, share))}" '
        f'transform="translate({middle:.2f} {middle:.2f}) rotate({turn:.1f})"/>'
    )
    surface.blit(vector(body, (0, 0, *surface.get_size()), surface.get_size()), (0, 0))


def _place(side: int, line: Line) -> tuple[float, float, tuple[int, int]]:
    """Where a line's bar stands on the board's edge, from the board's corner, and in which direction it grows."""
    first, last = line.squares[0], line.squares[-1]
    begin, end = square_rect(side, *first), square_rect(side, *last)
    if line.sweep == "horizontal":
        return 0.0, begin.centery, (-1, 0)
    if line.sweep == "vertical":
        return begin.centerx, 0.0, (0, -1)
    half = square_rect(side, 0, 1).left - square_rect(side, 0, 0).right
    if line.sweep == "first_diagonal":
        if first[0] == 0:
            return 0.0 if first[1] == 0 else begin.left - half / 2, 0.0, (-1, -1)
        return end.right + half / 2, float(side), (1, 1)
    if first[1] == 0:
        return 0.0, side if first[0] == SIDE - 1 else begin.bottom + half / 2, (-1, 1)
    return float(side), end.top - half / 2, (1, -1)
