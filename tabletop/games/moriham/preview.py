"""What an action would do if nobody answered it, as far as its player may know."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from tabletop.core.actions import Action, Event
from tabletop.core.rng import Rng
from tabletop.games.moriham import hidden, machine
from tabletop.games.moriham.actions import DECLINE, ChooseDue, PickDue, ResponseDue, Shuffled, ShuffleDue
from tabletop.games.moriham.events import (
    UNKNOWN,
    ControlTaken,
    Drawn,
    HandShown,
    LifeChanged,
    Moved,
    TurnBegan,
    ValuesChanged,
)
from tabletop.games.moriham.legal import decision
from tabletop.games.moriham.positions import position_of
from tabletop.games.moriham.refs import SEATS, Seat
from tabletop.games.moriham.state import State

_ANY_SEED: Final = 1
"""Any will do: what is drawn with it is not told."""


class Preview(NamedTuple):
    """What would come of an action.

    Attributes:
        events: those of this turn, in their order; a card that the player does not know is ``"?"``.
        life: by how much the life of each seat would change.
        open: whether it comes to a choice or to chance before it is done: then ``events`` end there.
    """

    events: tuple[Event, ...]
    life: tuple[int, int]
    open: bool


def preview(state: State, action: Action, seat: Seat) -> Preview:
    """What a legal action of a seat would do if nobody answered it.

    It is tried out on a duel that agrees with what the seat knows, so it tells nothing that the seat does not know;
    the state stays as it is.
    """
    view = hidden.hide(position_of(state), seat)
    known = hidden.cards_in_sight(view)
    trial = hidden.determined(view, state.box, Rng(_ANY_SEED))
    turn = trial.turns
    events = machine.perform(trial, action)
    due = decision(trial)
    while isinstance(due, ResponseDue | ShuffleDue):
        step = DECLINE if isinstance(due, ResponseDue) else Shuffled(due.of, tuple(trial.decks[due.of]))
        events += machine.perform(trial, step)
        due = decision(trial)
    if trial.turns != turn:
        events = _of_this_turn(events)
    first, second = (sum(e.by for e in events if isinstance(e, LifeChanged) and e.seat == one) for one in SEATS)
    told = tuple(_masked(event, known) for event in events)
    return Preview(told, (first, second), isinstance(due, ChooseDue | PickDue))


def _of_this_turn(events: list[Event]) -> list[Event]:
    """The events up to the end of the turn, without what ends with it."""
    began = next(number for number, event in enumerate(events) if isinstance(event, TurnBegan))
    kept = events[:began]
    while kept and isinstance(kept[-1], ValuesChanged | ControlTaken):
        kept.pop()
    return kept


def _masked(event: Event, known: frozenset[tuple[Seat, str]]) -> Event:
    """The event without the cards that were made up."""
    if isinstance(event, Moved) and (event.owner, event.card) not in known:
        return msgspec.structs.replace(event, card=UNKNOWN)
    if isinstance(event, Drawn | HandShown):
        cards = tuple(card if (event.seat, card) in known else UNKNOWN for card in event.cards)
        return msgspec.structs.replace(event, cards=cards)
    return event
