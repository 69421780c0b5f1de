"""Best play of one hand of Morpyam for many boards at once, for the script that makes its tables.

What ``tabletop.bots.morpyam_plan`` does for one board with integers, done here for a whole batch with floats. Arrays
have a row a board, and a column a hand or a keep.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletop.bots.morpyam_hands import FIVE_ALIKE, WON, covering
from tabletop.dice.hands import DICE, FIRST_HAND, HANDS, KEEPS, NUMBER, keeps_of
from tabletop.games.morpyam.tiles import CALLS, TILES

Floats = NDArray[Any]
Counts = NDArray[np.int64]
Truths = NDArray[np.bool_]

APPEL = TILES.index("appel")
MORPYAM = TILES.index("morpyam")
NEVER = np.float32(-1e6)

_SIZES = [len(keep) for keep in KEEPS]
_FIRST = [_SIZES.index(size) for size in range(DICE + 1)] + [len(KEEPS)]


def _chances() -> Floats:
    """Of each hand (column) when a keep (row) is filled up by throwing the rest."""
    chances = np.zeros((len(KEEPS), len(HANDS)))
    chances[FIRST_HAND:] = np.eye(len(HANDS))
    for number in range(FIRST_HAND - 1, -1, -1):
        for face in range(1, 7):
            chances[number] += chances[NUMBER[tuple(sorted((*KEEPS[number], face)))]] / 6
    return chances[:FIRST_HAND].astype(np.float32)


CHANCES = _chances()
_CUMULATIVE = np.cumsum(CHANCES, axis=1, dtype=np.float64)
_TO_KEEPS = np.ascontiguousarray(CHANCES.T)
_FIVE = np.zeros(len(HANDS), np.bool_)
_FIVE[list(FIVE_ALIKE)] = True
_WON = np.zeros((len(CALLS), len(HANDS)), np.bool_)
for _row, _call in enumerate(CALLS):
    _WON[_row, list(WON[_call])] = True
_WINNING = (_WON & ~_FIVE).astype(np.float32) @ _TO_KEEPS, (_WON & _FIVE).astype(np.float32) @ _TO_KEEPS
_LATER = len(CALLS) - 1
"""Calls that can be made before every throw; sec, the last, before the first only."""


def _covering(first: bool, morpyam_free: bool) -> Truths:
    covered = covering(first, morpyam_free)
    return np.array([[tile in tiles for tiles in covered] for tile in TILES])


_COVERING = [[_covering(first, free) for free in (False, True)] for first in (False, True)]
"""By first throw and morpyam free: whether a hand (column) covers a tile (row)."""

_KEEPS_OF = np.array([np.resize([k for k in keeps_of(hand) if k < FIRST_HAND], 2**DICE) for hand in HANDS])
"""The numbers of every hand's keeps that throw a die, repeated where there are fewer than 32."""

_ONE_LESS = [
    np.array(
        [
            [NUMBER[KEEPS[number][:place] + KEEPS[number][place + 1 :]] for place in range(size)]
            for number in range(_FIRST[size], _FIRST[size + 1])
        ]
    )
    for size in range(1, DICE + 1)
]
"""For the keeps of 1 to 5 dice: the keeps they become when each of their dice is left out."""


