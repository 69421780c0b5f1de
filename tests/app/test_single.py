"""One running program per user."""

import signal
import subprocess
import sys

import filelock
import pytest

from tabletop.app.single import AlreadyRunning, CannotTell, Running, claim

HOLDER = """
import sys, time
from pathlib import Path
from tabletop.app.single import claim
print(type(claim_ := claim(Path(sys.argv[1]))).__name__, flush=True)
time.sleep(60)
"""


def test_the_second_start_is_told_and_the_third_after_release_is_the_one(tmp_path):
    first = claim(tmp_path / "folder" / "lock")
    assert isinstance(first, Running)
    assert isinstance(claim(tmp_path / "folder" / "lock"), AlreadyRunning)
    first.release()
    third = claim(tmp_path / "folder" / "lock")
    assert isinstance(third, Running)
    third.release()


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
def test_the_lock_of_a_killed_program_is_no_obstacle(tmp_path):
    command = [sys.executable, "-c", HOLDER, str(tmp_path / "lock")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "Running\n"
        assert isinstance(claim(tmp_path / "lock"), AlreadyRunning)
        holder.send_signal(signal.SIGKILL)
    mine = claim(tmp_path / "lock")
    assert isinstance(mine, Running)
    mine.release()


def test_a_file_left_lying_is_no_obstacle(tmp_path):
    (tmp_path / "lock").write_text("4711")
    mine = claim(tmp_path / "lock")
    assert isinstance(mine, Running)
    mine.release()


def test_a_lock_that_cannot_be_made_is_a_fault(tmp_path):
    (tmp_path / "folder").write_text("a file")
    answer = claim(tmp_path / "folder" / "lock")
    assert isinstance(answer, CannotTell)
    assert answer.fault.file == str(tmp_path / "folder" / "lock")


def test_a_file_system_without_locks_is_a_fault(tmp_path, monkeypatch):
    def refuse(self, *args, **kwargs):
        raise NotImplementedError

    monkeypatch.setattr(filelock.FileLock, "acquire", refuse)
    answer = claim(tmp_path / "lock")
    assert isinstance(answer, CannotTell)
    assert answer.fault.code == "failed"
