"""The chips of Yamslam: seven series, each known by colour, edge pattern, value and the shape of its combination.

A chip is seen under the same tilt as the dice. ``width`` is its diameter in real pixels. Pictures come as sprites
anchored on the middle of the lowest chip's foot.
"""

import math
from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes.art.eye import TILT
from scenes.art.numerals import numeral_svg
from scenes.art.palette import BRASS_LIGHT, CREAM, INK, SHADOW, Colour, css, lit, mix
from scenes.art.raster import Sprite, clear, muted, vector
from scenes.art.shadows import contour, glow, margin, shadow_ellipse

THICKNESS = 9.5  # in hundredths of the diameter, as seen
_SQUASH = math.cos(TILT)
_PAD = 3.0  # room round a stack, in hundredths
_GONE = (50, 68, 72)  # what chips out of play fade towards
_DIMMED = (142, 150, 160)  # what is left of each colour, of 255, in a stack that stands back
_SPREAD = 0.8  # how far a chip of a stack lies out of line, in hundredths


@dataclass(frozen=True)
class Series:
    """How the chips of one combination look: value printed, body and edge colours, pattern, and blocks.

    ``blocks`` are the columns of the small figure: for each die its height in steps (0 on the ground line) and a
    group, dice of one group being alike.
    """

    value: int
    body: Colour
    spot: Colour
    pattern: str
    blocks: tuple[tuple[float, int], ...]


SERIES: dict[str, Series] = {
    "two_pairs": Series(5, (122, 134, 142), (240, 236, 224), "bars4", ((0, 0), (0, 0), (0, 1), (0, 1))),
    "three": Series(10, (38, 104, 166), (240, 236, 224), "bars6", ((0, 0), (0, 0), (0, 0))),
    "small_straight": Series(20, (42, 128, 84), (245, 222, 150), "steps", ((0, 0), (1, 0), (2, 0), (3, 0))),
    "flush": Series(25, (124, 66, 150), (250, 210, 226), "dots", ((0, 2), (0, 2), (0, 2), (0, 2), (0, 2))),
    "full": Series(30, (206, 112, 30), (255, 240, 214), "twins", ((0, 0), (0, 0), (0, 0), (0, 1), (0, 1))),
    "four": Series(40, (178, 42, 40), (255, 232, 200), "diamonds", ((0, 0), (0, 0), (0, 0), (0, 0))),
    "large_straight": Series(50, (42, 44, 54), (226, 182, 92), "teeth", ((0, 0), (1, 0), (2, 0), (3, 0), (4, 0))),
}


def series_of(name: str) -> Series:
    """The series of a combination. Raises ValueError with the names that exist."""
    if name not in SERIES:
        raise ValueError(f"no chips of {name!r}; there are {', '.join(SERIES)}")
    return SERIES[name]


def _wedge(middle: float, half: float, inner: float, outer: float) -> str:
    """A piece of the edge ring around (50, 50), as an SVG path; angles in degrees."""
    points = []
    for radius, angles in (
        (outer, (middle - half, middle, middle + half)),
        (inner, (middle + half, middle, middle - half)),
    ):
        points += [
            f"{50 + radius * math.cos(math.radians(a)):.2f} {50 + radius * math.sin(math.radians(a)):.2f}"
            for a in angles
        ]
    return "M" + "L".join(points) + "Z"


def _edge(series: Series) -> str:
    """The pattern on the ring between the middle and the rim."""
    colour = css(series.spot)
    marks: list[str] = []

    def at(angle: float, radius: float) -> tuple[float, float]:
        return 50 + radius * math.cos(math.radians(angle)), 50 + radius * math.sin(math.radians(angle))

    def wedges(count: int, half: float, offset: float = 0.0, inner: float = 37.0, outer: float = 49.5) -> None:
        marks.extend(
            f'<path d="{_wedge(360 / count * k - 90 + offset, half, inner, outer)}" fill="{colour}"/>'
            for k in range(count)
        )

    if series.pattern == "bars4":
        wedges(4, 15)
    elif series.pattern == "bars6":
        wedges(6, 9)
    elif series.pattern == "steps":
        marks.extend(
            f'<path d="{_wedge(90 * k - 90 + 14 * (step - 1), 6.2, 37, 41.0 + 4.2 * step)}" fill="{colour}"/>'
            for k in range(4)
            for step in range(3)
        )
    elif series.pattern == "dots":
        for k in range(12):
            x, y = at(30 * k, 43.2)
            marks.append(f'<circle cx="{x:.2f}" cy="{y:.2f}" r="4.1" fill="{colour}"/>')
    elif series.pattern == "twins":
        wedges(5, 5, 7.5)
        wedges(5, 5, -7.5)
    elif series.pattern == "diamonds":
        for k in range(8):
            x, y = at(45 * k, 43.2)
            marks.append(
                f'<path transform="rotate({45 * k} {x:.2f} {y:.2f})" fill="{colour}" '
                f'd="M{x - 5.4:.2f} {y:.2f}L{x:.2f} {y - 6.6:.2f}L{x + 5.4:.2f} {y:.2f}L{x:.2f} {y + 6.6:.2f}Z"/>'
            )
    else:  # teeth
        for k in range(16):
            a, b, c = at(22.5 * k - 8, 49), at(22.5 * k + 8, 49), at(22.5 * k, 38)
            marks.append(
                f'<path d="M{a[0]:.2f} {a[1]:.2f}L{b[0]:.2f} {b[1]:.2f}L{c[0]:.2f} {c[1]:.2f}Z" fill="{colour}"/>'
            )
    return "".join(marks)


