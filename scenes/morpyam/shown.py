"""What Morpyam's table shows just now: it follows the events as they are shown, behind the game itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from msgspec import UNSET

from scenes.dice.shown import Places, ShownDice
from scenes.morpyam.board import SQUARES, Square
from scenes.morpyam.tray import PLACES as IN_WOOD
from tabletop.games.morpyam.lines import Run
from tabletop.games.morpyam.position import MorpyamPosition


@dataclass(slots=True)
class Shown(ShownDice):
    """The table as it is seen.

    Attributes:
        grid: by square, what it shows; squares without a tile are missing.
        tokens: by square, whose token lies there.
        in_hand: tokens left, by seat.
        retired: who has retired, by seat.
        call: the figure that is called; None when nothing is.
        call_state: what has become of the call.
        replay: the seat plays another hand of its turn.
        last: the square of the token laid last.
        latest: what each seat covered last.
        runs: the lines that shine just now.
        points: by seat, what the count has given so far; empty before it begins.
        tiles: in Plus, while the board is laid, the tiles each seat has still to lay; empty before the draw.
        laid: the squares of the tiles that whose turn it is may still move.
        confirmed: the seats whose tiles are fixed; everyone's, where nothing is laid.
    """

    PLACES: ClassVar[Places] = IN_WOOD

    grid: dict[Square, str]
    tokens: dict[Square, int]
    in_hand: list[int]
    retired: list[bool]
    call: str | None = None
    call_state: str | None = None
    replay: bool = False
    last: Square | None = None
    latest: dict[int, str] = field(default_factory=dict)
    runs: tuple[Run, ...] = ()
    points: list[int] = field(default_factory=list)
    tiles: list[list[str]] = field(default_factory=list)
    laid: set[Square] = field(default_factory=set)
    confirmed: set[int] = field(default_factory=set)

    @property
    def by_square(self) -> tuple[int | None, ...]:
        """Whose token lies on each of the 36 squares, row by row."""
        return tuple(self.tokens.get(square) for square in SQUARES)

    @property
    def laying(self) -> bool:
        """Whether the board is still being laid."""
        return len(self.confirmed) < len(self.in_hand)

    def clear_call(self) -> None:
        """Nothing is called."""
        self.call = self.call_state = None


def shown(position: MorpyamPosition) -> Shown:
    """The table as a position has it; dice nobody saw fall lie scattered in the track."""
    grid = {square: tile for square in SQUARES if (tile := position.grid[square[0]][square[1]]) is not None}
    tokens = {square: seat for square in SQUARES if (seat := position.tokens[square[0]][square[1]]) is not None}
    table = Shown(
        grid,
        tokens,
        list(position.in_hand),
        [seat in position.retired for seat in range(position.players)],
        position.call,
        position.call_state,
        seat=position.turn,
        throws=position.throws,
        replay=bool(position.morpyams) and not position.throws,
    )
    table.tiles = [list(tiles) for tiles in position.tiles or ()]
    table.laid = {(row, column) for row, column in position.laid or ()}
    everyone = range(position.players)
    table.confirmed = {int(seat) for seat in everyone if position.confirmed is UNSET or seat in position.confirmed}
    table.scatter(position.dice or ())
    return table
