"""The whole program in a real window with nobody at it: bots play, and nothing of a person's own files is touched."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final

import pygame

from scenes.boxes import Box, boxes
from scenes.clock import FrameTimes
from scenes.count.scene import Count
from scenes.evening import Evening
from scenes.host import Host
from scenes.input.intents import KEYBOARD, Hurry
from scenes.mixer import Mixer
from scenes.play import playable
from scenes.presenting import choose
from scenes.table import TableScene
from scenes.window import Window
from tabletop import catalogue
from tabletop.app.keeping import Keeping
from tabletop.app.paths import HOME_VARIABLE, find_paths
from tabletop.app.seats import Seat
from tabletop.app.settings import Settings, Table, WindowPlace
from tabletop.app.translations import set_language

FRAME: Final = 1000 / 60
LONGEST_WAIT: Final = 30.0
"""Seconds in which something must happen at a table; a bot that thinks longer hangs."""


class Stuck(Exception):
    """Nothing has happened at a table for too long; the message says at which."""


class Rehearsal:
    """A program that plays by itself; use it in a ``with`` statement.

    Every frame lets the time of a real frame pass in the program, whatever it took.

    Attributes:
        evening: the way from scene to scene.
        host: the program around the scenes.
        window: its window.
        times: how long the frames took in which something was drawn: input, time, layout, drawing, showing.
    """

    def __init__(self, size: tuple[int, int], settings: Settings) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="tabletop-", ignore_cleanup_errors=True)
        keeping = Keeping(find_paths({HOME_VARIABLE: str(Path(self._folder.name))}), playable)
        keeping.settings.change(settings)
        set_language(settings.language)
        choose(settings.presenting)
        self.window = Window("Tabletop", WindowPlace(width=size[0], height=size[1]), fullscreen=False)
        self.host = Host(self.window.size, keeping.settings, to_pixels=self.window.to_pixels)
        self.host.sounds = Mixer(lambda: self.host.settings)
        self.evening = Evening(self.host, keeping)
        self.times = FrameTimes()
        self.host.push(self.evening.shelf())

    def __enter__(self) -> Rehearsal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.evening.close()
        self.host.stack.reset()
        self.window.close()
        self._folder.cleanup()

    def frame(self, *, hurried: bool = False) -> None:
        """One frame; ``hurried`` completes what moves, as a person's press does."""
        began = time.perf_counter()
        pygame.event.get()
        if self.window.renew():
            self.host.renderer.forget()
            self.host.resize(self.window.size)
        if hurried:
            self.host.feed([Hurry(KEYBOARD)])
        self.host.advance(FRAME)
        if self.host.render(self.window.surface):
            self.window.flip()
            self.times.note((time.perf_counter() - began) * 1000)

    def sit_down(self, box: Box, variant: str) -> TableScene:
        """Begins a game of bots, of the weakest level, with as few seats as the variant takes."""
        players = next(v.players[0] for v in catalogue.game(box.id).variants if v.id == variant)
        level = next(name for name in catalogue.levels(box.id) if name != "random")
        seats = tuple(Seat(colour=number, bot=level) for number in range(players))
        self.evening.begin(box, Table(variant, seats, {}))
        table = self.evening.table
        assert table is not None
        return table

    def play_on(self, table: TableScene, until: Callable[[], bool], *, hurried: bool) -> int:
        """Lets the bots play until something is so; returns the number of frames. Raises Stuck."""
        frames = steps = 0
        changed = time.perf_counter()
        while not until():
            self.frame(hurried=hurried)
            frames += 1
            if len(table.play_.match.log) != steps:
                steps, changed = len(table.play_.match.log), time.perf_counter()
            elif time.perf_counter() - changed > LONGEST_WAIT:
                raise Stuck(f"{table.play_.game.id}: nothing has happened for {LONGEST_WAIT:.0f} s at step {steps}")
            elif table.play_.bot_to_move is not None and not self.host.moving:
                time.sleep(0.001)  # the bots' process needs the time more than this one
        return frames

    def at_count(self) -> bool:
        """Whether the count of a game that is over is shown whole."""
        top = self.host.stack.top
        return isinstance(top, Count) and top.complete


def every_variant() -> list[tuple[Box, str]]:
    """Every variant of every game on the shelf."""
    return [(box, variant) for box in boxes() for variant in box.variants]
