"""The signs on MorihaM's cards, as SVG in a box of 100: kins, kinds, and the shapes that carry numbers."""

from __future__ import annotations

from typing import Final

from scenes.art.palette import Colour, css, lit, mix

KIN_COLOURS: Final[dict[str, Colour]] = {
    "tide": (52, 122, 158),
    "ember": (200, 86, 44),
    "grove": (86, 130, 60),
    "brass": (188, 142, 62),
    "dusk": (108, 84, 156),
}
"""What each kin is dressed in; the sign tells it too."""

KIND_COLOURS: Final[dict[str, Colour]] = {
    "monster": (134, 92, 52),
    "magic": (60, 78, 158),
    "trap": (134, 34, 52),
}
"""What the frame of each kind is dressed in."""

LEVEL_COLOUR: Final[Colour] = (230, 134, 44)
ATTACK_COLOUR: Final[Colour] = (46, 92, 170)
DEFENCE_COLOUR: Final[Colour] = (178, 48, 48)

_SIGNS: Final[dict[str, str]] = {
    "tide": (
        '<path d="M8 44 Q22 24 36 44 T64 44 T92 44 L92 54 Q78 34 64 54 T36 54 T8 54 Z"/>'
        '<path d="M8 68 Q22 48 36 68 T64 68 T92 68 L92 78 Q78 58 64 78 T36 78 T8 78 Z"/>'
    ),
    "ember": '<path d="M52 6 C60 26 82 36 80 62 C79 82 66 94 50 94 C34 94 20 82 20 64 C20 50 30 44 33 30 '
    'C42 38 44 46 44 54 C52 44 54 26 52 6 Z"/>',
    "grove": '<path d="M50 6 C82 26 88 62 54 84 L54 96 L46 96 L46 84 C12 62 18 26 50 6 Z M47 30 L47 44 L36 38 L34 43 '
    'L47 52 L47 74 L53 74 L53 60 L66 52 L64 47 L53 52 L53 30 Z" fill-rule="evenodd"/>',
    "brass": '<path d="M46 8 L54 8 L54 16 C72 20 76 36 77 58 C78 68 82 72 86 78 L14 78 C18 72 22 68 23 58 '
    'C24 36 28 20 46 16 Z"/><path d="M40 83 L60 83 C60 96 40 96 40 83 Z"/>',
    "dusk": '<path d="M58 8 C32 12 20 34 24 56 C28 80 52 96 80 86 C58 84 44 68 44 46 C44 30 50 16 58 8 Z"/>'
    '<path d="M74 26 L78 38 L90 42 L78 46 L74 58 L70 46 L58 42 L70 38 Z"/>',
    "magic": '<path d="M50 4 L60 40 L96 50 L60 60 L50 96 L40 60 L4 50 L40 40 Z"/>',
    "trap": '<path d="M8 46 C8 8 92 8 92 46 L80 36 L70 48 L60 36 L50 48 L40 36 L30 48 L20 36 Z"/>'
    '<path d="M8 54 C8 92 92 92 92 54 L80 64 L70 52 L60 64 L50 52 L40 64 L30 52 L20 64 Z"/>',
}

_SHAPES: Final[dict[str, str]] = {
    "level": '<circle cx="50" cy="50" r="46"/>',
    "attack": '<path d="M27 7 L73 7 L97 50 L73 93 L27 93 L3 50 Z"/>',
    "defence": '<path d="M50 3 L92 14 L92 50 C92 74 72 90 50 98 C28 90 8 74 8 50 L8 14 Z"/>',
}

_SHAPE_COLOURS: Final[dict[str, Colour]] = {
    "level": LEVEL_COLOUR,
    "attack": ATTACK_COLOUR,
    "defence": DEFENCE_COLOUR,
}


def sign_svg(name: str, colour: Colour) -> str:
    """The sign of a kin, of ``magic`` or of ``trap``, in one colour."""
    return f'<g fill="{css(colour)}">{_SIGNS[name]}</g>'


def shape_svg(name: str) -> str:
    """The orange circle of the ``level``, the blue hexagon of the ``attack``, the red shield of the ``defence``."""
    colour = _SHAPE_COLOURS[name]
    shape = _SHAPES[name]
    return (
        f'<g fill="{css(mix(colour, (10, 10, 14), 0.62))}">{shape}</g>'
        f'<g transform="translate(6 5) scale(0.88)" fill="{css(lit(colour, 1.22))}">{shape}</g>'
        f'<g transform="translate(7.5 8) scale(0.85)" fill="{css(colour)}">{shape}</g>'
    )
