"""The end and the count (Y-20 to Y-25)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletop.core.game import to_plain
from tabletop.dice.throws import THROW_ALL, Rolled
from tabletop.games.yamslam.actions import PASS
from tabletop.games.yamslam.count import tally
from tabletop.games.yamslam.rules import GAME

At = Callable[..., Any]

FIVES = (5, 5, 5, 5, 5)


def finished(at: At, own: dict[int, dict[str, int]], players: int = 2, **fields: Any) -> Any:
    """A game that is over: chips not mentioned are out of play."""
    out = {
        chip: 4 - sum(row.get(chip, 0) for row in own.values())
        for chip in ("two_pairs", "three", "small_straight", "flush", "full", "four", "large_straight")
    }
    return at(fields.pop("variant", "base"), players, tray={}, out=out, own=own, **fields)


def steps(script: Any, side: int) -> list[tuple[str, str | None, int]]:
    """The bonuses in a side's count, without its chips."""
    plain = to_plain(tally(script.state)[side])
    return [(step["reason"], step["chip"], step["points"]) for step in plain["steps"] if step["reason"] != "chips"]


@pytest.mark.rule("Y-20", "Y-24")
def test_the_last_chip_won_ends_the_game(at: At) -> None:
    script = at(tray={"three": 1}, rest=1, dice=[4, 4, 4, 1, 6], throws=1)
    events = script.take("three")
    assert [event["type"] for event in events] == ["took", "game_over"]
    now = script.now
    assert now["decision"] is None
    assert now["last_chip"] == 0
    assert script.legal == []
    assert now["outcome"]["reason"] == "points"
    for action in (THROW_ALL, PASS):
        assert script.refusal(action) == "over"
    assert GAME.why_not(script.state, Rolled((1, 2, 3, 4, 5))).code == "no_roll_due"  # type: ignore[union-attr]


@pytest.mark.rule("Y-20", "Y-13")
def test_at_once_even_with_a_replay_due(at: At) -> None:
    script = at(tray={"three": 1}, out={"four": 2})
    script.throw(FIVES)
    events = script.take("three")
    assert [event["type"] for event in events] == ["took", "game_over"]
    assert script.now["decision"] is None
    assert script.now["out"] == {"four": 2}, "what is out of play stays there"


@pytest.mark.rule("Y-20", "Y-13")
def test_but_a_yamslam_that_takes_from_out_of_play_leaves_the_tray_its_last_chip(at: At) -> None:
    script = at(tray={"three": 1}, out={"four": 2})
    script.throw(FIVES)
    events = script.take("four", "out")
    assert [event["type"] for event in events] == ["took", "turn_began"]
    assert script.now["last_chip"] is None
    assert script.now["tray"] == {"three": 1}


@pytest.mark.rule("Y-20", "Y-15", "Y-24")
def test_the_last_chip_put_out_of_play_ends_it_too_and_nobody_has_won_it(at: At) -> None:
    script = at(tray={"three": 1}, idle_turns=1, turn=1)
    events = script.fail()
    assert [event["type"] for event in events] == ["passed", "put_out", "game_over"]
    assert script.now["decision"] is None
    assert script.now["last_chip"] is None
    assert script.now["outcome"] is not None
    assert not any(step["reason"] == "last_chip" for count in events[-1]["counts"] for step in count["steps"])


@pytest.mark.rule("Y-20", "Y-17", "M-61")
def test_so_does_a_turn_lost_by_a_foul(at: At) -> None:
    script = at(tray={"three": 1}, idle_turns=1, dice=[1, 2, 3, 5, 6], throws=1)
    events = script.throw((1,), (0,), disturbed={"1": 5})
    assert [event["type"] for event in events] == ["thrown", "rolled", "turn_lost", "put_out", "game_over"]
    assert script.now["decision"] is None
    assert script.now["pending"] is None


@pytest.mark.rule("Y-20")
def test_one_chip_left_does_not_end_it(at: At) -> None:
    script = at(tray={"three": 2}, dice=[4, 4, 4, 1, 6], throws=1)
    assert script.take("three")[1]["type"] == "turn_began"
    script = at(tray={"three": 2}, idle_turns=1)
    assert script.fail()[-1]["type"] == "turn_began"


@pytest.mark.rule("Y-21")
@pytest.mark.parametrize("held", [1, 2, 3])
def test_one_of_each_of_the_seven_is_50(at: At, held: int) -> None:
    row = dict.fromkeys(("two_pairs", "three", "small_straight", "flush", "full", "four", "large_straight"), held)
    script = finished(at, {0: row})
    assert steps(script, 0) == [("all_seven", None, 50)]
    assert GAME.outcome(script.state).scores[0] == 180 * held + 50  # type: ignore[union-attr]


