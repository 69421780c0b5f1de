"""Which way of bringing pictures to the screen is the fast one on this computer.

SDL shows a window's surface either by copying it to the window system or through a texture of the graphics
driver. Which is faster differs threefold either way, and is settled by trying both once; it must be chosen before
the window opens.
"""

import logging
import os
import time
from typing import Final

import pygame

_log = logging.getLogger(__name__)

VARIABLE: Final = "SDL_FRAMEBUFFER_ACCELERATION"
WAYS: Final[dict[str, str]] = {"copy": "0", "texture": "1"}
_SIZE: Final = (960, 540)
_WARM_UP: Final = 2
_FRAMES: Final = 5


def choose(known: str | None) -> str:
    """Sets the way for windows opened from now on; returns its name, to be remembered.

    ``known`` is what was found earlier, None to try now. A way set from outside by the environment holds.
    """
    outside = os.environ.get(VARIABLE)
    if outside is not None:
        return next((name for name, value in WAYS.items() if value == outside), "texture")
    name = known if known in WAYS else fastest()
    os.environ[VARIABLE] = WAYS[name]
    return name


def fastest() -> str:
    """Tries the ways on a hidden window; takes about a tenth of a second. Windows that are open are closed."""
    times = {name: _frame_time(value) for name, value in WAYS.items()}
    os.environ.pop(VARIABLE, None)
    pygame.display.quit()
    pygame.display.init()
    _log.info("presenting a frame takes %s", ", ".join(f"{t * 1000:.1f} ms by {n}" for n, t in times.items()))
    return min(times, key=lambda name: times[name])


def _frame_time(value: str) -> float:
    """Seconds to show a frame that way; endless if it does not work.

    SDL settles the way at the first window after the start of its video part, so that is started anew.
    """
    os.environ[VARIABLE] = value
    pygame.display.quit()
    try:
        pygame.display.init()
        window = pygame.Window("", size=_SIZE, hidden=True)
    except pygame.error:
        return float("inf")
    try:
        surface = window.get_surface()
        for _ in range(_WARM_UP):
            window.flip()
        began = time.perf_counter()
        for shade in range(_FRAMES):
            surface.fill((shade, shade, shade))
            window.flip()
        return (time.perf_counter() - began) / _FRAMES
    except pygame.error:
        return float("inf")
    finally:
        window.destroy()
