"""What may be done in Pyramix, by seats and by chance, and whose choice it is."""

from __future__ import annotations

from typing import Final, TypeAlias

from tabletop.core.actions import CHANCE, Action, Decision
from tabletop.games.pyramix.geometry import CELLS, Cell


class Stacked(Action, frozen=True, tag="stacked"):
    """Chance: how the cubes were stacked (P-05).

    Attributes:
        cubes: every cell's cube by name: ``"0,0,0"`` → ``"blue-ankh"``.
    """

    cubes: dict[str, str]


class Starts(Action, frozen=True, tag="starts"):
    """Chance: who plays first (P-10)."""

    seat: int


class Take(Action, frozen=True, tag="take"):
    """A seat takes a cube into its collection (P-11).

    Attributes:
        cube: the cell it is taken from.
    """

    cube: Cell


PyramixAction: TypeAlias = Stacked | Starts | Take

TAKES: Final = tuple(Take(cell) for cell in CELLS)
"""Taking the cube of a cell, by the cell's number."""


class StackDue(Decision, frozen=True, tag="stack"):
    """Chance is to stack the cubes."""


class StartDue(Decision, frozen=True, tag="starts"):
    """Chance is to draw who plays first."""


class TakeDue(Decision, frozen=True, tag="take"):
    """The seat is to take a cube."""


STACK_DUE: Final = StackDue(CHANCE)
START_DUE: Final = StartDue(CHANCE)
TAKE_DUE: Final = tuple(TakeDue(seat) for seat in range(4))
"""By seat."""
