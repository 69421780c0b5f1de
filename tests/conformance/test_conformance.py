"""What every game keeps, in every variant and with every number of players."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tabletop import catalogue
from tabletop.bots.bot import ask
from tabletop.core.actions import CHANCE, TABLE, Action, Event
from tabletop.core.errors import BadSetup, BadState, IllegalAction
from tabletop.core.game import Game, OptionValue, Setup, to_plain
from tabletop.core.match import Match
from tabletop.core.rng import Rng

LONGEST = {"yamslam": 20_000, "pyramix": 200, "moriham": 100 * 200, "morpyam": 20_000}
"""Entries that no game of theirs may exceed, chance included; a random game that gets there has not ended.

MorihaM: a duel has a hundred turns at most (H-51); no turn comes near 200 entries, not even of players in no hurry.
"""

GAMES_EACH = 3


def tables() -> Iterator[tuple[str, str, int]]:
    for game_id in catalogue.GAMES:
        for variant in catalogue.game(game_id).variants:
            for players in variant.players:
                yield game_id, variant.id, players


def option_sets(game: Game[Any, Any]) -> list[dict[str, OptionValue]]:
    """The defaults, and every other value of every option by itself."""
    others = [{option.id: choice} for option in game.options for choice in option.choices[1:]]
    return [{}, *others]


@pytest.fixture(params=list(tables()), ids=lambda table: "-".join(map(str, table)))
def table(request: pytest.FixtureRequest) -> tuple[Game[Any, Any], str, int]:
    game_id, variant, players = request.param
    return catalogue.game(game_id), variant, players


def random_game(
    game: Game[Any, Any], variant: str, players: int, seed: int, options: dict[str, OptionValue] | None = None
) -> Iterator[Match[Any, Any]]:
    """A match, shown before its first action and after each, until it is over."""
    match = Match.begin(game, Setup(variant, players, options or {}), seed, manual=True)
    rng = Rng(~seed)
    yield match
    while (decision := match.decision) is not None:
        if decision.seat == CHANCE:
            match.run_chance()
        else:
            match.submit(rng.choice(game.legal(match.state)))
        assert len(match.log) <= LONGEST[game.id], "the game does not end"
        yield match


def test_random_games_end_with_an_outcome(table: tuple[Game[Any, Any], str, int]) -> None:
    game, variant, players = table
    for number, options in enumerate(option_sets(game)):
        for seed in range(GAMES_EACH):
            for match in random_game(game, variant, players, seed + 100 * number, options):
                assert (match.decision is None) == (game.outcome(match.state) is not None)
            outcome = game.outcome(match.state)
            assert outcome is not None
            assert sorted(seat for rank in outcome.ranking for seat in rank) == list(range(players))
            assert len(outcome.scores) == players
            assert game.legal(match.state) == () or list(game.legal(match.state)) == []
            with pytest.raises(IllegalAction):
                game.apply(match.state, match.log[-1].action)


def test_round_trips_at_every_step(table: tuple[Game[Any, Any], str, int]) -> None:
    game, variant, players = table
    for match in random_game(game, variant, players, 1):
        data = game.dump(match.state)
        text = json.dumps(data)
        assert game.dump(game.load(json.loads(text))) == data
        assert game.dump(match.state.clone()) == data
        assert data["game"] == game.id
        decision = match.decision
        assert data["decision"] == (None if decision is None else to_plain(decision))


def test_a_clone_is_independent(table: tuple[Game[Any, Any], str, int]) -> None:
    game, variant, players = table
    for match in random_game(game, variant, players, 2):
        before = game.dump(match.state)
        if match.decision is None:
            break
        clone = match.state.clone()
        action = game.sample(clone, Rng(0)) if match.decision.seat == CHANCE else game.legal(clone)[0]
        game.apply(clone, action)
        assert game.dump(match.state) == before


def test_legal_is_complete_unique_and_stable(table: tuple[Game[Any, Any], str, int]) -> None:
    game, variant, players = table
    states = [(match.state.clone(), match.decision) for match in random_game(game, variant, players, 3)]
    seen: dict[Action, None] = {}
    for state, _ in states:
        seen.update(dict.fromkeys(game.legal(state)))
    universe = list(seen)[:400]
    for state, decision in states[:: max(1, len(states) // 60)]:
        legal = list(game.legal(state))
        assert len(set(legal)) == len(legal), "an action twice"
        assert list(game.legal(state.clone())) == legal, "another order"
        anew = game.restore(game.position(state))  # one of which no legal actions have been asked yet
        assert (not legal) == (decision is None or decision.seat == CHANCE)
        if decision is not None and decision.seat == CHANCE:
            continue
        allowed = set(legal)
        for action in universe:
            if to_plain(action)["type"] not in game.also(state):
                assert (game.why_not(state, action) is None) == (action in allowed), action
                assert (game.why_not(anew, action) is None) == (action in allowed), action
        assert list(game.legal(anew)) == legal, "legal actions do not depend on what was asked before"


def test_a_refused_action_changes_nothing(table: tuple[Game[Any, Any], str, int]) -> None:
    game, variant, players = table
    states = [match.state.clone() for match in random_game(game, variant, players, 4)]
    actions = [entry.action for entry in match_of(game, variant, players, 4).log]
    rng = Rng(9)
    for state in states[:: max(1, len(states) // 60)]:
        before = game.dump(state)
        for action in (rng.choice(actions) for _ in range(30)):
            refusal = game.why_not(state, action)
            if refusal is not None:
                with pytest.raises(IllegalAction) as raised:
                    game.apply(state, action)
                assert raised.value.code == refusal.code
                assert game.dump(state) == before


def match_of(game: Game[Any, Any], variant: str, players: int, seed: int) -> Match[Any, Any]:
    *_, last = random_game(game, variant, players, seed)
    return last


def test_replays_are_equal(table: tuple[Game[Any, Any], str, int]) -> None:
    game, variant, players = table
    first = match_of(game, variant, players, 5)
    again = match_of(game, variant, players, 5)
    assert first.save() == again.save()
    assert game.dump(first.at(len(first.log))) == game.dump(first.state)


def test_a_save_goes_on_as_the_match_would(table: tuple[Game[Any, Any], str, int]) -> None:
    game, variant, players = table
    whole = match_of(game, variant, players, 6)
    middle = len(whole.log) // 2
    part = next(match for match in random_game(game, variant, players, 6) if len(match.log) == middle)
    resumed = Match.load(game, json.loads(json.dumps(part.save())))
    assert resumed.save() == part.save()
    for entry in whole.log[middle:]:
        decision = resumed.decision
        assert decision is not None
        if decision.seat == CHANCE:
            assert resumed.run_chance()[0] == entry.action
        else:
            resumed.submit(entry.action)
    assert game.dump(resumed.state) == game.dump(whole.state)


RESUMED = {"moriham": 6}
"""Random games in which a test takes every position up again, where more than one of each table is wanted."""


def test_a_game_taken_up_again_at_every_action_tells_the_same(table: tuple[Game[Any, Any], str, int]) -> None:
    """A second game is kept and taken up again after each action: what a position leaves out would show in time."""
    game, variant, players = table
    for seed in range(RESUMED.get(game.id, 1)):
        told: list[list[Event]] = []
        whole = match_of(game, variant, players, 60 + seed)
        state = whole.at(0)
        resumed = game.load(json.loads(json.dumps(game.dump(state))))
        for entry in whole.log:
            told.append(game.apply(state, entry.action))
            assert game.apply(resumed, entry.action) == told[-1]
            resumed = game.load(json.loads(json.dumps(game.dump(resumed))))
            assert game.decision(resumed) == game.decision(state)
            assert list(game.legal(resumed)) == list(game.legal(state))
            assert game.outcome(resumed) == game.outcome(state)
        assert game.dump(state) == game.dump(whole.state)


def test_a_match_saved_anywhere_goes_on_and_looks_back_the_same(table: tuple[Game[Any, Any], str, int]) -> None:
    """From a save, from a step looked back to, and from a full position: the same events to the end."""
    game, variant, players = table
    whole = match_of(game, variant, players, 70)
    start = whole.at(0)
    told = [game.apply(start, entry.action) for entry in whole.log]
    for step in range(0, len(whole.log), max(1, len(whole.log) // 7)):
        part = Match(game, game.load(whole.start), Rng(0))
        for entry in whole.log[:step]:
            part.submit(entry.action)
        saved = Match.load(game, json.loads(json.dumps(part.save())))
        assert saved.log == part.log, "the record was not taken"
        for state in (saved.state, whole.at(step), game.restore(game.position(part.state))):
            for entry, events in zip(whole.log[step:], told[step:], strict=True):
                assert game.apply(state, entry.action) == events


def test_hidden_things_stay_hidden(table: tuple[Game[Any, Any], str, int]) -> None:
    game, variant, players = table
    matches = random_game(game, variant, players, 7)
    for step, match in enumerate(matches):
        if step % 5:
            continue
        for viewer in (*range(players), TABLE):
            view = game.view(match.state, viewer)
            other = game.determinize(view, Rng(step))
            assert game.dump(other) == game.dump(game.load(game.dump(other)))
            assert to_plain(game.view(other, viewer)) == to_plain(view)
            decision = match.decision
            if decision is not None and decision.seat == viewer:
                assert list(game.legal(other)) == list(game.legal(match.state))


def test_a_bot_is_fair_repeatable_and_changes_nothing(table: tuple[Game[Any, Any], str, int]) -> None:
    game, variant, players = table
    for step, match in enumerate(random_game(game, variant, players, 8)):
        decision = match.decision
        if step % 40 or decision is None or decision.seat == CHANCE:
            continue
        before, stream = game.dump(match.state), match.rng.state
        for level, bot in catalogue.levels(game.id).items():
            if level == "hard" and step % 120:
                continue
            action = ask(bot, game, match.state)
            assert action in game.legal(match.state)
            assert ask(bot, game, match.state) == action
            other = game.determinize(game.view(match.state, decision.seat), Rng(step))
            assert ask(bot, game, other) == action, "a bot saw what it may not know"
        assert game.dump(match.state) == before
        assert match.rng.state == stream


def test_every_action_and_event_is_plain_data(table: tuple[Game[Any, Any], str, int]) -> None:
    game, variant, players = table
    match = match_of(game, variant, players, 9)
    state = match.at(0)
    for entry in match.log:
        plain = json.loads(json.dumps(to_plain(entry.action)))
        assert msgspec.convert(plain, game.action_type) == entry.action
        for event in game.apply(state, entry.action):
            assert json.loads(json.dumps(to_plain(event)))["type"]
            for viewer in (*range(players), TABLE):
                json.dumps(to_plain(game.redact(event, viewer)))


def test_a_setup_that_cannot_be_played_is_refused(table: tuple[Game[Any, Any], str, int]) -> None:
    game, variant, players = table
    for setup in (
        Setup("no such variant", players),
        Setup(variant, 0),
        Setup(variant, 99),
        Setup(variant, players, {"no such option": True}),
        Setup(variant, players, {}, {"no such thing": 1}),
        Setup(variant, players, {}, {"first": players}),
        Setup(variant, players, {}, {"first": "0"}),
    ):
        with pytest.raises(BadSetup) as raised:
            game.new(setup)
        assert raised.value.where


def test_damaged_positions_are_refused_or_playable(table: tuple[Game[Any, Any], str, int]) -> None:
    """Every field in turn is left out or given another shape: never another exception than BadState."""
    game, variant, players = table
    states = [match.state.clone() for match in random_game(game, variant, players, 10)]
    for state in (states[0], states[len(states) // 2], states[-1]):
        data = game.dump(state)
        for field in data:
            for damage in ("absent", None, -1, 10**30, 1.5, "?", [], {}, [[]], {"x": []}, True):
                hurt = copy.deepcopy(data)
                if damage == "absent":
                    del hurt[field]
                else:
                    hurt[field] = damage
                try:
                    loaded = game.load(hurt)
                    game.decision(loaded)
                    game.legal(loaded)
                    game.dump(loaded)
                except BadState:
                    continue
