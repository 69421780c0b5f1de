"""Designed grids as they are kept and handed on: sound or told, and nothing overwritten."""

import errno
import json
import os
import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.app.faults import KeepingError
from tabletop.app.files import previous_of
from tabletop.app.grids import GRIDS, GridDraft, GridStore, KeptGrid, encode_grid
from tabletop.app.works import WorkStore, files_in
from tabletop.core.errors import EngineError

FILE = Path("zigzag.json")
ROW = ("b1", "b2", "b3", "b4", "b5", "b6")


def chunk(kind: bytes, held: bytes = b"") -> bytes:
    return struct.pack(">I", len(held)) + kind + held + struct.pack(">I", zlib.crc32(kind + held))


PICTURE = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", bytes(13)) + chunk(b"IEND")


def grid(name: str = "Zigzag", first: str = "b1") -> KeptGrid:
    return KeptGrid(name=name, grid=((first, *ROW[1:]), ROW, ROW, ROW, ROW, ROW))


def opened(folder: Path, accept: Callable[[KeptGrid], object] | None = None) -> GridStore:
    return WorkStore(GRIDS, folder, accept)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def fault_of(data: bytes) -> tuple[str, str]:
    with pytest.raises(KeepingError) as caught:
        GRIDS.decode(data, FILE)
    return caught.value.fault.code, caught.value.fault.where


# The file


def test_a_grid_on_disk():
    assert json.loads(encode_grid(grid("Zoë's"))) == {
        "format": "tabletop grid",
        "version": 1,
        "name": "Zoë's",
        "grid": [list(ROW)] * 6,
    }


@given(st.from_regex(r"\A(?=[^\n]*\S)[^\x00-\x1f\x7f\u2028\u2029]{1,40}\Z"))
def test_a_grid_comes_back(name):
    assert GRIDS.decode(encode_grid(grid(name)), FILE) == grid(name)


@pytest.mark.parametrize("name", ["", " ", "   ", "a\nb", "a\x00", "x" * 41, "a\u2028", 7, None])
def test_a_name_is_one_line_of_at_most_forty_letters(name):
    data = json.dumps({**json.loads(encode_grid(grid())), "name": name}).encode()
    assert fault_of(data) == ("bad_value", "$.name")


def test_a_file_cut_off_anywhere_is_refused():
    data = encode_grid(grid()).rstrip()
    for length in range(len(data)):
        assert fault_of(data[:length])[0] in ("cut_off", "malformed")


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"format": "tabletop save"}, ("foreign", "$.format")),
        ({"format": None}, ("foreign", "$.format")),
        ({"version": 2}, ("newer", "$.version")),
        ({"version": 0}, ("bad_value", "$.version")),
        ({"grid": []}, ("bad_value", "$.grid")),
        ({"grid": [list(ROW)] * 7}, ("bad_value", "$.grid")),
        ({"grid": [[*ROW, "b1"], *[list(ROW)] * 5]}, ("bad_value", "$.grid[0]")),
        ({"grid": [list(ROW)] * 5 + [[1, *ROW[1:]]]}, ("bad_value", "$.grid[5][0]")),
        ({"grid": [list(ROW)] * 5 + [["x" * 17, *ROW[1:]]]}, ("bad_value", "$.grid[5][0]")),
    ],
)
def test_what_is_wrong_is_named_with_its_place(change, expected):
    data = json.dumps({**json.loads(encode_grid(grid())), **change}).encode()
    assert fault_of(data) == expected


@given(st.binary(max_size=200))
def test_whatever_the_file_holds_is_answered(data):
    fault_of(data)


def test_files_that_are_deep_or_large_are_refused():
    assert fault_of(b"[" * 60_000)[0] == "foreign"
    assert fault_of(b'{"format":"tabletop grid","grid":' + b"[" * 60_000 + b"]" * 3)[0] in ("too_deep", "cut_off")
    assert fault_of(b" " * (64 * 1024 + 1))[0] == "too_large"


# Handed on


def test_a_grid_is_handed_out_as_a_picture_that_carries_it(tmp_path):
    folder = tmp_path / "out"
    file = GRIDS.hand_out(grid("Zoë: 1/2"), PICTURE, folder)
    assert file == folder / "Zoë 1 2.png"
    assert GRIDS.read(file) == grid("Zoë: 1/2")


