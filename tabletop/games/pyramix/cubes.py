"""The 56 cubes (P-01): what there is of each kind, what it is called and worth.

A kind is a number: three for each colour, ankh, crane and eye; then the cobra.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

COLOURS: Final = ("blue", "purple", "orange", "green")
ICONS: Final = ("ankh", "crane", "eye")

KINDS: Final = (*(f"{colour}-{icon}" for colour in COLOURS for icon in ICONS), "cobra")
"""What positions and events call a kind, by number."""

KIND: Final = {name: kind for kind, name in enumerate(KINDS)}
"""Number by name."""

COBRA: Final = KIND["cobra"]
EMPTY: Final = -1
"""Stands where a cell holds no cube."""
UNKNOWN: Final = len(KINDS)
"""Stands for a cube that has shown no face yet."""

VALUES: Final = (*(value for _ in COLOURS for value in (1, 2, 3)), 0)
"""Points by kind (P-23)."""

ANKHS: Final = tuple(KIND[f"{colour}-ankh"] for colour in COLOURS)
"""The ankh of each colour."""

COUNTS: Final = (*(count for _ in COLOURS for count in (8, 4, 1)), 4)
"""How many there are of each kind."""

ALL_CUBES: Final = tuple(kind for kind, count in enumerate(COUNTS) for _ in range(count))
"""All 56, by kind."""


def colour_of(kind: int) -> int | None:
    """The colour's place in COLOURS; None for a cobra."""
    return None if kind == COBRA else kind // len(ICONS)


def missing(kinds: Iterable[int]) -> Counter[int]:
    """What of the 56 is not among these, by kind; below zero where there are too many."""
    left = Counter(ALL_CUBES)
    left.subtract(kinds)
    return Counter({kind: count for kind, count in left.items() if count})
