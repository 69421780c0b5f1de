"""Fouls in a game of Yamslam (Y-17; M-60 to M-62)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletop.core.errors import IllegalAction
from tabletop.dice.throws import Rolled, Throw

At = Callable[..., Any]

NOTHING = (1, 2, 3, 5, 6)


@pytest.mark.rule("Y-17", "M-60")
def test_a_first_throw_off_the_track_is_thrown_again_and_not_counted(begin: At) -> None:
    script = begin()
    events = script.throw((6, 6, None, 6, 6), off_track=(2,))
    assert events[1]["ruling"] == "rethrow"
    assert events[1]["dice"] is None
    assert len(events) == 2
    now = script.now
    assert (now["dice"], now["throws"], now["pending"]) == (None, 0, [0, 1, 2, 3, 4])
    assert now["decision"] == {"seat": -1, "kind": "roll", "for": 0, "dice": [0, 1, 2, 3, 4]}
    assert script.legal == [], "no decision in between"
    script.act(Rolled(NOTHING))
    assert (script.now["dice"], script.now["throws"]) == (list(NOTHING), 1)


@pytest.mark.rule("Y-17", "M-60")
def test_a_later_throw_throws_the_same_dice_again(begin: At) -> None:
    script = begin()
    script.throw(NOTHING)
    script.throw((4, 4), (0, 4), cocked=(4,))
    now = script.now
    assert (now["dice"], now["throws"], now["pending"]) == (list(NOTHING), 1, [0, 4])
    script.act(Rolled((4, None), off_track=(4,)))
    assert script.now["throws"] == 1, "as often as it goes wrong"
    script.act(Rolled((2, 2)))
    assert (script.now["dice"], script.now["throws"]) == ([2, 2, 3, 5, 2], 2)


@pytest.mark.rule("Y-17", "M-61")
def test_a_die_set_aside_that_is_turned_costs_the_turn_and_the_chip(begin: At) -> None:
    script = begin(players=3)
    script.throw((6, 6, 6, 6, 1))
    events = script.throw((6,), (4,), disturbed={"0": 2})
    assert [event["type"] for event in events] == ["thrown", "rolled", "turn_lost", "turn_began"]
    assert events[1]["ruling"] == "turn_lost"
    assert events[1]["disturbed"] == {"0": 2}
    now = script.now
    assert (now["turn"], now["dice"], now["throws"], now["pending"]) == (1, None, 0, None)
    assert now["chips"] == [{}, {}, {}]


@pytest.mark.rule("Y-17", "M-60", "M-61")
def test_both_in_one_throw_lose_the_turn(begin: At) -> None:
    script = begin()
    script.throw(NOTHING)
    script.throw((None, 4), (0, 4), off_track=(0,), disturbed={"1": 3})
    assert (script.now["turn"], script.now["pending"]) == (1, None)


@pytest.mark.rule("Y-17", "M-62")
def test_rethrow_only_puts_the_turned_die_back(begin: At) -> None:
    script = begin(fair_play="rethrow_only")
    script.throw(NOTHING)
    events = script.throw((4, 4), (0, 4), disturbed={"1": 3})
    assert events[1]["ruling"] == "stands"
    assert script.now["dice"] == [4, 2, 3, 5, 4]
    assert script.now["turn"] == 0
    script.throw((4, None), (0, 4), cocked=(4,), disturbed={"1": 3})
    assert (script.now["throws"], script.now["pending"]) == (2, [0, 4])


@pytest.mark.rule("Y-17", "M-62")
def test_off_takes_every_throw_as_it_was_set(begin: At) -> None:
    script = begin(fair_play="off")
    script.throw((6, 6, 6, 6, 1), off_track=(4,), cocked=(0, 1))
    assert (script.now["dice"], script.now["throws"]) == ([6, 6, 6, 6, 1], 1)
    script.act(Throw((4,)))
    with pytest.raises(IllegalAction, match="value_missing"):
        script.act(Rolled((None,), off_track=(4,)))
    script.act(Rolled((6,), off_track=(4,), disturbed={"0": 2}))
    assert script.now["dice"] == [6, 6, 6, 6, 6]


@pytest.mark.rule("M-62")
def test_what_cannot_have_happened_is_refused_and_the_dice_stay_in_the_air(begin: At) -> None:
    script = begin()
    script.throw(NOTHING)
    script.act(Throw((0, 4)))
    before = script.now
    for rolled in (Rolled((1,)), Rolled((1, 9)), Rolled((1, 1), off_track=(2,)), Rolled((1, 1), disturbed={"1": 2})):
        with pytest.raises(IllegalAction):
            script.act(rolled)
        assert script.now == before
