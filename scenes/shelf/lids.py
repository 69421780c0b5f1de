"""A game's box as it stands on the shelf: painted once, lifted when it is pointed at, its title on the lid."""

from __future__ import annotations

from functools import lru_cache, partial

import pygame

from scenes.art.boxes import paint_box, title_area
from scenes.art.emblems import dress_of
from scenes.art.raster import Sprite
from scenes.boxes import Box as Game
from scenes.kit.controls import Manner
from scenes.kit.fonts import Face, font
from scenes.kit.frame import Box, Frame

LID_SHARE = 520 / (520 + 36)  # of the height of the box: the rest is its near side
BOX_RATIO = 420 / (520 + 36)
_LIFT = 0.018  # of the height, when it is pointed at


@lru_cache(maxsize=8)
def _painted(game: str, size: tuple[int, int]) -> Sprite:
    return paint_box(game, size)


def draw_box(game: Game, frame: Frame, box: Box, manner: Manner) -> None:
    """Draws the box of a game into a place of ``BOX_RATIO``, lifted when it is pointed at."""
    _draw(game, frame, box, round(box.h * _LIFT) if manner.lit and not manner.pressed else 0)


def draw_lid(game: Game, frame: Frame, box: Box) -> None:
    """Draws the box of a game that only lies there into a place of ``BOX_RATIO``."""
    _draw(game, frame, box, 0)


def _draw(game: Game, frame: Frame, box: Box, raised: int) -> None:
    size = (round(box.w), round(box.h * LID_SHARE))
    sprite = _painted(game.id, size)
    corner = (round(box.x), round(box.y) - raised)
    rect = sprite.surface.get_rect(topleft=sprite.corner(corner))
    frame.add(("box", game.id, raised), rect, partial(_blit, sprite.surface))
    area = title_area(size).move(corner)
    frame.texts.append(game.title)
    frame.picture(("box title", game.id), area, partial(_paint_title, game))


def _blit(surface: pygame.Surface, target: pygame.Surface, where: pygame.Rect) -> None:
    target.blit(surface, where.topleft)


def _paint_title(game: Game, surface: pygame.Surface) -> None:
    """The title as large as the area allows."""
    wide, high = surface.get_size()
    pixels = max(8, round(high * 0.62))
    while pixels > 8 and font(Face.DISPLAY, pixels).size(game.title)[0] > wide:
        pixels -= 1
    drawn = font(Face.DISPLAY, pixels).render(game.title, True, dress_of(game.id).title)
    surface.blit(drawn, drawn.get_rect(center=(wide // 2, high // 2)))
