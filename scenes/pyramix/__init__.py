"""Pyramix on the screen. This file is imported for the shelf: what is heavy is imported when it is called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from scenes.boxes import Box, Named, OptionWords, Page, Shot
from tabletop.app.translations import N_

if TYPE_CHECKING:
    from scenes.count.reckoning import Reckoning
    from scenes.play import Play
    from scenes.table import TableScene


def _pages() -> Sequence[Page]:
    from scenes.pyramix.pages import PAGES

    return PAGES


def _open(play: Play) -> TableScene:
    from scenes.pyramix.table import PyramixTable

    return PyramixTable(play)


def _count(play: Play) -> Reckoning:
    from scenes.pyramix.reckoning import reckoning

    return reckoning(play)


def _shots() -> Iterable[Shot]:
    from scenes.pyramix.shots import shots

    return shots()


BOX: Final = Box(
    id="pyramix",
    title="Pyramix",
    line=N_("A pyramid of cubes"),
    players=(2, 4),
    variants={"base": Named(N_("Base game"), N_("Two to four players, everyone for themselves"))},
    options={
        "cobras_block": OptionWords(
            N_("Cobras guard"),
            {
                "all": Named(N_("All of them"), N_("No cube that touches a cobra may be taken, seen or hidden")),
                "visible": Named(N_("Those in sight"), N_("A cobra guards nothing until it shows a face")),
            },
        )
    },
    pages=_pages,
    open=_open,
    count=_count,
    shots=_shots,
)
