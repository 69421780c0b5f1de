"""Lines, points and the count in four sweeps (M-50, M-51, M-56)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.games.morpyam.ending import game_over, scores_of
from tabletop.games.morpyam.lines import LINES, SWEEPS, has_five, points, runs, runs_through

Square = tuple[int, int]

LONG = {"vertical": (1, 0), "horizontal": (0, 1), "first_diagonal": (1, 1), "second_diagonal": (-1, 1)}


def bits(squares: Iterable[Square]) -> int:
    return sum(1 << 6 * row + column for row, column in squares)


def line(start: Square, step: Square, length: int) -> list[Square]:
    return [(start[0] + step[0] * number, start[1] + step[1] * number) for number in range(length)]


def counted(own: set[Square], sweep: str) -> list[list[Square]]:
    """Maximal runs of three and more in one direction, found square by square."""
    down, right = LONG[sweep]
    found = []
    for row, column in product(range(6), repeat=2):
        if (row, column) in own and (row - down, column - right) not in own:
            run = [(row, column)]
            while (run[-1][0] + down, run[-1][1] + right) in own:
                run.append((run[-1][0] + down, run[-1][1] + right))
            if len(run) >= 3:
                found.append(run)
    return found


@pytest.mark.rule("M-50")
def test_rows_columns_and_every_diagonal_of_three_or_more() -> None:
    assert {sweep: len(lines) for sweep, lines in LINES.items()} == {
        "vertical": 6,
        "horizontal": 6,
        "first_diagonal": 7,
        "second_diagonal": 7,
    }
    lengths = sorted(len(squares) for squares in LINES["first_diagonal"])
    assert lengths == sorted(len(squares) for squares in LINES["second_diagonal"]) == [3, 3, 4, 4, 5, 5, 6]


@pytest.mark.rule("M-50", "M-51")
@pytest.mark.parametrize("sweep", SWEEPS)
@pytest.mark.parametrize(("length", "two", "more"), [(2, 0, 0), (3, 1, 1), (4, 2, 3), (5, 0, 0), (6, 0, 0)])
def test_points_of_a_run_in_each_direction(sweep: str, length: int, two: int, more: int) -> None:
    start = (5, 0) if sweep == "second_diagonal" else (0, 0)
    own = bits(line(start, LONG[sweep], length))
    assert [points(own, players) for players in (2, 3, 4)] == [two, more, more]


@pytest.mark.rule("M-50", "M-51")
def test_the_short_diagonals_count_too() -> None:
    for corner in (
        line((0, 3), (1, 1), 3),
        line((3, 0), (1, 1), 3),
        line((2, 0), (-1, 1), 3),
        line((5, 3), (-1, 1), 3),
    ):
        assert points(bits(corner), 2) == 1


@pytest.mark.rule("M-50")
def test_a_run_does_not_go_round_the_edge() -> None:
    assert points(bits([(0, 4), (0, 5), (1, 0)]), 2) == 0
    assert points(bits([(4, 0), (5, 0), (0, 1)]), 2) == 0
    assert points(bits([(0, 1), (1, 0), (2, 5)]), 2) == 0


@pytest.mark.rule("M-50", "M-51")
def test_a_token_serves_several_lines_and_a_gap_parts_them() -> None:
    cross = bits([*line((2, 1), (0, 1), 3), (1, 2), (3, 2)])
    assert points(cross, 2) == 2
    parted = bits([(0, 0), (0, 1), (0, 3), (0, 4)])
    assert points(parted, 2) == 0
    square = bits(product(range(3), repeat=2))
    assert points(square, 2) == 8, "three rows, three columns, two diagonals"


@pytest.mark.rule("M-51")
def test_a_run_of_four_is_not_also_one_of_three() -> None:
    own = bits(line((0, 0), (0, 1), 4))
    (run,) = runs(own, 0, 2, "horizontal")
    assert (len(run.squares), run.points) == (4, 2)
    assert points(own, 3) == 3


@pytest.mark.rule("M-51", "M-56")
@given(st.sets(st.tuples(st.integers(0, 5), st.integers(0, 5)), max_size=24), st.sampled_from([2, 3, 4]))
def test_every_sweep_agrees_with_a_count_square_by_square(own: set[Square], players: int) -> None:
    worth = {3: 1, 4: 2 if players == 2 else 3}
    expected = 0
    for sweep in SWEEPS:
        found = counted(own, sweep)
        expected += sum(worth.get(len(run), 0) for run in found)
        assert sorted(run.squares for run in runs(bits(own), 1, players, sweep)) == sorted(map(tuple, found))
    assert points(bits(own), players) == expected
    for square in sorted(own):
        through = {run.squares for run in runs_through(bits(own), 1, players, 6 * square[0] + square[1])}
        assert through == {tuple(run) for sweep in SWEEPS for run in counted(own, sweep) if square in run}
        five = any(len(run) >= 5 for sweep in SWEEPS for run in counted(own, sweep) if square in run)
        assert has_five(bits(own), 6 * square[0] + square[1]) == five


@pytest.mark.rule("M-56")
def test_the_count_is_told_in_four_sweeps(at: Callable[..., Any]) -> None:
    script = at(
        own={
            0: [(0, 0), (1, 0), (2, 0), (5, 0), (5, 1), (5, 2), (5, 3)],
            1: [(0, 5), (1, 4), (2, 3), (1, 1), (2, 2), (3, 3)],
        },
        in_hand=[10, 11],
    )
    assert scores_of(script.state) == (3, 2)
    script.state.reason = "points"
    over = game_over(script.state)
    told = [(swept.sweep, [(run.seat, run.squares, run.points) for run in swept.runs]) for swept in over.sweeps]
    assert told == [
        ("vertical", [(0, ((0, 0), (1, 0), (2, 0)), 1)]),
        ("horizontal", [(0, ((5, 0), (5, 1), (5, 2), (5, 3)), 2)]),
        ("first_diagonal", [(1, ((1, 1), (2, 2), (3, 3)), 1)]),
        ("second_diagonal", [(1, ((2, 3), (1, 4), (0, 5)), 1)]),
    ]


@pytest.mark.rule("M-50", "M-56")
def test_a_token_placed_tells_the_runs_it_is_part_of(at: Callable[..., Any]) -> None:
    script = at(own={0: [(0, 0), (0, 1), (1, 2), (3, 2), (4, 2)]}, dice=[3, 3, 3, 1, 6])
    placed = script.place(0, 2)[0]
    assert placed["runs"] == [{"seat": 0, "squares": [[0, 0], [0, 1], [0, 2]], "points": 1}]
