"""``tabletop smoke``: the real window plays a bot game of every variant, as fast as it can."""

from __future__ import annotations

import argparse
import time
from typing import Any

import pygame

from scenes.boxes import boxes
from scenes.rehearsal import Rehearsal, every_variant
from scenes.rules.scene import Rules
from scenes.scene import Scene
from scenes.settings.scene import SettingsScene
from tabletop.app.settings import Settings
from tabletop.workbench.arguments import add_json, size
from tabletop.workbench.output import print_json, print_table

LOOKS = 3
"""Frames for which a scene that is only looked at is shown."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """How large the window is."""
    parser.add_argument("--size", type=size, default=(1280, 720), metavar="WxH", help="window (default: 1280x720)")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Look at every screen of the shell and play every variant; an error anywhere ends it with a traceback."""
    games = []
    with Rehearsal(arguments.size, Settings(animation="none")) as rehearsal:
        driver = pygame.display.get_driver()
        _look_around(rehearsal)
        for box, variant in every_variant():
            began = time.perf_counter()
            table = rehearsal.sit_down(box, variant)
            _look_at_pause(rehearsal)
            frames = rehearsal.play_on(table, rehearsal.at_count, hurried=True)
            games.append(
                {
                    "game": box.id,
                    "variant": variant,
                    "actions": len(table.play_.match.log),
                    "frames": frames,
                    "seconds": round(time.perf_counter() - began, 2),
                }
            )
            rehearsal.evening.to_shelf()
    _tell({"ok": True, "driver": driver, "size": list(arguments.size), "games": games}, arguments.json)
    return 0


def _look_around(rehearsal: Rehearsal) -> None:
    """The shelf, the settings, and of every game the setting-up and the rules."""
    _look(rehearsal)
    _look_at(rehearsal, SettingsScene(rehearsal.evening))
    for box in boxes():
        rehearsal.evening.set_up(box)
        _look(rehearsal)
        rehearsal.host.pop()
        _look_at(rehearsal, Rules(box))


def _look_at_pause(rehearsal: Rehearsal) -> None:
    """The pause card over the table."""
    _look(rehearsal)
    table = rehearsal.evening.table
    assert table is not None
    table.open_menu()
    _look(rehearsal)
    rehearsal.host.pop()


def _look_at(rehearsal: Rehearsal, scene: Scene) -> None:
    rehearsal.host.push(scene)
    _look(rehearsal)
    rehearsal.host.pop()


def _look(rehearsal: Rehearsal) -> None:
    for _ in range(LOOKS):
        rehearsal.frame()


def _tell(result: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print_json(result)
        return
    print(f"window of {result['size'][0]}x{result['size'][1]} by {result['driver']}")
    rows = [
        (f"{game['game']} {game['variant']}", str(game["actions"]), str(game["frames"]), f"{game['seconds']:.1f}")
        for game in result["games"]
    ]
    print_table(("played to the end", "actions", "frames", "seconds"), rows)
