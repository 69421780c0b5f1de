"""The solo game (Y-30, Y-31)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletop.core.game import to_plain
from tabletop.dice.throws import THROW_ALL
from tabletop.games.yamslam.actions import PASS
from tabletop.games.yamslam.count import tally
from tabletop.games.yamslam.rules import GAME

At = Callable[..., Any]

FIVES = (5, 5, 5, 5, 5)
CHIPS = ("two_pairs", "three", "small_straight", "flush", "full", "four", "large_straight")
FULL_TRAY = dict.fromkeys(CHIPS, 4)


def types(events: list[dict[str, Any]]) -> list[str]:
    return [event["type"] for event in events]


@pytest.mark.rule("Y-30")
def test_a_turn_without_a_chip_puts_the_dearest_aside(begin: At) -> None:
    script = begin("solo", 1)
    assert types(script.fail()) == ["passed", "put_out", "turn_began"]
    assert script.now["out"] == {"large_straight": 1}
    script.throw((4, 4, 4, 1, 6))
    script.take("three")
    assert script.now["out"] == {"large_straight": 1}
    assert script.now["turn"] == 0
    script.fail()
    assert script.now["out"] == {"large_straight": 2}


@pytest.mark.rule("Y-30", "M-61")
def test_so_does_a_turn_lost_by_a_foul(begin: At) -> None:
    script = begin("solo", 1)
    script.throw((1, 2, 3, 5, 6))
    assert types(script.throw((1,), (0,), disturbed={"1": 5}))[2:] == ["turn_lost", "put_out", "turn_began"]


@pytest.mark.rule("Y-30")
def test_a_yamslam_takes_two_chips_one_after_the_other(at: At) -> None:
    script = at("solo", 1, tray={"two_pairs": 2, "full": 1}, out={"four": 1})
    script.throw(FIVES)
    assert len(script.legal) == 31 + 3
    (took,) = script.take("four", "out")
    assert took["takes_due"] == 1
    now = script.now
    assert (now["takes_due"], now["took_this_turn"], now["dice"]) == (1, True, [5, 5, 5, 5, 5])
    assert now["decision"] == {"kind": "turn", "seat": 0}
    assert script.takes == {("two_pairs", "tray"), ("full", "tray")}
    assert len(script.legal) == 2, "nothing else until the second is taken"
    assert script.refusal(THROW_ALL) == "must_take"
    assert script.refusal(PASS) == "must_take"
    assert types(script.take("full")) == ["took", "turn_began"]
    now = script.now
    assert (now["takes_due"], now["took_this_turn"], now["dice"], now["throws"]) == (0, False, None, 0)


@pytest.mark.rule("Y-30")
def test_both_may_be_of_one_combination(at: At) -> None:
    script = at("solo", 1, tray={"two_pairs": 3})
    script.throw(FIVES)
    script.take("two_pairs")
    assert script.takes == {("two_pairs", "tray")}
    script.take("two_pairs")
    assert script.now["tray"] == {"two_pairs": 1}


@pytest.mark.rule("Y-30", "Y-15")
def test_the_replay_counts_as_a_turn_of_its_own(begin: At) -> None:
    """Elsewhere a replay that fails after a take costs nothing; alone it puts a chip aside."""
    script = begin("solo", 1)
    script.throw(FIVES)
    script.take("large_straight")
    events = script.take("large_straight")
    assert events[-1] == {"type": "turn_began", "seat": 0, "replay": True, "idle_turns": 0}
    assert types(script.fail()) == ["passed", "put_out", "turn_began"]
    assert script.now["out"] == {"large_straight": 1}


@pytest.mark.rule("Y-30")
def test_a_replay_with_a_chip_puts_none_aside(begin: At) -> None:
    script = begin("solo", 1)
    script.throw(FIVES)
    script.take("large_straight")
    script.take("large_straight")
    script.throw((4, 4, 4, 1, 6))
    assert types(script.take("three")) == ["took", "turn_began"]
    assert script.now["out"] == {}


@pytest.mark.rule("Y-30", "Y-20")
def test_one_chip_only_if_only_one_exists(at: At) -> None:
    script = at("solo", 1, tray={"four": 1})
    script.throw(FIVES)
    events = script.take("four")
    assert events[0]["takes_due"] == 0
    assert types(events) == ["took", "game_over"]


@pytest.mark.rule("Y-30", "Y-20", "Y-24")
def test_the_end_is_looked_at_after_the_second(at: At) -> None:
    """The first take empties the tray; one chip is still aside, and is won before the game ends."""
    script = at("solo", 1, tray={"four": 1}, out={"large_straight": 1})
    script.throw(FIVES)
    assert types(script.take("four")) == ["took"]
    now = script.now
    assert (now["tray"], now["takes_due"], now["last_chip"], now["outcome"]) == ({}, 1, 0, None)
    assert script.takes == {("large_straight", "out")}
    assert types(script.take("large_straight", "out")) == ["took", "game_over"]
    assert script.now["last_chip"] == 0
    assert script.now["outcome"]["reason"] == "grand_slam"


@pytest.mark.rule("Y-30", "Y-20", "Y-24")
def test_the_second_may_be_the_last_of_the_tray(at: At) -> None:
    script = at("solo", 1, tray={"four": 1}, out={"large_straight": 1})
    script.throw(FIVES)
    script.take("large_straight", "out")
    assert script.now["last_chip"] is None
    assert types(script.take("four")) == ["took", "game_over"]
    assert script.now["last_chip"] == 0


@pytest.mark.rule("Y-30", "Y-20")
def test_two_from_aside_leave_the_tray_and_the_game_goes_on(at: At) -> None:
    script = at("solo", 1, tray={"four": 1}, out={"large_straight": 2})
    script.throw(FIVES)
    script.take("large_straight", "out")
    assert types(script.take("large_straight", "out")) == ["took", "turn_began"]
    assert script.now["tray"] == {"four": 1}


@pytest.mark.rule("Y-30", "Y-20")
def test_with_more_aside_the_two_that_empty_the_tray_end_it(at: At) -> None:
    script = at("solo", 1, tray={"four": 2}, out={"large_straight": 2})
    script.throw(FIVES)
    script.take("four")
    assert types(script.take("four")) == ["took", "game_over"]
    assert script.now["out"] == {"large_straight": 2}
    assert script.now["outcome"]["reason"] == "points"


@pytest.mark.rule("Y-30", "Y-20", "Y-24")
def test_the_last_chip_put_aside_ends_it(at: At) -> None:
    script = at("solo", 1, tray={"four": 1})
    assert types(script.fail()) == ["passed", "put_out", "game_over"]
    assert script.now["last_chip"] is None
    assert script.now["outcome"]["reason"] == "points"


@pytest.mark.rule("Y-31", "Y-21", "Y-23", "Y-24")
def test_the_best_score_is_1000(at: At) -> None:
    script = at("solo", 1, tray={"large_straight": 1}, dice=[2, 3, 4, 5, 6], throws=3)
    script.take("large_straight")
    outcome = to_plain(GAME.outcome(script.state))  # type: ignore[arg-type]
    assert outcome == {"reason": "grand_slam", "ranking": [[0]], "scores": [1000]}
    reasons = [step.reason for step in tally(script.state)[0].steps]
    assert reasons == ["chips"] * 7 + ["all_seven"] + ["series"] * 7 + ["last_chip"]


@pytest.mark.rule("Y-30")
def test_nobody_throws_for_the_start(begin: At) -> None:
    assert begin("solo", 1).now["decision"] == {"kind": "turn", "seat": 0}
    assert begin("solo", 1).now["tray"] == FULL_TRAY
