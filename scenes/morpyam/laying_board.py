"""A board on which tiles are laid, with the hardness of its lines around it, and the tiles that lie beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, Unpack

from scenes.kit.building import Place
from scenes.kit.canvas import Canvas
from scenes.kit.controls import Manner
from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.spread import Spot, Spread
from scenes.kit.targets import Drag, Drop
from scenes.kit.theme import LEAST_TEXT, Ground
from scenes.kit.ui import Ui
from scenes.morpyam import board_drawing as drawing
from scenes.morpyam import heat, words
from scenes.morpyam.board import SQUARES, BoardView, Square
from scenes.morpyam.desk import Carried, Desk, accepts
from scenes.view import View
from tabletop.app.formats import format_number, format_percent
from tabletop.app.translations import _
from tabletop.games.morpyam.lines import Sweep
from tabletop.games.morpyam.reach import chance

_CORNER: Final = 14.0  # rounding of the focus ring, in units
_ALONE: Final = 100.0  # the side of a tile in the hand where no board is shown, in units
_HELD: Final = 1.08  # the size of a tile in the hand, as a share of a square's


class LayingBoard:
    """The board of a desk, laid out in a box.

    Args:
        ui: the builder.
        desk: what is laid.
        marked: the squares of the tiles laid last.
    """

    def __init__(self, ui: Ui, desk: Desk, marked: Sequence[Square] = ()) -> None:
        self._ui = ui
        self._desk = desk
        self._marked = marked
        self._lines = heat.hardness(desk.tiles)
        carry = ui.view.focus.carry
        held = None if carry is None else carry.drag.payload
        self._lifted = held.origin if isinstance(held, Carried) else None

    def node(self, **place: Unpack[Place]) -> Node:
        """The board as large as its room allows."""
        return self._ui.painted(self._spread, **place)

    def _spread(self, frame: Frame, box: Box) -> None:
        view = BoardView(heat.with_ring(box), named=not self._ui.compact)
        whole: Callable[[Box], Box] = lambda outer: outer  # noqa: E731 - the place of all that covers the board
        Spread(
            [
                Spot(self._ui.painted(lambda frame, _: drawing.board(frame, view)), whole),
                Spot(self._ui.painted(lambda frame, _: heat.bars(frame, view, self._lines)), whole),
                *(self._square(view, square) for square in SQUARES),
            ]
        ).place(frame, box)

    def _square(self, view: BoardView, square: Square) -> Spot:
        desk = self._desk
        tile = desk.tiles.get(square)
        free = tile is None
        movable = desk.active and not free and desk.movable(square)
        said = self._words(square)
        node = self._ui.target(
            ("square", square),
            self._ui.space(),
            on=None if movable or not desk.active else self._to_tiles,
            ask=partial(desk.take_back, square) if movable else None,
            enabled=desk.active and (free or movable),
            why=said if not desk.active else "" if free else desk.why_fixed(square),
            tip=said,
            drag=Drag(Carried(tile, square), partial(draw_carried, self._ui.view, tile))
            if movable and tile is not None
            else None,
            drop=Drop(lambda carried: accepts(desk, carried, square), lambda carried: desk.put(carried, square)),
            draw=partial(self._draw, view, square),
            radius=_CORNER,
        )
        return Spot(node, lambda _: view.square(square))

    def _to_tiles(self) -> None:
        """A free square leads to the tiles beside the board."""
        first = next((kind for kind, left in self._desk.beside.items() if left), None)
        if first is not None:
            self._ui.view.focus.focus(("tile", first))

    def _words(self, square: Square) -> str:
        """What is said of a square: its tile, and when it is pointed at its chance and how hard its lines are."""
        tile = self._desk.tiles.get(square)
        if self._ui.view.focus.lit != ("square", square):
            return "" if tile is None else words.figure(tile)
        lines = heat.through(self._lines, square)
        first = _("Free square") if tile is None else described(tile)
        if not lines:
            return first
        told = ", ".join(_direction(sweep, format_number(needed, 1)) for sweep, needed in lines.items())
        return _("{tile}. Turns a square: {lines}").format(tile=first, lines=told)

    def _draw(self, view: BoardView, square: Square, frame: Frame, _box: Box, manner: Manner) -> None:
        tile = self._desk.tiles.get(square)
        if tile is None or square == self._lifted:
            drawing.bed(frame, view, square, lit=manner.welcome)
            return
        drawing.tile(frame, view, square, tile)
        if view.named:
            with frame.on(Ground.WALNUT):
                self._ui.name(words.on_board(tile), LEAST_TEXT, align="center").place(frame, view.name(square))
        if square in self._marked:
            drawing.last_move(frame, view, square)


def open_hand(ui: Ui, tiles: Mapping[str, int], columns: int, **place: Unpack[Place]) -> Node:
    """Tiles that lie open before somebody else, by kind, to be looked at."""
    slots = [
        ui.target(
            ("open", kind),
            _count(ui, count),
            enabled=False,
            why=described(kind),
            draw=lambda frame, box, _, kind=kind: drawing.loose_tile(frame, box, kind, named=False),  # type: ignore[misc]
            radius=_CORNER,
        )
        for kind, count in tiles.items()
    ]
    return ui.grid(slots, columns, gap=8, ratio=1.0, **place)


def tile_tray(ui: Ui, desk: Desk, columns: int, **place: Unpack[Place]) -> Node:
    """The tiles beside the board, by kind, with how many there are of each. Tiles can be taken there, and put back."""
    carry = ui.view.focus.carry
    held = None if carry is None else carry.drag.payload
    taken = held.tile if isinstance(held, Carried) and held.origin is None else None
    slots = [_slot(ui, desk, kind, left - (kind == taken)) for kind, left in desk.beside.items()]
    return ui.grid(slots, columns, gap=8, ratio=1.0, **place)


def _slot(ui: Ui, desk: Desk, kind: str, left: int) -> Node:
    all_left = desk.beside[kind]
    usable = desk.active and all_left > 0

    def draw(frame: Frame, box: Box, manner: Manner) -> None:
        if left > 0:
            drawing.loose_tile(frame, box, kind, lit=manner.lit and usable, named=False)
        else:
            drawing.figure(frame, box.grown(-box.w * 0.1), kind, dim=True)

    def take_back(carried: Carried) -> None:
        if carried.origin is not None:
            desk.take_back(carried.origin)

    return ui.target(
        ("tile", kind),
        _count(ui, left),
        enabled=desk.active,
        why=described(kind) if not desk.active else "",
        tip=described(kind) if all_left else _("{tile}: all laid").format(tile=words.figure(kind)),
        drag=Drag(Carried(kind, None), partial(draw_carried, ui.view, kind)) if usable else None,
        drop=Drop(lambda carried: isinstance(carried, Carried) and carried.origin is not None, take_back),
        draw=draw,
        radius=_CORNER,
    )


def _count(ui: Ui, count: int) -> Node:
    """How many tiles of a kind there are, where there is more than one."""
    if count < 2:
        return ui.space()
    words = ui.text(_("× {count}").format(count=count), 24, bold=True, tone="live", align="right", lines=1)
    return ui.align(words, 0.9, 0.98)


def draw_carried(view: View, tile: str, canvas: Canvas, x: float, y: float) -> None:
    """A tile in the hand, as large as those on the board."""
    place = view.place_of(("square", SQUARES[0]))
    drawing.put_tile(canvas, tile, x, y, (place[2] if place is not None else _ALONE) * _HELD)


def described(tile: str) -> str:
    """A tile in words, with its chance: ``Full house: three alike and two alike. 36% in a turn``."""
    return _("{figure}. {chance} in a turn").format(
        figure=words.described(tile), chance=format_percent(float(chance(tile)))
    )


def _direction(sweep: Sweep, needed: str) -> str:
    match sweep:
        case "horizontal":
            words = _("row {turns}")
        case "vertical":
            words = _("column {turns}")
        case "first_diagonal":
            words = _("falling diagonal {turns}")
        case "second_diagonal":
            words = _("rising diagonal {turns}")
    return words.format(turns=needed)
