"""Says what is wrong with what is under way in a position: frames, attack, summon, and what hangs on them."""

from __future__ import annotations

from typing import Final

from tabletop.games.moriham.cards import Triggered
from tabletop.games.moriham.choices import candidates, next_targets, trigger_choices
from tabletop.games.moriham.effects.operations import losing_of, picking_of, shuffles
from tabletop.games.moriham.effects.uses import obstacle, ways
from tabletop.games.moriham.frames import (
    AnyFrame,
    Attacking,
    Entering,
    Losing,
    Opening,
    Picking,
    Placing,
    Resolving,
    Settling,
    Shuffling,
    Triggering,
    Window,
)
from tabletop.games.moriham.pointing import check_event, check_events, check_link, check_pending, check_targets, fault
from tabletop.games.moriham.refs import PLACES, SEATS
from tabletop.games.moriham.state import State

_WAITING: Final = (Window, Attacking, Triggering, Picking, Shuffling, Losing, Opening)
"""Frames that may be the last: those that wait for somebody."""

_ACTING: Final = ("main1", "battle", "main2")
"""Phases in which the turn's player acts."""

_BEGINNINGS: Final = ("initial", "battle", "end")
"""Phases whose beginning may be answered."""


def check_under_way(state: State) -> None:
    """Raises BadState if what is under way does not hang together, or points at what is not there."""
    for number, link in enumerate(state.chain):
        check_link(state, number, link)
    for number, pending in enumerate(state.pending):
        check_pending(state, pending, f"pending[{number}]")
    check_events(state, state.happened, "happened")
    for number, frame in enumerate(state.frames):
        _check_frame(state, frame, f"frames[{number}]")
    _check_attack(state)
    if state.ended is None:
        _check_summon(state)
        _check_stack(state)


def _check_stack(state: State) -> None:
    frames = state.frames
    first = frames[0] if frames else None
    if not isinstance(first, Opening | Entering) and (state.turn is None or state.phase not in _ACTING):
        raise fault("nothing_under_way", "frames", want="a frame, or main1, battle or main2 of a turn")
    _check_order(state)
    for kind, there, where in ((Placing, state.summon, "summon"), (Attacking, state.attack, "attack")):
        number = sum(isinstance(frame, kind) for frame in frames)
        if number != (there is not None):
            raise fault("frames_do_not_fit", where, got=number, want=f"a frame for it, and one alone ({where})")
    if state.chain and not any(isinstance(frame, Resolving) for frame in frames) and not _is_open(state):
        raise fault("frames_do_not_fit", "chain", want="a window or its resolving in frames")
    settles = bool(state.chain) or any(isinstance(frame, Placing | Settling) for frame in frames)
    for where, waiting in (("pending", state.pending), ("happened", state.happened)):
        if waiting and not settles:
            raise fault("nothing_under_way", where, got=len(waiting), want="nothing, as nothing will settle it")
    if frames:
        _check_last(state, frames[-1], f"frames[{len(frames) - 1}]")


def _check_order(state: State) -> None:
    """Which frames may lie on which: at most one of a phase, a summon or an attack; what settles; what is answered."""
    frames = state.frames
    for number, frame in enumerate(frames):
        last = number == len(frames) - 1
        below = frames[number - 1] if number else None
        above = None if last else frames[number + 1]
        if isinstance(frame, Opening):
            fits = number == 0 and state.turn is None and all(isinstance(one, Shuffling) for one in frames[1:])
        elif isinstance(frame, Entering):
            fits = number == 0 and frame.begun and not last and frame.phase == state.phase and state.turn is not None
            fits = fits and frame.phase in _BEGINNINGS
        elif isinstance(frame, Resolving):
            fits = bool(state.chain) and isinstance(above, Picking | Shuffling | Losing)
        elif isinstance(frame, Window):
            fits = last and (bool(state.chain) or not isinstance(below, Settling))
        elif isinstance(frame, Triggering):
            fits = last and isinstance(below, Settling) and not state.chain
        elif isinstance(frame, Picking | Losing):
            fits = last and isinstance(below, Resolving)
        elif isinstance(frame, Shuffling):
            fits = isinstance(below, Resolving | Opening | Shuffling)
        elif isinstance(frame, Settling):
            fits = isinstance(above, Window | Resolving | Triggering)
        else:
            fits = number == 0 and state.turn is not None and (isinstance(frame, Attacking) or not last)
        if not fits:
            raise fault("frame_out_of_place", f"frames[{number}]", got=type(frame).__struct_config__.tag)
    if state.turn is None and not isinstance(frames[0] if frames else None, Opening):
        raise fault("nobody_plays", "turn", want=list(SEATS))


def _is_open(state: State) -> bool:
    """Whether a response window is open."""
    return bool(state.frames) and isinstance(state.frames[-1], Window)


def _check_last(state: State, frame: AnyFrame, where: str) -> None:
    """The last frame waits for somebody."""
    waits = isinstance(frame, _WAITING)
    if isinstance(frame, Window):
        waits = bool(state.face_down[frame.asked])
    elif isinstance(frame, Attacking):
        attack = state.attack
        waits = attack is not None and attack.target is None and attack.monster is not None and not attack.negated
        if waits and attack is not None and attack.monster is not None:
            attacker = state.monsters[attack.seat][attack.monster]
            waits = attacker is not None and attacker.position == "attack"
    elif isinstance(frame, Triggering):
        waits = bool(trigger_choices(state, frame))
    elif isinstance(frame, Picking):
        waits = frame.left >= 1 and (frame.optional or bool(candidates(state, frame)))
    elif isinstance(frame, Losing):
        waits = 0 < frame.count < len(state.hands[frame.seat])
    elif isinstance(frame, Opening):
        waits = state.first is None
    if not waits:
        raise fault("waits_for_nobody", where, got=type(frame).__struct_config__.tag)


