"""The emblems of the four games: enamelled medallions in a brass ring, drawn in a box of 100.

They are this project's own, and so are the colours each game is dressed in.
"""

import math
from dataclasses import dataclass

import pygame

from scenes.art.die_mesh import pip_grid
from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, Colour, css, lit, mix
from scenes.art.raster import vector


@dataclass(frozen=True)
class Dress:
    """A game's colours: ground (lit and shaded), accent, and what titles on that ground are written in."""

    bright: Colour
    ground: Colour
    deep: Colour
    accent: Colour
    title: Colour


DRESSES: dict[str, Dress] = {
    "morpyam": Dress((226, 112, 60), (184, 66, 36), (96, 28, 22), (255, 214, 140), (255, 240, 214)),
    "yamslam": Dress((72, 78, 120), (42, 46, 78), (18, 20, 38), (240, 84, 66), (255, 236, 204)),
    "pyramix": Dress((250, 190, 104), (206, 116, 66), (74, 40, 84), (70, 190, 190), (255, 242, 214)),
    "moriham": Dress((70, 142, 124), (26, 84, 82), (12, 32, 44), (196, 150, 250), (232, 250, 238)),
}


def dress_of(game: str) -> Dress:
    """The colours of a game. Raises ValueError with the games that have any."""
    if game not in DRESSES:
        raise ValueError(f"no colours for {game!r}; there are {', '.join(DRESSES)}")
    return DRESSES[game]


def _medallion(dress: Dress) -> str:
    """Brass ring and enamel ground."""
    return (
        '<defs><linearGradient id="ring" gradientUnits="userSpaceOnUse" x1="18" y1="6" x2="80" y2="96">'
        f'<stop offset="0" stop-color="{css(BRASS_LIGHT)}"/><stop offset="0.35" stop-color="{css(BRASS)}"/>'
        f'<stop offset="0.55" stop-color="{css(BRASS_DARK)}"/><stop offset="0.78" stop-color="{css(BRASS)}"/>'
        f'<stop offset="1" stop-color="{css(lit(BRASS_DARK, 0.7))}"/></linearGradient>'
        '<radialGradient id="ground" gradientUnits="userSpaceOnUse" cx="38" cy="30" r="62">'
        f'<stop offset="0" stop-color="{css(dress.bright)}"/><stop offset="0.55" stop-color="{css(dress.ground)}"/>'
        f'<stop offset="1" stop-color="{css(dress.deep)}"/></radialGradient></defs>'
        '<circle cx="50" cy="50" r="49" fill="url(#ring)"/>'
        f'<circle cx="50" cy="50" r="44.2" fill="{css(lit(BRASS_DARK, 0.55))}"/>'
        '<circle cx="50" cy="50" r="43" fill="url(#ground)"/>'
    )


def _rays(count: int, inner: float, outer: float, half: float, paint: str) -> str:
    """Rays round the middle; ``half`` is half the angle of each, in degrees."""
    parts = []
    for k in range(count):
        middle = 360 / count * k - 90
        corners = ((inner, -half), (outer, -half), (outer, half), (inner, half))
        points = " ".join(
            f"{50 + r * math.cos(math.radians(middle + a)):.2f},{50 + r * math.sin(math.radians(middle + a)):.2f}"
            for r, a in corners
        )
        parts.append(f'<polygon points="{points}" {paint}/>')
    return "".join(parts)


