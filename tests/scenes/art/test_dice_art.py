"""Dice as solids: their shape, how they lie, and that the picture shows the face that is up."""

import math
from itertools import pairwise

import pygame
import pytest

from scenes.art.dice import IVORY, TWO_COLOURS, DiePalette, die_box, paint_die
from scenes.art.die_mesh import FACE_PLANES, FACES, Mesh, pip_grid
from scenes.art.die_shadow import paint_die_shadow, shadow_box
from scenes.art.eye import Vector, cross, dot
from scenes.art.faces import paint_face, paint_row
from scenes.art.orientation import (
    Rotation,
    from_quaternion,
    from_screen_frame,
    rest_height,
    resting,
    top_face,
    turned,
)
from tabletop.tray import cube

STRAIGHT_DOWN: Vector = (0.0, 0.0, 1.0)


def _tumbled(count: int) -> list[Rotation]:
    found, rotation = [], resting(3)
    for k in range(count):
        rotation = turned(rotation, (0.3 + 0.1 * k, 1.0, 0.2 * k - 0.5), 0.7)
        found.append(rotation)
    return found


def _is_rotation(rotation: Rotation) -> bool:
    a, b, c = rotation
    lengths = all(math.isclose(dot(row, row), 1.0, abs_tol=1e-9) for row in rotation)
    right = all(math.isclose(x, y, abs_tol=1e-9) for x, y in zip(cross(a, b), c, strict=True))
    return lengths and right


def _blobs(picture: pygame.Surface, like: tuple[int, int, int]) -> int:
    """How many connected patches of pixels are near a colour."""
    wide, high = picture.get_size()
    todo = {
        (x, y)
        for x in range(wide)
        for y in range(high)
        if (pixel := picture.get_at((x, y))).a > 200 and sum(abs(pixel[part] - like[part]) for part in range(3)) < 90
    }
    count = 0
    while todo:
        edge, size = [todo.pop()], 1
        while edge:
            x, y = edge.pop()
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in todo:
                    todo.remove(near)
                    edge.append(near)
                    size += 1
        count += size > 12
    return count


def test_opposite_faces_sum_to_seven() -> None:
    for value, normal in FACES.items():
        away = tuple(-part for part in normal)
        assert next(other for other, direction in FACES.items() if direction == away) == 7 - value


def test_one_two_three_run_anticlockwise_round_their_corner() -> None:
    # Seen from outside, the third axis of a right-handed frame follows anticlockwise.
    assert cross(FACES[1], FACES[2]) == FACES[3]


@pytest.mark.parametrize(("steps", "corner"), [(2, 1), (4, 2), (4, 4)])
def test_the_mesh_is_closed_and_fits_a_cube_of_side_one(steps: int, corner: int) -> None:
    mesh = Mesh(steps, corner)
    assert max(abs(part) for vertex in mesh.vertices for part in vertex) == pytest.approx(0.5)
    numbers = list(range(len(mesh.vertices)))
    borders: dict[frozenset[int], int] = {}
    for patch in mesh.patches:
        assert dot(patch.normal, patch.normal) == pytest.approx(1.0)
        around = [int(number) for number in patch.corners(numbers)]  # type: ignore[arg-type, call-overload]
        for pair in pairwise([*around, around[0]]):
            if pair[0] != pair[1]:
                borders[frozenset(pair)] = borders.get(frozenset(pair), 0) + 1
    assert set(borders.values()) == {2}


def test_the_mesh_refuses_corners_that_do_not_meet_the_edges() -> None:
    with pytest.raises(ValueError, match="3 steps"):
        Mesh(4, 3)


def test_each_face_has_as_many_pips_as_its_value() -> None:
    for face in FACE_PLANES:
        assert len(set(face.pips)) == face.value == len(pip_grid(face.value))
        for pip in face.pips:
            assert dot(pip, face.normal) == pytest.approx(0.5)


@pytest.mark.parametrize("top", range(1, 7))
def test_resting_shows_the_face_asked_for_at_any_heading(top: int) -> None:
    for heading in (0.0, 0.4, 2.0, -1.1):
        rotation = resting(top, heading)
        assert _is_rotation(rotation)
        assert top_face(rotation) == top
        assert rest_height(rotation) == pytest.approx(0.5)


def test_heading_turns_anticlockwise() -> None:
    front = resting(1, 0.0)
    quarter = resting(1, math.pi / 2)
    # What pointed right points away from the viewer.
    right = (front[0][0], front[0][1], front[0][2])
    assert quarter[1] == pytest.approx(right)


def test_a_die_on_its_corner_stands_highest() -> None:
    x, y, z = 1 / math.sqrt(3), 1 / math.sqrt(3), 1 / math.sqrt(3)
    corner_up: Rotation = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (x, y, z))
    assert rest_height(corner_up) == pytest.approx(math.sqrt(3) / 2)


def test_quaternions_and_turns_agree() -> None:
    half = 0.35
    by_quaternion = from_quaternion(math.cos(half), 0.0, 0.0, math.sin(half))
    by_turn = turned(((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)), (0.0, 0.0, 1.0), 2 * half)
    for row, other in zip(by_quaternion, by_turn, strict=True):
        assert row == pytest.approx(other)


