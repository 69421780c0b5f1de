"""The chip under way at Yamslam's table, over everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.canvas import Canvas
from scenes.yamslam import drawing
from scenes.yamslam.board import Board
from tabletop.games.yamslam.combinations import CHIPS

if TYPE_CHECKING:
    from scenes.yamslam.table import YamslamTable


def draw_flight(table: YamslamTable, canvas: Canvas) -> None:
    """The chip a share of its way, if one is under way."""
    flight, board = table.flight, table.board
    if flight is None or board is None:
        return
    start = _foot(table, board, canvas, flight.start, flight.number, flight.left)
    end = _foot(table, board, canvas, flight.end, flight.number, 0)
    if start is not None and end is not None:
        drawing.flying_chip(canvas, flight.number, start, end, flight.share, grey=flight.grey)


def _foot(
    table: YamslamTable, board: Board, canvas: Canvas, name: tuple[object, ...], number: int, below: int
) -> drawing.Foot | None:
    """Where a chip stands at the beginning or end of its way, on top of ``below`` others."""
    if name[0] == "tray":
        return drawing.well_foot(board, number, below)
    if name[0] == "out":
        return drawing.out_foot(board, len(CHIPS) - 1 - number, below)
    place = table.view.place_of(name)
    return None if place is None else drawing.row_foot(canvas.stage, place)
