"""How the events of Yamslam are shown, one after another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from scenes.kit.cues import Cue
from scenes.kit.motion import Call, Sequence, Timeline, Tween, linear
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
_LOUDEST: Final = 30.0


@dataclass(slots=True)
class Rolling:
    """A throw being shown.

    Attributes:
        recording: how the dice moved.
        time: how much of it has been shown, in seconds.
    """

    recording: Recording
    time: float = 0.0


@dataclass(frozen=True, slots=True)
class Flight:
    """A chip under way.

    Attributes:
        number: its combination's.
        start, end: the names of the places it flies between (``View.place_of``).
        share: how far it is, 0–1.
        grey: it leaves play.
    """

    number: int
    start: tuple[object, ...]
    end: tuple[object, ...]
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
    for die in event.dice:
        table.shown.lying.pop(die, None)
    table.refresh()


def _landed(event: Landed, table: YamslamTable) -> Timeline:
    """The dice roll as the tray recorded them; a result that came from elsewhere is shown by the same motion."""
    roll = table.roll_for(event)
    recording = roll.recording
    sounded = 0

    def show(time: float) -> None:
        nonlocal sounded
        roll.time = time
        while sounded < len(recording.impacts) and recording.impacts[sounded].time <= time:
            impact = recording.impacts[sounded]
            name = "die on die" if impact.surface is Surface.DIE else f"die on {impact.surface.value}"
            table.sound(name, min(1.0, impact.strength / _LOUDEST))
            sounded += 1

    def rest() -> None:
        table.rest(event, recording)

    milliseconds = table.pacing.time(recording.duration * 1000)
    rolling = Tween(milliseconds, show, 0.0, recording.duration, linear)
    if event.ruling == "stands":
        return Sequence(rolling, Call(rest), table.pacing.wait(_READ / 4))
    return Sequence(rolling, Call(rest), Call(lambda: _show_foul(event, table)), table.pacing.wait(_FOUL))


def _show_foul(event: Landed, table: YamslamTable) -> None:
    disturbed = tuple(int(die) for die in event.disturbed)
    table.shown.foul = Foul(event.off_track, event.cocked, disturbed, event.ruling)
    table.tell(words.foul(event))
    table.sound("foul")
    table.refresh()


def _took(event: Took, table: YamslamTable) -> Timeline:
    number = NUMBER[event.chip]
    pile = table.shown.tray if event.source == "tray" else table.shown.out
    pile[number] = event.left
    table.tell(words.took(table.seat_name(event.seat), event))
    table.sound("chip")

    def land() -> None:
        table.shown.rows[event.side][number] = event.owned

    start: tuple[object, ...] = (event.source, event.chip)
    return Sequence(_fly(table, number, start, ("row", event.side, event.chip), grey=False), Call(land))


def _put_out(event: PutOut, table: YamslamTable) -> Timeline:
    number = NUMBER[event.chip]
    table.shown.tray[number] = event.left
    table.shown.idle = 0
    table.tell(words.put_out(event))
    table.sound("chip")

    def land() -> None:
        table.shown.out[number] = event.out

    fly = _fly(table, number, ("tray", event.chip), ("out", event.chip), grey=True)
    return Sequence(fly, Call(land), table.pacing.wait(_READ))


def _fly(
    table: YamslamTable, number: int, start: tuple[object, ...], end: tuple[object, ...], *, grey: bool
) -> Timeline:
    def show(share: float) -> None:
        table.flight = Flight(number, start, end, share, grey)

    def land() -> None:
        table.flight = None
        table.refresh()

    table.refresh()
    return Sequence(table.pacing.tween(_SLIDE, show), Call(land))


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
