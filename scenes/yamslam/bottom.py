"""Below Yamslam's tin: what is wanted now, what the dice make or the coach says, and the buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.dice.area import throw_pips
from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.yamslam import words
from tabletop.app.translations import _
from tabletop.dice.throws import Throw
from tabletop.games.yamslam.actions import PASS, Take
from tabletop.games.yamslam.position import MOST_THROWS

if TYPE_CHECKING:
    from scenes.yamslam.table import YamslamTable


def bottom(ui: Ui, table: YamslamTable) -> list[Node]:
    """The prompt, the line below it, and the buttons."""
    line = ui.explanation(_line(table), warns=table.choosing)
    return [ui.column(table.prompt_line(ui, _prompt(table)), line, _buttons(ui, table), gap=10)]


def _buttons(ui: Ui, table: YamslamTable) -> Node:
    may_pass = table.choosing and PASS in table.legal
    again = table.throws.fouled is not None and table.rethrow_due
    return ui.wrap(
        throw_pips(ui, MOST_THROWS - table.shown.throws, MOST_THROWS),
        ui.button(
            "throw",
            _("Throw again") if table.shown.lying else _("Throw"),
            table.throw,
            style="primary",
            enabled=table.may_throw,
            why=_why_no_throw(table),
            shortcut="r",
            default=not may_pass,
        ),
        ui.button("pass", _("Pass"), table.give_up_turn, style="primary", shortcut="p", default=True)
        if may_pass
        else None,
        ui.button("again", _("See the foul again"), table.throws.show_again, shortcut="v") if again else None,
        ui.button("odds", _("Hide the chances") if table.odds else _("Chances"), table.toggle_odds, shortcut="o"),
        along="center",
        gap=18,
    )


def _why_no_throw(table: YamslamTable) -> str:
    if not table.choosing:
        return _("The dice are rolling") if table.shown.seat is not None else ""
    if not table.shown.thrown:
        return _("Pick the dice to throw again: all are set aside")
    refusal = table.play_.game.why_not(table.play_.state, Throw(table.shown.thrown))
    return "" if refusal is None else words.refusal(refusal)


def _prompt(table: YamslamTable) -> str:
    """What is wanted now; while something is shown, what has happened."""
    shown = table.shown
    if shown.seat is None:
        return _("Who begins? Everyone throws two dice")
    name = table.seat_name(shown.seat)
    if table.rethrow_due:
        return _("{name}, make the same throw again").format(name=name)
    if not table.choosing:
        return _("{name} throws").format(name=name) if table.throws.in_the_air else shown.news or name
    if not shown.lying:
        wanted = _("{name}, play again: throw") if shown.replay else _("{name}, throw the dice")
        return wanted.format(name=name)
    may_take = any(isinstance(action, Take) for action in table.legal)
    may_throw = any(isinstance(action, Throw) for action in table.legal)
    return _what_to_do(table, may_take=may_take, may_throw=may_throw).format(name=name)


def _what_to_do(table: YamslamTable, *, may_take: bool, may_throw: bool) -> str:
    if may_take and table.has_yamslam:
        return _("{name}, take any chip you like")
    if may_take:
        return _("{name}, take a chip or throw again") if may_throw else _("{name}, take a chip")
    return _("{name}, keep what you like and throw again") if may_throw else _("{name}, no chip this time: pass")


def _line(table: YamslamTable) -> str:
    """What stands below the prompt when nothing is pointed at."""
    if table.rethrow_due:
        return table.shown.news
    if not table.choosing:
        return ""
    advised = table.advisor.says()
    if advised:
        return advised
    made = table.made
    if made:
        return _("The dice make: {combinations}").format(combinations=words.joined(made))
    return table.shown.news
