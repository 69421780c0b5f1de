"""The cube: its 24 rotations, the die's faces, orientations as quaternions.

The frame is the screen's: x to the right, y down, z out of the table towards the viewer. It is left-handed as
seen, so the faces below, read in it, are those of a western die: 1, 2 and 3 run anticlockwise round their
common corner.

A *rotation* is an index into ``ROTATIONS``. An orientation is a unit quaternion ``(w, x, y, z)``. A die at
rest is turned by a rotation first and by its heading about z second.
"""

from __future__ import annotations

from itertools import permutations, product
from math import acos, asin, atan2, cos, hypot, pi, sin, sqrt
from typing import Final, NamedTuple

Matrix = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]
CubeMatrix = tuple[tuple[int, int, int], tuple[int, int, int], tuple[int, int, int]]
Quaternion = tuple[float, float, float, float]

IDENTITY: Final = 0
"""The index of the rotation that turns nothing."""

FACE_NORMALS: Final[dict[int, tuple[int, int, int]]] = {
    1: (0, 0, 1),
    2: (0, 1, 0),
    3: (1, 0, 0),
    4: (-1, 0, 0),
    5: (0, -1, 0),
    6: (0, 0, -1),
}
"""Where each value of the unturned die looks. Opposite faces sum to seven."""


def _determinant(m: CubeMatrix) -> int:
    (a, b, c), (d, e, f), (g, h, i) = m
    return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)


def _cube_rotations() -> tuple[CubeMatrix, ...]:
    found = []
    for order in permutations(range(3)):
        for signs in product((1, -1), repeat=3):
            a, b, c = (
                (sign * (axis == 0), sign * (axis == 1), sign * (axis == 2))
                for axis, sign in zip(order, signs, strict=True)
            )
            matrix = (a, b, c)
            if _determinant(matrix) == 1:
                found.append(matrix)
    return tuple(found)


def _product(m: CubeMatrix, n: CubeMatrix) -> CubeMatrix:
    first, second, third = (
        (
            row[0] * n[0][0] + row[1] * n[1][0] + row[2] * n[2][0],
            row[0] * n[0][1] + row[1] * n[1][1] + row[2] * n[2][1],
            row[0] * n[0][2] + row[1] * n[1][2] + row[2] * n[2][2],
        )
        for row in m
    )
    return first, second, third


ROTATIONS: Final = _cube_rotations()
"""The 24 rotations that bring a cube onto itself, as integer matrices; the first turns nothing."""

_INDEX: Final = {matrix: index for index, matrix in enumerate(ROTATIONS)}

COMPOSED: Final = tuple(tuple(_INDEX[_product(m, n)] for n in ROTATIONS) for m in ROTATIONS)
"""``COMPOSED[a][b]``: the rotation that turns by b first and by a second."""

TOP_VALUE: Final = tuple(
    next(value for value, normal in FACE_NORMALS.items() if matrix[2] == normal) for matrix in ROTATIONS
)
"""The value on top of a die turned by each rotation."""


class Flat(NamedTuple):
    """The flat orientation nearest to a given one.

    Attributes:
        rotation: which of the 24 it is, up to the heading.
        heading: the turn about z that follows it, within an eighth of a turn either way (radians).
        tilt_x: the rotation vector, horizontal (radians), that leads from the flat orientation to the given
            one.
        tilt_y: its second component.
    """

    rotation: int
    heading: float
    tilt_x: float
    tilt_y: float


def multiply(p: Quaternion, q: Quaternion) -> Quaternion:
    """The orientation got by turning by q first and by p second."""
    pw, px, py, pz = p
    qw, qx, qy, qz = q
    return (
        pw * qw - px * qx - py * qy - pz * qz,
        pw * qx + px * qw + py * qz - pz * qy,
        pw * qy - px * qz + py * qw + pz * qx,
        pw * qz + px * qy - py * qx + pz * qw,
    )


def turned(heading: float) -> Quaternion:
    """The quaternion of a turn about z (radians, from x towards y)."""
    return (cos(heading / 2), 0.0, 0.0, sin(heading / 2))


def tilted(tilt_x: float, tilt_y: float) -> Quaternion:
    """The quaternion of a horizontal rotation vector (radians)."""
    angle = hypot(tilt_x, tilt_y)
    if angle < 1e-12:
        return (1.0, 0.0, 0.0, 0.0)
    scale = sin(angle / 2) / angle
    return (cos(angle / 2), tilt_x * scale, tilt_y * scale, 0.0)


def rotation_matrix(q: Quaternion) -> Matrix:
    """The matrix of a unit quaternion; its columns are where the die's own axes point."""
    w, x, y, z = q
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
        (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
    )


def _quaternion(m: CubeMatrix) -> Quaternion:
    """The unit quaternion of a cube rotation, by its largest component."""
    trace = m[0][0] + m[1][1] + m[2][2]
    if trace > 0:
        s = 2 * sqrt(trace + 1)
        return (s / 4, (m[2][1] - m[1][2]) / s, (m[0][2] - m[2][0]) / s, (m[1][0] - m[0][1]) / s)
    i = max(range(3), key=lambda axis: m[axis][axis])
    j, k = (i + 1) % 3, (i + 2) % 3
    s = 2 * sqrt(1 + m[i][i] - m[j][j] - m[k][k])
    vector = [0.0, 0.0, 0.0]
    vector[i] = s / 4
    vector[j] = (m[i][j] + m[j][i]) / s
    vector[k] = (m[i][k] + m[k][i]) / s
    return ((m[k][j] - m[j][k]) / s, vector[0], vector[1], vector[2])


QUATERNIONS: Final = tuple(_quaternion(matrix) for matrix in ROTATIONS)
"""The 24 rotations as quaternions."""


def resting_orientation(rotation: int, heading: float) -> Quaternion:
    """The orientation of a die at rest: turned by the rotation, then by the heading (radians)."""
    return multiply(turned(heading), QUATERNIONS[rotation])


def nearest_flat(q: Quaternion) -> Flat:
    """The orientation flat on a face that takes the smallest tilt to reach from q."""
    matrix = rotation_matrix(q)
    axis = max(range(3), key=lambda column: abs(matrix[2][column]))
    sign = 1.0 if matrix[2][axis] > 0 else -1.0
    up_x, up_y, up_z = (sign * row[axis] for row in matrix)
    level = hypot(up_x, up_y)
    if level < 1e-12:
        tilt_x = tilt_y = 0.0
    else:
        angle = asin(min(level, 1.0)) if up_z > 0.8 else acos(up_z)
        tilt_x, tilt_y = -up_y / level * angle, up_x / level * angle
    flat = rotation_matrix(multiply(tilted(-tilt_x, -tilt_y), q))
    side = (axis + 1) % 3
    bearing = atan2(flat[1][side], flat[0][side])
    heading = bearing - round(bearing / (pi / 2)) * (pi / 2)
    c, s = cos(heading), sin(heading)
    first, second, third = (
        (round(a), round(b), round(d))
        for a, b, d in (
            [c * flat[0][i] + s * flat[1][i] for i in range(3)],
            [c * flat[1][i] - s * flat[0][i] for i in range(3)],
            flat[2],
        )
    )
    return Flat(_INDEX[first, second, third], heading, tilt_x, tilt_y)
