"""Yamslam on the screen. This file is imported for the shelf: what is heavy is imported when it is called."""

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
    from scenes.yamslam.pages import PAGES

    return PAGES


def _open(play: Play) -> TableScene:
    from scenes.yamslam.table import YamslamTable

    return YamslamTable(play)


def _count(play: Play) -> Reckoning:
    from scenes.yamslam.reckoning import reckoning

    return reckoning(play)


def _shots() -> Iterable[Shot]:
    from scenes.yamslam.shots import shots

    return shots()


BOX: Final = Box(
    id="yamslam",
    title="Yamslam",
    line=N_("Dice and chips"),
    players=(1, 4),
    variants={
        "base": Named(N_("Base game"), N_("Two to four players, everyone for themselves")),
        "solo": Named(N_("Solo"), N_("Alone against the dice: win every chip for a Grand Slam")),
        "teams": Named(N_("Teams"), N_("Two against two, partners opposite")),
    },
    options={
        "fair_play": OptionWords(
            N_("Fair play"),
            {
                "full": Named(
                    N_("Strict"),
                    N_("Off the track or cocked: throw again. A die set aside turned over: the turn is lost"),
                ),
                "rethrow_only": Named(N_("Mild"), N_("A die set aside that is turned over is simply put back")),
                "off": Named(N_("Off"), N_("Every throw counts, wherever the dice come to rest")),
            },
        )
    },
    pages=_pages,
    open=_open,
    count=_count,
    shots=_shots,
)
