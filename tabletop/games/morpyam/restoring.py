"""The state that a position of Morpyam describes, and the faults that keep a position from being one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from msgspec import UNSET

from tabletop.core.errors import BadState, IllegalAction
from tabletop.dice.fair_play import FairPlay
from tabletop.dice.hands import DICE, FACES
from tabletop.dice.throws import Throw, check_dice_thrown
from tabletop.games.morpyam.ending import DOUBLE, reason_to_end
from tabletop.games.morpyam.grids import SIDE, SQUARES, TILES_OF, Grid, check_tiles, grid, layout_of
from tabletop.games.morpyam.lines import any_five
from tabletop.games.morpyam.position import MorpyamPosition
from tabletop.games.morpyam.restoring_plus import take_laying
from tabletop.games.morpyam.seats import marks_of
from tabletop.games.morpyam.state import MOST_THROWS, TOKENS, CallState, MorpyamState, Table
from tabletop.games.morpyam.tiles import CALLS, Tile, answers

_CALL_STATES: Final = ("standing", "won", "lost")


def state_of(position: MorpyamPosition) -> MorpyamState:
    """The state a position describes.

    How the tokens came where they lie is not looked into: any shares of them are taken, on any arrangement of the
    variant's tiles.

    Raises:
        BadState: no game can be in it; ``where`` names the field.
    """
    options = position.options
    fair_play = cast(FairPlay, options.get("fair_play", "full"))
    table = Table(position.variant, position.players, fair_play, bool(options.get("double_morpyam", False)))
    if position.turn is not None and position.turn not in range(table.players):
        raise BadState("out_of_range", "turn", got=position.turn, want=list(range(table.players)))
    tiles = _tiles(position)
    state = MorpyamState(table, tiles, None, position.turn)
    if table.variant == "plus":
        take_laying(state, position)
    else:
        _check_nobody_lays(position)
        state.confirmed = [True] * table.players
    if all(state.confirmed):
        check_tiles((tile or "null" for tile in tiles), TILES_OF[table.variant], "grid", BadState)
        state.layout = layout_of(cast(Grid, tuple(tiles)))
    state.retired = marks_of(position.retired, "retired", table.players)
    _take_tokens(state, position)
    _take_hand(state, position)
    state.morpyams = position.morpyams
    if state.layout is None or state.turn is None:
        _check_untouched(state)
        return state
    _check_morpyams(state)
    state.reason = reason_to_end(state)
    if state.reason:
        _check_end(state)
    elif state.retired[state.turn]:
        raise BadState("has_retired", "turn", got=state.turn, want=state.playing)
    _take_pending(state, position.pending)
    _take_call(state, position)
    return state


def _tiles(position: MorpyamPosition) -> list[Tile | None]:
    """The grid; what is printed, or in Plus nothing yet, where it is absent."""
    if not position.grid:
        return [None] * SQUARES if position.variant == "plus" else list(grid(position.variant))
    wanted = TILES_OF[position.variant]
    tiles = _squares(position.grid, "grid")
    for square, tile in enumerate(tiles):
        if tile not in wanted and (tile is not None or position.variant != "plus"):
            raise BadState("unknown_tile", _at(square, "grid"), got=tile, want=list(wanted))
    return cast("list[Tile | None]", tiles)


def _squares(rows: Sequence[Sequence[object]], where: str) -> list[object]:
    """36 entries of six rows of six."""
    if len(rows) != SIDE:
        raise BadState("wrong_count", where, got=len(rows), want=SIDE)
    for number, row in enumerate(rows):
        if len(row) != SIDE:
            raise BadState("wrong_count", f"{where}[{number}]", got=len(row), want=SIDE)
    return [entry for row in rows for entry in row]


def _at(square: int, where: str) -> str:
    row, column = divmod(square, SIDE)
    return f"{where}[{row}][{column}]"


def _check_nobody_lays(position: MorpyamPosition) -> None:
    for field in ("tiles", "confirmed", "laid"):
        got = getattr(position, field)
        if got is not UNSET and got:
            raise BadState("only_in_plus", field, got=got, want=None)


def _take_tokens(state: MorpyamState, position: MorpyamPosition) -> None:
    players = state.table.players
    for square, seat in enumerate(_squares(position.tokens, "tokens") if position.tokens else ()):
        if seat is None:
            continue
        if seat not in range(players):
            raise BadState("out_of_range", _at(square, "tokens"), got=seat, want=[*range(players), None])
        state.own[cast(int, seat)] |= 1 << square
        state.free &= ~(1 << square)
    for seat, own in enumerate(state.own):
        state.in_hand[seat] -= own.bit_count()
        if state.in_hand[seat] < 0:
            most = TOKENS[players]
            raise BadState("too_many_tokens", "tokens", got=own.bit_count(), want=f"{most} at most", seat=seat)
    if position.in_hand and position.in_hand != state.in_hand:
        raise BadState("wrong_total", "in_hand", got=position.in_hand, want=state.in_hand)


def _take_hand(state: MorpyamState, position: MorpyamPosition) -> None:
    if position.dice is not None:
        if len(position.dice) != DICE:
            raise BadState("wrong_count", "dice", got=len(position.dice), want=DICE)
        for place, value in enumerate(position.dice):
            if value not in FACES:
                raise BadState("bad_value", f"dice[{place}]", got=value, want=list(FACES))
        state.dice = tuple(position.dice)
    possible = [0] if state.dice is None else list(range(1, MOST_THROWS + 1))
    if position.throws not in possible:
        raise BadState("throws_and_dice_disagree", "throws", got=position.throws, want=possible)
    state.throws = position.throws
    state.pending = None if position.pending is None else tuple(position.pending)
    state.call = cast("Tile | None", position.call)


def _check_untouched(state: MorpyamState) -> None:
    """Before the grid is laid, and before who starts is decided, nothing else has happened."""
    touched = {
        "tokens": any(state.own),
        "dice": state.dice is not None,
        "pending": state.pending is not None,
        "call": state.call is not None,
        "morpyams": state.morpyams != 0,
        "retired": any(state.retired),
    }
    for field, done in touched.items():
        if done and state.layout is None:
            raise BadState("grid_not_whole", field, want="nothing played before the grid is laid and confirmed")
        if done:
            raise BadState("turn_missing", "turn", got=None, want=list(range(state.table.players)))


def _check_morpyams(state: MorpyamState) -> None:
    """Each was placed in this turn, by the seat whose turn it is; with the option the second has won (M-32)."""
    assert state.turn is not None
    most = state.own[state.turn].bit_count()
    if state.table.double_morpyam:
        most = min(most, DOUBLE)
    if not 0 <= state.morpyams <= most:
        raise BadState("out_of_range", "morpyams", got=state.morpyams, want=list(range(most + 1)))


def _check_end(state: MorpyamState) -> None:
    """The last action has ended the game: nothing had ended it before, and the turn is with whoever did."""
    turn = cast(int, state.turn)
    enders = [seat for seat, own in enumerate(state.own) if any_five(own) or not state.in_hand[seat]]
    if len(enders) > 1:
        raise BadState("ended_twice", "tokens", got=enders, want="one seat with five in a row or no token left")
    if enders and state.retired[enders[0]]:
        raise BadState("ended_by_retired", "retired", got=enders[0], want="seats that have not ended the game")
    if state.reason == "retired":
        return
    if enders and enders[0] != turn:
        raise BadState("turn_of_another", "turn", got=turn, want=enders[0])
    if state.retired[turn]:
        raise BadState("has_retired", "turn", got=turn, want=state.playing)
    own = state.own[turn]
    if any_five(own) and all(any_five(own & ~(1 << square)) for square in range(SQUARES)):
        raise BadState("over_before", "tokens", want="one token that makes every five in a row", seat=turn)


def _take_pending(state: MorpyamState, pending: list[int] | None) -> None:
    if pending is None:
        return
    try:
        check_dice_thrown(Throw(tuple(pending)), first=state.throws == 0)
    except IllegalAction as fault:
        where = fault.where.replace("dice", "pending", 1)
        raise BadState(fault.code, where, got=fault.got, want=fault.want) from fault
    if state.reason or state.throws == MOST_THROWS:
        raise BadState("no_throw_due", "pending", got=pending, want=None)


def _take_call(state: MorpyamState, position: MorpyamPosition) -> None:
    call, call_state = position.call, position.call_state
    if call is None or call_state is None:
        if call is not None or call_state is not None:
            want = "both, or neither"
            raise BadState("call_and_its_state_disagree", "call_state", got=call_state, want=want)
        return
    if call not in CALLS:
        raise BadState("cannot_be_called", "call", got=call, want=list(CALLS))
    if call_state not in _CALL_STATES:
        raise BadState("unknown_call_state", "call_state", got=call_state, want=[*_CALL_STATES, None])
    layout = state.layout
    assert layout is not None
    covered_since = state.reason not in (None, "retired") and call_state == "won"
    if not (layout.appel if covered_since else layout.appel & state.free):
        raise BadState("no_appel_free", "call", got=call, want=None)
    if call_state not in (possible := _call_states(state, call)):
        raise BadState(
            "not_so_called", "call_state", got=call_state, want=possible or "a hand that answers no call of this figure"
        )
    state.call_state = call_state


def _call_states(state: MorpyamState, call: str) -> list[CallState]:
    """What can have become of the call: it stands before a throw; one that has landed has answered it."""
    possible: list[CallState] = []
    ended_by_token = state.reason not in (None, "retired")
    if state.throws < MOST_THROWS and not ended_by_token and (call != "sec" or state.dice is None):
        possible.append("standing")
    if state.dice is not None and state.pending is None and (call != "sec" or state.throws == 1):
        possible.append("won" if answers(call, state.dice) else "lost")
    return possible
