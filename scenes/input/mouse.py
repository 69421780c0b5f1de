"""The mouse as a source of intents; a touch screen speaks as a mouse."""

from collections.abc import Callable
from typing import Final

import pygame

from scenes.input.intents import MOUSE, Intent, Point, Press, Release, Scroll, Secondary

LINES_A_NOTCH: Final = 3.0
FIRST: Final = 1  # acts
SECOND: Final = 3  # asks why

ToUnits = Callable[[float, float], tuple[float, float]]
"""Turns a place in the window, in window coordinates, into design units."""


class Mouse:
    """Turns mouse events into intents."""

    def __init__(self, to_units: ToUnits) -> None:
        self._to_units = to_units
        self._at = (0.0, 0.0)

    def translate(self, event: pygame.event.Event) -> list[Intent]:
        """The intents of a mouse event."""
        if event.type == pygame.MOUSEWHEEL:
            down = -getattr(event, "precise_y", float(event.y)) * LINES_A_NOTCH
            right = getattr(event, "precise_x", float(event.x)) * LINES_A_NOTCH
            return [Scroll(MOUSE, down, right, *self._at)]
        x, y = self._at = self._to_units(*event.pos)
        if event.type == pygame.MOUSEMOTION:
            return [Point(MOUSE, x, y)]
        if event.type == pygame.MOUSEBUTTONDOWN:
            if event.button == SECOND:
                return [Secondary(MOUSE, x, y)]
            return [Press(MOUSE, x, y)] if event.button == FIRST else []
        return [Release(MOUSE, x, y)] if event.button == FIRST else []
