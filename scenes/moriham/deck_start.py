"""What a deck is begun with: nothing, or one of the ready decks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from scenes.moriham.deck_design import Cards
from scenes.moriham.deck_words import ready_line, ready_name
from scenes.works.start import Choice, Start
from tabletop.app.translations import _
from tabletop.games.moriham.decks import ready_decks


def start(on: Callable[[Cards], None]) -> Start[Cards]:
    """Asks what a deck begins with; ``on`` is called with the cards."""
    empty: Choice[Cards] = Choice("empty", _("Empty"), _("All 120 cards are still in the box"), frozenset)
    ready: list[Choice[Cards]] = [
        Choice(deck.id, ready_name(deck), ready_line(deck), partial(frozenset, deck.cards)) for deck in ready_decks()
    ]
    return Start([empty, *ready], on)
