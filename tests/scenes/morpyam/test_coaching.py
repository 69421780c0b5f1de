"""What the coach of Morpyam says for every reason it may have."""

from __future__ import annotations

import pytest

from scenes.morpyam import coaching
from tabletop.bots.morpyam_coach import (
    Advice,
    Aim,
    Build,
    CallFor,
    Cover,
    Deny,
    Finish,
    Guard,
    Hold,
    Only,
    Purpose,
    Reason,
    Score,
    Stand,
    Win,
)
from tabletop.core.actions import Action
from tabletop.dice.throws import Throw
from tabletop.games.morpyam.actions import PASS, Call, Place

SIXES = Throw((3, 4))
KEPT = (6, 6, 6)


def told(action: Action, reason: Reason, keep: tuple[int, ...] = ()) -> str:
    return coaching.advice(Advice(action, keep, reason, 0.5, {}), lambda seat: f"P{seat}")


def test_nothing_where_there_is_nothing_else_to_do() -> None:
    assert told(PASS, Only()) == ""


@pytest.mark.parametrize(
    ("purpose", "words"),
    [
        (Win(), "It wins the game."),
        (Finish(1), "It is the last token and brings 1 point."),
        (Finish(3), "It is the last token and brings 3 points."),
        (Guard(1), "Else P1 could have five in a row there."),
        (Score(1), "It makes 1 point."),
        (Score(4), "It makes 4 points."),
        (Deny(2, 2), "It keeps 2 points from P2."),
        (Build(3), "It makes 3 of five in a line that is still open."),
        (Stand(), ""),
    ],
)
def test_a_square_to_cover_and_what_for(purpose: Purpose, words: str) -> None:
    assert told(Place((0, 0)), Cover(0, "b6", purpose, False)) == f"Coach: cover Three of a kind (6). {words}".rstrip()


@pytest.mark.rule("M-30")
def test_a_morpyam_plays_again() -> None:
    assert told(Place((1, 4)), Cover(10, "morpyam", Stand(), True)) == "Coach: cover Morpyam and play again."


def test_dice_to_keep_and_the_chance() -> None:
    aim = Aim(0, "b6", 0.4213, "91/216", Score(1))
    assert told(SIXES, aim, KEPT) == "Coach: keep 6 6 6 for Three of a kind (6), 42.1%. It makes 1 point."
    assert told(Throw((0, 1, 2, 3, 4)), aim).startswith("Coach: throw all five for Three of a kind (6), 42.1%.")


@pytest.mark.rule("M-43", "M-44")
def test_a_call_and_what_it_risks() -> None:
    free = CallFor("full", 0.1, "1/10", False, 20, Stand())
    risky = CallFor("full", 0.1, "1/10", True, 20, Stand())
    assert told(Call("full"), free) == "Coach: call Full house, 10.0%; it costs nothing."
    assert told(Call("full"), risky) == "Coach: call Full house, 10.0%, though the hand is at stake."


def test_no_square_worth_a_token() -> None:
    assert told(SIXES, Hold(), KEPT) == "Coach: throw on; nothing these dice make is worth a token"


def test_the_square_it_speaks_of() -> None:
    assert coaching.square_of(Advice(SIXES, KEPT, Aim(7, "full", 0.5, "1/2", Stand()), 0.5, {})) == 7
    assert coaching.square_of(Advice(SIXES, KEPT, Hold(), 0.5, {})) is None
