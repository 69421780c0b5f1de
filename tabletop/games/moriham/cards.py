"""What a card is, and the box of all cards there are."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, ClassVar, Final, Literal, NamedTuple, TypeAlias

import msgspec

from tabletop.core.actions import Event
from tabletop.games.moriham.events import LOOKS_AT
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
    OnDestroyed,
    OnDiscarded,
    Trigger,
    Word,
)

OptionName: TypeAlias = Literal["a", "b"]
"""One of the two options of a magic or trap card (H-40)."""


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


Moment: TypeAlias = Literal["main", "battle"]
"""When a monster may be summoned specially: in its owner's main phases, or in its battle phase."""


class SummonCondition(Word, frozen=True, kw_only=True):
    """The first effect of a monster: when it may be summoned specially from the hand, and for what (H-22).

    Unlike other effects it has no targets.
    """

    targets: ClassVar[tuple[Group, ...]] = ()

    conditions: tuple[Condition, ...] = ()
    costs: tuple[Cost, ...] = ()
    moment: Moment = "main"


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


def is_posthumous(on: Trigger | None) -> bool:
    """Whether the card itself lies in a graveyard when its trigger has been set off."""
    return isinstance(on, OnDestroyed | OnDiscarded) and on.itself


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
    """Whether a card as printed fits; position, face, ``itself`` and ``other`` are not looked at."""
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
    )


def options_of(card: Spell) -> tuple[tuple[OptionName, Option], tuple[OptionName, Option]]:
    """Both options of a magic or trap card, by name."""
    return ("a", card.a), ("b", card.b)


class Answers(NamedTuple):
    """How a trap card may answer.

    Attributes:
        options: both options.
        looks_at: the kinds of events that can set off one of them; None if one answers anything.
    """

    options: tuple[tuple[OptionName, Option], tuple[OptionName, Option]]
    looks_at: frozenset[type[Event]] | None


def _answers(card: Spell) -> Answers:
    options = options_of(card)
    on = [option.on for _, option in options]
    looks_at = frozenset(LOOKS_AT[type(trigger)] for trigger in on if trigger is not None)
    return Answers(options, None if None in on else looks_at)


DECK_SIZE: Final = 50
"""Cards of a deck (H-01)."""


class _Fitting(dict[Filter, frozenset[str]]):
    """By filter, ids of the cards that fit; found when first asked for."""

    __slots__ = ("_cards", "_test")

    def __init__(self, cards: dict[str, Card], test: Callable[[Card, Filter], bool]) -> None:
        self._cards = cards
        self._test = test

    def __missing__(self, words: Filter) -> frozenset[str]:
        found = self[words] = frozenset(card.id for card in self._cards.values() if self._test(card, words))
        return found


class Box:
    """All cards there are, and what can be told of them once and for all. Never changed, so states share it.

    Attributes:
        kins: the kins of monsters.
        cards: every card by id, ids ascending.
        monsters: the monsters among them.
        spells: the magic and trap cards among them.
        summons: by moment, the conditions of the monsters that may be summoned specially then.
        activated: by id, the abilities that are used in main phases.
        listens: by id, the kind of event that can set off the abilities which go off by themselves while their monster
            is in the field.
        continuous: by id, the abilities that hold as long as their monster is in the field.
        playable: by id, the options of magic and trap cards that a main phase takes: those without a trigger.
        magic: ids of the magic cards.
        answers: by id, how the trap cards may answer.
        giving: ids of the cards that may give something by lying in the field.
        posthumous: by id, the abilities that tell of their own card's end.
        fitting: by filter, ids of the cards that fit as printed; position, face, ``itself`` and ``other`` are
            not looked at.
        fitting_apart_from_attack: the same, whatever the cards' attack.
    """

    __slots__ = (
        "activated",
        "answers",
        "cards",
        "continuous",
        "fitting",
        "fitting_apart_from_attack",
        "giving",
        "kins",
        "listens",
        "magic",
        "monsters",
        "playable",
        "posthumous",
        "spells",
        "summons",
    )

    def __init__(self, kins: Iterable[str], cards: Iterable[Card]) -> None:
        self.kins = tuple(kins)
        self.cards: dict[str, Card] = {card.id: card for card in sorted(cards, key=lambda card: card.id)}
        self.monsters = {card.id: card for card in self.cards.values() if isinstance(card, MonsterCard)}
        self.spells: dict[str, Spell] = {
            card.id: card for card in self.cards.values() if not isinstance(card, MonsterCard)
        }
        self.summons: dict[Moment, dict[str, SummonCondition]] = {"main": {}, "battle": {}}
        self.activated: dict[str, Activated] = {}
        self.listens: dict[str, type[Event]] = {}
        self.posthumous: dict[str, Triggered] = {}
        self.continuous: dict[str, Continuous] = {}
        for monster in self.monsters.values():
            self.summons[monster.summon.moment][monster.id] = monster.summon
            if isinstance(monster.ability, Activated):
                self.activated[monster.id] = monster.ability
            elif isinstance(monster.ability, Triggered):
                if is_posthumous(monster.ability.on):
                    self.posthumous[monster.id] = monster.ability
                else:
                    self.listens[monster.id] = LOOKS_AT[type(monster.ability.on)]
            else:
                self.continuous[monster.id] = monster.ability
        self.playable: dict[str, tuple[tuple[OptionName, Option], ...]] = {
            spell.id: tuple((name, option) for name, option in options_of(spell) if option.on is None)
            for spell in self.spells.values()
        }
        self.magic = frozenset(spell.id for spell in self.spells.values() if spell.kind == "magic")
        self.answers = {spell.id: _answers(spell) for spell in self.spells.values() if spell.kind == "trap"}
        stays = {spell.id for spell in self.spells.values() for _, option in options_of(spell) if option.stays}
        self.giving = frozenset(stays.union(self.continuous))
        self.fitting = _Fitting(self.cards, fits)
        self.fitting_apart_from_attack = _Fitting(self.cards, _fits_apart_from_attack)

    def effect(self, card: str, name: str) -> Effect:
        """The option, or the activated or triggered ability, of a card. The name must be one that it has."""
        if name == "ability":
            ability = self.monsters[card].ability
            assert not isinstance(ability, Continuous)
            return ability
        spell = self.spells[card]
        return spell.a if name == "a" else spell.b

    def option(self, card: str, name: OptionName) -> Option:
        """An option of a magic or trap card."""
        spell = self.spells[card]
        return spell.a if name == "a" else spell.b
