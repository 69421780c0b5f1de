"""What cards say in Spanish."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar, Final, NamedTuple

from scenes.moriham.texts.grammar import Grammar
from scenes.moriham.texts.spanish_patterns import PATTERNS
from scenes.moriham.texts.things import Bounds, Noun, Part, Thing


class _Word(NamedTuple):
    """A noun: its ending ``a`` or ``o``, for one, for several; and what comes after the noun it is made with."""

    ending: str
    one: str
    several: str
    after: str = ""


_NOUNS: Final[Mapping[Noun, _Word]] = {
    "card": _Word("a", "carta", "cartas"),
    "monster": _Word("o", "monstruo", "monstruos"),
    "magic": _Word("a", "carta", "cartas", " de Magia"),
    "trap": _Word("a", "carta", "cartas", " de Trampa"),
    "spell": _Word("a", "carta", "cartas", " de Magia o Trampa"),
}

_PARTS: Final[Mapping[Part | None, str]] = {"attacker": "el atacante", "slayer": "el vencedor"}
"""What has set off a trigger of two monsters; of one alone it is ``ese monstruo``."""

_PILES: Final = {
    "hand": ("tu mano", "la mano rival", "una mano", "ambas manos"),
    "deck": ("tu mazo", "el mazo rival", "un mazo", "ambos mazos"),
    "graveyard": ("tu cementerio", "el cementerio rival", "un cementerio", "ambos cementerios"),
    "banished": ("tus desterradas", "las desterradas del rival", "las desterradas", "todas las desterradas"),
}
"""Yours, the opponent's, one player's, both players'."""

_CONTRACTIONS: Final = (
    (re.compile(r"\bde el "), "del "),
    (re.compile(r"\ba el "), "al "),
)


class Spanish(Grammar):
    """Spanish.

    A thing has one form; ``subject`` is that at the head of a sentence, ``able`` likewise before what it can do, where
    Spanish needs no pronoun; ``top`` are the first cards of a deck, ``bare_plural`` several without an article. ``del``
    and ``al`` are seen to at the end.
    """

    patterns: ClassVar[Mapping[str, str]] = PATTERNS

    def polished(self, text: str) -> str:
        """The text with contractions."""
        for pattern, drawn_together in _CONTRACTIONS:
            text = pattern.sub(drawn_together, text)
        return text

    def phrase(self, thing: Thing, form: str) -> str:
        """The thing with article, kin, level, place and whatever else is known of it."""
        if form == "able":
            return "" if thing.quantity == "own" and thing.name is None else self.phrase(thing, "subject") + " "
        if thing.name is not None:
            return thing.name
        word = _NOUNS[thing.noun]
        masculine = word.ending == "o"
        match thing.quantity:
            case "this" | "own":
                return f"{'este' if masculine else 'esta'} {word.one}"
            case "that" if thing.part in _PARTS:
                return _PARTS[thing.part]
            case "that":
                return f"{'ese' if masculine else 'esa'} {word.one}"
            case "same":
                return f"{'ese' if masculine else 'esa'} mism{word.ending} {word.one}"
            case "it" | "target":
                return f"{'dicho' if masculine else 'dicha'} {word.one}"
            case "first":
                return "el primer objetivo"
            case "other_target":
                return "el segundo objetivo"
            case "both":
                return "ambos objetivos"
        return self._counted(thing, form)

    def _counted(self, thing: Thing, form: str) -> str:
        """Article or number, noun, and what comes after it."""
        word = _NOUNS[thing.noun]
        end = word.ending
        masculine = end == "o"
        yours = thing.zone in ("monsters", "backrow") and thing.side == "you"
        after = self._after(thing)
        several = f"{f'otr{end}s ' if thing.other else ''}{word.several}{after}"
        one = f"{f'otr{end} ' if thing.other else ''}{word.one}{after}"
        article = "" if thing.other else "un " if masculine else "una "
        number = thing.number
        if form == "top":
            return f"{number} primeras {several}"
        if form == "bare_plural":
            return several
        if thing.itself:
            return f"{'este' if masculine else 'esta'} {one}"
        if thing.quantity == "all":
            every = "" if form == "subject" else f"tod{end}s "
            return f"{every}{'tus' if yours else f'l{end}s'} {several}"
        if self.plural(thing):
            counted = {
                "at_least": f"al menos {number}",
                "at_most": f"como máximo {number}",
                "exactly": f"exactamente {number}",
                "between": f"de {number} a {thing.highest}",
            }.get(thing.quantity, str(number))
            if thing.quantity == "picked":
                return f"{counted} {f'otr{end}s ' if thing.other else ''}{word.several} a tu elección{after}"
            return f"{counted} {'de tus ' if yours else ''}{several}"
        match thing.quantity:
            case "no":
                return f"{'ningún' if masculine else 'ninguna'} {one}"
            case "each" if yours:
                return f"cada un{end} de tus {several}"
            case "each":
                return f"cada {one}"
            case "exactly" | "at_most":
                return f"{'exactamente' if thing.quantity == 'exactly' else 'como máximo'} {article}{one}"
            case "picked":
                return f"{article}{f'otr{end} ' if thing.other else ''}{word.one} a tu elección{after}"
            case "second" if yours:
                return f"un{end} segund{end} de tus {several}" if thing.other else f"un segund{end} de tus {several}"
            case "second":
                return f"{'un segundo' if masculine else 'una segunda'} {one}"
        if yours:
            return f"{f'otr{end}' if thing.other else f'un{end}'} de tus {word.several}{after}"
        return f"{article}{one}"

    def _after(self, thing: Thing) -> str:
        """What comes after the noun: kin, side, level, attack, position, place."""
        plural = self.plural(thing) or thing.quantity == "all"
        words = _NOUNS[thing.noun].after
        if thing.kin is not None:
            words += f" de {self.kin(thing.kin)}"
        if thing.zone in ("monsters", "backrow") and thing.side == "opponent":
            words += " rivales" if plural else " rival"
        if thing.face is not None:
            words += " boca arriba" if thing.face == "up" else " boca abajo"
        words += _level(thing.levels)
        if thing.zone in ("monsters", "backrow"):
            words += " en el campo" if thing.side == "either" else ""
        elif thing.zone is not None:
            mine, theirs, one, both = _PILES[thing.zone]
            some = both if thing.quantity in ("all", "picked") else one
            place = {"you": mine, "opponent": theirs, "either": some}[thing.side]
            words += f" {'entre' if thing.zone == 'banished' else 'de'} {place}"
        low, high = thing.attack
        if low is not None and high is not None:
            words += f" con {low} de ataque" if low == high else f" con {low} a {high} de ataque"
        elif low is not None:
            words += f" con {low} o más de ataque"
        elif high is not None:
            words += f" con {high} o menos de ataque"
        if thing.position is not None:
            words += " en posición de ataque" if thing.position == "attack" else " en posición de defensa"
        return words


def _level(levels: Bounds) -> str:
    low, high = levels
    if low is None and high is None:
        return ""
    if low is None:
        return f" de nivel {high} o menos"
    if high is None:
        return f" de nivel {low} o más"
    if low == high:
        return f" de nivel {low}"
    return f" de nivel {low} o {high}" if high == low + 1 else f" de nivel {low} a {high}"
