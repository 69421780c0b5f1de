"""What comes of an action in Pyramix. No event of play names a cube that has shown no face."""

from __future__ import annotations

import msgspec

from tabletop.core.actions import Event
from tabletop.games.pyramix.geometry import Cell


class PyramidStacked(Event, frozen=True, tag="stacked"):
    """The cubes lie ready.

    Attributes:
        cubes: every cell's cube by name; ``"?"`` where it shows no face, for those who may not know.
    """

    cubes: dict[str, str]


class StartDrawn(Event, frozen=True, tag="starts"):
    """It is settled who plays first."""

    seat: int


class Taken(Event, frozen=True, tag="taken"):
    """A seat has taken a cube.

    Attributes:
        cell: where it lay; ``from`` in JSON.
        cube: its name.
    """

    seat: int
    cell: Cell = msgspec.field(name="from")
    cube: str


class Slid(Event, frozen=True, tag="slid"):
    """A line of cubes has slid one step down into the gap (P-16).

    Attributes:
        moves: (from, to) of each cube, the one next to the gap first.
    """

    moves: tuple[tuple[Cell, Cell], ...]


class Revealed(Event, frozen=True, tag="revealed"):
    """Cubes show a face for the first time (P-05).

    Attributes:
        cubes: name by cell.
    """

    cubes: dict[str, str]


class CobrasOut(Event, frozen=True, tag="cobras_out"):
    """The cobras left in the tray go out of play (P-21)."""

    cells: tuple[Cell, ...]


class BesideOut(Event, frozen=True, tag="beside_out"):
    """The cubes beside those cobras go with them (P-21).

    Attributes:
        cubes: name by cell.
    """

    cubes: dict[str, str]


class Majority(Event, frozen=True, tag="majority"):
    """Who receives a colour's cubes left in the tray (P-22).

    Attributes:
        seat: the seat that took strictly the most ankhs; None when that is tied.
        ankhs: ankhs of the colour that each seat took.
        cubes: what is left of the colour, name by cell; it stays when ``seat`` is None.
    """

    colour: str
    seat: int | None
    ankhs: tuple[int, ...]
    cubes: dict[str, str]


class Scored(Event, frozen=True, tag="scored"):
    """The points of each seat (P-23)."""

    scores: tuple[int, ...]
