"""Events become motion one after another, and can be hurried."""

from dataclasses import dataclass

from scenes.kit.cues import Cues
from scenes.kit.motion import Call, Sequence, Wait


@dataclass
class Rolled:
    face: int


@dataclass
class Taken:
    chip: int


class Silent:
    pass


def table(log):
    return {
        Rolled: lambda e, c: Sequence(Call(lambda: c.append(("roll", e.face))), Wait(100)),
        Taken: lambda e, c: Sequence(Wait(50), Call(lambda: c.append(("take", e.chip)))),
    }


def test_one_after_another():
    log = []
    cues = Cues(table(log), log)
    cues.feed([Rolled(3), Silent(), Taken(7), Rolled(5)])
    assert log == [("roll", 3)]
    cues.advance(100)
    assert log == [("roll", 3)]
    cues.advance(60)
    assert log == [("roll", 3), ("take", 7), ("roll", 5)]
    assert not cues.idle
    cues.advance(90)
    assert cues.idle


def test_completing_shows_the_outcome_of_everything():
    log = []
    cues = Cues(table(log), log)
    cues.feed([Rolled(1), Taken(2), Rolled(3)])
    cues.complete()
    assert log == [("roll", 1), ("take", 2), ("roll", 3)]
    assert cues.idle


def test_events_without_a_cue_are_skipped():
    cues = Cues({}, None)
    cues.feed([Silent(), Silent()])
    assert cues.idle


def test_events_fed_later_queue_behind():
    log = []
    cues = Cues(table(log), log)
    cues.feed([Taken(1)])
    cues.feed([Taken(2)])
    cues.advance(60)
    assert log == [("take", 1)]
    cues.advance(60)
    assert log == [("take", 1), ("take", 2)]
