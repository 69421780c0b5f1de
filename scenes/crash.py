"""When something went wrong that nobody foresaw: the game is saved, the log has the details, and a card says so."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from scenes.host import Host
from scenes.input.intents import Back, Intent, Menu
from scenes.kit.layout import Node
from scenes.kit.table import felt
from scenes.kit.ui import Ui
from scenes.scene import Scene
from tabletop.app.translations import _

_log = logging.getLogger(__name__)


class CrashCard(Scene):
    """Says that something went wrong, where the log is, and what can be done now. It asks nothing of other scenes."""

    overlay: ClassVar[bool] = False

    def __init__(self, error: str, log_file: Path | None, saved: bool, on_shelf: Callable[[], None]) -> None:
        self.error = error
        self.log_file = log_file
        self.saved = saved
        self._on_shelf = on_shelf

    def compose(self, ui: Ui) -> Node:
        """The card."""
        kept = (
            _("Your game is saved: you can go on where you were.")
            if self.saved
            else _("Your game was last saved after the action before.")
        )
        where = _("The log has the details: {file}").format(file=self.log_file) if self.log_file else ""
        card = ui.card(
            ui.column(
                ui.heading(_("Something went wrong")),
                ui.text(kept),
                ui.small(where) if where else None,
                ui.small(self.error, lines=3),
                ui.wrap(
                    ui.button("shelf", _("Back to the shelf"), self._on_shelf, style="primary", default=True),
                    ui.button("quit", _("Quit"), self.host.quit),
                    along="end",
                ),
                gap=24,
            ),
            pad=44,
            width=min(1100.0, ui.width * 0.92),
        )
        return felt(ui, ui.center(card))

    def handle(self, intent: Intent) -> bool:
        """There is nothing to go back to but the shelf."""
        if isinstance(intent, Back | Menu):
            self._on_shelf()
            return True
        return False


class CrashGuard:
    """Turns an error that nothing handled into the crash card; give it to the loop as ``on_error``.

    ``save`` keeps the game and returns whether it could; ``shelf`` makes the scene to go back to. A second error
    while the card is shown is not held back: the program then ends, with both errors in the log.
    """

    def __init__(
        self, host: Host, *, save: Callable[[], bool], shelf: Callable[[], Scene], log_file: Path | None
    ) -> None:
        self._host = host
        self._save = save
        self._shelf = shelf
        self._log_file = log_file

    def __call__(self, error: Exception) -> bool:
        """Handles an error; returns whether the program goes on."""
        _log.critical("an error that nothing handled", exc_info=error)
        if isinstance(self._host.stack.top, CrashCard):
            return False
        saved = self._saved()
        words = f"{type(error).__name__}: {error}"
        self._host.abandon(CrashCard(words, self._log_file, saved, self._to_shelf))
        return True

    def _saved(self) -> bool:
        try:
            return self._save()
        except Exception:
            _log.exception("the game could not be saved")
            return False

    def _to_shelf(self) -> None:
        self._host.reset(self._shelf())
