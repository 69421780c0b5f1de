"""Marks round dice that lie: worth keeping, set aside in the track, fouled. Each follows the outline of its die."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Final

import pygame

from scenes.art.dice import DiePalette
from scenes.art.eye import Eye
from scenes.art.palette import BRASS_LIGHT, CREAM, CREAM_SHADE, DANGER, SHADOW, Colour, css
from scenes.art.raster import clear, vector
from scenes.art.shadows import contour, glow, margin
from scenes.dice.drawing import DieLook, DieSprite, picture
from scenes.kit.frame import Frame

_LINE: Final = 0.055  # die sides
_HALO: Final = 0.07
_BADGE: Final = 0.46


class Mark(Enum):
    """What is said of a die."""

    KEEP = "keep"
    ASIDE = "aside"
    FOUL = "foul"


_COLOURS: Final = {Mark.KEEP: BRASS_LIGHT, Mark.ASIDE: CREAM_SHADE, Mark.FOUL: DANGER}


def draw_mark(frame: Frame, eye: Eye, palette: DiePalette, look: DieLook, mark: Mark) -> None:
    """Marks a die that lies there; a foul has a sign besides its colour."""
    sprite = _marked(eye, look._replace(fine=False), palette, mark)
    rect = sprite.surface.get_rect(center=(round(sprite.x), round(sprite.y)))
    surface = sprite.surface
    frame.add(("mark", mark, look), rect, lambda target, where: target.blit(surface, where) and None)


@lru_cache(maxsize=32)
def _marked(eye: Eye, look: DieLook, palette: DiePalette, mark: Mark) -> DieSprite:
    die = picture(eye, look, palette, kept=True)
    side = eye.project(look.x, -look.y, look.z)[2]
    colour = _COLOURS[mark]
    halo = glow(die.surface, max(1.5, side * _HALO), colour, 1.4)
    whole = clear(halo.get_size(), colour)
    middle = whole.get_rect().center
    if mark is not Mark.ASIDE:
        whole.blit(halo, (0, 0))
        reach = margin(max(1.5, side * _HALO))
        under = die.surface.copy()
        under.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        whole.blit(under, (reach, reach), special_flags=pygame.BLEND_RGBA_SUB)
    line = contour(die.surface, max(1.5, side * _LINE), colour)
    whole.blit(line, line.get_rect(center=middle))
    if mark is Mark.FOUL:
        badge = _badge(max(12, round(side * _BADGE)), colour)
        whole.blit(badge, badge.get_rect(center=(middle[0] + round(side * 0.5), middle[1] - round(side * 0.5))))
    return DieSprite(whole, die.x, die.y)


def _badge(size: int, colour: Colour) -> pygame.Surface:
    """A round sign with a cross."""
    body = (
        f'<circle cx="50" cy="50" r="48" fill="{css(SHADOW)}" fill-opacity="0.6"/>'
        f'<circle cx="50" cy="50" r="42" fill="{css(colour)}"/>'
        f'<path d="M34 34L66 66M66 34L34 66" stroke="{css(CREAM)}" stroke-width="12" stroke-linecap="round"/>'
    )
    return vector(body, (0, 0, 100, 100), (size, size))
