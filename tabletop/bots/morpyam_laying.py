"""How bots lay the tiles of a Plus grid (M-70 to M-72).

Every tile serves all players, but not alike. Where easy and hard tiles are mixed, a line needs luck with its hard ones
and little can be done against it meanwhile: that favours who starts. Where like lies beside like, the easy lines are
closed as fast as they are opened, which makes up for coming later. So who starts mixes its tiles, from the squares on
which most runs meet outwards, and the others lay theirs row by row, the easiest first. By the hard bot's own judgement
this is worth a game in a hundred.
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
    """The next tile of a grid that is good for the seat that lays it.

    Args:
        state: one in which a seat is to lay its tiles.
        legal: all that it can lay, or the confirmation alone.
    """
    lays = [action for action in legal if isinstance(action, Lay)]
    if not lays:
        return legal[0]
    if any(state.confirmed):
        return max(lays, key=lambda lay: (chance_of(lay.tile), -_number(lay)))
    easiest = state.laid.bit_count() % 2 == 0
    return max(lays, key=lambda lay: (OPEN_RUNS[_number(lay)], chance_of(lay.tile) * (1 if easiest else -1)))


def _number(lay: Lay) -> int:
    return SIDE * lay.square[0] + lay.square[1]
