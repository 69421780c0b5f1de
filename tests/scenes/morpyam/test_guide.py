"""The guide of Morpyam tells what is due at the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scenes.driver import Driver
from scenes.morpyam.guide import STEPS
from scenes.morpyam.table import MorpyamTable

EARLY = ("......", ".0..1.", "..01..", ".1..0.", "......", "......")


def told(driver: Driver, table: MorpyamTable) -> Iterator[str]:
    """The ids of the cards of this moment, each read away."""
    for _card in STEPS:
        step = table.guide.step()
        yield step.id
        if step.passing:
            return
        table.guide.read()
        driver.draw()


def test_a_first_turn(open_table) -> None:  # type: ignore[no-untyped-def]
    driver, table = open_table()
    table.show_guide(shown=True)
    assert list(told(driver, table)) == ["aim", "throw", "turn"]
    driver.accept("throw")
    driver.settle()
    assert next(told(driver, table)) == "keep"


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ({"dice": [1, 1, 3, 4, 6], "throws": 3}, "pass"),
        ({}, "call"),
        ({"dice": [1, 1, 3, 4, 6], "throws": 2}, "keep"),
    ],
)
def test_what_is_due(hand: dict[str, object], card: str, open_position) -> None:  # type: ignore[no-untyped-def]
    driver, table = open_position(*EARLY, **hand)
    table.show_guide(shown=True)
    driver.draw()
    cards = list(told(driver, table))
    assert card in cards
    assert cards[-1] == "turn"


def test_the_ring_of_calls_is_explained_while_it_is_open(open_position) -> None:  # type: ignore[no-untyped-def]
    driver, table = open_position(*EARLY)
    table.show_guide(shown=True)
    driver.accept("call")
    assert table.guide.step().id == "ring"
    driver.accept("call")
    assert table.guide.step().id != "ring"


@pytest.mark.rule("M-71")
def test_the_building_of_the_board_comes_first(open_table) -> None:  # type: ignore[no-untyped-def]
    _, table = open_table("plus")
    assert table.laying.due
    assert table.guide.step().id == "lay"


def test_the_aim_is_told_from_the_start_whoever_begins(open_table) -> None:  # type: ignore[no-untyped-def]
    _, table = open_table(bots=(0, 1))
    assert table.guide.step().id == "aim"
