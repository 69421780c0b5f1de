"""The count at the end: cobras out, majorities, points (P-21…P-23)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from tabletop.games.pyramix.cubes import ANKHS, COBRA, COLOURS, ICONS, VALUES
from tabletop.games.pyramix.geometry import BESIDE, BIT, TRAY, mask_of, members

_TRAY_CELLS: Final = tuple(members(TRAY))


class Award(msgspec.Struct, frozen=True):
    """What becomes of a colour's cubes left in the tray (P-22).

    Attributes:
        colour: the colour's number.
        seat: who receives them; None when the most ankhs are tied.
        ankhs: ankhs of the colour each seat took during play.
        cells: where they lie.
    """

    colour: int
    seat: int | None
    ankhs: tuple[int, ...]
    cells: tuple[int, ...]


class Settlement(msgspec.Struct, frozen=True):
    """How the last layer is shared out.

    Attributes:
        cobras: cells of the cobras left.
        beside: cells of the cubes beside one, cobras apart.
        awards: one for each colour.
        scores: points by seat.
    """

    cobras: tuple[int, ...]
    beside: tuple[int, ...]
    awards: tuple[Award, ...]
    scores: tuple[int, ...]


def settle(cubes: Sequence[int], collections: Sequence[Sequence[int]]) -> Settlement:
    """Counts a game.

    Args:
        cubes: kind by cell; only the tray's are looked at, where no cell is empty.
        collections: kinds taken, by seat.
    """
    cobras = tuple([number for number in _TRAY_CELLS if cubes[number] == COBRA])
    out = mask_of(cobras)
    for number in cobras:
        out |= BESIDE[number]
    left: list[list[int]] = [[] for _ in COLOURS]
    for number in _TRAY_CELLS:
        if not out & BIT[number]:
            left[cubes[number] // len(ICONS)].append(number)
    awards = []
    scores = [sum([VALUES[kind] for kind in collection]) for collection in collections]
    for colour, cells in enumerate(left):
        ankhs = tuple([collection.count(ANKHS[colour]) for collection in collections])
        seat = most(ankhs)
        if seat is not None:
            scores[seat] += sum([VALUES[cubes[number]] for number in cells])
        awards.append(Award(colour, seat, ankhs, tuple(cells)))
    beside = tuple(members(out & TRAY & ~mask_of(cobras)))
    return Settlement(cobras, beside, tuple(awards), tuple(scores))


def most(counts: Sequence[int]) -> int | None:
    """The seat with strictly the most; None when that is tied."""
    best = max(counts)
    return counts.index(best) if counts.count(best) == 1 else None
