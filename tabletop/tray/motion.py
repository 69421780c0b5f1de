"""How one die moves: rolling, hopping, rocking onto a face.

The plane (where a die is, how fast it slides, what it strikes) is the world's. This is the rest: the
orientation, the height above the table, and what they do to the velocity. A die is a cube without pips here;
nothing in this module can know a value.

A rolling die rolls without slipping, pulled by its own weight down towards a face. When it has not the energy
to climb another edge it *settles*: it rocks about that face, losing half of its speed at each slap, and drags
its centre along. Lengths are in die sides, times in seconds, angles in radians.
"""

from __future__ import annotations

from array import array
from enum import IntEnum
from math import cos, exp, hypot, pi, sin, sqrt
from struct import Struct
from typing import Final

from tabletop.tray.cube import (
    IDENTITY,
    Quaternion,
    multiply,
    nearest_flat,
    resting_orientation,
    tilted,
)
from tabletop.tray.world import STEP

GRAVITY: Final = 90.0
POSE_SIZE: Final = 7
"""A pose is ``x, y`` of the centre, the height of the lowest corner and the orientation ``w, x, y, z``."""

_pack_pose = Struct(f"{POSE_SIZE}d").pack

_REACH = 2 / pi  # rolling, a quarter turn carries the centre one side on
_INERTIA = 1 / (3 * _REACH**2)  # kinetic energy of a rolling cube, per unit of mass and of v²
_EDGE_ENERGY = GRAVITY * (sqrt(0.5) - 0.5)
_PULL = GRAVITY / (2 * _INERTIA * _REACH) * STEP
_ON_GROUND = 0.03
_BOUNCE = 0.42
_LEAST_BOUNCE = 1.4
_HOP = 0.1
_COULOMB = 0.14 * GRAVITY * STEP
_VISCOUS = 1.0 * STEP
_SPIN_KEPT = exp(-2.5 * STEP)
_SLIP_KEPT = exp(-STEP / 0.02)
_CATCH_ENERGY = 0.7 * _EDGE_ENERGY
_FREE_SPEED = sqrt(_CATCH_ENERGY / _INERTIA)  # no face catches a faster die
_SLOW = 0.6
_SLOW_STEPS = 5

_FALL = 0.75 * GRAVITY * STEP
_SLAP_KEPT = 0.4
_TANGENT_KEPT = exp(-15 * STEP)
_ROCKING_KEPT = exp(-3 * STEP)
_GRIP_SPEED = 0.8 * GRAVITY * STEP
_SKID = 0.5 * GRAVITY * STEP
_SPIN_SKID = 90.0 * STEP
_NEARLY_FLAT = 0.02
_EASE = 0.6
_TOO_STEEP = 0.87
_FLAT = 0.0015
_STILL = 0.05

_BLOW_HEIGHT = 0.66  # above the centre only: a lower blow makes a die slide, as its front edge holds it down
_FRICTION = 0.6
TIPPING_JOLT: Final = sqrt(3 * _EDGE_ENERGY) * (1 / 6 + (1 - _FRICTION) / 4) / (_BLOW_HEIGHT - 0.5)
"""How fast a blow must make a lying die to tip it over an edge (die sides a second)."""
_ROLLING_JOLT = 1.6 * TIPPING_JOLT
_TIPPED_KEPT = 0.65


class Phase(IntEnum):
    """What a die is doing."""

    ROLLING = 0
    SETTLING = 1
    RESTING = 2
    LEANING = 3


