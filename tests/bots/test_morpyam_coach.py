"""The coach of Morpyam: it says what hard does, with the right reason and exact chances."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

import pytest

from tabletop.bots.bot import ask
from tabletop.bots.morpyam import LEVELS
from tabletop.bots.morpyam_board import board_of
from tabletop.bots.morpyam_chances import Reach, reaches
from tabletop.bots.morpyam_coach import (
    Advice,
    Aim,
    Build,
    CallFor,
    Cover,
    Deny,
    Finish,
    Guard,
    Only,
    Purpose,
    Score,
    Stand,
    Win,
    advise,
    purpose_of,
)
from tabletop.core.actions import CHANCE
from tabletop.core.game import Setup
from tabletop.core.rng import Rng
from tabletop.dice.throws import THROW_ALL, Throw
from tabletop.games.morpyam.actions import PASS, Call, Place
from tabletop.games.morpyam.rules import GAME
from tabletop.games.morpyam.state import MorpyamState

Square = tuple[int, int]
TOKENS = {2: 17, 3: 11, 4: 8}

# Row 0 of the classic grid: b6 b4 b3 b2 b1 b5. Row 3: b5 morpyam appel sec maxi b1.
FOUR_IN_ROW_0 = ((0, 0), (0, 1), (0, 2), (0, 3))
SCATTERED = ((1, 1), (2, 4), (4, 2), (5, 5))


def state(tokens: Mapping[int, Sequence[Square]], players: int = 2, **fields: Any) -> MorpyamState:
    """The first seat to play on the classic grid, where these tokens lie."""
    board: list[list[int | None]] = [[None] * 6 for _ in range(6)]
    for seat, squares in tokens.items():
        for row, column in squares:
            board[row][column] = seat
    held = [TOKENS[players] - len(tokens.get(seat, ())) for seat in range(players)]
    plain = {"game": "morpyam", "variant": "classic", "players": players, "turn": 0}
    return GAME.load({**plain, "tokens": board, "in_hand": held, **fields})


def of(state: MorpyamState) -> Advice:
    decision = GAME.decision(state)
    assert decision is not None
    return advise(GAME.view(state, decision.seat), GAME.legal(state))


@pytest.mark.parametrize(("variant", "players"), [("classic", 2), ("flash", 3), ("classic", 4)])
def test_it_does_what_hard_does_and_keeps_what_that_throw_leaves(variant: str, players: int) -> None:
    rng = Rng(8)
    played = GAME.new(Setup(variant, players))
    for _ in range(150):
        decision = GAME.decision(played)
        if decision is None:
            break
        if decision.seat == CHANCE:
            GAME.apply(played, GAME.sample(played, rng))
            continue
        said = of(played)
        assert said.action == ask(LEVELS["hard"], GAME, played)
        assert (said.win is not None) == (players == 2), "how likely a win is has been learnt for two"
        assert said.win is None or 0 <= said.win <= 1
        if isinstance(said.action, Throw):
            left = [value for die, value in enumerate(played.dice or ()) if die not in said.action.dice]
            assert list(said.keep) == sorted(left)
        GAME.apply(played, said.action)


def test_what_cannot_be_otherwise_has_no_other_reason() -> None:
    lost = of(state({}, dice=[4, 4, 4, 1, 2], throws=3, call="carre", call_state="lost"))
    assert (lost.action, lost.reason) == (PASS, Only())
    called = of(state({}, call="sec", call_state="standing"))
    assert (called.action, called.reason) == (THROW_ALL, Only())


def test_it_aims_at_a_square_with_the_exact_chance_and_says_what_for() -> None:
    """Two ones and two throws to come; the third one is missed in (5/6)**6. No appel or morpyam is free."""
    others = (*SCATTERED[:2], (3, 2), (4, 4), (1, 4), (3, 1))
    said = of(state({0: FOUR_IN_ROW_0, 1: others}, dice=[5, 1, 5, 6, 1], throws=1))
    chance = 1 - Fraction(5, 6) ** 6
    want = Aim(4, "b1", float(chance), f"{chance.numerator}/{chance.denominator}", Win())
    assert (said.action, said.keep, said.reason) == (Throw((0, 2, 3)), (1, 1), want)


def test_it_calls_for_an_appel_and_says_how_likely_that_is_and_what_it_risks() -> None:
    """Three fours: the carré is there unless both dice miss, 25 in 36; a full needs a pair, which is rarer."""
    tokens = {0: ((3, 0), (3, 1), (3, 3), (3, 4)), 1: SCATTERED}
    said = of(state(tokens, dice=[4, 4, 4, 1, 2], throws=2))
    want = CallFor("carre", 11 / 36, "11/36", True, 20, Win())
    assert (said.action, said.keep, said.reason) == (Call("carre"), (4, 4, 4), want)


def test_it_covers_and_says_what_for() -> None:
    said = of(state({0: SCATTERED, 1: FOUR_IN_ROW_0}, dice=[1, 1, 1, 2, 5], throws=3))
    assert (said.action, said.reason) == (Place((0, 4)), Cover(4, "b1", Guard(1), False))
    said = of(state({0: FOUR_IN_ROW_0[:3], 1: SCATTERED}, dice=[2, 2, 2, 2, 2], throws=3))
    assert isinstance(said.reason, Cover)
    assert (said.reason.tile, said.reason.again) == ("morpyam", True), "five alike go there first (M-30)"


PURPOSES = [
    ({0: FOUR_IN_ROW_0, 1: SCATTERED}, 2, (0, 4), Win()),
    ({0: SCATTERED, 1: FOUR_IN_ROW_0}, 2, (0, 4), Guard(1)),
    ({0: FOUR_IN_ROW_0[:2], 1: SCATTERED}, 2, (0, 2), Score(1)),
    ({0: FOUR_IN_ROW_0[:3], 1: SCATTERED}, 2, (0, 3), Score(1)),
    ({0: FOUR_IN_ROW_0[:3], 1: SCATTERED}, 3, (0, 3), Score(2)),
    ({0: SCATTERED, 1: FOUR_IN_ROW_0[1:3]}, 2, (0, 3), Deny(1, 1)),
    ({0: FOUR_IN_ROW_0[:1], 1: SCATTERED}, 2, (0, 2), Build(2)),
    ({1: SCATTERED}, 2, (0, 2), Stand()),
    ({0: ((0, 0), (0, 1), (5, 0), (5, 2), (5, 4), (2, 1), (3, 4)), 1: SCATTERED}, 4, (0, 2), Finish(2)),
]


@pytest.mark.rule("M-51", "M-52", "M-53")
@pytest.mark.parametrize(("tokens", "players", "square", "purpose"), PURPOSES)
def test_what_a_token_is_good_for(
    tokens: dict[int, Sequence[Square]], players: int, square: Square, purpose: Purpose
) -> None:
    """A run of four brings one point more than its three with two players, and two more with three."""
    row, column = square
    assert purpose_of(board_of(state(tokens, players)), 6 * row + column, five=False) == purpose


def test_every_free_square_has_its_exact_chance() -> None:
    """A full of sixes and twos, one throw left. Five alike go on morpyam and on nothing else (M-30)."""
    said = of(state({1: SCATTERED}, dice=[6, 6, 2, 6, 2], throws=2)).reaches
    assert said["full"] == Reach(Fraction(1), (2, 2, 6, 6, 6), None)
    assert said["b6"].chance == 1
    assert said["b2"] == Reach(Fraction(91 - 1, 216), (2, 2), None), "one more of three dice, but not all three"
    assert said["carre"] == Reach(Fraction(11 - 1, 36), (6, 6, 6), None)
    assert said["morpyam"] == Reach(Fraction(1, 36), (6, 6, 6), None)
    assert said["sec"].chance == 0, "it needs the first throw"
    assert said["appel"] == Reach(Fraction(2, 6), (2, 2, 6, 6), "full"), "a carré called would come in 11 of 36"


def test_chances_follow_a_call() -> None:
    won = reaches(state({}, dice=[4, 4, 4, 4, 2], throws=2, call="carre", call_state="won"))
    assert [won[tile].chance for tile in ("appel", "carre", "b4")] == [1, 0, 0]
    lost = reaches(state({}, dice=[4, 4, 4, 1, 2], throws=3, call="carre", call_state="lost"))
    assert not any(reach.chance for reach in lost.values())
    standing = reaches(state({}, dice=[4, 4, 4, 1, 2], throws=2, call="carre", call_state="standing"))
    assert standing["appel"].chance == Fraction(11, 36)
    assert not any(reach.chance for tile, reach in standing.items() if tile != "appel")
