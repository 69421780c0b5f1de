"""The plane the dice move in: bodies, walls and impacts, by pymunk.

What a die does about the third dimension is told to it from outside, as velocities and outlines. No callback
runs in the step: an impact shows as a velocity that is not the one commanded.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from enum import IntEnum
from struct import Struct
from typing import Final

import pymunk
from pymunk import batch

from tabletop.tray.tray import DICE, Tray

STEP: Final = 1 / 100
"""Seconds that one ``advance`` covers."""

ROLLING_RADIUS: Final = 0.6
_FAST = 10.0  # with any faster die, a step is halved
_WALL_THICKNESS = 2.0
_LEANING_REACH = 0.7
# pymunk multiplies those of the two bodies that meet.
_WALL_ELASTICITY = 0.98
_DIE_ELASTICITY = 0.66
_FRICTION = 0.45

_BEVEL = 0.02
_INNER = 0.5 - _BEVEL
_SQUARE = [(-_INNER, -_INNER), (_INNER, -_INNER), (_INNER, _INNER), (-_INNER, _INNER)]

_WALL, _INSIDE, _OUTSIDE, _LEDGE = 1, 2, 4, 8

_IN_TRACK = pymunk.ShapeFilter(categories=_INSIDE, mask=_WALL | _INSIDE)
_OFF_TRACK = pymunk.ShapeFilter(categories=_OUTSIDE, mask=_OUTSIDE | _LEDGE)
_WALLS = pymunk.ShapeFilter(categories=_WALL, mask=_INSIDE)
_ON_LEDGE = pymunk.ShapeFilter(categories=_LEDGE, mask=_OUTSIDE)

_READ_FIELDS = (
    batch.BodyFields.POSITION | batch.BodyFields.ANGLE | batch.BodyFields.VELOCITY | batch.BodyFields.ANGULAR_VELOCITY
)
_BODY = Struct("6d")
_WRITE_FIELDS = batch.BodyFields.VELOCITY | batch.BodyFields.ANGULAR_VELOCITY

# pymunk never frees a Buffer's own memory, so every world reads and writes through the same two. Each is
# filled and used up within one call. The one body more is the space's own, which holds the walls.
_READ: Final = batch.Buffer()
_WRITE: Final = batch.Buffer()
_COMMANDS: Final = array("d", bytes(8 * 3 * (DICE + 1)))
_WRITE.set_float_buf(_COMMANDS)


class Outline(IntEnum):
    """What a die is to the others: a disc while it rolls, a square once it lies, a wider disc if it leans."""

    DISC = 0
    SQUARE = 1
    LEANING = 2


class World:
    """Up to five dice on a track with walls.

    Dice are added first and known by the order in which they were added.
    """

    def __init__(self, tray: Tray) -> None:
        self._space = pymunk.Space()
        self._space.iterations = 10
        self._space.collision_slop = 0.004
        self._space.collision_bias = 0.8**60
        self._space.collision_persistence = 1
        self._bodies: list[pymunk.Body] = []
        self._shapes: list[pymunk.Shape] = []
        self._build_walls(tray)

    def _build_walls(self, tray: Tray) -> None:
        far = _WALL_THICKNESS
        right, bottom = tray.width + far, tray.height + far
        corners = ((-far, -far), (right, -far), (right, bottom), (-far, bottom))
        for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
            wall = pymunk.Segment(self._space.static_body, start, end, _WALL_THICKNESS)
            wall.elasticity = _WALL_ELASTICITY
            wall.friction = _FRICTION
            wall.filter = _WALLS
            self._space.add(wall)

    def add_die(self, x: float, y: float, heading: float, outline: Outline) -> None:
        """Puts a die in the track, at rest."""
        body = pymunk.Body(1.0, 1 / 6)
        body.position = x, y
        body.angle = heading
        shape = _shape(body, outline, _IN_TRACK)
        self._space.add(body, shape)
        self._bodies.append(body)
        self._shapes.append(shape)

    def add_ledge_die(self, x: float, y: float, heading: float) -> None:
        """Puts a die beside the track: nothing moves it, and no die that left the track rolls over it."""
        place = pymunk.Transform.translation(x, y).rotated(heading)
        shape = pymunk.Poly(self._space.static_body, _SQUARE, transform=place, radius=_BEVEL)
        shape.elasticity = _DIE_ELASTICITY
        shape.friction = _FRICTION
        shape.filter = _ON_LEDGE
        self._space.add(shape)

    def show(self, index: int, outline: Outline) -> None:
        """Changes the outline of a die."""
        before = self._shapes[index]
        shape = _shape(self._bodies[index], outline, before.filter)
        self._space.remove(before)
        self._space.add(shape)
        self._shapes[index] = shape

    def let_out(self, index: int) -> None:
        """From here on the walls and the dice in the track do not stop this die."""
        self._shapes[index].filter = _OFF_TRACK

    def turn_to(self, index: int, heading: float) -> None:
        """Sets which way a die is turned (radians)."""
        self._bodies[index].angle = heading

    def advance(self, commands: Sequence[float]) -> list[tuple[float, ...]]:
        """Moves everything on by one step.

        Args:
            commands: the velocities to move with, ``vx, vy, spin`` for each die in turn (die sides and
                radians a second).

        Returns:
            ``x, y, heading, vx, vy, spin`` for each die in turn, impacts worked in, and then what is no die.
        """
        _COMMANDS[: len(commands)] = array("d", commands)
        space = self._space
        batch.set_space_bodies(space, _WRITE_FIELDS, _WRITE)
        if max(commands) > _FAST or min(commands) < -_FAST:
            space.step(STEP / 2)
            space.step(STEP / 2)
        else:
            space.step(STEP)
        _READ.clear()
        batch.get_space_bodies(space, _READ_FIELDS, _READ)
        return list(_BODY.iter_unpack(_READ.float_buf()))


def _shape(body: pymunk.Body, outline: Outline, kind: pymunk.ShapeFilter) -> pymunk.Shape:
    shape: pymunk.Shape
    if outline is Outline.SQUARE:
        shape = pymunk.Poly(body, _SQUARE, radius=_BEVEL)
    else:
        shape = pymunk.Circle(body, ROLLING_RADIUS if outline is Outline.DISC else _LEANING_REACH)
    shape.elasticity = _DIE_ELASTICITY
    shape.friction = _FRICTION
    shape.filter = kind
    return shape
