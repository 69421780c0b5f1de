"""Yamslam on the screen."""

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
    from scenes.yamslam.shots import SHOTS

    return SHOTS


BOX: Final = Box(
    id="yamslam",
    title="Yamslam",
    line=N_("Throw five dice, win chips"),
    players=(1, 4),
    variants={
        "base": Named(N_("Everyone for themselves"), N_("Whoever has most points once the tray is empty wins.")),
        "solo": Named(N_("Alone"), N_("Go for the Grand Slam: all 28 chips.")),
        "teams": Named(N_("Two teams"), N_("Two against two, partners sit opposite; their chips count together.")),
    },
    options={
        "fair_play": OptionWords(
            N_("Fair play"),
            {
                "full": Named(
                    N_("Strict"), N_("Dice off the track or leaning are thrown again; turning a kept die costs the turn.")
                ),
                "rethrow_only": Named(N_("Mild"), N_("Dice off the track or leaning are thrown again; no turn is lost.")),
                "off": Named(N_("None"), N_("Every throw stands as the dice fall.")),
            },
        )
    },
    pages=_pages,
    open=_open,
    count=_count,
    shots=_shots,
)
