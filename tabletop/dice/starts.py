"""Who starts: everyone throws, the highest starts, those tied for the highest throw again."""

from __future__ import annotations

from typing import TypeAlias

from tabletop.core.actions import Action, Decision, Event
from tabletop.core.errors import IllegalAction
from tabletop.core.rng import Rng
from tabletop.dice.hands import FACES

StartThrow: TypeAlias = int | tuple[int, ...] | None
"""What a seat threw: the value where one die is thrown, the values where several are; None when out of the tie."""


class Starts(Action, frozen=True, tag="starts", gc=False):
    """Chance's answer to who starts.

    Attributes:
        seat: who starts.
        rolls: what was thrown: one tuple a round, in each one entry a seat. Empty when nobody wrote it down.
    """

    seat: int
    rolls: tuple[tuple[StartThrow, ...], ...] = ()


class StartDue(Decision, frozen=True, tag="starts", gc=False):
    """Chance is to say who starts. Its seat is CHANCE."""


class Started(Event, frozen=True, tag="starts", gc=False):
    """Who starts is decided.

    Attributes:
        seat: who starts.
        rolls: what was thrown, as in Starts.
    """

    seat: int
    rolls: tuple[tuple[StartThrow, ...], ...]


def sample_starts(players: int, dice_each: int, rng: Rng) -> Starts:
    """Throws ``dice_each`` dice for every seat until one seat alone is highest."""
    rounds: list[tuple[StartThrow, ...]] = []
    tied = list(range(players))
    while len(tied) > 1:
        throws = {seat: rng.dice(dice_each) for seat in tied}
        rounds.append(tuple(_written(throws.get(seat)) for seat in range(players)))
        tied = _highest({seat: sum(values) for seat, values in throws.items()})
    return Starts(tied[0], tuple(rounds))


def check_starts(starts: Starts, players: int, dice_each: int) -> None:
    """Raises IllegalAction unless the rolls, if any are given, lead to that seat.

    Codes: ``not_a_seat``, ``wrong_count``, ``out_of_tie``, ``value_missing``, ``bad_value``, ``already_decided``,
    ``undecided``, ``other_seat``.
    """
    if starts.seat not in range(players):
        raise IllegalAction("not_a_seat", "seat", got=starts.seat, want=list(range(players)))
    if not starts.rolls:
        return
    tied = list(range(players))
    for number, entries in enumerate(starts.rolls):
        where = f"rolls[{number}]"
        if number and len(tied) == 1:
            raise IllegalAction("already_decided", where, got=_plain(entries), want=None)
        if len(entries) != players:
            raise IllegalAction("wrong_count", where, got=len(entries), want=players)
        sums = {}
        for seat, thrown in enumerate(entries):
            place = f"{where}[{seat}]"
            if seat in tied:
                sums[seat] = _sum_of(thrown, dice_each, place)
            elif thrown is not None:
                raise IllegalAction("out_of_tie", place, got=_plain(thrown), want=None)
        tied = _highest(sums)
    if len(tied) > 1:
        raise IllegalAction("undecided", "rolls", got=tied, want="one more round, thrown by these seats")
    if tied[0] != starts.seat:
        raise IllegalAction("other_seat", "seat", got=starts.seat, want=tied[0])


def _highest(sums: dict[int, int]) -> list[int]:
    top = max(sums.values())
    return [seat for seat, value in sums.items() if value == top]


def _written(values: tuple[int, ...] | None) -> StartThrow:
    return values[0] if values is not None and len(values) == 1 else values


def _sum_of(thrown: StartThrow, dice_each: int, where: str) -> int:
    if thrown is None:
        raise IllegalAction("value_missing", where, want=_wanted(dice_each))
    single = isinstance(thrown, int)
    values = (thrown,) if isinstance(thrown, int) else thrown
    if single != (dice_each == 1) or len(values) != dice_each or any(value not in FACES for value in values):
        raise IllegalAction("bad_value", where, got=_plain(thrown), want=_wanted(dice_each))
    return sum(values)


def _wanted(dice_each: int) -> str:
    return "1 to 6" if dice_each == 1 else f"{dice_each} values, each 1 to 6"


def _plain(thrown: StartThrow | tuple[StartThrow, ...]) -> object:
    return [_plain(item) for item in thrown] if isinstance(thrown, tuple) else thrown
