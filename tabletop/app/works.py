"""What people have made themselves, grids and decks: named, kept, and handed on as one file.

What is in a work is a matter of the game that it is played with; here it is only kept, and judged by who opens the
store.
"""

import itertools
import os
import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from tabletop.app.documents import Kind, decode, require_known_version
from tabletop.app.faults import Fault, KeepingError
from tabletop.app.files import read_capped, too_large, write_whole
from tabletop.app.kept import KeptFile, Reading
from tabletop.app.picture_text import is_picture, text_in, with_text
from tabletop.core.errors import EngineError

PICTURE_LIMIT: Final = 4 * 1024 * 1024
"""The size limit of a work's file with its picture, in bytes."""

LONGEST_NAME: Final = 40
_NAME_WANTED: Final = f"a name of 1 to {LONGEST_NAME} characters on one line was expected"

_MOST_FILES: Final = 100
_NOT_IN_FILE_NAMES: Final = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*\s]+')
_RESERVED: Final = re.compile(r"(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?", re.IGNORECASE)

_LINE: Final = r"[^\x00-\x1f\x7f\u2028\u2029\ud800-\udfff]"

DraftName = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME, pattern=rf"^{_LINE}*\Z")]
WorkName = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME, pattern=rf"^(?=.*\S){_LINE}+\Z")]
"""What people call a work: at most 40 characters, on one line, not all of them spaces."""


class Work(msgspec.Struct, frozen=True, kw_only=True):
    """A work as its file holds it."""

    name: WorkName


class UnfinishedWork(msgspec.Struct, frozen=True, kw_only=True):
    """The work that is being done, whole or not. ``slot`` is where it is kept; None when it never was."""

    name: DraftName = ""
    slot: str | None = None


W = TypeVar("W", bound=Work)
D = TypeVar("D", bound=UnfinishedWork)


@dataclass(frozen=True, slots=True)
class WorkKind(Generic[W, D]):
    """One kind of work.

    Attributes:
        noun: a lower-case word for it, which names its slots and files: ``grid`` has the slots ``grid-1`` and so on.
        document: its file.
        draft_document: the file of the unfinished one.
        work: the type of what its file holds.
        draft: the type of what the file of the unfinished one holds.
        encode: writes its file.
    """

    noun: str
    document: Kind
    draft_document: Kind
    work: type[W]
    draft: type[D]
    encode: Callable[[W], bytes]

    def decode(self, data: bytes, file: Path) -> W:
        """Read a work from its JSON text, or from a picture that carries it.

        Raises KeepingError with what is wrong and where. What is in it is not judged.
        """
        if is_picture(data):
            data = text_in(data, self.document.format, file)
        if len(data) > self.document.limit:
            raise KeepingError(too_large(file, self.document.limit))
        require_known_version(data, self.document, file)
        try:
            return decode(data, self.work, file)
        except KeepingError as error:
            if error.fault.where != "$.name":
                raise
            raise KeepingError(replace(error.fault, message=_NAME_WANTED)) from error

    def read(self, file: Path) -> W:
        """Read a work from a file that others may have made; it is only read. Raises KeepingError, as ``decode``."""
        return self.decode(read_capped(file, PICTURE_LIMIT), file)

    def hand_out(self, work: W, picture: bytes, folder: Path) -> Path:
        """Write a work into ``folder`` as the PNG ``picture`` that carries it; returns the file.

        The file is named after the work, with a number where another file has that name: nothing is overwritten.
        Raises KeepingError when it cannot be written, ValueError when ``picture`` is no PNG file.
        """
        data = with_text(picture, self.document.format, self.encode(work))
        stem = self._file_name(work.name)
        number = 1
        while True:
            file = folder / (f"{stem}.png" if number == 1 else f"{stem} {number}.png")
            if not os.path.lexists(file):
                write_whole(file, data)
                return file
            if _holds(file, data):
                return file
            number += 1

    def decode_draft(self, data: bytes, file: Path) -> D:
        """Read the unfinished work. Raises KeepingError."""
        require_known_version(data, self.draft_document, file)
        draft = decode(data, self.draft, file)
        if draft.slot is not None and not self.is_slot(draft.slot):
            raise KeepingError(
                Fault("bad_value", str(file), "$.slot", f"{self.noun}-1, or another number, was expected")
            )
        return draft

    def is_slot(self, name: str) -> bool:
        """Whether a work of this kind can be kept under that name."""
        return re.fullmatch(rf"{self.noun}-[1-9][0-9]{{0,5}}", name) is not None

    def _file_name(self, name: str) -> str:
        """A work's name as every system takes it for a file, without its ending."""
        plain = _NOT_IN_FILE_NAMES.sub(" ", unicodedata.normalize("NFC", name)).strip(" .")
        return f"{plain} {self.noun}" if _RESERVED.fullmatch(plain) else plain or self.noun


def files_in(folder: Path) -> tuple[Path, ...]:
    """The files of a folder that may hold works, the newest first, at most a hundred."""
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


class Saved(msgspec.Struct, Generic[W], frozen=True):
    """One line of the list of kept works; ``slot`` names it for good, whatever it is called."""

    slot: str
    work: W

    @property
    def name(self) -> str:
        """What it is called."""
        return self.work.name


class Listing(msgspec.Struct, Generic[W], frozen=True):
    """The kept works in the order of their names, and what was found wrong with others."""

    works: tuple[Saved[W], ...]
    faults: tuple[Fault, ...] = ()


