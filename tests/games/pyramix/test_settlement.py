"""The end and the count (P-20…P-23)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tabletop.core.errors import IllegalAction
from tabletop.core.game import Setup, to_plain
from tabletop.core.match import Match
from tabletop.core.rng import Rng
from tabletop.games.pyramix.actions import Take
from tabletop.games.pyramix.cubes import COLOURS, EMPTY, KIND
from tabletop.games.pyramix.geometry import CELLS, NUMBER
from tabletop.games.pyramix.rules import GAME
from tabletop.games.pyramix.settlement import Settlement, settle
from tabletop.games.pyramix.state import State

GameAt = Callable[..., State]
Cell = tuple[int, int, int]


def count(tray: dict[Cell, str], *taken: str) -> Settlement:
    """The count of a tray with these cubes, and of collections whose cubes are parted by spaces."""
    cubes = [EMPTY] * 56
    for cell, name in tray.items():
        cubes[NUMBER[cell]] = KIND[name]
    return settle(cubes, [[KIND[name] for name in collection.split()] for collection in taken])


def told(state: State, *cube: int) -> list[dict[str, Any]]:
    x, y, z = cube
    events = [to_plain(event) for event in GAME.apply(state, Take((x, y, z)))]
    told: list[dict[str, Any]] = json.loads(json.dumps(events))
    return told


@pytest.mark.rule("P-20")
def test_the_game_ends_when_only_the_tray_is_left(game_at: GameAt) -> None:
    state = game_at(above_tray=[(4, 0, 0)])
    assert GAME.outcome(state) is None
    GAME.apply(state, Take((4, 0, 0)))
    assert GAME.decision(state) is None
    assert len(GAME.position(state).cubes) == 21
    assert sum(map(len, GAME.position(state).taken)) == 35
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == "points"
    assert GAME.legal(state) == ()
    with pytest.raises(IllegalAction, match="over"):
        GAME.apply(state, Take((5, 0, 0)))


@pytest.mark.rule("P-20")
def test_the_last_take_may_be_from_the_tray_itself(game_at: GameAt) -> None:
    state = game_at(above_tray=[(4, 0, 0)])
    GAME.apply(state, Take((5, 0, 0)))
    assert GAME.outcome(state) is not None


@pytest.mark.rule("P-21")
def test_cobras_left_go_out_with_every_cube_beside_one(game_at: GameAt) -> None:
    """Beside the two cobras lie (4, 0, 1), (3, 2, 0) and (3, 1, 1); no cube goes for lying beside one of those."""
    state = game_at(above_tray=[(0, 4, 0)], cobras=[(5, 0, 0), (4, 1, 0)])
    events = {event["type"]: event for event in told(state, 0, 4, 0)}
    assert events["cobras_out"]["cells"] == [[4, 1, 0], [5, 0, 0]]
    assert set(events["beside_out"]["cubes"]) == {"4,0,1", "3,2,0", "3,1,1"}


@pytest.mark.rule("P-21")
def test_without_cobras_nothing_goes_out(game_at: GameAt) -> None:
    state = game_at(above_tray=[(0, 4, 0)])
    kinds = [event["type"] for event in told(state, 0, 4, 0)]
    assert kinds == ["taken", "majority", "majority", "majority", "majority", "scored"]


@pytest.mark.rule("P-21")
@pytest.mark.parametrize(
    ("cell", "goes"),
    [
        *(((x, y, z), True) for x, y, z in [(3, 1, 1), (1, 3, 1), (2, 1, 2), (2, 3, 0), (1, 2, 2), (3, 2, 0)]),
        *(((x, y, z), False) for x, y, z in [(4, 0, 1), (1, 1, 3), (4, 1, 0), (0, 3, 2)]),
    ],
)
def test_beside_means_one_up_and_one_down(cell: Cell, goes: bool) -> None:
    settlement = count({(2, 2, 1): "cobra", cell: "blue-eye"}, "blue-ankh", "")
    assert (NUMBER[cell] in settlement.beside) == goes
    assert settlement.scores == ((1, 0) if goes else (4, 0))


@pytest.mark.rule("P-22")
def test_the_most_ankhs_of_a_colour_receive_what_is_left_of_it() -> None:
    tray = {(5, 0, 0): "blue-crane", (0, 5, 0): "blue-eye", (0, 0, 5): "green-eye", (2, 2, 1): "blue-ankh"}
    settlement = count(tray, "blue-ankh blue-ankh", "blue-ankh green-ankh blue-crane")
    assert settlement.scores == (2 + 2 + 3 + 1, 1 + 1 + 2 + 3)
    assert [award.seat for award in settlement.awards] == [0, None, None, 1]


@pytest.mark.rule("P-22")
@pytest.mark.parametrize(
    ("taken", "seat"),
    [
        (("blue-ankh", ""), 0),
        (("blue-ankh", "blue-ankh"), None),
        (("", ""), None),
        (("blue-crane blue-eye", ""), None),
        (("blue-ankh blue-ankh", "blue-ankh blue-ankh", "blue-ankh"), None),
        (("blue-ankh", "blue-ankh blue-ankh", "blue-ankh"), 1),
        (("", "", "", "blue-ankh"), 3),
    ],
)
def test_a_tie_gives_to_nobody(taken: tuple[str, ...], seat: int | None) -> None:
    blue = count({(5, 0, 0): "blue-eye"}, *taken).awards[COLOURS.index("blue")]
    assert blue.seat == seat
    assert blue.cells == (NUMBER[5, 0, 0],)


@pytest.mark.rule("P-22")
def test_ankhs_received_do_not_count() -> None:
    """Seat 1 took one green ankh, seat 0 receives three blue ones: each colour is settled by what was taken."""
    tray = {(5, 0, 0): "blue-ankh", (0, 5, 0): "blue-ankh", (0, 0, 5): "blue-ankh", (2, 2, 1): "green-crane"}
    settlement = count(tray, "blue-ankh", "green-ankh")
    assert [award.ankhs for award in settlement.awards] == [(1, 0), (0, 0), (0, 0), (0, 1)]
    assert settlement.scores == (4, 3)


@pytest.mark.rule("P-21", "P-22")
def test_ankhs_that_go_out_beside_a_cobra_are_not_received() -> None:
    assert count({(5, 0, 0): "cobra", (4, 1, 0): "blue-ankh"}, "blue-ankh", "").scores == (1, 0)


@pytest.mark.rule("P-23")
def test_ankhs_cranes_eyes_and_cobras_score_1_2_3_0() -> None:
    assert count({}, "blue-ankh", "green-crane", "orange-eye", "cobra cobra").scores == (1, 2, 3, 0)


@pytest.mark.rule("P-23")
def test_the_highest_total_wins_and_a_tie_is_shared() -> None:
    """Plays many games out and counts each by plain arithmetic on names."""
    shared = 0
    for seed in range(60):
        match = Match.begin(GAME, Setup("base", 2 + seed % 3), seed)
        rng = Rng(seed)
        while match.decision is not None:
            events = match.submit(rng.choice(GAME.legal(match.state)))
        final = GAME.position(match.state)
        scores = arithmetic(final.cubes, final.taken)
        outcome = GAME.outcome(match.state)
        assert outcome is not None
        assert list(outcome.scores) == scores
        assert to_plain(events[-1]) == {"type": "scored", "scores": scores}
        assert set(outcome.ranking[0]) == {seat for seat, score in enumerate(scores) if score == max(scores)}
        shared += len(outcome.ranking[0]) > 1
    assert shared


def arithmetic(tray: dict[str, str], taken: list[list[str]]) -> list[int]:
    worth = {"ankh": 1, "crane": 2, "eye": 3, "cobra": 0}
    cells = {cell: tuple(map(int, cell.split(","))) for cell in tray}
    assert all(cell in CELLS and sum(cell) == 5 for cell in cells.values())
    cobras = [cells[cell] for cell, name in tray.items() if name == "cobra"]

    def beside(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
        return sorted(a - b for a, b in zip(one, other, strict=True)) == [-1, 0, 1]

    in_play = [
        name
        for cell, name in tray.items()
        if name != "cobra" and not any(beside(cells[cell], cobra) for cobra in cobras)
    ]
    scores = [sum(worth[name.split("-")[-1]] for name in collection) for collection in taken]
    for colour in ("blue", "purple", "orange", "green"):
        ankhs = [collection.count(f"{colour}-ankh") for collection in taken]
        if ankhs.count(max(ankhs)) == 1:
            received = [worth[name.split("-")[1]] for name in in_play if name.startswith(colour)]
            scores[ankhs.index(max(ankhs))] += sum(received)
    return scores
