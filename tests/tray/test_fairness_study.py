"""The dice are fair, and fouls as rare as they should be: a study with fixed seeds, run by its own command.

``pytest -m study tests/tray``. Fairness follows exactly from the labels (``test_cube``, ``test_throw``); this
looks for a mistake in that reasoning.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import NamedTuple

import msgspec
import pytest

from tabletop.core.rng import Rng
from tabletop.tray.inputs import ThrowInputs, draw_labels
from tabletop.tray.release import hand_release
from tabletop.tray.series import throws
from tabletop.tray.statistics import goodness_of_fit, independence
from tabletop.tray.throw import Throw
from tabletop.tray.tray import Tray

pytestmark = pytest.mark.study

SURPRISING = 1e-4
SPEEDS = (12.0, 20.0, 30.0, 42.0, 55.0)
THROWS_PER_SPEED = 700
FACES = range(1, 7)


class Seen(NamedTuple):
    """A die of the study: the speed of its throw, the throw's number, its own number, value and place."""

    speed: float
    throw: int
    die: int
    value: int
    x: float
    y: float


def show(name, test):
    print(f"\n{name}: χ²({test.freedom}) = {test.value:.1f}, p = {test.p:.3f}", end="")
    return test.p


def cross(pairs, rows, columns):
    counts = Counter(pairs)
    return [[counts[row, column] for column in columns] for row in rows]


@pytest.fixture(scope="module")
def dice():
    seen = []
    for speed in SPEEDS:
        for number, recording in enumerate(throws(round(speed), THROWS_PER_SPEED, speed)):
            for pose in recording.at(recording.duration):
                value = recording.result.values[pose.die]
                seen.append(Seen(speed, number, pose.die, value, pose.x, pose.y))
    return seen


def test_all_faces_come_up_equally_often(dice):
    counts = Counter(die.value for die in dice)
    assert show(f"faces of {len(dice)} dice", goodness_of_fit([counts[face] for face in FACES])) > SURPRISING


@pytest.mark.parametrize("speed", SPEEDS)
def test_all_faces_come_up_equally_often_at_each_speed(dice, speed):
    counts = Counter(die.value for die in dice if die.speed == speed)
    assert show(f"faces at {speed:g}", goodness_of_fit([counts[face] for face in FACES])) > SURPRISING


@pytest.mark.parametrize("number", range(5))
def test_each_die_is_fair(dice, number):
    counts = Counter(die.value for die in dice if die.die == number)
    assert show(f"faces of die {number}", goodness_of_fit([counts[face] for face in FACES])) > SURPRISING


def test_faces_have_nothing_to_do_with_where_a_die_comes_to_rest(dice):
    tray = Tray()
    inside = [die for die in dice if 0 < die.x < tray.width and 0 < die.y < tray.height]
    for name, third in (
        ("across", lambda die: int(3 * die.x / tray.width)),
        ("along", lambda die: int(3 * die.y / tray.height)),
    ):
        table = cross(((die.value, third(die)) for die in inside), FACES, range(3))
        assert show(f"face × third {name}", independence(table)) > SURPRISING


def test_dice_of_a_throw_have_nothing_to_do_with_each_other(dice):
    by_throw = {}
    for die in dice:
        by_throw.setdefault((die.speed, die.throw), {})[die.die] = die.value
    for one, two in combinations(range(5), 2):
        table = cross(((values[one], values[two]) for values in by_throw.values()), FACES, FACES)
        assert show(f"dice {one} × {two}", independence(table)) > SURPRISING


def test_the_face_after_a_rethrow_has_nothing_to_do_with_the_one_before():
    tray, rng = Tray(), Rng(31)
    pairs = []
    for recording in throws(30, 800, 22.0):
        first = recording.result
        lying = {die.die: die for die in first.resting if die.die not in first.cocked}
        again = tuple(number for number in (0, 1, 2) if number in lying)
        aside = tuple(msgspec.structs.replace(die) for number, die in lying.items() if number not in again)
        inputs = ThrowInputs(
            again, draw_labels(rng, len(again)), hand_release(rng, tray, 18.0), rng.bits(), aside, tray
        )
        second = Throw(inputs).run().result
        pairs += [(first.values[number], after) for number, after in zip(again, second.values, strict=True)]
    assert show(f"before × after, {len(pairs)} dice", independence(cross(pairs, FACES, FACES))) > SURPRISING


def share_of_fouls(recordings):
    fouls = [recording.result.foul for recording in recordings]
    return sum(fouls) / len(fouls)


@pytest.mark.rule("M-60")
def test_quick_rolls_rarely_foul():
    share = share_of_fouls(throws(40, 3000))
    print(f"\nfouls of quick rolls as they come: {share:.2%}", end="")
    assert 0 < share < 0.01


@pytest.mark.rule("M-60")
def test_throws_by_hand_rarely_foul():
    for speed in range(12, 31, 3):
        share = share_of_fouls(throws(50 + speed, 300, float(speed)))
        print(f"\nfouls at {speed}: {share:.2%}", end="")
        assert share < 0.03


@pytest.mark.rule("M-60")
def test_reckless_throws_fly_out():
    for speed, least in ((42.0, 0.4), (55.0, 0.95)):
        out = [bool(recording.result.off_track) for recording in throws(60, 200, speed)]
        print(f"\noff the track at {speed:g}: {sum(out) / len(out):.0%}", end="")
        assert sum(out) / len(out) > least
