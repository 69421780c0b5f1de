"""Judges grids: those that people have designed, and those that come with the program."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tabletop.app.faults import KeepingError
from tabletop.app.grids import GRIDS
from tabletop.core.errors import EngineError
from tabletop.games.morpyam.designs import check_design
from tabletop.games.morpyam.tiles import FLASH_TILES
from tabletop.protocol.wording import message
from tabletop.workbench.saved import FileFault


def is_grid(data: dict[str, Any]) -> bool:
    """Whether a JSON object means to be a grid, sound or not."""
    return data.get("format") == GRIDS.document.format or ("grid" in data and "game" not in data)


def grid_faults(content: bytes, data: dict[str, Any] | None, path: Path) -> list[FileFault]:
    """Everything that is wrong with a grid.

    Args:
        content: the file, JSON or a picture that carries it.
        data: the JSON object; None for a picture.
        path: whence it came.
    """
    if data is None or "format" in data:
        try:
            rows: Any = GRIDS.decode(content, path).grid
        except KeepingError as error:
            return [FileFault(error.fault.where, error.fault.code, error.fault.message)]
    else:
        rows = data["grid"]
    found = check_design(rows)
    if data is not None and "format" not in data and found:
        flash = check_design(rows, FLASH_TILES)
        found = min(found, flash, key=len)
    return [FileFault(f"$.{fault.where}", fault.code, _worded(fault)) for fault in found]


def _worded(fault: EngineError) -> str:
    if fault.code not in ("missing", "doubled"):
        return message(fault)
    tile, have, want = fault.params["tile"], fault.got, fault.want
    return f"{tile} is there {_times(have)}; right would be {_times(want)}"


def _times(count: object) -> str:
    return "1 time" if count == 1 else f"{count} times"
