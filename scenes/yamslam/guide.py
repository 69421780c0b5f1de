"""What the guide tells in a first game of Yamslam, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scenes.guide import Step
from tabletop.app.translations import N_
from tabletop.dice.throws import Throw
from tabletop.games.yamslam.actions import PASS, Take
from tabletop.games.yamslam.combinations import EACH

if TYPE_CHECKING:
    from scenes.yamslam.table import YamslamTable

_LAST_CHIPS: Final = 8


def _first_throw(table: YamslamTable) -> bool:
    return table.may_throw and not table.shown.lying


def _may_throw_on(table: YamslamTable) -> bool:
    return table.choosing and bool(table.shown.lying) and any(isinstance(action, Throw) for action in table.legal)


def _may_take(table: YamslamTable) -> bool:
    return table.choosing and any(isinstance(action, Take) for action in table.legal)


def _has_won_a_chip(table: YamslamTable) -> bool:
    return any(any(row) for row in table.shown.rows)


def _chips_left(table: YamslamTable) -> int:
    return sum(table.shown.tray)


STEPS: Final[tuple[Step[YamslamTable], ...]] = (
    Step(
        "foul",
        N_("The same throw again."),
        N_(
            "A die that leaves the track, or leans against something, spoils the throw. It is made again with the same "
            "dice; you may look at what happened."
        ),
        lambda table: table.rethrow_due,
        passing=True,
    ),
    Step(
        "aim",
        N_("The aim."),
        N_(
            "Win chips with your dice: the rarer the combination, the more its chip is worth. Chips of all seven "
            "kinds, and all four of one kind, bring more at the end."
        ),
        lambda table: _first_throw(table) and not _has_won_a_chip(table),
    ),
    Step(
        "throw",
        N_("Throw the dice."),
        N_(
            "Press the button for a good throw. Or throw by hand: drag the dice over the track and flick them; by keys "
            "hold accept on the track, on a pad pull the right trigger."
        ),
        _first_throw,
        done=_has_won_a_chip,
    ),
    Step(
        "keep",
        N_("Keep what you like."),
        N_(
            "Press the dice you want to keep: they are set aside. The others are thrown again, three throws in all. "
            "Press one again to take it back."
        ),
        _may_throw_on,
        done=lambda table: table.choosing and bool(table.shown.aside),
    ),
    Step(
        "take",
        N_("Take a chip."),
        N_(
            "The chips that shine fit what the dice show. Take one, which ends your turn, or throw on for a better "
            "one. Point at any chip to see what it needs."
        ),
        _may_take,
        done=_has_won_a_chip,
    ),
    Step(
        "yamslam",
        N_("A yamslam!"),
        N_("Five alike: take any chip there is, even one out of play. Then play again."),
        lambda table: _may_take(table) and table.has_yamslam,
    ),
    Step(
        "pass",
        N_("Nothing fits."),
        N_(
            "After the third throw you take a chip if the dice make one that is left. If not, pass; when nobody takes "
            "a chip for a whole round, the best one leaves play."
        ),
        lambda table: table.choosing and PASS in table.legal,
    ),
    Step(
        "chances",
        N_("In doubt?"),
        N_("The chances show how likely every chip is with the throws left, and the coach says what it would do."),
        lambda table: _may_throw_on(table) and _has_won_a_chip(table),
        done=lambda table: table.odds,
    ),
    Step(
        "bonus",
        N_("More than the chips."),
        N_(
            "Look at your row: one chip of each of the seven kinds brings 50 points at the end, of six kinds 20, and "
            "all four of one kind 30."
        ),
        lambda table: table.choosing and max(sum(row) for row in table.shown.rows) >= EACH,
    ),
    Step(
        "last chips",
        N_("The end is near."),
        N_("Few chips are left. The game ends when the last is won or leaves play; winning it brings 20 points more."),
        lambda table: table.choosing and _chips_left(table) <= _LAST_CHIPS,
    ),
    Step(
        "turn",
        N_("Your turn."),
        N_("Throw, keep what you like, throw again, and take the best chip you can. Stop when you have it."),
        lambda table: table.choosing,
        passing=True,
    ),
)
"""In the order of their weight."""
