"""What an effect does, told one operation after the other, with its targets spoken of for the first time and again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, Literal, TypeAlias

from scenes.moriham.texts.clauses import PARTS, conditions, counted_change, per
from scenes.moriham.texts.grammar import Grammar, Mood
from scenes.moriham.texts.things import Thing, cards, cards_like, group, one_of
from tabletop.games.moriham.cards import Effect
from tabletop.games.moriham.vocabulary import (
    Amount,
    Banish,
    Call,
    Change,
    Control,
    Copy,
    Damage,
    Destroy,
    Discard,
    Draw,
    Duration,
    ExtraAttack,
    ExtraSummon,
    Gain,
    Grant,
    Group,
    Keyword,
    Look,
    LowerTribute,
    Mill,
    Negate,
    OnActivation,
    OnAttack,
    OnAttacked,
    OnDamaged,
    OnDestroyed,
    OnDiscarded,
    OnDrawn,
    OnGained,
    OnSlain,
    OnSummoned,
    OnSummoning,
    OnTurned,
    Operation,
    Per,
    Recycle,
    Regain,
    Return,
    Revive,
    Role,
    Sacrifice,
    Search,
    Stat,
    Things,
    Trigger,
    Turn,
    ValueOf,
)

Names: TypeAlias = Mapping[Role, str]
"""The names of what an effect speaks of, where they are known: its targets, its own card, what set it off."""

Told: TypeAlias = Thing | tuple[Thing, Thing]

_STATEMENTS: Final = (Sacrifice, Grant, Copy, ExtraSummon, LowerTribute)
"""Operations told as a statement, which has no form for "you may"."""

_AGENTS: Final = (OnSummoning, OnActivation, OnDiscarded, OnDamaged, OnGained, OnDrawn)
"""Triggers that are told of a player."""

_OF_ITSELF: Final = (OnSummoned, OnAttack, OnSlain, OnTurned)
"""Triggers after which the card itself, if they are of it, is the monster spoken of."""


class Operations:
    """Tells the operations of one effect, in order.

    Args:
        on: the trigger whose subject is spoken of.
        names: see ``Names``.
        follows: whether the trigger itself has just been told, so that pronouns may stand for those it speaks of.
    """

    def __init__(
        self, grammar: Grammar, effect: Effect, on: Trigger | None, names: Names, *, follows: bool = False
    ) -> None:
        self._grammar = grammar
        self._effect = effect
        self._on = on
        self._names = names
        self._spoken_of: set[Role] = set()
        self._before: Role | None = None
        self._now: Role | None = None
        if follows and isinstance(on, _OF_ITSELF) and on.itself and not (effect.conditions or effect.costs):
            self._before = "self"
        self._opponent_again = (
            follows and isinstance(on, _AGENTS) and on.whose == "opponent" and not getattr(on, "itself", False)
        )

    def targets_first(self) -> str:
        """The clause that names the targets before anything is done to them; empty where that needs none."""
        groups = self._effect.targets
        if not groups or self._named_in_order():
            return ""
        self._spoken_of |= {"target", "second"}
        if len(groups) == 1:
            return self._grammar.say("choose", what=one_of(groups[0]))
        return self._grammar.say("choose", what=self._both_targets())

    def told(self, operation: Operation, *, mood: Mood = "order", verb_first: bool = False) -> str:
        """What it does, and on what condition, as a clause without a capital."""
        self._now = None
        text = self._clause(operation, mood, verb_first)
        self._before = self._now
        if operation.provided:
            return self._grammar.say("provided", clause=text, condition=conditions(self._grammar, operation.provided))
        return text

    @staticmethod
    def can_follow_may(operation: Operation) -> bool:
        """Whether "you may" can stand before what it does."""
        if isinstance(operation, Gain | Draw | Discard) and operation.player != "you":
            return False
        if isinstance(operation, Damage):
            return operation.player == "opponent"
        return not isinstance(operation, _STATEMENTS)

    def _clause(self, operation: Operation, mood: Mood, verb_first: bool) -> str:
        def say(*keys: str, **slots: Told | str | int) -> str:
            return self._grammar.say(self._fitting(keys, mood), mood=mood, verb_first=verb_first, **slots)

        match operation:
            case Damage():
                return say(
                    _with_value(f"damage.{operation.player}", operation.amount), **self._amount(operation.amount)
                )
            case Gain():
                return say(_with_value(f"gain.{operation.player}", operation.amount), **self._amount(operation.amount))
            case Draw():
                return say(f"draw.{operation.player}", what=cards(operation.count))
            case Discard():
                return say(f"discard.{operation.player}.{operation.chosen_by}", what=cards(operation.count))
            case Mill():
                return say(f"mill.{operation.player}", what=cards(operation.count))
            case Destroy():
                return say("destroy", what=self._thing(operation.what))
            case Sacrifice():
                monsters = Thing(noun="monster", quantity="count", number=operation.count)
                return say(f"sacrifice.{operation.player}", what=monsters, number=operation.count)
            case Return():
                return say("return", what=self._thing(operation.what))
            case Banish():
                return say("banish", what=self._thing(operation.what))
            case Revive():
                return say(f"revive.{operation.position}", what=self._thing(operation.what))
            case Call():
                called = cards_like(operation.card, None, monsters=True)
                return say(f"call.{operation.zone}.{operation.position}", what=called)
            case Search():
                return say("search", what=cards_like(operation.card, None))
            case Regain():
                what = self._thing(operation.what)
                return say("regain.yours" if _are_yours(what) else "regain", what=what)
            case Recycle():
                what = self._thing(operation.what)
                return say("recycle.yours" if _are_yours(what) else "recycle", what=what)
            case Change():
                what = self._thing(operation.what)
                change, until = self._change(operation), self._grammar.say(f"until.{operation.until}")
                return say("change", what=what, change=change, until=until)
            case Turn():
                return say(f"turn_to.{operation.to}", what=self._thing(operation.what))
            case Grant():
                until = self._grammar.say(f"until.{operation.until}")
                return say(*keyword(operation.keyword, operation.until), what=self._thing(operation.what), until=until)
            case ExtraAttack():
                return say("extra_attack", what=self._thing(operation.what))
            case Negate():
                return say(f"negate.{operation.what}{'.banish' if operation.banish else ''}")
            case Control():
                return say(f"control.{operation.until}", what=self._thing(operation.what))
            case Copy():
                taken = ".values" * operation.values + ".ability" * operation.ability
                text = say(f"copy{taken}", what=self._thing("self"), of=self._thing(operation.what))
                self._now = None
                return text
            case Look():
                return say("look")
            case ExtraSummon():
                return say("extra_summon" if operation.count == 1 else "extra_summons", number=operation.count)
            case LowerTribute():
                return say("lower_tribute" if operation.by == 1 else "lower_tribute.by", number=operation.by)
        raise TypeError(f"{type(operation).__name__} is no operation that there are words for")

    def _fitting(self, keys: Sequence[str], mood: Mood) -> str:
        """The most particular of the patterns that there is for it here."""
        wanted = [f"{key}.may" for key in keys] if mood == "may" else []
        wanted += [f"{key}.again" for key in keys] if self._opponent_again else []
        return self._grammar.one_of(*wanted, *keys)

    # How much

    def _amount(self, amount: Amount) -> dict[str, str | int]:
        """The slots that an amount fills."""
        if isinstance(amount, int):
            return {"number": amount, "per": ""}
        if isinstance(amount, Per):
            return {"number": amount.times, "per": per(self._grammar, amount)}
        return {"value": self._value(amount)}

    def _change(self, operation: Change) -> str:
        changes: tuple[tuple[Amount, Stat], ...] = ((operation.attack, "attack"), (operation.defence, "defence"))
        return self._grammar.listed([self._stat(amount, stat) for amount, stat in changes if amount != 0])

    def _stat(self, amount: Amount, stat: Stat) -> str:
        if isinstance(amount, ValueOf):
            return self._grammar.say(f"stat.{stat}.value", value=self._value(amount))
        return counted_change(self._grammar, amount, stat)

    def _value(self, amount: ValueOf) -> str:
        now = self._now
        told = self._grammar.say(f"value.{amount.stat}", of=self._thing(amount.of))
        self._now = now or self._now
        return told

    # Which things

    def _named_in_order(self) -> bool:
        """Whether the operations themselves name all targets, the first before the second."""
        named: list[Role] = []
        for operation in self._effect.operations:
            named += [role for role in _roles(operation) if role not in named]
        if len(self._effect.targets) == 1:
            return bool(named)
        return named[:1] == ["targets"] or named[:2] == ["target", "second"]

    def _thing(self, what: Things) -> Told:
        if isinstance(what, Group):
            return group(what)
        self._now = what
        if what == "self":
            own = Thing(noun="monster", quantity="own" if self._before == "self" else "this")
            return self._named(own, "self")
        if what == "subject":
            return self._named(self._subject(), "subject")
        if what == "targets":
            return self._targets()
        return self._target(what)

    def _subject(self) -> Thing:
        on = self._on
        noun: Literal["card", "monster"] = "card" if isinstance(on, OnDiscarded) else "monster"
        itself = getattr(on, "itself", False)
        part = None if on is None else PARTS.get(type(on))
        if itself and isinstance(on, OnDestroyed | OnDiscarded):
            return Thing(noun=noun, quantity="this" if self._spoken_of else "own")
        if itself and not isinstance(on, OnAttacked):
            return Thing(noun=noun, quantity="same")
        return Thing(noun=noun, quantity="that", part=part)

    def _targets(self) -> Told:
        if self._names.get("target") or self._names.get("second"):
            return (self._target("target"), self._target("second"))
        if self._spoken_of:
            return Thing(noun="card", quantity="both")
        self._spoken_of |= {"target", "second"}
        return self._both_targets()

    def _both_targets(self) -> Told:
        first, second = self._effect.targets
        if first == second:
            return replace(one_of(first), quantity="count", number=2)
        return (one_of(first), one_of(second))

    def _target(self, role: Literal["target", "second"]) -> Thing:
        groups = self._effect.targets
        one = one_of(groups[0 if role == "target" else 1])
        if self._names.get(role):
            return self._named(one, role)
        if role in self._spoken_of:
            return replace(Thing(noun=one.noun), quantity=self._again(role))
        self._spoken_of.add(role)
        one_more = role == "second" and groups[0] == groups[1]
        return replace(one, quantity="second") if one_more else one

    def _again(self, role: Literal["target", "second"]) -> Literal["first", "other_target", "it", "target"]:
        if len(self._effect.targets) == 2:
            return "first" if role == "target" else "other_target"
        return "it" if self._before == role else "target"

    def _named(self, thing: Thing, role: Role) -> Thing:
        name = self._names.get(role)
        return thing if name is None else replace(thing, name=name)


def keyword(words: Keyword, until: Duration | None) -> tuple[str, ...]:
    """The patterns that say a monster has it, the more particular first."""
    return (f"{words}.{until}", words) if until else (words,)


def _with_value(key: str, amount: Amount) -> str:
    return f"{key}.value" if isinstance(amount, ValueOf) else key


def _are_yours(told: Told) -> bool:
    return isinstance(told, Thing) and told.zone == "graveyard" and told.side == "you"


def _roles(operation: Operation) -> Iterator[Role]:
    """The targets that an operation speaks of, in the order it does."""
    spoken: list[object] = [getattr(operation, "what", None)]
    spoken += [
        amount.of
        for amount in (getattr(operation, field, None) for field in ("amount", "attack", "defence"))
        if isinstance(amount, ValueOf)
    ]
    for role in spoken:
        if role == "target" or role == "second" or role == "targets":
            yield role
