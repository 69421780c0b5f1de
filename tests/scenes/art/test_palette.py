"""Colours and their arithmetic."""

import pytest

from scenes.art import palette


def test_mix_gives_both_ends_and_the_middle() -> None:
    assert palette.mix((0, 100, 200), (100, 0, 50), 0.0) == (0, 100, 200)
    assert palette.mix((0, 100, 200), (100, 0, 50), 1.0) == (100, 0, 50)
    assert palette.mix((0, 100, 200), (100, 0, 50), 0.5) == (50, 50, 125)


def test_css_writes_two_hexadecimal_digits_a_part() -> None:
    assert palette.css((1, 16, 255)) == "#0110ff"


def test_contrast_of_black_on_white_is_21() -> None:
    assert palette.contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21.0)
    assert palette.contrast((90, 90, 90), (90, 90, 90)) == pytest.approx(1.0)


def test_text_on_card_and_felt_can_be_read() -> None:
    assert palette.contrast(palette.INK, palette.CREAM_SHADE) >= 4.5
    assert palette.contrast(palette.CREAM, palette.FELT) >= 4.5


def test_nothing_is_pure_black_or_white() -> None:
    named = [value for name, value in vars(palette).items() if name.isupper() and isinstance(value, tuple)]
    colours = [value for value in named if len(value) == 3 and all(isinstance(part, int) for part in value)]
    assert len(colours) > 15
    assert (0, 0, 0) not in colours
    assert (255, 255, 255) not in colours


def test_light_darkens_and_brightens() -> None:
    base = (120, 60, 40)
    assert sum(palette.lit(base, 0.5)) < sum(palette.lit(base, 1.0)) == sum(base) < sum(palette.lit(base, 1.4))
