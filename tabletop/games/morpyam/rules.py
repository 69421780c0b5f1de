"""The rules of Morpyam."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from tabletop.core.actions import CHANCE, Action, Decision, Event, Outcome, Turn, Viewer
from tabletop.core.errors import IllegalAction
from tabletop.core.game import Game, Option, Setup, Variant
from tabletop.core.rng import Rng
from tabletop.dice.fair_play import FAIR_PLAY, check_rolled, land
from tabletop.dice.starts import StartDue, Started, Starts, check_starts, sample_starts
from tabletop.dice.throws import (
    Roll,
    Rolled,
    Throw,
    Thrown,
    sample_roll,
)
from tabletop.games.morpyam import laying, turn
from tabletop.games.morpyam.actions import (
    DRAW_DUE,
    LAYS,
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
from tabletop.games.morpyam.grids import SIDE
from tabletop.games.morpyam.lines import has_five, runs_through
from tabletop.games.morpyam.position import MorpyamPosition, position_of
from tabletop.games.morpyam.restoring import state_of
from tabletop.games.morpyam.setup import new_state
from tabletop.games.morpyam.state import MorpyamState
from tabletop.games.morpyam.tiles import Tile, answers, is_morpyam
from tabletop.games.morpyam.turn import CHECKS

START_DICE: Final = 1
"""Dice each throws for who starts (M-10)."""

_START_DUE: Final = StartDue(CHANCE)
_TURNS: Final = tuple(Turn(seat) for seat in range(4))
_PLAYERS: Final = (2, 3, 4)


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
        seat = state.turn
        if state.layout is None and state.tiles is None:
            return DRAW_DUE
        if seat is None:
            return _START_DUE
        if state.layout is None:
            return LAYS[seat]
        if state.pending is not None:
            return Roll(CHANCE, seat, state.pending)
        return None if state.reason else _TURNS[seat]

    def legal(self, state: MorpyamState) -> tuple[Action, ...]:
        """Throws, fewest dice first, then calls, then squares; or the pass alone. While laying, what can be laid."""
        if state.pending is not None or state.turn is None or state.reason:
            return ()
        return laying.legal(state) if state.layout is None else turn.legal(state)

    def also(self, state: MorpyamState) -> tuple[str, ...]:
        """``retire`` for the seat whose turn it is (M-55); ``lift`` for one that has laid tiles (M-72)."""
        if state.turn is None or state.pending is not None:
            return ()
        if state.layout is None:
            return ("lift",) if state.laid else ()
        return () if state.reason else ("retire",)

    def check(self, state: MorpyamState, action: Action) -> None:
        """Raises IllegalAction if the action cannot be applied now.

        Codes of a player's turn: ``over``, ``chance_due``, ``laying`` and those of ``turn.CHECKS``; while tiles are
        laid, those of ``laying.check``. Of chance's: ``no_roll_due``, ``no_start_due``, ``no_draw_due``, and those of
        ``check_rolled``, ``check_starts`` and ``laying.check_drawn``. Of another game's: ``unknown_action``.
        """
        if isinstance(action, Rolled):
            if state.pending is None:
                raise IllegalAction("no_roll_due", "type", got="rolled", want=self._due(state))
            check_rolled(action, state.pending, state.dice, state.table.fair_play)
        elif check := CHECKS.get(type(action)):
            if state.pending is not None or state.turn is None or state.layout is None or state.reason:
                raise self._no_turn(state, action)
            check(state, action)
        elif isinstance(action, Lay | Lift | Confirm):
            if state.pending is not None or state.turn is None or laying.draw_due(state):
                raise self._no_turn(state, action)
            laying.check(state, action)
        elif isinstance(action, Starts):
            if state.turn is not None or laying.draw_due(state):
                raise IllegalAction("no_start_due", "type", got="starts", want=self._due(state))
            check_starts(action, state.table.players, START_DICE)
        elif isinstance(action, Drawn):
            if not laying.draw_due(state):
                raise IllegalAction("no_draw_due", "type", got="drawn", want=self._due(state))
            laying.check_drawn(action.tiles, state.table.players)
        else:
            want = ["throw", "call", "place", "pass", "retire", "lay", "lift", "confirm"]
            raise IllegalAction("unknown_action", "type", got=_tag(action), want=want)

    def _due(self, state: MorpyamState) -> object:
        """What kind of decision is due, if the game goes on."""
        decision = self.decision(state)
        return None if decision is None else _tag(decision)

    def _no_turn(self, state: MorpyamState, action: Action) -> IllegalAction:
        """Why it is nobody's turn to throw and place."""
        decision = self.decision(state)
        if decision is None:
            return IllegalAction("over")
        if decision.seat == CHANCE:
            return IllegalAction("chance_due", "type", got=_tag(action), want=_tag(decision))
        return IllegalAction("laying", "type", got=_tag(action), want=["lay", "lift", "confirm"])

    def perform(self, state: MorpyamState, action: Action) -> list[Event]:
        """Applies an action that ``check`` accepts."""
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
        if isinstance(action, Starts):
            state.turn = action.seat
            began = laying.began(state) if state.layout is None else TurnBegan(action.seat, False)
            return [Started(action.seat, action.rolls), began]
        if isinstance(action, Drawn):
            return laying.draw(state, action)
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
        landed = land(state, rolled, seat, state.table.fair_play)
        if landed.ruling == "turn_lost":
            return [landed, TurnLost(seat), *self._end_turn(state, seat)]
        if landed.ruling == "stands" and state.call is not None:
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
        after = (seat + 1) % state.table.players
        while state.retired[after]:
            after = (after + 1) % state.table.players
        state.turn = after
        return [TurnBegan(after, False)]


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


GAME: Final = Morpyam()
