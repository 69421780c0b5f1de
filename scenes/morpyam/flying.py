"""The token under way at Morpyam's table, over everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scenes.kit.canvas import Canvas
from scenes.morpyam import board_drawing as drawing
from scenes.morpyam.board import BoardView

if TYPE_CHECKING:
    from scenes.morpyam.cues import Flight
    from scenes.morpyam.table import MorpyamTable

_HELD: Final = 0.6  # how high above the board a token is carried, in its widths
_WIDTHS: Final = 4  # pixels between the widths that are drawn


def draw_flight(table: MorpyamTable, flight: Flight, board: BoardView, canvas: Canvas) -> None:
    """The token a share of its way from its owner's reserve to its square."""
    end = board.foot(flight.square)
    x, y, width = *end, float(board.token_width)
    place = table.view.place_of(("reserve", flight.seat))
    if place is not None and flight.share < 1.0:
        start = canvas.stage.to_pixels(place[0] + place[2] * 0.27, place[1] + place[3] * 0.6)
        x, y = start[0] + (end[0] - start[0]) * flight.share, start[1] + (end[1] - start[1]) * flight.share
        small = drawing.reserve_width(place[2:]) * canvas.stage.scale
        width = small + (width - small) * flight.share
        width = round(width / _WIDTHS) * _WIDTHS
    drawing.put_token(canvas, (x, y), width, table.colour(flight.seat), _HELD * flight.height)
