"""Makes the pictures of the table in assets/art: ``python build/art.py``.

Needs numpy and pillow (the ``test`` extra). Fixed seeds: the same numbers give the same pictures. Kept is only what
code at run time would be too slow for: cloth, wood and paper, each as a tile that repeats without a seam, and the
lids of the boxes. Everything else is drawn by ``scenes/art``.
"""

from pathlib import Path

import numpy as np
import pygame
from covers import paint_cover
from numpy.typing import NDArray
from PIL import Image

from scenes.art.emblems import DRESSES

Field = NDArray[np.float64]

OUT = Path(__file__).resolve().parent.parent / "assets" / "art"


def lattice(rng: np.random.Generator, height: int, width: int, rows: int, columns: int) -> Field:
    """Periodic smooth noise around 0: ``rows`` × ``columns`` random values, interpolated by smoothsteps."""
    knots = rng.standard_normal((rows, columns))
    y = np.arange(height) * rows / height
    x = np.arange(width) * columns / width
    iy, ix = y.astype(int), x.astype(int)
    fy, fx = y - iy, x - ix
    fy = (fy * fy * fy * (fy * (fy * 6 - 15) + 10))[:, None]
    fx = (fx * fx * fx * (fx * (fx * 6 - 15) + 10))[None, :]
    below, right = (iy + 1) % rows, (ix + 1) % columns
    top = knots[np.ix_(iy, ix)] * (1 - fx) + knots[np.ix_(iy, right)] * fx
    bottom = knots[np.ix_(below, ix)] * (1 - fx) + knots[np.ix_(below, right)] * fx
    return top * (1 - fy) + bottom * fy


def fractal(rng: np.random.Generator, height: int, width: int, rows: int, columns: int, octaves: int) -> Field:
    """Octaves of ``lattice``, each twice as fine and half as strong, scaled to deviation 1."""
    field = np.zeros((height, width))
    for octave in range(octaves):
        field += lattice(rng, height, width, rows << octave, columns << octave) / (1 << octave)
    return field / field.std()


def smooth(field: Field, down: float, across: float) -> Field:
    """A periodic Gaussian blur with the deviations given in pixels, by Fourier transform, scaled to deviation 1."""
    height, width = field.shape
    fy = np.fft.fftfreq(height)[:, None]
    fx = np.fft.fftfreq(width)[None, :]
    gain = np.exp(-2 * np.pi**2 * ((fy * down) ** 2 + (fx * across) ** 2))
    soft = np.fft.ifft2(np.fft.fft2(field) * gain).real
    soft -= soft.mean()
    return soft / soft.std()


def felt() -> Field:
    """Pressed wool: fibres in all directions over soft mottling. Brightness around 0.86."""
    rng = np.random.default_rng(11)
    side = 640
    fibres = np.zeros((side, side))
    # Short, hardly curved hairs, stamped with wrap-around.
    count = 30000
    x, y, angle = rng.uniform(0, side, count), rng.uniform(0, side, count), rng.uniform(0, 2 * np.pi, count)
    bend, strength = rng.normal(0, 0.03, count), rng.normal(0, 1, count)
    for _ in range(13):
        np.add.at(fibres, (y.astype(int) % side, x.astype(int) % side), strength)
        x, y, angle = x + np.cos(angle), y + np.sin(angle), angle + bend
    hair = smooth(fibres, 0.75, 0.75)
    nap = smooth(rng.standard_normal((side, side)), 0.9, 0.9)
    mottle = fractal(rng, side, side, 5, 5, 5)
    return 0.85 + 0.034 * hair + 0.026 * nap + 0.016 * mottle


def walnut() -> Field:
    """Black walnut, grain along x: colour (height, width, 3) in 0–1."""
    rng = np.random.default_rng(1)
    height, width = 768, 1536
    v = np.arange(height)[:, None] / height
    drift = 0.55 * fractal(rng, height, width, 2, 1, 3) + 0.16 * fractal(rng, height, width, 6, 3, 3)
    rings = 9 * v + drift
    phase = rings % 1.0
    # A year: slow rise to dark late wood, then a quick return.
    year = np.where(phase < 0.82, (phase / 0.82) ** 2.2, (1 - phase) / 0.18)
    year = smooth(year, 1.2, 3.0) * 0.5
    fibre = smooth(rng.standard_normal((height, width)), 0.7, 22)
    fine = smooth(rng.standard_normal((height, width)), 0.55, 6)
    tone = fractal(rng, height, width, 4, 1, 3)
    figure = fractal(rng, height, width, 3, 9, 2)
    pores = smooth((rng.random((height, width)) > 0.9965).astype(float), 0.6, 7)
    pores = np.clip(pores - 0.9, 0, 4)
    shade = 0.50 - 0.115 * year - 0.055 * tone + 0.045 * fibre + 0.028 * fine + 0.03 * figure - 0.055 * pores
    shade = np.clip(shade, 0.0, 1.0)[..., None]
    stops = np.array([0.0, 0.3, 0.5, 0.7, 1.0])
    colours = np.array([(30, 17, 12), (66, 39, 25), (98, 61, 39), (131, 88, 57), (178, 130, 88)]) / 255
    flat = shade[..., 0]
    return np.stack([np.interp(flat, stops, colours[:, c]) for c in range(3)], axis=-1)


def paper() -> Field:
    """Laid card: faint clouds and specks. Brightness around 0.965."""
    rng = np.random.default_rng(5)
    side = 384
    cloud = fractal(rng, side, side, 5, 5, 4)
    tooth = smooth(rng.standard_normal((side, side)), 0.8, 0.8)
    flecks = np.clip(smooth((rng.random((side, side)) > 0.9988).astype(float), 0.8, 1.5) - 2, 0, 5)
    return 0.968 + 0.007 * cloud + 0.009 * tooth - 0.008 * flecks


def save(name: str, field: Field, quality: int) -> None:
    """Writes a field in 0–1, grey or colour, as WebP."""
    pixels = np.round(np.clip(field, 0, 1) * 255).astype(np.uint8)
    image = Image.fromarray(pixels).convert("RGB")
    path = OUT / f"{name}.webp"
    image.save(path, "WEBP", quality=quality, method=6)
    print(f"{path.name}: {image.width} × {image.height}, {path.stat().st_size / 1024:.0f} KiB")


def save_cover(game: str) -> None:
    """Paints the lid of a box, large enough for a screen of 2160 lines, and writes it as WebP."""
    lid = paint_cover(game, (840, 1040))
    image = Image.frombytes("RGB", lid.get_size(), pygame.image.tobytes(lid, "RGB"))
    path = OUT / f"cover-{game}.webp"
    image.save(path, "WEBP", quality=84, method=6)
    print(f"{path.name}: {image.width} × {image.height}, {path.stat().st_size / 1024:.0f} KiB")


def main() -> None:
    """Makes every picture anew."""
    OUT.mkdir(parents=True, exist_ok=True)
    save("felt", felt(), 78)
    save("walnut", walnut(), 72)
    save("paper", paper(), 86)
    for game in DRESSES:
        save_cover(game)


if __name__ == "__main__":
    main()
