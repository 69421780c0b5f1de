"""The pyramid of cubes: where each cell is seen, in what order cubes are painted, and the cubes themselves.

Cells are (x, y, z) as in the rules of the game: the apex is (0, 0, 0), coordinates grow downwards. The pyramid
stands on its tray with the line from (0, 0, 0) through (1, 1, 1) upright; the eye looks down on the apex, leaning back
by ``lean``. At ``turn`` 0 the ridges of z run towards the viewer. Every cube shows three faces, those that look
towards −x, −y and −z.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from scenes.art.cube_faces import STONES, icon_svg, pattern_svg, stone_colours
from scenes.art.eye import Vector, cross, dot, unit
from scenes.art.ground import walnut
from scenes.art.palette import BRASS_LIGHT, SHADOW, WALNUT_DARK, css, lit
from scenes.art.raster import Points, Sprite, clear, faded, hull, polygon_svg, vector
from scenes.art.shadows import glow, margin

Cell = tuple[float, float, float]

LEAN = math.radians(11.0)
MOST_TURN = math.radians(25.0)
LAYERS = 6

_UP: Vector = unit((-1.0, -1.0, -1.0))
_NEAR: Vector = unit((-1.0, -1.0, 2.0))  # level, towards the viewer at turn 0: down the ridge of z
_RIGHT: Vector = cross(unit((1.0, 1.0, -2.0)), _UP)
_AXES: tuple[Vector, Vector, Vector] = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
_LAMP: Vector = (-0.50, 0.52, 0.69)  # right, away, up


@dataclass(frozen=True, slots=True)
class PyramidView:
    """Sees the apex's outer corner at the pixel ``apex``, a cube's edge being ``edge`` pixels before foreshortening.

    ``turn`` (radians, at most 25 degrees either way) turns the pyramid about its upright axis. Raises ValueError when
    it is turned farther: faces would vanish.
    """

    apex: tuple[float, float]
    edge: float
    turn: float = 0.0
    lean: float = LEAN

    def __post_init__(self) -> None:
        if abs(self.turn) > MOST_TURN + 1e-9:
            raise ValueError(f"the pyramid turns by 25 degrees at most, not by {math.degrees(self.turn):.1f}")

    def _directions(self) -> tuple[Vector, Vector, Vector]:
        """The screen's right and up and the way to the eye, as directions in cells."""
        c, s = math.cos(self.turn), math.sin(self.turn)
        away = (-_NEAR[0], -_NEAR[1], -_NEAR[2])
        right = _blend(_RIGHT, c, away, s)
        back = _blend(away, c, _RIGHT, -s)
        upward = _blend(back, math.cos(self.lean), _UP, math.sin(self.lean))
        to_eye = _blend(_UP, math.cos(self.lean), back, -math.sin(self.lean))
        return right, upward, to_eye

    def project(self, x: float, y: float, z: float) -> tuple[float, float]:
        """The pixel at which a corner of the grid is seen: cell (x, y, z) lies between it and (x+1, y+1, z+1)."""
        right, upward, _ = self._directions()
        point = (x, y, z)
        return (self.apex[0] + dot(point, right) * self.edge, self.apex[1] - dot(point, upward) * self.edge)

    def middle(self, cell: Cell) -> tuple[float, float]:
        """The pixel at which the middle of a cube is seen: the anchor of its sprite."""
        return self.project(cell[0] + 0.5, cell[1] + 0.5, cell[2] + 0.5)

    def depth(self, cell: Cell) -> float:
        """How near a cell is to the eye: cubes are painted in rising order. Parts of a step count."""
        _, _, to_eye = self._directions()
        return dot(cell, to_eye)

    def ordered(self, cells: Iterable[Cell]) -> list[Cell]:
        """Cells in the order their cubes are painted, far ones first."""
        _, _, to_eye = self._directions()
        return sorted(cells, key=lambda cell: (dot(cell, to_eye), cell))

    def face(self, cell: Cell, axis: int) -> Points:
        """The four pixels of the face of a cube that looks towards minus ``axis`` (0, 1, 2 for x, y, z)."""
        u, v = _AXES[(axis + 1) % 3], _AXES[(axis + 2) % 3]
        corners = (cell, _add(cell, u), _add(_add(cell, u), v), _add(cell, v))
        return [self.project(*corner) for corner in corners]

    def cell_at(self, pixel: tuple[float, float], cells: Iterable[Cell]) -> tuple[Cell, int] | None:
        """The cube seen at a pixel and the axis of the face pointed at, or None beside the pyramid."""
        for cell in reversed(self.ordered(cells)):
            for axis in range(3):
                if inside(pixel, self.face(cell, axis)):
                    return cell, axis
        return None

    def face_lights(self) -> tuple[float, float, float]:
        """How brightly the faces towards −x, −y and −z are lit, 1 being plain."""
        right, _, _ = self._directions()
        away = cross(_UP, right)
        lights = []
        for axis in _AXES:
            normal = (-dot(axis, right), -dot(axis, away), -dot(axis, _UP))
            lights.append(0.58 + 0.62 * max(0.0, dot(normal, _LAMP)))
        return (lights[0], lights[1], lights[2])

    def face_frame(self, axis: int) -> tuple[tuple[float, float], tuple[float, float]]:
        """Half the icon's width and half its height on a face, as pixel vectors: the second one points straight up.

        Of all directions in the face that one is seen upright; the first is at right angles to it in the face.
        """
        right, upward, _ = self._directions()
        u, v = _AXES[(axis + 1) % 3], _AXES[(axis + 2) % 3]
        pu, pv = (dot(u, right), dot(u, upward)), (dot(v, right), dot(v, upward))
        # a·pu + b·pv has no part to the right when a : b is −pv.x : pu.x.
        a, b = -pv[0], pu[0]
        if a * pu[1] + b * pv[1] < 0:
            a, b = -a, -b
        length = math.hypot(a, b)
        a, b = a / length, b / length
        tall = (0.0, -(a * pu[1] + b * pv[1]) * self.edge)
        wide = ((b * pu[0] - a * pv[0]) * self.edge, -(b * pu[1] - a * pv[1]) * self.edge)
        if wide[0] < 0:
            wide = (-wide[0], -wide[1])
        return wide, tall


