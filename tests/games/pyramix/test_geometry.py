"""The cells and how they lie (P-01, P-03, P-04)."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.games.pyramix import cubes, geometry
from tabletop.games.pyramix.geometry import CELLS, NUMBER
from tabletop.games.pyramix.state import State

BLUE_ANKH = cubes.KIND["blue-ankh"]


def full_pyramid() -> State:
    state = State(2, all_cobras_block=True, first=0)
    state.stack([BLUE_ANKH] * 56)
    return state


@pytest.mark.rule("P-01")
def test_there_are_56_cubes_worth_76() -> None:
    names = Counter(cubes.KINDS[kind] for kind in cubes.ALL_CUBES)
    assert names.total() == 56
    for colour in ("blue", "purple", "orange", "green"):
        assert [names[f"{colour}-{icon}"] for icon in ("ankh", "crane", "eye")] == [8, 4, 1]
    assert names["cobra"] == 4
    assert sum(cubes.VALUES[kind] for kind in cubes.ALL_CUBES) == 76


@pytest.mark.rule("P-01")
def test_icons_are_worth_one_two_three() -> None:
    worth = {cubes.KINDS[kind]: value for kind, value in enumerate(cubes.VALUES)}
    assert [worth[name] for name in ("green-ankh", "blue-crane", "orange-eye", "cobra")] == [1, 2, 3, 0]


@pytest.mark.rule("P-03")
def test_layers_hold_1_3_6_10_15_21() -> None:
    assert sorted(Counter(map(sum, CELLS)).items()) == [(0, 1), (1, 3), (2, 6), (3, 10), (4, 15), (5, 21)]
    assert {CELLS[number] for number in geometry.members(geometry.TRAY)} == {cell for cell in CELLS if sum(cell) == 5}


@pytest.mark.rule("P-03")
def test_a_cube_lies_under_three_and_on_three() -> None:
    middle = NUMBER[1, 1, 2]
    assert {CELLS[n] for n in geometry.members(geometry.ABOVE[middle])} == {(0, 1, 2), (1, 0, 2), (1, 1, 1)}
    assert {CELLS[n] for n in geometry.members(geometry.BELOW[middle])} == {(2, 1, 2), (1, 2, 2), (1, 1, 3)}
    assert geometry.ABOVE[NUMBER[0, 0, 0]] == 0
    assert geometry.BELOW[NUMBER[2, 2, 1]] == 0


@pytest.mark.rule("P-04")
def test_faces_in_the_full_pyramid() -> None:
    state = full_pyramid()
    assert Counter(map(state.faces, range(56))) == {3: 1, 2: 15, 1: 30, 0: 10}
    assert state.faces(NUMBER[0, 0, 0]) == 3
    assert state.faces(NUMBER[5, 0, 0]) == 2
    assert state.faces(NUMBER[3, 2, 0]) == 1
    assert state.faces(NUMBER[1, 1, 1]) == 0


@pytest.mark.rule("P-12")
def test_sixteen_cubes_may_be_taken_at_first() -> None:
    takeable = {CELLS[number] for number in geometry.members(full_pyramid().takeable)}
    edges = {tuple(step if axis == along else 0 for axis in range(3)) for along in range(3) for step in range(1, 6)}
    assert len(edges) == 15
    assert takeable == edges | {(0, 0, 0)}


@pytest.mark.rule("P-21")
def test_neighbours_in_the_tray() -> None:
    assert {CELLS[n] for n in geometry.members(geometry.BESIDE[NUMBER[5, 0, 0]])} == {(4, 1, 0), (4, 0, 1)}
    around = {(3, 1, 1), (3, 2, 0), (1, 2, 2), (1, 3, 1), (2, 1, 2), (2, 3, 0)}
    assert {CELLS[n] for n in geometry.members(geometry.BESIDE[NUMBER[2, 2, 1]])} == around


@pytest.mark.slow
@pytest.mark.rule("P-12", "P-13", "P-16")
def test_161422_shapes_can_be_reached() -> None:
    seen = {geometry.FULL}
    states = [full_pyramid()]
    while states:
        state = states.pop()
        for number in geometry.members(state.takeable):
            after = state.clone()
            after.take(number)
            if after.filled not in seen:
                seen.add(after.filled)
                states.append(after)
    assert len(seen) == 161_422


def _lone_cobras_can_stop_play(movable: int, places: int, cobras: int) -> bool:
    """Whether so many cobras in these places can touch every one of the movable cubes."""
    if not movable:
        return True
    if not cobras or movable.bit_count() > 6 * cobras:
        return False
    fewest = min((geometry.TOUCHING[number] & places for number in geometry.members(movable)), key=int.bit_count)
    return any(
        _lone_cobras_can_stop_play(movable & ~geometry.TOUCHING[place], places, cobras - 1)
        for place in geometry.members(fewest)
    )


@pytest.mark.slow
@pytest.mark.rule("P-20")
def test_in_no_shape_can_four_cobras_leave_nothing_to_take() -> None:
    """A cobra that may itself be taken leaves something to take, so only others count; fewer block with ``visible``."""
    seen = {geometry.FULL}
    shapes = [geometry.FULL]
    while shapes:
        shape = shapes.pop()
        faces = {n: 3 - (geometry.ABOVE[n] & shape).bit_count() for n in geometry.members(shape)}
        movable = 0
        for number, count in faces.items():
            if count == 3 and not geometry.TRAY >> number & 1:
                smaller = shape ^ geometry.BIT[number]
                movable |= geometry.BIT[number]
                if smaller not in seen:
                    seen.add(smaller)
                    shapes.append(smaller)
            elif count == 2:
                movable |= geometry.BIT[number]
        if shape != geometry.TRAY:
            assert not _lone_cobras_can_stop_play(movable, shape & ~movable, 4)
    assert len(seen) == 161_422
