"""How likely a turn reaches a tile: held to independent arithmetic."""

from fractions import Fraction
from functools import cache
from itertools import combinations, product

import pytest

from tabletop.games.morpyam.reach import chance, turns

CLASSIC = [*(f"b{value}" for value in range(1, 7)), "ps", "suite", "full", "carre", "mini", "maxi", "morpyam"]
THROW = {count: list(product(range(1, 7), repeat=count)) for count in range(6)}


def six(hand: tuple[int, ...]) -> frozenset[str]:
    """The figures of M-29 in a hand, five alike counting as M-42 has it."""
    counts = sorted(hand.count(value) for value in set(hand))
    found = {
        "morpyam": counts == [5],
        "carre": counts[-1] >= 4,
        "full": counts in ([2, 3], [5]),
        "suite": len(counts) == 5 and (1 not in hand or 6 not in hand),
        "mini": sum(hand) <= 8,
        "maxi": sum(hand) >= 27,
    }
    return frozenset(name for name, there in found.items() if there)


def thrown(keep: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [tuple(sorted((*keep, *fresh))) for fresh in THROW[5 - len(keep)]]


@cache
def called(keep: tuple[int, ...], left: int) -> Fraction:
    """What throwing all but ``keep`` under the best call is worth on an appel, with ``left`` throws after it."""
    hands = thrown(keep)
    ways = {hand: hands.count(hand) for hand in set(hands)}
    best = Fraction(0)
    for figure in ("morpyam", "carre", "full", "suite", "mini", "maxi"):
        worth = sum(count * (1 if figure in six(hand) else after(hand, left)) for hand, count in ways.items())
        best = max(best, Fraction(worth) / len(hands))
    return best


@cache
def after(hand: tuple[int, ...], left: int) -> Fraction:
    if not left:
        return Fraction(0)
    return max(called(keep, left - 1) for size in range(5) for keep in set(combinations(hand, size)))


@pytest.mark.rule("M-29")
def test_a_sec_comes_on_the_first_throw_or_not_at_all():
    """736 of the 7776 throws show one of the six figures."""
    assert sum(bool(six(hand)) for hand in THROW[5]) == 736
    assert chance("sec") == Fraction(736, 7776)


@pytest.mark.rule("M-20", "M-27")
def test_a_morpyam_in_three_throws():
    """The known chance of five alike in three throws, 4.6029 %."""
    assert float(chance("morpyam")) == pytest.approx(0.046029, abs=5e-7)


def test_a_small_straight_in_three_throws():
    """The known chance of four in a row in three throws, 61.54 %."""
    assert float(chance("ps")) == pytest.approx(0.6154, abs=5e-5)


def test_what_is_one_and_the_same_seen_from_the_other_side():
    """A die turned over makes a mini of a maxi, and every brelan is as likely as the others."""
    assert chance("mini") == chance("maxi")
    assert len({chance(f"b{value}") for value in range(1, 7)}) == 1


def test_five_alike_belong_on_a_morpyam_square():
    """Keeping every six of three throws shows three or more in 35.5 %; five sixes go elsewhere (M-30)."""
    six_shown = 1 - Fraction(5, 6) ** 3
    at_least_three = sum(
        Fraction([10, 5, 1][count - 3]) * six_shown**count * (1 - six_shown) ** (5 - count) for count in (3, 4, 5)
    )
    assert at_least_three - Fraction(1, 100) < chance("b6") < at_least_three


@pytest.mark.rule("M-40", "M-41", "M-42", "M-43")
def test_an_appel_is_won_by_calling_before_every_throw():
    first = [six(hand) for hand in THROW[5]]
    with_sec = sum(
        1 if figures else after(tuple(sorted(hand)), 2) for hand, figures in zip(THROW[5], first, strict=True)
    )
    assert chance("appel") == Fraction(with_sec) / 7776


def test_turns_of_a_line():
    assert turns([]) is None
    assert turns(["sec"]) == pytest.approx(7776 / 736)
    assert turns(["sec", "morpyam"]) == pytest.approx((7776 / 736 + 1 / 0.0460286) / 2, rel=1e-5)


def test_only_classic_tiles_are_reached():
    with pytest.raises(ValueError, match="no classic tile"):
        chance("p3")
