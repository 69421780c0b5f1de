"""Sentences of a language with things put into them in the right form.

A sentence is a pattern. Its slots take things in a case or with a preposition, ``{what:acc}``, ``{what:de}``; which
there are, the language says. Besides, ``<gets/get>`` gives the first for one thing and the second for several,
``(ziehe|ziehen)`` the first as an order and the second after "may", and ``[subject|verb]`` stands the other way round
where the language puts the verb first.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, Literal, TypeAlias

from scenes.moriham.texts.things import Thing

Mood: TypeAlias = Literal["order", "may"]
"""Told to do it, or the form that follows "may"."""

Slot: TypeAlias = Thing | tuple[Thing, Thing] | str | int
"""Two things are put one after the other, each in the form asked for."""

MINUS: Final = "\N{MINUS SIGN}"
_NUMBER: Final = re.compile(r"<([^<>/]*)/([^<>/]*)>")
_MOOD: Final = re.compile(r"\(([^()|]*)\|([^()|]*)\)")
_ORDER: Final = re.compile(r"\[([^\[\]|]*)\|([^\[\]|]*)\]")


class Grammar(ABC):
    """A language that cards speak.

    Attributes:
        patterns: the sentences and their parts by what they say.
        colon: what stands between a cost and what it is paid for.
        capital_after_colon: whether a sentence after a colon begins with a capital.
        colon_after_phase: whether a colon, not a comma, follows the phase in which something is done.
    """

    patterns: ClassVar[Mapping[str, str]]
    colon: ClassVar[str] = ": "
    capital_after_colon: ClassVar[bool] = False
    colon_after_phase: ClassVar[bool] = False

    def __init__(self, kins: Mapping[str, str]) -> None:
        self._kins = kins

    @abstractmethod
    def phrase(self, thing: Thing, form: str) -> str:
        """The thing in a form that the language's patterns ask for; the plain one for ``""``."""

    def plural(self, thing: Thing) -> bool:
        """Whether the language speaks of it as of several."""
        return thing.plural

    def kin(self, kin: str) -> str:
        """The name of a kin; one without a name is called by its id."""
        return self._kins.get(kin, kin.capitalize())

    def one_of(self, *keys: str) -> str:
        """The first of these patterns that there is; the last must be one."""
        return next((key for key in keys if key in self.patterns), keys[-1])

    def say(self, key: str, *, mood: Mood = "order", verb_first: bool = False, **slots: Slot) -> str:
        """The pattern ``key`` with its slots filled.

        The slot ``what`` decides between one and several, or else the slot ``number``.
        """
        what = slots.get("what", slots.get("number"))
        plural = self.plural(what) if isinstance(what, Thing) else isinstance(what, tuple) or what not in (None, 1)
        pattern = _ORDER.sub(r"\2 \1" if verb_first else r"\1 \2", self.patterns[key])
        pattern = _MOOD.sub(r"\1" if mood == "order" else r"\2", pattern)
        pattern = _NUMBER.sub(r"\2" if plural else r"\1", pattern)
        return self.polished(pattern.format_map({name: self._filled(slot) for name, slot in slots.items()}))

    def polished(self, text: str) -> str:
        """The text with what the language draws together where words meet."""
        return text

    def listed(self, parts: Sequence[str], last: str = "and") -> str:
        """Parts one after another: ``a``, ``a and b``, ``a, b and c``; ``last`` is the pattern that joins the last."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say(last, first=", ".join(parts[:-1]), last=parts[-1])

    def _filled(self, slot: Slot) -> object:
        if isinstance(slot, Thing):
            return _Filled(self, (slot,))
        return _Filled(self, slot) if isinstance(slot, tuple) else slot


class _Filled:
    """Things in a slot; the slot's form says how they are put."""

    def __init__(self, grammar: Grammar, things: Sequence[Thing]) -> None:
        self._grammar = grammar
        self._things = things

    def __format__(self, form: str) -> str:
        return self._grammar.listed([self._grammar.phrase(thing, form) for thing in self._things])


def signed(number: int) -> str:
    """A number with its sign: ``+2``, ``−1``."""
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]
