"""Designed grids: what they are made of, and what people are told of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from scenes.boxes import Beginning
from scenes.morpyam import BOX, words
from scenes.morpyam.editor_design import Design, Tiles
from scenes.works import workshop
from scenes.works.design import Design as Work
from scenes.works.words import WorkWords
from tabletop.app.grids import GRIDS, GridDraft, KeptGrid, Rows
from tabletop.app.translations import N_, _, ngettext
from tabletop.core.codes import Coding
from tabletop.games.morpyam import designs, grid_codes
from tabletop.games.morpyam.actions import Drawn
from tabletop.games.morpyam.designs import DesignFault

if TYPE_CHECKING:
    from scenes.evening import Evening
    from scenes.kit.layout import Node
    from scenes.kit.ui import Ui
    from scenes.play import Play
    from scenes.scene import Scene

VARIANT: Final = "plus"
"""The variant that is played on a designed grid."""

_MOST_NAMED: Final = 4
_PREVIEW: Final = 168.0

_WORDS: Final = WorkWords(
    title=N_("Designed grids"),
    none=N_("No grid has been designed yet."),
    new=N_("New grid"),
    unfinished=N_("The unfinished grid"),
    unfinished_already=N_("There is an unfinished grid"),
    delete=N_("Delete this grid?"),
    forget=N_("Delete the unfinished grid?"),
    take_in=N_("Take in a grid"),
    name=N_("Name of the grid"),
    unnamed=N_("Grid"),
    taken=N_("There is a grid called {name} already. Replacing it cannot be undone."),
    replace=N_("Replace the grid?"),
    foreign=N_("{file} carries no grid. If a code is printed on it, type the code."),
    not_whole=N_("{file} holds no whole grid: {faults}"),
    play=N_("Play on it"),
    code=N_("The code of this grid"),
    other_code=N_("The grid of another code"),
    take_code=N_("Lay it"),
    code_form=N_("Eight groups of four signs"),
    no_such_code=N_("This is the code of no grid: read it once more"),
)


class Workshop(workshop.Workshop[Tiles, KeptGrid, GridDraft]):
    """The designed grids of an evening."""

    words: ClassVar[WorkWords] = _WORDS
    coding: ClassVar[Coding] = grid_codes.CODING

    def __init__(self, evening: Evening) -> None:
        super().__init__(evening, GRIDS, evening.keeping.paths.grids, lambda kept: designs.accept(kept.grid))

    def work(self, name: str, content: Tiles) -> KeptGrid:
        """A whole grid as it is kept."""
        return KeptGrid(name=name, grid=_rows(content))

    def content(self, work: KeptGrid) -> Tiles:
        """The tiles of a grid."""
        return designs.arranged(work.grid)

    def unfinished(self, design: Work[Tiles]) -> GridDraft:
        """A grid as it is kept unfinished."""
        return GridDraft(name=design.name, slot=design.slot, grid=_rows(design.content))

    def unfinished_content(self, draft: GridDraft) -> Tiles:
        """The tiles of an unfinished grid as far as a board can have them: those there are, and none more often."""
        found: dict[tuple[int, int], str] = {}
        for square, tile in designs.arranged(draft.grid).items():
            if designs.unlaid(found)[tile]:
                found[square] = tile
        return found

    def design(self, content: Tiles | None = None, name: str = "", slot: str | None = None) -> Design:
        """The work on a grid."""
        return Design(content, name, slot)

    def left(self, content: Tiles) -> str:
        """How much of a grid is still to be laid; empty when all tiles are."""
        count = sum(designs.unlaid(content).values())
        return left(count) if count else ""

    def told_faults(self, work: KeptGrid) -> str:
        """What is wrong in a grid."""
        return told(designs.check_design(work.grid))

    def encoded(self, content: Tiles) -> str:
        """The code of a whole grid."""
        return grid_codes.encode(content)

    def of_code(self, text: str) -> Tiles:
        """The grid of a code. Raises CodeFault."""
        return grid_codes.decode(text)

    def picture_file(self, name: str, content: Tiles) -> bytes:
        """A PNG of a whole grid, with its name and code."""
        from scenes.morpyam.grid_picture import picture_file

        return picture_file(name, content)

    def preview(self, ui: Ui, work: KeptGrid) -> Node:
        """The board, small."""
        from scenes.morpyam.grid_picture import paint_grid

        scale = ui.stage.scale
        return ui.picture(
            ("grid", work.grid, scale),
            lambda surface: paint_grid(surface, self.content(work), scale),
            width=_PREVIEW,
            height=_PREVIEW,
        )

    def set_up_table(self, content: Tiles, name: str) -> None:
        """Sets up a table that plays on a grid."""
        self.evening.set_up(BOX, VARIANT, self.beginning(name, content))

    def beginning(self, name: str, tiles: Tiles) -> Beginning:
        """What a table that plays on a grid begins with."""
        called = self.shown_name(name, _("The grid just designed"))
        return Beginning(called, _("A designed grid: nothing is drawn or laid"), {"grid": designs.rows_of(tiles)})

    def editor(self, design: Work[Tiles]) -> Scene:
        """The scene of the work on a grid."""
        from scenes.morpyam.editor import Editor

        assert isinstance(design, Design)
        return Editor(self, design)

    def start(self, on: Callable[[Tiles], None]) -> Scene:
        """Asks what the board begins with."""
        from scenes.morpyam.editor_start import start

        return start(on)


def beginnings(evening: Evening, variant: str) -> Sequence[Beginning]:
    """What a variant can begin with: in Plus, tiles that are drawn, or a designed grid."""
    if variant != VARIANT:
        return ()
    drawn = Beginning(_("Drawn tiles"), _("Everyone draws tiles and lays them"))
    workshop = Workshop(evening)
    return (drawn, *(workshop.beginning(saved.name, workshop.content(saved.work)) for saved in workshop.works()))


def begun_with(play: Play, _seats: Sequence[int]) -> Mapping[str, Any]:
    """The designed grid that a game was begun with; empty when tiles were drawn, or in another variant."""
    position = play.game.position(play.state)
    if position.variant != VARIANT or any(isinstance(entry.action, Drawn) for entry in play.match.log):
        return {}
    return {"grid": position.grid}


def _rows(tiles: Tiles) -> Rows:
    one, two, three, four, five, six = (tuple(row) for row in designs.rows_of(tiles))
    return one, two, three, four, five, six  # type: ignore[return-value]  # six tiles a row


# In words


def told(faults: Sequence[DesignFault]) -> str:
    """What is wrong with a grid, most of it: ``missing: two pairs (2 instead of 3); unknown: x9``."""
    missing = [_counted(fault) for fault in faults if fault.code == "missing"]
    doubled = [_counted(fault) for fault in faults if fault.code == "doubled"]
    unknown = [str(fault.got) for fault in faults if fault.code == "unknown_tile"]
    parts = []
    if missing:
        parts.append(_("missing: {tiles}").format(tiles=_shortened(missing)))
    if doubled:
        parts.append(_("too many: {tiles}").format(tiles=_shortened(doubled)))
    if unknown:
        parts.append(_("unknown: {tiles}").format(tiles=_shortened(unknown)))
    return "; ".join(parts)


def left(count: int) -> str:
    """How much of a grid is still to be laid."""
    if not count:
        return _("All 36 tiles are laid")
    return ngettext("{count} tile is still to be laid", "{count} tiles are still to be laid", count).format(count=count)


def _counted(fault: DesignFault) -> str:
    name = words.figure(str(fault.params["tile"]))
    return _("{tile}: {have} instead of {want}").format(tile=name, have=fault.got, want=fault.want)


def _shortened(names: list[str]) -> str:
    more = len(names) - _MOST_NAMED
    shown = ", ".join(names[:_MOST_NAMED])
    return shown if more <= 0 else _("{names} and {count} more").format(names=shown, count=more)
