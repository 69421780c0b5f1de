"""Pictures made once for each size and kept while there is room."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

import pygame

Painter = Callable[[pygame.Surface], None]
"""Draws a picture onto a surface of just its size in real pixels; transparent before, unless opaque was asked."""

ROOM: Final = 320 * 1024 * 1024


class Pictures:
    """A cache of surfaces by (key, size in real pixels); the longest unused go when ``room`` bytes are full."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._held = 0
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._surfaces)

    def get(self, key: Hashable, size: tuple[int, int], painter: Painter, *, opaque: bool = False) -> pygame.Surface:
        """The picture of that key and size, painted now if it is not there yet. Never change what you get.

        An opaque picture has no alpha and is brought to the screen two to three times as fast.
        """
        full = (key, size, opaque)
        found = self._surfaces.get(full)
        if found is not None:
            self._surfaces.move_to_end(full)
            return found
        clamped = (max(1, size[0]), max(1, size[1]))
        surface = pygame.Surface(clamped, 0, 32) if opaque else pygame.Surface(clamped, pygame.SRCALPHA, 32)
        painter(surface)
        return self._keep(full, surface)

    def holds(self, key: Hashable, size: tuple[int, int], *, opaque: bool = False) -> bool:
        """Whether the picture of that key and size is there already."""
        return (key, size, opaque) in self._surfaces

    def made(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A picture that decides its own size: ``make`` is called when the key is not there yet."""
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
            return found
        return self._keep(key, make())

    def clear(self) -> None:
        """Forget all pictures."""
        self._surfaces.clear()
        self._held = 0

    def _keep(self, key: Hashable, surface: pygame.Surface) -> pygame.Surface:
        self._surfaces[key] = surface
        self._held += _bytes(surface)
        while self._held > self._room and len(self._surfaces) > 1:
            _, dropped = self._surfaces.popitem(last=False)
            self._held -= _bytes(dropped)
        return surface


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_height() * surface.get_pitch()
