"""People and beasts to be posed. Angles are those of ``shapes.along``: 0 hangs down, 90 points right, 180 up."""

from collections.abc import Sequence
from dataclasses import dataclass

from canvas import INK, Canvas
from shapes import Point, Shape, along, between, blob, limb, oval, path, spline
from tones import SKIN

from scenes.art.palette import Colour, mix


@dataclass(frozen=True, slots=True)
class Pose:
    """Where the joints of a figure are. ``left`` and ``right`` are the viewer's. ``unit`` is a head's height."""

    unit: float
    head: Point
    neck: Point
    hip: Point
    shoulders: tuple[Point, Point]
    elbows: tuple[Point, Point]
    hands: tuple[Point, Point]
    hips: tuple[Point, Point]
    knees: tuple[Point, Point]
    feet: tuple[Point, Point]


Bend = tuple[float, float]  # the angles of the upper and the lower part of an arm or leg


def pose(
    x: float,
    y: float,
    height: float,
    *,
    arms: tuple[Bend, Bend] = ((-18, -8), (18, 8)),
    legs: tuple[Bend, Bend] = ((-8, -4), (8, 4)),
    lean: float = 0,
    nod: float = 0,
    heads: float = 4.6,
    wide: float = 1.0,
) -> Pose:
    """Joints of a figure ``height`` units tall when upright, its hip above (x, y), the ground under a straight leg.

    ``lean`` tilts the trunk and ``nod`` the head to the right (degrees). ``heads`` is the height in heads: 3.4 a
    child or imp, 4.6 our people, 6 a tall one. ``wide`` broadens the shoulders.
    """
    u = height / heads
    leg = height * 0.44
    trunk = height - leg - u * 0.95
    hip = (x, y - leg)
    neck = along(hip, 180 - lean, trunk)
    head = along(neck, 180 - lean - nod, u * 0.52)
    across = u * 0.62 * wide
    shoulder_line = along(hip, 180 - lean, trunk * 0.88)
    shoulders = (along(shoulder_line, -90 - lean, across), along(shoulder_line, 90 - lean, across))
    upper, lower = trunk * 0.66, trunk * 0.66
    elbows = tuple(along(shoulders[k], arms[k][0], upper) for k in (0, 1))
    hands = tuple(along(elbows[k], arms[k][1], lower) for k in (0, 1))
    hips = ((hip[0] - u * 0.27, hip[1]), (hip[0] + u * 0.27, hip[1]))
    knees = tuple(along(hips[k], legs[k][0], leg * 0.5) for k in (0, 1))
    feet = tuple(along(knees[k], legs[k][1], leg * 0.5) for k in (0, 1))
    return Pose(u, head, neck, hip, shoulders, _two(elbows), _two(hands), hips, _two(knees), _two(feet))


def _two(points: Sequence[Point]) -> tuple[Point, Point]:
    return points[0], points[1]


def arm(
    canvas: Canvas, p: Pose, side: int, sleeve: Colour, skin: Colour = SKIN[0], *, thick: float = 1.0, hand: bool = True
) -> None:
    """One arm (0 left, 1 right of the picture) with its hand; paint what it holds before or after."""
    w = p.unit * 0.42 * thick
    if hand:
        canvas.form(oval(*p.hands[side], p.unit * 0.20 * thick), skin)
    wrist = between(p.elbows[side], p.hands[side], 0.86)
    canvas.form(limb([p.shoulders[side], p.elbows[side], wrist], (w, w * 0.9, w * 0.72)), sleeve)


def leg(canvas: Canvas, p: Pose, side: int, cloth: Colour, boot: Colour, *, thick: float = 1.0, toe: int = 0) -> None:
    """One leg with its boot; ``toe`` is where it points: −1 left, 1 right, 0 as the side."""
    w = p.unit * 0.5 * thick
    canvas.form(limb([p.hips[side], p.knees[side], p.feet[side]], (w * 1.1, w * 0.9, w * 0.7)), cloth)
    way = toe or (-1 if side == 0 else 1)
    fx, fy = p.feet[side]
    u = p.unit * thick
    sole = blob(
        [
            (fx - way * u * 0.22, fy - u * 0.22),
            (fx + way * u * 0.2, fy - u * 0.2),
            (fx + way * u * 0.5, fy + u * 0.05),
            (fx + way * u * 0.46, fy + u * 0.2),
            (fx - way * u * 0.24, fy + u * 0.2),
        ]
    )
    canvas.form(sole, boot)


