"""Who plays, what may be taken, what slides (P-02, P-10…P-16)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tabletop.core.actions import CHANCE
from tabletop.core.errors import BadSetup, IllegalAction
from tabletop.core.game import Setup, to_plain
from tabletop.core.match import Match
from tabletop.core.rng import Rng
from tabletop.games.pyramix.actions import Stacked, Starts, Take
from tabletop.games.pyramix.rules import GAME
from tabletop.games.pyramix.state import State

GameAt = Callable[..., State]
Describe = Callable[..., dict[str, Any]]

INSIDE = [(1, 1, 1), (2, 1, 1), (1, 2, 1), (1, 1, 2)]
"""Four cells that show no face in the full pyramid and touch nothing that may be taken."""


def due(state: State) -> Any:
    decision = GAME.decision(state)
    return None if decision is None else to_plain(decision)


def takes(state: State) -> set[tuple[int, int, int]]:
    return {take.cube for take in GAME.legal(state)}


def refusal(state: State, *cube: int) -> IllegalAction:
    x, y, z = cube
    found = GAME.why_not(state, Take((x, y, z)))
    assert found is not None
    return found


def plain_events(state: State, *cube: int) -> list[dict[str, Any]]:
    x, y, z = cube
    events = [to_plain(event) for event in GAME.apply(state, Take((x, y, z)))]
    told: list[dict[str, Any]] = json.loads(json.dumps(events))
    return told


def cube_at(state: State, *cell: int) -> str | None:
    return GAME.position(state).cubes.get("{},{},{}".format(*cell))


@pytest.mark.rule("P-02")
def test_two_to_four_play() -> None:
    for players in (2, 3, 4):
        assert GAME.new(Setup("base", players)).players == players
    for players in (1, 5):
        with pytest.raises(BadSetup) as raised:
            GAME.new(Setup("base", players))
        assert raised.value.where == "players"


@pytest.mark.rule("P-05", "P-10")
def test_chance_stacks_the_cubes_then_draws_who_starts() -> None:
    state = GAME.new(Setup("base", 3))
    assert due(state) == {"kind": "stack", "seat": CHANCE}
    assert GAME.position(state).turn is None
    stacked = GAME.sample(state, Rng(5))
    GAME.apply(state, stacked)
    assert due(state) == {"kind": "starts", "seat": CHANCE}
    assert GAME.legal(state) == ()
    GAME.apply(state, Starts(2))
    assert due(state) == {"kind": "take", "seat": 2}
    assert GAME.position(state).turn == 2


@pytest.mark.rule("P-05")
def test_the_stacking_is_random() -> None:
    state = GAME.new(Setup("base", 2))
    rng = Rng(1)
    apexes = set()
    for _ in range(120):
        stacked = GAME.sample(state, rng)
        assert isinstance(stacked, Stacked)
        assert len(stacked.cubes) == 56
        apexes.add(stacked.cubes["0,0,0"])
    assert len(apexes) > 8


@pytest.mark.rule("P-10")
def test_any_seat_may_be_drawn_to_start() -> None:
    state = GAME.new(Setup("base", 4))
    GAME.apply(state, GAME.sample(state, Rng(0)))
    rng = Rng(2)
    drawn = [GAME.sample(state, rng) for _ in range(100)]
    assert {draw.seat for draw in drawn if isinstance(draw, Starts)} == {0, 1, 2, 3}


@pytest.mark.rule("P-05", "P-10")
def test_a_setup_may_fix_the_stacking_and_the_start(position: Describe) -> None:
    cubes = position(cobras=INSIDE)["cubes"]
    state = GAME.new(Setup("base", 2, {}, {"cubes": cubes, "first": 1}))
    assert due(state) == {"kind": "take", "seat": 1}
    assert GAME.position(state).cubes == cubes
    only_first = GAME.new(Setup("base", 2, {}, {"first": 1}))
    GAME.apply(only_first, Stacked(cubes))
    assert due(only_first) == {"kind": "take", "seat": 1}
    only_cubes = GAME.new(Setup("base", 2, {}, {"cubes": cubes}))
    assert due(only_cubes) == {"kind": "starts", "seat": CHANCE}


@pytest.mark.rule("P-05")
def test_a_stacking_of_other_cubes_is_refused(position: Describe) -> None:
    state = GAME.new(Setup("base", 2))
    cubes = position(cobras=INSIDE)["cubes"]
    short = {cell: cube for cell, cube in cubes.items() if cell != "0,0,0"}
    for wrong, code in (
        (short, "bare_cells"),
        (cubes | {"0,0,0": "cobra"}, "wrong_cubes"),
        (cubes | {"0,0,0": "red-ankh"}, "unknown_cube"),
        (cubes | {"0,0,6": "cobra"}, "not_a_cell"),
        (cubes | {"0,0,0": "?"}, "unseen_cube"),
    ):
        with pytest.raises(IllegalAction) as raised:
            GAME.apply(state, Stacked(wrong))
        assert raised.value.code == code
        assert raised.value.where.startswith("action.cubes")
        with pytest.raises(BadSetup) as bad:
            GAME.new(Setup("base", 2, {}, {"cubes": wrong}))
        assert bad.value.code == code
    assert not state.stacked
    with pytest.raises(BadSetup, match="unknown_cube"):
        GAME.new(Setup("base", 2, {}, {"cubes": cubes | {"0,0,0": ["cobra"]}}))
    with pytest.raises(BadSetup, match="bad_shape"):
        GAME.new(Setup("base", 2, {}, {"cubes": ["cobra"]}))


@pytest.mark.rule("P-10")
@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_there_is_not_cannot_start(position: Describe, seat: int) -> None:
    state = GAME.new(Setup("base", 2, {}, {"cubes": position(cobras=INSIDE)["cubes"]}))
    with pytest.raises(IllegalAction, match="no_such_seat"):
        GAME.apply(state, Starts(seat))


@pytest.mark.rule("P-10", "P-11")
@pytest.mark.parametrize(
    ("players", "shares"), [(2, {17, 18}), (3, {11, 12}), (4, {8, 9})], ids=["two", "three", "four"]
)
def test_play_goes_round_and_each_turn_takes_one_cube(players: int, shares: set[int]) -> None:
    for seed in range(5):
        match = Match.begin(GAME, Setup("base", players), seed)
        first = match.decision
        assert first is not None
        order = []
        while (decision := match.decision) is not None:
            order.append(decision.seat)
            before = len(GAME.position(match.state).taken[decision.seat])
            match.submit(Rng(len(order)).choice(GAME.legal(match.state)))
            assert len(GAME.position(match.state).taken[decision.seat]) == before + 1
        assert order == [(first.seat + turn) % players for turn in range(35)]
        counts = [len(collection) for collection in GAME.position(match.state).taken]
        assert sum(counts) == 35
        assert set(counts) == shares
        assert counts[first.seat] == max(shares)


@pytest.mark.rule("P-11")
def test_there_is_no_passing(game_at: GameAt) -> None:
    state = game_at(cobras=INSIDE)
    assert GAME.also(state) == ()
    assert all(type(action) is Take for action in GAME.legal(state))
    with pytest.raises(IllegalAction, match="not_now"):
        GAME.apply(state, Starts(0))


@pytest.mark.rule("P-12")
def test_two_or_three_faces_must_be_visible(game_at: GameAt) -> None:
    state = game_at(cobras=INSIDE)
    assert len(takes(state)) == 16
    assert (0, 0, 0) in takes(state)
    assert (3, 0, 0) in takes(state)
    assert refusal(state, 3, 1, 0).code == "one_face"
    assert refusal(state, 1, 1, 3).code == "no_face"


@pytest.mark.rule("P-12")
@pytest.mark.parametrize("cube", [(6, 0, 0), (-1, 0, 0), (2, 2, 2), (0, 0, 10**20)])
def test_a_take_from_no_cell_says_so(game_at: GameAt, cube: tuple[int, int, int]) -> None:
    found = refusal(game_at(cobras=INSIDE), *cube)
    assert (found.code, found.where, found.got) == ("not_a_cell", "action.cube", list(cube))


@pytest.mark.rule("P-12")
def test_a_take_from_an_empty_cell_says_so(game_at: GameAt) -> None:
    state = game_at(cobras=INSIDE)
    GAME.apply(state, Take((0, 0, 0)))
    assert refusal(state, 0, 0, 0).code == "empty_cell"


@pytest.mark.rule("P-13")
def test_a_tray_cube_with_nothing_on_it_stays(game_at: GameAt) -> None:
    state = game_at(above_tray=[(4, 0, 0)])
    assert refusal(state, 0, 5, 0).code == "tray_bare"
    assert takes(state) == {(4, 0, 0), (5, 0, 0), (4, 1, 0), (4, 0, 1)}


@pytest.mark.rule("P-13", "P-16")
def test_a_tray_cube_with_one_on_it_goes_and_the_tray_stays_full(game_at: GameAt) -> None:
    state = game_at(above_tray=[(4, 0, 0), (0, 4, 0)], put={(4, 0, 0): "green-eye", (4, 1, 0): "blue-eye"})
    events = plain_events(state, 4, 1, 0)
    assert events[0]["cube"] == "blue-eye"
    assert events[1] == {"type": "slid", "moves": [[[4, 0, 0], [4, 1, 0]]]}
    assert cube_at(state, 4, 1, 0) == "green-eye"
    assert cube_at(state, 4, 0, 0) is None


@pytest.mark.rule("P-12", "P-13")
def test_the_tray_corners_are_legal_at_first(game_at: GameAt) -> None:
    assert {(5, 0, 0), (0, 5, 0), (0, 0, 5)} <= takes(game_at(cobras=INSIDE))


@pytest.mark.rule("P-14")
@pytest.mark.parametrize("cobra", [(1, 0, 0), (3, 0, 0), (2, 1, 0), (2, 0, 1)])
def test_a_cobra_on_any_flat_side_forbids_the_take(game_at: GameAt, cobra: tuple[int, int, int]) -> None:
    state = game_at(cobras=[cobra, *INSIDE[1:]])
    found = refusal(state, 2, 0, 0)
    assert found.code == "cobra"
    assert found.params == {"cobras": [list(cobra)]}


@pytest.mark.rule("P-14")
def test_a_cobra_that_only_meets_an_edge_forbids_nothing(game_at: GameAt) -> None:
    state = game_at(cobras=[(3, 1, 0), (1, 1, 0), *INSIDE[1:3]])
    assert (2, 0, 0) in takes(state), "(3, 1, 0) and (1, 1, 0) touch (2, 0, 0) along edges only"
    assert refusal(state, 3, 0, 0).code == "cobra"
    assert refusal(state, 1, 0, 0).code == "cobra"


def roofed(game_at: GameAt, **more: Any) -> State:
    """The three cubes of layer 4 around (1, 1, 3), which they hide, with nothing above them."""
    around = [(0, 1, 3), (1, 0, 3), (1, 1, 2)]
    return game_at(above_tray=around, **more)


@pytest.mark.rule("P-14")
def test_a_hidden_cobra_forbids_too_and_the_reason_does_not_say_where(game_at: GameAt) -> None:
    state = roofed(game_at, cobras=[(1, 1, 3)])
    for cube in ((0, 1, 3), (1, 0, 3), (1, 1, 2)):
        found = refusal(state, *cube)
        assert found.code == "hidden_cobra"
        assert found.params == {}
        assert "1, 1, 3" not in str(found)


@pytest.mark.rule("P-14")
def test_with_visible_only_cobras_in_sight_forbid(game_at: GameAt) -> None:
    hidden = roofed(game_at, cobras=[(1, 1, 3)], cobras_block="visible")
    assert {(0, 1, 3), (1, 0, 3), (1, 1, 2)} <= takes(hidden)
    seen = roofed(game_at, cobras=[(0, 2, 3)], cobras_block="visible")
    assert refusal(seen, 0, 1, 3).code == "cobra"
    assert {(1, 0, 3), (1, 1, 2)} <= takes(seen)


@pytest.mark.rule("P-14")
def test_with_visible_a_cobra_forbids_from_the_moment_it_is_seen(game_at: GameAt) -> None:
    state = roofed(game_at, cobras=[(1, 1, 3)], cobras_block="visible")
    GAME.apply(state, Take((0, 1, 3)))
    assert refusal(state, 1, 0, 3).code == "cobra"


@pytest.mark.rule("P-14")
def test_where_one_of_two_touching_cobras_is_hidden_only_the_other_is_named(game_at: GameAt) -> None:
    state = roofed(game_at, cobras=[(1, 1, 3), (0, 2, 3)])
    found = refusal(state, 0, 1, 3)
    assert found.code == "cobra"
    assert found.params == {"cobras": [[0, 2, 3]]}


@pytest.mark.rule("P-14")
def test_taking_the_cobra_frees_what_it_touched(game_at: GameAt) -> None:
    state = game_at(cobras=[(2, 0, 0), *INSIDE[1:]])
    assert refusal(state, 3, 0, 0).code == "cobra"
    GAME.apply(state, Take((2, 0, 0)))
    assert (3, 0, 0) in takes(state)


@pytest.mark.rule("P-14", "P-16")
def test_a_cobra_that_slides_forbids_from_where_it_comes_to_lie(game_at: GameAt) -> None:
    state = game_at(cobras=[(1, 0, 0), *INSIDE[1:]])
    assert (4, 0, 0) in takes(state)
    GAME.apply(state, Take((4, 0, 0)))
    assert cube_at(state, 2, 0, 0) == "cobra"
    assert refusal(state, 3, 0, 0).code == "cobra"
    assert (4, 0, 0) in takes(state)


@pytest.mark.rule("P-15")
def test_a_cobra_may_be_taken_even_beside_another(game_at: GameAt) -> None:
    state = game_at(cobras=[(2, 0, 0), (3, 0, 0), *INSIDE[1:3]])
    assert {(2, 0, 0), (3, 0, 0)} <= takes(state)
    assert GAME.apply(state, Take((3, 0, 0)))
    assert GAME.position(state).taken[0] == ["cobra"]


@pytest.mark.rule("P-15")
def test_a_cobra_is_bound_by_faces_and_tray_like_any_cube(game_at: GameAt) -> None:
    full = game_at(cobras=[(3, 1, 0), *INSIDE[1:]])
    assert refusal(full, 3, 1, 0).code == "one_face"
    late = game_at(above_tray=[(4, 0, 0)], cobras=[(0, 5, 0)])
    assert refusal(late, 0, 5, 0).code == "tray_bare"


@pytest.mark.rule("P-16")
def test_taking_a_cube_with_three_faces_moves_nothing(game_at: GameAt) -> None:
    state = game_at(cobras=INSIDE, put={(0, 0, 0): "orange-eye"})
    before = GAME.position(state).cubes
    events = plain_events(state, 0, 0, 0)
    assert events == [{"type": "taken", "seat": 0, "from": [0, 0, 0], "cube": "orange-eye"}]
    assert GAME.position(state).cubes == {cell: cube for cell, cube in before.items() if cell != "0,0,0"}


@pytest.mark.rule("P-16")
def test_the_line_above_slides_one_step_and_nothing_else_moves(game_at: GameAt) -> None:
    line = {(0, 0, 0): "blue-eye", (1, 0, 0): "purple-eye", (2, 0, 0): "orange-eye", (3, 0, 0): "green-eye"}
    state = game_at(cobras=INSIDE, put=line)
    before = GAME.position(state).cubes
    events = plain_events(state, 3, 0, 0)
    assert events == [
        {"type": "taken", "seat": 0, "from": [3, 0, 0], "cube": "green-eye"},
        {"type": "slid", "moves": [[[2, 0, 0], [3, 0, 0]], [[1, 0, 0], [2, 0, 0]], [[0, 0, 0], [1, 0, 0]]]},
    ]
    after = GAME.position(state).cubes
    changed = {cell: after.get(cell) for cell in before if before[cell] != after.get(cell)}
    assert changed == {"3,0,0": "orange-eye", "2,0,0": "purple-eye", "1,0,0": "blue-eye", "0,0,0": None}


@pytest.mark.rule("P-16")
def test_only_cubes_still_there_slide(game_at: GameAt) -> None:
    state = game_at(cobras=INSIDE)
    GAME.apply(state, Take((0, 0, 0)))
    GAME.apply(state, Take((1, 0, 0)))
    events = plain_events(state, 4, 0, 0)
    assert events[1] == {"type": "slid", "moves": [[[3, 0, 0], [4, 0, 0]], [[2, 0, 0], [3, 0, 0]]]}


@pytest.mark.rule("P-16")
def test_a_line_slides_along_the_axis_of_the_one_cube_above(game_at: GameAt) -> None:
    """(1, 1, 3) shows its x and y faces; what lies on its third is (1, 1, 2), and on that (1, 1, 1)."""
    above = [cell for z in range(5) for cell in [(1, 1, z)] if 2 + z <= 4]
    filled = {
        (x, y, z)
        for cell in above
        for x in range(5)
        for y in range(5)
        for z in range(5)
        if x >= cell[0] and y >= cell[1] and z >= cell[2] and x + y + z <= 4
    }
    state = game_at(above_tray=filled, put={(1, 1, 0): "blue-eye", (1, 1, 1): "green-eye"})
    events = plain_events(state, 1, 1, 2)
    assert events[1] == {"type": "slid", "moves": [[[1, 1, 1], [1, 1, 2]], [[1, 1, 0], [1, 1, 1]]]}


@pytest.mark.rule("P-05", "P-16")
def test_cubes_that_come_to_show_a_face_are_told(game_at: GameAt) -> None:
    state = roofed(game_at, put={(1, 1, 3): "purple-eye"})
    events = plain_events(state, 1, 0, 3)
    assert events[-1] == {"type": "revealed", "cubes": {"1,1,3": "purple-eye"}}
    again = plain_events(state, 0, 1, 3)
    assert [event["type"] for event in again] == ["taken"], "it is no news any more"


@pytest.mark.rule("P-17")
def test_what_is_taken_stays_taken_in_order(game_at: GameAt) -> None:
    state = game_at(cobras=INSIDE, put={(0, 0, 0): "blue-eye", (0, 5, 0): "green-eye", (0, 0, 5): "blue-crane"})
    for cube in ((0, 5, 0), (0, 0, 5), (0, 4, 0)):
        GAME.apply(state, Take(cube))
    taken = GAME.position(state).taken
    assert [collection[0] for collection in taken] == ["green-eye", "blue-crane"]
    assert len(GAME.position(state).cubes) == 53
