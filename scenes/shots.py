"""``tabletop shots``: a picture of every scene in its telling states."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from tabletop.app.translations import LANGUAGES, set_language
from tabletop.workbench.arguments import UsageError, add_json, size
from tabletop.workbench.output import print_json


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where the pictures go, how large, in which language, which of them."""
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="folder for the pictures")
    parser.add_argument("--size", type=size, default=(1920, 1080), metavar="WxH", help="in pixels (default: 1920x1080)")
    parser.add_argument("--lang", choices=tuple(LANGUAGES), default="en", help="language (default: en)")
    parser.add_argument("--scene", default="", metavar="NAME", help="only those whose name begins like this")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Draws and writes; the exit status is 1 when something does not fit, and it is said what."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from scenes.gallery import picture, shots

    set_language(arguments.lang)
    chosen = [shot for shot in shots() if shot.name.startswith(arguments.scene)]
    if not chosen:
        raise UsageError(f"no scene is called {arguments.scene!r}; there are {', '.join(s.name for s in shots())}")
    _make(arguments.out)
    written: dict[str, dict[str, object]] = {}
    for shot in chosen:
        driver = picture(shot, arguments.size)
        file = arguments.out / f"{shot.name}.png"
        driver.save(file)
        faults = list(driver.frame.faults)
        written[shot.name] = {"file": str(file), "faults": faults}
        if not arguments.json:
            print(f"{file}" + "".join(f"\n  {fault}" for fault in faults))
    faulty = sum(bool(entry["faults"]) for entry in written.values())
    if arguments.json:
        print_json({"scenes": written})
    return 1 if faulty else 0


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"{folder} cannot be made: {error.strerror}") from error
