"""A turn: throws, placing, the pass (M-11 to M-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletop.core.errors import IllegalAction
from tabletop.dice.throws import THROW_ALL, Rolled, Throw
from tabletop.games.morpyam.actions import PASS, Call, Place
from tabletop.games.morpyam.rules import GAME
from tabletop.games.pyramix.actions import Take

At = Callable[..., Any]
Where = dict[str, list[tuple[int, int]]]

NOTHING = (1, 1, 2, 4, 6)


@pytest.mark.rule("M-11")
def test_the_first_throw_is_of_all_five_dice(begin: At) -> None:
    script = begin()
    assert [action for action in script.legal if action["type"] == "throw"] == [
        {"type": "throw", "dice": [0, 1, 2, 3, 4]}
    ]
    assert script.refusal(Throw((0, 1, 2, 3))) == "all_five_first"
    assert script.refusal(PASS) == "throw_first"
    assert script.refusal(Place((0, 0))) == "throw_first"


@pytest.mark.rule("M-11")
def test_then_any_one_to_five_dice_and_three_throws_at_most(begin: At) -> None:
    script = begin()
    script.throw(NOTHING)
    assert sum(action["type"] == "throw" for action in script.legal) == 31
    assert script.refusal(Throw(())) == "no_dice"
    assert script.refusal(Throw((3, 1))) == "dice_order"
    assert script.act(Throw((1, 3))) == [{"type": "thrown", "seat": 0, "dice": [1, 3]}]
    assert script.now["decision"] == {"kind": "roll", "seat": -1, "for": 0, "dice": [1, 3]}
    assert script.legal == []
    script.act(Rolled((5, 5)))
    assert (script.now["dice"], script.now["throws"]) == ([1, 5, 2, 5, 6], 2)
    script.throw((1,), (0,))
    assert script.now["throws"] == 3
    assert script.refusal(THROW_ALL) == "no_throws_left"
    assert script.refusal(Call("full")) == "no_throws_left"


@pytest.mark.rule("M-11", "M-12")
def test_the_player_may_stop_as_soon_as_a_figure_is_there(begin: At) -> None:
    script = begin(players=3)
    script.throw((3, 3, 3, 1, 6))
    assert script.squares == {(0, 2), (4, 5), (5, 3)}
    assert script.place(0, 2) == [
        {
            "type": "placed",
            "seat": 0,
            "square": [0, 2],
            "tile": "b3",
            "left": 10,
            "morpyam": False,
            "replay": False,
            "runs": [],
        },
        {"type": "turn_began", "seat": 1, "replay": False},
    ]
    now = script.now
    assert now["tokens"][0] == [None, None, 0, None, None, None]
    assert now["in_hand"] == [10, 11, 11]
    assert (now["turn"], now["dice"], now["throws"]) == (1, None, 0)


@pytest.mark.rule("M-12")
def test_only_a_free_square_whose_figure_the_dice_make(at: At) -> None:
    script = at(own={0: [(0, 2)], 1: [(4, 5)]}, dice=[3, 3, 3, 5, 5], throws=2)
    assert script.squares == {(5, 3), (1, 1), (2, 3)}, "brelan of threes and full"
    assert script.refusal(Place((0, 2))) == "square_taken", "by oneself"
    assert script.refusal(Place((4, 5))) == "square_taken", "by another"
    assert script.refusal(Place((0, 5))) == "not_this_figure"
    assert script.refusal(Place((6, 0))) == "not_a_square"
    assert script.refusal(Place((0, -1))) == "not_a_square"


@pytest.mark.rule("M-20", "M-21", "M-22", "M-23", "M-24", "M-25", "M-26")
@pytest.mark.parametrize(
    ("dice", "tiles"),
    [
        ([1, 1, 1, 5, 6], {"b1"}),
        ([2, 3, 4, 5, 5], {"ps"}),
        ([2, 3, 4, 5, 6], {"ps", "suite"}),
        ([2, 2, 2, 3, 3], {"b2", "full"}),
        ([2, 2, 2, 2, 3], {"b2", "carre"}),
        ([1, 1, 1, 2, 3], {"b1", "mini"}),
        ([1, 1, 1, 2, 2], {"b1", "mini", "full"}),
        ([1, 1, 1, 1, 2], {"b1", "mini", "carre"}),
        ([1, 1, 2, 2, 2], {"b2", "mini", "full"}),
        ([6, 6, 6, 5, 4], {"b6", "maxi"}),
        ([6, 6, 6, 5, 5], {"b6", "maxi", "full"}),
        ([6, 6, 6, 6, 3], {"b6", "maxi", "carre"}),
        ([1, 2, 3, 5, 6], set()),
    ],
)
def test_what_dice_cover_after_the_first_throw(at: At, where: Where, dice: list[int], tiles: set[str]) -> None:
    script = at(dice=dice, throws=2)
    assert script.squares == {square for tile in tiles for square in where[tile]}


@pytest.mark.rule("M-28")
@pytest.mark.parametrize(
    ("dice", "tiles"),
    [
        ([4, 4, 1, 2, 3], {"p4"}),
        ([4, 4, 1, 1, 3], {"p4", "p1", "2p"}),
        ([4, 4, 4, 1, 1], {"p4", "p1", "2p", "b4"}),
        ([4, 4, 4, 4, 1], {"p4", "b4", "carre"}),
        ([1, 2, 3, 4, 5], set()),
    ],
)
def test_what_dice_cover_in_flash(at: At, dice: list[int], tiles: set[str]) -> None:
    script = at("flash", dice=dice)
    assert script.tiles == tiles
    assert script.calls == set()


@pytest.mark.rule("M-13")
def test_nothing_after_three_throws_passes_without_a_token(begin: At) -> None:
    script = begin()
    for throws in range(1, 4):
        script.throw(NOTHING)
        assert (script.refusal(PASS) is None) == (throws == 3)
    assert script.legal == [{"type": "pass"}]
    assert script.act(PASS) == [
        {"type": "passed", "seat": 0},
        {"type": "turn_began", "seat": 1, "replay": False},
    ]
    assert script.now["in_hand"] == [17, 17]


@pytest.mark.rule("M-13")
def test_what_can_be_placed_after_the_third_throw_must_be(at: At) -> None:
    script = at(own={1: [(0, 3), (1, 5)]}, dice=[2, 2, 2, 5, 6], throws=3)
    assert script.legal == [{"type": "place", "square": [5, 0]}]
    assert script.refusal(PASS) == "must_place"
    assert GAME.why_not(script.state, PASS).params["squares"] == [[5, 0]]  # type: ignore[union-attr]
    taken = at(own={1: [(0, 3), (1, 5), (5, 0)]}, dice=[2, 2, 2, 5, 6], throws=3)
    assert taken.legal == [{"type": "pass"}]
    before = at(own={1: [(0, 3), (1, 5)]}, dice=[2, 2, 2, 5, 6], throws=2)
    assert before.refusal(PASS) == "throws_left", "but one may throw on before it"
    assert before.refusal(Throw((3, 4))) is None


@pytest.mark.rule("M-14")
def test_a_token_is_final(begin: At) -> None:
    script = begin()
    script.throw((3, 3, 3, 1, 6))
    script.place(0, 2)
    script.throw((3, 3, 3, 1, 6))
    assert script.refusal(Place((0, 2))) == "square_taken"
    assert script.also == ("retire",), "nothing takes a token back"
    assert script.kinds == {"call", "throw", "place"}


@pytest.mark.rule("M-11", "M-40")
def test_one_decision_offers_throws_then_calls_then_squares(begin: At) -> None:
    script = begin()
    kinds = [action["type"] for action in script.legal]
    assert kinds == ["throw"] + ["call"] * 7
    script.throw((3, 3, 3, 1, 6))
    kinds = [action["type"] for action in script.legal]
    assert kinds == ["throw"] * 31 + ["call"] * 6 + ["place"] * 3
    assert [action["figure"] for action in script.legal[31:37]] == ["morpyam", "carre", "maxi", "mini", "suite", "full"]
    assert [action["square"] for action in script.legal[37:]] == [[0, 2], [4, 5], [5, 3]]


def test_actions_of_another_game_are_refused(begin: At) -> None:
    assert begin().refusal(Take((0, 0, 0))) == "unknown_action"


def test_a_refusal_changes_nothing(begin: At) -> None:
    script = begin()
    script.throw((3, 3, 3, 1, 6))
    before = script.now
    for action in (Place((0, 0)), Place((9, 9)), PASS, Throw((7,)), Rolled((1,)), Call("sec"), Call("b3")):
        with pytest.raises(IllegalAction):
            GAME.apply(script.state, action)
        assert script.now == before
