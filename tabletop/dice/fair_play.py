"""Fair play with dice: what a throw that went wrong is worth (RULES.md, M-60 to M-62).

Every shape of a throw is accepted whatever the table has agreed on; the option says how it is ruled.
"""

from __future__ import annotations

from typing import Final, Literal, Protocol, TypeAlias

from tabletop.core.errors import IllegalAction
from tabletop.core.game import Option
from tabletop.dice.hands import FACES
from tabletop.dice.throws import Dice, Landed, Rolled, Ruling, after_throw

FairPlay: TypeAlias = Literal["full", "rethrow_only", "off"]

FAIR_PLAY: Final = Option("fair_play", ("full", "rethrow_only", "off"))
"""The table option of M-62."""

_FACES: Final = frozenset(FACES)


def judge(rolled: Rolled, fair_play: FairPlay) -> Ruling:
    """What becomes of a throw that ``check_rolled`` accepts.

    A die set aside that was turned is put back wherever this is not ``turn_lost``; a die off the track or cocked counts
    as it was set where this is ``stands``.
    """
    if rolled.disturbed and fair_play == "full":
        return "turn_lost"
    if (rolled.off_track or rolled.cocked) and fair_play != "off":
        return "rethrow"
    return "stands"


class Hand(Protocol):
    """What a state of a dice game holds of the hand under way.

    Attributes:
        dice: the five values; None before the first throw.
        throws: throws made that count.
        pending: numbers of the dice being thrown, rising; None when none are.
    """

    dice: Dice | None
    throws: int
    pending: tuple[int, ...] | None


def land(hand: Hand, rolled: Rolled, seat: int, fair_play: FairPlay) -> Landed:
    """The dice in the air come to rest: the hand takes over what counts, and the event tells what became of it.

    Args:
        hand: with dice in the air, for which ``check_rolled`` accepts the answer.
        rolled: chance's answer.
        seat: who threw.
        fair_play: the table's option.
    """
    thrown = hand.pending
    assert thrown is not None
    ruling = judge(rolled, fair_play)
    if ruling == "stands":
        hand.dice = after_throw(hand.dice, thrown, rolled.values)
        hand.throws += 1
    if ruling != "rethrow":
        hand.pending = None
    return Landed(
        seat,
        thrown,
        rolled.values,
        rolled.off_track,
        rolled.cocked,
        rolled.disturbed,
        ruling,
        hand.dice,
        hand.throws,
    )


def check_rolled(rolled: Rolled, thrown: tuple[int, ...], dice: Dice | None, fair_play: FairPlay) -> None:
    """Raises IllegalAction unless these dice, thrown from this hand, can have come to rest so.

    Codes: ``wrong_count``, ``bad_value``, ``value_missing``, ``not_thrown``, ``named_twice``, ``not_set_aside``,
    ``not_turned``.

    Args:
        rolled: chance's answer.
        thrown: numbers of the dice thrown, rising.
        dice: the hand before the throw; None on the first.
        fair_play: the table's option. With ``off`` a die that left the track or leans has been set on a face, so its
            value is needed.
    """
    if len(rolled.values) != len(thrown):
        raise IllegalAction("wrong_count", "values", got=len(rolled.values), want=len(thrown))
    if rolled.off_track or rolled.cocked or rolled.disturbed:
        _check_named("off_track", rolled.off_track, thrown)
        _check_named("cocked", rolled.cocked, thrown)
        _check_disturbed(rolled.disturbed, thrown, dice)
    if not _FACES.issuperset(rolled.values):
        _check_values(rolled, thrown, fair_play)


def _check_values(rolled: Rolled, thrown: tuple[int, ...], fair_play: FairPlay) -> None:
    for place, (die, value) in enumerate(zip(thrown, rolled.values, strict=True)):
        if value is None:
            if fair_play == "off" or not (die in rolled.off_track or die in rolled.cocked):
                raise IllegalAction("value_missing", f"values[{place}]", want=list(FACES))
        elif value not in _FACES:
            raise IllegalAction("bad_value", f"values[{place}]", got=value, want=list(FACES))


def _check_named(field: str, named: tuple[int, ...], thrown: tuple[int, ...]) -> None:
    for place, die in enumerate(named):
        if die not in thrown:
            raise IllegalAction("not_thrown", f"{field}[{place}]", got=die, want=list(thrown))
        if die in named[:place]:
            raise IllegalAction("named_twice", f"{field}[{place}]", got=die, want=sorted(set(named)))


def _check_disturbed(disturbed: dict[str, int], thrown: tuple[int, ...], dice: Dice | None) -> None:
    aside = {} if dice is None else {str(die): value for die, value in enumerate(dice) if die not in thrown}
    for die, value in disturbed.items():
        where = f"disturbed.{die}"
        if die not in aside:
            raise IllegalAction("not_set_aside", where, got=die, want=sorted(aside))
        if value not in _FACES:
            raise IllegalAction("bad_value", where, got=value, want=list(FACES))
        if value == aside[die]:
            raise IllegalAction("not_turned", where, got=value, want=[face for face in FACES if face != aside[die]])
