"""What a card is, and the box of all cards there are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, ClassVar, Final, Literal, TypeAlias, get_args

import msgspec

from tabletop.games.moriham.vocabulary import (
    AnyLasting,
    AnyOperation,
    AnyTrigger,
    Condition,
    Cost,
    Filter,
    Group,
    Kind,
    Natural,
    Trigger,
    Word,
)

EffectName: TypeAlias = Literal["a", "b", "ability"]
"""An option of a magic or trap card, or the ability of a monster."""


class Effect(Word, frozen=True, kw_only=True):
    """What is activated, or triggers.

    Attributes:
        conditions: all must hold to activate it.
        costs: all are paid at activation (H-45); at most one names a card.
        targets: at most two, chosen at activation, each a single card of its group.
        operations: what it does, in order.
    """

    conditions: tuple[Condition, ...] = ()
    costs: tuple[Cost, ...] = ()
    targets: tuple[Group, ...] = ()
    operations: tuple[AnyOperation, ...] = ()


class SummonCondition(Word, frozen=True, kw_only=True):
    """The first effect of a monster: when it may be summoned specially from the hand, and for what (H-22).

    Attributes:
        moment: the owner's main phases, or its battle phase.
    """

    conditions: tuple[Condition, ...] = ()
    costs: tuple[Cost, ...] = ()
    moment: Literal["main", "battle"] = "main"


class Activated(Effect, frozen=True, kw_only=True, tag_field="works", tag="activated"):
    """An ability its controller may use once a turn in a main phase."""


class Triggered(Effect, frozen=True, kw_only=True, tag_field="works", tag="triggered"):
    """An ability that goes off by itself, once a turn.

    Attributes:
        on: what sets it off.
        may: whether its controller may let it pass (H-46).
    """

    on: AnyTrigger
    may: bool = False


class Continuous(Word, frozen=True, kw_only=True, tag_field="works", tag="continuous"):
    """An ability that holds as long as the monster is in the field and its conditions hold."""

    gives: tuple[AnyLasting, ...]
    conditions: tuple[Condition, ...] = ()


Ability: TypeAlias = Activated | Triggered | Continuous


class Option(Effect, frozen=True, kw_only=True):
    """One of the two effects of a magic or trap card (H-40).

    Attributes:
        on: the trigger of a trap; None for one that may be activated in any response window (H-42).
        stays: what the card gives while it lies in the field afterwards; it stays if there is any (H-43).
    """

    on: AnyTrigger | None = None
    stays: tuple[AnyLasting, ...] = ()


CardId: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]{0,39}$")]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class MonsterCard(Word, frozen=True, kw_only=True, tag_field="kind", tag="monster"):
    """A monster: level, attack, defence and its two effects (H-71)."""

    kind: ClassVar[Kind] = "monster"

    id: CardId
    name: Name
    kin: str
    level: Annotated[int, msgspec.Meta(ge=1, le=4)]
    attack: Natural
    defence: Natural
    summon: SummonCondition
    ability: Ability


class MagicCard(Word, frozen=True, kw_only=True, tag_field="kind", tag="magic"):
    """A magic card with its two options (H-40)."""

    kind: ClassVar[Kind] = "magic"
    kin: ClassVar[str | None] = None
    level: ClassVar[int] = 0
    attack: ClassVar[int] = 0
    defence: ClassVar[int] = 0

    id: CardId
    name: Name
    a: Option
    b: Option


class TrapCard(Word, frozen=True, kw_only=True, tag_field="kind", tag="trap"):
    """A trap card with its two options (H-40)."""

    kind: ClassVar[Kind] = "trap"
    kin: ClassVar[str | None] = None
    level: ClassVar[int] = 0
    attack: ClassVar[int] = 0
    defence: ClassVar[int] = 0

    id: CardId
    name: Name
    a: Option
    b: Option


Spell: TypeAlias = MagicCard | TrapCard
Card: TypeAlias = MonsterCard | MagicCard | TrapCard


def fits(card: Card, words: Filter) -> bool:
    """Whether a card as printed fits; position, face and ``other`` are not looked at."""
    return (
        _fits_apart_from_attack(card, words)
        and (words.min_attack is None or card.attack >= words.min_attack)
        and (words.max_attack is None or card.attack <= words.max_attack)
    )


def _fits_apart_from_attack(card: Card, words: Filter) -> bool:
    """The same, whatever the card's attack."""
    return (
        words.min_level <= card.level <= words.max_level
        and (words.kind is None or card.kind == words.kind)
        and (words.kin is None or card.kin == words.kin)
        and (words.card is None or card.id == words.card)
    )


DECK_SIZE: Final = 50
"""Cards of a deck (H-01)."""


class Box:
    """All cards there are, and what can be told of them once and for all. Never changed, so states share it.

    Attributes:
        kins: the kins of monsters.
        cards: every card by id, ids ascending.
        monsters: the monsters among them.
        spells: the magic and trap cards among them.
        triggered: by trigger, ids of the monsters whose ability it sets off.
        listeners: ids of the monsters whose ability goes off by itself.
        givers: ids of the monsters that give something as long as they are in the field.
    """

    __slots__ = (
        "_fitting",
        "_fitting_apart",
        "cards",
        "givers",
        "kins",
        "listeners",
        "monsters",
        "spells",
        "triggered",
    )

    def __init__(self, kins: Iterable[str], cards: Iterable[Card]) -> None:
        self.kins = tuple(kins)
        self.cards: dict[str, Card] = {card.id: card for card in sorted(cards, key=lambda card: card.id)}
        self.monsters = {card.id: card for card in self.cards.values() if isinstance(card, MonsterCard)}
        self.spells: dict[str, Spell] = {
            card.id: card for card in self.cards.values() if not isinstance(card, MonsterCard)
        }
        self.triggered: dict[type[Trigger], frozenset[str]] = {
            kind: frozenset(card.id for card in self.monsters.values() if _set_off_by(card, kind))
            for kind in get_args(AnyTrigger)
        }
        self.listeners = frozenset().union(*self.triggered.values())
        self.givers = frozenset(card.id for card in self.monsters.values() if isinstance(card.ability, Continuous))
        self._fitting: dict[Filter, frozenset[str]] = {}
        self._fitting_apart: dict[Filter, frozenset[str]] = {}

    def fitting(self, words: Filter) -> frozenset[str]:
        """Ids of the cards that fit as printed; position, face and ``other`` are not looked at."""
        found = self._fitting.get(words)
        if found is None:
            found = frozenset(card.id for card in self.cards.values() if fits(card, words))
            self._fitting[words] = found
        return found

    def fitting_apart_from_attack(self, words: Filter) -> frozenset[str]:
        """The same, whatever the cards' attack."""
        found = self._fitting_apart.get(words)
        if found is None:
            found = frozenset(card.id for card in self.cards.values() if _fits_apart_from_attack(card, words))
            self._fitting_apart[words] = found
        return found

    def effect(self, card: str, name: str) -> Effect:
        """The option, or the activated or triggered ability, of a card. The name must be one that it has."""
        if name == "ability":
            ability = self.monsters[card].ability
            assert not isinstance(ability, Continuous)
            return ability
        spell = self.spells[card]
        return spell.a if name == "a" else spell.b


def _set_off_by(card: MonsterCard, kind: type[Trigger]) -> bool:
    return isinstance(card.ability, Triggered) and type(card.ability.on) is kind
