"""Seats with a mark, as a position lists them."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.errors import BadState


def marks_of(given: Sequence[int | bool], where: str, players: int) -> list[bool]:
    """For each seat whether it is marked, from the marked seats, or from a boolean for each seat.

    Raises:
        BadState: it is neither.
    """
    if given and all(isinstance(entry, bool) for entry in given):
        if len(given) != players:
            raise BadState("wrong_count", where, got=len(given), want=players)
        return [bool(entry) for entry in given]
    for place, seat in enumerate(given):
        if isinstance(seat, bool) or seat not in range(players):
            raise BadState("out_of_range", f"{where}[{place}]", got=seat, want=list(range(players)))
        if seat in given[:place]:
            raise BadState("named_twice", f"{where}[{place}]", got=seat, want=sorted(set(given)))
    return [seat in given for seat in range(players)]
