"""Whether counts are as chance would have them: Pearson's χ² and how surprising it is."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, lgamma, log
from typing import NamedTuple

_PRECISION = 1e-15
_MOST_TERMS = 10_000
_TINY = 1e-300


class ChiSquare(NamedTuple):
    """The outcome of a test.

    Attributes:
        value: χ², 0 when the counts are exactly as expected.
        freedom: the degrees of freedom.
        p: how likely chance alone gives a χ² as large.
    """

    value: float
    freedom: int
    p: float


def survival(value: float, freedom: int) -> float:
    """How likely a χ² with that many degrees of freedom is at least ``value``.

    Raises:
        ValueError: the value is negative or no number, or there is no degree of freedom.
    """
    if not value >= 0:
        raise ValueError(f"χ² is {value}; it must be 0 or more")
    if freedom < 1:
        raise ValueError(f"{freedom} degrees of freedom; there must be at least 1")
    return _upper_gamma(freedom / 2, value / 2)


def goodness_of_fit(counts: Sequence[int]) -> ChiSquare:
    """Whether outcomes that should be equally likely came up so: faces of a die, say.

    Raises:
        ValueError: there are fewer than two outcomes, a count is negative, or nothing was counted.
    """
    _check(counts)
    if len(counts) < 2:
        raise ValueError(f"{len(counts)} outcome; a test needs at least 2")
    expected = sum(counts) / len(counts)
    value = sum((count - expected) ** 2 for count in counts) / expected
    freedom = len(counts) - 1
    return ChiSquare(value, freedom, survival(value, freedom))


def independence(table: Sequence[Sequence[int]]) -> ChiSquare:
    """Whether the rows of a table of counts have to do with its columns.

    Rows and columns without any count are left out.

    Raises:
        ValueError: the rows are not equally long, a count is negative, or fewer than two rows or columns have counts.
    """
    if len({len(row) for row in table}) != 1:
        raise ValueError("the rows of the table must be equally long")
    _check([count for row in table for count in row])
    rows = [sum(row) for row in table]
    columns = [sum(column) for column in zip(*table, strict=True)]
    freedom = (sum(map(bool, rows)) - 1) * (sum(map(bool, columns)) - 1)
    if freedom < 1:
        raise ValueError("a test of independence needs counts in at least 2 rows and 2 columns")
    total = sum(rows)
    value = 0.0
    for row, row_total in zip(table, rows, strict=True):
        for count, column_total in zip(row, columns, strict=True):
            expected = row_total * column_total / total
            if expected:
                value += (count - expected) ** 2 / expected
    return ChiSquare(value, freedom, survival(value, freedom))


def _check(counts: Sequence[int]) -> None:
    if any(count < 0 for count in counts):
        raise ValueError(f"{min(counts)} is no count; counts are 0 or more")
    if not any(counts):
        raise ValueError("nothing was counted")


def _upper_gamma(a: float, x: float) -> float:
    """The regularised upper incomplete gamma function Q(a, x)."""
    if x == 0:
        return 1.0
    if x == float("inf"):
        return 0.0
    scale = exp(a * log(x) - x - lgamma(a))
    if x < a + 1:
        return 1.0 - scale * _series(a, x)
    return scale * _continued_fraction(a, x)


def _series(a: float, x: float) -> float:
    """The sum of xⁿ / (a (a+1) … (a+n)), which converges fast for x < a + 1."""
    term = total = 1 / a
    for n in range(1, _MOST_TERMS):
        term *= x / (a + n)
        total += term
        if term < total * _PRECISION:
            break
    return total


def _continued_fraction(a: float, x: float) -> float:
    """1/(x+1-a- 1(1-a)/(x+3-a- 2(2-a)/(x+5-a- …))), by Lentz's method, which converges fast for x > a + 1."""
    b = x + 1 - a
    c = 1 / _TINY
    d = 1 / b
    result = d
    for n in range(1, _MOST_TERMS):
        numerator = -n * (n - a)
        b += 2
        d = 1 / _away_from_zero(b + numerator * d)
        c = _away_from_zero(b + numerator / c)
        result *= c * d
        if abs(c * d - 1) < _PRECISION:
            break
    return result


def _away_from_zero(x: float) -> float:
    return x if abs(x) > _TINY else _TINY
