"""What stands on the table: walnut slabs, brass, cream card, and hollows cut into them.

Sizes are real pixels. ``scale`` is real pixels per design unit (1080 units are the height of the screen); radii,
depths and thicknesses are in units.
"""

import pygame

from scenes.art.ground import tiled, walnut
from scenes.art.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    CREAM_SHADE,
    WALNUT_DARK,
    Colour,
    css,
    lit,
    mix,
)
from scenes.art.raster import Size, cut, rounded_path, silhouette, vector
from scenes.art.shadows import recess_shadow, rounded_mask, stretched_corners


def bevel(size: Size, radius: float, width: float, light: float = 0.5, sunk: bool = False) -> pygame.Surface:
    """The light and dark edges of a slab ``width`` pixels thick (or of a hollow, when ``sunk``), to lay on its face.

    ``radius`` and ``width`` in pixels, ``light`` 0–1.
    """
    first, second = ((0, 0, 0), (255, 240, 210)) if sunk else ((255, 240, 210), (0, 0, 0))

    def paint(small: Size) -> pygame.Surface:
        wide, high = small
        outer = rounded_path(0, 0, wide, high, radius)
        inner = rounded_path(width, width, wide - 2 * width, high - 2 * width, max(radius - width, 1.0))
        stops = "".join(
            f'<stop offset="{at}" stop-color="{css(colour)}" stop-opacity="{light * part:.3f}"/>'
            for at, colour, part in ((0, first, 1.0), (0.42, first, 0.3), (0.58, second, 0.35), (1, second, 1.0))
        )
        body = (
            '<defs><linearGradient id="e" gradientUnits="userSpaceOnUse" x1="0" y1="0" '
            f'x2="{wide * 0.45:.1f}" y2="{high:.1f}">{stops}</linearGradient></defs>'
            f'<path d="{outer}{inner}" fill="url(#e)" fill-rule="evenodd"/>'
        )
        return vector(body, (0, 0, wide, high), small)

    return stretched_corners(size, radius + width, paint)


def line_frame(size: Size, radius: float, width: float, colour: Colour, opacity: float = 1.0) -> pygame.Surface:
    """An inlaid line round a rounded rectangle filling ``size``; ``radius`` and ``width`` in pixels."""

    def paint(small: Size) -> pygame.Surface:
        path = rounded_path(width / 2, width / 2, small[0] - width, small[1] - width, radius)
        body = (
            f'<path d="{path}" fill="none" stroke="{css(colour)}" stroke-opacity="{opacity}" '
            f'stroke-width="{width:.2f}"/>'
        )
        return vector(body, (0, 0, *small), small)

    return stretched_corners(size, radius + width, paint)


def walnut_panel(size: Size, scale: float, radius: float = 18.0, tone: float = 0.82, seed: int = 0) -> pygame.Surface:
    """A rounded walnut slab with worn bright edges; ``radius`` in units. Lay ``shadow_rect`` beneath it."""
    round_px = radius * scale
    panel = cut(walnut(size, scale, tone, seed), rounded_mask(size, round_px), white=True)
    panel.blit(bevel(size, round_px, max(1.0, 3.2 * scale), 0.34), (0, 0))
    panel.blit(bevel(size, round_px, max(1.0, 1.3 * scale), 0.42), (0, 0))
    return panel


def brass_gradient(name: str, high: float, bright: float = 1.0) -> str:
    """An SVG gradient ``name`` of polished brass running down over ``high`` user units, for ``<defs>``."""
    stops = ((0, BRASS_LIGHT), (0.4, BRASS), (0.56, mix(BRASS, BRASS_DARK, 0.22)),
             (0.84, mix(BRASS_LIGHT, BRASS, 0.55)), (1, mix(BRASS, BRASS_DARK, 0.55)))  # fmt: skip
    marks = "".join(f'<stop offset="{at}" stop-color="{css(lit(c, bright))}"/>' for at, c in stops)
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="0" '
        f'x2="{high * 0.12:.2f}" y2="{high:.2f}">{marks}</linearGradient>'
    )


def brass_plate(size: Size, scale: float, radius: float = 10.0) -> pygame.Surface:
    """A polished brass plate with a bevelled edge; ``radius`` in units."""
    wide, high = size
    path = rounded_path(0, 0, wide, high, radius * scale)
    plate = vector(
        f"<defs>{brass_gradient('b', high)}</defs><path d='{path}' fill='url(#b)'/>", (0, 0, wide, high), size
    )
    plate.blit(bevel(size, radius * scale, max(1.0, 2.0 * scale), 0.6), (0, 0))
    return plate


def brass_ring(size: Size, scale: float, radius: float, thickness: float = 4.0) -> pygame.Surface:
    """A brass frame round a rounded rectangle filling ``size``: what is live or in focus. ``radius`` in units."""
    r, t = radius * scale, max(1.5, thickness * scale)

    def paint(small: Size) -> pygame.Surface:
        wide, high = small
        outer = rounded_path(0, 0, wide, high, r)
        inner = rounded_path(t, t, wide - 2 * t, high - 2 * t, max(r - t, 0.5))
        body = (
            f"<defs>{brass_gradient('b', high, 1.08)}</defs>"
            f"<path d='{outer}{inner}' fill='url(#b)' fill-rule='evenodd'/>"
        )
        return vector(body, (0, 0, wide, high), small)

    return stretched_corners(size, r + t, paint)


def card(size: Size, scale: float, radius: float = 14.0, colour: Colour = CREAM) -> pygame.Surface:
    """A cream card for text: paper grain, lamplit from the upper left, a thin darker lower edge."""
    sheet = tiled("paper", size, scale)
    sheet.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    light = pygame.Surface((2, 32), 0, 32)
    for row in range(32):
        shade = mix((255, 255, 255), CREAM_SHADE, 0.55 * row / 31)
        light.fill(shade, pygame.Rect(0, row, 2, 1))
    sheet.blit(pygame.transform.smoothscale(light, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    sheet.fill((6, 6, 5), special_flags=pygame.BLEND_RGB_ADD)
    round_px = radius * scale
    face = cut(sheet, rounded_mask(size, round_px), white=True)
    face.blit(bevel(size, round_px, max(1.0, 1.8 * scale), 0.30), (0, 0))
    return face


def hollow(
    size: Size, scale: float, radius: float = 12.0, depth: float = 6.0, colour: Colour = WALNUT_DARK
) -> pygame.Surface:
    """A recess cut into a surface: dark floor of ``colour``, shadow under its upper left edge, bright lower lip.

    ``radius`` and ``depth`` in units.
    """
    r = radius * scale
    floor = silhouette(rounded_mask(size, r), colour)
    drop = (depth * 0.5 * scale, depth * 0.8 * scale)
    floor.blit(recess_shadow(size, r, max(1.0, depth * scale), drop), (0, 0))
    floor.blit(bevel(size, r, max(1.0, 1.6 * scale), 0.32, sunk=True), (0, 0))
    return floor
