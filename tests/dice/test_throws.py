"""Throws: which dice may be named, what lands, and how it reads as JSON."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tabletop.core.actions import CHANCE
from tabletop.core.errors import IllegalAction
from tabletop.core.game import to_plain
from tabletop.core.rng import Rng
from tabletop.dice.throws import THROW_ALL, THROWS, Roll, Rolled, Throw, after_throw, check_dice_thrown, sample_roll


def test_there_are_31_ways_to_take_up_dice() -> None:
    assert len(THROWS) == len(set(THROWS)) == 31
    assert THROWS[0] == Throw((0,))
    assert THROWS[-1] is THROW_ALL
    assert THROW_ALL.dice == (0, 1, 2, 3, 4)
    for throw in THROWS:
        check_dice_thrown(throw, first=False)


def test_the_first_throw_takes_all_five() -> None:
    check_dice_thrown(THROW_ALL, first=True)
    for throw in THROWS[:-1]:
        with pytest.raises(IllegalAction, match="all_five_first"):
            check_dice_thrown(throw, first=True)


@pytest.mark.parametrize(
    ("dice", "code", "where"),
    [
        ((), "no_dice", "dice"),
        ((5,), "not_a_die", "dice[0]"),
        ((0, -1), "not_a_die", "dice[1]"),
        ((2, 0), "dice_order", "dice"),
        ((1, 1), "dice_order", "dice"),
        ((0, 1, 2, 3, 4, 4), "dice_order", "dice"),
    ],
)
def test_dice_there_are_not_are_refused(dice: tuple[int, ...], code: str, where: str) -> None:
    for first in (False, True):
        with pytest.raises(IllegalAction) as raised:
            check_dice_thrown(Throw(dice), first)
        assert (raised.value.code, raised.value.where) == (code, where)
        assert raised.value.want


def test_dice_kept_stay_in_their_places() -> None:
    assert after_throw(None, (0, 1, 2, 3, 4), (6, 5, 4, 3, 2)) == (6, 5, 4, 3, 2)
    assert after_throw((6, 5, 4, 3, 2), (1, 4), (1, 1)) == (6, 1, 4, 3, 1)
    assert after_throw((6, 5, 4, 3, 2), (0, 1, 2, 3, 4), (1, 1, 2, 2, 3)) == (1, 1, 2, 2, 3)


def test_as_json() -> None:
    assert to_plain(Roll(CHANCE, 0, (0, 2))) == {"kind": "roll", "seat": -1, "for": 0, "dice": [0, 2]}
    plain = {"type": "rolled", "values": [None, 3], "off_track": [0], "cocked": [], "disturbed": {"4": 5}}
    assert to_plain(msgspec.convert(plain, Rolled)) == plain
    assert msgspec.convert({"type": "rolled", "values": [3]}, Rolled) == Rolled((3,))


def test_a_sampled_roll_is_clean_and_every_face_comes() -> None:
    rng = Rng(4)
    for count in range(1, 6):
        rolls = [sample_roll(count, rng) for _ in range(300)]
        assert all(len(rolled.values) == count for rolled in rolls)
        assert all(not (rolled.off_track or rolled.cocked or rolled.disturbed) for rolled in rolls)
        assert set(Counter(value for rolled in rolls for value in rolled.values)) == set(range(1, 7))
