"""Fouls in a game of Morpyam (M-60 to M-62)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletop.core.errors import IllegalAction
from tabletop.dice.throws import Rolled, Throw

At = Callable[..., Any]

NOTHING = (1, 1, 2, 4, 6)


@pytest.mark.rule("M-60")
def test_a_throw_off_the_track_is_made_again_and_not_counted(begin: At) -> None:
    script = begin()
    script.throw(NOTHING)
    events = script.throw((6, None), (0, 1), off_track=(1,))
    assert [event["type"] for event in events] == ["thrown", "rolled"]
    assert events[1]["ruling"] == "rethrow"
    now = script.now
    assert (now["dice"], now["throws"], now["pending"]) == (list(NOTHING), 1, [0, 1])
    assert (script.legal, script.also) == ([], ())
    script.act(Rolled((6, 6)))
    assert (script.now["dice"], script.now["throws"]) == ([6, 6, 2, 4, 6], 2)


@pytest.mark.rule("M-29", "M-60")
def test_a_first_throw_made_again_is_still_the_first(begin: At) -> None:
    script = begin()
    script.throw((6, 6, 6, 6, 6), cocked=(2,))
    script.act(Rolled((1, 2, 3, 4, 5)))
    assert (script.now["throws"], (3, 3) in script.squares) == (1, True)


@pytest.mark.rule("M-61")
def test_a_die_set_aside_that_is_turned_costs_the_turn_and_the_token(begin: At) -> None:
    script = begin(players=3)
    script.throw((6, 6, 6, 6, 1))
    events = script.throw((6,), (4,), disturbed={"0": 2})
    assert [event["type"] for event in events] == ["thrown", "rolled", "turn_lost", "turn_began"]
    now = script.now
    assert (now["turn"], now["dice"], now["throws"], now["pending"]) == (1, None, 0, None)
    assert now["in_hand"] == [11, 11, 11]


@pytest.mark.rule("M-61", "M-30", "M-32")
def test_in_a_replay_too_and_its_morpyams_are_forgotten(begin: At) -> None:
    script = begin(double_morpyam=True)
    script.throw((2, 2, 2, 2, 2))
    script.place(1, 4)
    script.throw(NOTHING)
    script.throw((3, None), (0, 1), off_track=(1,), disturbed={"4": 1})
    now = script.now
    assert (now["turn"], now["morpyams"], now["pending"], now["in_hand"]) == (1, 0, None, [16, 17])


@pytest.mark.rule("M-62")
def test_rethrow_only_puts_the_turned_die_back(begin: At) -> None:
    script = begin(fair_play="rethrow_only")
    script.throw(NOTHING)
    script.throw((5, 5), (0, 4), disturbed={"1": 3})
    assert (script.now["dice"], script.now["turn"]) == ([5, 1, 2, 4, 5], 0)
    script.throw((4, None), (0, 4), cocked=(4,), disturbed={"1": 3})
    assert (script.now["throws"], script.now["pending"]) == (2, [0, 4])


@pytest.mark.rule("M-62")
def test_off_takes_every_throw_as_it_was_set(begin: At) -> None:
    script = begin(fair_play="off")
    script.throw((6, 6, 6, 6, 1), off_track=(4,), cocked=(0, 1))
    assert (script.now["dice"], script.now["throws"]) == ([6, 6, 6, 6, 1], 1)
    script.act(Throw((4,)))
    with pytest.raises(IllegalAction, match="value_missing"):
        script.act(Rolled((None,), off_track=(4,)))
    script.act(Rolled((6,), off_track=(4,), disturbed={"0": 2}))
    assert script.now["dice"] == [6, 6, 6, 6, 6]
