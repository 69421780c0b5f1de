"""Shapes for the pictures of the cards: closed outlines in the units of the canvas (400 wide, 300 high, y downwards).

A ``Shape`` is a few outlines that are added and cut away in order. ``a + b`` is both as one, ``a - b`` is ``a`` with
``b`` cut out; ``moved``, ``turned``, ``scaled`` and ``mirrored`` give changed copies. Angles are degrees, clockwise
on the screen; directions are as in ``along``: 0 straight down, 90 to the right, 180 up.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Point = tuple[float, float]
Outline = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Shape:
    """Outlines with whether each adds (True) or cuts (False), applied in order."""

    parts: tuple[tuple[bool, Outline], ...]

    def __add__(self, other: "Shape") -> "Shape":
        return Shape(self.parts + other.parts)

    def __sub__(self, other: "Shape") -> "Shape":
        return Shape(self.parts + tuple((False, outline) for adds, outline in other.parts if adds))

    def _each(self, matrix: Outline, about: Point) -> "Shape":
        middle = np.asarray(about)
        return Shape(tuple((adds, (outline - middle) @ matrix.T + middle) for adds, outline in self.parts))

    def moved(self, right: float, down: float) -> "Shape":
        """A copy shifted by so many units."""
        return Shape(tuple((adds, outline + np.array([right, down])) for adds, outline in self.parts))

    def turned(self, degrees: float, about: Point | None = None) -> "Shape":
        """A copy turned clockwise about a point, by default the middle."""
        a = math.radians(degrees)
        matrix = np.array([[math.cos(a), -math.sin(a)], [math.sin(a), math.cos(a)]])
        return self._each(matrix, about or self.middle)

    def scaled(self, across: float, down: float | None = None, about: Point | None = None) -> "Shape":
        """A copy stretched about a point, by default the middle."""
        matrix = np.diag([across, across if down is None else down])
        return self._each(matrix, about or self.middle)

    def mirrored(self, x: float) -> "Shape":
        """A copy mirrored at the upright line at ``x``."""
        return self._each(np.diag([-1.0, 1.0]), (x, 0.0))

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom of what is added."""
        points = np.concatenate([outline for adds, outline in self.parts if adds])
        low, high = points.min(axis=0), points.max(axis=0)
        return float(low[0]), float(low[1]), float(high[0]), float(high[1])

    @property
    def middle(self) -> Point:
        """The middle of the box."""
        left, top, right, bottom = self.box
        return (left + right) / 2, (top + bottom) / 2


def together(shapes: Iterable[Shape]) -> Shape:
    """All shapes as one. There must be at least one."""
    parts: list[tuple[bool, Outline]] = []
    for shape in shapes:
        parts.extend(shape.parts)
    return Shape(tuple(parts))


def along(start: Point, degrees: float, length: float) -> Point:
    """The point ``length`` away: 0 straight down, 90 to the right, 180 up, -90 to the left."""
    a = math.radians(degrees)
    return start[0] + math.sin(a) * length, start[1] + math.cos(a) * length


def between(first: Point, second: Point, share: float = 0.5) -> Point:
    """The point that lies ``share`` of the way from the first to the second."""
    return first[0] + (second[0] - first[0]) * share, first[1] + (second[1] - first[1]) * share


def spline(points: Sequence[Point], closed: bool = False, steps: int = 10) -> Outline:
    """A smooth line through all the points (centripetal enough for pictures: Catmull-Rom)."""
    p = np.asarray(points, dtype=float)
    if len(p) < 3 and not closed:
        t = np.linspace(0, 1, steps + 1)[:, None]
        return np.asarray(p[0] * (1 - t) + p[-1] * t)
    p = np.concatenate([p[-1:], p, p[:2]]) if closed else np.concatenate([2 * p[:1] - p[1:2], p, 2 * p[-1:] - p[-2:-1]])
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    runs = [
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
        for a, b, c, d in zip(p, p[1:], p[2:], p[3:], strict=False)
    ]
    if not closed:
        runs.append(p[-2:-1])
    return np.concatenate(runs)


def poly(points: Sequence[Point]) -> Shape:
    """A shape with straight edges and sharp corners."""
    return Shape(((True, np.asarray(points, dtype=float)),))


def blob(points: Sequence[Point]) -> Shape:
    """A smooth closed shape through the points: bodies, stones, clouds."""
    return Shape(((True, spline(points, closed=True)),))