def test_the_frame_of_the_tray_is_read_as_the_same_die() -> None:
    for index, matrix in enumerate(cube.ROTATIONS):
        (a, b, c), (d, e, f), (g, h, i) = matrix
        rotation = from_screen_frame(((a, b, c), (d, e, f), (g, h, i)))
        assert _is_rotation(rotation)
        assert top_face(rotation) == cube.TOP_VALUE[index]
        # The face that looks towards the viewer in the tray, +y there, looks towards −y here.
        near = next(value for value, normal in cube.FACE_NORMALS.items() if normal == (d, e, f))
        assert rotation[1] == pytest.approx(tuple(-part for part in FACES[near]))


@pytest.mark.parametrize("fine", [True, False])
@pytest.mark.parametrize("top", range(1, 7))
def test_the_picture_shows_as_many_pips_as_the_top_face(top: int, fine: bool) -> None:
    picture = paint_die(90, resting(top, 0.3), IVORY, STRAIGHT_DOWN, fine=fine)
    assert _blobs(picture, IVORY.odd_pip) == top


@pytest.mark.rule("Y-01")
@pytest.mark.parametrize("top", range(1, 7))
def test_odd_faces_are_one_colour_and_even_ones_another(top: int) -> None:
    side = 80
    picture = paint_die(side, resting(top, 0.0), TWO_COLOURS, STRAIGHT_DOWN)
    middle = picture.get_width() // 2
    # Beside the middle of the face, where no face has a pip.
    red, green, blue, _ = picture.get_at((middle + round(side * 0.11), middle - round(side * 0.115)))
    assert (red > 2 * max(green, blue)) == (top % 2 == 1)


def test_even_faces_have_a_sign_besides_their_colour() -> None:
    grey = DiePalette((128, 128, 128), (128, 128, 128), (240, 240, 240), (240, 240, 240), even_diamonds=True)
    plain = DiePalette((128, 128, 128), (128, 128, 128), (240, 240, 240), (240, 240, 240))
    for top, differs in ((2, True), (3, False), (4, True), (5, False)):
        pictures = [
            pygame.image.tobytes(paint_die(80, resting(top), palette, STRAIGHT_DOWN), "RGBA")
            for palette in (grey, plain)
        ]
        assert (pictures[0] != pictures[1]) == differs


@pytest.mark.parametrize("fine", [True, False])
def test_no_orientation_reaches_the_edge_of_the_picture(fine: bool) -> None:
    corner_up = turned(turned(resting(1), (1.0, 0.0, 0.0), math.pi / 4), (0.0, 1.0, 0.0), math.atan(1 / math.sqrt(2)))
    for rotation in (*_tumbled(12), corner_up):
        for side in (31, 90):
            picture = paint_die(side, rotation, fine=fine)
            box = die_box(side)
            assert picture.get_size() == (box, box)
            assert picture.get_at((box // 2, box // 2)).a > 250
            rim = [(k, e) for k in range(box) for e in (0, box - 1)]
            assert all(picture.get_at(spot).a == 0 and picture.get_at(spot[::-1]).a == 0 for spot in rim)


def test_a_die_is_painted_the_same_each_time() -> None:
    for rotation in _tumbled(3):
        first, second = (pygame.image.tobytes(paint_die(70, rotation, TWO_COLOURS), "RGBA") for _ in range(2))
        assert first == second


def _weight(picture: pygame.Surface) -> tuple[float, float, float]:
    """The centre and the sum of a picture's opacity."""
    wide, high = picture.get_size()
    total = across = down = 0.0
    for x in range(0, wide, 2):
        for y in range(0, high, 2):
            alpha = picture.get_at((x, y)).a
            total, across, down = total + alpha, across + alpha * x, down + alpha * y
    return across / total - wide / 2, down / total - high / 2, total


def test_the_shadow_falls_to_the_lower_right_and_farther_when_the_die_is_high() -> None:
    rotation = resting(4, 0.5)
    low, high = (_weight(paint_die_shadow(80, rotation, height)) for height in (0.5, 2.0))
    assert low[0] > 0
    assert low[1] > 0
    assert high[0] > 2 * low[0]
    assert high[2] < low[2]


def test_the_shadow_has_its_stated_size_and_stays_within() -> None:
    picture = paint_die_shadow(60, resting(2), 0.5)
    box = shadow_box(60)
    assert picture.get_size() == (box, box)
    assert all(picture.get_at((k, edge)).a == 0 for k in range(box) for edge in (0, box - 1))


@pytest.mark.parametrize("value", range(1, 7))
def test_flat_faces_have_their_pips(value: int) -> None:
    assert _blobs(paint_face(value, 72), IVORY.odd_pip) == value


def test_a_row_is_as_wide_as_its_dice() -> None:
    assert paint_row((1, 2, 3), 50).get_size() == (158, 50)
    with pytest.raises(ValueError, match="at least one"):
        paint_row((), 50)
    with pytest.raises(KeyError):
        paint_face(7, 40)
