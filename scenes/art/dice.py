"""Dice as solids, in any orientation.

A die is painted as seen along ``view``, the unit vector from it towards the eye (``Eye.view``). Its picture is a
square centred on where ``Eye.project`` puts the middle of the die.
"""

import math
from dataclasses import dataclass
from functools import cache
from operator import itemgetter

import pygame

from scenes.art.die_mesh import FACE_PLANES, Face, Mesh, Patch
from scenes.art.eye import STRAIGHT_VIEW, Vector, cross, dot, unit
from scenes.art.orientation import Rotation, to_body
from scenes.art.palette import BRASS_LIGHT, TO_LAMP, Colour, lit, mix
from scenes.art.raster import SAMPLES, covered

PIP_RADIUS = 0.092
ACE_RADIUS = 0.125
_BOX = 1.66  # side of a die's picture: no orientation reaches beyond
_ROUND = 16  # corners of a pip


@dataclass(frozen=True)
class DiePalette:
    """The colours of a die's faces by the parity of their pips, and whether even faces have diamonds for pips."""

    odd: Colour
    even: Colour
    odd_pip: Colour
    even_pip: Colour
    even_diamonds: bool = False
    gloss: float = 0.5

    def face(self, value: int) -> Colour:
        """The colour of the face with ``value`` pips."""
        return self.odd if value % 2 else self.even

    def pip(self, value: int) -> Colour:
        """The colour of the pips of that face."""
        return self.odd_pip if value % 2 else self.even_pip


IVORY = DiePalette((242, 231, 206), (242, 231, 206), (58, 42, 36), (58, 42, 36), gloss=0.4)
# Red and black: red faces are odd and have round pips, black ones are even and have diamonds.
TWO_COLOURS = DiePalette((186, 44, 36), (46, 48, 56), (250, 236, 208), (250, 236, 208), even_diamonds=True, gloss=0.55)


def die_box(side: float) -> int:
    """The side in pixels of the picture of a die whose own side is ``side`` pixels."""
    return 2 * math.ceil(side * _BOX / 2)


@cache
def _mesh(steps: int, corner_steps: int) -> Mesh:
    return Mesh(steps, corner_steps)


@cache
def _circle(corners: int) -> tuple[tuple[float, float], ...]:
    return tuple((math.cos(2 * math.pi * k / corners), math.sin(2 * math.pi * k / corners)) for k in range(corners))


@cache
def _sheen(box: int) -> pygame.Surface:
    """Light that falls off across a die, to multiply in: 1 at the upper left, a little less at the lower right."""
    small = pygame.Surface((16, 16), 0, 32)
    for y in range(16):
        for x in range(16):
            far = (x + y) / 30
            value = round(255 - 62 * max(0.0, far - 0.22))
            small.set_at((x, y), (value, value, min(255, value + 3)))
    return pygame.transform.smoothscale(small, (box, box))


@cache
def _canvas(side: int) -> pygame.Surface:
    # Drawn over and over: a new one for each picture would cost as much as the drawing.
    return pygame.Surface((side, side), pygame.SRCALPHA)


def paint_die(
    side: float,
    rotation: Rotation,
    palette: DiePalette = IVORY,
    view: Vector = STRAIGHT_VIEW,
    glow: float = 0.0,
    fine: bool = True,
) -> pygame.Surface:
    """The picture of a die whose side is ``side`` pixels, ``die_box(side)`` pixels square.

    ``glow`` (0–1) mixes brass light in, for a die that is chosen. ``fine`` is for pictures that are kept; without
    it the drawing is three times as fast, for dice in motion.
    """
    box = die_box(side)
    samples = SAMPLES if fine or side < 64 else 3
    light = _light(rotation, palette, view, glow, side * samples, box * samples / 2)
    mesh = _mesh(4, 4) if fine else _mesh(2, 1)
    middle, (ax, ay, az), (ux, uy, uz) = light.middle, light.across, light.upward
    points = [(middle + x * ax + y * ay + z * az, middle - x * ux - y * uy - z * uz) for x, y, z in mesh.vertices]
    window = covered(points, samples, box)
    canvas = _canvas(box * samples)
    detail = pygame.Rect(*(part * samples for part in window))
    canvas.fill((*lit(mix(palette.odd, palette.even, 0.5), 0.45), 0))  # all of it: a part would take longer
    draw = pygame.draw.polygon
    seen = [(patch, light.shade(patch.value, patch.normal)) for patch in _facing(mesh, light.to_eye)]
    if fine:
        _hide_colours(canvas, seen, points, middle)
    for patch, colour in seen:
        draw(canvas, colour, patch.corners(points))
    for face in FACE_PLANES:
        if dot(face.normal, light.to_eye) > 0.04:
            _paint_pips(canvas, face, light)
    die = pygame.Surface((box, box), pygame.SRCALPHA)
    pygame.transform.smoothscale(canvas.subsurface(detail), window.size, die.subsurface(window))
    die.blit(_sheen(box), window, window, special_flags=pygame.BLEND_RGB_MULT)
    return die


def _facing(mesh: Mesh, to_eye: Vector) -> list[Patch]:
    """The patches that may be seen, those facing away most first, so that the others cover them."""
    wx, wy, wz = to_eye
    seen = []
    for patch in mesh.patches:
        nx, ny, nz = patch.normal
        facing = nx * wx + ny * wy + nz * wz
        if facing > 0.0:
            seen.append((facing, patch))
    seen.sort(key=itemgetter(0))
    return [patch for _, patch in seen]


