"""Exact chances of covering the tiles of a Morpyam grid, under the rules as they stand on it."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import msgspec

from tabletop.bots.morpyam_plan import APPEL, MORPYAM, Plan
from tabletop.dice.hands import THROWS_OF_FIVE, Keep
from tabletop.games.morpyam.state import MOST_THROWS, MorpyamState


class Reach(msgspec.Struct, frozen=True):
    """How likely a tile is to be covered in this hand by a player who plays for it alone.

    Attributes:
        chance: exactly.
        keep: the values to keep for it, rising; all five when nothing is to be thrown for it any more.
        call: what to call before the next throw; None for nothing.
    """

    chance: Fraction
    keep: Keep
    call: str | None


@cache
def aim_at(tile: str, morpyam_free: bool) -> Plan:
    """Best play of a hand that is to cover this tile and nothing else; what it is worth is the chance of that.

    Args:
        tile: one with a free square.
        morpyam_free: a morpyam square is free, so that five alike go nowhere else (M-30).
    """
    worth = {APPEL: 0, tile: 1}
    if morpyam_free:
        worth.setdefault(MORPYAM, 0)
    return Plan(worth, worth)


@cache
def chance_of(tile: str, morpyam_free: bool = True) -> Fraction:
    """The chance of covering the tile in a whole hand that is played for it alone."""
    return Fraction(aim_at(tile, morpyam_free).untouched(), THROWS_OF_FIVE**MOST_THROWS)


def reaches(state: MorpyamState) -> dict[str, Reach]:
    """For every tile with a free square how likely it is in this hand, in the order of the squares.

    Args:
        state: one in which a seat is to throw, call, cover or pass.
    """
    assert state.layout is not None
    tiles = dict.fromkeys(tile for square, tile in enumerate(state.layout.grid) if state.free >> square & 1)
    hand = None if state.dice is None else tuple(sorted(state.dice))
    if hand is not None and (state.call_state == "won" or state.hand_lost):
        won = state.call_state == "won"
        return {tile: Reach(Fraction(won and tile == APPEL), hand, None) for tile in tiles}
    standing = state.call if state.call_state == "standing" else None
    found: dict[str, Reach] = {}
    for tile in tiles:
        step = aim_at(tile, MORPYAM in tiles).step(hand, state.throws, standing)
        found[tile] = Reach(Fraction(step.worth, THROWS_OF_FIVE**step.left), step.keep, step.call)
    return found
