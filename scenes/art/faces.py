"""Dice seen flat: small faces for rules, squares, chips and scores.

``size`` is the side in real pixels. Each function also exists as SVG elements in a box of 100 units (``*_svg``), to
be part of a larger drawing.
"""

import pygame

from scenes.art.dice import IVORY, DiePalette
from scenes.art.die_mesh import pip_grid
from scenes.art.palette import Colour, css, lit, mix
from scenes.art.raster import vector

_STEP = 25.0


def face_svg(value: int, palette: DiePalette = IVORY, flat: bool = False) -> str:
    """A face with ``value`` pips filling a box of 100 units. ``flat`` leaves the bevel out, for faces under 20 pixels.

    ``value`` 0 is an empty face: any value will do. Raises KeyError unless 0–6.
    """
    body = palette.face(value)
    light, shade = lit(body, 1.25), lit(body, 0.72)
    parts = [f'<rect x="2" y="2" width="96" height="96" rx="20" fill="{css(shade if not flat else body)}"/>']
    if not flat:
        parts.append(f'<rect x="2" y="2" width="96" height="90" rx="20" fill="{css(body)}"/>')
        parts.append(
            '<path d="M22 5H78C88 5 95 12 95 22V26C95 15 88 9 78 9H22C12 9 5 15 5 26V22C5 12 12 5 22 5Z" '
            f'fill="{css(light)}"/>'
        )
    for across, down in pip_grid(value) if value else ():
        parts.append(pip_svg(50 + across * _STEP, 50 + down * _STEP, value, palette, flat))
    return "".join(parts)


def pip_svg(x: float, y: float, value: int, palette: DiePalette, flat: bool) -> str:
    """A pip of a face with ``value`` pips centred on (x, y) in the box of 100."""
    pip = palette.pip(value)
    radius = 13.5 if value == 1 else 10.5
    if palette.even_diamonds and value % 2 == 0:
        d = radius * 1.22
        return f'<path d="M{x} {y - d}L{x + d} {y}L{x} {y + d}L{x - d} {y}Z" fill="{css(pip)}"/>'
    dot = f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{css(pip)}"/>'
    if flat:
        return dot
    return (
        dot
        + f'<circle cx="{x + 1.2}" cy="{y + 1.6}" r="{radius * 0.74}" fill="{css(_floor(pip, palette.face(value)))}"/>'
    )


def _floor(pip: Colour, body: Colour) -> Colour:
    return mix(pip, body, 0.14) if sum(pip) < sum(body) else mix(pip, (255, 250, 235), 0.5)


def paint_face(value: int, size: int, palette: DiePalette = IVORY) -> pygame.Surface:
    """A flat die face. ``value`` 0 is empty. Raises KeyError unless 0–6."""
    return vector(face_svg(value, palette, flat=size < 20), (0, 0, 100, 100), (size, size))


def row_svg(values: tuple[int, ...], palette: DiePalette = IVORY, gap: float = 8.0, flat: bool = False) -> str:
    """Faces side by side, each in a box of 100 units, ``gap`` units apart."""
    return "".join(
        f'<g transform="translate({k * (100 + gap):.2f} 0)">{face_svg(value, palette, flat)}</g>'
        for k, value in enumerate(values)
    )


def paint_row(values: tuple[int, ...], size: int, palette: DiePalette = IVORY) -> pygame.Surface:
    """Faces in a row, each ``size`` pixels. Raises KeyError unless each is 0–6, ValueError when there is none."""
    if not values:
        raise ValueError("a row of dice needs at least one")
    wide = len(values) * 108 - 8
    body = row_svg(values, palette, flat=size < 20)
    return vector(body, (0, 0, wide, 100), (round(size * wide / 100), size))
