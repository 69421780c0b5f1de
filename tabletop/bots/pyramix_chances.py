"""How the race for a colour's majority in Pyramix is likely to end.

Each ankh still in the pyramid is taken by one seat, by its strongest rival, or by neither, independently of the others.
Tables go by the takes left in the game, the colour's ankhs left in the pyramid, and the seat's lead.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import fsum
from typing import Final, TypeAlias

from tabletop.games.pyramix.cubes import ANKHS, COUNTS
from tabletop.games.pyramix.geometry import TRAY
from tabletop.games.pyramix.state import TAKES_IN_A_GAME

MOST_ANKHS: Final = COUNTS[ANKHS[0]]
"""Ankhs of a colour."""

_CONTESTED: Final = 0.6
"""How often an ankh is taken compared with any cube; less than 1 makes present leads count for more. Found by play."""

_TRAY_SIZE: Final = TRAY.bit_count()

_Table: TypeAlias = tuple[tuple[dict[int, float], ...], ...]


@cache
def _gains(takes_left: int, ankhs: int) -> dict[int, float]:
    """The chance of each change of the lead until the end."""
    if ankhs == 0:
        return {0: 1.0}
    taken = min(1.0, _CONTESTED * takes_left / (takes_left + _TRAY_SIZE))
    gains = dict.fromkeys(range(-ankhs, ankhs + 1), 0.0)
    for gain, chance in _gains(takes_left, ankhs - 1).items():
        gains[gain] += chance * (1 - taken)
        gains[gain - 1] += chance * taken / 2
        gains[gain + 1] += chance * taken / 2
    return gains


def _table(worth: Callable[[int], int]) -> _Table:
    """The mean worth of the final lead."""
    return tuple(
        tuple(
            {
                lead: fsum(chance * worth(lead + gain) for gain, chance in _gains(takes_left, ankhs).items())
                for lead in range(-MOST_ANKHS, MOST_ANKHS + 1)
            }
            for ankhs in range(MOST_ANKHS + 1)
        )
        for takes_left in range(TAKES_IN_A_GAME)
    )


EDGE: Final = _table(lambda lead: (lead > 0) - (lead < 0))
"""The chance to end with more ankhs than the rival, less the chance to end with fewer."""

MOST: Final = _table(lambda lead: int(lead > 0))
"""The chance to end with more ankhs than the rival."""

SHARE: Final = tuple(_TRAY_SIZE / (takes_left + _TRAY_SIZE) for takes_left in range(TAKES_IN_A_GAME))
"""By takes left: what part of a colour's points in the pyramid is expected to be left in the tray at the end."""
