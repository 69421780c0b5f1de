"""The appel (M-40 to M-45)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletop.dice.throws import THROW_ALL, Rolled, Throw
from tabletop.games.morpyam.actions import PASS, Call, Place
from tabletop.games.morpyam.rules import GAME
from tabletop.games.morpyam.turn import callable_figures, squares_covered

At = Callable[..., Any]

NOTHING = (1, 1, 2, 4, 6)
SIX = {"morpyam", "carre", "maxi", "mini", "suite", "full"}
APPELS = [(3, 2), (4, 4)]


@pytest.mark.rule("M-40")
def test_one_of_six_figures_before_any_throw_and_sec_before_the_first_only(begin: At) -> None:
    script = begin()
    assert script.calls == SIX | {"sec"} == set(callable_figures(script.state))
    for figure in ("b3", "ps", "appel"):
        assert script.refusal(Call(figure)) == "cannot_be_called"  # type: ignore[arg-type]
    for _ in range(2):
        script.throw(NOTHING)
        assert script.calls == SIX == set(callable_figures(script.state))
        assert script.refusal(Call("sec")) == "sec_called_before_first_throw_only"
    script.throw(NOTHING)
    assert script.calls == set() == set(callable_figures(script.state))
    assert script.refusal(Call("full")) == "no_throws_left"


@pytest.mark.rule("M-40")
def test_sec_can_be_called_before_each_hand(at: At) -> None:
    script = at(dice=[4, 4, 4, 4, 4])
    script.place(1, 4)
    assert "sec" in script.calls


@pytest.mark.rule("M-40")
def test_nothing_while_no_appel_square_is_free(at: At) -> None:
    one = at(own={1: APPELS[:1]})
    assert one.calls == SIX | {"sec"}
    for fields in ({}, {"dice": [1, 1, 2, 4, 6]}):
        script = at(own={0: APPELS[:1], 1: APPELS[1:]}, **fields)
        assert script.calls == set() == set(callable_figures(script.state))
        assert script.refusal(Call("full")) == "no_appel_free"


@pytest.mark.rule("M-05", "M-40")
def test_nor_on_a_grid_that_has_none(begin: At) -> None:
    script = begin("flash")
    assert script.kinds == {"throw"}
    assert script.refusal(Call("morpyam")) == "no_appel_free"


@pytest.mark.rule("M-40")
def test_after_a_call_only_throws(begin: At) -> None:
    script = begin()
    assert script.call("full") == [{"type": "called", "seat": 0, "figure": "full"}]
    assert (script.now["call"], script.now["call_state"]) == ("full", "standing")
    assert script.legal == [{"type": "throw", "dice": [0, 1, 2, 3, 4]}]
    assert script.refusal(Call("carre")) == "call_standing", "what is called is called"
    assert script.refusal(PASS) == "call_standing"
    script.throw(NOTHING)
    script.throw((3, 3, 3), (0, 1, 2))
    script.call("carre")
    assert len(script.legal) == 31
    assert script.kinds == {"throw"}
    assert script.refusal(Place((0, 2))) == "call_standing"
    assert squares_covered(script.state) == ()
    assert script.refusal(PASS) == "call_standing"
    assert script.also == ("retire",)


@pytest.mark.rule("M-41")
def test_a_call_covers_the_next_throw_only(begin: At) -> None:
    script = begin()
    script.call("full")
    script.throw(NOTHING)
    assert (script.now["call"], script.now["call_state"]) == ("full", "lost")
    script.act(Throw((2, 3, 4)))
    assert (script.now["call"], script.now["call_state"]) == (None, None)
    script.act(Rolled((1, 5, 5)))
    assert script.tiles == {"b1", "full"}, "a full, but not called for this throw"
    assert script.refusal(Place((3, 2))) == "appel_needs_call"


@pytest.mark.rule("M-41", "M-45")
@pytest.mark.parametrize(
    "dice", [(2, 2, 2, 2, 2), (2, 2, 2, 2, 6), (6, 6, 6, 5, 5), (1, 1, 1, 1, 2), (1, 2, 3, 4, 5), (5, 5, 2, 2, 2)]
)
def test_a_called_sec_succeeds_with_any_of_the_six_and_covers_appel_not_sec(begin: At, dice: tuple[int, ...]) -> None:
    script = begin()
    script.call("sec")
    events = script.throw(dice)
    assert events[-1] == {"type": "call_won", "seat": 0, "figure": "sec"}
    assert script.squares == set(APPELS)
    assert script.refusal(Place((3, 3))) == "called_sec_covers_appel"


@pytest.mark.rule("M-41")
@pytest.mark.parametrize("dice", [(3, 3, 3, 1, 2), (1, 2, 3, 4, 6), (5, 5, 2, 2, 1)])
def test_and_fails_with_a_brelan_or_a_petite_suite(begin: At, dice: tuple[int, ...]) -> None:
    script = begin()
    script.call("sec")
    assert script.throw(dice)[-1] == {"type": "call_lost", "seat": 0, "figure": "sec", "hand_lost": False}


@pytest.mark.rule("M-42")
@pytest.mark.parametrize(
    ("figure", "dice"),
    [
        ("carre", (2, 2, 2, 2, 6)),
        ("maxi", (6, 6, 6, 5, 4)),
        ("mini", (1, 1, 2, 2, 2)),
        ("suite", (2, 3, 4, 5, 6)),
        ("full", (5, 5, 2, 2, 2)),
    ],
)
@pytest.mark.parametrize("throws", [0, 1, 2])
def test_a_call_that_succeeds_must_be_taken_at_once_on_appel(
    at: At, figure: str, dice: tuple[int, ...], throws: int
) -> None:
    script = at(dice=list(NOTHING), throws=throws) if throws else at()
    script.call(figure)
    script.throw(dice)
    assert (script.now["call"], script.now["call_state"]) == (figure, "won")
    assert script.legal == [{"type": "place", "square": list(square)} for square in APPELS]
    assert squares_covered(script.state) == tuple(APPELS)
    assert script.refusal(THROW_ALL) == "must_cover_appel"
    assert script.refusal(Call("full")) == "must_cover_appel"
    assert script.refusal(PASS) == "must_cover_appel"
    assert script.refusal(Place((1, 1))) == "must_cover_appel"
    assert script.place(3, 2)[1:] == [{"type": "turn_began", "seat": 1, "replay": False}]
    assert (script.now["call"], script.now["call_state"], script.now["morpyams"]) == (None, None, 0)


@pytest.mark.rule("M-42")
@pytest.mark.parametrize(
    ("value", "answered"),
    [
        (1, {"morpyam", "carre", "full", "mini"}),
        (4, {"morpyam", "carre", "full"}),
        (6, {"morpyam", "carre", "full", "maxi"}),
    ],
)
@pytest.mark.parametrize("own", [{}, {1: [(1, 4), (3, 1)]}])
def test_five_alike_answer_any_call_they_make_and_play_again(
    at: At, value: int, answered: set[str], own: dict[int, list[tuple[int, int]]]
) -> None:
    for figure in SIX:
        script = at(own=own, dice=[value, value, value, value, 3], throws=2)
        script.call(figure)
        script.throw((value,), (4,))
        if figure in answered:
            assert script.squares == set(APPELS)
            assert script.refusal(Place((1, 4))) is not None, "not even the morpyam square"
            assert script.place(4, 4)[1:] == [{"type": "turn_began", "seat": 0, "replay": True}]
            assert script.now["morpyams"] == 1
        else:
            assert script.legal == [{"type": "pass"}]


@pytest.mark.rule("M-42")
def test_only_a_free_appel_square(at: At) -> None:
    script = at(own={1: APPELS[:1]})
    script.call("full")
    script.throw((5, 5, 2, 2, 2))
    assert script.legal == [{"type": "place", "square": [4, 4]}]
    assert script.refusal(Place((3, 2))) == "square_taken"


@pytest.mark.rule("M-43")
@pytest.mark.parametrize("throws", [0, 1])
def test_a_failed_call_before_throw_one_or_two_costs_nothing(at: At, throws: int) -> None:
    def failed() -> Any:
        script = at(dice=list(NOTHING), throws=throws) if throws else at()
        script.call("morpyam")
        assert script.throw((3, 3, 3, 5, 5))[-1] == {
            "type": "call_lost",
            "seat": 0,
            "figure": "morpyam",
            "hand_lost": False,
        }
        return script

    script = failed()
    assert script.tiles == ({"b3", "full"} if throws else {"b3", "full", "sec"})
    script.place(1, 1)
    assert script.now["turn"] == 1, "stopped with what is there"
    script = failed()
    assert script.calls == SIX
    script.call("full")
    assert (script.now["call"], script.now["call_state"]) == ("full", "standing"), "called again"
    script = failed()
    script.throw((3,), (4,))
    assert "b3" in script.tiles, "thrown on without a call"


@pytest.mark.rule("M-44")
def test_a_failed_call_on_the_third_throw_costs_the_hand_whatever_the_dice_show(at: At) -> None:
    script = at(dice=list(NOTHING), throws=2)
    script.call("morpyam")
    assert script.throw((3, 3, 3, 5, 5))[-1] == {"type": "call_lost", "seat": 0, "figure": "morpyam", "hand_lost": True}
    assert (script.now["call"], script.now["call_state"], script.now["throws"]) == ("morpyam", "lost", 3)
    assert script.legal == [{"type": "pass"}]
    assert squares_covered(script.state) == ()
    assert script.refusal(Place((1, 1))) == "hand_lost"
    assert script.refusal(Place((3, 2))) == "hand_lost"
    assert script.refusal(Call("full")) == "no_throws_left"
    assert script.act(PASS) == [{"type": "passed", "seat": 0}, {"type": "turn_began", "seat": 1, "replay": False}]


@pytest.mark.rule("M-44")
def test_without_a_call_the_same_throw_brings_a_token(at: At) -> None:
    script = at(dice=list(NOTHING), throws=2)
    script.throw((3, 3, 3, 5, 5))
    assert script.tiles == {"b3", "full"}


@pytest.mark.rule("M-45")
def test_an_uncalled_sec_never_covers_appel(begin: At) -> None:
    script = begin()
    script.throw((5, 5, 2, 2, 2))
    assert (3, 3) in script.squares
    assert not script.squares & set(APPELS)
    assert script.refusal(Place((3, 2))) == "appel_needs_call"
    assert GAME.why_not(script.state, Place((3, 2))).params["tile"] == "appel"  # type: ignore[union-attr]


@pytest.mark.rule("M-40", "M-41", "M-60")
def test_a_throw_made_again_keeps_the_call_standing(begin: At) -> None:
    script = begin()
    script.call("sec")
    events = script.throw((6, 6, 6, 6, None), cocked=(4,))
    assert [event["type"] for event in events] == ["thrown", "rolled"]
    now = script.now
    assert (now["call"], now["call_state"], now["throws"], now["dice"]) == ("sec", "standing", 0, None)
    assert now["pending"] == [0, 1, 2, 3, 4]
    assert script.legal == []
    assert script.act(Rolled((5, 5, 2, 2, 2)))[-1]["type"] == "call_won"


@pytest.mark.rule("M-44", "M-60")
def test_even_the_third_throw_is_lost_only_by_one_that_counts(at: At) -> None:
    script = at(dice=list(NOTHING), throws=2)
    script.call("full")
    script.throw((None, 1), (3, 4), off_track=(3,))
    assert (script.now["throws"], script.now["call_state"]) == (2, "standing")
    assert script.act(Rolled((1, 2)))[-1]["type"] == "call_won"
    assert script.now["dice"] == [1, 1, 2, 1, 2]


@pytest.mark.rule("M-61")
def test_a_turn_lost_ends_the_call_with_it(at: At) -> None:
    script = at(dice=list(NOTHING), throws=1)
    script.call("full")
    script.throw((1, 2), (3, 4), disturbed={"0": 2})
    now = script.now
    assert (now["turn"], now["call"], now["call_state"], now["dice"]) == (1, None, None, None)
