"""The rules of Morpyam."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar, Final, cast

from tabletop.core.actions import CHANCE, Action, Decision, Event, Outcome, Turn, Viewer
from tabletop.core.errors import IllegalAction
from tabletop.core.game import Game, Option, Setup, Variant
from tabletop.core.rng import Rng
from tabletop.dice.fair_play import FAIR_PLAY, check_rolled, judge
from tabletop.dice.starts import StartDue, Started, Starts, check_starts, sample_starts
from tabletop.dice.throws import (
    THROW_ALL,
    THROWS,
    Landed,
    Roll,
    Rolled,
    Throw,
    Thrown,
    after_throw,
    check_dice_thrown,
    sample_roll,
)
from tabletop.games.morpyam import laying
from tabletop.games.morpyam.actions import (
    AT,
    CALL,
    DRAW_DUE,
    LAYS,
    PASS,
    PLACE,
    At,
    Call,
    Confirm,
    Drawn,
    Lay,
    Lift,
    MorpyamAction,
    Pass,
    Place,
    Retire,
)
from tabletop.games.morpyam.ending import DOUBLE, game_over, outcome_of
from tabletop.games.morpyam.events import (
    Called,
    CallLost,
    CallWon,
    Passed,
    Placed,
    Retired,
    TurnBegan,
    TurnLost,
)
from tabletop.games.morpyam.grids import SIDE, SQUARES, Layout
from tabletop.games.morpyam.lines import has_five, runs_through
from tabletop.games.morpyam.position import MorpyamPosition, position_of
from tabletop.games.morpyam.restoring import state_of
from tabletop.games.morpyam.setup import new_state
from tabletop.games.morpyam.state import MOST_THROWS, MorpyamState
from tabletop.games.morpyam.tiles import CALLS, Tile, answers, covered, is_morpyam

START_DICE: Final = 1
"""Dice each throws for who starts (M-10)."""

_START_DUE: Final = StartDue(CHANCE)
_TURNS: Final = tuple(Turn(seat) for seat in range(4))
_PASS_ALONE: Final = (PASS,)
_PLAYERS: Final = (2, 3, 4)
_CALLS_AFTER_FIRST: Final = CALL[:-1]
_FIRST: Final = ((THROW_ALL,), (THROW_ALL, *CALL))
_LATER: Final = (THROWS, THROWS + _CALLS_AFTER_FIRST)
"""What may be done besides covering a square; the second with calls."""


class Morpyam(Game[MorpyamState, MorpyamPosition]):
    """Morpyam, with Flash and Plus."""

    id: ClassVar[str] = "morpyam"
    rules_version: ClassVar[int] = 1
    variants: ClassVar[tuple[Variant, ...]] = (
        Variant("classic", _PLAYERS),
        Variant("flash", _PLAYERS),
        Variant("plus", _PLAYERS),
    )
    options: ClassVar[tuple[Option, ...]] = (FAIR_PLAY, Option("double_morpyam", (False, True)))
    action_type: ClassVar[Any] = MorpyamAction
    position_type: ClassVar[type[Any]] = MorpyamPosition
    setup_kinds: ClassVar[frozenset[str]] = frozenset({"drawn", "starts"})

    def new(self, setup: Setup) -> MorpyamState:
        """An empty board (M-02); who starts is due (M-10), in Plus the draw before it (M-70), unless they are fixed."""
        self.variant_of(setup.variant, setup.players)
        return new_state(setup, self.options_of(setup.options))

    def decision(self, state: MorpyamState) -> Decision | None:
        """The draw, who starts, the roll for dice in the air, a seat's tiles to lay, or the choice of its turn."""
        turn = state.turn
        if state.layout is None:
            if state.tiles is None:
                return DRAW_DUE
            return _START_DUE if turn is None else LAYS[turn]
        if turn is None:
            return _START_DUE
        if state.pending is not None:
            return Roll(CHANCE, turn, state.pending)
        return None if state.reason else _TURNS[turn]

    def legal(self, state: MorpyamState) -> tuple[Action, ...]:
        """Throws, fewest dice first, then calls, then squares; or the pass alone. While laying, what can be laid."""
        if state.pending is not None or state.turn is None:
            return ()
        if state.layout is None:
            return laying.legal(state)
        if state.reason:
            return ()
        if state.call_state == "standing":
            return _FIRST[0] if state.dice is None else THROWS
        may_call = state.layout.appel & state.free != 0
        if state.dice is None:
            return _FIRST[may_call]
        places = _places(_squares_covered(state))
        if state.call_state == "won":
            return places
        if state.throws < MOST_THROWS:
            return _LATER[may_call] + places
        return places or _PASS_ALONE

    def also(self, state: MorpyamState) -> tuple[str, ...]:
        """``retire`` for the seat whose turn it is (M-55); ``lift`` for one that has laid tiles (M-72)."""
        if state.turn is None or state.pending is not None:
            return ()
        if state.layout is None:
            return ("lift",) if state.laid else ()
        return () if state.reason else ("retire",)

    def check(self, state: MorpyamState, action: Action) -> None:
        """Raises IllegalAction if the action cannot be applied now.

        Codes of a player's turn: ``over``, ``chance_due``, ``laying``, ``throw_first``, ``call_standing``,
        ``no_throws_left``, ``must_cover_appel``, ``called_sec_covers_appel``, ``hand_lost``, ``not_a_square``,
        ``square_taken``, ``appel_needs_call``, ``sec_first_throw_only``, ``morpyam_first``, ``not_this_figure``,
        ``cannot_be_called``, ``sec_called_before_first_throw_only``, ``no_appel_free``, ``throws_left``,
        ``must_place``, and those of ``check_dice_thrown``. While tiles are laid, those of
        ``laying.check``. Of chance's: ``no_roll_due``, ``no_start_due``, ``no_draw_due``, and those of
        ``check_rolled``, ``check_starts`` and ``laying.check_drawn``. Of another game's: ``unknown_action``.
        """
        if isinstance(action, Rolled):
            if state.pending is None:
                raise IllegalAction("no_roll_due", "type", got="rolled")
            check_rolled(action, state.pending, state.dice, state.table.fair_play)
        elif isinstance(action, Starts):
            if state.turn is not None or laying.draw_due(state):
                raise IllegalAction("no_start_due", "type", got="starts")
            check_starts(action, state.table.players, START_DICE)
        elif isinstance(action, Drawn):
            if not laying.draw_due(state):
                raise IllegalAction("no_draw_due", "type", got="drawn")
            laying.check_drawn(action.tiles, state.table.players)
        elif state.turn is None or state.pending is not None or laying.draw_due(state):
            raise IllegalAction("chance_due", "type", got=_tag(action), want=_tag(self.decision(state)))
        elif isinstance(action, Lay | Lift | Confirm):
            laying.check(state, action)
        elif isinstance(action, Throw | Call | Place | Pass | Retire):
            if state.layout is None:
                raise IllegalAction("laying", "type", got=_tag(action), want=["lay", "lift", "confirm"])
            if state.reason:
                raise IllegalAction("over")
            _check_turn(state, state.layout, action)
        else:
            want = ["throw", "call", "place", "pass", "retire", "lay", "lift", "confirm"]
            raise IllegalAction("unknown_action", "type", got=_tag(action), want=want)

    def perform(self, state: MorpyamState, action: Action) -> list[Event]:
        """Applies an action that ``check`` accepts."""
        if isinstance(action, Drawn):
            return laying.draw(state, action)
        if isinstance(action, Starts):
            state.turn = action.seat
            started = Started(action.seat, action.rolls)
            return [started, laying.began(state) if state.layout is None else TurnBegan(action.seat, False)]
        seat = cast(int, state.turn)
        if isinstance(action, Rolled):
            return self._land(state, action, seat)
        if isinstance(action, Throw):
            if state.call_state != "standing":
                state.call = state.call_state = None
            state.pending = action.dice
            return [Thrown(seat, action.dice)]
        if isinstance(action, Call):
            state.call = action.figure
            state.call_state = "standing"
            return [Called(seat, action.figure)]
        if isinstance(action, Place):
            return self._place(state, action, seat)
        if isinstance(action, Pass):
            return [Passed(seat), *self._end_turn(state, seat)]
        if isinstance(action, Retire):
            return self._retire(state, seat)
        return laying.perform(state, cast("Lay | Lift | Confirm", action))

    def sample(self, state: MorpyamState, rng: Rng) -> Action:
        """A clean throw of the dice in the air, the draw of tiles, or the throws for who starts."""
        if state.pending is not None:
            return sample_roll(len(state.pending), rng)
        if laying.draw_due(state):
            return laying.sample_drawn(state.table.players, rng)
        if state.turn is None:
            return sample_starts(state.table.players, START_DICE, rng)
        raise IllegalAction("no_chance_due")

    def outcome(self, state: MorpyamState) -> Outcome | None:
        """How the game ended: by KO, double morpyam, points or retirement (M-52 to M-55); None until then."""
        return outcome_of(state)

    def position(self, state: MorpyamState) -> MorpyamPosition:
        """The whole state as plain data."""
        return position_of(state, self.decision(state), self.outcome(state))

    def view(self, state: MorpyamState, viewer: Viewer) -> MorpyamPosition:  # noqa: ARG002 - all lies open (M-70)
        """The whole state: everything lies open."""
        return self.position(state)

    def redact(self, event: Event, viewer: Viewer) -> Event:  # noqa: ARG002 - all lies open
        """The event itself: everything lies open."""
        return event

    def determinize(self, view: MorpyamPosition, rng: Rng) -> MorpyamState:  # noqa: ARG002 - nothing is unknown
        """The state of the view: nothing in it is unknown."""
        return state_of(view)

    def restore(self, position: MorpyamPosition) -> MorpyamState:
        """The state that a position describes; BadState when no game can be in it."""
        return state_of(position)

    def _land(self, state: MorpyamState, rolled: Rolled, seat: int) -> list[Event]:
        thrown = cast("tuple[int, ...]", state.pending)
        ruling = judge(rolled, state.table.fair_play)
        if ruling == "stands":
            state.dice = after_throw(state.dice, thrown, rolled.values)
            state.throws += 1
        if ruling != "rethrow":
            state.pending = None
        landed = Landed(
            seat,
            thrown,
            rolled.values,
            rolled.off_track,
            rolled.cocked,
            rolled.disturbed,
            ruling,
            state.dice,
            state.throws,
        )
        if ruling == "turn_lost":
            return [landed, TurnLost(seat), *self._end_turn(state, seat)]
        if ruling == "stands" and state.call is not None:
            return [landed, _answer_call(state, seat, state.call)]
        return [landed]

    def _place(self, state: MorpyamState, place: Place, seat: int) -> list[Event]:
        """M-53: KO is looked at first, then the double morpyam, then the last token."""
        row, column = place.square
        square = SIDE * row + column
        state.own[seat] |= 1 << square
        state.free &= ~(1 << square)
        state.in_hand[seat] -= 1
        morpyam = is_morpyam(cast("tuple[int, ...]", state.dice))
        state.morpyams += morpyam
        if has_five(state.own[seat], square):
            state.reason = "ko"
        elif state.table.double_morpyam and state.morpyams >= DOUBLE:
            state.reason = "double_morpyam"
        elif not state.in_hand[seat]:
            state.reason = "points"
        placed = Placed(
            seat,
            place.square,
            cast(Tile, state.grid[square]),
            state.in_hand[seat],
            morpyam,
            morpyam and state.reason is None,
            runs_through(state.own[seat], seat, state.table.players, square),
        )
        if state.reason:
            return [placed, game_over(state)]
        if morpyam:
            _clear_hand(state)
            return [placed, TurnBegan(seat, True)]
        return [placed, *self._end_turn(state, seat)]

    def _retire(self, state: MorpyamState, seat: int) -> list[Event]:
        state.retired[seat] = True
        if len(state.playing) == 1:
            state.reason = "retired"
            return [Retired(seat), game_over(state)]
        return [Retired(seat), *self._end_turn(state, seat)]

    def _end_turn(self, state: MorpyamState, seat: int) -> list[Event]:
        _clear_hand(state)
        state.morpyams = 0
        players = state.table.players
        state.turn = after = next(
            other for other in ((seat + step) % players for step in range(1, players + 1)) if not state.retired[other]
        )
        return [TurnBegan(after, False)]


