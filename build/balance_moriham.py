"""Measures how fair and how full MorihaM's duels are: ``python build/balance_moriham.py --bots medium --duels 4000``.

Every ordered pair of the ready decks plays equally often, the first seat beginning. The table it prints has a line for
each bound that the cards are tuned to; ``--cards`` adds a line for every card. Fixed seeds: the same command gives the
same figures for the same cards and bots.
"""

import argparse
import functools
import itertools
import json
import math
import multiprocessing
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from tabletop import catalogue
from tabletop.bots.bot import ask
from tabletop.core.actions import CHANCE
from tabletop.core.game import Setup
from tabletop.core.rng import Rng
from tabletop.games.moriham.decks import Deck, ready_decks
from tabletop.games.moriham.events import Activated, Drawn, Summoning, TurnBegan
from tabletop.games.moriham.rules import GAME

OPENING = 5
"""Cards in hand at the start (H-04)."""

FAR_BEHIND = 10
"""Life by which one is far behind when half the duel is over."""

TABLE_WIDTH = 46


@dataclass
class Side:
    """What one seat did in a duel.

    Attributes:
        deck: the id of its deck.
        opening: its first hand.
        drawn: cards that were in its hand at some time.
        played: of those, the monsters it summoned, the magic and trap cards it activated.
    """

    deck: str
    opening: set[str] = field(default_factory=set)
    drawn: set[str] = field(default_factory=set)
    played: set[str] = field(default_factory=set)


