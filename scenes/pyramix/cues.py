"""How the events of Pyramix are shown, one after another."""

from __future__ import annotations

import math
from collections.abc import Iterable
from collections.abc import Sequence as Several
from typing import TYPE_CHECKING, Final

from scenes.kit.cues import Cue
from scenes.kit.motion import Call, Sequence, Timeline, Wait, stagger
from scenes.pyramix import words
from scenes.pyramix.board import cell_of
from scenes.pyramix.shown import Sliding
from tabletop.app.translations import _
from tabletop.core.actions import Event
from tabletop.games.pyramix.cubes import COBRA, KIND
from tabletop.games.pyramix.events import (
    BesideOut,
    CobrasOut,
    Majority,
    PyramidStacked,
    Revealed,
    Scored,
    Slid,
    StartDrawn,
    Taken,
)
from tabletop.games.pyramix.geometry import LAYERS, Cell

if TYPE_CHECKING:
    from scenes.pyramix.table import PyramixTable

_LAYER: Final = 110.0
_SLIDE: Final = 210.0
_BEHIND: Final = 90.0  # a cube begins to slide so long after the one before it
_READ: Final = 650.0
_TOLD: Final = 1500.0  # time to read what a majority brings
_APART: Final = 110.0


def in_sight(events: Iterable[Event]) -> list[Event]:
    """Events in the order they are shown: what a take brings to sight is seen while the cubes above still move."""
    told: list[Event] = []
    for event in events:
        if isinstance(event, Revealed):
            place = next(place for place in range(len(told) - 1, -1, -1) if isinstance(told[place], Taken))
            told.insert(place, event)
        else:
            told.append(event)
    return told


def weighty(t: float) -> float:
    """Ever quicker, and at the end it stops with a small rebound."""
    if t < 0.72:
        return (t / 0.72) ** 2
    return 1.0 - 0.05 * math.sin((t - 0.72) / 0.28 * math.pi)


def _stacked(event: PyramidStacked, table: PyramixTable) -> Timeline:
    """The pyramid grows, layer upon layer."""
    cells = [cell_of(name) for name in event.cubes]

    def lay(height: int) -> None:
        table.shown.cells = {cell for cell in cells if sum(cell) >= height}
        table.shown.learn({name: cube for name, cube in event.cubes.items() if sum(cell_of(name)) >= height})
        table.sound("thud", 0.5)
        table.refresh()

    steps: list[Timeline] = []
    for height in range(LAYERS - 1, -1, -1):
        steps += [Call(lambda height=height: lay(height)), Wait(table.pacing.time(_LAYER))]  # type: ignore[misc]
    return Sequence(*steps)


def _start_drawn(event: StartDrawn, table: PyramixTable) -> Timeline:
    table.shown.seat = event.seat
    table.tell(_("{name} begins").format(name=table.seat_name(event.seat)))
    return table.pacing.wait(_READ)


def _revealed(event: Revealed, table: PyramixTable) -> None:
    table.shown.learn(event.cubes)


def _taken(event: Taken, table: PyramixTable) -> Timeline:
    """The cube is lifted, then flies to its owner while the line begins to slide."""
    table.shown.remove(event.cell)
    table.tell(words.took(table.seat_name(event.seat), event.cube))
    table.sound("take")

    def land() -> None:
        table.shown.taken[event.seat].append(event.cube)
        table.shown.last = event.seat

    over = table.play_.decision is None
    fly = table.flights.fly if over else table.flights.lift  # the count begins when the last cube has come to its owner
    return fly(event.cube, event.cell, pile_of(event.seat, event.cube), land)


