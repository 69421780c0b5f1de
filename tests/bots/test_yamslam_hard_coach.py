"""The coach of Yamslam: it says what hard does, with the right reason and exact chances."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tabletop.bots.bot import ask
from tabletop.bots.yamslam import LEVELS
from tabletop.bots.yamslam_coach import Advice, Aim, Complete, Deny, Hold, Only, Value, advise
from tabletop.core.actions import CHANCE
from tabletop.core.game import Setup, to_plain
from tabletop.core.rng import Rng
from tabletop.dice.throws import Throw
from tabletop.games.yamslam.actions import PASS, Take
from tabletop.games.yamslam.odds import ODDS
from tabletop.games.yamslam.rules import GAME
from tabletop.games.yamslam.state import YamslamState

CHIPS = ("two_pairs", "three", "small_straight", "flush", "full", "four", "large_straight")
FULL_TRAY = dict.fromkeys(CHIPS, 4)


def advice(variant: str = "base", players: int = 2, **fields: Any) -> Advice:
    """Where chips that nobody is given are out of play."""
    plain: dict[str, Any] = {"game": "yamslam", "variant": variant, "players": players, "turn": 0, **fields}
    held = [plain.setdefault("tray", FULL_TRAY), *plain.get("chips", [])]
    plain["out"] = {chip: 4 - sum(row.get(chip, 0) for row in held) for chip in CHIPS}
    return of(GAME.load(plain))


def of(state: YamslamState) -> Advice:
    decision = GAME.decision(state)
    assert decision is not None
    return advise(GAME.view(state, decision.seat), GAME.legal(state))


@pytest.mark.parametrize(("variant", "players"), [("base", 2), ("base", 3), ("teams", 4), ("solo", 1)])
def test_it_does_what_hard_does_and_keeps_what_that_throw_leaves(variant: str, players: int) -> None:
    rng = Rng(8)
    state = GAME.new(Setup(variant, players))
    while (decision := GAME.decision(state)) is not None:
        if decision.seat == CHANCE:
            GAME.apply(state, GAME.sample(state, rng))
            continue
        said = of(state)
        assert said.action == ask(LEVELS["hard"], GAME, state)
        thrown = said.action.dice if isinstance(said.action, Throw) else ()
        left = [value for die, value in enumerate(state.dice or ()) if die not in thrown]
        assert list(said.keep) == sorted(left)
        assert (said.total is None) == (variant != "solo")
        assert said.win is None if variant == "solo" else 0 <= (said.win or 0) <= 1
        GAME.apply(state, said.action)


def test_the_first_throw_and_the_pass_have_no_other_reason() -> None:
    first = advice()
    assert (first.action, first.keep, first.reason) == (Throw((0, 1, 2, 3, 4)), (), Only())
    last = advice(tray={"four": 2}, dice=[1, 2, 3, 5, 6], throws=3)
    assert (last.action, last.keep, last.reason) == (PASS, (1, 2, 3, 5, 6), Only())


def test_it_aims_with_the_exact_chance() -> None:
    """Three sixes, two throws for a fourth: missed twice in 25/36 each."""
    said = advice(tray={"four": 2}, dice=[6, 2, 6, 3, 6], throws=1)
    assert (said.action, said.keep) == (Throw((1, 3)), (6, 6, 6))
    missed = Fraction(25, 36) ** 2
    assert said.reason == Aim("four", float(1 - missed), f"{(1 - missed).numerator}/{(1 - missed).denominator}")


def test_what_is_sure_already_is_not_what_it_aims_at() -> None:
    """Two pairs are there and stay; the throw is for the full, two faces of six."""
    said = advice(dice=[2, 2, 5, 5, 1], throws=2)
    assert said.keep == (2, 2, 5, 5)
    assert said.reason == Aim("full", 1 / 3, "1/3")


def test_the_chance_is_that_of_the_odds_when_the_keep_is_the_same() -> None:
    said = advice("solo", 1, tray={"large_straight": 1, "two_pairs": 1}, dice=[6, 2, 5, 3, 6], throws=1)
    assert isinstance(said.reason, Aim)
    chance = ODDS.chances([6, 2, 5, 3, 6], 2)[said.reason.figure]
    assert said.keep == chance.keep
    assert (said.reason.p, said.reason.fraction) == (chance.p, chance.fraction)


@pytest.mark.rule("Y-24")
def test_a_chip_can_be_unwelcome() -> None:
    """375 against 320. Whoever takes the three leaves the large straight and the last chip, 70, to the other."""
    chips = [
        dict(zip(CHIPS, (1, 1, 3, 2, 2, 1, 2), strict=True)),
        dict(zip(CHIPS, (3, 2, 1, 1, 2, 2, 1), strict=True)),
    ]
    said = advice(tray={"three": 1, "large_straight": 1}, chips=chips, dice=[6, 1, 4, 4, 1], throws=2)
    assert said.reason == Hold()
    assert len(set(said.keep)) == len(said.keep) == 3, "two dice thrown to three different ones seldom make three alike"


@pytest.mark.rule("Y-21")
def test_a_chip_that_brings_a_bonus() -> None:
    """The seventh combination, of which the last is there, lifts 20 to 50: 5 + 30."""
    own = dict.fromkeys(("three", "small_straight", "flush", "full", "four", "large_straight"), 1)
    tray = {chip: 4 - own.get(chip, 0) for chip in CHIPS} | {"two_pairs": 1, "full": 2}
    said = advice(tray=tray, chips=[own, {"full": 1}], dice=[2, 2, 5, 5, 5], throws=3)
    assert (said.action, said.reason) == (Take("two_pairs", "tray"), Complete("two_pairs", "all_seven", 35))


@pytest.mark.rule("Y-24")
def test_the_dearest_bonus_is_named() -> None:
    """The fourth of its kind, 30, and the last chip, 20."""
    said = advice(tray={"four": 1}, chips=[{"four": 3}, {"full": 1}], dice=[6, 6, 6, 6, 1], throws=1)
    assert said.reason == Complete("four", "series", 90)


@pytest.mark.rule("Y-23")
def test_a_chip_kept_from_another() -> None:
    """The other side has three of the four, 30 points short of nothing but this chip."""
    tray = FULL_TRAY | {"three": 1, "full": 0}
    chips = [{"full": 2}, {"three": 3, "full": 2}]
    said = advice(tray=tray, chips=chips, dice=[2, 2, 5, 5, 5], throws=3)
    assert (said.action, said.reason) == (Take("three", "tray"), Deny("three", "series", 1))


def test_a_chip_for_its_value() -> None:
    said = advice(dice=[2, 3, 4, 5, 6], throws=1)
    assert (said.keep, said.reason) == ((2, 3, 4, 5, 6), Value("large_straight", 50))


def test_alone_it_knows_the_total_to_be_expected() -> None:
    said = advice("solo", 1)
    assert said.total == pytest.approx(874.304, abs=0.01)
    assert said.win is None


@pytest.mark.rule("Y-31")
def test_the_total_holds_what_has_been_won() -> None:
    """700 points with four chips of all but two pairs, of those three; the last chip there: 5, 30 and 20 to come."""
    own = dict.fromkeys(CHIPS, 4) | {"two_pairs": 3}
    said = advice("solo", 1, tray={"two_pairs": 1}, chips=[own], dice=[2, 2, 5, 5, 1], throws=3)
    assert said.total == 1000
    assert said.reason == Only()


def test_it_is_plain_data() -> None:
    said = to_plain(advice(dice=[2, 2, 5, 5, 1], throws=2))
    assert said["reason"] == {"code": "aim", "figure": "full", "p": 1 / 3, "fraction": "1/3"}
    assert said["action"] == {"type": "throw", "dice": [4]}
    assert said["keep"] == [2, 2, 5, 5]
