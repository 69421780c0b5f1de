"""Files are written whole or not at all, and read with a limit."""

import errno
import os
from pathlib import Path

import pytest

from tabletop.app import files
from tabletop.app.faults import KeepingError

SYSTEM_ERRORS = {
    errno.ENOSPC: "no_space",
    errno.EDQUOT: "no_space",
    errno.EROFS: "read_only",
    errno.EACCES: "denied",
    errno.EIO: "failed",
}


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def failing(code: int):
    def fail(*args, **kwargs):
        raise OSError(code, os.strerror(code))

    return fail


def test_a_file_is_written_and_its_folder_made(tmp_path):
    path = tmp_path / "deep" / "er" / "kept.json"
    files.write_whole(path, b"one")
    assert path.read_bytes() == b"one"
    assert names(path.parent) == {"kept.json"}


def test_the_replaced_content_stays_as_the_previous(tmp_path):
    path = tmp_path / "kept.json"
    for data in (b"one", b"two", b"three"):
        files.write_whole(path, data)
    assert path.read_bytes() == b"three"
    assert files.previous_of(path).read_bytes() == b"two"
    assert names(tmp_path) == {"kept.json", "kept.json.previous"}


def test_a_large_file_is_written_in_as_many_pieces_as_the_system_takes(tmp_path, monkeypatch):
    real = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, data: real(descriptor, bytes(data[:7])))
    path = tmp_path / "kept.json"
    files.write_whole(path, bytes(range(256)))
    assert path.read_bytes() == bytes(range(256))


@pytest.mark.parametrize("call", ["open", "write", "fsync", "replace"])
@pytest.mark.parametrize("code", SYSTEM_ERRORS)
def test_a_failing_system_leaves_the_earlier_file_and_no_rest(tmp_path, monkeypatch, call, code):
    path = tmp_path / "kept.json"
    files.write_whole(path, b"one")
    files.write_whole(path, b"two")
    with monkeypatch.context() as patch:
        patch.setattr(os, call, failing(code))
        with pytest.raises(KeepingError) as raised:
            files.write_whole(path, b"three")
    assert raised.value.fault.code == SYSTEM_ERRORS[code]
    assert raised.value.fault.file == str(path)
    assert path.read_bytes() == b"two"
    assert files.previous_of(path).read_bytes() == b"one"
    assert names(tmp_path) == {"kept.json", "kept.json.previous"}


def test_a_disk_that_fills_up_half_way_leaves_the_earlier_file(tmp_path, monkeypatch):
    path = tmp_path / "kept.json"
    files.write_whole(path, b"one")
    real, room = os.write, [10]

    def write(descriptor, data):
        if room[0] == 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = real(descriptor, bytes(data[: room[0]]))
        room[0] -= written
        return written

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", write)
        with pytest.raises(KeepingError, match="no_space"):
            files.write_whole(path, b"x" * 100)
    assert path.read_bytes() == b"one"
    assert names(tmp_path) == {"kept.json"}


def test_an_interruption_leaves_no_rest(tmp_path, monkeypatch):
    path = tmp_path / "kept.json"
    files.write_whole(path, b"one")

    def interrupt(descriptor):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", interrupt)
        with pytest.raises(KeyboardInterrupt):
            files.write_whole(path, b"two")
    assert path.read_bytes() == b"one"
    assert names(tmp_path) == {"kept.json"}


def test_a_file_system_without_second_names_keeps_the_previous_too(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "link", failing(errno.EPERM))
    path = tmp_path / "kept.json"
    for data in (b"one", b"two", b"three"):
        files.write_whole(path, data)
    assert path.read_bytes() == b"three"
    assert files.previous_of(path).read_bytes() == b"two"


def test_without_second_names_a_failed_last_step_brings_the_earlier_file_back(tmp_path, monkeypatch):
    path = tmp_path / "kept.json"
    files.write_whole(path, b"one")
    real = os.replace

    def replace(source, target):
        if str(source).endswith(".new"):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        real(source, target)

    with monkeypatch.context() as patch:
        patch.setattr(os, "link", failing(errno.EPERM))
        patch.setattr(os, "replace", replace)
        with pytest.raises(KeepingError):
            files.write_whole(path, b"two")
    assert path.read_bytes() == b"one"
    assert names(tmp_path) == {"kept.json"}


def test_the_folder_being_synced_is_a_wish_only(tmp_path, monkeypatch):
    real = os.fsync
    synced: list[int] = []

    def fsync(descriptor):
        synced.append(descriptor)
        if len(synced) > 1:
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        real(descriptor)

    monkeypatch.setattr(os, "fsync", fsync)
    files.write_whole(tmp_path / "kept.json", b"one")
    assert (tmp_path / "kept.json").read_bytes() == b"one"


def test_a_folder_in_the_place_of_the_file_is_not_touched(tmp_path):
    path = tmp_path / "kept.json"
    path.mkdir()
    (path / "inside").write_text("mine")
    with pytest.raises(KeepingError, match="not_a_file"):
        files.write_whole(path, b"one")
    assert (path / "inside").read_text() == "mine"
    assert names(tmp_path) == {"kept.json"}


def test_a_file_in_the_place_of_the_folder_is_a_fault(tmp_path):
    (tmp_path / "folder").write_text("mine")
    with pytest.raises(KeepingError):
        files.write_whole(tmp_path / "folder" / "kept.json", b"one")
    assert (tmp_path / "folder").read_text() == "mine"


def test_reading_stops_at_the_limit(tmp_path):
    path = tmp_path / "kept.json"
    path.write_bytes(b"12345")
    assert files.read_capped(path, 5) == b"12345"
    with pytest.raises(KeepingError, match="too_large"):
        files.read_capped(path, 4)


def test_reading_names_what_is_no_file(tmp_path):
    with pytest.raises(KeepingError, match="missing"):
        files.read_capped(tmp_path / "none", 9)
    with pytest.raises(KeepingError, match="not_a_file"):
        files.read_capped(tmp_path, 9)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have no names here")
def test_a_pipe_does_not_hold_the_reader_up(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(KeepingError, match="not_a_file"):
        files.read_capped(tmp_path / "pipe", 9)


def test_a_file_moved_aside_takes_the_first_free_number(tmp_path):
    for content in ("a", "b", "c"):
        (tmp_path / "kept.json").write_text(content)
        files.move_aside(tmp_path / "kept.json", "damaged")
    assert [(tmp_path / f"kept.json.damaged-{n}").read_text() for n in (1, 2, 3)] == ["a", "b", "c"]
    with pytest.raises(KeepingError, match="missing"):
        files.move_aside(tmp_path / "kept.json", "damaged")


def test_removing_leaves_no_previous_to_come_back(tmp_path):
    path = tmp_path / "kept.json"
    files.write_whole(path, b"one")
    files.write_whole(path, b"two")
    files.remove(path)
    assert names(tmp_path) == set()
    files.remove(path)


def test_only_unfinished_writes_are_cleared_away(tmp_path):
    (tmp_path / ".kept.json.123-1.new").write_text("half")
    (tmp_path / ".kept.json.123-1.new-previous.new").write_text("half")
    (tmp_path / "mine.new").write_text("whole")
    (tmp_path / ".mine").write_text("whole")
    files.remove_unfinished(tmp_path)
    assert names(tmp_path) == {"mine.new", ".mine"}
    files.remove_unfinished(tmp_path / "none")