class WorkStore(Generic[W, D]):
    """The works of one kind kept in one folder.

    ``accept`` judges what is in them: it raises EngineError for one that cannot be played with, which counts as
    damaged.
    """

    def __init__(self, kind: WorkKind[W, D], folder: Path, accept: Callable[[W], object] | None = None) -> None:
        self._kind = kind
        self._folder = folder
        self._accept = accept
        self._slots: dict[str, KeptFile[W]] = {}
        self._draft: KeptFile[D] = KeptFile(folder / "draft.json", kind.decode_draft, kind.draft_document.limit)

    def listing(self) -> Listing[W]:
        """Every kept work. Never raises for what is, or is not, on the disk."""
        works: list[Saved[W]] = []
        faults: list[Fault] = []
        for slot in self._slot_names():
            reading = self.load(slot)
            faults.extend(reading.faults)
            if reading.value is not None:
                works.append(Saved(slot, reading.value))
        works.sort(key=lambda saved: (_compared(saved.name), saved.slot))
        return Listing(tuple(works), tuple(faults))

    def load(self, slot: str) -> Reading[W]:
        """The newest sound copy of a work, and what was wrong with it or newer ones."""
        return self._slot(slot).read()

    def named(self, name: str) -> Saved[W] | None:
        """The kept work of that name, small and capital letters alike; None when there is none."""
        return next((saved for saved in self.listing().works if _compared(saved.name) == _compared(name)), None)

    def free_name(self, wanted: str) -> str:
        """A name that no kept work has: the one wanted, or with a number behind it."""
        taken = {_compared(saved.name) for saved in self.listing().works}
        name, number = wanted, 1
        while _compared(name) in taken:
            number += 1
            name = f"{wanted[: LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}"
        return name

    def save(self, work: W, slot: str | None = None) -> str:
        """Keep a work in ``slot``, in place of what is there, or in a new one; returns the slot.

        Raises KeepingError when it cannot be written, or could not be read back: the earlier one is intact then.
        """
        chosen = slot or self._free_slot()
        kept = self._slot(chosen)
        try:
            data = self._kind.encode(work)
        except UnicodeEncodeError as error:
            raise KeepingError(Fault("bad_value", str(kept.path), "$.name", str(error))) from error
        self._decode(data, kept.path)
        kept.write(data)
        return chosen

    def rename(self, slot: str, name: str) -> None:
        """Call a kept work otherwise; raises KeepingError."""
        self.save(replace(self._require(slot), name=name), slot)

    def duplicate(self, slot: str) -> str:
        """Keep a copy of a work under the next free name; returns its slot. Raises KeepingError."""
        work = self._require(slot)
        return self.save(replace(work, name=self.free_name(work.name)))

    def delete(self, slot: str) -> None:
        """Delete a kept work for good; one that is not there is no error. Raises KeepingError."""
        self._slot(slot).remove()

    def draft(self) -> Reading[D]:
        """The unfinished work, and what was wrong with its file."""
        return self._draft.read()

    def keep_draft(self, draft: D) -> None:
        """Keep the unfinished work in place of the one before; raises KeepingError."""
        try:
            data = msgspec.json.encode(draft)
        except UnicodeEncodeError as error:
            raise KeepingError(Fault("bad_value", str(self._draft.path), "$.name", str(error))) from error
        self._kind.decode_draft(data, self._draft.path)
        self._draft.write(data)

    def forget_draft(self) -> None:
        """There is no unfinished work any more; raises KeepingError."""
        self._draft.remove()

    def _require(self, slot: str) -> W:
        reading = self.load(slot)
        if reading.value is None:
            missing = Fault("missing", str(self._slot(slot).path), "$", f"no {self._kind.noun} is kept here")
            raise KeepingError(reading.faults[0] if reading.faults else missing)
        return reading.value

    def _slot(self, name: str) -> KeptFile[W]:
        if not self._kind.is_slot(name):
            raise ValueError(f"{name!r} is no slot of a {self._kind.noun}: {self._kind.noun}-1 is")
        if name not in self._slots:
            self._slots[name] = KeptFile(self._folder / f"{name}.json", self._decode, self._kind.document.limit)
        return self._slots[name]

    def _slot_names(self) -> list[str]:
        slots = {name.removesuffix(".previous").removesuffix(".json") for name in self._present()}
        return sorted(slot for slot in slots if self._kind.is_slot(slot))

    def _free_slot(self) -> str:
        """The first slot of which no file is left, be it one put aside."""
        begun = {name.split(".")[0] for name in self._present()}
        free = (slot for n in itertools.count(1) if (slot := f"{self._kind.noun}-{n}") not in begun)
        # A folder that keeps its list to itself may hold more than it shows.
        return next(slot for slot in free if not os.path.lexists(self._slot(slot).path))

    def _present(self) -> list[str]:
        try:
            return os.listdir(self._folder)
        except OSError:
            return []

    def _decode(self, data: bytes, file: Path) -> W:
        work = self._kind.decode(data, file)
        if self._accept is not None:
            try:
                self._accept(work)
            except EngineError as error:
                raise KeepingError(Fault("bad_value", str(file), f"$.{error.where}", str(error))) from error
        return work


def _compared(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold().strip()


def _holds(file: Path, data: bytes) -> bool:
    try:
        return read_capped(file, PICTURE_LIMIT) == data
    except KeepingError:
        return False
