"""``tabletop replay``: the record of a saved game, action by action."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

from tabletop.core.actions import CHANCE
from tabletop.core.game import to_plain
from tabletop.core.match import Match
from tabletop.workbench.arguments import UsageError, add_json
from tabletop.workbench.output import print_json
from tabletop.workbench.saved import FileFault, decode_match, read_file


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file and the step to stop at."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    parser.add_argument("--step", type=int, metavar="N", help="stop after N actions and print the state there")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print what was done and what came of it; with ``--step`` the state as well."""
    match = _read(arguments.file)
    last = len(match.log) if arguments.step is None else arguments.step
    if not 0 <= last <= len(match.log):
        raise UsageError(f"--step {last}: the record of {arguments.file} has steps 0 to {len(match.log)}")
    steps, state = retrace(match, last)
    if arguments.json:
        print_json({"game": match.game.id, "length": len(match.log), "steps": steps, "state": state})
        return 0
    for number, step in enumerate(steps, start=1):
        who = "chance" if step["seat"] == CHANCE else f"seat {step['seat']}"
        print(f"{number:4}  {who:6}  {_line(step['action'])}")
        for event in step["events"]:
            print(f"{'':14}→ {_line(event)}")
    if arguments.step is not None:
        print(msgspec.json.format(msgspec.json.encode(state), indent=2).decode())
    return 0


def retrace(match: Match[Any, Any], last: int) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The first ``last`` entries of the record as plain data with their events, and the state after them."""
    state = match.game.load(match.start)
    steps = []
    for entry in match.log[:last]:
        events = match.game.apply(state, entry.action)
        steps.append({"seat": entry.seat, "action": to_plain(entry.action), "events": [to_plain(e) for e in events]})
    return steps, match.game.dump(state)


def _read(path: Path) -> Match[Any, Any]:
    try:
        return decode_match(read_file(path), path)[0]
    except FileFault as fault:
        raise UsageError(f"{path}: {fault.where}: {fault.message}") from fault


def _line(thing: dict[str, Any]) -> str:
    """An action or event in a line: its type, then its values."""
    values = (f"{name}={msgspec.json.encode(value).decode()}" for name, value in thing.items() if name != "type")
    return " ".join((thing["type"], *values))
