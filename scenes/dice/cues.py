"""How the events of the dice are shown at any table: who begins, throws, and what went wrong with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scenes.dice import words
from scenes.dice.shown import Foul
from scenes.kit.cues import Cue
from scenes.kit.motion import Call, Sequence, Timeline, Tween, linear
from tabletop.app.translations import _
from tabletop.dice.starts import Started
from tabletop.dice.throws import Landed, Thrown
from tabletop.tray.recording import Recording, Surface

if TYPE_CHECKING:
    from scenes.dice.table import AnyDiceTable

READ: Final = 650.0
"""Milliseconds for a short line to be read."""
_FOUL: Final = 1600.0
_CHEER: Final = 1100.0
_SOFTLY: Final = 0.6
_LOUDEST: Final = 30.0
_HEARD_AT_ONCE: Final = 4


def _started(event: Started, table: AnyDiceTable) -> Timeline:
    table.shown.seat = event.seat
    table.tell(_("{name} begins").format(name=table.seat_name(event.seat)))
    return table.pacing.wait(READ)


def _thrown(event: Thrown, table: AnyDiceTable) -> None:
    table.shown.take_up(event.dice)
    table.refresh()


def _landed(event: Landed, table: AnyDiceTable) -> Timeline:
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
    return Sequence(rolls, table.pacing.wait(READ / 4))


def sound_impacts(table: AnyDiceTable, recording: Recording, after: float, until: float) -> None:
    """Sounds what is struck between two moments of a throw; when much of it is passed over, only the loudest."""
    impacts = [impact for impact in recording.impacts if after < impact.time <= until]
    for impact in sorted(impacts, key=lambda impact: -impact.strength)[:_HEARD_AT_ONCE]:
        name = "die on die" if impact.surface is Surface.DIE else f"die on {impact.surface.value}"
        table.sound(name, min(1.0, impact.strength / _LOUDEST))


def _show_foul(event: Landed, table: AnyDiceTable) -> None:
    disturbed = tuple(int(die) for die in event.disturbed)
    off_track, cocked = (event.off_track, event.cocked) if event.ruling != "stands" else ((), ())
    table.shown.foul = Foul(off_track, cocked, disturbed, event.ruling)
    table.tell(words.foul(event))
    table.sound("foul")
    table.refresh()


def _cheer(table: AnyDiceTable) -> Timeline:
    """Five alike: the dice hop one after another and catch the light."""

    def begin() -> None:
        table.cheer = 0.0
        table.tell(table.five_alike())
        table.sound("win", _SOFTLY)

    def show(share: float) -> None:
        table.cheer = share

    def end() -> None:
        table.cheer = None
        table.refresh()

    return Sequence(Call(begin), table.pacing.tween(_CHEER, show, easing=linear), Call(end), table.pacing.wait(READ))


DICE_CUES: Final[dict[type, Cue]] = {Started: _started, Thrown: _thrown, Landed: _landed}
"""To be joined with the cues of a game's own events."""
