"""Yamslam's tin on the screen: its wells and dice as targets, and everything that moves over it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from scenes.dice.area import TrayArea
from scenes.kit.controls import Manner
from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.spread import Spot
from scenes.kit.ui import Ui
from scenes.yamslam import drawing, words
from scenes.yamslam.board import Board, out_place
from scenes.yamslam.drawing import Light
from tabletop.app.formats import format_percent
from tabletop.app.translations import _
from tabletop.games.yamslam.combinations import CHIPS

if TYPE_CHECKING:
    from scenes.yamslam.table import YamslamTable

_EXACT_BELOW: Final = 0.995  # chances from here on are shown without decimals


def tin_area(ui: Ui, table: YamslamTable) -> Node:
    """The tin as large as its place allows, with what lies in and beside it."""

    def draw(frame: Frame, box: Box) -> None:
        Tin(ui, table, table.board_in(box)).node().place(frame, box)

    return ui.painted(draw, grow=1.0, name="board")


class Tin:
    """The tin laid out on a board."""

    def __init__(self, ui: Ui, table: YamslamTable, board: Board) -> None:
        self._ui = ui
        self._table = table
        self._board = board

    def node(self) -> Node:
        """The tin with its chips, the dice in it, and the chances over all."""
        inlays = [self._well(number) for number in range(len(CHIPS))]
        inlays += [self._out(slot, number) for slot, number in enumerate(reversed(range(len(CHIPS))))]
        layers = drawing.tin(self._board)
        return TrayArea(self._ui, self._table, self._board, layers, inlays, self._chances()).node()

    # What can be pointed at

    def _well(self, number: int) -> Spot:
        table, board = self._table, self._board
        chip = CHIPS[number]
        count = table.shown.tray[number]
        enabled, why = table.takeable(chip, "tray")

        light = Light.LIT if enabled else Light.DIM if table.may_take else Light.LAMP

        def draw(frame: Frame, _box: Box, _manner: Manner) -> None:
            drawing.stack(frame, board, number, count, light)

        node = self._ui.target(
            ("tray", chip),
            self._ui.space(),
            on=partial(table.take, chip, "tray"),
            enabled=enabled,
            why=why or words.explanation(chip),
            tip=words.chip_name(chip),
            draw=draw,
        )
        box = drawing.stack_box(board, number, count)
        if table.advisor.chance(chip) is not None:
            plate = self._plate_box(number)
            box = Box(box.x, box.y, box.w, max(box.h, plate.y + plate.h - box.y))
        return Spot(node, partial(_given, box))

    def _out(self, slot: int, number: int) -> Spot:
        table, board = self._table, self._board
        chip = CHIPS[number]
        count = table.shown.out[number]
        place = board.seen(*out_place(slot))
        half = place.side * 0.72
        box = Box(place.x - half, place.y - half, 2 * half, 2 * half)
        if not count:
            return Spot(self._ui.space(), partial(_given, box))
        enabled, why = table.takeable(chip, "out")

        def draw(frame: Frame, _box: Box, _manner: Manner) -> None:
            drawing.out_stack(frame, board, slot, number, count, lit=enabled)

        node = self._ui.target(
            ("out", chip),
            self._ui.space(),
            on=partial(table.take, chip, "out"),
            enabled=enabled,
            why=why or _("Out of play: {chip}").format(chip=words.chip_name(chip)),
            tip=words.chip_name(chip),
            draw=draw,
        )
        return Spot(node, partial(_given, box))

    # The chances

    def _chances(self) -> list[Spot]:
        ui, table = self._ui, self._table
        spots = []
        for number, chip in enumerate(CHIPS):
            chance = table.advisor.chance(chip)
            if chance is None:
                continue
            text = format_percent(chance.p, 1 if chance.p < _EXACT_BELOW else 0)
            node = ui.panel(ui.center(ui.small(text, tone="live", align="center", lines=1)), "night", pad=4)
            spots.append(Spot(node, partial(_given, self._plate_box(number))))
        return spots

    def _plate_box(self, number: int) -> Box:
        well = self._board.well(number)
        half = max(well.side * 0.62, self._ui.px(52))
        high = max(self._ui.px(38), self._ui.stage.text_pixels(22) * 1.5)
        return Box(well.x - half, well.y + well.side * 0.7, 2 * half, high)


def _given(box: Box, _whole: Box) -> Box:
    """A place that does not depend on the whole."""
    return box
