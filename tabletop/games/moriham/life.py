"""Life points, and the end of the duel they bring (H-16)."""

from __future__ import annotations

from typing import Literal

from tabletop.core.actions import Event
from tabletop.games.moriham.events import LifeChanged
from tabletop.games.moriham.happening import happen
from tabletop.games.moriham.refs import Seat
from tabletop.games.moriham.state import MOST, State


def lose_life(
    state: State, seat: Seat, amount: int, cause: Literal["battle", "effect", "cost"], out: list[Event]
) -> None:
    """A player loses life, which never falls below 0; nothing happens for an amount of 0 or less."""
    if amount <= 0:
        return
    state.life[seat] = max(0, state.life[seat] - amount)
    state.stirred = True
    if cause != "cost":
        state.count_deed(seat, "hurt", amount)
    happen(state, LifeChanged(seat, -amount, state.life[seat], cause), out)


def gain_life(state: State, seat: Seat, amount: int, out: list[Event]) -> None:
    """A player gains life by an effect; nothing happens for an amount of 0 or less."""
    if amount <= 0:
        return
    state.life[seat] = min(MOST, state.life[seat] + amount)
    state.stirred = True
    happen(state, LifeChanged(seat, amount, state.life[seat], "effect"), out)


def judge_life(state: State, out: list[Event]) -> None:
    """Ends the duel if a player has no life left; both at once is a draw."""
    mine, theirs = state.life
    if mine > 0 and theirs > 0:
        return
    if mine <= 0 and theirs <= 0:
        out.append(state.end("draw", None))
    else:
        out.append(state.end("life", 0 if mine > 0 else 1))
