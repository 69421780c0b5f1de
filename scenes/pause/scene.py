"""The pause card: resume, rules, settings, who plays, leave."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from scenes.boxes import box_of
from scenes.input.intents import Back, Intent, Menu
from scenes.kit.dialog import Answer, Ask
from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.scene import Scene
from tabletop.app.translations import _

if TYPE_CHECKING:
    from scenes.evening import Evening
    from scenes.table import MenuEntry, TableScene, WayOut


class Pause(Scene):
    """A card over the table."""

    overlay: ClassVar[bool] = True

    def __init__(self, evening: Evening, table: TableScene) -> None:
        self.evening = evening
        self.table = table
        box = box_of(table.play_.game.id)
        assert box is not None
        self.box = box

    def compose(self, ui: Ui) -> Node:
        """One button below another."""
        outs = [
            ui.button(("out", number), way.label, partial(self._ask, way), style="danger")
            for number, way in enumerate(self.table.ways_out())
        ]
        entries = [
            ui.button(("page", number), entry.label, partial(self._open, entry))
            for number, entry in enumerate(self.table.menu_entries())
        ]
        buttons = [
            ui.button("resume", _("Resume"), self.host.pop, style="primary", default=True),
            ui.button("rules", _("Rules"), self._open_rules),
            *entries,
            ui.button("seats", _("Who plays"), self._open_seats),
            ui.button("settings", _("Settings"), self._open_settings),
            *outs,
            ui.button("leave", _("Save and leave"), self.evening.to_shelf),
        ]
        head = ui.column(
            ui.heading(self.box.title, align="center"),
            ui.small(_("The game is saved after every move."), align="center"),
            gap=6,
        )
        card = ui.card(ui.column(head, *buttons, gap=18), pad=44, width=min(620.0, ui.width * 0.6))
        return ui.center(card)

    def handle(self, intent: Intent) -> bool:
        """Back to the game."""
        if isinstance(intent, Back | Menu):
            self.host.pop()
            return True
        return False

    def _open_rules(self) -> None:
        from scenes.rules.scene import Rules

        self.host.push(Rules(self.box, self.table.rule_now()))

    def _open(self, entry: MenuEntry) -> None:
        self.host.push(entry.open())

    def _open_seats(self) -> None:
        from scenes.pause.seats import Seats

        self.host.push(Seats(self.table))

    def _open_settings(self) -> None:
        from scenes.settings.scene import SettingsScene

        self.host.push(SettingsScene(self.evening))

    def _ask(self, way: WayOut) -> None:
        answers = [Answer(_("Play on"), lambda: None), Answer(way.label, partial(self._go, way), "danger")]
        self.host.push(Ask(way.label, way.question, answers))

    def _go(self, way: WayOut) -> None:
        self.host.pop()
        way.act()
