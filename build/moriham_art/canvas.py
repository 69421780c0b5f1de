"""The canvas of the cards' pictures, and how they are to look.

THE LOOK. A port of bells, brass, tide, grove, ember and dusk, printed by lamplight: cut like a woodblock, coloured
like gouache. Few big shapes, an ink line round each (thicker away from the lamp), three tones and the gouge's marks
where light turns to shade. All of that ``Canvas.form`` does by itself; a painter says what is where, in which order
and of what colour. Units are 400 across and 300 down whatever the picture's size; colours are tuples of 0–255; the
lamp hangs at the upper left.

RULES
- The subject is what the name says, literally and at once. Someone who sees the picture at 84 × 63 pixels must be
  able to pick its name out of four. A "Gull Captain" is a gull in a captain's hat, not a man and a gull far away.
- It fills 70–85 % of the picture, cropped boldly if need be; head and eyes large (a face a quarter of the picture's
  height or more). Hands, hats, tools and weapons larger than life. Limbs 20–40 units thick, never below 12.
- Value first: a light subject on a dark ground or the other way round. Squint: the outline must tell. ``halo``, ``rim``
  and the disc of ``night`` part a dark subject from a dark ground.
- Three hues a picture: the kin's (``tones.py``), its neutral, and ONE accent where the eye should go. Things keep
  their own colours where these name them (gold bell, tin man, black cat).
- Each picture has a place, and it differs from its neighbours': sea, quay, wood, forge, hall, alley, sky, under water.
  Vary pose, size, facing and angle too: busts, whole figures, close-ups of hands, views from above. No emblems
  floating on a background; things are held, worn, hung, dropped, burning, used.
- Figures have two eyes (or one clear profile eye) looking somewhere, and a mood. Monsters of higher level look bigger:
  lower horizon, cropped by the frame, seen from below; level 1 are small folk seen whole.
- Magic is star-blue and ivory, traps crimson and black, with the thing itself in its own colours; banners are of their
  kin's colours on the magic sky.
- No letters or figures anywhere. Nothing copied from another game.
- No thin detail: nothing under 2 units wide carries meaning. 30 to 70 calls paint a picture; under a second each.

HOW
    from registry import card
    @card("cinder_imp")
    def cinder_imp(c: Canvas) -> None:
        '''What is to be seen, in a line.'''
        night(c, EMBER, (212, 120), radius=92)              # the place
        c.form(limb([(214, 226), (284, 244)], (14, 7)), skin)  # far parts first, near ones last
Shapes come from ``shapes``: ``blob`` (smooth through points), ``path`` (corners and curves), ``limb`` (a thick line
that tapers: arms, tails, horns), ``poly``, ``oval``, ``box``; joined with ``+``, cut with ``-``. ``things`` has water,
fire, smoke, bells, lamps, wheels, ropes, swords, cloth, leaves, houses; ``figures`` has ``pose`` with ``arm``, ``leg``,
``trunk`` and ``face`` for people, ``beast`` and ``eye`` for animals. Paint with
``python build/moriham_art/paint.py --only cinder_imp --sheet out.png`` and look at the sheet, large and
small. One module a group; split it (``tide_deep.py``, named in ``paint.MODULES``) before it grows beyond 600 lines.
"""

import math
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter
from shapes import Point, Shape, limb

from scenes.art.palette import Colour, mix

Field = NDArray[np.float32]
Box = tuple[int, int, int, int]  # left, top, right, bottom in pixels of the working canvas

WIDE, HIGH = 400, 300  # units
WORK = 2.4  # working pixels a unit
FINE = 3  # samples a working pixel in an outline, each way
FINAL = (640, 480)

INK: Colour = (15, 17, 28)
LAMPLIGHT: Colour = (255, 226, 164)
NIGHTFALL: Colour = (22, 26, 58)  # what shadows lean towards


