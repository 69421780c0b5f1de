"""Exact odds with best play, against known fractions and a reckoning by another way."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.errors import IllegalAction
from tabletop.dice import figures
from tabletop.dice.figures import Figure
from tabletop.dice.hands import HANDS, KEEPS, BestPlay, keeps_of
from tabletop.dice.odds import Odds

FIGURES: dict[str, Figure] = {
    "sixes": figures.of_value(6, 3),
    "two_pairs": figures.two_pairs,
    "three": figures.three_alike,
    "four": figures.four_alike,
    "full": figures.full,
    "flush": figures.one_parity,
    "small": figures.four_in_a_row,
    "large": figures.five_in_a_row,
    "five": figures.five_alike,
    "maxi": figures.maxi,
}
ODDS = Odds(FIGURES)
hands = st.tuples(*[st.integers(1, 6)] * 5)


def ways_to_throw_again(dice: tuple[int, ...]) -> Iterator[tuple[int | None, ...]]:
    """Each of the 32 choices: the dice kept in place, None for one thrown."""
    for mask in product((False, True), repeat=5):
        yield tuple(value if kept else None for value, kept in zip(dice, mask, strict=True))


@cache
def outcomes(thrown: int) -> tuple[tuple[int, ...], ...]:
    return tuple(product(range(1, 7), repeat=thrown))


def one_throw(figure: Figure, kept: tuple[int | None, ...]) -> Fraction:
    """The chance of a figure when the dice that are None are thrown once: by trying every outcome."""
    places = [place for place, value in enumerate(kept) if value is None]
    hand = list(kept)
    hits = 0
    for values in outcomes(len(places)):
        for place, value in zip(places, values, strict=True):
            hand[place] = value
        hits += figure(hand)  # type: ignore[arg-type]  # every None has its value by now
    return Fraction(hits, 6 ** len(places))


@pytest.mark.parametrize(
    ("figure", "left", "fraction"),
    [
        ("five", 1, "1/1296"),
        ("five", 3, "347897/7558272"),
        ("large", 1, "5/162"),
        ("large", 3, "319695199/1224440064"),
        ("four", 1, "13/648"),
        ("flush", 1, "1/16"),
    ],
)
def test_before_the_first_throw(figure: str, left: int, fraction: str) -> None:
    chance = ODDS.chances(None, left)[figure]
    assert chance.fraction == fraction
    assert chance.exact == Fraction(fraction)
    assert chance.p == float(Fraction(fraction))
    assert chance.keep == ()


@given(hands)
def test_with_no_throw_left_the_dice_are_what_they_are(dice: tuple[int, ...]) -> None:
    for name, chance in ODDS.chances(dice, 0).items():
        assert chance.fraction == ("1/1" if FIGURES[name](dice) else "0/1")
        assert chance.keep == tuple(sorted(dice))


@pytest.mark.parametrize("dice", [(1, 1, 3, 4, 6), (6, 2, 6, 2, 5), (2, 3, 4, 5, 5), (1, 3, 3, 3, 5), (6, 6, 6, 6, 2)])
@pytest.mark.parametrize("name", FIGURES)
def test_one_throw_left_by_trying_every_outcome_of_every_choice(name: str, dice: tuple[int, ...]) -> None:
    figure = FIGURES[name]
    chances = {kept: one_throw(figure, kept) for kept in ways_to_throw_again(dice)}
    best = max(chances.values())
    chance = ODDS.chances(dice, 1)[name]
    assert chance.exact == best
    as_good = {tuple(sorted(v for v in kept if v is not None)) for kept, p in chances.items() if p == best}
    most = max(map(len, as_good))
    assert chance.keep == min(keep for keep in as_good if len(keep) == most)


def test_two_throws_left_from_one_throw_left() -> None:
    """Keeping two sixes, weighed by hand: the outcomes of three dice, each then played on for four alike."""
    total = sum(ODDS.chances((6, 6, *values), 1)["four"].exact for values in outcomes(3))
    assert ODDS.chances((6, 6, 1, 2, 4), 2)["four"].exact == total / 216
    assert ODDS.chances((6, 6, 1, 2, 4), 2)["four"].keep == (6, 6)


@given(hands)
def test_a_further_throw_helps_unless_the_figure_is_made(dice: tuple[int, ...]) -> None:
    answers = [ODDS.chances(dice, left) for left in range(4)]
    for name, figure in FIGURES.items():
        chances = [answer[name].exact for answer in answers]
        if figure(dice):
            assert chances == [1, 1, 1, 1]
            assert answers[2][name].keep == tuple(sorted(dice))
        else:
            assert chances[0] == 0 < chances[1] < chances[2] < chances[3] < 1


@given(hands, st.randoms())
def test_the_order_of_the_dice_changes_nothing(dice: tuple[int, ...], shuffler: Any) -> None:
    order = list(dice)
    shuffler.shuffle(order)
    assert ODDS.chances(order, 2) == ODDS.chances(dice, 2)


def test_of_equal_keeps_the_first_in_rising_order() -> None:
    assert ODDS.chances((6, 1, 6, 1, 3), 1)["four"].keep == (1, 1)
    assert ODDS.chances((1, 2, 3, 4, 6), 0)["five"].keep == (1, 2, 3, 4, 6)


@pytest.mark.parametrize(
    ("dice", "left", "code", "where"),
    [
        ([1, 2, 3], 1, "wrong_count", "dice"),
        ([1, 2, 3, 4, 7], 1, "bad_value", "dice[4]"),
        ([0, 2, 3, 4, 6], 1, "bad_value", "dice[0]"),
        ([1, 2, True, 4, 6], 1, "bad_value", "dice[2]"),
        ([1, 2, 3, 4, 5], 4, "bad_throws_left", "left"),
        ([1, 2, 3, 4, 5], -1, "bad_throws_left", "left"),
        (None, 9, "bad_throws_left", "left"),
    ],
)
def test_what_is_no_hand_is_refused(dice: list[int] | None, left: int, code: str, where: str) -> None:
    with pytest.raises(IllegalAction) as raised:
        ODDS.chances(dice, left)
    assert (raised.value.code, raised.value.where) == (code, where)


def test_there_are_462_keeps_and_252_hands() -> None:
    assert len(KEEPS) == len(set(KEEPS)) == 462
    assert len(HANDS) == 252
    assert len(keeps_of((1, 2, 3, 4, 6))) == 32
    assert len(keeps_of((5, 5, 5, 5, 5))) == 6
    assert len(keeps_of((1, 1, 2, 2, 2))) == 3 * 4


def test_best_play_for_a_payoff_keeps_what_is_worth_more_on_average() -> None:
    """The sum of the dice with one throw left: a die is thrown again below 4, for 3.5 on average."""
    play = BestPlay(sum, 2)
    value, keep = play.best((1, 3, 4, 5, 6), 1)
    assert keep == (4, 5, 6)
    assert Fraction(value, 7776) == 15 + 2 * Fraction(7, 2)
    # With two left a die is kept from 5 on: one more throw is worth 4.25.
    assert play.best((1, 3, 4, 5, 6), 2)[1] == (5, 6)
    assert Fraction(play.untouched(1), 7776) == 5 * Fraction(7, 2)
    assert Fraction(play.untouched(2), 7776**2) == 5 * Fraction(17, 4)
