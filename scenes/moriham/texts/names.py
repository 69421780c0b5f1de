"""What is written by hand for the cards: names, flavour, kins, decks, and what the terms mean, in each language."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from tabletop import resources

FORMAT: Final = 1
"""The version of the shape of these files."""


class CardWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Name and flavour of a card."""

    name: str
    flavour: str


class DeckWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Name and plan of a ready deck."""

    name: str
    plan: str


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A term of the cards and what it means."""

    term: str
    meaning: str


class Texts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is written by hand in a language, by id or key.

    Attributes:
        kins: the names of kins.
        terms: in the order in which a glossary lists them.
    """

    format: int
    kins: dict[str, str]
    decks: dict[str, DeckWords]
    terms: dict[str, Term]
    cards: dict[str, CardWords]


@cache
def written(language: str) -> Texts:
    """What is written by hand in a language.

    Raises:
        MissingResource: there is no such file.
        ValueError: the file cannot be read; the message says where it is wrong.
    """
    path = resources.asset(f"moriham/texts/{language}.json")
    try:
        texts = msgspec.json.decode(path.read_bytes(), type=Texts)
    except msgspec.DecodeError as error:
        raise ValueError(f"{path}: {error}") from error
    if texts.format != FORMAT:
        raise ValueError(f"{path}: format {texts.format}, want {FORMAT}")
    return texts
