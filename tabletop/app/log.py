"""The log: what the program did, and what went wrong, in a file of limited size that people may send us."""

import logging
import logging.handlers
import sys
import threading
from pathlib import Path
from types import TracebackType

from tabletop.app.faults import Fault, fault_of

LOGGER = logging.getLogger("tabletop")
_LOGGERS = (LOGGER, logging.getLogger("scenes"))
"""Of both packages of the program."""

MAX_BYTES = 512 * 1024
OLDER_FILES = 2

_state: dict[str, Path] = {}


class _DiscreetFormatter(logging.Formatter):
    """Leaves the person's home folder out: it holds their name and says nothing of what went wrong."""

    def __init__(self, home: Path) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        # As it is, as repr writes it on Windows, and with forward slashes.
        self._spellings = sorted({str(home), str(home).replace("\\", "\\\\"), home.as_posix()}, key=len, reverse=True)

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        for spelling in self._spellings:
            text = text.replace(spelling, "~")
        return text


class _QuietHandler(logging.handlers.RotatingFileHandler):
    """A log that cannot be written is no reason to disturb the game."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Drop the record."""


def start_log(file: Path, level: int = logging.INFO, home: Path | None = None) -> Fault | None:
    """Begin to write the log of the program to ``file``, and to record every unhandled error.

    Returns why it cannot be written, or None. Starting it anew closes the one before.
    """
    stop_log()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handler = _QuietHandler(file, maxBytes=MAX_BYTES, backupCount=OLDER_FILES, encoding="utf-8", errors="replace")
    except OSError as error:
        return fault_of(error, file)
    handler.setFormatter(_DiscreetFormatter(home or Path.home()))
    for logger in _LOGGERS:
        logger.addHandler(handler)
        logger.setLevel(level)
    _state["file"] = file
    sys.excepthook = _record_unhandled
    threading.excepthook = _record_unhandled_in_thread
    return None


def stop_log() -> None:
    """Close the log and put back the hooks for unhandled errors."""
    for logger in _LOGGERS:
        for handler in [handler for handler in logger.handlers if isinstance(handler, _QuietHandler)]:
            logger.removeHandler(handler)
            handler.close()
    if _state.pop("file", None) is not None:
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__


def log_path() -> Path | None:
    """Where the log lies, to be shown to the person; None when there is none."""
    return _state.get("file")


def record_crash(error: BaseException) -> None:
    """Write an error nobody handled to the log, with its traceback."""
    LOGGER.critical("unhandled %s", type(error).__name__, exc_info=error)


def record_faults(faults: tuple[Fault, ...]) -> None:
    """Write faults of kept files to the log."""
    for fault in faults:
        LOGGER.warning("%s", fault)


def _record_unhandled(kind: type[BaseException], error: BaseException, traceback: TracebackType | None) -> None:
    if not issubclass(kind, KeyboardInterrupt):
        record_crash(error.with_traceback(traceback))
    if sys.stderr is not None:  # a windowed program on Windows has none
        sys.__excepthook__(kind, error, traceback)


def _record_unhandled_in_thread(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is not None:
        record_crash(args.exc_value)
    if sys.stderr is not None:
        threading.__excepthook__(args)
