"""A game of Morpyam under way: who plays it, and all that its rules remember."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from tabletop.dice.fair_play import FairPlay
from tabletop.dice.throws import Dice
from tabletop.games.morpyam.grids import ALL, SQUARES, Layout
from tabletop.games.morpyam.tiles import Tile

TOKENS: Final = {2: 17, 3: 11, 4: 8}
"""Tokens of each player, by how many play (M-02)."""

MOST_THROWS: Final = 3
"""Throws of a hand (M-11)."""

CallState: TypeAlias = Literal["standing", "won", "lost"]
"""What has become of a call: its throw is still to be made or to land; it came; it did not."""

Reason: TypeAlias = Literal["ko", "double_morpyam", "points", "retired"]
"""Why a game is over (M-52, M-32, M-53, M-55)."""


class Table(msgspec.Struct, frozen=True, gc=False):
    """What does not change during a game.

    Attributes:
        variant: ``classic``, ``flash`` or ``plus``.
        players: how many began.
        fair_play: the table's option (M-62).
        double_morpyam: the table's option (M-32).
    """

    variant: str
    players: int
    fair_play: FairPlay
    double_morpyam: bool


class MorpyamState:
    """Where a game stands. Sets of squares are integers, square ``n`` being bit ``1 << n``.

    Attributes:
        table: what does not change.
        grid: the tile of each square, row by row; None where none lies yet.
        layout: the grid made ready for play; None while it is being laid.
        own: for each seat the squares its tokens cover.
        free: the squares without a token.
        in_hand: tokens each seat still holds.
        dice: the hand; None before its first throw.
        throws: throws made in this hand.
        pending: numbers of the dice being thrown, rising; None when none are. ``dice`` keeps its old values meanwhile.
        call: what was called for the throw to come, or for the one just made; None without a call.
        call_state: what has become of the call; None without a call.
        morpyams: tokens placed with five alike in this turn, all its hands counted (M-32).
        reason: why the game is over; None until then.
        retired: for each seat whether it has left the game (M-55).
        tiles: in Plus the tiles each seat has still to lay; None before the draw, and in other variants.
        laid: in Plus, while tiles are laid, the squares of those that the seat whose turn it is may take back.
        confirmed: in Plus, for each seat whether its tiles are fixed.
        turn: whose turn it is; None before who starts is decided. When the game is over, whose turn ended it.
    """

    __slots__ = (
        "call",
        "call_state",
        "confirmed",
        "dice",
        "free",
        "grid",
        "in_hand",
        "laid",
        "layout",
        "morpyams",
        "own",
        "pending",
        "reason",
        "retired",
        "table",
        "throws",
        "tiles",
        "turn",
    )

    def __init__(self, table: Table, grid: list[Tile | None], layout: Layout | None, turn: int | None) -> None:
        self.table = table
        self.grid = grid
        self.layout = layout
        self.turn = turn
        self.own = [0] * table.players
        self.free = ALL
        self.in_hand = [TOKENS[table.players]] * table.players
        self.dice: Dice | None = None
        self.throws = 0
        self.pending: tuple[int, ...] | None = None
        self.call: Tile | None = None
        self.call_state: CallState | None = None
        self.morpyams = 0
        self.reason: Reason | None = None
        self.retired = [False] * table.players
        self.tiles: list[list[Tile]] | None = None
        self.laid = 0
        self.confirmed = [layout is not None] * table.players

    @property
    def tokens(self) -> list[int | None]:
        """Whose token covers each square, row by row; None where there is none."""
        seats: list[int | None] = [None] * SQUARES
        for seat, own in enumerate(self.own):
            for square in range(SQUARES):
                if own >> square & 1:
                    seats[square] = seat
        return seats

    @property
    def playing(self) -> list[int]:
        """The seats that have not retired."""
        return [seat for seat, gone in enumerate(self.retired) if not gone]

    @property
    def hand_lost(self) -> bool:
        """A call for the third throw has failed (M-44)."""
        return self.call_state == "lost" and self.throws == MOST_THROWS

    def clone(self) -> MorpyamState:
        """An independent copy."""
        copy = MorpyamState.__new__(MorpyamState)
        copy.table = self.table
        copy.grid = self.grid if self.layout is not None else self.grid.copy()
        copy.layout = self.layout
        copy.turn = self.turn
        copy.own = self.own.copy()
        copy.free = self.free
        copy.in_hand = self.in_hand.copy()
        copy.dice = self.dice
        copy.throws = self.throws
        copy.pending = self.pending
        copy.call = self.call
        copy.call_state = self.call_state
        copy.morpyams = self.morpyams
        copy.reason = self.reason
        copy.retired = self.retired.copy()
        copy.tiles = self.tiles if self.layout is not None or self.tiles is None else [t.copy() for t in self.tiles]
        copy.laid = self.laid
        copy.confirmed = self.confirmed.copy()
        return copy