def _morpyam(dress: Dress) -> str:
    """A die of five pips, its diagonal a finished line of one player."""
    pips = {(-1, -1): 0, (0, 0): 0, (1, 1): 0, (-1, 1): 1, (1, -1): 1}
    body = (
        '<rect x="25.5" y="28" width="49" height="49" rx="11" fill="#3a1410" fill-opacity="0.45"/>'
        '<g transform="rotate(-8 50 50)">'
        '<rect x="25" y="25" width="50" height="50" rx="11" fill="#c9ac80"/>'
        '<rect x="25" y="25" width="50" height="47.5" rx="11" fill="#f7ead0"/>'
        f'<path d="M36 36L64 64" stroke="{css(BRASS)}" stroke-width="5" stroke-linecap="round"/>'
    )
    for (across, down), player in pips.items():
        x, y = 50 + 14 * across, 50 + 14 * down
        colour = css((206, 62, 34) if player == 0 else (40, 70, 104))
        body += f'<circle cx="{x}" cy="{y}" r="6.1" fill="{colour}"/>'
        body += f'<circle cx="{x - 1.6}" cy="{y - 1.9}" r="1.7" fill="#ffffff" fill-opacity="0.4"/>'
    grid = "".join(
        f'<path d="M{x} {50 - reach:.2f}V{50 + reach:.2f}M{50 - reach:.2f} {x}H{50 + reach:.2f}" '
        f'stroke="{css(dress.accent)}" stroke-opacity="0.16" stroke-width="1.2"/>'
        for x, reach in ((x, math.sqrt(42.6**2 - (x - 50) ** 2)) for x in (22, 36, 50, 64, 78))
    )
    return grid + body + "</g>"


def _yamslam(dress: Dress) -> str:
    """A great straight fanned out over a burst: odd dice red, even ones black."""
    parts = [_rays(20, 12, 43, 4.2, f'fill="{css(dress.accent)}" fill-opacity="0.55"')]
    parts.append('<g transform="translate(50 52) scale(0.84) translate(-50 -50)">')
    for k, value in enumerate((2, 3, 4, 5, 6)):
        fill = (206, 52, 42) if value % 2 else (46, 48, 58)
        edge = lit(fill, 0.62)
        parts.append(
            f'<g transform="rotate({-42 + 21 * k} 50 92)"><rect x="39" y="27.5" width="22" height="22" rx="5" '
            f'fill="{css(edge)}"/><rect x="39" y="26" width="22" height="22" rx="5" fill="{css(fill)}"/>'
            '<rect x="39.8" y="26.8" width="20.4" height="20.4" rx="4.4" fill="none" stroke="#fff2dc" '
            'stroke-opacity="0.35" stroke-width="0.9"/>'
        )
        for i, j in pip_grid(value):
            x, y = 50 + 5.6 * i, 37 + 5.6 * j
            diamond = f'<path d="M{x} {y - 2.7}L{x + 2.7} {y}L{x} {y + 2.7}L{x - 2.7} {y}Z" fill="#fff0d6"/>'
            parts.append(f'<circle cx="{x}" cy="{y}" r="2.1" fill="#fff0d6"/>' if value % 2 else diamond)
        parts.append("</g>")
    # A chip at the foot of the fan.
    parts.append(
        f'<circle cx="50" cy="69.5" r="14" fill="#160c10" fill-opacity="0.5"/><circle cx="50" cy="68" r="14" '
        f'fill="{css(BRASS)}"/>'
        + "".join(
            f'<path d="M50 54.5V59.5" stroke="#fff4d8" stroke-width="4.4" transform="rotate({45 * k} 50 68)"/>'
            for k in range(8)
        )
        + f'<circle cx="50" cy="68" r="9" fill="{css(lit(dress.deep, 1.0))}"/>'
        f'<path d="M50 61.5L51.9 65.7L56.4 66.2L53 69.2L54 73.7L50 71.4L46 73.7L47 69.2L43.6 66.2'
        f'L48.1 65.7Z" fill="{css(BRASS_LIGHT)}"/></g>'
    )
    return "".join(parts)


