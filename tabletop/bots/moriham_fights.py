"""What a round of attacks would bring in MorihaM, reckoned from values alone, without effects or answers."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.games.moriham.effects.reading import attacks_left, has_keyword, lasting, value_of
from tabletop.games.moriham.refs import Seat
from tabletop.games.moriham.state import UNCHANGED, State
from tabletop.games.moriham.vocabulary import GivesKeyword


@dataclass(slots=True, eq=False)
class Fighter:
    """A monster as far as fights go.

    Attributes:
        attack: its attack with all changes; defence likewise.
        guarding: whether it is in defence position.
        hits: attacks it may still declare this turn.
        attack_later: its attack when the turn has ended; defence likewise.
        strikes: attacks it may declare in a turn of its own.
        passes: whether it may attack the player past those who guard (H-37).
        hidden: whether it cannot be attacked.
        tough: whether no battle destroys it.
        spares: whether its controller loses no life in its battles.
        leaves: whether it goes back to the other seat at the end of the turn (H-49).
    """

    attack: int
    defence: int
    guarding: bool
    hits: int
    attack_later: int
    defence_later: int
    leaves: bool
    strikes: int = 1
    passes: bool = False
    hidden: bool = False
    tough: bool = False
    spares: bool = False


Side = list[Fighter]


def read_sides(state: State) -> tuple[Side, Side]:
    """The monsters of both seats; those in attack position have the attacks left to them, the others none."""
    given = bool(lasting(state, GivesKeyword))
    return _read(state, 0, given=given), _read(state, 1, given=given)


def end_turn(mine: Side, theirs: Side) -> None:
    """What ends with the turn ends; whoever moves next has its attacks."""
    for side in (mine, theirs):
        for one in side:
            one.attack = one.attack_later
            one.defence = one.defence_later
            one.hits = one.strikes
    for one in [one for one in mine if one.leaves]:
        mine.remove(one)
        theirs.append(one)


def _read(state: State, seat: Seat, *, given: bool) -> Side:
    side: Side = []
    for place, monster in enumerate(state.monsters[seat]):
        if monster is None:
            continue
        guarding = monster.position == "defence"
        attack, defence = value_of(state, seat, place, "attack"), value_of(state, seat, place, "defence")
        hits = 0 if guarding else max(0, 1 + monster.extra_attacks - monster.attacks)
        fighter = Fighter(attack, defence, guarding, hits, attack, defence, monster.back_to not in (None, seat))
        changes = monster.this_turn
        if changes is not UNCHANGED:
            fighter.attack_later = max(0, attack - changes.attack)
            fighter.defence_later = max(0, defence - changes.defence)
        if given or changes.keywords or monster.for_good.keywords:
            _read_keywords(state, seat, place, fighter)
        side.append(fighter)
    return side


def _read_keywords(state: State, seat: Seat, place: int, fighter: Fighter) -> None:
    monster = state.monsters[seat][place]
    assert monster is not None
    if has_keyword(state, seat, place, "cannot_attack"):
        fighter.hits = 0
        if "cannot_attack" not in monster.this_turn.keywords:
            fighter.strikes = 0
    elif has_keyword(state, seat, place, "double_attack"):
        fighter.hits = 0 if fighter.guarding else attacks_left(state, seat, place)
        if "double_attack" not in monster.this_turn.keywords:
            fighter.strikes = 2
    fighter.passes = has_keyword(state, seat, place, "direct_attack")
    fighter.hidden = has_keyword(state, seat, place, "cannot_be_attacked")
    fighter.tough = has_keyword(state, seat, place, "survives_battle")
    fighter.spares = has_keyword(state, seat, place, "no_battle_damage")


def fight(attackers: Side, defenders: Side, life: int) -> int:
    """Lets a side make its attacks as a sound player would; those who fall leave their lists.

    Args:
        life: of the player attacked.

    Returns:
        The life that player loses; at least ``life`` if it loses the duel.
    """
    hitters = [one for one in attackers for _ in range(one.hits)]
    if not hitters:
        return 0
    hitters.sort(key=_attack)
    deadly = _all_out(hitters, defenders)
    if deadly >= life:
        return deadly
    damage = 0
    walls = sorted([one for one in defenders if one.guarding and not one.hidden], key=_defence)
    while walls and hitters:
        wall = walls[0]
        hitter = next((one for one in hitters if one.attack > wall.defence), None)
        if hitter is None:
            break
        hitters.remove(hitter)
        if not wall.spares:
            damage += hitter.attack - wall.defence
        if wall.tough:
            break
        walls.pop(0)
        defenders.remove(wall)
    while hitters:
        hitter = hitters.pop()
        if walls and not hitter.passes:
            continue
        prey = None if walls else _prey(hitter, defenders)
        if prey is None:
            damage += hitter.attack
            continue
        if not prey.spares:
            damage += hitter.attack - prey.attack
        if not prey.tough:
            defenders.remove(prey)
    return damage


def _all_out(hitters: Side, defenders: Side) -> int:
    """The most life that all attacks together can take when nothing else counts."""
    total = 0
    left = list(hitters)
    closed = False
    for wall in sorted([one for one in defenders if one.guarding and not one.hidden], key=_defence):
        breaker = next((one for one in left if one.attack > wall.defence and not one.passes), None)
        if breaker is None or wall.tough:
            closed = True
            continue
        left.remove(breaker)
        if not wall.spares:
            total += breaker.attack - wall.defence
    return total + sum([one.attack for one in left if not closed or one.passes])


def _prey(hitter: Fighter, defenders: Side) -> Fighter | None:
    """The strongest monster in attack position that the hitter beats; None if the player is the better target."""
    best = None
    for one in defenders:
        if (
            not one.guarding
            and not one.hidden
            and not one.tough
            and one.attack < hitter.attack
            and (best is None or one.attack > best.attack)
        ):
            best = one
    return best


def _attack(fighter: Fighter) -> int:
    return fighter.attack


def _defence(fighter: Fighter) -> int:
    return fighter.defence
