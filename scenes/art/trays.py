"""The trays dice are thrown into: a walnut one, and the tin of Yamslam with its seven wells.

Painted through the same ``Eye`` as the dice. The track is the rectangle x 0…width, y −height…0 of the table's frame
(the tray's own y runs down: negate it), its floor at z = 0, its walls ``wall`` high. A tray comes as two layers:
what is behind the dice, and the near wall that hides the feet of dice close to it.
"""

import math
from collections.abc import Callable
from typing import NamedTuple

import pygame

from scenes.art.eye import Eye
from scenes.art.ground import felt, walnut
from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, SHADOW, WALNUT_DARK, Colour, css, lit, mix
from scenes.art.raster import Points, Size, clear, hull, polygon_svg, ring_svg, vector
from scenes.art.shadows import inner_shadow, margin, shadow_ellipse

FLOOR_GREEN: Colour = (30, 98, 84)
FLOOR_BLUE: Colour = (38, 82, 104)
ENAMEL: Colour = (46, 50, 74)
STEEL: Colour = (150, 152, 162)

WELL_RADIUS = 0.82  # of a well of the tin, in die sides; a chip is a little smaller
CHIP_WIDTH = 1.46  # of a chip that lies in a well

_BANDS = 14  # shades of a wall from the floor up


class Layers(NamedTuple):
    """A tray as two pictures with the dice between them; the second is laid ``front_top`` pixels lower."""

    back: pygame.Surface
    front: pygame.Surface
    front_top: int


class Outline(NamedTuple):
    """A rounded rectangle on the table: its edges and the radius of its corners, in die sides."""

    left: float
    bottom: float
    right: float
    top: float
    radius: float

    def grown(self, by: float, radius: float | None = None) -> "Outline":
        """The outline moved outwards on every side."""
        return Outline(
            self.left - by,
            self.bottom - by,
            self.right + by,
            self.top + by,
            self.radius + by if radius is None else radius,
        )

    def points(self, steps: int = 8) -> list[tuple[float, float]]:
        """The outline anticlockwise, each corner as ``steps`` chords, from the right end of the near edge."""
        corners = (
            (self.right - self.radius, self.bottom + self.radius, -math.pi / 2),
            (self.right - self.radius, self.top - self.radius, 0.0),
            (self.left + self.radius, self.top - self.radius, math.pi / 2),
            (self.left + self.radius, self.bottom + self.radius, math.pi),
        )
        found = []
        for x, y, start in corners:
            for step in range(steps + 1):
                angle = start + math.pi / 2 * step / steps
                found.append((x + self.radius * math.cos(angle), y + self.radius * math.sin(angle)))
        return found


def _seen(eye: Eye, points: list[tuple[float, float]], z: float) -> Points:
    return [eye.project(x, y, z)[:2] for x, y in points]


def _box(points: Points, canvas: pygame.Surface) -> pygame.Rect:
    xs, ys = zip(*points, strict=True)
    left, top = math.floor(min(xs)) - 2, math.floor(min(ys)) - 2
    box = pygame.Rect(left, top, math.ceil(max(xs)) + 2 - left, math.ceil(max(ys)) + 2 - top)
    return box.clip(canvas.get_rect())


