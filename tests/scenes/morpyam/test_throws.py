"""Throws at Morpyam's table: by hand, calls that stand through a foul, turns lost, looking back, chances."""

from __future__ import annotations

import pytest

from scenes.driver import Driver
from scenes.input.intents import MOUSE, Charge, ChargeBegin, ChargeEnd, Device, DeviceKind, Point, Press, Release
from scenes.morpyam.table import MorpyamTable
from tabletop.bots.morpyam_hard import expected_of
from tabletop.dice.throws import Rolled, Throw
from tabletop.games.morpyam.actions import Call, Place
from tabletop.resources import MissingResource

PAD = Device(DeviceKind.PAD, 7)
ALL_FIVE = Throw((0, 1, 2, 3, 4))
EARLY = ("......", ".0..1.", "..01..", ".1..0.", "......", "......")


def actions(table: MorpyamTable) -> list[type]:
    return [type(entry.action) for entry in table.play_.match.log]


def tell(table: MorpyamTable, driver: Driver, *told: object) -> None:
    """Tells the rules of a throw made elsewhere, and lets it be shown."""
    for action in told:
        table.cues.feed(table.play_.submit(action))  # type: ignore[arg-type]
    driver.settle()


class TestByHand:
    def test_drag_and_flick(self, open_position) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_position(*EARLY)
        x, y = driver.centre("track")
        driver.feed(Point(MOUSE, x, y), Press(MOUSE, x, y))
        for way in (40, 60, 60):
            driver.advance(16)
            y -= way
            driver.feed(Point(MOUSE, x, y))
        assert table.hand.grip == "drag"
        driver.feed(Release(MOUSE, x, y))
        assert table.throws.throwing is not None
        assert table.throws.throwing.by_hand
        driver.settle()
        assert actions(table)[:2] == [Throw, Rolled]
        assert len(table.shown.lying) + len(table.shown.stray) == 5

    def test_a_trigger_throws_the_dice_not_set_aside(self, open_position) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_position(*EARLY, dice=[4, 4, 1, 2, 6], throws=1)
        driver.accept(("die", 0))
        driver.accept(("die", 1))
        driver.feed(ChargeBegin(PAD), Charge(PAD, 0.3), ChargeEnd(PAD))
        driver.settle()
        assert table.play_.match.log[0].action == Throw((2, 3, 4))
        assert [table.shown.lying[die].value for die in (0, 1)] == [4, 4]


def test_dice_set_aside_stand_in_a_row_before_the_tray(open_position) -> None:  # type: ignore[no-untyped-def]
    driver, table = open_position(*EARLY, dice=[4, 4, 1, 2, 6], throws=1)
    for die in (3, 0, 4):
        driver.accept(("die", die))
    driver.settle()
    places = [(table.shown.lying[die].x, table.shown.lying[die].y) for die in (3, 0, 4)]
    assert places == list(table.shown.PLACES.aside[:3])
    assert all(y > table.TRAY.height for _, y in places)


class TestFouls:
    @pytest.mark.rule("M-60")
    def test_a_call_stands_through_the_same_throw_again(self, open_position) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_position(*EARLY, dice=[2, 3, 4, 5, 5], throws=1)
        tell(table, driver, Call("suite"), Throw((4,)), Rolled((None,), cocked=(4,)))
        assert table.rethrow_due
        assert table.shown.call == "suite"
        assert table.shown.call_state == "standing"
        assert "Straight" in driver.frame.texts
        tell(table, driver, Rolled((6,)))
        assert table.shown.call_state == "won"
        assert {action.square for action in table.legal if isinstance(action, Place)} == {(3, 2), (4, 4)}

    @pytest.mark.rule("M-61")
    def test_a_turned_die_costs_the_turn(self, open_position) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_position(*EARLY, dice=[4, 4, 1, 2, 6], throws=1)
        tell(table, driver, Throw((2, 3, 4)), Rolled((1, 1, 1), disturbed={"0": 3}))
        assert table.shown.seat == 1
        assert table.shown.news == "Zoë loses the turn: a die set aside was turned"
        assert not table.shown.lying