def _slid(event: Slid, table: PyramixTable) -> Timeline:
    """One cube after another falls into the gap before it."""
    line = [Sliding(table.shown.remove(start), start, end) for start, end in event.moves]
    table.shown.sliding = line
    table.refresh()
    table.sound("slide", 0.6)

    def part(cube: Sliding, number: int) -> Timeline:
        def put(share: float) -> None:
            cube.share = share

        def land() -> None:
            table.sound("thud", max(0.45, 1.0 - 0.12 * number))
            table.flights.raise_dust(cube.end)

        return Sequence(table.pacing.tween(_SLIDE, put, easing=weighty), Call(land))

    def rest() -> None:
        table.shown.sliding = []
        for cube in line:
            table.shown.put(cube.end, cube.cube)
        table.refresh()

    parts = [part(cube, number) for number, cube in enumerate(line)]
    return Sequence(stagger(table.pacing.time(_BEHIND), *parts), Call(rest))


def _cobras_out(event: CobrasOut, table: PyramixTable) -> Timeline:
    table.tell(words.cobras_out(len(event.cells)))
    return _leave(table, event.cells)


def _beside_out(event: BesideOut, table: PyramixTable) -> Timeline:
    table.tell(words.beside_out(len(event.cubes)))
    return _leave(table, [cell_of(name) for name in event.cubes])


def _leave(table: PyramixTable, cells: Several[Cell]) -> Timeline:
    """Cubes are marked, rise and fade."""

    def go() -> None:
        table.shown.chosen = ()
        table.sound("return")

    def fade(cell: Cell) -> None:
        table.play(table.flights.fade(table.shown.remove(cell), cell))

    table.shown.chosen = tuple(cells)
    parts = [Call(lambda cell=cell: fade(cell)) for cell in cells]  # type: ignore[misc]
    return Sequence(
        table.pacing.wait(_READ), Call(go), stagger(table.pacing.time(_APART), *parts), table.pacing.wait(_READ)
    )


def _majority(event: Majority, table: PyramixTable) -> Timeline:
    """The colour is named; its cubes fly to who has the most ankhs, or stay."""
    names = [table.seat_name(seat) for seat in range(table.shown.players)]
    cells = tuple(cell_of(name) for name in event.cubes)
    table.shown.majority, table.shown.chosen = event.colour, cells
    table.tell(words.majority(event, names))
    seat = event.seat
    if seat is None or not cells:
        return Sequence(table.pacing.wait(_TOLD), Call(lambda: _told(table)))

    def fly(cell: Cell) -> Timeline:
        cube = table.shown.cubes[cell]

        def begin() -> None:
            table.shown.remove(cell)
            table.sound("take", 0.6)
            table.refresh()
            land = lambda: table.shown.received[seat].append(cube)  # noqa: E731 - called where it lands
            table.play(table.flights.fly(cube, cell, pile_of(seat, cube), land))

        return Call(begin)

    return Sequence(
        table.pacing.wait(_TOLD),
        Call(lambda: _told(table)),
        stagger(table.pacing.time(_APART), *(fly(cell) for cell in cells)),
        table.pacing.wait(_READ),
    )


def _told(table: PyramixTable) -> None:
    table.shown.majority, table.shown.chosen = "", ()
    table.refresh()


def _scored(event: Scored, table: PyramixTable) -> Timeline:
    table.shown.seat = None
    best = [seat for seat, points in enumerate(event.scores) if points == max(event.scores)]
    table.tell(words.won([table.seat_name(seat) for seat in best], max(event.scores)))
    table.sound("win")
    return table.pacing.wait(_TOLD)


def pile_of(seat: int, cube: str) -> tuple[object, ...]:
    """The name of the place where a seat keeps cubes of that colour."""
    return ("pile", seat, "cobra" if KIND[cube] == COBRA else cube.partition("-")[0])


CUES: Final[dict[type, Cue]] = {
    PyramidStacked: _stacked,
    StartDrawn: _start_drawn,
    Revealed: _revealed,
    Taken: _taken,
    Slid: _slid,
    CobrasOut: _cobras_out,
    BesideOut: _beside_out,
    Majority: _majority,
    Scored: _scored,
}
