"""The stack of scenes: a screen at the bottom, cards over it."""

from collections.abc import Callable

from scenes.scene import Scene


class Stack:
    """Scenes one upon another; only the topmost is alive.

    ``attach`` is called with every scene before its ``enter``. For every ``enter`` there is one ``leave``, for every
    ``cover`` one ``uncover`` or ``leave``.
    """

    def __init__(self, attach: Callable[[Scene], None]) -> None:
        self._attach = attach
        self._scenes: list[Scene] = []

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene | None:
        """The scene that is alive; None when the stack is empty."""
        return self._scenes[-1] if self._scenes else None

    @property
    def visible(self) -> list[Scene]:
        """What can be seen, from the bottom up: the topmost screen and the cards over it."""
        start = len(self._scenes) - 1
        while start > 0 and self._scenes[start].overlay:
            start -= 1
        return self._scenes[max(0, start) :]

    def push(self, scene: Scene) -> None:
        """Puts a scene over the present one."""
        if self.top is not None:
            self.top.cover()
        self._add(scene)

    def pop(self) -> Scene | None:
        """Takes the topmost scene off and returns it; None when there is none."""
        if not self._scenes:
            return None
        gone = self._scenes.pop()
        gone.leave()
        if self.top is not None:
            self.top.uncover()
        return gone

    def replace(self, scene: Scene) -> None:
        """Puts a scene in the place of the topmost."""
        if self._scenes:
            self._scenes.pop().leave()
        self._add(scene)

    def reset(self, scene: Scene | None = None) -> None:
        """Takes all scenes off, topmost first, and begins anew with ``scene`` if there is one."""
        while self._scenes:
            self._scenes.pop().leave()
        if scene is not None:
            self._add(scene)

    def __contains__(self, scene: object) -> bool:
        return scene in self._scenes

    def _add(self, scene: Scene) -> None:
        self._attach(scene)
        self._scenes.append(scene)
        scene.enter()
