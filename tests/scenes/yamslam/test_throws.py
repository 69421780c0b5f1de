"""Throws at Yamslam's table: by hand and by themselves, kept before they are shown, fouls told, nothing lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from scenes.dice import words
from scenes.driver import Driver
from scenes.evening import Evening
from scenes.gallery import evening_for
from scenes.input.intents import (
    KEYBOARD,
    MOUSE,
    Accept,
    AcceptEnd,
    Aim,
    Back,
    Charge,
    ChargeBegin,
    ChargeEnd,
    Device,
    DeviceKind,
    DeviceRemoved,
    Direction,
    Lapse,
    Menu,
    Move,
    Point,
    Press,
    Release,
)
from scenes.pause.scene import Pause
from scenes.yamslam.board import TRAY
from scenes.yamslam.table import YamslamTable
from tabletop.app.seats import Seat
from tabletop.app.settings import Settings, Table
from tabletop.core.actions import CHANCE
from tabletop.dice.throws import Landed, Rolled, Throw
from tabletop.tray.release import Release as HandOpens
from tabletop.tray.release import release_from_charge

ALL_FIVE = Throw((0, 1, 2, 3, 4))
PAD = Device(DeviceKind.PAD, 7)
CALM = Settings(animation="calm")


def actions(table: YamslamTable) -> list[type]:
    return [type(entry.action) for entry in table.play_.match.log]


def drag(driver: Driver, *ways: float) -> tuple[float, float]:
    """Presses on the track and moves up by so many units, one way a frame; returns where the pointer is."""
    x, y = driver.centre("track")
    driver.feed(Point(MOUSE, x, y), Press(MOUSE, x, y))
    for way in ways:
        driver.advance(16)
        y -= way
        driver.feed(Point(MOUSE, x, y))
    return x, y


class TestByHand:
    def test_drag_and_flick(self, open_table) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_table("solo", 1)
        x, y = drag(driver, 40, 60, 60)
        assert table.hand.grip == "drag"
        assert not table.shown.lying
        driver.feed(Release(MOUSE, x, y))
        assert table.throws.throwing is not None
        assert table.throws.throwing.by_hand
        release = table.throws.throwing.inputs.release
        assert release.vy < -20 * abs(release.vx)  # away from the player, as the hand went
        driver.settle()
        assert actions(table)[:2] == [Throw, Rolled]

    def test_a_press_without_a_drag_is_a_slip(self, open_table) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_table("solo", 1)
        driver.click("track")
        driver.settle()
        assert actions(table) == []
        assert "Drag and flick the dice to throw them" in driver.frame.texts

    @pytest.mark.parametrize("away", [Lapse(MOUSE), Back(KEYBOARD), Menu(KEYBOARD)], ids=["focus lost", "back", "menu"])
    def test_a_drag_given_up_throws_nothing(self, away: Any, open_table) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_table("solo", 1)
        x, y = drag(driver, 60, 60)
        driver.feed(away)
        if isinstance(away, Menu):
            table.cover()
        driver.feed(Release(MOUSE, x, y))
        driver.settle()
        assert table.hand.grip is None
        assert actions(table) == []

    def test_a_key_is_held(self, open_table) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_table("solo", 1)
        driver.focus("track")
        driver.feed(Accept(KEYBOARD))
        driver.advance(700, step=50)
        driver.feed(Move(KEYBOARD, Direction.RIGHT))
        assert table.hand.charge == pytest.approx(0.5, abs=0.05)
        driver.feed(AcceptEnd(KEYBOARD))
        assert table.throws.throwing is not None
        assert table.throws.throwing.inputs.release.vx > 0
        driver.advance(40)
        assert driver.lit() == "track", "the focus stays where the next throw is made"
        driver.settle()
        assert actions(table)[:2] == [Throw, Rolled]

    def test_a_trigger_is_pulled_and_a_stick_aims(self, open_table) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_table("solo", 1)
        driver.feed(ChargeBegin(PAD), Charge(PAD, 0.4), Aim(PAD, -1.0, -1.0), Charge(PAD, 0.1), ChargeEnd(PAD))
        assert table.throws.throwing is not None
        release = table.throws.throwing.inputs.release
        assert release.vx == pytest.approx(release.vy)
        assert release.vx < 0
        assert release.speed == pytest.approx(12 + 26 * 0.4 + 16 * 0.4**4)
        driver.settle()
        assert actions(table)[:2] == [Throw, Rolled]

    @pytest.mark.parametrize("away", [Lapse(PAD), Back(PAD), DeviceRemoved(PAD, "Pad")], ids=["lapse", "back", "gone"])
    def test_a_trigger_given_up_throws_nothing(self, away: Any, open_table) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_table("solo", 1)
        driver.feed(ChargeBegin(PAD), Charge(PAD, 0.4), away, ChargeEnd(PAD))
        driver.settle()
        assert actions(table) == []

    def test_the_chosen_dice_only(self, open_table) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_table("solo", 1)
        driver.accept("throw")
        driver.settle()
        driver.accept(("die", 0))
        driver.accept(("die", 3))
        x, y = drag(driver, 40, 60)
        driver.feed(Release(MOUSE, x, y))
        assert table.play_.match.log[2].action == Throw((1, 2, 4))


FOULS = {
    "off the track": (Rolled((1, None, 3, 4, 5), off_track=(1,)), "left the track"),
    "cocked": (Rolled((1, 2, None, 4, 5), cocked=(2,)), "cocked"),
}


class TestFouls:
    @pytest.mark.rule("M-60", "M-62")
    @pytest.mark.parametrize("fair_play", ["full", "rethrow_only"])
    @pytest.mark.parametrize("foul", FOULS)
    def test_the_person_makes_the_same_throw_again(self, foul: str, fair_play: str, open_table) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_table("base", 2, fair_play=fair_play)
        rolled, told = FOULS[foul]
        table.cues.feed(table.play_.submit(ALL_FIVE))
        table.cues.feed(table.play_.submit(rolled))
        driver.settle()
        assert told in table.shown.news
        assert table.rethrow_due
        driver.hover(("tray", "full"))
        assert "The dice are rolling" not in driver.frame.texts, "nothing rolls now"
        assert "Three alike and two alike" in driver.frame.texts
        driver.hover("throw")
        assert table.shown.foul is not None
        assert table.shown.foul.dice == (*rolled.off_track, *rolled.cocked)
        assert set(table.shown.stray) == set(table.shown.foul.dice)
        assert set(table.shown.lying) == {0, 1, 2, 3, 4} - set(table.shown.foul.dice)
        driver.advance(500, step=50)
        assert actions(table)[-1] is Rolled
        assert any(told in text for text in driver.frame.texts)
        driver.click("throw")
        driver.settle()
        assert table.shown.throws == 1
        assert len(table.shown.lying) == 5
        assert not table.shown.stray

    @pytest.mark.rule("M-60")
    def test_the_same_throw_again_by_hand(self, open_table) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_table("base", 2)
        table.cues.feed(table.play_.submit(ALL_FIVE))
        table.cues.feed(table.play_.submit(FOULS["cocked"][0]))
        driver.settle()
        driver.feed(ChargeBegin(PAD), Charge(PAD, 0.3), ChargeEnd(PAD))
        assert table.throws.throwing is not None
        assert table.throws.throwing.by_hand
        assert table.throws.throwing.inputs.thrown == (0, 1, 2, 3, 4)
        driver.settle()
        assert table.shown.throws == 1 or table.rethrow_due

    @pytest.mark.rule("M-62")
    @pytest.mark.parametrize(
        "rolled", [Rolled((1, 2, 3, 4, 5), off_track=(1,)), Rolled((1, 2, 3, 4, 5), cocked=(2,))], ids=["off", "cocked"]
    )
    def test_without_fair_play_the_dice_count_as_they_were_set(self, rolled: Rolled, open_table) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_table("base", 2, fair_play="off")
        table.cues.feed(table.play_.submit(ALL_FIVE))
        table.cues.feed(table.play_.submit(rolled))
        driver.settle()
        assert not table.rethrow_due
        assert [table.shown.lying[die].value for die in range(5)] == [1, 2, 3, 4, 5]
        assert all(die.in_track for die in table.shown.lying.values())

    @pytest.mark.rule("M-61")
    @pytest.mark.parametrize("fair_play", ["full", "rethrow_only", "off"])
    def test_a_die_set_aside_that_is_turned(self, fair_play: str, open_table) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_table("base", 2, fair_play=fair_play)
        table.cues.feed(table.play_.submit(ALL_FIVE))
        table.cues.feed(table.play_.submit(Rolled((1, 1, 3, 4, 6))))
        driver.settle()
        seat = table.shown.seat
        told: list[str] = []
        plain = table.tell
        table.tell = lambda news: (told.append(news), plain(news))[1]  # type: ignore[func-returns-value]
        table.cues.feed(table.play_.submit(Throw((2, 3, 4))))
        table.cues.feed(table.play_.submit(Rolled((2, 2, 2), disturbed={"0": 5})))
        driver.settle()
        assert any("A die set aside was turned" in news for news in told)
        if fair_play == "full":
            assert table.shown.seat != seat
            assert not table.shown.lying
        else:
            assert [table.shown.lying[die].value for die in range(5)] == [1, 1, 2, 2, 2]
            assert any("put back" in news for news in told)

    @pytest.mark.rule("M-60")
    def test_a_reckless_throw_flies_out_and_is_seen_again(self, open_table) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_table("solo", 1)
        for _try in range(20):
            table.throw(release_from_charge(-1.5, 1.0, TRAY))
            driver.settle()
            if table.rethrow_due:
                break
        foul = table.shown.foul
        assert foul is not None
        assert foul.off_track
        for die in foul.off_track:
            pose = table.shown.stray[die]
            assert not (0 <= pose.x <= TRAY.width and 0 <= pose.y <= TRAY.height)
        steps = len(table.play_.match.log)
        driver.host.change_settings(animation="calm")
        driver.click("again")
        driver.advance(300)
        assert table.throws.roll is not None
        driver.settle()
        assert table.throws.roll is None
        assert len(table.play_.match.log) == steps

    def test_bots_throw_again_by_themselves(self, open_table) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_table("base", 2, bots=(0, 1))
        table.cues.feed(table.play_.submit(ALL_FIVE))
        table.cues.feed(table.play_.submit(FOULS["cocked"][0]))
        driver.settle()
        driver.advance(100)
        assert table.shown.foul is None or len(table.play_.match.log) > 3

    def test_every_ruling_has_words(self) -> None:
        for ruling in ("stands", "rethrow", "turn_lost"):
            for off_track, cocked in (((1,), ()), ((), (2,)), ((1,), (2, 3))):
                event = Landed(0, (1, 2, 3), (1, 2, 3), off_track, cocked, {"0": 4}, ruling, None, 1)
                assert words.foul(event)


class TestNothingIsLost:
    @pytest.fixture
    def evening(self, tmp_path: Path) -> Evening:
        driver = Driver(size=(1280, 720), settings=CALM)
        evening = evening_for(driver, tmp_path)
        evening.begin(self.box(), Table("base", (Seat("A", 0), Seat("B", 1)), {}))
        driver.settle()
        self.driver = driver
        return evening

    @staticmethod
    def box() -> Any:
        from scenes.yamslam import BOX

        return BOX

    @staticmethod
    def table(evening: Evening) -> YamslamTable:
        assert isinstance(evening.table, YamslamTable)
        return evening.table

    def kept(self, evening: Evening) -> int:
        """How many actions are on the disk."""
        save = evening.keeping.saves.load("yamslam").value
        assert save is not None
        return len(save.match["log"])

    def test_a_throw_is_on_the_disk_before_it_is_shown(self, evening: Evening) -> None:
        table = self.table(evening)
        self.driver.accept("throw")
        assert actions(table)[-1] is Throw
        assert self.kept(evening) == len(table.play_.match.log)
        while table.throws.throwing is not None:
            self.driver.advance(16)
        assert table.throws.roll is not None
        assert table.throws.roll.time < 0.1
        assert actions(table)[-1] is Rolled
        assert self.kept(evening) == len(table.play_.match.log)

    def test_a_pause_in_mid_throw_throws_nothing_again(self, evening: Evening) -> None:
        table = self.table(evening)
        self.driver.accept("throw")
        self.driver.advance(500)
        assert table.throws.roll is not None
        thrown = table.play_.match.save()
        self.driver.events()
        table.open_menu()
        assert isinstance(self.driver.host.stack.top, Pause)
        self.driver.advance(3000, step=50)
        self.driver.feed(Back(KEYBOARD))
        self.driver.resize((800, 600))
        self.driver.feed(Lapse(MOUSE))
        self.driver.host.wake()
        self.driver.settle()
        assert table.play_.match.save() == thrown
        values = table.play_.game.position(table.play_.state).dice
        assert [table.shown.lying[die].value for die in range(5)] == list(values)

    def test_leaving_in_mid_throw_goes_on_with_the_same_dice(self, evening: Evening) -> None:
        self.driver.accept("throw")
        self.driver.advance(500)
        thrown = self.table(evening).play_.match.save()
        evening.to_shelf()
        evening.resume("yamslam")
        table = self.table(evening)
        self.driver.settle()
        assert table.play_.match.save()["log"] == thrown["log"]
        assert len(table.shown.lying) == 5

    def test_a_throw_in_the_air_is_thrown_when_the_game_goes_on(self, evening: Evening) -> None:
        table = self.table(evening)
        self.driver.accept("throw")
        self.driver.settle()
        for die in (0, 3):
            self.driver.accept(("die", die))
        self.driver.settle()
        values = {die: table.shown.lying[die].value for die in (0, 3)}
        self.driver.accept("throw")
        assert table.throws.throwing is not None
        evening.to_shelf()
        evening.resume("yamslam")
        table = self.table(evening)
        assert table.throws.throwing is not None
        assert {die: lies.value for die, lies in table.shown.lying.items()} == values
        assert not any(lies.in_track for lies in table.shown.lying.values())
        self.driver.settle()
        decision = table.play_.decision
        assert decision is not None
        assert decision.seat != CHANCE
        assert {die: table.shown.lying[die].value for die in (0, 3)} == values

    def test_the_dice_are_counted_by_how_they_were_thrown(self, evening: Evening) -> None:
        table = self.table(evening)
        self.driver.host.change_settings(animation="none")
        self.driver.accept("throw")
        self.driver.settle()
        counted = evening.keeping.statistics.current.dice
        assert {way: sum(faces) for way, faces in counted.items()} == {"quick": 5}
        while table.shown.throws < 2:
            table.throw(HandOpens(TRAY.width / 2, TRAY.height - 2, 0.0, -18.0))
            self.driver.settle()
        counted = evening.keeping.statistics.current.dice
        assert {way: sum(faces) for way, faces in counted.items()} == {"quick": 5, "hand": 5}


class TestDiceAside:
    def test_they_slide_to_their_place(self, open_table) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_table("solo", 1, settings=CALM)
        driver.accept("throw")
        driver.settle()
        lay = table.shown.lying[2]
        driver.accept(("die", 2))
        driver.advance(100)
        assert table.sliding.dice == {2}
        assert driver.target(("die", 0)).rect.w > 0
        driver.advance(150)
        assert not table.sliding.dice
        assert not table.shown.lying[2].in_track
        driver.accept(("die", 2))
        driver.settle()
        assert table.shown.lying[2] == lay

    def test_they_may_stay_in_the_track(self, open_table) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_table("solo", 1, settings=Settings(animation="none", dice_aside="tray"))
        driver.accept("throw")
        driver.settle()
        driver.accept(("die", 2))
        driver.accept("throw")
        assert table.throws.throwing is not None
        assert [die.die for die in table.throws.throwing.inputs.aside if die.in_track] == [2]
