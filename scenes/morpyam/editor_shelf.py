"""The designed grids: begin one, go on with one, copy, hand out, delete; and take in those of others."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from scenes.frames import screen
from scenes.input.intents import Back, FileDropped, Intent, Menu
from scenes.kit.dialog import Answer, Ask
from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.morpyam.board import Square
from scenes.morpyam.editor import Editor
from scenes.morpyam.editor_code import CodeCard
from scenes.morpyam.editor_design import Design
from scenes.morpyam.editor_files import Files
from scenes.morpyam.editor_start import Start, Tiles
from scenes.morpyam.grid_picture import paint_grid
from scenes.morpyam.workshop import Refusal, Workshop
from scenes.scene import Scene
from tabletop.app.grids import KeptGrid, SavedGrid
from tabletop.app.translations import _
from tabletop.games.morpyam import designs

_PREVIEW: Final = 168.0


class GridShelf(Scene):
    """A list of every designed grid, by name."""

    def __init__(self, workshop: Workshop) -> None:
        self.workshop = workshop
        self._grids: tuple[SavedGrid, ...] = ()
        self._draft: Design | None = None

    def enter(self) -> None:
        """Looks what there is."""
        self._look()

    def uncover(self) -> None:
        """Grids may have been saved meanwhile."""
        self._look()

    def _look(self) -> None:
        self._grids = self.workshop.grids()
        self._draft = self.workshop.draft()
        self.refresh()

    # How it looks

    def compose(self, ui: Ui) -> Node:
        """What begins a grid above, the unfinished one first, then one card a grid."""
        begins = ui.wrap(
            ui.button("new", _("New grid"), self._begin, style="primary", default=self._draft is None),
            ui.button("files", _("Take in a file"), self._open_files),
            ui.button("code", _("Type a code"), self._open_code),
            gap=16,
        )
        cards = [self._card(ui, grid) for grid in self._grids]
        none = ui.text(_("No grid has been designed yet."), align="center") if not cards and not self._draft else None
        body = ui.scroll("grids", ui.column(none, self._draft_card(ui), *cards, gap=20), grow=1)
        wide = min(1500.0, ui.width * 0.94)
        inner = ui.row(ui.column(begins, body, gap=24, width=wide), along="center", align="stretch")
        return screen(ui, _("Designed grids"), self.host.pop, inner)

    def _card(self, ui: Ui, grid: SavedGrid) -> Node:
        slot = grid.slot
        words = ui.name(grid.name, 34, bold=True)
        buttons = ui.wrap(
            ui.button(("play", slot), _("Play on it"), partial(self._play, grid)),
            ui.button(("change", slot), _("Change"), partial(self._change, grid)),
            ui.button(("copy", slot), _("Copy"), partial(self._copy, grid)),
            ui.button(("export", slot), _("Export"), partial(self._export, grid)),
            ui.button(("delete", slot), _("Delete"), partial(self._ask_delete, grid), style="danger"),
            gap=12,
        )
        return ui.card(ui.row(_preview(ui, grid), ui.column(words, buttons, gap=18, grow=1), gap=28), pad=22)

    def _draft_card(self, ui: Ui) -> Node | None:
        draft = self._draft
        if draft is None:
            return None
        words = ui.column(
            ui.text(_("The unfinished grid"), bold=True, lines=1),
            ui.name(draft.name) if draft.name else None,
            gap=2,
            grow=1,
        )
        go_on = ui.button("go on", _("Go on"), partial(self._open, draft), style="primary", default=True)
        forget = ui.button("forget", _("Delete"), self._ask_forget, style="danger")
        return ui.card(ui.row(words, go_on, forget, gap=20), pad=22)

    # What can be done

    def _begin(self) -> None:
        self.host.push(Start(self._begin_with))

    def _open_code(self) -> None:
        self.host.push(CodeCard(None, self._begin_with))

    def _open_files(self) -> None:
        self.host.push(Files(self.workshop, self._take_in))

    def _begin_with(self, tiles: Tiles) -> None:
        self._work_on(lambda: Design(tiles))

    def _take_in(self, grid: KeptGrid) -> None:
        self._work_on(lambda: Design(designs.arranged(grid.grid), grid.name))

    def _change(self, grid: SavedGrid) -> None:
        self._work_on(lambda: Design(designs.arranged(grid.grid), grid.name, grid.slot))

    def _work_on(self, make: Callable[[], Design]) -> None:
        """Opens the editor; an unfinished grid is asked about first, as there is but one."""
        if self._draft is None:
            self._open(make())
            return
        answers = [
            Answer(_("Go on with the unfinished one"), partial(self._open, self._draft)),
            Answer(_("Delete it"), lambda: self._open(make()), "danger"),
        ]
        self.host.push(Ask(_("There is an unfinished grid"), _("Only one can be unfinished at a time."), answers))

    def _open(self, design: Design) -> None:
        self.host.push(Editor(self.workshop, design))

    def _play(self, grid: SavedGrid) -> None:
        self.workshop.set_up_table(_tiles(grid), grid.name)

    def _copy(self, grid: SavedGrid) -> None:
        self._attempt(lambda: self.workshop.copy(grid.slot))

    def _export(self, grid: SavedGrid) -> None:
        self._attempt(lambda: self._tell_file(grid))

    def _tell_file(self, grid: SavedGrid) -> None:
        file = self.workshop.hand_out(grid.name, _tiles(grid))
        self.say(_("Written to {file}").format(file=file))

    def _ask_delete(self, grid: SavedGrid) -> None:
        question = _("{name} cannot be brought back.").format(name=grid.name)
        delete = partial(self._attempt, lambda: self.workshop.delete(grid.slot))
        self._ask(_("Delete this grid?"), question, delete)

    def _ask_forget(self) -> None:
        self._ask(_("Delete the unfinished grid?"), _("It cannot be brought back."), self._forget)

    def _ask(self, title: str, question: str, delete: Callable[[], None]) -> None:
        keep = Answer(_("Keep it"), lambda: None)
        self.host.push(Ask(title, question, [keep, Answer(_("Delete"), delete, "danger")]))

    def _forget(self) -> None:
        self.workshop.forget_draft()
        self._look()

    def _attempt(self, act: Callable[[], object]) -> None:
        """Does what may fail, and tells people why when it does."""
        try:
            act()
        except Refusal as refusal:
            self.say(refusal.words, alert=True)
        self._look()

    def handle(self, intent: Intent) -> bool:
        """Back; a file dropped on the window is taken in."""
        match intent:
            case Back() | Menu():
                self.host.pop()
            case FileDropped(path=path):
                self._attempt(lambda: self._take_in(self.workshop.read_path(path)))
            case _:
                return False
        return True


def _tiles(grid: SavedGrid) -> dict[Square, str]:
    return designs.arranged(grid.grid)


def _preview(ui: Ui, grid: SavedGrid) -> Node:
    scale = ui.stage.scale
    return ui.picture(
        ("grid", grid.grid, scale),
        lambda surface: paint_grid(surface, _tiles(grid), scale),
        width=_PREVIEW,
        height=_PREVIEW,
    )
