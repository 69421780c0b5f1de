"""What cards say in German."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar, Final, Literal, NamedTuple, TypeAlias

from scenes.moriham.texts.german_patterns import PATTERNS
from scenes.moriham.texts.grammar import Grammar
from scenes.moriham.texts.things import Bounds, Noun, Part, Thing

Case: TypeAlias = Literal["nom", "acc", "dat", "gen"]
Gender: TypeAlias = Literal["n", "f", "m"]


class _Word(NamedTuple):
    """A noun: its gender, and its forms."""

    gender: Gender
    one: str
    genitive: str
    several: str
    dative_plural: str


_NOUNS: Final[Mapping[Noun, _Word]] = {
    "card": _Word("f", "Karte", "Karte", "Karten", "Karten"),
    "monster": _Word("n", "Monster", "Monsters", "Monster", "Monstern"),
    "magic": _Word("f", "Magiekarte", "Magiekarte", "Magiekarten", "Magiekarten"),
    "trap": _Word("f", "Fallenkarte", "Fallenkarte", "Fallenkarten", "Fallenkarten"),
    "spell": _Word("f", *("Magie- oder Fallenkarte",) * 2, *("Magie- oder Fallenkarten",) * 2),
}

_ENDINGS: Final[Mapping[Gender, Mapping[Case, str]]] = {
    "n": {"nom": "es", "acc": "es", "dat": "em", "gen": "es"},
    "f": {"nom": "e", "acc": "e", "dat": "er", "gen": "er"},
}
"""Of pronouns such as ``dieser``."""

_INDEFINITE: Final[Mapping[Gender, Mapping[Case, str]]] = {
    "n": {"nom": "ein", "acc": "ein", "dat": "einem", "gen": "eines"},
    "f": {"nom": "eine", "acc": "eine", "dat": "einer", "gen": "einer"},
}

_DEFINITE: Final[Mapping[Gender, Mapping[Case, str]]] = {
    "n": {"nom": "das", "acc": "das", "dat": "dem", "gen": "des"},
    "f": {"nom": "die", "acc": "die", "dat": "der", "gen": "der"},
    "m": {"nom": "der", "acc": "den", "dat": "dem", "gen": "des"},
}

_PRONOUNS: Final[Mapping[Gender, Mapping[Case, str]]] = {
    "n": {"nom": "es", "acc": "es", "dat": "ihm", "gen": "von ihm"},
    "f": {"nom": "sie", "acc": "sie", "dat": "ihr", "gen": "von ihr"},
}

_CASES: Final[Mapping[str, Case]] = {"acc": "acc", "from": "acc", "dat": "dat", "gen": "gen"}
"""The cases of forms; the others are the nominative."""

_WEAK: Final[Mapping[Case, str]] = {"nom": "e", "acc": "e", "dat": "en", "gen": "en"}
"""Endings of an adjective after ``das`` and ``die``."""

_STRONG_PLURAL: Final[Mapping[Case, str]] = {"nom": "e", "acc": "e", "dat": "en", "gen": "er"}
"""Endings of an adjective of several that nothing stands before, or a number."""

_PARTS: Final[Mapping[Part, str]] = {
    "summoned": "beschworen",
    "destroyed": "zerstört",
    "slayer": "siegreich",
    "discarded": "abgeworfen",
    "turned": "betreffend",
}

_PILES: Final = {
    "hand": ("deiner Hand", "der gegnerischen Hand", "einer Hand", "beiden Händen"),
    "deck": ("deinem Deck", "dem gegnerischen Deck", "einem Deck", "beiden Decks"),
    "graveyard": ("deinem Friedhof", "dem gegnerischen Friedhof", "einem Friedhof", "beiden Friedhöfen"),
    "banished": ("deinen Verbannten", "den gegnerischen Verbannten", "den Verbannten", "allen Verbannten"),
}
"""Yours, the opponent's, one player's, both players', in the dative."""

_IN: Final = {"hand": "auf", "deck": "in", "graveyard": "in", "banished": "unter"}
_FROM: Final = {"hand": "aus", "deck": "aus", "graveyard": "aus", "banished": "aus"}


