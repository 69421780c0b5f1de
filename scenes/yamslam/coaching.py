"""What the coach of Yamslam says: the hard bot's choice and its reason, in a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from scenes.yamslam import words
from tabletop.app.formats import format_percent
from tabletop.app.translations import N_, _
from tabletop.bots.yamslam_coach import Advice, Aim, Complete, Deny, Hold, Only, Value
from tabletop.dice.throws import Throw

SideName: TypeAlias = Callable[[int], str]
"""Names a side, by its number."""

_COMPLETES: Final = {
    "all_seven": N_("Coach: take {chip}. It makes all seven, {points} points in all"),
    "six_of_seven": N_("Coach: take {chip}. It makes six of the seven, {points} points in all"),
    "series": N_("Coach: take {chip}. It makes all four, {points} points in all"),
    "last_chip": N_("Coach: take {chip}, the last in the tray: {points} points in all"),
}
_DENIES: Final = {
    "all_seven": N_("Coach: take {chip}, so that {name} cannot have all seven"),
    "series": N_("Coach: take {chip}, so that {name} cannot have all four"),
}


def advice(given: Advice, side_name: SideName) -> str:
    """What to do and why; empty where there is nothing else to do."""
    if isinstance(given.reason, Only):
        return ""
    if isinstance(given.action, Throw):
        return _throw(given)
    return _take(given, side_name)


def _throw(given: Advice) -> str:
    if isinstance(given.reason, Aim):
        aim, chance = words.combination(given.reason.figure), format_percent(given.reason.p, 1)
        if not given.keep:
            return _("Coach: throw all five again, for {combination}, {chance}").format(combination=aim, chance=chance)
        return _("Coach: keep {dice} for {combination}, {chance}").format(
            dice=_dice(given.keep), combination=aim, chance=chance
        )
    if not given.keep:
        return _("Coach: throw all five again; no chip is wanted here")
    return _("Coach: keep {dice} and throw; no chip is wanted here").format(dice=_dice(given.keep))


def _take(given: Advice, side_name: SideName) -> str:
    match given.reason:
        case Complete(chip, bonus, points):
            return _(_COMPLETES[bonus]).format(chip=words.chip_name(chip), points=points)
        case Deny(chip, bonus, side):
            return _(_DENIES[bonus]).format(chip=words.chip_name(chip), name=side_name(side))
        case Value(chip):
            return _("Coach: take {chip}, worth more than throwing on").format(chip=words.chip_name(chip))
        case Hold() | Aim() | Only():
            return ""


def _dice(keep: Sequence[int]) -> str:
    return " ".join(map(str, keep))
