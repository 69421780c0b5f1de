"""Gamepads as sources of intents: the only place that touches pygame's private controller module.

Only Controller* events are read: every press on a pad also comes as a Joy* event. Pads are told apart by their
instance ids, the one number that does not change when another pad is unplugged; the same pad plugged in again has
another. What stays is its identity: its kind, as the system reports it, and which of several of that kind it is.
"""

import logging
from itertools import count
from typing import Any, Final

import pygame
from pygame._sdl2 import controller

from scenes.input.held import Held
from scenes.input.intents import (
    Accept,
    AcceptEnd,
    Aim,
    Back,
    Charge,
    ChargeBegin,
    ChargeEnd,
    Device,
    DeviceAdded,
    DeviceKind,
    DeviceRemoved,
    Direction,
    Hint,
    Hurry,
    Intent,
    Menu,
    Move,
    Next,
    Previous,
    Secondary,
)

_log = logging.getLogger(__name__)

FULL: Final = 32767
DEAD: Final = 0.24  # share of a stick's way that means nothing
STEP_FROM: Final = 0.6  # from here a stick is a step in a direction
STEP_TO: Final = 0.4  # to here it still is
TRIGGER_FROM: Final = 0.15
_LONGEST_KIND: Final = 64  # letters
SETTLING: Final = 250.0  # milliseconds after opening in which a pad's axes only report where they stand

EVENTS: Final = frozenset(
    {
        pygame.CONTROLLERDEVICEADDED,
        pygame.CONTROLLERDEVICEREMOVED,
        pygame.CONTROLLERBUTTONDOWN,
        pygame.CONTROLLERBUTTONUP,
        pygame.CONTROLLERAXISMOTION,
    }
)

_ARROWS: Final = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Direction.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Direction.RIGHT,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Direction.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Direction.DOWN,
}
_BUTTONS: Final[dict[int, type[Intent]]] = {
    pygame.CONTROLLER_BUTTON_A: Accept,
    pygame.CONTROLLER_BUTTON_B: Back,
    pygame.CONTROLLER_BUTTON_X: Secondary,
    pygame.CONTROLLER_BUTTON_Y: Hint,
    pygame.CONTROLLER_BUTTON_START: Menu,
    pygame.CONTROLLER_BUTTON_BACK: Hurry,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Previous,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Next,
}
_STICKS: Final = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left", 0),
    pygame.CONTROLLER_AXIS_LEFTY: ("left", 1),
    pygame.CONTROLLER_AXIS_RIGHTX: ("right", 0),
    pygame.CONTROLLER_AXIS_RIGHTY: ("right", 1),
}


class _Pad:
    """One open pad: where its sticks and triggers are."""

    def __init__(self, handle: Any, device: Device, name: str, identity: str, opened: float) -> None:
        self.handle = handle
        self.device = device
        self.name = name
        self.identity = identity
        self.opened = opened
        self.sticks: dict[str, list[float]] = {"left": [0.0, 0.0], "right": [0.0, 0.0]}
        self.aims: dict[str, tuple[float, float]] = {"left": (0.0, 0.0), "right": (0.0, 0.0)}
        self.step: Direction | None = None
        self.pulled = False
        self.hurried = False


