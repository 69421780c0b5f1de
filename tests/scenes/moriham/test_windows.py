"""When a player is asked in response windows."""

from __future__ import annotations

import pytest

from scenes.moriham.windows import Windows
from tabletop.app.settings import Asking
from tabletop.games.moriham.actions import DECLINE, Respond
from tabletop.games.moriham.refs import BACKROW_REFS

NET, OTHER = BACKROW_REFS[1][:2]


@pytest.mark.rule("H-44")
@pytest.mark.parametrize(
    ("asking", "without", "unmarked", "marked"),
    [("always", True, True, True), ("able", False, True, True), ("marked", False, False, True)],
)
def test_what_a_player_has_chosen(asking: Asking, *, without: bool, unmarked: bool, marked: bool) -> None:
    windows = Windows()
    windows.asking[1] = asking
    windows.toggle_mark(OTHER)
    answers = [Respond(NET, "a"), DECLINE]
    assert windows.wants(1, [DECLINE]) is without
    assert windows.wants(1, answers) is unmarked
    windows.toggle_mark(NET)
    assert windows.wants(1, answers) is marked
    windows.toggle_mark(NET)
    assert windows.wants(1, answers) is unmarked


def test_passing_a_chain_holds_until_it_is_over() -> None:
    windows = Windows()
    windows.asking = {0: "always", 1: "always"}
    windows.pass_chain(1)
    assert not windows.wants(1, [Respond(NET, "a"), DECLINE])
    assert windows.wants(0, [DECLINE])
    windows.chain_over()
    assert windows.wants(1, [DECLINE])


def test_marks_go_with_their_cards() -> None:
    windows = Windows()
    windows.toggle_mark(NET)
    windows.toggle_mark(OTHER)
    windows.keep_marks([OTHER])
    assert windows.marked == {OTHER}
