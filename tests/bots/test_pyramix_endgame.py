"""The last takes between two, against a plain solver that knows no shortcuts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import pytest

from tabletop.bots.pyramix_endgame import WIN, Endgame
from tabletop.core.game import Setup
from tabletop.core.match import Match
from tabletop.core.rng import Rng
from tabletop.games.pyramix.hidden import Hidden
from tabletop.games.pyramix.rules import GAME
from tabletop.games.pyramix.settlement import settle
from tabletop.games.pyramix.state import State

Solved = dict[object, int]


def positions(count: int, takes_left: int, *, unseen: int = 0) -> Iterator[State]:
    """Positions of random play with so many takes to go, and at least so many cubes unseen."""
    seed = found = 0
    while found < count:
        seed += 1
        block = "visible" if seed % 2 else "all"
        match = Match.begin(GAME, Setup("base", 2, {"cobras_block": block}), seed)
        rng = Rng(seed)
        while len(match.log) - 2 < 35 - takes_left:
            match.submit(rng.choice(GAME.legal(match.state)))
        if list(GAME.view(match.state, 0).cubes.values()).count("?") >= unseen:
            found += 1
            yield match.state


def swaps(state: State) -> list[State]:
    """Every state that looks the same: the unseen cubes swapped, the same takes legal."""
    data = GAME.dump(state)
    unseen = [cell for cell, cube in GAME.view(state, 0).cubes.items() if cube == "?"]
    orders = sorted(set(permutations([data["cubes"][cell] for cell in unseen])))
    states = [GAME.load(data | {"cubes": data["cubes"] | dict(zip(unseen, order, strict=True))}) for order in orders]
    return [other for other in states if GAME.legal(other) == GAME.legal(state)]


def solve(states: list[State], solved: Solved) -> int:
    """The summed result to the seat to play, over states that it cannot tell apart; every take is tried to the end."""
    seat = states[0].to_play
    assert seat is not None
    if len(states) > 1:
        return max(worth_of_takes(states, solved).values())
    state = states[0]
    key = tuple(state.cubes), *(tuple(sorted(state.collection(other))) for other in (0, 1))
    if key not in solved:
        solved[key] = max(worth_of_takes(states, solved).values())
    return solved[key]


def worth_of_takes(states: list[State], solved: Solved) -> dict[int, int]:
    seat = states[0].to_play
    worth: dict[int, int] = {}
    for number in numbers(states[0]):
        looks: dict[object, list[State]] = {}
        for state in states:
            after = state.clone()
            after.take(number)
            look = (*GAME.view(after, 0).cubes.items(), GAME.legal(after)) if len(states) > 1 else None
            looks.setdefault(look, []).append(after)
        worth[number] = sum(
            result(alike[0], seat) if alike[0].over else -solve(alike, solved) for alike in looks.values()
        )
    return worth


def numbers(state: State) -> list[int]:
    return [number for number in range(56) if state.takeable >> number & 1]


def result(state: State, seat: int | None) -> int:
    near, far = settle(state.cubes, [state.collection(0), state.collection(1)]).scores
    margin = near - far if seat == 0 else far - near
    return margin + (WIN if margin > 0 else -WIN if margin < 0 else 0)


def agree(state: State) -> None:
    """Every take's worth is that of the plain solver, and the take chosen is one of the best."""
    worth = worth_of_takes(swaps(state), {})
    ways = list(Hidden(GAME.view(state, 0)).all())
    assert {number: Endgame(ways).worth(number) for number in numbers(state)} == worth
    assert worth[Endgame(ways).best()] == max(worth.values())


@pytest.mark.parametrize("takes_left", [1, 2, 3, 4])
def test_the_last_takes_are_perfect(takes_left: int) -> None:
    for state in positions(6, takes_left):
        agree(state)


def test_with_unseen_cubes_every_way_counts_alike() -> None:
    for state in positions(4, 4, unseen=1):
        agree(state)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("count", "takes_left", "unseen"),
    [(80, 4, 0), (50, 5, 0), (12, 6, 0), (2, 7, 0), (40, 4, 1), (12, 5, 1), (4, 6, 1)],
)
def test_two_hundred_positions_agree_with_the_plain_solver(count: int, takes_left: int, unseen: int) -> None:
    for state in positions(count, takes_left, unseen=unseen):
        agree(state)