class Pads:
    """All pads that are plugged in."""

    def __init__(self, held: Held) -> None:
        self._held = held
        self._pads: dict[int, _Pad] = {}

    @property
    def count(self) -> int:
        """How many pads are open."""
        return len(self._pads)

    @property
    def devices(self) -> dict[Device, str]:
        """The pads that are plugged in, with their names."""
        return {pad.device: pad.name for pad in self._pads.values()}

    @property
    def identities(self) -> dict[Device, str]:
        """The pads that are plugged in, with what they are known by when they are plugged in again."""
        return {pad.device: pad.identity for pad in self._pads.values()}

    def known_as(self, identity: str) -> Device | None:
        """The pad of that identity; None when it is not plugged in."""
        return next((pad.device for pad in self._pads.values() if pad.identity == identity), None)

    def start(self) -> None:
        """Begins to listen for pads; those plugged in announce themselves. Without support there are none."""
        try:
            controller.init()
        except pygame.error as error:
            _log.warning("no gamepads: %s", error)

    def stop(self) -> None:
        """Lets go of all pads."""
        for pad in self._pads.values():
            pad.handle.quit()
        self._pads.clear()
        if controller.get_init():
            controller.quit()

    def translate(self, event: pygame.event.Event, now: float) -> list[Intent]:
        """The intents of a Controller* event."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            return self._added(event.device_index, now)
        pad = self._pads.get(event.instance_id)
        if pad is None:
            return []
        if event.type == pygame.CONTROLLERDEVICEREMOVED:
            return self._removed(pad)
        if event.type == pygame.CONTROLLERAXISMOTION:
            return self._axis(pad, event.axis, event.value, now)
        return self._button(pad, event.button, event.type == pygame.CONTROLLERBUTTONDOWN, now)

    def lapse(self) -> None:
        """Forgets what is held; a stick counts again once it has been moved."""
        for pad in self._pads.values():
            pad.step = None
            pad.pulled = pad.hurried = False

    def _added(self, index: int, now: float) -> list[Intent]:
        try:
            handle = controller.Controller(index)
            joystick = handle.as_joystick()
            instance, kind = joystick.get_instance_id(), joystick.get_guid()
            name = handle.name or ""
        except (pygame.error, ValueError) as error:
            _log.warning("a gamepad could not be opened: %s", error)
            return []
        return self.adopt(handle, instance, name, now, kind)

    def adopt(self, handle: Any, instance: int, name: str, now: float, kind: str = "") -> list[Intent]:
        """Takes an open pad in; ``handle`` is asked only to ``quit``. Without a ``kind`` its name has to do."""
        if instance in self._pads:
            return []
        device = Device(DeviceKind.PAD, instance)
        self._pads[instance] = _Pad(handle, device, name, self._identity(kind or name), now)
        return [DeviceAdded(device, name)]

    def _identity(self, kind: str) -> str:
        """What a new pad is known by: its kind, and the first number that no other pad of that kind has."""
        base = "".join(letter for letter in kind if letter.isprintable())[:_LONGEST_KIND]
        taken = set(self.identities.values())
        return next(name for number in count(1) if (name := f"{base}#{number}") not in taken)

    def _removed(self, pad: _Pad) -> list[Intent]:
        del self._pads[pad.device.instance]
        self._held.end_where(lambda key: isinstance(key, tuple) and key[0] == pad.device)
        pad.handle.quit()
        return [DeviceRemoved(pad.device, pad.name)]

    def _button(self, pad: _Pad, button: int, down: bool, now: float) -> list[Intent]:
        device = pad.device
        direction = _ARROWS.get(button)
        if direction is not None:
            if not down:
                self._held.end((device, direction))
                return []
            return [self._begin_step(device, direction, now)]
        if not down:
            return [AcceptEnd(device)] if button == pygame.CONTROLLER_BUTTON_A else []
        meaning = _BUTTONS.get(button)
        return [meaning(device)] if meaning is not None else []

    def _begin_step(self, device: Device, direction: Direction, now: float) -> Intent:
        self._held.begin((device, direction), now, lambda: Move(device, direction, repeated=True))
        return Move(device, direction)

    def _axis(self, pad: _Pad, axis: int, raw: int, now: float) -> list[Intent]:
        value = max(-1.0, min(1.0, raw / FULL))
        settling = now - pad.opened < SETTLING
        if axis in _STICKS:
            stick, part = _STICKS[axis]
            pad.sticks[stick][part] = value
            return [] if settling else self._stick(pad, stick, now)
        if settling:
            return []
        if axis == pygame.CONTROLLER_AXIS_TRIGGERRIGHT:
            return self._trigger(pad, max(0.0, value))
        if axis == pygame.CONTROLLER_AXIS_TRIGGERLEFT:
            before, pad.hurried = pad.hurried, value > 0.5
            return [Hurry(pad.device)] if pad.hurried and not before else []
        return []

    def _trigger(self, pad: _Pad, amount: float) -> list[Intent]:
        if amount < TRIGGER_FROM:
            if not pad.pulled:
                return []
            pad.pulled = False
            return [ChargeEnd(pad.device)]
        begun: list[Intent] = [] if pad.pulled else [ChargeBegin(pad.device)]
        pad.pulled = True
        return [*begun, Charge(pad.device, (amount - TRIGGER_FROM) / (1 - TRIGGER_FROM))]

    def _stick(self, pad: _Pad, stick: str, now: float) -> list[Intent]:
        x, y = pad.sticks[stick]
        length = (x * x + y * y) ** 0.5
        if length < DEAD:
            aim = (0.0, 0.0)
        else:
            reach = min(1.0, (length - DEAD) / (1 - DEAD)) / length
            aim = (x * reach, y * reach)
        intents: list[Intent] = []
        if aim != pad.aims[stick]:
            pad.aims[stick] = aim
            intents.append(Aim(pad.device, *aim, "left" if stick == "left" else "right"))
        if stick == "left":
            intents += self._step(pad, x, y, now)
        return intents

    def _step(self, pad: _Pad, x: float, y: float, now: float) -> list[Intent]:
        """The left stick as steps of the focus."""
        main = max(abs(x), abs(y))
        if pad.step is not None:
            right, down = pad.step.value
            if right * x + down * y >= STEP_TO:
                return []
            self._held.end((pad.device, pad.step))
            pad.step = None
        if main < STEP_FROM:
            return []
        if abs(x) >= abs(y):
            pad.step = Direction.RIGHT if x > 0 else Direction.LEFT
        else:
            pad.step = Direction.DOWN if y > 0 else Direction.UP
        return [self._begin_step(pad.device, pad.step, now)]
