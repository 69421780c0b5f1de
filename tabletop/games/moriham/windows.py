"""Response windows (H-44): who is asked, and in which order."""

from __future__ import annotations

from typing import Final

from tabletop.core.actions import Event
from tabletop.games.moriham.actions import Decline
from tabletop.games.moriham.events import Activated, AnyEvent
from tabletop.games.moriham.frames import Link, Resolving, Settling, Window
from tabletop.games.moriham.refs import Seat
from tabletop.games.moriham.state import State

_BOTH: Final = 2
"""Declines in a row that close a window."""


def open_window(state: State, actor: Seat, to: AnyEvent, events: tuple[AnyEvent, ...]) -> None:
    """Opens a window for what a seat has done; the other seat is asked first. It must be the last thing done."""
    if state.face_down[0] or state.face_down[1]:
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
        if state.face_down[window.asked]:
            return True
        window.declined += 1
        window.asked = 1 - window.asked
    state.frames.pop()
    if state.chain:
        state.frames.append(Resolving())
    return False


def pass_over(state: State, _action: Decline, _out: list[Event]) -> None:
    """The seat that the open window asks does not answer."""
    window = state.frames[-1]
    assert isinstance(window, Window)
    window.declined += 1
    window.asked = 1 - window.asked


def reopen(window: Window, actor: Seat) -> None:
    """A seat has added a link; the other is asked first again."""
    window.declined = 0
    window.asked = 1 - actor


def answered(state: State, window: Window) -> tuple[AnyEvent, ...]:
    """What a trap may answer in a window: the newest activation, and what opened it."""
    return (newest_activation(state), *window.events) if state.chain else window.events


def newest_activation(state: State) -> Activated:
    """The event of the activation of the newest link."""
    link: Link = state.chain[-1]
    kind = "ability" if link.option == "ability" else state.box.spells[link.card].kind
    assert kind != "monster"
    return Activated(link.seat, link.source, link.card, kind, link.option, link.targets, len(state.chain) - 1)
