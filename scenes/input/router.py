"""From raw events to intents: one place where the three sources meet."""

import pygame

from scenes.input.held import Held
from scenes.input.intents import MOUSE, Aim, Device, FileDropped, Intent, Point, Scroll
from scenes.input.keyboard import Keyboard
from scenes.input.mouse import Mouse, ToUnits
from scenes.input.pads import EVENTS as PAD_EVENTS
from scenes.input.pads import Pads

_KEYS = frozenset({pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT})
_MOUSE = frozenset({pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL})
_SCROLL_LINES_A_SECOND = 18.0


class Router:
    """Turns pygame events into intents, and time into the repetition of what is held.

    Attributes:
        pads: the gamepads.
    """

    def __init__(self, to_units: ToUnits) -> None:
        self._held = Held()
        self.keyboard = Keyboard(self._held)
        self.mouse = Mouse(to_units)
        self.pads = Pads(self._held)
        self._aims: dict[Device, float] = {}
        self._last = 0.0

    @property
    def busy(self) -> bool:
        """Whether something is held that goes on without events."""
        return self._held.any or bool(self._aims)

    @property
    def typing(self) -> bool:
        """Whether keys are text."""
        return self.keyboard.typing

    @typing.setter
    def typing(self, wanted: bool) -> None:
        self.keyboard.typing = wanted

    def translate(self, events: list[pygame.event.Event], now: float) -> list[Intent]:
        """The intents of a frame's events; of pointer movements in a row only the last."""
        intents: list[Intent] = []
        for event in events:
            for intent in self._one(event, now):
                if isinstance(intent, Point) and intents and isinstance(intents[-1], Point):
                    intents[-1] = intent
                else:
                    intents.append(intent)
                if isinstance(intent, Aim) and intent.stick == "right":
                    self._note_aim(intent)
        return intents

    def repeated(self, now: float) -> list[Intent]:
        """The repetitions that are due, and the scrolling of a right stick that is held."""
        elapsed = min(now - self._last, 50.0) / 1000
        self._last = now
        intents = self._held.due(now)
        for device, y in self._aims.items():
            intents.append(Scroll(device, y * _SCROLL_LINES_A_SECOND * elapsed))
        return intents

    def lapse(self) -> None:
        """Forgets everything held."""
        self._held.end_where(lambda _: True)
        self._aims.clear()
        self.keyboard.lapse()
        self.pads.lapse()

    def _one(self, event: pygame.event.Event, now: float) -> list[Intent]:
        if event.type in _KEYS:
            return self.keyboard.translate(event, now)
        if event.type in _MOUSE:
            return self.mouse.translate(event)
        if event.type in PAD_EVENTS:
            return self.pads.translate(event, now)
        if event.type == pygame.DROPFILE:
            return [FileDropped(MOUSE, event.file)]
        return []

    def _note_aim(self, aim: Aim) -> None:
        if aim.y:
            self._aims[aim.device] = aim.y
        else:
            self._aims.pop(aim.device, None)
