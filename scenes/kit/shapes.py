"""Antialiased shapes with soft shadows, cut into nine so that any size is made quickly from small corners."""

from functools import lru_cache
from itertools import pairwise
from typing import Final

import pygame

from scenes.art.palette import SHADOW, Colour

_SAMPLES: Final = 4


def rounded(
    surface: pygame.Surface,
    rect: pygame.Rect,
    radius: float,
    fill: Colour,
    *,
    opacity: int = 255,
    edge: Colour | None = None,
    edge_width: float = 0.0,
) -> None:
    """Draws a filled rounded rectangle, with an edge inside it if there is one."""
    limit = min(rect.w, rect.h) / 2
    _nine(surface, rect, _disc(_radius(radius, limit), fill, opacity), (*fill, opacity))
    if edge is not None and edge_width > 0:
        ring(surface, rect, radius, edge_width, edge)


def ring(
    surface: pygame.Surface, rect: pygame.Rect, radius: float, width: float, colour: Colour, opacity: int = 255
) -> None:
    """Draws the outline of a rounded rectangle, ``width`` pixels thick, inside the rectangle."""
    limit = min(rect.w, rect.h) / 2
    corner = _radius(radius, limit)
    band = max(1, round(width))
    tile = _hoop(corner, band, colour, opacity)
    _corners(surface, rect, tile)
    full = (*colour, opacity)
    c = corner
    surface.fill(full, (rect.x + c, rect.y, rect.w - 2 * c, band))
    surface.fill(full, (rect.x + c, rect.bottom - band, rect.w - 2 * c, band))
    surface.fill(full, (rect.x, rect.y + c, band, rect.h - 2 * c))
    surface.fill(full, (rect.right - band, rect.y + c, band, rect.h - 2 * c))


def shadow(surface: pygame.Surface, rect: pygame.Rect, radius: float, blur: float, opacity: float) -> None:
    """Draws the soft shadow of a rounded rectangle; it reaches two ``blur`` beyond the rectangle."""
    reach = max(1, round(2 * blur))
    corner = _radius(radius, min(rect.w, rect.h) / 2)
    tile = _soft(corner, reach, round(255 * opacity))
    outer = rect.inflate(2 * reach, 2 * reach)
    half = tile.get_width() // 2
    if outer.w < 2 * half or outer.h < 2 * half:
        surface.blit(pygame.transform.smoothscale(tile, (max(1, outer.w), max(1, outer.h))), outer)
        return
    _corners(surface, outer, tile)
    column = tile.subsurface((half, 0, 1, half))
    row = tile.subsurface((0, half, half, 1))
    wide, high = outer.w - 2 * half, outer.h - 2 * half
    if wide > 0:
        top = pygame.transform.scale(column, (wide, half))
        surface.blit(top, (outer.x + half, outer.y))
        surface.blit(pygame.transform.flip(top, False, True), (outer.x + half, outer.bottom - half))
    if high > 0:
        side = pygame.transform.scale(row, (half, high))
        surface.blit(side, (outer.x, outer.y + half))
        surface.blit(pygame.transform.flip(side, True, False), (outer.right - half, outer.y + half))
    if wide > 0 and high > 0:
        surface.fill((*SHADOW, tile.get_at((half, half)).a), (outer.x + half, outer.y + half, wide, high))


def disc(surface: pygame.Surface, x: float, y: float, radius: float, colour: Colour) -> None:
    """Draws a filled circle with a soft edge."""
    x0, y0 = int(x - radius) - 1, int(y - radius) - 1
    side = int(2 * radius) + 4
    canvas = _blank((side * _SAMPLES, side * _SAMPLES), colour)
    pygame.draw.circle(canvas, colour, ((x - x0) * _SAMPLES, (y - y0) * _SAMPLES), radius * _SAMPLES)
    surface.blit(pygame.transform.smoothscale(canvas, (side, side)), (x0, y0))