class German(Grammar):
    """German.

    A thing is put in the cases ``acc``, ``dat`` and ``gen``, the nominative without a form; ``subject`` is the
    nominative at the head of a sentence, ``from`` the accusative where it is taken from a pile, ``top`` the top cards
    of a deck, ``bare_plural`` several after a possessive.
    """

    capital_after_colon = True
    colon_after_phase = True
    patterns: ClassVar[Mapping[str, str]] = PATTERNS

    def plural(self, thing: Thing) -> bool:
        """One speaks of no monsters as of several."""
        return thing.plural or thing.quantity == "no"

    def phrase(self, thing: Thing, form: str) -> str:
        """The thing in a case, with article, kin, level, place and whatever else is known of it."""
        case = _CASES.get(form, "nom")
        if thing.name is not None:
            return f"von {thing.name}" if case == "gen" else thing.name
        word = _NOUNS[thing.noun]
        one = word.genitive if case == "gen" else word.one
        match thing.quantity:
            case "this":
                return f"dies{_ENDINGS[word.gender][case]} {one}"
            case "own" | "it":
                return _PRONOUNS[word.gender][case]
            case "same":
                return f"eben dies{_ENDINGS[word.gender][case]} {one}"
            case "that" if thing.part == "attacker":
                return f"{_DEFINITE['m'][case]} Angreifer{'s' * (case == 'gen')}"
            case "that":
                done = _PARTS[thing.part] if thing.part else "betreffend"
                return f"{_DEFINITE[word.gender][case]} {done}{_WEAK[case]} {one}"
            case "target" | "first" | "other_target":
                number = {"target": "", "first": f" erst{_WEAK[case]}", "other_target": f" zweit{_WEAK[case]}"}
                return f"{_DEFINITE['n'][case]}{number[thing.quantity]} Ziel{'s' * (case == 'gen')}"
            case "both":
                return f"beid{_STRONG_PLURAL[case]} Ziele{'n' * (case == 'dat')}"
        return self._counted(thing, case, form) + self._after(thing, form)

    def _counted(self, thing: Thing, case: Case, form: str) -> str:
        """Article or number, adjectives, noun."""
        word = _NOUNS[thing.noun]
        kin = f"{self.kin(thing.kin)}-" if thing.kin is not None else ""
        one = kin + (word.genitive if case == "gen" else word.one)
        several = kin + (word.dative_plural if case == "dat" else word.several)
        if form == "top":
            return one if thing.number == 1 else f"{thing.number} {several}"
        if form == "bare_plural":
            return self._with_adjectives(thing, "en", several)
        if thing.itself:
            return self._with_adjectives(thing, _WEAK[case], f"dies{_ENDINGS[word.gender][case]}", one)
        yours = thing.zone in ("monsters", "backrow") and thing.side == "you"
        if self.plural(thing):
            return self._several(thing, case, form, several, yours=yours)
        if yours and thing.quantity != "no":
            return self._one_of_yours(thing, case, kin + word.several)
        return self._one(thing, case, one)

    def _several(self, thing: Thing, case: Case, form: str, noun: str, *, yours: bool) -> str:
        number = thing.number
        if thing.quantity == "all" and form == "subject":
            if yours:
                return self._with_adjectives(thing, "en", "deine", noun)
            return self._with_adjectives(thing, _STRONG_PLURAL[case], noun)
        if thing.quantity == "all":
            own = [f"dein{_STRONG_PLURAL[case]}"] if yours else []
            return self._with_adjectives(thing, "en", f"all{_STRONG_PLURAL[case]}", *own, noun)
        if thing.quantity == "no":
            return self._with_adjectives(thing, "en", f"kein{_STRONG_PLURAL[case]}", noun)
        counted = {
            "at_least": f"mindestens {number}",
            "at_most": f"höchstens {number}",
            "exactly": f"genau {number}",
            "between": f"{number} bis {thing.highest}",
        }.get(thing.quantity, str(number))
        choice = " deiner Wahl" if thing.quantity == "picked" else ""
        if yours:
            return self._with_adjectives(thing, "en", counted, "deiner", noun) + choice
        return self._with_adjectives(thing, _STRONG_PLURAL[case], counted, noun) + choice

    def _one_of_yours(self, thing: Thing, case: Case, several: str) -> str:
        """``eines deiner Monster``, ``eine andere deiner Karten``."""
        gender = _NOUNS[thing.noun].gender
        if thing.quantity == "each":
            return f"jed{_ENDINGS[gender][case]} {self._with_adjectives(thing, 'en', 'deiner', several)}"
        if thing.quantity == "second":
            head = f"{_INDEFINITE[gender][case]} zweit{_mixed(gender, case)}"
            return f"{head} {self._with_adjectives(thing, 'en', 'deiner', several)}"
        head = f"ein{_ENDINGS[gender][case]}"
        if thing.other:
            head = f"{_INDEFINITE[gender][case]} ander{_mixed(gender, case)}"
        return f"{head} {self._with_adjectives(replace(thing, other=False), 'en', 'deiner', several)}"

    def _one(self, thing: Thing, case: Case, one: str) -> str:
        gender = _NOUNS[thing.noun].gender
        article, mixed = _INDEFINITE[gender][case], _mixed(gender, case)
        match thing.quantity:
            case "each":
                return self._with_adjectives(thing, _WEAK[case], f"jed{_ENDINGS[gender][case]}", one)
            case "second":
                return self._with_adjectives(thing, mixed, article, f"zweit{mixed}", one)
            case "exactly" | "at_most":
                least = "genau" if thing.quantity == "exactly" else "höchstens"
                return self._with_adjectives(thing, mixed, f"{least} {article}", one)
            case "picked":
                return self._with_adjectives(thing, mixed, article, one) + " deiner Wahl"
        return self._with_adjectives(thing, mixed, article, one)

    def _with_adjectives(self, thing: Thing, ending: str, *words: str) -> str:
        """The words with the adjectives before the last, all with the same ending."""
        adjectives = ["ander"] if thing.other else []
        if thing.face is not None:
            adjectives.append("offen" if thing.face == "up" else "verdeckt")
        if thing.zone in ("monsters", "backrow") and thing.side == "opponent":
            adjectives.append("gegnerisch")
        return " ".join([*words[:-1], *(word + ending for word in adjectives), words[-1]])

    def _after(self, thing: Thing, form: str) -> str:
        """What comes after the noun: level, place, attack, position."""
        words = _level(thing.levels)
        if thing.zone in ("monsters", "backrow"):
            words += " auf dem Feld" if thing.side == "either" else ""
        elif thing.zone is not None:
            mine, theirs, one, both = _PILES[thing.zone]
            some = both if thing.quantity in ("all", "picked") else one
            place = {"you": mine, "opponent": theirs, "either": some}[thing.side]
            words += f" {(_FROM if form == 'from' else _IN)[thing.zone]} {place}"
        low, high = thing.attack
        if low is not None and high is not None:
            words += f" mit {low} Angriff" if low == high else f" mit {low} bis {high} Angriff"
        elif low is not None:
            words += f" mit mindestens {low} Angriff"
        elif high is not None:
            words += f" mit höchstens {high} Angriff"
        if thing.position is not None:
            words += " in Angriffsposition" if thing.position == "attack" else " in Verteidigungsposition"
        return words.replace(" in dem ", " im ")


def _mixed(gender: Gender, case: Case) -> str:
    """The ending of an adjective after ``ein``."""
    if case in ("dat", "gen"):
        return "en"
    return "es" if gender == "n" else "e"


def _level(levels: Bounds) -> str:
    low, high = levels
    if low is None and high is None:
        return ""
    if low is None:
        return f" der Stufe {high} oder niedriger"
    if high is None:
        return f" der Stufe {low} oder höher"
    if low == high:
        return f" der Stufe {low}"
    return f" der Stufe {low} oder {high}" if high == low + 1 else f" der Stufe {low} bis {high}"
