"""The rules of Yamslam."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from tabletop.core.actions import CHANCE, Action, Decision, Event, Outcome, Turn, Viewer, rank
from tabletop.core.errors import BadSetup, IllegalAction
from tabletop.core.game import Game, Option, Setup, Variant
from tabletop.core.rng import Rng
from tabletop.dice.fair_play import FAIR_PLAY, FairPlay, check_rolled, land
from tabletop.dice.starts import StartDue, Started, Starts, check_starts, sample_starts
from tabletop.dice.throws import (
    THROW_ALL,
    THROWS,
    Dice,
    Roll,
    Rolled,
    Throw,
    Thrown,
    check_dice_thrown,
    sample_roll,
)
from tabletop.games.yamslam.actions import PASS, TAKE_FROM_OUT, TAKE_FROM_TRAY, Pass, Take, YamslamAction
from tabletop.games.yamslam.combinations import CHIPS, EACH, NUMBER, combinations, earned, is_yamslam
from tabletop.games.yamslam.count import score, tally
from tabletop.games.yamslam.events import GameOver, Passed, PutOut, Took, TurnBegan, TurnLost
from tabletop.games.yamslam.position import MOST_THROWS, YamslamPosition, position_of, state_of
from tabletop.games.yamslam.state import Table, YamslamState

START_DICE: Final = 2
"""Dice each throws for who starts (Y-03)."""

_START_DUE: Final = StartDue(CHANCE)
_TURNS: Final = tuple(Turn(seat) for seat in range(4))
_FIRST_THROW: Final = (THROW_ALL,)
_PASS_ALONE: Final = (PASS,)


class Yamslam(Game[YamslamState, YamslamPosition]):
    """Yamslam, with its solo and team games."""

    id: ClassVar[str] = "yamslam"
    rules_version: ClassVar[int] = 1
    variants: ClassVar[tuple[Variant, ...]] = (
        Variant("base", (2, 3, 4)),
        Variant("solo", (1,)),
        Variant("teams", (4,)),
    )
    options: ClassVar[tuple[Option, ...]] = (FAIR_PLAY,)
    action_type: ClassVar[Any] = YamslamAction
    position_type: ClassVar[type[Any]] = YamslamPosition
    setup_kinds: ClassVar[frozenset[str]] = frozenset({"starts"})

    def new(self, setup: Setup) -> YamslamState:
        """A full tray (Y-02); who starts is due (Y-03), unless ``first`` is fixed or one plays alone."""
        self.variant_of(setup.variant, setup.players)
        options = self.options_of(setup.options)
        for name in setup.fixed:
            if name != "first":
                raise BadSetup("unknown_setup", f"setup.{name}", got=name, want=["first"])
        first = setup.fixed.get("first", 0 if setup.variant == "solo" else None)
        if first is not None and (type(first) is not int or first not in range(setup.players)):
            raise BadSetup("out_of_range", "setup.first", got=first, want=list(range(setup.players)))
        table = Table.of(setup.variant, setup.players, cast(FairPlay, options["fair_play"]))
        chips = [[0] * len(CHIPS) for _ in range(table.sides)]
        return YamslamState(table, [EACH] * len(CHIPS), [0] * len(CHIPS), chips, first)

    def decision(self, state: YamslamState) -> Decision | None:
        """The roll for dice in the air, who starts, or the choice of the seat whose turn it is."""
        turn = state.turn
        if turn is None:
            return _START_DUE
        if state.pending is not None:
            return Roll(CHANCE, turn, state.pending)
        return _TURNS[turn] if any(state.tray) or state.takes_due else None

    def legal(self, state: YamslamState) -> tuple[Action, ...]:
        """Throws, fewest dice first, then takes, from the tray before from out of play; or the pass alone."""
        if state.pending is not None or state.turn is None or state.over:
            return ()
        if state.dice is None:
            return _FIRST_THROW
        takes = _takes(state, state.dice)
        if state.takes_due:
            return takes
        if state.throws < MOST_THROWS:
            return THROWS + takes
        return takes or _PASS_ALONE

    def check(self, state: YamslamState, action: Action) -> None:
        """Raises IllegalAction if the action cannot be applied now.

        Codes of a player's action: ``over``, ``chance_due``, ``throw_first``, ``no_throws_left``, ``must_take``,
        ``throws_left``, ``unknown_chip``, ``unknown_source``, ``chip_gone``, ``not_this_combination``,
        ``out_of_play_needs_yamslam``, and those of ``check_dice_thrown``. Of chance's: ``no_roll_due``,
        ``no_start_due``, and those of ``check_rolled`` and ``check_starts``. Of another game's: ``unknown_action``.
        """
        if isinstance(action, Rolled):
            if state.pending is None:
                raise IllegalAction("no_roll_due", "type", got="rolled")
            check_rolled(action, state.pending, state.dice, state.table.fair_play)
        elif isinstance(action, Starts):
            if state.turn is not None:
                raise IllegalAction("no_start_due", "type", got="starts")
            check_starts(action, state.table.players, START_DICE)
        elif state.pending is not None or state.turn is None:
            raise IllegalAction("chance_due", "type", got=_tag(action), want=_tag(self.decision(state)))
        elif state.over:
            raise IllegalAction("over")
        elif isinstance(action, Throw):
            _check_throw(state, action)
        elif isinstance(action, Take):
            _check_take(state, action)
        elif isinstance(action, Pass):
            _check_pass(state)
        else:
            raise IllegalAction("unknown_action", "type", got=_tag(action), want=["throw", "take", "pass"])

    def perform(self, state: YamslamState, action: Action) -> list[Event]:
        """Applies an action that ``check`` accepts."""
        if isinstance(action, Starts):
            state.turn = action.seat
            return [Started(action.seat, action.rolls), TurnBegan(action.seat, False, 0)]
        seat = state.turn
        assert seat is not None
        if isinstance(action, Rolled):
            return self._land(state, action, seat)
        if isinstance(action, Throw):
            state.pending = action.dice
            return [Thrown(seat, action.dice)]
        if isinstance(action, Take):
            return self._take(state, action, seat)
        return [Passed(seat), *self._end_turn(state, seat)]

    def sample(self, state: YamslamState, rng: Rng) -> Action:
        """A clean throw of the dice in the air, or the throws for who starts."""
        if state.pending is not None:
            return sample_roll(len(state.pending), rng)
        if state.turn is None:
            return sample_starts(state.table.players, START_DICE, rng)
        raise IllegalAction("no_chance_due")

    def outcome(self, state: YamslamState) -> Outcome | None:
        """Most points, a tie shared (Y-25); partners each have their team's total (Y-40)."""
        if not state.over:
            return None
        totals = [score(row, state.last_chip == side) for side, row in enumerate(state.chips)]
        scores = tuple(totals[state.table.side_of(seat)] for seat in range(state.table.players))
        slam = state.table.solo and all(count == EACH for count in state.chips[0])
        return Outcome("grand_slam" if slam else "points", rank(scores), scores)

    def position(self, state: YamslamState) -> YamslamPosition:
        """The whole state as plain data."""
        return position_of(state, self.decision(state), self.outcome(state))

    def view(self, state: YamslamState, viewer: Viewer) -> YamslamPosition:  # noqa: ARG002 - all lies open (Y-16)
        """The whole state: everything lies open."""
        return self.position(state)

    def redact(self, event: Event, viewer: Viewer) -> Event:  # noqa: ARG002 - all lies open (Y-16)
        """The event itself: everything lies open."""
        return event

    def determinize(self, view: YamslamPosition, rng: Rng) -> YamslamState:  # noqa: ARG002 - nothing is unknown
        """The state of the view: nothing in it is unknown."""
        return state_of(view)

    def restore(self, position: YamslamPosition) -> YamslamState:
        """The state that a position describes; BadState when no game can be in it."""
        return state_of(position)

    def _land(self, state: YamslamState, rolled: Rolled, seat: int) -> list[Event]:
        landed = land(state, rolled, seat, state.table.fair_play)
        if landed.ruling == "turn_lost":
            return [landed, TurnLost(seat), *self._end_turn(state, seat)]
        return [landed]

    def _take(self, state: YamslamState, take: Take, seat: int) -> list[Event]:
        number = NUMBER[take.chip]
        side = state.table.side_of(seat)
        pile = state.tray if take.source == "tray" else state.out
        row = state.chips[side]
        pile[number] -= 1
        row[number] += 1
        state.took_this_turn = True
        state.idle_turns = 0
        if take.source == "tray" and not any(state.tray):
            state.last_chip = side
        yamslam = is_yamslam(cast(tuple[int, ...], state.dice))
        first_of_two = yamslam and state.table.solo and not state.takes_due
        state.takes_due = 1 if first_of_two and (any(state.tray) or any(state.out)) else 0
        took = Took(seat, side, take.chip, take.source, pile[number], row[number], yamslam, state.takes_due)
        if state.takes_due:
            return [took]
        if state.over:
            return [took, self._game_over(state)]
        if yamslam:
            return [took, self._begin_replay(state, seat)]
        return [took, *self._end_turn(state, seat)]

    def _begin_replay(self, state: YamslamState, seat: int) -> Event:
        """A replay belongs to its turn; alone, it is a turn of its own (Y-15, Y-30)."""
        if state.table.solo:
            state.took_this_turn = False
        _clear_hand(state)
        return TurnBegan(seat, True, state.idle_turns)

    def _end_turn(self, state: YamslamState, seat: int) -> list[Event]:
        """Y-15: a round is as many turns as there are seats; a solo round is one turn."""
        events: list[Event] = []
        if not state.took_this_turn:
            state.idle_turns += 1
            if state.idle_turns == state.table.players:
                state.idle_turns = 0
                events.append(_put_out(state))
                if state.over:
                    return [*events, self._game_over(state)]
        state.took_this_turn = False
        _clear_hand(state)
        state.turn = seat = (seat + 1) % state.table.players
        return [*events, TurnBegan(seat, False, state.idle_turns)]

    def _game_over(self, state: YamslamState) -> Event:
        """The hand stays as it lies, the turn with whoever ended the game."""
        outcome = cast(Outcome, self.outcome(state))
        return GameOver(outcome.reason, outcome.ranking, outcome.scores, tally(state))