@dataclass
class Duel:
    """A duel from beginning to end.

    Attributes:
        sides: by seat; seat 0 began.
        won: by seat, 1 for a duel won, 0.5 for a draw.
        reason: how it ended.
        lives: the life of both at the beginning of each turn.
        normal: normal summons, both sides together; ``special`` likewise.
        decisions: choices made.
    """

    sides: tuple[Side, Side]
    won: tuple[float, float] = (0.5, 0.5)
    reason: str = ""
    lives: list[tuple[int, int]] = field(default_factory=list)
    normal: int = 0
    special: int = 0
    decisions: int = 0

    @property
    def turns(self) -> int:
        """Turns begun, both sides together."""
        return len(self.lives)

    def far_behind(self) -> int | None:
        """The seat that was far behind when half the duel was over; None if neither was."""
        first, second = self.lives[len(self.lives) // 2]
        if abs(first - second) < FAR_BEHIND:
            return None
        return 0 if first < second else 1


def play(levels: tuple[str, str], options: dict[str, bool], seed: int, job: tuple[int, str, str]) -> Duel:
    """Plays one duel; the number and the decks settle it."""
    number, *names = job
    decks = {deck.id: deck for deck in ready_decks()}
    bots = catalogue.levels("moriham")
    chance = Rng.from_bytes(seed.to_bytes(8, "big"), number.to_bytes(8, "big"))
    thoughts = chance.split().bits() >> 1
    fixed = {"first": 0, "decks": [list(decks[name].cards) for name in names]}
    state = GAME.new(Setup("base", 2, dict(options), fixed))
    duel = Duel((Side(names[0]), Side(names[1])))
    while (decision := GAME.decision(state)) is not None:
        if decision.seat == CHANCE:
            action = GAME.sample(state, chance)
        else:
            duel.decisions += 1
            action = ask(bots[levels[decision.seat]], GAME, state, thoughts)
        for event in GAME.apply(state, action):
            _note(duel, state, event)
        for seat, side in enumerate(duel.sides):
            side.drawn.update(state.hands[seat])
    outcome = GAME.outcome(state)
    assert outcome is not None
    duel.reason = outcome.reason
    if len(outcome.ranking) > 1:
        winner = outcome.ranking[0][0]
        duel.won = (1.0, 0.0) if winner == 0 else (0.0, 1.0)
    return duel


def _note(duel: Duel, state: Any, event: Any) -> None:
    match event:
        case TurnBegan():
            duel.lives.append(tuple(state.life))
        case Drawn(seat=seat, cards=cards) if not duel.lives and len(duel.sides[seat].opening) < OPENING:
            duel.sides[seat].opening.update(cards)
        case Summoning(seat=seat, card=card, how=how):
            duel.sides[seat].played.add(card)
            duel.normal += how == "normal"
            duel.special += how == "special"
        case Activated(seat=seat, card=card, kind="magic" | "trap"):
            duel.sides[seat].played.add(card)


# Figures


def rate(values: Iterable[float]) -> tuple[float, float, int]:
    """Mean, standard error and count."""
    seen = list(values)
    if not seen:
        return math.nan, math.nan, 0
    mean = sum(seen) / len(seen)
    return mean, math.sqrt(max(mean * (1 - mean), 0.0) / len(seen)), len(seen)


def quantile(ordered: list[int], part: float) -> int:
    """The value below which that part of the ordered values lies."""
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def report(duels: list[Duel], decks: list[str]) -> dict[str, Any]:
    """Everything measured, as plain data."""
    first = rate(duel.won[0] for duel in duels)
    lengths = sorted(duel.turns for duel in duels)
    behind = [duel.won[seat] for duel in duels if (seat := duel.far_behind()) is not None]
    cards = card_figures(duels)
    return {
        "duels": len(duels),
        "first_player": first,
        "lengths": {str(part): quantile(lengths, part) for part in (0.05, 0.25, 0.5, 0.75, 0.95)},
        "length_counts": dict(sorted(Counter(lengths).items())),
        "over_by_turn_5": rate(turns <= 5 for turns in lengths)[0],
        "over_by_turn_3": rate(turns <= 3 for turns in lengths)[0],
        "reasons": dict(Counter(duel.reason for duel in duels)),
        "undecided": rate(duel.won[0] == 0.5 for duel in duels)[0],
        "decks": {
            deck: rate(
                duel.won[seat]
                for duel in duels
                for seat in (0, 1)
                if duel.sides[seat].deck == deck != duel.sides[1 - seat].deck
            )
            for deck in decks
        },
        "pairs": {
            f"{one} v {two}": rate(
                duel.won[0] for duel in duels if (duel.sides[0].deck, duel.sides[1].deck) == (one, two)
            )
            for one, two in itertools.product(decks, decks)
        },
        "far_behind_wins": rate(behind),
        "specials_per_normal": sum(duel.special for duel in duels) / max(1, sum(duel.normal for duel in duels)),
        "deck_used": rate_of_deck(duels),
        "drawn_not_played": 1 - sum(c["played"][0] * c["played"][2] for c in cards.values())
        / max(1, sum(c["played"][2] for c in cards.values())),
        "decisions": sum(duel.decisions for duel in duels) / len(duels),
        "cards": cards,
    }  # fmt: skip


def rate_of_deck(duels: list[Duel]) -> float:
    """The part of a deck that was drawn, on average."""
    return sum(len(side.drawn) for duel in duels for side in duel.sides) / (100 * len(duels))


def card_figures(duels: list[Duel]) -> dict[str, dict[str, Any]]:
    """By card: how often a card drawn was played, and what holding it in the first hand does to the chance to win."""
    played: dict[str, list[bool]] = {}
    held: dict[str, list[tuple[str, float]]] = {}
    whole: dict[str, list[float]] = {}
    for duel in duels:
        for seat, side in enumerate(duel.sides):
            whole.setdefault(side.deck, []).append(duel.won[seat])
            for card in side.drawn:
                played.setdefault(card, []).append(card in side.played)
            for card in side.opening:
                held.setdefault(card, []).append((side.deck, duel.won[seat]))
    figures = {}
    for card in sorted(GAME.box.cards):
        swing = [won - sum(whole[deck]) / len(whole[deck]) for deck, won in held.get(card, [])]
        mean = sum(swing) / len(swing) if swing else math.nan
        error = 0.5 / math.sqrt(len(swing)) if swing else math.nan
        figures[card] = {"played": rate(played.get(card, [])), "opening": (mean, error, len(swing))}
    return figures


# The table


def print_table(figures: dict[str, Any], *, cards: bool) -> None:
    """Prints the bounds with what was measured."""
    first = figures["first_player"]
    lengths = figures["lengths"]
    print(f"{figures['duels']} duels, {figures['decisions']:.0f} decisions each")
    _line("first player wins", f"{first[0]:.1%} ± {first[1]:.1%}", 0.46 <= first[0] <= 0.54, "46–54 %")
    ends = f"5 %: {lengths['0.05']}, median {lengths['0.5']}, 95 %: {lengths['0.95']}"
    span = f"{lengths['0.25']}–{lengths['0.75']} turns ({ends})"
    _line("the middle half lasts", span, lengths["0.25"] >= 8 and lengths["0.75"] <= 18, "8–18")
    _line("over by turn 5", f"{figures['over_by_turn_5']:.1%}", figures["over_by_turn_5"] < 0.05, "< 5 %")
    _line("undecided", f"{figures['undecided']:.1%}  {figures['reasons']}", figures["undecided"] < 0.02, "< 2 %")
    for deck, (won, error, _) in figures["decks"].items():
        _line(f"{deck} wins", f"{won:.1%} ± {error:.1%}", 0.45 <= won <= 0.55, "45–55 %")
    edge = first[0] - 0.5
    worst = sorted(
        ((won - edge, error, pair) for pair, (won, error, n) in figures["pairs"].items() if n and not _mirror(pair)),
        key=lambda one: -abs(one[0] - 0.5),
    )
    for won, error, pair in worst[:3]:
        _line(f"{pair}, seat taken out", f"{won:.1%} ± {error:.1%}", 0.35 <= won <= 0.65, "35–65 %")
    won, error, count = figures["far_behind_wins"]
    _line(f"{FAR_BEHIND} behind at half time, wins", f"{won:.1%} ± {error:.1%} of {count}", won >= 0.2, ">= 20 %")
    swings = {card: c["opening"] for card, c in figures["cards"].items() if c["opening"][2]}
    for card in sorted(swings, key=lambda card: -abs(swings[card][0]))[:3]:
        swing, error, _ = swings[card]
        _line(f"{card} in the first hand", f"{swing:+.1%} ± {error:.1%}", abs(swing) <= 0.1, "±10 points")
    plays = {card: c["played"] for card, c in figures["cards"].items() if c["played"][2]}
    rare = sorted((card for card in plays if plays[card][0] < 0.25), key=lambda card: plays[card][0])
    _line(
        "played by fewer than a quarter",
        f"{len(rare)}: " + ", ".join(f"{c} {plays[c][0]:.0%}" for c in rare),
        not rare,
        "0",
    )
    missing = sorted(card for card, c in figures["cards"].items() if not c["played"][2])
    _line("in no ready deck", ", ".join(missing) or "none", not missing, "none")
    print(
        f"also: {figures['over_by_turn_3']:.1%} over by turn 3, {figures['deck_used']:.0%} of a deck drawn, "
        f"{figures['drawn_not_played']:.0%} of what was drawn not played, "
        f"{figures['specials_per_normal']:.2f} special summons to a normal one"
    )  # fmt: skip
    if cards:
        for card, c in sorted(figures["cards"].items(), key=lambda one: one[1]["played"][0]):
            (p, _, n), (swing, error, _) = c["played"], c["opening"]
            print(f"  {card:24} played {p:4.0%} of {n:5}  first hand {swing:+6.1%} ± {error:.1%}")


def _mirror(pair: str) -> bool:
    one, two = pair.split(" v ")
    return one == two


def _line(what: str, got: str, met: bool, want: str) -> None:
    print(f"{'ok ' if met else 'NO '} {what:{TABLE_WIDTH}} {got}   (want {want})")


def main() -> None:
    """Plays the duels and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="medium", help="a level, or two with a comma between, by seat")
    parser.add_argument("--duels", type=int, default=4000)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--truce", action="store_true", help="with the table option opening_truce")
    parser.add_argument("--cards", action="store_true", help="a line for every card too")
    parser.add_argument("--json", metavar="FILE", help="write all figures there")
    arguments = parser.parse_args()
    levels = arguments.bots.split(",")
    decks: list[Deck] = list(ready_decks())
    names = [deck.id for deck in decks]
    pairs = list(itertools.product(names, names))
    jobs = [(number, *pairs[number % len(pairs)]) for number in range(arguments.duels)]
    began = time.perf_counter()
    one = functools.partial(play, (levels[0], levels[-1]), {"opening_truce": arguments.truce}, arguments.seed)
    with multiprocessing.get_context("spawn").Pool(arguments.jobs) as pool:
        duels = list(pool.imap_unordered(one, jobs, chunksize=4))
    figures = report(duels, names)
    print_table(figures, cards=arguments.cards)
    print(f"{time.perf_counter() - began:.0f} s")
    if arguments.json:
        with open(arguments.json, "w", encoding="utf-8") as file:
            json.dump(figures, file, indent=1)


if __name__ == "__main__":
    main()
