"""The cue table: which motion each event of the engine is shown by, one after another."""

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Generic, TypeVar

from scenes.kit.motion import Timeline

C = TypeVar("C")

Cue = Callable[..., "Timeline | None"]
"""Called with (event, context) when the event's turn to be shown has come; None shows nothing."""


class Cues(Generic[C]):
    """Shows events in their order.

    ``table`` maps the type of an event to its cue; an event without one is skipped. ``context`` is handed to every
    cue. A cue changes what the scene shows only through its timeline or before it, never the game.
    """

    def __init__(self, table: Mapping[type, Cue], context: C) -> None:
        self._table = dict(table)
        self._context = context
        self._queue: deque[object] = deque()
        self._now: Timeline | None = None

    @property
    def idle(self) -> bool:
        """Whether everything has been shown."""
        return self._now is None and not self._queue

    def feed(self, events: Iterable[object]) -> None:
        """Queues events behind those not yet shown."""
        self._queue.extend(events)
        self.advance(0.0)

    def advance(self, elapsed: float) -> None:
        """Moves the present motion on, and begins the next when it is over."""
        while True:
            if self._now is None and not self._begin_next():
                return
            if self._now is None:
                continue
            left = self._now.advance(elapsed)
            if left is None:
                return
            self._now = None
            elapsed = left

    def complete(self) -> None:
        """Shows the outcome of everything queued at once."""
        while not self.idle:
            if self._now is not None:
                now, self._now = self._now, None
                now.complete()
            elif self._queue:
                self._begin_next()

    def _begin_next(self) -> bool:
        """Takes the next event and starts its cue; False when there is none."""
        if not self._queue:
            return False
        event = self._queue.popleft()
        cue = self._table.get(type(event))
        self._now = cue(event, self._context) if cue is not None else None
        return True
