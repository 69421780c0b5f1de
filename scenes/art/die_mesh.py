"""The shape of a die: a cube of side 1 with rounded edges, as flat patches in its own frame.

Faces by value: 1 on +z, 6 on −z, 2 on +x, 5 on −x, 3 on +y, 4 on −y. Opposite faces sum to 7; seen on the corner
between them, 1, 2 and 3 run anticlockwise.
"""

import math
from collections.abc import Callable, Sequence
from itertools import product
from operator import itemgetter
from typing import NamedTuple

from scenes.art.eye import Vector, cross, unit

ROUNDING = 0.125  # radius of the edges
Point = tuple[float, float]

_CORE = 0.5 - ROUNDING
_PIP_STEP = 0.235  # from the middle of a face to the pips beside it

FACES: dict[int, Vector] = {
    1: (0.0, 0.0, 1.0),
    2: (1.0, 0.0, 0.0),
    3: (0.0, 1.0, 0.0),
    4: (0.0, -1.0, 0.0),
    5: (-1.0, 0.0, 0.0),
    6: (0.0, 0.0, -1.0),
}

_GRID: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


class Patch(NamedTuple):
    """A flat piece of the surface: its outward normal, the value of the face it is part of, and its corners.

    ``corners`` picks them out of the list of the mesh's vertices, wherever those have been projected to.
    """

    normal: Vector
    value: int
    corners: Callable[[Sequence[Point]], tuple[Point, ...]]


class Face(NamedTuple):
    """A face: its value, normal, two axes in its plane, and the centres of its pips."""

    value: int
    normal: Vector
    across: Vector
    along: Vector
    pips: tuple[Vector, ...]


def pip_grid(value: int) -> tuple[tuple[int, int], ...]:
    """Where the pips of a face are, in steps (−1, 0, 1) from its middle. Raises KeyError unless 1–6."""
    return _GRID[value]


def _nearest_face(normal: Vector) -> int:
    return max(FACES, key=lambda value: sum(a * b for a, b in zip(FACES[value], normal, strict=True)))


def _tangents(normal: Vector) -> tuple[Vector, Vector]:
    seed: Vector = (0.0, 0.0, 1.0) if abs(normal[2]) < 0.5 else (1.0, 0.0, 0.0)
    across = unit(cross(seed, normal))
    return across, cross(normal, across)


class Mesh:
    """The rounded cube at one fineness.

    Each edge is rounded by ``2 * steps`` strips, each corner by three squares of ``corner_steps`` by as many
    patches: the parts of the rounding nearest to a face belong to it. Raises ValueError unless ``steps`` is a
    multiple of ``corner_steps``, which is 1 or more: the outlines of the patches at a corner then meet the strips.
    """

    def __init__(self, steps: int, corner_steps: int) -> None:
        if corner_steps < 1 or steps % corner_steps:
            raise ValueError(f"{steps} steps of an edge do not fit {corner_steps} steps of a corner")
        self.vertices: list[Vector] = []
        self.patches: list[Patch] = []
        self._known: dict[Vector, int] = {}
        for normal in FACES.values():
            self._add_face(normal)
        for a, b in ((0, 1), (0, 2), (1, 2)):
            for sa, sb in product((-1.0, 1.0), repeat=2):
                self._add_edge(a, sa, b, sb, 2 * steps)
        for signs in product((-1.0, 1.0), repeat=3):
            for axis in range(3):
                self._add_corner((signs[0], signs[1], signs[2]), axis, steps, corner_steps)

    def _vertex(self, point: Vector) -> int:
        key = (round(point[0], 6), round(point[1], 6), round(point[2], 6))
        if key not in self._known:
            self._known[key] = len(self.vertices)
            self.vertices.append(point)
        return self._known[key]

    def _add(self, points: list[Vector], normal: Vector) -> None:
        corners = itemgetter(*(self._vertex(point) for point in points))
        self.patches.append(Patch(normal, _nearest_face(normal), corners))

    def _add_face(self, normal: Vector) -> None:
        across, along = _tangents(normal)
        points = [
            _sum((0.5, normal), (_CORE * i, across), (_CORE * j, along))
            for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
        self._add(points, normal)

    def _add_edge(self, a: int, sign_a: float, b: int, sign_b: float, steps: int) -> None:
        """The quarter cylinder between the faces ``sign_a`` of axis ``a`` and ``sign_b`` of axis ``b``."""
        c = 3 - a - b
        for step in range(steps):
            first, last = (math.pi / 2 * k / steps for k in (step, step + 1))
            points = []
            for angle, end in ((first, -1.0), (last, -1.0), (last, 1.0), (first, 1.0)):
                point = [0.0, 0.0, 0.0]
                point[a] = sign_a * (_CORE + ROUNDING * math.cos(angle))
                point[b] = sign_b * (_CORE + ROUNDING * math.sin(angle))
                point[c] = end * _CORE
                points.append((point[0], point[1], point[2]))
            middle, normal = (first + last) / 2, [0.0, 0.0, 0.0]
            normal[a], normal[b] = sign_a * math.cos(middle), sign_b * math.sin(middle)
            self._add(points, (normal[0], normal[1], normal[2]))

    def _add_corner(self, signs: Vector, axis: int, steps: int, corner_steps: int) -> None:
        """The part of the eighth of a sphere at one corner that is nearest to the face on ``axis``."""

        def place(i: float, j: float) -> Vector:
            out = [0.0, 0.0, 0.0]
            out[axis] = 1.0
            out[(axis + 1) % 3] = math.tan(math.pi / 4 * i / steps)
            out[(axis + 2) % 3] = math.tan(math.pi / 4 * j / steps)
            x, y, z = unit((out[0], out[1], out[2]))
            return (signs[0] * x, signs[1] * y, signs[2] * z)

        wide = steps // corner_steps
        for i in range(0, steps, wide):
            for j in range(0, steps, wide):
                # The outline passes through every point of the lattice on it.
                around = [(i + k, j) for k in range(wide)]
                around += [(i + wide, j + k) for k in range(wide)]
                around += [(i + wide - k, j + wide) for k in range(wide)]
                around += [(i, j + wide - k) for k in range(wide)]
                points = [_sum((_CORE, signs), (ROUNDING, place(*where))) for where in around]
                self._add(points, place(i + wide / 2, j + wide / 2))


def _sum(*terms: tuple[float, Vector]) -> Vector:
    return (
        sum(k * v[0] for k, v in terms),
        sum(k * v[1] for k, v in terms),
        sum(k * v[2] for k, v in terms),
    )


def _face(value: int) -> Face:
    normal = FACES[value]
    across, along = _tangents(normal)
    pips = tuple(_sum((0.5, normal), (i * _PIP_STEP, across), (j * _PIP_STEP, along)) for i, j in pip_grid(value))
    return Face(value, normal, across, along, pips)


FACE_PLANES = tuple(_face(value) for value in FACES)
