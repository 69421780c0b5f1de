"""The figures, on both sides of each edge, and how often each comes (M-20 to M-29)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from tabletop.games.morpyam.odds import ODDS
from tabletop.games.morpyam.tiles import CALLS, FIGURES, SEC_FIGURES, TILES, answers, is_sec, made


@pytest.mark.parametrize(
    ("tile", "yes", "no"),
    [
        pytest.param("b3", (3, 1, 3, 6, 3), (3, 1, 3, 6, 2), marks=pytest.mark.rule("M-20"), id="brelan"),
        pytest.param("b3", (3, 3, 3, 3, 2), (2, 2, 2, 3, 3), marks=pytest.mark.rule("M-20"), id="brelan of its value"),
        pytest.param("b6", (6, 6, 6, 6, 6), (5, 5, 5, 5, 5), marks=pytest.mark.rule("M-20"), id="brelan of five"),
        pytest.param("ps", (4, 1, 3, 2, 6), (1, 2, 3, 5, 6), marks=pytest.mark.rule("M-21"), id="1234"),
        pytest.param("ps", (5, 3, 3, 4, 2), (5, 3, 3, 4, 4), marks=pytest.mark.rule("M-21"), id="2345"),
        pytest.param("ps", (6, 5, 4, 3, 1), (6, 5, 4, 2, 1), marks=pytest.mark.rule("M-21"), id="3456"),
        pytest.param("ps", (1, 2, 3, 4, 5), (6, 1, 2, 3, 5), marks=pytest.mark.rule("M-22"), id="a suite too"),
        pytest.param("suite", (5, 4, 3, 2, 1), (1, 2, 3, 4, 6), marks=pytest.mark.rule("M-22"), id="12345"),
        pytest.param("suite", (2, 6, 3, 5, 4), (1, 3, 4, 5, 6), marks=pytest.mark.rule("M-22"), id="23456"),
        pytest.param("full", (2, 5, 2, 5, 5), (2, 5, 2, 5, 1), marks=pytest.mark.rule("M-23"), id="full"),
        pytest.param("full", (4, 4, 4, 4, 4), (4, 4, 4, 4, 1), marks=pytest.mark.rule("M-23"), id="full of five"),
        pytest.param("carre", (2, 2, 1, 2, 2), (2, 2, 1, 2, 1), marks=pytest.mark.rule("M-24"), id="carre"),
        pytest.param("carre", (2, 2, 2, 2, 2), (3, 3, 3, 6, 6), marks=pytest.mark.rule("M-24"), id="carre of five"),
        pytest.param("mini", (1, 1, 1, 1, 4), (1, 1, 1, 1, 5), marks=pytest.mark.rule("M-25"), id="sum 8"),
        pytest.param("mini", (2, 2, 2, 1, 1), (2, 2, 2, 2, 1), marks=pytest.mark.rule("M-25"), id="sum 8 of pairs"),
        pytest.param("maxi", (6, 6, 6, 6, 3), (6, 6, 6, 6, 2), marks=pytest.mark.rule("M-26"), id="sum 27"),
        pytest.param("maxi", (5, 5, 5, 6, 6), (5, 5, 5, 5, 6), marks=pytest.mark.rule("M-26"), id="sum 27 of fives"),
        pytest.param("morpyam", (1, 1, 1, 1, 1), (1, 1, 1, 1, 2), marks=pytest.mark.rule("M-27"), id="morpyam"),
        pytest.param("p4", (4, 1, 4, 2, 6), (4, 1, 5, 5, 6), marks=pytest.mark.rule("M-28"), id="paire"),
        pytest.param("p4", (4, 4, 4, 4, 4), (4, 5, 5, 5, 5), marks=pytest.mark.rule("M-28"), id="paire of five"),
        pytest.param("2p", (4, 1, 4, 1, 6), (4, 1, 4, 2, 6), marks=pytest.mark.rule("M-28"), id="deux-paires"),
        pytest.param("2p", (4, 4, 4, 1, 1), (4, 4, 4, 4, 1), marks=pytest.mark.rule("M-28"), id="a full, four alike"),
        pytest.param("2p", (3, 3, 6, 6, 6), (3, 3, 3, 3, 3), marks=pytest.mark.rule("M-28"), id="five alike"),
    ],
)
def test_a_figure_on_both_sides_of_its_edge(tile: str, yes: tuple[int, ...], no: tuple[int, ...]) -> None:
    assert FIGURES[tile](yes)
    assert tile in made(yes)
    assert not FIGURES[tile](no)
    assert tile not in made(no)


ORDERED = Counter(tile for dice in product(range(1, 7), repeat=5) for tile in made(dice))


@pytest.mark.rule("M-20", "M-21", "M-22", "M-23", "M-24", "M-25", "M-26", "M-27")
def test_how_many_of_7776_throws_make_each() -> None:
    counts = {"ps": 1200, "suite": 240, "full": 306, "carre": 156, "mini": 56, "maxi": 56, "morpyam": 6}
    assert {tile: ORDERED[tile] for tile in counts} == counts
    assert [ORDERED[f"b{value}"] for value in range(1, 7)] == [276] * 6
    throws = list(product(range(1, 7), repeat=5))
    assert sum(any(FIGURES[f"b{value}"](dice) for value in range(1, 7)) for dice in throws) == 1656


@pytest.mark.rule("M-28")
def test_how_many_of_7776_throws_make_the_figures_of_flash() -> None:
    assert [ORDERED[f"p{value}"] for value in range(1, 7)] == [7776 - 5**5 - 5 * 5**4] * 6
    # A full: 6*5 choices of values, 10 places of the pair. Two pairs and another: 15 pairs, 4 others, 30 orders.
    assert ORDERED["2p"] == 30 * 10 + 15 * 4 * 30


@pytest.mark.rule("M-29")
def test_a_sec_is_one_of_six_figures() -> None:
    throws = list(product(range(1, 7), repeat=5))
    assert sum(map(is_sec, throws)) == 736
    assert set(SEC_FIGURES) == {"morpyam", "carre", "maxi", "mini", "suite", "full"}
    for dice in ((1, 1, 1, 1, 1), (2, 2, 2, 2, 6), (6, 6, 6, 5, 5), (1, 1, 1, 2, 2), (1, 2, 3, 4, 5), (5, 5, 2, 2, 2)):
        assert is_sec(dice)
    for dice in ((3, 3, 3, 1, 2), (1, 2, 3, 4, 6), (5, 5, 2, 2, 1)):
        assert not is_sec(dice), "a brelan, a petite suite, two pairs"


@pytest.mark.rule("M-41", "M-42")
def test_what_answers_a_call() -> None:
    assert {figure for figure in CALLS if answers(figure, (1, 1, 1, 1, 1))} == {
        "morpyam",
        "carre",
        "full",
        "mini",
        "sec",
    }
    assert {figure for figure in CALLS if answers(figure, (6, 6, 6, 6, 6))} == {
        "morpyam",
        "carre",
        "full",
        "maxi",
        "sec",
    }
    assert {figure for figure in CALLS if answers(figure, (3, 3, 3, 3, 3))} == {"morpyam", "carre", "full", "sec"}
    assert {figure for figure in CALLS if answers(figure, (2, 3, 4, 5, 6))} == {"suite", "sec"}
    assert {figure for figure in CALLS if answers(figure, (3, 3, 3, 1, 2))} == set()


def test_odds_of_every_figure_of_the_dice() -> None:
    assert set(ODDS.figures) == set(TILES) - {"sec", "appel"}
    one = ODDS.chances(None, 1)
    assert one["full"].exact == Fraction(306, 7776), "five alike count as full"
    assert one["b4"].exact == Fraction(276, 7776)
    assert ODDS.chances((2, 2, 2, 2, 5), 1)["morpyam"].exact == Fraction(1, 6)
    assert ODDS.chances((2, 2, 2, 2, 5), 2)["morpyam"].exact == Fraction(11, 36)
    assert ODDS.chances((6, 6, 6, 6, 6), 0)["full"].exact == 1