def stroke(surface: pygame.Surface, points: list[tuple[float, float]], width: float, colour: Colour) -> None:
    """Draws a line through points with round ends and soft edges."""
    reach = width / 2 + 2
    x0, y0 = int(min(x for x, _ in points) - reach), int(min(y for _, y in points) - reach)
    size = (
        int(max(x for x, _ in points) + reach) - x0 + 1,
        int(max(y for _, y in points) + reach) - y0 + 1,
    )
    canvas = _blank((size[0] * _SAMPLES, size[1] * _SAMPLES), colour)
    fine = [((x - x0) * _SAMPLES, (y - y0) * _SAMPLES) for x, y in points]
    for start, end in pairwise(fine):
        pygame.draw.line(canvas, colour, start, end, max(1, round(width * _SAMPLES)))
    for point in fine:
        pygame.draw.circle(canvas, colour, point, width * _SAMPLES / 2)
    surface.blit(pygame.transform.smoothscale(canvas, size), (x0, y0))


def _radius(radius: float, limit: float) -> int:
    return max(0, min(round(radius), int(limit)))


def _blank(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    surface = pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)
    surface.fill((*colour, 0))
    return surface


@lru_cache(maxsize=256)
def _disc(radius: int, colour: Colour, opacity: int) -> pygame.Surface:
    """A filled circle of twice the radius a side."""
    side = 2 * radius
    canvas = _blank((side * _SAMPLES, side * _SAMPLES), colour)
    pygame.draw.circle(canvas, (*colour, opacity), (radius * _SAMPLES,) * 2, radius * _SAMPLES)
    return pygame.transform.smoothscale(canvas, (max(1, side), max(1, side)))


@lru_cache(maxsize=256)
def _hoop(radius: int, width: int, colour: Colour, opacity: int) -> pygame.Surface:
    """An open circle of twice the radius a side."""
    side = 2 * radius
    canvas = _blank((side * _SAMPLES, side * _SAMPLES), colour)
    pygame.draw.circle(canvas, (*colour, opacity), (radius * _SAMPLES,) * 2, radius * _SAMPLES, width * _SAMPLES)
    return pygame.transform.smoothscale(canvas, (max(1, side), max(1, side)))


@lru_cache(maxsize=64)
def _soft(radius: int, reach: int, opacity: int) -> pygame.Surface:
    """The blurred square of which a shadow's corners and edges are cut."""
    half = radius + 2 * reach
    side = 2 * half
    canvas = _blank((side, side), SHADOW)
    inner = pygame.Rect(reach, reach, side - 2 * reach, side - 2 * reach)
    _nine(canvas, inner, _disc(radius, SHADOW, opacity), (*SHADOW, opacity))
    box = max(1, reach // 3)
    for _ in range(3):
        canvas = pygame.transform.box_blur(canvas, box)
    canvas.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.fill((*SHADOW, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return canvas


def _nine(surface: pygame.Surface, rect: pygame.Rect, tile: pygame.Surface, fill: tuple[int, int, int, int]) -> None:
    """Fills a rectangle whose corners come from a tile; on a transparent surface, overwriting."""
    corner = tile.get_width() // 2
    _corners(surface, rect, tile)
    surface.fill(fill, (rect.x + corner, rect.y, rect.w - 2 * corner, rect.h))
    surface.fill(fill, (rect.x, rect.y + corner, corner, rect.h - 2 * corner))
    surface.fill(fill, (rect.right - corner, rect.y + corner, corner, rect.h - 2 * corner))


def _corners(surface: pygame.Surface, rect: pygame.Rect, tile: pygame.Surface) -> None:
    half = tile.get_width() // 2
    if half == 0:
        return
    surface.blit(tile, rect.topleft, (0, 0, half, half))
    surface.blit(tile, (rect.right - half, rect.y), (half, 0, half, half))
    surface.blit(tile, (rect.x, rect.bottom - half), (0, half, half, half))
    surface.blit(tile, (rect.right - half, rect.bottom - half), (half, half, half, half))