def _blend(a: Vector, ka: float, b: Vector, kb: float) -> Vector:
    return (a[0] * ka + b[0] * kb, a[1] * ka + b[1] * kb, a[2] * ka + b[2] * kb)


def _add(a: Cell, b: Vector) -> Cell:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2])


def inside(pixel: tuple[float, float], quad: Points) -> bool:
    """Whether a pixel lies in a convex outline, whichever way it runs."""
    side = 0
    for index, (x, y) in enumerate(quad):
        px, py = quad[index - 1]
        turn = (x - px) * (pixel[1] - py) - (y - py) * (pixel[0] - px)
        if turn == 0:
            continue
        if side == 0:
            side = 1 if turn > 0 else -1
        elif (turn > 0) != (side > 0):
            return False
    return True


def paint_cube(
    view: PyramidView, colour: str, icon: str, *, lit_up: bool = False, ghost: bool = False, dim: bool = False
) -> Sprite:
    """One cube, anchored on ``view.middle`` of its cell; ``view.apex`` does not matter.

    ``lit_up``: it can be taken, brass light round it; ``dim``: it cannot, for now; ``ghost``: where a cube will slide
    to. Raises ValueError for a colour ("none" for cobras) or icon that does not exist.
    """
    here = PyramidView((0.0, 0.0), view.edge, view.turn, view.lean)
    corners = [here.project(x, y, z) for x in (0, 1) for y in (0, 1) for z in (0, 1)]
    outline = hull(corners)
    pad = 2
    left, top = min(x for x, _ in outline) - pad, min(y for _, y in outline) - pad
    size = (
        math.ceil(max(x for x, _ in outline) - left) + pad,
        math.ceil(max(y for _, y in outline) - top) + pad,
    )
    body = "".join(_face_svg(here, axis, colour, icon, light) for axis, light in enumerate(here.face_lights()))
    body += _edges_svg(here)
    picture = vector(body, (left, top, *size), size)
    middle = here.middle((0.0, 0.0, 0.0))
    anchor = (middle[0] - left, middle[1] - top)
    if dim:
        picture.fill((150, 156, 166, 255), special_flags=pygame.BLEND_RGBA_MULT)
    if ghost:
        return Sprite(faded(picture, 0.45), anchor)
    if lit_up:
        soft = max(1.5, view.edge * 0.055)
        halo = glow(picture, soft, BRASS_LIGHT, 1.9)
        room = margin(soft)
        picture.fill((22, 16, 4, 0), special_flags=pygame.BLEND_RGBA_ADD)
        halo.blit(picture, (room, room))
        ring = polygon_svg(
            [(x - left + room, y - top + room) for x, y in outline],
            f'fill="none" stroke="{css(BRASS_LIGHT)}" stroke-width="{max(1.6, view.edge * 0.028):.2f}" '
            'stroke-linejoin="round"',
        )
        halo.blit(vector(ring, (0, 0, *halo.get_size()), halo.get_size()), (0, 0))
        return Sprite(halo, (anchor[0] + room, anchor[1] + room))
    return Sprite(picture, anchor)


