"""A feeling for MorihaM: what a table is worth to a seat."""

from __future__ import annotations

from typing import Final

from tabletop.games.moriham.effects.reading import value_of
from tabletop.games.moriham.state import State

WON: Final = 1000.0
"""A duel won; one lost is as far below 0."""

LIFE: Final = 1.0
HAND: Final = 1.6
SET: Final = 2.0
STAYING: Final = 3.0
BODY: Final = 1.5
"""What any monster in the field is worth, besides what it can do."""

STRENGTH: Final = 0.9
DANGER: Final = 0.5
"""What the opponent's attackers could do next, against what life is worth."""

THIN_DECK: Final = 8
"""A deck with fewer cards begins to worry its player."""


def worth(state: State, seat: int) -> float:
    """What the table is worth to a seat; the same of opposite sign to the other."""
    if state.ended is not None:
        if state.ended.winner is None:
            return 0.0
        return WON if state.ended.winner == seat else -WON
    return _side(state, seat) - _side(state, 1 - seat)


def _side(state: State, seat: int) -> float:
    value = LIFE * state.life[seat] + HAND * min(len(state.hands[seat]), 7)
    value -= max(0, THIN_DECK - len(state.decks[seat]))
    for spell in state.backrow[seat]:
        if spell is not None:
            value += SET if spell.face == "down" else STAYING
    for place, monster in enumerate(state.monsters[seat]):
        if monster is not None:
            attack, defence = value_of(state, seat, place, "attack"), value_of(state, seat, place, "defence")
            strength = max(attack, defence * 0.7) if monster.position == "attack" else max(defence * 0.9, attack * 0.6)
            value += BODY + STRENGTH * strength
    danger = _danger(state, seat)
    return value - DANGER * danger - (15 if danger >= state.life[seat] else 0)


def _danger(state: State, seat: int) -> float:
    """About how much life the opponent's monsters could take next turn."""
    opponent = 1 - seat
    attackers = sorted(
        (value_of(state, opponent, place, "attack") for place, one in enumerate(state.monsters[opponent]) if one),
        reverse=True,
    )
    walls = sorted(
        value_of(state, seat, place, "defence")
        for place, one in enumerate(state.monsters[seat])
        if one is not None and one.position == "defence"
    )
    taken = 0
    for attack in attackers:
        if not walls:
            taken += attack
        elif attack > walls[0]:
            taken += attack - walls.pop(0)
    return taken
