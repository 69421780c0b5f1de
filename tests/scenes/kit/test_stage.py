"""The design space in windows of every size."""

import pytest

from scenes.kit.stage import Stage


def test_a_window_of_the_design_ratio_is_filled():
    stage = Stage.fit((1280, 720))
    assert stage.scale == pytest.approx(2 / 3)
    assert (stage.left, stage.top) == (0, 0)
    assert not stage.compact


def test_other_ratios_are_letterboxed():
    stage = Stage.fit((1600, 1200))
    assert stage.scale == pytest.approx(1600 / 1920)
    assert stage.left == pytest.approx(0)
    assert stage.top == pytest.approx((1200 - 900) / 2)
    assert (stage.width, stage.height) == (1920, 1080)


def test_a_compact_stage_takes_the_whole_window():
    stage = Stage.fit((800, 600))
    assert stage.compact
    assert stage.width * stage.scale == pytest.approx(800)
    assert stage.height * stage.scale == pytest.approx(600)


@pytest.mark.parametrize(
    ("size", "compact"), [((1024, 640), False), ((1023, 700), True), ((1200, 639), True), ((3840, 2160), False)]
)
def test_compact_begins_below_1024_by_640(size, compact):
    assert Stage.fit(size).compact is compact


def test_the_margin_keeps_every_edge_free():
    stage = Stage.fit((1920, 1080), margin=5)
    assert stage.left == pytest.approx(96)
    assert stage.top == pytest.approx(54)
    assert stage.width * stage.scale == pytest.approx(1920 * 0.9)


def test_points_go_there_and_back():
    stage = Stage.fit((1000, 900), margin=3)
    assert stage.to_units(*stage.to_pixels(321.5, 77.25)) == pytest.approx((321.5, 77.25))


@pytest.mark.parametrize("size", [(640, 400), (800, 600), (1024, 640), (1280, 720), (1920, 1080), (3840, 2160)])
def test_text_and_targets_are_never_too_small(size):
    stage = Stage.fit(size)
    assert stage.text_pixels(1) >= 13
    assert stage.text_pixels(1) >= int(22 * stage.scale)
    assert stage.target_pixels(1) >= 32
    assert stage.target_pixels(1) >= 44 * stage.scale
