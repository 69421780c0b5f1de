"""Who plays: a seat handed to a bot in the middle of a game, and back."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from scenes.input.intents import Back, Intent, Menu
from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.scene import Scene
from scenes.setup.plan import bot_levels
from scenes.words import who_plays
from tabletop.app.translations import _

if TYPE_CHECKING:
    from scenes.table import TableScene


class Seats(Scene):
    """A card with every seat and who plays it."""

    overlay: ClassVar[bool] = True

    def __init__(self, table: TableScene) -> None:
        self.table = table

    def compose(self, ui: Ui) -> Node:
        """A row a seat."""
        play = self.table.play_
        levels = [(level, who_plays(level)) for level in (None, *bot_levels(play.game.id))]
        rows = [
            ui.row(
                ui.sign(seat.colour, 44),
                ui.name(self.table.seat_name(number), grow=1),
                ui.stepper(
                    ("who", number),
                    _with(levels, seat.bot),
                    seat.bot,
                    partial(play.hand_over, number),
                    width=400 if not ui.compact else 560,
                ),
                gap=24,
            )
            for number, seat in enumerate(play.seats)
        ]
        card = ui.card(
            ui.column(
                ui.heading(_("Who plays")),
                ui.small(_("Hand a seat to a bot while somebody is away, and back.")),
                *rows,
                ui.row(ui.button("done", _("Done"), self.host.pop, style="primary", default=True), along="end"),
                gap=24,
            ),
            pad=44,
            width=min(1080.0, ui.width * 0.92),
        )
        return ui.center(card)

    def handle(self, intent: Intent) -> bool:
        """Done."""
        if isinstance(intent, Back | Menu):
            self.host.pop()
            return True
        return False


def _with(levels: list[tuple[str | None, str]], level: str | None) -> list[tuple[str | None, str]]:
    """The levels and this one too, which a save may hold though it is not offered."""
    return levels if level in dict(levels) else [*levels, (level, who_plays(level))]