class Motion:
    """One die in motion.

    Attributes:
        x, y, heading: where it is and how far it is turned; while it rolls the heading means nothing.
        vx, vy, spin: the velocity it goes on with.
        height, climb: of its lowest corner above the table, and how fast that rises.
        phase: what it is doing.
        rotation: the face it settles or lies on, as a rotation of the unlabelled cube.
        tilt_x, tilt_y: the rotation vector from that flat orientation to the present one, unless it rolls.
        orientation: of the unlabelled cube.
        slap: how hard it struck the table in the last step, as a speed; 0 when it did not.
    """

    __slots__ = (
        "_poses",
        "_rock_x",
        "_rock_y",
        "_seen_x",
        "_seen_y",
        "_slow",
        "_turn_x",
        "_turn_y",
        "climb",
        "heading",
        "height",
        "orientation",
        "phase",
        "rotation",
        "slap",
        "spin",
        "tilt_x",
        "tilt_y",
        "vx",
        "vy",
        "x",
        "y",
    )

    def __init__(self, x: float, y: float, heading: float) -> None:
        """A die that lies flat."""
        self.x = x
        self.y = y
        self.heading = heading
        self.vx = self.vy = self.spin = 0.0
        self.height = self.climb = 0.0
        self.phase = Phase.RESTING
        self.rotation = IDENTITY
        self.tilt_x = self.tilt_y = 0.0
        self.orientation: Quaternion = resting_orientation(IDENTITY, heading)
        self.slap = 0.0
        self._poses = bytearray()
        self._seen_x, self._seen_y = x, y
        self._rock_x = self._rock_y = 0.0
        self._turn_x = self._turn_y = 0.0
        self._slow = 0

    def fly(self, velocity: tuple[float, float, float], height: float, climb: float, orientation: Quaternion) -> None:
        """Lets it fly from a height, rolling as it goes.

        Args:
            velocity: vx, vy and spin.
            height: of its lowest corner.
            climb: how fast it rises.
            orientation: of the unlabelled cube.
        """
        self.vx, self.vy, self.spin = velocity
        self.height = height
        self.climb = climb
        self.orientation = orientation
        self._turn_x = -self.vy / _REACH
        self._turn_y = self.vx / _REACH
        self._roll_on()

    def _roll_on(self) -> None:
        self.phase = Phase.ROLLING
        self._slow = 0

    def record(self) -> None:
        """Writes the present pose down."""
        self._seen_x, self._seen_y = self.x, self.y
        self._poses += _pack_pose(self.x, self.y, self.height, *self.orientation)

    @property
    def track(self) -> array[float]:
        """Its poses, ``POSE_SIZE`` numbers a step."""
        return array("d", bytes(self._poses))

    def struck(self, jolt: float) -> bool:
        """Takes a blow that changed its velocity by ``jolt``. Returns whether it got a lying die rolling."""
        if self.phase == Phase.ROLLING:
            self.climb += _HOP * jolt
            return False
        if jolt < (TIPPING_JOLT if self.phase == Phase.RESTING else TIPPING_JOLT / 2):
            return False
        if jolt < _ROLLING_JOLT:
            self.vx *= _TIPPED_KEPT
            self.vy *= _TIPPED_KEPT
        self._turn_x, self._turn_y = self._rock_x, self._rock_y
        self._roll_on()
        return True

    def roll(self) -> bool:
        """One step of rolling. Returns whether a face has caught the die, too slow to climb another edge: it
        must settle."""
        self.slap = 0.0
        if self.height > 0.0 or self.climb > 0.0:
            self._fly()
        caught = self.height <= _ON_GROUND and self._roll_on_ground()
        w, x, y, z = self.orientation
        a, b, c = self._turn_x * (STEP / 2), self._turn_y * (STEP / 2), self.spin * (STEP / 2)
        nw = w - a * x - b * y - c * z
        nx = x + a * w + b * z - c * y
        ny = y + b * w + c * x - a * z
        nz = z + c * w + a * y - b * x
        norm = 1 / sqrt(nw * nw + nx * nx + ny * ny + nz * nz)
        self.orientation = (nw * norm, nx * norm, ny * norm, nz * norm)
        return caught

    def _fly(self) -> None:
        self.climb -= GRAVITY * STEP
        self.height += self.climb * STEP
        if self.height <= 0.0:
            self.height = 0.0
            self.slap = -self.climb
            self.climb = self.slap * _BOUNCE if self.slap > _LEAST_BOUNCE else 0.0

    def _roll_on_ground(self) -> bool:
        """What the table does to a rolling die. Returns whether it is too slow to climb another edge."""
        w, x, y, z = self.orientation
        xx, yy, zz = 2 * x * x, 2 * y * y, 2 * z * z
        xy, xz, yz, wx, wy, wz = 2 * x * y, 2 * x * z, 2 * y * z, 2 * w * x, 2 * w * y, 2 * w * z
        # The die falls to the side on which its centre lies of its lowest corner.
        a = 0.5 if xz > wy else -0.5
        b = 0.5 if yz > -wx else -0.5
        c = 0.5 if xx + yy < 1 else -0.5
        over_x = a * (1 - yy - zz) + b * (xy - wz) + c * (xz + wy)
        over_y = a * (xy + wz) + b * (1 - xx - zz) + c * (yz - wx)
        vx, vy = self.vx, self.vy
        speed = sqrt(vx * vx + vy * vy)
        slip_x = (self._turn_x + vy / _REACH) * _SLIP_KEPT
        slip_y = (self._turn_y - vx / _REACH) * _SLIP_KEPT
        kept = 1 - _VISCOUS - _COULOMB / speed if speed > 2 * _COULOMB else 0.5
        self.vx = vx = vx * kept + _PULL * over_x
        self.vy = vy = vy * kept + _PULL * over_y
        self._turn_x = slip_x - vy / _REACH
        self._turn_y = slip_y + vx / _REACH
        self.spin *= _SPIN_KEPT
        if speed > _FREE_SPEED:
            return False
        self._slow = self._slow + 1 if speed < _SLOW else 0
        support = a * (xz - wy) + b * (yz + wx) + c * (1 - xx - yy)
        energy = (self._turn_x**2 + self._turn_y**2) / 3 + GRAVITY * (support - 0.5)
        return energy < _CATCH_ENERGY or self._slow > _SLOW_STEPS

    def settle(self) -> None:
        """From here on it rocks about the face nearest to up. Sets ``heading``."""
        flat = nearest_flat(self.orientation)
        self.phase = Phase.SETTLING
        self.rotation, self.heading = flat.rotation, flat.heading
        self.tilt_x, self.tilt_y = flat.tilt_x, flat.tilt_y
        self._rock_x, self._rock_y = self._turn_x, self._turn_y

    def rock(self) -> bool:
        """One step of settling: it falls towards its face, through it and back, until it lies.

        Returns whether it went over an edge after all: then it must settle anew, on another face.
        """
        self.slap = 0.0
        if self.height > 0.0:
            self._fly()
        tx, ty, rx, ry = self.tilt_x, self.tilt_y, self._rock_x, self._rock_y
        tilt = hypot(tx, ty)
        if tilt < _NEARLY_FLAT and hypot(rx, ry) < 1.5 * _FALL:
            self._lie_down(tilt)
            return False
        if tilt > 1e-9:
            ux, uy = tx / tilt, ty / tilt
            radial = rx * ux + ry * uy
            side_x, side_y = (rx - radial * ux) * _TANGENT_KEPT, (ry - radial * uy) * _TANGENT_KEPT
            radial = radial * _ROCKING_KEPT - _FALL * max(0.15, cos(tilt) - sin(tilt))
            rx, ry = radial * ux + side_x, radial * uy + side_y
        new_x, new_y = tx + rx * STEP, ty + ry * STEP
        if new_x * tx + new_y * ty < 0:
            self.slap = hypot(rx, ry) / 2
            rx, ry = rx * _SLAP_KEPT, ry * _SLAP_KEPT
        self.tilt_x, self.tilt_y, self._rock_x, self._rock_y = new_x, new_y, rx, ry
        self._turn_x, self._turn_y = rx, ry
        self._follow(ry * _REACH, -rx * _REACH, _GRIP_SPEED)
        self._turn_flat()
        return tilt > _TOO_STEEP

    def _lie_down(self, tilt: float) -> None:
        self._rock_x = self._rock_y = 0.0
        if tilt < _FLAT and self.height == 0.0:
            self.tilt_x = self.tilt_y = 0.0
            self.phase = Phase.RESTING
        else:
            self.tilt_x *= _EASE
            self.tilt_y *= _EASE
        self._follow(0.0, 0.0, _SKID)
        self._turn_flat()

    def lean(self) -> None:
        """It stays as it is, leaning."""
        self.phase = Phase.LEANING
        self._rock_x = self._rock_y = 0.0

    @property
    def rocking(self) -> float:
        """How fast its tilt changes while it settles."""
        return hypot(self._rock_x, self._rock_y)

    @property
    def shifts(self) -> bool:
        """Whether a die that lies or leans moves visibly, or was moved since the last pose."""
        return (
            abs(self.vx) + abs(self.vy) + abs(self.spin) > _STILL
            or abs(self.x - self._seen_x) + abs(self.y - self._seen_y) > _STILL * STEP
        )

    def slide(self) -> None:
        """One step of sliding to a stop."""
        self._follow(0.0, 0.0, _SKID)
        self._turn_flat()

    def slow_down(self, kept: float) -> None:
        """Leaves it a share of its speed."""
        self.vx *= kept
        self.vy *= kept

    def _follow(self, vx: float, vy: float, limit: float) -> None:
        """Brings the velocity to the wanted one by at most ``limit``, and the spin towards 0."""
        dx, dy = vx - self.vx, vy - self.vy
        change = hypot(dx, dy)
        share = 1.0 if change <= limit else limit / change
        self.vx += dx * share
        self.vy += dy * share
        self.spin = 0.0 if abs(self.spin) < _SPIN_SKID else self.spin * (1 - _SPIN_SKID / abs(self.spin))

    def _turn_flat(self) -> None:
        flat = resting_orientation(self.rotation, self.heading)
        self.orientation = multiply(tilted(self.tilt_x, self.tilt_y), flat) if self.tilt_x or self.tilt_y else flat
