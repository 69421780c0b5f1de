"""What sets off a trigger, and what its subject is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tabletop.games.moriham.cards import fits
from tabletop.games.moriham.effects.reading import SIDES, monster_fits
from tabletop.games.moriham.events import (
    LOOKS_AT,
    Activated,
    AnyEvent,
    AttackDeclared,
    Drawn,
    LifeChanged,
    Moved,
    PhaseBegan,
    PositionTurned,
    Summoned,
    Summoning,
)
from tabletop.games.moriham.refs import MONSTER_REFS, Ref, Seat, Zone, card_ref
from tabletop.games.moriham.state import State
from tabletop.games.moriham.vocabulary import (
    OnActivation,
    OnAttack,
    OnAttacked,
    OnDamaged,
    OnDestroyed,
    OnDiscarded,
    OnDrawn,
    OnGained,
    OnPhase,
    OnSlain,
    OnSummoned,
    OnSummoning,
    OnTurned,
    Trigger,
)

SUBJECT_ZONE: Final[dict[type[Trigger], Zone]] = {
    OnSummoned: "monsters",
    OnAttack: "monsters",
    OnAttacked: "monsters",
    OnSlain: "monsters",
    OnTurned: "monsters",
    OnDestroyed: "graveyard",
    OnDiscarded: "graveyard",
}
"""Where the subject of a trigger is, of those that have one."""


def sets_off(state: State, on: Trigger, event: AnyEvent, seat: Seat, source: Ref | None) -> bool:
    """Whether an event sets off a trigger of a seat's card that is at ``source``."""
    return type(event) is LOOKS_AT[type(on)] and _MATCHES[type(on)](state, on, event, seat, source)


def any_sets_off(state: State, on: Trigger, events: Sequence[AnyEvent], seat: Seat, source: Ref | None) -> bool:
    """Whether one of these events sets off a trigger of a seat's card that is at ``source``."""
    looks_at = LOOKS_AT[type(on)]
    for event in events:  # noqa: SIM110 - asked for so often that a generator would tell
        if type(event) is looks_at and _MATCHES[type(on)](state, on, event, seat, source):
            return True
    return False


def subject_among(state: State, on: Trigger, events: Sequence[AnyEvent], seat: Seat, source: Ref | None) -> Ref | None:
    """What an effect may speak of as what set it off: the subject of the first of these events that still has one."""
    for event in events:
        if sets_off(state, on, event, seat, source):
            subject = subject_of(state, on, event)
            if subject is not None:
                return subject
    return None


def subject_of(state: State, on: Trigger, event: AnyEvent) -> Ref | None:
    """What the effect may speak of as what set it off; None where that has left."""
    if isinstance(event, (Summoned, PositionTurned)):
        return MONSTER_REFS[event.seat][event.place]
    if isinstance(event, AttackDeclared):
        attack = state.attack
        gone = attack is None or attack.monster is None
        return None if gone else MONSTER_REFS[event.seat][event.monster]
    if isinstance(event, Moved):
        if isinstance(on, OnSlain):
            return event.slayer
        in_grave = event.card in state.graveyards[event.owner]
        return card_ref(event.owner, "graveyard", event.card) if in_grave else None
    return None


def _summoning(state: State, on: OnSummoning, event: Summoning, seat: Seat, _source: Ref | None) -> bool:
    return (
        event.seat in SIDES[on.whose][seat]
        and (on.how is None or event.how == on.how)
        and fits(state.box.cards[event.card], on.card)
    )


def _summoned(state: State, on: OnSummoned, event: Summoned, seat: Seat, source: Ref | None) -> bool:
    if on.how is not None and event.how != on.how:
        return False
    return _monster(state, on, event.seat, event.place, seat, source)


def _attack(state: State, on: OnAttack, event: AttackDeclared, seat: Seat, source: Ref | None) -> bool:
    if on.at is not None and (event.target == "player") != (on.at == "player"):
        return False
    attack = state.attack
    if attack is None or attack.monster is None:
        return False
    return _monster(state, on, event.seat, event.monster, seat, source)


def _attacked(state: State, on: OnAttacked, event: AttackDeclared, seat: Seat, source: Ref | None) -> bool:
    attack = state.attack
    if attack is None or attack.monster is None or not isinstance(attack.target, int):
        return False
    return _monster(state, on, 1 - event.seat, attack.target, seat, source)


def _monster(
    state: State, on: OnSummoned | OnAttack | OnAttacked | OnSlain | OnTurned, of: Seat, place: int, seat: Seat,
    source: Ref | None,
) -> bool:  # fmt: skip
    if on.itself:
        return source == MONSTER_REFS[of][place]
    monster = state.monsters[of][place]
    return (
        of in SIDES[on.whose][seat] and monster is not None and monster_fits(state, of, place, monster, on.card, source)
    )


def _activation(_state: State, on: OnActivation, event: Activated, seat: Seat, _source: Ref | None) -> bool:
    return event.seat in SIDES[on.whose][seat] and event.kind in on.kinds


def _destroyed(state: State, on: OnDestroyed, event: Moved, seat: Seat, _source: Ref | None) -> bool:
    return (
        event.source.zone == "monsters"
        and event.cause in ("battle", "effect")
        and (on.by is None or event.cause == on.by)
        and (on.itself or event.source.seat in SIDES[on.whose][seat])
        and fits(state.box.cards[event.card], on.card)
    )


def _slain(state: State, on: OnSlain, event: Moved, seat: Seat, source: Ref | None) -> bool:
    slayer = event.slayer
    if slayer is None:
        return False
    assert slayer.place is not None
    return _monster(state, on, slayer.seat, slayer.place, seat, source)


def _discarded(state: State, on: OnDiscarded, event: Moved, seat: Seat, _source: Ref | None) -> bool:
    return (
        event.cause == "discarded"
        and (on.itself or event.owner in SIDES[on.whose][seat])
        and fits(state.box.cards[event.card], on.card)
    )


def _damaged(_state: State, on: OnDamaged, event: LifeChanged, seat: Seat, _source: Ref | None) -> bool:
    return (
        event.seat in SIDES[on.whose][seat]
        and event.cause != "cost"
        and (on.by is None or event.cause == on.by)
        and -event.by >= on.at_least
    )


def _gained(_state: State, on: OnGained, event: LifeChanged, seat: Seat, _source: Ref | None) -> bool:
    return event.by > 0 and event.seat in SIDES[on.whose][seat]


def _drawn(_state: State, on: OnDrawn, event: Drawn, seat: Seat, _source: Ref | None) -> bool:
    return event.seat in SIDES[on.whose][seat]


def _turned(state: State, on: OnTurned, event: PositionTurned, seat: Seat, source: Ref | None) -> bool:
    if on.to is not None and event.position != on.to:
        return False
    return _monster(state, on, event.seat, event.place, seat, source)


def _phase(_state: State, on: OnPhase, event: PhaseBegan, seat: Seat, _source: Ref | None) -> bool:
    return event.phase == on.phase and event.seat in SIDES[on.whose][seat]


_MATCHES: Final[dict[type[Trigger], Callable[[State, Any, Any, Seat, Ref | None], bool]]] = {
    OnSummoning: _summoning,
    OnSummoned: _summoned,
    OnAttack: _attack,
    OnAttacked: _attacked,
    OnActivation: _activation,
    OnDestroyed: _destroyed,
    OnSlain: _slain,
    OnDiscarded: _discarded,
    OnDamaged: _damaged,
    OnGained: _gained,
    OnDrawn: _drawn,
    OnTurned: _turned,
    OnPhase: _phase,
}
"""Whether an event of the kind that a trigger looks at sets it off."""
