"""Looking some takes ahead in a game of Pyramix between two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.bots.pyramix_balance import Balance
from tabletop.games.pyramix.geometry import members
from tabletop.games.pyramix.state import TAKES_IN_A_GAME, State

_INFINITE: Final = float("inf")
_GROWTH: Final = 5
"""How many times the work of one depth the next is reckoned to be."""


class Foresight:
    """Searches the takes to come in some of the ways the unseen cubes may lie, deeper and deeper, as long as the
    work allows. The worth of a take is its mean margin over those ways.

    Args:
        ways: full states that agree with what is known; at least one.
        work: positions to look at, about.

    Attributes:
        nodes: positions looked at so far.
        depth: takes looked ahead so far.
    """

    def __init__(self, ways: Sequence[State], work: int) -> None:
        self._ways = ways
        self._work = work
        seat = ways[0].to_play
        assert seat is not None
        assert ways[0].players == 2
        self._balance = Balance(ways[0], seat)
        self._known: dict[object, tuple[float, float]] = {}
        self.nodes = 0
        self.depth = 0

    def best(self) -> int:
        """The cell of the best take; of several as good, the one that looks best."""
        takes_left = TAKES_IN_A_GAME - len(self._ways[0].taken)
        order = self._balance.promising(self._ways[0], 1)
        for depth in range(2, takes_left):
            before = self.nodes
            worth = dict.fromkeys(order, 0.0)
            for way in self._ways:
                self._known.clear()
                for number in order:
                    worth[number] += self._taking(way, number, depth, -_INFINITE, _INFINITE, 1)
            order.sort(key=worth.__getitem__, reverse=True)
            self.depth = depth
            if self.nodes + _GROWTH * (self.nodes - before) > self._work:
                break
        return order[0]

    def _taking(self, state: State, number: int, depth: int, least: float, most: float, side: int) -> float:
        """The margin a take leads to, for the seat that takes, near (1) or far (-1), so many takes being looked at:
        exact between ``least`` and ``most``, else a bound on its side of them."""
        kind = state.cubes[number]
        after = state.clone()
        after.take(number)
        self._balance.enter(kind, side)
        worth = -self._playing(after, depth - 1, -most, -least, -side)
        self._balance.strike(kind, side)
        return worth

    def _playing(self, state: State, depth: int, least: float, most: float, side: int) -> float:
        """The margin a position leads to, for the seat to play, likewise; ``depth`` is at least 1."""
        self.nodes += 1
        cubes = state.cubes
        if depth == 1:
            margin, gains = self._balance.prospects(side, TAKES_IN_A_GAME - len(state.taken))
            return margin + max([gains[cubes[number]] for number in members(state.takeable)])
        key = (depth, tuple(cubes), self._balance.key())
        low, high = self._known.get(key, (-_INFINITE, _INFINITE))
        if low >= most or low == high:
            return low
        if high <= least:
            return high
        best, floor = -_INFINITE, least
        for number in self._balance.promising(state, side):
            worth = self._taking(state, number, depth, floor, most, side)
            if worth > best:
                best = worth
                if worth > floor:
                    floor = worth
                    if floor >= most:
                        break
        self._known[key] = (best if best > least else low, best if best < most else high)
        return best
