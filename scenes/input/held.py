"""What is held down repeats: directions and the keys that edit text."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from scenes.input.intents import Intent

FIRST_AFTER: Final = 380.0  # milliseconds
THEN_EVERY: Final = 95.0


@dataclass(slots=True)
class _Hold:
    make: Callable[[], Intent]
    due: float


class Held:
    """The holds that repeat, by device and what is held. Times are milliseconds of the loop's clock."""

    def __init__(self) -> None:
        self._holds: dict[Hashable, _Hold] = {}

    @property
    def any(self) -> bool:
        """Whether anything is held."""
        return bool(self._holds)

    def begin(self, key: Hashable, now: float, make: Callable[[], Intent]) -> None:
        """Something is held from now on; ``make`` makes the intent of each repetition."""
        self._holds[key] = _Hold(make, now + FIRST_AFTER)

    def end(self, key: Hashable) -> None:
        """It was let go."""
        self._holds.pop(key, None)

    def end_where(self, concerned: Callable[[Hashable], bool]) -> None:
        """All holds of some kind were let go."""
        for key in [key for key in self._holds if concerned(key)]:
            del self._holds[key]

    def due(self, now: float) -> list[Intent]:
        """The repetitions due by now: at most one of each, so that a late frame does not run away."""
        intents: list[Intent] = []
        for hold in self._holds.values():
            if now >= hold.due:
                intents.append(hold.make())
                hold.due = max(hold.due + THEN_EVERY, now)
        return intents
