"""When a duel ends undecided (H-50, H-51), and why every duel ends.

Cards go back: to hands (``Return``, ``Regain``, ``PayReturn``) and to decks (``Recycle``); and life can be gained. Two
players with six cards in hand draw none, so with such cards, or with a life more each turn, neither their decks
(H-10) nor quiet (H-50) would ever stop them. The hundredth turn does (H-51); and no turn lasts for ever (H-48).

For compare the following numbers, before and after an action, as words are compared in a dictionary: the first that
differs decides.

1. turns until the hundredth;
2. phases left of the turn;
3. what has not been used in it: each activation, triggered ability and special summon uses something up (H-48);
4. links of the chain, and operations they have left to do;
5. picks left, and what chance is due to do;
6. normal summons left;
7. cards in hands;
8. a summon under way;
9. position changes and attacks that the monsters in the field have left this turn;
10. an attack under way: 2 where its target has left, else 1;
11. triggered abilities that wait, with what they still ask;
12. frames that settle what has happened;
13. answers that the open window still waits for.

Every action, of a seat or of chance, makes the list smaller: none of the numbers grows unless one before it shrinks.
A hand grows (7) by an operation (4), a cost (3) or a draw phase (1), a monster comes into the field (9) by an operation
or a summon (4, 8), a window opens (13) after something that counts before it, and so on. Each of them is bounded below
(what can be used is two or three things of each card), so the list cannot grow smaller for ever.
"""

from __future__ import annotations

from typing import Final

from tabletop.games.moriham.state import State

QUIET_TURNS: Final = 10
"""Turns in a row without anything happening that end the duel (H-50)."""

MOST_TURNS: Final = 100
"""Turns of a duel: as many for each player as a deck has cards (H-51)."""


def is_undecided(state: State) -> bool:
    """Whether the duel is a draw now that a turn has ended: all has long been quiet, or it was the last turn."""
    return state.quiet_turns >= QUIET_TURNS or state.turns >= MOST_TURNS
