"""Everything kept, opened for one run: never an error, each trouble told once."""

import datetime
import errno
import os

import msgspec
import pytest

from tabletop.app import files
from tabletop.app.faults import Fault, KeepingError
from tabletop.app.keeping import Keeping
from tabletop.app.paths import HOME_VARIABLE, find_paths
from tabletop.app.saves import Save
from tabletop.app.seats import Seat
from tabletop.app.settings import Settings
from tabletop.app.words import tell_not_kept, tell_not_read


def open_in(folder, **options) -> Keeping:
    return Keeping(find_paths({HOME_VARIABLE: str(folder)}), **options)


def save() -> Save:
    return Save(
        program="1.0.0",
        saved_at=datetime.datetime(2026, 3, 5, tzinfo=datetime.UTC),
        id="a1",
        game="yamslam",
        variant="base",
        seats=(Seat("Zoë"),),
        match={},
    )


def test_a_first_start_and_the_next(tmp_path):
    keeping = open_in(tmp_path / "new")
    assert keeping.faults == ()
    assert keeping.attempt(lambda: keeping.settings.change(Settings(volume=5))) is None
    assert keeping.attempt(lambda: keeping.saves.autosave(save())) is None
    again = open_in(tmp_path / "new")
    assert again.settings.current.volume == 5
    assert again.saves.load("yamslam").value == save()


def test_a_place_that_cannot_be_written_lets_the_program_go_on(tmp_path):
    (tmp_path / "new").write_text("a file")
    keeping = open_in(tmp_path / "new")
    assert keeping.faults
    fault = keeping.attempt(lambda: keeping.settings.change(Settings(volume=5)))
    assert fault is not None
    assert keeping.settings.current.volume == 5
    assert keeping.attempt(lambda: keeping.saves.autosave(save())) is None  # told already
    assert keeping.saves.listing().games == ()


def test_a_full_disk_is_told_once_until_there_is_room_again(tmp_path, monkeypatch):
    keeping = open_in(tmp_path)

    def full(descriptor, data):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def autosave() -> Fault | None:
        return keeping.attempt(lambda: keeping.saves.autosave(save()))

    told = []
    for disk_full in (False, True, True, False, True):
        with monkeypatch.context() as patch:
            if disk_full:
                patch.setattr(os, "write", full)
            fault = autosave()
            told.append(fault.code if fault else None)
    assert told == [None, "no_space", None, None, "no_space"]


def test_faults_of_each_file_are_gathered(tmp_path):
    (tmp_path / "settings.json").write_text('{"format": "tabletop settings", "version": 1, "volume": "loud"}')
    (tmp_path / "statistics.json").write_text("{")
    keeping = open_in(tmp_path)
    assert [fault.code for fault in keeping.faults] == ["bad_value", "cut_off"]


def test_only_the_one_running_program_clears_unfinished_writes_away(tmp_path):
    open_in(tmp_path)
    unfinished = tmp_path / "saves" / ".yamslam.json.1-1.new"
    unfinished.write_text("half")
    open_in(tmp_path, alone=False)
    assert unfinished.exists()
    open_in(tmp_path)
    assert not unfinished.exists()


def test_every_fault_has_words_for_people():
    codes = msgspec.inspect.type_info(Fault).fields[0].type.values
    assert len(codes) > 10
    for code in codes:
        fault = Fault(code, "saves/yamslam.json", "$", "the reason")
        for text in (tell_not_kept(fault), tell_not_read(fault)):
            assert text.endswith(".")
            assert "{" not in text


def test_a_programming_error_is_not_taken_for_a_full_disk(tmp_path):
    keeping = open_in(tmp_path)

    def wrong() -> None:
        raise LookupError

    with pytest.raises(LookupError):
        keeping.attempt(wrong)


def test_the_error_says_what_where_and_why(tmp_path):
    error = KeepingError(Fault("bad_value", "settings.json", "$.volume", "Expected `int`"))
    assert str(error) == "settings.json at $.volume: Expected `int` (bad_value)"
    assert files.too_large(tmp_path, 5).message == "larger than 5 bytes"
