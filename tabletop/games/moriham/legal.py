"""Whose choice it is, and between what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tabletop.core.actions import Action, Decision
from tabletop.games.moriham import abilities, battle, choices, spells, summon
from tabletop.games.moriham.actions import (
    BATTLE_DUE,
    DECLINE,
    GIVE_UP,
    MAIN_DUE,
    NEXT_PHASE,
    START_DUE,
    ResponseDue,
    Retarget,
    RetargetDue,
)
from tabletop.games.moriham.frames import (
    Attacking,
    Losing,
    Opening,
    Picking,
    Shuffling,
    Triggering,
    Window,
)
from tabletop.games.moriham.refs import Seat
from tabletop.games.moriham.state import State
from tabletop.games.moriham.windows import newest_activation

_ONLY_DECLINE: Final = (DECLINE,)


def decision(state: State) -> Decision | None:
    """Whose choice it is and of what kind; None when the duel is over."""
    if state.ended is not None:
        return None
    if state.frames:
        frame = state.frames[-1]
        if isinstance(frame, Window):  # the newest link is what it answers, or what opened the window
            return ResponseDue(frame.asked, newest_activation(state) if state.chain else frame.to)
        return _DUE[type(frame)](state, frame)
    assert state.turn is not None
    return (BATTLE_DUE if state.phase == "battle" else MAIN_DUE)[state.turn]


def _retarget_due(state: State, _frame: Attacking) -> Decision:
    attack = state.attack
    assert attack is not None
    assert attack.monster is not None
    return RetargetDue(attack.seat, attack.monster)


_DUE: Final[dict[type[Any], Callable[[State, Any], Decision]]] = {
    Opening: lambda _state, _frame: START_DUE,
    Attacking: _retarget_due,
    Triggering: choices.trigger_due,
    Picking: lambda _state, frame: choices.picking_due(frame),
    Shuffling: lambda _state, frame: choices.shuffle_due(frame),
    Losing: lambda _state, frame: choices.loss_due(frame),
}


def legal(state: State) -> tuple[Action, ...]:
    """All legal actions of the seat to decide, none twice, in an order that what is hidden from it does not change."""
    if state.ended is not None:
        return ()
    if state.frames:
        frame = state.frames[-1]
        if isinstance(frame, Window):
            found = spells.responses(state, frame)
            return (*found, DECLINE) if found else _ONLY_DECLINE
        lister = _LEGAL.get(type(frame))
        return () if lister is None else lister(state, frame)
    assert state.turn is not None
    return _battle_actions(state, state.turn) if state.phase == "battle" else _main_actions(state, state.turn)


def _main_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    return (
        *summon.normal_summons(state, seat),
        *summon.special_summons(state, seat),
        *spells.spell_actions(state, seat),
        *abilities.monster_actions(state, seat),
        NEXT_PHASE,
    )


def _battle_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    return (*battle.attacks(state, seat), *summon.special_summons(state, seat), NEXT_PHASE)


def _aims(state: State, _frame: Attacking) -> tuple[Action, ...]:
    attack = state.attack
    assert attack is not None
    assert attack.monster is not None
    aims = battle.targets(state, attack.seat, attack.monster)
    return (*(Retarget(target) for target in aims), GIVE_UP)


_LEGAL: Final[dict[type[Any], Callable[[State, Any], tuple[Action, ...]]]] = {
    Attacking: _aims,
    Triggering: lambda state, frame: tuple(choices.trigger_choices(state, frame)),
    Picking: lambda state, frame: tuple(choices.picking_choices(state, frame)),
}
