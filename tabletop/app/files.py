"""Files written whole or not at all, and read with a limit.

``write_whole`` puts the new content into a file of its own beside the old one, makes sure it is on the disk,
and only then gives it the old one's name. Whatever interrupts it — a full disk, a kill, a power cut — the
name leads to a whole file: the earlier one or the new one. The earlier one stays beside it as ``.previous``.
"""

import contextlib
import errno
import itertools
import os
import stat
import sys
import time
from pathlib import Path

from tabletop.app.faults import Fault, KeepingError, fault_of

_UNFINISHED = ".new"
_serial = itertools.count(1)

# Flags that only some systems have. Without O_NONBLOCK a pipe under a file's name would hold the program up.
_BINARY = getattr(os, "O_BINARY", 0)
_NONBLOCK = getattr(os, "O_NONBLOCK", 0)

_REPLACE_PATIENCE = (0.01, 0.02, 0.05, 0.1, 0.2)  # seconds between attempts


def previous_of(path: Path) -> Path:
    """Where the content before the last write of ``path`` is kept."""
    return path.with_name(path.name + ".previous")


def write_whole(path: Path, data: bytes) -> None:
    """Write ``data`` to ``path`` whole or not at all; on return it is on the disk.

    The content it replaces becomes ``previous_of(path)``; a missing folder is made. Raises KeepingError, and
    then the earlier content is still there and nothing is left lying about.
    """
    unfinished = path.with_name(f".{path.name}.{os.getpid()}-{next(_serial)}{_UNFINISHED}")
    try:
        try:
            _write_new(unfinished, data)
        except FileNotFoundError:
            path.parent.mkdir(parents=True, exist_ok=True)
            _write_new(unfinished, data)
        _change_over(unfinished, path)
    except BaseException as error:
        with contextlib.suppress(OSError):
            unfinished.unlink()
        if isinstance(error, OSError):
            raise KeepingError(fault_of(error, path)) from error
        raise
    _sync_folder(path.parent)


def read_capped(path: Path, limit: int) -> bytes:
    """The content of a regular file of at most ``limit`` bytes; raises KeepingError."""
    try:
        descriptor = os.open(path, os.O_RDONLY | _BINARY | _NONBLOCK)
    except OSError as error:
        # Windows refuses to open a folder with the same error as a file that is not ours to read.
        if path.is_dir():
            raise KeepingError(_not_a_file(path)) from error
        raise KeepingError(fault_of(error, path)) from error
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise KeepingError(_not_a_file(path))
        with open(descriptor, "rb", closefd=False) as file:
            data = file.read(limit + 1)
    except OSError as error:
        raise KeepingError(fault_of(error, path)) from error
    finally:
        os.close(descriptor)
    if len(data) > limit:
        raise KeepingError(too_large(path, limit))
    return data


def too_large(path: Path, limit: int) -> Fault:
    """The fault of a file that is, or would become, larger than ``limit`` bytes."""
    return Fault("too_large", str(path), "$", f"larger than {limit} bytes")


def move_aside(path: Path, label: str) -> Path:
    """Rename a file that must not be overwritten to ``<name>.<label>-<n>``, the first n that is free.

    Returns where it lies now; raises KeepingError.
    """
    for number in itertools.count(1):
        aside = path.with_name(f"{path.name}.{label}-{number}")
        if not os.path.lexists(aside):
            break
    rename(path, aside)
    return aside


def rename(path: Path, new: Path) -> None:
    """Give a file another name in its folder, under which no file lies yet; raises KeepingError."""
    try:
        path.rename(new)
    except OSError as error:
        raise KeepingError(fault_of(error, path)) from error
    _sync_folder(path.parent)


def remove(path: Path) -> None:
    """Delete a kept file and its previous content, in the order that leaves no older content behind.

    What is not there need not be deleted. Raises KeepingError.
    """
    for copy in (previous_of(path), path):
        try:
            copy.unlink(missing_ok=True)
        except OSError as error:
            raise KeepingError(fault_of(error, copy)) from error
    _sync_folder(path.parent)


def remove_unfinished(folder: Path) -> None:
    """Clear away what writes cut short by a kill left in ``folder``.

    Only the one running program may call this: another's write in progress would be cleared too.
    """
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            if path.name.startswith(".") and path.name.endswith(_UNFINISHED):
                with contextlib.suppress(OSError):
                    path.unlink()


def _write_new(path: Path, data: bytes) -> None:
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, 0o600)
    try:
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(descriptor, rest) :]
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _change_over(unfinished: Path, path: Path) -> None:
    """Give the finished file its name and the earlier one the name of the previous."""
    previous = previous_of(path)
    moved = False
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if os.path.lexists(path):
        # A second name for the earlier file, so that the first never stops leading somewhere.
        second_name = unfinished.with_name(f"{unfinished.name}-previous{_UNFINISHED}")
        try:
            os.link(path, second_name)
        except OSError:  # some file systems know no second names
            _replace(path, previous)
            moved = True
        else:
            try:
                _replace(second_name, previous)
            finally:
                # Renaming between two names of one file does nothing, and would leave this one behind.
                with contextlib.suppress(OSError):
                    second_name.unlink()
    try:
        _replace(unfinished, path)
    except OSError:
        if moved:
            _replace(previous, path)
        raise


def _replace(source: Path, target: Path) -> None:
    """``os.replace``, with patience on Windows, where a virus scanner may hold a fresh file for a moment."""
    if sys.platform == "win32":
        for pause in _REPLACE_PATIENCE:
            try:
                os.replace(source, target)
            except PermissionError:
                time.sleep(pause)
            else:
                return
    os.replace(source, target)


def _sync_folder(folder: Path) -> None:
    """Make the names in ``folder`` as lasting as the content, where the system can."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _not_a_file(path: Path) -> Fault:
    return Fault("not_a_file", str(path), "$", "a regular file should stand here")
