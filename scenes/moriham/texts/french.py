"""What cards say in French."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar, Final, NamedTuple

from scenes.moriham.texts.french_patterns import PATTERNS
from scenes.moriham.texts.grammar import Grammar
from scenes.moriham.texts.things import Bounds, Noun, Part, Thing


class _Word(NamedTuple):
    """A noun: whether it is feminine, for one, for several; and what comes after the noun it is made with."""

    feminine: bool
    one: str
    several: str
    after: str = ""


_NOUNS: Final[Mapping[Noun, _Word]] = {
    "card": _Word(True, "carte", "cartes"),
    "monster": _Word(False, "monstre", "monstres"),
    "magic": _Word(True, "carte", "cartes", " Magie"),
    "trap": _Word(True, "carte", "cartes", " Piège"),
    "spell": _Word(True, "carte", "cartes", " Magie ou Piège"),
}

_PARTS: Final[Mapping[Part, str]] = {
    "summoned": "le monstre invoqué",
    "attacker": "l’attaquant",
    "destroyed": "le monstre détruit",
    "slayer": "le vainqueur",
    "discarded": "la carte défaussée",
    "turned": "le monstre concerné",
}

_PILES: Final = {
    "hand": ("votre main", "la main adverse", "une main", "les deux mains"),
    "deck": ("votre deck", "le deck adverse", "un deck", "les deux decks"),
    "graveyard": ("votre cimetière", "le cimetière adverse", "un cimetière", "les deux cimetières"),
    "banished": ("vos bannies", "les bannies adverses", "les bannies", "toutes les bannies"),
}
"""Yours, the opponent's, one player's, both players'."""

_CONTRACTIONS: Final = (
    (re.compile(r"\bde le "), "du "),
    (re.compile(r"\bde les "), "des "),
    (re.compile(r"\bà le "), "au "),
    (re.compile(r"\bà les "), "aux "),
    (re.compile(r"\bsi il(?=s? )"), "s’il"),
    (re.compile(r"\b([Qq]u|[Dd]|[Nn])e (?=[aeiouéèêâ])"), r"\1’"),
)


class French(Grammar):
    """French.

    A thing has one form; ``subject`` is that at the head of a sentence, ``top`` are the first cards of a deck,
    ``bare_plural`` several without an article. What is drawn together with the word before it, ``du``, ``au``, ``qu’``,
    is seen to at the end.
    """

    colon = "\N{NARROW NO-BREAK SPACE}: "
    patterns: ClassVar[Mapping[str, str]] = PATTERNS

    def polished(self, text: str) -> str:
        """The text with contractions and elisions."""
        for pattern, drawn_together in _CONTRACTIONS:
            text = pattern.sub(drawn_together, text)
        return text

    def phrase(self, thing: Thing, form: str) -> str:
        """The thing with article, kin, level, place and whatever else is known of it."""
        if thing.name is not None:
            return thing.name
        word = _NOUNS[thing.noun]
        this = "cette" if word.feminine else "ce"
        match thing.quantity:
            case "this":
                return f"{this} {word.one}{word.after}"
            case "own":
                return ("elle" if word.feminine else "il") if form == "subject" else f"{this} {word.one}"
            case "it" if form == "subject":
                return "elle" if word.feminine else "il"
            case "it":
                return "celle-ci" if word.feminine else "celui-ci"
            case "same":
                return f"ce même {word.one}"
            case "that":
                return _PARTS[thing.part] if thing.part else f"{'la' if word.feminine else 'le'} {word.one}"
            case "target":
                return "la cible"
            case "first":
                return "la première cible"
            case "other_target":
                return "la seconde cible"
            case "both":
                return "les deux cibles"
        return self._counted(thing, form)

    def _counted(self, thing: Thing, form: str) -> str:
        """Article or number, noun, and what comes after it."""
        word = _NOUNS[thing.noun]
        plural = self.plural(thing)
        yours = thing.zone in ("monsters", "backrow") and thing.side == "you"
        after = self._after(thing)
        several, other = word.several + after, "autres " if thing.other else ""
        one = f"{'autre ' if thing.other else ''}{word.one}{after}"
        e, number = "e" if word.feminine else "", thing.number
        if form == "top":
            return f"{number} premières {several}"
        if form == "bare_plural":
            return other + several
        if thing.itself:
            return f"{'cette' if word.feminine else 'ce'} {one}"
        if thing.quantity == "all":
            every = "" if form == "subject" else f"tou{'tes' if word.feminine else 's'} "
            return f"{every}{'vos' if yours else 'les'} {other}{several}"
        if plural:
            counted = {
                "at_least": f"au moins {number}",
                "at_most": f"au plus {number}",
                "exactly": f"exactement {number}",
                "between": f"{number} à {thing.highest}",
            }.get(thing.quantity, str(number))
            choice = " de votre choix" if thing.quantity == "picked" else ""
            return f"{counted} {'de vos ' if yours else ''}{other}{word.several}{choice}{after}"
        match thing.quantity:
            case "no":
                return f"aucun{e} {one}"
            case "each" if yours:
                return f"{one} que vous contrôlez"
            case "each":
                return one
            case "exactly" | "at_most":
                return f"{'exactement' if thing.quantity == 'exactly' else 'au plus'} un{e} {one}"
            case "picked":
                return f"un{e} {'autre ' if thing.other else ''}{word.one} de votre choix{after}"
            case "second" if yours:
                return f"un{e} deuxième de vos {other}{several}"
            case "second":
                return f"un{e} deuxième {one}"
        return f"un{e} {'autre ' if thing.other else ''}de vos {several}" if yours else f"un{e} {one}"

    def _after(self, thing: Thing) -> str:
        """What comes after the noun: kin, side, level, attack, position, place."""
        plural = self.plural(thing) or thing.quantity == "all"
        words = _NOUNS[thing.noun].after
        if thing.kin is not None:
            words += f" {self.kin(thing.kin)}"
        if thing.zone in ("monsters", "backrow") and thing.side == "opponent":
            words += " adverses" if plural else " adverse"
        if thing.face is not None:
            words += " face visible" if thing.face == "up" else " face cachée"
        words += _level(thing.levels)
        if thing.zone in ("monsters", "backrow"):
            words += " du terrain" if thing.side == "either" else ""
        elif thing.zone is not None:
            mine, theirs, one, both = _PILES[thing.zone]
            some = both if thing.quantity in ("all", "picked") else one
            place = {"you": mine, "opponent": theirs, "either": some}[thing.side]
            words += f" {'parmi' if thing.zone == 'banished' else 'de'} {place}"
        low, high = thing.attack
        if low is not None and high is not None:
            words += f" avec {low} d’attaque" if low == high else f" avec {low} à {high} d’attaque"
        elif low is not None:
            words += f" avec au moins {low} d’attaque"
        elif high is not None:
            words += f" avec au plus {high} d’attaque"
        if thing.position is not None:
            words += " en position d’attaque" if thing.position == "attack" else " en position de défense"
        return words


def _level(levels: Bounds) -> str:
    low, high = levels
    if low is None and high is None:
        return ""
    if low is None:
        return f" de niveau {high} ou moins"
    if high is None:
        return f" de niveau {low} ou plus"
    if low == high:
        return f" de niveau {low}"
    return f" de niveau {low} ou {high}" if high == low + 1 else f" de niveau {low} à {high}"
