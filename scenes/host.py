"""The program around the scenes: it hands them intents and time, lays them out, and brings them to a surface.

The window's loop and the headless driver are two thin shells around it.
"""

import logging
from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol

import pygame
from msgspec.structs import replace

from scenes.input.intents import (
    PRESSING,
    AcceptEnd,
    Back,
    Charge,
    DeviceKind,
    Hurry,
    Intent,
    KeyEnd,
    Lapse,
    Menu,
    Point,
    Release,
    Scroll,
)
from scenes.input.router import Router
from scenes.kit.canvas import Canvas
from scenes.kit.chrome import add_chrome
from scenes.kit.frame import Box, Frame, Item, Layer
from scenes.kit.motion import Pacing
from scenes.kit.pictures import Pictures
from scenes.kit.render import Renderer
from scenes.kit.sounds import Silence, Sounds
from scenes.kit.stage import Stage
from scenes.kit.ui import Ui
from scenes.scene import Scene
from scenes.stack import Stack
from scenes.view import View
from tabletop.app.faults import KeepingError
from tabletop.app.settings import Settings
from tabletop.app.translations import set_language

_log = logging.getLogger(__name__)

LONGEST_STEP: Final = 50.0  # milliseconds: after a sleep time goes on where it stopped
_DIM: Final = (6, 12, 16, 150)
_QUIET = (Point, Release, AcceptEnd, KeyEnd, Charge)  # what does not by itself begin something


class SettingsKeeper(Protocol):
    """Where the settings are kept: ``tabletop.app.settings.SettingsStore``, or one in memory."""

    @property
    def current(self) -> Settings:
        """The settings that hold now."""

    def change(self, settings: Settings) -> None:
        """Makes others hold."""


