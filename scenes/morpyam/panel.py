"""The players of Morpyam: whose turn it is, points in lines, and the tokens each still holds."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from scenes.kit.canvas import Canvas
from scenes.kit.controls import Manner
from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.table import SeatLook, seat
from scenes.kit.targets import Drag
from scenes.kit.ui import Ui
from scenes.morpyam import board_drawing as drawing
from scenes.morpyam import words
from scenes.morpyam.board_area import TOKEN
from tabletop.app.translations import _

if TYPE_CHECKING:
    from scenes.morpyam.table import MorpyamTable

_COLUMNS: Final = 2
_STACK: Final = 8  # tokens of one pile that are drawn
_FOOT: Final = 0.27  # where it stands in its place, across
_HELD: Final = 0.75  # how high a token is held that is carried, in widths


def seats(ui: Ui, table: MorpyamTable) -> Node:
    """All players, two beside each other."""
    nodes = [_seat(ui, table, number) for number in range(len(table.play_.seats))]
    rows = [ui.row(*nodes[at : at + _COLUMNS], gap=16) for at in range(0, len(nodes), _COLUMNS)]
    return ui.column(*rows, gap=6)


def _seat(ui: Ui, table: MorpyamTable, number: int) -> Node:
    sitting = table.play_.seats[number]
    retired = table.shown.retired[number]
    latest = table.shown.latest.get(number)
    note = _("Bot") if sitting.bot else ""
    if retired:
        note = _("has retired")
    elif latest is not None and not table.flash:
        note = words.on_board(latest)
    look = SeatLook(
        table.seat_name(number),
        sitting.colour,
        score=str(table.points(number)),
        note=note,
        turn=table.shown.seat == number,
        out=retired,
    )
    plate = seat(ui, look, compact=ui.compact)
    plate.grow = 1.0
    node = ui.row(plate, _reserve(ui, table, number), gap=4)
    node.grow = 1.0
    return node


def _reserve(ui: Ui, table: MorpyamTable, number: int) -> Node:
    """The tokens a seat still holds, and how many they are; whose turn it is takes one there."""
    left = table.shown.in_hand[number]
    held = table.holds_token(number)
    mine = table.shown.seat == number and bool(table.placeable())

    def draw(frame: Frame, box: Box, _manner: Manner) -> None:
        width = round(drawing.reserve_width((box.w, box.h)))
        foot = box.x + box.w * _FOOT, box.y + box.h - width * 0.62
        drawing.stack(frame, foot, width, table.colour(number), min(max(0, left - held), _STACK), lit=mine)

    count = ui.align(ui.text(words.count(left), 26, bold=True, tone="live" if mine else "plain", lines=1), 1.0, 0.6)
    return ui.target(
        ("stack", number),
        count,
        enabled=mine,
        why="" if mine else words.tokens_left(table.seat_name(number), left),
        tip=_("Drag the token to a lit square"),
        drag=Drag(TOKEN, partial(_draw_carried, table, number)) if mine else None,
        draw=draw,
        width=136 if ui.compact else 120,
        height=100,
        name=("reserve", number),
    )


def _draw_carried(table: MorpyamTable, number: int, canvas: Canvas, x: float, y: float) -> None:
    if table.board is not None:
        foot = canvas.stage.to_pixels(x, y)
        drawing.put_token(canvas, foot, table.board.token_width, table.colour(number), _HELD)
