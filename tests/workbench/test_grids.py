"""``tabletop check`` on grids: what kind of file it is, and everything that is missing or doubled in it."""

import json
import struct
import zlib
from pathlib import Path
from typing import Any

import pytest

from tabletop.app.grids import KeptGrid, encode_grid
from tabletop.app.picture_text import with_text
from tabletop.core.rng import Rng
from tabletop.games.morpyam.designs import at_random, rows_of
from tabletop.resources import asset
from tabletop.workbench.check import check_file

pytestmark = pytest.mark.rule("M-73")


def chunk(kind: bytes, held: bytes = b"") -> bytes:
    return struct.pack(">I", len(held)) + kind + held + struct.pack(">I", zlib.crc32(kind + held))


PICTURE = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", bytes(13)) + chunk(b"IEND")


def rows() -> list[list[str | None]]:
    return rows_of(at_random(Rng(1)))


def document(**changes: Any) -> bytes:
    return json.dumps({"format": "tabletop grid", "version": 1, "name": "Zigzag", "grid": rows()} | changes).encode()


def told(folder: Path, content: bytes) -> tuple[str, list[tuple[str, str]]]:
    file = folder / "grid"
    file.write_bytes(content)
    report = check_file(file)
    assert file.read_bytes() == content
    assert all(fault.message and fault.file == str(file) for fault in report.faults)
    return report.kind, [(fault.where, fault.code) for fault in report.faults]


def test_a_designed_grid_is_sound(tmp_path):
    assert told(tmp_path, document()) == ("grid", [])


def test_a_picture_that_carries_a_grid_is_sound(tmp_path):
    assert told(tmp_path, with_text(PICTURE, "tabletop grid", document())) == ("grid", [])


@pytest.mark.parametrize("name", ["classic", "flash"])
def test_the_grids_that_come_with_the_program_are_sound(name):
    assert check_file(asset(f"morpyam/grids/{name}.json")).kind == "grid"
    assert check_file(asset(f"morpyam/grids/{name}.json")).faults == ()


def test_all_that_is_missing_or_doubled_is_named(tmp_path):
    bad = rows()
    wanted = {"b1": 3, "b2": 3, "sec": 2}
    places = {tile: [(r, c) for r in range(6) for c in range(6) if bad[r][c] == tile] for tile in wanted}
    bad[places["b1"][0][0]][places["b1"][0][1]] = "b2"
    bad[places["sec"][0][0]][places["sec"][0][1]] = None
    file = tmp_path / "bad.json"
    file.write_bytes(document(grid=bad))
    report = check_file(file)
    assert [(fault.where, fault.code, fault.message) for fault in report.faults] == [
        ("$.grid", "missing", "b1 is there 2 times; right would be 3 times"),
        ("$.grid", "doubled", "b2 is there 4 times; right would be 3 times"),
        ("$.grid", "missing", "sec is there 1 time; right would be 2 times"),
    ]
    carried = with_text(PICTURE, "tabletop grid", document(grid=bad))
    assert told(tmp_path, carried) == ("grid", [("$.grid", "missing"), ("$.grid", "doubled"), ("$.grid", "missing")])


def test_tiles_of_flash_are_no_tiles_of_a_designed_grid(tmp_path):
    flash = json.loads(asset("morpyam/grids/flash.json").read_bytes())["grid"]
    kind, faults = told(tmp_path, document(grid=flash))
    assert kind == "grid"
    assert ("$.grid[0][0]", "unknown_tile") in faults


@pytest.mark.parametrize(
    ("content", "kind", "fault"),
    [
        (document()[:-20], "unknown", ("$", "cut_off")),
        (document(version=2), "grid", ("$.version", "newer")),
        (document(name=""), "grid", ("$.name", "bad_value")),
        (document(grid=[]), "grid", ("$.grid", "bad_value")),
        (b'{"grid": []}', "grid", ("$.grid", "bad_shape")),
        (b'{"grid": {"a": 1}}', "grid", ("$.grid", "bad_shape")),
        (PICTURE, "unknown", ("$", "foreign")),
        (with_text(PICTURE, "tabletop grid", document())[:-1], "unknown", ("$", "cut_off")),
        (with_text(PICTURE, "tabletop grid", b"{}"), "grid", ("$.format", "foreign")),
        (b"{}", "unknown", ("$", "foreign")),
    ],
)
def test_what_is_no_sound_grid_is_told(tmp_path, content, kind, fault):
    assert told(tmp_path, content) == (kind, [fault])


def test_a_picture_too_large_to_take_in_is_not_sound(tmp_path):
    large = PICTURE[:-12] + chunk(b"IDAT", bytes(4 * 1024 * 1024)) + chunk(b"IEND")
    assert told(tmp_path, with_text(large, "tabletop grid", document())) == ("unknown", [("$", "too_large")])


def test_what_a_name_should_be_is_said(tmp_path):
    file = tmp_path / "grid.json"
    file.write_bytes(document(name="two\nlines"))
    (fault,) = check_file(file).faults
    assert (fault.where, fault.message) == ("$.name", "a name of 1 to 40 characters on one line was expected")


def test_what_the_store_writes_is_sound(tmp_path):
    grid = KeptGrid(name="Zoë", grid=tuple(map(tuple, rows())))
    assert told(tmp_path, encode_grid(grid)) == ("grid", [])
