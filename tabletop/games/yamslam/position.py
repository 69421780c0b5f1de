"""A game of Yamslam as plain data, and the faults that keep a position from being one."""

from __future__ import annotations

from typing import Final, cast

import msgspec

from tabletop.core.actions import Decision, Outcome
from tabletop.core.errors import BadState, IllegalAction
from tabletop.core.game import Position
from tabletop.dice.fair_play import FairPlay
from tabletop.dice.hands import DICE, FACES
from tabletop.dice.throws import Throw, check_dice_thrown
from tabletop.games.yamslam.combinations import CHIPS, EACH, NUMBER, is_yamslam
from tabletop.games.yamslam.state import Table, YamslamState

MOST_THROWS: Final = 3
"""Throws of a hand (Y-10)."""


class YamslamPosition(Position, kw_only=True, forbid_unknown_fields=True):
    """The state as plain data; attributes as in YamslamState.

    Chips are counted by combination id; one that is absent counts 0. Other fields that are absent mean a hand not yet
    thrown, in a turn without a chip so far, after one that had one.

    Attributes:
        took_this_turn: None stands for absent.
    """

    tray: dict[str, int] = msgspec.field(default_factory=dict)
    out: dict[str, int] = msgspec.field(default_factory=dict)
    chips: list[dict[str, int]] = msgspec.field(default_factory=list)
    dice: list[int] | None = None
    throws: int = 0
    pending: list[int] | None = None
    takes_due: int = 0
    idle_turns: int = 0
    took_this_turn: bool | None = None
    last_chip: int | None = None


def position_of(state: YamslamState, decision: Decision | None, outcome: Outcome | None) -> YamslamPosition:
    """The whole state as plain data; nothing in Yamslam is hidden (Y-16)."""
    table = state.table
    return YamslamPosition(
        game="yamslam",
        variant=table.variant,
        players=table.players,
        options={"fair_play": table.fair_play},
        turn=state.turn,
        decision=decision,
        outcome=outcome,
        tray=_named(state.tray),
        out=_named(state.out),
        chips=[_named(row) for row in state.chips],
        dice=None if state.dice is None else list(state.dice),
        throws=state.throws,
        pending=None if state.pending is None else list(state.pending),
        takes_due=state.takes_due,
        idle_turns=state.idle_turns,
        took_this_turn=state.took_this_turn,
        last_chip=state.last_chip,
    )


def state_of(position: YamslamPosition) -> YamslamState:
    """The state a position describes.

    The order in which chips have left the tray is not looked into: any shares that add up are taken.

    Raises:
        BadState: no game can be in it; ``where`` names the field.
    """
    fair_play = cast(FairPlay, position.options.get("fair_play", "full"))
    table = Table.of(position.variant, position.players, fair_play)
    turn = 0 if table.solo and position.turn is None else position.turn
    if turn is not None:
        _check_range("turn", turn, table.players)
    rows = position.chips or [{} for _ in range(table.sides)]
    if len(rows) != table.sides:
        raise BadState("wrong_count", "chips", got=len(rows), want=table.sides)
    state = YamslamState(
        table,
        _counts("tray", position.tray),
        _counts("out", position.out),
        [_counts(f"chips[{side}]", row) for side, row in enumerate(rows)],
        turn,
    )
    _check_chips_add_up(state)
    _take_hand(state, position)
    _take_memory(state, position)
    if turn is None:
        _check_untouched(state)
    return state


def _named(counts: list[int]) -> dict[str, int]:
    return dict(zip(CHIPS, counts, strict=True))


def _check_range(where: str, got: int, count: int) -> None:
    if got not in range(count):
        raise BadState("out_of_range", where, got=got, want=list(range(count)))


def _counts(where: str, named: dict[str, int]) -> list[int]:
    counts = [0] * len(CHIPS)
    for chip, count in named.items():
        if chip not in NUMBER:
            raise BadState("unknown_chip", f"{where}.{chip}", got=chip, want=list(CHIPS))
        _check_range(f"{where}.{chip}", count, EACH + 1)
        counts[NUMBER[chip]] = count
    return counts


def _check_chips_add_up(state: YamslamState) -> None:
    for number, chip in enumerate(CHIPS):
        total = state.tray[number] + state.out[number] + sum(row[number] for row in state.chips)
        if total != EACH:
            raise BadState("wrong_total", f"tray.{chip}", got=total, want=EACH, chip=chip)


def _take_hand(state: YamslamState, position: YamslamPosition) -> None:
    """Dice, throws, dice being thrown, chips due."""
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
    _take_takes_due(state, position.takes_due)
    if position.pending is not None:
        _take_pending(state, tuple(position.pending))


def _take_takes_due(state: YamslamState, takes_due: int) -> None:
    possible = [0]
    if state.table.solo and state.dice is not None and is_yamslam(state.dice) and (any(state.tray) or any(state.out)):
        possible.append(1)
    if takes_due not in possible:
        raise BadState("no_take_due", "takes_due", got=takes_due, want=possible)
    state.takes_due = takes_due


def _take_pending(state: YamslamState, pending: tuple[int, ...]) -> None:
    try:
        check_dice_thrown(Throw(pending), first=state.throws == 0)
    except IllegalAction as fault:
        where = fault.where.replace("dice", "pending", 1)
        raise BadState(fault.code, where, got=fault.got, want=fault.want) from fault
    if state.over or state.takes_due or state.throws == MOST_THROWS:
        raise BadState("no_throw_due", "pending", got=list(pending), want=None)
    state.pending = pending


def _take_memory(state: YamslamState, position: YamslamPosition) -> None:
    """The last chip, the chip of this turn, turns without one."""
    state.last_chip = position.last_chip
    _check_last_chip(state)
    took = position.took_this_turn
    if took is None:
        took = state.takes_due > 0 or state.last_chip is not None
    state.took_this_turn = took
    _check_took(state)
    _check_range("idle_turns", position.idle_turns, 1 if took or state.over else state.table.players)
    state.idle_turns = position.idle_turns


def _check_last_chip(state: YamslamState) -> None:
    winners: list[int | None] = [side for side, row in enumerate(state.chips) if any(row)]
    if any(state.tray):
        winners = [None]
    elif state.over and any(state.out):
        winners.append(None)
    if state.last_chip not in winners:
        raise BadState("not_the_last_chip", "last_chip", got=state.last_chip, want=winners)


def _check_took(state: YamslamState) -> None:
    """A turn goes on after a chip only in a replay, which a solo game counts as a turn of its own (Y-15, Y-30)."""
    if state.over:
        return
    if state.takes_due or state.table.solo:
        possible = [state.takes_due > 0]
    elif state.turn is None or not any(state.chips[state.table.side_of(state.turn)]):
        possible = [False]
    else:
        possible = [False, True]
    if state.took_this_turn not in possible:
        raise BadState("no_chip_taken_so", "took_this_turn", got=state.took_this_turn, want=possible)
    if state.takes_due and not any(state.chips[0]):
        raise BadState("no_chip_taken_so", "takes_due", got=state.takes_due, want=0)


def _check_untouched(state: YamslamState) -> None:
    """Before who starts is decided nothing has happened yet."""
    touched = any(count != EACH for count in state.tray) or state.dice is not None or state.pending is not None
    if touched or state.idle_turns:
        raise BadState("turn_missing", "turn", got=None, want=list(range(state.table.players)))
