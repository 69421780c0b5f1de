"""How a game ends and who has won (M-52 to M-55)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletop.dice.throws import THROW_ALL, Throw
from tabletop.games.morpyam.actions import PASS, Retire

At = Callable[..., Any]

RETIRE = Retire()
NOTHING = (1, 1, 2, 4, 6)
BORDER = [(0, 0), (0, 1), (0, 3), (0, 4)]

# Sixteen tokens in blocks of four that make no run of three, and eight between them that make none either. One more on
# (1, 5) makes one run of three.
SCATTERED = [(0, 0), (0, 1), (0, 3), (0, 4), (1, 0), (1, 1), (1, 3), (1, 4), (3, 0), (3, 1), (3, 3), (3, 4)]
MORE = [(4, 0), (4, 1), (4, 3), (4, 4)]
OTHERS = [(0, 2), (0, 5), (2, 1), (2, 4), (5, 2), (5, 5), (2, 0), (2, 3)]


def ranks(script: Any) -> tuple[str, list[list[int]], list[int]]:
    outcome = script.now["outcome"]
    return outcome["reason"], outcome["ranking"], outcome["scores"]


@pytest.mark.rule("M-52")
def test_five_in_a_row_win_at_once_whatever_the_points(at: At) -> None:
    rich = [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3)]
    script = at(own={0: BORDER, 1: rich}, dice=[3, 3, 3, 1, 6])
    placed, over = script.place(0, 2)
    assert placed["runs"] == [{"seat": 0, "squares": [[0, column] for column in range(5)], "points": 0}]
    assert (over["type"], over["reason"], over["bonus"]) == ("game_over", "ko", None)
    assert ranks(script) == ("ko", [[0], [1]], [0, 8])
    now = script.now
    assert (now["decision"], now["turn"], now["dice"]) == (None, 0, [3, 3, 3, 1, 6])
    assert script.refusal(THROW_ALL) == "over"
    assert script.refusal(RETIRE) == "over"


@pytest.mark.rule("M-50", "M-52")
@pytest.mark.parametrize(
    ("own", "square", "dice"),
    [
        ([(0, 0), (1, 1), (2, 2), (3, 3)], (4, 4), [5, 5, 2, 2, 2]),
        ([(1, 0), (2, 1), (3, 2), (4, 3)], (5, 4), [5, 5, 5, 1, 2]),
        ([(4, 0), (3, 1), (2, 2), (0, 4)], (1, 3), [2, 2, 2, 2, 6]),
        ([(0, 5), (1, 4), (3, 2), (4, 1), (5, 0)], (2, 3), [2, 2, 2, 6, 6]),
        ([(0, 0), (1, 0), (2, 0), (4, 0)], (3, 0), [5, 5, 5, 1, 2]),
    ],
    ids=["first diagonal", "short first diagonal", "short second diagonal", "six of a diagonal", "column"],
)
def test_in_any_direction_five_or_six(
    at: At, own: list[tuple[int, int]], square: tuple[int, int], dice: list[int]
) -> None:
    script = at(own={0: own})
    script.call("full") if square == (4, 4) else None
    script.throw(dice)
    script.place(*square)
    assert script.now["outcome"]["reason"] == "ko"


@pytest.mark.rule("M-52")
def test_four_in_a_row_or_five_with_a_gap_do_not(at: At) -> None:
    script = at(own={0: [(0, 0), (0, 1), (0, 3), (0, 5)]}, dice=[3, 3, 3, 1, 6])
    script.place(0, 2)
    assert script.now["outcome"] is None
    blocked = at(own={0: BORDER[:3], 1: BORDER[3:]}, dice=[3, 3, 3, 1, 6])
    blocked.place(0, 2)
    assert blocked.now["outcome"] is None


@pytest.mark.rule("M-52", "M-55")
def test_after_a_ko_the_winner_then_by_points_the_retired_last(at: At) -> None:
    own = {
        0: [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3)],  # two rows of three
        1: BORDER,
        2: [(5, 0), (5, 1), (5, 2)],
        3: [],
    }
    script = at(players=4, turn=1, own=own, dice=[3, 3, 3, 1, 6])
    script.place(0, 2)
    assert ranks(script) == ("ko", [[1], [0], [2], [3]], [2, 0, 1, 0])
    script = at(players=4, turn=1, own=own, dice=[3, 3, 3, 1, 6], retired=[0])
    script.place(0, 2)
    assert ranks(script) == ("ko", [[1], [2], [3], [0]], [2, 0, 1, 0])


@pytest.mark.rule("M-02", "M-53", "M-54")
def test_the_last_token_ends_the_game_and_is_worth_a_point(at: At) -> None:
    script = at(own={0: SCATTERED + MORE, 1: OTHERS})
    assert script.now["in_hand"] == [1, 9]
    script.throw((2, 2, 2, 1, 6))
    placed, over = script.place(1, 5)
    assert (placed["left"], over["reason"], over["bonus"]) == (0, "points", 0)
    assert over["scores"] == ranks(script)[2] == [1 + 1, 0]
    assert ranks(script)[1] == [[0], [1]]


@pytest.mark.rule("M-53")
def test_not_the_last_but_one(at: At) -> None:
    script = at(own={0: SCATTERED + MORE[:3], 1: OTHERS})
    script.throw((2, 2, 2, 1, 6))
    placed = script.place(1, 5)[0]
    assert placed["left"] == 1
    assert script.now["outcome"] is None


@pytest.mark.rule("M-53")
def test_even_with_a_replay_due(at: At) -> None:
    square = (1, 4)
    script = at(own={0: [at for at in SCATTERED if at != square] + MORE + [(5, 0)], 1: OTHERS}, dice=[4] * 5)
    placed, over = script.place(*square)
    assert (placed["morpyam"], placed["replay"]) == (True, False)
    assert over["reason"] == "points"


@pytest.mark.rule("M-32", "M-52", "M-53")
def test_ko_goes_before_the_double_morpyam_and_this_before_the_last_token(at: At) -> None:
    both = {"double_morpyam": True}
    line = [(1, 0), (1, 1), (1, 2), (1, 3)]
    ko = at(own={0: [*line, (3, 1)]}, dice=[4] * 5, morpyams=1, options=both)
    ko.place(1, 4)
    assert ko.now["outcome"]["reason"] == "ko"
    own = [square for square in SCATTERED if square != (1, 4)] + MORE + [(5, 0)]
    double = at(own={0: own, 1: OTHERS}, dice=[4] * 5, morpyams=1, options=both)
    over = double.place(1, 4)[1]
    assert (over["reason"], over["bonus"]) == ("double_morpyam", None)
    last = at(own={0: own, 1: OTHERS}, dice=[4] * 5, morpyams=0, options=both)
    last.place(1, 4)
    assert last.now["outcome"]["reason"] == "points"
    border = [*BORDER, (2, 0), (2, 2), (2, 3), (2, 5), (3, 2), (3, 5), (4, 0), (4, 3), (4, 5), (5, 0), (5, 2), (5, 3)]
    ko_last = at(own={0: border}, dice=[3, 3, 3, 1, 6])
    assert ko_last.now["in_hand"][0] == 1
    over = ko_last.place(0, 2)[1]
    assert (over["reason"], over["bonus"]) == ("ko", None)


@pytest.mark.rule("M-54")
def test_most_points_win_even_against_the_last_token(at: At) -> None:
    lines = [(2, 0), (2, 1), (2, 2), (2, 3), (5, 0), (5, 1), (5, 2)]  # four and three in a row
    script = at(own={0: SCATTERED + MORE, 1: lines}, dice=[2, 2, 2, 1, 6])
    script.place(1, 5)
    assert ranks(script) == ("points", [[1], [0]], [2, 3])


@pytest.mark.rule("M-54")
def test_a_tie_goes_to_whoever_placed_its_last_token(at: At) -> None:
    four = [(2, 0), (2, 1), (2, 2), (2, 3), (5, 2), (5, 5)]
    script = at(own={0: SCATTERED + MORE, 1: four}, dice=[2, 2, 2, 1, 6])
    script.place(1, 5)
    assert ranks(script) == ("points", [[0], [1]], [2, 2])


@pytest.mark.rule("M-51", "M-54")
def test_else_it_is_shared(at: At) -> None:
    last = [(0, 0), (0, 1), (0, 3), (0, 4), (3, 0), (3, 1), (3, 3), (3, 4), (1, 5), (4, 5)]
    fours = {1: [(2, 0), (2, 1), (2, 2), (2, 3)], 2: [(5, 0), (5, 1), (5, 2), (5, 3)]}
    script = at(players=3, own={0: last, **fours}, dice=[1, 1, 1, 5, 6])
    script.place(1, 0)
    assert ranks(script) == ("points", [[1, 2], [0]], [1, 3, 3])


@pytest.mark.rule("M-55")
def test_with_two_players_the_other_wins(at: At) -> None:
    script = at(own={0: [(0, 0), (0, 1), (0, 2)], 1: [(5, 5)]})
    assert script.also == ("retire",)
    retired, over = script.act(RETIRE)
    assert retired == {"type": "retired", "seat": 0}
    assert (over["type"], over["reason"], over["bonus"]) == ("game_over", "retired", None)
    assert ranks(script) == ("retired", [[1], [0]], [1, 0])
    assert script.now["retired"] == [0]
    assert (script.legal, script.also, script.now["decision"]) == ([], (), None)


@pytest.mark.rule("M-55")
def test_at_any_decision_of_its_turn_but_not_while_dice_are_in_the_air(at: At) -> None:
    script = at()
    script.call("full")
    assert script.refusal(RETIRE) is None
    script.act(Throw((0, 1, 2, 3, 4)))
    assert script.also == ()
    assert script.refusal(RETIRE) == "chance_due"
    lost = at(dice=list(NOTHING), throws=3, call="full", call_state="lost")
    assert lost.legal == [{"type": "pass"}]
    assert lost.refusal(RETIRE) is None


@pytest.mark.rule("M-51", "M-55")
def test_with_more_play_goes_on_without_it_and_its_tokens_still_block(at: At) -> None:
    script = at(players=3, own={0: [(0, 0), (0, 1), (0, 2)], 1: [], 2: [(5, 0), (5, 1), (5, 2), (5, 3)]})
    assert script.act(RETIRE) == [{"type": "retired", "seat": 0}, {"type": "turn_began", "seat": 1, "replay": False}]
    turns = []
    for _ in range(4):
        turns.append(script.now["turn"])
        script.fail()
    assert turns == [1, 2, 1, 2], "round without it"
    script.throw((3, 3, 3, 1, 6))
    assert script.squares == {(4, 5)}, "its tokens stay"
    assert script.now["outcome"] is None
    script.place(4, 5)
    script.fail()
    script.act(RETIRE)
    assert ranks(script) == ("retired", [[2], [0], [1]], [1, 0, 3]), "four in a row by the three who began"


@pytest.mark.rule("M-55")
def test_the_last_one_left_wins_without_a_point(at: At) -> None:
    script = at(players=4, turn=1, own={1: [(0, 0), (0, 1), (0, 2)]}, retired=[3])
    script.act(RETIRE)
    assert script.now["turn"] == 2
    script.act(RETIRE)
    reason, ranking, scores = ranks(script)
    assert (reason, ranking[0], scores) == ("retired", [0], [0, 1, 0, 0])
    assert sorted(seat for rank in ranking for seat in rank) == [0, 1, 2, 3]


@pytest.mark.rule("M-53", "M-54", "M-55")
def test_who_retired_ranks_last_with_the_most_points_too(at: At) -> None:
    last = [(0, 0), (0, 1), (0, 3), (0, 4), (3, 0), (3, 1), (3, 3), (3, 4), (1, 5), (4, 5)]
    script = at(players=3, own={0: last, 1: [(2, 0), (2, 1), (2, 2), (2, 3)]}, retired=[1], dice=[1, 1, 1, 5, 6])
    script.place(1, 0)
    assert ranks(script) == ("points", [[0], [2], [1]], [1, 3, 0])


@pytest.mark.rule("M-52")
def test_retired_tokens_make_no_ko_any_more(at: At) -> None:
    script = at(players=3, own={0: BORDER}, retired=[0], turn=1, dice=[3, 3, 3, 1, 6])
    script.place(0, 2)
    assert script.now["outcome"] is None


def test_a_pass_is_refused_when_over(at: At) -> None:
    script = at(own={0: BORDER}, dice=[3, 3, 3, 1, 6], throws=3)
    script.place(0, 2)
    assert script.refusal(PASS) == "over"
