"""The pyramid: where cells are seen, which faces, in what order."""

import math

import pygame
import pytest

from scenes.art.cube_faces import ICONS, STONES
from scenes.art.pyramid import LAYERS, PyramidView, paint_cube, paint_stand

CELLS = [(x, y, z) for x in range(LAYERS) for y in range(LAYERS) for z in range(LAYERS) if x + y + z < LAYERS]
TURNS = [0.0, math.radians(-25), math.radians(25), 0.2]


def _middle(quad: list[tuple[float, float]]) -> tuple[float, float]:
    return sum(x for x, _ in quad) / 4, sum(y for _, y in quad) / 4


@pytest.mark.rule("P-03")
def test_there_are_56_cells() -> None:
    assert len(CELLS) == 56


@pytest.mark.rule("P-04")
@pytest.mark.parametrize("turn", TURNS)
def test_every_visible_face_is_seen_and_no_other(turn: float) -> None:
    view = PyramidView((600.0, 300.0), 70.0, turn)
    shown = dict.fromkeys(CELLS, 0)
    for cell in CELLS:
        for axis in range(3):
            seen = view.cell_at(_middle(view.face(cell, axis)), CELLS)
            visible = cell[axis] == 0
            assert (seen == (cell, axis)) == visible
            shown[cell] += visible
    counts = [sum(1 for cell in CELLS if shown[cell] == faces) for faces in range(4)]
    assert counts == [10, 30, 15, 1]


@pytest.mark.parametrize("turn", TURNS)
def test_a_cube_is_painted_before_those_that_rest_on_it(turn: float) -> None:
    view = PyramidView((0.0, 0.0), 50.0, turn)
    order = {cell: index for index, cell in enumerate(view.ordered(CELLS))}
    for x, y, z in CELLS:
        for above in ((x - 1, y, z), (x, y - 1, z), (x, y, z - 1)):
            if above in order:
                assert order[above] > order[(x, y, z)]


def test_the_apex_lies_where_it_is_put_and_z_runs_down() -> None:
    view = PyramidView((400.0, 200.0), 60.0)
    assert view.project(0, 0, 0) == pytest.approx((400.0, 200.0))
    assert view.project(0, 0, 3)[1] > 200
    assert view.project(0, 0, 3)[0] == pytest.approx(400.0)
    assert view.project(3, 0, 0)[0] - 400 == pytest.approx(400 - view.project(0, 3, 0)[0])


def test_a_pixel_beside_the_pyramid_is_no_cube() -> None:
    assert PyramidView((400.0, 200.0), 60.0).cell_at((5.0, 5.0), CELLS) is None


def test_what_is_seen_through_a_gap_is_the_cube_behind() -> None:
    view = PyramidView((400.0, 200.0), 60.0)
    rest = [cell for cell in CELLS if cell != (0, 0, 0)]
    assert view.cell_at(_middle(view.face((0, 0, 1), 2)), rest) == ((0, 0, 1), 2)


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("axis", range(3))
def test_icons_stand_upright_in_their_face(turn: float, axis: int) -> None:
    wide, tall = PyramidView((0.0, 0.0), 100.0, turn).face_frame(axis)
    assert tall[0] == 0
    assert tall[1] < -25  # up the screen, and not squashed flat
    assert wide[0] > 25


def test_the_face_towards_the_lamp_is_brightest() -> None:
    lights = PyramidView((0.0, 0.0), 100.0).face_lights()
    assert max(lights) == max(lights[1], lights[2], lights[0])
    assert len({round(light, 2) for light in lights}) == 3


def test_it_turns_no_farther_than_its_faces_are_seen() -> None:
    with pytest.raises(ValueError, match="25 degrees"):
        PyramidView((0.0, 0.0), 50.0, 0.6)


def test_each_kind_of_cube_has_its_own_picture() -> None:
    view = PyramidView((0.0, 0.0), 44.0)
    kinds = [(colour, icon) for colour in STONES if colour != "none" for icon in ICONS[:3]] + [("none", "cobra")]
    pictures = {pygame.image.tobytes(paint_cube(view, *kind).surface, "RGBA") for kind in kinds}
    assert len(pictures) == 13
    assert len({stone.pattern for stone in STONES.values()}) == len(STONES)


def test_states_of_a_cube() -> None:
    view = PyramidView((0.0, 0.0), 60.0)
    plain, lit_up = paint_cube(view, "blue", "eye"), paint_cube(view, "blue", "eye", lit_up=True)
    ghost, dim = paint_cube(view, "blue", "eye", ghost=True), paint_cube(view, "blue", "eye", dim=True)

    def at_anchor(sprite_surface: pygame.Surface, anchor: tuple[float, float]) -> pygame.Color:
        return sprite_surface.get_at((round(anchor[0]), round(anchor[1]) - 4))

    assert at_anchor(*plain).a > 250
    assert at_anchor(*ghost).a < 140
    assert sum(at_anchor(*dim)[:3]) < sum(at_anchor(*plain)[:3]) < sum(at_anchor(*lit_up)[:3])


def test_cubes_that_do_not_exist_are_refused() -> None:
    view = PyramidView((0.0, 0.0), 40.0)
    with pytest.raises(ValueError, match=r"'red'.*purple"):
        paint_cube(view, "red", "eye")
    with pytest.raises(ValueError, match=r"'cat'.*crane"):
        paint_cube(view, "blue", "cat")


def test_the_stand_holds_every_cube_of_the_tray() -> None:
    view = PyramidView((200.0, 110.0), 30.0)
    stand = paint_stand(view, (400, 340))
    for cell in CELLS:
        if sum(cell) == LAYERS - 1:
            x, y = view.middle(cell)
            assert stand.get_at((round(x), round(y))).a == 255
    assert stand.get_at((2, 335)).a == 0
