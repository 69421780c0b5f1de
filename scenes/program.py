"""The program with its window, from the double click to the end of the evening."""

from __future__ import annotations

import logging
import sys
from typing import Final

import pygame

from scenes.evening import Evening
from scenes.host import Host, MemorySettings
from scenes.loop import Loop
from scenes.mixer import Mixer
from scenes.play import playable
from scenes.presenting import choose
from scenes.window import NoScreen, Window, find_screen
from tabletop.app.faults import KeepingError
from tabletop.app.keeping import Keeping
from tabletop.app.log import record_faults, start_log, stop_log
from tabletop.app.paths import find_paths
from tabletop.app.settings import Settings, SettingsStore
from tabletop.app.single import AlreadyRunning, CannotTell, claim
from tabletop.app.translations import set_language
from tabletop.resources import MissingResource, asset

_log = logging.getLogger(__name__)

TITLE: Final = "Tabletop"
NO_SCREEN: Final = 1


def run() -> int:
    """Opens the window and runs until it is closed; returns the exit status."""
    paths = find_paths()
    mine = claim(paths.lock)
    start_log(paths.log)
    if isinstance(mine, CannotTell):
        record_faults((mine.fault,))
    try:
        find_screen()
        if isinstance(mine, AlreadyRunning):
            return _tell_already_open(SettingsStore(paths.settings).current)
        return _run_evening(Keeping(paths, playable))
    except NoScreen as error:
        _log.critical("no window can be opened: %s", error)
        print(f"tabletop: no window can be opened: {error}", file=sys.stderr)
        return NO_SCREEN
    finally:
        stop_log()


def _run_evening(keeping: Keeping) -> int:
    settings = keeping.settings.current
    set_language(settings.language)
    _present(keeping.settings)
    window = Window(TITLE, settings.window, fullscreen=settings.fullscreen, icon=_icon())
    host = Host(window.size, keeping.settings, to_pixels=window.to_pixels)
    host.sounds = Mixer(lambda: host.settings)
    evening = Evening(host, keeping, keeping.paths.log)
    loop = Loop(host, window, on_error=evening.guard)
    evening.show_fullscreen = loop.set_fullscreen
    try:
        host.push(evening.shelf())
        loop.run()
    finally:
        evening.close()
        window.close()
        _log.info("frames: %s", loop.times.summary())
    return 0


def _tell_already_open(settings: Settings) -> int:
    """A small window that says that the program runs already; it keeps nothing."""
    from scenes.already_open import AlreadyOpen, small_place

    set_language(settings.language)
    choose(settings.presenting)
    window = Window(TITLE, small_place(), fullscreen=False, icon=_icon())
    host = Host(window.size, MemorySettings(settings), to_pixels=window.to_pixels)
    try:
        host.push(AlreadyOpen())
        Loop(host, window).run()
    finally:
        window.close()
    return 0


def _present(store: SettingsStore) -> None:
    """Chooses how pictures come to the screen, and remembers what was found fastest."""
    found = choose(store.current.presenting)
    if found != store.current.presenting:
        from msgspec.structs import replace

        try:
            store.change(replace(store.current, presenting=found))
        except KeepingError as error:
            record_faults((error.fault,))


def _icon() -> pygame.Surface | None:
    """The window's icon; a program without one runs all the same."""
    try:
        return pygame.image.load(asset("icon/tabletop.png"))
    except (MissingResource, pygame.error, FileNotFoundError) as error:
        _log.warning("no icon for the window: %s", error)
        return None
