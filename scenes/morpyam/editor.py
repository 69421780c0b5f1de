"""Designing a grid: tiles are laid, exchanged and taken back, the board is turned and mirrored."""

from __future__ import annotations

from typing import Final

from scenes.kit.layout import Node
from scenes.kit.table import felt
from scenes.kit.ui import Ui
from scenes.morpyam import workshop as shop
from scenes.morpyam.board import Square
from scenes.morpyam.desk import Carried
from scenes.morpyam.editor_design import Design, Tiles
from scenes.morpyam.laying_board import LayingBoard, tile_tray
from scenes.works.editor import WorkEditor
from tabletop.app.grids import GridDraft, KeptGrid
from tabletop.app.translations import _
from tabletop.games.morpyam import designs

_COLUMNS: Final = 5


class Editor(WorkEditor[Tiles, KeptGrid, GridDraft]):
    """The work on one grid.

    Attributes:
        design: the grid.
    """

    design: Design

    # How it looks

    def compose(self, ui: Ui) -> Node:
        """The board at the left; at the right its name, the tiles beside it, and what can be done."""
        margin = 16 if ui.compact else 24
        side = min(ui.height - 2 * margin, ui.width * (0.53 if ui.compact else 0.56))
        board = LayingBoard(ui, self).node(width=side, height=side, across="center")
        panel = ui.column(
            self.head(ui),
            self._status(ui),
            tile_tray(ui, self, _COLUMNS, grow=1),
            ui.explanation(_("Bars at the edge: the longer, the harder the line"), lines=3, least_height=96),
            ui.wrap(*self.steps(ui), along="center", gap=12),
            ui.wrap(*self.endings(ui), along="center", gap=12),
            gap=16 if ui.compact else 20,
            grow=1,
        )
        return felt(ui, ui.pad(ui.row(board, panel, gap=2 * margin, align="stretch"), margin))

    def _status(self, ui: Ui) -> Node:
        """Whether the grid is whole, and whether it is kept."""
        left = self.design.left
        sign = ui.icon("check" if not left else "plus", 34, tone="live")
        words = ui.text(shop.left(left), bold=True, lines=1, grow=1)
        return ui.row(sign, words, ui.small(self.kept, lines=1), gap=12)

    def steps(self, ui: Ui) -> list[Node]:
        """The whole board can be turned and mirrored too."""
        some, why = bool(self.tiles), _("The board is empty")
        return [
            *super().steps(ui),
            self.tool(ui, "turn", _("Turn"), self.turn, "t", some, why),
            self.tool(ui, "mirror", _("Mirror"), self.mirror, "m", some, why),
            self.tool(ui, "begin", _("Begin anew"), self.begin_anew, "n", True, ""),
        ]

    # The desk

    @property
    def tiles(self) -> Tiles:
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
