"""What can go wrong with a file the program keeps, as data: where, of what kind, and what would be right."""

import errno
import os
from pathlib import Path
from typing import Literal

import msgspec

FaultCode = Literal[
    "missing",  # there is no such file or folder
    "denied",  # the system refuses access
    "read_only",  # the disk or folder cannot be written
    "no_space",  # the disk or the person's share of it is full
    "not_a_file",  # a folder, a pipe or a device stands where a file should
    "failed",  # the system reports another error
    "too_large",  # larger than any sound file of its kind
    "cut_off",  # ends too early
    "malformed",  # not UTF-8, or not JSON
    "too_deep",  # nested deeper than any sound file
    "foreign",  # sound JSON, but not a file of this kind
    "newer",  # written by a newer version of the program
    "bad_value",  # one value is of the wrong kind or out of range
]

DAMAGE: frozenset[FaultCode] = frozenset(
    ("not_a_file", "too_large", "cut_off", "malformed", "too_deep", "foreign", "bad_value")
)
"""The codes that say the content is of no use to this or any later version of the program."""

_CODE_BY_ERRNO: dict[int, FaultCode] = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "read_only",
    errno.ENOSPC: "no_space",
    errno.EDQUOT: "no_space",
    errno.EISDIR: "not_a_file",
    errno.ELOOP: "not_a_file",
    errno.EFBIG: "too_large",
}


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong with a file.

    ``file`` is its path, ``where`` the place inside it as a JSON path (``$`` is the whole), ``message`` is an
    English sentence for logs and the command line; the screen words the ``code`` in the person's language.
    """

    code: FaultCode
    file: str
    where: str
    message: str

    def __str__(self) -> str:
        place = "" if self.where == "$" else f" at {self.where}"
        return f"{self.file}{place}: {self.message} ({self.code})"


class KeepingError(Exception):
    """A file could not be read or written; ``fault`` says what, where and why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


def fault_of(error: OSError, file: Path) -> Fault:
    """The fault that an error of the operating system amounts to."""
    code = _CODE_BY_ERRNO.get(error.errno or 0, "failed")
    reason = os.strerror(error.errno) if error.errno else str(error)
    return Fault(code, str(file), "$", reason)
