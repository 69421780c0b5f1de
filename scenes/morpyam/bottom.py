"""Below Morpyam's tray: what is wanted now, what the dice make or the coach says, and the buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scenes.dice.area import throw_pips
from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.morpyam import words
from scenes.morpyam.calls import called_plate
from tabletop.app.translations import _
from tabletop.dice.throws import Throw
from tabletop.games.morpyam.actions import PASS, Call
from tabletop.games.morpyam.state import MOST_THROWS

if TYPE_CHECKING:
    from scenes.morpyam.table import MorpyamTable


_HIGH: Final = 84.0


def bottom(ui: Ui, table: MorpyamTable) -> list[Node]:
    """The prompt, the line below it, and the buttons."""
    return [
        table.prompt_line(ui, _prompt(table)),
        ui.explanation(_line(table), warns=table.choosing, lines=2),
        _buttons(ui, table),
    ]


def switches(ui: Ui, table: MorpyamTable) -> list[Node]:
    """What is shown on request: threats of five in a row, and the chances with the coach."""
    threats = _("Hide the threats") if table.threats_shown else _("Threats")
    odds = _("Hide the chances") if table.odds else _("Chances")
    return [
        ui.button(
            "threats",
            threats,
            table.toggle_threats,
            shortcut="t",
            size=24,
            tip=_("Squares with which somebody would have five in a row"),
        ),
        ui.button("odds", odds, table.toggle_odds, shortcut="o", size=24),
    ]


def _buttons(ui: Ui, table: MorpyamTable) -> Node:
    """Throwing or passing, calling, and seeing a foul again; of one height, so that the tray above stays as it is."""
    if table.choosing and PASS in table.legal:
        act = ui.button("pass", _("Pass"), table.give_up_turn, style="primary", shortcut="p", default=True)
    else:
        act = ui.button(
            "throw",
            _("Throw again") if table.shown.lying else _("Throw"),
            table.throw,
            style="primary",
            enabled=table.may_throw,
            why=_why_no_throw(table),
            shortcut="r",
            default=not table.calling,
        )
    if table.throws.fouled is not None and table.rethrow_due:
        other: Node | None = ui.button("again", _("See the foul again"), table.throws.show_again, shortcut="v")
    else:
        other = _calling(ui, table)
    return ui.wrap(
        throw_pips(ui, table.throws_left, MOST_THROWS), act, other, gap=16, along="center", least_height=_HIGH
    )


def _calling(ui: Ui, table: MorpyamTable) -> Node | None:
    """What is called; else the way to call, on a board where one can."""
    if table.shown.call is not None:
        return called_plate(ui, table, table.shown.call)
    if "appel" not in table.shown.grid.values():
        return None
    return ui.button(
        "call",
        _("Call nothing") if table.calling else _("Call a figure"),
        table.close_calls if table.calling else table.open_calls,
        enabled=table.may_call,
        why=table.why_no_call(),
        tip="" if table.calling else _("Name a figure for the next throw: if it comes, it covers a call square"),
        shortcut="c",
    )


def _why_no_throw(table: MorpyamTable) -> str:
    if not table.choosing:
        return _("The dice are rolling") if table.shown.seat is not None else ""
    if table.calling:
        return _("Call a figure, or call nothing")
    if not table.shown.thrown:
        return _("Pick the dice to throw again: all are set aside")
    refusal = table.play_.game.why_not(table.play_.state, Throw(table.shown.thrown))
    return "" if refusal is None else words.refusal(refusal)


def _prompt(table: MorpyamTable) -> str:
    """What is wanted now; while something is shown, what has happened."""
    shown = table.shown
    if shown.seat is None:
        return shown.news or _("Who begins? Everyone throws a die")
    name = table.seat_name(shown.seat)
    if table.rethrow_due:
        return _("{name}, make the same throw again").format(name=name)
    if not table.choosing:
        return _("{name} throws").format(name=name) if table.throws.in_the_air else shown.news or name
    return _what_to_do(table).format(name=name, figure=words.figure(shown.call) if shown.call else "")


def _what_to_do(table: MorpyamTable) -> str:
    shown = table.shown
    may_place = bool(table.placeable())
    may_throw = any(isinstance(action, Throw) for action in table.legal)
    if table.calling:
        return _("{name}, what will the next throw show?")
    if shown.call_state == "standing":
        return _("{name}, you have called: {figure}. Throw!")
    if shown.call_state == "won":
        return _("{name}, your call has come: cover a call square")
    if not shown.lying:
        return _("{name}, play again: throw") if shown.replay else _("{name}, throw the dice")
    if may_place:
        return _("{name}, cover a lit square or throw again") if may_throw else _("{name}, cover a lit square")
    if may_throw:
        return _("{name}, keep what you like and throw again")
    return _("{name}, the call has failed: pass") if shown.call_state == "lost" else _("{name}, nothing fits: pass")


def _line(table: MorpyamTable) -> str:
    """What stands below the prompt when nothing is pointed at."""
    shown = table.shown
    if table.rethrow_due:
        return shown.news
    if not table.choosing:
        return ""
    if shown.call_state == "standing" and table.throws_left == 1:
        return _("Third throw: if the call fails, the hand is lost, whatever the dice show")
    advised = table.advisor.says()
    if advised:
        return advised
    if table.made:
        return _("The dice make: {figures}").format(figures=words.listed([words.figure(name) for name in table.made]))
    return shown.news if any(isinstance(action, Call) for action in table.legal) or not shown.lying else ""
