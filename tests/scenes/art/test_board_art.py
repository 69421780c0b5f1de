"""The board of Morpyam and the figures on it."""

from itertools import combinations

import pygame
import pytest

from scenes.art import board, figures

# The grids of M-04 and M-05.
CLASSIC = (
    ("b6", "b4", "b3", "b2", "b1", "b5"),
    ("b1", "full", "suite", "carre", "morpyam", "b2"),
    ("ps", "carre", "mini", "full", "suite", "b6"),
    ("b5", "morpyam", "appel", "sec", "maxi", "b1"),
    ("b4", "sec", "maxi", "mini", "appel", "b3"),
    ("b2", "b6", "ps", "b3", "b5", "b4"),
)
FLASH = (
    ("p1", "p5", "p6", "p3", "p2", "p4"),
    ("p4", "b5", "b6", "b2", "b4", "p5"),
    ("p2", "b4", "carre", "morpyam", "b5", "p1"),
    ("p6", "morpyam", "b3", "b6", "b1", "p3"),
    ("2p", "b2", "b1", "carre", "b3", "p6"),
    ("p5", "p1", "p2", "p4", "p3", "2p"),
)


def test_every_figure_of_the_grids_is_drawn_and_no_two_are_alike() -> None:
    assert {name for grid in (CLASSIC, FLASH) for row in grid for name in row} == set(figures.FIGURES)
    pictures = {pygame.image.tobytes(figures.paint_figure(name, (66, 50)), "RGBA") for name in figures.FIGURES}
    assert len(pictures) == len(figures.FIGURES)


@pytest.mark.parametrize("name", figures.FIGURES)
def test_figures_fill_their_room_and_stay_within(name: str) -> None:
    picture = figures.paint_figure(name, (134, 104))
    drawn = picture.get_bounding_rect(min_alpha=60)
    assert drawn.height >= 70
    assert drawn.width >= 70
    assert drawn.left > 0
    assert drawn.top > 0
    assert drawn.right < 134
    assert drawn.bottom <= 104


def test_an_unknown_figure_is_refused() -> None:
    with pytest.raises(ValueError, match=r"'b7'.*b6"):
        figures.paint_figure("b7", (60, 40))


@pytest.mark.parametrize("side", [420, 617, 920, 1800])
def test_squares_lie_side_by_side_within_the_board(side: int) -> None:
    rects = [board.square_rect(side, row, column) for row in range(6) for column in range(6)]
    whole = pygame.Rect(0, 0, side, side)
    assert all(whole.contains(rect) for rect in rects)
    assert not any(first.colliderect(second) for first, second in combinations(rects, 2))
    assert max(rect.width for rect in rects) - min(rect.width for rect in rects) <= 1
    # Even margins all round.
    assert abs(rects[0].left - (side - rects[-1].right)) <= 1
    assert abs(rects[0].top - (side - rects[-1].bottom)) <= 1


def test_a_point_finds_its_square() -> None:
    for row in range(6):
        for column in range(6):
            assert board.square_at(600, board.square_rect(600, row, column).center) == (row, column)
    assert board.square_at(600, (1, 1)) is None
    with pytest.raises(ValueError, match="6 × 6"):
        board.square_rect(600, 6, 0)


def test_the_sixteen_in_the_middle() -> None:
    assert sum(board.is_centre(row, column) for row in range(6) for column in range(6)) == 16


def test_looks_differ_and_leave_room_for_the_name() -> None:
    pictures = {pygame.image.tobytes(board.paint_square("b5", 80, 0.6, look), "RGBA") for look in board.Look}
    assert len(pictures) == len(board.Look)
    area = board.name_area(80)
    assert pygame.Rect(0, 0, 80, 80).contains(area)
    assert area.height >= 16
    x, y = board.token_spot(80)
    assert y < area.top
    assert x == 40


def test_the_board_has_rounded_corners_and_is_solid() -> None:
    picture = board.paint_board(300, 0.3)
    assert picture.get_size() == (300, 300)
    assert picture.get_at((0, 0)).a < 120
    assert picture.get_at((150, 150)).a == 255
    assert board.paint_last_move(60).get_at((30, 30)).a == 0
