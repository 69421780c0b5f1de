"""Vector drawing, masks and sprites."""

import pygame
import pytest

from scenes.art import raster
from scenes.art.ninepatch import stretched


def test_vector_stretches_its_box_to_the_size_asked_for() -> None:
    picture = raster.vector('<rect x="5" y="0" width="5" height="10" fill="#c84020"/>', (0, 0, 10, 10), (60, 30))
    assert picture.get_size() == (60, 30)
    assert picture.get_at((10, 15)).a == 0
    assert tuple(picture.get_at((45, 15))) == (200, 64, 32, 255)


def test_vector_shows_the_part_of_the_plane_it_is_asked_for() -> None:
    body = '<rect x="100" y="200" width="10" height="10" fill="#ffffff"/>'
    assert raster.vector(body, (100, 200, 20, 20), (20, 20)).get_at((5, 5)).a == 255
    assert raster.vector(body, (100, 200, 20, 20), (20, 20)).get_at((15, 15)).a == 0


def test_long_slanted_edges_stay_where_they_belong() -> None:
    # From (40, 0) to (140, 900): at y = 810 the edge is at x = 130.
    outline = [(0.0, 0.0), (40.0, 0.0), (140.0, 900.0), (0.0, 900.0)]
    body = raster.polygon_svg(outline, 'fill="#fff"')
    picture = raster.vector(body, (0, 0, 200, 900), (200, 900), samples=1)
    assert picture.get_at((129, 810)).a > 200
    assert picture.get_at((131, 810)).a < 60


def test_a_ring_is_open_in_the_middle() -> None:
    square = [(0.0, 0.0), (40.0, 0.0), (40.0, 40.0), (0.0, 40.0)]
    hole = [(10.0, 10.0), (30.0, 10.0), (30.0, 30.0), (10.0, 30.0)]
    picture = raster.vector(raster.ring_svg(square, hole, 'fill="#fff"'), (0, 0, 40, 40), (40, 40))
    assert picture.get_at((5, 5)).a == 255
    assert picture.get_at((20, 20)).a == 0


def test_cut_keeps_colour_where_the_mask_is() -> None:
    paint = pygame.Surface((8, 8))
    paint.fill((10, 120, 200))
    mask = raster.clear((8, 8))
    mask.fill((255, 0, 0, 255), pygame.Rect(0, 0, 4, 8))
    result = raster.cut(paint, mask)
    assert tuple(result.get_at((1, 1))) == (10, 120, 200, 255)
    assert result.get_at((6, 1)).a == 0


def test_faded_and_silhouette_leave_the_original_alone() -> None:
    picture = raster.clear((2, 2))
    picture.fill((50, 60, 70, 200))
    assert raster.faded(picture, 0.5).get_at((0, 0)).a == pytest.approx(100, abs=1)
    assert tuple(raster.silhouette(picture, (1, 2, 3)).get_at((0, 0)))[:3] == (1, 2, 3)
    assert tuple(picture.get_at((0, 0))) == (50, 60, 70, 200)


def test_blur_keeps_the_weight_of_a_shape() -> None:
    shape = raster.clear((81, 81), (255, 255, 255))
    shape.fill((255, 255, 255, 255), pygame.Rect(35, 35, 11, 11))
    soft = raster.blurred(shape, 6)
    before = sum(shape.get_at((x, y)).a for x in range(81) for y in range(81))
    after = sum(soft.get_at((x, y)).a for x in range(81) for y in range(81))
    assert after == pytest.approx(before, rel=0.12)
    assert soft.get_at((40, 40)).a < 255
    assert soft.get_at((30, 40)).a > 0


def test_a_sprite_lays_its_anchor_on_the_spot() -> None:
    sprite = raster.Sprite(raster.clear((10, 10)), (4, 7))
    assert sprite.corner((100, 50)) == (96, 43)


def test_hull_leaves_out_what_is_inside() -> None:
    square = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]
    assert set(raster.hull([*square, (2.0, 2.0), (1.0, 3.0), (4.0, 2.0)])) == set(square)


def test_nine_patch_keeps_corners_and_stretches_the_rest() -> None:
    picture = raster.clear((9, 9))
    picture.fill((200, 200, 200, 255))
    picture.fill((255, 0, 0, 255), pygame.Rect(0, 0, 3, 3))
    picture.fill((0, 0, 255, 255), pygame.Rect(6, 6, 3, 3))
    large = stretched(picture, (3, 3, 3, 3), (40, 30))
    assert large.get_size() == (40, 30)
    assert tuple(large.get_at((2, 2)))[:3] == (255, 0, 0)
    assert tuple(large.get_at((4, 4)))[:3] == (200, 200, 200)
    assert tuple(large.get_at((38, 28)))[:3] == (0, 0, 255)


@pytest.mark.parametrize(
    ("borders", "size", "words"),
    [((5, 3, 4, 3), (40, 40), "no middle"), ((3, 3, 3, 3), (5, 40), "cannot hold"), ((-1, 3, 3, 3), (40, 40), "-1")],
)
def test_nine_patch_says_what_does_not_fit(
    borders: tuple[int, int, int, int], size: tuple[int, int], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        stretched(raster.clear((9, 9)), borders, size)
