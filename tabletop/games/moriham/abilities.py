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


def abilities(state: State, seat: Seat) -> list[UseAbility]:
    """Every use of an ability."""
    activated, used, refs = state.box.activated, state.used, MONSTER_REFS[seat]
    found: list[UseAbility] = []
    for place, monster in enumerate(state.monsters[seat]):
        if monster is None:
            continue
        ability = activated.get(monster.copied or monster.card)
        if ability is None or (used and (monster.owner, monster.card, use_of(monster.copied)) in used):
            continue
        for cost, targets in ways(state, seat, ability, refs[place]):
            found.append(UseAbility(place, cost, targets))
    return found


def turn_obstacle(state: State, seat: Seat, place: int) -> str | None:
    """Why the monster at that place cannot change its position; None if it can (H-24)."""
    monster = state.monsters[seat][place]
    if monster is None:
        return "no_monster_there"
    if monster.turned:
        return "turned_this_turn"
    return "attacked_this_turn" if monster.attacks else None


def turns(state: State, seat: Seat) -> list[TurnPosition]:
    """Every change of position."""
    found: list[TurnPosition] = []
    for place, monster in enumerate(state.monsters[seat]):
        if monster is not None and not monster.turned and not monster.attacks:
            found.append(_TURNS[place])
    return found
