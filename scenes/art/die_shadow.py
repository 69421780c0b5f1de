"""The shadow a die throws on the cloth, wherever it is in the air."""

import math

import pygame

from scenes.art.eye import STRAIGHT_VIEW, Vector
from scenes.art.orientation import Rotation, rest_height
from scenes.art.palette import SHADOW
from scenes.art.raster import clear, covered, hull

_SHADOW_BOX = 3.6
_SLANT = (0.34, -0.34)  # how far a shadow runs on the cloth for each die side of height


def shadow_box(side: float) -> int:
    """The side in pixels of the picture of such a die's shadow."""
    return 2 * math.ceil(side * _SHADOW_BOX / 2)


def paint_die_shadow(
    side: float, rotation: Rotation, height: float = 0.5, view: Vector = STRAIGHT_VIEW, opacity: float = 0.62
) -> pygame.Surface:
    """The shadow on the cloth of a die whose middle is ``height`` die sides above it.

    ``shadow_box(side)`` pixels square, centred on the point of the cloth straight below the die's middle. Higher
    dice throw softer, paler shadows farther off.
    """
    box = shadow_box(side)
    clearance = max(0.0, height - rest_height(rotation))
    shrink = max(2.0, side / 26.0)
    small = math.ceil(box / shrink)
    scale = side / (box / small)
    foreshort = view[2]
    corners = []
    for sx in (-0.44, 0.44):
        for sy in (-0.44, 0.44):
            for sz in (-0.44, 0.44):
                x, y, z = (row[0] * sx + row[1] * sy + row[2] * sz for row in rotation)
                corners.append((x, y, max(0.0, z + height)))
    middle = small / 2
    flat = [
        (middle + (x + _SLANT[0] * z) * scale, middle - (y + _SLANT[1] * z) * scale * foreshort) for x, y, z in corners
    ]
    soft = max(1, round(scale * (0.07 + 0.10 * min(clearance, 2.0))))
    window = covered(flat, 1, small).inflate(2 * soft + 8, 2 * soft + 8).clip((0, 0, small, small))
    canvas = clear((small, small), SHADOW)
    paler = 1.0 / (1.0 + 0.9 * clearance)
    pygame.draw.polygon(canvas, (*SHADOW, round(255 * opacity * paler)), hull(flat))
    part = pygame.transform.box_blur(_blurred_part(canvas, window, soft), 1)
    if clearance < 0.25:
        # Close to the cloth the foot of the die is almost black.
        canvas.fill((*SHADOW, 0))
        lowest = sorted(corners, key=lambda corner: corner[2])[:4]
        ground = [(middle + x * scale * 1.05, middle - y * scale * foreshort * 1.05) for x, y, _ in lowest]
        pygame.draw.polygon(canvas, (*SHADOW, round(190 * (1 - 4 * clearance))), hull(ground))
        part.blit(_blurred_part(canvas, window, 1), (0, 0))
    enlarge = box / small
    place = pygame.Rect(*(round(edge * enlarge) for edge in window)).clip((0, 0, box, box))
    picture = clear((box, box), SHADOW)
    pygame.transform.smoothscale(part, place.size, picture.subsurface(place))
    return picture


def _blurred_part(canvas: pygame.Surface, window: pygame.Rect, radius: int) -> pygame.Surface:
    # A copy first: blurring a part in place now and then fails, when the new surface happens to lie right behind it.
    return pygame.transform.box_blur(canvas.subsurface(window).copy(), radius)
