"""How a die lies: rotations from its own frame to the table's.

An orientation is the three rows of a rotation matrix that takes the die's own frame (see ``die_mesh``) to the
table's (see ``eye``): the table's x of a point is the first row times the point.
"""

import math

from scenes.art.die_mesh import FACES
from scenes.art.eye import Vector, cross, dot, unit

Rotation = tuple[Vector, Vector, Vector]


def resting(top: int, heading: float = 0.0) -> Rotation:
    """A die lying flat with ``top`` up, turned by ``heading`` radians anticlockwise on the table.

    Raises KeyError unless ``top`` is 1–6.
    """
    up = FACES[top]
    right: Vector = (1.0, 0.0, 0.0) if abs(up[0]) < 0.5 else (0.0, 1.0, 0.0)
    away = cross(up, right)
    c, s = math.cos(heading), math.sin(heading)
    return (
        (c * right[0] - s * away[0], c * right[1] - s * away[1], c * right[2] - s * away[2]),
        (s * right[0] + c * away[0], s * right[1] + c * away[1], s * right[2] + c * away[2]),
        up,
    )


def from_quaternion(w: float, x: float, y: float, z: float) -> Rotation:
    """The orientation of a unit quaternion."""
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
        (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
    )


def turned(rotation: Rotation, axis: Vector, angle: float) -> Rotation:
    """``rotation`` followed by a turn of ``angle`` radians about an axis of the table."""
    half = angle / 2
    x, y, z = unit(axis)
    turn = from_quaternion(math.cos(half), x * math.sin(half), y * math.sin(half), z * math.sin(half))
    columns = tuple(zip(*rotation, strict=True))
    rows = tuple((dot(row, columns[0]), dot(row, columns[1]), dot(row, columns[2])) for row in turn)
    return (rows[0], rows[1], rows[2])


def from_screen_frame(matrix: Rotation) -> Rotation:
    """The orientation of a die given in a frame whose y runs down the screen and whose 2 and 3 change places.

    That frame is the tray's: x right, y towards the viewer, z up, with 1 on +z, 2 on +y and 3 on +x of the die.
    """
    (a, b, c), (d, e, f), (g, h, i) = matrix
    return ((b, a, c), (-e, -d, -f), (h, g, i))


def top_face(rotation: Rotation) -> int:
    """The value of the face that looks up most."""
    return max(FACES, key=lambda value: dot(rotation[2], FACES[value]))


def rest_height(rotation: Rotation) -> float:
    """How high the middle of a die is when its lowest point touches the cloth, in die sides, edges taken as sharp."""
    return 0.5 * sum(abs(part) for part in rotation[2])


def to_body(rotation: Rotation, vector: Vector) -> Vector:
    """A direction of the table in the die's own frame."""
    a, b, c = rotation
    x, y, z = vector
    return (
        a[0] * x + b[0] * y + c[0] * z,
        a[1] * x + b[1] * y + c[1] * z,
        a[2] * x + b[2] * y + c[2] * z,
    )
