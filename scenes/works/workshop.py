"""Where works are kept and exchanged, and what people are told of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from scenes.evening import tell
from scenes.works.design import Design
from scenes.works.words import WorkWords
from tabletop.app.faults import Fault, KeepingError
from tabletop.app.log import record_faults
from tabletop.app.translations import _
from tabletop.app.works import Saved, UnfinishedWork, Work, WorkKind, WorkStore, files_in
from tabletop.core.codes import CodeFault, Coding

if TYPE_CHECKING:
    from scenes.evening import Evening
    from scenes.kit.layout import Node
    from scenes.kit.ui import Ui
    from scenes.scene import Scene

C = TypeVar("C")
W = TypeVar("W", bound=Work)
D = TypeVar("D", bound=UnfinishedWork)
T = TypeVar("T")

_LONGEST_SHOWN = 22


class Refusal(Exception):
    """Something could not be done; ``words`` tell people why."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.words = words


class Workshop(ABC, Generic[C, W, D]):
    """The works of one kind of an evening. ``C`` is what is in one; ``W`` and ``D`` are its file and its draft's.

    Attributes:
        words: what they are called.
        kind: how they are kept.
        coding: how their codes are written.
        evening: the evening.
        store: where they are kept.
        exchange: the folder in which files are handed out and looked for.
    """

    words: ClassVar[WorkWords]
    coding: ClassVar[Coding]

    def __init__(self, evening: Evening, kind: WorkKind[W, D], folder: Path, accept: Callable[[W], object]) -> None:
        self.evening = evening
        self.kind = kind
        self.store = WorkStore(kind, folder, accept)
        self.exchange = evening.keeping.paths.exchange

    # What is the game's own

    @abstractmethod
    def work(self, name: str, content: C) -> W:
        """A whole work as it is kept."""

    @abstractmethod
    def content(self, work: W) -> C:
        """What is in a sound work."""

    @abstractmethod
    def unfinished(self, design: Design[C]) -> D:
        """A work as it is kept unfinished."""

    @abstractmethod
    def unfinished_content(self, draft: D) -> C:
        """What is in an unfinished work, as far as it can be used."""

    @abstractmethod
    def design(self, content: C | None = None, name: str = "", slot: str | None = None) -> Design[C]:
        """The work on what is in ``slot``, or on something not kept yet; None for nothing in it."""

    @abstractmethod
    def left(self, content: C) -> str:
        """Why a work cannot be saved and played with yet; empty when it can."""

    @abstractmethod
    def told_faults(self, work: W) -> str:
        """What is wrong in a work that others made; empty when nothing is."""

    @abstractmethod
    def encoded(self, content: C) -> str:
        """The code of a whole work."""

    @abstractmethod
    def of_code(self, text: str) -> C:
        """The work of a code. Raises CodeFault."""

    @abstractmethod
    def picture_file(self, name: str, content: C) -> bytes:
        """A PNG of a whole work, with its name and code."""

    @abstractmethod
    def preview(self, ui: Ui, work: W) -> Node:
        """A small picture of a work, for the list."""

    @abstractmethod
    def set_up_table(self, content: C, name: str) -> None:
        """Sets up a table that plays with a work."""

    @abstractmethod
    def editor(self, design: Design[C]) -> Scene:
        """The scene of the work on one."""

    @abstractmethod
    def start(self, on: Callable[[C], None]) -> Scene:
        """Asks what a work is begun with; ``on`` is called with it."""

    # Keeping

    def works(self) -> tuple[Saved[W], ...]:
        """Every kept work, by name; faults of files are in the log."""
        listing = self.store.listing()
        record_faults(listing.faults)
        return listing.works

    def save(self, name: str, content: C, slot: str | None) -> str:
        """Keeps a whole work; returns its slot. Raises Refusal."""
        return _attempt(lambda: self.store.save(self.work(name.strip(), content), slot))

    def hand_out(self, name: str, content: C) -> Path:
        """Writes a work as a picture that carries it; returns the file. Raises Refusal."""
        called = name.strip() or _(self.words.unnamed)
        picture = self.picture_file(called, content)
        return _attempt(lambda: self.kind.hand_out(self.work(called, content), picture, self.exchange))

    def copy(self, slot: str) -> str:
        """Keeps a copy of a work under the next free name; returns its slot. Raises Refusal."""
        return _attempt(lambda: self.store.duplicate(slot))

    def rename(self, slot: str, name: str) -> None:
        """Calls a work otherwise. Raises Refusal."""
        _attempt(lambda: self.store.rename(slot, name.strip()))

    def delete(self, slot: str) -> None:
        """Deletes a work for good. Raises Refusal."""
        _attempt(lambda: self.store.delete(slot))

    def shown_name(self, name: str, unnamed: str) -> str:
        """A name where there is little room for it."""
        called = name.strip() or unnamed
        return called if len(called) <= _LONGEST_SHOWN else called[: _LONGEST_SHOWN - 1].rstrip() + "…"

    # The unfinished work

    def draft(self) -> Design[C] | None:
        """The work that was left unfinished."""
        reading = self.store.draft()
        record_faults(reading.faults)
        found = reading.value
        if found is None:
            return None
        content = self.unfinished_content(found)
        kept = self.store.load(found.slot).value if found.slot is not None else None
        if kept is None:
            return self.design(content, found.name)  # nothing to go back to: undoing would take all of it away
        design = self.design(self.content(kept), kept.name, found.slot)
        design.name = found.name
        design.arrange(content)
        return design

    def keep_draft(self, design: Design[C]) -> None:
        """Keeps work that is not saved; when that fails it is in the log alone."""
        draft = self.unfinished(design)
        self.evening.keeping.attempt(lambda: self.store.keep_draft(draft))

    def forget_draft(self) -> None:
        """Nothing is unfinished."""
        self.evening.keeping.attempt(self.store.forget_draft)

    # What others made

    def files(self) -> tuple[Path, ...]:
        """The files that may hold works, the newest first."""
        return files_in(self.exchange)

    def read(self, file: Path) -> W:
        """A sound work from a file that others may have made. Raises Refusal, which names all that is wrong."""
        try:
            work = self.kind.read(file)
        except KeepingError as error:
            record_faults((error.fault,))
            raise Refusal(self._told_unread(error.fault, file.name)) from error
        faults = self.told_faults(work)
        if faults:
            raise Refusal(_(self.words.not_whole).format(file=file.name, faults=faults))
        return work

    def decoded(self, code: str) -> C:
        """The work of a code. Raises Refusal."""
        try:
            return self.of_code(code)
        except CodeFault as fault:
            raise Refusal(self.told_code(fault)) from fault

    def told_code(self, fault: CodeFault) -> str:
        """Why a code is none."""
        group = fault.params.get("group")
        match fault.code:
            case "bad_sign":
                return _("Group {group}: no code has the sign {sign}").format(group=group, sign=fault.got)
            case "bad_length" if group is not None:
                return _("Group {group} has {count} signs instead of {want}").format(
                    group=group, count=fault.got, want=fault.want
                )
            case "bad_length":
                return _("A code has {want} signs, this one has {count}").format(count=fault.got, want=fault.want)
            case "misread" if group is not None:
                return _("Group {group} is not right: read it once more").format(group=group)
            case "other_box":
                return _("This code is from another version of Tabletop")
            case _:
                return _(self.words.no_such_code)

    def _told_unread(self, fault: Fault, name: str) -> str:
        """Why a file that others made cannot be read."""
        match fault.code:
            case "missing" | "denied" | "failed" | "read_only" | "no_space" | "not_a_file":
                return _("{file} could not be read: {reason}.").format(file=name, reason=fault.message)
            case "newer":
                return _("{file} was written by a newer version of Tabletop.").format(file=name)
            case "cut_off":
                return _("{file} is cut off: the end of it is missing.").format(file=name)
            case "foreign":
                return _(self.words.foreign).format(file=name)
            case _:
                return _("{file} is damaged: {reason}.").format(file=name, reason=fault.message)


def _attempt(call: Callable[[], T]) -> T:
    try:
        return call()
    except KeepingError as error:
        record_faults((error.fault,))
        raise Refusal(tell(error.fault)) from error
