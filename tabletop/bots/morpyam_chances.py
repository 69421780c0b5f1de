"""Exact chances of covering a tile of a Morpyam grid in one hand, under the rules of the grid."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from tabletop.bots.morpyam_plan import MORPYAM, Plan
from tabletop.dice.hands import THROWS_OF_FIVE
from tabletop.games.morpyam.state import MOST_THROWS


@cache
def aim_at(tile: str, morpyam_free: bool) -> Plan:
    """Best play of a hand that is to cover this tile and nothing else; what it is worth is the chance of that.

    Args:
        tile: one with a free square.
        morpyam_free: a morpyam square is free, so that five alike go nowhere else (M-30).
    """
    worth = {tile: 1}
    if morpyam_free:
        worth.setdefault(MORPYAM, 0)
    return Plan(worth, worth)


@cache
def chance_of(tile: str, morpyam_free: bool = True) -> Fraction:
    """The chance of covering the tile in a whole hand that is played for it alone."""
    return Fraction(aim_at(tile, morpyam_free).untouched(), THROWS_OF_FIVE**MOST_THROWS)
