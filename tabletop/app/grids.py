"""Grids that people have designed, as they are kept and handed on.

A grid is six rows of six names of tiles. What tiles there are is a matter of the game that is played on it.
"""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from tabletop.app.documents import Kind
from tabletop.app.works import Saved, UnfinishedWork, Work, WorkKind, WorkStore

TileName = Annotated[str, msgspec.Meta(max_length=16)]
Row = tuple[
    TileName | None, TileName | None, TileName | None, TileName | None, TileName | None, TileName | None
]  # fmt: skip
"""Six tiles from left to right; None where none lies."""

Rows = tuple[Row, Row, Row, Row, Row, Row]
"""Six rows from the top."""


class KeptGrid(Work, frozen=True, kw_only=True):
    """A grid as its file holds it. ``grid`` is opaque here and judged by those who play on it."""

    format: Literal["tabletop grid"] = "tabletop grid"
    version: Literal[1] = 1
    grid: Rows


class GridDraft(UnfinishedWork, frozen=True, kw_only=True):
    """The grid that is being worked on, whole or not."""

    format: Literal["tabletop grid draft"] = "tabletop grid draft"
    version: Literal[1] = 1
    grid: Rows


def encode_grid(grid: KeptGrid) -> bytes:
    """The grid as its file holds it, one row of tiles a line."""
    head = f'{{"format":"{grid.format}","version":{grid.version},"name":'.encode() + msgspec.json.encode(grid.name)
    rows = b",\n".join(msgspec.json.encode(row) for row in grid.grid)
    return head + b',"grid":[\n' + rows + b"\n]}\n"


GRIDS: Final = WorkKind(
    noun="grid",
    document=Kind("tabletop grid", 1, 64 * 1024),
    draft_document=Kind("tabletop grid draft", 1, 64 * 1024),
    work=KeptGrid,
    draft=GridDraft,
    encode=encode_grid,
)

SavedGrid: TypeAlias = Saved[KeptGrid]
GridStore: TypeAlias = WorkStore[KeptGrid, GridDraft]
