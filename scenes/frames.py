"""How the shell's screens are framed: a head with the way back and a title, a body, on the felt."""

from __future__ import annotations

from collections.abc import Callable

from scenes.kit.layout import Node
from scenes.kit.table import felt
from scenes.kit.ui import Ui
from tabletop.app.translations import _


def screen(ui: Ui, title: str, back: Callable[[], None], body: Node, *, tools: Node | None = None) -> Node:
    """A whole screen: the way back and the title above, ``tools`` at the right, the body in the rest."""
    body.grow = 1.0
    head = ui.row(
        ui.icon_button("back", "left", back, tip=_("Back")),
        ui.title(title, lines=1),
        ui.space(grow=1),
        tools,
        gap=28,
    )
    margin = 20 if ui.compact else 48
    return felt(ui, ui.pad(ui.column(head, body, gap=28), beside=margin * 1.4, above=margin))
