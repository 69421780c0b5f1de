"""Battle: who may attack what, declaring, aiming anew, and the result (H-30…H-38)."""

from __future__ import annotations

from typing import Literal

from tabletop.core.actions import Event
from tabletop.games.moriham.actions import Attack
from tabletop.games.moriham.effects.reading import attacks_left, has_keyword, value_of
from tabletop.games.moriham.events import AttackAimed, AttackDeclared, AttackEnded, Fought, Target
from tabletop.games.moriham.frames import Attacking
from tabletop.games.moriham.happening import happen
from tabletop.games.moriham.life import judge_life, lose_life
from tabletop.games.moriham.refs import MONSTER_REFS, Seat
from tabletop.games.moriham.state import AttackUnderWay, State
from tabletop.games.moriham.windows import open_window, settle
from tabletop.games.moriham.zones import send


def attack_obstacle(state: State, seat: Seat, place: int) -> str | None:
    """Why the monster at that place cannot attack; None if it can (H-30)."""
    monster = state.monsters[seat][place]
    if monster is None:
        return "no_monster_there"
    if monster.position != "attack":
        return "in_defence"
    if monster.attacks > monster.extra_attacks and attacks_left(state, seat, place) == 0:
        return "no_attack_left"
    if has_keyword(state, seat, place, "cannot_attack"):
        return "cannot_attack"
    return None


def targets(state: State, seat: Seat, place: int) -> list[Target]:
    """What the monster at that place may attack: monsters by place, then the player (H-31, H-37)."""
    return _targets(state, seat, place, *_attackable(state, 1 - seat))


def defenders(state: State, seat: Seat) -> list[Target]:
    """The places of the monsters that bar the way to all else a seat has (H-31, H-37)."""
    return _attackable(state, seat)[1]


def attacks(state: State, seat: Seat) -> list[Attack]:
    """Every attack a player may declare."""
    row = enumerate(state.monsters[seat])
    places = [place for place, one in row if one is not None and attack_obstacle(state, seat, place) is None]
    if not places:
        return []
    there = _attackable(state, 1 - seat)
    return [Attack(place, target) for place in places for target in _targets(state, seat, place, *there)]


def _attackable(state: State, seat: Seat) -> tuple[list[Target], list[Target]]:
    """The places of a seat's monsters that can be attacked, and of those among them in defence position."""
    attackable: list[Target] = []
    defenders: list[Target] = []
    for place, monster in enumerate(state.monsters[seat]):
        if monster is not None and not has_keyword(state, seat, place, "cannot_be_attacked"):
            attackable.append(place)
            if monster.position == "defence":
                defenders.append(place)
    return attackable, defenders


def _targets(state: State, seat: Seat, place: int, attackable: list[Target], defenders: list[Target]) -> list[Target]:
    if not defenders:
        return [*attackable, "player"]
    return [*defenders, "player"] if has_keyword(state, seat, place, "direct_attack") else defenders


def declare(state: State, seat: Seat, action: Attack, out: list[Event]) -> None:
    """Declares an attack: what triggers goes off, then it may be answered."""
    monster = state.monsters[seat][action.monster]
    assert monster is not None
    monster.attacks += 1
    state.attack = AttackUnderWay(seat, action.monster, action.target)
    event = AttackDeclared(seat, action.monster, action.target)
    happen(state, event, out)
    state.frames.append(Attacking())
    settle(state, seat, event)


def aim(state: State, target: Target, out: list[Event]) -> None:
    """Aims the attack under way anew; no new declaration, one new window (H-36)."""
    attack = state.attack
    assert attack is not None
    assert attack.monster is not None
    attack.target = target
    event = AttackAimed(attack.seat, attack.monster, target)
    out.append(event)
    open_window(state, attack.seat, event, (event,))


def give_up(state: State, out: list[Event]) -> None:
    """Gives the attack under way up (H-36)."""
    _end(state, "given_up", out)


def go_on(state: State, out: list[Event]) -> bool:
    """Takes the attack under way to its end. Returns whether it waits to be aimed anew."""
    attack = state.attack
    assert attack is not None
    attacker = None if attack.monster is None else state.monsters[attack.seat][attack.monster]
    if attack.negated:
        _end(state, "negated", out)
    elif attacker is None or attacker.position != "attack":
        _end(state, "attacker", out)
    elif attack.target is None:
        return True
    else:
        assert attack.monster is not None
        _fight(state, attack.seat, attack.monster, attack.target, out)
    return False


def _end(state: State, reason: Literal["negated", "given_up", "attacker"], out: list[Event]) -> None:
    assert state.attack is not None
    out.append(AttackEnded(state.attack.seat, reason))
    state.attack = None
    state.frames.pop()


def _fight(state: State, seat: Seat, place: int, target: Target, out: list[Event]) -> None:
    """Life first, then the monsters together, then what triggers, then the window (H-38)."""
    opponent = 1 - seat
    attack = value_of(state, seat, place, "attack")
    mine = MONSTER_REFS[seat][place]
    loser: Seat | None = opponent
    against = 0
    damage = attack
    dead = []
    slayers = {}
    if target != "player":
        defender = state.monsters[opponent][target]
        assert defender is not None
        against = value_of(state, opponent, target, defender.position)
        theirs = MONSTER_REFS[opponent][target]
        damage = abs(attack - against)
        loser = None if damage == 0 else opponent if attack > against else seat
        if attack >= against and not has_keyword(state, opponent, target, "survives_battle"):
            dead.append(theirs)
        if attack <= against and not has_keyword(state, seat, place, "survives_battle"):
            dead.append(mine)
        if len(dead) == 1:
            slayers[dead[0]] = mine if dead[0] is theirs else theirs
        spared = (
            has_keyword(state, seat, place, "no_battle_damage")
            if loser == seat
            else (loser == opponent and has_keyword(state, opponent, target, "no_battle_damage"))
        )
        if spared:
            loser, damage = None, 0
    elif damage == 0:
        loser = None
    state.attack = None
    state.frames.pop()
    event = Fought(seat, place, target, attack, against, loser, damage)
    out.append(event)
    if loser is not None:
        lose_life(state, loser, damage, "battle", out)
        judge_life(state, out)
        if state.ended is not None:
            return
    send(state, dead, "graveyard", "battle", out, slayers)
    settle(state, seat, event)
