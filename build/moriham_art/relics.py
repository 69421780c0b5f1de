"""Bones, books, candles, mirrors and stones: things of vaults and archives that several cards show."""

from canvas import INK, Canvas
from shapes import along, bar, blob, box, flame, limb, oval, path, poly
from tones import BONE, GOLD, PAPER, STONE

from scenes.art.palette import Colour, mix


def skull(canvas: Canvas, x: float, y: float, size: float, colour: Colour = BONE, *, look: float = 0.0) -> None:
    """A skull by the middle of its eyes, ``size`` from there to the crown; ``look`` −1 left … 1 right turns it."""
    s, d = size, look * size * 0.18
    jaw = box(x + d, y + s * 0.86, s * 0.84, s * 0.5, s * 0.16)
    dome = blob(
        [
            (x - s * 0.98, y),
            (x - s * 0.74, y - s * 0.72),
            (x, y - s),
            (x + s * 0.74, y - s * 0.72),
            (x + s * 0.98, y),
            (x + s * 0.62, y + s * 0.56),
            (x + d, y + s * 0.68),
            (x - s * 0.62, y + s * 0.56),
        ]
    )
    canvas.form(jaw, colour, relief=s * 0.12)
    canvas.form(dome, colour, relief=s * 0.3)
    for side in (-1, 1):
        canvas.flat(oval(x + d + side * s * 0.4, y + s * 0.06, s * 0.27, s * 0.3, side * 14), INK)
    canvas.flat(poly([(x + d, y + s * 0.28), (x + d - s * 0.13, y + s * 0.54), (x + d + s * 0.13, y + s * 0.54)]), INK)
    for k in range(-2, 3):
        canvas.stroke([(x + d + k * s * 0.17, y + s * 0.74), (x + d + k * s * 0.17, y + s * 1.06)], s * 0.06, INK)


def bone(
    canvas: Canvas, start: tuple[float, float], end: tuple[float, float], width: float, colour: Colour = BONE
) -> None:
    """A long bone with its knuckles."""
    shape = bar(start, end, width)
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = (dx * dx + dy * dy) ** 0.5
    nx, ny = -dy / length * width * 0.5, dx / length * width * 0.5
    for px, py in (start, end):
        shape = shape + oval(px + nx, py + ny, width * 0.66) + oval(px - nx, py - ny, width * 0.66)
    canvas.form(shape, colour, relief=width * 0.34)


def open_book(
    canvas: Canvas, x: float, y: float, wide: float, high: float, cover: Colour, *, page: Colour = PAPER, lines: int = 7
) -> None:
    """A book that lies open towards us, its fold's upper end at (x, y); ruled lines stand for writing."""
    w, h = wide / 2, high
    canvas.form(
        path(
            f"M {x - w * 1.08} {y + h * 0.08} L {x} {y + h * 0.02} L {x + w * 1.08} {y + h * 0.08} "
            f"L {x + w * 1.2} {y + h * 1.1} L {x} {y + h * 1.14} L {x - w * 1.2} {y + h * 1.1} Z"
        ),
        cover,
    )
    for side in (-1, 1):
        leaf = path(
            f"M {x} {y + h * 0.06} Q {x + side * w * 0.5} {y - h * 0.12} {x + side * w} {y + h * 0.02} "
            f"L {x + side * w * 1.1} {y + h * 0.98} Q {x + side * w * 0.55} {y + h * 0.84} {x} {y + h * 1.04} Z"
        )
        canvas.form(leaf, page, relief=8)
        for k in range(lines):
            t = 0.16 + 0.72 * k / max(1, lines - 1)
            left, right = x + side * w * 0.14, x + side * w * (0.86 + 0.1 * t)
            ly = y + h * t
            canvas.stroke(
                [(left, ly), ((left + right) / 2, ly - h * 0.07), (right, ly - h * 0.04)],
                h * 0.022,
                mix(page, INK, 0.55),
            )


def candle(
    canvas: Canvas,
    x: float,
    y: float,
    wide: float,
    high: float,
    wax: Colour = (244, 232, 204),
    *,
    lit_up: bool = True,
    glow: float = 0.8,
) -> None:
    """A candle by the middle of its foot, wax running down, with its flame or a last glow in the wick."""
    top = y - high
    w = wide / 2
    if lit_up:
        canvas.glow(x, top - wide * 0.9, wide * 4.2, (255, 196, 96), glow)
    body = path(
        f"M {x - w} {y} L {x - w} {top + w * 0.4} Q {x} {top - w * 0.2} {x + w} {top + w * 0.4} L {x + w} {y} Z"
    )
    runs = limb([(x - w * 0.9, top + w * 0.5), (x - w * 1.0, top + high * 0.34)], (w * 0.5, w * 0.62))
    runs = runs + limb([(x + w * 0.5, top + w * 0.4), (x + w * 0.56, top + high * 0.5)], (w * 0.46, w * 0.6))
    runs = runs + limb([(x - w * 0.2, top + w * 0.4), (x - w * 0.16, top + high * 0.22)], (w * 0.44, w * 0.54))
    canvas.form(body + runs, wax, relief=w * 0.5)
    canvas.stroke([(x, top + w * 0.2), (x + w * 0.06, top - w * 0.5)], w * 0.2, INK)
    if lit_up:
        canvas.form(
            flame(x, top - w * 0.2, w * 1.3, w * 3.2),
            (255, 150, 50),
            ink=1.2,
            shade=0,
            carve=0,
            ink_colour=(90, 26, 16),
        )
        canvas.flat(flame(x, top - w * 0.24, w * 0.8, w * 2.0), (255, 220, 110))
        canvas.flat(flame(x, top - w * 0.26, w * 0.44, w * 1.1), (255, 250, 220))
    else:
        canvas.flat(oval(x + w * 0.06, top - w * 0.5, w * 0.16), (255, 110, 60))


def gravestone(canvas: Canvas, x: float, y: float, wide: float, high: float, *, turn: float = 0.0) -> None:
    """A headstone by the middle of its foot, rounded above, with a cross cut into it."""
    w = wide / 2
    stone = path(
        f"M {x - w} {y} L {x - w} {y - high * 0.6} Q {x - w} {y - high} {x} {y - high} "
        f"Q {x + w} {y - high} {x + w} {y - high * 0.6} L {x + w} {y} Z"
    ).turned(turn, (x, y))
    canvas.form(stone, STONE, relief=8)
    for shape in (box(x, y - high * 0.6, wide * 0.12, high * 0.46), box(x, y - high * 0.68, wide * 0.42, wide * 0.12)):
        canvas.flat(shape.turned(turn, (x, y)), mix(STONE, INK, 0.62))


def mirror(
    canvas: Canvas, x: float, y: float, wide: float, high: float, *, rim: Colour = GOLD, glass: Colour = (150, 190, 206)
) -> None:
    """A standing oval mirror by its middle. Paint what it shows ``within`` an oval of the same measures."""
    canvas.shadow(oval(x, y, wide / 2 + 6, high / 2 + 6), 6, 8, 6)
    canvas.form(oval(x, y, wide / 2 + wide * 0.1, high / 2 + wide * 0.1), rim, shine=0.9, relief=5)
    canvas.form(oval(x, y, wide / 2, high / 2), glass, ink=1.6, relief=8, light=0.4)
    for k in (0, 1):
        a = along((x - wide * 0.3, y - high * (0.1 - 0.1 * k)), 45, 0)
        canvas.stroke([a, (a[0] + wide * 0.3, a[1] - high * 0.26)], (1, 4, 1), (240, 250, 252), 0.6)
