"""What a turn of Morpyam may lead to, by what the squares are worth at a glance."""

from __future__ import annotations

from functools import lru_cache

from tabletop.bots.morpyam_board import AGAIN, WIN, Board, glance
from tabletop.bots.morpyam_turn import Prospects


@lru_cache(maxsize=16)
def at_a_glance(board: Board) -> Prospects:
    """For the seat whose turn it is; made once for all the throws of a hand."""
    worth = {square: glance(board, square) for square in board.free}
    again = WIN if board.doubles else 0 if board.in_hand[board.seat] == 1 else AGAIN
    return Prospects(board.layout, worth, {square: value + again for square, value in worth.items()})
