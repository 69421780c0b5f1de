"""What a scene is: one screen, or one card over a screen."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from scenes.input.intents import Intent
from scenes.kit.layout import Node
from scenes.kit.motion import Pacing, Timeline
from scenes.view import Notice, View

if TYPE_CHECKING:
    from scenes.host import Host
    from scenes.kit.ui import Ui


SHORTEST_NOTICE: Final = 3000.0  # milliseconds
READING_TIME: Final = 75.0  # a letter


class _Life:
    """What happens to a scene; nothing by itself."""

    def enter(self) -> None:
        """It has been put on the stack."""

    def leave(self) -> None:
        """It is taken off the stack."""

    def cover(self) -> None:
        """Another scene was put over it."""

    def uncover(self) -> None:
        """The scene over it has gone."""

    def advance(self, elapsed: float, /) -> None:
        """Lets ``elapsed`` milliseconds pass while it is on top: some fifty times a second, whether it moves or not.

        Keep it short, and call ``refresh`` when it changed what is to be seen.
        """

    def hurry(self) -> None:
        """Completes motion of its own, as any press does; ``play``-ed timelines complete without it."""


class Scene(_Life, ABC):
    """One screen. It keeps what it shows, composes it when asked, and answers intents that no widget took.

    Attributes:
        overlay: whether it is a card over the scene beneath, which is seen dimmed and frozen.
        host: the program around it, from ``enter`` to ``leave``.
        view: what the screen knows of it: focus, motion, where things are.
    """

    overlay: ClassVar[bool] = False
    host: "Host"
    view: View

    @abstractmethod
    def compose(self, ui: "Ui") -> Node:
        """The tree of widgets that shows the scene as it is now. Called only when something has changed."""

    def intercept(self, _intent: Intent, /) -> bool:
        """Sees an intent before any widget does; returns whether it used it up."""
        return False

    def handle(self, _intent: Intent, /) -> bool:
        """Sees an intent that no widget took; returns whether it used it up."""
        return False

    @property
    def moving(self) -> bool:
        """Whether it moves by itself just now and needs every frame; ``play``-ed timelines count without it."""
        return False

    def refresh(self) -> None:
        """Compose it anew for the next frame. Every intent does that by itself; call it for all else."""
        self.view.refresh()

    def say(self, text: str, *, alert: bool = False) -> None:
        """Shows a line over the scene for as long as it takes to read."""
        lasting = max(SHORTEST_NOTICE, READING_TIME * len(text))
        self.view.notice = Notice(text, alert, self.host.now + lasting)
        self.refresh()

    def play(self, timeline: Timeline) -> None:
        """Runs a timeline."""
        self.view.timelines.play(timeline)

    @property
    def pacing(self) -> Pacing:
        """How long motion takes at this table."""
        return self.view.pacing
