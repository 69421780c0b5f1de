"""Abilities used, and positions changed, in a main phase (H-24, H-47)."""

from __future__ import annotations

from typing import Final

from tabletop.games.moriham.actions import TurnPosition, UseAbility
from tabletop.games.moriham.effects.uses import Way, obstacle, ways
from tabletop.games.moriham.happening import use_of
from tabletop.games.moriham.refs import MONSTER_REFS, PLACES, Seat
from tabletop.games.moriham.state import Monster, State

_TURNS: Final = tuple(TurnPosition(place) for place in range(PLACES))


def ability_obstacle(state: State, seat: Seat, place: int) -> str:
    """What the ability of the monster at that place lacks when there is no way to use it in this main phase."""
    monster = state.monsters[seat][place]
    if monster is None:
        return "no_monster_there"
    ability = state.box.activated.get(monster.copied or monster.card)
    if ability is None:
        return "not_activated"
    if state.has_used(monster.owner, monster.card, use_of(monster.copied)):
        return "used_this_turn"
    return obstacle(state, seat, ability, MONSTER_REFS[seat][place])


def ability_ways(state: State, seat: Seat, place: int, monster: Monster) -> list[Way]:
    """Every way to use the ability of a monster in a main phase."""
    ability = state.box.activated.get(monster.copied or monster.card)
    if ability is None or state.has_used(monster.owner, monster.card, use_of(monster.copied)):
        return []
    return ways(state, seat, ability, MONSTER_REFS[seat][place])


def monster_actions(state: State, seat: Seat) -> list[UseAbility | TurnPosition]:
    """Every use of an ability of a monster in the field, then every change of position."""
    activated, used, refs = state.box.activated, state.used, MONSTER_REFS[seat]
    uses: list[UseAbility | TurnPosition] = []
    turns: list[TurnPosition] = []
    for place, monster in enumerate(state.monsters[seat]):
        if monster is None:
            continue
        if not monster.turned and not monster.attacks:
            turns.append(_TURNS[place])
        ability = activated.get(monster.copied or monster.card)
        if ability is None or (used and (monster.owner, monster.card, use_of(monster.copied)) in used):
            continue
        for cost, targets in ways(state, seat, ability, refs[place]):
            uses.append(UseAbility(place, cost, targets))
    return uses + turns


def turn_obstacle(state: State, seat: Seat, place: int) -> str | None:
    """Why the monster at that place cannot change its position; None if it can (H-24)."""
    monster = state.monsters[seat][place]
    if monster is None:
        return "no_monster_there"
    if monster.turned:
        return "turned_this_turn"
    return "attacked_this_turn" if monster.attacks else None
