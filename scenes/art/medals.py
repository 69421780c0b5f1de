"""Small brass things that honour: a star for a bonus."""

import math

import pygame

from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, css
from scenes.art.raster import vector

_INNER = 0.44  # of a star's outer radius


def paint_star(surface: pygame.Surface) -> None:
    """A brass star of five facets, at the left of the surface, as high as it."""
    side = min(surface.get_size())
    tips = []
    for point in range(10):
        angle = math.pi * point / 5 - math.pi / 2
        radius = 46 if point % 2 == 0 else 46 * _INNER
        tips.append((50 + radius * math.cos(angle), 52 + radius * math.sin(angle)))
    facets = []
    for point in range(10):
        (ax, ay), (bx, by) = tips[point], tips[(point + 1) % 10]
        colour = BRASS_LIGHT if point % 2 else BRASS
        facets.append(f'<path d="M50 52L{ax:.2f} {ay:.2f}L{bx:.2f} {by:.2f}Z" fill="{css(colour)}"/>')
    edge = " ".join(f"{x:.2f},{y:.2f}" for x, y in tips)
    facets.append(
        f'<polygon points="{edge}" fill="none" stroke="{css(BRASS_DARK)}" stroke-width="3" stroke-linejoin="round"/>'
    )
    surface.blit(vector("".join(facets), (0, 0, 100, 100), (side, side)), (0, 0))
