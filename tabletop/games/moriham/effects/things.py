"""Which things, which player and how much a link of the chain speaks of, at the moment it resolves."""

from __future__ import annotations

from tabletop.games.moriham.effects.reading import amount_per, members, value_of
from tabletop.games.moriham.frames import Link
from tabletop.games.moriham.refs import Ref, Seat
from tabletop.games.moriham.state import State
from tabletop.games.moriham.vocabulary import Amount, Group, Player, Stat, Things, ValueOf


def seat_of(link: Link, player: Player) -> Seat:
    """The seat of ``you`` or ``opponent``."""
    return link.seat if player == "you" else 1 - link.seat


def things(state: State, link: Link, what: Things) -> list[Ref]:
    """Where these things are now; what is gone is left out (H-45)."""
    if isinstance(what, Group):
        return members(state, link.seat, what, link.source if link.here else None)
    if what == "self":
        return [link.source] if link.here else []
    if what == "subject":
        return [link.subject] if link.subject is not None else []
    if what == "targets":
        return [target for target in link.targets if target is not None]
    target = link.targets[0 if what == "target" else 1]
    return [target] if target is not None else []


def how_much(state: State, link: Link, amount: Amount) -> int:
    """What an amount comes to."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, ValueOf):
        return sum(value_at(state, ref, amount.stat) for ref in things(state, link, amount.of))
    return amount_per(state, link.seat, amount, link.source if link.here else None)


def value_at(state: State, ref: Ref, stat: Stat) -> int:
    """The attack or defence of the monster at a place of the field."""
    assert ref.place is not None
    return value_of(state, ref.seat, ref.place, stat)
