"""MorihaM on the screen. This file is imported for the shelf: what is heavy is imported when it is called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from scenes.boxes import Box, Extra, Kit, Kits, Named, OptionWords, Page, Shot
from tabletop.app.translations import N_

if TYPE_CHECKING:
    from scenes.count.reckoning import Reckoning
    from scenes.evening import Evening
    from scenes.play import Play
    from scenes.scene import Scene
    from scenes.table import TableScene
    from tabletop.core.game import OptionValue


def _pages() -> Sequence[Page]:
    from scenes.moriham.pages import PAGES

    return PAGES


def _open(play: Play) -> TableScene:
    from scenes.moriham.table import MorihamTable

    return MorihamTable(play)


def _count(play: Play) -> Reckoning:
    from scenes.moriham.reckoning import reckoning

    return reckoning(play)


def _shots() -> Iterable[Shot]:
    from scenes.moriham.deck_shots import shots as of_decks
    from scenes.moriham.shots import shots as of_table

    yield from of_table()
    yield from of_decks()


def _begun_with(play: Play, seats: Sequence[int]) -> Mapping[str, Any]:
    from scenes.moriham.deck_kits import begun_with

    return begun_with(play, seats)


def _decks(evening: Evening) -> Sequence[Kit]:
    from scenes.moriham.deck_kits import deck_kits

    return deck_kits(evening)


def _clash(kits: Sequence[Kit], options: Mapping[str, OptionValue]) -> str:
    from scenes.moriham.deck_kits import clash

    return clash(kits, options)


def _fixed(kits: Sequence[Kit], options: Mapping[str, OptionValue]) -> Mapping[str, Any]:
    from scenes.moriham.deck_kits import fixed

    return fixed(kits, options)


def _open_decks(evening: Evening) -> Scene:
    from scenes.moriham.deck_workshop import DeckWorkshop
    from scenes.works.shelf import WorkShelf

    return WorkShelf(DeckWorkshop(evening))


BOX: Final = Box(
    id="moriham",
    title="MorihaM",
    line=N_("A duel of cards"),
    players=(2, 2),
    variants={"base": Named(N_("Duel"), N_("Two players, each with a deck of fifty cards and thirty life points"))},
    options={
        "opening_truce": OptionWords(
            N_("First turn"),
            {
                False: Named(N_("With a battle"), N_("Who begins may attack at once")),
                True: Named(N_("Without a battle"), N_("The very first turn has no battle phase")),
            },
        ),
        "shared_box": OptionWords(
            N_("Cards"),
            {
                False: Named(N_("A box each"), N_("Both decks may hold the same cards")),
                True: Named(N_("One box for both"), N_("The two decks share no card")),
            },
        ),
    },
    pages=_pages,
    open=_open,
    count=_count,
    shots=_shots,
    begun_with=_begun_with,
    kits=Kits(N_("Decks"), _decks, _clash, _fixed),
    extra=Extra(N_("Build decks"), _open_decks),
)
