"""Players of Pyramix: fair, repeatable, and of the strength their level promises."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tabletop.bots.bot import Bot, ask
from tabletop.bots.pyramix import LEVELS
from tabletop.bots.pyramix_balance import Balance
from tabletop.bots.pyramix_foresight import Foresight
from tabletop.bots.random import RandomBot
from tabletop.core.actions import Action
from tabletop.core.game import Setup
from tabletop.core.match import Match
from tabletop.core.rng import Rng
from tabletop.games.pyramix.actions import Take
from tabletop.games.pyramix.cubes import KIND, VALUES
from tabletop.games.pyramix.rules import GAME
from tabletop.games.pyramix.settlement import settle
from tabletop.games.pyramix.state import State


class GreedyBot:
    """Takes the most valuable cube there is."""

    def choose(self, view: Any, legal: Sequence[Action], rng: Rng) -> Action:
        worth = {cell: VALUES[KIND[view.cubes[cell]]] for cell in view.legal_takes}
        best = [cell for cell in view.legal_takes if worth[cell] == max(worth.values())]
        x, y, z = map(int, rng.choice(best).split(","))
        return Take((x, y, z))


def states(players: int, seed: int, options: dict[str, str | bool] | None = None) -> Iterator[State]:
    """The positions of a random game in which a seat is to play."""
    match = Match.begin(GAME, Setup("base", players, options or {}), seed)
    rng = Rng(seed)
    while match.decision is not None:
        yield match.state
        match.submit(rng.choice(GAME.legal(match.state)))


def at(players: int, seed: int, taken: int) -> State:
    """The position of a random game after so many takes."""
    return next(state for state in states(players, seed) if len(state.taken) == taken)


def swapped(state: State, rng: Rng) -> Iterator[State]:
    """States that look the same, made by swapping unseen cubes by hand."""
    data = GAME.dump(state)
    cells = [cell for cell, cube in GAME.view(state, 0).cubes.items() if cube == "?"]
    for _ in range(30):
        order = [data["cubes"][cell] for cell in cells]
        rng.shuffle(order)
        other = GAME.load(data | {"cubes": data["cubes"] | dict(zip(cells, order, strict=True))})
        if GAME.legal(other) == GAME.legal(state):
            yield other


@pytest.mark.rule("P-05", "P-14")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3])
def test_swapping_unseen_cubes_changes_no_choice(level: str, players: int) -> None:
    bot = LEVELS[level]
    compared = 0
    for seed in range(2):
        for state in states(players, seed):
            if len(state.taken) % 9 != 4 + seed:
                continue
            choice = ask(bot, GAME, state)
            for other in list(swapped(state, Rng(seed)))[:2]:
                compared += GAME.dump(other) != GAME.dump(state)
                assert ask(bot, GAME, other) == choice
    assert compared >= 4


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("block", ["all", "visible"])
def test_every_choice_is_legal_and_repeatable_and_changes_nothing(level: str, players: int, block: str) -> None:
    for state in states(players, 7, {"cobras_block": block}):
        if len(state.taken) % 6 == 3 or len(state.taken) == 34:
            before = GAME.dump(state)
            choice = ask(LEVELS[level], GAME, state, seed=3)
            assert choice in GAME.legal(state)
            assert ask(LEVELS[level], GAME, state, seed=3) == choice
            assert GAME.dump(state) == before


def test_a_search_stops_at_its_work() -> None:
    """Another depth is begun only if the work done allows for it; what is begun is finished."""
    for taken in (0, 10, 20):
        state = at(2, 5, taken)
        depths = []
        for work in (1, 500, 5000):
            foresight = Foresight([state], work)
            assert state.takeable >> foresight.best() & 1
            assert foresight.depth == 2 or foresight.nodes < 2 * work
            depths.append(foresight.depth)
        assert depths[0] == 2
        assert depths == sorted(depths)
        assert depths[2] > 2


def test_looking_ahead_finds_the_take_that_gives_nothing_away() -> None:
    """A search of two takes finds the take whose best answer costs least."""
    for seed in range(20):
        state = at(2, seed, 20)
        seat = state.to_play
        assert seat is not None
        best = Foresight([state], 1).best()
        worth = {number: two_takes(state, seat, number) for number in range(56) if state.takeable >> number & 1}
        assert worth[best] == pytest.approx(max(worth.values()))


def two_takes(state: State, seat: int, number: int) -> float:
    """The margin expected after this take and the best answer to it."""
    after = state.clone()
    after.take(number)
    answers = []
    for answer in range(56):
        if after.takeable >> answer & 1:
            end = after.clone()
            end.take(answer)
            margin, _ = Balance(end, seat).prospects(1, 36 - len(end.taken))
            answers.append(margin)
    return min(answers)


def test_a_balance_is_undone_as_it_was_entered() -> None:
    state = at(2, 3, 17)
    balance, again = Balance(state, 0), Balance(state, 0)
    rng = Rng(1)
    entered = [(rng.choice([kind for kind in state.cubes if kind >= 0]), rng.choice([1, -1])) for _ in range(6)]
    for kind, side in entered:
        balance.enter(kind, side)
    assert balance.key() != again.key()
    for kind, side in reversed(entered):
        balance.strike(kind, side)
    for field in ("points", "leads", "ankhs", "values"):
        assert getattr(balance, field) == getattr(again, field)


@pytest.mark.rule("P-21", "P-22", "P-23")
def test_a_balance_counts_the_end_as_the_rules_do() -> None:
    for seed in range(40):
        *_, last = (state.clone() for state in states(2, seed))
        seat = last.to_play
        assert seat is not None
        margins = []
        for number in range(56):
            if last.takeable >> number & 1:
                end = last.clone()
                end.take(number)
                scores = settle(end.cubes, [end.collection(seat), end.collection(1 - seat)]).scores
                margins.append(scores[0] - scores[1])
                assert Balance(end, seat).margin(end.cubes, end.cobras) == margins[-1]
                assert Balance(end, 1 - seat).margin(end.cubes, end.cobras) == -margins[-1]
        assert Balance(last, seat).last_margin(last, 1) == max(margins)
        assert Balance(last, 1 - seat).last_margin(last, -1) == max(margins)


def test_with_one_take_left_and_no_cobra_the_prospects_are_exact() -> None:
    seen = 0
    for seed in range(60):
        *_, last = (state.clone() for state in states(2, seed))
        seat = last.to_play
        assert seat is not None
        if last.cobras:
            continue
        seen += 1
        margin, gains = Balance(last, seat).prospects(1, 1)
        best = max(gains[last.cubes[number]] for number in range(56) if last.takeable >> number & 1)
        assert margin + best == Balance(last, seat).last_margin(last, 1)
    assert seen


def win_rate(bot: Bot, other: Bot, games: int, first_seed: int = 0, players: int = 2) -> tuple[float, float]:
    """What part of its games a bot wins, shared ones in part, and the lower end of that figure's 95 % interval. It sits
    in each seat in turn, the others in all the rest.
    """
    wins = 0.0
    for game in range(games):
        match = Match.begin(GAME, Setup("base", players), first_seed + game // players)
        mine = game % players
        while (decision := match.decision) is not None:
            match.submit(ask(bot if decision.seat == mine else other, GAME, match.state, seed=game))
        outcome = GAME.outcome(match.state)
        assert outcome is not None
        winners = outcome.ranking[0]
        wins += (mine in winners) / len(winners)
    rate = wins / games
    return rate, rate - 1.96 * (rate * (1 - rate) / games) ** 0.5


def test_medium_is_better_than_greedy_and_easy() -> None:
    assert win_rate(LEVELS["medium"], GreedyBot(), 40)[0] > 0.65
    assert win_rate(LEVELS["medium"], LEVELS["easy"], 40)[0] > 0.65


@pytest.mark.study
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("other", "least"), [(RandomBot(), 0.97), (GreedyBot(), 0.75)], ids=["random", "greedy"])
def test_hard_beats_the_plain_players(other: Bot, least: float) -> None:
    rate, lower = win_rate(LEVELS["hard"], other, 500, first_seed=1000)
    print(f"hard wins {rate:.3f}, at least {lower:.3f}")
    assert lower >= least


@pytest.mark.study
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("level", "weaker"), [("hard", "medium"), ("medium", "easy")])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_level_beats_the_one_below(level: str, weaker: str, players: int) -> None:
    rate, lower = win_rate(LEVELS[level], LEVELS[weaker], 240, first_seed=2000, players=players)
    print(f"{level} against {weaker}, {players} players: wins {rate:.3f}, at least {lower:.3f}")
    assert lower > 1 / players
