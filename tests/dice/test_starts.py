"""Who starts: highest throw, the tied again, rolls that fit the seat named."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tabletop.core.errors import IllegalAction
from tabletop.core.rng import Rng
from tabletop.dice.starts import Starts, check_starts, sample_starts


def starts(seat: int, *rounds: list[Any]) -> Starts:
    return msgspec.convert({"type": "starts", "seat": seat, "rolls": list(rounds)}, Starts)


@pytest.mark.parametrize(
    "action",
    [
        starts(2, [6, 3, 6], [2, None, 5]),
        starts(1, [1, 2, 1]),
        starts(0, [4, 4, 4], [5, 5, 1], [3, 3, None], [2, 1, None]),
        starts(1),
    ],
)
def test_one_die_each(action: Starts) -> None:
    check_starts(action, 3, 1)


@pytest.mark.rule("Y-03")
@pytest.mark.parametrize(
    "action",
    [
        starts(1, [[1, 2], [6, 5], [5, 5]]),
        starts(0, [[1, 6], [3, 2], [5, 2]], [[4, 4], None, [1, 6]]),
        starts(2),
    ],
)
def test_two_dice_each_are_summed(action: Starts) -> None:
    check_starts(action, 3, 2)


@pytest.mark.rule("Y-03")
@pytest.mark.parametrize(
    ("dice_each", "action", "code", "where"),
    [
        (1, starts(3), "not_a_seat", "seat"),
        (1, starts(-1), "not_a_seat", "seat"),
        (1, starts(0, [6, 3]), "wrong_count", "rolls[0]"),
        (1, starts(0, [6, 3, 7]), "bad_value", "rolls[0][2]"),
        (1, starts(0, [6, 3, [1, 2]]), "bad_value", "rolls[0][2]"),
        (1, starts(0, [6, 3, None]), "value_missing", "rolls[0][2]"),
        (1, starts(0, [6, 3, 6]), "undecided", "rolls"),
        (1, starts(0, [6, 3, 6], [2, 1, 1]), "out_of_tie", "rolls[1][1]"),
        (1, starts(0, [6, 3, 6], [2, None, 5]), "other_seat", "seat"),
        (1, starts(0, [6, 3, 5], [2, None, None]), "already_decided", "rolls[1]"),
        (2, starts(0, [6, 3, 5]), "bad_value", "rolls[0][0]"),
        (2, starts(0, [[6, 3], [1, 1], [5]]), "bad_value", "rolls[0][2]"),
        (2, starts(0, [[6, 3], [1, 1], [5, 0]]), "bad_value", "rolls[0][2]"),
        (2, starts(0, [[6, 3], [1, 1], [5, 4]]), "undecided", "rolls"),
        (2, starts(0, [[6, 3], [1, 1], [6, 4]]), "other_seat", "seat"),
    ],
)
def test_rolls_that_do_not_lead_there_are_refused(dice_each: int, action: Starts, code: str, where: str) -> None:
    with pytest.raises(IllegalAction) as raised:
        check_starts(action, 3, dice_each)
    assert (raised.value.code, raised.value.where) == (code, where)


@pytest.mark.rule("Y-03")
@pytest.mark.parametrize("dice_each", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sampled_starts_are_fit_and_reach_every_seat(players: int, dice_each: int) -> None:
    samples = [sample_starts(players, dice_each, Rng(seed)) for seed in range(80)]
    for sample in samples:
        assert sample.rolls
        check_starts(sample, players, dice_each)
    assert {sample.seat for sample in samples} == set(range(players))
    assert any(len(sample.rolls) > 1 for sample in samples), "ties are thrown again"


def test_alone_nothing_is_thrown() -> None:
    assert sample_starts(1, 2, Rng(1)) == Starts(0)