def test_nothing_is_overwritten_by_handing_out(tmp_path):
    (tmp_path / "Zigzag.png").write_text("mine")
    assert GRIDS.hand_out(grid(), PICTURE, tmp_path).name == "Zigzag 2.png"
    assert GRIDS.hand_out(grid(first="b6"), PICTURE, tmp_path).name == "Zigzag 3.png"
    assert GRIDS.hand_out(grid(), PICTURE, tmp_path).name == "Zigzag 2.png"  # the same once more
    assert (tmp_path / "Zigzag.png").read_text() == "mine"
    assert {path.name for path in tmp_path.iterdir()} == {"Zigzag.png", "Zigzag 2.png", "Zigzag 3.png"}


@pytest.mark.parametrize(
    ("name", "file"),
    [("con", "con grid"), ("COM1.x", "COM1.x grid"), ("...", "grid"), ("a.", "a"), ("../../a", "a"), ("é?", "é")],
)
def test_names_that_are_no_file_names(tmp_path, name, file):
    folder = tmp_path / "out"
    assert GRIDS.hand_out(grid(name), PICTURE, folder).name == f"{file}.png"
    assert [path.name for path in tmp_path.iterdir()] == ["out"]


def test_a_folder_that_cannot_be_written_is_told(tmp_path):
    (tmp_path / "out").write_text("a file")
    with pytest.raises(KeepingError):
        GRIDS.hand_out(grid(), PICTURE, tmp_path / "out")


def test_files_that_may_hold_grids_newest_first(tmp_path):
    assert files_in(tmp_path / "none") == ()
    for age, name in enumerate(["a.png", "b.JSON", "c.txt", ".d.png"]):
        (tmp_path / name).write_text("")
        os.utime(tmp_path / name, (1000 - age, 1000 - age))
    (tmp_path / "folder.png").mkdir()
    assert [file.name for file in files_in(tmp_path)] == ["a.png", "b.JSON"]


# The store


def test_saving_listing_and_loading(tmp_path):
    store = opened(tmp_path / "grids")
    assert store.listing().works == ()
    assert store.save(grid("zebra")) == "grid-1"
    assert store.save(grid("Ångström")) == "grid-2"
    assert store.save(grid("apple", "b6")) == "grid-3"
    listing = opened(tmp_path / "grids").listing()
    assert [(kept.slot, kept.name) for kept in listing.works] == [
        ("grid-3", "apple"),
        ("grid-1", "zebra"),
        ("grid-2", "Ångström"),
    ]
    assert store.load("grid-3").value == grid("apple", "b6")


def test_a_folder_that_cannot_be_listed_loses_no_grid(tmp_path, monkeypatch):
    store = opened(tmp_path)
    store.save(grid("first"))
    monkeypatch.setattr(os, "listdir", denied)
    assert opened(tmp_path).save(grid("second")) == "grid-2"
    assert store.load("grid-1").value == grid("first")


def denied(*_args: object) -> NoReturn:
    raise PermissionError(errno.EACCES, "denied")


def test_saving_again_replaces_and_keeps_the_earlier_beside_it(tmp_path):
    store = opened(tmp_path)
    slot = store.save(grid())
    assert store.save(grid(first="b6"), slot) == slot
    assert store.load(slot).value == grid(first="b6")
    assert GRIDS.decode(previous_of(tmp_path / "grid-1.json").read_bytes(), FILE) == grid()


def test_renaming_duplicating_and_deleting(tmp_path):
    store = opened(tmp_path)
    slot = store.save(grid())
    store.rename(slot, "Zigzag II")
    copy = store.duplicate(slot)
    again = store.duplicate(copy)
    assert [kept.name for kept in store.listing().works] == ["Zigzag II", "Zigzag II 2", "Zigzag II 2 2"]
    assert len({slot, copy, again}) == 3
    store.delete(slot)
    store.delete(slot)
    assert [kept.slot for kept in store.listing().works] == [copy, again]
    for call in (lambda: store.rename(slot, "gone"), lambda: store.duplicate(slot)):
        with pytest.raises(KeepingError, match="missing"):
            call()


def test_a_name_is_found_whatever_its_letters(tmp_path):
    store = opened(tmp_path)
    store.save(grid("Fuß"))
    found = store.named(" FUSS ")
    assert found is not None
    assert found.slot == "grid-1"
    assert store.named("Fus") is None
    assert store.free_name("fuß") == "fuß 2"
    assert store.free_name("x" * 40) == "x" * 40
    store.save(grid("x" * 40))
    assert store.free_name("x" * 40) == "x" * 38 + " 2"


