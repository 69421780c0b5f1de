"""Carries an action out, and runs what is under way up to the next choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tabletop.core.actions import Action, Event
from tabletop.games.moriham import battle, chain, choices, summon, turn, windows
from tabletop.games.moriham.actions import (
    Activate,
    Attack,
    Choose,
    Decline,
    GiveUp,
    NextPhase,
    Picked,
    Respond,
    Retarget,
    SetCard,
    Shuffled,
    SpecialSummon,
    Starts,
    Summon,
    Surrender,
    TurnPosition,
    UseAbility,
)
from tabletop.games.moriham.events import CardSet, PositionTurned, StartDrawn
from tabletop.games.moriham.frames import (
    Attacking,
    Entering,
    Losing,
    Opening,
    Picking,
    Placing,
    Resolving,
    Settling,
    Shuffling,
    Triggering,
    Window,
)
from tabletop.games.moriham.happening import happen
from tabletop.games.moriham.legal import decision
from tabletop.games.moriham.refs import Seat
from tabletop.games.moriham.state import State
from tabletop.games.moriham.zones import lay

Out = list[Event]


def perform(state: State, action: Action) -> list[Event]:
    """Carries out an action that ``checks.check`` accepts, and all that follows of itself."""
    state.offered = None
    out: list[Event] = []
    _DO[type(action)](state, action, out)
    run(state, out)
    return out


def run(state: State, out: Out) -> None:
    """Takes what is under way on, up to the next choice or the end of the duel."""
    frames = state.frames
    while frames and state.ended is None:
        frame = frames[-1]
        if _STEP[type(frame)](state, frame, out):
            return


# What each action does


def _acting(state: State) -> Seat:
    """The seat whose turn it is, for the actions of its phases."""
    assert state.turn is not None
    return state.turn


def _summon(state: State, action: Summon, out: Out) -> None:
    summon.declare_normal(state, _acting(state), action, out)


def _special_summon(state: State, action: SpecialSummon, out: Out) -> None:
    summon.declare_special(state, _acting(state), action, out)


def _set(state: State, action: SetCard, out: Out) -> None:
    seat = _acting(state)
    ref = lay(state, seat, action.card, "down")
    assert ref.place is not None
    out.append(CardSet(seat, ref.place, action.card))


def _activate(state: State, action: Activate, out: Out) -> None:
    seat = _acting(state)
    chain.activate_spell(state, seat, action.source, action.option, action.cost, action.targets, [], out)
    chain.open_chain_window(state, seat)


def _ability(state: State, action: UseAbility, out: Out) -> None:
    seat = _acting(state)
    chain.activate_ability(state, seat, action.monster, action.cost, action.targets, out)
    chain.open_chain_window(state, seat)


def _turn(state: State, action: TurnPosition, out: Out) -> None:
    seat = _acting(state)
    monster = state.monsters[seat][action.monster]
    assert monster is not None
    monster.turned = True
    monster.position = "defence" if monster.position == "attack" else "attack"
    happen(state, PositionTurned(seat, action.monster, monster.position), out)
    windows.settle(state, seat, None)


def _attack(state: State, action: Attack, out: Out) -> None:
    battle.declare(state, _acting(state), action, out)


def _retarget(state: State, action: Retarget, out: Out) -> None:
    battle.aim(state, action.target, out)


def _give_up(state: State, _action: GiveUp, out: Out) -> None:
    battle.give_up(state, out)


def _next_phase(state: State, _action: NextPhase, _out: Out) -> None:
    turn.next_phase(state)


def _respond(state: State, action: Respond, out: Out) -> None:
    window = state.frames[-1]
    assert isinstance(window, Window)
    seat = window.asked
    events = windows.answered(state, window)
    chain.activate_spell(state, seat, action.source, action.option, action.cost, action.targets, events, out)
    windows.reopen(window, seat)


def _choose(state: State, action: Choose, out: Out) -> None:
    frame = state.frames[-1]
    if isinstance(frame, Triggering):
        choices.choose_for_trigger(state, frame, action)
    else:
        assert isinstance(frame, Picking)
        choices.choose(state, frame, action, out)


def _surrender(state: State, _action: Surrender, out: Out) -> None:
    due = decision(state)
    assert due is not None
    out.append(state.end("surrender", 1 - due.seat))


def _shuffled(state: State, action: Shuffled, out: Out) -> None:
    frame = state.frames[-1]
    assert isinstance(frame, Shuffling)
    choices.shuffle(state, frame, action.deck, out)


def _starts(state: State, action: Starts, out: Out) -> None:
    state.first = action.seat
    out.append(StartDrawn(action.seat))


def _picked(state: State, action: Picked, out: Out) -> None:
    choices.lose(state, action.picks, out)


_DO: Final[dict[type[Any], Callable[[State, Any, Out], None]]] = {
    Summon: _summon,
    SpecialSummon: _special_summon,
    SetCard: _set,
    Activate: _activate,
    UseAbility: _ability,
    TurnPosition: _turn,
    Attack: _attack,
    Retarget: _retarget,
    GiveUp: _give_up,
    NextPhase: _next_phase,
    Respond: _respond,
    Decline: windows.pass_over,
    Choose: _choose,
    Surrender: _surrender,
    Shuffled: _shuffled,
    Starts: _starts,
    Picked: _picked,
}


# What each frame does next. A step that returns True waits for a choice; any other has done something.


def _opening(state: State, _frame: Opening, out: Out) -> bool:
    if state.first is None:
        return True
    turn.begin_duel(state, state.first, out)
    return False


def _placing(state: State, _frame: Placing, out: Out) -> None:
    summon.place(state, out)


def _attacking(state: State, _frame: Attacking, out: Out) -> bool:
    return battle.go_on(state, out)


def _settling(state: State, frame: Settling, _out: Out) -> None:
    chain.go_on_settling(state, frame)


def _picking(state: State, frame: Picking, _out: Out) -> bool:
    return choices.picking_waits(state, frame)


def _chance(_state: State, _frame: Shuffling | Losing, _out: Out) -> bool:
    return True


_STEP: Final[dict[type[Any], Callable[[State, Any, Out], bool | None]]] = {
    Opening: _opening,
    Entering: turn.enter,
    Placing: _placing,
    Attacking: _attacking,
    Window: windows.waits,
    Resolving: chain.resolve,
    Settling: _settling,
    Triggering: choices.trigger_waits,
    Picking: _picking,
    Shuffling: _chance,
    Losing: _chance,
}
