"""The hard player with others: what it does in telling positions, and what it judges by."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletop.bots.bot import ask
from tabletop.bots.yamslam import LEVELS
from tabletop.bots.yamslam_hard import prospects_of
from tabletop.bots.yamslam_outlook import (
    CERTAIN,
    TABLES,
    DamagedOutlook,
    Outlook,
    Shape,
    file_of,
    final_worth,
    outlook,
    weight_count,
    win_of,
)
from tabletop.bots.yamslam_prospects import Prospects, best_choice
from tabletop.core.actions import CHANCE
from tabletop.core.game import Setup, to_plain
from tabletop.core.rng import Rng
from tabletop.dice.throws import Throw
from tabletop.games.yamslam.actions import TAKE_FROM_OUT, TAKE_FROM_TRAY, Take
from tabletop.games.yamslam.rules import GAME
from tabletop.games.yamslam.state import YamslamState
from tabletop.resources import asset

CHIPS = ("two_pairs", "three", "small_straight", "flush", "full", "four", "large_straight")
SETUPS = [("base", 2), ("base", 3), ("base", 4), ("teams", 4)]


def position(players: int = 2, variant: str = "base", **fields: Any) -> YamslamState:
    """A position in which chips that nobody is given are out of play."""
    plain: dict[str, Any] = {"game": "yamslam", "variant": variant, "players": players, "turn": 0, **fields}
    held = [plain["tray"], *plain.get("chips", [])]
    plain["out"] = {chip: 4 - sum(row.get(chip, 0) for row in held) for chip in CHIPS}
    return GAME.load(plain)


def plays(state: YamslamState) -> dict[str, Any]:
    """What hard does there."""
    action: dict[str, Any] = to_plain(ask(LEVELS["hard"], GAME, state))
    return action


def test_a_win_counts_for_most_and_the_margin_for_a_little() -> None:
    assert final_worth([300, 299]) > final_worth([301, 301]) > final_worth([600, 605])
    assert final_worth([400, 300]) > final_worth([350, 300])
    assert final_worth([300, 300]) == CERTAIN / 2
    assert final_worth([300, 300, 300, 300]) == CERTAIN / 4
    assert final_worth([300, 300, 300, 0]) < final_worth([300, 300, 200, 0])


@pytest.mark.parametrize("scores", [(300, 400), (300, 300, 200), (250, 400, 400, 95)])
def test_all_sides_together_have_one_win(scores: tuple[int, ...]) -> None:
    rotated = [final_worth(scores[side:] + scores[:side]) for side in range(len(scores))]
    assert sum(rotated) == pytest.approx(CERTAIN, abs=4)


def test_a_worth_says_how_likely_a_win_is() -> None:
    assert win_of(final_worth([300, 300]), 2) == pytest.approx(0.5)
    assert win_of(final_worth([300, 300, 300]), 3) == pytest.approx(1 / 3, abs=1e-6)
    assert win_of(final_worth([900, 0]), 2) == 1
    assert win_of(final_worth([0, 900]), 2) == 0


@pytest.mark.parametrize("table", TABLES)
def test_at_the_start_the_sides_are_nearly_even(table: str) -> None:
    """By whose turn it is; together they have one win."""
    judge, sides = outlook(table), TABLES[table].sides
    wins = [win_of(judge.worth([[0] * 7] * sides, [4] * 7, mover, 0), sides) for mover in range(sides)]
    assert sum(wins) == pytest.approx(1, abs=0.05)
    assert all(abs(win - 1 / sides) < 0.1 for win in wins)


@pytest.mark.parametrize("table", TABLES)
def test_who_is_far_ahead_is_likely_to_win(table: str) -> None:
    """One side has 165 points and a bonus, the others 15 or 40; 30 and the last chip's 20 are still to be won."""
    rich, poor = [1, 1, 0, 0, 1, 1, 2], [0, 0, 0, 1, 0, 0, 0]
    sides = TABLES[table].sides
    ahead = win_of(outlook(table).worth([rich, *[poor] * (sides - 1)], [1, 0, 0, 1, 0, 0, 0], 0, 0), sides)
    behind = win_of(outlook(table).worth([poor, rich, *[poor] * (sides - 2)], [1, 0, 0, 1, 0, 0, 0], 0, 0), sides)
    assert ahead > 0.95
    assert behind < 0.05