def trunk(p: Pose, *, wide: float = 1.0, hem: float = 0.0, flare: float = 1.0) -> Shape:
    """The body from the shoulders to the hip; ``hem`` (in heads) lengthens it to a coat, tunic or robe, ``flare``
    widens the hem."""
    u = p.unit
    (lx, ly), (rx, ry) = p.shoulders
    low = (p.hip[0], p.hip[1] + u * (0.18 + hem))
    half = u * 0.46 * wide
    grow = half * (1 + 0.45 * hem * 0.5) * flare
    waist = between(p.neck, p.hip, 0.72)
    return path(
        f"M {p.neck[0]} {p.neck[1] - u * 0.05} Q {lx + u * 0.1} {ly - u * 0.25} {lx - u * 0.08 * wide} {ly} "
        f"Q {waist[0] - half * 1.15} {waist[1] - u * 0.2} {waist[0] - half} {waist[1]} "
        f"Q {low[0] - half * 1.05} {between(waist, low)[1]} {low[0] - grow} {low[1]} "
        f"Q {low[0]} {low[1] + u * 0.16} {low[0] + grow} {low[1]} "
        f"Q {low[0] + half * 1.05} {between(waist, low)[1]} {waist[0] + half} {waist[1]} "
        f"Q {waist[0] + half * 1.15} {waist[1] - u * 0.2} {rx + u * 0.08 * wide} {ry} "
        f"Q {rx - u * 0.1} {ry - u * 0.25} {p.neck[0]} {p.neck[1] - u * 0.05} Z"
    )


def face(
    canvas: Canvas,
    x: float,
    y: float,
    radius: float,
    skin: Colour,
    *,
    look: float = 0.0,
    mood: str = "calm",
    eyes: Colour = INK,
    nose: bool = True,
    shade: float = 1.0,
) -> None:
    """A head with eyes, brows and mouth that still read small. ``look`` −1 left … 1 right turns it.

    ``mood`` is calm, grim, glad, sly, awed or asleep; ``shade`` as in ``Canvas.form``. Paint hair and hats
    afterwards, a hood or collar before.
    """
    r = radius
    skull = blob(
        [
            (x - r * 0.86, y - r * 0.2),
            (x - r * 0.55, y - r * 0.92),
            (x + r * 0.1, y - r * 1.05),
            (x + r * 0.72, y - r * 0.8),
            (x + r * 0.88, y - r * 0.1),
            (x + r * 0.66, y + r * 0.62),
            (x + look * r * 0.16, y + r * 1.05),
            (x - r * 0.66, y + r * 0.62),
        ]
    )
    canvas.form(skull, skin, relief=r * 0.42, shade=shade)
    shift = look * r * 0.34
    for side in (-1, 1):
        ex, ey = x + shift + side * r * 0.38, y - r * 0.02
        if mood in ("asleep", "glad"):
            bow = r * (0.12 if mood == "asleep" else -0.14)
            canvas.stroke([(ex - r * 0.2, ey), (ex, ey + bow), (ex + r * 0.2, ey)], r * 0.13, eyes)
        else:
            big = 1.25 if mood == "awed" else 1.0
            canvas.flat(oval(ex, ey, r * 0.19 * big, r * 0.24 * big), (252, 246, 232))
            canvas.flat(oval(ex + look * r * 0.07, ey + r * 0.02, r * 0.125 * big, r * 0.17 * big), eyes)
        tilt = {"grim": 0.16, "sly": 0.12, "awed": -0.1}.get(mood, -0.02)
        if mood != "asleep":
            high = ey - r * (0.44 if mood == "awed" else 0.34)
            canvas.stroke(
                [(ex - side * r * 0.24, high + tilt * r), (ex + side * r * 0.26, high - tilt * r * 0.7)],
                r * 0.12,
                mix(skin, INK, 0.8),
            )
    if nose:
        nx = x + shift * 1.25
        canvas.stroke(
            [(nx, y + r * 0.08), (nx + (look or 0.5) * r * 0.16, y + r * 0.34), (nx - r * 0.02, y + r * 0.38)],
            r * 0.09,
            mix(skin, INK, 0.55),
        )
    curve = {"glad": 0.2, "sly": 0.12, "grim": -0.1}.get(mood, 0.04)
    mx, my = x + shift * 0.9, y + r * 0.62
    if mood == "awed":
        canvas.flat(oval(mx, my, r * 0.13, r * 0.17), mix(skin, INK, 0.8))
    else:
        canvas.stroke([(mx - r * 0.24, my), (mx, my + curve * r), (mx + r * 0.24, my)], r * 0.1, mix(skin, INK, 0.7))


def eye(
    canvas: Canvas,
    x: float,
    y: float,
    radius: float,
    colour: Colour = (255, 226, 120),
    *,
    look: float = 0.0,
    slit: bool = False,
    lid: float = 0.0,
    shine: float = 0.0,
) -> None:
    """One eye of a beast: ink round it, iris, pupil (``slit`` for cats and serpents), a glint.

    ``lid`` 0–1 lowers a straight upper lid for anger or sleep; ``shine`` lets it glow.
    """
    if shine:
        canvas.glow(x, y, radius * 4.5, colour, shine)
    canvas.flat(oval(x, y, radius * 1.28), INK)
    canvas.flat(oval(x, y, radius), colour)
    wide = radius * (0.28 if slit else 0.55)
    canvas.flat(oval(x + look * radius * 0.35, y, wide, radius * (0.85 if slit else 0.6)), INK)
    canvas.flat(oval(x - radius * 0.3, y - radius * 0.34, radius * 0.22), (255, 252, 240))
    if lid:
        with canvas.within(oval(x, y, radius * 1.28)):
            y1 = y - radius * 1.4 + lid * radius * 1.4
            canvas.stroke([(x - radius * 1.5, y1), (x + radius * 1.5, y1)], radius * 1.5, INK)


