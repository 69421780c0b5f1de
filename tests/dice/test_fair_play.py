"""M-60 to M-62: a throw that went wrong, accepted in every shape it can have and ruled by the option."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.errors import IllegalAction
from tabletop.dice.fair_play import FAIR_PLAY, FairPlay, check_rolled, judge
from tabletop.dice.throws import Rolled

HAND = (1, 2, 3, 4, 6)
OPTIONS: tuple[FairPlay, ...] = get_args(FairPlay)
CLEAN = Rolled((5, 5))
OFF = Rolled((None, 5), off_track=(0,))
COCKED = Rolled((5, None), cocked=(2,))
TURNED = Rolled((5, 5), disturbed={"4": 1})
BOTH = Rolled((None, 5), off_track=(0,), disturbed={"4": 1})


@pytest.mark.rule("M-62")
def test_the_option_is_full_unless_the_table_says_otherwise() -> None:
    assert FAIR_PLAY.default == "full"
    assert FAIR_PLAY.choices == OPTIONS == ("full", "rethrow_only", "off")


@pytest.mark.parametrize("fair_play", OPTIONS)
def test_a_clean_throw_stands(fair_play: FairPlay) -> None:
    check_rolled(CLEAN, (0, 2), HAND, fair_play)
    assert judge(CLEAN, fair_play) == "stands"


@pytest.mark.rule("M-60")
@pytest.mark.parametrize("rolled", [OFF, COCKED], ids=["off the track", "cocked"])
def test_a_die_off_the_track_or_cocked_is_thrown_again(rolled: Rolled) -> None:
    check_rolled(rolled, (0, 2), HAND, "full")
    assert judge(rolled, "full") == "rethrow"


@pytest.mark.rule("M-61")
def test_a_die_set_aside_that_is_turned_costs_the_turn() -> None:
    check_rolled(TURNED, (0, 2), HAND, "full")
    assert judge(TURNED, "full") == "turn_lost"


@pytest.mark.rule("M-61")
def test_a_turned_die_prevails_over_a_rethrow() -> None:
    check_rolled(BOTH, (0, 2), HAND, "full")
    assert judge(BOTH, "full") == "turn_lost"


@pytest.mark.rule("M-62")
def test_rethrow_only_puts_the_turned_die_back_and_still_throws_again() -> None:
    assert judge(TURNED, "rethrow_only") == "stands"
    for rolled in (OFF, COCKED, BOTH):
        check_rolled(rolled, (0, 2), HAND, "rethrow_only")
        assert judge(rolled, "rethrow_only") == "rethrow"


@pytest.mark.rule("M-62")
def test_off_sets_the_die_flat_so_its_value_is_needed() -> None:
    for rolled in (OFF, COCKED, BOTH):
        with pytest.raises(IllegalAction, match="value_missing"):
            check_rolled(rolled, (0, 2), HAND, "off")
    flat = Rolled((3, 5), off_track=(0,), cocked=(2,), disturbed={"4": 1})
    check_rolled(flat, (0, 2), HAND, "off")
    assert judge(flat, "off") == "stands"


@pytest.mark.rule("M-60", "M-61", "M-62")
@pytest.mark.parametrize(("off", "cocked", "turned"), list(product((False, True), repeat=3)))
def test_every_mixture_under_every_option(off: bool, cocked: bool, turned: bool) -> None:
    rolled = Rolled((3, 5), (0,) if off else (), (2,) if cocked else (), {"1": 6} if turned else {})
    again = off or cocked
    expected = {
        "full": "turn_lost" if turned else "rethrow" if again else "stands",
        "rethrow_only": "rethrow" if again else "stands",
        "off": "stands",
    }
    for fair_play in OPTIONS:
        check_rolled(rolled, (0, 2), HAND, fair_play)
        assert judge(rolled, fair_play) == expected[fair_play]


@pytest.mark.parametrize("fair_play", OPTIONS)
@pytest.mark.parametrize(
    ("rolled", "code", "where"),
    [
        (Rolled((5,)), "wrong_count", "values"),
        (Rolled((5, 5, 5)), "wrong_count", "values"),
        (Rolled((5, 7)), "bad_value", "values[1]"),
        (Rolled((0, 5)), "bad_value", "values[0]"),
        (Rolled((5, None)), "value_missing", "values[1]"),
        (Rolled((5, None), off_track=(0,)), "value_missing", "values[1]"),
        (Rolled((9, 5), off_track=(0,)), "bad_value", "values[0]"),
        (Rolled((5, 5), off_track=(1,)), "not_thrown", "off_track[0]"),
        (Rolled((5, 5), off_track=(0, 7)), "not_thrown", "off_track[1]"),
        (Rolled((5, 5), cocked=(4,)), "not_thrown", "cocked[0]"),
        (Rolled((5, 5), cocked=(2, 2)), "named_twice", "cocked[1]"),
        (Rolled((5, 5), disturbed={"0": 5}), "not_set_aside", "disturbed.0"),
        (Rolled((5, 5), disturbed={"5": 5}), "not_set_aside", "disturbed.5"),
        (Rolled((5, 5), disturbed={"x": 5}), "not_set_aside", "disturbed.x"),
        (Rolled((5, 5), disturbed={"1": 0}), "bad_value", "disturbed.1"),
        (Rolled((5, 5), disturbed={"1": 2}), "not_turned", "disturbed.1"),
    ],
)
def test_what_cannot_have_happened_is_refused(rolled: Rolled, code: str, where: str, fair_play: FairPlay) -> None:
    with pytest.raises(IllegalAction) as raised:
        check_rolled(rolled, (0, 2), HAND, fair_play)
    assert (raised.value.code, raised.value.where) == (code, where)
    assert raised.value.want is not None


@pytest.mark.rule("M-61")
def test_dice_thrown_may_strike_each_other_so_none_is_set_aside_in_a_first_throw() -> None:
    with pytest.raises(IllegalAction, match="not_set_aside"):
        check_rolled(Rolled((1, 2, 3, 4, 5), disturbed={"3": 5}), (0, 1, 2, 3, 4), None, "full")
    with pytest.raises(IllegalAction, match="not_set_aside"):
        check_rolled(Rolled((1, 2, 3, 4, 5), disturbed={"3": 5}), (0, 1, 2, 3, 4), HAND, "full")


small = st.integers(-2, 8)
anything = st.builds(
    Rolled,
    st.lists(st.none() | small, max_size=6).map(tuple),
    st.lists(small, max_size=3).map(tuple),
    st.lists(small, max_size=3).map(tuple),
    st.dictionaries(st.text(max_size=3) | small.map(str), small, max_size=3),
)


@given(anything, st.sets(st.integers(0, 4), min_size=1).map(sorted).map(tuple), st.sampled_from(OPTIONS))
def test_anything_is_refused_or_can_be_ruled(rolled: Rolled, thrown: tuple[int, ...], fair_play: FairPlay) -> None:
    try:
        check_rolled(rolled, thrown, HAND, fair_play)
    except IllegalAction:
        return
    if judge(rolled, fair_play) == "stands":
        assert all(value in range(1, 7) for value in rolled.values)
