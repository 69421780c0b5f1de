"""The shell's scenes: everything fits in every size and language, and what they change is kept."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from scenes.boxes import Shot, boxes
from scenes.driver import Driver
from scenes.evening import Evening
from scenes.gallery import evening_for, picture, shots
from scenes.input.intents import KEYBOARD, Back, Device, DeviceAdded, DeviceKind, Menu, Point
from scenes.pause.pad_gone import PadGone
from scenes.pause.scene import Pause
from scenes.rules.scene import Rules
from scenes.settings.scene import SettingsScene
from scenes.setup.plan import MOST_SEATS, TablePlan
from scenes.setup.scene import SetUp
from scenes.shelf.scene import Shelf
from scenes.table import TableScene
from tabletop import catalogue
from tabletop.app.seats import Seat
from tabletop.app.settings import Table
from tabletop.app.translations import _, available, set_language

SIZES = ((800, 600), (1280, 720), (1920, 1080), (3840, 2160))
YAMSLAM = next(box for box in boxes() if box.id == "yamslam")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


@pytest.fixture
def driver() -> Driver:
    return Driver(size=(1280, 720))


@pytest.fixture
def evening(driver: Driver, tmp_path: Path) -> Evening:
    return evening_for(driver, tmp_path)


def shell_shots() -> list[Shot]:
    games = {box.id for box in boxes()}
    return [shot for shot in shots() if shot.name.partition("-")[0] not in games]


@pytest.mark.parametrize("shot", shell_shots(), ids=lambda shot: shot.name)
def test_everything_fits(shot: Shot) -> None:
    driver = picture(shot, SIZES[0])
    for size in SIZES:
        driver.host.resize(size)
        for language in available():
            set_language(language)
            driver.host.relayout()
            assert driver.frame.faults == [], (size, language)
            check_targets(driver)


def check_targets(driver: Driver) -> None:
    """All are large enough, and none lies over another."""
    targets = driver.frame.targets
    least = driver.host.stage.target_pixels() - 1.5
    assert all(min(target.rect.size) >= least for target in targets)
    for one, other in combinations(targets, 2):
        shared = one.visible.clip(other.visible)
        assert min(shared.size) <= 2, (one.id, other.id)


@pytest.mark.parametrize("box", boxes(), ids=lambda box: box.id)
def test_a_box_speaks_of_its_game_as_the_rules_do(box: object) -> None:
    assert box in boxes()
    game = catalogue.game(box.id)  # type: ignore[attr-defined]
    variants = {variant.id: variant for variant in game.variants}
    assert set(box.variants) == set(variants)  # type: ignore[attr-defined]
    players = {count for variant in variants.values() for count in variant.players}
    assert box.players == (min(players), max(players))  # type: ignore[attr-defined]
    options = {option.id: option for option in game.options}
    assert set(box.options) == set(options)  # type: ignore[attr-defined]
    for name, words in box.options.items():  # type: ignore[attr-defined]
        assert tuple(words.choices) == options[name].choices
    pages = box.pages()  # type: ignore[attr-defined]
    assert pages
    assert all(page.paragraphs for page in pages)


def test_a_box_leads_to_its_table_and_back(driver: Driver, evening: Evening) -> None:
    driver.host.push(evening.shelf())
    driver.click(("game", "yamslam"))
    assert isinstance(driver.host.stack.top, SetUp)
    driver.feed(Back(KEYBOARD))
    assert isinstance(driver.host.stack.top, Shelf)


def test_the_language_changes_at_once_and_is_kept(driver: Driver, evening: Evening) -> None:
    driver.host.push(evening.shelf())
    driver.host.keeper = evening.keeping.settings
    driver.click("settings")
    for language in available():
        driver.accept(("language", language))
        driver.draw()
        assert _("Settings") in driver.frame.texts
        assert evening.keeping.settings.current.language == language


def test_settings_are_changed_by_keys(driver: Driver, evening: Evening) -> None:
    driver.host.push(SettingsScene(evening))
    driver.accept("sound")
    assert driver.host.settings.muted
    driver.accept(("animation", "none"))
    assert driver.host.settings.animation == "none"
    driver.accept("reduced")
    assert driver.host.settings.reduced_motion
    driver.accept("margin")
    assert driver.host.settings.safe_margin == 1
    driver.accept("fullscreen")
    assert driver.host.settings.fullscreen


class TestPlan:
    def test_begins_with_a_person_and_a_bot(self) -> None:
        plan = TablePlan.from_table(YAMSLAM, None)
        assert [place.bot is None for place in plan.seated] == [True, False]
        assert len({place.colour for place in plan.places}) == MOST_SEATS

    def test_remembers_the_last_table(self) -> None:
        table = Table("teams", tuple(Seat(name, 3 - n) for n, name in enumerate("ABCD")), {"fair_play": "off"})
        plan = TablePlan.from_table(YAMSLAM, table)
        assert plan.table() == table

    def test_passes_over_what_there_is_no_more(self) -> None:
        table = Table("gone", (Seat("A", 1, "genius"), Seat("B", 1)), {"fair_play": "maybe", "other": True})
        plan = TablePlan.from_table(YAMSLAM, table)
        known = plan.table()
        assert known.variant == "base"
        assert known.options == {"fair_play": "full"}
        assert known.seats[0].bot != "genius"
        assert known.seats[0].colour != known.seats[1].colour

    def test_the_variant_sets_how_many_may_play(self) -> None:
        plan = TablePlan.from_table(YAMSLAM, None)
        plan.choose_variant("teams")
        assert plan.count == 4
        plan.choose_variant("solo")
        assert plan.count == 1
        with pytest.raises(ValueError, match="solo takes"):
            plan.choose_count(2)

    def test_colours_are_swapped(self) -> None:
        plan = TablePlan.from_table(YAMSLAM, None)
        plan.next_colour(0)
        assert [place.colour for place in plan.places[:2]] == [1, 0]

    def test_a_pad_has_one_seat(self) -> None:
        plan = TablePlan.from_table(YAMSLAM, None)
        for place in plan.places:
            place.bot = None
        plan.choose_pad(0, "pad#1")
        plan.choose_pad(1, "pad#1")
        assert [seat.pad for seat in plan.table().seats] == [None, "pad#1"]

    def test_a_bot_plays_with_no_pad(self) -> None:
        plan = TablePlan.from_table(YAMSLAM, Table("base", (Seat("Zoë", 0, pad="pad#1"), Seat("Émile", 1))))
        plan.places[0].bot = "easy"
        assert plan.table().seats[0].pad is None


def test_the_rules_open_where_they_matter() -> None:
    for number, page in enumerate(YAMSLAM.pages()):
        for rule in page.rules:
            first = next(n for n, other in enumerate(YAMSLAM.pages()) if rule in other.rules)
            assert Rules(YAMSLAM, rule).page == first <= number
    assert Rules(YAMSLAM, "unheard of").page == 0


@pytest.fixture
def table(driver: Driver, evening: Evening) -> TableScene:
    evening.begin(YAMSLAM, Table("base", (Seat("Zoë", 0), Seat("Émile", 1)), {}))
    driver.settle()
    assert evening.table is not None
    return evening.table


class TestTable:
    def test_the_pause_card_comes_and_goes(self, driver: Driver, table: TableScene) -> None:
        driver.feed(Menu(KEYBOARD))
        assert isinstance(driver.host.stack.top, Pause)
        driver.feed(Back(KEYBOARD))
        assert driver.host.stack.top is table

    def test_a_seat_is_handed_to_a_bot_and_back(self, driver: Driver, table: TableScene) -> None:
        driver.feed(Menu(KEYBOARD))
        driver.click("seats")
        driver.accept(("who", 0))
        assert table.play_.seats[0].bot == "easy"
        for _step in range(len(catalogue.levels("yamslam"))):
            if table.play_.seats[0].bot is not None:
                driver.accept(("who", 0))
        assert table.play_.seats[0].bot is None

    def test_the_record_can_be_looked_through(self, driver: Driver, table: TableScene) -> None:
        driver.accept("throw")
        driver.settle()
        last = len(table.play_.match.log)
        driver.accept("back")
        assert table.step == last - 1
        assert any(f"{last - 1}" in text and f"{last}" in text for text in driver.frame.texts)
        driver.accept("forward")
        assert not table.looking_back
        driver.accept("back")
        driver.feed(Back(KEYBOARD))
        assert not table.looking_back
        driver.events(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_PAGEUP, mod=0, unicode="", scancode=0))
        assert table.step == last - 1

    def test_a_lost_pad_pauses(self, driver: Driver, evening: Evening, table: TableScene) -> None:
        evening.pads = {0: Device(DeviceKind.PAD, 3)}
        driver.advance(40)
        assert isinstance(driver.host.stack.top, PadGone)
        again = Device(DeviceKind.PAD, 8)
        driver.host.router.pads.adopt(Handle(), again.instance, "Pad", 0.0)
        driver.feed(DeviceAdded(again, "Pad"))
        driver.advance(40)
        assert driver.host.stack.top is table
        assert evening.pads == {0: again}

    def test_a_seat_whose_pad_is_gone_can_be_handed_over(
        self, driver: Driver, evening: Evening, table: TableScene
    ) -> None:
        evening.pads = {1: Device(DeviceKind.PAD, 3)}
        driver.advance(40)
        driver.click("bot")
        assert table.play_.seats[1].bot is not None
        assert evening.pads == {}

    def test_another_seats_pad_does_nothing(self, driver: Driver, evening: Evening, table: TableScene) -> None:
        decision = table.play_.decision
        assert decision is not None
        mine, other = Device(DeviceKind.PAD, 1), Device(DeviceKind.PAD, 2)
        evening.pads = {decision.seat: mine, 1 - decision.seat: other}
        assert table.intercept(Point(other, 0, 0))
        assert not table.intercept(Point(mine, 0, 0))
        assert not table.intercept(Menu(other))


class Handle:
    def quit(self) -> None:
        pass


def test_boxes_do_not_change() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        YAMSLAM.title = "Other"  # type: ignore[misc]
