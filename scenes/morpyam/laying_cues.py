"""How the draw and the laying of tiles are shown."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scenes.dice.cues import READ
from scenes.kit.cues import Cue
from scenes.kit.motion import Call as Do
from scenes.kit.motion import Sequence, Timeline, ease_in_out
from scenes.morpyam.laying import TileFlight
from tabletop.app.translations import _
from tabletop.games.morpyam.events import Confirmed, Laid, LayingBegan, Lifted, TilesDrawn

if TYPE_CHECKING:
    from scenes.morpyam.table import MorpyamTable

_FLY: Final = 260.0


def _tiles_drawn(event: TilesDrawn, table: MorpyamTable) -> Timeline:
    table.shown.tiles = [list(tiles) for tiles in event.tiles]
    table.tell(_("The tiles are drawn"))
    table.sound("slide")
    return table.pacing.wait(2 * READ)


def _laying_began(event: LayingBegan, table: MorpyamTable) -> Timeline:
    shown = table.shown
    shown.seat = event.seat
    shown.laid = set()
    table.laying.forget_steps()
    table.tell(_("{name} lays the tiles").format(name=table.seat_name(event.seat)))
    table.sound("turn")
    return table.pacing.wait(READ)


def _laid(event: Laid, table: MorpyamTable) -> Timeline | None:
    """A person's own hand has laid it; a bot's tile flies to its square."""
    shown = table.shown
    shown.tiles[event.seat].remove(event.tile)

    def touch() -> None:
        table.laying.flight = None
        shown.grid[event.square] = event.tile
        shown.laid.add(event.square)
        shown.last = event.square
        table.sound("place")
        table.refresh()

    if table.play_.seats[event.seat].bot is None:
        touch()
        return None
    flight = table.laying.flight = TileFlight(event.seat, event.tile, event.square)

    def fly(share: float) -> None:
        table.laying.flight = replace(flight, share=share)

    table.refresh()
    return Sequence(table.pacing.tween(_FLY, fly, easing=ease_in_out), Do(touch))


def _lifted(event: Lifted, table: MorpyamTable) -> None:
    shown = table.shown
    del shown.grid[event.square]
    shown.laid.discard(event.square)
    shown.tiles[event.seat].append(event.tile)
    shown.last = None
    table.sound("aside")
    table.refresh()


def _confirmed(event: Confirmed, table: MorpyamTable) -> Timeline:
    shown = table.shown
    shown.confirmed.add(event.seat)
    shown.laid = set()
    shown.last = None
    if not shown.laying:
        table.tell(_("The board is laid"))
    table.sound("thud")
    table.refresh()
    return table.pacing.wait(READ)


LAYING_CUES: Final[dict[type, Cue]] = {
    TilesDrawn: _tiles_drawn,
    LayingBegan: _laying_began,
    Laid: _laid,
    Lifted: _lifted,
    Confirmed: _confirmed,
}
