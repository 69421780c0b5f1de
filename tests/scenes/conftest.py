"""A gamepad that SDL believes in: presses on it come in through pygame's own events, like those of one plugged in.

SDL has virtual joysticks for this; pygame does not pass them on, so they are asked for in the library it ships.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Hashable, Iterator
from pathlib import Path
from typing import Final

import pygame
import pytest

from scenes.driver import Driver
from scenes.input.intents import DeviceKind, Direction
from scenes.input.pads import FULL, SETTLING
from scenes.kit.navigation import graph

_GAMECONTROLLER: Final = 1
_AXES, _BUTTONS, _HATS = 6, 15, 0
_TRIGGERS: Final = (pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)
_ARROWS: Final = {
    Direction.LEFT: pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    Direction.RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    Direction.UP: pygame.CONTROLLER_BUTTON_DPAD_UP,
    Direction.DOWN: pygame.CONTROLLER_BUTTON_DPAD_DOWN,
}
_PLACES: Final = ("../pygame_ce.libs/libSDL2-2*.so*", ".dylibs/libSDL2-2*.dylib", "SDL2.dll")


class VirtualPad:
    """A pad plugged in at a driver. What is done to it arrives as raw events; use it until ``unplug``.

    Attributes:
        device: the pad as intents name it.
    """

    def __init__(self, sdl: ctypes.CDLL, driver: Driver) -> None:
        self._sdl = sdl
        self._driver = driver
        known = driver.host.router.pads.devices.keys()
        self._index = sdl.SDL_JoystickAttachVirtual(_GAMECONTROLLER, _AXES, _BUTTONS, _HATS)
        if self._index < 0:
            pytest.skip("this SDL plugs in no virtual pads")
        self._joystick = ctypes.c_void_p(sdl.SDL_JoystickOpen(self._index))
        for axis in _TRIGGERS:
            sdl.SDL_JoystickSetVirtualAxis(self._joystick, axis, -FULL)
        self.deliver()
        (self.device,) = driver.host.router.pads.devices.keys() - known
        driver.advance(SETTLING + 20)

    def deliver(self) -> None:
        """Lets what has been done to the pad arrive."""
        self._driver.events(*pygame.event.get())

    def press(self, button: int) -> None:
        """Presses a button (``pygame.CONTROLLER_BUTTON_…``) and lets it go."""
        for down in (1, 0):
            self._sdl.SDL_JoystickSetVirtualButton(self._joystick, button, down)
            self.deliver()

    def step_to(self, name: Hashable) -> None:
        """Moves the focus there by the cross, by the shortest way; the focus must be in sight."""
        for direction in self._way_to(name):
            self.press(_ARROWS[direction])
        assert self._driver.lit() == name

    def _way_to(self, name: Hashable) -> list[Direction]:
        targets = [target for target in self._driver.frame.targets if target.focusable]
        names = [target.id for target in targets]
        edges = graph([target.rect for target in targets])
        ways: dict[int, list[Direction]] = {names.index(self._driver.lit()): []}
        frontier = list(ways)
        while frontier:
            here = frontier.pop(0)
            for direction, leads in edges.items():
                if leads[here] not in ways:
                    ways[leads[here]] = [*ways[here], direction]
                    frontier.append(leads[here])
        return ways[names.index(name)]

    def tilt(self, axis: int, amount: float) -> None:
        """Moves a stick's axis (``pygame.CONTROLLER_AXIS_…``) to −1…1, or a trigger to 0…1."""
        value = 2 * amount - 1 if axis in _TRIGGERS else amount
        self._sdl.SDL_JoystickSetVirtualAxis(self._joystick, axis, round(value * FULL))
        self.deliver()

    def unplug(self) -> None:
        """Pulls the pad out."""
        if self._index >= 0:
            self._sdl.SDL_JoystickClose(self._joystick)
            self._sdl.SDL_JoystickDetachVirtual(self._index)
            self._index = -1
            self.deliver()


@pytest.fixture
def virtual_pad(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Driver], VirtualPad]]:
    """Plugs pads in at a driver; they are pulled out after the test. Skips where SDL cannot do it."""
    sdl = _library()
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
    pygame.display.init()
    pads: list[VirtualPad] = []
    drivers: list[Driver] = []

    def plug_in(driver: Driver) -> VirtualPad:
        if driver not in drivers:
            drivers.append(driver)
            driver.host.router.pads.start()
            pygame.event.clear()
        pads.append(VirtualPad(sdl, driver))
        assert pads[-1].device.kind is DeviceKind.PAD
        return pads[-1]

    yield plug_in
    for pad in reversed(pads):
        pad.unplug()
    for driver in drivers:
        driver.host.router.pads.stop()
    pygame.event.clear()


def _library() -> ctypes.CDLL:
    """The SDL that pygame itself uses."""
    folder = Path(pygame.__file__).parent
    for place in _PLACES:
        for file in sorted((folder / place).parent.glob(Path(place).name)):
            sdl = ctypes.CDLL(str(file))
            if hasattr(sdl, "SDL_JoystickAttachVirtual"):
                sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
                sdl.SDL_JoystickSetVirtualButton.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8)
                sdl.SDL_JoystickSetVirtualAxis.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_int16)
                sdl.SDL_JoystickClose.argtypes = (ctypes.c_void_p,)
                return sdl
    pytest.skip("pygame's SDL was not found, or has no virtual pads")
