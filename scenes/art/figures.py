"""The figures of Morpyam as pictures that can be told apart from across the room.

Dice with pips mean just those values; dice with a star or a ring mean any value, all stars alike and all rings alike.
Figures are named as on the grids: b1…b6 (brelan), ps (petite suite), suite, full, carre, mini, maxi, morpyam, sec,
appel, and for Flash p1…p6 (paire) and 2p (deux-paires).
"""

import math

import pygame

from scenes.art.faces import face_svg
from scenes.art.numerals import numeral_svg
from scenes.art.palette import BRASS, BRASS_LIGHT, Colour, css
from scenes.art.raster import Size, vector

STAR: Colour = (206, 84, 46)
RING: Colour = (40, 104, 132)
_INK = "#3a2a24"

_BRELANS = tuple(f"b{n}" for n in range(1, 7))
_PAIRES = tuple(f"p{n}" for n in range(1, 7))
FIGURES = (
    *_BRELANS, "ps", "suite", "full", "carre", "mini", "maxi", "morpyam", "sec", "appel", *_PAIRES, "2p",
)  # fmt: skip


def _shadowed(body: str, x: float, y: float, side: float, angle: float = 0.0) -> str:
    """A drawing of 100 × 100 laid at (x, y), ``side`` units wide, turned about its middle, with a small shadow."""
    scale = side / 100
    turn = f" rotate({angle:.1f} 50 50)" if angle else ""
    place = f"translate({x:.2f} {y:.2f}) scale({scale:.4f}){turn}"
    return (
        f'<g transform="translate({x + side * 0.05:.2f} {y + side * 0.09:.2f}) scale({scale:.4f}){turn}">'
        '<rect x="1" y="1" width="98" height="98" rx="22" fill="#0c0806" fill-opacity="0.42"/></g>'
        f'<g transform="{place}">{body}</g>'
    )


def _any(star: bool) -> str:
    """A die of any value: one sign instead of pips."""
    if star:
        points = []
        for k in range(10):
            radius = 33 if k % 2 == 0 else 14.5
            angle = math.pi * k / 5 - math.pi / 2
            points.append(f"{50 + radius * math.cos(angle):.2f} {51 + radius * math.sin(angle):.2f}")
        return (
            face_svg(0) + f'<path d="M{"L".join(points)}Z" fill="{css(STAR)}" stroke="{css(STAR)}" stroke-width="4"/>'
        )
    return face_svg(0) + f'<circle cx="50" cy="49" r="23" fill="none" stroke="{css(RING)}" stroke-width="13"/>'


def _row(bodies: list[str], side: float, x: float, y: float, step: float, rise: float = 0.0) -> str:
    return "".join(_shadowed(body, x + k * step, y - k * rise, side) for k, body in enumerate(bodies))


def _three(value: int) -> str:
    face = face_svg(value)
    return _shadowed(face, 43, 1, 45) + _shadowed(face, 15, 51, 45, -6) + _shadowed(face, 71, 51, 45, 5)


def _two(value: int) -> str:
    face = face_svg(value)
    return _shadowed(face, 8, 29, 54, -8) + _shadowed(face, 69, 17, 54, 7)


def _stairs(values: tuple[int, ...], side: float, rise: float) -> str:
    step = (130 - side) / (len(values) - 1)
    high = rise * (len(values) - 1) + side
    return _row([face_svg(value) for value in values], side, 0, 50 + high / 2 - side, step, rise)


def _full() -> str:
    return _row([_any(True)] * 3, 41, 0, 4, 44.5) + _row([_any(False)] * 2, 41, 22, 55, 44.5)


def _carre() -> str:
    return _row([_any(True)] * 2, 45, 17, 1, 51) + _row([_any(True)] * 2, 45, 17, 52, 51)


def _morpyam() -> str:
    burst = "".join(
        f'<path d="M65 50L{65 + 63 * math.cos(a - 0.11):.2f} {50 + 48 * math.sin(a - 0.11):.2f}'
        f'L{65 + 63 * math.cos(a + 0.11):.2f} {50 + 48 * math.sin(a + 0.11):.2f}Z" fill="{css(BRASS_LIGHT)}" '
        'fill-opacity="0.5"/>'
        for a in (math.tau * k / 16 for k in range(16))
    )
    die = _any(True)
    spots = ((12, 1), (83, 1), (47.5, 32), (12, 64), (83, 64))
    return burst + "".join(_shadowed(die, x, y, 35) for x, y in spots)


