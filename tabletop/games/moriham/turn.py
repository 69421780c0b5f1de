"""The course of a turn: its phases, and what begins and ends with them (H-10…H-15)."""

from __future__ import annotations

from typing import Final

from tabletop.core.actions import Event
from tabletop.games.moriham.effects.operations import tell_values
from tabletop.games.moriham.ending import is_undecided
from tabletop.games.moriham.events import Phase, PhaseBegan, TurnBegan
from tabletop.games.moriham.frames import Entering
from tabletop.games.moriham.happening import happen
from tabletop.games.moriham.refs import MONSTER_REFS, SEATS, Seat
from tabletop.games.moriham.state import MOST, UNCHANGED, State, Tally
from tabletop.games.moriham.windows import settle
from tabletop.games.moriham.zones import change_side, draw, send

FIRST_HAND: Final = 5
"""Cards a player begins with (H-04)."""

FULL_HAND: Final = 6
"""Cards a player draws up to in the draw phase (H-10)."""


def begin_duel(state: State, first: Seat, out: list[Event]) -> None:
    """Deals the first hands; the first turn begins (H-04)."""
    state.frames.pop()
    for seat in SEATS:
        drawn = draw(state, seat, FIRST_HAND)
        if drawn is not None:
            out.append(drawn)
    state.turn = first
    state.frames.append(Entering("draw"))


def next_phase(state: State) -> None:
    """The turn's player goes on to the next phase (H-12…H-15)."""
    following: Phase = "end"
    if state.phase == "main1":
        truce = state.opening_truce and state.turns == 1
        following = "main2" if truce else "battle"
    elif state.phase == "battle":
        following = "main2"
    state.frames.append(Entering(following))


def enter(state: State, frame: Entering, out: list[Event]) -> None:
    """Begins a phase; or, when its beginning is done with, goes on from there."""
    phase = frame.phase
    if frame.begun:
        state.frames.pop()
        if phase == "initial":
            state.frames.append(Entering("main1"))
        elif phase == "end":
            _end_turn(state, out)
    elif phase == "draw":
        state.frames.pop()
        _begin_turn(state, out)
    else:
        _begin_phase(state, phase, frame, out)


def _begin_phase(state: State, phase: Phase, frame: Entering, out: list[Event]) -> None:
    assert state.turn is not None
    state.phase = phase
    event = PhaseBegan(state.turn, phase)
    if phase in ("main1", "main2"):
        out.append(event)
        state.frames.pop()
        return
    frame.begun = True
    happen(state, event, out)
    settle(state, state.turn, event)


def _begin_turn(state: State, out: list[Event]) -> None:
    """The draw phase (H-10)."""
    seat = state.turn
    assert seat is not None
    state.turns += 1
    state.phase = "draw"
    state.stirred = False
    state.normal_summons = 1
    state.tribute_cut = 0
    state.used.clear()
    state.tallies = [Tally(), Tally()]
    for side in state.monsters:
        for monster in side:
            if monster is not None:
                monster.turned = False
                monster.attacks = 0
                monster.extra_attacks = 0
    out += (TurnBegan(seat, state.turns), PhaseBegan(seat, "draw"))
    if not state.decks[seat]:
        out.append(state.end("deck", 1 - seat))
        return
    wanted = FULL_HAND - len(state.hands[seat])
    if wanted > 0:
        drawn = draw(state, seat, wanted)
        assert drawn is not None
        out.append(drawn)
    state.frames.append(Entering("initial"))


def _end_turn(state: State, out: list[Event]) -> None:
    """What lasts this turn ends, monsters go back; then the next turn begins, unless the duel is undecided."""
    _end_changes(state, out)
    for seat in SEATS:
        _give_back(state, seat, out)
    state.happened.clear()
    state.quiet_turns = 0 if state.stirred else min(MOST, state.quiet_turns + 1)
    if is_undecided(state):
        out.append(state.end("draw", None))
        return
    assert state.turn is not None
    state.turn = 1 - state.turn
    state.frames.append(Entering("draw"))


def _end_changes(state: State, out: list[Event]) -> None:
    ended = []
    for seat, side in enumerate(state.monsters):
        for place, monster in enumerate(side):
            if monster is not None and (monster.this_turn != UNCHANGED or monster.copied is not None):
                monster.this_turn = UNCHANGED
                before, monster.copied = monster.copied or monster.card, None
                state.field_changed(before, monster.card)
                ended.append(MONSTER_REFS[seat][place])
    for ref in ended:
        tell_values(state, ref, out)


def _give_back(state: State, seat: Seat, out: list[Event]) -> None:
    """Monsters that a seat controlled for the turn go back, or to their owners' graveyards (H-49)."""
    for place, monster in enumerate(state.monsters[seat]):
        if monster is None or monster.back_to is None:
            continue
        home, monster.back_to = monster.back_to, None
        ref = MONSTER_REFS[seat][place]
        if home != seat and not change_side(state, ref, home, out):
            send(state, [ref], "graveyard", "no_place", out)
