"""The loop: events in, frames out, asleep when nothing moves."""

import logging
import time
from collections.abc import Callable
from typing import Final

import pygame

from scenes.clock import Clock, FrameTimes
from scenes.host import Host
from scenes.input.intents import KEYBOARD, DeviceKind, Lapse
from scenes.window import Window

_log = logging.getLogger(__name__)

FRAME: Final = 1 / 60  # seconds
IDLE_FRAME: Final = 1 / 50  # how often to look for events when nothing moves
FIRST_FRAME: Final = "the first frame is on the screen"  # in the log: start-up is measured by it

_LAPSES: Final = frozenset({pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN})
_RESIZES: Final = frozenset(
    {
        pygame.WINDOWRESIZED,
        pygame.WINDOWSIZECHANGED,
        pygame.WINDOWDISPLAYCHANGED,
        pygame.WINDOWMAXIMIZED,
        pygame.WINDOWRESTORED,
    }
)
_WAKINGS: Final = frozenset({pygame.WINDOWFOCUSGAINED, pygame.WINDOWENTER, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN})
_EXPOSURES: Final = frozenset({pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED})


class Loop:
    """Runs a host in a window until one of them ends.

    ``on_close`` is called when the window is asked to close, before scenes leave; ``on_error`` is called with an
    error that nothing handled and returns whether the program goes on. Out of focus or sight the program sleeps:
    time stands still and bots wait; ``sleeps`` False lets it go on, for a program that nobody watches.

    Attributes:
        times: how long the frames took in which something was drawn.
    """

    def __init__(
        self,
        host: Host,
        window: Window,
        *,
        on_close: Callable[[], None] = lambda: None,
        on_error: Callable[[Exception], bool] = lambda _: False,
        sleeps: bool = True,
    ) -> None:
        self.host = host
        self.window = window
        self.times = FrameTimes()
        self._on_close = on_close
        self._on_error = on_error
        self._sleeps = sleeps
        self._clock = Clock()
        self._shown = True
        self._text_input: bool | None = None
        self._cursor: bool | None = None

    def run(self) -> None:
        """Runs until the program ends. Errors that ``on_error`` does not take are raised."""
        self.host.router.pads.start()
        try:
            while self.host.running and len(self.host.stack):
                try:
                    self.step()
                except Exception as error:
                    if not self._on_error(error):
                        raise
        finally:
            self._keep_place()
            self.host.stack.reset()
            self.host.router.pads.stop()

    def step(self) -> None:
        """One frame: what has happened, what moves, what is to be seen, and sleep."""
        began = time.perf_counter()
        events = pygame.event.get()
        wanted = bool(events) or self.host.moving
        self._take_events(events)
        self.host.advance(self._clock.elapsed())
        self._set_devices()
        wanted = wanted or self.host.moving
        if wanted and self._shown and self.host.render(self.window.surface):
            self.window.flip()
            if not self.times.durations:
                _log.info(FIRST_FRAME)
            self.times.note((time.perf_counter() - began) * 1000)
        self._sleep(began)

    def _take_events(self, events: list[pygame.event.Event]) -> None:
        for event in events:
            if event.type == pygame.QUIT or event.type == pygame.WINDOWCLOSE:
                self._on_close()
                self.host.quit()
                return
            if event.type in _LAPSES and self._sleeps:
                self.host.feed([Lapse(KEYBOARD)])
                self._shown = event.type == pygame.WINDOWFOCUSLOST and self._shown
            if event.type in _WAKINGS:
                self.host.wake()
            if event.type in _EXPOSURES:
                self._shown = True
                self.host.renderer.forget()
            if event.type in _RESIZES:
                self._resized(event)
        keys = [event for event in events if not self._is_for_window(event)]
        self.host.feed(self.host.router.translate(keys, self.host.now))

    def _is_for_window(self, event: pygame.event.Event) -> bool:
        """Takes F11 and Alt with Enter: the whole screen, or back."""
        if event.type != pygame.KEYDOWN:
            return False
        wanted = event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and bool(event.mod & pygame.KMOD_ALT))
        if wanted:
            self.set_fullscreen(not self.window.fullscreen)
        return wanted

    def set_fullscreen(self, wanted: bool) -> None:
        """Takes the whole screen, or gives it back, and remembers it."""
        self.window.set_fullscreen(wanted)
        self._adopt_surface()
        self.host.change_settings(fullscreen=wanted)

    def _resized(self, event: pygame.event.Event) -> None:
        if event.type in (pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED) and not self.window.fullscreen:
            self.window.note_maximised(event.type == pygame.WINDOWMAXIMIZED)
        if self.window.renew():
            self._adopt_surface()

    def _adopt_surface(self) -> None:
        self.host.renderer.forget()
        self.host.resize(self.window.size)

    def _set_devices(self) -> None:
        """Text entry only while a field is written in; the pointer only while the mouse is used."""
        typing = self.host.router.typing
        if typing != self._text_input:
            (pygame.key.start_text_input if typing else pygame.key.stop_text_input)()
            self._text_input = typing
        scene = self.host.stack.top
        if scene is not None:
            pointing = scene.view.focus.device.kind is not DeviceKind.PAD
            if pointing != self._cursor:
                pygame.mouse.set_visible(pointing)
                self._cursor = pointing

    def _sleep(self, began: float) -> None:
        """Until the next look. Looking often and shortly costs less than SDL's own waiting for events does."""
        frame = FRAME if self.host.moving and self._shown else IDLE_FRAME
        time.sleep(max(0.0, began + frame - time.perf_counter()))

    def _keep_place(self) -> None:
        self.host.change_settings(window=self.window.place(), fullscreen=self.window.fullscreen)