class MemorySettings:
    """Settings that nobody keeps: for tests and pictures."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.current = settings or Settings()

    def change(self, settings: Settings) -> None:
        """Makes others hold."""
        self.current = settings


class Host:
    """Runs a stack of scenes.

    Attributes:
        keeper: the settings.
        sounds: what scenes play sounds with.
        stack: the scenes; ``push``, ``pop``, ``replace`` and ``reset`` of the host do the same.
        router: the devices.
        pictures: the cache of everything drawn.
        stage: how the design space lies in the window.
        now: the time that has passed, in milliseconds; it stands still while the program sleeps.
        running: False once ``quit`` was called.
        asleep: whether the window is out of focus or sight: time then stands still, and bots wait.
    """

    def __init__(
        self,
        size: tuple[int, int],
        keeper: SettingsKeeper | None = None,
        sounds: Sounds | None = None,
        to_pixels: Callable[[float, float], tuple[float, float]] = lambda x, y: (x, y),
    ) -> None:
        self.keeper: SettingsKeeper = keeper or MemorySettings()
        self.sounds: Sounds = sounds or Silence()
        self.pictures = Pictures()
        self.stage = Stage.fit(size, self.keeper.current.safe_margin)
        self.pacing = Pacing()
        self.stack = Stack(self._attach)
        self.router = Router(lambda x, y: self.stage.to_units(*to_pixels(x, y)))
        self.renderer = Renderer()
        self.now = 0.0
        self.running = True
        self.asleep = False
        self._size = size
        self._take_settings()

    # What scenes ask of it

    @property
    def settings(self) -> Settings:
        """The settings that hold now."""
        return self.keeper.current

    def change_settings(self, **changes: Any) -> None:
        """Changes settings by name; what can be seen of it is seen at once. A failed writing is only logged."""
        try:
            self.keeper.change(replace(self.settings, **changes))
        except KeepingError as error:
            _log.warning("the settings could not be written: %s", error)
        if "language" in changes:
            set_language(self.settings.language)
        self._take_settings()

    def push(self, scene: Scene) -> None:
        """Puts a scene over the present one."""
        self._let_go()
        self.stack.push(scene)

    def pop(self) -> None:
        """Takes the topmost scene off."""
        gone = self.stack.pop()
        top = self.stack.top
        if gone is not None and top is not None:
            top.view.focus.arrive(gone.view.focus.device, gone.view.focus.pointer)
            top.view.refresh()

    def replace(self, scene: Scene) -> None:
        """Puts a scene in the place of the topmost."""
        self.stack.replace(scene)

    def reset(self, scene: Scene) -> None:
        """Takes all scenes off and begins with another."""
        self.stack.reset(scene)

    def abandon(self, scene: Scene) -> None:
        """Begins with another scene after an error; scenes that fail to leave are left all the same."""
        while len(self.stack):
            try:
                self.stack.pop()
            except Exception:
                _log.exception("a scene could not be left")
        self.renderer.forget()
        self.stack.push(scene)

    def quit(self) -> None:
        """Ends the program after this frame; scenes still get their ``leave``."""
        self.running = False

    def relayout(self) -> None:
        """Composes every scene anew: after a change of language, size or margin."""
        for scene in self.stack.visible:
            scene.view.refresh()

    def ask_text(self, title: str, value: str, on: Callable[[str], None], most: int) -> None:
        """Opens the on-screen keyboard over the scene."""
        from scenes.kit.writing import Writing

        self.push(Writing(title, value, on, most))

    def clipboard(self) -> str:
        """The text on the clipboard, empty when there is none."""
        try:
            return pygame.scrap.get_text()
        except pygame.error:
            return ""

    def copy(self, text: str) -> bool:
        """Puts a text on the clipboard; returns whether there is one."""
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            return False
        return True

    # What the shells ask of it

    def wake(self) -> None:
        """The window is in focus and sight again."""
        self.asleep = False

    def resize(self, size: tuple[int, int]) -> None:
        """The surface has another size now, in real pixels."""
        if size != self._size:
            self._size = size
            self._take_settings()

    def feed(self, intents: Iterable[Intent]) -> None:
        """Hands intents to the topmost scene, one after another.

        A press that hurries what moves does no more than that where it would use what was not to be had before: who
        presses twice throws once.
        """
        for intent in intents:
            scene = self.stack.top
            if scene is None:
                return
            if isinstance(intent, Lapse):
                self.router.lapse()
            self.asleep = isinstance(intent, Lapse)
            if isinstance(intent, (*PRESSING, Hurry)) and self._only_hurries(scene, intent):
                continue
            self._settle()
            self._deliver(scene, intent)
            self.router.typing = self._top_editing()

    def advance(self, elapsed: float) -> None:
        """Lets time pass for the topmost scene, at most ``LONGEST_STEP`` of it; none while the program is asleep."""
        if self.asleep:
            return
        elapsed = min(max(0.0, elapsed), LONGEST_STEP)
        self.now += elapsed
        scene = self.stack.top
        if scene is not None:
            notice = scene.view.notice
            if notice is not None and self.now >= notice.until:
                scene.view.notice = None
                scene.refresh()
            scene.view.now += elapsed
            scene.view.timelines.advance(elapsed)
            scene.advance(elapsed)
        self.feed(self.router.repeated(self.now))

    @property
    def moving(self) -> bool:
        """Whether the next frame is wanted at once."""
        scene = self.stack.top
        if scene is None:
            return False
        if self.asleep:
            return scene.view.stale
        return scene.view.stale or scene.view.timelines.moving or scene.moving or self.router.busy

    def render(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Brings the stack to a surface; returns the regions that changed."""
        return self.renderer.draw(surface, self.items())

    def items(self) -> list[Item]:
        """Everything that is to be seen now, from the bottom up."""
        self._settle()
        items: list[Item] = []
        for index, scene in enumerate(self.stack.visible):
            if index:
                items.append(self._dim(index))
            frame = scene.view.frame
            if frame is not None:
                self._expand(scene.view.now, frame, items)
        return items

    @property
    def frame(self) -> Frame:
        """The topmost scene's picture. Raises LookupError when there is no scene."""
        self._settle()
        scene = self.stack.top
        if scene is None or scene.view.frame is None:
            raise LookupError("there is no scene on the stack")
        return scene.view.frame

    # The inner workings

    def _attach(self, scene: Scene) -> None:
        scene.host = self
        scene.view = View(self.pacing, self.sounds)
        top = self.stack.top
        if top is not None:
            scene.view.focus.arrive(top.view.focus.device, top.view.focus.pointer)

    def _take_settings(self) -> None:
        settings = self.settings
        self.pacing.pace = settings.animation
        self.pacing.reduced = settings.reduced_motion
        self.stage = Stage.fit(self._size, settings.safe_margin)
        self.relayout()

    def _let_go(self) -> None:
        """Lets the topmost scene drop what is held before another covers it."""
        scene = self.stack.top
        if scene is not None:
            scene.view.focus.lapse(Lapse(scene.view.focus.device))
            scene.view.editing = None

    def _only_hurries(self, scene: Scene, intent: Intent) -> bool:
        """Completes what moves; returns whether the intent has done its part with it."""
        if not (scene.view.timelines.moving or scene.moving):
            return False
        self._settle()
        meant = scene.view.focus.would_use(intent)
        scene.view.timelines.complete()
        scene.hurry()
        scene.view.refresh()
        self._settle()
        return scene.view.focus.would_use(intent) not in (None, meant)

    def _deliver(self, scene: Scene, intent: Intent) -> None:
        view = scene.view
        focus = view.focus
        before = (focus.lit, focus.carry, focus.pressed, focus.ring_shown)
        used = scene.intercept(intent) or self._to_widgets(view, intent) or scene.handle(intent)
        if not used and isinstance(intent, Back) and intent.device.kind is DeviceKind.KEYBOARD:
            used = scene.handle(Menu(intent.device))
        changed = before != (focus.lit, focus.carry, focus.pressed, focus.ring_shown)
        if changed or used or not isinstance(intent, _QUIET):
            view.refresh()

    def _to_widgets(self, view: View, intent: Intent) -> bool:
        focus = view.focus
        if view.editing is not None:
            field = focus.target(view.editing.field)
            if field is not None and field.take is not None and field.take(intent):
                return True
            if field is None or isinstance(intent, PRESSING):
                view.editing = None
        if isinstance(intent, Scroll) and self._scroll(view, intent):
            return True
        used = focus.dispatch(intent)
        if view.editing is not None and focus.lit != view.editing.field and focus.ring_shown:
            view.editing = None
        return used

    def _scroll(self, view: View, intent: Scroll) -> bool:
        """Scrolls the area under the pointer, or the one that holds the focus, or the first there is."""
        frame = view.frame
        if frame is None or not frame.scrollers:
            return False
        if intent.x is not None and intent.y is not None:
            point = self.stage.to_pixels(intent.x, intent.y)
            states = [s for s in frame.scrollers.values() if s.rect is not None and s.rect.collidepoint(point)]
        else:
            target = view.focus.target(view.focus.lit)
            own = frame.scrollers.get(target.scroller) if target is not None else None
            states = [own] if own is not None else list(frame.scrollers.values())
        return bool(states) and states[-1].by(intent.down)

    def _settle(self) -> None:
        """Lays out every visible scene that has changed."""
        for scene in self.stack.visible:
            if scene.view.stale or scene.view.frame is None or scene.view.frame.stage != self.stage:
                self._lay_out(scene)

    def _lay_out(self, scene: Scene) -> None:
        view = scene.view
        for _ in range(3):
            view.stale = False
            if scene is self.stack.top:
                view.focus.show()
            frame = Frame(self.stage, self.pictures, view.focus.lit, follows=view.focus.ring_shown)
            root = scene.compose(Ui(self.stage, view, self))
            stage = self.stage
            whole = Box(stage.left, stage.top, stage.width * stage.scale, stage.height * stage.scale)
            root.place(frame, whole)
            frame.finish()
            moved = view.focus.adopt(frame)
            view.frame = frame
            if not moved:
                break
        add_chrome(frame, view.focus, view.notice)

    def _expand(self, now: float, frame: Frame, items: list[Item]) -> None:
        for item in frame.items:
            if isinstance(item, Layer):
                item.draw(Canvas(frame.stage, self.pictures, item.box, now, items))
            else:
                items.append(item)

    def _dim(self, depth: int) -> Item:
        rect = pygame.Rect((0, 0), self._size)

        def paint(surface: pygame.Surface, where: pygame.Rect) -> None:
            surface.blit(self.pictures.get("dim", where.size, _fill_dim), where)

        return Item(("dim", depth), rect, paint)

    def _top_editing(self) -> bool:
        scene = self.stack.top
        return scene is not None and scene.view.editing is not None


def _fill_dim(surface: pygame.Surface) -> None:
    surface.fill(_DIM)
