"""Soft shadows and glows for any shape. All sizes are real pixels unless said."""

import math
from collections.abc import Callable

import pygame

from scenes.art.ninepatch import stretched
from scenes.art.palette import BRASS_LIGHT, SHADOW, Colour
from scenes.art.raster import Size, blurred, clear, faded, rounded_path, silhouette, vector


def stretched_corners(size: Size, border: float, paint: Callable[[Size], pygame.Surface]) -> pygame.Surface:
    """What ``paint`` makes of ``size``, made small and stretched: for frames whose edges are alike all along.

    ``border`` is how far the corners reach in. Large frames so cost no more than small ones.
    """
    edge = math.ceil(border) + 2
    small = (min(size[0], 2 * edge + 4), min(size[1], 2 * edge + 4))
    picture = paint(small)
    if small == size:
        return picture
    across = (edge, edge) if small[0] < size[0] else (0, 0)
    down = (edge, edge) if small[1] < size[1] else (0, 0)
    return stretched(picture, (across[0], down[0], across[1], down[1]), size)


def rounded_mask(size: Size, radius: float) -> pygame.Surface:
    """A white rounded rectangle filling ``size``."""

    def paint(small: Size) -> pygame.Surface:
        path = rounded_path(0, 0, *small, radius)
        return vector(f'<path d="{path}" fill="#ffffff"/>', (0, 0, *small), small)

    return stretched_corners(size, radius, paint)


def glow(shape: pygame.Surface, radius: float, colour: Colour = BRASS_LIGHT, strength: float = 1.0) -> pygame.Surface:
    """The light round a lit ``shape``: a surface larger by ``margin(radius)`` on each side, to lay beneath it."""
    pad = margin(radius)
    halo = clear((shape.get_width() + 2 * pad, shape.get_height() + 2 * pad), colour)
    halo.blit(silhouette(shape, colour), (pad, pad))
    halo = blurred(halo, radius)
    if strength > 1.0:
        # Brighter near the edge than a plain blur: the same halo laid over itself.
        halo.blit(faded(halo, min(1.0, strength - 1.0)), (0, 0))
        return halo
    return faded(halo, strength)


def contour(shape: pygame.Surface, thick: float, colour: Colour = BRASS_LIGHT) -> pygame.Surface:
    """A line of colour round a ``shape``, ``thick`` pixels wide: larger by ``ceil(thick) + 1`` on each side.

    Nothing of it lies on the shape itself.
    """
    pad = math.ceil(thick) + 1
    line = clear((shape.get_width() + 2 * pad, shape.get_height() + 2 * pad), colour)
    outline = silhouette(shape, colour)
    steps = max(8, round(thick * 6))
    for step in range(steps):
        angle = 2 * math.pi * step / steps
        line.blit(outline, (round(pad + thick * math.cos(angle)), round(pad + thick * math.sin(angle))))
    line.blit(silhouette(shape, (0, 0, 0)), (pad, pad), special_flags=pygame.BLEND_RGBA_SUB)
    return line


def margin(radius: float) -> int:
    """How many pixels a blur of ``radius`` needs on each side."""
    return math.ceil(radius * 3) + 1


def shadow(shape: pygame.Surface, radius: float, opacity: float = 0.5) -> pygame.Surface:
    """The soft shadow of any picture, larger by ``margin(radius)`` pixels on each side."""
    return glow(shape, radius, SHADOW, opacity)


def shadow_rect(size: Size, corner: float, radius: float, opacity: float = 0.5) -> pygame.Surface:
    """The soft shadow of a rounded rectangle of ``size``, larger by ``margin(radius)`` on each side (all pixels)."""
    pad = margin(radius)

    def paint(small: Size) -> pygame.Surface:
        inner = (max(1, small[0] - 2 * pad), max(1, small[1] - 2 * pad))
        return shadow(rounded_mask(inner, corner), radius, opacity)

    return stretched_corners((size[0] + 2 * pad, size[1] + 2 * pad), 2 * pad + corner, paint)


def shadow_ellipse(size: Size, radius: float, opacity: float = 0.5) -> pygame.Surface:
    """The soft shadow of an ellipse filling ``size``, larger by ``margin(radius)`` on each side (all pixels)."""
    wide, high = size
    disc = vector(
        f'<ellipse cx="{wide / 2}" cy="{high / 2}" rx="{wide / 2}" ry="{high / 2}" fill="#ffffff"/>',
        (0, 0, wide, high),
        size,
    )
    return shadow(disc, radius, opacity)


def shadow_hull(points: list[tuple[float, float]], size: Size, radius: float, opacity: float = 0.5) -> pygame.Surface:
    """The soft shadow of a polygon given in pixels of a box of ``size``, larger by ``margin(radius)`` each side."""
    corners = " ".join(f"{x:.2f},{y:.2f}" for x, y in points)
    return shadow(vector(f'<polygon points="{corners}" fill="#ffffff"/>', (0, 0, *size), size), radius, opacity)


def with_shadow(picture: pygame.Surface, scale: float, lift: float = 6.0) -> tuple[pygame.Surface, tuple[int, int]]:
    """``picture`` on its own shadow as seen ``lift`` units above the table, and where the picture's corner went.

    The second value is the offset in pixels of the picture within the returned surface.
    """
    radius = max(1.0, lift * 1.1 * scale)
    soft = shadow(picture, radius, 0.55)
    pad = margin(radius)
    drop = (round(lift * 0.55 * scale), round(lift * 0.9 * scale))
    whole = clear((soft.get_width() + drop[0], soft.get_height() + drop[1]), SHADOW)
    whole.blit(soft, drop)
    tight = shadow(picture, max(0.8, lift * 0.25 * scale), 0.35)
    tight_pad = margin(max(0.8, lift * 0.25 * scale))
    whole.blit(tight, (pad - tight_pad + drop[0] // 3, pad - tight_pad + drop[1] // 3))
    whole.blit(picture, (pad, pad))
    return whole, (pad, pad)


def inner_shadow(
    shape: pygame.Surface, radius: float, offset: tuple[float, float], opacity: float = 0.8
) -> pygame.Surface:
    """The shadow that the edges of a hole of this ``shape`` throw on its floor, of the same size as the shape.

    ``offset`` is how far the rim's shadow is pushed into the hole, in pixels to the right and down.
    """
    wide, high = shape.get_size()
    shrink = max(1.0, radius / 3.0)
    small = (max(1, round(wide / shrink)), max(1, round(high / shrink)))
    pad = margin(radius / shrink)
    hole = silhouette(pygame.transform.smoothscale(shape, small), (0, 0, 0))
    around = clear((small[0] + 2 * pad, small[1] + 2 * pad), SHADOW)
    around.fill((*SHADOW, round(255 * opacity)))
    place = (pad + round(offset[0] / shrink), pad + round(offset[1] / shrink))
    around.blit(hole, place, special_flags=pygame.BLEND_RGBA_SUB)
    soft = blurred(around, radius / shrink).subsurface(pygame.Rect(pad, pad, *small))
    full = pygame.transform.smoothscale(soft, (wide, high))
    full.blit(silhouette(shape, (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return full


def recess_shadow(
    size: Size, corner: float, radius: float, offset: tuple[float, float], opacity: float = 0.8
) -> pygame.Surface:
    """``inner_shadow`` of a rounded rectangle of ``size`` with corners of radius ``corner`` (all pixels)."""
    reach = corner + margin(radius) + max(abs(offset[0]), abs(offset[1]))
    return stretched_corners(
        size, reach, lambda small: inner_shadow(rounded_mask(small, corner), radius, offset, opacity)
    )
