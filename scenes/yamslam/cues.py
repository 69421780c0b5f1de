"""How the events of Yamslam are shown, one after another."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from scenes.dice.cues import DICE_CUES, READ
from scenes.kit.cues import Cue
from scenes.kit.motion import Call, Sequence, Timeline, ease_in_out
from scenes.yamslam import words
from tabletop.app.translations import _
from tabletop.games.yamslam.combinations import NUMBER
from tabletop.games.yamslam.events import GameOver, Passed, PutOut, Took, TurnBegan, TurnLost

if TYPE_CHECKING:
    from scenes.yamslam.table import YamslamTable

_SLIDE: Final = 380.0


@dataclass(frozen=True, slots=True)
class Flight:
    """A chip under way.

    Attributes:
        number: its combination's.
        start, end: the names of the places it flies between: ``("tray" or "out", chip)``, ``("row", side, chip)``.
        left: how many chips of its kind it leaves behind.
        share: how far it is, 0–1.
        grey: it leaves play.
    """

    number: int
    start: tuple[object, ...]
    end: tuple[object, ...]
    left: int
    share: float
    grey: bool = False


def _turn_began(event: TurnBegan, table: YamslamTable) -> Timeline:
    shown = table.shown
    shown.clear_dice()
    shown.seat, shown.replay, shown.idle = event.seat, event.replay, event.idle_turns
    table.sound("turn")
    table.refresh()
    return table.pacing.wait(READ / 2)


def _took(event: Took, table: YamslamTable) -> Timeline:
    number = NUMBER[event.chip]
    pile = table.shown.tray if event.source == "tray" else table.shown.out
    pile[number] = event.left
    table.tell(words.took(table.seat_name(event.seat), event))
    table.sound("chip")

    def land() -> None:
        table.shown.rows[event.side][number] = event.owned

    flight = Flight(number, (event.source, event.chip), ("row", event.side, event.chip), event.left, 0.0)
    return Sequence(_fly(table, flight), Call(land))


def _put_out(event: PutOut, table: YamslamTable) -> Timeline:
    number = NUMBER[event.chip]
    table.shown.tray[number] = event.left
    table.shown.idle = 0
    table.tell(words.put_out(event))
    table.sound("chip")

    def land() -> None:
        table.shown.out[number] = event.out

    flight = Flight(number, ("tray", event.chip), ("out", event.chip), event.left, 0.0, grey=True)
    return Sequence(_fly(table, flight), Call(land), table.pacing.wait(READ))


def _fly(table: YamslamTable, flight: Flight) -> Timeline:
    def show(share: float) -> None:
        table.flight = replace(flight, share=share)

    def land() -> None:
        table.flight = None
        table.refresh()

    table.refresh()
    return Sequence(table.pacing.tween(_SLIDE, show, easing=ease_in_out), Call(land))


def _passed(event: Passed, table: YamslamTable) -> Timeline:
    table.tell(_("{name} passes").format(name=table.seat_name(event.seat)))
    return table.pacing.wait(READ)


def _turn_lost(event: TurnLost, table: YamslamTable) -> Timeline:
    table.tell(_("{name} loses the turn: a die set aside was turned").format(name=table.seat_name(event.seat)))
    return table.pacing.wait(READ)


def _game_over(_event: GameOver, table: YamslamTable) -> Timeline:
    table.tell(_("The tray is empty: the count"))
    table.sound("win")
    return table.pacing.wait(READ)


CUES: Final[dict[type, Cue]] = {
    **DICE_CUES,
    TurnBegan: _turn_began,
    Took: _took,
    PutOut: _put_out,
    Passed: _passed,
    TurnLost: _turn_lost,
    GameOver: _game_over,
}
