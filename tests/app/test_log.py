"""The log: written quietly, of limited size, without the person's name."""

import logging
import logging.handlers
import sys
import threading

import pytest

from tabletop.app import log
from tabletop.app.faults import Fault


@pytest.fixture(autouse=True)
def closed_log():
    yield
    log.stop_log()


def test_it_records_the_package_and_says_where_it_lies(tmp_path):
    file = tmp_path / "log" / "tabletop.log"
    assert log.log_path() is None
    assert log.start_log(file) is None
    assert log.log_path() == file
    logging.getLogger("tabletop.some.module").info("begun")
    log.record_faults((Fault("cut_off", "x.json", "$.a", "short"),))
    text = file.read_text("utf-8")
    assert "INFO tabletop.some.module: begun" in text
    assert "x.json at $.a: short (cut_off)" in text
    log.stop_log()
    assert log.log_path() is None


def test_the_home_folder_is_left_out(tmp_path):
    home = tmp_path / "home" / "marie"
    log.start_log(tmp_path / "x.log", home=home)
    logging.getLogger("tabletop").warning("%s and %r", home / "saves", str(home / "saves"))
    text = (tmp_path / "x.log").read_text("utf-8")
    assert "marie" not in text
    assert "~/saves" in text.replace("\\", "/")


def test_an_unhandled_error_is_recorded_with_its_traceback(tmp_path, capsys):
    log.start_log(tmp_path / "x.log")

    def breaking():
        raise LookupError("the reason")

    try:
        breaking()
    except LookupError:
        sys.excepthook(*sys.exc_info())
    text = (tmp_path / "x.log").read_text("utf-8")
    assert "CRITICAL tabletop: unhandled LookupError" in text
    assert "in breaking" in text
    assert "the reason" in text
    assert "the reason" in capsys.readouterr().err


def test_an_unhandled_error_without_an_error_stream_is_recorded(tmp_path, monkeypatch):
    log.start_log(tmp_path / "x.log")
    monkeypatch.setattr(sys, "stderr", None)
    sys.excepthook(ValueError, ValueError("quiet"), None)
    assert "quiet" in (tmp_path / "x.log").read_text("utf-8")


def test_an_unhandled_error_of_a_thread_is_recorded(tmp_path, monkeypatch):
    log.start_log(tmp_path / "x.log")
    monkeypatch.setattr(sys, "stderr", None)

    def breaking():
        raise LookupError("in a thread")

    thread = threading.Thread(target=breaking)
    thread.start()
    thread.join()
    assert "in a thread" in (tmp_path / "x.log").read_text("utf-8")


def test_an_interruption_by_the_person_is_no_crash(tmp_path, capsys):
    log.start_log(tmp_path / "x.log")
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert (tmp_path / "x.log").read_text("utf-8") == ""


def test_stopping_puts_the_hooks_back(tmp_path):
    log.start_log(tmp_path / "x.log")
    log.stop_log()
    assert sys.excepthook is sys.__excepthook__
    assert threading.excepthook is threading.__excepthook__


def test_it_stays_within_bounds(tmp_path, monkeypatch):
    monkeypatch.setattr(log, "MAX_BYTES", 2000)
    log.start_log(tmp_path / "x.log")
    for number in range(300):
        logging.getLogger("tabletop").info("line %d", number)
    sizes = {path.name: path.stat().st_size for path in tmp_path.iterdir()}
    assert set(sizes) == {"x.log", "x.log.1", "x.log.2"}
    assert max(sizes.values()) <= 2000
    assert "line 299" in (tmp_path / "x.log").read_text("utf-8")


def test_a_place_that_cannot_be_written_is_a_fault_and_no_more(tmp_path):
    (tmp_path / "folder").write_text("a file")
    fault = log.start_log(tmp_path / "folder" / "x.log")
    assert fault is not None
    assert log.log_path() is None
    logging.getLogger("tabletop").warning("nobody hears")


def test_a_disk_that_fills_up_disturbs_nobody(tmp_path, capsys, monkeypatch):
    log.start_log(tmp_path / "x.log")

    def full(self, record):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(logging.handlers.RotatingFileHandler, "shouldRollover", full)
    logging.getLogger("tabletop").warning("lost")
    assert capsys.readouterr().err == ""
