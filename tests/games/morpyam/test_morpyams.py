"""Sec, morpyam and replay (M-23, M-29 to M-32)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletop.dice.throws import THROW_ALL, Throw
from tabletop.games.morpyam.actions import PASS, Place
from tabletop.games.morpyam.rules import GAME

At = Callable[..., Any]
Where = dict[str, list[tuple[int, int]]]

MORPYAMS = [(1, 4), (3, 1)]


def squares_of(where: Where, *tiles: str) -> set[tuple[int, int]]:
    return {square for tile in tiles for square in where[tile]}


@pytest.mark.rule("M-29")
@pytest.mark.parametrize(
    ("dice", "other"),
    [
        ([2, 2, 2, 2, 6], ("b2", "carre")),
        ([6, 6, 6, 5, 5], ("b6", "maxi", "full")),
        ([1, 1, 2, 2, 2], ("b2", "mini", "full")),
        ([1, 2, 3, 4, 5], ("ps", "suite")),
        ([3, 3, 3, 4, 4], ("b3", "full")),
    ],
)
def test_a_sec_covers_sec_or_whatever_the_dice_make(
    at: At, where: Where, dice: list[int], other: tuple[str, ...]
) -> None:
    assert at(dice=dice, throws=1).squares == squares_of(where, "sec", *other)
    for throws in (2, 3):
        later = at(dice=dice, throws=throws)
        assert later.squares == squares_of(where, *other)
        assert later.refusal(Place((3, 3))) == "sec_first_throw_only"


@pytest.mark.rule("M-29")
@pytest.mark.parametrize("dice", [[3, 3, 3, 1, 6], [2, 3, 4, 5, 5], [1, 1, 2, 4, 6]])
def test_a_brelan_or_a_petite_suite_is_no_sec(at: At, dice: list[int]) -> None:
    script = at(dice=dice, throws=1)
    assert not script.squares & {(3, 3), (4, 1)}
    assert script.refusal(Place((3, 3))) == "not_this_figure"


@pytest.mark.rule("M-11", "M-29")
def test_the_first_throw_is_the_first_of_each_hand(begin: At) -> None:
    script = begin()
    script.throw((2, 2, 2, 2, 2))
    script.place(1, 4)
    assert script.now["turn"] == 0
    script.throw((1, 2, 3, 4, 5))
    assert (3, 3) in script.squares, "the first throw of the replay"
    script.throw((5,), (4,))
    assert (3, 3) not in script.squares


@pytest.mark.rule("M-30")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_morpyam_goes_on_a_free_morpyam_square_or_on_the_first_throw_on_sec(at: At, where: Where, value: int) -> None:
    assert at(dice=[value] * 5, throws=1).squares == squares_of(where, "morpyam", "sec")
    for throws in (2, 3):
        assert at(dice=[value] * 5, throws=throws).squares == squares_of(where, "morpyam")
    one_left = at(own={1: MORPYAMS[:1]}, dice=[value] * 5, throws=2)
    assert one_left.squares == {MORPYAMS[1]}, "one is enough"
    assert one_left.refusal(Place(where[f"b{value}"][0])) == "morpyam_first"
    assert one_left.refusal(Place((1, 1))) == "morpyam_first", "five alike as a full"
    assert one_left.refusal(Place((3, 2))) == "appel_needs_call"


@pytest.mark.rule("M-30")
@pytest.mark.parametrize("square", [(1, 4), (3, 3)])
def test_and_the_player_plays_again_three_throws(at: At, square: tuple[int, int]) -> None:
    script = at(dice=[4, 4, 4, 4, 4], throws=1)
    events = script.place(*square)
    assert (events[0]["morpyam"], events[0]["replay"]) == (True, True)
    assert events[1:] == [{"type": "turn_began", "seat": 0, "replay": True}]
    now = script.now
    assert (now["turn"], now["dice"], now["throws"], now["morpyams"]) == (0, None, 0, 1)
    assert script.refusal(THROW_ALL) is None
    assert script.refusal(PASS) == "throw_first"
    events = script.fail()
    assert events[-1] == {"type": "turn_began", "seat": 1, "replay": False}
    assert script.now["morpyams"] == 0, "the turn is over"


@pytest.mark.rule("M-30")
def test_a_carre_plays_no_replay(at: At) -> None:
    script = at(dice=[4, 4, 4, 4, 3], throws=1)
    events = script.place(3, 3)
    assert (events[0]["morpyam"], events[0]["replay"]) == (False, False)
    assert script.now["turn"] == 1


@pytest.mark.rule("M-23", "M-31")
@pytest.mark.parametrize(
    ("value", "tiles"),
    [
        (1, ("b1", "carre", "full", "mini")),
        (2, ("b2", "carre", "full")),
        (5, ("b5", "carre", "full")),
        (6, ("b6", "carre", "full", "maxi")),
    ],
)
def test_with_both_morpyam_squares_covered_five_alike_cover_anything_they_make(
    at: At, where: Where, value: int, tiles: tuple[str, ...]
) -> None:
    own = {0: MORPYAMS[:1], 1: MORPYAMS[1:]}
    assert at(own=own, dice=[value] * 5, throws=1).squares == squares_of(where, "sec", *tiles)
    for throws in (2, 3):
        assert at(own=own, dice=[value] * 5, throws=throws).squares == squares_of(where, *tiles)


@pytest.mark.rule("M-28", "M-31")
def test_in_flash_too(at: At) -> None:
    assert at("flash", dice=[3] * 5).tiles == {"morpyam"}
    covered = at("flash", own={1: [(2, 3), (3, 1)]}, dice=[3] * 5)
    assert covered.tiles == {"p3", "b3", "carre"}, "no deux-paires: they need two values"


@pytest.mark.rule("M-31")
def test_and_the_player_plays_again(at: At) -> None:
    script = at(own={1: MORPYAMS}, dice=[5] * 5, throws=3)
    events = script.place(1, 1)
    assert (events[0]["tile"], events[0]["morpyam"], events[0]["replay"]) == ("full", True, True)
    assert (script.now["turn"], script.now["morpyams"]) == (0, 1)


@pytest.mark.rule("M-31")
def test_five_alike_with_nowhere_to_go_bring_no_token_and_no_replay(at: At, where: Where) -> None:
    taken = [*MORPYAMS, *where["b2"], *where["carre"], *where["full"]]
    own = {0: taken[0::2], 1: taken[1::2]}
    script = at(own=own, dice=[2] * 5, throws=3)
    assert script.legal == [{"type": "pass"}]
    assert script.act(PASS)[-1] == {"type": "turn_began", "seat": 1, "replay": False}
    earlier = at(own=own, dice=[2] * 5, throws=2)
    assert earlier.squares == set()
    assert earlier.refusal(PASS) == "throws_left"
    assert earlier.refusal(Throw((0,))) is None, "they may throw on"
    first = at(own=own, dice=[2] * 5, throws=1)
    assert first.squares == {(3, 3), (4, 1)}, "on the first throw sec is left"


@pytest.mark.rule("M-32")
def test_a_second_morpyam_in_a_turn_wins_at_once_where_the_table_plays_so(begin: At) -> None:
    script = begin(double_morpyam=True)
    script.throw((2, 2, 2, 2, 2))
    script.place(1, 4)
    assert script.now["outcome"] is None
    script.throw((1, 1, 2, 4, 6))
    script.throw((6, 6, 6, 6), (0, 1, 2, 3))
    events = script.place(3, 1)
    assert (events[0]["morpyam"], events[0]["replay"]) == (True, False)
    assert events[1]["type"] == "game_over"
    assert script.now["outcome"] == {"reason": "double_morpyam", "ranking": [[0], [1]], "scores": [0, 0]}
    assert script.now["decision"] is None
    assert (script.legal, script.also) == ([], ())
    assert script.refusal(THROW_ALL) == "over"


@pytest.mark.rule("M-32")
def test_else_it_only_plays_again(begin: At) -> None:
    script = begin()
    for square in MORPYAMS:
        script.throw((2, 2, 2, 2, 2))
        script.place(*square)
    assert (script.now["turn"], script.now["morpyams"], script.now["outcome"]) == (0, 2, None)
    script.throw((2, 2, 2, 2, 2))
    script.place(3, 3)
    assert script.now["morpyams"] == 3


@pytest.mark.rule("M-32")
def test_morpyams_of_two_turns_do_not_add_up(begin: At) -> None:
    script = begin(double_morpyam=True)
    script.throw((2, 2, 2, 2, 2))
    script.place(1, 4)
    script.fail()
    script.throw((3, 3, 3, 3, 3))
    script.place(3, 1)
    assert script.now["outcome"] is None, "the other player's"
    script.fail()
    script.throw((3, 3, 3, 3, 3))
    script.place(3, 3)
    assert (script.now["outcome"], script.now["morpyams"]) == (None, 1), "one turn later"


@pytest.mark.rule("M-31", "M-32", "M-42")
@pytest.mark.parametrize("way", ["sec", "other", "appel"])
def test_any_square_counts_for_the_second_if_it_is_covered_by_five_alike(at: At, way: str) -> None:
    options = {"double_morpyam": True}
    script = at(own={0: MORPYAMS[:1], 1: MORPYAMS[1:]}, morpyams=1, options=options)
    if way == "appel":
        script.call("full")
    script.throw((3, 3, 3, 3, 3))
    script.place(*{"sec": (3, 3), "other": (0, 2), "appel": (3, 2)}[way])
    assert script.now["outcome"]["reason"] == "double_morpyam"


@pytest.mark.rule("M-32")
def test_a_second_morpyam_made_but_not_placed_wins_nothing(at: At) -> None:
    script = at(morpyams=1, own={0: MORPYAMS[:1]}, dice=[1, 1, 1, 1, 1], options={"double_morpyam": True})
    assert GAME.outcome(script.state) is None
    script.throw((2,), (0,))
    script.place(2, 2)
    assert script.now["outcome"] is None, "no five alike any more"
    assert script.now["turn"] == 1
