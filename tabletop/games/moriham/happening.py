"""Says what has happened, keeps it to be answered, and notes what it triggers (H-45, H-46)."""

from __future__ import annotations

from typing import Final

import msgspec

from tabletop.core.actions import Event
from tabletop.games.moriham.cards import Triggered
from tabletop.games.moriham.effects.triggers import sets_off, subject_of
from tabletop.games.moriham.events import UNKNOWN, Activated, AnyEvent, Drawn, Moved, PositionTurned, Summoned
from tabletop.games.moriham.frames import Pending, Settling, Window
from tabletop.games.moriham.refs import MONSTER_REFS, PLACES, Ref, Seat, card_ref
from tabletop.games.moriham.state import Monster, State, UseName

AFTER_ALL_PLACES: Final = PLACES
"""Where a card that triggers from outside the field stands in the order of H-46."""


def happen(state: State, event: AnyEvent, out: list[Event], gone: Monster | None = None) -> None:
    """Tells an event, keeps it until it is settled, and notes the abilities it triggers.

    Activations are not kept: they can be answered as long as they are the newest link of the chain, and no longer.

    Args:
        gone: the monster that has just left the field, if the event says so: its ability may trigger too.
    """
    out.append(event)
    kind = type(event)
    if kind is not Activated:
        hides = kind is Drawn or (isinstance(event, Moved) and event.secret)
        state.happened.append(open_part(event) if hides else event)
    for seat, place in state.listeners.get(kind, ()):
        monster = state.monsters[seat][place]
        assert monster is not None
        ability = state.ability_of(monster)
        assert isinstance(ability, Triggered)
        source = MONSTER_REFS[seat][place]
        if sets_off(state, ability.on, event, seat, source):
            _add(state, seat, monster, source, place, subject_of(state, ability.on, event))
    if kind is Moved:
        assert isinstance(event, Moved)
        _note_departed(state, event, gone)


def open_part(event: AnyEvent) -> AnyEvent:
    """The event without what not everybody may know."""
    if isinstance(event, Moved) and event.secret:
        return msgspec.structs.replace(event, card=UNKNOWN)
    if isinstance(event, Drawn):
        return msgspec.structs.replace(event, cards=(UNKNOWN,) * len(event.cards))
    return event


def forget(state: State, ref: Ref) -> None:
    """A monster leaves its place: what is kept of it can be answered no more."""
    state.happened = [event for event in state.happened if not _speaks_of(event, ref)]
    for frame in state.frames:
        if isinstance(frame, (Settling, Window)):
            frame.events = tuple(event for event in frame.events if not _speaks_of(event, ref))


def _speaks_of(event: AnyEvent, ref: Ref) -> bool:
    if isinstance(event, (Summoned, PositionTurned)):
        return MONSTER_REFS[event.seat][event.place] == ref
    return isinstance(event, Moved) and event.slayer == ref


def use_of(monster_copied: str | None) -> UseName:
    """What of a card its ability counts as (H-48)."""
    return "ability" if monster_copied is None else "copied"


def _note_departed(state: State, event: Moved, gone: Monster | None) -> None:
    """The abilities that tell of their own card's end."""
    posthumous = state.box.posthumous
    if gone is None:
        if event.cause != "discarded" or event.card not in posthumous:
            return
        gone, seat, place = Monster(event.card, event.owner, "attack"), event.owner, AFTER_ALL_PLACES
    else:
        assert event.source.place is not None
        seat, place = event.source.seat, event.source.place
    ability = posthumous.get(gone.copied or gone.card)
    if ability is not None and sets_off(state, ability.on, event, seat, None):
        lies = card_ref(event.owner, event.zone, event.card)
        _add(state, seat, gone, lies, place, subject_of(state, ability.on, event))


def _add(state: State, seat: Seat, monster: Monster, source: Ref, place: int, subject: Ref | None) -> None:
    card, owner = monster.card, monster.owner
    if state.has_used(owner, card, use_of(monster.copied)):
        return
    if any(pending.card == card and pending.owner == owner for pending in state.pending):
        return
    state.pending.append(Pending(seat, card, owner, source, place, subject, monster.copied))
