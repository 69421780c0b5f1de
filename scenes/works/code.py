"""The code of a work: shown to be read to a friend, and typed in as a friend reads it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, Generic

from scenes.input.intents import Back, Intent, Menu
from scenes.kit.layout import Node
from scenes.kit.theme import HEADING_SIZE
from scenes.kit.ui import Ui
from scenes.scene import Scene
from scenes.works.workshop import C, D, Refusal, W, Workshop
from tabletop.app.translations import _

_MOST: Final = 60


class CodeCard(Scene, Generic[C, W, D]):
    """The code of a work, if there is a whole one, and a line to type another.

    ``on`` is called with the work that was typed.
    """

    overlay: ClassVar[bool] = True

    def __init__(self, workshop: Workshop[C, W, D], content: C | None, on: Callable[[C], None]) -> None:
        self._workshop = workshop
        self._words = workshop.words
        self._code = None if content is None else workshop.encoded(content)
        self._on = on
        self._typed = ""
        self._copied = False

    def compose(self, ui: Ui) -> Node:
        """The code in two lines of groups, the field for another, and what is wrong with it."""
        enter = ui.row(
            ui.field("code", self._typed, self._type, title=_("A code"), hint=_("Type a code"), most=_MOST, grow=1),
            ui.button(
                "enter",
                _(self._words.take_code),
                self._enter,
                enabled=self._read() is not None,
                why=self._why,
                style="primary",
                default=self._code is None,
            ),
            gap=16,
        )
        body = ui.column(
            *self._shown(ui),
            ui.text(_(self._words.other_code), bold=True),
            enter,
            ui.small(self._why, tone="alert" if self._typed else "soft", lines=2, least_height=64),
            ui.row(ui.button("close", _("Close"), self.host.pop, default=self._code is not None), along="end"),
            gap=22,
        )
        return ui.center(ui.card(body, pad=44, width=min(1100.0, ui.width * 0.94)))

    def _shown(self, ui: Ui) -> list[Node]:
        if self._code is None:
            return []
        groups = self._code.split("-")
        half = (len(groups) + 1) // 2
        lines = [
            ui.text("  ".join(part), HEADING_SIZE, bold=True, align="center", lines=1)
            for part in (groups[:half], groups[half:])
        ]
        copy = ui.button("copy", _("Copied") if self._copied else _("Copy"), self._copy)
        return [
            ui.heading(_(self._words.code)),
            ui.panel(ui.column(*lines, gap=8), "panel", pad=20),
            ui.row(ui.small(_("Read it to a friend: small and capital letters are alike"), grow=1), copy, gap=16),
        ]

    def handle(self, intent: Intent) -> bool:
        """Back leaves all as it is."""
        if isinstance(intent, Back | Menu):
            self.host.pop()
            return True
        return False

    @property
    def _why(self) -> str:
        """What is wrong with what was typed."""
        if not self._typed.strip():
            return _(self._words.code_form)
        try:
            self._workshop.decoded(self._typed)
        except Refusal as refusal:
            return refusal.words
        return ""

    def _read(self) -> C | None:
        try:
            return self._workshop.decoded(self._typed)
        except Refusal:
            return None

    def _type(self, text: str) -> None:
        self._typed = text

    def _copy(self) -> None:
        if self._code is not None and self.host.copy(self._code):
            self._copied = True

    def _enter(self) -> None:
        content = self._read()
        if content is not None:
            self.host.pop()
            self._on(content)
