"""Time for the loop, and how long frames take."""

import time
from collections import deque
from dataclasses import dataclass, field
from typing import Final

import msgspec

KEPT: Final = 4096


class Percentiles(msgspec.Struct, frozen=True):
    """How long frames took, in milliseconds."""

    frames: int
    p50_ms: float
    p95_ms: float
    p99_ms: float
    max_ms: float


@dataclass(slots=True)
class FrameTimes:
    """The durations of the latest frames in which something was drawn, in milliseconds."""

    durations: deque[float] = field(default_factory=lambda: deque(maxlen=KEPT))

    def note(self, milliseconds: float) -> None:
        """Adds a frame."""
        self.durations.append(milliseconds)

    def summary(self) -> Percentiles:
        """Where they lie; all 0 when there are none."""
        ordered = sorted(self.durations)
        if not ordered:
            return Percentiles(0, 0.0, 0.0, 0.0, 0.0)

        def at(share: float) -> float:
            return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 3)

        return Percentiles(len(ordered), at(0.5), at(0.95), at(0.99), round(ordered[-1], 3))


class Clock:
    """Milliseconds since the last look."""

    def __init__(self) -> None:
        self._last = time.perf_counter()

    def elapsed(self) -> float:
        """The milliseconds since this was last asked."""
        now = time.perf_counter()
        gone, self._last = now - self._last, now
        return gone * 1000
