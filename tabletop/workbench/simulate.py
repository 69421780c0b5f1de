"""``tabletop simulate``: bots play games against each other, as many as it takes to tell them apart."""

from __future__ import annotations

import argparse
import functools
import itertools
import math
import multiprocessing
import signal
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from tabletop import catalogue
from tabletop.bots.bot import ask
from tabletop.core.actions import Action
from tabletop.core.errors import BadSetup
from tabletop.core.game import Game, Setup
from tabletop.core.rng import Rng
from tabletop.protocol.wording import message
from tabletop.workbench.arguments import UsageError, add_json, add_seed, at_least_one, game_id
from tabletop.workbench.output import Progress, print_json, print_table
from tabletop.workbench.selfplay import PlayedGame, play_game


class Table(msgspec.Struct, frozen=True):
    """What is played, and by whom.

    Attributes:
        game: the game's id.
        setup: variant, players and options.
        bots: levels; in game ``n`` seat ``s`` is played by the bot ``(s + n) % len(bots)``.
        seed: all chance follows from it and the number of the game.
        decks: names of decks by seat, in turns; each is kept until every bot has sat everywhere. Empty in a game
            without decks, and for those a game is played with of itself.
    """

    game: str
    setup: Setup
    bots: tuple[str, ...]
    seed: int
    decks: tuple[tuple[str, ...], ...] = ()

    def bot_at(self, seat: int, number: int) -> int:
        """Which bot sits there in game ``number``."""
        return (seat + number) % len(self.bots)

    def decks_of(self, number: int) -> tuple[str, ...]:
        """The decks of game ``number`` by seat; empty if the table names none."""
        return self.decks[number // len(self.bots) % len(self.decks)] if self.decks else ()

    def setup_of(self, number: int) -> Setup:
        """The setup of game ``number``."""
        decks = self.decks_of(number)
        return msgspec.structs.replace(self.setup, fixed=self.setup.fixed | {"decks": decks}) if decks else self.setup


class DeckRecord(msgspec.Struct):
    """How a deck did against others: games, those it won, and those that were drawn."""

    games: int = 0
    won: int = 0
    drawn: int = 0


class Summary(msgspec.Struct):
    """Sums over games; by bot where lists, by number of turns ``lengths``, by name ``decks``.

    A game is won by a bot when all seats of the first rank are its own, and drawn when they are not.
    """

    games: int
    wins: list[int]
    draws: int
    first_player_wins: int
    seats: list[int]
    points: list[int]
    lengths: Counter[int]
    decisions: int
    reasons: Counter[str]
    decks: dict[str, DeckRecord]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game, the table and how many games."""
    parser.add_argument("game", type=game_id, metavar="GAME", help="the game's id")
    parser.add_argument("--variant", metavar="V", help="its variant (default: its first)")
    parser.add_argument("--bots", metavar="A,B", help="levels of the bots, by seat (default: strongest against random)")
    parser.add_argument("--players", type=at_least_one, metavar="N", help="seats (default: one a bot, if that can be)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
    parser.add_argument("--decks", metavar="A,B", help="decks by seat, or all: every pair of those there are, in turns")
    parser.add_argument("--games", type=at_least_one, default=100, metavar="N", help="games to play (default: 100)")
    parser.add_argument("--jobs", type=at_least_one, default=1, metavar="J", help="processes to play them (default: 1)")
    add_seed(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print who won how often."""
    table = _table(arguments)
    began = time.perf_counter()
    with Progress(arguments.games, "games") as progress:
        summary = summarise(table, _counted(play_games(table, arguments.games, arguments.jobs), progress))
    result = report(table, summary) | {"seconds": round(time.perf_counter() - began, 3)}
    if arguments.json:
        print_json(result)
    else:
        _print(result)
    return 0


def play_games(table: Table, games: int, jobs: int) -> Iterator[tuple[int, PlayedGame]]:
    """Plays the games numbered from 0; yields each with its number, in any order."""
    play = functools.partial(play_numbered, table)
    if jobs == 1:
        yield from map(play, range(games))
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, games), _leave_interrupts) as pool:
        yield from pool.imap_unordered(play, range(games), chunksize=max(1, min(16, games // (4 * jobs))))


def play_numbered(table: Table, number: int) -> tuple[int, PlayedGame]:
    """Plays one of the games; the same number gives the same game."""
    game = catalogue.game(table.game)
    levels = catalogue.levels(table.game)
    chance = Rng.from_bytes(table.seed.to_bytes(8, "big"), number.to_bytes(8, "big"))
    thoughts = chance.split().bits() >> 1

    def choose(state: Any, seat: int) -> Action:
        return ask(levels[table.bots[table.bot_at(seat, number)]], game, state, thoughts)

    return number, play_game(game, table.setup_of(number), chance, choose)


def summarise(table: Table, played: Iterable[tuple[int, PlayedGame]]) -> Summary:
    """Adds the games up."""
    bots = len(table.bots)
    total = Summary(0, [0] * bots, 0, 0, [0] * bots, [0] * bots, Counter(), 0, Counter(), {})
    for number, game in played:
        best = game.outcome.ranking[0]
        winners = {table.bot_at(seat, number) for seat in best}
        if len(winners) == 1:
            total.wins[winners.pop()] += 1
        else:
            total.draws += 1
        total.games += 1
        total.first_player_wins += game.first in best and len(game.outcome.ranking) > 1
        total.lengths[game.turns] += 1
        _count_decks(total, table.decks_of(number), best)
        total.decisions += game.decisions
        total.reasons[game.outcome.reason] += 1
        for seat, score in enumerate(game.outcome.scores):
            bot = table.bot_at(seat, number)
            total.seats[bot] += 1
            total.points[bot] += score
    return total


def _count_decks(total: Summary, decks: tuple[str, ...], best: tuple[int, ...]) -> None:
    """A deck that meets itself proves nothing."""
    if len(set(decks)) < len(decks):
        return
    for seat, deck in enumerate(decks):
        record = total.decks.setdefault(deck, DeckRecord())
        record.games += 1
        record.won += best == (seat,)
        record.drawn += seat in best and len(best) > 1


def quantiles(lengths: Counter[int]) -> dict[str, int]:
    """The shortest game, the quarters and the longest."""
    ordered = sorted(lengths.elements())
    last = len(ordered) - 1
    names = ("shortest", "quarter", "half", "three_quarters", "longest")
    return {name: ordered[last * part // 4] for part, name in enumerate(names)}


def report(table: Table, total: Summary) -> dict[str, Any]:
    """The sums as rates, with their standard errors."""
    games = total.games
    rates = [wins / games for wins in total.wins]
    return {
        "game": table.game,
        "variant": table.setup.variant,
        "players": table.setup.players,
        "games": games,
        "bots": list(table.bots),
        "wins": total.wins,
        "win_rate": rates,
        "stderr": [standard_error(rate, games) for rate in rates],
        "draws": total.draws,
        "first_player_win_rate": total.first_player_wins / games,
        "first_player_stderr": standard_error(total.first_player_wins / games, games),
        "mean_scores": [points / seats for points, seats in zip(total.points, total.seats, strict=True)],
        "mean_turns": sum(turns * count for turns, count in total.lengths.items()) / games,
        "turns": quantiles(total.lengths)
        | {"games": {str(turns): total.lengths[turns] for turns in sorted(total.lengths)}},
        "decks": {
            deck: {
                "games": record.games,
                "win_rate": (record.won + record.drawn / 2) / record.games,
                "stderr": standard_error((record.won + record.drawn / 2) / record.games, record.games),
            }
            for deck, record in sorted(total.decks.items())
        },
        "mean_decisions": total.decisions / games,
        "reasons": dict(total.reasons),
    }


def standard_error(rate: float, games: int) -> float:
    """Of a rate observed in so many games."""
    return math.sqrt(rate * (1 - rate) / games)


def _table(arguments: argparse.Namespace) -> Table:
    game = catalogue.game(arguments.game)
    levels = list(catalogue.levels(arguments.game))
    bots = tuple(arguments.bots.split(",")) if arguments.bots else (levels[-1], "random")
    for level in bots:
        if level not in levels:
            raise UsageError(f"--bots: there is no bot {level!r} for {game.id}; there are {', '.join(levels)}")
    variant = next((v for v in game.variants if v.id == (arguments.variant or game.variants[0].id)), None)
    if variant is None:
        known = ", ".join(v.id for v in game.variants)
        raise UsageError(f"--variant: {game.id} has no variant {arguments.variant!r}; it has {known}")
    players = arguments.players or min(variant.players, key=lambda number: (number < len(bots), number))
    if players < len(bots) and arguments.bots:
        raise UsageError(f"--bots: {len(bots)} bots do not fit on {players} seats")
    setup = Setup(variant.id, players, dict(map(_option, arguments.option)))
    table = Table(game.id, setup, bots[:players], arguments.seed, _decks(game, players, arguments.decks))
    try:
        game.new(table.setup_of(0))
    except BadSetup as error:
        raise UsageError(message(error)) from error
    return table


def _decks(game: Game[Any, Any], players: int, named: str | None) -> tuple[tuple[str, ...], ...]:
    """The decks that the seats play with, in turns."""
    if named is None:
        return ()
    if not game.ready_decks:
        raise UsageError(f"--decks: {game.id} has no decks")
    if named == "all":
        return tuple(itertools.product(game.ready_decks, repeat=players))
    decks = tuple(named.split(","))
    for deck in decks:
        if deck not in game.ready_decks:
            raise UsageError(f"--decks: there is no deck {deck!r}; there are {', '.join(game.ready_decks)}")
    if len(decks) != players:
        raise UsageError(f"--decks: {len(decks)} decks for {players} seats")
    return (decks,)


def _option(text: str) -> tuple[str, str | bool]:
    name, equals, value = text.partition("=")
    if not equals:
        raise UsageError(f"--option {text}: write it like name=value")
    return name, {"true": True, "false": False}.get(value, value)


def _leave_interrupts() -> None:
    """Ctrl-C is for the main process, which ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _counted(played: Iterator[tuple[int, PlayedGame]], progress: Progress) -> Iterator[tuple[int, PlayedGame]]:
    for item in played:
        progress.advance()
        yield item


def _print(result: dict[str, Any]) -> None:
    rows = [
        (bot, f"{rate:.1%} ± {error:.1%}", str(wins), f"{score:.1f}")
        for bot, rate, error, wins, score in zip(
            result["bots"], result["win_rate"], result["stderr"], result["wins"], result["mean_scores"], strict=True
        )
    ]
    print(f"{result['game']} {result['variant']}, {result['players']} players, {result['games']} games")
    print_table(("bot", "wins", "games won", "mean score"), rows)
    print(f"draws: {result['draws']}")
    print(f"first player wins: {result['first_player_win_rate']:.1%} ± {result['first_player_stderr']:.1%}")
    print(f"mean length: {result['mean_turns']:.1f} turns, {result['mean_decisions']:.1f} decisions")
    turns = result["turns"]
    print(
        f"turns: {turns['shortest']} to {turns['longest']}, half of the games {turns['quarter']} to "
        f"{turns['three_quarters']}, median {turns['half']}"
    )
    if result["decks"]:
        decks = result["decks"].items()
        shown = [(deck, f"{one['win_rate']:.1%} ± {one['stderr']:.1%}", str(one["games"])) for deck, one in decks]
        print_table(("deck", "wins", "games against others"), shown)
    print(f"time: {result['seconds']:.1f} s")
