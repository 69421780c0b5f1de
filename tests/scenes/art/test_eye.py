"""The projection from the table to the screen."""

import math

import pytest

from scenes.art.eye import Eye, cross, dot, unit

EYE = Eye((960.0, 540.0), 80.0, (5.75, -3.65))


def test_the_point_looked_at_is_in_the_middle_at_full_size() -> None:
    x, y, scale = EYE.project(5.75, -3.65, 0.0)
    assert (x, y) == pytest.approx((960.0, 540.0))
    assert scale == pytest.approx(80.0)


def test_right_is_right_away_is_up_and_so_is_height() -> None:
    x, y, scale = EYE.project(5.75, -3.65)
    assert EYE.project(6.75, -3.65)[0] > x
    assert EYE.project(5.75, -2.65)[1] < y
    assert EYE.project(5.75, -3.65, 1.0)[1] < y
    assert EYE.project(5.75, -2.65)[2] < scale < EYE.project(5.75, -3.65, 1.0)[2]


@pytest.mark.parametrize("spot", [(0.0, 0.0, 0.0), (11.5, -7.3, 0.0), (3.0, -6.0, 1.5), (9.0, 0.5, 0.5)])
def test_point_is_the_inverse_of_project(spot: tuple[float, float, float]) -> None:
    x, y, _ = EYE.project(*spot)
    assert EYE.point((x, y), spot[2]) == pytest.approx(spot[:2])


def test_the_view_leads_to_the_eye() -> None:
    # The eye is straight above the line through ``look``, leaning back: from a point on the left it is to the right.
    straight = EYE.view(5.75, -3.65)
    assert straight == pytest.approx((0.0, -math.sin(EYE.tilt), math.cos(EYE.tilt)))
    assert EYE.view(0.0, -3.65)[0] > 0 > EYE.view(11.5, -3.65)[0]
    assert dot(EYE.view(2.0, -1.0, 0.5), EYE.view(2.0, -1.0, 0.5)) == pytest.approx(1.0)


def test_vectors() -> None:
    assert cross((1, 0, 0), (0, 1, 0)) == (0, 0, 1)
    assert unit((0.0, 3.0, 4.0)) == pytest.approx((0.0, 0.6, 0.8))
    with pytest.raises(ValueError, match="direction"):
        unit((0.0, 0.0, 0.0))