class HandPlay:
    """Best play of a hand of three throws on each board of a batch. Passing is worth 0.

    Args:
        worth: what each tile (column) is worth on each board (row); NEVER where none is free.
        five: the same for five alike.
    """

    def __init__(self, worth: Floats, five: Floats) -> None:
        self._worth, self._five = worth, five
        self._appel_free = worth[:, APPEL] > NEVER / 2
        self._morpyam_free = worth[:, MORPYAM] > NEVER / 2
        won = np.where(_FIVE, five[:, APPEL, None], worth[:, APPEL, None])
        first, self._first_tiles = self._offers(first=True)
        later, self._later_tiles = self._offers(first=False)
        before_third = self._before_third(later)
        after_second = np.maximum(_best_throws(before_third.max(axis=1)), later)
        before_second = self._before_second(after_second, won)
        after_first = np.maximum(_best_throws(before_second.max(axis=1)), first)
        quiet = after_first @ CHANCES[0]
        gains = [(won - after_first)[:, row] @ CHANCES[0, row] for row in _WON]
        self._openings = np.stack([quiet, *(self._if_allowed(quiet + gain) for gain in gains)], axis=1)
        self._thrown = (before_second, before_third)
        self._offered = (first, later, later)
        self.expected: Floats = self._openings.max(axis=1)
        """What the hand is worth before its first throw, by board."""

    def played(self, rng: np.random.Generator) -> tuple[Counts, Truths]:
        """The tile that one hand thrown and played covers, by board, or -1; and whether it is five alike."""
        at = np.arange(len(self.expected))
        call = np.argmax(self._openings, axis=1) - 1
        hand = _filled_up(np.zeros(len(at), np.int64), rng)
        tile = np.full(len(at), -1)
        playing = np.ones(len(at), np.bool_)
        for throws in (1, 2, 3):
            won = playing & (call >= 0) & _WON[call, hand]
            tile[won] = APPEL
            playing &= ~won
            if throws == 3:
                playing &= call < 0
            offered = self._offered[throws - 1][at, hand]
            stops = playing & (offered > NEVER / 2)
            if throws < 3:
                thrown = self._thrown[throws - 1]
                keeps = _KEEPS_OF[hand]
                options = thrown[at[:, None, None], np.arange(thrown.shape[1])[None, :, None], keeps[:, None, :]]
                flat = options.reshape(len(at), -1)
                best = np.argmax(flat, axis=1)
                stops &= offered >= flat[at, best]
            tiles = self._first_tiles if throws == 1 else self._later_tiles
            tile[stops] = tiles[at, hand][stops]
            playing &= ~stops
            if throws < 3:
                call = best // keeps.shape[1] - 1
                hand = np.where(playing, _filled_up(keeps[at, best % keeps.shape[1]], rng), hand)
        return tile, (tile >= 0) & _FIVE[hand]

    def ends(self) -> tuple[Floats, Floats]:
        """How likely the hand is to cover each tile (column), by board: with any hand but five alike, and with these.

        What is missing to a sure thing is the chance that it covers nothing.
        """
        ends = _Ends(len(self.expected))
        opening = np.argmax(self._openings, axis=1)
        hands = np.repeat(CHANCES[:1], len(opening), axis=0)
        for call, won in enumerate(_WON):
            answered = np.where((opening == call + 1)[:, None] & won, hands, 0)
            ends.add(APPEL, answered)
            hands = hands - answered
        for throws, thrown in enumerate(self._thrown, start=1):
            offered, tiles = self._offered[throws - 1], self._first_tiles if throws == 1 else self._later_tiles
            most = thrown.max(axis=1)
            keeps, value = _best_keeps(most)
            stops = (offered > NEVER / 2) & (offered >= value)
            ends.add(tiles, np.where(stops, hands, 0))
            kept = _gathered(keeps, np.where(stops, 0, hands), FIRST_HAND)
            call_of = np.argmax(thrown, axis=1)
            hands = (kept if throws == 1 else np.where(call_of == 0, kept, 0)) @ CHANCES
            for call, won in enumerate(_WON[:_LATER], start=1):
                answered = np.where(call_of == call, kept, 0) @ CHANCES[:, won]
                ends.add(APPEL, answered, won)
                if throws == 1:
                    hands[:, won] -= answered
        ends.add(self._later_tiles, np.where(self._offered[2] > NEVER / 2, hands, 0))
        return ends.plain, ends.five

    def _offers(self, first: bool) -> tuple[Floats, Counts]:
        """What each hand can be stopped with, NEVER where it covers nothing; and the tile it then covers."""
        shape = len(self._worth), len(HANDS)
        offers, tiles = np.full(shape, NEVER, self._worth.dtype), np.zeros(shape, np.int64)
        for tile in range(len(TILES)):
            either = _COVERING[first][False][tile] | _COVERING[first][True][tile]
            if not either.any():
                continue
            value = np.where(_FIVE[either], self._five[:, tile, None], self._worth[:, tile, None])
            covers = np.where(
                self._morpyam_free[:, None], _COVERING[first][True][tile, either], _COVERING[first][False][tile, either]
            )
            better = covers & (value > offers[:, either])
            offers[:, either] = np.where(better, value, offers[:, either])
            tiles[:, either] = np.where(better, tile, tiles[:, either])
        return offers, tiles

    def _if_allowed(self, calls: Floats) -> Floats:
        """NEVER where no appel square is free."""
        free = self._appel_free.reshape(-1, *[1] * (calls.ndim - 1))
        return np.where(free, calls, NEVER)

    def _before_third(self, later: Floats) -> Floats:
        """What each keep is worth (last axis), by call (none first): one that fails costs the hand (M-44)."""
        quiet = np.where(later > NEVER / 2, later, 0) @ _TO_KEEPS
        won, five = self._worth[:, APPEL, None, None], self._five[:, APPEL, None, None]
        calls = won * _WINNING[0][:_LATER] + five * _WINNING[1][:_LATER]
        return np.concatenate([quiet[:, None], self._if_allowed(calls)], axis=1)

    def _before_second(self, after: Floats, won: Floats) -> Floats:
        """The same: one that fails costs nothing (M-43)."""
        quiet = after @ _TO_KEEPS
        gains = [(won - after)[:, row] @ _TO_KEEPS[row] for row in _WON[:_LATER]]
        return np.stack([quiet, *(self._if_allowed(quiet + gain) for gain in gains)], axis=1)


