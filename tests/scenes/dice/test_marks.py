"""Marks round dice: each along the outline of its die, no two alike, a foul with a sign besides its colour."""

from __future__ import annotations

import pygame
import pytest

from scenes.art.dice import TWO_COLOURS
from scenes.art.eye import Eye
from scenes.art.palette import DANGER
from scenes.art.shadows import contour
from scenes.dice.drawing import lying
from scenes.dice.marks import Mark, draw_mark
from scenes.kit.frame import Frame, Item
from scenes.kit.pictures import Pictures
from scenes.kit.stage import Stage
from tabletop.tray.tray import RestingDie

EYE = Eye((200.0, 200.0), 60.0)


def drawn(mark: Mark) -> pygame.Surface:
    frame = Frame(Stage.fit((400, 400)), Pictures())
    draw_mark(frame, EYE, TWO_COLOURS, lying(RestingDie(0, 0.0, 0.0, 0.3, 0, True)), mark)
    surface = pygame.Surface((400, 400), pygame.SRCALPHA)
    (item,) = frame.items
    assert isinstance(item, Item)
    item.paint(surface, item.rect)
    return surface


def test_the_marks_differ_and_leave_the_die_in_sight() -> None:
    pictures = {mark: drawn(mark) for mark in Mark}
    assert len({pygame.image.tobytes(picture, "RGBA") for picture in pictures.values()}) == 3
    for picture in pictures.values():
        assert picture.get_at((200, 180)).a == 0
        assert picture.get_bounding_rect().w > 60


def test_a_foul_bears_a_cross_besides_its_colour() -> None:
    """Paler than its disc, at the upper right of the die."""
    foul = drawn(Mark.FOUL)
    badge = foul.subsurface(pygame.Rect(200 + 18, 200 - 74, 44, 44))
    colours = [tuple(badge.get_at((x, y)))[:3] for x in range(44) for y in range(44)]
    assert any(min(colour) > 180 for colour in colours)
    assert DANGER in colours


@pytest.mark.parametrize("thick", [1.5, 4.0])
def test_a_contour_lies_round_a_shape_and_not_on_it(thick: float) -> None:
    shape = pygame.Surface((40, 40), pygame.SRCALPHA)
    pygame.draw.rect(shape, (200, 0, 0, 255), (10, 10, 20, 20))
    line = contour(shape, thick)
    pad = (line.get_width() - 40) // 2
    assert line.get_at((pad + 20, pad + 20)).a == 0
    assert line.get_at((pad + 9, pad + 20)).a == 255
    assert line.get_at((pad + 30, pad + 20)).a == 255
    assert line.get_at((pad + 20, pad + 9 - round(thick) - 1)).a == 0
