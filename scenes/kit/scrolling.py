"""An area that shows part of something taller than itself."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Final

import pygame

from scenes.art.palette import BRASS, INK_SOFT
from scenes.input.intents import Direction
from scenes.kit.frame import Box, Frame
from scenes.kit.layout import ENDLESS, Node, Size
from scenes.kit.shapes import rounded
from scenes.kit.theme import Ground

_STEP_LINES: Final = 2.0


@dataclass(slots=True)
class ScrollState:
    """How far an area is scrolled, in real pixels; what it shows and how much there is."""

    offset: float = 0.0
    shown: float = 0.0
    whole: float = 0.0
    line: float = 40.0
    rect: pygame.Rect | None = None
    followed: Hashable = None

    @property
    def most(self) -> float:
        """The largest offset."""
        return max(0.0, self.whole - self.shown)

    def by(self, lines: float) -> bool:
        """Scrolls by lines; returns whether anything moved."""
        before = self.offset
        self.offset = min(self.most, max(0.0, self.offset + lines * self.line))
        return self.offset != before


def reader(memory: dict[Hashable, Any], key: Hashable) -> Callable[[Direction], bool]:
    """Scrolls an area up and down by steps of direction; at its ends the step goes on to other targets."""

    def adjust(direction: Direction) -> bool:
        state: ScrollState | None = memory.get(("scroll", key))
        return state is not None and state.by(direction.value[1] * _STEP_LINES)

    return adjust


class Scroller(Node):
    """Shows its child through a window. The focus scrolls into sight; a bar at the right says where one is."""

    __slots__ = ("bar", "child", "key", "margin", "memory")

    def __init__(self, child: Node, key: Hashable, memory: dict[Hashable, Any], bar: float, margin: float) -> None:
        super().__init__()
        self.child = child
        self.key = key
        self.memory = memory
        self.bar = bar
        self.margin = margin

    def wanted(self, width: float, height: float, /) -> Size:
        """The child's size, but no taller than the room."""
        w, h = self.child.size(max(0.0, width - self.bar * 2), ENDLESS)
        return w + self.bar * 2, min(h + 2 * self.margin, height)

    def narrowest(self) -> float:
        """The child's, and the bar's."""
        return self.child.squeezed() + self.bar * 2

    def emit(self, frame: Frame, box: Box) -> None:
        """Places the child, shifted and clipped."""
        state: ScrollState = self.memory.setdefault(("scroll", self.key), ScrollState())
        wide = box.w - self.bar * 2
        high = self.child.size(wide, ENDLESS)[1] + 2 * self.margin
        state.shown, state.whole, state.rect = box.h, max(high, box.h), box.rect()
        state.line = 40 * frame.stage.scale
        state.offset = min(state.offset, state.most)
        frame.scrollers[self.key] = state
        if frame.follows and frame.lit != state.followed:
            self._follow(frame, state, box, wide, high)
        first = len(frame.targets)
        with frame.clipped(box.rect()):
            top = box.y - state.offset + self.margin
            self.child.place(frame, Box(box.x, top, wide, max(high, box.h) - 2 * self.margin))
        for target in frame.targets[first:]:
            target.scroller = self.key
        if state.most > 0:
            self._draw_bar(frame, box, state)

    def _follow(self, frame: Frame, state: ScrollState, box: Box, wide: float, high: float) -> None:
        """Brings what has come into focus into sight."""
        probe = Frame(frame.stage, frame.pictures, frame.lit)
        self.child.place(probe, Box(box.x, box.y - state.offset + self.margin, wide, high - 2 * self.margin))
        state.followed = frame.lit
        for target in probe.targets:
            if target.id == frame.lit:
                margin = min(self.margin + state.line / 2, box.h / 4)
                above = target.rect.top - margin - box.y
                below = target.rect.bottom + margin - (box.y + box.h)
                if above < 0:
                    state.offset = max(0.0, state.offset + above)
                elif below > 0:
                    state.offset = min(state.most, state.offset + min(below, above))

    def _draw_bar(self, frame: Frame, box: Box, state: ScrollState) -> None:
        length = max(self.bar * 3, box.h * state.shown / state.whole)
        y = box.y + (box.h - length) * (state.offset / state.most)
        rect = Box(box.x + box.w - self.bar, y, self.bar, length).rect()
        colour = INK_SOFT if frame.ground is Ground.CARD else BRASS
        frame.picture(
            ("scroll bar", colour), rect, lambda s: rounded(s, s.get_rect(), s.get_width() / 2, colour, opacity=190)
        )
