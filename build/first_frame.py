"""Measures how long the packaged program takes to its first frame, beside a bare window packaged the same way.

    python build/first_frame.py [--program dist/tabletop/tabletop] [--runs 9] [--json]

The bare window is pygame-ce and pymunk and nothing else: what no program made with them can be faster than. Both are
started by turns on a virtual screen (Xvfb) that keeps its picture in a file; the first pixel that is no longer black
in the middle of the screen is the first frame. The programs do not know that they are measured.
"""

from __future__ import annotations

import argparse
import json
import mmap
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

BARE_WINDOW = """
import pygame
import pymunk

pymunk.Space()
pygame.display.init()
window = pygame.Window("Bare", (1280, 720), resizable=True, allow_high_dpi=True)
window.get_surface().fill((20, 90, 80))
window.flip()
while not any(event.type == pygame.QUIT for event in pygame.event.get()):
    pygame.time.wait(10)
"""

WIDTH, HEIGHT, BYTES_PER_PIXEL = 1280, 800, 4
LONGEST = 30.0
POLL = 0.0005


def build_bare(folder: Path) -> Path:
    """Packages the bare window; returns its executable."""
    script = folder / "bare.py"
    script.write_text(BARE_WINDOW, encoding="utf-8")
    command = [sys.executable, "-m", "PyInstaller", str(script), "--onedir", "--windowed", "--noconfirm"]
    command += ["--exclude-module", "numpy", "--log-level", "ERROR", "--specpath", str(folder)]
    command += ["--distpath", str(folder / "dist"), "--workpath", str(folder / "work")]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return folder / "dist" / "bare" / "bare"


@contextmanager
def virtual_screen(folder: Path) -> Iterator[tuple[str, Path]]:
    """An Xvfb of its own; yields its DISPLAY and the file that holds its picture."""
    read_end, write_end = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write_end), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-fbdir", str(folder)],
        pass_fds=(write_end,),
        stderr=subprocess.DEVNULL,
    )
    os.close(write_end)
    try:
        with os.fdopen(read_end) as answer:
            display = answer.readline().strip()
        yield f":{display}", folder / "Xvfb_screen0"
    finally:
        server.terminate()
        server.wait()


def time_to_first_frame(program: Path, display: str, picture: Path, home: Path) -> float:
    """Seconds from starting the program to its first frame. Raises TimeoutError when none comes."""
    environment = os.environ | {"DISPLAY": display, "TABLETOP_HOME": str(home), "SDL_AUDIODRIVER": "dummy"}
    environment.pop("SDL_VIDEODRIVER", None)
    with picture.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as screen:
        middle = len(screen) - (HEIGHT // 2) * WIDTH * BYTES_PER_PIXEL  # the picture ends the file
        row = slice(middle, middle + WIDTH * BYTES_PER_PIXEL)
        empty = screen[row]
        began = time.perf_counter()
        process = subprocess.Popen([program], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            while screen[row] == empty:
                if time.perf_counter() - began > LONGEST or process.poll() is not None:
                    raise TimeoutError(f"{program} showed nothing")
                time.sleep(POLL)
            return time.perf_counter() - began
        finally:
            process.kill()
            process.wait()
            while screen[row] != empty:  # the server takes the window away a little later
                time.sleep(POLL)


def main() -> None:
    """Measure both by turns and print the medians and their ratio."""
    parser = argparse.ArgumentParser(description="Measure the time to the first frame, beside a bare window.")
    parser.add_argument("--program", type=Path, default=ROOT / "dist" / "tabletop" / "tabletop")
    parser.add_argument("--runs", type=int, default=9, help="starts of each (default: 9)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    if shutil.which("Xvfb") is None:
        parser.error("Xvfb is not installed")
    if not arguments.program.is_file():
        parser.error(f"{arguments.program} is not there: python build/package.py makes it")
    times: dict[str, list[float]] = {"tabletop": [], "bare": []}
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        programs = {"tabletop": arguments.program.resolve(), "bare": build_bare(folder)}
        with virtual_screen(folder) as (display, picture):
            for name in times:  # once unmeasured, so that both are in the disk's cache
                time_to_first_frame(programs[name], display, picture, folder / "home")
            for _ in range(arguments.runs):
                for name, measured in times.items():
                    measured.append(time_to_first_frame(programs[name], display, picture, folder / "home"))
    ours, bare = (1000 * statistics.median(times[name]) for name in ("tabletop", "bare"))
    result = {"first_frame_ms": round(ours, 1), "bare_ms": round(bare, 1), "ratio": round(ours / bare, 2)}
    if arguments.json:
        print(json.dumps(result))
    else:
        print(f"first frame {ours:.0f} ms, bare window {bare:.0f} ms, ratio {ours / bare:.2f}")


if __name__ == "__main__":
    main()
