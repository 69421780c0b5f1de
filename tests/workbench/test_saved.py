"""``tabletop check`` on what only looks like a saved game, and on what is no file at all."""

import json
import os
import sys

import pytest

from tabletop.workbench.check import check_file


@pytest.mark.parametrize("game", [["morpyam"], {"morpyam": 1}, None, 7, "chess"])
def test_a_game_there_is_not_is_named_whatever_stands_there(tmp_path, game):
    file = tmp_path / "save.json"
    file.write_text(json.dumps({"game": game, "state": {}}))
    report = check_file(file)
    assert report.kind == "save"
    assert [(fault.where, fault.code) for fault in report.faults] == [("$.game", "no_such_game")]


@pytest.mark.skipif(sys.platform == "win32", reason="named pipes live in the file system elsewhere")
def test_a_pipe_is_no_file_and_is_not_waited_for(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert [fault.code for fault in check_file(pipe).faults] == ["not_a_file"]


def test_a_folder_is_no_file(tmp_path):
    assert [fault.code for fault in check_file(tmp_path).faults] == ["not_a_file"]
