"""What MorihaM's cards are made of round their pictures: plates, windows, the ground of words, the foot, the back.

Each kind has a frame of its own in colour and in form: the window of a monster is a rounded square, that of a magic
card has hollowed corners, that of a trap has jaws.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, SHADOW, Colour, css, lit, mix
from scenes.art.raster import Size, cut, rounded_path, vector
from scenes.art.shadows import rounded_mask
from scenes.moriham.card_signs import KIN_COLOURS, KIND_COLOURS, sign_svg

CORNER: Final = 0.055
"""The radius of a card's corners, of its width."""

EDGE: Final = 0.04
"""The breadth of a card's frame, of its width."""

BACK_COLOUR: Final[Colour] = (20, 52, 58)
_TEETH: Final = 9  # in each jaw of a trap's window


def dress(kin: str, kind: str) -> Colour:
    """What the parts of a card that are its own are coloured in: its kin's colour, or that of its kind."""
    return KIN_COLOURS.get(kin) or KIND_COLOURS[kind]


@lru_cache(maxsize=32)
def plate(kind: str, size: Size) -> pygame.Surface:
    """The rounded plate of a card: its kind's colour (``back``: the back's), light from the upper left, a brass line
    within. Never change what you get."""
    colour = KIND_COLOURS.get(kind, BACK_COLOUR)
    wide, high = size
    corner, edge = wide * CORNER, wide * EDGE
    line = max(0.8, edge * 0.16)
    body = (
        f'<defs><linearGradient id="f" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="{wide * 0.8:.1f}" y2="{high}">'
        f'<stop offset="0" stop-color="{css(lit(colour, 1.34))}"/><stop offset="0.5" stop-color="{css(colour)}"/>'
        f'<stop offset="1" stop-color="{css(mix(colour, SHADOW, 0.45))}"/></linearGradient></defs>'
        f'<rect width="{wide}" height="{high}" rx="{corner:.2f}" fill="{css(mix(colour, SHADOW, 0.7))}"/>'
        f'<rect x="{line:.2f}" y="{line:.2f}" width="{wide - 2 * line:.2f}" height="{high - 2 * line:.2f}" '
        f'rx="{corner - line:.2f}" fill="url(#f)"/>'
        f'<rect x="{edge - line:.2f}" y="{edge - line:.2f}" width="{wide - 2 * (edge - line):.2f}" '
        f'height="{high - 2 * (edge - line):.2f}" rx="{corner * 0.7:.2f}" fill="{css(mix(BRASS_DARK, SHADOW, 0.3))}"/>'
    )
    return vector(body, (0, 0, wide, high), size)


@lru_cache(maxsize=64)
def ground(kin: str, kind: str, size: Size) -> pygame.Surface:
    """The dark ground of a small face, on which its name, picture and numbers lie, in the colour of kin or kind.

    Never change what you get.
    """
    colour = dress(kin, kind)
    body = (
        '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="60" y2="110">'
        f'<stop offset="0" stop-color="{css(mix(colour, SHADOW, 0.44))}"/>'
        f'<stop offset="1" stop-color="{css(mix(colour, SHADOW, 0.66))}"/></linearGradient></defs>'
        '<rect width="100" height="100" fill="url(#g)"/>'
    )
    return rounded(vector(body, (0, 0, 100, 100), size, samples=1), size[0] * CORNER * 0.6)


@lru_cache(maxsize=64)
def paper(kin: str, kind: str, size: Size) -> pygame.Surface:
    """The cream ground of a full card, tinted by its kin or kind. Never change what you get."""
    tint = mix(CREAM, dress(kin, kind), 0.1)
    body = (
        '<defs><linearGradient id="p" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="70" y2="140">'
        f'<stop offset="0" stop-color="{css(lit(tint, 1.25))}"/><stop offset="1" stop-color="{css(tint)}"/>'
        '</linearGradient></defs><rect width="100" height="100" fill="url(#p)"/>'
    )
    return rounded(vector(body, (0, 0, 100, 100), size, samples=1), size[0] * CORNER * 0.6)


def framed(picture: pygame.Surface, kind: str) -> pygame.Surface:
    """A picture cut to the window of its kind, with the brass line and the shadow of the window's edge."""
    size = picture.get_size()
    shown = cut(picture, _window(kind, size))
    shown.blit(_window_line(kind, size), (0, 0))
    return shown


