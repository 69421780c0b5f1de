"""Play of any kind keeps what must always hold."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.actions import TABLE
from tabletop.core.game import Setup
from tabletop.core.rng import Rng
from tabletop.games.pyramix.actions import Stacked, Starts
from tabletop.games.pyramix.cubes import ALL_CUBES, COBRA, KINDS
from tabletop.games.pyramix.geometry import ABOVE, BELOW, CELLS, NAMES, TOUCHING, TRAY, members
from tabletop.games.pyramix.rules import GAME
from tabletop.games.pyramix.state import State

SEATS = st.integers(2, 4)
BLOCK = st.sampled_from(["all", "visible"])
CHOICES = st.lists(st.integers(0, 55), min_size=35, max_size=35)


def begun(players: int, block: str, order: list[int]) -> State:
    state = GAME.new(Setup("base", players, {"cobras_block": block}, {"first": 0}))
    state.stack(order)
    return state


def above_cells(cell: tuple[int, int, int]) -> list[tuple[int, int, int]]:
    x, y, z = cell
    return [(x - 1, y, z), (x, y - 1, z), (x, y, z - 1)]


def filled(state: State) -> set[tuple[int, int, int]]:
    return {cell for cell, kind in zip(CELLS, state.cubes, strict=True) if kind >= 0}


def by_the_rules(state: State) -> set[tuple[int, int, int]]:
    """What P-12…P-15 allow, read word by word."""
    there = filled(state)
    shown = {cell: sum(above not in there for above in above_cells(cell)) for cell in there}
    cobras = {CELLS[number] for number, kind in enumerate(state.cubes) if kind == COBRA}
    blocking = cobras if state.all_cobras_block else {cell for cell in cobras if shown[cell]}

    def touches(cell: tuple[int, int, int]) -> bool:
        return any(sum(abs(a - b) for a, b in zip(cell, cobra, strict=True)) == 1 for cobra in blocking)

    return {
        cell
        for cell in there
        if shown[cell] >= 2 and not (sum(cell) == 5 and shown[cell] == 3) and (cell in cobras or not touches(cell))
    }


@pytest.mark.rule("P-12", "P-13", "P-14", "P-15", "P-20")
@settings(max_examples=60, deadline=None)
@given(players=SEATS, block=BLOCK, order=st.permutations(ALL_CUBES), choices=CHOICES)
def test_any_play_keeps_to_the_rules(players: int, block: str, order: list[int], choices: list[int]) -> None:
    state = begun(players, block, list(order))
    for turn, choice in enumerate(choices):
        assert {take.cube for take in GAME.legal(state)} == by_the_rules(state)
        assert GAME.legal(state), "something may always be taken before the end"
        take = GAME.legal(state)[choice % len(GAME.legal(state))]
        data = GAME.dump(state)
        again, copy = GAME.load(data), state.clone()
        events = GAME.apply(state, take)
        assert GAME.apply(again, take) == events == GAME.apply(copy, take)
        assert GAME.dump(again) == GAME.dump(copy) == GAME.dump(state)
        assert Counter((*state.taken, *(kind for kind in state.cubes if kind >= 0))) == Counter(ALL_CUBES)
        assert len(state.taken) == turn + 1
        assert state.filled & TRAY == TRAY
        assert all(BELOW[number] & ~state.filled == 0 for number in members(state.filled))
        assert state.seen == sum(
            1 << number for number in members(state.filled) if (ABOVE[number] & state.filled).bit_count() < 3
        )
    assert GAME.decision(state) is None


@pytest.mark.rule("P-14", "P-20")
@pytest.mark.parametrize("block", ["all", "visible"])
def test_cobras_laid_to_hinder_never_leave_nothing_to_take(block: str) -> None:
    """At each step all that may not be taken is laid anew so that few takes are left."""
    fewest = 56
    for seed in range(40):
        rng = Rng(seed)
        state = begun(2, block, sorted(ALL_CUBES, reverse=True))
        while GAME.decision(state) is not None:
            state = min((laid_anew(state, rng) for _ in range(6)), key=lambda laid: laid.takeable.bit_count())
            fewest = min(fewest, len(GAME.legal(state)))
            GAME.apply(state, rng.choice(GAME.legal(state)))
    assert fewest >= 1


def laid_anew(state: State, rng: Rng) -> State:
    cells = list(members(state.filled & ~state.movable))
    kinds = [state.cubes[cell] for cell in cells]
    rng.shuffle(kinds)
    cubes = state.cubes.copy()
    for cell, kind in zip(cells, kinds, strict=True):
        cubes[cell] = kind
    laid = state.clone()
    laid.stack(cubes)
    return laid


@settings(max_examples=40, deadline=None)
@given(order=st.permutations(ALL_CUBES), first=st.integers(0, 2), choices=CHOICES)
def test_a_stacking_given_by_name_plays_as_the_same_stacking_by_number(
    order: list[int], first: int, choices: list[int]
) -> None:
    named = GAME.new(Setup("base", 3))
    GAME.apply(named, Stacked({NAMES[number]: KINDS[kind] for number, kind in enumerate(order)}))
    GAME.apply(named, Starts(first))
    numbered = GAME.new(Setup("base", 3, {}, {"first": first}))
    numbered.stack(list(order))
    for choice in choices[:10]:
        legal = GAME.legal(named)
        assert legal == GAME.legal(numbered)
        GAME.apply(named, legal[choice % len(legal)])
        GAME.apply(numbered, legal[choice % len(legal)])
    assert GAME.dump(named) == GAME.dump(numbered)
    assert GAME.view(named, TABLE) == GAME.view(numbered, 2)


def test_cells_touch_both_ways() -> None:
    for number, touching in enumerate(TOUCHING):
        assert all(TOUCHING[other] >> number & 1 for other in members(touching))
