"""What a token on a square is worth at a glance: the runs it makes, those it takes from others, those it may become."""

from __future__ import annotations

from typing import Final

import msgspec

from tabletop.games.morpyam.ending import DOUBLE
from tabletop.games.morpyam.grids import ALL, SQUARES, Layout
from tabletop.games.morpyam.lines import FIVES_THROUGH, KO, LINES, SHORTEST, SWEEPS, worth
from tabletop.games.morpyam.state import MorpyamState

POINT: Final = 1000
"""What a point of the final count is worth; everything is reckoned in its parts."""

WIN: Final = 100 * POINT
"""What winning at once is worth."""

TOKEN: Final = 150
"""What having one token fewer in hand is worth."""

AGAIN: Final = 1000
"""What one more hand of three throws is worth."""

LAST: Final = 1
"""Points for the last token of a hand (M-53)."""

DENIED: Final = 0.6
"""What a point is worth that another player can make no more."""

HOPE_OF_THREE: Final = (30, 150, 0)
"""What a token adds to three squares that may become a run, by how many of them have one already."""

HOPE_OF_KO: Final = (3, 30, 150, 1500, 0)
"""What a token adds to five squares that may become a KO, by how many of them have one already."""

_Arms = tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]


def _arms(square: int) -> _Arms:
    through = [line for sweep in SWEEPS for line in LINES[sweep] if square in line]
    places = [line.index(square) for line in through]
    return tuple((line[:place][::-1], line[place + 1 :]) for line, place in zip(through, places, strict=True))


ARMS: Final[tuple[_Arms, ...]] = tuple(_arms(square) for square in range(SQUARES))
"""For each square and each line through it, the squares that follow it to either side, nearest first."""

_THREES: Final = tuple(
    sum(1 << square for square in line[start : start + SHORTEST])
    for sweep in SWEEPS
    for line in LINES[sweep]
    for start in range(len(line) - SHORTEST + 1)
)

_THREES_THROUGH: Final = tuple(tuple(window for window in _THREES if window >> square & 1) for square in range(SQUARES))
_HOPES: Final = ((_THREES_THROUGH, HOPE_OF_THREE), (FIVES_THROUGH, HOPE_OF_KO))


OPEN_RUNS: Final = tuple(map(len, _THREES_THROUGH))
"""Through how many squares in line, three by three, a run can pass by each square: 3 at a corner, 12 in the middle."""


class Board(msgspec.Struct, frozen=True):
    """What a turn is played on. It stays the same through all throws of a hand.

    Attributes:
        layout: the grid.
        own: for each seat the squares of its tokens, as bits.
        playing: the seats that have not retired.
        in_hand: tokens each seat still holds.
        seat: whose turn it is.
        doubles: one more token placed with five alike wins at once (M-32).
    """

    layout: Layout
    own: tuple[int, ...]
    playing: tuple[int, ...]
    in_hand: tuple[int, ...]
    seat: int
    doubles: bool

    @property
    def free(self) -> list[int]:
        """The squares without a token."""
        taken = sum(self.own)
        return [square for square in range(SQUARES) if not taken >> square & 1]


def board_of(state: MorpyamState) -> Board:
    """The board of a state in which a seat is to play on a whole grid."""
    assert state.layout is not None
    assert state.turn is not None
    return Board(
        state.layout,
        tuple(state.own),
        tuple(state.playing),
        tuple(state.in_hand),
        state.turn,
        state.table.double_morpyam and state.morpyams == DOUBLE - 1,
    )


def gain(own: int, square: int, players: int) -> int:
    """What a token of one seat on a free square brings at once, in parts of a point: runs (M-51), or the KO (M-52).

    Args:
        own: the squares that have the seat's tokens, as bits.
        square: the free square.
        players: how many began.
    """
    points = 0
    for before, after in ARMS[square]:
        one, other = _reach(own, before), _reach(own, after)
        length = one + 1 + other
        if length >= KO:
            return WIN
        if length >= SHORTEST:
            points += worth(length, players) - worth(one, players) - worth(other, players)
    return points * POINT


def glance(board: Board, square: int) -> int:
    """What a token on a free square is worth, in parts of a point, but for what follows if the seat plays again."""
    players = len(board.own)
    own = board.own[board.seat]
    rivals = [board.own[seat] for seat in board.playing if seat != board.seat]
    open_squares = ALL & ~sum(board.own)
    gained = gain(own, square, players) + (POINT * LAST if board.in_hand[board.seat] == 1 else 0)
    denied = max(gain(rival, square, players) + _hopes(rival, open_squares, square) for rival in rivals)
    return TOKEN + gained + _hopes(own, open_squares, square) + int(DENIED * denied)


def longest(board: Board, square: int) -> int:
    """How many of five squares in line would have a token of the seat whose turn it is, were one placed here.

    Counted are only squares in which nobody else stands; 0 where there are none such.
    """
    own = board.own[board.seat]
    taken = sum(board.own) & ~own
    return max([(five & own).bit_count() + 1 for five in FIVES_THROUGH[square] if not five & taken], default=0)


def _reach(own: int, arm: tuple[int, ...]) -> int:
    """How many squares of the arm have tokens before the first without."""
    for distance, square in enumerate(arm):
        if not own >> square & 1:
            return distance
    return len(arm)


def _hopes(own: int, free: int, square: int) -> int:
    """What a token there would add to the runs that these squares may become, as long as nobody stands in the way."""
    return sum(
        hope[(window & own).bit_count()]
        for windows, hope in _HOPES
        for window in windows[square]
        if window & (own | free) == window
    )
