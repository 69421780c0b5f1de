"""Golden games: whole games written down, so that a change of the rules shows as a change of text.

    python tests/golden/regenerate.py                        writes every game in this folder anew
    python tests/golden/regenerate.py yamslam-base-3-seed7   writes this one, whether it was there or not

A name is GAME-VARIANT-PLAYERS-seedSEED. Read the difference before keeping it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tabletop import catalogue
from tabletop.core.actions import CHANCE
from tabletop.core.game import Game, Setup, to_plain
from tabletop.core.match import Match
from tabletop.core.rng import Rng

FOLDER = Path(__file__).parent
NAME = re.compile(r"(?P<game>\w+)-(?P<variant>\w+)-(?P<players>\d+)-seed(?P<seed>\d+)")


def golden_text(name: str) -> str:
    """The game of that name, as its file should read."""
    parts = NAME.fullmatch(name)
    if parts is None:
        raise SystemExit(f"{name}: a name is GAME-VARIANT-PLAYERS-seedSEED, such as yamslam-base-3-seed7")
    return "".join(f"{line}\n" for line in _lines(name, parts.groupdict()))


def _lines(name: str, parts: dict[str, str]) -> Iterator[str]:
    game = catalogue.game(parts["game"])
    seed = int(parts["seed"])
    match = Match.begin(game, Setup(parts["variant"], int(parts["players"])), seed, manual=True)
    players = Rng(~seed)
    position = _flat(game, match)
    yield f"# {name}, rules version {game.rules_version}"
    yield "# A number begins an action, of so many that were legal; * is an event that came of it; ~ is what changed."
    yield ""
    yield from (f"~ {path}: {value}" for path, value in position.items())
    while (decision := match.decision) is not None:
        yield ""
        if decision.seat == CHANCE:
            action, events = match.run_chance()
            yield f"{len(match.log)}. chance: {_written(to_plain(action))}"
        else:
            legal = game.legal(match.state)
            action = _choice(legal, players)
            events = match.submit(action)
            yield f"{len(match.log)}. seat {decision.seat}, 1 of {len(legal)}: {_written(to_plain(action))}"
        yield from (f"  * {_written(to_plain(event))}" for event in events)
        before, position = position, _flat(game, match)
        yield from (f"  ~ {line}" for line in _changes(before, position))


def _choice(legal: Any, rng: Rng) -> Any:
    """Anything legal; half the time the last, where games put what ends a turn."""
    return legal[-1] if rng.below(2) else rng.choice(legal)


def _flat(game: Game[Any, Any], match: Match[Any, Any]) -> dict[str, str]:
    """The position as one line a value, by path."""
    flat: dict[str, str] = {}

    def add(path: str, value: Any) -> None:
        if isinstance(value, dict) and value:
            for key, inner in value.items():
                add(f"{path}.{key}" if path else key, inner)
        elif isinstance(value, list) and any(isinstance(inner, (dict, list)) for inner in value):
            for place, inner in enumerate(value):
                add(f"{path}[{place}]", inner)
        else:
            flat[path] = _written(value)

    plain = game.dump(match.state)
    plain.pop("decision")  # the next line of the game says whose it was
    flat["outcome"] = _written(plain.pop("outcome"))
    add("", plain)
    return flat


def _changes(before: dict[str, str], after: dict[str, str]) -> Iterator[str]:
    for path in before | after:
        old, new = before.get(path, "absent"), after.get(path, "absent")
        if old != new:
            yield f"{path}: {old} → {new}"


def _written(value: Any) -> str:
    """Plain data, short: a tagged dict as ``tag key=value …``, lists in brackets."""
    if isinstance(value, dict):
        tag = value.get("type") or value.get("kind")
        pairs = [f"{key}={_written(inner)}" for key, inner in value.items() if key not in ("type", "kind")]
        return " ".join([tag, *pairs]) if tag else "{" + " ".join(pairs) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_written, value)) + "]"
    return "none" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def main(names: list[str]) -> None:
    """Writes the games named, or all there are."""
    for name in names or sorted(path.stem for path in FOLDER.glob("*.txt")):
        text = golden_text(name)
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8", newline="\n")
        print(f"{name}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main(sys.argv[1:])
