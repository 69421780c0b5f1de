"""The side of Yamslam's table: who plays, their points so far, and their chips in rising rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.table import SeatLook, seat
from scenes.kit.ui import Ui
from scenes.yamslam import drawing, words
from tabletop.app.translations import _
from tabletop.games.yamslam.combinations import CHIPS, VALUES

if TYPE_CHECKING:
    from scenes.yamslam.table import YamslamTable

_FEW: Final = 2  # sides
_MOST_IN_TWO_ROWS: Final = 3
_UPPER: Final = 4  # chips in the upper of two rows


def side_panel(ui: Ui, table: YamslamTable) -> list[Node]:
    """Every side with its seats and its row; alone in full, in a team one row for both partners."""
    players = len(table.play_.seats)
    sides = len(table.shown.rows)
    nodes: list[Node] = []
    for side in range(sides):
        seats = range(side, players, sides)
        looks = [_look(table, number, side, show_score=number == side) for number in seats]
        children = [seat(ui, look, compact=ui.compact) for look in looks]
        nodes.append(ui.column(*children, _row(ui, table, side), gap=4))
    warning = _warning(table)
    if warning and not ui.compact:
        nodes.append(ui.pad(ui.small(warning, tone="live", lines=3), beside=18, above=6))
    return nodes


def _warning(table: YamslamTable) -> str:
    """Which chip goes unless somebody takes one soon; empty right after a chip was taken."""
    state = table.play_.state
    if state.over or not table.settled or table.looking_back or not table.shown.idle:
        return ""
    return words.idle_warning(state.turns_to_put_out, CHIPS[state.most_valuable])


def _look(table: YamslamTable, number: int, side: int, *, show_score: bool) -> SeatLook:
    sitting = table.play_.seats[number]
    points = sum(count * value for count, value in zip(table.shown.rows[side], VALUES, strict=True))
    return SeatLook(
        table.seat_name(number),
        sitting.colour,
        score=str(points) if show_score else "",
        note=_("Bot") if sitting.bot else "",
        turn=table.shown.seat == number,
    )


def _row(ui: Ui, table: YamslamTable, side: int) -> Node:
    """The chips of one side in rising order of value, in two rows where there is room for larger ones."""
    counts = table.shown.rows[side]
    sides = len(table.shown.rows)
    if ui.compact:
        height = 84 if sides <= _FEW else 56
    else:
        height = 62 if sides > _MOST_IN_TWO_ROWS else 92 if sides <= _FEW else 80
    cells = [_cell(ui, side, number, counts[number], height) for number in range(len(CHIPS))]
    if ui.compact or sides > _MOST_IN_TWO_ROWS:
        return ui.pad(ui.row(*cells, gap=2), beside=30 if ui.compact else 10, above=2)
    upper, lower = cells[:_UPPER], cells[_UPPER:]
    return ui.pad(ui.column(ui.row(*upper, gap=2), ui.row(*lower, ui.space(grow=1), gap=2), gap=10), beside=10, above=6)


def _cell(ui: Ui, side: int, number: int, count: int, height: float) -> Node:
    def draw(frame: Frame, box: Box) -> None:
        drawing.row_cell(frame, box, number, count)

    return ui.painted(draw, grow=1, height=height, least_width=24, name=("row", side, CHIPS[number]))
