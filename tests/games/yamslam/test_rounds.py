"""Rounds without a chip (Y-15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletop.dice.throws import Rolled, Throw
from tabletop.games.yamslam.actions import PASS

At = Callable[..., Any]

FULL_TRAY = dict.fromkeys(("two_pairs", "three", "small_straight", "flush", "full", "four", "large_straight"), 4)
FIVES = (5, 5, 5, 5, 5)


def lose_the_turn(script: Any) -> list[dict[str, Any]]:
    """M-61: the second throw turns a die set aside."""
    script.throw((1, 2, 3, 5, 6))
    return list(script.throw((1, 1), (0, 1), disturbed={"4": 2}))


@pytest.mark.rule("Y-15")
@pytest.mark.parametrize(("variant", "players"), [("base", 2), ("base", 3), ("base", 4), ("teams", 4)])
def test_as_many_turns_without_a_chip_as_players_put_the_dearest_out(begin: At, variant: str, players: int) -> None:
    script = begin(variant, players, 1)
    for turns in range(1, players):
        events = script.fail()
        assert [event["type"] for event in events] == ["passed", "turn_began"]
        assert script.now["idle_turns"] == events[-1]["idle_turns"] == turns
        assert script.now["out"] == {}
    events = script.fail()
    assert events == [
        {"type": "passed", "seat": 0},
        {"type": "put_out", "chip": "large_straight", "left": 3, "out": 1},
        {"type": "turn_began", "seat": 1, "replay": False, "idle_turns": 0},
    ]
    assert script.now["out"] == {"large_straight": 1}
    assert script.now["tray"] == {**FULL_TRAY, "large_straight": 3}


@pytest.mark.rule("Y-15")
def test_counting_restarts_after_a_chip_is_put_out(begin: At) -> None:
    script = begin(players=3)
    outs = []
    for _ in range(9):
        script.fail()
        outs.append(script.now["out"].get("large_straight", 0))
    assert outs == [0, 0, 1, 1, 1, 2, 2, 2, 3]


@pytest.mark.rule("Y-15")
def test_the_dearest_that_is_left(at: At) -> None:
    script = at(tray={"two_pairs": 1, "flush": 1, "full": 1}, idle_turns=1)
    script.fail()
    assert script.now["out"] == {"full": 1}
    script.fail()
    script.fail()
    assert script.now["out"] == {"full": 1, "flush": 1}


@pytest.mark.rule("Y-15")
def test_a_chip_won_breaks_the_round(begin: At) -> None:
    script = begin(players=3)
    script.fail()
    script.fail()
    script.throw((4, 4, 4, 1, 6))
    script.take("three")
    assert script.now["idle_turns"] == 0
    for _ in range(2):
        script.fail()
    assert script.now["out"] == {}
    script.fail()
    assert script.now["out"] == {"large_straight": 1}


@pytest.mark.rule("Y-15")
def test_a_chip_won_from_those_out_of_play_breaks_the_round_too(at: At) -> None:
    script = at(tray=FULL_TRAY | {"large_straight": 3}, out={"large_straight": 1}, idle_turns=1)
    script.throw(FIVES)
    script.take("large_straight", "out")
    assert script.now["idle_turns"] == 0
    script.fail()
    assert script.now["idle_turns"] == 0
    assert script.now["turn"] == 1


@pytest.mark.rule("Y-15", "Y-13")
def test_a_replay_that_fails_after_a_take_is_no_turn_without_a_chip(begin: At) -> None:
    script = begin()
    script.throw(FIVES)
    script.take("four")
    assert script.fail() == [
        {"type": "passed", "seat": 0},
        {"type": "turn_began", "seat": 1, "replay": False, "idle_turns": 0},
    ]
    script.fail()
    assert script.now["idle_turns"] == 1, "the other's turn is the first without a chip"
    script.fail()
    assert script.now["out"] == {"large_straight": 1}


@pytest.mark.rule("Y-15", "Y-17", "M-61")
def test_a_turn_lost_by_a_foul_is_one_without_a_chip(begin: At) -> None:
    script = begin()
    assert [event["type"] for event in lose_the_turn(script)] == ["thrown", "rolled", "turn_lost", "turn_began"]
    assert script.now["idle_turns"] == 1
    events = lose_the_turn(script)
    assert [event["type"] for event in events[2:]] == ["turn_lost", "put_out", "turn_began"]
    assert script.now["out"] == {"large_straight": 1}


@pytest.mark.rule("Y-15", "Y-17", "M-61")
def test_but_not_when_the_foul_falls_in_a_replay_after_a_take(begin: At) -> None:
    script = begin()
    script.throw(FIVES)
    script.take("four")
    lose_the_turn(script)
    now = script.now
    assert (now["turn"], now["idle_turns"], now["took_this_turn"], now["out"]) == (1, 0, False, {})


@pytest.mark.rule("Y-15", "Y-13")
def test_chips_out_of_play_come_back_only_by_a_yamslam(at: At) -> None:
    script = at(tray={"two_pairs": 2}, out={"four": 2}, dice=[3, 3, 3, 3, 1], throws=3)
    assert script.takes == {("two_pairs", "tray")}
    script = at(tray={"two_pairs": 2}, out={"four": 2}, dice=[3, 3, 3, 3, 3], throws=3)
    assert script.takes == {("two_pairs", "tray"), ("four", "out")}


@pytest.mark.rule("Y-15")
def test_the_round_remembered_in_a_position_goes_on(at: At) -> None:
    script = at(players=4, tray=FULL_TRAY, idle_turns=3, turn=2, dice=[1, 2, 3, 5, 6], throws=2)
    script.act(Throw((0,)))
    script.act(Rolled((1,)))
    assert script.act(PASS)[1]["type"] == "put_out"
