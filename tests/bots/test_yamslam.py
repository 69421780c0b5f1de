"""The players of Yamslam: what they do in telling positions, and that the better one wins."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.bots.bot import Bot, ask
from tabletop.bots.random import RandomBot
from tabletop.bots.yamslam import LEVELS
from tabletop.core.actions import CHANCE
from tabletop.core.game import Setup, to_plain
from tabletop.core.match import Match
from tabletop.games.yamslam.rules import GAME

CHIPS = ("two_pairs", "three", "small_straight", "flush", "full", "four", "large_straight")
FULL_TRAY = dict.fromkeys(CHIPS, 4)


def plays(level: str, variant: str = "base", players: int = 2, **fields: Any) -> dict[str, Any]:
    """What the level does in a position in which no side has a chip it is not given."""
    plain: dict[str, Any] = {"game": "yamslam", "variant": variant, "players": players, "turn": 0, **fields}
    held = [plain.setdefault("tray", FULL_TRAY), *plain.get("chips", [])]
    plain["out"] = {chip: 4 - sum(row.get(chip, 0) for row in held) for chip in CHIPS}
    action: dict[str, Any] = to_plain(ask(LEVELS[level], GAME, GAME.load(plain)))
    return action


def play_a_game(bots: list[Bot], seed: int, variant: str = "base") -> tuple[int, ...]:
    """The scores of a game between bots."""
    match = Match.begin(GAME, Setup(variant, len(bots)), seed)
    while (decision := match.decision) is not None:
        if decision.seat == CHANCE:
            match.run_chance()
        else:
            match.submit(ask(bots[decision.seat], GAME, match.state, seed))
    outcome = GAME.outcome(match.state)
    assert outcome is not None
    return outcome.scores


@pytest.mark.parametrize("level", LEVELS)
def test_it_throws_all_five_first_and_passes_when_nothing_is_left(level: str) -> None:
    assert plays(level) == {"type": "throw", "dice": [0, 1, 2, 3, 4]}
    assert plays(level, dice=[1, 2, 3, 5, 6], throws=3) == {"type": "pass"}


@pytest.mark.parametrize("level", LEVELS)
def test_it_takes_the_dearest_chip_after_the_third_throw(level: str) -> None:
    assert plays(level, dice=[2, 2, 5, 5, 5], throws=3) == {"type": "take", "chip": "full", "from": "tray"}


@pytest.mark.parametrize("level", LEVELS)
def test_it_takes_a_large_straight_at_once(level: str) -> None:
    assert plays(level, dice=[2, 3, 4, 5, 6], throws=1) == {"type": "take", "chip": "large_straight", "from": "tray"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_yamslam_fetches_what_is_worth_most_from_wherever_it_lies(level: str) -> None:
    tray = {"two_pairs": 3, "three": 3}
    assert plays(level, tray=tray, dice=[4] * 5, throws=3) == {"type": "take", "chip": "large_straight", "from": "out"}


@pytest.mark.parametrize("level", LEVELS)
def test_the_second_chip_of_a_solo_yamslam_too(level: str) -> None:
    fields = {"tray": {"two_pairs": 3}, "chips": [{"full": 1}], "dice": [4] * 5, "throws": 2, "takes_due": 1}
    action = plays(level, "solo", 1, **fields)
    assert action == {"type": "take", "chip": "large_straight", "from": "out"}


@pytest.mark.parametrize("level", LEVELS)
def test_with_one_kind_left_it_keeps_what_leads_there(level: str) -> None:
    tray = {"four": 2}
    assert plays(level, tray=tray, dice=[6, 2, 6, 3, 6], throws=1) == {"type": "throw", "dice": [1, 3]}
    tray = {"large_straight": 2}
    assert plays(level, tray=tray, dice=[6, 2, 5, 3, 6], throws=2) == {"type": "throw", "dice": [4]}


def test_easy_takes_the_first_chip_that_comes() -> None:
    assert plays("easy", dice=[2, 2, 5, 5, 1], throws=1) == {"type": "take", "chip": "two_pairs", "from": "tray"}


def test_medium_throws_on_when_more_is_in_reach() -> None:
    """Two pairs give 5; the fifth die thrown again makes a full, 30, in 2 of 6 — and the 5 stay."""
    action = plays("medium", dice=[2, 2, 5, 5, 1], throws=2)
    assert action == {"type": "throw", "dice": [4]}


def test_medium_completes_a_series_before_it_takes_the_dearer_chip() -> None:
    """A fourth three gives 10 + 30, a full 30."""
    tray = FULL_TRAY | {"three": 1, "full": 2}
    fields = {"tray": tray, "dice": [2, 2, 5, 5, 5], "throws": 3}
    own = [{"three": 3, "full": 1}, {"full": 1}]
    assert plays("medium", chips=own, **fields)["chip"] == "three"
    assert plays("medium", chips=own[::-1], **fields)["chip"] == "three", "or keeps the other from it"
    own = [{"three": 2, "full": 1}, {"three": 1, "full": 1}]
    assert plays("medium", chips=own, **fields)["chip"] == "full"


def test_medium_takes_the_missing_seventh() -> None:
    """The seventh combination lifts 20 to 50: 5 + 30 against 30."""
    own = dict.fromkeys(("three", "small_straight", "flush", "full", "four", "large_straight"), 1)
    tray = {chip: 4 - own.get(chip, 0) for chip in CHIPS} | {"full": 2}
    action = plays("medium", tray=tray, chips=[own, {"full": 1}], dice=[2, 2, 5, 5, 5], throws=3)
    assert action["chip"] == "two_pairs"


@pytest.mark.parametrize("level", LEVELS)
def test_asking_twice_gives_the_same_and_changes_nothing(level: str) -> None:
    match = Match.begin(GAME, Setup("base", 3), 4)
    for _ in range(60):
        decision = match.decision
        assert decision is not None
        if decision.seat == CHANCE:
            match.run_chance()
            continue
        before, stream = GAME.dump(match.state), match.rng.state
        action = ask(LEVELS[level], GAME, match.state)
        assert action == ask(LEVELS[level], GAME, match.state)
        assert action in GAME.legal(match.state)
        assert (GAME.dump(match.state), match.rng.state) == (before, stream)
        match.submit(action)


@pytest.mark.parametrize("variant", ["base", "solo", "teams"])
@pytest.mark.parametrize("level", LEVELS)
def test_it_plays_every_variant_to_the_end(level: str, variant: str) -> None:
    players = {"base": 3, "solo": 1, "teams": 4}[variant]
    for seed in range(3):
        assert max(play_a_game([LEVELS[level]] * players, seed, variant)) > 0


def test_easy_beats_anything_legal() -> None:
    games = [play_a_game([LEVELS["easy"], RandomBot()], seed) for seed in range(8)]
    assert all(easy > other for easy, other in games)


@pytest.mark.study
def test_medium_beats_easy_and_easy_beats_random() -> None:
    """Of 300 games, seats alternating, three in four: were they even, eight deviations would lie between."""
    for better, worse in ((LEVELS["medium"], LEVELS["easy"]), (LEVELS["easy"], RandomBot())):
        wins = 0.0
        for seed in range(300):
            scores = play_a_game([better, worse] if seed % 2 else [worse, better], seed)
            own, other = scores if seed % 2 else scores[::-1]
            wins += 1.0 if own > other else 0.5 if own == other else 0.0
        assert wins > 225
