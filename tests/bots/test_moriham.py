"""Players of MorihaM: sound, and the better the level."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.bots.bot import Bot, ask
from tabletop.bots.moriham import LEVELS
from tabletop.bots.moriham_sense import worth
from tabletop.bots.random import RandomBot
from tabletop.core.actions import CHANCE
from tabletop.core.game import Setup, to_plain
from tabletop.core.match import Match
from tabletop.games.moriham.decks import ready_decks
from tabletop.games.moriham.rules import GAME

DECK = sorted(ready_decks()[1].cards)


def position(my: list[Any], their: list[Any], *, life: tuple[int, int] = (30, 30), phase: str = "battle") -> Any:
    """A duel of seat 0's turn with these monsters, and nothing else but decks.

    A monster is given by card and position, and by the number it counts there if that matters.
    """
    rows = []
    for row in (my, their):
        shown = [
            {"card": card, "position": place} | dict(zip((place,), counts, strict=False))
            for card, place, *counts in row
        ]
        rows.append([*shown, *[None] * (5 - len(shown))])
    used = {card for row in (my, their) for card, *_ in row}
    deck = [card for card in DECK if card not in used][:20]
    return GAME.load(
        {
            "game": "moriham", "variant": "base", "players": 2, "turn": 0, "first": 0, "turns": 3, "phase": phase,
            "life": list(life), "hands": [[], []], "decks": [deck, deck], "monsters": rows,
            "backrow": [[None] * 5, [None] * 5], "graveyards": [[], []], "banished": [[], []],
        }
    )  # fmt: skip


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_takes_the_win(level: str) -> None:
    state = position([("cinder_imp", "attack", 4)], [("moss_warden", "attack", 1)], life=(30, 4))
    assert to_plain(ask(LEVELS[level], GAME, state)) == {"type": "attack", "monster": 0, "target": "player"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_spares_a_monster_that_would_fall(level: str) -> None:
    state = position([("spark_herald", "attack", 2)], [("moss_warden", "defence", 4)])
    assert to_plain(ask(LEVELS[level], GAME, state)) == {"type": "next_phase"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_slays_what_it_can(level: str) -> None:
    state = position([("pyre_lancer", "attack", 9)], [("elder_boar", "defence", 6)])
    assert to_plain(ask(LEVELS[level], GAME, state)) == {"type": "attack", "monster": 0, "target": 0}


def test_a_table_is_worth_to_one_what_it_costs_the_other() -> None:
    state = position([("pyre_lancer", "attack")], [("elder_boar", "defence")], life=(12, 20))
    assert worth(state, 0) == -worth(state, 1)
    assert worth(position([("cinder_imp", "attack")], []), 0) > worth(position([], []), 0)


def series(one: Bot, other: Bot, games: int, seed: int = 0) -> tuple[int, int]:
    """Wins of each over so many duels; seats and decks rotate."""
    decks = [list(deck.cards) for deck in ready_decks()]
    wins = [0, 0]
    for number in range(games):
        pair = [decks[number // 2 % 4], decks[(number // 2 + 1 + number // 8) % 4]]
        match = Match.begin(GAME, Setup("base", 2, {}, {"decks": pair}), seed + number)
        seats = (one, other) if number % 2 == 0 else (other, one)
        while (due := match.decision) is not None:
            if due.seat == CHANCE:
                match.run_chance()
            else:
                match.submit(ask(seats[due.seat], GAME, match.state, number))
        outcome = GAME.outcome(match.state)
        assert outcome is not None
        if len(outcome.ranking) == 2:
            wins[(outcome.ranking[0][0] + number) % 2] += 1
    return wins[0], wins[1]


def test_easy_beats_random() -> None:
    won, lost = series(LEVELS["easy"], RandomBot(), 12)
    assert won > lost + 4


@pytest.mark.study
@pytest.mark.timeout(1200)
def test_easy_beats_random_nearly_always() -> None:
    won, lost = series(LEVELS["easy"], RandomBot(), 200)
    assert won >= 180, (won, lost)


@pytest.mark.study
@pytest.mark.timeout(1200)
def test_medium_beats_easy() -> None:
    won, lost = series(LEVELS["medium"], LEVELS["easy"], 60)
    assert won >= 35, (won, lost)
