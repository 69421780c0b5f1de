"""Reads the pictures of cards before they are needed, beside the frames: decoding one takes longer than a frame may."""

from __future__ import annotations

import threading
from collections.abc import Iterable

from scenes.moriham.card_face import art_of


def load_ahead(cards: Iterable[str]) -> None:
    """Reads the pictures of these cards, by id, in a thread that ends by itself, or with the program."""
    wanted = tuple(cards)
    threading.Thread(target=_load, args=(wanted,), name="pictures of cards", daemon=True).start()


def _load(cards: tuple[str, ...]) -> None:
    for card in cards:
        art_of(card)
