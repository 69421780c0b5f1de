"""Measures what needs no screen: how fast the rules, the bots, the odds and the physical dice are."""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any

from tabletop import catalogue
from tabletop.bots.bot import Bot, ask
from tabletop.core.actions import CHANCE
from tabletop.core.game import Game, Setup
from tabletop.core.rng import Rng
from tabletop.dice.odds import Odds
from tabletop.tray.series import throws
from tabletop.workbench.arguments import add_json, at_least_one, game_ids
from tabletop.workbench.output import print_table
from tabletop.workbench.selfplay import play_at_random

SEED = 1
CALIBRATION_STEPS = 1_000_000
REPEATS = 5
MOVES_PER_LEVEL = 200
SECONDS_PER_LEVEL = 10.0
THROWS = 200


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which games, and for how long each."""
    everything = tuple(catalogue.GAMES)
    parser.add_argument("--games", type=game_ids, default=everything, metavar="A,B", help="games (default: all)")
    parser.add_argument(
        "--seconds", type=at_least_one, default=3, metavar="S", help="time for the playouts of each game (default: 3)"
    )
    add_json(parser)


def measure_rules(games: Sequence[str], seconds: float) -> dict[str, Any]:
    """Everything that needs no screen, by the keys of the JSON object."""
    with_odds = [odds for odds in map(catalogue.odds, games) if odds is not None]
    return {
        "calibration_s": calibrate(),
        "games": {game: measure_playouts(catalogue.game(game), seconds) for game in games},
        "bots": {game: measure_bots(game) for game in games},
        "odds_ms": measure_odds(with_odds[0]) if with_odds else None,
        "throws_per_s": measure_throws(),
    }


def calibrate() -> float:
    """Seconds that this machine takes for a fixed loop of plain Python: the best of some."""

    def loop() -> None:
        total = 0
        for step in range(CALIBRATION_STEPS):
            total = (total * 31 + step) & 0xFFFF

    return min(_seconds(loop) for _ in range(REPEATS))


def measure_playouts(game: Game[Any, Any], seconds: float) -> dict[str, float]:
    """Whole random games of the first variant with the fewest players, for so many seconds."""
    setup = _first_setup(game)
    rng = Rng(SEED)
    play_at_random(game, setup, rng)  # what is built on first use does not count
    games = decisions = 0
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        decisions += play_at_random(game, setup, rng)
        games += 1
    return {"playouts_per_s": games / elapsed, "decisions_per_s": decisions / elapsed}


def measure_bots(game_id: str) -> dict[str, dict[str, float]]:
    """By level: how long a bot thinks about a move when all seats are played by it."""
    game = catalogue.game(game_id)
    return {level: _quantiles(_thinking_times(game, bot)) for level, bot in catalogue.levels(game_id).items()}


def measure_odds(odds: Odds) -> float:
    """Milliseconds of one whole answer, the tables being built: the median over hands and throws left."""
    rng = Rng(SEED)
    times = []
    for _ in range(100):
        hand, left = rng.dice(5), 1 + rng.below(2)
        times.append(_seconds(lambda hand=hand, left=left: odds.chances(hand, left)))  # type: ignore[misc]
    return 1000 * statistics.median(times)


def measure_throws() -> float:
    """Quick rolls of five dice that the tray works out in a second."""
    return THROWS / _seconds(lambda: sum(1 for _ in throws(SEED, THROWS, None, 0)))


def print_measures(result: dict[str, Any]) -> None:
    """The measures as tables."""
    print(f"calibration: {result['calibration_s']:.4f} s")
    rows = [
        (game, f"{speed['playouts_per_s']:,.0f}", f"{speed['decisions_per_s']:,.0f}")
        for game, speed in result["games"].items()
    ]
    print_table(("game", "playouts/s", "decisions/s"), rows)
    thinking = [
        (f"{game} {level}", f"{times['p50_ms']:.2f}", f"{times['max_ms']:.2f}")
        for game, levels in result["bots"].items()
        for level, times in levels.items()
    ]
    print_table(("bot", "p50 ms", "max ms"), thinking)
    if result["odds_ms"] is not None:
        print(f"odds: {result['odds_ms']:.3f} ms")
    print(f"physical throws: {result['throws_per_s']:.0f} a second")


def _thinking_times(game: Game[Any, Any], bot: Bot) -> list[float]:
    setup, rng = _first_setup(game), Rng(SEED)
    times: list[float] = []
    ends = time.perf_counter() + SECONDS_PER_LEVEL
    while True:
        state = game.new(setup)
        while (decision := game.decision(state)) is not None:
            if decision.seat == CHANCE:
                game.apply(state, game.sample(state, rng))
                continue
            began = time.perf_counter()
            action = ask(bot, game, state, SEED)
            now = time.perf_counter()
            times.append(now - began)
            if len(times) == MOVES_PER_LEVEL or now > ends:
                return times
            game.apply(state, action)


def _first_setup(game: Game[Any, Any]) -> Setup:
    variant = game.variants[0]
    return Setup(variant.id, variant.players[0])


def _seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def _quantiles(seconds: list[float]) -> dict[str, float]:
    return {"p50_ms": 1000 * statistics.median(seconds), "max_ms": 1000 * max(seconds)}
