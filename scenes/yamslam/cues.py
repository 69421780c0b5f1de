"""How the events of Yamslam are shown, one after another."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from scenes.kit.cues import Cue
from scenes.kit.motion import Call, Sequence, Timeline, Tween, ease_in_out, linear
from scenes.yamslam import words
from scenes.yamslam.shown import Foul
from tabletop.app.translations import _
from tabletop.dice.starts import Started
from tabletop.dice.throws import Landed, Thrown
from tabletop.games.yamslam.combinations import NUMBER
from tabletop.games.yamslam.events import GameOver, Passed, PutOut, Took, TurnBegan, TurnLost
from tabletop.tray.recording import Recording, Surface

if TYPE_CHECKING:
    from scenes.yamslam.table import YamslamTable

_SLIDE: Final = 380.0
_READ: Final = 650.0
_FOUL: Final = 1600.0
_CHEER: Final = 1100.0
_SOFTLY: Final = 0.6
_LOUDEST: Final = 30.0
_HEARD_AT_ONCE: Final = 4


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


def _started(event: Started, table: YamslamTable) -> Timeline:
    table.shown.seat = event.seat
    table.tell(_("{name} begins").format(name=table.seat_name(event.seat)))
    return table.pacing.wait(_READ)


def _turn_began(event: TurnBegan, table: YamslamTable) -> Timeline:
    shown = table.shown
    shown.clear_dice()
    shown.seat, shown.replay, shown.idle = event.seat, event.replay, event.idle_turns
    table.sound("turn")
    table.refresh()
    return table.pacing.wait(_READ / 2)


def _thrown(event: Thrown, table: YamslamTable) -> None:
    table.shown.take_up(event.dice)
    table.refresh()


def _landed(event: Landed, table: YamslamTable) -> Timeline:
    """The dice roll as the tray recorded them; a result that came from elsewhere is shown by the same motion."""
    roll = table.throws.roll_for(event)
    recording = roll.recording
    heard = 0.0

    def show(time: float) -> None:
        nonlocal heard
        sound_impacts(table, recording, heard, time)
        roll.time = heard = time

    milliseconds = table.pacing.time(recording.duration * 1000)
    rolls = Sequence(
        Tween(milliseconds, show, 0.0, recording.duration, linear), Call(lambda: table.throws.rest(event, recording))
    )
    if event.ruling != "stands" or event.disturbed:
        return Sequence(rolls, Call(lambda: _show_foul(event, table)), table.pacing.wait(_FOUL))
    if event.dice is not None and len(set(event.dice)) == 1:
        return Sequence(rolls, _cheer(table))
    return Sequence(rolls, table.pacing.wait(_READ / 4))


def sound_impacts(table: YamslamTable, recording: Recording, after: float, until: float) -> None:
    """Sounds what is struck between two moments of a throw; when much of it is passed over, only the loudest."""
    impacts = [impact for impact in recording.impacts if after < impact.time <= until]
    for impact in sorted(impacts, key=lambda impact: -impact.strength)[:_HEARD_AT_ONCE]:
        name = "die on die" if impact.surface is Surface.DIE else f"die on {impact.surface.value}"
        table.sound(name, min(1.0, impact.strength / _LOUDEST))


def _show_foul(event: Landed, table: YamslamTable) -> None:
    disturbed = tuple(int(die) for die in event.disturbed)
    off_track, cocked = (event.off_track, event.cocked) if event.ruling != "stands" else ((), ())
    table.shown.foul = Foul(off_track, cocked, disturbed, event.ruling)
    table.tell(words.foul(event))
    table.sound("foul")
    table.refresh()


def _cheer(table: YamslamTable) -> Timeline:
    """Five alike: the dice hop one after another and catch the light."""

    def begin() -> None:
        table.cheer = 0.0
        table.tell(_("Yamslam!"))
        table.sound("win", _SOFTLY)

    def show(share: float) -> None:
        table.cheer = share

    def end() -> None:
        table.cheer = None
        table.refresh()

    return Sequence(Call(begin), table.pacing.tween(_CHEER, show, easing=linear), Call(end), table.pacing.wait(_READ))


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
    return Sequence(_fly(table, flight), Call(land), table.pacing.wait(_READ))


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
    return table.pacing.wait(_READ)


def _turn_lost(event: TurnLost, table: YamslamTable) -> Timeline:
    table.tell(_("{name} loses the turn: a die set aside was turned").format(name=table.seat_name(event.seat)))
    return table.pacing.wait(_READ)


def _game_over(_event: GameOver, table: YamslamTable) -> Timeline:
    table.tell(_("The tray is empty: the count"))
    table.sound("win")
    return table.pacing.wait(_READ)


CUES: Final[dict[type, Cue]] = {
    Started: _started,
    TurnBegan: _turn_began,
    Thrown: _thrown,
    Landed: _landed,
    Took: _took,
    PutOut: _put_out,
    Passed: _passed,
    TurnLost: _turn_lost,
    GameOver: _game_over,
}
