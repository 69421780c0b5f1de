"""The leather cup that dice are shaken in, and the arrows on the cloth that aim it."""

from __future__ import annotations

import math
from typing import Final

from scenes.art.eye import TILT
from scenes.art.palette import BRASS, BRASS_LIGHT, DANGER, SHADOW, Colour, css, lit, mix
from scenes.art.raster import Sprite, clear, vector
from scenes.art.shadows import margin, shadow_ellipse

LEATHER: Colour = (118, 62, 40)
STITCH: Colour = (232, 196, 138)

_SQUASH: Final = math.cos(TILT)
_MOUTH: Final = 49.0  # radii and heights in hundredths of the cup's width
_FOOT: Final = 39.0
_DROP: Final = 27.0  # how far below the mouth the foot is seen
_ARROWS: Final = 7


def paint_cup(width: float) -> Sprite:
    """A leather cup that stands before the eye, ``width`` pixels across its mouth; the anchor is the mouth's middle."""
    side = round(width)
    high = round(side * (2 * _MOUTH * _SQUASH + _DROP + 2) / 100)
    cup = vector(_cup_svg(), (0, 0, 100, 100 * high / side), (side, high))
    blur = max(2.0, side * 0.07)
    room = margin(blur) + round(side * 0.16)
    picture = clear((side + 2 * room, high + 2 * room), SHADOW)
    middle = (room + side * 0.5, room + side * _MOUTH * _SQUASH / 100)
    foot = (middle[0], middle[1] + side * _DROP / 100)
    base = (round(side * 2 * _FOOT / 100), round(side * 2 * _FOOT * _SQUASH / 100))
    for away, soft, strength in ((0.05, 0.35, 0.7), (0.16, 1.0, 0.55)):
        shade = shadow_ellipse(base, blur * soft, strength)
        picture.blit(shade, shade.get_rect(center=(round(foot[0] + side * away), round(foot[1] + side * away))))
    picture.blit(cup, (room, room))
    return Sprite(picture, middle)


def _cup_svg() -> str:
    """The cup in a box 100 wide: its side, its rolled lip, and the dark inside with the far wall in the light."""
    cx, cy = 50.0, _MOUTH * _SQUASH
    foot = cy + _DROP

    def ellipse(radius: float, paint: str, down: float = 0.0) -> str:
        return f'<ellipse cx="{cx}" cy="{cy + down:.2f}" rx="{radius}" ry="{radius * _SQUASH:.2f}" {paint}/>'

    def fade(name: str, way: tuple[float, float, float, float], *stops: tuple[float, Colour]) -> str:
        marks = "".join(f'<stop offset="{at}" stop-color="{css(colour)}"/>' for at, colour in stops)
        x1, y1, x2, y2 = way
        return (
            f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" '
            f'y2="{y2:.1f}">{marks}</linearGradient>'
        )

    side = (
        f"M{cx - _MOUTH} {cy:.2f}L{cx - _FOOT} {foot:.2f}A{_FOOT} {_FOOT * _SQUASH:.2f} 0 0 0 {cx + _FOOT} {foot:.2f}"
        f"L{cx + _MOUTH} {cy:.2f}Z"
    )
    seam = 0.45  # of the way from mouth to foot
    radius = _MOUTH + (_FOOT - _MOUTH) * seam
    level = cy + _DROP * seam
    stitches = f"M{cx - radius:.2f} {level:.2f}A{radius:.2f} {radius * _SQUASH:.2f} 0 0 0 {cx + radius:.2f} {level:.2f}"
    lip = 'fill="none" stroke-width="{}" stroke="{}" stroke-opacity="{}"'
    return (
        "<defs>"
        + fade(
            "s",
            (cx - _MOUTH, cy, cx + _MOUTH, cy),
            (0, lit(LEATHER, 0.55)),
            (0.22, lit(LEATHER, 1.08)),
            (0.6, lit(LEATHER, 0.6)),
            (1, lit(LEATHER, 0.3)),
        )
        + fade("l", (22, 4, 80, 92), (0, lit(LEATHER, 1.4)), (0.45, LEATHER), (1, lit(LEATHER, 0.5)))
        + fade("i", (24, 10, 76, 84), (0, (14, 7, 5)), (0.55, lit(LEATHER, 0.26)), (1, lit(LEATHER, 0.8)))
        + f'<radialGradient id="d" gradientUnits="userSpaceOnUse" cx="{cx - 2}" cy="{cy - 2:.1f}" r="38">'
        '<stop offset="0.5" stop-color="#080403"/><stop offset="1" stop-color="#080403" stop-opacity="0"/>'
        "</radialGradient></defs>"
        f'<path d="{side}" fill="url(#s)"/>'
        f'<path d="{stitches}" fill="none" stroke="{css(lit(LEATHER, 0.3))}" stroke-width="2.6"/>'
        f'<path d="{stitches}" fill="none" stroke="{css(STITCH)}" stroke-width="1.3" stroke-dasharray="3.4 2.6"/>'
        + ellipse(_MOUTH, 'fill="url(#l)"')
        + ellipse(_MOUTH - 2.2, lip.format(1.2, "#fff0d0", 0.34), -0.6)
        + ellipse(_MOUTH - 5.0, lip.format(1.2, css(STITCH), 0.8) + ' stroke-dasharray="3 2.6"')
        + ellipse(_MOUTH - 8.6, 'fill="#1a0d08"')
        + ellipse(_MOUTH - 9.6, 'fill="url(#i)"')
        + ellipse(_MOUTH - 10.0, 'fill="url(#d)"')
    )


def paint_aim(length: float, angle: float, charge: float, reckless: float) -> Sprite:
    """Arrows lying on the cloth in the direction ``angle`` (clockwise from right): the harder, the more are lit.

    ``charge`` is how hard (0–1); those beyond ``reckless`` are red and point double: dice may leave the track.
    """
    size = math.ceil(2 * length + 8)
    middle = size / 2
    c, s = math.cos(angle), math.sin(angle)
    step = length / (_ARROWS + 1.5)
    wide, thick = step * 0.62, step * 0.40

    def at(along: float, aside: float) -> str:
        return f"{middle + along * c - aside * s:.1f},{middle + (along * s + aside * c) * _SQUASH:.1f}"

    def arrow(start: float, paint: str) -> str:
        tip, back = start + step * 0.62, start
        points = [at(back, -wide), at(tip, 0), at(back, wide)]
        points += [at(back - thick, wide), at(tip - thick, 0), at(back - thick, -wide)]
        return f'<polygon points="{" ".join(points)}" stroke-linejoin="round" {paint}/>'

    parts = []
    for number in range(_ARROWS):
        share = (number + 1) / _ARROWS
        start = (number + 1.3) * step
        lit_up = charge >= share - 0.5 / _ARROWS or number == 0
        wild = share > reckless
        colour: Colour = DANGER if wild else mix(BRASS, BRASS_LIGHT, share)
        edge = f'stroke="{css(SHADOW)}" stroke-opacity="0.5" stroke-width="{max(1.0, step * 0.07):.1f}"'
        paint = f'fill="{css(colour)}" {edge}' if lit_up else f'fill="{css(SHADOW)}" fill-opacity="0.34"'
        parts.append(arrow(start, paint))
        if wild:
            parts.append(arrow(start + thick * 1.3, paint))
    return Sprite(vector("".join(parts), (0, 0, size, size), (size, size)), (middle, middle))
