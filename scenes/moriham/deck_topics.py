"""Looking for cards by what they do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from scenes.input.intents import Back, Intent, Menu
from scenes.kit.layout import Node
from scenes.kit.pressing import Style
from scenes.kit.ui import Ui
from scenes.moriham.deck_words import topic
from scenes.scene import Scene
from tabletop.app.translations import _
from tabletop.games.moriham.soundness import standard_box
from tabletop.games.moriham.topics import topics_in


class TopicCard(Scene):
    """Everything that cards do, one button each; ``on`` is called with the one chosen, None for any."""

    overlay: ClassVar[bool] = True

    def __init__(self, chosen: str | None, on: Callable[[str | None], None]) -> None:
        self._chosen = chosen
        self._on = on

    def compose(self, ui: Ui) -> Node:
        """The buttons in the order of their words."""
        names = sorted((topic(name), name) for name in topics_in(standard_box()))
        buttons = [self._button(ui, None, _("Any effect"))]
        buttons += [self._button(ui, name, words) for words, name in names]
        cancel = ui.row(ui.button("cancel", _("Cancel"), self.host.pop), along="end")
        body = ui.column(
            ui.heading(_("What the card does")), ui.scroll("topics", ui.wrap(*buttons, gap=12), grow=1), cancel, gap=22
        )
        return ui.center(ui.card(body, pad=44, width=min(1400.0, ui.width * 0.94)))

    def handle(self, intent: Intent) -> bool:
        """Back leaves all as it is."""
        if isinstance(intent, Back | Menu):
            self.host.pop()
            return True
        return False

    def _button(self, ui: Ui, name: str | None, words: str) -> Node:
        chosen = name == self._chosen
        style: Style = "primary" if chosen else "quiet"
        return ui.button(("topic", name), words, partial(self._choose, name), style=style, default=chosen)

    def _choose(self, name: str | None) -> None:
        self.host.pop()
        self._on(name)
