"""Where designed grids are kept and exchanged, and what people are told of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from scenes.boxes import Beginning
from scenes.evening import tell
from scenes.morpyam import BOX, words
from scenes.morpyam.board import Square
from scenes.morpyam.editor_design import Design
from tabletop.app.faults import Fault, KeepingError
from tabletop.app.grids import Draft, GridStore, KeptGrid, Rows, SavedGrid, files_in, hand_out, read_grid
from tabletop.app.log import record_faults
from tabletop.app.translations import _, ngettext
from tabletop.games.morpyam import designs, grid_codes
from tabletop.games.morpyam.actions import Drawn
from tabletop.games.morpyam.designs import DesignFault
from tabletop.games.morpyam.grid_codes import CodeFault

if TYPE_CHECKING:
    from scenes.evening import Evening
    from scenes.play import Play

T = TypeVar("T")

VARIANT: Final = "plus"
"""The variant that is played on a designed grid."""

_MOST_NAMED: Final = 4
_LONGEST_SHOWN: Final = 22


class Refusal(Exception):
    """Something could not be done; ``words`` tell people why."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.words = words


class Workshop:
    """The designed grids of an evening.

    Attributes:
        evening: the evening.
        store: where they are kept.
        exchange: the folder in which files are handed out and looked for.
    """

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.store = GridStore(evening.keeping.paths.grids, designs.accept)
        self.exchange = evening.keeping.paths.exchange

    def grids(self) -> tuple[SavedGrid, ...]:
        """Every kept grid, by name; faults of files are in the log."""
        listing = self.store.listing()
        record_faults(listing.faults)
        return listing.grids

    def save(self, name: str, tiles: Mapping[Square, str], slot: str | None) -> str:
        """Keeps a whole grid; returns its slot. Raises Refusal."""
        return _attempt(lambda: self.store.save(kept(name, tiles), slot))

    def hand_out(self, name: str, tiles: Mapping[Square, str]) -> Path:
        """Writes a grid as a picture that carries it; returns the file. Raises Refusal."""
        from scenes.morpyam.grid_picture import picture_file

        return _attempt(lambda: hand_out(kept(name, tiles), picture_file(name, tiles), self.exchange))

    def copy(self, slot: str) -> str:
        """Keeps a copy of a grid under the next free name; returns its slot. Raises Refusal."""
        return _attempt(lambda: self.store.duplicate(slot))

    def delete(self, slot: str) -> None:
        """Deletes a grid for good. Raises Refusal."""
        _attempt(lambda: self.store.delete(slot))

    # The unfinished grid

    def draft(self) -> Design | None:
        """The grid that was left unfinished."""
        reading = self.store.draft()
        record_faults(reading.faults)
        found = reading.value
        if found is None:
            return None
        tiles = _known(designs.arranged(found.grid))
        kept = self.store.load(found.slot).value if found.slot is not None else None
        if kept is None:
            return Design(tiles, found.name)  # nothing to go back to: undoing would take all of it away
        design = Design(designs.arranged(kept.grid), kept.name, found.slot)
        design.name = found.name
        design.arrange(tiles)
        return design

    def keep_draft(self, design: Design) -> None:
        """Keeps work that is not saved; when that fails it is in the log alone."""
        grid = _rows(design.tiles)
        draft = Draft(name=design.name, slot=design.slot, grid=grid)
        self.evening.keeping.attempt(lambda: self.store.keep_draft(draft))

    def forget_draft(self) -> None:
        """Nothing is unfinished."""
        self.evening.keeping.attempt(self.store.forget_draft)

    # Playing

    def set_up_table(self, tiles: Mapping[Square, str], name: str) -> None:
        """Sets up a table that plays on a grid."""
        self.evening.set_up(BOX, VARIANT, beginning(name, tiles))

    # Files of others

    def files(self) -> tuple[Path, ...]:
        """The files that may hold grids, the newest first."""
        return files_in(self.exchange)

    def read_path(self, path: str) -> KeptGrid:
        """The same as ``read``, of a file by its path."""
        return self.read(Path(path))

    def read(self, file: Path) -> KeptGrid:
        """A sound grid from a file that others may have made. Raises Refusal, which names all that is wrong."""
        try:
            grid = read_grid(file)
        except KeepingError as error:
            record_faults((error.fault,))
            raise Refusal(_told_unread(error.fault, file.name)) from error
        faults = designs.check_design(grid.grid)
        if faults:
            raise Refusal(_("{file} holds no whole grid: {faults}").format(file=file.name, faults=told(faults)))
        return grid


