"""Whose secrets are on the screen, and who sits at the near side of the table.

With one person at the table they are always that person's. Between two people a curtain hangs before the hands: who
is to look opens it with one press, and it closes by itself when somebody else is to decide or is asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.actions import TABLE, Viewer
from tabletop.games.moriham.refs import Seat


class Curtain:
    """The curtain of a table.

    Attributes:
        opened: the seat whose secrets may be seen; None for nobody's.
        near: the seat at the near side.
        lifted: whether it is open only as long as somebody holds it.
    """

    def __init__(self) -> None:
        self.opened: Seat | None = None
        self.near: Seat = 0
        self.lifted = False
        self._near_before: Seat = 0
        self._persons: tuple[Seat, ...] = ()

    @property
    def viewer(self) -> Viewer:
        """For whom the table is shown."""
        return TABLE if self.opened is None else self.opened

    @property
    def between_people(self) -> bool:
        """Whether two people share the screen."""
        return len(self._persons) > 1

    def follow(self, persons: Sequence[Seat], due: Seat | None) -> None:
        """Closes, or opens, for who sits at the table and who is to decide now; None when nobody is."""
        self._persons = tuple(persons)
        self.drop()
        if len(self._persons) == 1:
            self.opened = self.near = self._persons[0]
        elif self.opened is not None and (self.opened != due or not self._persons):
            self.opened = None

    def close(self) -> None:
        """Hides everybody's secrets; with one person at the table there is nobody to hide them from."""
        if len(self._persons) != 1:
            self.opened = None

    def open(self, seat: Seat) -> None:
        """Shows a seat what is its own; it sits at the near side from now on."""
        self.opened = self.near = seat

    def lift(self, seat: Seat) -> None:
        """Shows a seat what is its own as long as it holds the curtain up."""
        if self.between_people and not self.lifted:
            self.lifted, self._near_before = True, self.near
            self.open(seat)

    def drop(self) -> None:
        """The curtain that was held up falls."""
        if self.lifted:
            self.lifted, self.near, self.opened = False, self._near_before, None

    def hangs_before(self, seat: Seat) -> bool:
        """Whether a person must open it before it can choose."""
        return self.between_people and (self.opened != seat or self.lifted)
