"""The world of the pictures: water, fire, smoke, leaves, bells, lamps, wheels, houses, cloth."""

import math
from collections.abc import Sequence

from canvas import HIGH, INK, WIDE, Canvas
from shapes import (
    Point,
    Shape,
    along,
    bar,
    between,
    box,
    flame,
    gear,
    leaf,
    limb,
    oval,
    path,
    poly,
    ring,
    spline,
    together,
)
from tones import BRONZE, GOLD, IRON, Tones

from scenes.art.palette import Colour, lit, mix

FLAME: tuple[Colour, ...] = ((196, 48, 28), (248, 128, 36), (255, 206, 84), (255, 246, 200))


# Places: what lies behind a subject


def night(
    canvas: Canvas, tones: Tones, light: Point = (110, 90), *, radius: float = 46, disc: bool = True, marks: int = 130
) -> None:
    """A sky with a great lamp or moon and the gouge's arcs around it. ``light`` is best behind the subject's head."""
    canvas.wash([(0, tones.sky), (0.62, mix(tones.sky, tones.low, 0.62)), (1, tones.low)])
    canvas.glow(*light, radius * 4.4, tones.glow, 0.62)
    canvas.carve(light, mix(tones.low, tones.glow, 0.55), count=marks, reach=(radius * 1.25, 330), strength=0.22)
    if disc:
        canvas.flat(oval(*light, radius), mix(tones.glow, (255, 255, 244), 0.42))


def deep_water(canvas: Canvas, tones: Tones, *, shafts: int = 5, bubbles: int = 16) -> None:
    """Under the sea: light falling from the upper left, darker below, bubbles."""
    canvas.wash([(0, mix(tones.low, tones.glow, 0.35)), (0.35, tones.low), (1, tones.sky)])
    for k in range(shafts):
        x = -10 + k * 62 + float(canvas.rng.uniform(-12, 12))
        w = float(canvas.rng.uniform(16, 34))
        beam = poly([(x, -5), (x + w, -5), (x + w * 2.3 + 110, HIGH), (x + 96, HIGH)])
        canvas.faded(beam, tones.glow, (x, 0), (x + 90, 270), first=0.34)
    canvas.carve((60, -60), tones.glow, count=90, reach=(90, 420), strength=0.14)
    for _ in range(bubbles):
        bubble(
            canvas,
            float(canvas.rng.uniform(8, WIDE)),
            float(canvas.rng.uniform(10, HIGH)),
            float(canvas.rng.uniform(1.5, 5)),
            tones,
        )


def bubble(canvas: Canvas, x: float, y: float, radius: float, tones: Tones) -> None:
    """One bubble of air."""
    canvas.flat(ring(x, y, radius, radius * 0.72), tones.pale, 0.65)
    canvas.flat(oval(x - radius * 0.34, y - radius * 0.36, radius * 0.2), (255, 255, 250), 0.9)


def sea(
    canvas: Canvas,
    top: float,
    tones: Tones,
    *,
    rows: int = 4,
    swell: float = 10,
    crest: Colour | None = None,
    bottom: float = HIGH + 10,
    phase: float = 0.0,
) -> None:
    """Rows of waves from ``top`` down to the picture's foot, each with a bright crest."""
    for k in range(rows):
        t = k / max(1, rows - 1)
        y = top + (bottom - top) * (k / rows) ** 1.15
        tone = mix(mix(tones.low, tones.main, 0.4), tones.sky, 0.15 + 0.6 * t)
        high = swell * (0.45 + 0.75 * t)
        canvas.form(wave_band(y, high, 42 + 34 * t, phase + k * 1.7, bottom + 20), tone, ink=1.2, relief=5 + 4 * t)
        for n in range(7):
            x = n * 66 + (phase + k * 1.7) * 37 % 66 - 30
            yy = y + high * 1.5 + float(canvas.rng.uniform(0, 8 + 10 * t))
            canvas.stroke([(x, yy), (x + 13, yy - 2.5), (x + 28, yy)], (0.4, 2.2, 0.4), crest or tones.glow, 0.55)