@lru_cache(maxsize=64)
def unpainted(sign: str, size: Size) -> pygame.Surface:
    """A quiet ground with the sign of a kin or kind, where a picture is missing. Never change what you get."""
    colour = KIN_COLOURS.get(sign) or KIND_COLOURS[sign]
    wide, high = 100.0, 100.0 * size[1] / max(1, size[0])
    figure = sign_svg(sign, mix(colour, CREAM, 0.42))
    body = (
        '<defs><radialGradient id="q" gradientUnits="userSpaceOnUse" cx="32" cy="24" r="130">'
        f'<stop offset="0" stop-color="{css(lit(colour, 1.1))}"/>'
        f'<stop offset="1" stop-color="{css(mix(colour, SHADOW, 0.66))}"/></radialGradient></defs>'
        f'<rect width="100" height="{high:.2f}" fill="url(#q)"/>'
        f'<g transform="translate(22 {high / 2 - 28:.2f}) scale(0.56)" opacity="0.7">{figure}</g>'
    )
    return vector(body, (0, 0, wide, high), size)


@lru_cache(maxsize=64)
def roundel(sign: str, side: int) -> pygame.Surface:
    """The sign of a kin or kind on a dark disc in its own colour. Never change what you get."""
    colour = KIN_COLOURS.get(sign) or KIND_COLOURS[sign]
    body = (
        f'<circle cx="50" cy="50" r="49" fill="{css(mix(BRASS, SHADOW, 0.25))}"/>'
        f'<circle cx="50" cy="50" r="43" fill="{css(mix(colour, SHADOW, 0.45))}"/>'
        f'<g transform="translate(21 21) scale(0.58)">{sign_svg(sign, mix(colour, CREAM, 0.72))}</g>'
    )
    return vector(body, (0, 0, 100, 100), (max(1, side), max(1, side)))


def rounded(picture: pygame.Surface, radius: float) -> pygame.Surface:
    """A picture with round corners."""
    return cut(picture, rounded_mask(picture.get_size(), radius))


@lru_cache(maxsize=64)
def _window(kind: str, size: Size) -> pygame.Surface:
    return vector(f'<path d="{_window_path(kind, size)}" fill="#ffffff"/>', (0, 0, *size), size)


@lru_cache(maxsize=64)
def _window_line(kind: str, size: Size) -> pygame.Surface:
    """A brass line around the window, lit at the lower right, and the edge's shadow at the upper left."""
    path = _window_path(kind, size)
    line = max(1.0, size[0] * 0.012)
    body = (
        f'<path d="{path}" fill="none" stroke="{css(SHADOW)}" stroke-opacity="0.5" stroke-width="{line * 4:.2f}"/>'
        f'<path d="{path}" fill="none" stroke="{css(BRASS)}" stroke-width="{line * 2:.2f}"/>'
        f'<path d="{path}" fill="none" stroke="{css(BRASS_LIGHT)}" stroke-opacity="0.55" '
        f'stroke-width="{line * 0.7:.2f}"/>'
    )
    return cut(vector(body, (0, 0, *size), size), _window(kind, size))


def _window_path(kind: str, size: Size) -> str:
    wide, high = size
    if kind == "magic":
        r = min(wide, high) * 0.1
        return (
            f"M{r:.2f} 0L{wide - r:.2f} 0A{r:.2f} {r:.2f} 0 0 0 {wide} {r:.2f}L{wide} {high - r:.2f}"
            f"A{r:.2f} {r:.2f} 0 0 0 {wide - r:.2f} {high}L{r:.2f} {high}A{r:.2f} {r:.2f} 0 0 0 0 {high - r:.2f}"
            f"L0 {r:.2f}A{r:.2f} {r:.2f} 0 0 0 {r:.2f} 0Z"
        )
    if kind == "trap":
        bite = min(wide, high) * 0.06
        step = wide / _TEETH
        upper = "".join(f"L{step * (k + 0.5):.2f} {bite:.2f}L{step * (k + 1):.2f} 0" for k in range(_TEETH))
        lower = "".join(
            f"L{wide - step * (k + 0.5):.2f} {high - bite:.2f}L{wide - step * (k + 1):.2f} {high}"
            for k in range(_TEETH)
        )
        return f"M0 0{upper}L{wide} {high}{lower}Z"
    return rounded_path(0, 0, wide, high, min(wide, high) * 0.06)
