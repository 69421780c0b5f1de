"""How likely a turn reaches each tile of an empty board, and so how hard lines are.

A tile's chance is that of a hand played for this tile alone, exact, with the calls of M-40 to M-44 where it is an
appel. Whoever designs a grid or lays tiles in Plus sees from it which lines are soon made.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from typing import Final

from tabletop.dice.hands import FIRST_HAND, HANDS, THROWS_OF_FIVE, BestPlay, Keep, keeps_of
from tabletop.games.morpyam.state import MOST_THROWS
from tabletop.games.morpyam.tiles import CALLS, CLASSIC_TILES, SEC_FIGURES, answers, covered, is_sec

_THROWS: Final = THROWS_OF_FIVE**MOST_THROWS


@cache
def chance(tile: str) -> Fraction:
    """How likely a turn that is played for it covers a tile, all squares being free. One of the classic tiles."""
    if tile not in CLASSIC_TILES:
        raise ValueError(f"{tile!r} is no classic tile; there are {', '.join(CLASSIC_TILES)}")
    if tile == "sec":
        return Fraction(BestPlay(is_sec, 1).untouched(1), THROWS_OF_FIVE)
    if tile == "appel":
        return Fraction(_ways_of_appel(), _THROWS)
    play = BestPlay(lambda hand: tile in covered(hand, False, True), MOST_THROWS)
    return Fraction(play.untouched(MOST_THROWS), _THROWS)


def turns(tiles: Iterable[str]) -> float | None:
    """How many turns a square of a line takes on average, each played for alone; None for a line without tiles."""
    needed = [_turns_of(tile) for tile in tiles]
    return sum(needed) / len(needed) if needed else None


@cache
def _turns_of(tile: str) -> float:
    return float(1 / chance(tile))


def _ways_of_appel() -> int:
    """In how many of 7776**3 hands best play lays on an appel: a figure is called before every throw."""
    after: Mapping[Keep, int] = dict.fromkeys(HANDS, 0)  # what a hand is worth whose call has failed
    won = 1
    for _ in range(MOST_THROWS - 1):
        best = [0] * FIRST_HAND  # by keep, the most likely of the calls
        for call in SEC_FIGURES:
            worth = _calling(call, won, after).worth[1]
            best = [max(pair) for pair in zip(best, worth, strict=False)]
        after = {hand: max(best[keep] for keep in keeps_of(hand) if keep < FIRST_HAND) for hand in HANDS}
        won *= THROWS_OF_FIVE
    return max(_calling(call, won, after).untouched(1) for call in CALLS)


def _calling(call: str, won: int, after: Mapping[Keep, int]) -> BestPlay:
    """One throw under a call: what a hand is worth that answers it, and what one that does not."""
    return BestPlay(lambda hand: won if answers(call, hand) else after[hand], 1)