def squares_covered(state: MorpyamState) -> tuple[At, ...]:
    """The squares that the seat whose turn it is may cover with the dice as they lie (M-12 to M-45)."""
    squares = _squares_covered(state)
    return tuple(at for square, at in enumerate(AT) if squares >> square & 1)


def _squares_covered(state: MorpyamState) -> int:
    layout, dice = state.layout, state.dice
    if layout is None or dice is None or state.pending is not None or state.hand_lost:
        return 0
    if state.call_state is not None and state.call_state != "lost":
        return layout.appel & state.free if state.call_state == "won" else 0
    return layout.covered(dice, state.throws == 1, state.free)


def callable_figures(state: MorpyamState) -> tuple[Tile, ...]:
    """What the seat whose turn it is may call now (M-40), in the order of CALLS."""
    return tuple(action.figure for action in GAME.legal(state) if isinstance(action, Call))


@lru_cache(maxsize=1 << 14)
def _places(squares: int) -> tuple[Action, ...]:
    return tuple(PLACE[square] for square in range(SQUARES) if squares >> square & 1)


def _tag(struct: Action | Decision | None) -> object:
    return None if struct is None else type(struct).__struct_config__.tag


def _clear_hand(state: MorpyamState) -> None:
    state.dice = None
    state.throws = 0
    state.pending = None
    state.call = state.call_state = None


