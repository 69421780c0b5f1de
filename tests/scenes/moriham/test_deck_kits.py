"""Decks at the set-up: each seat's own, ready or built or whichever comes; one box for both is respected."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scenes.boxes import Box, Kit, Kits, Named
from scenes.driver import Driver
from scenes.gallery import evening_for
from scenes.moriham.deck_kits import begun_with, clash, deck_kits, fixed
from scenes.moriham.deck_words import built_kit
from scenes.moriham.deck_workshop import DeckWorkshop
from scenes.play import Play
from scenes.setup.scene import SetUp
from tabletop.app.seats import Seat
from tabletop.app.settings import Table
from tabletop.app.translations import set_language
from tabletop.core.game import Setup
from tabletop.core.rng import Rng
from tabletop.games.moriham.decks import ready_decks

READY = [frozenset(deck.cards) for deck in ready_decks()]
IDS = [deck.id for deck in ready_decks()]
SHARED = {"shared_box": True}
ANY = Kit("any", "", "")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


def kit(number: int) -> Kit:
    return Kit(IDS[number], "", "", READY[number])


class Room:
    """A table of MorihaM being set up; two decks have been built, of the cards of the first two ready ones."""

    def __init__(self, home: Path, table: Table | None = None, brought: Kit | None = None) -> None:
        self.driver = Driver(size=(1280, 720))
        self.evening = evening_for(self.driver, home)
        self.workshop = DeckWorkshop(self.evening)
        self.workshop.save("Mine", READY[0], None)
        self.workshop.save("Yours", READY[1], None)
        if table is not None:
            self.driver.host.change_settings(tables={"moriham": table})
        self.box = Box(
            id="moriham",
            title="MorihaM",
            line="",
            players=(2, 2),
            variants={"base": Named("Duel", "")},
            pages=list,
            open=lambda play: self._open(play),
            count=self._open,
            begun_with=begun_with,
            kits=Kits("Deck", deck_kits, clash, fixed),
        )
        self.scene = SetUp(self.evening, self.box, kit=brought)
        self.driver.host.push(self.scene)
        self.play: Play | None = None

    def _open(self, play: Play) -> Any:
        self.play = play
        raise StopIteration  # the table itself is no matter here

    def start(self) -> list[frozenset[str]]:
        """Presses Start; returns the decks of the duel that begins."""
        with pytest.raises(StopIteration):
            self.driver.accept("start")
        assert self.play is not None
        return [frozenset(deck) for deck in self.play.state.decks]

    def texts(self) -> str:
        return "\n".join(self.driver.frame.texts)


def test_every_deck_is_offered_the_ready_ones_first(tmp_path: Path) -> None:
    kits = deck_kits(Room(tmp_path).evening)
    assert [one.id for one in kits] == [*IDS, "deck-1", "deck-2", "any"]
    assert kits[len(IDS)].name == "Mine"
    assert [one.content for one in kits[-3:]] == [READY[0], READY[1], None]


def test_each_seat_brings_the_next_ready_deck_unless_it_chooses(tmp_path: Path) -> None:
    assert Room(tmp_path).start() == READY[:2]


def test_seats_choose_their_decks_and_the_next_evening_knows_them(tmp_path: Path) -> None:
    room = Room(tmp_path)
    room.driver.click(("kit", 1))
    assert room.scene.plan.places[1].kit == IDS[2]
    for _step in IDS:
        room.driver.click(("kit", 0))
    assert room.scene.plan.places[0].kit == "deck-1"
    assert "A deck of your own" in room.texts()
    assert room.start() == [READY[0], READY[2]]
    assert [seat.kit for seat in room.driver.host.settings.tables["moriham"].seats] == ["deck-1", IDS[2]]


def test_a_deck_that_is_gone_gives_way_to_the_usual_one(tmp_path: Path) -> None:
    table = Table("base", (Seat("Zoë", 0, kit="deck-9"), Seat("", 1, "easy", kit=IDS[3])))
    assert Room(tmp_path, table).start() == [READY[0], READY[3]]


def test_a_deck_brought_from_the_builder_is_the_first_persons(tmp_path: Path) -> None:
    table = Table("base", (Seat("", 0, "easy"), Seat("Zoë", 1)))
    cards = frozenset(sorted(READY[2])[:40] + sorted(READY[0] - READY[2])[:10])
    room = Room(tmp_path, table, built_kit(None, "New", cards))
    assert [place.kit for place in room.scene.plan.seated] == [None, "just-built"]
    assert room.start() == [READY[0], cards]


@pytest.mark.rule("H-02")
def test_decks_of_one_box_that_share_cards_cannot_begin_and_it_is_said(tmp_path: Path) -> None:
    seats = (Seat("Zoë", 0, kit="deck-1"), Seat("", 1, "easy", kit=IDS[0]))
    room = Room(tmp_path, Table("base", seats, dict(SHARED)))
    assert "share 50 cards" in room.texts()
    assert not room.driver.target("start").enabled
    room.scene.plan.options["shared_box"] = False
    room.driver.host.relayout()
    assert room.driver.target("start").enabled
    assert room.start() == [READY[0], READY[0]]


@pytest.mark.rule("H-02")
def test_whichever_comes_shares_no_card_where_both_come_from_one_box() -> None:
    apart = [number for number, deck in enumerate(READY) if not deck & READY[0]]
    assert apart
    for seed in range(30):
        _mine, other = fixed([kit(0), ANY], SHARED, Rng(seed))["decks"]
        assert frozenset(other) in [READY[number] for number in apart]
    mixed = Kit("deck-1", "", "", frozenset(sorted(READY[0])[:25] + sorted(READY[1] - READY[0])[:25]))
    assert all(READY[number] & mixed.content for number in range(2))
    if all(deck & mixed.content for deck in READY):
        assert clash([mixed, ANY], SHARED)
    assert not clash([mixed, ANY], {})
    assert not clash([ANY, ANY], SHARED)


def test_whichever_comes_is_another_than_the_opponents() -> None:
    seen = set()
    for seed in range(60):
        mine, other = fixed([kit(1), ANY], {}, Rng(seed))["decks"]
        assert frozenset(mine) == READY[1]
        seen.add(IDS[READY.index(frozenset(other))])
    assert seen == {*IDS} - {IDS[1]}


def test_once_more_is_played_with_the_same_decks_in_the_new_order_of_the_seats() -> None:
    seats = (Seat("Zoë", 0), Seat("Nuño", 1))
    decks = [sorted(READY[3]), sorted(READY[2])]
    play = Play.begin("moriham", Setup("base", 2, {}, {"decks": decks}), seats, 5)
    play.run_setup()
    assert [frozenset(deck) for deck in begun_with(play, [0, 1])["decks"]] == [READY[3], READY[2]]
    assert [frozenset(deck) for deck in begun_with(play, [1, 0])["decks"]] == [READY[2], READY[3]]
