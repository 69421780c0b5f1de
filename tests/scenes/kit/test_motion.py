"""Timelines: in order, with the time that is left, and complete at any moment."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.kit.motion import (
    Call,
    Pacing,
    Parallel,
    Sequence,
    Timelines,
    Tween,
    Wait,
    ease_in,
    ease_in_out,
    ease_out,
    linear,
    overshoot,
    settle,
    stagger,
)


@pytest.mark.parametrize("easing", [linear, ease_in, ease_out, ease_in_out, overshoot, settle])
def test_easings_begin_and_end_where_they_should(easing):
    assert easing(0.0) == pytest.approx(0.0, abs=1e-9)
    assert easing(1.0) == pytest.approx(1.0)


def test_a_tween_ends_exactly_at_its_end():
    values = []
    tween = Tween(100, values.append, 10, 20, linear)
    assert tween.advance(50) is None
    assert tween.advance(70) == 20
    assert values == [15, 20]


def test_a_sequence_hands_on_the_time_that_is_left():
    values = []
    line = Sequence(Wait(100), Tween(100, values.append, easing=linear), Call(lambda: values.append("end")))
    assert line.advance(150) is None
    assert values == [0.5]
    assert line.advance(60) == 10
    assert values == [0.5, 1.0, "end"]


def test_parallel_parts_end_with_the_longest():
    log = []
    both = Parallel(
        Sequence(Wait(30), Call(lambda: log.append("a"))), Sequence(Wait(80), Call(lambda: log.append("b")))
    )
    assert both.advance(50) is None
    assert log == ["a"]
    assert both.advance(50) == 20
    assert log == ["a", "b"]


def test_stagger_starts_one_after_another():
    log = []
    row = stagger(40, *(Call(lambda i=i: log.append(i)) for i in range(3)))
    row.advance(0)
    assert log == [0]
    row.advance(45)
    assert log == [0, 1]
    row.advance(45)
    assert log == [0, 1, 2]


@given(st.lists(st.integers(1, 300), min_size=1, max_size=6), st.integers(0, 900))
def test_completing_at_any_moment_ends_in_the_same_state(durations, moment):
    def show(state):
        return Sequence(
            *(
                Parallel(
                    Tween(duration, lambda v, i=i: state.__setitem__(i, v), 0, i + 1),
                    Call(lambda i=i: state["calls"].append(i)),
                )
                for i, duration in enumerate(durations)
            )
        )

    played, cut = {"calls": []}, {"calls": []}
    show(played).advance(10_000)
    line = show(cut)
    if line.advance(moment) is None:
        line.complete()
    assert cut == played


def test_timelines_started_by_the_end_of_another_are_completed_too():
    log = []
    running = Timelines()
    running.play(Sequence(Wait(10), Call(lambda: running.play(Sequence(Wait(10), Call(lambda: log.append("second")))))))
    assert running.moving
    running.complete()
    assert log == ["second"]
    assert not running.moving


def test_what_takes_no_time_happens_at_once():
    values = []
    running = Timelines()
    running.play(Pacing("none").tween(300, values.append))
    assert values == [1.0]
    assert not running.moving


def test_paces():
    assert Pacing("calm").time(300) == 300
    assert Pacing("brisk").time(300) == 150
    assert Pacing("none").time(300) == 0
    assert Pacing("calm", reduced=True).time(300) == 0
    assert Pacing("calm", reduced=True).pause(300) == 300
