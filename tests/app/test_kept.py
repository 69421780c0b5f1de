"""A kept file comes back as its newest sound copy, and nothing that was not understood is written over."""

import errno
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tabletop.app import files
from tabletop.app.faults import DAMAGE, Fault, KeepingError
from tabletop.app.kept import KeptFile

LIMIT = 64


def decode(data: bytes, file: Path) -> int:
    if data.startswith(b"newer"):
        raise KeepingError(Fault("newer", str(file), "$", "of tomorrow"))
    if not data.isdigit():
        raise KeepingError(Fault("malformed", str(file), "$", "digits were expected"))
    return int(data)


def kept(folder: Path) -> KeptFile[int]:
    return KeptFile(folder / "kept", decode, LIMIT)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_what_was_written_comes_back(tmp_path):
    assert kept(tmp_path).read().value is None
    assert kept(tmp_path).read().faults == ()
    kept(tmp_path).write(b"1")
    assert kept(tmp_path).read().value == 1


@pytest.mark.parametrize("damage", [b"", b"\0" * 10, b"12x", b"9" * (LIMIT + 1)])
def test_a_damaged_file_is_put_aside_and_the_one_before_it_read(tmp_path, damage):
    file = kept(tmp_path)
    file.write(b"1")
    file.write(b"2")
    (tmp_path / "kept").write_bytes(damage)
    reading = kept(tmp_path).read()
    assert reading.value == 1
    assert [fault.code in DAMAGE for fault in reading.faults] == [True]
    assert contents(tmp_path) == {"kept.damaged-1": damage, "kept.previous": b"1"}


def test_both_copies_damaged_are_both_kept(tmp_path):
    (tmp_path / "kept").write_bytes(b"x")
    (tmp_path / "kept.previous").write_bytes(b"y")
    reading = kept(tmp_path).read()
    assert reading.value is None
    assert len(reading.faults) == 2
    assert contents(tmp_path) == {"kept.damaged-1": b"x", "kept.previous.damaged-1": b"y"}


def test_a_write_that_nobody_read_before_spares_a_damaged_file(tmp_path):
    (tmp_path / "kept").write_bytes(b"x")
    kept(tmp_path).write(b"1")
    assert contents(tmp_path) == {"kept.damaged-1": b"x", "kept": b"1"}


def test_damage_between_two_writes_is_noticed(tmp_path):
    file = kept(tmp_path)
    file.write(b"1")
    file.write(b"2")
    (tmp_path / "kept").write_bytes(b"xyz")
    file.write(b"3")
    assert contents(tmp_path) == {"kept": b"3", "kept.damaged-1": b"xyz", "kept.previous": b"1"}


def test_a_newer_file_stays_where_it_is_and_nothing_older_passes_for_it(tmp_path):
    (tmp_path / "kept").write_bytes(b"newer 7")
    (tmp_path / "kept.previous").write_bytes(b"1")
    reading = kept(tmp_path).read()
    assert reading.value is None
    assert [fault.code for fault in reading.faults] == ["newer"]
    assert contents(tmp_path) == {"kept": b"newer 7", "kept.previous": b"1"}


def test_writing_where_a_newer_file_lies_puts_it_by(tmp_path):
    (tmp_path / "kept").write_bytes(b"newer 7")
    kept(tmp_path).write(b"1")
    assert contents(tmp_path) == {"kept": b"1", "kept.kept-1": b"newer 7"}


def test_a_file_that_may_not_be_read_is_neither_judged_nor_written_over(tmp_path, monkeypatch):
    (tmp_path / "kept").write_bytes(b"1")
    (tmp_path / "kept.previous").write_bytes(b"0")

    def refuse(path, limit):
        raise KeepingError(Fault("denied", str(path), "$", "no"))

    with monkeypatch.context() as patch:
        patch.setattr(files, "read_capped", refuse)
        reading = kept(tmp_path).read()
        assert (reading.value, [fault.code for fault in reading.faults]) == (None, ["denied"])
        kept(tmp_path).write(b"2")
    assert contents(tmp_path) == {"kept": b"2", "kept.kept-1": b"1", "kept.previous": b"0"}


def test_damage_that_cannot_be_put_aside_stops_the_write_not_the_read(tmp_path, monkeypatch):
    (tmp_path / "kept").write_bytes(b"x")
    (tmp_path / "kept.previous").write_bytes(b"1")

    def refuse(self, target):
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(Path, "rename", refuse)
    reading = kept(tmp_path).read()
    assert reading.value == 1
    assert [fault.code for fault in reading.faults] == ["malformed", "read_only"]
    with pytest.raises(KeepingError, match="read_only"):
        kept(tmp_path).write(b"2")
    assert contents(tmp_path) == {"kept": b"x", "kept.previous": b"1"}


def test_nothing_is_written_that_would_be_too_large_to_read(tmp_path):
    file = kept(tmp_path)
    file.write(b"1")
    with pytest.raises(KeepingError, match="too_large"):
        file.write(b"9" * (LIMIT + 1))
    assert file.read().value == 1


def test_a_removed_file_does_not_come_back(tmp_path):
    file = kept(tmp_path)
    file.write(b"1")
    file.write(b"2")
    file.remove()
    assert file.read().value is None
    assert contents(tmp_path) == {}


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(current=st.none() | st.binary(max_size=80), previous=st.none() | st.binary(max_size=80))
def test_whatever_lies_there_no_byte_is_lost(tmp_path_factory, current, previous):
    folder = tmp_path_factory.mktemp("kept")
    for name, data in (("kept", current), ("kept.previous", previous)):
        if data is not None:
            (folder / name).write_bytes(data)
    there = [data for data in (current, previous) if data is not None]
    kept(folder).read()
    assert sorted(contents(folder).values()) == sorted(there)
    kept(folder).write(b"1")
    if current is not None and current.isdigit() and len(current) <= LIMIT:
        there = [current]  # a sound file pushes the previous one out, and only it
    assert sorted(contents(folder).values()) == sorted([*there, b"1"])
