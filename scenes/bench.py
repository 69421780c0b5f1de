"""``tabletop bench``: how fast the rules, the bots, the odds and the physical dice are, and how fast the screen is."""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import msgspec

from scenes.boxes import Box, boxes
from scenes.loop import FIRST_FRAME, Loop
from scenes.rehearsal import Rehearsal
from scenes.rules.scene import Rules
from scenes.scene import Scene
from scenes.settings.scene import SettingsScene
from tabletop.app.paths import HOME_VARIABLE, find_paths
from tabletop.app.settings import Settings
from tabletop.workbench import bench
from tabletop.workbench.arguments import size
from tabletop.workbench.output import print_json, print_table

TABLE_FRAMES: Final = 900
"""Frames of a game between bots that are measured, at the calm pace."""
OPENING_FRAMES: Final = 2
STILL_FRAMES: Final = 60
"""Frames for which a screen of the shell is laid out and drawn anew."""
IDLE_SECONDS: Final = 4.0
STARTS: Final = 3
LONGEST_START: Final = 30.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the rules' measures take, and how large the window is."""
    bench.add_arguments(parser)
    parser.add_argument("--size", type=size, default=(1920, 1080), metavar="WxH", help="window (default: 1920x1080)")


def run(arguments: argparse.Namespace) -> int:
    """Measure and print; the rules first, so that nothing of the screen is in their way."""
    result = bench.measure_rules(arguments.games, arguments.seconds)
    result |= measure_screen(arguments.games, arguments.size)
    result["first_frame_ms"] = measure_first_frame()
    if arguments.json:
        print_json(result)
        return 0
    bench.print_measures(result)
    rows = [
        (name, *(f"{times[key]:.1f}" for key in ("p50_ms", "p95_ms", "p99_ms", "max_ms")))
        for name, times in result["frames"].items()
    ]
    print_table(("frames, ms", "p50", "p95", "p99", "max"), rows)
    print(f"nothing moving: {result['idle_cpu']:.1%} of a core")
    print(f"first frame: {result['first_frame_ms']:.0f} ms")
    return 0


def measure_screen(games: tuple[str, ...], window: tuple[int, int]) -> dict[str, Any]:
    """Frames by scene and what the still shelf costs, in a real window of that size."""
    frames: dict[str, Any] = {}
    with Rehearsal(window, Settings(animation="calm", coach=False)) as rehearsal:
        idle = _measure_idle(rehearsal)
        frames["shelf"] = _measure_still(rehearsal)
        frames["settings"] = _measure_card(rehearsal, SettingsScene(rehearsal.evening))
        for box in boxes():
            if box.id in games:
                frames[f"{box.id} rules"] = _measure_card(rehearsal, Rules(box))
                frames[box.id] = _measure_table(rehearsal, box)
    return {"size": list(window), "frames": frames, "idle_cpu": idle}


def measure_first_frame() -> float:
    """Milliseconds from starting the program anew to its first frame, the median of some starts.

    The first start is not counted: it looks for the fastest way to the screen and remembers it.
    """
    with tempfile.TemporaryDirectory(prefix="tabletop-", ignore_cleanup_errors=True) as folder:
        home = Path(folder)
        return statistics.median([_time_start(home) for _ in range(1 + STARTS)][1:])


def _time_start(home: Path) -> float:
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "tabletop"]
    log = find_paths({HOME_VARIABLE: str(home)}).log
    seen = log.read_text(encoding="utf-8").count(FIRST_FRAME) if log.exists() else 0
    began = time.perf_counter()
    process = subprocess.Popen(
        program, env=os.environ | {HOME_VARIABLE: str(home)}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        while not log.exists() or log.read_text(encoding="utf-8").count(FIRST_FRAME) == seen:
            if time.perf_counter() - began > LONGEST_START or process.poll() is not None:
                raise TimeoutError("the program has shown no frame; see its log")
            time.sleep(0.002)
        return (time.perf_counter() - began) * 1000
    finally:
        process.kill()
        process.wait()


def _measure_idle(rehearsal: Rehearsal) -> float:
    """The share of a core that the program takes while nothing moves."""
    loop = Loop(rehearsal.host, rehearsal.window, sleeps=False)
    for _ in range(STILL_FRAMES):
        loop.step()
    cpu, began = time.process_time(), time.perf_counter()
    while time.perf_counter() - began < IDLE_SECONDS:
        loop.step()
    return (time.process_time() - cpu) / (time.perf_counter() - began)


def _measure_table(rehearsal: Rehearsal, box: Box) -> dict[str, Any]:
    """A game between bots as people see it; what the table takes to be laid for the first time stands apart."""
    rehearsal.times.durations.clear()
    table = rehearsal.sit_down(box, next(iter(box.variants)))
    for _ in range(OPENING_FRAMES):
        rehearsal.frame()
    opening = sum(rehearsal.times.durations)
    rehearsal.times.durations.clear()
    shown = 0

    def enough() -> bool:
        nonlocal shown
        shown += 1
        return shown > TABLE_FRAMES or table.play_.decision is None

    rehearsal.play_on(table, enough, hurried=False)
    summary = dict(msgspec.to_builtins(rehearsal.times.summary()))
    rehearsal.evening.to_shelf()
    return summary | {"opening_ms": round(opening, 1)}


def _measure_card(rehearsal: Rehearsal, scene: Scene) -> dict[str, Any]:
    rehearsal.host.push(scene)
    summary = _measure_still(rehearsal)
    rehearsal.host.pop()
    return summary


def _measure_still(rehearsal: Rehearsal) -> dict[str, Any]:
    """The topmost scene, laid out anew and redrawn whole in every frame: what a press costs at most."""
    rehearsal.frame()
    rehearsal.times.durations.clear()
    for _ in range(STILL_FRAMES):
        rehearsal.host.renderer.forget()
        rehearsal.host.relayout()
        rehearsal.frame()
    return dict(msgspec.to_builtins(rehearsal.times.summary()))
