"""When a seat is asked whether it answers (H-44): what each player has chosen, and chains passed whole.

Whatever is chosen, the others see the same: the question stands openly for the same time, and ends in the same way.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tabletop.app.settings import Asking
from tabletop.core.actions import Action
from tabletop.games.moriham.actions import Respond
from tabletop.games.moriham.refs import SEATS, Ref, Seat

ASKINGS: Final[tuple[Asking, ...]] = ("always", "able", "marked")

LEAST_QUESTION: Final = 900.0
"""Milliseconds for which a question stands at least where the other seat looks on, however it is answered."""


class Windows:
    """How the seats of a table are asked.

    Attributes:
        asking: by seat, when it wants to be asked.
        marked: face-down cards in the field for which their player wants to be asked.
        passing: the seats that let the rest of this chain pass.
    """

    def __init__(self) -> None:
        self.asking: dict[Seat, Asking] = dict.fromkeys(SEATS, "able")
        self.marked: set[Ref] = set()
        self.passing: set[Seat] = set()

    def wants(self, seat: Seat, legal: Sequence[Action]) -> bool:
        """Whether a seat that may do this in a response window wants to be asked."""
        if seat in self.passing:
            return False
        asking = self.asking[seat]
        if asking == "always":
            return True
        answers = [action for action in legal if isinstance(action, Respond)]
        if asking == "marked":
            return any(action.source in self.marked for action in answers)
        return bool(answers)

    def toggle_mark(self, ref: Ref) -> None:
        """Marks a card, or takes the mark away."""
        self.marked ^= {ref}

    def keep_marks(self, lying: Iterable[Ref]) -> None:
        """Forgets the marks of cards that no longer lie face down."""
        self.marked &= set(lying)

    def pass_chain(self, seat: Seat) -> None:
        """Lets all windows pass until the seat next decides about something else."""
        self.passing.add(seat)

    def chain_over(self) -> None:
        """Something else than an answer is to be decided: nobody passes any longer."""
        self.passing.clear()
