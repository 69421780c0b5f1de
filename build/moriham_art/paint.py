"""Paints the cards of MorihaM: ``python build/moriham_art/paint.py [--only id,id] [--sheet out.png]``.

Needs numpy and pillow (the ``test`` extra). Every picture is painted by a function of its own in the modules beside
this one and written to ``assets/moriham/art/<card id>.webp``; the same code gives the same pictures. With ``--sheet``
a contact sheet of what was painted is written too, each picture large and as small as in the hand.
"""

import argparse
import importlib
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from canvas import FINAL, Canvas
from PIL import Image, ImageDraw, ImageOps
from registry import PAINTERS

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "assets" / "moriham" / "art"
MODULES = (
    "tide",
    "tide_deep",
    "ember",
    "ember_high",
    "grove",
    "grove_high",
    "brass",
    "brass_high",
    "dusk",
    "dusk_high",
    "magic",
    "magic_banners",
    "magic_deeds",
    "trap",
    "trap_night",
    "back",
)
UPRIGHT = ((280, 400), (448, 640))  # the back: units, pixels
HAND = (84, 63)  # the picture's size on a card of 96 pixels


def load() -> None:
    """Reads the painters of every group that there is."""
    here = Path(__file__).resolve().parent
    for module in MODULES:
        if (here / f"{module}.py").exists():
            importlib.import_module(module)


def paint(name: str) -> Image.Image:
    """The picture of a card (or ``back``). Raises KeyError when nobody paints it."""
    canvas = Canvas(name, *UPRIGHT) if name == "back" else Canvas(name)
    PAINTERS[name](canvas)
    return canvas.finish()


def sheet(pictures: Sequence[tuple[str, Image.Image]], columns: int = 4) -> Image.Image:
    """All pictures in rows, each with its size in the hand beside its name."""
    wide, high, foot = 320, 240, 72
    rows = -(-len(pictures) // columns)
    whole = Image.new("RGB", (columns * (wide + 8), rows * (high + foot + 8)), (30, 34, 40))
    draw = ImageDraw.Draw(whole)
    for k, (name, picture) in enumerate(pictures):
        x, y = k % columns * (wide + 8) + 4, k // columns * (high + foot + 8) + 4
        picture = ImageOps.pad(picture, FINAL)
        whole.paste(picture.resize((wide, high), Image.Resampling.LANCZOS), (x, y))
        whole.paste(picture.resize(HAND, Image.Resampling.LANCZOS), (x, y + high + 4))
        draw.text((x + HAND[0] + 10, y + high + 24), name, fill=(230, 226, 210))
    return whole


def main(arguments: Sequence[str] | None = None) -> None:
    """Paints what is asked for, all cards by default."""
    parser = argparse.ArgumentParser(description="Paints the pictures of MorihaM's cards.")
    parser.add_argument("--only", default="", help="ids parted by commas; a group such as tide paints all of its cards")
    parser.add_argument("--sheet", type=Path, help="also write a contact sheet to this file")
    parser.add_argument("--from-files", action="store_true", help="make the sheet from the pictures that are there")
    options = parser.parse_args(arguments)
    load()
    groups = {m: [n for n, p in PAINTERS.items() if p.__module__ == m] for m in MODULES}
    asked = [part.strip() for part in options.only.split(",") if part.strip()]
    names = [n for part in asked for n in groups.get(part, [part])] or list(PAINTERS)
    OUT.mkdir(parents=True, exist_ok=True)
    pictures = []
    for name in names:
        file = OUT / f"{name}.webp"
        if options.from_files:
            pictures.append((name, Image.open(file).convert("RGB")))
            continue
        if name not in PAINTERS:
            raise SystemExit(f"no painter for {name}: cards are {', '.join(sorted(PAINTERS))}")
        start = time.perf_counter()
        picture = paint(name)
        picture.save(file, "WEBP", quality=70, method=6)
        pictures.append((name, picture))
        print(f"{name}: {file.stat().st_size / 1024:.0f} KiB, {time.perf_counter() - start:.2f} s")
    cards = json.loads((ROOT / "assets" / "moriham" / "cards.json").read_text(encoding="utf-8"))["cards"]
    missing = [c["id"] for c in cards if c["id"] not in PAINTERS]
    if missing and not asked:
        print(f"{len(missing)} cards without a painter: {', '.join(missing)}", file=sys.stderr)
    if options.sheet:
        sheet(pictures).save(options.sheet)


if __name__ == "__main__":
    main()
