"""Yamslam's tin on the screen: its wells and dice as targets, and everything that moves over it."""

from __future__ import annotations

from functools import partial
from math import pi, sin
from typing import TYPE_CHECKING, Final

from scenes.art.dice import TWO_COLOURS
from scenes.dice.drawing import DieLook, lying, rolling
from scenes.dice.marks import Mark, draw_mark
from scenes.kit.canvas import Canvas
from scenes.kit.controls import Manner
from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.spread import Spot, Spread
from scenes.kit.ui import Ui
from scenes.yamslam import drawing, words
from scenes.yamslam.board import Board, Depth, depth, out_place
from scenes.yamslam.drawing import Light
from tabletop.app.formats import format_percent
from tabletop.app.translations import _
from tabletop.games.yamslam.combinations import CHIPS
from tabletop.games.yamslam.position import MOST_THROWS

if TYPE_CHECKING:
    from scenes.yamslam.table import YamslamTable

_HOP: Final = 0.42  # the share of a cheer that one die's hop takes
_HOP_HEIGHT: Final = 0.8
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
        """All of it, from the farthest to the nearest."""
        board, table = self._board, self._table
        looks = self._still()
        spots = [
            self._layer("behind", partial(self._draw_moving, Depth.BEHIND)),
            self._dice(looks, Depth.BEHIND),
            self._whole(lambda frame, _: drawing.tin_back(frame, board)),
            *(self._well(number) for number in range(len(CHIPS))),
            *(self._out(slot, number) for slot, number in enumerate(reversed(range(len(CHIPS))))),
            self._whole(lambda frame, _: drawing.aside_marks(frame, board)),
            Spot(self._track(), lambda _: drawing.track_box(board)),
            self._dice(looks, Depth.WITHIN),
            self._layer("rolling", partial(self._draw_moving, Depth.WITHIN)),
            self._whole(lambda frame, _: drawing.tin_front(frame, board)),
            self._whole(self._draw_track_ring),
            self._dice(looks, Depth.OVER),
            *(self._die(number, look) for number, look in looks.items() if number in table.shown.lying),
            *(self._stray_mark(looks[number]) for number in table.shown.stray if number in looks),
            self._layer("over", partial(self._draw_moving, Depth.OVER)),
            *self._chances(),
            self._layer("hand", self._draw_hand),
        ]
        return Spread(spots)

    # Where dice are

    def _still(self) -> dict[int, DieLook]:
        """The dice that do not move, by number."""
        table = self._table
        if table.cheer is not None:
            return {}
        moving = set(table.sliding.dice)
        if table.hand.grip is not None:
            moving.update(table.to_throw)
        if table.throws.roll is not None:
            moving.update(table.throws.roll.recording.dice)
        looks = {
            number: lying(die, fine=number not in table.throws.coarse)
            for number, die in sorted(table.shown.lying.items())
            if number not in moving
        }
        strays = {die: drawing.on_tin(rolling(pose)) for die, pose in table.shown.stray.items() if die not in moving}
        return looks | strays

    def _moving(self) -> list[DieLook]:
        """The dice that move."""
        table = self._table
        looks = [] if table.throws.roll is None else table.throws.roll.looks
        looks = looks + table.sliding.looks()
        if table.cheer is not None:
            looks = looks + _hopping(table, table.cheer)
        return [drawing.on_tin(look) for look in looks]

    # What moves

    def _draw_moving(self, where: Depth, canvas: Canvas) -> None:
        looks = [look for look in self._moving() if depth(look.x, look.y, look.z) is where]
        drawing.moving_dice(canvas, self._board, looks)

    def _draw_hand(self, canvas: Canvas) -> None:
        table, board = self._table, self._board
        hand = table.hand
        if hand.grip is not None:
            if hand.grip != "drag":
                drawing.put_aim(canvas, board, hand)
            drawing.put_cup(canvas, board, hand.x, hand.y)
        elif table.throws.throwing is not None:
            release = table.throws.throwing.inputs.release
            drawing.put_cup(canvas, board, release.x, release.y)

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

    def _die(self, die: int, look: DieLook) -> Spot:
        table = self._table
        aside = die in table.shown.aside
        foul = table.shown.foul

        def draw(frame: Frame, _box: Box, _manner: Manner) -> None:
            if foul is not None and die in foul.dice:
                self._mark(frame, look, Mark.FOUL)
            elif table.advisor.is_to_keep(die):
                self._mark(frame, look, Mark.KEEP)
            elif aside and table.shown.lying[die].in_track:
                self._mark(frame, look, Mark.ASIDE)

        node = self._ui.target(
            ("die", die),
            self._ui.space(),
            on=partial(table.toggle_die, die),
            enabled=table.may_choose_dice,
            why="" if not table.choosing else words.throws_left(MOST_THROWS - table.shown.throws),
            tip=_("Take it back into the throw") if aside else _("Set it aside"),
            shortcut=str(die + 1),
            draw=draw,
        )
        return Spot(node, lambda _box: drawing.die_box(self._board, look))

    def _stray_mark(self, look: DieLook) -> Spot:
        marked = self._ui.painted(lambda frame, _: self._mark(frame, look, Mark.FOUL))
        return Spot(marked, lambda _box: drawing.die_box(self._board, look))

    def _mark(self, frame: Frame, look: DieLook, mark: Mark) -> None:
        draw_mark(frame, self._board.eye, TWO_COLOURS, look, mark)

    def _track(self) -> Node:
        table = self._table
        return self._ui.target(
            "track",
            self._ui.space(),
            hold=table.handling.hold,
            enabled=table.may_throw,
            tip=_("Drag and flick the dice, or hold to charge the throw; left and right aim"),
            radius=None,  # its mark is drawn along its edge, over the near wall
        )

    def _draw_track_ring(self, frame: Frame, _box: Box) -> None:
        if frame.lit == "track" and self._table.view.focus.ring_shown:
            drawing.track_ring(frame, self._board)

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

    # Shorter words for what is laid over the whole board

    def _whole(self, draw: drawing.Draw) -> Spot:
        return Spot(self._ui.painted(draw), _everywhere)

    def _layer(self, key: str, draw: drawing.DrawMoving) -> Spot:
        return Spot(self._ui.layer(key, draw), _everywhere)

    def _dice(self, looks: dict[int, DieLook], where: Depth) -> Spot:
        chosen = [look for look in looks.values() if depth(look.x, look.y, look.z) is where]
        return self._whole(lambda frame, _: drawing.resting_dice(frame, self._board, chosen))


def _everywhere(box: Box) -> Box:
    return box


def _given(box: Box, _whole: Box) -> Box:
    """A place that does not depend on the whole."""
    return box


def _hopping(table: YamslamTable, share: float) -> list[DieLook]:
    """Five alike, hopping one after another from left to right and catching the light."""
    dice = sorted(table.shown.lying.values(), key=lambda die: die.x)
    looks = []
    for place, die in enumerate(dice):
        start = (1 - _HOP) * place / max(1, len(dice) - 1)
        high = sin(pi * min(1.0, max(0.0, (share - start) / _HOP)))
        look = lying(die, fine=False)
        looks.append(look._replace(z=look.z + _HOP_HEIGHT * high, glow=round(0.6 * high, 2)))
    return looks
