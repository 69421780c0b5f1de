"""The throw: the same again, fair, and true to what is seen."""

from __future__ import annotations

import itertools
from math import acos, cos, hypot, pi, sin

import msgspec
import pytest

from tabletop.core.rng import Rng
from tabletop.tray.cube import FACE_NORMALS, resting_orientation, rotation_matrix
from tabletop.tray.inputs import ThrowInputs
from tabletop.tray.motion import POSE_SIZE
from tabletop.tray.recording import FoulKind, Surface
from tabletop.tray.release import Release, directed_release
from tabletop.tray.series import scattered_dice
from tabletop.tray.throw import Throw
from tabletop.tray.tray import RestingDie, Tray
from tabletop.tray.world import STEP

ALL = (0, 1, 2, 3, 4)


def poses(recording, index):
    track = recording.motion(index)
    return [track[start : start + POSE_SIZE] for start in range(0, len(track), POSE_SIZE)]


def turn_between(before, after):
    """The angle between two orientations."""
    return 2 * acos(min(1.0, abs(sum(a * b for a, b in zip(before[3:], after[3:], strict=True)))))


def top_face(orientation):
    """The value whose face looks up, from the picture alone."""
    up = rotation_matrix(orientation)[2]
    return max(FACE_NORMALS, key=lambda value: sum(a * b for a, b in zip(up, FACE_NORMALS[value], strict=True)))


def corners(die):
    c, s = cos(die.heading) / 2, sin(die.heading) / 2
    return [(die.x + a * c - b * s, die.y + a * s + b * c) for a, b in ((1, 1), (-1, 1), (-1, -1), (1, -1))]


def overlap(one, two):
    """How deep two squares lie in each other; negative when they are apart."""
    depths = []
    for angle in (one.heading, one.heading + pi / 2, two.heading, two.heading + pi / 2):
        first = [x * cos(angle) + y * sin(angle) for x, y in corners(one)]
        second = [x * cos(angle) + y * sin(angle) for x, y in corners(two)]
        depths.append(min(max(first), max(second)) - max(min(first), min(second)))
    return min(depths)


def same_motion(one, two):
    return (
        all(one.motion(index) == two.motion(index) for index in range(len(one.dice)))
        and one.impacts == two.impacts
        and one.fouls == two.fouls
    )


@pytest.mark.parametrize("speed", [None, 14.0, 30.0, 50.0])
def test_the_same_inputs_give_the_same_recording(make_inputs, speed):
    inputs = make_inputs(3, speed, (0, 2, 4), scattered_dice(Rng(8), Tray(), (1, 3)))
    written = msgspec.json.decode(msgspec.json.encode(inputs), type=ThrowInputs)
    one, two = Throw(inputs).run(), Throw(written).run()
    assert same_motion(one, two)
    assert one.result == two.result


def test_slices_make_no_difference(make_inputs):
    inputs = make_inputs(4)
    throw = Throw(inputs)
    slices = 0
    while not throw.step(7):
        slices += 1
    whole = Throw(inputs).run()
    assert same_motion(throw.recording, whole)
    assert slices == (whole.steps - 2) // 7
    assert throw.step(7)


def test_throws_worked_out_in_turns_do_not_disturb_each_other(make_inputs):
    inputs = [make_inputs(seed) for seed in (5, 6)]
    throws = [Throw(each) for each in inputs]
    while not all(throw.done for throw in throws):
        for throw in throws:
            throw.step(3)
    for throw, each in zip(throws, inputs, strict=True):
        assert same_motion(throw.recording, Throw(each).run())


def test_nothing_is_known_before_it_is_done(make_inputs):
    throw = Throw(make_inputs(1))
    throw.step(5)
    assert not throw.done
    with pytest.raises(RuntimeError, match="until it is done"):
        _ = throw.recording


@pytest.mark.parametrize("speed", [None, 20.0, 45.0])
def test_other_labels_give_the_identical_motion(make_inputs, speed):
    inputs = make_inputs(7, speed, (0, 1, 3), scattered_dice(Rng(2), Tray(), (2, 4)))
    one = Throw(inputs).run()
    for labels in ((0, 0, 0), (5, 23, 11), (17, 2, 8)):
        other = Throw(msgspec.structs.replace(inputs, labels=labels)).run()
        assert same_motion(one, other)
        assert (one.result.off_track, one.result.cocked) == (other.result.off_track, other.result.cocked)


def test_the_labels_of_a_lying_die_change_no_motion_either(make_inputs):
    inputs = make_inputs(8, 30.0, (0, 1, 3, 4), scattered_dice(Rng(3), Tray(), (2,)))
    one = Throw(inputs).run()
    for rotation in range(0, 24, 5):
        aside = tuple(msgspec.structs.replace(die, rotation=rotation) for die in inputs.aside)
        assert same_motion(one, Throw(msgspec.structs.replace(inputs, aside=aside)).run())


