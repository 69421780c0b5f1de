"""A card as large as the screen takes it, to be read."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from scenes.input.intents import Back, Intent, Menu, Secondary
from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.moriham.card_face import RATIO
from scenes.moriham.deck_cards import draw_full_at
from scenes.scene import Scene

_SHARE = 0.92


class CardReading(Scene):
    """One card; any press goes back."""

    overlay: ClassVar[bool] = True

    def __init__(self, card: str) -> None:
        self._card = card

    def compose(self, ui: Ui) -> Node:
        """The card in the middle, itself the way back."""
        high = min(ui.height * _SHARE, 980.0 if not ui.compact else ui.height * _SHARE)
        card = ui.target(
            "card", ui.space(), on=self.host.pop, draw=partial(draw_full_at, self._card), default=True, radius=None
        )
        card.width, card.height = ui.px(high * RATIO), ui.px(high)
        return ui.center(card)

    def handle(self, intent: Intent) -> bool:
        """Back, and a second look, end it."""
        if isinstance(intent, Back | Menu | Secondary):
            self.host.pop()
            return True
        return False