def figure_svg(series: Series, x: float, y: float, wide: float, ink: Colour) -> str:
    """The combination as blocks standing on a line, centred on (x, y), at most ``wide`` units across."""
    count = len(series.blocks)
    step = min(wide / 5, wide / count)
    side = step * 0.80
    groups = (ink, mix(series.body, ink, 0.1) if sum(series.body) > 200 else series.spot, series.body)
    rise = max(height for height, _ in series.blocks)
    lift = side * 0.42
    parts = []
    gap = 0.0
    previous = series.blocks[0][1]
    placed = []
    for k, (height, group) in enumerate(series.blocks):
        if group != previous:
            gap += side * 0.45
        previous = group
        placed.append((k * step + gap, height, group))
    total = placed[-1][0] + side
    for offset, height, group in placed:
        left = x - total / 2 + offset
        top = y - side / 2 + (rise / 2 - height) * lift
        tall = side + height * lift
        parts.append(
            f'<rect x="{left:.2f}" y="{top:.2f}" width="{side:.2f}" height="{tall if rise else side:.2f}" '
            f'rx="{side * 0.24:.2f}" fill="{css(groups[group])}"/>'
        )
    return "".join(parts)


def _face(series: Series) -> str:
    """The upper face, round, in a box of 100."""
    body, dark, light = css(series.body), css(lit(series.body, 0.62)), css(lit(series.body, 1.28))
    return (
        '<defs><linearGradient id="c" gradientUnits="userSpaceOnUse" x1="20" y1="8" x2="78" y2="94">'
        f'<stop offset="0" stop-color="{light}"/><stop offset="0.45" stop-color="{body}"/>'
        f'<stop offset="1" stop-color="{dark}"/></linearGradient>'
        '<linearGradient id="p" gradientUnits="userSpaceOnUse" x1="28" y1="20" x2="70" y2="82">'
        f'<stop offset="0" stop-color="{css(lit(CREAM, 1.2))}"/><stop offset="1" stop-color="{css(lit(CREAM, 0.86))}"/>'
        "</linearGradient>"
        '<linearGradient id="h" gradientUnits="userSpaceOnUse" x1="15" y1="5" x2="85" y2="95">'
        '<stop offset="0" stop-color="#fff6e0" stop-opacity="0.75"/>'
        '<stop offset="0.5" stop-color="#fff6e0" stop-opacity="0.06"/>'
        '<stop offset="1" stop-color="#000000" stop-opacity="0.34"/></linearGradient></defs>'
        f'<circle cx="50" cy="50" r="49.6" fill="url(#c)"/>{_edge(series)}'
        '<circle cx="50" cy="50" r="48.6" fill="none" stroke="url(#h)" stroke-width="2"/>'
        f'<circle cx="50" cy="50" r="36" fill="{css(lit(series.body, 0.55))}"/>'
        '<circle cx="50" cy="50" r="34.6" fill="url(#p)"/>'
        f'<circle cx="50" cy="50" r="32.4" fill="none" stroke="{body}" stroke-width="1.1" stroke-opacity="0.55"/>'
        + numeral_svg(str(series.value), 50, 41.5, 27, css(INK), 17)
        + figure_svg(series, 50, 67.5, 36, INK)
    )


def _wall(series: Series) -> str:
    """The visible side of one chip below its face, in the box of 100, the face already squashed."""
    body, spot = series.body, series.spot
    squash, thick = 49.6 * _SQUASH, THICKNESS
    path = (
        f"M0.4 {squash:.3f}A49.6 {squash:.3f} 0 0 0 99.6 {squash:.3f}V{squash + thick:.3f}"
        f"A49.6 {squash:.3f} 0 0 1 0.4 {squash + thick:.3f}Z"
    )
    stops = ((0.0, 0.72), (0.22, 1.04), (0.5, 0.74), (1.0, 0.40))
    marks = "".join(f'<stop offset="{at}" stop-color="{css(lit(body, light))}"/>' for at, light in stops)
    parts = [
        f'<defs><linearGradient id="w" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="100" y2="0">{marks}'
        f'</linearGradient></defs><path d="{path}" fill="url(#w)"/>'
    ]
    for middle, half in ((28, 7), (90, 8), (152, 7)):
        first, last = math.radians(middle - half), math.radians(middle + half)
        left, right = 50 + 49.6 * math.cos(last), 50 + 49.6 * math.cos(first)
        y_left, y_right = squash * (1 + math.sin(last)), squash * (1 + math.sin(first))
        light = 1.0 if middle > 90 else 0.74 if middle == 90 else 0.5
        parts.append(
            f'<path d="M{left:.2f} {y_left:.2f}L{right:.2f} {y_right:.2f}V{y_right + thick:.2f}'
            f'L{left:.2f} {y_left + thick:.2f}Z" fill="{css(lit(spot, light))}"/>'
        )
    parts.append(
        f'<path d="M0.4 {squash:.3f}A49.6 {squash:.3f} 0 0 0 99.6 {squash:.3f}" fill="none" stroke="#0a0c10" '
        'stroke-opacity="0.35" stroke-width="0.9"/>'
    )
    return "".join(parts)


