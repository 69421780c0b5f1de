"""What Pyramix's table shows just now: it follows the events as they are shown, behind the game itself.

It knows a cube by name only once that shows a face, so that nothing drawn from it can tell of one that does not.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from scenes.pyramix.board import cell_of, faces
from tabletop.games.pyramix.cubes import COLOURS, ICONS, KIND, KINDS, VALUES
from tabletop.games.pyramix.geometry import NAMED, Cell
from tabletop.games.pyramix.positions import PyramixPosition
from tabletop.games.pyramix.settlement import most, settle
from tabletop.games.pyramix.state import TAKES_IN_A_GAME


@dataclass(slots=True)
class Sliding:
    """A cube on its way down the line: ``share`` 0–1 of the step from ``start`` to ``end``."""

    cube: str
    start: Cell
    end: Cell
    share: float = 0.0

    @property
    def place(self) -> tuple[float, float, float]:
        """Where it is, in cells."""
        x, y, z = (a + (b - a) * self.share for a, b in zip(self.start, self.end, strict=True))
        return x, y, z


@dataclass(slots=True)
class Shown:
    """The table as it is seen.

    Attributes:
        players: how many seats.
        cells: the cells that hold a cube.
        cubes: by cell, the name of each cube that shows a face.
        taken: by seat, what it took, in order.
        received: by seat, what the majorities gave it from the tray.
        seat: whose turn is shown; None before that is drawn, and at the end.
        last: the seat that took last.
        sliding: cubes on their way.
        majority: the colour whose majority is being told.
        chosen: the cubes that the count is about just now.
        news: the last thing that happened, in words.
    """

    players: int
    cells: set[Cell] = field(default_factory=set)
    cubes: dict[Cell, str] = field(default_factory=dict)
    taken: list[list[str]] = field(default_factory=list)
    received: list[list[str]] = field(default_factory=list)
    seat: int | None = None
    last: int | None = None
    sliding: list[Sliding] = field(default_factory=list)
    majority: str = ""
    chosen: tuple[Cell, ...] = ()
    news: str = ""

    @property
    def takes_left(self) -> int:
        """Cubes still to be taken."""
        return TAKES_IN_A_GAME - sum(map(len, self.taken))

    @property
    def in_sight(self) -> dict[Cell, tuple[int, ...]]:
        """The faces that each cube shows, of those that show one.

        A cube about to come to sight has its name already while the line that covers it has yet to move.
        """
        seen = {cell: faces(cell, self.cells) for cell in self.cubes}
        return {cell: axes for cell, axes in seen.items() if axes}

    def learn(self, cubes: dict[str, str]) -> None:
        """Names cubes by cell name; those not known stay unnamed."""
        self.cubes.update({cell_of(name): cube for name, cube in cubes.items() if cube in KIND})

    def remove(self, cell: Cell) -> str:
        """Takes a cube away; returns its name."""
        self.cells.discard(cell)
        return self.cubes.pop(cell)

    def put(self, cell: Cell, cube: str) -> None:
        """Lays a cube into a cell."""
        self.cells.add(cell)
        self.cubes[cell] = cube

    def owned(self, seat: int) -> list[str]:
        """All that a seat has."""
        return self.taken[seat] + self.received[seat]

    def points(self, seat: int) -> int:
        """What a seat's cubes are worth (P-23)."""
        return sum(VALUES[KIND[cube]] for cube in self.owned(seat))

    def ankhs(self, colour: str) -> tuple[int, ...]:
        """By seat, the ankhs of a colour taken during play, which alone count for its majority (P-22)."""
        return tuple(cubes.count(f"{colour}-{ICONS[0]}") for cubes in self.taken)

    def leader(self, colour: str) -> int | None:
        """The seat that would receive what is left of a colour now; None while that is tied."""
        return most(self.ankhs(colour))


def shown(position: PyramixPosition) -> Shown:
    """The table as a position or view has it; of a game that is over, after the tray has been shared out."""
    cells = {cell_of(name) for name in position.cubes}
    table = Shown(
        position.players,
        cells,
        taken=[list(cubes) for cubes in position.taken],
        received=[[] for _ in range(position.players)],
        seat=position.turn,
        last=_last(position),
    )
    table.learn({name: cube for name, cube in position.cubes.items() if faces(cell_of(name), cells)})
    if position.outcome is not None:
        _share_out(table)
    return table


def _last(position: PyramixPosition) -> int | None:
    """The seat that took last; seats take in turn."""
    if position.turn is not None:
        before = (position.turn - 1) % position.players
        return before if position.taken[before] else None
    counts = [len(cubes) for cubes in position.taken]
    if not any(counts):
        return None
    following = [*counts[1:], counts[0]]
    return next((seat for seat, count in enumerate(counts) if count > following[seat]), None)


def _share_out(table: Shown) -> None:
    """Leaves of the tray what the count leaves there (P-21, P-22)."""
    numbers = {NAMED[",".join(map(str, cell))]: cell for cell in table.cells}
    kinds = [-1] * len(NAMED)
    for number, cell in numbers.items():
        kinds[number] = KIND[table.cubes[cell]]
    settlement = settle(kinds, [[KIND[cube] for cube in cubes] for cubes in table.taken])
    for number in (*settlement.cobras, *settlement.beside):
        table.remove(numbers[number])
    for award in settlement.awards:
        if award.seat is not None:
            table.received[award.seat] += [table.remove(numbers[number]) for number in award.cells]


def of_colour(cubes: Iterable[str], colour: str) -> list[int]:
    """How many ankhs, cranes and eyes of a colour are among cubes."""
    wanted = list(cubes)
    return [wanted.count(f"{colour}-{icon}") for icon in ICONS]


def parted(cube: str) -> tuple[str, str]:
    """The colour of a cube as its picture is called, and its icon."""
    kind = KIND[cube]
    if kind >= len(COLOURS) * len(ICONS):
        return "none", KINDS[kind]
    return COLOURS[kind // len(ICONS)], ICONS[kind % len(ICONS)]
