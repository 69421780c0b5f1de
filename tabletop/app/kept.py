"""A kept file: read back as the newest sound copy, never written over what was not understood."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from tabletop.app import files
from tabletop.app.faults import DAMAGE, Fault, KeepingError

T = TypeVar("T")

_Stamp = tuple[int, int, int]


class Reading(msgspec.Struct, Generic[T], frozen=True):
    """What reading a kept file gave: the value, None without a sound copy, and what was found wrong.

    ``copy`` is the file the value came from: the newest, or the previous one when that is damaged.
    """

    value: T | None
    faults: tuple[Fault, ...] = ()
    copy: Path | None = None


class KeptFile(Generic[T]):
    """One file under ``path`` and the previous content beside it.

    ``decode(data, file)`` turns the bytes into a value or raises KeepingError; ``limit`` is in bytes. A copy
    that is of no use is renamed to ``.damaged-1`` (and so on) when it is read. One that another version may
    still understand, or that cannot be read, is left alone and renamed to ``.kept-1`` only when it would be
    written over.
    """

    def __init__(self, path: Path, decode: Callable[[bytes, Path], T], limit: int) -> None:
        self.path = path
        self.limit = limit
        self._decode = decode
        self._understood: _Stamp | None = None

    def read(self) -> Reading[T]:
        """The newest sound copy. Never raises for what is, or is not, on the disk."""
        faults: list[Fault] = []
        for copy in (self.path, files.previous_of(self.path)):
            stamp = _stamp(copy)
            try:
                value = self._decode(files.read_capped(copy, self.limit), copy)
            except KeepingError as error:
                if error.fault.code == "missing":
                    continue
                faults.append(error.fault)
                if error.fault.code not in DAMAGE:
                    break  # an older copy would pass for the newest
                try:
                    files.move_aside(copy, "damaged")
                except KeepingError as refusal:
                    faults.append(refusal.fault)
                continue
            if copy == self.path:
                self._understood = stamp
            return Reading(value, tuple(faults), copy)
        return Reading(None, tuple(faults))

    def write(self, data: bytes) -> None:
        """Replace the content whole or not at all; on KeepingError the earlier content is intact."""
        if len(data) > self.limit:
            raise KeepingError(files.too_large(self.path, self.limit))
        self._spare_what_was_not_understood()
        files.write_whole(self.path, data)
        self._understood = _stamp(self.path)

    def remove(self) -> None:
        """Delete the file and its previous content; raises KeepingError."""
        files.remove(self.path)
        self._understood = None

    def _spare_what_was_not_understood(self) -> None:
        stamp = _stamp(self.path)
        if stamp is None or stamp == self._understood:
            return
        self.read()
        if _stamp(self.path) not in (None, self._understood):
            files.move_aside(self.path, "kept")


def _stamp(path: Path) -> _Stamp | None:
    """What tells one content of a file from another without reading it; None when there is none."""
    try:
        status = os.lstat(path)
    except OSError:
        return None
    return (status.st_ino, status.st_size, status.st_mtime_ns)
