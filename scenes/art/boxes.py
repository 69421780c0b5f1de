"""The boxes of the four games on the shelf: a cover with a picture and room for the title, and a side below it.

Sizes are real pixels. Covers are printed for a shape of 420 × 520 and bear no text: the title is set in
``title_area``, in the ``title`` colour of the game's dress.
"""

from functools import cache

import pygame

from scenes.art.emblems import Dress, dress_of
from scenes.art.materials import bevel
from scenes.art.palette import SHADOW, css, lit, mix
from scenes.art.raster import Size, Sprite, clear, cut, vector
from scenes.art.shadows import margin, rounded_mask, shadow
from tabletop.resources import asset

TITLE_TOP = 0.765  # where the band for the title begins, as a share of the height
_CORNER = 0.028  # radius of the box's corners, as a share of the width


def title_area(size: Size) -> pygame.Rect:
    """Where the title goes on a cover of ``size``, in pixels of the cover."""
    wide, high = size
    top = round(high * (TITLE_TOP + 0.03))
    side = round(wide * 0.07)
    return pygame.Rect(side, top, wide - 2 * side, round(high * 0.955) - top)


@cache
def _print(game: str) -> pygame.Surface:
    return pygame.image.load(asset(f"art/cover-{game}.webp")).convert(32)


def paint_cover(game: str, size: Size) -> pygame.Surface:
    """The printed lid of a game's box. A shape other than that of the print loses a strip on two sides.

    Raises ValueError with the games that have one.
    """
    dress_of(game)
    picture = _print(game)
    wide, high = size
    scale = max(wide / picture.get_width(), high / picture.get_height())
    whole = (max(wide, round(picture.get_width() * scale)), max(high, round(picture.get_height() * scale)))
    scaled = pygame.transform.smoothscale(picture, whole)
    lid = scaled.subsurface(pygame.Rect((whole[0] - wide) // 2, (whole[1] - high) // 2, wide, high))
    corner = wide * _CORNER
    lid = cut(lid, rounded_mask(size, corner), white=True)
    lid.blit(bevel(size, corner, max(1.0, wide * 0.008), 0.42), (0, 0))
    return lid


def paint_box(game: str, size: Size) -> Sprite:
    """A closed box seen from above, its lid ``size`` pixels, with its near side and its shadow.

    Anchored on the upper left corner of the lid. Raises ValueError with the games that have a box.
    """
    dress = dress_of(game)
    wide, high = size
    side = round(wide * 0.085)
    corner = wide * _CORNER
    body = clear((wide, high + side), dress.deep)
    body.blit(cut(_side(dress, (wide, high + side), side), rounded_mask((wide, high + side), corner)), (0, 0))
    body.blit(paint_cover(game, size), (0, 0))
    soft, tight = max(1.0, wide * 0.035), max(1.0, wide * 0.008)
    room = margin(soft) + round(wide * 0.03)
    picture = clear((wide + 2 * room, high + side + 2 * room), SHADOW)
    for radius, drop, opacity in ((soft, wide * 0.022, 0.5), (tight, wide * 0.006, 0.5)):
        shade = shadow(body, radius, opacity)
        away = margin(radius)
        picture.blit(shade, (round(room - away + drop), round(room - away + drop * 1.2)))
    picture.blit(body, (room, room))
    return Sprite(picture, (room, room))


def _side(dress: Dress, size: Size, side: int) -> pygame.Surface:
    """The near side of the box: the lid's skirt and below it the base, a shade paler."""
    wide, high = size
    top = high - side * 1.4
    skirt = high - side * 0.34
    body = (
        f'<defs><linearGradient id="s" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="{wide}" y2="0">'
        f'<stop offset="0" stop-color="{css(lit(dress.ground, 0.86))}"/>'
        f'<stop offset="0.5" stop-color="{css(lit(dress.ground, 0.62))}"/>'
        f'<stop offset="1" stop-color="{css(lit(dress.deep, 0.8))}"/></linearGradient></defs>'
        f'<rect x="0" y="{top:.1f}" width="{wide}" height="{high - top:.1f}" fill="url(#s)"/>'
        f'<rect x="0" y="{skirt:.1f}" width="{wide}" height="{high - skirt:.1f}" '
        f'fill="{css(lit(mix(dress.accent, (240, 226, 200), 0.4), 0.5))}"/>'
        f'<rect x="0" y="{skirt - 1:.1f}" width="{wide}" height="2" fill="#000000" fill-opacity="0.4"/>'
    )
    return vector(body, (0, 0, wide, high), size, samples=1)
