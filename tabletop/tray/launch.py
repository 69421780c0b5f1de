"""The hand opening: where each die of a handful starts and how it flies."""

from __future__ import annotations

from math import atan2, cos, hypot, inf, pi, sin, sqrt

from tabletop.core.rng import Rng
from tabletop.tray.cube import multiply, tilted, turned
from tabletop.tray.inputs import ThrowInputs
from tabletop.tray.motion import Motion
from tabletop.tray.release import FASTEST, MOST_SPIN, SLOWEST
from tabletop.tray.scatter import either_way, fraction
from tabletop.tray.world import ROLLING_RADIUS

_SPACING = 2 * ROLLING_RADIUS + 0.03
_CLEAR_OF_LYING = ROLLING_RADIUS + 0.72
_CLEAR_OF_WALL = ROLLING_RADIUS + 0.02
_RINGS = 6
_LOWEST, _HIGHEST = 0.3, 0.6
_LIFT = 0.06
_SPEED_SPREAD = 0.15
_ANGLE_SPREAD = 0.2
_SPIN_SPREAD = 8.0
_TILT_SPREAD = 0.7
_TURNING_SHARE = 0.3  # how much of the hand's turning the dice at its edge get as speed

Place = tuple[float, float]


def _lattice() -> tuple[Place, ...]:
    """The points of a triangular lattice, the nearest first."""
    steps = range(-_RINGS, _RINGS + 1)
    points = [(_SPACING * (i + j / 2), _SPACING * j * sqrt(3) / 2) for i in steps for j in steps]
    return tuple(sorted(points, key=lambda point: (round(hypot(*point), 6), atan2(point[1], point[0]))))


_LATTICE = _lattice()


def launch(inputs: ThrowInputs) -> list[Motion]:
    """The dice thrown, at the moment of their release, in the order of ``inputs.thrown``.

    They start as a cluster round the place of the release, clear of the walls and of dice in the track.
    """
    rng = Rng(inputs.seed)
    release = inputs.release
    speed = min(max(release.speed, SLOWEST), FASTEST)
    angle = atan2(release.vy, release.vx) if release.speed > 0 else -pi / 2
    turning = min(max(release.spin, -MOST_SPIN), MOST_SPIN)
    middle = _inside(inputs)
    motions = []
    for x, y in _cluster(inputs, middle, 2 * pi * fraction(rng)):
        own_speed = min(speed * (1 + _SPEED_SPREAD * either_way(rng)), FASTEST)
        own_angle = angle + _ANGLE_SPREAD * either_way(rng)
        vx = own_speed * cos(own_angle) - _TURNING_SHARE * turning * (y - middle[1])
        vy = own_speed * sin(own_angle) + _TURNING_SHARE * turning * (x - middle[0])
        spin = turning + _SPIN_SPREAD * either_way(rng)
        height = _LOWEST + (_HIGHEST - _LOWEST) * fraction(rng)
        tilt = tilted(_TILT_SPREAD * either_way(rng), _TILT_SPREAD * either_way(rng))
        motion = Motion(x, y, 0.0)
        motion.fly((vx, vy, spin), height, _LIFT * speed, multiply(tilt, turned(2 * pi * fraction(rng))))
        motions.append(motion)
    return motions


def _inside(inputs: ThrowInputs) -> Place:
    """The place of the release, or the nearest one inside the track."""
    tray, release = inputs.tray, inputs.release
    return (
        min(max(release.x, _CLEAR_OF_WALL), tray.width - _CLEAR_OF_WALL),
        min(max(release.y, _CLEAR_OF_WALL), tray.height - _CLEAR_OF_WALL),
    )


def _cluster(inputs: ThrowInputs, middle: Place, turn: float) -> list[Place]:
    """A place for each die: the nearest clear ones, and the least crowded when there are too few."""
    right, bottom = inputs.tray.width - _CLEAR_OF_WALL, inputs.tray.height - _CLEAR_OF_WALL
    lying = [(die.x, die.y) for die in inputs.aside if die.in_track]
    c, s = cos(turn), sin(turn)
    clear: list[Place] = []
    crowded: list[tuple[float, Place]] = []
    for dx, dy in _LATTICE:
        x, y = middle[0] + c * dx - s * dy, middle[1] + s * dx + c * dy
        if not (_CLEAR_OF_WALL <= x <= right and _CLEAR_OF_WALL <= y <= bottom):
            continue
        room = min((hypot(x - lx, y - ly) for lx, ly in lying), default=inf)
        if room >= _CLEAR_OF_LYING:
            clear.append((x, y))
            if len(clear) == len(inputs.thrown):
                return clear
        else:
            crowded.append((-room, (x, y)))
    missing = len(inputs.thrown) - len(clear)
    return clear + [place for _, place in sorted(crowded)[:missing]]
