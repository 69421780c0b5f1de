"""The best scores and who has won how often."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.boxes import Box, boxes
from scenes.frames import screen
from scenes.input.intents import Back, Intent, Menu
from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.scene import Scene
from tabletop.app.formats import format_number
from tabletop.app.statistics import GameStatistics
from tabletop.app.translations import _, ngettext

if TYPE_CHECKING:
    from scenes.evening import Evening

_SHOWN = 5


class Scores(Scene):
    """A card for every variant that has been played."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening

    def compose(self, ui: Ui) -> Node:
        """The cards in two columns."""
        played = self.evening.keeping.statistics.current.games
        cards = [
            self._card(ui, box, variant, played[f"{box.id}/{variant}"])
            for box in boxes()
            for variant in box.variants
            if f"{box.id}/{variant}" in played
        ]
        if not cards:
            body = ui.center(ui.heading(_("No game has been finished yet."), align="center"), grow=1)
        else:
            columns = 1 if ui.compact else min(3, len(cards))
            body = ui.scroll("scores", ui.grid(cards, columns, gap=32), grow=1)
        return screen(ui, _("Scores"), self.host.pop, body)

    def handle(self, intent: Intent) -> bool:
        """Back to the shelf."""
        if isinstance(intent, Back | Menu):
            self.host.pop()
            return True
        return False

    def _card(self, ui: Ui, box: Box, variant: str, games: GameStatistics) -> Node:
        finished = ngettext("{count} game finished", "{count} games finished", games.played).format(
            count=format_number(games.played)
        )
        title = box.title if len(box.variants) == 1 else f"{box.title} · {_(box.variants[variant].name)}"
        best = [_line(ui, entry.name or _("Player"), format_number(entry.score)) for entry in games.best[:_SHOWN]]
        people = sorted(games.people.items(), key=lambda item: -item[1].won)[:_SHOWN]
        wins = [
            _line(
                ui,
                name,
                _("{won} of {played}").format(won=format_number(tally.won), played=format_number(tally.played)),
            )
            for name, tally in people
        ]
        return ui.card(
            ui.column(
                ui.text(title, bold=True, lines=2),
                ui.small(finished),
                ui.text(_("Best scores"), tone="live", bold=True) if best else None,
                *best,
                ui.text(_("Games won"), tone="live", bold=True) if wins else None,
                *wins,
                gap=12,
            ),
            pad=36,
        )


def _line(ui: Ui, name: str, value: str) -> Node:
    return ui.row(ui.name(name, grow=1), ui.text(value, align="right", lines=1), gap=16)