def _answer_call(state: MorpyamState, seat: int, call: Tile) -> Event:
    if answers(call, cast("tuple[int, ...]", state.dice)):
        state.call_state = "won"
        return CallWon(seat, call)
    state.call_state = "lost"
    return CallLost(seat, call, state.hand_lost)


def _check_turn(state: MorpyamState, layout: Layout, action: Throw | Call | Place | Pass | Retire) -> None:
    if isinstance(action, Throw):
        _check_more_throws(state, "throw")
        check_dice_thrown(action, first=state.throws == 0)
    elif isinstance(action, Place):
        _check_place(state, layout, action)
    elif isinstance(action, Call):
        _check_call(state, layout, action)
    elif isinstance(action, Pass):
        _check_pass(state)


def _check_more_throws(state: MorpyamState, kind: str) -> None:
    if state.call_state == "won":
        raise IllegalAction("must_cover_appel", "type", got=kind, want="place", figure=state.call)
    if state.throws >= MOST_THROWS:
        raise IllegalAction("no_throws_left", "type", got=kind)


def _check_call(state: MorpyamState, layout: Layout, call: Call) -> None:
    if call.figure not in CALLS:
        raise IllegalAction("cannot_be_called", "figure", got=call.figure, want=list(CALLS))
    if state.call_state == "standing":
        raise IllegalAction("call_standing", "type", got="call", want="throw", figure=state.call)
    _check_more_throws(state, "call")
    if not layout.appel & state.free:
        raise IllegalAction("no_appel_free", "type", got="call")
    if call.figure == "sec" and state.dice is not None:
        raise IllegalAction("sec_called_before_first_throw_only", "figure", got="sec", want=list(CALLS[:-1]))


