"""What people can mean, whatever the device they say it with. Positions are in design units."""

from enum import Enum
from typing import Final, Literal, NamedTuple

import msgspec


class DeviceKind(Enum):
    """The family of a device."""

    MOUSE = "mouse"
    KEYBOARD = "keyboard"
    PAD = "pad"


class Device(NamedTuple):
    """One device. ``instance`` tells pads apart and is never used again after unplugging; 0 for the others."""

    kind: DeviceKind
    instance: int = 0


MOUSE: Final = Device(DeviceKind.MOUSE)
KEYBOARD: Final = Device(DeviceKind.KEYBOARD)


class Direction(Enum):
    """A step on the screen, as (right, down)."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


class Intent(msgspec.Struct, frozen=True):
    """Something a person means; ``device`` is what they said it with."""

    device: Device


class Point(Intent, frozen=True):
    """The pointer is at (x, y)."""

    x: float
    y: float


class Press(Intent, frozen=True):
    """The mouse's first button went down at (x, y)."""

    x: float
    y: float


class Release(Intent, frozen=True):
    """The mouse's first button came up at (x, y)."""

    x: float
    y: float


class Scroll(Intent, frozen=True):
    """Scroll by that many lines, down and right positive. (x, y) is where, None for the focus."""

    down: float
    right: float = 0.0
    x: float | None = None
    y: float | None = None


class Accept(Intent, frozen=True):
    """Do what is in focus."""


class AcceptEnd(Intent, frozen=True):
    """The key or button of an ``Accept`` came up again."""


class Back(Intent, frozen=True):
    """Undo the half-made thing, or go back."""


class Menu(Intent, frozen=True):
    """Open the pause card."""


class Move(Intent, frozen=True):
    """Move the focus; ``repeated`` when it comes from holding on."""

    direction: Direction
    repeated: bool = False


class Next(Intent, frozen=True):
    """To the next target."""


class Previous(Intent, frozen=True):
    """To the target before."""


class Secondary(Intent, frozen=True):
    """Ask about what is in focus: why not, or more of it. (x, y) is where, None for the focus."""

    x: float | None = None
    y: float | None = None


class Hint(Intent, frozen=True):
    """Ask for the chances or a hint."""


class Hurry(Intent, frozen=True):
    """Get on with it: complete what moves."""


class ChargeBegin(Intent, frozen=True):
    """A trigger is being pulled, or a target that charges is being held."""


class Charge(Intent, frozen=True):
    """How far the trigger is pulled, 0–1."""

    amount: float


class ChargeEnd(Intent, frozen=True):
    """The trigger or the held key was let go."""


class Aim(Intent, frozen=True):
    """A stick is at (x, y), each −1…1, right and down positive; (0, 0) when it is let go."""

    x: float
    y: float
    stick: Literal["left", "right"] = "right"


class Typed(Intent, frozen=True):
    """Text was entered."""

    text: str


class Edit(Intent, frozen=True):
    """A key that edits text."""

    act: Literal["erase", "delete", "home", "end", "paste"]


class Key(Intent, frozen=True):
    """A key without a meaning of its own, by its name (``1``, ``r``, ``f5``); targets and scenes may take it."""

    name: str


class KeyEnd(Intent, frozen=True):
    """That key came up again."""

    name: str


class Lapse(Intent, frozen=True):
    """The window is out of sight or focus: drags, charges and held keys are let go."""


class FileDropped(Intent, frozen=True):
    """A file was dragged from elsewhere and dropped onto the window; ``path`` is where it lies."""

    path: str


class DeviceAdded(Intent, frozen=True):
    """A pad was plugged in."""

    name: str


class DeviceRemoved(Intent, frozen=True):
    """A pad was unplugged."""

    name: str


PRESSING = (Press, Accept, Key)
"""The intents that complete what is moving."""