def _face_svg(view: PyramidView, axis: int, colour: str, icon: str, light: float) -> str:
    """A face with its pattern and icon, shaded towards the valley where cubes meet."""
    ground, pattern, roundel, figure = stone_colours(colour, light)
    quad = view.face((0.0, 0.0, 0.0), axis)
    (x0, y0), (x1, y1), far, (x3, y3) = quad
    frame = (
        f"matrix({(x1 - x0) / 100:.5f} {(y1 - y0) / 100:.5f} {(x3 - x0) / 100:.5f} {(y3 - y0) / 100:.5f} "
        f"{x0:.3f} {y0:.3f})"
    )
    wide, tall = view.face_frame(axis)
    size = 0.56
    cx, cy = (x0 + far[0]) / 2, (y0 + far[1]) / 2
    upright = (
        f"matrix({wide[0] * size / 100:.5f} {wide[1] * size / 100:.5f} {-tall[0] * size / 100:.5f} "
        f"{-tall[1] * size / 100:.5f} {cx:.3f} {cy:.3f}) translate(-50 -50)"
    )
    shade = (
        f'<defs><linearGradient id="v{axis}" gradientUnits="userSpaceOnUse" x1="{x0:.2f}" y1="{y0:.2f}" '
        f'x2="{far[0]:.2f}" y2="{far[1]:.2f}"><stop offset="0" stop-color="#fff2d4" stop-opacity="0.16"/>'
        '<stop offset="0.4" stop-color="#fff2d4" stop-opacity="0"/><stop offset="0.6" stop-color="#080a18" '
        'stop-opacity="0"/><stop offset="1" stop-color="#080a18" stop-opacity="0.46"/></linearGradient></defs>'
    )
    return (
        polygon_svg(quad, f'fill="{ground}" stroke="{ground}" stroke-width="0.8" stroke-linejoin="round"')
        + f'<g transform="{frame}">{pattern_svg(STONES[colour].pattern, pattern)}'
        f'<circle cx="50" cy="50" r="37" fill="{roundel}"/>'
        f'<circle cx="50" cy="50" r="37" fill="none" stroke="{pattern}" stroke-width="2.2"/></g>'
        f'<g transform="{upright}">{icon_svg(icon, figure, roundel)}</g>'
        + shade
        + polygon_svg(quad, f'fill="url(#v{axis})"')
    )


def _edges_svg(view: PyramidView) -> str:
    """Worn bright edges where the three faces meet, dark ones outside."""
    apex = view.project(0, 0, 0)
    width = max(0.8, view.edge * 0.02)
    inner = "".join(
        f'<path d="M{apex[0]:.2f} {apex[1]:.2f}L{x:.2f} {y:.2f}" stroke="#fff2d4" stroke-opacity="0.5" '
        f'stroke-width="{width:.2f}" stroke-linecap="round"/>'
        for x, y in (view.project(*axis) for axis in _AXES)
    )
    outline = hull([view.project(x, y, z) for x in (0, 1) for y in (0, 1) for z in (0, 1)])
    return (
        polygon_svg(outline, f'fill="none" stroke="#0a0c18" stroke-opacity="0.34" stroke-width="{width:.2f}"') + inner
    )