def _hide_colours(
    canvas: pygame.Surface, seen: list[tuple[Patch, Colour]], points: list[tuple[float, float]], middle: float
) -> None:
    """Gives the transparent pixels round the die the colours of its outline, which averaging will drag in."""
    for patch, colour in seen[: len(seen) * 2 // 3]:
        wider = [(middle + (x - middle) * 1.06, middle + (y - middle) * 1.06) for x, y in patch.corners(points)]
        pygame.draw.polygon(canvas, (*colour, 0), wider)


@dataclass(slots=True)
class _Light:
    """One die's view: directions in its own frame, axes of the picture in sub-pixels, and the colours it has."""

    palette: DiePalette
    to_eye: Vector
    lamp: Vector
    half: Vector
    across: Vector
    upward: Vector
    middle: float
    glow: float

    def shade(self, value: int, normal: Vector) -> Colour:
        """The colour of the surface of a face, or of the rounding beside it."""
        return self.colour(self.palette.odd if value % 2 else self.palette.even, normal, self.palette.gloss)

    def colour(self, base: Colour, normal: Vector, gloss: float) -> Colour:
        """``base`` under the lamp, with light from the cloth and the room, and a soft highlight."""
        nx, ny, nz = normal
        lamp, half = self.lamp, self.half
        light = nx * lamp[0] + ny * lamp[1] + nz * lamp[2]
        light = 0.54 + 0.56 * light if light > 0 else 0.54 + 0.26 * light
        # Shade is warm: red fades least.
        red, green, blue = base[0] * (0.10 + 0.90 * light), base[1] * light, base[2] * (1.04 * light - 0.04)
        if self.glow:
            part = 0.30 * self.glow
            red += (BRASS_LIGHT[0] - red) * part
            green += (BRASS_LIGHT[1] - green) * part
            blue += (BRASS_LIGHT[2] - blue) * part
        shine = nx * half[0] + ny * half[1] + nz * half[2]
        if shine > 0.8:
            spark = gloss * 0.42 * shine**26
            red += (255 - red) * spark
            green += (248 - green) * spark
            blue += (228 - blue) * spark
        return (
            255 if red > 255 else int(red),
            255 if green > 255 else int(green),
            255 if blue > 255 else max(0, int(blue)),
        )


def _light(rotation: Rotation, palette: DiePalette, view: Vector, glow: float, side: float, middle: float) -> _Light:
    right = unit((view[2], 0.0, -view[0]))
    half = unit((TO_LAMP[0] + view[0], TO_LAMP[1] + view[1], TO_LAMP[2] + view[2]))
    across = to_body(rotation, right)
    upward = to_body(rotation, cross(view, right))
    return _Light(
        palette,
        to_body(rotation, view),
        to_body(rotation, TO_LAMP),
        to_body(rotation, half),
        (across[0] * side, across[1] * side, across[2] * side),
        (upward[0] * side, upward[1] * side, upward[2] * side),
        middle,
        glow,
    )


def _paint_pips(canvas: pygame.Surface, face: Face, light: _Light) -> None:
    """Pips as shallow bowls: the side towards the lamp in shade, the far side lit, a bright lip beyond it."""
    palette = light.palette
    body, pip = palette.face(face.value), palette.pip(face.value)
    ground = light.colour(body, face.normal, palette.gloss)
    deep = light.colour(pip, face.normal, 0.0)
    if sum(pip) < sum(body):
        wall, floor, lip = lit(deep, 0.62), mix(deep, ground, 0.12), lit(ground, 1.35)
    else:
        wall, floor, lip = mix(deep, ground, 0.42), deep, mix(ground, (255, 240, 220), 0.22)
    diamonds = palette.even_diamonds and face.value % 2 == 0
    ring = _circle(4) if diamonds else _circle(_ROUND)
    radius = ACE_RADIUS if face.value == 1 else PIP_RADIUS
    if diamonds:
        radius *= 1.08 if face.value == 6 else 1.28  # six of them would touch
    e1 = (dot(face.across, light.across), -dot(face.across, light.upward))
    e2 = (dot(face.along, light.across), -dot(face.along, light.upward))
    # Where the light falls in the plane of the face: bowls are lit on the side away from the lamp.
    la, lb = -dot(light.lamp, face.across), -dot(light.lamp, face.along)
    slide = (la * e1[0] + lb * e2[0], la * e1[1] + lb * e2[1])
    layers = []
    for scale, shift, colour in ((1.05, 0.13, lip), (1.0, 0.0, wall), (0.82, 0.13, floor)):
        r = radius * scale
        dx, dy = slide[0] * radius * shift, slide[1] * radius * shift
        outline = [(r * (c * e1[0] + s * e2[0]) + dx, r * (c * e1[1] + s * e2[1]) + dy) for c, s in ring]
        layers.append((colour, outline))
    draw = pygame.draw.polygon
    for centre in face.pips:
        x = light.middle + dot(centre, light.across)
        y = light.middle - dot(centre, light.upward)
        for colour, outline in layers:
            draw(canvas, colour, [(x + dx, y + dy) for dx, dy in outline])
