"""What the screen knows of one scene while it is on the stack: its focus, its motion, its last picture."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from scenes.kit.focus import RETURN_TIME, Focus
from scenes.kit.frame import Box, Frame
from scenes.kit.motion import Pacing, Timelines
from scenes.kit.sounds import Silence, Sounds


@dataclass(slots=True)
class Editing:
    """A text field being written in: where the caret is, and what it held before."""

    field: Hashable
    caret: int
    before: str


@dataclass(frozen=True, slots=True)
class Notice:
    """A line shown for a while over a scene; ``until`` is a time of the host's clock."""

    text: str
    alert: bool
    until: float


class View:
    """The moving state of a scene on the screen, apart from what the scene itself keeps.

    Attributes:
        timelines: the motion that runs now.
        focus: what is pointed at, pressed and carried.
        memory: what widgets keep from frame to frame, by their id.
        notice: a line shown for a while, None for none.
        editing: the text field being written in.
        frame: the last picture laid out, None before the first.
        stale: whether the scene must be composed anew.
        now: the time it has been on top, in milliseconds: it stands still under another scene.
    """

    def __init__(self, pacing: Pacing, sounds: Sounds | None = None) -> None:
        self.pacing = pacing
        self.timelines = Timelines()
        self.focus = Focus(self.timelines, lambda: pacing.time(RETURN_TIME), (sounds or Silence()).play)
        self.memory: dict[Hashable, Any] = {}
        self.editing: Editing | None = None
        self.notice: Notice | None = None
        self.frame: Frame | None = None
        self.stale = True
        self.now = 0.0

    def place_of(self, name: Hashable) -> tuple[float, float, float, float] | None:
        """Where a named widget or a target is, as (x, y, width, height) in design units; None if it is not shown."""
        frame = self.frame
        if frame is None:
            return None
        box = frame.anchors.get(name)
        if box is None:
            target = self.focus.target(name)
            if target is None:
                return None
            box = Box(*map(float, target.rect))
        x, y = frame.stage.to_units(box.x, box.y)
        return x, y, box.w / frame.stage.scale, box.h / frame.stage.scale

    def refresh(self) -> None:
        """Compose the scene anew for the next frame."""
        self.stale = True
