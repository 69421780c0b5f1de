"""What five dice make (Y-12, Y-13), counted over all throws by another way, and the odds of it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations, product

import pytest

from tabletop.games.yamslam.combinations import CHIPS, combinations, earned, is_yamslam
from tabletop.games.yamslam.odds import ODDS

ALL_THROWS = list(product(range(1, 7), repeat=5))


def by_the_sheet(dice: tuple[int, ...]) -> set[str]:
    """Y-12 and Y-13 read off the counts of equal dice and the sorted values."""
    alike = sorted(Counter(dice).values(), reverse=True)
    shown = "".join(map(str, sorted(set(dice))))
    made = set()
    if alike[0] >= 4 or alike[:2] in ([3, 2], [2, 2]):
        made.add("two_pairs")
    if alike[0] >= 3:
        made.add("three")
    if any(run in shown for run in ("1234", "2345", "3456")):
        made.add("small_straight")
    if len({value % 2 for value in dice}) == 1:
        made.add("flush")
    if alike == [3, 2]:
        made.add("full")
    if alike[0] >= 4:
        made.add("four")
    if shown in ("12345", "23456"):
        made.add("large_straight")
    if alike == [5]:
        made.add("yamslam")
    return made


@pytest.mark.rule("Y-12")
def test_every_throw_there_is() -> None:
    for dice in ALL_THROWS:
        assert set(combinations(dice)) == by_the_sheet(dice)


@pytest.mark.rule("Y-12", "Y-13")
def test_how_many_throws_make_each() -> None:
    counts = Counter(name for dice in ALL_THROWS for name in combinations(dice))
    assert counts == {
        "two_pairs": 1800 + 300 + 150 + 6,
        "three": 1200 + 300 + 150 + 6,
        "small_straight": 1200,
        "flush": 2 * 3**5,
        "full": 300,
        "four": 150 + 6,
        "large_straight": 240,
        "yamslam": 6,
    }


@pytest.mark.rule("Y-12")
@pytest.mark.parametrize(
    ("dice", "made"),
    [
        ((4, 4, 1, 1, 6), ["two_pairs"]),
        ((4, 4, 4, 1, 6), ["three"]),
        ((5, 5, 2, 2, 2), ["two_pairs", "three", "full"]),
        ((5, 5, 3, 3, 3), ["two_pairs", "three", "flush", "full"]),
        ((6, 6, 6, 6, 1), ["two_pairs", "three", "four"]),
        ((6, 6, 6, 6, 2), ["two_pairs", "three", "flush", "four"]),
        ((6, 6, 6, 6, 6), ["two_pairs", "three", "flush", "four", "yamslam"]),
        ((1, 2, 3, 4, 4), ["small_straight"]),
        ((1, 2, 3, 4, 6), ["small_straight"]),
        ((1, 2, 3, 4, 5), ["small_straight", "large_straight"]),
        ((2, 4, 6, 6, 2), ["two_pairs", "flush"]),
        ((2, 4, 6, 6, 1), []),
        ((1, 2, 3, 5, 6), []),
    ],
)
def test_combinations_contain_each_other(dice: tuple[int, ...], made: list[str]) -> None:
    for order in permutations(dice):
        assert list(combinations(order)) == made


@pytest.mark.rule("Y-12", "Y-13")
def test_five_alike_are_no_full_but_earn_any_chip() -> None:
    for dice in ALL_THROWS:
        chips = [CHIPS[number] for number in earned(dice)]
        if is_yamslam(dice):
            assert "full" not in combinations(dice)
            assert chips == list(CHIPS)
        else:
            assert chips == list(combinations(dice))


@pytest.mark.rule("Y-12", "Y-13")
def test_odds_are_told_of_the_seven_and_the_yamslam() -> None:
    chances = ODDS.chances(None, 1)
    assert list(chances) == [*CHIPS, "yamslam"]
    assert chances["two_pairs"].exact == Fraction(2256, 7776)
    assert chances["full"].exact == Fraction(300, 7776)
    assert ODDS.chances(None, 3)["yamslam"].fraction == "347897/7558272"
    assert ODDS.chances(None, 3)["large_straight"].fraction == "319695199/1224440064"
    # Five alike hold four alike, which count as two pairs; they are no full.
    made = {name: chance.fraction for name, chance in ODDS.chances((6, 6, 6, 6, 6), 0).items()}
    assert {name for name, fraction in made.items() if fraction == "1/1"} == set(combinations((6, 6, 6, 6, 6)))
