"""One running program per user: two would write over each other's saves."""

from pathlib import Path

import filelock
import msgspec

from tabletop.app.faults import Fault, fault_of


class Running(msgspec.Struct, frozen=True):
    """This program is the one; it stays so until ``release`` or its end, however it ends."""

    lock: filelock.BaseFileLock

    def release(self) -> None:
        """Let another program be the one."""
        self.lock.release()


class AlreadyRunning(msgspec.Struct, frozen=True):
    """Another program of this user is running."""


class CannotTell(msgspec.Struct, frozen=True):
    """The lock could not be asked for, and ``fault`` says why; the program may go on."""

    fault: Fault


Claim = Running | AlreadyRunning | CannotTell


def claim(file: Path) -> Claim:
    """Try to become the one running program; never waits.

    The system itself holds the lock and drops it when a program ends or is killed: a file left lying is no
    obstacle.
    """
    lock = filelock.FileLock(file, timeout=0, thread_local=False, fallback_to_soft=False)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire()
    except filelock.Timeout:
        return AlreadyRunning()
    except NotImplementedError:
        return CannotTell(Fault("failed", str(file), "$", "the file system knows no locks"))
    except OSError as error:
        return CannotTell(fault_of(error, file))
    return Running(lock)