def beginning(name: str, tiles: Mapping[Square, str]) -> Beginning:
    """What a table that plays on a grid begins with."""
    called = name.strip() or _("The grid just designed")
    if len(called) > _LONGEST_SHOWN:
        called = called[: _LONGEST_SHOWN - 1].rstrip() + "…"
    return Beginning(called, _("A designed grid: nothing is drawn or laid"), {"grid": designs.rows_of(tiles)})


def beginnings(evening: Evening, variant: str) -> Sequence[Beginning]:
    """What a variant can begin with: in Plus, tiles that are drawn, or a designed grid."""
    if variant != VARIANT:
        return ()
    drawn = Beginning(_("Drawn tiles"), _("Everyone draws tiles and lays them"))
    return (drawn, *(beginning(grid.name, designs.arranged(grid.grid)) for grid in Workshop(evening).grids()))


def begun_with(play: Play) -> Mapping[str, Any]:
    """The designed grid that a game was begun with; empty when tiles were drawn, or in another variant."""
    position = play.game.position(play.state)
    if position.variant != VARIANT or any(isinstance(entry.action, Drawn) for entry in play.match.log):
        return {}
    return {"grid": position.grid}


def _known(tiles: Mapping[Square, str]) -> dict[Square, str]:
    """Tiles as far as a board can have them: those that there are, and none more often."""
    found: dict[Square, str] = {}
    for square, tile in tiles.items():
        if designs.unlaid(found)[tile]:
            found[square] = tile
    return found


def kept(name: str, tiles: Mapping[Square, str]) -> KeptGrid:
    """A grid as it is kept."""
    return KeptGrid(name=name.strip(), grid=_rows(tiles))


def _rows(tiles: Mapping[Square, str]) -> Rows:
    one, two, three, four, five, six = (tuple(row) for row in designs.rows_of(tiles))
    return one, two, three, four, five, six  # type: ignore[return-value]  # six tiles a row


def told(faults: list[DesignFault]) -> str:
    """What is wrong with a grid: which tiles are missing, doubled or unknown."""
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


def told_code(fault: CodeFault) -> str:
    """Why a code is none."""
    group = fault.params.get("group")
    match fault.code:
        case "bad_sign":
            return _("Group {group}: no code has the sign {sign}").format(group=group, sign=fault.got)
        case "bad_length" if group is not None:
            return _("Group {group} has {count} signs instead of 4").format(group=group, count=fault.got)
        case "bad_length":
            return _("A code has 32 signs, this one has {count}").format(count=fault.got)
        case "misread" if group is not None:
            return _("Group {group} is not right: read it once more").format(group=group)
        case _:
            return _("This is the code of no grid: read it once more")


def decoded(code: str) -> dict[Square, str]:
    """The grid of a code. Raises Refusal."""
    try:
        return grid_codes.decode(code)
    except CodeFault as fault:
        raise Refusal(told_code(fault)) from fault


def _counted(fault: DesignFault) -> str:
    name = words.figure(str(fault.params["tile"]))
    return _("{tile}: {have} instead of {want}").format(tile=name, have=fault.got, want=fault.want)


def _told_unread(fault: Fault, name: str) -> str:
    """Why a file that others made cannot be read as a grid."""
    match fault.code:
        case "missing" | "denied" | "failed" | "read_only" | "no_space" | "not_a_file":
            return _("{file} could not be read: {reason}.").format(file=name, reason=fault.message)
        case "newer":
            return _("{file} was written by a newer version of Tabletop.").format(file=name)
        case "cut_off":
            return _("{file} is cut off: the end of it is missing.").format(file=name)
        case "foreign":
            return _("{file} carries no grid. If a code is printed on it, type the code.").format(file=name)
        case _:
            return _("{file} is damaged: {reason}.").format(file=name, reason=fault.message)


def _shortened(names: list[str]) -> str:
    more = len(names) - _MOST_NAMED
    shown = ", ".join(names[:_MOST_NAMED])
    return shown if more <= 0 else _("{names} and {count} more").format(names=shown, count=more)


def _attempt(call: Callable[[], T]) -> T:
    try:
        return call()
    except KeepingError as error:
        record_faults((error.fault,))
        raise Refusal(tell(error.fault)) from error
