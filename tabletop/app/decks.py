"""Decks that people have built, as they are kept and handed on.

A deck is a list of names of cards. What cards there are, and how many make a deck, is a matter of the game.
"""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from tabletop.app.documents import Kind
from tabletop.app.works import Saved, UnfinishedWork, Work, WorkKind, WorkStore

CardName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Cards = Annotated[tuple[CardName, ...], msgspec.Meta(max_length=200)]


class KeptDeck(Work, frozen=True, kw_only=True):
    """A deck as its file holds it. ``cards`` is opaque here and judged by those who play with it."""

    format: Literal["tabletop deck"] = "tabletop deck"
    version: Literal[1] = 1
    cards: Cards


class DeckDraft(UnfinishedWork, frozen=True, kw_only=True):
    """The deck that is being worked on, whole or not."""

    format: Literal["tabletop deck draft"] = "tabletop deck draft"
    version: Literal[1] = 1
    cards: Cards


def encode_deck(deck: KeptDeck) -> bytes:
    """The deck as its file holds it, one card a line."""
    head = f'{{"format":"{deck.format}","version":{deck.version},"name":'.encode() + msgspec.json.encode(deck.name)
    cards = b",\n".join(msgspec.json.encode(card) for card in deck.cards)
    return head + b',"cards":[\n' + cards + b"\n]}\n"


DECKS: Final = WorkKind(
    noun="deck",
    document=Kind("tabletop deck", 1, 64 * 1024),
    draft_document=Kind("tabletop deck draft", 1, 64 * 1024),
    work=KeptDeck,
    draft=DeckDraft,
    encode=encode_deck,
)

SavedDeck: TypeAlias = Saved[KeptDeck]
DeckStore: TypeAlias = WorkStore[KeptDeck, DeckDraft]
