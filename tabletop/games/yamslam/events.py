"""What came of an action in Yamslam. Throws and who starts are in ``tabletop.dice``."""

from __future__ import annotations

from tabletop.core.actions import Event
from tabletop.games.yamslam.actions import Source
from tabletop.games.yamslam.combinations import Chip
from tabletop.games.yamslam.count import SideCount


class TurnBegan(Event, frozen=True, tag="turn_began", gc=False):
    """A seat is to throw its first throw.

    Attributes:
        seat: whose turn it is.
        replay: it plays again after a yamslam (Y-13).
        idle_turns: turns in a row that have brought no chip (Y-15).
    """

    seat: int
    replay: bool
    idle_turns: int


class Took(Event, frozen=True, tag="took", rename={"source": "from"}, gc=False):
    """A chip has been won.

    Attributes:
        seat: who took it.
        side: whose row it lies in: the seat's, or the team's.
        chip: the combination.
        source: where it lay; ``from`` in JSON.
        left: how many of it still lie there.
        owned: how many of it the side has now.
        yamslam: it was won by five alike.
        takes_due: chips this yamslam still gives.
    """

    seat: int
    side: int
    chip: Chip
    source: Source
    left: int
    owned: int
    yamslam: bool
    takes_due: int


class Passed(Event, frozen=True, tag="passed", gc=False):
    """Three throws have brought nothing that could be taken (Y-14).

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


class PutOut(Event, frozen=True, tag="put_out", gc=False):
    """The most valuable chip of the tray has left play, a whole round having brought none (Y-15).

    Attributes:
        chip: the combination.
        left: how many of it still lie in the tray.
        out: how many of it are out of play.
    """

    chip: Chip
    left: int
    out: int


class GameOver(Event, frozen=True, tag="game_over", gc=False):
    """The tray is empty (Y-20), and this is the count.

    Attributes:
        reason: ``points``, or ``grand_slam`` for a solo game with every chip won.
        ranking: seats, best first; those who tie share a rank; partners share one.
        scores: final score by seat.
        counts: the count of every side, step by step.
    """

    reason: str
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    counts: tuple[SideCount, ...]
