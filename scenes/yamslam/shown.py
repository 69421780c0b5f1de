"""What Yamslam's table shows just now: it follows the events as they are shown, behind the game itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from scenes.dice.shown import Places, ShownDice
from scenes.yamslam.board import PLACES as BESIDE_TIN
from tabletop.games.yamslam.combinations import CHIPS
from tabletop.games.yamslam.position import YamslamPosition


@dataclass(slots=True)
class Shown(ShownDice):
    """The table as it is seen.

    Attributes:
        tray, out: chips by number of the combination.
        rows: chips of every side.
        replay: the seat plays again after a yamslam.
        idle: turns in a row without a chip.
    """

    PLACES: ClassVar[Places] = BESIDE_TIN

    tray: list[int]
    out: list[int]
    rows: list[list[int]]
    replay: bool = False
    idle: int = 0


def shown(position: YamslamPosition) -> Shown:
    """The table as a position has it; dice nobody saw fall lie scattered in the track."""
    table = Shown(
        [position.tray[chip] for chip in CHIPS],
        [position.out[chip] for chip in CHIPS],
        [[row[chip] for chip in CHIPS] for row in position.chips],
        bool(position.took_this_turn),
        position.idle_turns,
        seat=position.turn,
        throws=position.throws,
    )
    table.scatter(position.dice or ())
    return table