def path(text: str) -> Shape:
    """A shape from moves and curves as SVG writes them, absolute ``M L Q C Z`` only, numbers parted by spaces.

    The way to have sharp corners and smooth edges in one outline.
    """
    words = text.replace(",", " ").split()
    outlines: list[list[Point]] = []
    at, k = (0.0, 0.0), 0
    count = {"M": 1, "L": 1, "Q": 2, "C": 3}
    command = "M"
    while k < len(words):
        if words[k] in count or words[k] == "Z":
            command = words[k]
            k += 1
            if command == "Z":
                continue
        need = count[command]
        knots = [at] + [(float(words[k + 2 * i]), float(words[k + 2 * i + 1])) for i in range(need)]
        k += 2 * need
        if command == "M":
            outlines.append([knots[1]])
            command_after = "L"
        else:
            outlines[-1].extend(_bezier(knots))
            command_after = command
        at, command = knots[-1], command_after
    return Shape(tuple((True, np.asarray(outline)) for outline in outlines))


def _bezier(knots: Sequence[Point]) -> list[Point]:
    if len(knots) == 2:
        return [knots[1]]
    degree = len(knots) - 1
    found = []
    for t in np.linspace(0, 1, 13)[1:]:
        weights = [math.comb(degree, i) * t**i * (1 - t) ** (degree - i) for i in range(degree + 1)]
        found.append(
            (
                float(sum(w * q[0] for w, q in zip(weights, knots, strict=True))),
                float(sum(w * q[1] for w, q in zip(weights, knots, strict=True))),
            )
        )
    return found


def oval(x: float, y: float, across: float, down: float | None = None, turn: float = 0.0) -> Shape:
    """An ellipse by its middle and half-axes; a circle when only one is given."""
    down = across if down is None else down
    a = np.linspace(0, math.tau, 56, endpoint=False)
    shape = Shape(((True, np.stack([x + across * np.cos(a), y + down * np.sin(a)], axis=1)),))
    return shape.turned(turn, (x, y)) if turn else shape


def ring(x: float, y: float, outer: float, inner: float) -> Shape:
    """A circle with a round hole."""
    return oval(x, y, outer) - oval(x, y, inner)


def sector(x: float, y: float, radius: float, first: float, last: float, inner: float = 0.0) -> Shape:
    """A slice of a disc or ring between two angles as in ``along``."""
    angles = np.linspace(first, last, 30)
    points = [along((x, y), a, radius) for a in angles]
    points += [along((x, y), a, inner) for a in angles[::-1]] if inner else [(x, y)]
    return poly(points)


def crescent(x: float, y: float, radius: float, bite: float = 0.4, turn: float = 0.0) -> Shape:
    """A moon: a disc with another cut out, ``bite`` of the radius away to the right, turned clockwise."""
    a = math.radians(turn)
    away = radius * bite
    return oval(x, y, radius) - oval(x + away * math.cos(a), y + away * math.sin(a), radius * 0.92)


def box(x: float, y: float, wide: float, high: float, corner: float = 0.0, turn: float = 0.0) -> Shape:
    """An upright rectangle by its middle and sides, with rounded corners if wanted, turned clockwise."""
    a, b = wide / 2, high / 2
    if corner <= 0:
        shape = poly([(x - a, y - b), (x + a, y - b), (x + a, y + b), (x - a, y + b)])
    else:
        r = min(corner, a, b)
        points = []
        for cx, cy, start in ((a - r, -b + r, -90), (a - r, b - r, 0), (-a + r, b - r, 90), (-a + r, -b + r, 180)):
            for k in range(7):
                t = math.radians(start + 15 * k)
                points.append((x + cx + r * math.cos(t), y + cy + r * math.sin(t)))
        shape = poly(points)
    return shape.turned(turn, (x, y)) if turn else shape


def limb(points: Sequence[Point], widths: Sequence[float] | float, steps: int = 8) -> Shape:
    """A thick smooth line through the points with round ends: arms, tails, ropes, horns.

    ``widths`` are full widths spread evenly along the line: (20, 4) tapers from 20 to 4; one number is the same all
    along.
    """
    line = spline(points, steps=steps)
    spread = [widths, widths] if isinstance(widths, int | float) else list(widths)
    half = np.interp(np.linspace(0, 1, len(line)), np.linspace(0, 1, len(spread)), spread) / 2
    run = np.gradient(line, axis=0)
    run /= np.maximum(np.hypot(run[:, 0], run[:, 1]), 1e-9)[:, None]
    side = np.stack([-run[:, 1], run[:, 0]], axis=1) * half[:, None]
    left, right = line + side, line - side
    parts = [(True, np.array([left[k], left[k + 1], right[k + 1], right[k]])) for k in range(len(line) - 1)]
    circle = np.linspace(0, math.tau, 20, endpoint=False)
    for middle, radius in zip(line, half, strict=True):
        if radius > 0.2:
            spots = middle + radius * np.stack([np.cos(circle), np.sin(circle)], axis=1)
            parts.append((True, spots))
    return Shape(tuple(parts))


