"""From every target to every other, by arrows alone."""

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.input.intents import Direction
from scenes.kit.navigation import graph

RECTS = st.lists(
    st.builds(pygame.Rect, st.integers(0, 1800), st.integers(0, 1000), st.integers(10, 500), st.integers(10, 200)),
    min_size=1,
    max_size=24,
)


def reached(edges, start):
    seen, frontier = {start}, [start]
    while frontier:
        here = frontier.pop()
        for there in {edges[direction][here] for direction in Direction} - seen:
            seen.add(there)
            frontier.append(there)
    return seen


@settings(deadline=None, max_examples=200)
@given(RECTS)
def test_every_target_is_reached_from_every_other(rects):
    edges = graph(rects)
    for start in range(len(rects)):
        assert reached(edges, start) == set(range(len(rects)))


@settings(deadline=None, max_examples=60)
@given(st.integers(1, 6), st.integers(1, 6))
def test_a_grid_steps_to_its_neighbours_and_wraps_in_its_row_and_column(columns, rows):
    rects = [pygame.Rect(x * 110, y * 90, 100, 80) for y in range(rows) for x in range(columns)]
    edges = graph(rects)
    for index in range(len(rects)):
        x, y = index % columns, index // columns
        assert edges[Direction.RIGHT][index] == y * columns + (x + 1) % columns
        assert edges[Direction.LEFT][index] == y * columns + (x - 1) % columns
        assert edges[Direction.DOWN][index] == (y + 1) % rows * columns + x
        assert edges[Direction.UP][index] == (y - 1) % rows * columns + x


def test_a_menu_stays_put_sideways():
    edges = graph([pygame.Rect(100, y * 80, 300, 60) for y in range(4)])
    assert edges[Direction.LEFT] == [0, 1, 2, 3]
    assert edges[Direction.RIGHT] == [0, 1, 2, 3]


def test_straight_ahead_comes_before_aslant():
    here, ahead, aslant = pygame.Rect(0, 0, 50, 50), pygame.Rect(300, 10, 50, 50), pygame.Rect(120, 90, 50, 50)
    assert graph([here, ahead, aslant])[Direction.RIGHT][0] == 1


def test_a_wide_button_below_a_row_is_one_step_down_from_each():
    row = [pygame.Rect(x * 120, 0, 100, 60) for x in range(5)]
    edges = graph([*row, pygame.Rect(200, 200, 180, 60)])
    assert {edges[Direction.DOWN][i] for i in range(1, 4)} == {5}


@pytest.mark.parametrize("count", [0, 1])
def test_few_targets_are_no_trouble(count):
    edges = graph([pygame.Rect(0, 0, 10, 10)] * count)
    assert all(edges[direction] == list(range(count)) for direction in Direction)
