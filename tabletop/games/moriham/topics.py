"""What cards do, by the words people look for them with: the vocabulary's own, told of a card as a whole."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.games.moriham.cards import Box, Card, Continuous, Effect, MonsterCard, Option, options_of
from tabletop.games.moriham.vocabulary import (
    KEYWORDS,
    AnyLasting,
    AnyOperation,
    GivesKeyword,
    GivesTribute,
    Grant,
    Sacrifice,
)

OPERATIONS: Final = (
    "damage",
    "gain",
    "draw",
    "search",
    "discard",
    "mill",
    "look",
    "destroy",
    "return",
    "banish",
    "negate",
    "control",
    "change",
    "turn",
    "copy",
    "revive",
    "call",
    "regain",
    "recycle",
    "extra_attack",
    "extra_summon",
    "lower_tribute",
)
"""What is done, in the order it is offered; ``destroy`` includes sacrifices."""

TOPICS: Final[tuple[str, ...]] = (*OPERATIONS, *KEYWORDS)
"""Everything cards can be looked for by: what is done, and the keywords monsters get (H-72)."""


def topics_of(card: Card) -> frozenset[str]:
    """What a card does when it is used, as far as the TOPICS go; its costs and conditions do not count."""
    return frozenset(_topics(card))


def topics_in(box: Box) -> tuple[str, ...]:
    """The topics that some card of a box has, in their order."""
    there = frozenset[str]().union(*map(topics_of, box.cards.values()))
    return tuple(topic for topic in TOPICS if topic in there)


def _topics(card: Card) -> Iterator[str]:
    if isinstance(card, MonsterCard):
        if isinstance(card.ability, Continuous):
            yield from map(_of_lasting, card.ability.gives)
        else:
            yield from _of_effect(card.ability)
        return
    for _name, option in options_of(card):
        yield from _of_effect(option)


def _of_effect(effect: Effect) -> Iterator[str]:
    yield from map(_of_operation, effect.operations)
    if isinstance(effect, Option):
        yield from map(_of_lasting, effect.stays)


def _of_operation(operation: AnyOperation) -> str:
    if isinstance(operation, Grant):
        return operation.keyword
    if isinstance(operation, Sacrifice):
        return "destroy"
    return str(type(operation).__struct_config__.tag)


def _of_lasting(lasting: AnyLasting) -> str:
    if isinstance(lasting, GivesKeyword):
        return lasting.keyword
    return "lower_tribute" if isinstance(lasting, GivesTribute) else "change"
