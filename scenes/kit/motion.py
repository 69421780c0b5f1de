"""Motion in time: easings, and timelines that the loop's clock drives. Times are milliseconds.

Nothing in the game waits for a timeline: it is a show of what has already happened, and any press completes it.
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

Easing: TypeAlias = Callable[[float], float]
"""Maps progress 0–1 to a place 0–1; it may overshoot in between."""

Pace: TypeAlias = Literal["calm", "brisk", "none"]

PACE_FACTORS: Final[dict[Pace, float]] = {"calm": 1.0, "brisk": 0.5, "none": 0.0}


def linear(t: float) -> float:
    """The same speed all the way."""
    return t


def ease_out(t: float) -> float:
    """Quick at first, gently to rest: things that arrive."""
    return 1 - (1 - t) ** 3


def ease_in(t: float) -> float:
    """Slowly away, ever quicker: things that leave or fall."""
    return t**3


def ease_in_out(t: float) -> float:
    """Slow at both ends: things that change place."""
    return 4 * t**3 if t < 0.5 else 1 - (-2 * t + 2) ** 3 / 2


def overshoot(t: float) -> float:
    """A little too far and back: things that snap into place."""
    back = 1.70158
    return 1 + (back + 1) * (t - 1) ** 3 + back * (t - 1) ** 2


def settle(t: float) -> float:
    """Drops, and bounces twice."""
    if t < 0.5:
        return (t / 0.5) ** 2
    if t < 0.8:
        return 1 - 0.14 * math.sin((t - 0.5) / 0.3 * math.pi)
    return 1 - 0.04 * math.sin((t - 0.8) / 0.2 * math.pi)


class Timeline(ABC):
    """Something that happens over time, once."""

    @abstractmethod
    def advance(self, elapsed: float) -> float | None:
        """Lets ``elapsed`` milliseconds pass. Returns None while it lasts, at its end what was left of them."""

    @abstractmethod
    def complete(self) -> None:
        """Puts everything where it would have ended."""


class Tween(Timeline):
    """Calls ``put`` with values from ``start`` to ``end`` along an easing; the last call is with ``end`` itself."""

    def __init__(
        self,
        duration: float,
        put: Callable[[float], None],
        start: float = 0.0,
        end: float = 1.0,
        easing: Easing = ease_out,
    ) -> None:
        self._duration = max(0.0, duration)
        self._put = put
        self._start = start
        self._end = end
        self._easing = easing
        self._passed = 0.0

    def advance(self, elapsed: float) -> float | None:
        """Moves the value on."""
        self._passed += elapsed
        if self._passed >= self._duration:
            self._put(self._end)
            return self._passed - self._duration
        share = self._easing(self._passed / self._duration)
        self._put(self._start + (self._end - self._start) * share)
        return None

    def complete(self) -> None:
        """Puts the last value."""
        self._passed = self._duration
        self._put(self._end)


class Wait(Timeline):
    """Lets time pass."""

    def __init__(self, duration: float) -> None:
        self._left = max(0.0, duration)

    def advance(self, elapsed: float) -> float | None:
        """Waits on."""
        self._left -= elapsed
        return None if self._left > 0 else -self._left

    def complete(self) -> None:
        """Waits no longer."""
        self._left = 0.0


class Call(Timeline):
    """Calls a function, and is over."""

    def __init__(self, act: Callable[[], None]) -> None:
        self._act = act

    def advance(self, elapsed: float) -> float | None:
        """Calls."""
        self._act()
        return elapsed

    def complete(self) -> None:
        """Calls."""
        self._act()


class Sequence(Timeline):
    """One after another."""

    def __init__(self, *parts: Timeline) -> None:
        self._parts = list(parts)

    def advance(self, elapsed: float) -> float | None:
        """Moves the present part on, and the next with the time that is left."""
        left: float | None = elapsed
        while self._parts:
            left = self._parts[0].advance(elapsed)
            if left is None:
                return None
            self._parts.pop(0)
            elapsed = left
        return elapsed

    def complete(self) -> None:
        """Completes the parts in their order."""
        while self._parts:
            self._parts.pop(0).complete()


class Parallel(Timeline):
    """All at once, over when the longest is."""

    def __init__(self, *parts: Timeline) -> None:
        self._parts = list(parts)
        self._least_left = 0.0

    def advance(self, elapsed: float) -> float | None:
        """Moves all parts on."""
        if not self._parts:
            return elapsed
        lefts = [(part, part.advance(elapsed)) for part in self._parts]
        self._parts = [part for part, left in lefts if left is None]
        if self._parts:
            return None
        return min((left for _, left in lefts if left is not None), default=elapsed)

    def complete(self) -> None:
        """Completes all parts."""
        parts, self._parts = self._parts, []
        for part in parts:
            part.complete()


def stagger(gap: float, *parts: Timeline) -> Timeline:
    """All parts, each beginning ``gap`` after the one before."""
    return Parallel(*(Sequence(Wait(gap * index), part) for index, part in enumerate(parts)))


class Pacing:
    """How motion runs for the people at this table: the pace they chose, and whether they want little of it."""

    def __init__(self, pace: Pace = "calm", *, reduced: bool = False) -> None:
        self.pace: Pace = pace
        self.reduced = reduced

    def time(self, duration: float) -> float:
        """The duration of a motion at this pace: 0 when there should be none."""
        return 0.0 if self.reduced else duration * PACE_FACTORS[self.pace]

    def pause(self, duration: float) -> float:
        """The duration of a pause that gives time to see something; reduced motion keeps it."""
        return duration * PACE_FACTORS[self.pace]

    def tween(
        self,
        duration: float,
        put: Callable[[float], None],
        start: float = 0.0,
        end: float = 1.0,
        easing: Easing = ease_out,
    ) -> Tween:
        """A tween at this pace."""
        return Tween(self.time(duration), put, start, end, easing)

    def wait(self, duration: float) -> Wait:
        """A pause at this pace."""
        return Wait(self.pause(duration))


class Timelines:
    """The timelines that run now, side by side."""

    def __init__(self) -> None:
        self._running: list[Timeline] = []

    @property
    def moving(self) -> bool:
        """Whether anything runs."""
        return bool(self._running)

    def play(self, timeline: Timeline) -> None:
        """Starts a timeline; what lasts no time happens at once."""
        if timeline.advance(0.0) is None:
            self._running.append(timeline)

    def advance(self, elapsed: float) -> None:
        """Moves all on."""
        running, self._running = self._running, []
        self._running[:0] = [timeline for timeline in running if timeline.advance(elapsed) is None]

    def complete(self) -> None:
        """Completes all, and whatever they start by it."""
        while self._running:
            running, self._running = self._running, []
            for timeline in running:
                timeline.complete()
