"""How the laying of the board in Plus looks: the board, the players with their tiles, and what can be done."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from scenes.kit.building import PanelKind
from scenes.kit.canvas import Canvas
from scenes.kit.layout import Node
from scenes.kit.table import SeatLook, felt, seat
from scenes.kit.ui import Ui
from scenes.morpyam import board_drawing as drawing
from scenes.morpyam.laying import Laying
from scenes.morpyam.laying_board import LayingBoard, open_hand, tile_tray
from tabletop.app.translations import _, ngettext

if TYPE_CHECKING:
    from scenes.morpyam.table import MorpyamTable

_COLUMNS: Final = 5
_BOARD: Final = 0.53  # the most of the table's width that the board takes


def laying_view(ui: Ui, table: MorpyamTable, tools: Node, guide: Node | None) -> Node:
    """The board at the left; the players with their tiles, those to be laid, and what is wanted at the right."""
    laying = table.laying
    margin = 16 if ui.compact else 24
    side = min(ui.height - 2 * margin, ui.width * _BOARD)
    last = table.shown.last
    board = LayingBoard(ui, laying, () if last is None else (last,)).node(width=side, height=side, across="center")
    notice = ui.small(table.notice, tone="alert", lines=3) if table.notice else None
    legend = _("Bars at the edge: the longer, the harder the line")
    panel = ui.column(
        _seats(ui, table),
        _tiles(ui, table),
        notice,
        guide,
        table.prompt_line(ui, _prompt(table)),
        ui.explanation(legend, lines=3, least_height=92, warns=laying.active),
        _buttons(ui, laying),
        ui.row(tools),
        gap=12,
        grow=1,
    )
    whole = felt(ui, ui.pad(ui.row(board, panel, gap=margin, align="stretch"), margin))
    return ui.stack(whole, ui.layer("laying", partial(_draw_flight, table)))


def _tiles(ui: Ui, table: MorpyamTable) -> Node:
    """The tiles to be laid, or those of the seat that is looked at."""
    laying = table.laying
    if laying.looked_at is None:
        return tile_tray(ui, laying, _COLUMNS, grow=1)
    return open_hand(ui, laying.held_by(laying.looked_at), _COLUMNS, grow=1)


def _seats(ui: Ui, table: MorpyamTable) -> Node:
    """All players, two beside each other; a press shows the tiles of one, which lie open (M-70)."""
    return ui.grid([_seat(ui, table, number) for number in range(len(table.play_.seats))], 2, gap=12)


def _seat(ui: Ui, table: MorpyamTable, number: int) -> Node:
    shown, sitting = table.shown, table.play_.seats[number]
    left = len(shown.tiles[number]) if shown.tiles else 0
    notes = [_("Bot")] if sitting.bot else []
    if number in shown.confirmed:
        notes.append(_("has laid"))
    elif shown.tiles:
        notes.append(ngettext("{count} tile", "{count} tiles", left).format(count=left))
    name = table.seat_name(number)
    look = SeatLook(name, sitting.colour, note=", ".join(notes), turn=shown.seat == number)
    looked_at = table.laying.looked_at == number
    tip = _("Back to the tiles to be laid") if looked_at else _("The tiles of {name}").format(name=name)
    plate = seat(ui, look)
    kind: PanelKind = "night" if looked_at else "panel"
    if not left:
        return ui.stack(plate, name=("reserve", number))
    return ui.target(
        ("reserve", number),
        plate if shown.seat == number else ui.stack(ui.panel(ui.space(), kind, pad=0), plate),
        on=partial(table.laying.look_at, number),
        tip=tip,
    )


def _prompt(table: MorpyamTable) -> str:
    shown = table.shown
    if table.laying.looked_at is not None:
        return _("The tiles of {name}").format(name=table.seat_name(table.laying.looked_at))
    if shown.seat is None or not table.laying.active:
        return shown.news or _("The tiles are drawn")
    name = table.seat_name(shown.seat)
    left = len(table.laying.held)
    if not left:
        return _("{name}, confirm your tiles, or move them").format(name=name)
    return ngettext("{name}, lay your last tile", "{name}, lay your {count} tiles", left).format(name=name, count=left)


def _buttons(ui: Ui, laying: Laying) -> Node:
    left = len(laying.held)
    all_laid = laying.active and not left
    waiting = "" if laying.active else _("Another player lays")
    return ui.wrap(
        ui.button(
            "undo",
            _("Undo"),
            laying.undo,
            enabled=laying.active and laying.can_undo,
            why=waiting or _("Nothing has been done yet"),
            shortcut="z",
            size=24,
        ),
        ui.button(
            "redo",
            _("Redo"),
            laying.redo,
            enabled=laying.active and laying.can_redo,
            why=waiting or _("Nothing was undone"),
            shortcut="y",
            size=24,
        ),
        ui.button(
            "all back",
            _("Take all back"),
            laying.take_all_back,
            enabled=laying.active and bool(laying.own),
            why=waiting or _("None of your tiles is laid"),
            size=24,
        ),
        ui.button(
            "rest",
            _("Lay the rest"),
            laying.lay_rest,
            enabled=laying.active and left > 0,
            why=waiting or _("All your tiles are laid"),
            tip=_("Lays the tiles that are left by chance"),
            size=24,
        ),
        ui.button(
            "confirm",
            _("Confirm"),
            laying.confirm,
            style="primary",
            enabled=all_laid,
            why=waiting or _("Lay all your tiles first"),
            default=all_laid,
            shortcut="c",
        ),
        along="center",
        gap=12,
    )


def _draw_flight(table: MorpyamTable, canvas: Canvas) -> None:
    flight, view = table.laying.flight, table.view
    if flight is None:
        return
    start, end = view.place_of(("reserve", flight.seat)), view.place_of(("square", flight.square))
    if start is None or end is None:
        return
    share = flight.share
    x = start[0] + start[2] / 2 + (end[0] + end[2] / 2 - start[0] - start[2] / 2) * share
    y = start[1] + start[3] / 2 + (end[1] + end[3] / 2 - start[1] - start[3] / 2) * share
    drawing.put_tile(canvas, flight.tile, x, y, end[2])
