"""The coach of Yamslam: what the strongest player would do, and why, as codes and parameters without words."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import Literal, TypeAlias

import msgspec

from tabletop.bots.yamslam_hard import prospects_of
from tabletop.bots.yamslam_outlook import win_of
from tabletop.bots.yamslam_prospects import Choice, Prospects, best_choice
from tabletop.bots.yamslam_solo import UNIT
from tabletop.core.actions import Action
from tabletop.dice.hands import NUMBER as KEEP_NUMBER
from tabletop.dice.hands import THROWS_OF_FIVE, BestPlay, Keep
from tabletop.games.yamslam.actions import Take
from tabletop.games.yamslam.combinations import CHIPS, EACH, FIGURES, NUMBER, VALUES, YAMSLAM, Chip
from tabletop.games.yamslam.count import ALL_SEVEN, LAST_CHIP, SERIES, SIX_OF_SEVEN, score
from tabletop.games.yamslam.position import MOST_THROWS, YamslamPosition, state_of
from tabletop.games.yamslam.state import YamslamState

Bonus: TypeAlias = Literal["all_seven", "six_of_seven", "series", "last_chip"]
"""Bonuses by the names of the count (Y-21 to Y-24)."""


class Only(msgspec.Struct, frozen=True, tag="only", tag_field="code"):
    """There is nothing else to do."""


class Aim(msgspec.Struct, frozen=True, tag="aim", tag_field="code"):
    """The throw is for one combination above all.

    Attributes:
        figure: the combination, or the yamslam.
        p: the chance of it for whoever keeps these dice and then plays for it alone.
        fraction: the same exactly, in lowest terms: ``"n/d"``.
    """

    figure: str
    p: float
    fraction: str


class Hold(msgspec.Struct, frozen=True, tag="hold", tag_field="code"):
    """The throw is to bring no chip: what can be taken is worth less than nothing taken."""


class Complete(msgspec.Struct, frozen=True, tag="bonus", tag_field="code"):
    """The chip brings a bonus.

    Attributes:
        chip: the combination.
        bonus: the dearest bonus that it brings.
        points: what the chip brings with all its bonuses.
    """

    chip: Chip
    bonus: Bonus
    points: int


class Deny(msgspec.Struct, frozen=True, tag="deny", tag_field="code"):
    """The chip is kept from another side, which could have a bonus with it.

    Attributes:
        chip: the combination.
        bonus: the bonus.
        side: the other side's number.
    """

    chip: Chip
    bonus: Bonus
    side: int


class Value(msgspec.Struct, frozen=True, tag="value", tag_field="code"):
    """The chip is worth more than any other there is, and than throwing on.

    Attributes:
        chip: the combination.
        points: what it brings.
    """

    chip: Chip
    points: int


Reason: TypeAlias = Only | Aim | Hold | Complete | Deny | Value


class Advice(msgspec.Struct, frozen=True):
    """What the strongest player would do.

    Attributes:
        action: its choice.
        keep: the values it leaves as they are, rising: none for a first throw, all five unless it throws.
        reason: why.
        total: the final score to be expected, for one who plays alone; else None.
        win: how likely the side is to win, as judged; None for one who plays alone.
    """

    action: Action
    keep: Keep
    reason: Reason
    total: float | None
    win: float | None


def advise(view: YamslamPosition, legal: Sequence[Action]) -> Advice:
    """What to do for the seat to decide.

    Args:
        view: the position as that seat may know it.
        legal: all its legal actions, at least one.
    """
    state = state_of(view)
    prospects = prospects_of(state)
    choice = best_choice(state, legal, prospects)
    reason = Only() if len(legal) == 1 else _reason(state, choice, prospects)
    if state.table.solo:
        total = score(state.chips[0], state.last_chip is not None) + choice.worth / UNIT
        return Advice(choice.action, choice.keep, reason, total, None)
    return Advice(choice.action, choice.keep, reason, None, win_of(choice.worth, state.table.sides))


def _reason(state: YamslamState, choice: Choice, prospects: Prospects) -> Reason:
    if isinstance(choice.action, Take):
        return _reason_to_take(state, choice.action)
    return _reason_to_throw(choice.keep, MOST_THROWS - state.throws, prospects)


def _reason_to_throw(keep: Keep, left: int, prospects: Prospects) -> Reason:
    """The combination that adds most, on average, to what these dice are sure to bring."""
    worths: dict[str, int] = {take.chip: worth for take, worth in prospects.takes.items()}
    worths[YAMSLAM] = max(prospects.yamslam.values())
    chances = {figure: _chance(figure, keep, left) for figure in worths}
    sure = max((worths[figure] for figure, chance in chances.items() if chance == 1), default=prospects.nothing)
    adds = {figure: chance * (worths[figure] - sure) for figure, chance in chances.items()}
    aim = max(adds, key=adds.__getitem__)
    if adds[aim] <= 0:
        return Hold()
    chance = chances[aim]
    return Aim(aim, float(chance), f"{chance.numerator}/{chance.denominator}")


def _chance(figure: str, keep: Keep, left: int) -> Fraction:
    return Fraction(_play_for(figure).worth[left][KEEP_NUMBER[keep]], THROWS_OF_FIVE**left)


@cache
def _play_for(figure: str) -> BestPlay:
    return BestPlay(FIGURES[figure], MOST_THROWS)


def _reason_to_take(state: YamslamState, take: Take) -> Reason:
    number = NUMBER[take.chip]
    assert state.turn is not None
    own = state.table.side_of(state.turn)
    bonuses = _bonuses(state, own, take)
    points = VALUES[number] + sum(bonuses.values())
    if bonuses:
        return Complete(take.chip, max(bonuses, key=bonuses.__getitem__), points)
    if take.source == "tray":
        for side, row in enumerate(state.chips):
            if side != own and (bonus := _denied(row, state.tray, number)):
                return Deny(take.chip, bonus, side)
    return Value(take.chip, points)


def _bonuses(state: YamslamState, side: int, take: Take) -> dict[Bonus, int]:
    """What the chip adds to the side's count besides its value."""
    row = state.chips[side]
    number = NUMBER[take.chip]
    brought: dict[Bonus, int] = {}
    kinds = sum(map(bool, row)) + 1
    if not row[number] and kinds == len(CHIPS):
        brought["all_seven"] = ALL_SEVEN - SIX_OF_SEVEN
    elif not row[number] and kinds == len(CHIPS) - 1:
        brought["six_of_seven"] = SIX_OF_SEVEN
    if row[number] == EACH - 1:
        brought["series"] = SERIES
    if take.source == "tray" and sum(state.tray) == 1:
        brought["last_chip"] = LAST_CHIP
    return brought


def _denied(row: Sequence[int], tray: Sequence[int], number: int) -> Bonus | None:
    """The bonus that a side can have no more once this chip has left the tray; for a series it must hold half of it."""
    if row[number] >= EACH // 2 and row[number] + tray[number] == EACH:
        return "series"
    if not row[number] and tray[number] == 1 and sum(map(bool, row)) == len(CHIPS) - 1:
        return "all_seven"
    return None
