"""What is taken from one target to be dropped on another: taken, carried along, dropped or returned."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from scenes.input.intents import Device
from scenes.kit.motion import Timelines, Tween, ease_in_out
from scenes.kit.targets import Drag, Target

TAKE: Final = "take"
DROP: Final = "drop"
RETURN: Final = "return"


@dataclass(slots=True)
class Carry:
    """Something taken and not yet let go: where it is now and where it came from, in design units."""

    source: Hashable
    drag: Drag
    x: float
    y: float
    home: tuple[float, float]
    device: Device
    sticky: bool  # carried by steps or clicks, not by holding a button
    returning: bool = False


class Carrying:
    """Carries one thing at a time.

    Args:
        timelines: where the way back is shown.
        return_time: how long it takes now, in milliseconds.
        sound: plays a sound by name.

    Attributes:
        now: what is being carried, or is on its way back.
    """

    def __init__(self, timelines: Timelines, return_time: Callable[[], float], sound: Callable[[str], None]) -> None:
        self.now: Carry | None = None
        self._timelines = timelines
        self._return_time = return_time
        self._sound = sound

    @property
    def held(self) -> Carry | None:
        """What is in the hand: carried, and not on its way back."""
        return None if self.now is None or self.now.returning else self.now

    def accepts(self, target: Target) -> bool:
        """Whether what is in the hand may be dropped there."""
        carry = self.held
        return (
            carry is not None and target.enabled and target.drop is not None and target.drop.accepts(carry.drag.payload)
        )

    def take(self, source: Target, drag: Drag, home: tuple[float, float], device: Device, *, sticky: bool) -> None:
        """Takes something up; ``home`` is where it came from."""
        self._sound(TAKE)
        self.now = Carry(source.id, drag, home[0], home[1], home, device, sticky)
        if drag.taken is not None:
            drag.taken()

    def drop_on(self, target: Target | None) -> bool:
        """Lets go over a target, or over nothing; returns whether it was taken there. If not, it is still carried."""
        carry = self.held
        if carry is None or target is None or target.drop is None or not self.accepts(target):
            return False
        self.now = None
        self._sound(DROP)
        target.drop.take(carry.drag.payload)
        return True

    def give_back(self, *, at_once: bool = False) -> None:
        """Returns what is carried to where it came from."""
        carry = self.now
        if carry is None:
            return
        carry.returning = True
        self._sound(RETURN)
        x, y = carry.x, carry.y

        def put(share: float) -> None:
            carry.x = x + (carry.home[0] - x) * share
            carry.y = y + (carry.home[1] - y) * share
            if share >= 1.0 and self.now is carry:
                self.now = None
                if carry.drag.returned is not None:
                    carry.drag.returned()

        if at_once:
            put(1.0)
        else:
            self._timelines.play(Tween(self._return_time(), put, easing=ease_in_out))