def _deux_paires() -> str:
    return (
        _shadowed(_any(True), 5, 3, 43, -5) + _shadowed(_any(True), 51, 1, 43, 4)
        + _shadowed(_any(False), 36, 54, 43, -4) + _shadowed(_any(False), 83, 50, 43, 6)
    )  # fmt: skip


def _sum(text: str, upwards: bool) -> str:
    """At most, or at least, a sum: the number on an ivory plate, with an arrow."""
    plate = (
        '<rect x="6" y="17" width="122" height="80" rx="19" fill="#0c0806" fill-opacity="0.4"/>'
        '<rect x="3" y="12" width="124" height="80" rx="19" fill="#c9b184"/>'
        '<rect x="3" y="12" width="124" height="75" rx="19" fill="#f6ead0"/>'
    )
    arrow = "M31 23L49 46H39V74H23V46H13Z" if upwards else "M31 76L49 53H39V25H23V53H13Z"
    return (
        plate
        + numeral_svg(text, 86, 49.5, 54 if len(text) == 1 else 42, _INK, 18)
        + f'<path d="{arrow}" fill="{css(STAR)}" stroke="{css(STAR)}" stroke-width="3" stroke-linejoin="round"/>'
    )


def _sec() -> str:
    """At one stroke: a flash in front of a die."""
    bolt = "M75 4L35 56H60L49 99L98 41H70Z"
    return (
        _shadowed(face_svg(0), 25, 9, 80, -6)
        + f'<path d="{bolt}" transform="translate(3 4)" fill="#0c0806" fill-opacity="0.4"/>'
        + f'<path d="{bolt}" fill="{css(BRASS)}" stroke="#7a4a14" stroke-width="3.4" stroke-linejoin="round"/>'
        + f'<path d="M72 13L43 52H66L58 80L88 45H64Z" fill="{css(BRASS_LIGHT)}" fill-opacity="0.8"/>'
    )


def _appel() -> str:
    """Said out loud: a speaking trumpet."""
    horn = (
        "M14 36Q9 36 9 41V58Q9 63 14 63H26L33 89Q34 94 39 94H44Q49 94 48 89L42 63L86 84Q93 87 93 79V20Q93 12 86 15"
        "L42 36Z"
    )
    waves = "M103 37Q111 50 103 62M110 24Q125 50 110 75"
    return (
        f'<path d="{horn}" transform="translate(2 5)" fill="#0c0806" fill-opacity="0.42"/>'
        f'<path d="{horn}" fill="#f6ead0"/>'
        '<path d="M42 37L86 16Q92 14 92 21V44L42 48Z" fill="#ffffff" fill-opacity="0.55"/>'
        '<path d="M42 62L86 83Q92 85 92 79V65L42 55Z" fill="#b79c6c" fill-opacity="0.6"/>'
        f'<path d="M78 19L93 12V87L78 80Z" fill="{css(STAR)}"/>'
        f'<path d="{waves}" fill="none" stroke="{css(BRASS_LIGHT)}" stroke-width="7" stroke-linecap="round"/>'
    )


def figure_svg(figure: str) -> str:
    """A figure in a box 130 wide and 100 high. Raises ValueError with the figures that exist."""
    if figure not in FIGURES:
        raise ValueError(f"no figure {figure!r}; there are {', '.join(FIGURES)}")
    if figure in _BRELANS:
        return _three(int(figure[1]))
    if figure in _PAIRES:
        return _two(int(figure[1]))
    return {
        "ps": lambda: _stairs((2, 3, 4, 5), 38, 20),
        "suite": lambda: _stairs((2, 3, 4, 5, 6), 33, 16.5),
        "full": _full,
        "carre": _carre,
        "mini": lambda: _sum("8", upwards=False),
        "maxi": lambda: _sum("27", upwards=True),
        "morpyam": _morpyam,
        "sec": _sec,
        "appel": _appel,
        "2p": _deux_paires,
    }[figure]()


def paint_figure(figure: str, size: Size) -> pygame.Surface:
    """A figure as large as fits ``size`` pixels, centred. Raises ValueError with the figures that exist."""
    wide, high = size
    scale = min(wide / 138, high / 107)
    body = (
        f'<g transform="translate({(wide - 138 * scale) / 2:.2f} {(high - 107 * scale) / 2:.2f}) scale({scale:.5f}) '
        f'translate(2 1)">{figure_svg(figure)}</g>'
    )
    return vector(body, (0, 0, wide, high), size)