def bar(start: Point, end: Point, width: float, end_width: float | None = None) -> Shape:
    """A straight piece with square ends: planks, blades, poles."""
    (ax, ay), (bx, by) = start, end
    length = math.hypot(bx - ax, by - ay) or 1.0
    nx, ny = -(by - ay) / length / 2, (bx - ax) / length / 2
    w, v = width, width if end_width is None else end_width
    return poly(
        [(ax + nx * w, ay + ny * w), (bx + nx * v, by + ny * v), (bx - nx * v, by - ny * v), (ax - nx * w, ay - ny * w)]
    )


def star(x: float, y: float, outer: float, inner: float, points: int = 5, turn: float = 0.0) -> Shape:
    """A star with its first point upward."""
    turns = range(points * 2)
    return poly([along((x, y), 180 + turn + 180 * k / points, inner if k % 2 else outer) for k in turns])


def gear(x: float, y: float, radius: float, teeth: int, hole: float = 0.3, turn: float = 0.0) -> Shape:
    """A toothed wheel; ``hole`` is the share of the radius left open, 0 for none."""
    spots = []
    for k in range(teeth):
        for away, share in ((0.82, -0.34), (1.0, -0.2), (1.0, 0.2), (0.82, 0.34)):
            spots.append(along((x, y), turn + 360 * (k + share) / teeth, radius * away))
    wheel = poly(spots)
    return wheel - oval(x, y, radius * hole) if hole else wheel


def drop(x: float, y: float, wide: float, high: float, turn: float = 0.0) -> Shape:
    """A drop with its point upward; also a simple flame, petal or leaf. By its middle."""
    a, b = wide / 2, high / 2
    shape = path(
        f"M {x} {y - b} C {x + a * 0.35} {y - b * 0.35} {x + a} {y + b * 0.05} {x + a} {y + b * 0.45} "
        f"C {x + a} {y + b * 0.85} {x + a * 0.5} {y + b} {x} {y + b} "
        f"C {x - a * 0.5} {y + b} {x - a} {y + b * 0.85} {x - a} {y + b * 0.45} "
        f"C {x - a} {y + b * 0.05} {x - a * 0.35} {y - b * 0.35} {x} {y - b} Z"
    )
    return shape.turned(turn, (x, y)) if turn else shape


def leaf(base: Point, degrees: float, length: float, wide: float, bend: float = 0.0) -> Shape:
    """A pointed leaf from its stalk, in the direction of ``along``; ``bend`` curves it sideways (units)."""
    a = math.radians(degrees)
    fx, fy = math.sin(a), math.cos(a)
    sx, sy = fy, -fx
    tip = (base[0] + fx * length + sx * bend, base[1] + fy * length + sy * bend)
    mid = (base[0] + fx * length * 0.45, base[1] + fy * length * 0.45)
    l1 = (mid[0] + sx * wide, mid[1] + sy * wide)
    r1 = (mid[0] - sx * wide, mid[1] - sy * wide)
    return path(f"M {base[0]} {base[1]} Q {l1[0]} {l1[1]} {tip[0]} {tip[1]} Q {r1[0]} {r1[1]} {base[0]} {base[1]} Z")


def flame(x: float, y: float, wide: float, high: float, lean: float = 0.0) -> Shape:
    """A tongue of fire standing on (x, y), three points high; ``lean`` shifts the tips to the right."""
    w, h = wide / 2, high
    return path(
        f"M {x} {y} C {x - w * 1.3} {y} {x - w * 1.2} {y - h * 0.45} {x - w * 0.75 + lean * 0.4} {y - h * 0.62} "
        f"C {x - w * 0.7} {y - h * 0.45} {x - w * 0.5} {y - h * 0.4} {x - w * 0.42} {y - h * 0.42} "
        f"C {x - w * 0.35 + lean * 0.4} {y - h * 0.7} {x + lean * 0.6} {y - h * 0.8} {x + w * 0.1 + lean} {y - h} "
        f"C {x + w * 0.25 + lean * 0.5} {y - h * 0.75} {x + w * 0.5} {y - h * 0.6} {x + w * 0.5} {y - h * 0.4} "
        f"C {x + w * 0.6} {y - h * 0.48} {x + w * 0.75} {y - h * 0.52} {x + w * 0.85 + lean * 0.4} {y - h * 0.66} "
        f"C {x + w * 1.2} {y - h * 0.4} {x + w * 1.2} {y} {x} {y} Z"
    )
