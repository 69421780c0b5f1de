"""What a grid is begun with: nothing, the classic one, or tiles at random."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from typing import ClassVar

from scenes.input.intents import Back, Intent, Menu
from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.morpyam.editor_design import Tiles
from scenes.scene import Scene
from tabletop.app.translations import _
from tabletop.core.rng import Rng
from tabletop.games.morpyam import designs
from tabletop.games.morpyam.grids import grid


def _empty() -> Tiles:
    return {}


def _classic() -> Tiles:
    return designs.arrangement_of(grid("classic"))


def _random() -> Tiles:
    return designs.at_random(_chance())


def _mirrored() -> Tiles:
    return designs.at_random_mirrored(_chance())


def _chance() -> Rng:
    return Rng(secrets.randbits(64))


class Start(Scene):
    """Asks what the board begins with; ``on`` is called with the tiles, never when one goes back."""

    overlay: ClassVar[bool] = True

    def __init__(self, on: Callable[[Tiles], None]) -> None:
        self._on = on

    def compose(self, ui: Ui) -> Node:
        """One button a start, and a line that explains it."""
        starts = [
            ("empty", _("Empty"), _("All 36 tiles lie beside the board"), _empty),
            ("classic", _("Classic"), _("The grid of the classic game"), _classic),
            ("random", _("At random"), _("All tiles laid by chance"), _random),
            ("mirrored", _("Mirrored"), _("By chance, both sides of the diagonal alike"), _mirrored),
        ]
        rows = [
            ui.row(
                ui.button(("start", key), label, partial(self._begin, tiles), default=not number, width=300),
                ui.text(line, grow=1),
                gap=24,
            )
            for number, (key, label, line, tiles) in enumerate(starts)
        ]
        cancel = ui.row(ui.button("cancel", _("Cancel"), self.host.pop), along="end")
        body = ui.column(ui.heading(_("Begin with")), *rows, cancel, gap=20)
        return ui.center(ui.card(body, pad=44, width=min(1040.0, ui.width * 0.92)))

    def handle(self, intent: Intent) -> bool:
        """Back leaves all as it is."""
        if isinstance(intent, Back | Menu):
            self.host.pop()
            return True
        return False

    def _begin(self, tiles: Callable[[], Tiles]) -> None:
        self.host.pop()
        self._on(tiles())