def _pyramix(dress: Dress) -> str:
    """A corner of stacked cubes before a low sun."""
    parts = [
        f'<circle cx="50" cy="40" r="24" fill="{css(mix(dress.bright, (255, 240, 200), 0.6))}" fill-opacity="0.9"/>',
        '<path d="M8.2 60C24 55 34 64 50 60C66 56 78 63 91.8 59C88 80 70 93 50 93C30 93 12 80 8.2 60Z" '
        f'fill="{css(dress.deep)}" fill-opacity="0.55"/>',
    ]
    hues = ((54, 112, 190), (140, 84, 176), (232, 130, 44), (62, 150, 92))
    side = 10.4
    w, h = side * math.cos(math.radians(30)), side * 0.5
    order = [(row, column) for row in range(3) for column in range(row + 1)]
    for row, column in order:
        x = 50 + (column - row / 2) * 2 * w
        y = 31 + row * (side + h)
        hue = hues[(row * 2 + column * 3) % 4]
        top = f"{x},{y - h} {x + w},{y} {x},{y + h} {x - w},{y}"
        left = f"{x - w},{y} {x},{y + h} {x},{y + h + side} {x - w},{y + side}"
        right = f"{x + w},{y} {x},{y + h} {x},{y + h + side} {x + w},{y + side}"
        for points, light in ((top, 1.22), (left, 0.94), (right, 0.6)):
            parts.append(f'<polygon points="{points}" fill="{css(lit(hue, light))}"/>')
    parts.append(
        '<path d="M44 30.5C46 28.2 48 27.4 50 27.4C52 27.4 54 28.2 56 30.5C54 32.8 52 33.6 50 33.6'
        'C48 33.6 46 32.8 44 30.5Z" fill="#fff4d6"/><circle cx="50" cy="30.5" r="2.1" fill="#2c2044"/>'
    )
    return "".join(parts)


def _moriham(dress: Dress) -> str:
    """Two beasts' horns as mirrored moons round a burning stone, on a card."""
    glow = css(dress.accent)
    half = (
        f'<path d="M46 22C30 25 21 37 22 51C23 66 34 76 46 78C37 70 32.5 61 33 50C33.5 38.5 38 29 46 22Z" '
        f'fill="{css(mix(dress.accent, (255, 255, 255), 0.35))}"/>'
        f'<path d="M41 33C34 38 31.5 46 33.5 55L27 51C28 43 33 36 41 33Z" fill="{css(lit(dress.accent, 0.62))}"/>'
        f'<path d="M22 34L15 27L25 29Z" fill="{glow}"/><path d="M20 64L13 69L22.5 69Z" fill="{glow}"/>'
    )
    stone = (
        '<path d="M50 28L61 43L50 72L39 43Z" fill="#0c1a24" fill-opacity="0.5" transform="translate(0 2.5)"/>'
        f'<path d="M50 28L61 43L50 72Z" fill="{css(lit(dress.accent, 0.72))}"/>'
        f'<path d="M50 28L39 43L50 72Z" fill="{css(mix(dress.accent, (255, 255, 255), 0.45))}"/>'
        '<path d="M39 43L50 47L61 43L50 28Z" fill="#ffffff" fill-opacity="0.35"/>'
        '<path d="M44 41L50 31L48.5 43Z" fill="#ffffff" fill-opacity="0.6"/>'
    )
    rings = "".join(
        f'<circle cx="50" cy="50" r="{r}" fill="none" stroke="{glow}" stroke-opacity="{o}" stroke-width="1"/>'
        for r, o in ((40, 0.45), (37, 0.25))
    )
    ticks = _rays(24, 37, 40, 0.7, f'fill="{glow}" fill-opacity="0.5"')
    return rings + ticks + half + f'<g transform="translate(100 0) scale(-1 1)">{half}</g>' + stone


_MOTIFS = {"morpyam": _morpyam, "yamslam": _yamslam, "pyramix": _pyramix, "moriham": _moriham}


def emblem_svg(game: str) -> str:
    """A game's emblem in a box of 100. Raises ValueError with the games that have one."""
    dress = dress_of(game)
    gloss = (
        '<defs><linearGradient id="gloss" gradientUnits="userSpaceOnUse" x1="30" y1="8" x2="52" y2="60">'
        '<stop offset="0" stop-color="#fff6e0" stop-opacity="0.30"/>'
        '<stop offset="1" stop-color="#fff6e0" stop-opacity="0"/></linearGradient></defs>'
        '<path d="M9 42C12 22 29 8 50 8C71 8 88 22 91 42C76 33 62 34 48 40C34 46 22 49 9 42Z" fill="url(#gloss)"/>'
    )
    return _medallion(dress) + _MOTIFS[game](dress) + gloss


def paint_emblem(game: str, size: int) -> pygame.Surface:
    """A game's emblem, ``size`` pixels square. Raises ValueError with the games that have one."""
    return vector(emblem_svg(game), (0, 0, 100, 100), (size, size))
