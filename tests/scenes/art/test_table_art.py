"""The ground, materials and shadows."""

import pygame
import pytest

from scenes.art import ground, materials, shadows


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1366, 768)])
def test_the_ground_fills_the_screen_and_is_brightest_by_the_lamp(size: tuple[int, int]) -> None:
    table = ground.table(size, size[1] / 1080)
    assert table.get_size() == size
    wide, high = size

    def brightness(x: float, y: float) -> float:
        patch = pygame.Rect(round(wide * x) - 10, round(high * y) - 10, 20, 20)
        return sum(pygame.transform.average_color(table, patch)[:3])

    assert brightness(0.36, 0.36) > brightness(0.6, 0.6) > brightness(0.92, 0.90)
    edge = table.get_at((wide // 2, 3))
    cloth = table.get_at((wide // 2, high // 2))
    assert edge.r > edge.b  # walnut
    assert cloth.g > cloth.r  # felt


def test_a_screen_too_small_for_a_rim_is_all_felt() -> None:
    assert ground.table((40, 30), 1.0).get_size() == (40, 30)


def test_materials_have_round_corners_and_the_size_asked_for() -> None:
    for picture in (
        materials.walnut_panel((200, 120), 1.0),
        materials.card((200, 120), 1.0),
        materials.brass_plate((200, 120), 1.0),
        materials.hollow((200, 120), 1.0),
    ):
        assert picture.get_size() == (200, 120)
        assert picture.get_at((0, 0)).a < 20
        assert picture.get_at((100, 60)).a == 255


def test_a_ring_is_open_and_a_line_is_thin() -> None:
    ring = materials.brass_ring((120, 80), 1.0, 12, 4)
    assert ring.get_at((60, 40)).a == 0
    assert ring.get_at((60, 1)).a == 255
    line = materials.line_frame((120, 80), 6, 2, (200, 180, 140))
    assert line.get_at((60, 1)).a > 200
    assert line.get_at((60, 6)).a == 0


def test_large_frames_are_like_small_ones() -> None:
    small, large = materials.brass_ring((60, 60), 1.0, 10), materials.brass_ring((600, 400), 1.0, 10)
    for spot in ((2, 30), (30, 2), (4, 4)):
        assert abs(small.get_at(spot).a - large.get_at(spot).a) <= 40


def test_a_shadow_is_larger_by_its_margin_and_soft() -> None:
    pad = shadows.margin(6)
    shade = shadows.shadow_rect((100, 50), 8, 6, 0.5)
    assert shade.get_size() == (100 + 2 * pad, 50 + 2 * pad)
    assert shade.get_at((pad + 50, pad + 25)).a == pytest.approx(127, abs=12)
    assert 0 < shade.get_at((pad - 3, pad + 25)).a < 64
    assert shade.get_at((0, 0)).a == 0


def test_shadows_of_ellipses_and_hulls() -> None:
    pad = shadows.margin(4)
    for shade in (
        shadows.shadow_ellipse((60, 40), 4),
        shadows.shadow_hull([(0, 0), (60, 0), (60, 40), (0, 40)], (60, 40), 4),
    ):
        assert shade.get_size() == (60 + 2 * pad, 40 + 2 * pad)
        assert shade.get_at((pad + 30, pad + 20)).a > 100


def test_the_shadow_in_a_hole_lies_under_the_edge_towards_the_lamp() -> None:
    inner = shadows.recess_shadow((100, 100), 6, 5, (4, 6))
    assert inner.get_at((50, 3)).a > inner.get_at((50, 96)).a
    assert inner.get_at((3, 50)).a > inner.get_at((96, 50)).a
    assert inner.get_at((60, 60)).a < 12


def test_with_shadow_tells_where_the_picture_is() -> None:
    picture = materials.card((80, 40), 1.0)
    whole, (left, top) = shadows.with_shadow(picture, 1.0)
    assert whole.get_at((left + 40, top + 20)) == picture.get_at((40, 20))
    assert whole.get_at((left + 40, top + 43)).a > 0


def test_painting_twice_gives_the_same() -> None:
    for paint in (lambda: ground.table((320, 200), 0.3), lambda: materials.walnut_panel((90, 60), 0.5)):
        assert pygame.image.tobytes(paint(), "RGBA") == pygame.image.tobytes(paint(), "RGBA")
