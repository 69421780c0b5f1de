"""The chain: activating its links, resolving them from the newest to the oldest, and what follows (H-45, H-46)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tabletop.core.actions import Event
from tabletop.games.moriham.cards import Option, Triggered
from tabletop.games.moriham.effects.costs import pay
from tabletop.games.moriham.effects.operations import run
from tabletop.games.moriham.effects.triggers import subject_among
from tabletop.games.moriham.effects.uses import ways
from tabletop.games.moriham.events import AnyEvent, ChainResolved, LinkResolved
from tabletop.games.moriham.frames import Link, Pending, Resolving, Settling, Triggering
from tabletop.games.moriham.happening import happen, use_of
from tabletop.games.moriham.life import judge_life
from tabletop.games.moriham.refs import MONSTER_REFS, Ref, Seat
from tabletop.games.moriham.state import Spell, State
from tabletop.games.moriham.vocabulary import Cost
from tabletop.games.moriham.windows import newest_activation, open_window, settle
from tabletop.games.moriham.zones import lay, send

Refs = tuple[Ref, ...]


def activate_spell(
    state: State,
    seat: Seat,
    source: Ref,
    option: Literal["a", "b"],
    cost: Refs,
    targets: Refs,
    events: Sequence[AnyEvent],
    out: list[Event],
) -> None:
    """Activates an option of a magic or trap card: it lies face up, its costs are paid, it is the newest link.

    Args:
        events: what it answers, of which one sets off its trigger if it has one.
    """
    if source.zone == "hand":
        assert source.card is not None
        card = source.card
        source = lay(state, seat, card, "up")
    else:
        assert source.place is not None
        lying = state.backrow[seat][source.place]
        assert lying is not None
        card = lying.card
        state.backrow[seat][source.place] = Spell(card, "up")
        state.backrow_changed(seat)
    effect = state.box.effect(card, option)
    on = effect.on if isinstance(effect, Option) else None
    subject = None if on is None else subject_among(state, on, events, seat, source)
    state.used.add((seat, card, "play"))
    if state.box.spells[card].kind == "magic":
        state.count_deed(seat, "magic")
    link = Link(seat, source, card, seat, option, targets, negated=False, subject=subject)
    _add_link(state, link, effect.costs, cost, out)


def activate_ability(state: State, seat: Seat, place: int, cost: Refs, targets: Refs, out: list[Event]) -> None:
    """Activates the ability of a monster."""
    monster = state.monsters[seat][place]
    assert monster is not None
    state.used.add((monster.owner, monster.card, use_of(monster.copied)))
    effect = state.box.effect(monster.copied or monster.card, "ability")
    source = MONSTER_REFS[seat][place]
    link = Link(seat, source, monster.card, monster.owner, "ability", targets, negated=False, text=monster.copied)
    _add_link(state, link, effect.costs, cost, out)


def go_off(state: State, pending: Pending, targets: Refs, out: list[Event]) -> None:
    """A triggered ability begins its chain; the players may answer it (H-46)."""
    effect = state.box.effect(pending.text or pending.card, "ability")
    state.used.add((pending.owner, pending.card, use_of(pending.text)))
    link = Link(
        pending.seat,
        pending.source,
        pending.card,
        pending.owner,
        "ability",
        targets,
        negated=False,
        here=pending.here,
        subject=pending.subject,
        text=pending.text,
    )
    _add_link(state, link, effect.costs, (), out)
    open_chain_window(state, pending.seat)


def open_chain_window(state: State, actor: Seat) -> None:
    """Opens the window for the first activation of a chain."""
    open_window(state, actor, newest_activation(state), ())


def resolve(state: State, frame: Resolving, out: list[Event]) -> None:
    """Does what the newest link has left to do, up to where a choice or chance is needed."""
    link = state.chain[-1]
    operations = state.box.effect(link.text or link.card, link.option).operations
    while not link.negated and frame.operation < len(operations):
        operation = operations[frame.operation]
        frame.operation += 1
        run(state, link, operation, out)
        judge_life(state, out)
        if state.ended is not None or state.frames[-1] is not frame:
            return
    frame.operation = 0
    out.append(LinkResolved(len(state.chain) - 1, link.negated))
    state.chain.pop()
    _spend(state, link, out)
    if not state.chain:
        state.frames.pop()
        _after_chain(state, link.seat, out)


def go_on_settling(state: State, frame: Settling) -> None:
    """Lets the next triggered ability go off; when there is none left, opens the window that is due."""
    if state.happened:
        frame.events += tuple(state.happened)
        state.happened.clear()
    while state.pending:
        pending = min(state.pending, key=lambda one: (one.seat != state.turn, one.field))
        state.pending.remove(pending)
        ability = state.box.effect(pending.text or pending.card, "ability")
        assert isinstance(ability, Triggered)
        if state.has_used(pending.owner, pending.card, use_of(pending.text)):
            continue
        if ways(state, pending.seat, ability, pending.lies, pending.subject):
            state.frames.append(Triggering(pending, agreed=not ability.may))
            return
    state.frames.pop()
    if frame.to is not None:
        open_window(state, frame.actor, frame.to, frame.events)


def _add_link(state: State, link: Link, costs: tuple[Cost, ...], cost: Refs, out: list[Event]) -> None:
    state.chain.append(link)  # before its costs, which may take the card itself from the field
    pay(state, link.seat, costs, cost, out)
    happen(state, newest_activation(state), out)


def _spend(state: State, link: Link, out: list[Event]) -> None:
    """A magic or trap card that has resolved goes to the graveyard, unless it says that it stays (H-43)."""
    if link.option == "ability" or not link.here:
        return
    option = state.box.effect(link.card, link.option)
    assert isinstance(option, Option)
    if option.stays and not link.negated:
        assert link.source.place is not None
        state.backrow[link.seat][link.source.place] = Spell(link.card, "up", link.option)
        state.field_changed(link.card)
    else:
        send(state, [link.source], "graveyard", "spent", out)


def _after_chain(state: State, actor: Seat, out: list[Event]) -> None:
    """What has triggered goes off, then one window opens; chains of triggered abilities share one (H-45, H-46)."""
    event = ChainResolved()
    out.append(event)
    below = state.frames[-1] if state.frames else None
    if isinstance(below, Settling):
        if below.to is None:
            below.to = event
    else:
        settle(state, actor, event)