def _check_place(state: MorpyamState, layout: Layout, place: Place) -> None:
    row, column = place.square
    if row not in range(SIDE) or column not in range(SIDE):
        raise IllegalAction("not_a_square", "square", got=list(place.square), want="row and column, each 0 to 5")
    square = SIDE * row + column
    if state.call_state == "standing":
        raise IllegalAction("call_standing", "type", got="place", want="throw", figure=state.call)
    if _squares_covered(state) >> square & 1:
        return
    code = _why_not_covered(state, layout, square)
    raise IllegalAction(code, "square", got=list(place.square), tile=state.grid[square], figure=state.call)


def _why_not_covered(state: MorpyamState, layout: Layout, square: int) -> str:
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
    if layout.morpyam & state.free and tile in covered(state.dice, False, False):
        return "morpyam_first"
    return "not_this_figure"


def _check_pass(state: MorpyamState) -> None:
    if state.call_state == "standing":
        raise IllegalAction("call_standing", "type", got="pass", want="throw", figure=state.call)
    if state.dice is None:
        raise IllegalAction("throw_first", "type", got="pass", want="throw")
    if state.call_state == "won":
        raise IllegalAction("must_cover_appel", "type", got="pass", want="place", figure=state.call)
    if state.throws < MOST_THROWS:
        raise IllegalAction("throws_left", "type", got="pass", want="throw", left=MOST_THROWS - state.throws)
    if squares := squares_covered(state):
        raise IllegalAction("must_place", "type", got="pass", want="place", squares=[list(at) for at in squares])


GAME: Final = Morpyam()
