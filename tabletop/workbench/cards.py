"""Judges MorihaM's files of cards and of ready decks, and the decks that people have built."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tabletop.app.decks import DECKS
from tabletop.app.faults import KeepingError
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
    """Whether a JSON object means to be a file of ready decks, sound or not."""
    return "decks" in data and "game" not in data


def is_deck(data: dict[str, Any]) -> bool:
    """Whether a JSON object means to be a deck that somebody has built, sound or not."""
    return data.get("format") == DECKS.document.format


def card_faults(data: dict[str, Any]) -> list[FileFault]:
    """Everything that is wrong with a file of cards."""
    return [_told(fault) for fault in faults_of(data)]


def decks_faults(data: dict[str, Any]) -> list[FileFault]:
    """Everything that is wrong with a file of ready decks made of the cards of the standard box."""
    return [_told(fault) for fault in _decks_faults(data)]


def deck_faults(content: bytes, path: Path) -> list[FileFault]:
    """Everything that is wrong with a deck that somebody has built (H-01).

    Args:
        content: the file, JSON or a picture that carries it.
        path: whence it came.
    """
    try:
        deck = DECKS.decode(content, path)
    except KeepingError as error:
        return [FileFault(error.fault.where, error.fault.code, error.fault.message)]
    return [_told(fault) for fault in check_deck(deck.cards, standard_box(), place="cards")]


def _decks_faults(data: dict[str, Any]) -> Iterator[DeckFault]:
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
        yield from check_deck(deck.cards, standard_box(), place=f"{place}.cards")


def _told(fault: EngineError) -> FileFault:
    return FileFault(f"$.{fault.where}" if fault.where else "$", fault.code, message(fault))
