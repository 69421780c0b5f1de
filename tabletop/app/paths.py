"""Where the program keeps things.

Each system has its own places (platformdirs knows them). With ``TABLETOP_HOME`` set, everything lies under
that one folder instead: for a portable copy on a stick, and for tests.
"""

import contextlib
import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
import platformdirs

from tabletop.app.faults import Fault, fault_of

HOME_VARIABLE = "TABLETOP_HOME"


class Paths(msgspec.Struct, frozen=True):
    """``settings``, ``statistics``, ``log`` and ``lock`` are files, the others folders; none need exist.

    ``exchange`` is where people find what the program hands out, and lay what it is to take in; it is made when
    first something is handed out.
    """

    settings: Path
    statistics: Path
    saves: Path
    grids: Path
    decks: Path
    exchange: Path
    log: Path
    lock: Path
    cache: Path


def find_paths(environment: Mapping[str, str] = os.environ) -> Paths:
    """The places for this user, or those under ``TABLETOP_HOME`` of ``environment`` when it is set."""
    home = environment.get(HOME_VARIABLE)
    if home:
        root = Path(os.path.abspath(os.path.expanduser(home)))
        return _paths(config=root, data=root, exchange=root / "exchange", log=root / "log", cache=root / "cache")
    system = platformdirs.PlatformDirs("Tabletop", appauthor=False)
    return _paths(
        config=system.user_config_path,
        data=system.user_data_path,
        exchange=system.user_documents_path / "Tabletop",
        log=system.user_log_path,
        cache=system.user_cache_path,
    )


def prepare(paths: Paths) -> tuple[Fault, ...]:
    """Make the folders that are missing; returns a fault for every one in which nothing can be kept."""
    folders = {*kept_folders(paths), paths.log.parent, paths.lock.parent, paths.cache}
    faults = (_prepare_folder(folder) for folder in sorted(folders))
    return tuple(fault for fault in faults if fault is not None)


def kept_folders(paths: Paths) -> frozenset[Path]:
    """The folders in which files of the program's own are kept."""
    return frozenset({paths.settings.parent, paths.statistics.parent, paths.saves, paths.grids, paths.decks})


def _paths(config: Path, data: Path, exchange: Path, log: Path, cache: Path) -> Paths:
    return Paths(
        settings=config / "settings.json",
        statistics=data / "statistics.json",
        saves=data / "saves",
        grids=data / "grids",
        decks=data / "decks",
        exchange=exchange,
        log=log / "tabletop.log",
        lock=data / "tabletop.lock",
        cache=cache,
    )


def _prepare_folder(folder: Path) -> Fault | None:
    """Only an attempt tells whether a folder can be written: its mode says nothing of the disk under it."""
    probe = folder / f".probe-{os.getpid()}.new"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe.touch()
    except OSError as error:
        return fault_of(error, folder)
    finally:
        with contextlib.suppress(OSError):
            probe.unlink()
    return None
