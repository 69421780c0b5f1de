"""Draws the program's icon: an evening table under a lamp, a die on it.

    python build/icon.py [--out assets/icon]

Writes ``tabletop.png`` (512), ``tabletop.ico`` (Windows, 16 to 256) and ``tabletop.icns`` (macOS, 32 to 1024).
All is drawn here; the same run gives the same picture.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFilter

SIDE = 1024
OVERSAMPLE = 2
WALNUT_LIGHT, WALNUT_DARK = (128, 84, 52), (66, 40, 25)
FELT_LIGHT, FELT_DARK = (38, 118, 112), (8, 44, 47)
CREAM_LIGHT, CREAM_DARK = (250, 241, 220), (206, 187, 150)
PIP = (52, 34, 28)
BRASS = (214, 170, 92)

DIE_SIDE = 0.5
DIE_TILT_DEGREES = 14
PIP_PLACES = ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1))

ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)


def draw_icon(side: int = SIDE) -> Image.Image:
    """The icon, ``side`` pixels square, transparent around the table's rounded corners."""
    canvas = Canvas(side * OVERSAMPLE)
    canvas.paint(canvas.box(0.03, 0.03, 0.97, 0.97, radius=0.2), WALNUT_LIGHT, WALNUT_DARK)
    canvas.paint(canvas.box(0.088, 0.088, 0.912, 0.912, radius=0.15), BRASS, WALNUT_DARK)
    felt = canvas.box(0.098, 0.098, 0.902, 0.902, radius=0.142)
    canvas.paint(felt, FELT_LIGHT, FELT_DARK)
    canvas.shade(canvas.rim_shadow(felt), 0.75)
    canvas.shade(canvas.soft(canvas.die_face(0.05, 0.07, 1.02), 0.035), 0.62)
    # The side turned from the lamp gives the die its height; its top stands a little to the upper left.
    canvas.paint(canvas.die_face(0.012, 0.016, 1.0), (196, 174, 136), (140, 116, 82))
    canvas.paint(canvas.die_face(-0.012, -0.016, 1.0), CREAM_LIGHT, CREAM_DARK)
    canvas.paint(canvas.pips(-0.012, -0.016), PIP, (30, 20, 18))
    return canvas.image.resize((side, side), Image.Resampling.LANCZOS)


class Canvas:
    """A square picture that shapes are painted on; all measures are parts of its side."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.image = Image.new("RGBA", (side, side), (0, 0, 0, 0))
        self._glow = self._lamp()

    def box(self, left: float, top: float, right: float, bottom: float, radius: float) -> Image.Image:
        """A mask: a box with round corners."""
        mask = Image.new("L", self.image.size)
        corners = tuple(self._pixels(edge) for edge in (left, top, right, bottom))
        ImageDraw.Draw(mask).rounded_rectangle(corners, self._pixels(radius), fill=255)
        return mask

    def die_face(self, dx: float, dy: float, scale: float) -> Image.Image:
        """A mask: the die's square with round corners, tilted, moved from the middle by ``dx``, ``dy``."""
        half = DIE_SIDE * scale / 2
        return self._tilted(self.box(0.5 - half, 0.5 - half, 0.5 + half, 0.5 + half, DIE_SIDE * 0.2), dx, dy)

    def pips(self, dx: float, dy: float) -> Image.Image:
        """A mask: the five pips of the die's top."""
        mask = Image.new("L", self.image.size)
        draw = ImageDraw.Draw(mask)
        for column, row in PIP_PLACES:
            x, y, radius = 0.5 + column * DIE_SIDE * 0.27, 0.5 + row * DIE_SIDE * 0.27, DIE_SIDE * 0.098
            draw.ellipse([self._pixels(edge) for edge in (x - radius, y - radius, x + radius, y + radius)], fill=255)
        return self._tilted(mask, dx, dy)

    def rim_shadow(self, inside: Image.Image) -> Image.Image:
        """A mask: what the rim, lit from the upper left, shades of the surface ``inside`` it."""
        moved = ImageChops.offset(inside, self._pixels(0.02), self._pixels(0.024))
        return ImageChops.multiply(self.soft(ImageChops.invert(moved), 0.022), inside)

    def soft(self, mask: Image.Image, radius: float) -> Image.Image:
        """The mask with blurred edges."""
        return mask.filter(ImageFilter.GaussianBlur(self._pixels(radius)))

    def paint(self, mask: Image.Image, lit: tuple[int, int, int], unlit: tuple[int, int, int]) -> None:
        """Fill a shape, from the colour under the lamp to the colour away from it."""
        colours = Image.composite(
            Image.new("RGB", self.image.size, lit), Image.new("RGB", self.image.size, unlit), self._glow
        )
        colours.putalpha(mask)
        self.image.alpha_composite(colours)

    def shade(self, mask: Image.Image, strength: float) -> None:
        """Darken where the mask is."""
        shadow = Image.new("RGBA", self.image.size, (6, 14, 16, 0))
        alpha = mask.point(lambda value: round(value * strength))
        shadow.putalpha(ImageChops.multiply(alpha, self.image.getchannel("A")))
        self.image.alpha_composite(shadow)

    def _lamp(self) -> Image.Image:
        """A mask: the light of a lamp at the upper left, fading over the whole picture."""
        reach = self.side * 2
        light = ImageChops.invert(Image.radial_gradient("L")).resize((reach, reach), Image.Resampling.BICUBIC)
        glow = Image.new("L", self.image.size)
        glow.paste(light, (self._pixels(0.32) - reach // 2, self._pixels(0.26) - reach // 2))
        return glow

    def _tilted(self, mask: Image.Image, dx: float, dy: float) -> Image.Image:
        return mask.rotate(
            DIE_TILT_DEGREES,
            Image.Resampling.BICUBIC,
            translate=(self._pixels(dx), self._pixels(dy)),
        )

    def _pixels(self, part: float) -> int:
        return round(part * self.side)


def main() -> None:
    """Draw the icon and write it in every format a system wants."""
    parser = argparse.ArgumentParser(description="Draw the program's icon.")
    default = Path(__file__).resolve().parent.parent / "assets" / "icon"
    parser.add_argument("--out", type=Path, default=default, help="folder for the files")
    out: Path = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    icon = draw_icon()
    icon.resize((512, 512), Image.Resampling.LANCZOS).save(out / "tabletop.png", optimize=True)
    icon.save(out / "tabletop.ico", sizes=[(size, size) for size in ICO_SIZES])
    icon.save(out / "tabletop.icns")


if __name__ == "__main__":
    main()
