"""What a work is begun with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar, Generic, NamedTuple, TypeVar

from scenes.input.intents import Back, Intent, Menu
from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.scene import Scene
from tabletop.app.translations import _

C = TypeVar("C")


class Choice(NamedTuple, Generic[C]):
    """One thing to begin with: its id, its name and a line that explains it, both translated, and what makes it."""

    id: str
    name: str
    line: str
    make: Callable[[], C]


class Start(Scene, Generic[C]):
    """Asks what a work begins with; ``on`` is called with it, never when one goes back."""

    overlay: ClassVar[bool] = True

    def __init__(self, choices: Sequence[Choice[C]], on: Callable[[C], None]) -> None:
        self._choices = choices
        self._on = on

    def compose(self, ui: Ui) -> Node:
        """One button a choice, and a line that explains it."""
        rows = [
            ui.row(
                ui.button(("start", choice.id), choice.name, partial(self._begin, choice), default=not n, width=340),
                ui.text(choice.line, grow=1),
                gap=24,
            )
            for n, choice in enumerate(self._choices)
        ]
        cancel = ui.row(ui.button("cancel", _("Cancel"), self.host.pop), along="end")
        body = ui.column(
            ui.heading(_("Begin with")), ui.scroll("starts", ui.column(*rows, gap=20), grow=1), cancel, gap=20
        )
        return ui.center(ui.card(body, pad=44, width=min(1140.0, ui.width * 0.92)))

    def handle(self, intent: Intent) -> bool:
        """Back leaves all as it is."""
        if isinstance(intent, Back | Menu):
            self.host.pop()
            return True
        return False

    def _begin(self, choice: Choice[C]) -> None:
        self.host.pop()
        self._on(choice.make())
