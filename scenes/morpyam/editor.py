"""Designing a grid: tiles are laid, exchanged and taken back, the board is turned and mirrored."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from scenes.evening import Evening
from scenes.input.intents import Back, FileDropped, Intent, Lapse, Menu
from scenes.kit.dialog import Answer, Ask
from scenes.kit.layout import Node
from scenes.kit.table import felt
from scenes.kit.ui import Ui
from scenes.morpyam import workshop as shop
from scenes.morpyam.board import Square
from scenes.morpyam.desk import Carried
from scenes.morpyam.editor_design import Design
from scenes.morpyam.laying_board import LayingBoard, tile_tray
from scenes.morpyam.workshop import Refusal, Workshop
from scenes.scene import Scene
from tabletop.app.grids import LONGEST_NAME
from tabletop.app.translations import _
from tabletop.games.morpyam import designs

_COLUMNS: Final = 5


class Editor(Scene):
    """The work on one grid.

    Attributes:
        design: the grid.
    """

    def __init__(self, workshop: Workshop, design: Design) -> None:
        self.workshop = workshop
        self.design = design

    # How it looks

    def compose(self, ui: Ui) -> Node:
        """The board at the left; at the right its name, the tiles beside it, and what can be done."""
        margin = 16 if ui.compact else 24
        side = min(ui.height - 2 * margin, ui.width * (0.53 if ui.compact else 0.56))
        board = LayingBoard(ui, self).node(width=side, height=side, across="center")
        panel = ui.column(
            self._head(ui),
            self._status(ui),
            tile_tray(ui, self, _COLUMNS, grow=1),
            ui.explanation(_("Bars at the edge: the longer, the harder the line"), lines=3, least_height=96),
            ui.wrap(*self._steps(ui), along="center", gap=12),
            ui.wrap(*self._endings(ui), along="center", gap=12),
            gap=16 if ui.compact else 20,
            grow=1,
        )
        return felt(ui, ui.pad(ui.row(board, panel, gap=2 * margin, align="stretch"), margin))

    def _head(self, ui: Ui) -> Node:
        name = ui.field(
            "name",
            self.design.name,
            self._rename,
            title=_("Name of the grid"),
            hint=_("Name of the grid"),
            most=LONGEST_NAME,
            grow=1,
        )
        return ui.row(ui.icon_button("back", "left", self.close, tip=_("Back")), name, gap=16)

    def _status(self, ui: Ui) -> Node:
        """Whether the grid is whole, and whether it is kept."""
        left = self.design.left
        sign = ui.icon("check" if not left else "plus", 34, tone="live")
        kept = _("Saved") if self.design.slot is not None and not self.design.changed else ""
        return ui.row(sign, ui.text(shop.left(left), bold=True, lines=1, grow=1), ui.small(kept, lines=1), gap=12)

    def _steps(self, ui: Ui) -> list[Node]:
        design = self.design
        return [
            self._tool(ui, "undo", _("Undo"), design.undo, "z", design.can_undo, _("Nothing has been done yet")),
            self._tool(ui, "redo", _("Redo"), design.redo, "y", design.can_redo, _("Nothing was undone")),
            self._tool(ui, "turn", _("Turn"), self.turn, "t", bool(design.tiles), _("The board is empty")),
            self._tool(ui, "mirror", _("Mirror"), self.mirror, "m", bool(design.tiles), _("The board is empty")),
            self._tool(ui, "begin", _("Begin anew"), self.begin_anew, "n", True, ""),
        ]

    def _tool(
        self, ui: Ui, key: str, label: str, act: Callable[[], None], shortcut: str, enabled: bool, why: str
    ) -> Node:
        return ui.button(key, label, act, enabled=enabled, why=why, shortcut=shortcut, size=24)

    def _endings(self, ui: Ui) -> list[Node]:
        whole = not self.design.left
        why = "" if whole else shop.left(self.design.left)
        changed = self.design.changed
        return [
            ui.button(
                "save",
                _("Save"),
                self.save,
                style="primary",
                enabled=whole and changed,
                why=why or _("Nothing has changed since it was saved"),
                shortcut="s",
            ),
            ui.button("play", _("Play on it"), self.play_on, enabled=whole, why=why, shortcut="p"),
            ui.button("code", _("Code"), self.show_code, shortcut="c"),
            ui.button("export", _("Export"), self.export, enabled=whole, why=why, shortcut="e"),
        ]

    # The desk

    @property
    def tiles(self) -> dict[Square, str]:
        """The tiles on the board."""
        return self.design.tiles

    @property
    def beside(self) -> dict[str, int]:
        """The tiles beside it."""
        return dict(self.design.beside)

    @property
    def active(self) -> bool:
        """Tiles can always be moved."""
        return True

    def movable(self, square: Square) -> bool:
        """Whether a tile lies there."""
        return self.design.movable(square)

    def why_fixed(self, square: Square) -> str:
        """Nothing is fixed."""
        return self.design.why_fixed(square)

    def put(self, carried: Carried, square: Square) -> None:
        """Lays a tile on a square."""
        self.design.put(carried, square)
        self.host.sounds.play("place")

    def take_back(self, square: Square) -> None:
        """Takes the tile on a square off the board."""
        self.design.take_back(square)
        self.host.sounds.play("aside")

    # What can be done

    def turn(self) -> None:
        """Turns the board a quarter to the right."""
        self.design.arrange(designs.turned(self.tiles))

    def mirror(self) -> None:
        """Exchanges left and right."""
        self.design.arrange(designs.mirrored(self.tiles))

    def begin_anew(self) -> None:
        """Chooses what the board begins with; it can be undone."""
        from scenes.morpyam.editor_start import Start

        self.host.push(Start(self.design.arrange))

    def save(self) -> None:
        """Keeps the grid under its name; asks for one first, and before another grid is replaced."""
        if not self.design.name.strip():
            self.host.ask_text(_("Name of the grid"), "", self._name_and_save, LONGEST_NAME)
            return
        other = self.workshop.store.named(self.design.name)
        if other is None or other.slot == self.design.slot:
            self._keep(self.design.slot)
            return
        question = _("There is a grid called {name} already. Replacing it cannot be undone.").format(name=other.name)
        answers = [
            Answer(_("Keep both"), self._keep_both),
            Answer(_("Replace it"), partial(self._keep, other.slot), "danger"),
        ]
        self.host.push(Ask(_("Replace the grid?"), question, answers))

    def _name_and_save(self, name: str) -> None:
        self._rename(name)
        if name.strip():
            self.save()

    def _keep_both(self) -> None:
        self._rename(self.workshop.store.free_name(self.design.name.strip()))
        self._keep(self.design.slot)

    def _keep(self, slot: str | None) -> None:
        try:
            kept = self.workshop.save(self.design.name, self.tiles, slot)
        except Refusal as refusal:
            self.say(refusal.words, alert=True)
            return
        self.design.note_kept(kept)
        self.workshop.forget_draft()
        self.say(_("{name} is saved").format(name=self.design.name.strip()))

    def export(self) -> None:
        """Writes the grid as a picture that carries it."""
        try:
            file = self.workshop.hand_out(self.design.name.strip() or _("Grid"), self.tiles)
        except Refusal as refusal:
            self.say(refusal.words, alert=True)
        else:
            self.say(_("Written to {file}").format(file=file))

    def show_code(self) -> None:
        """Shows the code of the grid, and takes others."""
        from scenes.morpyam.editor_code import CodeCard

        self.host.push(CodeCard(self.tiles if not self.design.left else None, self.design.arrange))

    def play_on(self) -> None:
        """Sets up a table that plays on this grid."""
        self.keep_draft()
        self.workshop.set_up_table(self.tiles, self.design.name)

    def close(self) -> None:
        """Goes back; what is not saved is kept as unfinished."""
        self.host.pop()

    # What happens to it

    def handle(self, intent: Intent) -> bool:
        """Back; a file dropped on the window is read."""
        match intent:
            case Back() | Menu():
                self.close()
            case FileDropped(path=path):
                self._read(path)
            case Lapse():
                self.keep_draft()
                return False
            case _:
                return False
        return True

    def leave(self) -> None:
        """What is not saved is kept as unfinished."""
        self.keep_draft()

    def keep_draft(self) -> None:
        """Keeps the work that is not saved, so that nothing can be lost."""
        if self.design.changed and (self.tiles or self.design.name.strip()):
            self.workshop.keep_draft(self.design)
        else:
            self.workshop.forget_draft()

    def _read(self, path: str) -> None:
        try:
            grid = self.workshop.read_path(path)
        except Refusal as refusal:
            self.say(refusal.words, alert=True)
        else:
            self.design.arrange(designs.arranged(grid.grid))

    def _rename(self, name: str) -> None:
        self.design.name = name


def opened(evening: Evening, design: Design | None = None) -> Editor:
    """The editor of an evening."""
    return Editor(Workshop(evening), design or Design())
