"""``tabletop dice``: throws the physical dice and counts what comes."""

from __future__ import annotations

import argparse
import time
from typing import Any

from tabletop.tray.release import FASTEST, SLOWEST
from tabletop.tray.series import throws
from tabletop.tray.statistics import goodness_of_fit
from tabletop.tray.tray import DICE
from tabletop.workbench.arguments import add_json, add_seed, at_least_one
from tabletop.workbench.output import Progress, print_json, print_table

FACES = range(1, 7)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """How many throws, how fast, and how many dice lie in the way."""
    parser.add_argument("--throws", type=at_least_one, default=1000, metavar="N", help="how many (default: 1000)")
    parser.add_argument(
        "--speed",
        type=_speed,
        metavar="A",
        help=f"release speed in die sides a second, {SLOWEST:g} to {FASTEST:g} (default: quick rolls)",
    )
    parser.add_argument(
        "--lying",
        type=int,
        choices=range(DICE),
        default=0,
        metavar="K",
        help="dice that lie in the track and are not thrown, 0 to 4 (default: 0)",
    )
    add_seed(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Throw, count, print."""
    result = measure(arguments.seed, arguments.throws, arguments.speed, arguments.lying)
    if arguments.json:
        print_json(result)
    else:
        _print_result(result)
    return 0


def measure(seed: int, count: int, speed: float | None, lying: int) -> dict[str, Any]:
    """Throws the dice. Returns the counts by the keys of the JSON object.

    Fouls are counts of throws; throws a second are those of one processor core that does nothing else.
    """
    by_die = [[0] * len(FACES) for _ in range(DICE)]
    fouls = {"off_track": 0, "cocked": 0, "disturbed": 0}
    shown_seconds = 0.0
    start = time.process_time()
    with Progress(count, "throws") as progress:
        for recording in throws(seed, count, speed, lying):
            result = recording.result
            for die, value in zip(result.dice, result.values, strict=True):
                by_die[die][value - 1] += 1
            for kind in fouls:
                fouls[kind] += bool(getattr(result, kind))
            shown_seconds += recording.duration
            progress.advance()
    worked = time.process_time() - start
    faces = [sum(counts) for counts in zip(*by_die, strict=True)]
    test = goodness_of_fit(faces)
    return {
        "throws": count,
        "dice": count * (DICE - lying),
        "faces": {str(face): number for face, number in zip(FACES, faces, strict=True)},
        "by_die": by_die,
        "chi2": test.value,
        "p": test.p,
        **fouls,
        "throws_per_second": count / worked,
        "mean_seconds": shown_seconds / count,
    }


def _print_result(result: dict[str, Any]) -> None:
    rows = [
        (f"die {number}", *map(str, counts)) for number, counts in enumerate(result["by_die"], start=1) if any(counts)
    ]
    rows.append(("all", *map(str, result["faces"].values())))
    print_table(("", *map(str, FACES)), rows)
    print()
    print(f"χ²(5) = {result['chi2']:.2f}: chance alone does worse in {result['p']:.1%} of such series")
    for kind, what in (
        ("off_track", "a die off the track"),
        ("cocked", "a die cocked"),
        ("disturbed", "a lying die disturbed"),
    ):
        print(f"{what}: {result[kind]} of {result['throws']} throws ({result[kind] / result['throws']:.2%})")
    print(f"a throw takes {result['mean_seconds']:.2f} s; {result['throws_per_second']:.0f} were worked out a second")


def _speed(text: str) -> float:
    try:
        speed = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no speed; write a number of die sides a second") from None
    if not SLOWEST <= speed <= FASTEST:
        raise argparse.ArgumentTypeError(f"{text} is out of bounds; speeds go from {SLOWEST:g} to {FASTEST:g}")
    return speed
