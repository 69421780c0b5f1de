"""The command line: what it accepts, what it answers to nonsense, how it ends."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, BinaryIO, cast

import pytest

from tabletop import __version__, catalogue, cli
from tabletop.core.game import Setup
from tabletop.core.match import Match

PROGRAM = (sys.executable, "-m", "tabletop")


def run(*arguments: str, stdin: str = "", **options: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *arguments], input=stdin, capture_output=True, encoding="utf-8", timeout=60, check=False, **options
    )


def start_engine() -> tuple[subprocess.Popen[bytes], BinaryIO, BinaryIO, BinaryIO]:
    """The engine in a process of its own, and its standard streams."""
    process = subprocess.Popen(
        [*PROGRAM, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    return process, *(cast(BinaryIO, stream) for stream in (process.stdin, process.stdout, process.stderr))


def answer(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> dict[str, Any]:
    assert cli.run([*arguments, "--json"]) == status
    result: dict[str, Any] = json.loads(capsys.readouterr().out)
    return result


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The last line of the refusal; the status is that of bad usage."""
    try:
        status: object = cli.run(list(arguments))
    except SystemExit as ended:
        status = ended.code
    captured = capsys.readouterr()
    assert status == cli.BAD_USAGE
    assert captured.out == ""
    return captured.err.splitlines()[-1]


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A game of Yamslam as the line protocol saves it, a few actions old."""
    match = Match.begin(catalogue.game("yamslam"), Setup("base", 2), seed=3)
    for _ in range(3):
        match.submit(match.game.legal(match.state)[0])
        match.run_chance()
    path = tmp_path / "game.json"
    path.write_text(json.dumps(match.save()), encoding="utf-8")
    return path


def test_every_command_tells_what_it_takes() -> None:
    for command in cli.COMMANDS:
        shown = run(command.name, "--help")
        assert shown.returncode == 0
        assert shown.stdout.startswith(f"usage: tabletop {command.name}")


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.run(["--help"])
    assert ended.value.code == 0
    shown = capsys.readouterr().out
    assert all(command.name in shown and command.summary in shown for command in cli.COMMANDS)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.run(["--version"])
    assert capsys.readouterr().out == f"Tabletop {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "invalid choice: 'chess'"),
        (["simulate", "chess"], "there is no game 'chess'; there are"),
        (["simulate", "yamslam", "--games", "0"], "0 is too small; it takes 1 or more"),
        (["simulate", "yamslam", "--games", "many"], "'many' is no whole number"),
        (["simulate", "yamslam", "--seed", "-1"], "seeds go from 0"),
        (["simulate", "yamslam", "--bots", "random,genius"], "there is no bot 'genius' for yamslam"),
        (["simulate", "yamslam", "--variant", "huge"], "yamslam has no variant 'huge'; it has base"),
        (["simulate", "yamslam", "--players", "9"], "9"),
        (["simulate", "yamslam", "--option", "fair_play"], "write it like name=value"),
        (["simulate", "yamslam", "--option", "luck=good"], "luck"),
        (["simulate", "yamslam", "--decks", "all"], "yamslam has no decks"),
        (["simulate", "moriham", "--decks", "night_shift"], "1 decks for 2 seats"),
        (["simulate", "moriham", "--decks", "night_shift,aces"], "there is no deck 'aces'; there are"),
        (["simulate", "yamslam", "--bots", "random,random,random", "--players", "2"], "3 bots do not fit on 2 seats"),
        (["odds", "yamslam", "1137"], "'1137' is no hand"),
        (["odds", "yamslam", "11346", "--left", "4"], "left"),
        (["bench", "--games", "yamslam,chess"], "there is no game 'chess'"),
        (["replay", "no-such-file.json"], "no-such-file.json"),
        (["check"], "FILE"),
    ],
)
def test_bad_usage_is_refused_with_what_would_be_right(
    capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    assert words in refusal(capsys, *arguments)


def test_odds_of_five_alike_before_the_first_throw(capsys: pytest.CaptureFixture[str]) -> None:
    """Five alike in three throws, best play: 347897/7558272."""
    odds = answer(capsys, "odds", "yamslam", "none")
    assert odds["yamslam"] == {"p": pytest.approx(347897 / 7558272), "fraction": "347897/7558272", "keep": []}


def test_odds_with_no_throw_left_are_what_lies_there(capsys: pytest.CaptureFixture[str]) -> None:
    odds = answer(capsys, "odds", "yamslam", "2,2,2,5,5", "--left", "0")
    assert odds["full"]["fraction"] == "1/1"
    assert odds["four"]["fraction"] == "0/1"


def test_simulation_counts_every_game_once(capsys: pytest.CaptureFixture[str]) -> None:
    result = answer(capsys, "simulate", "yamslam", "--bots", "random,random", "--games", "8")
    assert result["games"] == 8
    assert sum(result["wins"]) + result["draws"] == 8
    assert [round(rate * 8) for rate in result["win_rate"]] == result["wins"]
    assert result["bots"] == ["random", "random"]
    assert len(result["mean_scores"]) == len(result["stderr"]) == 2
    # Both play the worst they can: a turn has one to three throws and a take or a pass.
    assert result["mean_turns"] < result["mean_decisions"] < 5 * result["mean_turns"]


def test_simulation_is_the_same_in_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    table = ("simulate", "yamslam", "--bots", "random,random,random", "--games", "6", "--seed", "5")
    one, two = answer(capsys, *table), answer(capsys, *table, "--jobs", "2")
    one.pop("seconds"), two.pop("seconds")
    assert one == two


def test_simulation_plays_alone_and_in_teams(capsys: pytest.CaptureFixture[str]) -> None:
    alone = answer(capsys, "simulate", "yamslam", "--variant", "solo", "--bots", "random", "--games", "2")
    assert (alone["players"], alone["wins"], alone["draws"]) == (1, [2], 0)
    teams = answer(capsys, "simulate", "yamslam", "--variant", "teams", "--bots", "random,random", "--games", "4")
    assert teams["players"] == 4
    assert sum(teams["wins"]) + teams["draws"] == 4


def test_sound_save_passes(capsys: pytest.CaptureFixture[str], save: Path) -> None:
    result = answer(capsys, "check", str(save))
    assert (result["ok"], result["kind"], result["faults"]) == (True, "save", [])


@pytest.mark.parametrize(
    ("change", "where", "code"),
    [
        ({"format": 99}, "$.format", "other_format"),
        ({"game": "chess"}, "$.game", "no_such_game"),
        ({"rng": -1}, "$.rng", "out_of_range"),
        ({"log": [{"seat": 0, "action": {"type": "pass"}}]}, "$.log", "other_state"),
    ],
)
def test_unsound_save_is_told_where_and_why(
    capsys: pytest.CaptureFixture[str], save: Path, change: dict[str, Any], where: str, code: str
) -> None:
    data = json.loads(save.read_text(encoding="utf-8")) | change
    save.write_text(json.dumps(data), encoding="utf-8")
    result = answer(capsys, "check", str(save), status=1)
    assert not result["ok"]
    assert [(fault["where"], fault["code"]) for fault in result["faults"]] == [(where, code)]
    assert result["faults"][0]["message"]


def test_fault_deep_in_the_state_is_told_with_its_place(capsys: pytest.CaptureFixture[str], save: Path) -> None:
    data = json.loads(save.read_text(encoding="utf-8"))
    data["state"]["dice"] = [1, 2, 3, 4, 7]
    save.write_text(json.dumps(data), encoding="utf-8")
    (fault,) = answer(capsys, "check", str(save), status=1)["faults"]
    assert "dice" in fault["where"]


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"\xff\xfe", b"{}", b'{"format": "tabletop save"}', b"[" * 99999]
)
def test_foreign_file_is_not_sound_and_no_crash(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    assert answer(capsys, "check", str(path), status=1)["faults"]
    assert str(path) in refusal(capsys, "replay", str(path))


def test_several_files_are_judged_each(capsys: pytest.CaptureFixture[str], save: Path, tmp_path: Path) -> None:
    result = answer(capsys, "check", str(save), str(tmp_path / "missing.json"), status=1)
    assert [len(file["faults"]) for file in result["files"]] == [0, 1]
    assert result["faults"][0]["code"] == "missing"


def test_replay_leads_to_the_saved_state(capsys: pytest.CaptureFixture[str], save: Path) -> None:
    data = json.loads(save.read_text(encoding="utf-8"))
    result = answer(capsys, "replay", str(save))
    assert result["state"] == data["state"]
    assert [{"seat": step["seat"], "action": step["action"]} for step in result["steps"]] == data["log"]
    assert answer(capsys, "replay", str(save), "--step", "0")["state"] == data["start"]
    assert f"0 to {len(data['log'])}" in refusal(capsys, "replay", str(save), "--step", "99")


def test_engine_answers_a_line_a_request() -> None:
    shown = run("engine", stdin='{"cmd":"games","id":1}\nnonsense\n{"cmd":"quit"}\n')
    answers = [json.loads(line) for line in shown.stdout.splitlines()]
    assert [line["ok"] for line in answers] == [True, False, True]
    assert answers[0]["id"] == 1


def test_reader_that_goes_away_ends_the_program_quietly() -> None:
    process, stdin, stdout, stderr = start_engine()
    stdout.close()
    stdin.write(b'{"cmd":"games"}\n')
    stdin.close()
    assert process.wait(30) == cli.PIPE_CLOSED
    assert stderr.read() == b""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for one process")
def test_interrupt_ends_the_program_quietly() -> None:
    process, stdin, stdout, stderr = start_engine()
    stdin.write(b'{"cmd":"games"}\n')
    stdin.flush()
    stdout.readline()  # it is up
    time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    assert process.wait(30) == cli.INTERRUPTED
    assert stderr.read() == b""


@pytest.mark.skipif(os.name == "nt", reason="needs a POSIX shell")
@pytest.mark.parametrize("arguments", ["odds yamslam 11346", "--version", "chess"])
def test_program_without_standard_streams_does_not_crash(arguments: str, tmp_path: Path) -> None:
    """As a windowed program on Windows has none: sys.stdin, sys.stdout and sys.stderr are None."""
    log = tmp_path / "status"
    command = f"{sys.executable} -m tabletop {arguments} <&- >&- 2>&-; echo $? > {log}"
    subprocess.run(["sh", "-c", command], check=True, timeout=60)
    assert log.read_text().strip() == ("2" if arguments == "chess" else "0")


def test_output_in_a_pipe_is_utf_8_whatever_the_locale() -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    shown = run("simulate", "yamslam", "--bots", "random,random", "--games", "1", env=environment)
    assert "±" in shown.stdout
