"""How the dice have fallen: at one table by its record, and at all tables by the statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

from tabletop.app.seats import Seat
from tabletop.app.statistics import Faces, StatisticsStore
from tabletop.core.actions import Event
from tabletop.core.match import Entry
from tabletop.dice.fair_play import FairPlay, judge
from tabletop.dice.hands import FACES
from tabletop.dice.throws import Landed, Rolled

Way: TypeAlias = Literal["hand", "quick", "bot"]
"""How dice were thrown: a person's hand let them go, they threw themselves for a person, or for a bot."""

WAYS: Final[tuple[Way, ...]] = ("hand", "quick", "bot")
NONE_THROWN: Final[Faces] = (0, 0, 0, 0, 0, 0)


def count_throw(statistics: StatisticsStore, events: Iterable[Event], seats: Sequence[Seat], *, by_hand: bool) -> None:
    """Counts the dice of a throw that stands; ``events`` are those that the rules answered it with."""
    for event in events:
        if isinstance(event, Landed) and event.ruling == "stands":
            bot = seats[event.seat].bot is not None
            way: Way = "bot" if bot else "hand" if by_hand else "quick"
            statistics.count_dice(way, [value for value in event.values if value is not None])


def thrown_at_table(record: Iterable[Entry], fair_play: FairPlay) -> Faces:
    """How often each face 1…6 fell in the throws of a match that stand."""
    counts: Counter[int | None] = Counter()
    for entry in record:
        if isinstance(entry.action, Rolled) and judge(entry.action, fair_play) == "stands":
            counts.update(entry.action.values)
    return _faces(counts)


def together(series: Iterable[Faces]) -> Faces:
    """The sums of several series, face by face."""
    counts: Counter[int | None] = Counter()
    for faces in series:
        counts.update(dict(zip(FACES, faces, strict=True)))
    return _faces(counts)


def _faces(counts: Counter[int | None]) -> Faces:
    one, two, three, four, five, six = (counts[face] for face in FACES)
    return one, two, three, four, five, six