class _Ends:
    """Chances of covering each tile, added up."""

    def __init__(self, boards: int) -> None:
        self.plain = np.zeros((boards, len(TILES)))
        self.five = np.zeros((boards, len(TILES)))

    def add(self, tiles: Counts | int, chances: Floats, hands: Truths | slice = slice(None)) -> None:
        """Adds the chances of some hands (columns), which cover these tiles."""
        five = _FIVE[hands]
        for total, which in ((self.plain, ~five), (self.five, five)):
            if isinstance(tiles, int):
                total[:, tiles] += chances[:, which].sum(axis=1)
            else:
                total += _gathered(tiles[:, which], chances[:, which], len(TILES))


def _gathered(places: Counts, amounts: Floats, width: int) -> Floats:
    """By row, the sums of the amounts that go to each place."""
    rows = len(places)
    flat = places + width * np.arange(rows)[:, None]
    return np.bincount(flat.ravel(), amounts.ravel(), rows * width).reshape(rows, width).astype(np.float32)


def _best_keeps(worth: Floats) -> tuple[Counts, Floats]:
    """The number of the best keep of each hand that throws a die, and what it is worth."""
    best = worth[:, :1]
    chosen = np.zeros(best.shape, np.int64)
    for size in range(1, DICE + 1):
        smaller = _ONE_LESS[size - 1] - _FIRST[size - 1]
        offered = best[:, smaller]
        place = offered.argmax(axis=2)[..., None]
        inherited = np.take_along_axis(chosen[:, smaller], place, axis=2)[..., 0]
        best = np.take_along_axis(offered, place, axis=2)[..., 0]
        if size == DICE:
            return inherited, best
        own = worth[:, _FIRST[size] : _FIRST[size + 1]]
        chosen = np.where(own >= best, np.arange(_FIRST[size], _FIRST[size + 1]), inherited)
        best = np.maximum(own, best)
    raise AssertionError("five dice come last")


def _filled_up(keep: Counts, rng: np.random.Generator) -> Counts:
    """The hand each keep becomes when the rest is thrown."""
    drawn = rng.random(len(keep)) * (1 - 1e-6)
    return np.argmax(_CUMULATIVE[keep] > drawn[:, None], axis=1)


def _best_throws(worth: Floats) -> Floats:
    """What the best keep of each hand is worth that throws a die."""
    best = worth[:, :1]
    for size in range(1, DICE + 1):
        smaller = best[:, _ONE_LESS[size - 1] - _FIRST[size - 1]].max(axis=2)
        best = smaller if size == DICE else np.maximum(worth[:, _FIRST[size] : _FIRST[size + 1]], smaller)
    return best
