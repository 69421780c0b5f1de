"""Morpyam's board on the screen: its squares as targets, and the tokens and lines that move over it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from scenes.art.board import Look, Wood
from scenes.kit.canvas import Canvas
from scenes.kit.controls import Manner
from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.spread import Spot, Spread
from scenes.kit.targets import Drop
from scenes.kit.ui import Ui
from scenes.morpyam import board_drawing as drawing
from scenes.morpyam import words
from scenes.morpyam.board import BoardView, Square

if TYPE_CHECKING:
    from scenes.morpyam.table import MorpyamTable

TOKEN: Final = "token"
"""What is carried when a token is dragged."""
_PLATE: Final = 0.3  # how much of a square's height the plate with its chance takes, where it has no name


def board_area(ui: Ui, table: MorpyamTable, side: float) -> Node:
    """The board, ``side`` units square."""

    def draw(frame: Frame, box: Box) -> None:
        BoardArea(ui, table, table.board_in(box, named=not table.flash and not ui.compact)).node().place(frame, box)

    return ui.painted(draw, width=side, height=side, name="board")


class BoardArea:
    """The board laid out in a view."""

    def __init__(self, ui: Ui, table: MorpyamTable, view: BoardView) -> None:
        self._ui = ui
        self._table = table
        self._view = view
        self._threats = table.threats()
        self._placeable = table.placeable()
        self._dim = bool(self._placeable) and not table.may_throw

    def node(self) -> Node:
        """All of it: the wood, the squares, tokens and marks, and what moves."""
        view = self._view
        return Spread(
            [
                Spot(self._ui.painted(lambda frame, _: drawing.board(frame, view)), _everywhere),
                *(self._square(square) for square in self._table.shown.grid),
                Spot(self._ui.painted(lambda frame, _: self._draw_marks(frame)), _everywhere),
                Spot(self._ui.layer("lines", self._draw_lines), _everywhere),
            ]
        )

    def _square(self, square: Square) -> Spot:
        table, view = self._table, self._view
        tile = table.shown.grid[square]
        lit = square in self._placeable
        node = self._ui.target(
            ("square", square),
            self._ui.space(),
            on=partial(table.place, square),
            enabled=lit,
            why="" if lit else table.why_not_place(square),
            tip=words.offer(tile) if lit else "",
            drop=Drop(lambda payload: payload == TOKEN, lambda _: table.drop_token(square)) if lit else None,
            draw=partial(self._draw_square, square),
            radius=14,
        )
        return Spot(node, lambda _: view.square(square))

    def _draw_square(self, square: Square, frame: Frame, _box: Box, manner: Manner) -> None:
        table, view, shown = self._table, self._view, self._table.shown
        tile = shown.grid[square]
        drawing.tile(frame, view, square, tile, self._look(square))
        chance = table.advisor.chance(square)
        if view.named:
            drawing.name(
                self._ui, frame, view, square, words.on_board(tile) if chance is None else chance, live=bool(chance)
            )
        elif chance is not None:
            self._plate(frame, square, chance)
        seat = shown.tokens.get(square)
        if seat is not None and square != table.hidden:
            in_line = any(square in run.squares for run in shown.runs)
            drawing.token(frame, view, square, table.colour(seat), lit=in_line)
        elif manner.lit and square in self._placeable and shown.seat is not None:
            drawing.token(frame, view, square, table.colour(shown.seat), ghost=True)

    def _look(self, square: Square) -> Look:
        table = self._table
        if square in table.shown.tokens:
            return Look.TAKEN
        if square in self._placeable:
            return Look.LIT
        if square in self._threats:
            return Look.THREAT
        return Look.DIM if self._dim else Look.FREE

    def _plate(self, frame: Frame, square: Square, chance: str) -> None:
        box = self._view.square(square)
        high = max(box.h * _PLATE, self._ui.stage.text_pixels(22) * 1.3)
        node = self._ui.panel(
            self._ui.center(self._ui.text(chance, 22, tone="live", align="center", lines=1)), "night", pad=0, radius=8
        )
        node.place(frame, Box(box.x + box.w * 0.04, box.y + box.h - high - box.h * 0.03, box.w * 0.92, high))

    def _draw_marks(self, frame: Frame) -> None:
        table, view = self._table, self._view
        if table.shown.last is not None and table.shown.last != table.hidden:
            drawing.last_move(frame, view, table.shown.last)
        if table.advisor.square is not None:
            drawing.advice(frame, view, table.advisor.square)
        for square, seats in self._threats.items():
            for place, seat in enumerate(seats):
                drawing.badge(frame, view, square, table.colour(seat), place)

    # What moves

    def _draw_lines(self, canvas: Canvas) -> None:
        table = self._table
        if table.glow > 0.0:
            for run in table.shown.runs:
                drawing.put_line(canvas, self._view, run.squares, table.colour(run.seat), table.glow)


def wood(table: MorpyamTable) -> Wood:
    """What the board of a table is made of."""
    return Wood.CHERRY if table.flash else Wood.WALNUT


def _everywhere(box: Box) -> Box:
    return box
