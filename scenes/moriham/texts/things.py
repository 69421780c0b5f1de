"""What cards speak of, before any language: which cards, how many of them, and where.

A ``Thing`` is what a language makes a noun phrase of. All that cannot be told apart in play is the same thing here: a
Tide card among monsters is a Tide monster, whether the data say so or not.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from tabletop.games.moriham.refs import Zone
from tabletop.games.moriham.vocabulary import BattlePosition, Face, Filter, Group, Side

Noun: TypeAlias = Literal["card", "monster", "magic", "trap", "spell"]
"""``spell`` is a magic or trap card."""

Quantity: TypeAlias = Literal[
    "one", "second", "count", "picked", "all", "each", "no", "at_least", "at_most", "exactly", "between",
    "this", "own", "that", "same", "it", "target", "first", "other_target", "both",
]  # fmt: skip
"""How many, or which.

``second`` is one more of the same, ``picked`` a number picked when the effect is done, ``this`` the card itself,
``own`` the card itself that has just been spoken of, ``that`` what set off the trigger, ``same`` the same where that
is the card itself; ``it`` the target just spoken of, ``target`` one spoken of before, ``first`` and ``other_target``
one of two, ``both`` both.
"""

Part: TypeAlias = Literal["summoned", "attacker", "destroyed", "slayer", "discarded", "turned"]
"""What the thing that set off a trigger has done or suffered."""

Bounds: TypeAlias = tuple[int | None, int | None]
"""Lowest and highest; None for no bound."""

LEVELS: Final = (1, 4)
"""The levels of monsters; magic and trap cards count as level 0."""

PLURAL: Final[frozenset[Quantity]] = frozenset({"count", "picked", "all", "at_least", "at_most", "exactly", "between"})
"""The quantities that may be of several."""


@dataclass(frozen=True)
class Thing:
    """What a noun phrase tells.

    Attributes:
        number: how many, for the quantities that count; for ``between`` the lowest.
        highest: for ``between``.
        levels: bounds that say something.
        attack: bounds that say something.
        zone: where the phrase says the cards are; None where the sentence says it.
        side: whose zone.
        part: for ``that``.
        name: the card's own name, in place of all the rest.
    """

    noun: Noun = "card"
    quantity: Quantity = "one"
    number: int = 1
    highest: int = 1
    kin: str | None = None
    levels: Bounds = (None, None)
    attack: Bounds = (None, None)
    position: BattlePosition | None = None
    face: Face | None = None
    other: bool = False
    itself: bool = False
    zone: Zone | None = None
    side: Side = "you"
    part: Part | None = None
    name: str | None = None

    @property
    def plural(self) -> bool:
        """Whether several are spoken of."""
        if self.name is not None or self.itself:
            return False
        if self.quantity in ("all", "both"):
            return True
        return self.quantity in PLURAL and (self.number != 1 or self.quantity == "between")


def cards_like(words: Filter, zone: Zone | None, side: Side = "you", *, monsters: bool = False) -> Thing:
    """One card that fits.

    Args:
        zone: where the phrase shall say it is.
        monsters: whether only monsters come into question, whatever the words say.
    """
    noun = _noun(words, zone, monsters=monsters)
    return Thing(
        noun=noun,
        kin=words.kin,
        levels=_levels(words, noun),
        attack=(words.min_attack or None, words.max_attack),
        position=words.position,
        face=words.face,
        other=words.other,
        itself=words.itself,
        zone=zone,
        side=side,
    )


def group(words: Group) -> Thing:
    """All cards of a group, or as many as are picked of it."""
    one = cards_like(words, words.zone, words.side)
    if words.pick:
        return replace(one, quantity="picked", number=words.pick)
    return replace(one, quantity="all")


def one_of(words: Group) -> Thing:
    """One card of a group."""
    return cards_like(words, words.zone, words.side)


def without_place(thing: Thing) -> Thing:
    """The same where the sentence says where it is."""
    return replace(thing, zone=None)


def counted(thing: Thing, low: int, high: int | None) -> Thing:
    """At least, and at most, so many of them."""
    if high is None:
        return replace(thing, quantity="at_least", number=low)
    if high == 0:
        return replace(thing, quantity="no")
    if low == high:
        return replace(thing, quantity="exactly", number=low)
    if low == 0:
        return replace(thing, quantity="at_most", number=high)
    return replace(thing, quantity="between", number=low, highest=high)


def cards(number: int) -> Thing:
    """So many cards."""
    return Thing(quantity="count", number=number)


def _levels(words: Filter, noun: Noun) -> Bounds:
    """The bounds that say something; lowest and highest alike where there is but one level."""
    low, high = words.min_level, words.max_level
    if noun == "monster":
        low, high = max(low, LEVELS[0]), max(high, LEVELS[0])
        if low == high:
            return low, high
        return (low if low > LEVELS[0] else None, high if high < LEVELS[1] else None)
    return (None, high if noun == "card" and high < LEVELS[1] else None)


def _noun(words: Filter, zone: Zone | None, *, monsters: bool) -> Noun:
    if monsters or zone == "monsters" or words.kind == "monster" or words.kin is not None:
        return "monster"
    if words.kind is not None:
        return words.kind
    if zone == "backrow" or words.max_level == 0:
        return "spell"
    return "monster" if words.min_level > 0 else "card"