def test_a_network_cut_short_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "outlook.bin"
    file.write_bytes(asset(file_of("base2")).read_bytes()[:-1])
    with pytest.raises(DamagedOutlook, match="17089 bytes, but it has 17090"):
        Outlook.read(TABLES["base2"], file)


def test_what_the_network_says_is_what_its_numbers_come_to() -> None:
    """One unit set by hand: a lead of 10 fives weighs 3/1024 each, halved, then times 2; 0.0293 is the logit."""
    shape = Shape(2, 1)
    weights = [0] * weight_count(shape)
    vectors = 7 * 35 + 2
    weights[vectors * 32] = 3
    weights[(vectors + 1) * 32] = 512
    weights[(vectors + 1 + 16) * 32 + 16] = 2048
    judge = Outlook(shape, weights)
    own, other = [0, 0, 0, 0, 0, 0, 1], [0] * 7
    assert judge.worth([own, other], [4, 4, 4, 4, 4, 4, 3], 0, 0) == 507_324
    assert judge.worth([other, own], [4, 4, 4, 4, 4, 4, 3], 0, 0) == 500_000, "a lead below 0 wakes no unit"


@pytest.mark.rule("Y-24")
def test_it_takes_the_last_chip_when_that_wins() -> None:
    """145 against 150; two pairs and the last chip make 170, and the game is over."""
    chips = [{"large_straight": 2, "four": 1, "two_pairs": 1}, {"large_straight": 2, "full": 1, "four": 0}]
    chips[1] |= {"flush": 0, "small_straight": 1}
    state = position(tray={"two_pairs": 1}, chips=chips, dice=[2, 2, 5, 5, 1], throws=1)
    assert plays(state) == {"type": "take", "chip": "two_pairs", "from": "tray"}


@pytest.mark.parametrize(("variant", "players"), SETUPS)
def test_it_goes_for_the_dear_chips_while_there_are_all(variant: str, players: int) -> None:
    state = GAME.new(Setup(variant, players, fixed={"first": 0}))
    state.dice, state.throws = (2, 3, 4, 5, 6), 1
    assert plays(state) == {"type": "take", "chip": "large_straight", "from": "tray"}
    state.dice, state.throws = (6, 2, 6, 6, 6), 3
    assert plays(state) == {"type": "take", "chip": "four", "from": "tray"}


def test_a_hand_without_a_chip_is_thrown_on_even_if_nothing_were_best() -> None:
    """Three throws are due whoever may like none; the dice kept then are those that lead to the least."""
    state = position(tray={"large_straight": 1, "four": 1}, chips=[{"full": 1}, {"full": 1}])
    state.dice, state.throws = (1, 1, 3, 5, 6), 2
    unwanted = Prospects(
        100,
        {TAKE_FROM_TRAY[5]: 0, TAKE_FROM_TRAY[6]: 0},
        dict.fromkeys((TAKE_FROM_TRAY[5], TAKE_FROM_TRAY[6], *TAKE_FROM_OUT), 0),
    )
    choice = best_choice(state, GAME.legal(state), unwanted)
    assert isinstance(choice.action, Throw)
    assert choice.worth == 100, "one die thrown can make neither"


