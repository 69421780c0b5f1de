"""Grids that people have designed: named, kept, and handed on as one file.

A grid is six rows of six names of tiles. What tiles there are is a matter of the game that is played on it; here they
are only kept, and judged by who opens the store.
"""

import itertools
import os
import re
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec.structs import replace

from tabletop.app.documents import Kind, decode, require_known_version
from tabletop.app.faults import Fault, KeepingError
from tabletop.app.files import read_capped, too_large, write_whole
from tabletop.app.kept import KeptFile, Reading
from tabletop.app.picture_text import is_picture, text_in, with_text
from tabletop.core.errors import EngineError

KIND: Final = Kind("tabletop grid", 1, 64 * 1024)
DRAFT_KIND: Final = Kind("tabletop grid draft", 1, 64 * 1024)

PICTURE_LIMIT: Final = 4 * 1024 * 1024
"""The size limit of a grid's file with its picture, in bytes."""

LONGEST_NAME: Final = 40
_NAME_WANTED: Final = f"a name of 1 to {LONGEST_NAME} characters on one line was expected"

_SLOT: Final = re.compile(r"^grid-[1-9][0-9]{0,5}\Z")
_MOST_FILES: Final = 100
_NOT_IN_FILE_NAMES: Final = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*\s]+')
_RESERVED: Final = re.compile(r"(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?", re.IGNORECASE)

_LINE: Final = r"[^\x00-\x1f\x7f\u2028\u2029\ud800-\udfff]"

DraftName = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME, pattern=rf"^{_LINE}*\Z")]
GridName = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME, pattern=rf"^(?=.*\S){_LINE}+\Z")]
"""What people call a grid: at most 40 characters, on one line, not all of them spaces."""

TileName = Annotated[str, msgspec.Meta(max_length=16)]
Row = tuple[
    TileName | None, TileName | None, TileName | None, TileName | None, TileName | None, TileName | None
]  # fmt: skip
"""Six tiles from left to right; None where none lies."""

Rows = tuple[Row, Row, Row, Row, Row, Row]
"""Six rows from the top."""


class KeptGrid(msgspec.Struct, frozen=True, kw_only=True):
    """A grid as its file holds it. ``grid`` is opaque here and judged by those who play on it."""

    format: Literal["tabletop grid"] = "tabletop grid"
    version: Literal[1] = 1
    name: GridName
    grid: Rows


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """The grid that is being worked on, whole or not. ``slot`` is where it is kept; None when it never was."""

    format: Literal["tabletop grid draft"] = "tabletop grid draft"
    version: Literal[1] = 1
    name: DraftName = ""
    slot: Annotated[str, msgspec.Meta(pattern=_SLOT.pattern)] | None = None
    grid: Rows


class SavedGrid(msgspec.Struct, frozen=True):
    """One line of the list of kept grids; ``slot`` names it for good, whatever it is called."""

    slot: str
    name: str
    grid: Rows


class GridListing(msgspec.Struct, frozen=True):
    """The kept grids in the order of their names, and what was found wrong with others."""

    grids: tuple[SavedGrid, ...]
    faults: tuple[Fault, ...] = ()


Accept = Callable[[Rows], object]
"""Judges the tiles of a grid: raises EngineError when it cannot be played on."""


def encode_grid(grid: KeptGrid) -> bytes:
    """The grid as its file holds it, one row of tiles a line."""
    head = f'{{"format":"{grid.format}","version":{grid.version},"name":'.encode() + msgspec.json.encode(grid.name)
    rows = b",\n".join(msgspec.json.encode(row) for row in grid.grid)
    return head + b',"grid":[\n' + rows + b"\n]}\n"


def decode_grid(data: bytes, file: Path) -> KeptGrid:
    """Read a grid from its JSON text, or from a picture that carries it.

    Raises KeepingError with what is wrong and where. Its tiles are not judged.
    """
    if is_picture(data):
        data = text_in(data, KIND.format, file)
    if len(data) > KIND.limit:
        raise KeepingError(too_large(file, KIND.limit))
    require_known_version(data, KIND, file)
    try:
        return decode(data, KeptGrid, file)
    except KeepingError as error:
        if error.fault.where != "$.name":
            raise
        raise KeepingError(replace(error.fault, message=_NAME_WANTED)) from error


def read_grid(file: Path) -> KeptGrid:
    """Read a grid from a file that others may have made; it is only read. Raises KeepingError, as ``decode_grid``."""
    return decode_grid(read_capped(file, PICTURE_LIMIT), file)


def hand_out(grid: KeptGrid, picture: bytes, folder: Path) -> Path:
    """Write a grid into ``folder`` as the PNG ``picture`` that carries it; returns the file.

    The file is named after the grid, with a number where another file has that name: nothing is overwritten. Raises
    KeepingError when it cannot be written, ValueError when ``picture`` is no PNG file.
    """
    data = with_text(picture, KIND.format, encode_grid(grid))
    stem = _file_name(grid.name)
    number = 1
    while True:
        file = folder / (f"{stem}.png" if number == 1 else f"{stem} {number}.png")
        if not os.path.lexists(file):
            write_whole(file, data)
            return file
        if _holds(file, data):
            return file
        number += 1


def files_in(folder: Path) -> tuple[Path, ...]:
    """The files of a folder that may hold grids, the newest first, at most a hundred."""
    found = []
    try:
        entries = list(os.scandir(folder))
    except OSError:
        return ()
    for entry in entries:
        if entry.name.lower().endswith((".png", ".json")) and not entry.name.startswith("."):
            try:
                if entry.is_file():
                    found.append((entry.stat().st_mtime, entry.name))
            except OSError:
                continue
    return tuple(folder / name for _, name in sorted(found, reverse=True)[:_MOST_FILES])