def _jitter(index: int) -> float:
    return _SPREAD * ((index * 7 + 3) % 5 - 2) / 2


def paint_chips(
    name: str, width: float, count: int = 1, *, lit_up: bool = False, dim: bool = False, out: bool = False
) -> Sprite:
    """A stack of ``count`` chips of a combination on its shadow; see ``chip_stack_height`` for its rise.

    ``lit_up`` draws a line of brass and brass light round it: it can be taken. ``dim`` takes it out of the light while
    others can. ``out`` shows chips out of play: drained of colour.
    Raises ValueError for an unknown combination or fewer than one chip.
    """
    series_of(name)
    if count < 1:
        raise ValueError(f"a stack holds at least one chip, not {count}")
    chips = _stack(name, width, count, out)
    if dim:
        chips = chips.copy()
        chips.fill((*_DIMMED, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return _on_ground(chips, width / 100, _PAD, count, lit_up)


@lru_cache(maxsize=64)
def _stack(name: str, width: float, count: int, out: bool) -> pygame.Surface:
    """The chips without shadow or light: kept, because the same are soon wanted with other light."""
    series = series_of(name)
    squash = 100 * _SQUASH
    high = squash + THICKNESS * count + 2 * _PAD
    side = _wall(series)
    top = _face(series)
    parts = []
    for k in range(count):
        drop = _PAD + THICKNESS * (count - 1 - k)
        slide = _jitter(k) if k else 0.0
        face = f'<g transform="scale(1 {_SQUASH:.5f})">{top}</g>' if k == count - 1 else _cap(series)
        parts.append(f'<g transform="translate({_PAD + slide:.3f} {drop:.3f})">{side}{face}</g>')
    scale = width / 100
    size = (math.ceil((100 + 2 * _PAD) * scale), math.ceil(high * scale))
    chips = vector("".join(parts), (0, 0, size[0] / scale, size[1] / scale), size)
    return muted(chips, _GONE, 0.42) if out else chips


def _cap(series: Series) -> str:
    """The sliver of a lower chip's face that shows beside the one above."""
    colour = css(lit(series.body, 0.8))
    return f'<ellipse cx="50" cy="{50 * _SQUASH:.3f}" rx="49.6" ry="{49.6 * _SQUASH:.3f}" fill="{colour}"/>'


def _on_ground(chips: pygame.Surface, scale: float, pad: float, count: int, lit_up: bool) -> Sprite:
    """Lays a stack on its shadow, and brass light behind it when it is lit."""
    blur = max(1.0, 5.0 * scale)
    room = margin(max(blur, 6.0 * scale)) + math.ceil(14 * scale)
    picture = clear((chips.get_width() + 2 * room, chips.get_height() + 2 * room), SHADOW)
    foot = (room + (pad + 50) * scale, room + chips.get_height() - (pad + 50 * _SQUASH) * scale)
    run = count * THICKNESS * scale
    base = (round(100 * scale), round(100 * _SQUASH * scale))
    for drop, soft, strength in ((0.05 * run + 1.2 * scale, 2.0 * scale, 0.62), (0.5 * run + 4 * scale, blur, 0.42)):
        shade = shadow_ellipse(base, max(0.8, soft), strength)
        picture.blit(shade, shade.get_rect(center=(round(foot[0] + drop), round(foot[1] + drop * 0.8))))
    if lit_up:
        halo = glow(chips, max(1.5, 6.0 * scale), BRASS_LIGHT, 1.9)
        away = margin(max(1.5, 6.0 * scale))
        picture.blit(halo, (room - away, room - away))
        thick = max(2.0, 4.0 * scale)
        line = contour(chips, thick)
        edge = (line.get_width() - chips.get_width()) // 2
        picture.blit(line, (room - edge, room - edge))
    picture.blit(chips, (room, room))
    return Sprite(picture, foot)


def chip_stack_height(width: float, count: int) -> float:
    """How many pixels the middle of the top face lies above the anchor of a stack."""
    return count * THICKNESS * width / 100
