"""Judges MorihaM's files of cards and of decks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tabletop.core.errors import EngineError
from tabletop.core.game import shape_fault
from tabletop.games.moriham.decks import FORMAT, Deck, DeckFault, check_deck
from tabletop.games.moriham.soundness import faults_of, standard_box
from tabletop.protocol.wording import message
from tabletop.workbench.saved import FileFault


def is_cards(data: dict[str, Any]) -> bool:
    """Whether a JSON object means to be a file of cards, sound or not."""
    return "kins" in data and "cards" in data


def is_decks(data: dict[str, Any]) -> bool:
    """Whether a JSON object means to be a file of decks, sound or not."""
    return "decks" in data and "game" not in data


def card_faults(data: dict[str, Any]) -> list[FileFault]:
    """Everything that is wrong with a file of cards."""
    return [_told(fault) for fault in faults_of(data)]


def deck_faults(data: dict[str, Any]) -> list[FileFault]:
    """Everything that is wrong with a file of decks made of the cards of the standard box."""
    return [_told(fault) for fault in _deck_faults(data)]


def _deck_faults(data: dict[str, Any]) -> Iterator[DeckFault]:
    if data.get("format") != FORMAT:
        yield DeckFault("other_format", "format", got=data.get("format"), want=FORMAT)
        return
    decks = data["decks"]
    if not isinstance(decks, list):
        yield DeckFault("bad_shape", "decks", got=type(decks).__name__, want="list of decks")
        return
    for number, raw in enumerate(decks):
        place = f"decks[{number}]"
        try:
            deck = msgspec.convert(raw, Deck)
        except (msgspec.ValidationError, RecursionError) as error:
            fault = shape_fault(error, DeckFault, place, Deck)
            yield DeckFault(fault.code, fault.where, got=fault.got, want=fault.want)
            continue
        for fault in check_deck(deck.cards, standard_box()):
            yield DeckFault(fault.code, f"{place}.cards{fault.where}", got=fault.got, want=fault.want, **fault.params)


def _told(fault: EngineError) -> FileFault:
    return FileFault(f"$.{fault.where}" if fault.where else "$", fault.code, message(fault))
