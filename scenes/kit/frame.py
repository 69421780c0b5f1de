"""One picture of a scene: what is drawn in which order, and what can be pointed at."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import pygame

from scenes.kit.pictures import Painter, Pictures
from scenes.kit.stage import Stage
from scenes.kit.targets import Target
from scenes.kit.theme import Ground

if TYPE_CHECKING:
    from scenes.kit.canvas import Canvas
    from scenes.kit.scrolling import ScrollState

Paint: TypeAlias = Callable[[pygame.Surface, pygame.Rect], None]
"""Draws an item into its rectangle; whatever it draws outside is lost or smears."""

SLACK = 1.5  # real pixels by which something may stand out of its place before it counts as a fault


class Box(NamedTuple):
    """A rectangle in real pixels, not yet rounded."""

    x: float
    y: float
    w: float
    h: float

    def inset(self, left: float, top: float, right: float, bottom: float) -> "Box":
        """The box with its edges moved inwards."""
        return Box(self.x + left, self.y + top, max(0.0, self.w - left - right), max(0.0, self.h - top - bottom))

    def grown(self, by: float) -> "Box":
        """The box with all edges moved outwards."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def rect(self) -> pygame.Rect:
        """The whole pixels it covers, each edge rounded by itself so that neighbours meet."""
        left, top = round(self.x), round(self.y)
        return pygame.Rect(left, top, round(self.x + self.w) - left, round(self.y + self.h) - top)

    def holds(self, other: "Box", slack: float = SLACK) -> bool:
        """Whether the other lies within, up to ``slack`` pixels."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.x + other.w <= self.x + self.w + slack
            and other.y + other.h <= self.y + self.h + slack
        )


class Item(NamedTuple):
    """One thing drawn. The same key in the same rectangle means the same pixels.

    An ``opaque`` item covers its rectangle wholly, so that what lies beneath need not be drawn.
    """

    key: Hashable
    rect: pygame.Rect
    paint: Paint
    opaque: bool = False


class Layer(NamedTuple):
    """A place in the drawing order whose items are made anew for each frame."""

    key: Hashable
    box: Box
    draw: Callable[["Canvas"], None]


class Frame:
    """Collects what a tree of widgets draws and offers while it is laid out.

    Attributes:
        items: what is drawn, from the bottom up.
        targets: what can be pointed at, in the order of the tree.
        anchors: where named things are, in real pixels.
        faults: in words, what did not fit; empty on a sound screen.
        texts: every text shown, in order.
        scrollers: the scroll areas, by id.
        lit: the id of the target in focus.
        follows: whether scroll areas bring it into sight.
        ground: what the next text lies on.
        explains: whether the scene itself has a line that says what the focus has to say.
    """

    def __init__(self, stage: Stage, pictures: Pictures, lit: Hashable = None, *, follows: bool = False) -> None:
        self.stage = stage
        self.pictures = pictures
        self.lit = lit
        self.follows = follows
        self.items: list[Item | Layer] = []
        self.targets: list[Target] = []
        self.anchors: dict[Hashable, Box] = {}
        self.faults: list[str] = []
        self.texts: list[str] = []
        self.scrollers: dict[Hashable, ScrollState] = {}
        self.ground = Ground.FELT
        self.explains = False
        self._clip: pygame.Rect | None = None
        self._later: list[Callable[[], None]] = []

    def add(self, key: Hashable, rect: pygame.Rect, paint: Paint, *, opaque: bool = False) -> None:
        """Draws ``paint`` over what came before."""
        clip = self._clip
        if clip is None or clip.contains(rect):
            self.items.append(Item(key, rect, paint, opaque))
            return
        seen = clip.clip(rect)
        if seen.w <= 0 or seen.h <= 0:
            return

        def clipped(surface: pygame.Surface, _: pygame.Rect) -> None:
            before = surface.get_clip()
            surface.set_clip(before.clip(clip))
            paint(surface, rect)
            surface.set_clip(before)

        self.items.append(Item((key, tuple(rect)), seen, clipped, opaque))

    def picture(self, key: Hashable, rect: pygame.Rect, painter: Painter, *, opaque: bool = False) -> None:
        """Draws a picture that is made once for its key and size."""
        pictures = self.pictures

        def paint(surface: pygame.Surface, where: pygame.Rect) -> None:
            surface.blit(pictures.get(key, where.size, painter, opaque=opaque), where.topleft)

        self.add(key, rect, paint, opaque=opaque)

    def layer(self, key: Hashable, box: Box, draw: Callable[["Canvas"], None]) -> None:
        """Opens a place for things that move."""
        self.items.append(Layer(key, box, draw))

    def target(self, target: Target) -> None:
        """Offers something to point at; what lies outside the present clip can be focused but not hit."""
        if self._clip is not None:
            target.visible = self._clip.clip(target.rect)
        self.targets.append(target)

    def later(self, draw: Callable[[], None]) -> None:
        """Calls ``draw`` when everything else has been placed: for what depends on the targets."""
        clip, ground = self._clip, self.ground

        def deferred() -> None:
            self._clip, self.ground = clip, ground
            draw()

        self._later.append(deferred)

    def finish(self) -> None:
        """Calls what was deferred."""
        for draw in self._later:
            draw()
        self._later.clear()
        self._clip = None

    def fault(self, words: str) -> None:
        """Notes that something did not fit."""
        self.faults.append(words)

    @property
    def clip(self) -> pygame.Rect | None:
        """The rectangle outside which nothing is drawn now; None for the whole window."""
        return self._clip

    @contextmanager
    def clipped(self, rect: pygame.Rect) -> Iterator[None]:
        """Draws only inside the rectangle."""
        before = self._clip
        self._clip = rect if before is None else before.clip(rect)
        yield
        self._clip = before

    def on(self, ground: Ground) -> "_Grounding":
        """Sets what the texts lie on, for a ``with`` block."""
        return _Grounding(self, ground)


class _Grounding:
    """A ground for a while; written out because there is one around every control."""

    __slots__ = ("_before", "_frame")

    def __init__(self, frame: Frame, ground: Ground) -> None:
        self._frame = frame
        self._before = frame.ground
        frame.ground = ground

    def __enter__(self) -> None:
        """It was set when it was made."""

    def __exit__(self, *_: object) -> None:
        """The ground before."""
        self._frame.ground = self._before
