"""From the table to the screen: one pinhole eye above the near edge of the table.

The table's frame is right-handed and measured in die sides: x to the right, y away from the viewer, z up, the
cloth at z = 0. The screen's is in real pixels, y down. Everything solid is painted through the same eye, so that
dice stand in their tray.
"""

import math
from dataclasses import dataclass

Vector = tuple[float, float, float]

TILT = math.radians(21.0)  # how far the eye leans back from straight above
DISTANCE = 30.0  # from the eye to the point it looks at, in die sides


def unit(vector: Vector) -> Vector:
    """The vector scaled to length 1. Raises ValueError for the zero vector."""
    length = math.sqrt(vector[0] ** 2 + vector[1] ** 2 + vector[2] ** 2)
    if length == 0.0:
        raise ValueError("the zero vector has no direction")
    return (vector[0] / length, vector[1] / length, vector[2] / length)


def dot(a: Vector, b: Vector) -> float:
    """The scalar product."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vector, b: Vector) -> Vector:
    """The vector product."""
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


STRAIGHT_VIEW: Vector = (0.0, -math.sin(TILT), math.cos(TILT))  # from the middle of the table towards the eye


@dataclass(frozen=True, slots=True)
class Eye:
    """Sees the point ``look`` (x, y) of the cloth at the pixel ``centre``, where one die side is ``pixels`` long."""

    centre: tuple[float, float]
    pixels: float
    look: tuple[float, float] = (0.0, 0.0)
    tilt: float = TILT
    distance: float = DISTANCE

    def project(self, x: float, y: float, z: float = 0.0) -> tuple[float, float, float]:
        """Where a point of the table is seen: x and y in pixels, and how many pixels a die side has there."""
        sine, cosine = math.sin(self.tilt), math.cos(self.tilt)
        aside, away = x - self.look[0], y - self.look[1]
        high = away * cosine + z * sine
        near = z * cosine - away * sine
        scale = self.pixels * self.distance / (self.distance - near)
        return (self.centre[0] + aside * scale, self.centre[1] - high * scale, scale)

    def view(self, x: float, y: float, z: float = 0.0) -> Vector:
        """The unit vector from a point of the table towards the eye: what a die there is painted from."""
        sine, cosine = math.sin(self.tilt), math.cos(self.tilt)
        return unit((self.look[0] - x, self.look[1] - y - self.distance * sine, self.distance * cosine - z))

    def point(self, pixel: tuple[float, float], z: float = 0.0) -> tuple[float, float]:
        """The point (x, y) of the plane at height ``z`` seen at a pixel: the inverse of ``project``."""
        sine, cosine = math.sin(self.tilt), math.cos(self.tilt)
        right = (pixel[0] - self.centre[0]) / self.pixels
        up = (self.centre[1] - pixel[1]) / self.pixels
        # The ray from the eye through the plane of the picture, which stands at right angles through ``look``.
        eye_y, eye_z = -self.distance * sine, self.distance * cosine
        ray = (right, up * cosine - eye_y, up * sine - eye_z)
        along = (z - eye_z) / ray[2]
        return (self.look[0] + ray[0] * along, self.look[1] + eye_y + ray[1] * along)
