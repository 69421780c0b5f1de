"""The walnut shelf that the boxes stand on."""

import math

import pygame

from scenes.art.ground import walnut
from scenes.art.palette import SHADOW
from scenes.art.raster import Size, clear, vector

SHELF_TOP = 0.34  # the share of a shelf's thickness, as seen, that is its upper side
SHELF_SHADE = 1.6  # how far its shadow falls below it, in its own thickness


def paint_shelf(size: Size, scale: float) -> pygame.Surface:
    """A board from side to side with its shadow on the wall below.

    ``size`` is the board with its shadow: of the height, one part in ``1 + SHELF_SHADE`` is the board. ``scale`` is
    real pixels per design unit.
    """
    wide, high = size
    board = max(2, round(high / (1 + SHELF_SHADE)))
    top = max(1, round(board * SHELF_TOP))
    picture = clear(size, SHADOW)
    _shade(picture, board, wide, high)
    picture.blit(walnut((wide, top), scale, 1.08, 3), (0, 0))
    picture.blit(walnut((wide, board - top), scale, 0.66, 9), (0, top))
    line = max(1, round(1.5 * scale))
    light = (
        f'<defs><linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="{wide}" y2="0">'
        '<stop offset="0" stop-color="#ffe8c4" stop-opacity="0.5"/>'
        '<stop offset="0.35" stop-color="#ffe8c4" stop-opacity="0.42"/>'
        '<stop offset="1" stop-color="#ffe8c4" stop-opacity="0.06"/></linearGradient>'
        f'<linearGradient id="b" gradientUnits="userSpaceOnUse" x1="0" y1="{top}" x2="0" y2="{board}">'
        '<stop offset="0" stop-color="#120a06" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#120a06" stop-opacity="0.62"/></linearGradient></defs>'
        f'<rect x="0" y="{top}" width="{wide}" height="{board - top}" fill="url(#b)"/>'
        f'<rect x="0" y="{top - line / 2:.1f}" width="{wide}" height="{line}" fill="url(#a)"/>'
    )
    picture.blit(vector(light, (0, 0, wide, board), (wide, board), samples=1), (0, 0))
    return picture


def _shade(picture: pygame.Surface, board: int, wide: int, high: int) -> None:
    """The shadow below the board, soft towards its lower end."""
    for y in range(board, high):
        far = (y - board) / max(1, high - board)
        strength = round(150 * math.exp(-3.2 * far) * (1 - far))
        pygame.draw.line(picture, (*SHADOW, strength), (0, y), (wide, y))
