"""Which cards of the box are shown to choose from. Nothing here draws."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field

from scenes.moriham.deck_design import in_order
from scenes.moriham.looks import look_of
from tabletop.games.moriham.decks import Sort, sort_of
from tabletop.games.moriham.soundness import standard_box
from tabletop.games.moriham.topics import topics_of


@dataclass(slots=True)
class CardFilter:
    """What is looked for; what is left empty does not matter, all else must hold.

    Attributes:
        sorts: kinds, and levels of monsters: any of them.
        kins: any of them; magic and trap cards have none.
        topic: what the card does.
        text: words that stand on the card, in its name or its effects: all of them.
    """

    sorts: set[Sort] = field(default_factory=set)
    kins: set[str] = field(default_factory=set)
    topic: str | None = None
    text: str = ""

    @property
    def active(self) -> bool:
        """Whether anything is looked for."""
        return bool(self.sorts or self.kins or self.topic or self.text.strip())

    def clear(self) -> None:
        """Shows all cards again."""
        self.sorts.clear()
        self.kins.clear()
        self.topic = None
        self.text = ""

    def shown(self) -> list[str]:
        """The cards that fit, in their order."""
        return in_order(card for card in standard_box().cards if self._fits(card))

    def _fits(self, card: str) -> bool:
        found = standard_box().cards[card]
        return (
            (not self.sorts or sort_of(found) in self.sorts)
            and (not self.kins or found.kin in self.kins)
            and (self.topic is None or self.topic in topics_of(found))
            and self._has_words(card)
        )

    def _has_words(self, card: str) -> bool:
        wanted = _plain(self.text).split()
        if not wanted:
            return True
        look = look_of(card)
        told = _plain(" ".join((look.name, look.line, *look.effects)))
        return all(word in told for word in wanted)


def _plain(text: str) -> str:
    """Small letters without accents."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
