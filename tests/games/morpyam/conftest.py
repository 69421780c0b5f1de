"""Positions written short, and games driven step by step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from tabletop.core.actions import Action
from tabletop.core.game import Setup, to_plain
from tabletop.dice.throws import Rolled, Throw
from tabletop.games.morpyam.actions import PASS, Call, Place, Retire
from tabletop.games.morpyam.rules import GAME

At = tuple[int, int]

NOTHING = (1, 1, 2, 4, 6)  # makes no tile of the classic grid
ALL_FIVE = (0, 1, 2, 3, 4)

# Where the classic grid shows what (M-04), read off the rules by hand.
WHERE: dict[str, list[At]] = {
    "b1": [(0, 4), (1, 0), (3, 5)],
    "b2": [(0, 3), (1, 5), (5, 0)],
    "b3": [(0, 2), (4, 5), (5, 3)],
    "b4": [(0, 1), (4, 0), (5, 5)],
    "b5": [(0, 5), (3, 0), (5, 4)],
    "b6": [(0, 0), (2, 5), (5, 1)],
    "ps": [(2, 0), (5, 2)],
    "suite": [(1, 2), (2, 4)],
    "full": [(1, 1), (2, 3)],
    "carre": [(1, 3), (2, 1)],
    "mini": [(2, 2), (4, 3)],
    "maxi": [(3, 4), (4, 2)],
    "morpyam": [(1, 4), (3, 1)],
    "sec": [(3, 3), (4, 1)],
    "appel": [(3, 2), (4, 4)],
}


def describe_position(
    variant: str = "classic", players: int = 2, *, own: Mapping[int, Sequence[At]] | None = None, **fields: Any
) -> dict[str, Any]:
    """A position as plain data: tokens by seat, dice thrown once unless ``throws`` says otherwise."""
    plain: dict[str, Any] = {"game": "morpyam", "variant": variant, "players": players, "turn": 0}
    if own:
        plain["tokens"] = [[None] * 6 for _ in range(6)]
        for seat, squares in own.items():
            for row, column in squares:
                plain["tokens"][row][column] = seat
    if fields.get("dice") is not None:
        plain["throws"] = 1
    return {**plain, **fields}


class Script:
    """A game driven by a test; each step gives its events as plain data."""

    def __init__(self, plain: dict[str, Any]) -> None:
        self.state = GAME.load(plain)

    def act(self, action: Action) -> list[dict[str, Any]]:
        return [to_plain(event) for event in GAME.apply(self.state, action)]

    def throw(self, values: Sequence[int | None], dice: Sequence[int] = ALL_FIVE, **fouls: Any) -> list[dict[str, Any]]:
        """Throws these dice and lets them land so."""
        return self.act(Throw(tuple(dice))) + self.act(Rolled(tuple(values), **fouls))

    def call(self, figure: Any) -> list[dict[str, Any]]:
        return self.act(Call(figure))

    def place(self, row: int, column: int) -> list[dict[str, Any]]:
        return self.act(Place((row, column)))

    def fail(self) -> list[dict[str, Any]]:
        """Throws nothing three times and passes."""
        for _ in range(3):
            self.throw(NOTHING)
        return self.act(PASS)

    def refusal(self, action: Action) -> str | None:
        """The code of the refusal; None when the action is legal, which ``legal`` and ``also`` must agree with."""
        refusal = GAME.why_not(self.state, action)
        besides = isinstance(action, Retire) and "retire" in GAME.also(self.state)
        assert (refusal is None) == (action in GAME.legal(self.state) or besides)
        return None if refusal is None else refusal.code

    @property
    def legal(self) -> list[dict[str, Any]]:
        return [to_plain(action) for action in GAME.legal(self.state)]

    @property
    def squares(self) -> set[At]:
        """Squares that can be covered."""
        return {tuple(action["square"]) for action in self.legal if action["type"] == "place"}

    @property
    def tiles(self) -> set[str]:
        """What the squares that can be covered show."""
        return {self.now["grid"][row][column] for row, column in self.squares}

    @property
    def calls(self) -> set[str]:
        """What can be called."""
        return {action["figure"] for action in self.legal if action["type"] == "call"}

    @property
    def kinds(self) -> set[str]:
        """The kinds of legal actions."""
        return {action["type"] for action in self.legal}

    @property
    def also(self) -> tuple[str, ...]:
        return GAME.also(self.state)

    @property
    def now(self) -> dict[str, Any]:
        """The position."""
        return GAME.dump(self.state)


@pytest.fixture
def where() -> dict[str, list[At]]:
    return WHERE


@pytest.fixture
def describe() -> Callable[..., dict[str, Any]]:
    return describe_position


@pytest.fixture
def at() -> Callable[..., Script]:
    """A game in a described position."""
    return lambda *args, **fields: Script(describe_position(*args, **fields))


@pytest.fixture
def begin() -> Callable[..., Script]:
    """A game at its first throw."""

    def start(variant: str = "classic", players: int = 2, first: int = 0, **options: Any) -> Script:
        return Script(GAME.dump(GAME.new(Setup(variant, players, options, {"first": first}))))

    return start
