"""Drives scenes without a window: intents or raw events in, virtual time, and the picture as a surface."""

from collections.abc import Hashable
from pathlib import Path
from typing import Final

import pygame

from scenes.host import Host, MemorySettings
from scenes.input.intents import KEYBOARD, MOUSE, Accept, AcceptEnd, Direction, Intent, Move, Point, Press, Release
from scenes.kit.frame import Frame
from scenes.kit.sounds import Sounds
from scenes.kit.targets import Target
from scenes.scene import Scene
from tabletop.app.settings import Settings

STEP: Final = 1000 / 60


class Driver:
    """A program without a window, for tests and pictures; the same input gives the same pictures.

    Attributes:
        host: the program.
        surface: what would be on the screen, after ``draw``.
    """

    def __init__(
        self,
        scene: Scene | None = None,
        size: tuple[int, int] = (1920, 1080),
        settings: Settings | None = None,
        sounds: Sounds | None = None,
    ) -> None:
        self.host = Host(size, MemorySettings(settings), sounds)
        self.surface = pygame.Surface(size, 0, 32)
        if scene is not None:
            self.host.push(scene)

    @property
    def frame(self) -> Frame:
        """The topmost scene as it is laid out now: its targets, texts and faults."""
        return self.host.frame

    def feed(self, *intents: Intent) -> None:
        """Hands over intents."""
        self.host.feed(intents)

    def events(self, *events: pygame.event.Event) -> None:
        """Hands over raw events of mouse, keyboard and pads."""
        self.host.feed(self.host.router.translate(list(events), self.host.now))

    def advance(self, milliseconds: float, step: float = STEP) -> None:
        """Lets time pass in steps of a frame, drawing each."""
        left = milliseconds
        while left > 0:
            self.host.advance(min(step, left))
            left -= step
            self.draw()

    def settle(self, longest: float = 60_000.0) -> None:
        """Lets time pass until nothing moves. Raises TimeoutError after ``longest`` milliseconds."""
        self.draw()
        passed = 0.0
        while self.host.moving:
            self.host.advance(STEP)
            self.draw()
            passed += STEP
            if passed > longest:
                raise TimeoutError(f"something still moves after {longest:.0f} ms")

    def resize(self, size: tuple[int, int]) -> None:
        """Gives the window another size in real pixels."""
        self.surface = pygame.Surface(size, 0, 32)
        self.host.renderer.forget()
        self.host.resize(size)

    def draw(self) -> list[pygame.Rect]:
        """Draws what has changed; returns where."""
        return self.host.render(self.surface)

    def save(self, file: Path) -> None:
        """Draws, and writes the picture to a file."""
        self.draw()
        pygame.image.save(self.surface, str(file))

    def target(self, name: Hashable) -> Target:
        """The target of that id. Raises LookupError, saying which there are."""
        for target in self.frame.targets:
            if target.id == name:
                return target
        known = ", ".join(repr(target.id) for target in self.frame.targets)
        raise LookupError(f"no target is called {name!r}; there are {known}")

    def centre(self, name: Hashable) -> tuple[float, float]:
        """The middle of a target in design units."""
        return self.host.stage.to_units(*self.target(name).rect.center)

    def click(self, name: Hashable) -> None:
        """Presses and releases the mouse over a target."""
        x, y = self.centre(name)
        self.feed(Point(MOUSE, x, y), Press(MOUSE, x, y), Release(MOUSE, x, y))

    def hover(self, name: Hashable) -> None:
        """Moves the pointer over a target."""
        self.feed(Point(MOUSE, *self.centre(name)))

    def drag(self, source: Hashable, to: Hashable | tuple[float, float]) -> None:
        """Drags a target with the mouse onto another one, or to a place in design units."""
        x, y = self.centre(source)
        known = {target.id for target in self.frame.targets}
        self.feed(Point(MOUSE, x, y), Press(MOUSE, x, y))
        goal = self.centre(to) if to in known else to
        if not isinstance(goal, tuple):
            raise LookupError(f"no target is called {to!r}")
        end_x, end_y = goal
        self.feed(
            Point(MOUSE, (x + end_x) / 2, (y + end_y) / 2),
            Point(MOUSE, end_x, end_y),
            Release(MOUSE, end_x, end_y),
        )

    def focus(self, name: Hashable) -> None:
        """Puts the focus on a target, as a keyboard would."""
        self.target(name)
        self.host.frame  # noqa: B018
        scene = self.host.stack.top
        if scene is not None:
            scene.view.focus.device = KEYBOARD
            scene.view.focus.focus(name)
            scene.refresh()

    def accept(self, name: Hashable | None = None) -> None:
        """Presses and releases the accept key, on a target if one is named."""
        if name is not None:
            self.focus(name)
        self.feed(Accept(KEYBOARD), AcceptEnd(KEYBOARD))

    def move(self, *directions: Direction) -> None:
        """Moves the focus by keys."""
        self.feed(*(Move(KEYBOARD, direction) for direction in directions))

    def lit(self) -> Hashable:
        """The id of what is in focus."""
        self.host.frame  # noqa: B018
        scene = self.host.stack.top
        return scene.view.focus.lit if scene is not None else None
