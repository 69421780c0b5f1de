"""Stretches a picture with fixed borders to any size, so that a frame is painted once and fits every box."""

import pygame

from scenes.art.raster import Size, clear

Borders = tuple[int, int, int, int]


def stretched(picture: pygame.Surface, borders: Borders, size: Size) -> pygame.Surface:
    """``picture`` at ``size`` pixels: corners as they are, edges stretched along, the middle both ways.

    ``borders`` are the widths in pixels of the left, top, right and bottom that keep their thickness. Raises
    ValueError when they leave no middle in the picture, or when ``size`` is too small to hold them.
    """
    left, top, right, bottom = borders
    wide, high = picture.get_size()
    if min(borders) < 0 or left + right >= wide or top + bottom >= high:
        raise ValueError(f"borders {borders} leave no middle in a picture of {wide} × {high} pixels")
    if size[0] < left + right or size[1] < top + bottom:
        raise ValueError(f"{size[0]} × {size[1]} pixels cannot hold the borders {borders}")
    columns = _cuts(wide, size[0], left, right)
    rows = _cuts(high, size[1], top, bottom)
    result = clear(size)
    for from_y, from_h, to_y, to_h in rows:
        for from_x, from_w, to_x, to_w in columns:
            if min(from_w, from_h, to_w, to_h) == 0:
                continue
            piece = picture.subsurface(pygame.Rect(from_x, from_y, from_w, from_h))
            if (from_w, from_h) != (to_w, to_h):
                piece = pygame.transform.smoothscale(piece, (to_w, to_h))
            result.blit(piece, (to_x, to_y))
    return result


def _cuts(source: int, target: int, first: int, last: int) -> tuple[tuple[int, int, int, int], ...]:
    """The three spans along one axis: start and length in the picture, start and length in the result."""
    return (
        (0, first, 0, first),
        (first, source - first - last, first, target - first - last),
        (source - last, last, target - last, last),
    )
