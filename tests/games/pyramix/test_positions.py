"""Positions written and read; those that no game can be in are refused (P-01, P-03, P-10)."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from tabletop.core.actions import TABLE
from tabletop.core.errors import BadState
from tabletop.core.game import Setup, to_plain
from tabletop.core.match import Match
from tabletop.core.rng import Rng
from tabletop.games.pyramix.actions import Take
from tabletop.games.pyramix.rules import GAME
from tabletop.games.pyramix.state import State

GameAt = Callable[..., State]
Describe = Callable[..., dict[str, Any]]


def fault(position: dict[str, Any]) -> BadState:
    with pytest.raises(BadState) as raised:
        GAME.load(position)
    return raised.value


def test_a_position_gives_all_there_is_to_know(game_at: GameAt) -> None:
    state = game_at(above_tray=[(4, 0, 0)], cobras=[(5, 0, 0)])
    data = GAME.dump(state)
    assert data["game"] == "pyramix"
    assert data["options"] == {"cobras_block": "all"}
    assert data["decision"] == {"kind": "take", "seat": data["turn"]}
    assert data["outcome"] is None
    assert data["cubes"]["5,0,0"] == "cobra"
    assert "3,0,0" not in data["cubes"]
    assert data["legal_takes"] == ["4,0,1", "4,1,0", "5,0,0"], "the cube on the cobra may not be taken"


@pytest.mark.rule("P-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_began_is_found_again_at_every_step(players: int) -> None:
    for first in range(players):
        match = Match.begin(GAME, Setup("base", players, {}, {"first": first}), 3)
        while True:
            again = GAME.load(GAME.dump(match.state))
            assert again.first == first
            assert again.taken == match.state.taken
            if match.decision is None:
                break
            match.submit(Rng(first).choice(GAME.legal(match.state)))


def test_before_the_stacking_a_fixed_start_is_kept() -> None:
    state = GAME.new(Setup("base", 3, {}, {"first": 2}))
    data = GAME.dump(state)
    assert data["turn"] == 2
    assert data["cubes"] == {}
    assert GAME.load(data).first == 2


def test_a_view_is_no_full_position() -> None:
    match = Match.begin(GAME, Setup("base", 2), 1)
    view = to_plain(GAME.view(match.state, TABLE))
    found = fault(view)
    assert found.code == "unseen_cube"
    assert found.where.startswith("cubes.")


@pytest.mark.rule("P-03")
def test_a_cube_needs_three_to_rest_on(position: Describe) -> None:
    data = position(above_tray=[(4, 0, 0)])
    data["cubes"]["3,0,0"] = data["taken"][0].pop()
    found = fault(data)
    assert (found.code, found.where) == ("floating_cube", "cubes.3,0,0")


@pytest.mark.rule("P-03", "P-13")
def test_the_tray_is_never_bare(position: Describe) -> None:
    data = position(above_tray=[(4, 0, 0)])
    data["taken"][0].append(data["cubes"].pop("0,5,0"))
    found = fault(data)
    assert found.code == "tray_bare"
    assert found.params == {"cell": "0,5,0"}


@pytest.mark.rule("P-01")
def test_the_cubes_must_be_the_56(position: Describe) -> None:
    data = position(above_tray=[(4, 0, 0)], put={(4, 0, 0): "blue-eye"})
    data["cubes"]["4,0,0"] = "green-eye"
    found = fault(data)
    assert found.code == "wrong_cubes"
    assert found.got == {"blue-eye": 0, "green-eye": 2}
    assert found.want == {"blue-eye": 1, "green-eye": 1}


@pytest.mark.rule("P-10", "P-11")
def test_collections_must_be_what_taking_turns_gives(position: Describe) -> None:
    data = position(above_tray=[(4, 0, 0)])
    assert [len(collection) for collection in data["taken"]] == [17, 17]
    uneven = copy.deepcopy(data)
    uneven["taken"][0].append(uneven["taken"][1].pop())
    found = fault(uneven)
    assert (found.code, found.where, found.got, found.want) == ("wrong_turns", "taken", [18, 16], [17, 17])


@pytest.mark.rule("P-10")
def test_the_turn_must_follow_from_who_has_taken_more(position: Describe) -> None:
    data = position(above_tray=[(4, 0, 0), (0, 4, 0)], players=3)
    assert [len(collection) for collection in data["taken"]] == [11, 11, 11]
    for turn in range(3):
        data["turn"] = turn
        assert GAME.load(data).to_play == turn
    data["turn"] = None
    assert fault(data).code == "no_turn"
    data["turn"] = 3
    assert fault(data).code == "no_such_seat"


def test_a_finished_position_says_how_it_ended(position: Describe) -> None:
    data = position(above_tray=[])
    state = GAME.load(data)
    shown = GAME.dump(state)
    assert shown["turn"] is None
    assert shown["decision"] is None
    assert shown["outcome"]["reason"] == "points"
    data["taken"].reverse()
    assert GAME.load(data).first == 1, "seat 1 took 18"


@pytest.mark.parametrize(
    ("change", "code", "where"),
    [
        ({"cubes": {"0,0": "cobra"}}, "not_a_cell", "cubes"),
        ({"cubes": {"0,0,0": "snake"}}, "unknown_cube", "cubes.0,0,0"),
        ({"taken": [["snake"], []]}, "unknown_cube", "taken[0][0]"),
        ({"taken": [[]]}, "wrong_length", "taken"),
        ({"taken": [["cobra"], []]}, "wrong_cubes", "cubes"),
        ({"cubes": {"0,0,0": 1}}, "bad_shape", "cubes[...]"),
        ({"options": {"cobras_block": "none"}}, "bad_option", "options.cobras_block"),
        ({"players": 5}, "bad_players", "players"),
        ({"variant": "big"}, "unknown_variant", "variant"),
        ({"game": "chess"}, "other_game", "game"),
    ],
)
def test_a_fault_is_named(position: Describe, change: dict[str, Any], code: str, where: str) -> None:
    found = fault(position(cobras=[(1, 1, 1), (2, 1, 1), (1, 2, 1), (1, 1, 2)]) | change)
    assert (found.code, found.where) == (code, where)


def test_a_position_plays_on_as_the_game_would(game_at: GameAt) -> None:
    state = game_at(above_tray=[(4, 0, 0), (0, 4, 0)], players=4)
    again = GAME.load(GAME.dump(state))
    for take in (Take((4, 1, 0)), Take((0, 4, 0))):
        assert [to_plain(e) for e in GAME.apply(state, take)] == [to_plain(e) for e in GAME.apply(again, take)]
    assert GAME.dump(state) == GAME.dump(again)
