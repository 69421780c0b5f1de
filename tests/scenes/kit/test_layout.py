"""Measured layout: what is asked for is given, nothing overlaps, nothing is lost."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.kit.frame import Box, Frame
from scenes.kit.grids import Fit, Grid, Wrap
from scenes.kit.layout import ENDLESS, Align, Line, Node, Pad, Stack
from scenes.kit.pictures import Pictures
from scenes.kit.stage import Stage


class Block(Node):
    """A block of a size that can give way down to ``least`` in width, growing taller for it."""

    def __init__(self, name, width, height, least=None, grow=0.0):
        super().__init__()
        self.name = name
        self.own = (float(width), float(height))
        self.least = float(width if least is None else least)
        self.grow = grow

    def wanted(self, width, height, /):
        wide = min(self.own[0], max(width, self.least))
        return wide, self.own[1] * (self.own[0] / wide if wide else 1)

    def narrowest(self):
        return self.least


def placed(node, width, height):
    frame = Frame(Stage.fit((1920, 1080)), Pictures())
    node.place(frame, Box(0, 0, width, height))
    frame.finish()
    return frame


def row(*children, gap=10.0, across="center", along="start"):
    return Line(children, upright=False, gap=gap, across=across, along=along)


def column(*children, gap=10.0, across="stretch", along="start"):
    return Line(children, upright=True, gap=gap, across=across, along=along)


def test_a_row_sets_children_side_by_side():
    boxes = placed(row(Block("a", 100, 40), Block("b", 50, 80)), 400, 100).anchors
    assert boxes["a"] == Box(0, 30, 100, 40)
    assert boxes["b"] == Box(110, 10, 50, 80)


@pytest.mark.parametrize(
    ("along", "first", "second"), [("start", 0, 110), ("center", 120, 230), ("end", 240, 350), ("between", 0, 350)]
)
def test_spare_room_along_a_row(along, first, second):
    boxes = placed(row(Block("a", 100, 40), Block("b", 50, 40), along=along), 400, 40).anchors
    assert (boxes["a"].x, boxes["b"].x) == (first, second)


def test_growing_children_share_the_room_by_weight():
    children = (Block("a", 10, 10, grow=1), Block("b", 10, 10, grow=3), Block("c", 70, 10))
    boxes = placed(row(*children), 490, 10).anchors
    assert (boxes["a"].w, boxes["b"].w, boxes["c"].w) == (100, 300, 70)


def test_a_growing_child_never_gets_less_than_its_own_size():
    boxes = placed(row(Block("a", 300, 10, grow=1), Block("b", 10, 10, grow=1), gap=0), 400, 10).anchors
    assert (boxes["a"].w, boxes["b"].w) == (300, 100)


def test_a_short_row_squeezes_what_gives_way():
    frame = placed(row(Block("a", 300, 10, least=100), Block("b", 200, 10), gap=0), 350, 30)
    assert (frame.anchors["a"].w, frame.anchors["b"].w) == (150, 200)
    assert frame.faults == []


def test_what_does_not_fit_is_a_fault():
    assert placed(row(Block("a", 300, 10), Block("b", 300, 10)), 400, 10).faults
    assert placed(column(Block("a", 10, 300), Block("b", 10, 300)), 10, 400).faults
    assert placed(Align(Block("a", 300, 10), 0.5, 0.5), 200, 10).faults


def test_a_column_stretches_its_children_and_can_leave_them():
    left = Block("b", 50, 20)
    left.across = "end"
    boxes = placed(column(Block("a", 50, 20), left), 200, 100).anchors
    assert boxes["a"] == Box(0, 0, 200, 20)
    assert boxes["b"] == Box(150, 30, 50, 20)


def test_a_fitted_board_takes_the_rest_of_a_column():
    board = Fit(Block("board", 10, 10), 1.0)
    board.grow = 1.0
    frame = placed(column(Block("top", 10, 100), board, Block("bottom", 10, 90)), 1000, 710)
    assert frame.anchors["board"] == Box(250, 110, 500, 500)
    assert frame.faults == []


def test_a_grid_of_a_ratio_is_as_large_as_fits_and_in_the_middle():
    cells = [Block(index, 1, 1) for index in range(6)]
    boxes = placed(Grid(cells, 3, 10, 1.0), 700, 210).anchors
    assert boxes[0] == Box(190, 0, 100, 100)
    assert boxes[5] == Box(410, 110, 100, 100)


def test_a_grid_without_a_ratio_has_rows_of_their_own_height():
    boxes = placed(Grid([Block(0, 10, 20), Block(1, 10, 50), Block(2, 10, 30)], 2, 10, None), 210, 200).anchors
    assert boxes[1] == Box(110, 0, 100, 50)
    assert boxes[2] == Box(0, 60, 100, 30)


def test_a_grid_without_columns_is_refused():
    with pytest.raises(ValueError, match="at least one column"):
        Grid([], 0, 0, None)


def test_padding_and_alignment():
    boxes = placed(Pad(Align(Block("a", 20, 10), 1.0, 0.5), 5, 6, 7, 8), 100, 50).anchors
    assert boxes["a"] == Box(73, 19, 20, 10)


def test_a_stack_lays_everything_in_the_same_place():
    boxes = placed(Stack([Block("a", 1, 1), Block("b", 1, 1)]), 30, 20).anchors
    assert boxes["a"] == boxes["b"] == Box(0, 0, 30, 20)


SIZES = st.lists(st.tuples(st.integers(5, 120), st.integers(5, 60)), min_size=1, max_size=14)


@settings(deadline=None)
@given(SIZES, st.integers(120, 600))
def test_wrapped_children_neither_overlap_nor_leave_the_room(sizes, room):
    node = Wrap([Block(i, w, h) for i, (w, h) in enumerate(sizes)], 7, 9, "start")
    wide, high = node.size(room, ENDLESS)
    frame = placed(node, room, high)
    boxes = [frame.anchors[i] for i in range(len(sizes))]
    assert frame.faults == []
    assert wide <= room
    for index, box in enumerate(boxes):
        assert box.x >= 0
        assert box.x + box.w <= room + 0.01
        assert box.y + box.h <= high + 0.01
        for other in boxes[:index]:
            beside = box.x >= other.x + other.w or other.x >= box.x + box.w
            below = box.y >= other.y + other.h or other.y >= box.y + box.h
            assert beside or below


@settings(deadline=None)
@given(SIZES, st.integers(50, 900), st.booleans())
def test_a_line_keeps_its_measure(sizes, room, upright):
    children = [Block(i, w, h) for i, (w, h) in enumerate(sizes)]
    node = Line(children, upright=upright, gap=6, across="start", along="start")
    wide, high = node.size(room, ENDLESS)
    boxes = placed(node, max(wide, room), high).anchors.values()
    assert max(box.x + box.w for box in boxes) == pytest.approx(wide)
    assert max(box.y + box.h for box in boxes) == pytest.approx(high)


def test_neighbours_meet_when_rounded():
    cells = [Block(i, 1, 1) for i in range(7)]
    boxes = placed(Grid(cells, 7, 0, 1.0), 1000, 1000).anchors
    rects = [boxes[i].rect() for i in range(7)]
    for one, other in pairwise(rects):
        assert one.right == other.left
