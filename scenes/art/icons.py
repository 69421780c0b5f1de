"""Signs for buttons and prompts, drawn as lines in a box of 48.

One weight, round ends, so that they stand together. Each is one colour, the caller's: brass when live, cream or ink
otherwise.
"""

import pygame

from scenes.art.icon_paths import ICON_PATHS
from scenes.art.numerals import numeral_svg
from scenes.art.palette import CREAM, Colour, css
from scenes.art.raster import clear, vector

_WEIGHT = 4.0

ICONS = tuple(sorted(ICON_PATHS))


def icon_svg(name: str, paint: str) -> str:
    """An icon in a box of 48, painted with an SVG colour. Raises ValueError with the names that exist."""
    if name not in ICON_PATHS:
        raise ValueError(f"no icon {name!r}; there are {', '.join(ICONS)}")
    line = f'fill="none" stroke="{paint}" stroke-width="{_WEIGHT}" stroke-linecap="round" stroke-linejoin="round"'
    holes = "".join(piece[2:] for piece in ICON_PATHS[name] if piece[0] == "h")
    parts = []
    for piece in ICON_PATHS[name]:
        kind, path = piece[0], piece[2:]
        if kind == "l":
            parts.append(f'<path d="{path}" {line}/>')
        elif kind == "f":
            # Holes go through the first filled part.
            parts.append(f'<path d="{path}{holes}" fill-rule="evenodd" fill="{paint}"/>')
            holes = ""
    return "".join(parts)


def paint_icon(name: str, size: int, colour: Colour = CREAM, *, shadow: bool = False) -> pygame.Surface:
    """An icon ``size`` pixels square; ``shadow`` engraves it with a soft dark edge below, for bright grounds.

    Raises ValueError for an unknown name.
    """
    body = icon_svg(name, css(colour))
    if shadow:
        body = f'<g transform="translate(0 1.4)" opacity="0.5">{icon_svg(name, "#0a0c10")}</g>' + body
    return vector(body, (0, 0, 48, 48), (size, size))


def paint_percent(value: int, size: tuple[int, int], colour: Colour = CREAM) -> pygame.Surface:
    """A whole percentage in our own numerals, as large as fits ``size`` pixels. Raises ValueError unless 0–100."""
    if not 0 <= value <= 100:
        raise ValueError(f"{value} % is no chance: chances run from 0 to 100")
    text = f"{value}%"
    wide = (len(text) * 82 - 22) / 100
    high = min(size[1] * 0.86, size[0] * 0.94 / wide)
    if high < 2:
        return clear(size, colour)
    return vector(numeral_svg(text, size[0] / 2, size[1] / 2, high, css(colour), 13), (0, 0, *size), size)
