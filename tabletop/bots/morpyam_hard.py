"""The strongest player of Morpyam: exact play of the hand for how likely each board after it is to win the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from tabletop.bots.morpyam_board import LAST, POINT, WIN, Board, board_of, gain
from tabletop.bots.morpyam_glance import at_a_glance
from tabletop.bots.morpyam_laying import lay_for_oneself
from tabletop.bots.morpyam_outlook import (
    CERTAIN,
    EVERY_LINE,
    KINDS,
    OTHER,
    OWN,
    PLACES,
    START_OF_LINE,
    Outlook,
    Shape,
    chances,
    outlook,
)
from tabletop.bots.morpyam_turn import Prospects, choose
from tabletop.core.actions import Action
from tabletop.core.rng import Rng
from tabletop.games.morpyam.grids import SIDE, SQUARES, Grid
from tabletop.games.morpyam.lines import points
from tabletop.games.morpyam.position import MorpyamPosition
from tabletop.games.morpyam.restoring import state_of

LEARNT: Final = frozenset({"classic2", "flash2"})
"""The kinds of game for which the chance to win has been learnt so well that it beats a glance at the squares."""


class HardBot:
    """Plays every hand exactly: for the chance to win, or where that has not been learnt, for what squares are worth.

    Its tiles it lays for itself.
    """

    def choose(self, view: MorpyamPosition, legal: Sequence[Action], rng: Rng) -> Action:  # noqa: ARG002 - it needs none
        """One of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        state = state_of(view)
        if state.layout is None:
            return lay_for_oneself(state, legal)
        return choose(state, expected_of(board_of(state)).prospects).action


class Expected(msgspec.Struct, frozen=True):
    """What a turn may lead to.

    Attributes:
        nothing: the chance to win after no token, in parts of a sure win; None where it has not been learnt.
        prospects: what covering each square adds to it; else what it is worth at a glance.
    """

    nothing: int | None
    prospects: Prospects


@lru_cache(maxsize=16)
def expected_of(board: Board) -> Expected:
    """For the seat whose turn it is; made once for all the throws of a hand.

    Raises MissingResource or DamagedOutlook when the weights are not there.
    """
    family = "flash" if "p1" in board.layout.squares else "classic"
    table = f"{family}{len(board.own)}"
    if table not in LEARNT:
        return Expected(None, at_a_glance(board))
    judged = _Judged(board, outlook(table))
    nothing = judged.nothing()
    free = board.free
    worth = {square: chance - nothing for square, chance in zip(free, judged.placed(free, again=False), strict=True)}
    five = {square: chance - nothing for square, chance in zip(free, judged.placed(free, again=True), strict=True)}
    return Expected(nothing, Prospects(board.layout, worth, five))


class _Judged:
    """The chances of the seat whose turn it is, on a board and on those that one more of its tokens makes of it."""

    def __init__(self, board: Board, judge: Outlook) -> None:
        self._board = board
        self._judge = judge
        self._hardness = _hardness(board.layout.grid, judge.shape)
        self._codes = {seat: self._patterns(seat) for seat in board.playing}

    def nothing(self) -> int:
        """After no token."""
        sums = [self._sum(seat, self._after_turn(), self._board.in_hand) for seat in self._board.playing]
        return round(CERTAIN * chances(sums)[self._place()])

    def placed(self, squares: Sequence[int], again: bool) -> list[int]:
        """After a token on each of the squares, whether the seat plays again or not."""
        board = self._board
        if again and board.doubles:
            return [CERTAIN] * len(squares)
        in_hand = tuple(tokens - (seat == board.seat) for seat, tokens in enumerate(board.in_hand))
        gains = [gain(board.own[board.seat], square, len(board.own)) for square in squares]
        if not in_hand[board.seat]:
            return self._final(gains)
        mover = board.seat if again else self._after_turn()
        totals = [self._sums_placed(seat, squares, mover, in_hand) for seat in board.playing]
        place = self._place()
        judged = [round(CERTAIN * chances(sums)[place]) for sums in zip(*totals, strict=True)]
        return [CERTAIN if brought >= WIN else chance for brought, chance in zip(gains, judged, strict=True)]

    def _final(self, gains: Sequence[int]) -> list[int]:
        """After the last token: points decide, ties go to who placed it (M-53, M-54)."""
        board = self._board
        players = len(board.own)
        own = points(board.own[board.seat], players) + LAST
        most = max(points(board.own[seat], players) for seat in board.playing if seat != board.seat)
        return [CERTAIN if own + brought // POINT >= most else 0 for brought in gains]

    def _place(self) -> int:
        return self._board.playing.index(self._board.seat)

    def _after_turn(self) -> int:
        playing = self._board.playing
        return playing[(self._place() + 1) % len(playing)]

    def _patterns(self, seat: int) -> list[int]:
        """The pattern of every line as the seat sees it."""
        board = self._board
        own, taken = board.own[seat], sum(board.own)
        digits = [
            OWN if own >> square & 1 else OTHER if taken >> square & 1 else self._hardness[square]
            for square in range(SQUARES)
        ]
        return [
            start + sum([digits[square] * power for square, power in zip(line, _POWERS, strict=False)])
            for start, line in zip(START_OF_LINE, EVERY_LINE, strict=True)
        ]

    def _sum(self, seat: int, mover: int, in_hand: Sequence[int]) -> int:
        """What the lines of a seat are worth together, when the mover throws next."""
        patterns, leads = self._weights(seat, mover, in_hand)
        return leads + sum([patterns[code] for code in self._codes[seat]])

    def _sums_placed(self, seat: int, squares: Sequence[int], mover: int, in_hand: Sequence[int]) -> list[int]:
        """The same after a token on each of the squares."""
        codes = self._codes[seat]
        patterns, _ = self._weights(seat, mover, in_hand)
        total = self._sum(seat, mover, in_hand)
        placed = OWN if seat == self._board.seat else OTHER
        sums = []
        for square in squares:
            change = placed - self._hardness[square]
            after = total
            for line, power in PLACES[square]:
                code = codes[line]
                after += patterns[code + change * power] - patterns[code]
            sums.append(after)
        return sums

    def _weights(self, seat: int, mover: int, in_hand: Sequence[int]) -> tuple[list[int], int]:
        """What each pattern is worth to the seat, and its lead in tokens."""
        playing = self._board.playing
        wait = (playing.index(seat) - playing.index(mover)) % len(playing)
        phase = self._judge.shape.phase(min(in_hand[other] for other in playing))
        lead = min(in_hand[other] for other in playing if other != seat) - in_hand[seat]
        return self._judge.patterns(wait, phase), self._judge.lead(wait, phase, lead)


_POWERS: Final = tuple(KINDS**place for place in range(SIDE))


@lru_cache(maxsize=16)
def _hardness(grid: Grid, shape: Shape) -> tuple[int, ...]:
    """What each square of a grid is in a pattern while it is free."""
    return tuple(shape.hardness(tile) for tile in grid)
