"""Cards in lists: small to choose from, whole to be read."""

from __future__ import annotations

from typing import Final

import pygame

from scenes.art.palette import BRASS_LIGHT, NIGHT
from scenes.art.raster import cut
from scenes.art.shadows import rounded_mask
from scenes.kit.canvas import Canvas
from scenes.kit.frame import Box, Frame
from scenes.kit.icons import ICONS
from scenes.kit.shapes import disc
from scenes.moriham import drawing
from scenes.moriham.card_face import RATIO, paint_full
from scenes.moriham.card_frame import CORNER
from scenes.moriham.looks import look_of

_CHOSEN: Final = 0.34  # the mark of a card that is in the deck, of its width
_DIM: Final = 150


def draw_small(frame: Frame, box: Box, card: str, *, chosen: bool = False) -> None:
    """A card, small; one that is ``chosen`` steps back and bears a mark."""
    drawing.card(frame, box, look_of(card))
    if chosen:
        frame.picture("chosen card", box.rect(), _paint_mark)


def draw_full(frame: Frame, box: Box, card: str) -> None:
    """A card to be read, as large as the box and in the middle of it."""
    look = look_of(card)
    wide = min(box.w, box.h * RATIO)
    high = wide / RATIO
    rect = Box(box.x + (box.w - wide) / 2, box.y + (box.h - high) / 2, wide, high).rect()
    frame.texts.append(look.name)

    def paint(surface: pygame.Surface) -> None:
        surface.blit(paint_full(look, surface.get_size()), (0, 0))

    frame.picture(("moriham full", look), rect, paint)


def put_small(canvas: Canvas, card: str, x: float, y: float, wide: float) -> None:
    """A card in the hand, ``wide`` design units, its middle at (x, y)."""
    look = look_of(card)

    def paint(surface: pygame.Surface) -> None:
        surface.blit(drawing.card_picture(look, surface.get_size()), (0, 0))

    canvas.picture(("carried card", look), x, y, wide, wide / RATIO, paint)


def _paint_mark(surface: pygame.Surface) -> None:
    wide, high = surface.get_size()
    shade = pygame.Surface((wide, high), pygame.SRCALPHA, 32)
    shade.fill((*NIGHT, _DIM))
    surface.blit(cut(shade, rounded_mask((wide, high), wide * CORNER)), (0, 0))
    side = round(wide * _CHOSEN)
    disc(surface, wide / 2, high / 2, side / 2, NIGHT)
    tick = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    ICONS["check"](tick, float(side), BRASS_LIGHT)
    surface.blit(tick, ((wide - side) // 2, (high - side) // 2))
