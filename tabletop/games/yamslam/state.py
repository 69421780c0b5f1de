"""A game of Yamslam under way: who plays it, and all that its rules remember."""

from __future__ import annotations

import msgspec

from tabletop.dice.fair_play import FairPlay
from tabletop.dice.throws import Dice


class Table(msgspec.Struct, frozen=True, gc=False):
    """What does not change during a game.

    Attributes:
        variant: ``base``, ``solo`` or ``teams``.
        players: how many seats.
        sides: how many rows of chips: one a seat, in team play one a team.
        fair_play: the table's option (M-62).
    """

    variant: str
    players: int
    sides: int
    fair_play: FairPlay

    @classmethod
    def of(cls, variant: str, players: int, fair_play: FairPlay) -> Table:
        """The table of a variant: two sides in team play, else one a seat."""
        return cls(variant, players, 2 if variant == "teams" else players, fair_play)

    @property
    def solo(self) -> bool:
        """One player against the tray (Y-30)."""
        return self.variant == "solo"

    def side_of(self, seat: int) -> int:
        """Whose row the chips of a seat lie in: partners sit opposite (Y-40)."""
        return seat % self.sides

    def seats_of(self, side: int) -> tuple[int, ...]:
        """The seats that play for a side."""
        return tuple(range(side, self.players, self.sides))


class YamslamState:
    """Where a game stands. Chips are counted by combination, in the order of CHIPS.

    Attributes:
        table: what does not change.
        tray: chips to be won.
        out: chips put out of play.
        chips: chips won, by side.
        dice: the hand; None before its first throw.
        throws: throws made in this hand.
        pending: numbers of the dice being thrown, rising; None when none are. ``dice`` keeps its old values meanwhile.
        takes_due: chips a solo yamslam still gives, after its first.
        idle_turns: turns in a row without a chip, since one was won or put out (Y-15).
        took_this_turn: the turn has brought a chip.
        last_chip: the side that won the last chip of the tray; None until then, or if it was put out.
        turn: whose turn it is; None before who starts is decided. When the game is over, whose turn ended it.
    """

    __slots__ = (
        "chips",
        "dice",
        "idle_turns",
        "last_chip",
        "out",
        "pending",
        "table",
        "takes_due",
        "throws",
        "took_this_turn",
        "tray",
        "turn",
    )

    def __init__(self, table: Table, tray: list[int], out: list[int], chips: list[list[int]], turn: int | None) -> None:
        self.table = table
        self.tray = tray
        self.out = out
        self.chips = chips
        self.turn = turn
        self.dice: Dice | None = None
        self.throws = 0
        self.pending: tuple[int, ...] | None = None
        self.takes_due = 0
        self.idle_turns = 0
        self.took_this_turn = False
        self.last_chip: int | None = None

    @property
    def over(self) -> bool:
        """No chip is left in the tray, and none due (Y-20, Y-30)."""
        return not (any(self.tray) or self.takes_due)

    @property
    def most_valuable(self) -> int:
        """The number of the most valuable combination that the tray still has: its chip leaves play next (Y-15)."""
        return max(number for number, count in enumerate(self.tray) if count)

    @property
    def turns_to_put_out(self) -> int:
        """After how many more turns in a row without a chip one leaves play (Y-15)."""
        return self.table.players - self.idle_turns

    def clone(self) -> YamslamState:
        """An independent copy."""
        copy = YamslamState(
            self.table, self.tray.copy(), self.out.copy(), [row.copy() for row in self.chips], self.turn
        )
        copy.dice = self.dice
        copy.throws = self.throws
        copy.pending = self.pending
        copy.takes_due = self.takes_due
        copy.idle_turns = self.idle_turns
        copy.took_this_turn = self.took_this_turn
        copy.last_chip = self.last_chip
        return copy
