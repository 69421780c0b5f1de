"""What can be pointed at, focused, pressed, dragged and dropped on: the same thing for every device."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import pygame

from scenes.input.intents import Direction, Intent

if TYPE_CHECKING:
    from scenes.kit.canvas import Canvas

HoldPhase: TypeAlias = Literal["begin", "end", "cancel"]


@dataclass(frozen=True, slots=True)
class Drag:
    """Makes a target something that can be taken.

    ``payload`` is what the drop is told of. ``draw(canvas, x, y)`` draws the thing with its centre at (x, y) in
    design units while it is carried; None leaves that to the scene. ``taken`` and ``returned`` are called when
    it is picked up, and when it came back without a drop.
    """

    payload: Any
    draw: "Callable[[Canvas, float, float], None] | None" = None
    taken: Callable[[], None] | None = None
    returned: Callable[[], None] | None = None


@dataclass(frozen=True, slots=True)
class Drop:
    """Makes a target a place to let things go: ``take`` is called with the payload of what it ``accepts``."""

    accepts: Callable[[Any], bool]
    take: Callable[[Any], None]


@dataclass(slots=True)
class Target:
    """Something interactive.

    Attributes:
        id: its name on the screen, unique and the same from frame to frame.
        rect: where it is, in real pixels.
        enabled: whether it can be used now.
        why: said when it cannot be used and is pointed at.
        tip: said when it can, and is pointed at.
        act: what pressing or accepting it does.
        ask: what a secondary press does.
        drag, drop: whether it can be taken, and what it takes.
        adjust: takes a step of direction; returns whether it had a use for it.
        track: takes the place (0–1 across, 0–1 down) where it is pressed or dragged over.
        hold: told when it is held down and let go, by mouse, key or button, with what let it go.
        take: sees intents before anything else does while it is focused; returns whether it used them up.
        shortcut: the name of a key that acts like pressing it.
        default: takes the focus when nothing has it.
        radius: the rounding of its focus ring in real pixels; None for no ring.
        scroller: the id of the scroll area it lies in.
        visible: the part of it that can be hit.
        covers: whether a point in real pixels hits it, where its shape is another than the rectangle.
    """

    id: Hashable
    rect: pygame.Rect
    enabled: bool = True
    why: str = ""
    tip: str = ""
    act: Callable[[], None] | None = None
    ask: Callable[[], None] | None = None
    drag: Drag | None = None
    drop: Drop | None = None
    adjust: Callable[[Direction], bool] | None = None
    track: Callable[[float, float], None] | None = None
    hold: Callable[[HoldPhase, Intent], None] | None = None
    take: Callable[[Intent], bool] | None = None
    shortcut: str | None = None
    default: bool = False
    radius: float | None = 0.0
    scroller: Hashable = None
    visible: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    covers: Callable[[float, float], bool] | None = None

    def __post_init__(self) -> None:
        if self.visible.size == (0, 0):
            self.visible = self.rect.copy()

    @property
    def focusable(self) -> bool:
        """Whether the focus may rest here: it can be used, or can say why not."""
        return self.enabled or bool(self.why)

    def hit(self, x: float, y: float) -> bool:
        """Whether a point in real pixels is on it."""
        return self.visible.collidepoint(x, y) if self.covers is None else self.covers(x, y)

    @property
    def words(self) -> str:
        """What is said when it is pointed at."""
        return self.tip if self.enabled else self.why
