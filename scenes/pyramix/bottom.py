"""Below Pyramix's pyramid: what is wanted now, what is pointed at, the hint; in a small window also who leads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.pyramix import words
from scenes.pyramix.panel import majorities, takes_left
from tabletop.app.translations import _

if TYPE_CHECKING:
    from scenes.pyramix.table import PyramixTable


def bottom(ui: Ui, table: PyramixTable) -> list[Node]:
    """The prompt, the line below it, and the button."""
    line = ui.explanation(table.shown.news) if table.choosing else _description(ui, table)
    below = _hint(ui, table) if not ui.compact else _compact(ui, table)
    return [ui.column(table.prompt_line(ui, _prompt(table)), line, below, gap=10)]


def _hint(ui: Ui, table: PyramixTable) -> Node:
    button = ui.button(
        "hint",
        _("Thinking…") if table.thinking else _("Hint"),
        table.ask_advice,
        enabled=table.choosing and not table.thinking,
        why=_("It is not a person's turn") if not table.choosing else "",
        shortcut="h",
        least_width=220,
    )
    return ui.wrap(button, along="center", gap=18)


def _compact(ui: Ui, table: PyramixTable) -> Node:
    """The button between who leads and how many cubes are left, for which there is no panel."""
    left = ui.pad(takes_left(ui, table, align="right"), beside=10, above=0, grow=1)
    return ui.row(ui.pad(majorities(ui, table), beside=10, above=0, grow=1), _hint(ui, table), left, gap=18)


def _description(ui: Ui, table: PyramixTable) -> Node:
    """What the cube pointed at is, while nobody is to choose; there is nothing to warn of."""
    pointed = table.pointed if table.settled else None
    text = words.described(table.shown.cubes[pointed]) if pointed is not None else ""

    def explain(frame: Frame, _box: Box) -> None:
        frame.explains = True

    return ui.stack(ui.small(text, lines=1, align="center"), ui.painted(explain))


def _prompt(table: PyramixTable) -> str:
    """What is wanted now."""
    seat = table.shown.seat
    if table.choosing and table.advice is not None:
        return table.advice.words
    if table.choosing and seat is not None:
        return _("{name}, take a cube that shines").format(name=table.seat_name(seat))
    if table.settled and seat is not None and not table.looking_back:
        return _("{name} looks for a cube").format(name=table.seat_name(seat))
    return table.shown.news