class TestCalls:
    @pytest.mark.rule("M-40", "M-42")
    def test_called_won_and_covered(self, open_position) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_position(*EARLY, dice=[2, 3, 4, 5, 5], throws=1)
        driver.click("call")
        driver.click(("call", "suite"))
        driver.settle()
        assert "is called" in driver.frame.texts
        assert not any(target.enabled for target in driver.frame.targets if target.id[0] == "square")
        tell(table, driver, Throw((4,)), Rolled((6,)))
        driver.click(("square", (3, 2)))
        driver.settle()
        assert table.shown.tokens[3, 2] == 0
        assert table.shown.call is None

    @pytest.mark.rule("M-43")
    def test_a_failed_call_costs_nothing_before_the_third_throw(self, open_position) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_position(*EARLY, dice=[2, 3, 4, 5, 5], throws=1)
        tell(table, driver, Call("suite"), Throw((4,)), Rolled((5,)))
        assert table.shown.call is None
        assert table.may_throw
        assert table.may_call

    @pytest.mark.rule("M-44")
    def test_the_penalty_is_stated_before_the_third_throw_and_told_after_it(self, open_position) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_position(*EARLY, dice=[2, 3, 4, 5, 5], throws=2)
        driver.click("call")
        stated = "if the call fails, the hand is lost, whatever the dice show"
        assert any(stated in text for text in driver.frame.texts)
        driver.click(("call", "suite"))
        driver.settle()
        assert any(stated in text for text in driver.frame.texts)
        tell(table, driver, Throw((4,)), Rolled((5,)))
        assert table.shown.call_state == "lost"
        assert driver.target("pass").enabled
        driver.hover(("square", (2, 0)))
        assert "The call for the third throw failed: this hand is lost" in driver.frame.texts

    def test_the_ring_gives_exact_chances_and_reasons(self, open_position) -> None:  # type: ignore[no-untyped-def]
        driver, _ = open_position(*EARLY, dice=[2, 3, 4, 5, 5], throws=2)
        driver.click("call")
        assert "33.3%" in driver.frame.texts  # one die of six values, two of which make a straight
        sec = driver.target(("call", "sec"))
        assert not sec.enabled
        assert sec.why == "One shot can be called before the first throw only"
        driver.click("call")
        assert _offered(driver, "track")
        assert driver.target("throw").enabled

    @pytest.mark.rule("M-40")
    def test_nothing_is_called_while_no_call_square_is_free(self, open_position) -> None:  # type: ignore[no-untyped-def]
        driver, _ = open_position("......", "......", "......", "..0...", "....1.", "......")
        assert driver.target("call").why == "No call square is free, so nothing can be called"


class TestLookingBack:
    def test_shows_what_was_and_returns(self, open_position) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_position(*EARLY, dice=[4, 4, 4, 2, 6], throws=2)
        driver.click(("square", (4, 0)))
        driver.settle()
        before = table.shown
        driver.accept("back")
        assert table.looking_back
        assert (4, 0) not in table.shown.tokens
        assert not any(target.enabled for target in driver.frame.targets if target.id[0] == "square")
        driver.accept("forward")
        assert not table.looking_back
        assert table.shown is before

    def test_marks_the_token_that_was_the_last_then(self, open_position) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_position(*EARLY, dice=[4, 4, 4, 2, 6], throws=2)
        driver.click(("square", (4, 0)))
        tell(table, driver, ALL_FIVE, Rolled((3, 3, 3, 1, 2)))
        driver.click(("square", (0, 2)))
        driver.settle()
        assert table.shown.last == (0, 2)
        driver.accept("back")
        assert table.shown.last == (4, 0)
        reopened = MorpyamTable(table.play_)
        assert reopened.shown.last == (0, 2)

    def test_the_ring_closes(self, open_position) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_position(*EARLY, dice=[4, 4, 4, 2, 6], throws=1)
        driver.accept("throw")
        driver.settle()
        driver.accept("call")
        driver.accept("back")
        assert table.looking_back
        assert not table.calling


def test_chances_are_exact_on_every_free_square(open_position) -> None:  # type: ignore[no-untyped-def]
    driver, table = open_position(*EARLY, dice=[6, 6, 1, 2, 3], throws=2)
    table.odds = True
    table.refresh()
    driver.draw()
    # Three sixes: at least one more of three dice, 1 - (5/6)**3.
    assert table.advisor.chance((0, 0)) == "42.1%"
    # A call square by the likeliest call, full house: a six and a pair 15, three alike 6 of 216.
    assert table.advisor.chance((3, 2)) == "9.7%"
    # One shot: not after the first throw.
    assert table.advisor.chance((3, 3)) == "0%"
    assert table.advisor.chance((1, 1)) is None


def test_the_coach_speaks_of_a_square_and_dice_to_keep(open_position) -> None:  # type: ignore[no-untyped-def]
    driver, table = open_position(*EARLY, dice=[2, 3, 4, 6, 6], throws=2)
    assert table.advisor.says() == ""
    driver.accept("odds")
    driver.settle()
    assert table.advisor.says().startswith("Coach: ")
    assert table.advisor.square in table.shown.grid.keys() - table.shown.tokens.keys()
    assert table.worth_keeping()
    driver.accept("odds")
    assert table.advisor.square is None
    assert not table.worth_keeping()


def test_the_coach_is_silent_where_its_weights_are_missing(open_position, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    def missing(_table: str) -> None:
        raise MissingResource("morpyam/outlook", ())

    monkeypatch.setattr("tabletop.bots.morpyam_hard.outlook", missing)
    expected_of.cache_clear()
    driver, table = open_position(*EARLY, dice=[2, 3, 4, 6, 6], throws=2)
    driver.accept("odds")
    assert table.advisor.says() == ""
    assert table.advisor.chance((0, 0)) is not None


def _offered(driver: Driver, name: object) -> bool:
    return any(target.id == name for target in driver.frame.targets)
