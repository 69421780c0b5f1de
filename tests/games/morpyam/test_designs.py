"""Designed grids: any arrangement of the 36 classic tiles, and what is wrong with others (M-73)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.rng import Rng
from tabletop.games.morpyam import designs
from tabletop.games.morpyam.designs import DesignFault, check_design

pytestmark = pytest.mark.rule("M-73")

# M-04, as the rules print it.
CLASSIC = """
b6   b4      b3    b2    b1      b5
b1   full    suite carre morpyam b2
ps   carre   mini  full  suite   b6
b5   morpyam appel sec   maxi    b1
b4   sec     maxi  mini  appel   b3
b2   b6      ps    b3    b5      b4
"""


def classic() -> list[list[str | None]]:
    return [list(line.split()) for line in CLASSIC.strip().splitlines()]


def told(rows: object) -> list[tuple[str, str, object, object, object]]:
    return [(fault.code, fault.where, fault.params.get("tile"), fault.got, fault.want) for fault in check_design(rows)]


arrangements = st.permutations([tile for row in classic() for tile in row]).map(
    lambda tiles: [tiles[6 * row : 6 * row + 6] for row in range(6)]
)


@given(arrangements)
def test_any_arrangement_of_the_classic_tiles_is_a_grid(rows):
    assert check_design(rows) == []
    designs.accept(rows)
    assert designs.rows_of(designs.arranged(rows)) == rows


def test_what_is_missing_and_what_is_doubled_is_named():
    rows = classic()
    rows[0][0] = "b4"  # for a b6
    assert told(rows) == [("doubled", "grid", "b4", 4, 3), ("missing", "grid", "b6", 2, 3)]
    rows = classic()
    rows[3][2] = None  # an appel
    rows[4][4] = None  # the other
    assert told(rows) == [("missing", "grid", "appel", 0, 2)]
    with pytest.raises(DesignFault, match="missing"):
        designs.accept(rows)


@pytest.mark.parametrize("tile", ["p3", "2p", "b7", "B6", "", 6, [], {}, True])
def test_a_tile_that_there_is_not_is_named_with_its_square(tile):
    rows: list[list[object]] = [list(row) for row in classic()]
    rows[2][5] = tile  # for a b6
    assert [fault[:2] for fault in told(rows)] == [("unknown_tile", "grid[2][5]"), ("missing", "grid")]


@pytest.mark.parametrize("rows", [None, 7, "b1", [], [[]] * 5, {"0": []}, classic()[:5], [*classic(), classic()[0]]])
def test_a_grid_has_six_rows(rows):
    assert [fault[:2] for fault in told(rows)] == [("bad_shape", "grid")]


def test_a_row_has_six_tiles():
    rows: list[object] = list(classic())
    rows[1] = "abcdef"
    rows[4] = ["b1"] * 5
    assert [fault[:2] for fault in told(rows)] == [("bad_shape", "grid[1]"), ("bad_shape", "grid[4]")]


odd = st.none() | st.integers() | st.text(max_size=3) | st.lists(st.text(max_size=2), max_size=7)


@given(odd | st.lists(odd, max_size=7) | st.lists(st.lists(odd, min_size=6, max_size=6), min_size=6, max_size=6))
def test_whatever_stands_there_is_judged(rows):
    assert check_design(rows)


def test_what_is_still_to_be_laid():
    assert sum(designs.unlaid({}).values()) == 36
    assert designs.unlaid({(0, 0): "b1", (5, 5): "b1", (2, 2): "sec"})["b1"] == 1
    rows = classic()
    rows[5][0] = None
    assert designs.unlaid(designs.arranged(rows)) == {"b2": 1}
    assert designs.unlaid(designs.arranged(classic())) == {}


@given(st.integers(0, 2**64 - 1))
def test_starts_at_random_have_all_tiles(seed):
    for tiles in (designs.at_random(Rng(seed)), designs.at_random_mirrored(Rng(seed))):
        assert check_design(designs.rows_of(tiles)) == []


@given(st.integers(0, 2**64 - 1))
def test_the_mirrored_start_is_its_own_mirror_image(seed):
    tiles = designs.at_random_mirrored(Rng(seed))
    assert all(tiles[row, column] == tiles[column, row] for row, column in tiles)


def test_starts_at_random_differ():
    assert len({tuple(designs.at_random(Rng(seed)).values()) for seed in range(50)}) == 50
    assert Counter(designs.at_random(Rng(seed))[0, 0] for seed in range(600))["b1"] == pytest.approx(50, abs=25)


def test_turning_and_mirroring_the_board():
    tiles = {(0, 0): "b1", (0, 5): "b2", (4, 1): "sec"}
    assert designs.turned(tiles) == {(0, 5): "b1", (5, 5): "b2", (1, 1): "sec"}
    assert designs.mirrored(tiles) == {(0, 5): "b1", (0, 0): "b2", (4, 4): "sec"}


@given(arrangements)
def test_four_turns_or_two_mirrorings_change_nothing(rows):
    tiles = designs.arranged(rows)
    four = tiles
    for _ in range(4):
        four = designs.turned(four)
    assert four == designs.mirrored(designs.mirrored(tiles)) == tiles
