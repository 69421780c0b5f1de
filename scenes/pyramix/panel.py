"""The side of Pyramix's table: who plays, what each has of every colour, who leads it, and how many takes are left."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.table import SeatLook, seat
from scenes.kit.ui import Alignment, Ui
from scenes.pyramix import drawing, words
from scenes.pyramix.shown import of_colour
from tabletop.app.translations import _
from tabletop.games.pyramix.cubes import COLOURS, ICONS

if TYPE_CHECKING:
    from scenes.pyramix.table import PyramixTable

_MINIS = 5  # small faces that a pile must hold: four cranes and an eye
_CROWDED = 4  # players for whom there is little room
_WIDTH = 376.0  # of a seat's four piles


def side_panel(ui: Ui, table: PyramixTable) -> list[Node]:
    """Every seat with its cubes by colour; beside the table also who leads each colour."""
    nodes: list[Node] = [_seat(ui, table, number) for number in range(table.shown.players)]
    if not ui.compact and (table.shown.takes_left or table.shown.players < _CROWDED):
        nodes.append(ui.pad(majorities(ui, table), beside=10, above=6))
    if not ui.compact and table.shown.takes_left:
        nodes.append(ui.pad(takes_left(ui, table), beside=10, above=0))
    return nodes


def takes_left(ui: Ui, table: PyramixTable, *, align: Alignment = "left") -> Node:
    """How many cubes are still to be taken."""
    left = table.shown.takes_left
    return ui.small(words.takes_left(left) if left else "", lines=1, align=align)


def majorities(ui: Ui, table: PyramixTable) -> Node:
    """Who leads each colour, by sign; a dash while nobody does."""
    side = 48 if ui.compact else 34
    cells = []
    for colour in COLOURS:
        leader = table.shown.leader(colour)
        mark = (
            ui.text("–", 28, tone="soft", lines=1)
            if leader is None
            else ui.sign(table.play_.seats[leader].colour, side)
        )
        face = ui.painted(partial(_draw_face, colour=colour, leads=leader is not None), width=side, height=side)
        cells.append(ui.row(face, mark, gap=8, grow=1))
    title = ui.small(_("Most ankhs"), tone="plain", lines=1)
    return ui.column(title, ui.row(*cells, gap=6), gap=8)


def _seat(ui: Ui, table: PyramixTable, number: int) -> Node:
    sitting = table.play_.seats[number]
    cobras = table.shown.taken[number].count("cobra") if table.shown.taken else 0
    notes = [_("Bot")] if sitting.bot else []
    notes += [words.cobras_taken(cobras)] if cobras else []
    look = SeatLook(
        table.seat_name(number),
        sitting.colour,
        score=str(table.shown.points(number)),
        note=", ".join(notes),
        turn=table.shown.seat == number,
    )
    head = ui.stack(seat(ui, look, compact=ui.compact), name=("pile", number, "cobra"))
    piles = ui.row(*[_pile(ui, table, number, colour) for colour in COLOURS], gap=6, align="start")
    if not ui.compact:  # of a known size, which spares measuring what is in it
        received = bool(table.shown.received[number]) if table.shown.received else False
        _columns, rows, high = _minis(ui, table)
        piles.width, piles.height = ui.px(_WIDTH), ui.px(_face(ui, table) + rows * high + 16 + 34 * received)
    return ui.column(head, ui.pad(piles, beside=10, above=2), gap=2)


def _pile(ui: Ui, table: PyramixTable, number: int, colour: str) -> Node:
    """A seat's cubes of a colour: its ankhs large, with their count and who leads; cranes and eye small below."""
    shown = table.shown
    ankhs = shown.ankhs(colour)[number]
    leads = shown.leader(colour) == number
    _, cranes, eyes = of_colour(shown.owned(number), colour)
    received = sum(of_colour(shown.received[number], colour))
    minis = [ICONS[1]] * cranes + [ICONS[2]] * eyes
    big = _face(ui, table)
    head = ui.row(
        ui.painted(partial(_draw_face, colour=colour, leads=leads), width=big, height=big),
        ui.text(str(ankhs), 34, bold=leads, tone="live" if leads else "plain" if ankhs else "soft", lines=1),
        gap=6,
    )
    columns, rows, high = _minis(ui, table)
    small = ui.painted(
        lambda frame, box: (
            drawing.faces(frame, box, colour, minis, columns, rows) if minis else drawing.bare(frame, box)
        ),
        height=rows * high,
    )
    plus = ui.small(f"+{received}", tone="live", lines=1) if received and not ui.compact else None
    last = shown.last == number and shown.taken[number][-1].startswith(colour)
    mark = ui.painted(drawing.mark_last, height=4) if last else ui.space(4)
    return ui.column(head, small, plus, mark, gap=4, grow=1, name=("pile", number, colour))


def _face(ui: Ui, table: PyramixTable) -> float:
    """The side of a pile's large face: the fewer players, the larger."""
    return 64 if ui.compact else 64 - 8 * (table.shown.players - 1)


def _minis(ui: Ui, table: PyramixTable) -> tuple[int, int, float]:
    """Columns and rows of the small faces, and the side of one."""
    players = table.shown.players
    if ui.compact == (players < _CROWDED):
        return _MINIS, 1, 32 if ui.compact else 18
    return math.ceil(_MINIS / 2), 2, 30 if ui.compact else 32 - 2 * players


def _draw_face(frame: Frame, box: Box, *, colour: str, leads: bool) -> None:
    drawing.face(frame, box, colour, ICONS[0], leads=leads)
