"""The ring of figures that can be called, each with the chance that the next throw shows it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from scenes.kit.controls import Manner
from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.skins import NIGHT_PANEL, OFF, PRIMARY, QUIET, plate
from scenes.kit.spread import Spot, Spread
from scenes.kit.ui import Ui
from scenes.morpyam import board_drawing as drawing
from scenes.morpyam import words
from tabletop.games.morpyam.tiles import CALLS, Tile

if TYPE_CHECKING:
    from scenes.morpyam.table import MorpyamTable

_WIDE, _HIGH = 0.24, 0.28  # a figure's plate, as a share of the ring's room
_PAD: Final = 8.0
_LEAST_PICTURE: Final = 22.0
# Where the figures stand in the ring, from its middle to its edge, clockwise from the top.
_PLACES: Final = ((0.0, -1.0), (0.8, -0.62), (1.0, 0.2), (0.36, 1.0), (-0.36, 1.0), (-1.0, 0.2), (-0.8, -0.62))


def ring(ui: Ui, table: MorpyamTable) -> Node:
    """The seven figures in a ring; in its middle what a call means now."""

    def draw(frame: Frame, box: Box) -> None:
        plate(frame, box, NIGHT_PANEL, ui.px(28))
        inner = box.inset(box.w * 0.012, box.h * 0.02, box.w * 0.012, box.h * 0.02)
        spots = [_spot(ui, table, number, figure) for number, figure in enumerate(CALLS)]
        terms = ui.text(words.call_terms(table.throws_left), 24, align="center", lines=6)
        spots.append(Spot(terms, _middle_box))
        Spread(spots).place(frame, inner)

    return ui.painted(draw, grow=1)


def _spot(ui: Ui, table: MorpyamTable, number: int, figure: Tile) -> Spot:
    enabled, why = table.callable(figure)

    def paint(frame: Frame, box: Box, manner: Manner) -> None:
        plate(frame, box, QUIET if enabled else OFF, ui.px(16), lit_up=manner.lit, pressed=manner.pressed)
        above = box.h * 0.05
        high = min(box.h * 0.5, box.h - label.size(box.w, box.h)[1] - above - ui.px(_PAD))
        if high >= ui.px(_LEAST_PICTURE):
            picture = Box(box.x + box.w * 0.1, box.y + above, box.w * 0.8, high)
            drawing.figure(frame, picture, figure, dim=not enabled)

    chance = table.advisor.call_chance(figure)
    label = ui.column(
        ui.space(grow=1),
        ui.text(_name(ui, figure), 24, bold=enabled, tone="plain" if enabled else "soft", align="center", lines=1),
        ui.text(chance, 24, tone="live" if enabled else "soft", align="center", lines=1),
        gap=0,
    )
    node = ui.target(
        ("call", figure),
        ui.pad(label, beside=6, above=_PAD),
        on=partial(table.call, figure),
        enabled=enabled,
        why=why,
        tip=words.described(figure),
        draw=paint,
        radius=16,
        default=figure == table.first_callable,
    )
    return Spot(node, partial(_on_ring, number))


def _name(ui: Ui, figure: str) -> str:
    """The name of a figure, short where there is little room."""
    return words.on_board(figure) if ui.compact else words.figure(figure)


def _on_ring(number: int, box: Box) -> Box:
    across, down = _PLACES[number]
    wide, high = box.w * _WIDE, box.h * _HIGH
    x = box.x + box.w / 2 + across * (box.w - wide) / 2
    y = box.y + box.h / 2 + down * (box.h - high) / 2
    return Box(x - wide / 2, y - high / 2, wide, high)


def _middle_box(box: Box) -> Box:
    return Box(box.x + box.w * 0.325, box.y + box.h * 0.31, box.w * 0.35, box.h * 0.35)


def called_plate(ui: Ui, table: MorpyamTable, figure: str) -> Node:
    """The figure that is called, in sight until its throw is over."""
    state = table.shown.call_state
    tone = {"won": PRIMARY, "lost": NIGHT_PANEL}.get(state or "", QUIET)

    def draw(frame: Frame, box: Box) -> None:
        plate(frame, box, tone, ui.px(16))

    picture = ui.painted(
        lambda frame, box: drawing.figure(frame, box, figure, dim=state == "lost"), width=78, height=60
    )

    def on_plate(frame: Frame, box: Box) -> None:
        with frame.on(tone.ground):
            body.place(frame, box)

    text = ui.column(
        ui.text(_name(ui, figure), 26, bold=True, lines=1),
        None if ui.compact else ui.text(words.call_state(state), 22, lines=1),
        gap=0,
        grow=1,
    )
    body = ui.pad(ui.row(picture, text, gap=12), beside=14, above=4)
    return ui.stack(ui.painted(draw), ui.painted(on_plate), width=280, height=80, name="called")
