"""Morpyam on the screen. This file is imported for the shelf: what is heavy is imported when it is called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from scenes.boxes import Beginning, Box, Extra, Named, OptionWords, Page, Shot
from tabletop.app.translations import N_

if TYPE_CHECKING:
    from scenes.count.reckoning import Reckoning
    from scenes.evening import Evening
    from scenes.play import Play
    from scenes.scene import Scene
    from scenes.table import TableScene


def _pages() -> Sequence[Page]:
    from scenes.morpyam.pages import PAGES

    return PAGES


def _open(play: Play) -> TableScene:
    from scenes.morpyam.table import MorpyamTable

    return MorpyamTable(play)


def _count(play: Play) -> Reckoning:
    from scenes.morpyam.reckoning import reckoning

    return reckoning(play)


def _shots() -> Iterable[Shot]:
    from scenes.morpyam import editor_shots, shots

    return (*shots.shots(), *editor_shots.shots())


def _beginnings(evening: Evening, variant: str) -> Sequence[Beginning]:
    from scenes.morpyam.workshop import beginnings

    return beginnings(evening, variant)


def _begun_with(play: Play, seats: Sequence[int]) -> Mapping[str, Any]:
    from scenes.morpyam.workshop import begun_with

    return begun_with(play, seats)


def _open_designs(evening: Evening) -> Scene:
    from scenes.morpyam.workshop import Workshop
    from scenes.works.shelf import WorkShelf

    return WorkShelf(Workshop(evening))


BOX: Final = Box(
    id="morpyam",
    title="Morpyam",
    line=N_("Dice on a board of figures"),
    players=(2, 4),
    variants={
        "classic": Named(N_("Classic"), N_("Throw the figures of the squares, and get your tokens in a row")),
        "flash": Named(N_("Flash"), N_("Pairs and threes to recognise at sight, for children too")),
        "plus": Named(N_("Plus"), N_("The players build the board before they play on it")),
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
        ),
        "double_morpyam": OptionWords(
            N_("Two morpyams in a turn"),
            {
                False: Named(N_("Play on"), N_("The second morpyam of a turn is one like any other")),
                True: Named(N_("Win"), N_("Whoever lays a second morpyam within a turn wins at once")),
            },
        ),
    },
    pages=_pages,
    open=_open,
    count=_count,
    shots=_shots,
    beginnings=_beginnings,
    begun_with=_begun_with,
    extra=Extra(N_("Design a grid"), _open_designs),
)