class GridStore:
    """The grids kept in one folder. ``accept`` judges their tiles: one it finds fault with counts as damaged."""

    def __init__(self, folder: Path, accept: Accept | None = None) -> None:
        self._folder = folder
        self._accept = accept
        self._slots: dict[str, KeptFile[KeptGrid]] = {}
        self._draft = KeptFile(folder / "draft.json", _decode_draft, DRAFT_KIND.limit)

    def listing(self) -> GridListing:
        """Every kept grid. Never raises for what is, or is not, on the disk."""
        grids: list[SavedGrid] = []
        faults: list[Fault] = []
        for slot in self._slot_names():
            reading = self.load(slot)
            faults.extend(reading.faults)
            if reading.value is not None:
                grids.append(SavedGrid(slot, reading.value.name, reading.value.grid))
        grids.sort(key=lambda grid: (_compared(grid.name), grid.slot))
        return GridListing(tuple(grids), tuple(faults))

    def load(self, slot: str) -> Reading[KeptGrid]:
        """The newest sound copy of a grid, and what was wrong with it or newer ones."""
        return self._slot(slot).read()

    def named(self, name: str) -> SavedGrid | None:
        """The kept grid of that name, small and capital letters alike; None when there is none."""
        return next((grid for grid in self.listing().grids if _compared(grid.name) == _compared(name)), None)

    def free_name(self, wanted: str) -> str:
        """A name that no kept grid has: the one wanted, or with a number behind it."""
        taken = {_compared(grid.name) for grid in self.listing().grids}
        name, number = wanted, 1
        while _compared(name) in taken:
            number += 1
            name = f"{wanted[: LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}"
        return name

    def save(self, grid: KeptGrid, slot: str | None = None) -> str:
        """Keep a grid in ``slot``, in place of what is there, or in a new one; returns the slot.

        Raises KeepingError when it cannot be written, or could not be read back: the earlier one is intact then.
        """
        chosen = slot or self._free_slot()
        kept = self._slot(chosen)
        try:
            data = encode_grid(grid)
        except UnicodeEncodeError as error:
            raise KeepingError(Fault("bad_value", str(kept.path), "$.name", str(error))) from error
        self._decode(data, kept.path)
        kept.write(data)
        return chosen

    def rename(self, slot: str, name: str) -> None:
        """Call a kept grid otherwise; raises KeepingError."""
        self.save(replace(self._require(slot), name=name), slot)

    def duplicate(self, slot: str) -> str:
        """Keep a copy of a grid under the next free name; returns its slot. Raises KeepingError."""
        grid = self._require(slot)
        return self.save(replace(grid, name=self.free_name(grid.name)))

    def delete(self, slot: str) -> None:
        """Delete a kept grid for good; one that is not there is no error. Raises KeepingError."""
        self._slot(slot).remove()

    def draft(self) -> Reading[Draft]:
        """The unfinished grid, and what was wrong with its file."""
        return self._draft.read()

    def keep_draft(self, draft: Draft) -> None:
        """Keep the unfinished grid in place of the one before; raises KeepingError."""
        try:
            data = msgspec.json.encode(draft)
        except UnicodeEncodeError as error:
            raise KeepingError(Fault("bad_value", str(self._draft.path), "$.name", str(error))) from error
        _decode_draft(data, self._draft.path)
        self._draft.write(data)

    def forget_draft(self) -> None:
        """There is no unfinished grid any more; raises KeepingError."""
        self._draft.remove()

    def _require(self, slot: str) -> KeptGrid:
        reading = self.load(slot)
        if reading.value is None:
            missing = Fault("missing", str(self._slot(slot).path), "$", "no grid is kept here")
            raise KeepingError(reading.faults[0] if reading.faults else missing)
        return reading.value

    def _slot(self, name: str) -> KeptFile[KeptGrid]:
        if _SLOT.fullmatch(name) is None:
            raise ValueError(f"{name!r} is no slot of a grid: grid-1 is")
        if name not in self._slots:
            self._slots[name] = KeptFile(self._folder / f"{name}.json", self._decode, KIND.limit)
        return self._slots[name]

    def _slot_names(self) -> list[str]:
        slots = {name.removesuffix(".previous").removesuffix(".json") for name in self._present()}
        return sorted(slot for slot in slots if _SLOT.fullmatch(slot))

    def _free_slot(self) -> str:
        """The first slot of which no file is left, be it one put aside."""
        begun = {name.split(".")[0] for name in self._present()}
        free = (slot for n in itertools.count(1) if (slot := f"grid-{n}") not in begun)
        # A folder that keeps its list to itself may hold more than it shows.
        return next(slot for slot in free if not os.path.lexists(self._slot(slot).path))

    def _present(self) -> list[str]:
        try:
            return os.listdir(self._folder)
        except OSError:
            return []

    def _decode(self, data: bytes, file: Path) -> KeptGrid:
        grid = decode_grid(data, file)
        if self._accept is not None:
            try:
                self._accept(grid.grid)
            except EngineError as error:
                raise KeepingError(Fault("bad_value", str(file), f"$.{error.where}", str(error))) from error
        return grid


def _decode_draft(data: bytes, file: Path) -> Draft:
    require_known_version(data, DRAFT_KIND, file)
    return decode(data, Draft, file)


def _compared(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold().strip()


def _file_name(name: str) -> str:
    """A grid's name as every system takes it for a file, without its ending."""
    plain = _NOT_IN_FILE_NAMES.sub(" ", unicodedata.normalize("NFC", name)).strip(" .")
    return f"{plain} grid" if _RESERVED.fullmatch(plain) else plain or "grid"


def _holds(file: Path, data: bytes) -> bool:
    try:
        return read_capped(file, PICTURE_LIMIT) == data
    except KeepingError:
        return False
