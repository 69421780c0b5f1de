"""A seat's own pad was unplugged: plug it in again, play on without it, or hand the seat over."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from scenes.input.intents import Back, DeviceAdded, Intent
from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.scene import Scene
from scenes.setup.plan import bot_levels
from scenes.words import who_plays
from tabletop.app.translations import _

if TYPE_CHECKING:
    from scenes.evening import Evening
    from scenes.table import TableScene


class PadGone(Scene):
    """A card over the table that waits for the pad of one seat."""

    overlay: ClassVar[bool] = True

    def __init__(self, evening: Evening, table: TableScene, seat: int) -> None:
        self.evening = evening
        self.table = table
        self.seat = seat

    def compose(self, ui: Ui) -> Node:
        """What has happened and the ways on."""
        levels = bot_levels(self.table.play_.game.id)
        hand_over = (
            ui.button(
                "bot",
                _("Hand over: {who}").format(who=who_plays(levels[0])),
                lambda: self._hand_over(levels[0]),
            )
            if levels
            else None
        )
        card = ui.card(
            ui.column(
                ui.heading(_("A gamepad was unplugged"), lines=2),
                ui.text(
                    _("{name} played with it. Plug it in again, or go on like this:").format(
                        name=self.table.seat_name(self.seat)
                    )
                ),
                ui.wrap(
                    ui.button("without", _("Play on with any device"), self._without, style="primary", default=True),
                    hand_over,
                    along="end",
                ),
                gap=28,
            ),
            pad=44,
            width=min(1040.0, ui.width * 0.92),
        )
        return ui.center(card)

    def intercept(self, intent: Intent) -> bool:
        """A pad that is plugged in is taken for the one that was missing, unless it is known to be another seat's."""
        if isinstance(intent, DeviceAdded):
            self.evening.find_pads(self.table.play_)
            if intent.device not in self.evening.pads.values():
                self.evening.pads[self.seat] = intent.device
            if self.evening.pads[self.seat] in self.host.router.pads.devices:
                self.host.pop()
            return True
        return False

    def handle(self, intent: Intent) -> bool:
        """Going back plays on with any device."""
        if isinstance(intent, Back):
            self._without()
            return True
        return False

    def _without(self) -> None:
        self.evening.pads.pop(self.seat, None)
        self.host.pop()

    def _hand_over(self, level: str) -> None:
        self.evening.pads.pop(self.seat, None)
        self.table.play_.hand_over(self.seat, level)
        self.host.pop()