def test_a_take_that_may_be_left_is_left_when_nothing_is_better() -> None:
    state = position(tray={"two_pairs": 1, "four": 1}, chips=[{"full": 1}, {"full": 1}])
    state.dice, state.throws = (2, 2, 5, 5, 1), 2
    take = TAKE_FROM_TRAY[0]
    unwanted = Prospects(100, {take: 0, TAKE_FROM_TRAY[5]: 200}, {take: 0, TAKE_FROM_TRAY[5]: 200})
    assert isinstance(best_choice(state, GAME.legal(state), unwanted).action, Throw)
    state.throws = 3
    assert best_choice(state, GAME.legal(state), unwanted).action == take, "after the third throw it must be taken"


@pytest.mark.rule("Y-15")
def test_nothing_leads_to_where_the_rules_lead() -> None:
    """The prospects of a pass: of one idle turn more; of the dearest chip gone; of a replay that failed, neither."""
    chips = [{"full": 1, "flush": 2}, {"full": 2}]
    tray = {"two_pairs": 2, "large_straight": 1}
    judge = outlook("base2")
    rows = [[0, 0, 0, 2, 1, 0, 0], [0, 0, 0, 0, 2, 0, 0]]
    state = position(tray=tray, chips=chips, dice=[1, 2, 3, 5, 6], throws=2)
    assert prospects_of(state).nothing == judge.worth(rows, [2, 0, 0, 0, 0, 0, 1], 1, 1)
    state.idle_turns = 1
    assert prospects_of(state).nothing == judge.worth(rows, [2, 0, 0, 0, 0, 0, 0], 1, 0)
    state.idle_turns, state.took_this_turn = 0, True
    assert prospects_of(state).nothing == judge.worth(rows, [2, 0, 0, 0, 0, 0, 1], 1, 0)


@pytest.mark.rule("Y-13")
def test_a_yamslam_leads_to_a_hand_more() -> None:
    chips = [{"full": 1, "flush": 2}, {"full": 2}]
    state = position(tray={"two_pairs": 2}, chips=chips, dice=[4] * 5, throws=2)
    prospects, judge = prospects_of(state), outlook("base2")
    rows = [[1, 0, 0, 2, 1, 0, 0], [0, 0, 0, 0, 2, 0, 0]]
    assert prospects.yamslam[TAKE_FROM_TRAY[0]] == judge.worth(rows, [1, 0, 0, 0, 0, 0, 0], 0, 0)
    assert prospects.takes == {TAKE_FROM_TRAY[0]: judge.worth(rows, [1, 0, 0, 0, 0, 0, 0], 1, 0)}
    assert Take("large_straight", "out") in prospects.yamslam
    assert Take("large_straight", "tray") not in prospects.yamslam


@pytest.mark.parametrize(("variant", "players"), SETUPS)
def test_it_plays_from_anywhere_a_game_may_go(variant: str, players: int) -> None:
    """Random games, every decision asked for."""
    rng = Rng(players)
    state = GAME.new(Setup(variant, players))
    while (decision := GAME.decision(state)) is not None:
        if decision.seat == CHANCE:
            GAME.apply(state, GAME.sample(state, rng))
            continue
        legal = GAME.legal(state)
        assert ask(LEVELS["hard"], GAME, state) in legal
        GAME.apply(state, rng.choice(legal))


@pytest.mark.study
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("variant", "players"), SETUPS)
def test_hard_beats_medium(variant: str, players: int) -> None:
    """Of 400 games, every other seat hard, beginning with either: more than its share by two deviations."""
    wins = 0.0
    for seed in range(400):
        state, rng = GAME.new(Setup(variant, players)), Rng(seed)
        while (decision := GAME.decision(state)) is not None:
            if decision.seat == CHANCE:
                GAME.apply(state, GAME.sample(state, rng))
            else:
                level = "hard" if (decision.seat + seed) % 2 else "medium"
                GAME.apply(state, ask(LEVELS[level], GAME, state))
        outcome = GAME.outcome(state)
        assert outcome is not None
        best = outcome.ranking[0]
        wins += sum((seat + seed) % 2 for seat in best) / len(best)
    even = (players // 2 + (players % 2) / 2) / players * 400
    assert wins > even + 20
