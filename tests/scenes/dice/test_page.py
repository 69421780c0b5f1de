"""How the dice have fallen: counted, and judged in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.art.dice import TWO_COLOURS
from scenes.dice.counting import count_throw, thrown_at_table, together
from scenes.dice.page import ENOUGH, DicePage, verdict
from scenes.driver import Driver
from scenes.gallery import evening_for
from scenes.input.intents import KEYBOARD, Back
from scenes.pause.scene import Pause
from scenes.play import Play
from scenes.settings.scene import SettingsScene
from scenes.yamslam import BOX
from tabletop.app.seats import Seat
from tabletop.app.settings import Settings, Table
from tabletop.app.statistics import Statistics, StatisticsStore
from tabletop.app.translations import available, set_language
from tabletop.core.game import Setup
from tabletop.core.match import Entry
from tabletop.dice.throws import Landed, Rolled, Throw

SEATS = (Seat("A", 0), Seat("B", 1, "easy"))


def landed(seat: int, ruling: str = "stands") -> Landed:
    return Landed(seat, (0, 1, 2), (6, 6, 1), (), (), {}, ruling, None, 1)  # type: ignore[arg-type]


def test_dice_are_counted_by_the_way_they_were_thrown(tmp_path: Path) -> None:
    statistics = StatisticsStore(tmp_path / "statistics.json")
    count_throw(statistics, [landed(0)], SEATS, by_hand=True)
    count_throw(statistics, [landed(0)], SEATS, by_hand=False)
    count_throw(statistics, [landed(1), landed(1)], SEATS, by_hand=False)
    assert statistics.current.dice == {
        "hand": (1, 0, 0, 0, 0, 2),
        "quick": (1, 0, 0, 0, 0, 2),
        "bot": (2, 0, 0, 0, 0, 4),
    }


@pytest.mark.parametrize("ruling", ["rethrow", "turn_lost"])
def test_a_throw_that_does_not_stand_is_not_counted(ruling: str, tmp_path: Path) -> None:
    statistics = StatisticsStore(tmp_path / "statistics.json")
    count_throw(statistics, [landed(0, ruling)], SEATS, by_hand=True)
    assert statistics.current.dice == {}


def test_a_table_counts_the_throws_of_its_record_that_stand() -> None:
    record = [
        Entry(0, Throw((0, 1, 2, 3, 4))),
        Entry(-1, Rolled((1, None, 3, 4, 5), cocked=(1,))),
        Entry(-1, Rolled((1, 1, 3, 4, 5))),
        Entry(0, Throw((2, 3))),
        Entry(-1, Rolled((6, 6), disturbed={"0": 2})),
    ]
    assert thrown_at_table(record, "full") == (2, 0, 1, 1, 1, 0)
    assert thrown_at_table(record, "rethrow_only") == (2, 0, 1, 1, 1, 2)


def test_series_are_added() -> None:
    assert together([]) == (0,) * 6
    assert together([(1, 2, 3, 4, 5, 6), (10, 0, 0, 0, 0, 1)]) == (11, 2, 3, 4, 5, 7)


@pytest.mark.parametrize(
    ("faces", "words"),
    [
        # chi-square 0 is exceeded by every series, 11.07 by one in twenty (5 degrees of freedom)
        ((10, 10, 10, 10, 10, 10), "in 100 of 100 such series"),
        ((100, 100, 100, 100, 133, 67), "less than once in 100"),
        ((0, 0, 0, 0, 0, 0), f"{ENOUGH} more dice are needed"),
        ((5, 5, 5, 5, 5, 4), "1 more die is needed"),
    ],
)
def test_the_verdict_in_words(faces: tuple[int, ...], words: str) -> None:
    assert words in verdict(faces)


def test_one_series_in_twenty_is_called_so() -> None:
    # 600 dice, 100 expected of each face: chi-square is 2 d² / 100, and 11.07 at d = 23.5
    assert "in 5 of 100" in verdict((100, 100, 100, 100, 100 + 24, 100 - 23))


def test_the_page_fits_and_leads_back() -> None:
    play = Play.begin("yamslam", Setup("base", 2), SEATS, 1)
    faces = (12345, 12410, 12222, 12301, 12299, 12400)
    page = DicePage(play, Statistics(dice={"hand": faces, "quick": faces, "bot": faces}), TWO_COLOURS)
    driver = Driver(page)
    for size in ((800, 600), (1280, 720), (1920, 1080)):
        driver.resize(size)
        for language in available():
            set_language(language)
            driver.host.relayout()
            assert driver.frame.faults == [], (size, language)
    set_language("en")
    driver.host.relayout()
    driver.draw()
    driver.accept(("series", 1))
    assert "221,931 dice have been thrown" in driver.frame.texts
    driver.feed(Back(KEYBOARD))
    assert driver.host.stack.top is None


def test_without_anything_kept_there_is_this_table_only() -> None:
    play = Play.begin("yamslam", Setup("base", 2), SEATS, 1)
    driver = Driver(DicePage(play, None, TWO_COLOURS))
    assert "This table" in driver.frame.texts
    assert "All tables" not in driver.frame.texts


def test_the_pause_card_leads_to_the_page_and_back(tmp_path: Path) -> None:
    driver = Driver(size=(1280, 720), settings=Settings(animation="none"))
    evening = evening_for(driver, tmp_path)
    evening.begin(BOX, Table("base", (Seat("A", 0), Seat("B", 1)), {}))
    driver.settle()
    driver.accept("throw")
    driver.settle()
    assert evening.table is not None
    evening.table.open_menu()
    driver.click(("page", 0))
    assert isinstance(driver.host.stack.top, DicePage)
    assert "5 dice have been thrown" in driver.frame.texts
    assert "By the button" in driver.frame.texts
    driver.click("back")
    assert isinstance(driver.host.stack.top, Pause)


def test_where_dice_set_aside_lie_is_a_setting(tmp_path: Path) -> None:
    driver = Driver(size=(1280, 720))
    driver.host.push(SettingsScene(evening_for(driver, tmp_path)))
    chosen = []
    for place in ("tray", "beside"):
        driver.accept(("dice_aside", place))
        chosen.append(driver.host.settings.dice_aside)
    assert chosen == ["tray", "beside"]