@pytest.mark.rule("Y-21", "Y-13")
def test_however_each_was_come_by(at: At) -> None:
    """Six by combinations, the seventh from out of play by a yamslam."""
    row = dict.fromkeys(("two_pairs", "three", "small_straight", "flush", "full", "four"), 1)
    script = at(tray={"two_pairs": 2}, out={"large_straight": 4}, own={0: row}, rest=1)
    assert steps(script, 0) == [("six_of_seven", None, 20)]
    script.throw(FIVES)
    script.take("large_straight", "out")
    assert steps(script, 0) == [("all_seven", None, 50)]


@pytest.mark.rule("Y-22", "Y-21")
def test_exactly_six_of_the_seven_is_20_and_never_with_the_50(at: At) -> None:
    chips = ("two_pairs", "three", "small_straight", "flush", "full", "four", "large_straight")
    for missing in chips:
        row = {chip: 1 for chip in chips if chip != missing}
        assert steps(finished(at, {0: row}), 0) == [("six_of_seven", None, 20)]
    assert steps(finished(at, {0: dict.fromkeys(chips[:5], 2)}), 0) == []


@pytest.mark.rule("Y-23")
def test_all_four_of_one_is_30_each_time(at: At) -> None:
    script = finished(at, {0: {"three": 4, "full": 4, "four": 3}, 1: {"two_pairs": 4}})
    assert steps(script, 0) == [("series", "three", 30), ("series", "full", 30)]
    assert steps(script, 1) == [("series", "two_pairs", 30)]
    assert GAME.outcome(script.state).scores == (40 + 120 + 120 + 60, 20 + 30)  # type: ignore[union-attr]


@pytest.mark.rule("Y-23")
def test_four_shared_between_players_are_no_series(at: At) -> None:
    assert steps(finished(at, {0: {"three": 3}, 1: {"three": 1}}), 0) == []


@pytest.mark.rule("Y-24")
@pytest.mark.parametrize("winner", [0, 1, None])
def test_the_last_chip_of_the_tray_is_20(at: At, winner: int | None) -> None:
    script = finished(at, {0: {"three": 1}, 1: {"three": 1}}, last_chip=winner, turn=1)
    for side in (0, 1):
        assert steps(script, side) == ([("last_chip", None, 20)] if side == winner else [])


@pytest.mark.rule("Y-25", "Y-02")
def test_the_count_step_by_step(at: At) -> None:
    row = {"two_pairs": 4, "three": 1, "small_straight": 2, "flush": 1, "full": 1, "four": 1, "large_straight": 2}
    script = finished(at, {0: row, 1: {"four": 3}}, last_chip=0)
    assert to_plain(tally(script.state)[0]) == {
        "side": 0,
        "seats": [0],
        "steps": [
            {"reason": "chips", "chip": "two_pairs", "chips": 4, "points": 20, "total": 20},
            {"reason": "chips", "chip": "three", "chips": 1, "points": 10, "total": 30},
            {"reason": "chips", "chip": "small_straight", "chips": 2, "points": 40, "total": 70},
            {"reason": "chips", "chip": "flush", "chips": 1, "points": 25, "total": 95},
            {"reason": "chips", "chip": "full", "chips": 1, "points": 30, "total": 125},
            {"reason": "chips", "chip": "four", "chips": 1, "points": 40, "total": 165},
            {"reason": "chips", "chip": "large_straight", "chips": 2, "points": 100, "total": 265},
            {"reason": "all_seven", "chip": None, "chips": 0, "points": 50, "total": 315},
            {"reason": "series", "chip": "two_pairs", "chips": 4, "points": 30, "total": 345},
            {"reason": "last_chip", "chip": None, "chips": 0, "points": 20, "total": 365},
        ],
        "total": 365,
    }
    assert to_plain(GAME.outcome(script.state)) == {  # type: ignore[arg-type]
        "reason": "points",
        "ranking": [[0], [1]],
        "scores": [365, 120],
    }


@pytest.mark.rule("Y-25")
def test_the_event_holds_the_same_count(at: At) -> None:
    script = at(tray={"three": 1}, rest=1, dice=[4, 4, 4, 1, 6], throws=1)
    over = script.take("three")[-1]
    assert over["counts"] == [to_plain(count) for count in tally(script.state)]
    assert over["scores"] == [count["total"] for count in over["counts"]] == [10 + 20, 720 - 10 + 50 + 6 * 30]
    assert over["ranking"] == [[1], [0]]


@pytest.mark.rule("Y-25")
def test_a_tie_is_shared(at: At) -> None:
    script = finished(at, {0: {"four": 1}, 1: {"three": 2}, 2: {"small_straight": 1}}, players=3)
    assert GAME.outcome(script.state).ranking == ((0,), (1, 2))  # type: ignore[union-attr]
    script = finished(at, {0: {"four": 1}, 1: {"small_straight": 2}})
    assert GAME.outcome(script.state).ranking == ((0, 1),)  # type: ignore[union-attr]


@pytest.mark.rule("Y-25")
def test_without_any_chip_the_count_is_empty(at: At) -> None:
    script = finished(at, {0: {"four": 1}})
    assert to_plain(tally(script.state)[1]) == {"side": 1, "seats": [1], "steps": [], "total": 0}