@dataclass(frozen=True, slots=True)
class Beast:
    """Where the parts of a four-legged figure came to be."""

    head: Point
    neck: Point
    shoulder: Point
    rump: Point
    tail: Point
    feet: tuple[Point, Point, Point, Point]  # far fore, far hind, near fore, near hind


def beast(
    canvas: Canvas,
    x: float,
    y: float,
    long: float,
    high: float,
    colour: Colour,
    *,
    facing: int = 1,
    legs: tuple[Bend, Bend, Bend, Bend] = ((8, -4), (-12, 10), (-4, 4), (8, -8)),
    girth: float = 1.0,
    thick: float = 1.0,
    neck: float = 40,
    reach: float = 0.42,
    paw: Colour | None = None,
) -> Beast:
    """A four-legged body without head and tail, its middle above (x, y) on the ground, ``long`` from rump to chest,
    ``high`` from ground to back. Returns the spots where head and tail belong.

    ``legs`` are far fore, far hind, near fore, near hind, angles forward positive. ``neck`` is its rise in degrees,
    ``reach`` its length as a share of ``long``. Paint the tail before and the head after.
    """
    way = facing
    back = y - high
    half = long / 2
    deep = high * 0.48 * girth
    shoulder, rump = (x + way * half * 0.72, back + deep * 0.52), (x - way * half * 0.72, back + deep * 0.5)
    end = along(shoulder, way * (90 + neck), long * reach)
    length = high - deep * 0.62
    far = mix(colour, INK, 0.42)
    w = high * 0.2 * thick
    feet: list[Point] = []

    def one(root: Point, bend: Bend, tone: Colour, hind: bool) -> None:
        swell = 1.5 if hind else 1.15
        knee = along(root, way * bend[0], length * 0.5)
        foot = along(knee, way * bend[1], length * 0.5)
        canvas.form(limb([root, knee, foot], (w * swell, w * 0.8, w * 0.62)), tone)
        canvas.form(oval(foot[0] + way * w * 0.22, foot[1] - w * 0.1, w * 0.62, w * 0.36), paw or tone)
        feet.append(foot)

    one((shoulder[0] + way * w * 0.3, shoulder[1]), legs[0], far, False)
    one((rump[0] + way * w * 0.5, rump[1]), legs[1], far, True)
    barrel = blob(
        [
            (rump[0] - way * half * 0.26, rump[1] + deep * 0.1),
            (rump[0], back + deep * 0.04),
            (x, back + deep * 0.08),
            (shoulder[0], back),
            (shoulder[0] + way * half * 0.26, shoulder[1] + deep * 0.1),
            (shoulder[0] - way * half * 0.08, back + deep * 1.08),
            (x, back + deep * 0.98),
            (rump[0], back + deep * 0.92),
        ]
    )
    nape = limb(
        [(shoulder[0] - way * w * 0.2, shoulder[1] - deep * 0.05), between(shoulder, end, 0.55), end],
        (deep * 0.85, deep * 0.62, deep * 0.5),
    )
    canvas.form(barrel + nape, colour)
    one(shoulder, legs[2], colour, False)
    one(rump, legs[3], colour, True)
    return Beast(end, between(shoulder, end, 0.5), shoulder, rump, (rump[0] - way * half * 0.2, rump[1]), _four(feet))


def _four(points: Sequence[Point]) -> tuple[Point, Point, Point, Point]:
    return points[0], points[1], points[2], points[3]


def wing(root: Point, tip: Point, depth: float, feathers: int = 6) -> list[Shape]:
    """Feathers of a spread wing from ``root`` to ``tip``, hanging ``depth`` to the right of the way; far ones first."""
    dx, dy = tip[0] - root[0], tip[1] - root[1]
    length = (dx * dx + dy * dy) ** 0.5
    nx, ny = -dy / length, dx / length
    found = []
    for k in range(feathers):
        t = 1 - k / feathers
        at = (root[0] + dx * t * 0.94, root[1] + dy * t * 0.94)
        out = 0.35 + 0.5 * t
        end = (
            at[0] + nx * depth * (1 - 0.25 * t) + dx / length * depth * out * 0.6,
            at[1] + ny * depth * (1 - 0.25 * t) + dy / length * depth * out * 0.6,
        )
        found.append(limb([at, between(at, end), end], (depth * 0.34, depth * 0.32, depth * 0.08)))
    bow = spline([root, (root[0] + dx * 0.5 - nx * depth * 0.16, root[1] + dy * 0.5 - ny * depth * 0.16), tip])
    found.append(limb([(float(a), float(b)) for a, b in bow[::4]], (depth * 0.42, depth * 0.36, depth * 0.16)))
    return found
