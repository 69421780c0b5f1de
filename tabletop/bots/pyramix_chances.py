"""How the race for a colour's majority in Pyramix is likely to end.

Each ankh still in the pyramid is taken by one seat, by its strongest rival, or by neither, independently of the others.
Tables go by the takes left in the game, the colour's ankhs left in the pyramid, and the seat's lead.
"""

from __future__ import annotations

from collections.abc import Callable
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


def _table(worth: Callable[[int], int]) -> _Table:
    """The mean worth of the final lead."""
    return tuple(_by_ankhs(takes_left, worth) for takes_left in range(TAKES_IN_A_GAME))


def _by_ankhs(takes_left: int, worth: Callable[[int], int]) -> tuple[dict[int, float], ...]:
    """The same for so many takes left: each ankh more leaves the lead as it is, or moves it by one either way."""
    taken = min(1.0, _CONTESTED * takes_left / (takes_left + _TRAY_SIZE))
    reach = 2 * MOST_ANKHS
    means = [{lead: float(worth(lead)) for lead in range(-reach, reach + 1)}]
    for ankhs in range(1, MOST_ANKHS + 1):
        before = means[-1]
        means.append(
            {
                lead: (1 - taken) * before[lead] + taken / 2 * (before[lead - 1] + before[lead + 1])
                for lead in range(ankhs - reach, reach - ankhs + 1)
            }
        )
    return tuple(means)


EDGE: Final = _table(lambda lead: (lead > 0) - (lead < 0))
"""The chance to end with more ankhs than the rival, less the chance to end with fewer."""

MOST: Final = _table(lambda lead: int(lead > 0))
"""The chance to end with more ankhs than the rival."""

SHARE: Final = tuple(_TRAY_SIZE / (takes_left + _TRAY_SIZE) for takes_left in range(TAKES_IN_A_GAME))
"""By takes left: what part of a colour's points in the pyramid is expected to be left in the tray at the end."""
