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
_HEADROOM: Final = 0.7  # five dice at once stay below the limit


class Mixer:
    """The sounds of the program.

    A device is looked for at the first sound and whenever ``prepare`` is called, never again in between: where there is
    none, looking takes as long as several frames.

    Args:
        settings: gives the settings that hold now: volume and mute.
    """

    def __init__(self, settings: Callable[[], Settings]) -> None:
        self._settings = settings
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._looked = False

    def prepare(self) -> None:
        """Looks for a device, if there was none: one that has been plugged in is found. Never raises."""
        if not pygame.mixer.get_init() and not self._settings().muted:
            self._open()

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
        """Lets the device go."""
        self._sounds.clear()
        pygame.mixer.quit()

    def _play(self, name: str, loud: float, pan: float) -> None:
        sound = self._sound(name)
        channel = pygame.mixer.find_channel()
        if sound is None or channel is None:
            return
        channel.play(sound)
        channel.set_volume(loud * sqrt((1 - pan) / 2) * sqrt(2), loud * sqrt((1 + pan) / 2) * sqrt(2))

    def _ready(self) -> bool:
        if not self._looked:
            self._open()
        return pygame.mixer.get_init() is not None

    def _open(self) -> None:
        self._looked = True
        try:
            pygame.mixer.init(frequency=44_100, size=-16, channels=2, buffer=512)
            pygame.mixer.set_num_channels(VOICES)
        except pygame.error as error:
            _log.info("no sound device: %s", error)

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            try:
                self._sounds[name] = pygame.mixer.Sound(str(asset(f"sounds/{name.replace(' ', '-')}.wav")))
            except (OSError, pygame.error) as error:
                _log.warning("the sound %s cannot be read: %s", name, error)
                self._sounds[name] = None
        return self._sounds[name]
