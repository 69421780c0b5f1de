"""The last takes of Pyramix between two, played perfectly."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tabletop.bots.pyramix_balance import Balance
from tabletop.games.pyramix.geometry import members
from tabletop.games.pyramix.state import TAKES_IN_A_GAME, State

WIN: Final = 10_000
"""What a won game is worth beside its margin: more than all margins of a search can make up for."""

_EXTREME: Final = WIN + 76
"""No result is worth more, nor less than its opposite: all points there are."""

_INFINITE: Final = 1 << 40


class Endgame:
    """Knows the best take when few are left and little is unseen: to win, then by how much.

    The cubes unseen may lie in several ways, all as likely. The worth of a take is the sum, over the ways, of the
    game's result if both go on perfectly, knowing no more than is in sight: WIN for a win, -WIN for a loss, and the
    margin. It is searched as a tree of what both can tell apart: ways part where a cube comes to sight, or where
    another take becomes legal.

    Args:
        ways: every full state that agrees with what is known, once each; at least one.

    Attributes:
        nodes: positions looked at so far.
    """

    def __init__(self, ways: Iterable[State]) -> None:
        self._ways = tuple(ways)
        seat = self._ways[0].to_play
        assert seat is not None
        assert self._ways[0].players == 2
        self._balance = Balance(self._ways[0], seat)
        self._known: dict[object, tuple[int, int]] = {}
        self.nodes = 0

    def best(self) -> int:
        """The cell of the best take; of several as good, the one that looks best."""
        best, best_worth = -1, -_INFINITE
        for number in self._balance.promising(self._ways[0], 1):
            worth = self._taking(self._ways, number, best_worth, _INFINITE, 1)
            if worth > best_worth:
                best, best_worth = number, worth
        return best

    def worth(self, number: int) -> int:
        """The worth of taking the cube of that cell, summed over the ways."""
        return self._taking(self._ways, number, -_INFINITE, _INFINITE, 1)

    def _taking(self, ways: Sequence[State], number: int, least: int, most: int, side: int) -> int:
        """The worth of a take to the seat that takes, near (1) or far (-1): exact between ``least`` and ``most``,
        else a bound on its side of them."""
        kind = ways[0].cubes[number]
        self._balance.enter(kind, side)
        if len(ways) == 1:
            after = ways[0].clone()
            after.take(number)
            worth = -self._playing((after,), -most, -least, -side)
        else:
            worth = -self._parting(_told_apart(ways, number), -most, -least, -side)
        self._balance.strike(kind, side)
        return worth

    def _parting(self, parts: Sequence[Sequence[State]], least: int, most: int, side: int) -> int:
        """The worth of a position in which it turns out which part the truth is in, to the seat to play, likewise."""
        worth, open_worth = 0, _EXTREME * sum(map(len, parts))
        for part in parts:
            open_worth -= _EXTREME * len(part)
            worth += self._playing(part, least - worth - open_worth, most - worth + open_worth, side)
            if worth + open_worth <= least:
                return worth + open_worth
            if worth - open_worth >= most:
                return worth - open_worth
        return worth

    def _playing(self, ways: Sequence[State], least: int, most: int, side: int) -> int:
        """The worth of a position to the seat to play, likewise."""
        self.nodes += 1
        state = ways[0]
        takes_left = TAKES_IN_A_GAME - len(state.taken)
        if takes_left == 0:
            return _worth_of(side * self._balance.margin(state.cubes, state.cobras))
        if takes_left == 1:
            return _worth_of(self._balance.last_margin(state, side))
        key = (tuple(state.cubes) if len(ways) == 1 else tuple([tuple(way.cubes) for way in ways]), self._balance.key())
        low, high = self._known.get(key, (-_INFINITE, _INFINITE))
        if low >= most or low == high:
            return low
        if high <= least:
            return high
        best, floor = -_INFINITE, least
        for number in self._balance.promising(state, side):
            worth = self._taking(ways, number, floor, most, side)
            if worth > best:
                best = worth
                if worth > floor:
                    floor = worth
                    if floor >= most:
                        break
        self._known[key] = (best if best > least else low, best if best < most else high)
        return best


def _worth_of(margin: int) -> int:
    return margin + WIN * ((margin > 0) - (margin < 0))


def _told_apart(ways: Sequence[State], number: int) -> list[list[State]]:
    """The ways after a take, those together that look the same to the players."""
    parts: dict[object, list[State]] = {}
    for way in ways:
        after = way.clone()
        _, revealed = after.take(number)
        news = tuple([after.cubes[cell] for cell in members(revealed)])
        parts.setdefault((after.takeable, news), []).append(after)
    return list(parts.values())
