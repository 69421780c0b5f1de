"""Plays the sounds of assets/sounds through the sound device, if there is one; that there is none is no error."""

from __future__ import annotations

import logging
from collections.abc import Callable
from math import sqrt
from typing import Final

import pygame

from tabletop.app.settings import Settings
from tabletop.resources import asset

_log = logging.getLogger(__name__)

VOICES: Final = 16
"""Sounds that can be heard at once; one more is not heard."""
_RETRY: Final = 5000.0  # milliseconds until a device that was not there is looked for again
_HEADROOM: Final = 0.7  # five dice at once stay below the limit


class Mixer:
    """The sounds of the program.

    Args:
        settings: gives the settings that hold now: volume and mute.
        now: gives the loop's time in milliseconds.
    """

    def __init__(self, settings: Callable[[], Settings], now: Callable[[], float]) -> None:
        self._settings = settings
        self._now = now
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._tried: float | None = None

    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        """Plays a sound at a volume 0–1 of the chosen one, from the left (−1) to the right (1). Never raises."""
        settings = self._settings()
        loud = max(0.0, min(1.0, volume)) * settings.volume / 100 * _HEADROOM
        if settings.muted or loud <= 0.0 or not self._ready():
            return
        try:
            self._play(name, loud, max(-1.0, min(1.0, pan)))
        except pygame.error as error:
            _log.info("the sound device has gone: %s", error)
            self.close()

    def close(self) -> None:
        """Lets the device go; the next sound looks for one again."""
        self._sounds.clear()
        self._tried = self._now()
        pygame.mixer.quit()

    def _play(self, name: str, loud: float, pan: float) -> None:
        sound = self._sound(name)
        channel = pygame.mixer.find_channel()
        if sound is None or channel is None:
            return
        channel.play(sound)
        channel.set_volume(loud * sqrt((1 - pan) / 2) * sqrt(2), loud * sqrt((1 + pan) / 2) * sqrt(2))

    def _ready(self) -> bool:
        if pygame.mixer.get_init():
            return True
        if self._tried is not None and self._now() - self._tried < _RETRY:
            return False
        self._tried = self._now()
        try:
            pygame.mixer.init(frequency=44_100, size=-16, channels=2, buffer=512)
            pygame.mixer.set_num_channels(VOICES)
        except pygame.error as error:
            _log.info("no sound device: %s", error)
            return False
        return True

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            try:
                self._sounds[name] = pygame.mixer.Sound(str(asset(f"sounds/{name.replace(' ', '-')}.wav")))
            except (OSError, pygame.error) as error:
                _log.warning("the sound %s cannot be read: %s", name, error)
                self._sounds[name] = None
        return self._sounds[name]