def test_all_labels_together_show_each_face_equally_often(make_inputs):
    """Whatever the throw: over the 24 labels of a die each value comes up exactly four times."""
    inputs = make_inputs(9, thrown=(0,))
    values = [Throw(msgspec.structs.replace(inputs, labels=(label,))).run().result.values[0] for label in range(24)]
    assert sorted(values) == [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4 + [6] * 4


def test_what_is_seen_last_is_what_counts(recordings):
    for recording in recordings:
        result = recording.result
        seen = {pose.die: top_face(pose.orientation) for pose in recording.at(recording.duration)}
        assert tuple(seen[die] for die in result.dice) == result.values
        assert all(lying.value == seen[lying.die] for lying in result.resting)


def test_dice_end_exactly_flat(recordings):
    for recording in recordings:
        for pose in recording.at(recording.duration):
            if pose.die in recording.result.cocked:
                continue
            assert pose.z == pytest.approx(0.5, abs=1e-9)
            up = rotation_matrix(pose.orientation)[2]
            assert sorted(map(abs, up)) == pytest.approx([0, 0, 1], abs=1e-9)


def test_dice_lie_where_the_result_says(recordings):
    for recording in recordings:
        last = {pose.die: pose for pose in recording.at(recording.duration)}
        result = recording.result
        assert [die.die for die in result.resting] == [n for n in recording.dice if n not in result.off_track]
        for die in result.resting:
            assert (die.x, die.y) == pytest.approx((last[die.die].x, last[die.die].y))
            assert die.in_track
            # The die's own x axis, as the result and as the picture have it.
            if die.die not in result.cocked:
                shown = rotation_matrix(last[die.die].orientation)
                told = rotation_matrix(resting_orientation(die.rotation, die.heading))
                assert [value for row in shown for value in row] == pytest.approx(
                    [value for row in told for value in row], abs=1e-9
                )


def test_nothing_jumps(recordings):
    """At 60 die sides a second a die moves 0.6 a step, and turns by no more than two radians a side rolled."""
    for recording in recordings:
        for index in range(5):
            track = poses(recording, index)
            for before, after in itertools.pairwise(track):
                assert hypot(after[0] - before[0], after[1] - before[1]) < 0.75
                assert abs(after[2] - before[2]) < 0.25
                assert turn_between(before, after) < 1.3


def test_dice_come_to_rest_gently(recordings):
    for recording in recordings:
        for index in range(5):
            track = poses(recording, index)
            for before, after in zip(track[-3:], track[-2:], strict=False):
                assert hypot(after[0] - before[0], after[1] - before[1]) < 0.005
                assert turn_between(before, after) < 0.03


def test_orientations_are_unit_quaternions(recordings):
    for recording in recordings[::7]:
        for index in range(5):
            for pose in poses(recording, index):
                assert sum(c * c for c in pose[3:]) == pytest.approx(1)


def test_dice_at_rest_neither_overlap_nor_stand_in_a_wall(recordings):
    tray = Tray()
    for recording in recordings:
        lying = [die for die in recording.result.resting if die.die not in recording.result.cocked]
        for place, one in enumerate(lying):
            assert all(overlap(one, two) < 0.04 for two in lying[:place])
            for x, y in corners(one):
                assert -0.04 < x < tray.width + 0.04
                assert -0.04 < y < tray.height + 0.04


def test_a_throw_takes_about_a_second(recordings):
    quick = sorted(recording.duration for recording in recordings[:30])
    assert 1.0 < quick[15] < 1.5
    assert all(0.5 < recording.duration < 4 for recording in recordings)


def test_dice_roll_without_slipping(make_inputs):
    """While a die rolls freely on the table, a quarter turn carries it one side on."""
    release = directed_release(1.5, 3.6, 12.0, 0.0)
    shares = []
    for seed in range(12):
        recording = Throw(ThrowInputs((0,), (0,), release, seed)).run()
        track = poses(recording, 0)
        for before, after in itertools.pairwise(track):
            moved = hypot(after[0] - before[0], after[1] - before[1])
            if before[2] == after[2] == 0 and moved > 0.04:
                shares.append(turn_between(before, after) / (pi / 2) / moved)
    shares.sort()
    assert len(shares) > 60
    assert shares[len(shares) // 2] == pytest.approx(1, abs=0.15)


def test_dice_tumble_and_hop(recordings):
    for recording in recordings[:30]:
        for index in range(5):
            track = poses(recording, index)
            turned = sum(turn_between(before, after) for before, after in itertools.pairwise(track))
            assert turned > 2 * pi
            assert track[0][2] > 0.25


def test_impacts_are_heard_in_order(recordings):
    for recording in recordings:
        times = [impact.time for impact in recording.impacts]
        assert times == sorted(times)
        assert times[-1] <= recording.duration + 1e-9
        assert all(impact.strength > 0 for impact in recording.impacts)
        assert {impact.surface for impact in recording.impacts} >= {Surface.TABLE}
        for impact in recording.impacts:
            assert (impact.other is not None) == (impact.surface is Surface.DIE)
    surfaces = {impact.surface for recording in recordings for impact in recording.impacts}
    assert surfaces == set(Surface)


@pytest.mark.rule("M-60")
def test_a_reckless_throw_flies_over_the_rim():
    tray = Tray()
    for seed in range(5):
        release = directed_release(tray.width / 2, 3.0, 60.0, -pi / 2)
        recording = Throw(ThrowInputs(ALL, (0,) * 5, release, seed)).run()
        out = recording.result.off_track
        assert out
        assert not set(out) & {die.die for die in recording.result.resting}
        moments = {foul.die: foul.time for foul in recording.fouls if foul.kind is FoulKind.OFF_TRACK}
        assert sorted(moments) == list(out)
        for die in out:
            track = poses(recording, recording.dice.index(die))
            x, y = track[-1][:2]
            assert not (-0.5 < x < tray.width + 0.5 and -0.5 < y < tray.height + 0.5)
            # It rises over the rim before it comes down behind it.
            assert max(pose[2] for pose in track) > tray.wall_height
            assert abs(track[round(moments[die] / STEP)][1]) < 1.2


@pytest.mark.rule("M-60")
def test_no_die_leaves_the_track_at_ordinary_speeds(make_inputs):
    for seed in range(40):
        assert Throw(make_inputs(seed, 12.0 + 18 * seed / 40)).run().result.off_track == ()


@pytest.mark.rule("M-61")
def test_a_lying_die_struck_hard_is_disturbed_when_it_shows_another_face():
    struck = disturbed = 0
    for seed in range(25):
        lying = RestingDie(3, 6.0, 3.6, 0.3, seed % 24, True)
        release = directed_release(1.5, 3.6, 38.0, 0.0)
        recording = Throw(ThrowInputs((0,), (0,), release, seed, (lying,))).run()
        assert recording.dice == (0, 3)
        last = {pose.die: pose for pose in recording.at(recording.duration)}
        shows = top_face(last[3].orientation)
        struck += any(impact.other is not None for impact in recording.impacts)
        if shows == lying.value:
            assert recording.result.disturbed == {}
            assert not recording.fouls
        else:
            disturbed += 1
            assert recording.result.disturbed == {3: shows}
            (foul,) = recording.fouls
            assert (foul.die, foul.kind) == (3, FoulKind.DISTURBED)
            assert 0 < foul.time < recording.duration
    assert struck > 5
    assert disturbed > 2


def test_a_lying_die_touched_gently_slides_and_keeps_its_face():
    moved = 0
    for seed in range(10):
        lying = RestingDie(3, 5.0, 3.6, 0.0, 7, True)
        recording = Throw(ThrowInputs((0,), (0,), directed_release(1.5, 3.6, 9.0, 0.0), seed, (lying,))).run()
        assert recording.result.disturbed == {}
        after = next(die for die in recording.result.resting if die.die == 3)
        assert after.value == lying.value
        moved += hypot(after.x - lying.x, after.y - lying.y) > 0.05
    assert moved > 2


def test_dice_beside_the_track_are_never_struck():
    ledge = tuple(RestingDie(die, 12.7, 1.0 + 1.3 * die, 0.0, 3, False) for die in (0, 1, 2))
    for seed in range(10):
        release = directed_release(8.0, 3.6, 60.0, 0.0)
        recording = Throw(ThrowInputs((3, 4), (0, 0), release, seed, ledge)).run()
        assert recording.dice == (3, 4)
        assert recording.result.disturbed == {}
        for die in recording.result.off_track:
            pose = next(pose for pose in recording.at(recording.duration) if pose.die == die)
            assert all(hypot(pose.x - lying.x, pose.y - lying.y) > 0.9 for lying in ledge)


def test_dice_start_clear_of_walls_and_of_each_other():
    tray = Tray(6.0, 5.0)
    for seed in range(30):
        aside = scattered_dice(Rng(seed), tray, (2, 4))
        release = Release(-3.0 + seed, 9.0, 0.0, 0.0)
        recording = Throw(ThrowInputs((0, 1, 3), (0, 0, 0), release, seed, aside, tray)).run()
        start = recording.at(0)
        for place, one in enumerate(start):
            assert 0.6 <= one.x <= tray.width - 0.6
            assert 0.6 <= one.y <= tray.height - 0.6
            assert all(hypot(one.x - two.x, one.y - two.y) > 1 for two in start[:place])


def test_a_track_full_of_dice_still_takes_a_throw():
    tray = Tray(6.0, 5.0)
    places = [(1.2, 1.2), (4.8, 1.2), (1.2, 3.8), (4.8, 3.8)]
    aside = tuple(RestingDie(die, x, y, 0.0, 0, True) for die, (x, y) in enumerate(places))
    recording = Throw(ThrowInputs((4,), (0,), Release(1.2, 1.2, 5.0, 5.0), 3, aside, tray)).run()
    assert recording.result.dice == (4,)


def test_a_throw_without_direction_still_rolls():
    recording = Throw(ThrowInputs(ALL, (0,) * 5, Release(5.0, 5.0, 0.0, 0.0), 4)).run()
    assert 0.3 < recording.duration < 3
    assert len(recording.result.values) == 5
