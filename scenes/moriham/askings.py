"""When each person at the table wants to be asked whether it answers."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from scenes.input.intents import Back, Intent, Menu
from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.moriham.duel import Duel
from scenes.moriham.windows import ASKINGS
from scenes.scene import Scene
from tabletop.app.settings import Asking
from tabletop.app.translations import N_, _
from tabletop.games.moriham.refs import SEATS, Seat

_NAMES: Final[dict[Asking, str]] = {
    "always": N_("Always"),
    "able": N_("When I have an answer"),
    "marked": N_("For marked cards only"),
}


class Askings(Scene):
    """A card over the table."""

    overlay: ClassVar[bool] = True

    def __init__(self, duel: Duel) -> None:
        self._duel = duel

    def compose(self, ui: Ui) -> Node:
        """A choice for every person."""
        persons = [seat for seat in SEATS if self._duel.play_.seats[seat].bot is None]
        note = _(
            "After a summon, an attack or an activation you are asked whether you answer with a trap. Between two "
            "people the question always stands openly, for a moment at least, whatever you choose here."
        )
        marks = _("To mark a card, press it when it lies face down in your field.")
        card = ui.card(
            ui.column(
                ui.heading(_("When you are asked")),
                ui.text(note),
                *[self._choice(ui, seat) for seat in persons],
                ui.small(marks),
                ui.wrap(
                    ui.button("done", _("Done"), self.host.pop, style="primary", default=True, least_width=200),
                    along="end",
                ),
                gap=22,
            ),
            pad=44,
            width=min(1180.0, ui.width * 0.92),
        )
        return ui.center(card)

    def handle(self, intent: Intent) -> bool:
        """Back to the pause card."""
        if isinstance(intent, Back | Menu):
            self.host.pop()
            return True
        return False

    def _choice(self, ui: Ui, seat: Seat) -> Node:
        asking = self._duel.windows.asking
        options = [(one, _(_NAMES[one])) for one in ASKINGS]
        choice = ui.choice(("asking", seat), options, asking[seat], partial(self._choose, seat))
        return ui.column(ui.name(self._duel.seat_name(seat), bold=True), choice, gap=8)

    def _choose(self, seat: Seat, asking: Asking) -> None:
        kept = self._duel.windows.asking
        kept[seat] = asking
        self.host.change_settings(asking=(kept[0], kept[1]))
