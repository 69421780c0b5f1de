"""The cube and the die on it."""

from __future__ import annotations

from collections import Counter
from math import acos, atan2, hypot, pi, radians, sqrt

import pytest

from tabletop.core.rng import Rng
from tabletop.tray.cube import (
    COMPOSED,
    FACE_NORMALS,
    IDENTITY,
    QUATERNIONS,
    ROTATIONS,
    TOP_VALUE,
    multiply,
    nearest_flat,
    resting_orientation,
    rotation_matrix,
    tilted,
    turned,
)
from tabletop.tray.scatter import either_way


def random_orientation(rng):
    while True:
        q = [either_way(rng) for _ in range(4)]
        norm = sqrt(sum(c * c for c in q))
        if 0.1 < norm <= 1:
            return tuple(c / norm for c in q)


def same_orientation(p, q):
    return abs(abs(sum(a * b for a, b in zip(p, q, strict=True))) - 1) < 1e-9


def test_a_cube_has_24_rotations_and_no_reflection():
    assert len(set(ROTATIONS)) == 24
    assert ROTATIONS[IDENTITY] == ((1, 0, 0), (0, 1, 0), (0, 0, 1))
    for (a, b, c), (d, e, f), (g, h, i) in ROTATIONS:
        assert a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) == 1


def test_opposite_faces_sum_to_seven():
    by_normal = {normal: value for value, normal in FACE_NORMALS.items()}
    for value, (x, y, z) in FACE_NORMALS.items():
        assert by_normal[-x, -y, -z] == 7 - value


def test_one_two_three_run_anticlockwise_round_their_corner_on_the_screen():
    # Seen along the diagonal through their common corner, with that corner towards the viewer.
    corner = [sum(FACE_NORMALS[value][axis] for value in (1, 2, 3)) for axis in range(3)]
    length = sqrt(sum(c * c for c in corner))
    x, y, z = (c / length for c in corner)
    # The rotation that brings the corner to +z, about the horizontal axis at right angles to it.
    level, angle = hypot(x, y), acos(z)
    matrix = rotation_matrix(tilted(y / level * angle, -x / level * angle))
    assert sum(row * c for row, c in zip(matrix[2], (x, y, z), strict=True)) == pytest.approx(1)
    bearings = []
    for value in (1, 2, 3):
        right, down = (sum(m * n for m, n in zip(matrix[i], FACE_NORMALS[value], strict=True)) for i in (0, 1))
        bearings.append(atan2(-down, right))  # anticlockwise for a viewer, whose up is less y
    for before, after in zip(bearings, bearings[1:] + bearings[:1], strict=True):
        assert (after - before) % (2 * pi) == pytest.approx(2 * pi / 3)


def test_each_value_is_on_top_in_four_rotations():
    assert Counter(TOP_VALUE) == dict.fromkeys(range(1, 7), 4)


def test_composing_rotations_is_multiplying_their_quaternions():
    for a in range(24):
        for b in range(24):
            assert same_orientation(multiply(QUATERNIONS[a], QUATERNIONS[b]), QUATERNIONS[COMPOSED[a][b]])


def test_every_labelling_of_any_lying_cube_shows_each_value_equally_often():
    """With 24 labels equally likely, each face is on top with exactly 1/6, however the cube lies."""
    for lies in range(24):
        assert Counter(TOP_VALUE[COMPOSED[lies][label]] for label in range(24)) == dict.fromkeys(range(1, 7), 4)


def test_the_nearest_flat_orientation_and_the_tilt_lead_back():
    rng = Rng(5)
    for _ in range(500):
        q = random_orientation(rng)
        flat = nearest_flat(q)
        back = multiply(tilted(flat.tilt_x, flat.tilt_y), resting_orientation(flat.rotation, flat.heading))
        assert same_orientation(back, q)
        # No orientation is farther from a face than the corner of a cube, at acos(1/√3).
        assert hypot(flat.tilt_x, flat.tilt_y) <= acos(1 / sqrt(3)) + 1e-9
        assert abs(flat.heading) <= pi / 4 + 1e-9


@pytest.mark.parametrize("rotation", range(24))
def test_a_die_that_lies_flat_has_no_tilt(rotation):
    flat = nearest_flat(resting_orientation(rotation, radians(20)))
    assert flat.rotation == rotation
    assert flat.heading == pytest.approx(radians(20))
    assert hypot(flat.tilt_x, flat.tilt_y) < 1e-7


def test_turning_goes_from_x_towards_y():
    matrix = rotation_matrix(turned(pi / 2))
    assert [row[0] for row in matrix] == pytest.approx([0, 1, 0])
