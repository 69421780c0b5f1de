"""What came of an action in Morpyam. Throws and who starts are in ``tabletop.dice``."""

from __future__ import annotations

from tabletop.core.actions import Event
from tabletop.games.morpyam.actions import At
from tabletop.games.morpyam.lines import Run, Swept
from tabletop.games.morpyam.tiles import Tile


class TurnBegan(Event, frozen=True, tag="turn_began", gc=False):
    """A seat is to throw the first throw of a hand.

    Attributes:
        seat: whose turn it is.
        replay: it plays again after a morpyam (M-30).
    """

    seat: int
    replay: bool


class Called(Event, frozen=True, tag="called", gc=False):
    """A figure has been called for the next throw (M-40).

    Attributes:
        seat: who called.
        figure: what.
    """

    seat: int
    figure: Tile


class CallWon(Event, frozen=True, tag="call_won", gc=False):
    """The throw has brought what was called: an appel square must be covered (M-42).

    Attributes:
        seat: who called.
        figure: what.
    """

    seat: int
    figure: Tile


class CallLost(Event, frozen=True, tag="call_lost", gc=False):
    """The throw has not brought what was called.

    Attributes:
        seat: who called.
        figure: what.
        hand_lost: it was the third throw, and the hand is lost (M-44); else it costs nothing (M-43).
    """

    seat: int
    figure: Tile
    hand_lost: bool


class Placed(Event, frozen=True, tag="placed", gc=False):
    """A token covers a square.

    Attributes:
        seat: whose.
        square: row and column.
        tile: what the square shows.
        left: tokens the seat still holds.
        morpyam: it was placed with five alike.
        replay: the seat plays again (M-30).
        runs: the runs of three or more of its tokens that go through the square now.
    """

    seat: int
    square: At
    tile: Tile
    left: int
    morpyam: bool
    replay: bool
    runs: tuple[Run, ...]


class Passed(Event, frozen=True, tag="passed", gc=False):
    """Three throws have brought nothing that could be covered (M-13), or the hand was lost by a call (M-44).

    Attributes:
        seat: whose turn ends.
    """

    seat: int


class TurnLost(Event, frozen=True, tag="turn_lost", gc=False):
    """A die set aside was turned by a throw, and the turn ends (M-61).

    Attributes:
        seat: whose turn ends.
    """

    seat: int


class Retired(Event, frozen=True, tag="retired", gc=False):
    """A seat has left the game (M-55); its tokens stay.

    Attributes:
        seat: which.
    """

    seat: int


class TilesDrawn(Event, frozen=True, tag="drawn", gc=False):
    """The tiles have been drawn, and lie open (M-70).

    Attributes:
        tiles: for each seat those it has drawn.
    """

    tiles: tuple[tuple[Tile, ...], ...]


class LayingBegan(Event, frozen=True, tag="laying_began", gc=False):
    """A seat is to lay its tiles (M-71).

    Attributes:
        seat: which.
    """

    seat: int


class Laid(Event, frozen=True, tag="laid", gc=False):
    """A tile lies on the grid.

    Attributes:
        seat: who laid it.
        tile: which.
        square: row and column.
    """

    seat: int
    tile: Tile
    square: At


class Lifted(Event, frozen=True, tag="lifted", gc=False):
    """A tile has been taken back.

    Attributes:
        seat: whose it is.
        tile: which.
        square: row and column where it lay.
    """

    seat: int
    tile: Tile
    square: At


class Confirmed(Event, frozen=True, tag="confirmed", gc=False):
    """A seat's tiles are fixed (M-72).

    Attributes:
        seat: which.
    """

    seat: int


class GameOver(Event, frozen=True, tag="game_over", gc=False):
    """The game has ended, and this is the count (M-56).

    Attributes:
        reason: ``ko``, ``double_morpyam``, ``points`` or ``retired``.
        ranking: seats, best first; those who tie share a rank.
        scores: final score by seat, the bonus included.
        sweeps: the four sweeps in order.
        bonus: the seat that placed its last token and has one point more (M-53); None without.
    """

    reason: str
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    sweeps: tuple[Swept, ...]
    bonus: int | None
