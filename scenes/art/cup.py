"""The leather cup that dice are shaken in, and the arrow that aims it."""

from __future__ import annotations

import math

import pygame

from scenes.art.palette import BRASS, BRASS_LIGHT, DANGER, WALNUT, WALNUT_DARK, WALNUT_LIGHT, Colour, css, mix
from scenes.art.raster import Sprite, vector
from scenes.art.shadows import margin, shadow_ellipse


def paint_cup(width: float) -> Sprite:
    """A leather cup from above, ``width`` pixels across, on its shadow; the anchor is the middle of its mouth."""
    side = round(width)
    body = (
        '<defs><linearGradient id="l" x1="0.1" y1="0" x2="0.9" y2="1">'
        f'<stop offset="0" stop-color="{css(WALNUT_LIGHT)}"/><stop offset="0.55" stop-color="{css(WALNUT)}"/>'
        f'<stop offset="1" stop-color="{css(WALNUT_DARK)}"/></linearGradient>'
        '<radialGradient id="d" cx="0.42" cy="0.4" r="0.62"><stop offset="0" stop-color="#0c0705"/>'
        f'<stop offset="1" stop-color="{css(WALNUT_DARK)}"/></radialGradient></defs>'
        '<circle cx="50" cy="50" r="49" fill="url(#l)"/>'
        f'<circle cx="50" cy="50" r="43" fill="none" stroke="{css(BRASS)}" stroke-width="1.6" stroke-dasharray="3 3"/>'
        '<circle cx="50" cy="50" r="37" fill="url(#d)"/>'
        f'<path d="M20 34A34 34 0 0 1 60 15" fill="none" stroke="{css(BRASS_LIGHT)}" stroke-opacity="0.5" '
        'stroke-width="2.4" stroke-linecap="round"/>'
    )
    cup = vector(body, (0, 0, 100, 100), (side, side))
    blur = max(2.0, side * 0.09)
    room = margin(blur) + round(side * 0.14)
    picture = pygame.Surface((side + 2 * room, side + 2 * room), pygame.SRCALPHA)
    shade = shadow_ellipse((side, side), blur, 0.6)
    middle = room + side / 2
    picture.blit(shade, shade.get_rect(center=(round(middle + side * 0.12), round(middle + side * 0.14))))
    picture.blit(cup, (room, room))
    return Sprite(picture, (middle, middle))


def paint_aim(length: float, angle: float, charge: float, reckless: bool) -> Sprite:
    """A brass arrow from the anchor in the direction ``angle`` (clockwise from right), longer with ``charge``.

    ``reckless`` turns it red: dice may leave the track.
    """
    reach = length * (0.35 + 0.65 * charge)
    size = math.ceil(2 * length + 8)
    middle = size / 2
    colour: Colour = DANGER if reckless else mix(BRASS, BRASS_LIGHT, charge)
    wide = max(4.0, length * 0.09)
    c, s = math.cos(angle), math.sin(angle)

    def at(along: float, aside: float) -> str:
        return f"{middle + along * c - aside * s:.1f},{middle + along * s + aside * c:.1f}"

    neck = reach - wide * 2.2
    points = [at(0, -wide * 0.3), at(neck, -wide * 0.5), at(neck, -wide * 1.3), at(reach, 0)]
    points += [at(neck, wide * 1.3), at(neck, wide * 0.5), at(0, wide * 0.3)]
    body = f'<polygon points="{" ".join(points)}" fill="{css(colour)}" fill-opacity="0.88"/>'
    return Sprite(vector(body, (0, 0, size, size), (size, size)), (middle, middle))
