"""Designed grids as pictures: small ones for lists, and the one in the file that is handed on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import pygame

from scenes.art.board import Look, is_centre, paint_bed, paint_board, paint_square, square_rect
from scenes.art.palette import CREAM, FELT, INK
from scenes.kit.fonts import Face
from scenes.morpyam.board import SQUARES, Square
from scenes.works.picture import png_of, write_line
from tabletop.games.morpyam import grid_codes

_SIDE: Final = 660  # the board in a file, in pixels
_MARGIN: Final = 30
_BESIDE: Final = _MARGIN + 10  # at both sides of lines of type
_HEAD: Final = 78
_FOOT: Final = 104
_NAME_SIZE: Final = 40
_CODE_SIZE: Final = 30
_SCALE: Final = 0.6  # how fine the grain of the wood is


def paint_grid(surface: pygame.Surface, tiles: Mapping[Square, str], scale: float) -> None:
    """Paints a board with its tiles, as large as the surface; ``scale`` is real pixels per design unit."""
    side = min(surface.get_size())
    surface.blit(paint_board(side, scale), (0, 0))
    for square in SQUARES:
        rect = square_rect(side, *square)
        tile = tiles.get(square)
        if tile is None:
            surface.blit(paint_bed(rect.w, scale), rect)
        else:
            surface.blit(_tile(tile, rect.w, scale, is_centre(*square)), rect)


@lru_cache(maxsize=128)
def _tile(tile: str, side: int, scale: float, centre: bool) -> pygame.Surface:
    return paint_square(tile, side, scale, Look.FREE, centre=centre, named=False)


def picture_file(name: str, tiles: Mapping[Square, str]) -> bytes:
    """A PNG of a whole grid, with its name above, and its code below for those who have but the picture."""
    picture = pygame.Surface((_SIDE + 2 * _MARGIN, _HEAD + _SIDE + _FOOT), 0, 24)
    picture.fill(FELT)
    write_line(picture, name, Face.DISPLAY, _NAME_SIZE, _HEAD / 2, _BESIDE)
    board = pygame.Surface((_SIDE, _SIDE), pygame.SRCALPHA, 32)
    paint_grid(board, tiles, _SCALE)
    picture.blit(board, (_MARGIN, _HEAD))
    groups = grid_codes.encode(tiles).split("-")
    plate = pygame.Rect(_MARGIN, _HEAD + _SIDE + 12, _SIDE, _FOOT - 24)
    pygame.draw.rect(picture, CREAM, plate, border_radius=12)
    half = len(groups) // 2
    for number, line in enumerate((groups[:half], groups[half:])):
        middle = plate.y + plate.h * (0.29 + 0.42 * number)
        write_line(picture, " – ".join(line), Face.BOLD, _CODE_SIZE, middle, _BESIDE, INK)
    return png_of(picture)
