"""A turn: throws, takes, the yamslam, the pass (Y-10, Y-11, Y-13, Y-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletop.core.errors import IllegalAction
from tabletop.dice.throws import THROW_ALL, THROWS, Rolled, Throw
from tabletop.games.pyramix.actions import Take as TakeCube
from tabletop.games.yamslam.actions import PASS, Take
from tabletop.games.yamslam.rules import GAME

At = Callable[..., Any]

NOTHING = (1, 2, 3, 5, 6)
FULL_TRAY = dict.fromkeys(("two_pairs", "three", "small_straight", "flush", "full", "four", "large_straight"), 4)


@pytest.mark.rule("Y-10")
def test_three_throws_the_first_of_all_five(begin: At) -> None:
    script = begin()
    assert script.legal == [{"type": "throw", "dice": [0, 1, 2, 3, 4]}]
    assert script.refusal(Throw((0, 1))) == "all_five_first"
    assert script.refusal(PASS) == "throw_first"
    assert script.refusal(Take("three", "tray")) == "throw_first"
    for throws in (1, 2, 3):
        script.throw(NOTHING)
        assert script.now["throws"] == throws
        if throws < 3:
            assert [action["dice"] for action in script.legal] == [list(throw.dice) for throw in THROWS]
            assert script.refusal(PASS) == "throws_left"
    assert script.legal == [{"type": "pass"}]
    assert script.refusal(THROW_ALL) == "no_throws_left"


@pytest.mark.rule("Y-10")
def test_one_to_five_dice_are_thrown_again_and_the_others_stay(begin: At) -> None:
    script = begin()
    script.throw(NOTHING)
    events = script.throw((4, 2), (0, 3))
    assert events == [
        {"type": "thrown", "seat": 0, "dice": [0, 3]},
        {
            "type": "rolled",
            "seat": 0,
            "thrown": [0, 3],
            "values": [4, 2],
            "off_track": [],
            "cocked": [],
            "disturbed": {},
            "ruling": "stands",
            "dice": [4, 2, 3, 2, 6],
            "throws": 2,
        },
    ]
    assert script.now["dice"] == [4, 2, 3, 2, 6]


@pytest.mark.rule("Y-10")
@pytest.mark.parametrize(
    ("dice", "code"),
    [((), "no_dice"), ((5,), "not_a_die"), ((-1,), "not_a_die"), ((3, 1), "dice_order"), ((1, 1), "dice_order")],
)
def test_dice_there_are_not(begin: At, dice: tuple[int, ...], code: str) -> None:
    script = begin()
    assert script.refusal(Throw(dice)) == code
    script.throw(NOTHING)
    assert script.refusal(Throw(dice)) == code


def test_while_dice_are_in_the_air_only_chance_acts(begin: At) -> None:
    script = begin()
    script.act(THROW_ALL)
    assert script.now["pending"] == [0, 1, 2, 3, 4]
    assert script.now["decision"] == {"seat": -1, "kind": "roll", "for": 0, "dice": [0, 1, 2, 3, 4]}
    for action in (THROW_ALL, PASS, Take("full", "tray")):
        assert script.refusal(action) == "chance_due"
    script.act(Rolled(NOTHING))
    assert script.now["pending"] is None
    assert script.refusal(Rolled(NOTHING)) == "no_roll_due"
    script.act(Throw((1, 2)))
    assert script.now["dice"] == list(NOTHING), "the old values stay until the new ones lie"
    assert GAME.why_not(script.state, Rolled((1,))) is not None


@pytest.mark.rule("Y-10", "Y-11")
@pytest.mark.parametrize("throws", [1, 2, 3])
def test_one_may_stop_early_by_taking_a_chip_and_the_turn_passes(begin: At, throws: int) -> None:
    script = begin(players=3, first=1)
    for _ in range(throws - 1):
        script.throw(NOTHING)
    script.throw((4, 4, 4, 1, 6))
    assert script.takes == {("three", "tray")}
    assert script.take("three") == [
        {
            "type": "took",
            "seat": 1,
            "side": 1,
            "chip": "three",
            "from": "tray",
            "left": 3,
            "owned": 1,
            "yamslam": False,
            "takes_due": 0,
        },
        {"type": "turn_began", "seat": 2, "replay": False, "idle_turns": 0},
    ]
    now = script.now
    assert now["tray"] == {**FULL_TRAY, "three": 3}
    assert now["chips"] == [{}, {"three": 1}, {}]
    assert (now["turn"], now["dice"], now["throws"], now["took_this_turn"]) == (2, None, 0, False)


@pytest.mark.rule("Y-11", "Y-12")
def test_dice_that_make_several_leave_the_choice(begin: At) -> None:
    script = begin()
    script.throw((5, 5, 3, 3, 3))
    assert script.takes == {(chip, "tray") for chip in ("two_pairs", "three", "flush", "full")}
    assert script.refusal(Take("four", "tray")) == "not_this_combination"
    script.take("two_pairs")
    assert script.now["chips"] == [{"two_pairs": 1}, {}]


@pytest.mark.rule("Y-11")
def test_takes_stand_after_the_throws_in_rising_order(begin: At) -> None:
    script = begin()
    script.throw((5, 5, 3, 3, 3))
    assert [action.get("chip") for action in script.legal[31:]] == ["two_pairs", "three", "flush", "full"]


@pytest.mark.rule("Y-11", "Y-14")
def test_after_the_third_throw_a_chip_that_can_be_taken_must_be(at: At) -> None:
    script = at(tray={"two_pairs": 1, "full": 1}, dice=[2, 2, 5, 5, 5], throws=3)
    assert script.takes == {("two_pairs", "tray"), ("full", "tray")}
    assert len(script.legal) == 2
    assert script.refusal(PASS) == "must_take"
    assert GAME.why_not(script.state, PASS).params["chips"] == ["two_pairs", "full"]  # type: ignore[union-attr]


@pytest.mark.rule("Y-11", "Y-14")
def test_before_it_one_may_throw_on_with_a_chip_in_reach_but_not_pass(at: At) -> None:
    script = at(tray={"full": 1}, dice=[2, 2, 5, 5, 5], throws=2)
    assert len(script.legal) == 32
    assert script.refusal(PASS) == "throws_left"


@pytest.mark.rule("Y-14")
def test_nothing_made_or_only_what_is_gone_passes_without_a_chip(at: At) -> None:
    for dice in ([1, 2, 3, 5, 6], [2, 2, 2, 5, 6]):
        script = at(tray={"full": 2}, dice=dice, throws=3)
        assert script.legal == [{"type": "pass"}]
        assert script.act(PASS) == [
            {"type": "passed", "seat": 0},
            {"type": "turn_began", "seat": 1, "replay": False, "idle_turns": 1},
        ]
        assert script.now["tray"] == {"full": 2}


@pytest.mark.rule("Y-11", "Y-14")
def test_a_chip_gone_is_told_from_one_not_made(at: At) -> None:
    script = at(tray={"full": 2}, out={"four": 1}, dice=[2, 2, 2, 2, 6], throws=2)
    assert script.refusal(Take("four", "tray")) == "chip_gone"
    assert script.refusal(Take("full", "tray")) == "not_this_combination"
    assert script.refusal(Take("four", "out")) == "out_of_play_needs_yamslam"
    assert script.refusal(Take("three", "out")) == "chip_gone"
    assert script.refusal(Take("jackpot", "tray")) == "unknown_chip"  # type: ignore[arg-type]
    assert script.refusal(Take("full", "pocket")) == "unknown_source"  # type: ignore[arg-type]


@pytest.mark.rule("Y-13")
def test_a_yamslam_takes_any_one_chip_and_plays_again(at: At) -> None:
    script = at(tray={"two_pairs": 1, "large_straight": 2}, out={"full": 1, "four": 4}, players=3)
    script.throw((6, 6, 6, 6, 6))
    assert script.takes == {
        ("two_pairs", "tray"),
        ("large_straight", "tray"),
        ("full", "out"),
        ("four", "out"),
    }
    assert script.refusal(Take("flush", "tray")) == "chip_gone"
    events = script.take("full", "out")
    assert events[0]["yamslam"] is True
    assert events[0]["from"] == "out"
    assert events[0]["left"] == 0
    assert events[1:] == [{"type": "turn_began", "seat": 0, "replay": True, "idle_turns": 0}]
    now = script.now
    assert now["out"] == {"four": 4}
    assert (now["turn"], now["dice"], now["throws"], now["took_this_turn"]) == (0, None, 0, True)
    assert script.legal == [{"type": "throw", "dice": [0, 1, 2, 3, 4]}]


@pytest.mark.rule("Y-13")
def test_a_full_chip_too_though_five_alike_are_no_full(begin: At) -> None:
    script = begin()
    script.throw((1, 1, 1, 1, 1))
    assert {chip for chip, _ in script.takes} == set(FULL_TRAY)
    script.take("full")
    assert script.now["chips"] == [{"full": 1}, {}]


@pytest.mark.rule("Y-13")
def test_a_yamslam_in_the_replay_plays_again_once_more_and_a_chip_ends_it(begin: At) -> None:
    script = begin()
    for _ in range(2):
        script.throw((1, 1, 1, 1, 1))
        script.take("large_straight")
        assert script.now["turn"] == 0
    script.throw((1, 1, 1, 2, 3))
    script.take("three")
    assert script.now["chips"] == [{"large_straight": 2, "three": 1}, {}]
    assert script.now["turn"] == 1


@pytest.mark.rule("Y-10", "Y-13")
def test_a_yamslam_may_be_thrown_again_like_any_dice(begin: At) -> None:
    script = begin()
    script.throw((1, 1, 1, 1, 1))
    assert len(script.legal) == 31 + 7
    script.throw((2,), (4,))
    assert script.takes == {("two_pairs", "tray"), ("three", "tray"), ("four", "tray")}


@pytest.mark.rule("Y-11", "Y-13")
def test_a_yamslam_after_the_third_throw_must_be_used(at: At) -> None:
    script = at(tray={"two_pairs": 1}, out={"full": 1}, dice=[4, 4, 4, 4, 4], throws=3)
    assert script.refusal(PASS) == "must_take"
    assert script.refusal(THROW_ALL) == "no_throws_left"
    assert script.takes == {("two_pairs", "tray"), ("full", "out")}


def test_actions_of_another_game_are_refused(begin: At) -> None:
    script = begin()
    assert script.refusal(TakeCube((0, 0, 0))) == "unknown_action"


def test_a_refusal_changes_nothing(begin: At) -> None:
    script = begin()
    script.throw((5, 5, 3, 3, 3))
    before = script.now
    for action in (Take("four", "tray"), PASS, Throw((7,)), Rolled((1,)), Take("full", "out")):
        with pytest.raises(IllegalAction):
            GAME.apply(script.state, action)
        assert script.now == before
