"""What a second start of the program says."""

from __future__ import annotations

from scenes.input.intents import Back, Intent, Menu
from scenes.kit.layout import Node
from scenes.kit.table import felt
from scenes.kit.ui import Ui
from scenes.scene import Scene
from tabletop.app.settings import WindowPlace
from tabletop.app.translations import _


def small_place() -> WindowPlace:
    """A window just large enough for one card."""
    return WindowPlace(width=880, height=495)


class AlreadyOpen(Scene):
    """Says that Tabletop is open already; closing it is all there is to do."""

    def compose(self, ui: Ui) -> Node:
        """The card."""
        card = ui.card(
            ui.column(
                ui.heading(_("Tabletop is open already")),
                ui.text(_("Look for its window: two at once would write over each other’s games.")),
                ui.row(
                    ui.button("close", _("Close"), self.host.quit, style="primary", default=True, least_width=240),
                    along="end",
                ),
                gap=28,
            ),
            pad=44,
            width=min(1300.0, ui.width * 0.86),
        )
        return felt(ui, ui.center(card))

    def handle(self, intent: Intent) -> bool:
        """Going back closes it."""
        if isinstance(intent, Back | Menu):
            self.host.quit()
            return True
        return False
