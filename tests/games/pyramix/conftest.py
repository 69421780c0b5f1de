"""Positions of Pyramix in few words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from tabletop.games.pyramix.rules import GAME
from tabletop.games.pyramix.state import State

ALL_CELLS = [(x, y, z) for x in range(6) for y in range(6) for z in range(6) if x + y + z <= 5]
INVENTORY = {
    f"{colour}-{icon}": count
    for colour in ("blue", "purple", "orange", "green")
    for icon, count in (("ankh", 8), ("crane", 4), ("eye", 1))
} | {"cobra": 4}

Cell = tuple[int, int, int]


def describe(
    *,
    cobras: Iterable[Cell] = (),
    above_tray: Iterable[Cell] | None = None,
    put: Mapping[Cell, str] | None = None,
    taken: list[list[str]] | None = None,
    turn: int | None = None,
    players: int = 2,
    cobras_block: str = "all",
) -> dict[str, Any]:
    """A position as plain data, from what matters in it.

    Args:
        cobras: where cobras stand; the others are among the cubes taken.
        above_tray: cells filled besides the tray's; all of them when not given.
        put: further cubes that matter, by cell.
        taken: collections; when not given, whatever the pyramid does not hold, dealt out in turn from seat 0.
        turn: who is to play; when not given, whoever follows if seat 0 began.
    """
    wanted = dict(put or {}) | dict.fromkeys(cobras, "cobra")
    upper = {cell for cell in ALL_CELLS if sum(cell) < 5} if above_tray is None else set(above_tray)
    filled = [cell for cell in ALL_CELLS if sum(cell) == 5 or cell in upper]
    left = Counter(INVENTORY)
    left.subtract(wanted.values())
    left.subtract(name for collection in taken or () for name in collection)
    plain = [name for name in left.elements() if name != "cobra"]
    cubes = {cell: wanted.get(cell) or plain.pop(0) for cell in filled}
    count = len(ALL_CELLS) - len(filled)
    if taken is None:
        rest = plain + ["cobra"] * left["cobra"]
        taken = [rest[seat::players] for seat in range(players)]
    if turn is None and count < 35:
        turn = count % players
    return {
        "game": "pyramix",
        "variant": "base",
        "players": players,
        "options": {"cobras_block": cobras_block},
        "turn": turn,
        "cubes": {"{},{},{}".format(*cell): name for cell, name in cubes.items()},
        "taken": taken,
    }


@pytest.fixture
def position() -> Callable[..., dict[str, Any]]:
    """``describe``: a position as plain data."""
    return describe


@pytest.fixture
def game_at() -> Callable[..., State]:
    """A state, from what ``describe`` takes."""

    def load(**wanted: Any) -> State:
        return GAME.load(describe(**wanted))

    return load
