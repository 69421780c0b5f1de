"""Says what is wrong with what is under way in a position: frames, chain, attack, summon and what points at cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tabletop.core.errors import BadState
from tabletop.games.moriham.cards import Continuous, Triggered
from tabletop.games.moriham.choices import candidates, trigger_choices
from tabletop.games.moriham.events import UNKNOWN, AnyEvent
from tabletop.games.moriham.frames import (
    AnyFrame,
    Attacking,
    Entering,
    Link,
    Losing,
    Opening,
    Pending,
    Picking,
    Placing,
    Resolving,
    Settling,
    Shuffling,
    Triggering,
    Window,
)
from tabletop.games.moriham.refs import PLACES, SEATS, Ref
from tabletop.games.moriham.state import State

_WAITING: Final = (Window, Attacking, Triggering, Picking, Shuffling, Losing, Opening)
"""Frames that may be the last: those that wait for somebody."""

_PICKS: Final = frozenset(
    {
        ("discard", "hand"),
        ("destroy", "monsters"),
        ("search", "deck"),
        ("call", "hand"),
        ("call", "deck"),
        ("banish", "graveyard"),
        ("regain", "graveyard"),
        ("recycle", "graveyard"),
    }
)
"""Purposes of a picking, with the zones they are for."""


def check_under_way(state: State) -> None:
    """Raises BadState if what is under way does not hang together, or points at what is not there."""
    for number, link in enumerate(state.chain):
        _check_link(state, link, f"chain[{number}]")
    for number, pending in enumerate(state.pending):
        _check_pending(state, pending, f"pending[{number}]")
    _check_events(state, state.happened, "happened")
    for number, frame in enumerate(state.frames):
        _check_frame(state, frame, f"frames[{number}]")
    _check_attack(state)
    if state.ended is None:
        _check_stack(state)


def _fault(code: str, where: str, got: object = None, want: object = None) -> BadState:
    return BadState(code, where, got=got, want=want)


def _check_stack(state: State) -> None:
    frames = state.frames
    if not frames:
        if state.turn is None or state.phase not in ("main1", "battle", "main2"):
            raise _fault("nothing_under_way", "frames", want="a frame, or main1, battle or main2 of a turn")
        if state.chain or state.pending or state.happened:
            raise _fault("nothing_under_way", "frames", want="the frame of the chain and what it triggered")
    _check_order(state)
    for kind, there, where in ((Placing, state.summon, "summon"), (Attacking, state.attack, "attack")):
        number = sum(isinstance(frame, kind) for frame in frames)
        if number != (there is not None):
            raise _fault("frames_do_not_fit", where, got=number, want=f"a frame for it, and one alone ({where})")
    if state.chain:
        resolving = any(isinstance(frame, Resolving) for frame in frames)
        if not resolving and not isinstance(frames[-1], Window):
            raise _fault("frames_do_not_fit", "chain", want="a window or its resolving in frames")
    if frames:
        _check_last(state, frames[-1], f"frames[{len(frames) - 1}]")


def _check_order(state: State) -> None:
    """Which frames may lie on which."""
    frames = state.frames
    for number, frame in enumerate(frames):
        where = f"frames[{number}]"
        last = number == len(frames) - 1
        below = frames[number - 1] if number else None
        above = None if last else frames[number + 1]
        if isinstance(frame, Opening):
            fits = number == 0 and state.turn is None and all(isinstance(one, Shuffling) for one in frames[1:])
        elif isinstance(frame, Entering):
            fits = number == 0 and frame.begun and frame.phase == state.phase and not last
            fits = fits and frame.phase in ("initial", "battle", "end")
        elif isinstance(frame, Resolving):
            fits = bool(state.chain) and not last and isinstance(above, Picking | Shuffling | Losing)
        elif isinstance(frame, Window | Picking):
            fits = last and (isinstance(frame, Window) or isinstance(below, Resolving))
        elif isinstance(frame, Triggering):
            fits = last and isinstance(below, Settling)
        elif isinstance(frame, Losing):
            fits = last and isinstance(below, Resolving)
        elif isinstance(frame, Shuffling):
            fits = isinstance(below, Resolving | Opening | Shuffling)
        elif isinstance(frame, Settling):
            fits = not last and isinstance(above, Window | Resolving | Triggering)
        else:
            fits = number == 0 and state.turn is not None and (isinstance(frame, Attacking) or not last)
        if not fits:
            raise _fault("frame_out_of_place", where, got=type(frame).__struct_config__.tag)
    if state.turn is None and not isinstance(frames[0] if frames else None, Opening):
        raise _fault("nobody_plays", "turn", want=list(SEATS))


def _check_last(state: State, frame: AnyFrame, where: str) -> None:
    """The last frame waits for somebody."""
    waits = isinstance(frame, _WAITING)
    if isinstance(frame, Window):
        waits = state.may_answer(frame.asked)
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
        raise _fault("waits_for_nobody", where, got=type(frame).__struct_config__.tag)


def _check_frame(state: State, frame: AnyFrame, where: str) -> None:
    for field in ("seat", "asked", "actor", "of"):
        seat = getattr(frame, field, 0)
        if seat == "either" and isinstance(frame, Picking) and frame.zone == "graveyard":
            continue
        if seat not in SEATS:
            raise _fault("no_such_seat", f"{where}.{field}", seat, list(SEATS))
    if isinstance(frame, Window | Settling):
        _check_events(state, frame.events, f"{where}.events")
        if frame.to is not None:
            _check_events(state, [frame.to], f"{where}.to")
    if isinstance(frame, Window) and frame.declined not in (0, 1):
        raise _fault("out_of_range", f"{where}.declined", frame.declined, [0, 1])
    if isinstance(frame, Triggering):
        _check_pending(state, frame.pending, f"{where}.pending")
        targets = state.box.effect(frame.pending.text or frame.pending.card, "ability").targets
        if len(frame.targets) > len(targets) or (frame.agreed and len(frame.targets) == len(targets)):
            raise _fault("too_many_targets", f"{where}.targets", len(frame.targets), f"less than {len(targets)}")
        for ref in frame.targets:
            _check_ref(state, ref, f"{where}.targets")
    if isinstance(frame, Picking):
        if (frame.purpose, frame.zone) not in _PICKS:
            raise _fault("no_such_picking", f"{where}.purpose", frame.purpose, sorted(map(list, _PICKS)))
        if frame.text not in state.box.cards:
            raise _fault("unknown_card", f"{where}.text", frame.text, "the id of a card")
        if frame.purpose == "call" and (frame.card.kind != "monster" or frame.of != frame.seat):
            raise _fault("not_a_monster", f"{where}.card.kind", frame.card.kind, "monster")
    if isinstance(frame, Resolving) and state.chain:
        link = state.chain[-1]
        most = len(state.box.effect(link.text or link.card, link.option).operations)
        if not 0 <= frame.operation <= most:
            raise _fault("out_of_range", f"{where}.operation", frame.operation, f"0 to {most}")


def _check_attack(state: State) -> None:
    attack = state.attack
    if attack is None:
        return
    if attack.seat != state.turn or state.phase != "battle":
        raise _fault("not_in_battle", "attack.seat", attack.seat, "the seat whose battle phase it is")
    if attack.monster is not None:
        _check_monster(state, attack.seat, attack.monster, "attack.monster")
    if isinstance(attack.target, int):
        _check_monster(state, 1 - attack.seat, attack.target, "attack.target")
    if state.summon is not None:
        raise _fault("two_things_under_way", "summon", want="no attack under way, or no summon")


def _check_monster(state: State, seat: int, place: int, where: str) -> None:
    if not 0 <= place < PLACES or state.monsters[seat][place] is None:
        raise _fault("no_monster_there", where, place)


def _check_link(state: State, link: Link, where: str) -> None:
    for field in ("seat", "owner"):
        if getattr(link, field) not in SEATS:
            raise _fault("no_such_seat", f"{where}.{field}", getattr(link, field), list(SEATS))
    text = link.text or link.card
    if link.option == "ability":
        _check_ability(state, link.card, text, where)
    elif link.card not in state.box.spells or link.text is not None:
        raise _fault("not_magic_or_trap", f"{where}.card", link.card)
    wanted = len(state.box.effect(text, link.option).targets)
    if len(link.targets) != wanted:
        raise _fault("other_number_of_targets", f"{where}.targets", len(link.targets), wanted)
    for number, target in enumerate(link.targets):
        if target is not None:
            _check_ref(state, target, f"{where}.targets[{number}]")
    if link.subject is not None:
        _check_ref(state, link.subject, f"{where}.subject")
    _check_shape(link.source, f"{where}.source")
    if link.here:
        _check_ref(state, link.source, f"{where}.source")
        _check_source(state, link.source, link.card, link.option, where)


def _check_source(state: State, source: Ref, card: str, option: str, where: str) -> None:
    """The card lies where the link says that it was activated."""
    if source.zone == "backrow":
        assert source.place is not None
        spell = state.backrow[source.seat][source.place]
        there = option != "ability" and spell is not None and spell.card == card and spell.face == "up"
    elif source.zone == "monsters":
        monster = state.monster_at(source)
        there = option == "ability" and monster is not None and monster.card == card
    else:
        there = option == "ability" and source.zone == "graveyard" and source.card == card
    if not there:
        raise _fault("not_there", f"{where}.source", str(source), card)


def _check_pending(state: State, pending: Pending, where: str) -> None:
    for field in ("seat", "owner"):
        if getattr(pending, field) not in SEATS:
            raise _fault("no_such_seat", f"{where}.{field}", getattr(pending, field), list(SEATS))
    text = pending.text or pending.card
    _check_ability(state, pending.card, text, where)
    if not isinstance(state.box.monsters[text].ability, Triggered):
        raise _fault("not_triggered", f"{where}.card", text)
    _check_shape(pending.source, f"{where}.source")
    if pending.here:
        _check_ref(state, pending.source, f"{where}.source")
        _check_source(state, pending.source, pending.card, "ability", where)
    if pending.subject is not None:
        _check_ref(state, pending.subject, f"{where}.subject")


def _check_ability(state: State, card: str, text: str, where: str) -> None:
    for one in (card, text):
        if one not in state.box.monsters:
            raise _fault("not_a_monster", f"{where}.card", one)
    if isinstance(state.box.monsters[text].ability, Continuous):
        raise _fault("not_activated", f"{where}.card", text)


def _check_shape(ref: Ref, where: str) -> None:
    """A ref points with a place into the field, with a card elsewhere."""
    if ref.seat not in SEATS:
        raise _fault("no_such_seat", f"{where}.seat", ref.seat, list(SEATS))
    in_field = ref.zone in ("monsters", "backrow")
    if in_field and (ref.card is not None or ref.place is None or not 0 <= ref.place < PLACES):
        raise _fault("no_such_place", f"{where}.place", ref.place, f"0 to {PLACES - 1}")
    if not in_field and (ref.place is not None or ref.card is None):
        raise _fault("no_card", f"{where}.card", ref.card, "the id of a card")


def _check_ref(state: State, ref: Ref, where: str) -> None:
    """What a ref points at is there."""
    _check_shape(ref, where)
    if ref.place is not None:
        row = state.monsters[ref.seat] if ref.zone == "monsters" else state.backrow[ref.seat]
        if row[ref.place] is None:
            raise _fault("nothing_there", f"{where}.place", ref.place)
    elif ref.card not in state.pile(ref.seat, ref.zone):
        raise _fault("nothing_there", f"{where}.card", ref.card)


def _check_events(state: State, events: Iterable[AnyEvent], where: str) -> None:
    for number, event in enumerate(events):
        at = f"{where}[{number}]"
        for field in ("seat", "owner"):
            if getattr(event, field, 0) not in SEATS:
                raise _fault("no_such_seat", f"{at}.{field}", getattr(event, field), list(SEATS))
        for field in ("place", "monster", "target"):
            place = getattr(event, field, 0)
            if isinstance(place, int) and not 0 <= place < PLACES:
                raise _fault("no_such_place", f"{at}.{field}", place, f"0 to {PLACES - 1}")
        card = getattr(event, "card", UNKNOWN)
        if card != UNKNOWN and card not in state.box.cards:
            raise _fault("unknown_card", f"{at}.card", card, "the id of a card")
        for field in ("source", "slayer"):
            ref = getattr(event, field, None)
            if ref is not None:
                _check_shape(ref, f"{at}.{field}")
