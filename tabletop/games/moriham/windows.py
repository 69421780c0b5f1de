"""Response windows (H-44): who is asked, and in which order."""

from __future__ import annotations

from typing import Final

from tabletop.core.actions import Event
from tabletop.games.moriham.events import Activated, AnyEvent
from tabletop.games.moriham.frames import Link, Resolving, Settling, Window
from tabletop.games.moriham.refs import Seat
from tabletop.games.moriham.state import State

_BOTH: Final = 2
"""Declines in a row that close a window."""


def open_window(state: State, actor: Seat, to: AnyEvent, events: tuple[AnyEvent, ...]) -> None:
    """Opens a window for what a seat has done; the other seat is asked first. It must be the last thing done."""
    if state.may_answer(0) or state.may_answer(1):
        state.frames.append(Window(to, events, asked=1 - actor))
    elif state.chain:
        state.frames.append(Resolving())


def settle(state: State, actor: Seat, to: AnyEvent | None) -> None:
    """Lets what has triggered go off, then opens a window if one is due (H-46). It must be the last thing done.

    Args:
        actor: the seat that acted; the other is asked first.
        to: what the window is for; None where none is due.
    """
    if state.pending:
        state.frames.append(Settling(actor, to))
        return
    events = tuple(state.happened)
    state.happened.clear()
    if to is not None:
        open_window(state, actor, to, events)


def waits(state: State, window: Window, _out: list[Event]) -> bool:
    """Passes over seats without a face-down card. Returns whether a seat is to be asked; closes the window if not."""
    for _ in range(window.declined, _BOTH):
        if state.may_answer(window.asked):
            return True
        pass_over(window)
    state.frames.pop()
    if state.chain:
        state.frames.append(Resolving())
    return False


def pass_over(window: Window) -> None:
    """The seat asked does not answer."""
    window.declined += 1
    window.asked = 1 - window.asked


def reopen(window: Window, actor: Seat) -> None:
    """A seat has added a link; the other is asked first again."""
    window.declined = 0
    window.asked = 1 - actor


def answered(state: State, window: Window) -> list[AnyEvent]:
    """What a trap may answer in a window: the newest activation, and what opened it."""
    events = list(window.events)
    if state.chain:
        events.insert(0, activation(state, len(state.chain) - 1))
    return events


def asked_about(state: State, window: Window) -> AnyEvent:
    """What the seat asked is told it answers: the newest activation, or what opened the window."""
    return activation(state, len(state.chain) - 1) if state.chain else window.to


def activation(state: State, number: int) -> Activated:
    """The event of a link's activation."""
    link: Link = state.chain[number]
    kind = "ability" if link.option == "ability" else state.box.spells[link.card].kind
    assert kind != "monster"
    return Activated(link.seat, link.source, link.card, kind, link.option, link.targets, number)
