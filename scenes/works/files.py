"""Taking in a work that somebody handed on: the files in the folder for it, or one dropped onto the window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Generic

from scenes.frames import screen
from scenes.input.intents import Back, FileDropped, Intent, Menu
from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.scene import Scene
from scenes.works.workshop import C, D, Refusal, W, Workshop
from tabletop.app.translations import _


class Files(Scene, Generic[C, W, D]):
    """A list of the files that may hold works, the newest first; ``on`` is called with the work that was chosen."""

    def __init__(self, workshop: Workshop[C, W, D], on: Callable[[W], None]) -> None:
        self.workshop = workshop
        self._on = on
        self._files: tuple[Path, ...] = ()
        self._refused = ""

    def enter(self) -> None:
        """Looks what there is."""
        self._look()

    def compose(self, ui: Ui) -> Node:
        """Where the files are looked for, what was wrong with the last one, and one row a file."""
        where = ui.text(
            _("Drop a file onto this window, or lay it into the folder {folder}").format(folder=self.workshop.exchange)
        )
        refused = ui.card(ui.text(self._refused, tone="alert"), pad=22) if self._refused else None
        rows = [
            ui.button(("file", number), file.name, partial(self._read, file), default=not number)
            for number, file in enumerate(self._files)
        ]
        none = ui.text(_("There is no file in it."), tone="soft") if not rows else None
        again = ui.button("again", _("Look again"), self._look, default=not rows)
        body = ui.column(
            where, refused, ui.row(again), none, ui.scroll("files", ui.column(*rows, gap=14), grow=1), gap=24
        )
        wide = min(1320.0, ui.width * 0.92)
        body.width = ui.px(wide)
        inner = ui.row(body, along="center", align="stretch")
        return screen(ui, _(self.workshop.words.take_in), self.host.pop, inner)

    def handle(self, intent: Intent) -> bool:
        """Back; a file dropped on the window is read."""
        match intent:
            case Back() | Menu():
                self.host.pop()
            case FileDropped(path=path):
                self._read(Path(path))
            case _:
                return False
        return True

    def _look(self) -> None:
        self._files = self.workshop.files()
        self.refresh()

    def _read(self, file: Path) -> None:
        try:
            work = self.workshop.read(file)
        except Refusal as refusal:
            self._refused = refusal.words
            self.refresh()
            return
        self.host.pop()
        self._on(work)
