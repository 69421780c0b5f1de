"""χ² against printed tables and closed forms."""

from __future__ import annotations

from math import exp, inf, nan

import pytest

from tabletop.tray.statistics import goodness_of_fit, independence, survival


@pytest.mark.parametrize(
    ("freedom", "value", "p"),
    [
        (1, 3.841, 0.05),
        (1, 10.828, 0.001),
        (2, 5.991, 0.05),
        (5, 1.145, 0.95),
        (5, 11.070, 0.05),
        (5, 15.086, 0.01),
        (5, 20.515, 0.001),
        (10, 3.940, 0.95),
        (10, 18.307, 0.05),
        (25, 14.611, 0.95),
        (25, 37.652, 0.05),
        (25, 44.314, 0.01),
        (25, 52.620, 0.001),
        (100, 124.342, 0.05),
    ],
)
def test_the_survival_function_agrees_with_printed_tables(freedom, value, p):
    assert survival(value, freedom) == pytest.approx(p, rel=2e-3)


@pytest.mark.parametrize("value", [0.01, 0.5, 1.0, 3.0, 4.1, 6.0, 20.0, 200.0])
def test_the_survival_function_agrees_with_its_closed_forms(value):
    half = value / 2
    assert survival(value, 2) == pytest.approx(exp(-half), rel=1e-12)
    assert survival(value, 4) == pytest.approx(exp(-half) * (1 + half), rel=1e-12)
    assert survival(value, 6) == pytest.approx(exp(-half) * (1 + half + half**2 / 2), rel=1e-12)


def test_the_ends_of_the_survival_function():
    assert survival(0, 5) == 1
    assert survival(inf, 5) == 0
    assert 0 <= survival(1e5, 5) < 1e-300


@pytest.mark.parametrize(("value", "freedom"), [(-1, 5), (nan, 5), (1, 0)])
def test_what_is_no_chi_square_is_refused(value, freedom):
    with pytest.raises(ValueError, match=r"χ²|freedom"):
        survival(value, freedom)


def test_goodness_of_fit_of_a_die():
    # Expected 10 each; squares 25 + 4 + 1 + 4 + 0 + 0 + … by hand: (5,8,9,12,10,16) → 25+4+1+4+0+36 = 70, over 10.
    test = goodness_of_fit([5, 8, 9, 12, 10, 16])
    assert test.value == pytest.approx(7.0)
    assert test.freedom == 5
    assert test.p == pytest.approx(0.2206, abs=2e-4)


def test_counts_as_expected_are_no_surprise():
    assert goodness_of_fit([7] * 6) == (0, 5, 1)


def test_independence_of_a_table():
    # Margins 30, 70 and 40, 60; expected 12, 18, 28, 42; (8² / 12 + 8² / 18 + 8² / 28 + 8² / 42) by hand.
    test = independence([[20, 10], [20, 50]])
    assert test.value == pytest.approx(64 / 12 + 64 / 18 + 64 / 28 + 64 / 42)
    assert test.freedom == 1


def test_empty_rows_and_columns_do_not_count():
    assert independence([[20, 0, 10], [0, 0, 0], [20, 0, 50]]) == independence([[20, 10], [20, 50]])


def test_a_table_of_six_by_six_has_25_degrees_of_freedom():
    assert independence([[1] * 6] * 6) == (0, 25, 1)


@pytest.mark.parametrize("counts", [[], [3], [0, 0], [1, -1, 4]])
def test_what_cannot_be_tested_is_refused(counts):
    with pytest.raises(ValueError, match=r"count|outcome"):
        goodness_of_fit(counts)


@pytest.mark.parametrize("table", [[], [[1, 2], [3]], [[1, 2]], [[1, 0], [2, 0]], [[0, 0], [0, 0]]])
def test_what_is_no_table_is_refused(table):
    with pytest.raises(ValueError, match=r"rows|count"):
        independence(table)