def _lay(
    canvas: pygame.Surface, texture: Callable[[Size], pygame.Surface], outer: Points, hole: Points | None = None
) -> None:
    """Covers the area within ``outer``, less ``hole``, with a texture made for it."""
    box = _box(outer, canvas)
    body = ring_svg(outer, hole, 'fill="#fff"') if hole else polygon_svg(outer, 'fill="#fff"')
    piece = clear(box.size)
    piece.blit(texture(box.size), (0, 0))
    piece.blit(vector(body, (*box,), box.size, samples=1), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.blit(piece, box)


def _overlay(canvas: pygame.Surface, body: str, points: Points) -> None:
    """Draws SVG elements that do not reach beyond ``points``, but for a line's width."""
    box = _box(points, canvas).inflate(8, 8).clip(canvas.get_rect())
    canvas.blit(vector(body, (*box,), box.size, samples=1), box)


def _on_ground(size: Size, eye: Eye, outline: Outline) -> pygame.Surface:
    """A transparent picture of ``size`` with the soft shadow of the whole tray, drawn small and enlarged."""
    shrink = max(1.0, eye.pixels / 12)
    small = (math.ceil(size[0] / shrink), math.ceil(size[1] / shrink))
    shade = clear(small, SHADOW)
    for shift, soft, strength in ((0.34, 3, 150), (0.10, 1, 120)):
        layer = clear(small, SHADOW)
        points = _seen(eye, [(x + shift, y - shift) for x, y in outline.points(4)], 0.0)
        pygame.draw.polygon(layer, (*SHADOW, strength), [(x / shrink, y / shrink) for x, y in points])
        shade.blit(pygame.transform.box_blur(pygame.transform.box_blur(layer, soft), soft), (0, 0))
    return pygame.transform.smoothscale(shade, size)


def _floor(canvas: pygame.Surface, eye: Eye, track: Outline, colour: Colour) -> None:
    """The felt floor, with the shadows of the walls on it."""
    seen = _seen(eye, track.points(), 0.0)
    unit = eye.pixels

    def cloth(size: Size) -> pygame.Surface:
        return felt(size, unit / 88, colour, lamp=0.25)

    _lay(canvas, cloth, seen)
    box = _box(seen, canvas)
    mask = vector(polygon_svg(seen, 'fill="#fff"'), (*box,), box.size, samples=1)
    canvas.blit(inner_shadow(mask, unit * 0.34, (unit * 0.26, unit * 0.26), 0.62), box)
    canvas.blit(inner_shadow(mask, unit * 0.10, (unit * 0.03, unit * 0.03), 0.55), box)


def _walls(canvas: pygame.Surface, eye: Eye, track: Outline, wall: float, colour: Colour, veil: float) -> None:
    """The inner walls, each piece in the light its slope gets, darker towards the floor.

    ``veil`` (0–1) is how opaque they are: below 1 they shade what has been laid there before.
    """
    ring = track.points()
    parts = []
    for index, (x, y) in enumerate(ring):
        next_x, next_y = ring[(index + 1) % len(ring)]
        length = math.hypot(next_x - x, next_y - y)
        if length < 1e-9:
            continue
        normal = (-(next_y - y) / length, (next_x - x) / length)  # inwards: the outline runs anticlockwise
        facing = 0.60 + 0.46 * (normal[0] * -0.70 + normal[1] * 0.70)
        for step in range(_BANDS):
            low, high = wall * step / _BANDS, wall * (step + 1) / _BANDS
            quad = [
                eye.project(x, y, low)[:2],
                eye.project(next_x, next_y, low)[:2],
                eye.project(next_x, next_y, high)[:2],
                eye.project(x, y, high)[:2],
            ]
            shade = css(lit(colour, facing * (0.62 + 0.42 * (step / (_BANDS - 1)) ** 0.8)))
            parts.append(
                polygon_svg(quad, f'fill="{shade}" fill-opacity="{veil}"')
                if veil < 1
                else polygon_svg(quad, f'fill="{shade}" stroke="{shade}" stroke-width="0.7"')
            )
    _overlay(canvas, "".join(parts), _seen(eye, ring, wall))


def _layers(canvas: pygame.Surface, eye: Eye, inner: Outline, wall: float, cover: float) -> Layers:
    """Splits a painted tray: the near rim, ``cover`` die sides wide, again as a layer of its own.

    That strip is opaque through and through, so that laying it over itself changes nothing.
    """
    _, level, _ = eye.project(inner.left, inner.bottom + 1.2, 0.0)
    hole = _seen(eye, inner.points(), wall)
    edge = _seen(eye, inner.grown(cover).points(), wall)
    top = max(0, math.floor(level))
    wide, high = canvas.get_width(), canvas.get_height() - top
    mask = vector(ring_svg(edge, hole, 'fill="#fff"'), (0, top, wide, high), (wide, high), samples=1)
    near = clear((wide, high), SHADOW)
    near.blit(canvas, (0, -top))
    near.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return Layers(canvas, near, top)


def paint_wooden_tray(
    eye: Eye, size: Size, track: tuple[float, float] = (11.5, 7.3), wall: float = 1.5, rim: float = 0.62
) -> Layers:
    """A walnut dice tray with a felt floor; ``track``, ``wall`` and ``rim`` in die sides, ``size`` in pixels."""
    inner = Outline(0.0, -track[1], track[0], 0.0, 0.42)
    outer = inner.grown(rim)
    canvas, scale = _on_ground(size, eye, outer), eye.pixels / 76
    low, high, hole = (
        _seen(eye, outer.points(), 0.0), _seen(eye, outer.points(), wall), _seen(eye, inner.points(), wall)
    )  # fmt: skip
    foot = _seen(eye, inner.points(), 0.0)

    def wood(tone: float, seed: int, upright: bool = False) -> Callable[[Size], pygame.Surface]:
        return lambda area: walnut(area, scale, tone, seed, upright)

    _lay(canvas, wood(0.5, 6), hull(low + high))
    _floor(canvas, eye, inner, FLOOR_GREEN)
    _lay(canvas, wood(0.9, 8), hole, foot)
    _walls(canvas, eye, inner, wall, WALNUT_DARK, 0.62)
    # Boards from the middle of one corner's arc to the next: near, right, far, left.
    for first, tone, upright in ((31, 0.94, False), (4, 0.76, True), (13, 0.98, False), (22, 0.90, True)):
        picks = [(first + k) % 36 for k in range(10)]
        board = [high[k] for k in picks] + [hole[k] for k in reversed(picks)]
        _lay(canvas, wood(tone, first, upright), board)
    _overlay(canvas, _edges(high, hole, max(1.2, eye.pixels * 0.035)), high)
    return _layers(canvas, eye, inner, wall, rim - 0.1)


def _edges(outer: Points, inner: Points, width: float) -> str:
    """Worn edges of a rim: bright where they face the lamp."""
    xs, ys = [x for x, _ in outer], [y for _, y in outer]
    fade = (
        '<defs><linearGradient id="w" gradientUnits="userSpaceOnUse" '
        f'x1="{min(xs):.1f}" y1="{min(ys):.1f}" x2="{max(xs):.1f}" y2="{max(ys):.1f}">'
        '<stop offset="0" stop-color="#ffe8c4" stop-opacity="0.75"/>'
        '<stop offset="0.55" stop-color="#ffe8c4" stop-opacity="0.16"/>'
        '<stop offset="1" stop-color="#1a0f08" stop-opacity="0.6"/></linearGradient></defs>'
    )
    stroke = f'fill="none" stroke="url(#w)" stroke-width="{width:.2f}"'
    bright = f'fill="none" stroke="#ffdfae" stroke-opacity="0.34" stroke-width="{width * 0.8:.2f}"'
    return fade + polygon_svg(outer, stroke) + polygon_svg(inner, bright)


def tin_outline(track: tuple[float, float] = (11.5, 7.3)) -> Outline:
    """The outer edge of the tin round a track."""
    return Outline(-2.05, -track[1] - 0.85, track[0] + 2.05, 2.05, 1.25)


def track_outline(track: tuple[float, float] = (11.5, 7.3)) -> Outline:
    """The edge of the track in the tin."""
    return Outline(0.0, -track[1], track[0], 0.0, 0.55)


def tin_wells(track: tuple[float, float] = (11.5, 7.3), wall: float = 1.5) -> tuple[tuple[float, float, float], ...]:
    """The middles of the seven wells in rising order of value, on the table: up the left side, along the far side
    and down the right one."""
    width, height = track
    side, far = 1.05, 1.05
    low, mid = -height * 0.66, -height * 0.26
    return (
        (-side, low, wall),
        (-side, mid, wall),
        (width * 0.20, far, wall),
        (width * 0.50, far, wall),
        (width * 0.80, far, wall),
        (width + side, mid, wall),
        (width + side, low, wall),
    )


def paint_tin(eye: Eye, size: Size, track: tuple[float, float] = (11.5, 7.3), wall: float = 1.5) -> Layers:
    """The round-cornered tin of Yamslam: enamelled flange with seven wells, steel walls, a blue felt floor."""
    inner = track_outline(track)
    outer = tin_outline(track)
    canvas = _on_ground(size, eye, outer)
    low, high, hole = (
        _seen(eye, outer.points(12), 0.0), _seen(eye, outer.points(12), wall), _seen(eye, inner.points(), wall)
    )  # fmt: skip
    line = max(1.2, eye.pixels * 0.04)
    xs, ys = [x for x, _ in high], [y for _, y in high]
    box = (min(xs), min(ys), max(xs), max(ys))
    side = hull(low + high)
    _overlay(canvas, _steel_side(side, box), side)
    _floor(canvas, eye, inner, FLOOR_BLUE)
    _walls(canvas, eye, inner, wall, STEEL, 1.0)
    flange = _flange(high, hole, box, line)
    flange += polygon_svg(
        _seen(eye, outer.grown(-0.16).points(12), wall),
        f'fill="none" stroke="{css(BRASS)}" stroke-opacity="0.85" stroke-width="{line * 0.7:.2f}"',
    )
    _overlay(canvas, flange, high)
    for x, y, z in tin_wells(track, wall):
        _well(canvas, eye, (x, y, z))
    return _layers(canvas, eye, inner, wall, 0.7)


def _steel_side(side: Points, box: tuple[float, float, float, float]) -> str:
    """The outer wall of the tin, seen below its near edge."""
    left, _, right, _ = box
    fade = (
        f'<defs><linearGradient id="s" gradientUnits="userSpaceOnUse" x1="{left:.1f}" y1="0" x2="{right:.1f}" y2="0">'
        f'<stop offset="0" stop-color="{css(lit(ENAMEL, 0.75))}"/>'
        f'<stop offset="0.08" stop-color="{css(lit(ENAMEL, 1.0))}"/>'
        f'<stop offset="0.5" stop-color="{css(lit(ENAMEL, 0.62))}"/>'
        f'<stop offset="1" stop-color="{css(lit(ENAMEL, 0.34))}"/></linearGradient></defs>'
    )
    return fade + polygon_svg(side, 'fill="url(#s)"')


def _flange(high: Points, hole: Points, box: tuple[float, float, float, float], line: float) -> str:
    """The enamelled top of the tin between its outer edge and the track."""
    left, top, right, bottom = box
    fade = (
        f'<defs><linearGradient id="f" gradientUnits="userSpaceOnUse" x1="{left:.1f}" y1="{top:.1f}" '
        f'x2="{right:.1f}" y2="{bottom:.1f}"><stop offset="0" stop-color="{css(lit(ENAMEL, 1.22))}"/>'
        f'<stop offset="0.4" stop-color="{css(ENAMEL)}"/>'
        f'<stop offset="1" stop-color="{css(lit(ENAMEL, 0.58))}"/></linearGradient></defs>'
    )
    rolled = css(mix(STEEL, BRASS_LIGHT, 0.35))
    return (
        fade
        + ring_svg(high, hole, 'fill="url(#f)"')
        + polygon_svg(high, f'fill="none" stroke="{css(lit(STEEL, 0.55))}" stroke-width="{line * 2.2:.2f}"')
        + polygon_svg(high, f'fill="none" stroke="{rolled}" stroke-width="{line * 1.2:.2f}"')
        + polygon_svg(hole, f'fill="none" stroke="{css(lit(STEEL, 0.5))}" stroke-width="{line * 1.8:.2f}"')
        + polygon_svg(hole, f'fill="none" stroke="{rolled}" stroke-width="{line * 0.9:.2f}"')
    )


def _well(canvas: pygame.Surface, eye: Eye, middle: tuple[float, float, float]) -> None:
    """A round recess for a stack of chips: dark floor, lit far lip."""
    x, y, scale = eye.project(*middle)
    radius = WELL_RADIUS * scale
    squash = math.cos(eye.tilt)
    size = (math.ceil(radius * 2) + 4, math.ceil(radius * 2 * squash) + 4)
    cx, cy = size[0] / 2, size[1] / 2

    def ellipse(grow: float, paint: str) -> str:
        return f'<ellipse cx="{cx}" cy="{cy}" rx="{radius * grow:.2f}" ry="{radius * squash * grow:.2f}" {paint}/>'

    floor = vector(ellipse(0.94, f'fill="{css(lit(ENAMEL, 0.34))}"'), (0, 0, *size), size)
    floor.blit(inner_shadow(floor, radius * 0.14, (radius * 0.10, radius * 0.16), 0.85), (0, 0))
    rim = vector(
        '<defs><linearGradient id="r" gradientUnits="userSpaceOnUse" x1="0" y1="0" '
        f'x2="{size[0] * 0.4:.1f}" y2="{size[1]}"><stop offset="0" stop-color="{css(BRASS_DARK)}"/>'
        f'<stop offset="1" stop-color="{css(BRASS_LIGHT)}"/></linearGradient></defs>'
        + ellipse(0.95, f'fill="none" stroke="url(#r)" stroke-width="{max(1.2, radius * 0.055):.2f}"'),
        (0, 0, *size),
        size,
    )
    soft = shadow_ellipse(size, radius * 0.1, 0.35)
    pad = margin(radius * 0.1)
    canvas.blit(soft, (round(x - cx) - pad, round(y - cy) - pad))
    canvas.blit(floor, (round(x - cx), round(y - cy)))
    canvas.blit(rim, (round(x - cx), round(y - cy)))
