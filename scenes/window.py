"""The window: where it opens, how large, on the whole screen or not, and its surface in real pixels."""

import logging
import os
import time
from typing import Final

import pygame
from msgspec.structs import replace

from scenes.kit.stage import SMALLEST_WINDOW
from tabletop.app.settings import WindowPlace

_log = logging.getLogger(__name__)

_TITLE_BAR: Final = 48  # desktop pixels of a window's upper edge that must be reachable

Desktop = pygame.Rect


_UNSEEN: Final = frozenset({"offscreen", "dummy", "evdev"})  # SDL's drivers that show nothing
_ATTEMPTS: Final = 5  # to find a display that people can see
_PAUSE: Final = 0.2  # seconds between them


class NoScreen(Exception):
    """There is no screen to open a window on."""


def find_screen() -> None:
    """Starts SDL's video part. Raises NoScreen when there is none that people can see.

    Where no display answers, SDL falls back on a driver that shows nothing, and the program would run unseen for ever;
    such a driver is taken only when the environment asks for it. A display is asked more than once: an X server whose
    only program has just closed its windows starts anew and does not answer for a moment.
    """
    for attempt in range(_ATTEMPTS):
        try:
            if not pygame.display.get_init():
                pygame.display.init()
        except pygame.error as error:
            raise NoScreen(str(error)) from error
        if "SDL_VIDEODRIVER" in os.environ or pygame.display.get_driver() not in _UNSEEN:
            return
        pygame.display.quit()
        if attempt + 1 < _ATTEMPTS:
            time.sleep(_PAUSE)
    raise NoScreen("no display answers; is there a desktop, and does DISPLAY or WAYLAND_DISPLAY name it?")


class Window:
    """One resizable window. ``place`` is where it was; a place on no screen is moved onto one.

    Raises NoScreen when no window can be opened.
    """

    def __init__(self, title: str, place: WindowPlace, *, fullscreen: bool, icon: pygame.Surface | None = None) -> None:
        find_screen()
        try:
            rect = placed_on(place, desktops())
            self._window = pygame.Window(
                title,
                size=rect.size,
                position=pygame.WINDOWPOS_CENTERED if place.x is None else rect.topleft,
                resizable=True,
                allow_high_dpi=True,
            )
            self._window.minimum_size = SMALLEST_WINDOW
            if icon is not None:
                self._window.set_icon(icon)
            self._surface = self._window.get_surface()
            self._size = self._surface.get_size()
        except pygame.error as error:
            raise NoScreen(str(error)) from error
        self._place = replace(place, x=None, y=None) if place.x is None else place
        self._fullscreen = False
        if place.maximised:
            self._window.maximize()
        if fullscreen:
            self.set_fullscreen(True)

    @property
    def surface(self) -> pygame.Surface:
        """What is shown after ``flip``, in real pixels."""
        return self._surface

    @property
    def size(self) -> tuple[int, int]:
        """The size in real pixels."""
        return self._size

    @property
    def fullscreen(self) -> bool:
        """Whether it takes the whole screen."""
        return self._fullscreen

    def set_fullscreen(self, wanted: bool) -> None:
        """Takes the whole screen at the desktop's resolution, or gives it back."""
        if wanted == self._fullscreen:
            return
        if wanted:
            self._note_place()
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()
        self._fullscreen = wanted
        self.renew()

    def renew(self) -> bool:
        """Takes up the surface again after a change of size; returns whether it has another size now.

        pygame hands out one surface object and lets it point to new pixels, so the size is compared with what it was.
        """
        before = self._size
        self._surface = self._window.get_surface()
        self._size = self._surface.get_size()
        return self._size != before

    def flip(self) -> None:
        """Shows what was drawn."""
        self._window.flip()

    def to_pixels(self, x: float, y: float) -> tuple[float, float]:
        """A place in window coordinates, in real pixels: they differ on dense screens."""
        wide, high = self._window.size
        return x * self._surface.get_width() / max(1, wide), y * self._surface.get_height() / max(1, high)

    def note_maximised(self, maximised: bool) -> None:
        """The window was maximised or brought back."""
        self._place = replace(self._place, maximised=maximised)

    def place(self) -> WindowPlace:
        """Where it is now, to be kept: on the whole screen, where it was before."""
        if not self._fullscreen:
            self._note_place()
        return self._place

    def close(self) -> None:
        """Closes it."""
        self._window.destroy()

    def _note_place(self) -> None:
        if self._place.maximised:
            return
        x, y = self._window.position
        width, height = self._window.size
        self._place = replace(self._place, x=x, y=y, width=width, height=height)


def desktops() -> list[Desktop]:
    """The screens there are, side by side from the left; SDL tells their sizes, not how they are arranged."""
    screens: list[Desktop] = []
    left = 0
    for width, height in pygame.display.get_desktop_sizes():
        screens.append(pygame.Rect(left, 0, width, height))
        left += width
    return screens


def placed_on(place: WindowPlace, screens: list[Desktop]) -> pygame.Rect:
    """The window's rectangle so that its upper edge can be reached on a screen there is and it fits it.

    ``place`` without a position, or on a screen that is gone, gets the middle of the first screen.
    """
    if not screens:
        return pygame.Rect(0, 0, place.width, place.height)
    wanted = pygame.Rect(place.x or 0, place.y or 0, place.width, place.height)
    edge = pygame.Rect(wanted.x, wanted.y, wanted.w, _TITLE_BAR)
    seen = [screen for screen in screens if screen.clip(edge).w >= min(wanted.w, 160) and screen.clip(edge).h > 8]
    screen = seen[0] if seen else screens[0]
    wanted.w = max(SMALLEST_WINDOW[0], min(wanted.w, screen.w))
    wanted.h = max(SMALLEST_WINDOW[1], min(wanted.h, screen.h))
    if place.x is None or place.y is None or not seen:
        wanted.center = screen.center
    return wanted
