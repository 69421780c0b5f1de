"""All that the program keeps, opened for one run."""

from collections.abc import Callable

from tabletop.app.faults import Fault, FaultCode, KeepingError
from tabletop.app.files import remove_unfinished
from tabletop.app.log import record_faults
from tabletop.app.paths import Paths, kept_folders, prepare
from tabletop.app.saves import Accept, SaveStore
from tabletop.app.settings import SettingsStore
from tabletop.app.statistics import StatisticsStore


class Keeping:
    """Settings, saves and statistics under ``paths``. Opening never fails: what cannot be read is not there yet.

    ``faults`` is what was found wrong on opening; it is in the log as well. ``accept`` judges the matches
    inside saves. ``alone`` says that this is the one running program, which alone may clear away what a
    killed one left half written.
    """

    def __init__(self, paths: Paths, accept: Accept | None = None, *, alone: bool = True) -> None:
        self.paths = paths
        unwritable = prepare(paths)
        if alone:
            for folder in kept_folders(paths):
                remove_unfinished(folder)
        self.settings = SettingsStore(paths.settings)
        self.statistics = StatisticsStore(paths.statistics)
        self.saves = SaveStore(paths.saves, accept)
        self.faults: tuple[Fault, ...] = unwritable + self.settings.faults + self.statistics.faults
        record_faults(self.faults)
        self._told: set[FaultCode] = set()

    def attempt(self, write: Callable[[], object]) -> Fault | None:
        """Call something that writes, and go on when it cannot.

        Returns the fault when people have not been told of its kind since the last success, else None: a full
        disk is worth one message, not one after every throw. Every fault is in the log.
        """
        try:
            write()
        except KeepingError as error:
            record_faults((error.fault,))
            if error.fault.code in self._told:
                return None
            self._told.add(error.fault.code)
            return error.fault
        self._told.clear()
        return None
