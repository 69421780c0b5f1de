"""Figures, counted over all 7776 throws and tried on single hands."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from tabletop.dice import figures
from tabletop.dice.figures import Figure

ALL_THROWS = list(product(range(1, 7), repeat=5))

# Ways by arithmetic. Patterns of equal values among five dice, in ordered throws:
FIVE = 6  # one value
FOUR_ONE = 6 * 5 * 5  # two values, the place of the odd one out
THREE_TWO = 6 * 5 * 10  # two values, the places of the three
THREE_ONE_ONE = 6 * 10 * 20  # the three's value, two of the other five, the places
TWO_TWO_ONE = 15 * 4 * 30  # two pairs' values, the fifth's, the places

COUNTS = {
    "three_alike": THREE_ONE_ONE + THREE_TWO + FOUR_ONE + FIVE,
    "four_alike": FOUR_ONE + FIVE,
    "five_alike": FIVE,
    "two_pairs": TWO_TWO_ONE + THREE_TWO,
    "two_pairs_or_four_alike": TWO_TWO_ONE + THREE_TWO + FOUR_ONE + FIVE,
    "full": THREE_TWO,
    "full_or_five_alike": THREE_TWO + FIVE,
    "five_in_a_row": 2 * 120,
    # 120 for each of the two runs of five; else one run of four and a fifth die: one of the four again (60 orders, 4
    # values, 3 runs), or one further off that makes no five (120 orders; 6 beside 1234, 1 beside 3456).
    "four_in_a_row": 2 * 120 + 3 * 4 * 60 + 2 * 120,
    "one_parity": 2 * 3**5,
    # Sums of 5, 6, 7, 8: 1, 5, 15, 35 ways (stars and bars; no die can pass 4). Maxi is its mirror, 7 - value.
    "mini": 1 + 5 + 15 + 35,
    "maxi": 1 + 5 + 15 + 35,
}


@pytest.mark.parametrize(("name", "ways"), COUNTS.items())
def test_a_figure_is_made_by_so_many_throws(name: str, ways: int) -> None:
    figure: Figure = getattr(figures, name)
    assert sum(map(figure, ALL_THROWS)) == ways


@pytest.mark.parametrize("value", range(1, 7))
def test_of_value_counts_one_value(value: int) -> None:
    assert sum(map(figures.of_value(value, 3), ALL_THROWS)) == 10 * 25 + 5 * 5 + 1
    assert sum(map(figures.of_value(value, 2), ALL_THROWS)) == 6**5 - 5**5 - 5 * 5**4


@pytest.mark.parametrize(
    ("figure", "dice", "made"),
    [
        (figures.two_pairs, (3, 3, 5, 5, 1), True),
        (figures.two_pairs, (3, 3, 5, 5, 5), True),
        (figures.two_pairs, (3, 3, 3, 3, 5), False),
        (figures.two_pairs, (3, 3, 3, 3, 3), False),
        (figures.two_pairs_or_four_alike, (3, 3, 3, 3, 5), True),
        (figures.two_pairs_or_four_alike, (3, 3, 3, 3, 3), True),
        (figures.two_pairs_or_four_alike, (3, 3, 3, 4, 5), False),
        (figures.full, (2, 2, 6, 6, 6), True),
        (figures.full, (6, 6, 6, 6, 6), False),
        (figures.full_or_five_alike, (6, 6, 6, 6, 6), True),
        (figures.full_or_five_alike, (6, 6, 6, 6, 2), False),
        (figures.four_in_a_row, (1, 2, 3, 4, 6), True),
        (figures.four_in_a_row, (1, 2, 3, 5, 6), False),
        (figures.five_in_a_row, (2, 3, 4, 5, 6), True),
        (figures.five_in_a_row, (1, 2, 3, 4, 6), False),
        (figures.mini, (1, 1, 1, 1, 4), True),
        (figures.mini, (1, 1, 1, 1, 5), False),
        (figures.maxi, (6, 6, 6, 6, 3), True),
        (figures.maxi, (6, 6, 6, 6, 2), False),
        (figures.one_parity, (1, 3, 5, 5, 1), True),
        (figures.one_parity, (2, 4, 6, 6, 2), True),
        (figures.one_parity, (2, 4, 6, 6, 1), False),
    ],
)
def test_both_sides_of_an_edge_in_any_order(figure: Figure, dice: tuple[int, ...], made: bool) -> None:
    for order in set(permutations(dice)):
        assert figure(order) is made
        assert figure(list(order)) is made
