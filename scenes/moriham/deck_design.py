"""A deck being built: its cards, its name, and every step of the work. Nothing here draws."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from scenes.works import design
from tabletop.games.moriham.decks import RECOMMENDED, sort_of
from tabletop.games.moriham.soundness import standard_box

Cards: TypeAlias = frozenset[str]
"""Ids; a deck has one copy of a card (H-02)."""


class DeckDesign(design.Design[Cards]):
    """The work on one deck."""

    def __init__(self, cards: Iterable[str] = (), name: str = "", slot: str | None = None) -> None:
        """What lies in ``slot``; without one nothing of it is kept yet."""
        super().__init__(frozenset(cards), frozenset(), name, slot)

    @property
    def cards(self) -> Cards:
        """The cards chosen."""
        return self.content

    def add(self, card: str) -> None:
        """Chooses a card."""
        self.arrange(self.cards | {card})

    def remove(self, card: str) -> None:
        """Leaves a card out."""
        self.arrange(self.cards - {card})


def in_order(cards: Iterable[str]) -> list[str]:
    """Cards as people are shown them: by sort, monsters by kin, then by id. Ids must be of the box."""
    return sorted(cards, key=_place)


def _place(card: str) -> tuple[int, int, str]:
    box = standard_box()
    found = box.cards[card]
    sorts = list(RECOMMENDED)
    kin = 0 if found.kin is None else box.kins.index(found.kin)
    return sorts.index(sort_of(found)), kin, card
