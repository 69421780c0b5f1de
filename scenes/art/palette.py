"""The colours of the evening table and the arithmetic of colours.

A colour is a tuple of three whole numbers 0–255 (red, green, blue). Nothing on the table is pure black or white.
"""

from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]

FELT: Colour = (24, 92, 89)
FELT_SHADE: Colour = (8, 34, 38)
NIGHT: Colour = (13, 22, 26)  # what lies beyond the lamp: bars, curtains
WALNUT: Colour = (96, 60, 38)
WALNUT_LIGHT: Colour = (146, 98, 62)
WALNUT_DARK: Colour = (52, 31, 21)
MAPLE: Colour = (226, 192, 142)  # the light inlay
BRASS: Colour = (214, 168, 84)
BRASS_LIGHT: Colour = (255, 226, 156)
BRASS_DARK: Colour = (122, 84, 34)
CREAM: Colour = (246, 236, 214)
CREAM_SHADE: Colour = (222, 206, 176)
INK: Colour = (44, 36, 32)  # text on cream
INK_SOFT: Colour = (98, 84, 72)
SHADOW: Colour = (6, 12, 16)
LAMP: Colour = (255, 238, 204)
DANGER: Colour = (206, 74, 52)
TIN: Colour = (150, 152, 150)

# Where the lamp hangs: the unit vector from the table towards it, x right, y away from the viewer, z up.
TO_LAMP = (-0.46, 0.47, 0.753)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """The colour that has ``share`` (0–1) of ``second`` in it, the rest of ``first``."""
    rest = 1.0 - share
    return (
        round(first[0] * rest + second[0] * share),
        round(first[1] * rest + second[1] * share),
        round(first[2] * rest + second[2] * share),
    )


def lit(colour: Colour, light: float) -> Colour:
    """The colour under ``light``: 1 leaves it, 0 is darkness, above 1 brightens it towards the lamp's own colour."""
    if light <= 1.0:
        return mix((6, 8, 12), colour, max(light, 0.0))
    return mix(colour, LAMP, min(light - 1.0, 1.0))


def css(colour: Colour) -> str:
    """The colour as SVG writes it: ``#18605c``."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def luminance(colour: Colour) -> float:
    """The relative luminance of WCAG 2, 0 for black to 1 for white."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: Colour, second: Colour) -> float:
    """The contrast of two colours by WCAG 2, from 1 (the same) to 21 (black on white)."""
    high, low = sorted((luminance(first), luminance(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)
