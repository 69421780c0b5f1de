"""Looking one round ahead in a game of Pyramix between three or four."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

from tabletop.bots.pyramix_chances import MOST, SHARE
from tabletop.games.pyramix.cubes import ANKHS, ICONS, VALUES, missing
from tabletop.games.pyramix.geometry import members
from tabletop.games.pyramix.state import TAKES_IN_A_GAME, State


class Round:
    """Plays each take, lets the others take in turn what each likes best, and looks at the seat's standing then.

    Args:
        ways: full states that agree with what is known; at least one.
    """

    def __init__(self, ways: Sequence[State]) -> None:
        self._ways = ways

    def best(self) -> int:
        """The cell of the take with the best mean standing over the ways; of several as good, the first."""
        return max(members(self._ways[0].takeable), key=self._worth)

    def _worth(self, number: int) -> float:
        return fsum(self._after_a_round(way, number) for way in self._ways)

    def _after_a_round(self, way: State, number: int) -> float:
        seat = way.to_play
        assert seat is not None
        state = way.clone()
        state.take(number)
        while (other := state.to_play) not in (None, seat):
            assert other is not None
            state.take(_favourite(state, other))
        return lead_of(state, seat)


def _favourite(state: State, seat: int) -> int:
    """The cell of the cube that does most for the seat's standing."""
    worth: dict[int, float] = {}
    cells = list(members(state.takeable))
    for number in cells:
        kind = state.cubes[number]
        if kind not in worth:
            after = state.clone()
            after.take(number)
            worth[kind] = lead_of(after, seat)
    return max(cells, key=lambda number: worth[state.cubes[number]])


def lead_of(state: State, seat: int) -> float:
    """By how many points the seat is expected to beat the best of the others; below zero when it is behind."""
    takes_left = TAKES_IN_A_GAME - len(state.taken)
    collections = [state.collection(other) for other in range(state.players)]
    expected = [float(sum(VALUES[kind] for kind in collection)) for collection in collections]
    left = missing(state.taken)
    for ankh in ANKHS:
        value = SHARE[takes_left] * sum(VALUES[kind] * left[kind] for kind in range(ankh, ankh + len(ICONS)))
        ankhs = [collection.count(ankh) for collection in collections]
        for other, count in enumerate(ankhs):
            rival = max(ankhs[:other] + ankhs[other + 1 :])
            expected[other] += value * MOST[takes_left][left[ankh]][count - rival]
    own = expected.pop(seat)
    return own - max(expected)
