"""Games without people: what is counted, who wins, what is measured."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from tabletop import catalogue
from tabletop.core.actions import Outcome
from tabletop.core.game import Setup
from tabletop.core.rng import Rng
from tabletop.workbench.bench import measure_rules
from tabletop.workbench.selfplay import PlayedGame, play_at_random, play_game
from tabletop.workbench.simulate import Table, report, standard_error, summarise


def played(*ranking: tuple[int, ...], scores: tuple[int, ...], first: int = 0) -> PlayedGame:
    return PlayedGame(Outcome("points", ranking, scores), first, turns=10, decisions=30)


def test_bots_rotate_through_the_seats() -> None:
    table = Table("yamslam", Setup("base", 4), ("a", "b"), seed=1)
    assert [[table.bot_at(seat, number) for seat in range(4)] for number in range(2)] == [[0, 1, 0, 1], [1, 0, 1, 0]]


def test_wins_are_the_bots_and_shared_ranks_are_draws() -> None:
    table = Table("yamslam", Setup("base", 2), ("a", "b"), seed=1)
    total = summarise(
        table,
        [
            (0, played((0,), (1,), scores=(50, 20))),  # a sits first and wins
            (1, played((0,), (1,), scores=(40, 30))),  # b sits first and wins
            (2, played((0, 1), scores=(10, 10))),  # nobody
            (3, played((1,), (0,), scores=(5, 60), first=1)),  # a sits second, begins and wins
        ],
    )
    assert (total.wins, total.draws, total.games) == ([2, 1], 1, 4)
    assert total.points == [50 + 30 + 10 + 60, 20 + 40 + 10 + 5]
    assert total.first_player_wins == 3
    assert total.reasons == Counter(points=4)
    result = report(table, total)
    assert result["win_rate"] == [0.5, 0.25]
    assert result["stderr"] == [0.25, pytest.approx(math.sqrt(3) / 8)]
    assert result["mean_scores"] == [37.5, 18.75]
    assert result["first_player_win_rate"] == 0.75


def test_partners_win_together() -> None:
    table = Table("yamslam", Setup("teams", 4), ("a", "b"), seed=1)
    total = summarise(table, [(0, played((0, 2), (1, 3), scores=(9, 4, 9, 4)))])
    assert (total.wins, total.draws) == ([1, 0], 0)


def test_decks_take_turns_once_every_bot_has_sat_everywhere() -> None:
    table = Table("moriham", Setup("base", 2), ("a", "b"), seed=1, decks=(("x", "x"), ("x", "y")))
    assert [table.decks_of(number) for number in range(6)] == [("x", "x")] * 2 + [("x", "y")] * 2 + [("x", "x")] * 2
    total = summarise(
        table,
        [
            (0, played((0,), (1,), scores=(9, 0))),  # a deck against itself does not count
            (2, played((1,), (0,), scores=(0, 9))),
            (3, played((0,), (1,), scores=(9, 0))),
            (6, played((1,), (0,), scores=(0, 9))),
            (7, played((0, 1), scores=(0, 0))),
        ],
    )
    decks = report(table, total)["decks"]
    assert decks["x"] == {"games": 4, "win_rate": 0.375, "stderr": pytest.approx(math.sqrt(0.375 * 0.625 / 4))}
    assert (decks["y"]["games"], decks["y"]["win_rate"]) == (4, 0.625)


def test_lengths_are_told_by_quarters() -> None:
    table = Table("yamslam", Setup("base", 2), ("a", "b"), seed=1)
    games = [
        (n, PlayedGame(Outcome("points", ((0,), (1,)), (1, 0)), 0, turns, 50))
        for n, turns in enumerate([4, 30, 8, 8, 12])
    ]
    turns = report(table, summarise(table, games))["turns"]
    assert turns.pop("games") == {"4": 1, "8": 2, "12": 1, "30": 1}
    assert turns == {"shortest": 4, "quarter": 8, "half": 8, "three_quarters": 12, "longest": 30}


def test_standard_error_of_a_rate() -> None:
    assert standard_error(0.5, 100) == pytest.approx(0.05)
    assert standard_error(1.0, 100) == 0.0


@pytest.mark.parametrize("game_id", catalogue.GAMES)
def test_games_are_played_to_their_end(game_id: str) -> None:
    game = catalogue.game(game_id)
    variant = game.variants[0]
    setup = Setup(variant.id, variant.players[0])
    choices = Rng(2)
    result = play_game(game, setup, Rng(1), lambda state, _: choices.choice(game.legal(state)))
    assert 0 <= result.first < setup.players
    assert 0 < result.turns <= result.decisions
    assert play_at_random(game, setup, Rng(3)) == play_at_random(game, setup, Rng(3)) > 0


def test_measures_have_their_keys() -> None:
    result = measure_rules(("yamslam",), seconds=0.01)
    assert result.keys() == {"calibration_s", "games", "bots", "odds_ms", "throws_per_s"}
    assert result["games"]["yamslam"].keys() == {"playouts_per_s", "decisions_per_s"}
    assert result["bots"]["yamslam"].keys() == set(catalogue.levels("yamslam"))
    assert all(times.keys() == {"p50_ms", "max_ms"} for times in result["bots"]["yamslam"].values())
