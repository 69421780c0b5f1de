"""A work being done: what is in it, its name, and every step of it. Nothing here draws."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

C = TypeVar("C")

_MOST_STEPS: Final = 500


class Design(Generic[C]):
    """The work on one thing.

    Attributes:
        name: what it is called; empty until it has a name.
        slot: where it is kept; None when it never was.
        content: what is in it; never changed, always replaced.
    """

    def __init__(self, content: C, empty: C, name: str = "", slot: str | None = None) -> None:
        """What lies in ``slot``; without one nothing of it is kept yet. ``empty`` is a work with nothing in it."""
        self.name = name
        self.slot = slot
        self.content = content
        self._empty = empty
        self._before: list[C] = []
        self._after: list[C] = []
        self._kept: tuple[str, C] = ("", empty) if slot is None else (name, content)

    @property
    def begun(self) -> bool:
        """Whether there is anything in it, or a name."""
        return self.content != self._empty or bool(self.name.strip())

    @property
    def changed(self) -> bool:
        """Whether there is something that is not kept yet."""
        return (self.name.strip(), self.content) != self._kept

    def note_kept(self, slot: str) -> None:
        """It is kept as it is now, in ``slot``."""
        self.slot = slot
        self._kept = (self.name.strip(), self.content)

    def arrange(self, content: C) -> None:
        """All of it anew, as one step."""
        if content == self.content:
            return
        self._before = [*self._before[1 - _MOST_STEPS :], self.content]
        self._after = []
        self.content = content

    # Steps

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to go back."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Whether a step was gone back that can be made again."""
        return bool(self._after)

    def undo(self) -> None:
        """Goes back a step."""
        if self._before:
            self._after.append(self.content)
            self.content = self._before.pop()

    def redo(self) -> None:
        """Makes a step again that was gone back."""
        if self._after:
            self._before.append(self.content)
            self.content = self._after.pop()
