"""What the tables of all games share on the screen: the felt with its lamp, seats with scores, what is wanted, actions.

Nothing here knows a game: scenes say what there is to see.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from scenes.art import ground
from scenes.art.palette import BRASS_LIGHT
from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.skins import glow
from scenes.kit.ui import ToneName, Ui


@dataclass(frozen=True, slots=True)
class SeatLook:
    """How a seat is shown: ``colour`` 0–3 gives the sign, ``score`` in words, ``note`` in small type below the name.

    ``turn`` marks whose turn it is; ``out`` who no longer plays.
    """

    name: str
    colour: int
    score: str = ""
    note: str = ""
    turn: bool = False
    out: bool = False


def felt(ui: Ui, child: Node) -> Node:
    """The child on the felt, under the lamp from the upper left; it fills the whole window."""
    scale = ui.stage.scale
    return ui.backdrop(("felt", scale), partial(paint_felt, scale=scale), child)


def paint_felt(surface: pygame.Surface, scale: float) -> None:
    """Paints the felt under the lamp; ``scale`` is real pixels per design unit."""
    surface.blit(ground.felt(surface.get_size(), scale), (0, 0))


def seat(ui: Ui, look: SeatLook, *, compact: bool = False) -> Node:
    """One seat: sign, name and note, score; lit by a brass edge when it is its turn."""
    tone: ToneName = "soft" if look.out else "live" if look.turn else "plain"
    words = ui.column(
        ui.name(look.name, bold=look.turn, tone=tone),
        ui.small(look.note, lines=1) if look.note and not compact else None,
        gap=0,
        grow=1,
    )
    row = ui.row(
        ui.sign(look.colour, 40),
        words,
        ui.text(look.score, 40 if not compact else 28, bold=True, tone=tone, align="right") if look.score else None,
        gap=16,
    )
    body = ui.pad(row, beside=18, above=12)
    if not look.turn:
        return body
    return ui.stack(ui.panel(ui.space(), "night", pad=0), body, ui.painted(_turn_edge))


def seats(ui: Ui, looks: Sequence[SeatLook], *, upright: bool = True) -> Node:
    """All seats: one below another, or side by side in equal shares."""
    nodes = [seat(ui, look, compact=not upright) for look in looks]
    if upright:
        return ui.column(*nodes, gap=6)
    for node in nodes:
        node.grow = 1.0
    return ui.row(*nodes, gap=6)


def prompt(ui: Ui, text: str, *, tone: ToneName = "plain") -> Node:
    """What is wanted now, in the display face, in a place that keeps its height."""
    return ui.heading(text, tone=tone, align="center", lines=2)


def actions(ui: Ui, *buttons: Node | None) -> Node:
    """The bar of what can be done, in the middle; it breaks into rows where it must."""
    return ui.wrap(*buttons, along="center", gap=18)


def game_table(ui: Ui, area: Node, side: Sequence[Node], looks: Sequence[SeatLook], bottom: Sequence[Node]) -> Node:
    """The usual arrangement: the table itself as large as may be, seats and ``side`` at the right, ``bottom`` below.

    On a compact stage the seats lie side by side above the table and ``side`` is left out: show it elsewhere.
    """
    area.grow = 1.0
    if ui.compact:
        body = ui.column(seats(ui, looks, upright=False), area, *bottom, gap=12)
        return felt(ui, ui.pad(body, 16))
    main = ui.column(area, *bottom, gap=18, grow=1)
    panel = ui.panel(ui.column(seats(ui, looks), *side, gap=20), "panel", pad=22, width=440)
    return felt(ui, ui.pad(ui.row(main, panel, gap=32, align="stretch"), 36))


def _turn_edge(frame: Frame, box: Box) -> None:
    inner = box.inset(3 * frame.stage.scale, 3 * frame.stage.scale, 3 * frame.stage.scale, 3 * frame.stage.scale)
    glow(frame, inner, frame.stage.pixels(15), BRASS_LIGHT, 3)