def _tag(struct: Action | Decision | None) -> object:
    return None if struct is None else type(struct).__struct_config__.tag


def _clear_hand(state: YamslamState) -> None:
    state.dice = None
    state.throws = 0


def _put_out(state: YamslamState) -> Event:
    number = state.most_valuable
    state.tray[number] -= 1
    state.out[number] += 1
    return PutOut(CHIPS[number], state.tray[number], state.out[number])


def _takes(state: YamslamState, dice: Dice) -> tuple[Action, ...]:
    numbers = earned(dice)
    if not numbers:
        return ()
    tray = state.tray
    takes = tuple([TAKE_FROM_TRAY[number] for number in numbers if tray[number]])
    if is_yamslam(dice):
        takes += tuple([take for take, count in zip(TAKE_FROM_OUT, state.out, strict=True) if count])
    return takes


def _check_throw(state: YamslamState, throw: Throw) -> None:
    if state.takes_due:
        raise IllegalAction("must_take", "type", got="throw", want="take", takes_due=state.takes_due)
    if state.throws >= MOST_THROWS:
        raise IllegalAction("no_throws_left", "type", got="throw")
    check_dice_thrown(throw, first=state.throws == 0)


def _check_take(state: YamslamState, take: Take) -> None:
    number = NUMBER.get(take.chip)
    if number is None:
        raise IllegalAction("unknown_chip", "chip", got=take.chip, want=list(CHIPS))
    dice = state.dice
    if dice is None:
        raise IllegalAction("throw_first", "type", got="take", want="throw")
    if take.source == "tray":
        if not state.tray[number]:
            raise IllegalAction("chip_gone", "chip", got=take.chip, source="tray")
        if number not in earned(dice):
            raise IllegalAction("not_this_combination", "chip", got=take.chip, want=list(combinations(dice)))
    elif take.source == "out":
        if not state.out[number]:
            raise IllegalAction("chip_gone", "chip", got=take.chip, source="out")
        if not is_yamslam(dice):
            raise IllegalAction("out_of_play_needs_yamslam", "from", got="out", want="tray")
    else:
        raise IllegalAction("unknown_source", "from", got=take.source, want=["tray", "out"])


def _check_pass(state: YamslamState) -> None:
    dice = state.dice
    if dice is None:
        raise IllegalAction("throw_first", "type", got="pass", want="throw")
    if takes := _takes(state, dice):
        chips = [take.chip for take in takes if isinstance(take, Take)]
        if state.throws >= MOST_THROWS or state.takes_due:
            raise IllegalAction("must_take", "type", got="pass", want="take", chips=chips)
    if state.throws < MOST_THROWS:
        raise IllegalAction("throws_left", "type", got="pass", want="throw", left=MOST_THROWS - state.throws)


GAME: Final = Yamslam()
