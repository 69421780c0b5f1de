"""What cards say in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from scenes.moriham.texts.english_patterns import PATTERNS
from scenes.moriham.texts.grammar import Grammar
from scenes.moriham.texts.things import Bounds, Noun, Part, Thing

_NOUNS: Final[Mapping[Noun, tuple[str, str]]] = {
    "card": ("card", "cards"),
    "monster": ("monster", "monsters"),
    "magic": ("magic card", "magic cards"),
    "trap": ("trap card", "trap cards"),
    "spell": ("magic or trap card", "magic or trap cards"),
}

_PARTS: Final[Mapping[Part | None, str]] = {"attacker": "the attacker", "slayer": "the victor"}
"""What has set off a trigger of two monsters; of one alone it is "that monster"."""

_PILES: Final = {
    "hand": ("your hand", "the opponent’s hand", "a hand", "both hands"),
    "deck": ("your deck", "the opponent’s deck", "a deck", "both decks"),
    "graveyard": ("your graveyard", "the opponent’s graveyard", "a graveyard", "both graveyards"),
}
"""Yours, the opponent’s, one player’s, both players'."""


class English(Grammar):
    """English.

    A thing is put ``top`` as the top cards of a deck, ``bare_plural`` several without an article, as a ``subject``,
    and ``from`` where it is taken from a pile.
    """

    patterns: ClassVar[Mapping[str, str]] = PATTERNS

    def plural(self, thing: Thing) -> bool:
        """One speaks of no monsters as of several."""
        return thing.plural or thing.quantity == "no"

    def phrase(self, thing: Thing, form: str) -> str:
        """The thing with article, kin, level, place and whatever else is known of it."""
        if thing.name is not None:
            return thing.name
        plural = self.plural(thing) or form == "bare_plural"
        noun = _NOUNS[thing.noun][plural]
        match thing.quantity:
            case "that" if thing.part in _PARTS:
                return _PARTS[thing.part]
            case "this" | "that":
                return f"{thing.quantity} {noun}"
            case "same":
                return f"that same {noun}"
            case "it" | "own":
                return "it"
            case "target":
                return "the target"
            case "first":
                return "the first target"
            case "other_target":
                return "the second target"
            case "both":
                return "both targets"
        core = " ".join([*self._before(thing), noun])
        if form == "top":
            return core if thing.number == 1 else f"{thing.number} {core}"
        if form == "bare_plural":
            return core + self._after(thing, "")
        if form == "subject" and thing.quantity == "all":
            return f"{'your ' if _is_yours(thing) else ''}{core}{self._after(thing, form)}"
        return f"{self._counted(thing, core)}{self._after(thing, form)}"

    def _before(self, thing: Thing) -> list[str]:
        """The words before the noun, without article or number."""
        words = ["other"] if thing.other else []
        if thing.face is not None:
            words.append(f"face-{thing.face}")
        if thing.zone in ("monsters", "backrow") and thing.side == "opponent":
            words.append("opposing")
        if thing.levels != (None, None):
            words.append(_level(thing.levels))
        if thing.kin is not None:
            words.append(self.kin(thing.kin))
        return words

    def _counted(self, thing: Thing, core: str) -> str:
        """With article or number."""
        if thing.itself:
            return f"this {core}"
        one = f"an{core}" if core.startswith("other ") else f"{'an' if core[0] in 'aeiouAEIO' else 'a'} {core}"
        number = thing.number
        match thing.quantity:
            case "second":
                return f"a second {core}"
            case "count":
                return one if number == 1 else f"{number} {core}"
            case "picked":
                return f"{one if number == 1 else f'{number} {core}'} of your choice"
            case "all":
                return f"all your {core}" if _is_yours(thing) else f"all {core}"
            case "each":
                return core
            case "no":
                return f"no {core}"
            case "at_least":
                return one if number == 1 else f"{number} or more {core}"
            case "at_most":
                return f"at most {number} {core}"
            case "exactly":
                return f"exactly {number} {core}"
            case "between":
                return f"{number} to {thing.highest} {core}"
        return one

    def _after(self, thing: Thing, form: str) -> str:
        """What comes after the noun: place, attack, position."""
        words = ""
        every = thing.quantity in ("all", "picked") or thing.plural
        if thing.zone in ("monsters", "backrow"):
            if thing.side == "you" and thing.quantity != "all" and not thing.itself:
                words += " you control"
            elif thing.side == "either":
                words += " on the field"
        elif thing.zone == "banished":
            place = {"you": "your", "opponent": "the opponent’s", "either": "all"}[thing.side]
            words += f" {'from' if form == 'from' else 'among'} {place} banished cards"
        elif thing.zone is not None:
            mine, theirs, one, both = _PILES[thing.zone]
            any_one = both if thing.quantity == "all" else "the graveyards" if every else one
            place = {"you": mine, "opponent": theirs, "either": any_one}[thing.side]
            words += f" {'from' if form == 'from' else 'in'} {place}"
        low, high = thing.attack
        if low is not None and high is not None:
            words += f" with {low} attack" if low == high else f" with {low} to {high} attack"
        elif low is not None:
            words += f" with {low} or more attack"
        elif high is not None:
            words += f" with {high} or less attack"
        if thing.position is not None:
            words += f" in {thing.position} position"
        return words


def _is_yours(thing: Thing) -> bool:
    return thing.zone in ("monsters", "backrow") and thing.side == "you"


def _level(levels: Bounds) -> str:
    low, high = levels
    if low is None:
        return f"level {high} or lower"
    if high is None:
        return f"level {low} or higher"
    if low == high:
        return f"level {low}"
    return f"level {low} or {high}" if high == low + 1 else f"level {low} to {high}"
