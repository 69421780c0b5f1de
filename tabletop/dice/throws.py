"""A throw: the player names the dice, chance answers with what they show.

The dice of a hand are numbered 0 to 4 and keep their numbers while they are thrown again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, product
from typing import Final, Literal, TypeAlias, cast

import msgspec

from tabletop.core.actions import Action, Decision, Event
from tabletop.core.errors import IllegalAction
from tabletop.core.rng import Rng
from tabletop.dice.hands import DICE, FACES

Dice: TypeAlias = tuple[int, ...]
"""Five values in the order of the dice."""

Ruling: TypeAlias = Literal["stands", "rethrow", "turn_lost"]
"""What becomes of a throw: it counts; it is made again (M-60); it costs the turn (M-61)."""


class Throw(Action, frozen=True, tag="throw", gc=False):
    """The player takes up these dice to throw them.

    Attributes:
        dice: their numbers, rising.
    """

    dice: tuple[int, ...]


class Rolled(Action, frozen=True, tag="rolled", gc=False):
    """Chance's answer to a throw: what the dice thrown show at rest, and what went wrong on the way.

    Attributes:
        values: one for each die thrown, in the order of their numbers; None for a die that shows none, which only
            one off the track or cocked may be.
        off_track: numbers of thrown dice that left the track (M-60).
        cocked: numbers of thrown dice that rest leaning (M-60).
        disturbed: dice set aside that a collision has turned (M-61): number, as a string, → its new value.
    """

    values: tuple[int | None, ...]
    off_track: tuple[int, ...] = ()
    cocked: tuple[int, ...] = ()
    disturbed: dict[str, int] = msgspec.field(default_factory=dict)


class Roll(Decision, frozen=True, tag="roll", rename={"for_seat": "for"}, gc=False):
    """Chance is to say what the dice thrown show. Its seat is CHANCE.

    Attributes:
        for_seat: who threw; ``for`` in JSON.
        dice: the numbers of the dice thrown, rising.
    """

    for_seat: int
    dice: tuple[int, ...]


class Thrown(Event, frozen=True, tag="thrown", gc=False):
    """A player has let dice go.

    Attributes:
        seat: who threw.
        dice: their numbers, rising.
    """

    seat: int
    dice: tuple[int, ...]


class Landed(Event, frozen=True, tag="rolled", gc=False):
    """The dice have come to rest, and what that means.

    Attributes:
        seat: who threw.
        thrown: numbers of the dice thrown, rising.
        values: what each of them shows, None for one that shows nothing.
        off_track: numbers of the thrown dice that left the track.
        cocked: numbers of the thrown dice that rest leaning.
        disturbed: dice set aside that were turned: number → the value they were turned to.
        ruling: what becomes of the throw.
        dice: the five values of the hand after the ruling; None when there are none yet.
        throws: throws of this hand that count, after the ruling.
    """

    seat: int
    thrown: tuple[int, ...]
    values: tuple[int | None, ...]
    off_track: tuple[int, ...]
    cocked: tuple[int, ...]
    disturbed: dict[str, int]
    ruling: Ruling
    dice: Dice | None
    throws: int


THROWS: Final = tuple(Throw(dice) for size in range(1, DICE + 1) for dice in combinations(range(DICE), size))
"""Every way to take up dice, fewest first: 31, all five last."""

THROW_ALL: Final = THROWS[-1]
"""All five: the only first throw of a hand."""

_TAKEN_UP: Final = frozenset(throw.dice for throw in THROWS)


def check_dice_thrown(throw: Throw, first: bool) -> None:
    """Raises IllegalAction unless the throw names dice of the hand, rising, none twice — all five if it is the first.

    Codes: ``all_five_first``, ``no_dice``, ``not_a_die``, ``dice_order``.
    """
    dice = throw.dice
    if dice in _TAKEN_UP:
        if first and len(dice) != DICE:
            raise IllegalAction("all_five_first", "dice", got=list(dice), want=list(THROW_ALL.dice))
        return
    if not dice:
        raise IllegalAction("no_dice", "dice", got=[], want=f"1 to {DICE} numbers of dice")
    for place, die in enumerate(dice):
        if die not in range(DICE):
            raise IllegalAction("not_a_die", f"dice[{place}]", got=die, want=list(range(DICE)))
    raise IllegalAction("dice_order", "dice", got=list(dice), want=sorted(set(dice)))


def sample_roll(count: int, rng: Rng) -> Rolled:
    """A clean throw of ``count`` fair dice."""
    return rng.choice(_clean_rolls(count))


@cache
def _clean_rolls(count: int) -> tuple[Rolled, ...]:
    return tuple(Rolled(values) for values in product(FACES, repeat=count))


def after_throw(dice: Dice | None, thrown: Sequence[int], values: Sequence[int | None]) -> Dice:
    """The five values of a hand after a throw that stands.

    Args:
        dice: the values before; None on the first throw, which throws all five.
        thrown: numbers of the dice thrown.
        values: what each of them shows; a throw that stands gives every die a value.
    """
    landed = cast(Dice, tuple(values))
    if dice is None:
        return landed
    hand = list(dice)
    for die, value in zip(thrown, landed, strict=True):
        hand[die] = value
    return tuple(hand)
