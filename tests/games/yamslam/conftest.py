"""Positions written short, and games driven step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tabletop.core.actions import Action
from tabletop.core.game import Setup, to_plain
from tabletop.dice.throws import Rolled, Throw
from tabletop.games.yamslam.actions import PASS, Take
from tabletop.games.yamslam.rules import GAME

CHIPS = ("two_pairs", "three", "small_straight", "flush", "full", "four", "large_straight")
NOTHING = (1, 2, 3, 5, 6)  # no pair, no four in a row, both colours
ALL_FIVE = (0, 1, 2, 3, 4)


def describe_position(
    variant: str = "base",
    players: int = 2,
    *,
    tray: dict[str, int] | None = None,
    out: dict[str, int] | None = None,
    own: dict[int, dict[str, int]] | None = None,
    rest: int = 0,
    **fields: Any,
) -> dict[str, Any]:
    """A position as plain data; every chip not mentioned lies with side ``rest``."""
    sides = 2 if variant == "teams" else players
    tray, out = tray or {}, out or {}
    chips = [dict((own or {}).get(side, {})) for side in range(sides)]
    for chip in CHIPS:
        placed = tray.get(chip, 0) + out.get(chip, 0) + sum(row.get(chip, 0) for row in chips)
        chips[rest][chip] = chips[rest].get(chip, 0) + 4 - placed
    plain = {"game": "yamslam", "variant": variant, "players": players, "turn": 0}
    return {**plain, "tray": tray, "out": out, "chips": chips, **fields}


class Script:
    """A game driven by a test; each step gives its events as plain data."""

    def __init__(self, plain: dict[str, Any]) -> None:
        self.state = GAME.load(plain)

    def act(self, action: Action) -> list[dict[str, Any]]:
        return [to_plain(event) for event in GAME.apply(self.state, action)]

    def throw(self, values: Sequence[int | None], dice: Sequence[int] = ALL_FIVE, **fouls: Any) -> list[dict[str, Any]]:
        """Throws these dice and lets them land so."""
        return self.act(Throw(tuple(dice))) + self.act(Rolled(tuple(values), **fouls))

    def take(self, chip: Any, source: Any = "tray") -> list[dict[str, Any]]:
        return self.act(Take(chip, source))

    def fail(self) -> list[dict[str, Any]]:
        """Throws nothing three times and passes."""
        for _ in range(3):
            self.throw(NOTHING)
        return self.act(PASS)

    def refusal(self, action: Action) -> str | None:
        """The code of the refusal; None when the action is legal, which ``legal`` must agree with."""
        refusal = GAME.why_not(self.state, action)
        assert (refusal is None) == (action in GAME.legal(self.state))
        return None if refusal is None else refusal.code

    @property
    def legal(self) -> list[dict[str, Any]]:
        return [to_plain(action) for action in GAME.legal(self.state)]

    @property
    def takes(self) -> set[tuple[str, str]]:
        """Chips that can be taken, each with where it lies."""
        return {(action["chip"], action["from"]) for action in self.legal if action["type"] == "take"}

    @property
    def now(self) -> dict[str, Any]:
        """The position, chips that are not there left out."""
        plain = GAME.dump(self.state)
        for field in ("tray", "out"):
            plain[field] = {chip: count for chip, count in plain[field].items() if count}
        plain["chips"] = [{chip: count for chip, count in row.items() if count} for row in plain["chips"]]
        return plain


@pytest.fixture
def describe() -> Callable[..., dict[str, Any]]:
    return describe_position


@pytest.fixture
def at() -> Callable[..., Script]:
    """A game in a described position."""
    return lambda *args, **fields: Script(describe_position(*args, **fields))


@pytest.fixture
def begin() -> Callable[..., Script]:
    """A game at its beginning."""

    def start(variant: str = "base", players: int = 2, first: int = 0, **options: Any) -> Script:
        return Script(GAME.dump(GAME.new(Setup(variant, players, options, {"first": first}))))

    return start
