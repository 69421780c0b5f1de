"""What a grid is begun with: nothing, the classic one, or tiles at random."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from scenes.morpyam.editor_design import Tiles
from scenes.works.start import Choice, Start
from tabletop.app.translations import _
from tabletop.core.rng import Rng
from tabletop.games.morpyam import designs
from tabletop.games.morpyam.grids import grid


def start(on: Callable[[Tiles], None]) -> Start[Tiles]:
    """Asks what the board begins with; ``on`` is called with the tiles."""
    choices: list[Choice[Tiles]] = [
        Choice("empty", _("Empty"), _("All 36 tiles lie beside the board"), dict),
        Choice("classic", _("Classic"), _("The grid of the classic game"), _classic),
        Choice("random", _("At random"), _("All tiles laid by chance"), lambda: designs.at_random(_chance())),
        Choice(
            "mirrored",
            _("Mirrored"),
            _("By chance, both sides of the diagonal alike"),
            lambda: designs.at_random_mirrored(_chance()),
        ),
    ]
    return Start(choices, on)


def _classic() -> Tiles:
    return designs.arrangement_of(grid("classic"))


def _chance() -> Rng:
    return Rng(secrets.randbits(64))
