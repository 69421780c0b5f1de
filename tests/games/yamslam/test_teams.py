"""Team play (Y-40)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletop.core.game import to_plain
from tabletop.games.yamslam.count import tally
from tabletop.games.yamslam.rules import GAME

At = Callable[..., Any]


@pytest.mark.rule("Y-40")
def test_turns_go_seat_by_seat_and_partners_sit_opposite(begin: At) -> None:
    script = begin("teams", 4, 3)
    sides = []
    for _ in range(4):
        script.throw((4, 4, 4, 1, 6))
        took, began = script.take("three")
        sides.append((took["seat"], took["side"]))
        assert began["seat"] == (took["seat"] + 1) % 4
    assert sides == [(3, 1), (0, 0), (1, 1), (2, 0)]
    assert script.now["chips"] == [{"three": 2}, {"three": 2}]


@pytest.mark.rule("Y-40", "Y-21", "Y-23", "Y-24", "Y-25")
def test_every_bonus_is_counted_on_the_teams_chips(at: At) -> None:
    """Seat 2 wins the last chip: it completes a series and the seven that seat 0 began."""
    row = {"two_pairs": 1, "three": 1, "small_straight": 1, "flush": 1, "full": 1, "four": 3, "large_straight": 1}
    script = at("teams", 4, tray={"four": 1}, own={0: row}, rest=1, turn=2, dice=[4, 4, 4, 4, 6], throws=1)
    over = script.take("four")[-1]
    first, second = tally(script.state)
    assert (first.seats, second.seats) == ((0, 2), (1, 3))
    assert first.total == 5 + 10 + 20 + 25 + 30 + 4 * 40 + 50 + 50 + 30 + 20
    assert second.total == 3 * (5 + 10 + 20 + 25 + 30 + 50) + 20
    assert over["scores"] == [400, 440, 400, 440]
    assert over["ranking"] == [[1, 3], [0, 2]]
    assert script.now["last_chip"] == 0


@pytest.mark.rule("Y-40", "Y-25")
def test_a_tie_of_teams_is_shared_by_all_four(at: At) -> None:
    script = at(
        "teams",
        4,
        out=dict.fromkeys(("two_pairs", "three", "small_straight", "flush", "full"), 4) | {"large_straight": 4},
        own={0: {"four": 2}, 1: {"four": 2}},
    )
    assert to_plain(GAME.outcome(script.state)) == {  # type: ignore[arg-type]
        "reason": "points",
        "ranking": [[0, 1, 2, 3]],
        "scores": [80, 80, 80, 80],
    }


@pytest.mark.rule("Y-40", "Y-13", "Y-15")
def test_a_replay_is_the_same_seats(begin: At) -> None:
    script = begin("teams", 4, 2)
    script.throw((6, 6, 6, 6, 6))
    script.take("full")
    assert script.now["turn"] == 2
    script.fail()
    assert (script.now["turn"], script.now["idle_turns"]) == (3, 0)
