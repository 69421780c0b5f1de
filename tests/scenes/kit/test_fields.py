"""What a text field shows of a value that is longer than it: all of it in smaller type, or as much as there is room."""

from __future__ import annotations

import pytest

from scenes.kit.fields import fitted
from scenes.kit.fonts import Face, font

LONG = "Ana-Lucía Weißenburger"


def test_a_value_that_fits_is_shown_as_it_is() -> None:
    face, line = fitted("Zoë", 28, 300)
    assert line == "Zoë"
    assert face is font(Face.TEXT, 28)


def test_a_longer_one_is_shown_smaller() -> None:
    wide = font(Face.TEXT, 28).size(LONG)[0]
    face, line = fitted(LONG, 28, wide - 20)
    assert line == LONG
    assert face.size(line)[0] <= wide - 20


@pytest.mark.parametrize("width", [120, 60, 20])
def test_what_is_too_long_in_the_least_type_is_cut_and_says_so(width: int) -> None:
    face, line = fitted(LONG, 28, width)
    assert face is font(Face.TEXT, 22)
    assert line.endswith("…")
    assert LONG.startswith(line[:-1].rstrip())
    assert face.size(line)[0] <= width