def wave_band(y: float, swell: float, length: float, phase: float, foot: float) -> Shape:
    """A band of water whose upper edge rises in pointed waves."""
    text = f"M -20 {foot} L -20 {y}"
    x = -20 - (phase * 31) % length
    while x < WIDE + 30:
        text += (
            f" C {x + length * 0.4} {y + swell * 0.7} {x + length * 0.72} {y + swell * 0.2} "
            f"{x + length * 0.8} {y - swell} "
            f"C {x + length * 0.84} {y - swell * 0.2} {x + length * 0.9} {y + swell * 0.4} "
            f"{x + length} {y + swell * 0.4}"
        )
        x += length
    return path(text + f" L {WIDE + 60} {foot} Z")


def town(
    canvas: Canvas,
    foot: float,
    colour: Colour,
    *,
    height: float = 70,
    window: Colour = (255, 206, 110),
    glow: float = 0.5,
) -> None:
    """Gabled houses and a belfry in silhouette, some windows lit."""
    x = -10.0
    while x < WIDE + 10:
        wide = float(canvas.rng.uniform(26, 48))
        high = height * float(canvas.rng.uniform(0.5, 1.0))
        roof = float(canvas.rng.uniform(0.25, 0.5)) * wide
        top = foot - high
        house = poly([(x, foot), (x, top), (x + wide / 2, top - roof), (x + wide, top), (x + wide, foot)])
        canvas.flat(house + box(x + wide * 0.75, top - roof * 0.55, 6, roof), colour)
        for row in range(int(high // 22)):
            for column in range(2):
                if canvas.rng.random() < glow:
                    canvas.flat(box(x + wide * (0.3 + 0.4 * column), top + 12 + row * 20, 6, 9), window, 0.85)
        x += wide - 1


def floor(canvas: Canvas, top: float, colour: Colour, *, boards: bool = False, stones: bool = False) -> None:
    """The ground from ``top`` down: bare, of boards, or of cobbles."""
    canvas.form(box(WIDE / 2, (top + HIGH + 30) / 2, WIDE + 60, HIGH + 30 - top), colour, relief=7, ink=1.2)
    if boards:
        for k in range(-7, 8):
            canvas.stroke([(200 + k * 34, top + 3), (200 + k * 74, HIGH + 4)], (0.8, 2.4), mix(colour, INK, 0.6))
    if stones:
        y, k = top + 9, 0
        while y < HIGH + 10:
            deep = (y - top) / (HIGH - top)
            wide, high = 22 + 26 * deep, 6 + 7 * deep
            for n in range(-1, int(WIDE // wide) + 2):
                x = n * wide + (k % 2) * wide / 2
                tone = mix(colour, (255, 235, 200), 0.05 + 0.14 * float(canvas.rng.random()))
                canvas.form(box(x, y, wide * 0.9, high * 1.25, high * 0.5), tone, ink=0.8, relief=2.4)
            y += high * 1.5
            k += 1


def wall(canvas: Canvas, colour: Colour, *, brick: tuple[float, float] = (44, 20), foot: float = HIGH) -> None:
    """A wall of bricks or ashlars over the whole canvas down to ``foot``."""
    canvas.wash([(0, lit(colour, 0.75)), (1, lit(colour, 0.55))])
    wide, high = brick
    for row in range(int(foot // high) + 1):
        for column in range(-1, int(WIDE // wide) + 2):
            x = column * wide + (row % 2) * wide / 2
            tone = mix(colour, INK, 0.08 + 0.26 * float(canvas.rng.random()))
            canvas.form(box(x, row * high + high / 2, wide * 0.95, high * 0.9, 3), tone, ink=0.0, relief=3, light=0.5)


def woods(canvas: Canvas, tones: Tones, foot: float = 236, *, trunks: int = 9) -> None:
    """Trunks of a forest at night, the far ones paler."""
    for k in range(trunks):
        near = k / trunks
        x = float(canvas.rng.uniform(-10, WIDE + 10))
        tone = mix(mix(tones.low, tones.glow, 0.08), tones.sky, 0.35 + 0.62 * near)
        w = 8 + 16 * near
        lean = float(canvas.rng.uniform(-14, 14))
        tree = path(
            f"M {x - w} {foot + 30 * near} Q {x - w * 0.4} {foot - 40} {x - w * 0.45 + lean} -10 "
            f"L {x + w * 0.45 + lean} -10 Q {x + w * 0.4} {foot - 40} {x + w} {foot + 30 * near} Z"
        )
        canvas.flat(tree + bar((x + lean * 0.5, 90), (x + lean * 0.5 + 40 - 80 * (k % 2), 20), w * 0.5, 2), tone)


# Things


def bell(
    canvas: Canvas,
    x: float,
    y: float,
    height: float,
    colour: Colour = GOLD,
    *,
    turn: float = 0.0,
    yoke: bool = True,
    clapper: bool = True,
    shine: float = 0.9,
) -> None:
    """A bell by the middle of its crown, hanging ``height`` down, swung by ``turn`` degrees."""
    h = height
    w = h * 0.52
    if clapper:
        canvas.form(_swung(limb([(x, y + h * 0.5), (x, y + h * 1.04)], (h * 0.06, h * 0.09)), turn, x, y), IRON)
        canvas.form(_swung(oval(x, y + h * 1.06, h * 0.11), turn, x, y), IRON)
    body = path(
        f"M {x - w * 0.28} {y + h * 0.1} Q {x} {y - h * 0.06} {x + w * 0.28} {y + h * 0.1} "
        f"C {x + w * 0.62} {y + h * 0.26} {x + w * 0.5} {y + h * 0.66} {x + w * 0.98} {y + h * 0.9} "
        f"L {x + w} {y + h * 0.98} Q {x} {y + h * 1.1} {x - w} {y + h * 0.98} L {x - w * 0.98} {y + h * 0.9} "
        f"C {x - w * 0.5} {y + h * 0.66} {x - w * 0.62} {y + h * 0.26} {x - w * 0.28} {y + h * 0.1} Z"
    )
    body = _swung(body, turn, x, y)
    if yoke:
        canvas.form(_swung(ring(x, y + h * 0.0, h * 0.12, h * 0.055), turn, x, y), mix(colour, INK, 0.35))
    canvas.form(body, colour, shine=shine, relief=h * 0.17)
    with canvas.within(body):
        for share, width in ((0.2, 0.03), (0.78, 0.035), (0.9, 0.02)):
            line = [
                (x - w * 1.1, y + h * (share - 0.02)),
                (x, y + h * (share + 0.06)),
                (x + w * 1.1, y + h * (share - 0.02)),
            ]
            canvas.flat(_swung(limb(line, h * width), turn, x, y), mix(colour, INK, 0.62))


def _swung(shape: Shape, turn: float, x: float, y: float) -> Shape:
    return shape.turned(turn, (x, y)) if turn else shape


def lantern(
    canvas: Canvas,
    x: float,
    y: float,
    height: float,
    colour: Colour = BRONZE,
    light: Colour = (255, 222, 130),
    *,
    glow: float = 0.8,
    lit_up: bool = True,
) -> None:
    """A hand lantern by the ring at its top, hanging ``height`` down, shining."""
    h, w = height, height * 0.30
    if lit_up:
        canvas.glow(x, y + h * 0.58, h * 1.9, light, glow)
    canvas.form(ring(x, y + h * 0.08, h * 0.1, h * 0.06), colour)
    glass = path(
        f"M {x - w * 0.72} {y + h * 0.32} L {x + w * 0.72} {y + h * 0.32} L {x + w} {y + h * 0.86} "
        f"L {x - w} {y + h * 0.86} Z"
    )
    canvas.form(glass, mix(light, (255, 255, 255), 0.25) if lit_up else (52, 58, 78), relief=3, shade=0.2, carve=0)
    if lit_up:
        canvas.flat(flame(x, y + h * 0.84, w * 0.8, h * 0.44), (255, 140, 44))
        canvas.flat(flame(x, y + h * 0.84, w * 0.44, h * 0.26), (255, 250, 214))
    for side in (-1, 1):
        canvas.stroke(
            [(x + side * w * 0.74, y + h * 0.32), (x + side * w * 1.0, y + h * 0.88)], h * 0.05, mix(colour, INK, 0.5)
        )
    canvas.form(
        path(
            f"M {x - w * 1.0} {y + h * 0.34} Q {x - w * 0.4} {y + h * 0.3} {x - w * 0.3} {y + h * 0.16} "
            f"L {x + w * 0.3} {y + h * 0.16} Q {x + w * 0.4} {y + h * 0.3} {x + w} {y + h * 0.34} Z"
        ),
        colour,
        shine=0.7,
    )
    canvas.form(box(x, y + h * 0.92, w * 2.4, h * 0.13, h * 0.03), colour, shine=0.7)


def fire(
    canvas: Canvas,
    x: float,
    y: float,
    wide: float,
    high: float,
    *,
    lean: float = 0.0,
    glow: float = 0.7,
    colours: Sequence[Colour] = FLAME,
    ink: float = 1.4,
) -> None:
    """A fire standing on (x, y) in four tones from the outside in."""
    if glow:
        canvas.glow(x, y - high * 0.4, max(wide, high) * 1.5, (255, 140, 50), glow)
    for k, (share, tone) in enumerate(zip((1.0, 0.74, 0.5, 0.26), colours, strict=False)):
        tongue = flame(x, y - high * 0.01 * k, wide * share, high * share, lean * share)
        if k == 0 and ink:
            canvas.form(tongue, tone, ink=ink, relief=3, shade=0.3, carve=0.5, ink_colour=(58, 12, 16))
        else:
            canvas.flat(tongue, tone)


def sparks(canvas: Canvas, x: float, y: float, spread: float, colour: Colour, count: int = 26) -> None:
    """Glowing specks that rise from (x, y)."""
    for _ in range(count):
        sx = x + float(canvas.rng.normal(0, 0.5)) * spread
        sy = y - abs(float(canvas.rng.normal(0, 0.8))) * spread
        size = float(canvas.rng.uniform(0.8, 2.4))
        canvas.glow(sx, sy, size * 4, colour, 0.6)
        canvas.flat(oval(sx, sy, size), mix(colour, (255, 255, 240), 0.5))


def smoke(
    canvas: Canvas,
    points: Sequence[Point],
    radii: Sequence[float],
    colour: Colour,
    *,
    ink: float = 1.2,
    opacity: float = 1.0,
) -> None:
    """A trail of puffs through the points, swelling from the first radius to the last."""
    line = spline(points, steps=6)
    puffs = []
    for k, (x, y) in enumerate(line):
        t = k / max(1, len(line) - 1)
        r = float(_at(radii, t))
        puffs.append(oval(float(x) + r * 0.4 * math.sin(k * 2.4), float(y) + r * 0.3 * math.cos(k * 1.9), r))
    canvas.form(together(puffs), colour, ink=ink, relief=7, opacity=opacity)
    for k, puff in enumerate(puffs[:: max(1, len(puffs) // 9)]):
        px, py = puff.middle
        r = (puff.box[2] - puff.box[0]) / 2
        curl = [along((px, py), a + 40 * k, r * 0.72) for a in (100, 150, 200, 250)]
        canvas.stroke(curl, (0.4, 2.0, 0.4), mix(colour, INK, 0.45), opacity * 0.8)


def _at(values: Sequence[float], t: float) -> float:
    if len(values) == 1:
        return values[0]
    spot = t * (len(values) - 1)
    k = min(int(spot), len(values) - 2)
    return values[k] + (values[k + 1] - values[k]) * (spot - k)


def wheel(
    canvas: Canvas,
    x: float,
    y: float,
    radius: float,
    teeth: int = 12,
    colour: Colour = GOLD,
    *,
    turn: float = 0.0,
    spokes: int = 0,
    shine: float = 0.7,
) -> None:
    """A cog with a hub, with open spokes if wanted."""
    if spokes:
        body = gear(x, y, radius, teeth, 0.62, turn)
        for k in range(spokes):
            end = along((x, y), turn + 360 * k / spokes, radius * 0.68)
            body = body + bar((x, y), end, radius * 0.16)
    else:
        body = gear(x, y, radius, teeth, 0.0, turn)
    canvas.form(body, colour, shine=shine, relief=max(2.0, radius * 0.1))
    if not spokes:
        canvas.form(oval(x, y, radius * 0.56), mix(colour, INK, 0.22), ink=1.0, relief=radius * 0.12)
    canvas.form(oval(x, y, radius * 0.24), mix(colour, INK, 0.4), ink=1.2, shine=shine, relief=radius * 0.1)


def rivets(canvas: Canvas, points: Sequence[Point], radius: float, colour: Colour) -> None:
    """Rivet heads at the points."""
    for x, y in points:
        canvas.form(oval(x, y, radius), colour, ink=0.9, relief=radius * 0.6, shine=0.6)


def coin(
    canvas: Canvas, x: float, y: float, radius: float, colour: Colour = GOLD, *, flat: float = 1.0, turn: float = 0
) -> None:
    """A coin; ``flat`` below 1 shows it lying or tumbling."""
    canvas.form(oval(x, y, radius, radius * flat, turn), colour, shine=0.8, relief=radius * 0.22, ink=1.4)
    canvas.flat(
        oval(x, y, radius * 0.66, radius * 0.66 * flat, turn) - oval(x, y, radius * 0.54, radius * 0.54 * flat, turn),
        mix(colour, INK, 0.5),
    )


def chain(canvas: Canvas, points: Sequence[Point], link: float, colour: Colour = IRON) -> None:
    """A chain of links along a smooth line."""
    line = spline(points, steps=24)
    walked, last = 0.0, line[0]
    turn = 0
    for spot in line[1:]:
        walked += float(math.hypot(spot[0] - last[0], spot[1] - last[1]))
        if walked >= link * 0.72:
            a = math.degrees(math.atan2(spot[1] - last[1], spot[0] - last[0]))
            shape = oval(float(spot[0]), float(spot[1]), link * 0.56, link * (0.34 if turn % 2 == 0 else 0.12), a)
            if turn % 2 == 0:
                shape = shape - oval(float(spot[0]), float(spot[1]), link * 0.32, link * 0.13, a)
            canvas.form(shape, colour, ink=1.1, relief=1.6, shine=0.5)
            walked, turn = 0.0, turn + 1
        last = spot


def rope(canvas: Canvas, points: Sequence[Point], width: float, colour: Colour) -> None:
    """A twisted rope along a smooth line."""
    canvas.form(limb(points, width), colour, relief=width * 0.3)
    line = spline(points, steps=10)
    for k in range(1, len(line) - 1, 2):
        a = math.degrees(math.atan2(line[k + 1][0] - line[k][0], line[k + 1][1] - line[k][1]))
        one, two = (
            along((float(line[k][0]), float(line[k][1])), a + 55, width * 0.5),
            along((float(line[k][0]), float(line[k][1])), a - 125, width * 0.5),
        )
        canvas.stroke([one, two], width * 0.14, mix(colour, INK, 0.6))


def sword(
    canvas: Canvas, hilt: Point, degrees: float, length: float, blade: Colour = (206, 216, 224), grip: Colour = GOLD
) -> None:
    """A straight sword from the middle of its grip, pointing as in ``along``."""
    w = length * 0.075
    guard = along(hilt, degrees, length * 0.08)
    tip = along(hilt, degrees, length)
    neck = along(hilt, degrees, length * 0.9)
    edge = bar(guard, neck, w * 1.35, w * 0.95) + poly(
        [along(neck, degrees + 90, w * 0.475), tip, along(neck, degrees - 90, w * 0.475)]
    )
    canvas.form(edge, blade, shine=0.4, relief=w * 0.4)
    canvas.stroke([along(guard, degrees, 4), neck], (w * 0.28, w * 0.1), mix(blade, INK, 0.45))
    canvas.form(bar(along(hilt, degrees + 180, length * 0.09), guard, w), mix(grip, INK, 0.5))
    canvas.form(
        limb([along(guard, degrees + 90, w * 2.2), guard, along(guard, degrees - 90, w * 2.2)], (w * 0.7, w, w * 0.7)),
        grip,
        shine=0.8,
    )
    canvas.form(oval(*along(hilt, degrees + 180, length * 0.1), w * 0.75), grip, shine=0.8)


def banner(
    canvas: Canvas,
    x: float,
    y: float,
    wide: float,
    high: float,
    colour: Colour,
    *,
    edge: Colour = GOLD,
    wave: float = 8,
) -> Shape:
    """A hanging cloth, its top's middle at (x, y), swallow-tailed; returns the shape, to paint a device ``within``."""
    w = wide / 2
    cloth = path(
        f"M {x - w} {y} Q {x} {y + wave * 0.5} {x + w} {y} "
        f"C {x + w - wave} {y + high * 0.35} {x + w + wave} {y + high * 0.6} "
        f"{x + w} {y + high} L {x} {y + high * 0.84} L {x - w} {y + high} C {x - w + wave} {y + high * 0.6} "
        f"{x - w - wave} {y + high * 0.35} {x - w} {y} Z"
    )
    canvas.shadow(cloth)
    canvas.form(cloth, colour, relief=14)
    with canvas.within(cloth):
        inner = cloth.scaled(0.84, 0.9, (x, y + high * 0.42))
        canvas.flat(cloth.scaled(0.9, 0.935, (x, y + high * 0.42)) - inner, edge, 0.9)
        for k, share in enumerate((0.28, 0.66)):
            fx = x - w + wide * share
            canvas.faded(
                limb([(fx, y), (fx + wave * (1 - 2 * k), y + high * 0.5), (fx, y + high)], wide * 0.12),
                INK,
                (fx, y),
                (fx, y + high),
                first=0.34,
                last=0.1,
            )
    return cloth


def scroll_of_leaves(
    canvas: Canvas, points: Sequence[Point], colour: Colour, *, size: float = 16, stem: float = 4
) -> None:
    """A vine along a smooth line with leaves left and right."""
    canvas.form(limb(points, (stem, stem * 0.5)), mix(colour, INK, 0.3))
    line = spline(points, steps=3)
    for k in range(1, len(line)):
        a = math.degrees(math.atan2(line[k][0] - line[k - 1][0], line[k][1] - line[k - 1][1]))
        side = 1 if k % 2 else -1
        tone = mix(colour, (230, 240, 150), 0.25 * float(canvas.rng.random()))
        canvas.form(
            leaf((float(line[k][0]), float(line[k][1])), a + side * 62, size, size * 0.42, side * 2), tone, ink=1.2
        )


def foliage(
    canvas: Canvas, x: float, y: float, wide: float, high: float, colour: Colour, *, count: int = 40, size: float = 15
) -> None:
    """A crown or bush of leaves that fills an ellipse: dark below, lit above."""
    canvas.form(oval(x, y, wide / 2, high / 2), mix(colour, INK, 0.55), relief=10)
    for k in range(count):
        a = float(canvas.rng.uniform(0, math.tau))
        r = float(canvas.rng.uniform(0, 1)) ** 0.5
        lx, ly = x + math.cos(a) * r * wide / 2, y + math.sin(a) * r * high / 2
        height = (y - ly) / high + (x - lx) / wide * 0.6
        tone = mix(colour, (244, 240, 160), 0.4 * height) if height > 0 else mix(colour, INK, -0.55 * height)
        angle = math.degrees(math.atan2(lx - x, ly - y)) + float(canvas.rng.uniform(-50, 50))
        canvas.form(leaf((lx, ly), angle, size, size * 0.45), tone, ink=0.8 + 0.2 * (k % 2), relief=2.5)


def fern(
    canvas: Canvas, base: Point, degrees: float, length: float, colour: Colour, *, bend: float = 20, pairs: int = 11
) -> None:
    """One frond from its root, in the direction of ``along``, curving sideways by ``bend`` units."""
    middle, end = along(base, degrees, length * 0.55), along(base, degrees, length)
    side = along((0, 0), degrees + 90, bend)
    end = (end[0] + side[0], end[1] + side[1])
    line = spline([base, middle, end], steps=max(3, pairs // 2))
    leaves = []
    for k in range(1, len(line)):
        t = k / len(line)
        a = math.degrees(math.atan2(line[k][0] - line[k - 1][0], line[k][1] - line[k - 1][1]))
        size = length * 0.30 * (1 - t) ** 0.7 * min(1, t * 5 + 0.3)
        root = (float(line[k][0]), float(line[k][1]))
        leaves += [leaf(root, a + way * 58, size, size * 0.42, way * 2) for way in (-1, 1)]
    canvas.form(together([*leaves, limb([base, middle, end], (length * 0.045, 1.0))]), colour, ink=1.4, relief=2.6)


def stars(canvas: Canvas, count: int, colour: Colour, *, bottom: float = 150) -> None:
    """Small stars of a night sky, above ``bottom``."""
    for _ in range(count):
        x, y, r = (
            float(canvas.rng.uniform(0, WIDE)),
            float(canvas.rng.uniform(0, bottom)),
            float(canvas.rng.uniform(0.6, 1.7)),
        )
        canvas.flat(oval(x, y, r), colour, 0.8)


def rain(
    canvas: Canvas, colour: Colour, count: int = 60, *, slant: float = 12, long: float = 26, opacity: float = 0.4
) -> None:
    """Slanting strokes over the whole picture: rain, spray or falling ash."""
    for _ in range(count):
        x, y = float(canvas.rng.uniform(-20, WIDE + 20)), float(canvas.rng.uniform(-20, HIGH))
        canvas.stroke([(x, y), (x - slant, y + long)], (0.5, 1.5), colour, opacity)


def hand(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    skin: Colour,
    *,
    turn: float = 0.0,
    grip: bool = True,
    mirror: bool = False,
) -> None:
    """A large hand, its palm at (x, y), fingers up at turn 0; ``grip`` closes it round what was painted before."""
    s = size
    pieces: list[Shape] = [box(x, y + s * 0.1, s * 0.86, s * 0.9, s * 0.28)]
    if grip:
        fingers = [box(x - s * 0.02, y - s * 0.2 + k * s * 0.215, s * 0.98, s * 0.25, s * 0.12) for k in range(4)]
        thumb = limb([(x + s * 0.4, y + s * 0.45), (x + s * 0.2, y - s * 0.3)], (s * 0.34, s * 0.26))
    else:
        fingers = [
            limb(
                [
                    (x + s * (-0.32 + 0.21 * k), y - s * 0.2),
                    (x + s * (-0.42 + 0.28 * k), y - s * (0.78 + 0.16 * (k in (1, 2)))),
                ],
                (s * 0.23, s * 0.17),
            )
            for k in range(4)
        ]
        thumb = limb(
            [(x + s * 0.3, y + s * 0.3), (x + s * 0.62, y - s * 0.05), (x + s * 0.74, y - s * 0.3)],
            (s * 0.32, s * 0.24, s * 0.18),
        )
    for shape in [*pieces, *([thumb] if not grip else []), *fingers, *([thumb] if grip else [])]:
        done = shape.mirrored(x) if mirror else shape
        canvas.form(done.turned(turn, (x, y)) if turn else done, skin, ink=1.6, relief=s * 0.12)


def pole(canvas: Canvas, start: Point, end: Point, width: float, colour: Colour) -> None:
    """A round stick, mast or post."""
    canvas.form(bar(start, end, width), colour, relief=width * 0.32)
    for share in (0.3, 0.62, 0.84):
        spot = between(start, end, share)
        canvas.stroke([spot, between(spot, end, 0.12)], 0.9, mix(colour, INK, 0.5))
