"""Trying a hand: the five cards a duel begins with and the first one drawn (H-04, H-10), as often as one likes."""

from __future__ import annotations

import secrets
from functools import partial
from typing import ClassVar, Final

from scenes.input.intents import Back, Hint, Intent, Menu
from scenes.kit.controls import Manner
from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.skins import glow
from scenes.kit.ui import Ui
from scenes.moriham.card_face import RATIO
from scenes.moriham.card_frame import CORNER
from scenes.moriham.deck_cards import draw_full, draw_small
from scenes.moriham.deck_design import Cards
from scenes.moriham.leaf import Reading
from scenes.moriham.looks import look_of
from scenes.scene import Scene
from tabletop.app.translations import _
from tabletop.core.rng import Rng

HAND: Final = 6
"""Cards of a hand after the first draw."""

_READ: Final = 400.0
_CARD: Final = 200.0


class TrialHand(Scene):
    """A hand from a shuffled deck. ``rng`` is the chance; one that nobody can foresee without."""

    overlay: ClassVar[bool] = True

    def __init__(self, cards: Cards, rng: Rng | None = None) -> None:
        self._cards = sorted(cards)
        self._rng = rng or Rng(secrets.randbits(64))
        self.hand: list[str] = []
        self._pointed = ""
        self.draw()

    def draw(self) -> None:
        """Shuffles and draws anew."""
        deck = list(self._cards)
        self._rng.shuffle(deck)
        self.hand = deck[:HAND]
        self._pointed = self.hand[0]

    def compose(self, ui: Ui) -> Node:
        """The card pointed at, the hand beside it, the last card being the one drawn."""
        lit = ui.view.focus.lit
        if isinstance(lit, tuple) and lit[0] == "hand":
            self._pointed = self.hand[lit[1]]
        large = min(_READ, ui.height * 0.42) if ui.compact else _READ
        small = _CARD if not ui.compact else 236.0
        cards = [self._card(ui, number, small) for number in range(HAND)]
        read = ui.painted(lambda frame, box: draw_full(frame, box, self._pointed), width=large, height=large / RATIO)
        half = HAND // 2
        buttons = ui.row(
            ui.button("again", _("Another hand"), self.draw, style="primary", default=True),
            ui.space(grow=1),
            ui.button("close", _("Close"), self.host.pop),
            gap=16,
        )
        right = ui.column(
            ui.heading(_("A first hand")),
            ui.small(_("Five cards, and the sixth drawn on the first turn")),
            ui.row(*cards[:half], gap=14),
            ui.row(*cards[half:], gap=14),
            ui.space(grow=1),
            buttons,
            gap=16,
        )
        wide = large + half * small + 14 * (half - 1) + 36 + 2 * 36
        return ui.center(ui.card(ui.row(read, right, gap=36, align="stretch"), pad=36, width=wide))

    def _card(self, ui: Ui, number: int, width: float) -> Node:
        card = self.hand[number]

        def draw(frame: Frame, box: Box, manner: Manner) -> None:
            draw_small(frame, box, card)
            if manner.lit:
                glow(frame, box, box.w * CORNER)

        node = ui.target(
            ("hand", number),
            ui.space(),
            on=partial(self._read, card),
            ask=partial(self._read, card),
            tip=look_of(card).name,
            draw=draw,
            radius=8,
            width=width,
            height=width / RATIO,
        )
        if number < HAND - 1:
            return node
        return ui.stack(node, ui.align(ui.panel(ui.small(_("drawn"), tone="live"), "night", pad=8), 0.5, 0.78))

    def _read(self, card: str) -> None:
        self.host.push(Reading(look_of(card)))

    def handle(self, intent: Intent) -> bool:
        """Back closes it; asking once more draws another."""
        match intent:
            case Back() | Menu():
                self.host.pop()
            case Hint():
                self.draw()
            case _:
                return False
        return True
