"""A feeling for MorihaM: what a table is worth to a seat."""

from __future__ import annotations

from operator import mul
from typing import Final

from tabletop.bots.moriham_fights import Side, end_turn, fight, read_sides
from tabletop.games.moriham.refs import Seat
from tabletop.games.moriham.state import State

WON: Final = 1000.0
"""A duel won; one lost is as far below 0."""

LOW: Final = 10
"""Life below which each point counts double and more."""

THIN: Final = 12
"""A deck with fewer cards begins to worry its player."""

FULL: Final = 6
"""Cards of a hand above which the next draw phase brings none, so that more are worth as much as any."""

FEATURES: Final = (
    "life", "low_life", "monsters", "attack", "defence", "best", "hand", "more_hand", "traps", "magic", "staying",
    "thin_deck", "tempo", "wins", "danger", "losses", "deadly",
)  # fmt: skip
"""What ``features`` counts, in order: differences between the seat to move and the other, but for the last five."""

WEIGHTS: Final = (1.0, 0.3, 1.5, 0.8, 0.2, 0.25, 1.6, 0.6, 2.5, 1.7, 3.5, -0.3, -1.0, 6.0, -0.5, -0.2, -6.0)
"""What each of them counts for."""


def worth(state: State, seat: Seat) -> float:
    """What the table is worth to a seat; the same of opposite sign to the other."""
    if state.ended is not None:
        if state.ended.winner is None:
            return 0.0
        return WON if state.ended.winner == seat else -WON
    value: float = sum(map(mul, features(state), WEIGHTS))
    return value if state.turn == seat else -value


def features(state: State) -> list[float]:
    """The table in numbers, as it will be when the seat whose turn it is has made the attacks it has left."""
    mover = state.turn
    assert mover is not None
    other = 1 - mover
    sides = read_sides(state)
    mine, theirs = sides[mover], sides[other]
    life, their_life = state.life[mover], state.life[other]
    won = False
    if state.phase in ("initial", "main1", "battle") and not (state.opening_truce and state.turns == 1):
        dealt = fight(mine, theirs, their_life)
        won = dealt >= their_life
        their_life -= dealt
    end_turn(mine, theirs)
    table = _side(state, mover, mine, life)
    found = [a - b for a, b in zip(table, _side(state, other, theirs, their_life), strict=True)]
    before = _strength(mine)
    danger = min(fight(theirs, mine, life), life)
    if won:
        found += (1.0, 1.0, 0.0, 0.0, 0.0)
    else:
        found += (1.0, 0.0, danger, before - _strength(mine), 1.0 if danger >= life else 0.0)
    return found


def _side(state: State, seat: Seat, side: Side, life: int) -> list[float]:
    traps = magic = staying = 0
    for spell in state.backrow[seat]:
        if spell is not None:
            if spell.face == "up":
                staying += 1
            elif state.box.spells[spell.card].kind == "trap":
                traps += 1
            else:
                magic += 1
    hand = len(state.hands[seat])
    return [
        life,
        min(life, LOW),
        len(side),
        sum([one.attack for one in side]),
        sum([one.defence for one in side]),
        max([one.attack for one in side], default=0),
        min(hand, FULL),
        max(0, hand - FULL),
        traps,
        magic,
        staying,
        max(0, THIN - len(state.decks[seat])),
    ]


def _strength(side: Side) -> float:
    return sum([2 + one.attack + one.defence for one in side])
