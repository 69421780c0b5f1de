"""A game of Morpyam as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from tabletop.core.actions import Decision, Outcome
from tabletop.core.game import Position
from tabletop.games.morpyam.actions import AT
from tabletop.games.morpyam.grids import SIDE
from tabletop.games.morpyam.state import MorpyamState

_ROWS: Final = [slice(start, start + SIDE) for start in range(0, SIDE * SIDE, SIDE)]


class MorpyamPosition(Position, kw_only=True, forbid_unknown_fields=True):
    """The state as plain data; attributes as in MorpyamState, but where said.

    What is absent means the printed grid (in Plus: no tile laid), no token placed, a hand not yet thrown, nobody
    retired, and in Plus, where the grid is not whole, that nobody has confirmed.

    Attributes:
        grid: six rows of six tiles; null where none lies.
        tokens: six rows of six seats; null where no token lies.
        retired: the seats that have left the game; a boolean for each seat is read as well.
        tiles: in Plus only: for each seat the tiles it has still to lay; null before the draw.
        confirmed: in Plus only: the seats whose tiles are fixed; a boolean for each seat is read as well.
        laid: in Plus only: the squares, row and column, of the tiles that the seat whose turn it is may take back.
            Where it is absent, it follows from the rest, but when others have confirmed before it.
    """

    grid: list[list[str | None]] = msgspec.field(default_factory=list)
    tokens: list[list[int | None]] = msgspec.field(default_factory=list)
    in_hand: list[int] = msgspec.field(default_factory=list)
    dice: list[int] | None = None
    throws: int = 0
    pending: list[int] | None = None
    call: str | None = None
    call_state: str | None = None
    morpyams: int = 0
    retired: list[int | bool] = msgspec.field(default_factory=list)
    tiles: list[list[str]] | UnsetType | None = UNSET
    confirmed: list[int | bool] | UnsetType = UNSET
    laid: list[list[int]] | UnsetType = UNSET


def position_of(state: MorpyamState, decision: Decision | None, outcome: Outcome | None) -> MorpyamPosition:
    """The whole state as plain data; nothing in Morpyam is hidden."""
    table, tokens = state.table, state.tokens
    position = MorpyamPosition(
        game="morpyam",
        variant=table.variant,
        players=table.players,
        options={"fair_play": table.fair_play, "double_morpyam": table.double_morpyam},
        turn=state.turn,
        decision=decision,
        outcome=outcome,
        grid=[list(state.grid[row]) for row in _ROWS],
        tokens=[tokens[row] for row in _ROWS],
        in_hand=state.in_hand.copy(),
        dice=None if state.dice is None else list(state.dice),
        throws=state.throws,
        pending=None if state.pending is None else list(state.pending),
        call=state.call,
        call_state=state.call_state,
        morpyams=state.morpyams,
        retired=_seats(state.retired),
    )
    if table.variant == "plus":
        position.tiles = None if state.tiles is None else [list(hand) for hand in state.tiles]
        position.confirmed = _seats(state.confirmed)
        position.laid = [list(at) for square, at in enumerate(AT) if state.laid >> square & 1]
    return position


def _seats(marked: Sequence[bool]) -> list[int | bool]:
    return [seat for seat, mark in enumerate(marked) if mark]