def _level(view: PyramidView, grow: float, drop: float) -> Points:
    """The tray's triangle, pixels: through the outer corners of its cells, larger by ``grow`` and lower by ``drop``."""
    last = float(LAYERS)
    tips = ((last, 0.0, 0.0), (0.0, last, 0.0), (0.0, 0.0, last))
    middle = (last / 3, last / 3, last / 3)
    points = []
    for index in range(3):
        for other in (1, 2):
            # Blunt corners: two points a little in from each tip.
            tip = _blend(tips[index], 1.0, middle, 0.0)
            towards = tips[(index + other) % 3]
            blunt = _blend(tip, 1.0 - 0.07, towards, 0.07)
            wide = _blend(blunt, 1.0 + grow, middle, -grow)
            points.append(view.project(*_blend(wide, 1.0, _UP, -drop)))
    return hull(points)


def paint_stand(view: PyramidView, size: tuple[int, int]) -> pygame.Surface:
    """The walnut stand the cubes are nested in with its shadow, a picture of ``size`` pixels to lay beneath them."""
    picture = clear(size, SHADOW)
    top, rim, foot = _level(view, 0.22, 0.30), _level(view, 0.22, 0.95), _level(view, 0.22, 1.0)
    soft = max(1.0, view.edge * 0.16)
    shrink = max(1.0, soft / 3)
    small = clear((math.ceil(size[0] / shrink), math.ceil(size[1] / shrink)), SHADOW)
    push = view.edge * 0.22
    pygame.draw.polygon(small, (*SHADOW, 170), [((x + push) / shrink, (y + push) / shrink) for x, y in foot])
    small = pygame.transform.box_blur(pygame.transform.box_blur(small, 3), 3)
    picture.blit(pygame.transform.smoothscale(small, size), (0, 0))
    xs, ys = zip(*top, *foot, strict=True)
    box = pygame.Rect(math.floor(min(xs)) - 2, math.floor(min(ys)) - 2, 4, 4)
    box.width += math.ceil(max(xs)) - box.left
    box.height += math.ceil(max(ys)) - box.top
    box = box.clip(picture.get_rect())
    if not box.width or not box.height:
        return picture
    body = (
        "<defs>"
        + _fade("side", (box.left, 0, box.right, 0), (1.0, 0.62, 0.36))
        + _fade("top", (*box.topleft, *box.bottomright), (1.25, 0.96, 0.66))
        + "</defs>"
        + polygon_svg(hull(top + rim), 'fill="url(#side)"')
        + polygon_svg(top, 'fill="url(#top)"')
    )
    light = vector(body, (*box,), box.size, samples=1)
    wood = clear(box.size)
    wood.blit(walnut(box.size, view.edge / 96, 1.3), (0, 0))
    wood.blit(light, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    edge = max(1.0, view.edge * 0.02)
    trim = (
        polygon_svg(top, f'fill="none" stroke="#ffdfae" stroke-opacity="0.45" stroke-width="{edge:.2f}"')
        + polygon_svg(_level(view, 0.08, 0.30), f'fill="{css(lit(WALNUT_DARK, 0.6))}"')
        + polygon_svg(
            _level(view, 0.08, 0.30), f'fill="none" stroke="#000000" stroke-opacity="0.4" stroke-width="{edge:.2f}"'
        )
    )
    wood.blit(vector(trim, (*box,), box.size, samples=1), (0, 0))
    picture.blit(wood, box)
    return picture


def _fade(name: str, line: tuple[float, float, float, float], lights: tuple[float, float, float]) -> str:
    """A grey gradient along a line, to multiply wood with; 1 is half bright, so that edges can shine."""
    stops = "".join(
        f'<stop offset="{k / 2}" stop-color="{css(lit((204, 204, 204), light))}"/>' for k, light in enumerate(lights)
    )
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{line[0]:.1f}" y1="{line[1]:.1f}" '
        f'x2="{line[2]:.1f}" y2="{line[3]:.1f}">{stops}</linearGradient>'
    )
