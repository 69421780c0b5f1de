"""What the operations of an effect do when its link resolves.

An operation that a player has to choose for, or chance, leaves a frame on the stack that asks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec

from tabletop.core.actions import Event
from tabletop.games.moriham.effects.reading import all_hold, attacks_left, has_keyword, values_of
from tabletop.games.moriham.effects.things import how_much, seat_of, things, value_at
from tabletop.games.moriham.events import (
    AbilityCopied,
    AttackNegated,
    AttacksAdded,
    HandShown,
    KeywordGranted,
    LinkNegated,
    PositionTurned,
    SummonNegated,
    SummonsAllowed,
    TributeLowered,
    ValuesChanged,
)
from tabletop.games.moriham.frames import Link, Losing, Picking, Shuffling
from tabletop.games.moriham.happening import happen
from tabletop.games.moriham.life import gain_life, lose_life
from tabletop.games.moriham.refs import Ref, Seat, card_ref
from tabletop.games.moriham.state import MOST, Changes, Monster, State
from tabletop.games.moriham.vocabulary import (
    Banish,
    Call,
    Change,
    Control,
    Copy,
    Damage,
    Destroy,
    Discard,
    Draw,
    ExtraAttack,
    ExtraSummon,
    Filter,
    Gain,
    Grant,
    Group,
    Look,
    LowerTribute,
    Mill,
    Negate,
    Operation,
    Recycle,
    Regain,
    Return,
    Revive,
    Sacrifice,
    Search,
    Turn,
)
from tabletop.games.moriham.zones import bring, change_side, draw, mill, send, show

Out = list[Event]

_PURPOSES: Final[dict[type[Operation], Literal["banish", "regain", "recycle"]]] = {
    Banish: "banish",
    Regain: "regain",
    Recycle: "recycle",
}
"""What cards that are picked from a graveyard are picked for."""


def run(state: State, link: Link, operation: Operation, out: Out) -> None:
    """Does one operation of a link, if what it is provided with holds."""
    if all_hold(state, link.seat, operation.provided, link.source if link.here else None):
        _RUN[type(operation)](state, link, operation, out)


def picking_of(link: Link, operation: Operation) -> Picking | None:
    """The frame that asks for what a player picks for an operation of a link, as much as it may be; None for others."""
    text, seat = link.text or link.card, link.seat
    match operation:
        case Discard(chosen_by="holder" | "other"):
            holder = seat_of(link, operation.player)
            chooser = holder if operation.chosen_by == "holder" else 1 - holder
            return Picking(chooser, "discard", holder, "hand", operation.count, text)
        case Sacrifice():
            seat = seat_of(link, operation.player)
            return Picking(seat, "destroy", seat, "monsters", operation.count, text)
        case Search():
            return Picking(seat, "search", seat, "deck", 1, text, operation.card)
        case Call():
            monster = msgspec.structs.replace(operation.card, kind="monster")
            return Picking(seat, "call", seat, operation.zone, 1, text, monster, operation.position)
        case Banish(what=Group() as what) | Regain(what=Group() as what) | Recycle(what=Group() as what) if what.pick:
            of = what.side if what.side == "either" else seat_of(link, what.side)
            words = Filter(**{field: getattr(what, field) for field in Filter.__struct_fields__})
            return Picking(seat, _PURPOSES[type(operation)], of, "graveyard", what.pick, text, words)
    return None


def losing_of(link: Link, operation: Operation) -> Losing | None:
    """The frame that asks chance for the cards that an operation of a link discards; None for others."""
    if isinstance(operation, Discard) and operation.chosen_by == "chance":
        return Losing(seat_of(link, operation.player), operation.count)
    return None


def shuffles(operation: Operation) -> bool:
    """Whether a deck is shuffled after an operation."""
    return isinstance(operation, Search | Recycle) or (isinstance(operation, Call) and operation.zone == "deck")


def destructible(state: State, refs: list[Ref]) -> list[Ref]:
    """Those of these cards in the field that effects can destroy."""
    return [
        ref
        for ref in refs
        if ref.zone != "monsters"
        or (ref.place is not None and not has_keyword(state, ref.seat, ref.place, "survives_effects"))
    ]


def changed(changes: Changes, attack: int = 0, defence: int = 0) -> Changes:
    """Changes with more attack and defence."""
    return Changes(_bounded(changes.attack + attack), _bounded(changes.defence + defence), changes.keywords)


def _bounded(change: int) -> int:
    return max(-MOST, min(MOST, change))


def tell_values(state: State, ref: Ref, out: Out) -> None:
    """Says what a monster counts as now."""
    assert ref.place is not None
    out.append(ValuesChanged(ref.seat, ref.place, *values_of(state, ref.seat, ref.place)))


def _monsters(state: State, refs: list[Ref]) -> list[tuple[Ref, int, Monster]]:
    """The monsters at these places of the field, with their places."""
    found = []
    for ref in refs:
        monster = state.monster_at(ref)
        if monster is not None and ref.place is not None:
            found.append((ref, ref.place, monster))
    return found


def _damage(state: State, link: Link, operation: Damage, out: Out) -> None:
    amount = how_much(state, link, operation.amount)
    seats: tuple[Seat, ...]
    seats = (link.seat, 1 - link.seat) if operation.player == "both" else (seat_of(link, operation.player),)
    for seat in seats:
        lose_life(state, seat, amount, "effect", out)


def _gain(state: State, link: Link, operation: Gain, out: Out) -> None:
    gain_life(state, seat_of(link, operation.player), how_much(state, link, operation.amount), out)


def _draw(state: State, link: Link, operation: Draw, out: Out) -> None:
    drawn = draw(state, seat_of(link, operation.player), operation.count)
    if drawn is not None:
        happen(state, drawn, out)


def _discard(state: State, link: Link, operation: Discard, out: Out) -> None:
    holder = seat_of(link, operation.player)
    hand = state.hands[holder]
    losing = losing_of(link, operation)
    if not hand:
        return
    if losing is None:
        if operation.chosen_by == "other":
            _show_hand(state, holder, out)
        _let_pick(state, link, operation, len(hand))
    elif losing.count >= len(hand):
        send(state, [card_ref(holder, "hand", card) for card in hand], "graveyard", "discarded", out)
    else:
        state.frames.append(losing)


def _mill(state: State, link: Link, operation: Mill, out: Out) -> None:
    mill(state, seat_of(link, operation.player), operation.count, out)


def _destroy(state: State, link: Link, operation: Destroy, out: Out) -> None:
    refs = [ref for ref in things(state, link, operation.what) if _is_there(state, ref)]
    send(state, destructible(state, refs), "graveyard", "effect", out)


def _sacrifice(state: State, link: Link, operation: Sacrifice, _out: Out) -> None:
    seat = seat_of(link, operation.player)
    _let_pick(state, link, operation, sum(monster is not None for monster in state.monsters[seat]))


def _return(state: State, link: Link, operation: Return, out: Out) -> None:
    refs = [ref for ref in things(state, link, operation.what) if _is_there(state, ref)]
    send(state, refs, "hand", "returned", out)


def _banish(state: State, link: Link, operation: Banish, out: Out) -> None:
    if _is_picked(state, link, operation):
        return
    refs = [ref for ref in things(state, link, operation.what) if _is_there(state, ref)]
    send(state, refs, "banished", "banished", out)


def _is_picked(state: State, link: Link, operation: Banish | Regain | Recycle) -> bool:
    """Whether the cards are picked one at a time; a frame asks for them, if there are any."""
    what = operation.what
    if not isinstance(what, Group) or not what.pick:
        return False
    _let_pick(state, link, operation, len(things(state, link, what)))
    return True


def _let_pick(state: State, link: Link, operation: Operation, there: int) -> None:
    """Leaves the frame that asks for the picks of an operation, for no more than are there."""
    picking = picking_of(link, operation)
    assert picking is not None
    picking.left = min(picking.left, there)
    if there:
        state.frames.append(picking)


def _is_there(state: State, ref: Ref) -> bool:
    """Whether a card lies where a ref points; what a role speaks of may have gone from the field to a graveyard."""
    if ref.zone == "monsters":
        return state.monster_at(ref) is not None
    if ref.zone == "backrow":
        return ref.place is not None and state.backrow[ref.seat][ref.place] is not None
    return ref.card in state.pile(ref.seat, ref.zone)


def _revive(state: State, link: Link, operation: Revive, out: Out) -> None:
    for ref in things(state, link, operation.what):
        if ref.card in state.box.monsters and _is_there(state, ref):
            bring(state, ref, link.seat, operation.position, out)


def _call(state: State, link: Link, operation: Call, _out: Out) -> None:
    if state.free_monster_places(link.seat) > 0:
        _let_pick(state, link, operation, 1)


def _search(state: State, link: Link, operation: Search, _out: Out) -> None:
    _let_pick(state, link, operation, 1)


def _regain(state: State, link: Link, operation: Regain, out: Out) -> None:
    if _is_picked(state, link, operation):
        return
    refs = [ref for ref in things(state, link, operation.what) if _is_there(state, ref)]
    send(state, refs, "hand", "regained", out)


def _recycle(state: State, link: Link, operation: Recycle, out: Out) -> None:
    if _is_picked(state, link, operation):
        return
    refs = [ref for ref in things(state, link, operation.what) if _is_there(state, ref)]
    send(state, refs, "deck", "recycled", out)
    for seat in (1, 0):
        if any(ref.seat == seat for ref in refs):
            state.frames.append(Shuffling(seat))


def _change(state: State, link: Link, operation: Change, out: Out) -> None:
    attack = how_much(state, link, operation.attack)
    defence = how_much(state, link, operation.defence)
    for ref, _, monster in _monsters(state, things(state, link, operation.what)):
        if operation.until == "turn":
            monster.this_turn = changed(monster.this_turn, attack, defence)
        else:
            monster.for_good = changed(monster.for_good, attack, defence)
        tell_values(state, ref, out)


def _turn(state: State, link: Link, operation: Turn, out: Out) -> None:
    for ref, place, monster in _monsters(state, things(state, link, operation.what)):
        position = operation.to
        if position == "other":
            position = "defence" if monster.position == "attack" else "attack"
        if monster.position != position:
            monster.position = position
            happen(state, PositionTurned(ref.seat, place, position), out)


def _grant(state: State, link: Link, operation: Grant, out: Out) -> None:
    for ref, place, monster in _monsters(state, things(state, link, operation.what)):
        changes = monster.this_turn if operation.until == "turn" else monster.for_good
        if operation.keyword not in changes.keywords:
            changes = Changes(changes.attack, changes.defence, (*changes.keywords, operation.keyword))
        if operation.until == "turn":
            monster.this_turn = changes
        else:
            monster.for_good = changes
        out.append(KeywordGranted(ref.seat, place, operation.keyword, operation.until))


def _extra_attack(state: State, link: Link, operation: ExtraAttack, out: Out) -> None:
    for ref, place, monster in _monsters(state, things(state, link, operation.what)):
        monster.extra_attacks = min(MOST, monster.extra_attacks + 1)
        out.append(AttacksAdded(ref.seat, place, attacks_left(state, ref.seat, place)))


def _negate(state: State, _link: Link, operation: Negate, out: Out) -> None:
    if operation.what == "attack":
        if state.attack is not None and not state.attack.negated:
            state.attack.negated = True
            out.append(AttackNegated(state.attack.seat))
    elif operation.what == "summon":
        if state.summon is not None and not state.summon.negated:
            state.summon.negated = True
            state.summon.banish = operation.banish
            out.append(SummonNegated(state.summon.seat, state.summon.card))
    else:
        answered = len(state.chain) - 2
        assert answered >= 0, "an activation is answered by a newer link"
        state.chain[answered].negated = True
        out.append(LinkNegated(answered))


def _control(state: State, link: Link, operation: Control, out: Out) -> None:
    for ref, _, monster in _monsters(state, things(state, link, operation.what)):
        if ref.seat == link.seat or not change_side(state, ref, link.seat, out):
            continue
        if operation.until == "good":
            monster.back_to = None
        elif monster.back_to is None:
            monster.back_to = ref.seat


def _copy(state: State, link: Link, operation: Copy, out: Out) -> None:
    if not link.here:
        return
    own = state.monster_at(link.source)
    for ref, _, model in _monsters(state, things(state, link, operation.what)):
        if own is None or own is model:
            continue
        if operation.ability:
            before = own.copied or own.card
            own.copied = model.copied or model.card
            state.field_changed(before, own.copied)
            assert link.source.place is not None
            out.append(AbilityCopied(link.source.seat, link.source.place, own.copied))
        if operation.values:
            gains = (value_at(state, ref, stat) - value_at(state, link.source, stat) for stat in ("attack", "defence"))
            own.this_turn = changed(own.this_turn, *gains)
            tell_values(state, link.source, out)


def _look(state: State, link: Link, _operation: Look, out: Out) -> None:
    _show_hand(state, 1 - link.seat, out)


def _show_hand(state: State, holder: Seat, out: Out) -> None:
    hand = state.hands[holder]
    show(state, holder, hand)
    out.append(HandShown(holder, tuple(sorted(hand))))


def _extra_summon(state: State, link: Link, operation: ExtraSummon, out: Out) -> None:
    if state.turn == link.seat:
        state.normal_summons = min(MOST, state.normal_summons + operation.count)
        out.append(SummonsAllowed(link.seat, state.normal_summons))


def _lower_tribute(state: State, link: Link, operation: LowerTribute, out: Out) -> None:
    if state.turn == link.seat:
        state.tribute_cut = min(MOST, state.tribute_cut + operation.by)
        out.append(TributeLowered(link.seat, state.tribute_cut))


_RUN: Final[dict[type[Operation], Callable[[State, Link, Any, Out], None]]] = {
    Damage: _damage,
    Gain: _gain,
    Draw: _draw,
    Discard: _discard,
    Mill: _mill,
    Destroy: _destroy,
    Sacrifice: _sacrifice,
    Return: _return,
    Banish: _banish,
    Revive: _revive,
    Call: _call,
    Search: _search,
    Regain: _regain,
    Recycle: _recycle,
    Change: _change,
    Turn: _turn,
    Grant: _grant,
    ExtraAttack: _extra_attack,
    Negate: _negate,
    Control: _control,
    Copy: _copy,
    Look: _look,
    ExtraSummon: _extra_summon,
    LowerTribute: _lower_tribute,
}