def test_what_cannot_be_kept_changes_nothing(tmp_path):
    store = opened(tmp_path)
    slot = store.save(grid())
    before = contents(tmp_path)
    for bad in (grid(""), grid("a\nb"), grid("\ud800"), msgspec.structs.replace(grid(), grid=((),))):
        with pytest.raises(KeepingError):
            store.save(bad, slot)
    assert contents(tmp_path) == before


def refuse(kept: KeptGrid) -> None:
    if kept.grid != grid().grid:
        raise EngineError("missing", "grid", got=1, want=2)


def test_a_store_that_judges_keeps_only_what_it_accepts(tmp_path):
    store = opened(tmp_path, refuse)
    store.save(grid())
    with pytest.raises(KeepingError, match="missing") as caught:
        store.save(grid(first="b6"))
    assert (caught.value.fault.code, caught.value.fault.where) == ("bad_value", "$.grid")
    opened(tmp_path).save(grid(first="b6"))
    listing = store.listing()
    assert [kept.slot for kept in listing.works] == ["grid-1"]
    assert [fault.code for fault in listing.faults] == ["bad_value"]


@pytest.mark.parametrize("content", [b"", b"{", b"null", b'{"format":"tabletop settings","version":1}', b"\xff\xfe"])
def test_damaged_files_are_put_aside_and_their_slots_left_free(tmp_path, content):
    (tmp_path / "grid-1.json").write_bytes(content)
    store = opened(tmp_path)
    listing = store.listing()
    assert listing.works == ()
    assert len(listing.faults) == 1
    assert contents(tmp_path) == {"grid-1.json.damaged-1": content}
    assert store.save(grid()) == "grid-2"
    assert (tmp_path / "grid-1.json.damaged-1").read_bytes() == content


def test_a_newer_file_is_left_alone(tmp_path):
    content = b'{"format":"tabletop grid","version":2,"tiles":{}}'
    (tmp_path / "grid-1.json").write_bytes(content)
    store = opened(tmp_path)
    assert [fault.code for fault in store.listing().faults] == ["newer"]
    assert store.save(grid()) == "grid-2"
    store.save(grid(), "grid-1")
    assert content in contents(tmp_path).values()


def test_a_slot_is_never_a_path(tmp_path):
    store = opened(tmp_path)
    for slot in ("../grid-1", "grid-0", "grid-1/x", "", "con"):
        with pytest.raises(ValueError, match="no slot"):
            store.load(slot)


# The unfinished grid


def draft(**changes: object) -> GridDraft:
    empty = (None,) * 6
    return GridDraft(**({"name": "", "slot": None, "grid": (ROW, empty, empty, empty, empty, empty)} | changes))


def test_the_unfinished_grid_is_kept_until_it_is_forgotten(tmp_path):
    store = opened(tmp_path, refuse)
    assert store.draft().value is None
    store.keep_draft(draft())
    store.keep_draft(draft(name="Zig", slot="grid-3"))
    assert opened(tmp_path).draft().value == draft(name="Zig", slot="grid-3")
    assert store.listing().works == ()
    store.forget_draft()
    store.forget_draft()
    assert store.draft().value is None
    assert contents(tmp_path) == {}


@pytest.mark.parametrize(
    "bad", [{"name": "x" * 41}, {"name": "\ud800"}, {"slot": "../grid-1"}, {"slot": "grid-1\n"}, {"slot": "deck-1"}]
)
def test_an_unfinished_grid_that_cannot_be_kept_changes_nothing(tmp_path, bad):
    store = opened(tmp_path)
    store.keep_draft(draft(name="Zig"))
    before = contents(tmp_path)
    with pytest.raises(KeepingError):
        store.keep_draft(draft(**bad))
    assert contents(tmp_path) == before


def test_a_damaged_unfinished_grid_is_put_aside(tmp_path):
    (tmp_path / "draft.json").write_bytes(b"{")
    reading = opened(tmp_path).draft()
    assert reading.value is None
    assert [fault.code for fault in reading.faults] == ["cut_off"]
    assert contents(tmp_path) == {"draft.json.damaged-1": b"{"}
