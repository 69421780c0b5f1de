"""Built decks: what they are made of, and what people are told of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, ClassVar, Final

from scenes.boxes import box_of
from scenes.moriham import deck_words
from scenes.moriham.deck_design import Cards, DeckDesign
from scenes.works import workshop
from scenes.works.design import Design
from scenes.works.words import WorkWords
from tabletop.app.decks import DECKS, DeckDraft, KeptDeck
from tabletop.app.translations import _
from tabletop.core.codes import Coding
from tabletop.games.moriham import deck_codes
from tabletop.games.moriham.decks import check_deck
from tabletop.games.moriham.soundness import standard_box

if TYPE_CHECKING:
    from scenes.evening import Evening
    from scenes.kit.layout import Node
    from scenes.kit.ui import Ui
    from scenes.scene import Scene

_PREVIEW: Final = (250.0, 168.0)


class DeckWorkshop(workshop.Workshop[Cards, KeptDeck, DeckDraft]):
    """The built decks of an evening."""

    words: ClassVar[WorkWords] = deck_words.WORDS
    coding: ClassVar[Coding] = deck_codes.CODING

    def __init__(self, evening: Evening) -> None:
        super().__init__(evening, DECKS, evening.keeping.paths.decks, _accept)

    def work(self, name: str, content: Cards) -> KeptDeck:
        """A whole deck as it is kept."""
        return KeptDeck(name=name, cards=tuple(sorted(content)))

    def content(self, work: KeptDeck) -> Cards:
        """The cards of a deck."""
        return frozenset(work.cards)

    def unfinished(self, design: Design[Cards]) -> DeckDraft:
        """A deck as it is kept unfinished."""
        return DeckDraft(name=design.name, slot=design.slot, cards=tuple(sorted(design.content)))

    def unfinished_content(self, draft: DeckDraft) -> Cards:
        """The cards of an unfinished deck that there are."""
        return known(draft.cards)

    def design(self, content: Cards | None = None, name: str = "", slot: str | None = None) -> DeckDesign:
        """The work on a deck."""
        return DeckDesign(content or (), name, slot)

    def left(self, content: Cards) -> str:
        """How many cards are to be chosen or left out still; empty for a whole deck."""
        return deck_words.short_of(len(content))

    def told_faults(self, work: KeptDeck) -> str:
        """What is wrong in a deck."""
        return deck_words.told(check_deck(work.cards, standard_box()))

    def encoded(self, content: Cards) -> str:
        """The code of a whole deck."""
        return deck_codes.encode(content)

    def of_code(self, text: str) -> Cards:
        """The deck of a code. Raises CodeFault."""
        return frozenset(deck_codes.decode(text))

    def picture_file(self, name: str, content: Cards) -> bytes:
        """A PNG of a whole deck, with its name and code."""
        from scenes.moriham.deck_picture import picture_file

        return picture_file(name, content)

    def preview(self, ui: Ui, work: KeptDeck) -> Node:
        """Its three strongest monsters, fanned."""
        from scenes.moriham.deck_picture import paint_fan

        strongest = _strongest(work.cards)
        return ui.picture(
            ("fan", tuple(strongest)),
            lambda surface: paint_fan(surface, strongest),
            width=_PREVIEW[0],
            height=_PREVIEW[1],
        )

    def set_up_table(self, content: Cards, name: str) -> None:
        """Sets up a table at which the first person plays with a deck."""
        box = box_of("moriham")
        assert box is not None
        kept = next((saved.slot for saved in self.works() if self.content(saved.work) == content), None)
        called = self.shown_name(name, _("The deck just built"))
        self.evening.set_up(box, kit=deck_words.built_kit(kept, called, content))

    def editor(self, design: Design[Cards]) -> Scene:
        """The scene of the work on a deck."""
        from scenes.moriham.deck_editor import DeckEditor

        return DeckEditor(self, design)

    def start(self, on: Callable[[Cards], None]) -> Scene:
        """Asks what a deck begins with."""
        from scenes.moriham.deck_start import start

        return start(on)


def known(cards: Iterable[str]) -> Cards:
    """Those cards that there are."""
    return frozenset(card for card in cards if card in standard_box().cards)


def _strongest(cards: Iterable[str]) -> list[str]:
    """The three monsters of the highest level and attack, the strongest last."""
    found = [standard_box().cards[card] for card in cards]
    found.sort(key=lambda card: (card.level, card.attack, card.id))
    return [card.id for card in found[-3:]]


def _accept(deck: KeptDeck) -> None:
    """Raises the first fault of a deck, if there is any."""
    for fault in check_deck(deck.cards, standard_box(), place="cards"):
        raise fault