def _check_frame(state: State, frame: AnyFrame, where: str) -> None:
    for field in ("seat", "asked", "actor"):
        seat = getattr(frame, field, 0)
        if seat not in SEATS:
            raise fault("no_such_seat", f"{where}.{field}", seat, list(SEATS))
    if isinstance(frame, Window | Settling):
        check_events(state, frame.events, f"{where}.events")
        if frame.to is not None:
            check_event(state, frame.to, f"{where}.to")
    if isinstance(frame, Window) and frame.declined not in (0, 1):
        raise fault("out_of_range", f"{where}.declined", frame.declined, [0, 1])
    if isinstance(frame, Opening) and state.turns:
        raise fault("out_of_range", "turns", state.turns, 0)
    if isinstance(frame, Triggering):
        _check_triggering(state, frame, where)
    if isinstance(frame, Resolving) and state.chain:
        _check_resolving(state, frame, where)


def _check_triggering(state: State, frame: Triggering, where: str) -> None:
    """It can go off, and its targets so far are some that it can have."""
    pending = frame.pending
    check_pending(state, pending, f"{where}.pending")
    ability = state.box.effect(pending.text or pending.card, "ability")
    assert isinstance(ability, Triggered)
    if not ways(state, pending.seat, ability, pending.lies, pending.subject):
        code = obstacle(state, pending.seat, ability, pending.lies)
        raise fault(code, f"{where}.pending", pending.text or pending.card, "an ability that can go off")
    if not frame.agreed and not ability.may:
        raise fault("must_go_off", f"{where}.agreed", got=False, want=True)
    chosen = len(frame.targets)
    most = len(ability.targets) - 1 if frame.agreed else 0
    if chosen > most:
        raise fault("too_many_targets", f"{where}.targets", chosen, f"at most {most}")
    check_targets(state, pending.seat, ability, frame.targets, f"{where}.targets")
    for number, target in enumerate(frame.targets):
        if target not in next_targets(state, pending, ability, frame.targets[:number]):
            raise fault("not_a_target", f"{where}.targets[{number}]", str(target))


def _check_resolving(state: State, frame: Resolving, where: str) -> None:
    """What lies on it asks for what the operation that it has come to asks for."""
    link = state.chain[-1]
    operations = state.box.effect(link.text or link.card, link.option).operations
    if not 1 <= frame.operation <= len(operations):
        raise fault("out_of_range", f"{where}.operation", frame.operation, f"1 to {len(operations)}")
    operation = operations[frame.operation - 1]
    asking = state.frames[-1]
    at = f"frames[{len(state.frames) - 1}]"
    if isinstance(asking, Shuffling) and not shuffles(operation):
        raise fault("other_operation", at, "shuffling", _asked_by(operation))
    if isinstance(asking, Losing):
        losing = losing_of(link, operation)
        if losing is None or asking.seat != losing.seat or asking.count > losing.count:
            raise fault("other_operation", at, "losing", _asked_by(operation))
    if isinstance(asking, Picking):
        picking = picking_of(link, operation)
        if picking is None or asking.left > picking.left:
            raise fault("other_operation", at, f"picking, {asking.left} left", _asked_by(operation))
        for field in ("seat", "purpose", "of", "zone", "text", "card", "position"):
            got, want = getattr(asking, field), getattr(picking, field)
            if got != want:
                raise fault("other_operation", f"{at}.{field}", str(got), str(want))
        if asking.of in SEATS and asking.of != asking.seat and asking.zone == "hand":
            unseen = set(state.hands[asking.of]) - state.known[asking.of]
            if unseen:
                raise fault("not_shown", f"known[{asking.of}]", sorted(unseen), "the whole hand, as it has been shown")


def _asked_by(operation: object) -> str:
    return f"what {type(operation).__name__.lower()} asks for"


def _check_summon(state: State) -> None:
    """A summon under way is one from the hand of the turn's player, and has a place (H-25)."""
    summon = state.summon
    if summon is None:
        return
    if summon.seat != state.turn or state.phase not in _ACTING:
        raise fault("other_seat", "summon.seat", summon.seat, "the seat in whose main or battle phase it is")
    if summon.how == "effect":
        raise fault("out_of_range", "summon.how", summon.how, ["normal", "special"])
    if None not in state.monsters[summon.seat]:
        raise fault("field_full", f"monsters[{summon.seat}]", PLACES, f"at most {PLACES - 1} beside the summon")


def _check_attack(state: State) -> None:
    attack = state.attack
    if attack is None:
        return
    if attack.seat != state.turn or state.phase != "battle":
        raise fault("not_in_battle", "attack.seat", attack.seat, "the seat whose battle phase it is")
    if attack.monster is not None:
        _check_monster(state, attack.seat, attack.monster, "attack.monster")
    if isinstance(attack.target, int):
        _check_monster(state, 1 - attack.seat, attack.target, "attack.target")
    if state.summon is not None:
        raise fault("two_things_under_way", "summon", want="no attack under way, or no summon")


def _check_monster(state: State, seat: int, place: int, where: str) -> None:
    if not 0 <= place < PLACES or state.monsters[seat][place] is None:
        raise fault("no_monster_there", where, place, "the place of a monster")