def _rgb(colour: Colour) -> Field:
    return np.asarray(colour, dtype=np.float32) / 255


def _step(low: float, high: float, value: Field) -> Field:
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def _blur(field: Field, radius: float) -> Field:
    """Three running means each way, near a Gaussian of that deviation (pixels); edges repeat."""
    half = max(1, round(radius * 0.9))
    for axis in (0, 1):
        for _ in range(3):
            pad = [(half + 1, half), (0, 0)] if axis == 0 else [(0, 0), (half + 1, half)]
            total = np.cumsum(np.pad(field, pad, mode="edge"), axis=axis, dtype=np.float64)
            wide = 2 * half + 1
            field = (total[wide:] - total[:-wide] if axis == 0 else total[:, wide:] - total[:, :-wide]) / wide
    return field.astype(np.float32)


def _resized(field: Field, wide: int, high: int) -> Field:
    image = Image.fromarray(np.ascontiguousarray(field, dtype=np.float32))
    return np.asarray(image.resize((wide, high), Image.Resampling.BILINEAR), dtype=np.float32)


class Canvas:
    """One picture under way. ``rng`` is seeded by the picture's name: the same name gives the same picture.

    ``units`` and ``final`` (pixels) are for pictures of another form than those of the cards.
    """

    def __init__(self, name: str, units: tuple[int, int] = (WIDE, HIGH), final: tuple[int, int] = FINAL) -> None:
        self.units, self.final = units, final
        self.wide, self.high = round(units[0] * WORK), round(units[1] * WORK)
        self.rng = np.random.default_rng(zlib.crc32(name.encode()))
        self.pixels: Field = np.zeros((self.high, self.wide, 3), dtype=np.float32)
        self.pixels[:] = _rgb((24, 30, 48))
        self._clips: list[Field] = []
        self._carving = self._carve()

    # What lies behind

    def wash(self, stops: Sequence[tuple[float, Colour]], turn: float = 0.0) -> None:
        """Fills the canvas with a run of colours from top (0) to bottom (1), turned clockwise by degrees."""
        y, x = np.mgrid[0 : self.high, 0 : self.wide].astype(np.float32)
        a = math.radians(turn)
        run = ((y / self.high - 0.5) * math.cos(a) - (x / self.wide - 0.5) * math.sin(a)) + 0.5
        run += self._carving * 0.02
        places = [s for s, _ in stops]
        for k in range(3):
            colour = np.interp(run, places, [c[k] / 255 for _, c in stops])
            self._lay((0, 0, self.wide, self.high), colour[..., None].astype(np.float32), None, k)

    def carve(
        self,
        middle: Point,
        colour: Colour,
        *,
        count: int = 150,
        reach: tuple[float, float] = (40, 360),
        strength: float = 0.35,
        rays: bool = False,
        long: float = 46,
    ) -> None:
        """Short cut marks of the gouge around a point: arcs about it, or rays away from it."""
        shapes = []
        for _ in range(count):
            away = float(self.rng.uniform(*reach))
            at = float(self.rng.uniform(0, math.tau))
            length = float(self.rng.uniform(0.4, 1.0)) * long
            width = float(self.rng.uniform(1.0, 2.6))
            if rays:
                spots = [
                    (middle[0] + math.cos(at) * (away + d), middle[1] + math.sin(at) * (away + d))
                    for d in (0, length / 2, length)
                ]
            else:
                spots = [
                    (middle[0] + math.cos(at + d / away) * away, middle[1] + math.sin(at + d / away) * away)
                    for d in (0, length / 2, length)
                ]
            if all(-20 < p[0] < self.units[0] + 20 and -20 < p[1] < self.units[1] + 20 for p in spots):
                shapes.append(limb(spots, (0.5, width, 0.5), steps=4))
        for shape in shapes:
            self.flat(shape, colour, strength)

    def glow(self, x: float, y: float, radius: float, colour: Colour, strength: float = 0.7) -> None:
        """Light in the air, brightest at the point and gone at the radius: added to what is there."""
        box = self._within((x - radius, y - radius, x + radius, y + radius), 0)
        if box is None:
            return
        left, top, right, bottom = box
        rows, columns = np.mgrid[top:bottom, left:right].astype(np.float32)
        away = np.hypot(columns / WORK - x, rows / WORK - y) / radius
        fall = np.clip(1 - away, 0, 1) ** 2 * strength
        for clip in self._clips:
            fall = fall * clip[top:bottom, left:right]
        part = self.pixels[top:bottom, left:right]
        part[:] = 1 - (1 - part) * (1 - fall[..., None] * _rgb(colour))

    def dim(self, strength: float, colour: Colour = INK) -> None:
        """Draws a veil over all so far: pushes it back behind what comes next."""
        self._lay((0, 0, self.wide, self.high), _rgb(colour), np.full((self.high, self.wide), strength, np.float32))

    # What stands before it

    def form(
        self,
        shape: Shape,
        colour: Colour,
        *,
        ink: float = 2.0,
        relief: float | None = None,
        shine: float = 0.0,
        shade: float = 1.0,
        light: float = 1.0,
        rim: Colour | None = None,
        carve: float = 1.0,
        ink_colour: Colour = INK,
        opacity: float = 1.0,
    ) -> None:
        """Paints a solid shape: ink line around it, lamplit side, shaded side, cut marks where light turns.

        ``ink`` is the line's width in units, 0 for none; ``relief`` how far the roundness reaches in from the edge
        (units; by default a share of the shape's size; small is flat card, large is a ball); ``shine`` 0–1 adds the
        bright spot of metal, wet skin or glass; ``shade`` and ``light`` strengthen or take away the two sides;
        ``rim`` is a second light's colour along the far edge (lower right); ``carve`` the strength of cut marks.
        """
        left, top, right, bottom = shape.box
        size = min(right - left, bottom - top)
        reach = min(max(size * 0.22, 2.0), 26.0) if relief is None else relief
        found = self._mask(shape, ink * 2 + reach * 2 + 4)
        if found is None:
            return
        box, mask = found
        if ink > 0:
            self._ink(box, mask, ink, ink_colour, opacity)
        tone = self._turn(mask, reach * WORK)
        marks = self._carving[box[1] : box[3], box[0] : box[2]]
        tone = tone + marks * 0.13 * carve
        base = _rgb(colour)
        lamp = _rgb(mix(mix(colour, (255, 255, 255), 0.12), LAMPLIGHT, 0.42))
        dusk = _rgb(mix(mix(colour, INK, 0.40), NIGHTFALL, 0.34))
        deep = _rgb(mix(mix(colour, INK, 0.66), NIGHTFALL, 0.40))
        paint = np.broadcast_to(base, (*mask.shape, 3)).copy()
        for goal, share in (
            (lamp, _step(0.16, 0.34, tone) * 0.92 * light),
            (dusk, _step(0.12, 0.26, -tone) * shade),
            (deep, _step(0.50, 0.64, -tone) * shade),
        ):
            weight = np.clip(share, 0, 1)[..., None]
            paint += (goal - paint) * weight
        if shine > 0:
            spot = _step(0.62, 0.80, tone) * shine
            paint += (_rgb((255, 250, 232)) - paint) * spot[..., None]
        if rim is not None:
            edge = np.clip(mask - self._shifted(mask, -1.9, -1.5), 0, 1)
            paint += (_rgb(rim) - paint) * (edge * 0.9)[..., None]
        self._lay(box, paint, mask * opacity)

    def flat(self, shape: Shape, colour: Colour, opacity: float = 1.0) -> None:
        """Paints a shape in one tone, without line or light: marks, patterns, far silhouettes, eyes."""
        found = self._mask(shape, 1)
        if found is not None:
            self._lay(found[0], _rgb(colour), found[1] * opacity)

    def faded(
        self, shape: Shape, colour: Colour, start: Point, end: Point, *, first: float = 1.0, last: float = 0.0
    ) -> None:
        """A flat shape whose opacity runs from ``first`` at the one point to ``last`` at the other: beams, mist."""
        found = self._mask(shape, 1)
        if found is None:
            return
        (left, top, right, bottom), mask = found
        rows, columns = np.mgrid[top:bottom, left:right].astype(np.float32)
        dx, dy = end[0] - start[0], end[1] - start[1]
        t = ((columns / WORK - start[0]) * dx + (rows / WORK - start[1]) * dy) / (dx * dx + dy * dy)
        weight = first + (last - first) * np.clip(t, 0, 1)
        self._lay((left, top, right, bottom), _rgb(colour), mask * weight)

    def stroke(
        self, points: Sequence[Point], width: float | Sequence[float] = 2.0, colour: Colour = INK, opacity: float = 1.0
    ) -> None:
        """A brush line through the points; several widths are spread along it: (0.5, 3, 0.5) swells in the middle."""
        self.flat(limb(points, width), colour, opacity)

    def shadow(self, shape: Shape, right: float = 5, down: float = 7, soft: float = 5, strength: float = 0.5) -> None:
        """The soft shadow a shape throws on what lies behind; paint it before the shape."""
        found = self._mask(shape.moved(right, down), soft * 3)
        if found is not None:
            box, mask = found
            self._lay(box, _rgb(INK), np.clip(_blur(mask, soft * WORK), 0, 1) * strength)

    def halo(self, shape: Shape, colour: Colour, soft: float = 8, strength: float = 0.9) -> None:
        """Light around a shape: paint it before the shape, to part it from a dark ground."""
        found = self._mask(shape, soft * 3.2)
        if found is not None:
            box, mask = found
            self._lay(box, _rgb(colour), np.clip(_blur(mask, soft * WORK) * 1.25, 0, 1) * strength)

    @contextmanager
    def within(self, shape: Shape) -> Iterator[None]:
        """Keeps everything painted meanwhile inside the shape: patterns on a coat, a view through a window."""
        found = self._mask(shape, 1)
        full = np.zeros((self.high, self.wide), dtype=np.float32)
        if found is not None:
            (left, top, right, bottom), mask = found
            full[top:bottom, left:right] = mask
        self._clips.append(full)
        try:
            yield
        finally:
            self._clips.pop()

    # The end

    def finish(self) -> Image.Image:
        """The picture: lamp warmth from the upper left, corners darker, the grain of the print; sharp at its size."""
        y, x = np.mgrid[0 : self.high, 0 : self.wide].astype(np.float32)
        x, y = x / self.wide, y / self.high
        warmth = np.clip(1 - np.hypot(x - 0.12, (y - 0.02) * 0.8) / 0.95, 0, 1) ** 1.5
        corner = np.clip(np.hypot((x - 0.48) * 1.05, (y - 0.47) * 1.05) / 0.72, 0, 1) ** 2.6
        done = self.pixels * (1 - 0.46 * corner)[..., None]
        done = 1 - (1 - done) * (1 - warmth[..., None] * _rgb(LAMPLIGHT) * 0.13)
        grain = _blur(self.rng.standard_normal((self.high, self.wide)).astype(np.float32), 1.0)
        grain /= grain.std()
        done = done * (1 + 0.020 * grain)[..., None]
        image = Image.fromarray(np.round(np.clip(done, 0, 1) * 255).astype(np.uint8))
        image = image.resize(self.final, Image.Resampling.LANCZOS)
        return image.filter(ImageFilter.UnsharpMask(1.1, 55, 2))

    # How it is done

    def _carve(self) -> Field:
        """The cut marks of the gouge: slanting lines that waver, −1 to 1."""
        y, x = np.mgrid[0 : self.high, 0 : self.wide].astype(np.float32)
        rng = np.random.default_rng(7)
        coarse = rng.standard_normal((12, 16)).astype(np.float32)
        warp = _resized(coarse, self.wide, self.high)
        across = (x * 0.62 + y * 0.78) / WORK / 4.6 + warp * 0.55
        return (np.abs((across % 1.0) * 2 - 1) * 2 - 1).astype(np.float32)

    def _within(self, span: tuple[float, float, float, float], pad: float) -> Box | None:
        left = max(0, math.floor((span[0] - pad) * WORK))
        top = max(0, math.floor((span[1] - pad) * WORK))
        right = min(self.wide, math.ceil((span[2] + pad) * WORK))
        bottom = min(self.high, math.ceil((span[3] + pad) * WORK))
        return (left, top, right, bottom) if right > left and bottom > top else None

    def _mask(self, shape: Shape, pad: float) -> tuple[Box, Field] | None:
        """How much of each pixel the shape covers (0–1), over its box and ``pad`` units around it."""
        box = self._within(shape.box, pad)
        if box is None:
            return None
        left, top, right, bottom = box
        image = Image.new("L", ((right - left) * FINE, (bottom - top) * FINE), 0)
        draw = ImageDraw.Draw(image)
        for adds, outline in shape.parts:
            spots = (outline * WORK - (left, top)) * FINE
            draw.polygon([(float(x), float(y)) for x, y in spots], fill=255 if adds else 0)
        return box, np.asarray(image.reduce(FINE), dtype=np.float32) / 255

    def _lay(self, box: Box, paint: Field, mask: Field | None, channel: int | None = None) -> None:
        left, top, right, bottom = box
        part = self.pixels[top:bottom, left:right]
        if channel is not None:
            part = part[..., channel : channel + 1]
        if mask is None and not self._clips:
            part[:] = paint
            return
        weight = np.ones(part.shape[:2], np.float32) if mask is None else mask
        for clip in self._clips:
            weight = weight * clip[top:bottom, left:right]
        part += (paint - part) * weight[..., None]

    def _ink(self, box: Box, mask: Field, width: float, colour: Colour, opacity: float) -> None:
        """The line around a shape, thicker on the side away from the lamp."""
        image = Image.fromarray(np.round(mask * 255).astype(np.uint8))
        soft = image.filter(ImageFilter.GaussianBlur(width * WORK / 1.28))
        grown = np.clip((np.asarray(soft, dtype=np.float32) / 255 - 0.07) * 14, 0, 1)
        away = self._shifted(grown, width * 0.35, width * 0.42)
        self._lay(box, _rgb(colour), np.maximum(away, np.maximum(mask, grown * 0.94)) * opacity)

    @staticmethod
    def _shifted(mask: Field, right: float, down: float) -> Field:
        dx, dy = round(right * WORK), round(down * WORK)
        moved = np.zeros_like(mask)
        high, wide = mask.shape
        if abs(dx) < wide and abs(dy) < high:
            moved[max(0, dy) : high + min(0, dy), max(0, dx) : wide + min(0, dx)] = mask[
                max(0, -dy) : high + min(0, -dy), max(0, -dx) : wide + min(0, -dx)
            ]
        return moved

    @staticmethod
    def _turn(mask: Field, reach: float) -> Field:
        """How far each spot of an inflated shape turns to the lamp: 1 towards it, 0 across, −1 away."""
        high, wide = mask.shape
        shrink = max(1, int(reach / 7))
        small = _resized(mask, max(2, wide // shrink), max(2, high // shrink))
        r = reach / shrink
        height = 0.6 * _blur(small, r) + 0.4 * _blur(small, r * 0.4)
        down, right = np.gradient(height)
        tone = (right * 0.64 + down * 0.77) * r * 2.3
        return np.clip(_resized(tone, wide, high), -1, 1)
