"""The inputs of a throw as data."""

from __future__ import annotations

from math import inf

import msgspec
import pytest

from tabletop.core.rng import Rng
from tabletop.tray.inputs import ThrowInputs, draw_labels
from tabletop.tray.release import Release
from tabletop.tray.tray import RestingDie, Tray

RELEASE = Release(5.0, 5.0, 3.0, -18.0, 1.5)


def lying(die, x=3.0, y=3.0, in_track=True, rotation=4, heading=0.25):
    return RestingDie(die, x, y, heading, rotation, in_track)


def test_inputs_survive_being_written_down():
    inputs = ThrowInputs((0, 2), (3, 23), RELEASE, 2**64 - 1, (lying(1), lying(4, -1.5, 0.1, False)), Tray(9, 6.1))
    assert msgspec.json.decode(msgspec.json.encode(inputs), type=ThrowInputs) == inputs


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"thrown": ()}, "one to five"),
        ({"thrown": (2, 1)}, "ascending"),
        ({"thrown": (1, 1)}, "none twice"),
        ({"thrown": (0, 5)}, "0 to 4"),
        ({"thrown": (-1, 0)}, "0 to 4"),
        ({"labels": (1,)}, "1 for 2 dice"),
        ({"labels": (1, 24)}, "0 to 23"),
        ({"labels": (-1, 2)}, "0 to 23"),
        ({"seed": -1}, "seed"),
        ({"seed": 1 << 64}, "seed"),
        ({"aside": (lying(1),)}, "die 1"),
        ({"aside": (lying(2), lying(2, 6.0))}, "die 2"),
        ({"aside": (lying(2, in_track=False),)}, "in the track but"),
        ({"aside": (lying(2, -1.0),)}, "outside the track but"),
    ],
)
def test_inputs_that_cannot_be_are_refused(fields, complaint):
    sound = {"thrown": (0, 1), "labels": (0, 0), "release": RELEASE, "seed": 1}
    with pytest.raises(ValueError, match=complaint):
        ThrowInputs(**{**sound, **fields})


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [({"die": 5}, "die 5"), ({"rotation": 24}, "rotation is 24"), ({"x": inf}, "finite"), ({"heading": inf}, "finite")],
)
def test_a_die_that_cannot_be_is_refused(fields, complaint):
    sound = {"die": 0, "x": 1.0, "y": 1.0, "heading": 0.0, "rotation": 0, "in_track": True}
    with pytest.raises(ValueError, match=complaint):
        RestingDie(**{**sound, **fields})


@pytest.mark.parametrize("size", [(5.9, 7), (8, 4.9), (61, 7), (8, 7, 0), (8, 7, 11)])
def test_a_tray_too_small_or_too_large_is_refused(size):
    with pytest.raises(ValueError, match="tray"):
        Tray(*size)


def test_a_written_throw_with_a_fault_says_which():
    text = msgspec.json.encode(ThrowInputs((0, 1), (3, 4), RELEASE, 1)).replace(b"[3,4]", b"[3,44]")
    with pytest.raises(msgspec.ValidationError, match="labels: 44"):
        msgspec.json.decode(text, type=ThrowInputs)


class CountingRng(Rng):
    def __init__(self, seed):
        super().__init__(seed)
        self.asked = []

    def below(self, n):
        self.asked.append(n)
        return super().below(n)


def test_labels_are_drawn_one_of_24_for_each_die():
    rng = CountingRng(9)
    labels = draw_labels(rng, 5)
    assert rng.asked == [24] * 5
    plain = Rng(9)
    assert labels == tuple(plain.below(24) for _ in range(5))


def test_labels_come_out_evenly():
    rng = Rng(12)
    counts = [0] * 24
    for _ in range(4800):
        for label in draw_labels(rng, 5):
            counts[label] += 1
    # 24,000 labels, 1,000 each; χ²(23) is above 62 once in 20,000 series.
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 62
