"""How bots lay the tiles of a Plus grid (M-70 to M-72).

Every tile serves all players, but not alike: who starts is the first to come to a square that is easy to cover. So the
starter lays its easiest tiles where most runs can pass, and its hard ones end up at the rim. The others lay their
hardest tiles there: the middle of the grid then stays empty for long, and the start is worth little.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.bots.morpyam_board import OPEN_RUNS
from tabletop.bots.morpyam_chances import chance_of
from tabletop.core.actions import Action
from tabletop.games.morpyam.actions import Lay
from tabletop.games.morpyam.grids import SIDE
from tabletop.games.morpyam.state import MorpyamState


def lay_for_oneself(state: MorpyamState, legal: Sequence[Action]) -> Action:
    """The starter's easiest tile, or another player's hardest, on the free cell through which most runs can pass.

    Args:
        state: one in which a seat is to lay its tiles.
        legal: all that it can lay, or the confirmation alone.
    """
    lays = [action for action in legal if isinstance(action, Lay)]
    if not lays:
        return legal[0]
    sign = -1 if any(state.confirmed) else 1
    return max(lays, key=lambda lay: (OPEN_RUNS[SIDE * lay.square[0] + lay.square[1]], sign * chance_of(lay.tile)))
