"""Says what is wrong with what points at cards in a position: links, what has triggered, what has happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tabletop.core.actions import Event
from tabletop.core.errors import BadState
from tabletop.games.moriham.cards import Continuous, Effect, Option, Triggered, is_posthumous
from tabletop.games.moriham.effects.reading import SIDES
from tabletop.games.moriham.effects.triggers import SUBJECT_ZONE
from tabletop.games.moriham.events import (
    LOOKS_AT,
    UNKNOWN,
    Activated,
    AnyEvent,
    AttackAimed,
    AttackDeclared,
    Moved,
    PositionTurned,
    Summoned,
)
from tabletop.games.moriham.frames import Link, Pending
from tabletop.games.moriham.refs import MONSTER_REFS, PLACES, SEATS, Ref, Seat
from tabletop.games.moriham.state import State
from tabletop.games.moriham.vocabulary import OnActivation

_ANSWERED: Final = (frozenset(LOOKS_AT.values()) | {AttackAimed}) - {Activated}
"""Kinds of events that are kept to be answered; of activations, the chain holds those that can be."""


def check_link(state: State, number: int, link: Link) -> None:
    """Raises BadState if a link of the chain is none that a card there is can have made."""
    where = f"chain[{number}]"
    _check_seats(link, where, "seat", "owner")
    text = link.text or link.card
    if link.option == "ability":
        _check_ability(state, link.card, text, where)
        if number:
            raise fault("not_a_trap", f"{where}.card", link.card, "a trap: it answers the link before it")
    else:
        _check_spell(state, number, link, where)
    effect = state.box.effect(text, link.option)
    _check_source(state, link, effect, where)
    check_targets(state, link.seat, effect, link.targets, f"{where}.targets")
    if len(link.targets) != len(effect.targets):
        raise fault("other_number_of_targets", f"{where}.targets", len(link.targets), len(effect.targets))
    _check_subject(state, effect, link.subject, where)


def check_pending(state: State, pending: Pending, where: str) -> None:
    """Raises BadState if a triggered ability is none that a card there is has, or its card is not where it says."""
    _check_seats(pending, where, "seat", "owner")
    text = pending.text or pending.card
    _check_ability(state, pending.card, text, where)
    ability = state.box.monsters[text].ability
    if not isinstance(ability, Triggered):
        raise fault("not_triggered", f"{where}.card", text, "the card of a triggered ability")
    _check_source(state, pending, ability, where)
    if not pending.here and pending.source.zone == "monsters":
        raise fault("not_there", f"{where}.here", got=False, want=True)
    _check_subject(state, ability, pending.subject, where)


def check_targets(state: State, seat: Seat, effect: Effect, targets: tuple[Ref | None, ...], where: str) -> None:
    """Raises BadState if the targets chosen for an effect so far are there, but not what it may be aimed at."""
    for number, (group, target) in enumerate(zip(effect.targets, targets, strict=False)):
        if target is None:
            continue
        at = f"{where}[{number}]"
        _check_there(state, target, at)
        if target.zone != group.zone or target.seat not in SIDES[group.side][seat]:
            raise fault("not_a_target", at, str(target), f"{group.zone}, {group.side}")
        if target in targets[:number]:
            raise fault("not_a_target", at, str(target), "another than the first")


def check_events(state: State, events: Iterable[AnyEvent], where: str) -> None:
    """Raises BadState if what has happened, and may be answered, cannot have happened as things stand."""
    for number, event in enumerate(events):
        at = f"{where}[{number}]"
        if type(event) not in _ANSWERED:
            raise fault("not_answered", at, _tag(type(event)), sorted(_tag(kind) for kind in _ANSWERED))
        check_event(state, event, at)
        for ref, path in _monsters_of(state, event):
            if state.monster_at(ref) is None:
                raise fault("no_monster_there", f"{at}.{path}", str(ref))


def check_event(state: State, event: AnyEvent, at: str) -> None:
    """Raises BadState if an event speaks of seats, places or cards that there are not."""
    for field in ("seat", "owner"):
        if getattr(event, field, 0) not in SEATS:
            raise fault("no_such_seat", f"{at}.{field}", getattr(event, field), list(SEATS))
    for field in ("place", "monster", "target"):
        place = getattr(event, field, 0)
        if isinstance(place, int) and not 0 <= place < PLACES:
            raise fault("no_such_place", f"{at}.{field}", place, f"0 to {PLACES - 1}")
    for field in ("source", "slayer"):
        ref = getattr(event, field, None)
        if ref is not None:
            _check_shape(ref, f"{at}.{field}")
    card = getattr(event, "card", None)
    hidden = isinstance(event, Moved) and event.secret and event.source.zone == "backrow" and event.cause != "discarded"
    if card is not None and card not in state.box.cards and not (hidden and card == UNKNOWN):
        raise fault("unknown_card", f"{at}.card", card, "the id of a card")


def fault(code: str, where: str, got: object = None, want: object = None) -> BadState:
    """What to raise for a position."""
    return BadState(code, where, got=got, want=want)


def _monsters_of(state: State, event: AnyEvent) -> list[tuple[Ref, str]]:
    """The monsters that must be in the field for an event to be answered, and the fields that name them."""
    if isinstance(event, (Summoned, PositionTurned)):
        return [(MONSTER_REFS[event.seat][event.place], "place")]
    if isinstance(event, Moved) and event.slayer is not None:
        return [(event.slayer, "slayer")]
    if isinstance(event, AttackDeclared) and state.attack is not None and state.attack.monster is not None:
        return [(MONSTER_REFS[event.seat][event.monster], "monster")]
    return []


def _check_spell(state: State, number: int, link: Link, where: str) -> None:
    spell = state.box.spells.get(link.card)
    if spell is None or link.text is not None:
        raise fault("not_magic_or_trap", f"{where}.card", link.card, "the id of a magic or trap card")
    if number and spell.kind != "trap":
        raise fault("not_a_trap", f"{where}.card", link.card, "a trap: it answers the link before it")
    option = spell.a if link.option == "a" else spell.b
    if not number and isinstance(option.on, OnActivation):
        raise fault("answers_nothing", f"{where}.option", link.option, "an option that answers no activation")


def _check_source(state: State, what: Link | Pending, effect: Effect, where: str) -> None:
    """The card lies, or lay, where such an effect works; and it is there, if that is said."""
    source = what.source
    _check_shape(source, f"{where}.source")
    if isinstance(effect, Option):
        zone, seat = "backrow", what.owner
        if what.seat != what.owner:
            raise fault("other_seat", f"{where}.owner", what.owner, what.seat)
    elif isinstance(effect, Triggered) and is_posthumous(effect.on):
        zone, seat = "graveyard", what.owner
    else:
        zone, seat = "monsters", what.seat
    if source.zone != zone or source.seat != seat:
        raise fault("not_there", f"{where}.source", str(source), f"{seat} {zone}")
    if what.here:
        _check_there(state, source, f"{where}.source")
        if not _lies(state, what):
            raise fault("not_there", f"{where}.source", str(source), what.card)


def _lies(state: State, what: Link | Pending) -> bool:
    """Whether it is that card which lies at its source."""
    source = what.source
    if source.zone == "graveyard":
        return source.card == what.card
    if source.zone == "monsters":
        monster = state.monster_at(source)
        return monster is not None and (monster.card, monster.owner) == (what.card, what.owner)
    assert source.place is not None
    spell = state.backrow[source.seat][source.place]
    return spell is not None and spell.card == what.card and spell.face == "up"


def _check_subject(state: State, effect: Effect, subject: Ref | None, where: str) -> None:
    if subject is None:
        return
    on = effect.on if isinstance(effect, Option | Triggered) else None
    zone = None if on is None else SUBJECT_ZONE.get(type(on))
    if subject.zone != zone:
        raise fault("not_a_subject", f"{where}.subject", str(subject), zone)
    _check_there(state, subject, f"{where}.subject")


def _check_ability(state: State, card: str, text: str, where: str) -> None:
    for one in (card, text):
        if one not in state.box.monsters:
            raise fault("not_a_monster", f"{where}.card", one, "the id of a monster")
    if isinstance(state.box.monsters[text].ability, Continuous):
        raise fault("not_activated", f"{where}.card", text, "a monster whose ability is activated or triggered")


def _check_seats(what: Link | Pending, where: str, *fields: str) -> None:
    for field in fields:
        if getattr(what, field) not in SEATS:
            raise fault("no_such_seat", f"{where}.{field}", getattr(what, field), list(SEATS))


def _check_shape(ref: Ref, where: str) -> None:
    """A ref points with a place into the field, with a card elsewhere."""
    if ref.seat not in SEATS:
        raise fault("no_such_seat", f"{where}.seat", ref.seat, list(SEATS))
    in_field = ref.zone in ("monsters", "backrow")
    if in_field and (ref.card is not None or ref.place is None or not 0 <= ref.place < PLACES):
        raise fault("no_such_place", f"{where}.place", ref.place, f"0 to {PLACES - 1}")
    if not in_field and (ref.place is not None or ref.card is None):
        raise fault("no_card", f"{where}.card", ref.card, "the id of a card")


def _check_there(state: State, ref: Ref, where: str) -> None:
    """What a ref points at is there."""
    _check_shape(ref, where)
    if ref.place is not None:
        row = state.monsters[ref.seat] if ref.zone == "monsters" else state.backrow[ref.seat]
        if row[ref.place] is None:
            raise fault("nothing_there", f"{where}.place", ref.place, "a place where a card lies")
    elif ref.card not in state.pile(ref.seat, ref.zone):
        raise fault("nothing_there", f"{where}.card", ref.card, f"a card of {ref.zone}")


def _tag(kind: type[Event]) -> str:
    return str(kind.__struct_config__.tag)
