"""Playing a throw back."""

from __future__ import annotations

from math import hypot, sqrt

import pytest

from tabletop.core.rng import Rng
from tabletop.tray.cube import FACE_NORMALS, rotation_matrix
from tabletop.tray.motion import POSE_SIZE
from tabletop.tray.series import scattered_dice
from tabletop.tray.throw import Throw
from tabletop.tray.tray import Tray
from tabletop.tray.world import STEP


def top_face(orientation):
    up = rotation_matrix(orientation)[2]
    return max(FACE_NORMALS, key=lambda value: sum(a * b for a, b in zip(up, FACE_NORMALS[value], strict=True)))


@pytest.fixture(scope="module")
def recording(make_inputs):
    return Throw(make_inputs(21, 20.0, (0, 2, 4), scattered_dice(Rng(5), Tray(), (1, 3)))).run()


def test_before_and_after_the_dice_are_as_they_were_first_and_last(recording):
    assert recording.at(-1) == recording.at(0)
    assert recording.at(recording.duration + 9) == recording.at(recording.duration)
    assert [pose.die for pose in recording.at(0)] == [0, 1, 2, 3, 4]


def test_every_step_is_played_as_recorded(recording):
    assert recording.duration == pytest.approx((recording.steps - 1) * STEP)
    for step in range(recording.steps):
        for index, pose in enumerate(recording.at(step * STEP)):
            x, y = recording.motion(index)[step * POSE_SIZE : step * POSE_SIZE + 2]
            assert (pose.x, pose.y) == pytest.approx((x, y), abs=1e-6)


def test_between_two_steps_dice_are_between_their_places(recording):
    for step in range(0, recording.steps - 1, 5):
        before, middle, after = (recording.at((step + share) * STEP) for share in (0, 0.5, 1))
        for a, b, c in zip(before, middle, after, strict=True):
            assert hypot(b.x - (a.x + c.x) / 2, b.y - (a.y + c.y) / 2) < 1e-6
            assert sqrt(sum(q * q for q in b.orientation)) == pytest.approx(1)


def test_no_die_is_ever_below_the_table(recording):
    for step in range(3 * recording.steps):
        for pose in recording.at(step * STEP / 3):
            lowest = pose.z - sum(map(abs, rotation_matrix(pose.orientation)[2])) / 2
            assert lowest > -1e-9


def test_dice_aside_begin_as_they_lay(make_inputs):
    aside = scattered_dice(Rng(5), Tray(), (1, 3))
    start = {pose.die: pose for pose in Throw(make_inputs(21, 20.0, (0, 2, 4), aside)).run().at(0)}
    for lying in aside:
        assert (start[lying.die].x, start[lying.die].y) == pytest.approx((lying.x, lying.y))
        assert top_face(start[lying.die].orientation) == lying.value


def test_the_same_motion_can_show_other_values(recording):
    for values in ((1, 1, 1), (6, 5, 4), recording.result.values):
        other = recording.showing(values)
        assert other.result.values == values
        assert other.result.disturbed == recording.result.disturbed
        last = {pose.die: pose for pose in other.at(other.duration)}
        assert tuple(top_face(last[die].orientation) for die in (0, 2, 4)) == values
        for before, after in zip(recording.result.resting, other.result.resting, strict=True):
            assert after.value == top_face(last[after.die].orientation)
            assert (before.x, before.y, before.heading) == (after.x, after.y, after.heading)
        for index in range(5):
            assert other.motion(index) == recording.motion(index)
        for was, shown in zip(recording.at(0.3), other.at(0.3), strict=True):
            assert was[:4] == shown[:4]
            if was.die in (1, 3):
                assert was == shown


@pytest.mark.parametrize("values", [(), (1, 2), (1, 2, 3, 4), (0, 1, 2), (1, 2, 7)])
def test_values_that_dice_cannot_show_are_refused(recording, values):
    with pytest.raises(ValueError, match="each of the 3 dice"):
        recording.showing(values)
