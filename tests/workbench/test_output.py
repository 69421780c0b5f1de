"""Tables and the progress bar."""

from __future__ import annotations

import io
import sys

import pytest

from tabletop.workbench.output import Progress, print_table


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_table_lines_up(capsys: pytest.CaptureFixture[str]) -> None:
    print_table(("bot", "wins"), [("medium", "9"), ("é", "120")])
    assert capsys.readouterr().out == "bot     wins\nmedium     9\né        120\n"


def test_progress_is_shown_at_a_terminal_and_taken_away(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with Progress(4, "games") as progress:
        progress.advance()
        progress.advance(3)
    shown = terminal.getvalue().split("\r")
    assert shown[1] == "░" * 40 + " 0/4 games"
    assert shown[2] == "█" * 10 + "░" * 30 + " 1/4 games"
    assert shown[3] == "█" * 40 + " 4/4 games"
    assert shown[4] == " " * len(shown[3])
    assert shown[5] == ""


def test_progress_is_silent_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = io.StringIO()
    monkeypatch.setattr(sys, "stderr", pipe)
    with Progress(4, "games") as progress:
        progress.advance(4)
    assert pipe.getvalue() == ""
