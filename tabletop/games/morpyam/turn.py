"""A player's turn: what may be thrown, called and covered, and why not (M-11 to M-13, M-29 to M-31, M-40 to M-45)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, cast

from tabletop.core.actions import Action
from tabletop.core.errors import IllegalAction
from tabletop.dice.throws import THROW_ALL, THROWS, Throw, check_dice_thrown
from tabletop.games.morpyam.actions import AT, CALL, PASS, PLACE, At, Call, Pass, Place, Retire
from tabletop.games.morpyam.grids import SIDE, SQUARES, Layout
from tabletop.games.morpyam.state import MOST_THROWS, MorpyamState
from tabletop.games.morpyam.tiles import CALLS, Tile, covered

_CALL_LATER: Final = CALL[:-1]
_FIRST: Final[tuple[tuple[Action, ...], ...]] = ((THROW_ALL,), (THROW_ALL, *CALL))
_LATER: Final[tuple[tuple[Action, ...], ...]] = (THROWS, THROWS + _CALL_LATER)
"""What may be done besides covering a square; the second with calls."""

_PASS_ALONE: Final = (PASS,)


def legal(state: MorpyamState) -> tuple[Action, ...]:
    """Throws, fewest dice first, then calls, then squares; or the pass alone, where none of these is left."""
    layout, dice, call_state = cast(Layout, state.layout), state.dice, state.call_state
    if dice is None:
        return _FIRST[call_state is None and layout.appel & state.free != 0]
    throws = state.throws
    if call_state is None or (call_state == "lost" and throws < MOST_THROWS):
        free = state.free
        places = _places(layout.covered(dice, throws == 1, free))
        if throws < MOST_THROWS:
            return _LATER[layout.appel & free != 0] + places
        return places or _PASS_ALONE
    if call_state == "standing":
        return THROWS
    return _PASS_ALONE if call_state == "lost" else _places(layout.appel & state.free)


def squares_covered(state: MorpyamState) -> tuple[At, ...]:
    """The squares that the seat whose turn it is may cover with the dice as they lie (M-12 to M-45)."""
    squares = _covered(state)
    return tuple(at for square, at in enumerate(AT) if squares >> square & 1)


def callable_figures(state: MorpyamState) -> tuple[Tile, ...]:
    """What the seat whose turn it is may call now (M-40), in the order of CALLS; nothing between turns."""
    layout = state.layout
    if layout is None or state.turn is None or state.pending is not None or state.reason:
        return ()
    if state.call_state in ("standing", "won") or state.throws == MOST_THROWS or not layout.appel & state.free:
        return ()
    return CALLS if state.dice is None else CALLS[:-1]


def _covered(state: MorpyamState) -> int:
    layout, dice = state.layout, state.dice
    if layout is None or dice is None or state.pending is not None or state.hand_lost or state.reason:
        return 0
    if state.call_state == "won":
        return layout.appel & state.free
    return 0 if state.call_state == "standing" else layout.covered(dice, state.throws == 1, state.free)


@lru_cache(maxsize=1 << 14)
def _places(squares: int) -> tuple[Action, ...]:
    return tuple(PLACE[square] for square in range(SQUARES) if squares >> square & 1)


# Why not


def _check_throw(state: MorpyamState, throw: Throw) -> None:
    _check_throws_left(state, "throw")
    check_dice_thrown(throw, first=state.throws == 0)


def _check_throws_left(state: MorpyamState, kind: str) -> None:
    if state.call_state == "won":
        raise IllegalAction("must_cover_appel", "type", got=kind, want="place", figure=state.call)
    if state.throws >= MOST_THROWS:
        raise IllegalAction("no_throws_left", "type", got=kind)


def _check_no_call_stands(state: MorpyamState, kind: str) -> None:
    if state.call_state == "standing":
        raise IllegalAction("call_standing", "type", got=kind, want="throw", figure=state.call)


def _check_call(state: MorpyamState, call: Call) -> None:
    if call.figure not in CALLS:
        raise IllegalAction("cannot_be_called", "figure", got=call.figure, want=list(CALLS))
    _check_no_call_stands(state, "call")
    _check_throws_left(state, "call")
    if not cast(Layout, state.layout).appel & state.free:
        raise IllegalAction("no_appel_free", "type", got="call")
    if call.figure == "sec" and state.dice is not None:
        raise IllegalAction("sec_called_before_first_throw_only", "figure", got="sec", want=list(CALLS[:-1]))


def _check_place(state: MorpyamState, place: Place) -> None:
    square = square_of(place.square)
    if _covered(state) >> square & 1:
        return
    _check_no_call_stands(state, "place")
    code = _why_not_covered(state, square)
    raise IllegalAction(code, "square", got=list(place.square), tile=state.grid[square], figure=state.call)


def square_of(at: At) -> int:
    """The number of a square. Raises IllegalAction ``not_a_square`` for row or column beyond the board."""
    row, column = at
    if row not in range(SIDE) or column not in range(SIDE):
        raise IllegalAction("not_a_square", "square", got=list(at), want="row and column, each 0 to 5")
    return SIDE * row + column


def _why_not_covered(state: MorpyamState, square: int) -> str:
    tile = cast(Tile, state.grid[square])
    if not state.free >> square & 1:
        return "square_taken"
    if state.dice is None:
        return "throw_first"
    if state.hand_lost:
        return "hand_lost"
    if state.call_state == "won":
        return "called_sec_covers_appel" if state.call == tile == "sec" else "must_cover_appel"
    if tile == "appel":
        return "appel_needs_call"
    if tile == "sec" and state.throws > 1:
        return "sec_first_throw_only"
    return "morpyam_first" if tile in covered(state.dice, False, False) else "not_this_figure"


def _check_pass(state: MorpyamState, _pass: Pass) -> None:
    _check_no_call_stands(state, "pass")
    if state.dice is None:
        raise IllegalAction("throw_first", "type", got="pass", want="throw")
    if state.call_state == "won":
        raise IllegalAction("must_cover_appel", "type", got="pass", want="place", figure=state.call)
    if state.throws < MOST_THROWS:
        raise IllegalAction("throws_left", "type", got="pass", want="throw", left=MOST_THROWS - state.throws)
    if _covered(state):
        squares = [list(at) for at in squares_covered(state)]
        raise IllegalAction("must_place", "type", got="pass", want="place", squares=squares)


def _check_retire(state: MorpyamState, retire: Retire) -> None:
    """A player may retire whatever the dice show (M-55)."""


CHECKS: Final[dict[type[Action], Callable[[MorpyamState, Any], None]]] = {
    Throw: _check_throw,
    Call: _check_call,
    Place: _check_place,
    Pass: _check_pass,
    Retire: _check_retire,
}
"""For each action of a turn what raises IllegalAction if it is not legal, it being a player's choice.

Codes: ``must_cover_appel``, ``no_throws_left``, those of ``check_dice_thrown``, ``cannot_be_called``,
``call_standing``, ``no_appel_free``, ``sec_called_before_first_throw_only``, ``not_a_square``, ``square_taken``,
``throw_first``, ``hand_lost``, ``called_sec_covers_appel``, ``appel_needs_call``, ``sec_first_throw_only``,
``morpyam_first``, ``not_this_figure``, ``throws_left``, ``must_place``.
"""
