"""The side of Pyramix's table: who plays, what each has of every colour, who leads it, and how many takes are left."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.spread import Spot, Spread
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
_GAP = 4.0
_MARK = 4.0  # the line below the pile that the last cube went to
_PLUS = 34.0  # the line that says how many the majorities brought


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
    side = 48.0 if ui.compact else 34.0
    spots = []
    for place, colour in enumerate(COLOURS):
        leader = table.shown.leader(colour)
        mark = ui.painted(drawing.dash) if leader is None else ui.sign(table.play_.seats[leader].colour, side)
        face = ui.painted(partial(_draw_face, colour=colour, leads=leader is not None))
        spots.append(Spot(face, partial(_square, place, 0.0, ui.px(side))))
        spots.append(Spot(mark, partial(_square, place, ui.px(side + 8), ui.px(side))))
    title = ui.small(_("Most ankhs"), tone="plain", lines=1)
    return ui.column(title, ui.placed(Spread(spots), {"height": side}), gap=8)


def _square(place: int, right: float, side: float, box: Box) -> Box:
    """A square so far right of the left edge of a colour's place."""
    quarter = _quarter(place, box)
    return Box(quarter.x + right, quarter.y, side, side)


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
    received = any(table.shown.received[number : number + 1])
    _columns, rows, high = _minis(ui, table)
    tall = _face(ui, table) + rows * high + 3 * _GAP + _MARK + _PLUS * (received and not ui.compact)
    piles = [_pile(ui, table, number, colour) for colour in COLOURS]
    spread = ui.placed(
        Spread([Spot(pile, partial(_quarter, place)) for place, pile in enumerate(piles)]), {"height": tall}
    )
    return ui.column(head, ui.pad(spread, beside=10, above=2), gap=2)


def _quarter(place: int, box: Box) -> Box:
    """The place of a seat's pile of a colour beside the others."""
    wide = box.w / len(COLOURS)
    return Box(box.x + place * wide, box.y, wide * 0.94, box.h)


def _pile(ui: Ui, table: PyramixTable, number: int, colour: str) -> Node:
    """A seat's cubes of a colour: its ankhs large, with their count and who leads; cranes and eye small below.

    All has its set place, which spares measuring it in every frame in which something changes.
    """
    shown = table.shown
    ankhs = shown.ankhs(colour)[number]
    leads = shown.leader(colour) == number
    _, cranes, eyes = of_colour(shown.owned(number), colour)
    received = sum(of_colour(shown.received[number], colour))
    minis = [ICONS[1]] * cranes + [ICONS[2]] * eyes
    columns, rows, high = _minis(ui, table)
    face, gap, line = ui.px(_face(ui, table)), ui.px(_GAP), ui.px(_PLUS)
    under = face + gap
    below = under + ui.px(rows * high) + gap

    def small(frame: Frame, box: Box) -> None:
        if minis:
            drawing.faces(frame, box, colour, minis, columns, rows)
        else:
            drawing.bare(frame, box)

    count = ui.text(str(ankhs), 34, bold=leads, tone="live" if leads else "plain" if ankhs else "soft", lines=1)
    spots = [
        Spot(
            ui.painted(partial(_draw_face, colour=colour, leads=leads)),
            lambda box: Box(box.x, box.y, face, face),
        ),
        Spot(count, lambda box: Box(box.x + face + gap, box.y - gap, box.w - face - gap, face + 2 * gap)),
        Spot(ui.painted(small), lambda box: Box(box.x, box.y + under, box.w, below - under - gap)),
    ]
    if received and not ui.compact:
        plus = ui.small(f"+{received}", tone="live", lines=1)
        spots.append(Spot(plus, lambda box: Box(box.x, box.y + below - gap, box.w, line)))
    if shown.last == number and shown.taken[number][-1].startswith(colour):
        mark = ui.px(_MARK)
        spots.append(Spot(ui.painted(drawing.mark_last), lambda box: Box(box.x, box.y + box.h - mark, box.w, mark)))
    return ui.placed(Spread(spots), {"name": ("pile", number, colour)})


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
