"""Whole texts: a special summon, an ability, an option. Triggers come first, then conditions, costs before effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scenes.moriham.texts.clauses import comes_again, conditions, costs, counted_change, trigger
from scenes.moriham.texts.grammar import Grammar, capital
from scenes.moriham.texts.operations import Names, Operations
from scenes.moriham.texts.things import Thing, cards_like, group
from tabletop.games.moriham.cards import Ability, Continuous, Effect, Option, SummonCondition, Triggered
from tabletop.games.moriham.vocabulary import (
    Change,
    ExtraAttack,
    GivesKeyword,
    GivesTribute,
    GivesValues,
    Group,
    Has,
    Lasting,
    OnPhase,
    Per,
    Stat,
    Trigger,
)

NO_NAMES: Final[Names] = {}


def special_summon(grammar: Grammar, summon: SummonCondition) -> str:
    """The first effect of a monster (H-22)."""
    before = [grammar.say("moment.battle")] if summon.moment == "battle" else []
    if summon.conditions:
        before.append(grammar.say("if", condition=conditions(grammar, summon.conditions)))
    if not summon.costs:
        return _text(grammar, before, [grammar.say("special.may", verb_first=True)], colon=False)
    before.append(costs(grammar, summon.costs))
    return _text(grammar, before, [grammar.say("special.do")], colon=True)


def ability(grammar: Grammar, words: Ability, names: Names = NO_NAMES) -> str:
    """The second effect of a monster (H-47); an activated one says once per turn, and so does a trigger that recurs."""
    if isinstance(words, Continuous):
        return _continuous(grammar, words)
    if not isinstance(words, Triggered):
        return _Effect(grammar, words, names).told([grammar.say("once")], colon=True)
    before = [grammar.say("once")] if comes_again(words.on) else []
    return _Effect(grammar, words, names).told(before, may=words.may)


def option(grammar: Grammar, words: Option, names: Names = NO_NAMES) -> str:
    """An option of a magic or trap card (H-40)."""
    return _Effect(grammar, words, names).told([])


def deed(grammar: Grammar, effect: Effect, names: Names = NO_NAMES) -> str:
    """Only what an effect does, without when it works and what it costs."""
    return _Effect(grammar, effect, names).deed()


def trigger_of(effect: Effect) -> Trigger | None:
    """The trigger of an effect, if it has one."""
    return effect.on if isinstance(effect, Option | Triggered) else None


def gift(grammar: Grammar, words: Lasting, *, verb_first: bool = False, again: bool = False) -> str:
    """What a continuous ability, or a card that stays, gives; ``again`` if the card itself has just been spoken of."""
    if isinstance(words, GivesTribute):
        key = "gives.tribute" if words.by == 1 else "gives.tribute.by"
        what = cards_like(words.card, None, monsters=True)
        return grammar.say(key, verb_first=verb_first, what=what, number=words.by)
    assert isinstance(words, GivesValues | GivesKeyword)
    itself = Thing(noun="monster", quantity="own" if again else "this")
    to = group(words.to) if isinstance(words.to, Group) else itself
    if isinstance(words, GivesKeyword):
        yours = isinstance(words.to, Group) and words.to.side == "you" and not words.to.itself
        key = grammar.one_of(f"{words.keyword}.yours", words.keyword) if yours else words.keyword
        return grammar.say(key, verb_first=verb_first, what=to, until="")
    changes: tuple[tuple[int | Per, Stat], ...] = ((words.attack, "attack"), (words.defence, "defence"))
    parts = [counted_change(grammar, amount, stat) for amount, stat in changes if amount != 0]
    return grammar.say("change", verb_first=verb_first, what=to, change=grammar.listed(parts), until="")


def _continuous(grammar: Grammar, words: Continuous) -> str:
    if not words.conditions:
        return _text(grammar, [], [gift(grammar, one) for one in words.gives], colon=False)
    several = len(words.gives) > 1
    last = words.conditions[-1]
    again = isinstance(last, Has) and last.group.itself and not several
    gifts = [gift(grammar, one, verb_first=not several, again=again) for one in words.gives]
    return _text(
        grammar, [grammar.say("while", condition=conditions(grammar, words.conditions, "while"))], gifts, colon=several
    )


class _Effect:
    """Tells an effect that is activated or triggers."""

    def __init__(self, grammar: Grammar, effect: Effect, names: Names) -> None:
        self._grammar = grammar
        self._effect = effect
        self._on = trigger_of(effect)
        self._names = names

    def deed(self) -> str:
        """What it does alone."""
        operations = Operations(self._grammar, self._effect, self._on, self._names)
        return _text(self._grammar, [], self._clauses(operations, may=False, verb_first=False), colon=False)

    def told(self, before: Sequence[str], *, may: bool = False, colon: bool = False) -> str:
        """The whole text.

        Args:
            before: what comes before trigger and condition.
            may: whether it says "you may".
            colon: whether a colon parts what comes before from what is done; after costs one always does.
        """
        grammar, effect = self._grammar, self._effect
        before = list(before)
        colon = colon or (isinstance(self._on, OnPhase) and grammar.colon_after_phase)
        if self._on is not None:
            before.append(trigger(grammar, self._on))
        if effect.conditions:
            before.append(grammar.say("if", condition=conditions(grammar, effect.conditions)))
        if effect.costs:
            paying = costs(grammar, effect.costs, "may" if may else "order")
            if may:
                before.append(grammar.say("may", verb_first=bool(before), clause=paying))
            elif before == [grammar.say("once")]:
                before = [grammar.say("once.pay", cost=paying)]
            else:
                before.append(paying)
            may, colon = False, True
        operations = Operations(grammar, effect, self._on, self._names, follows=True)
        clauses = self._clauses(operations, may=may, verb_first=bool(before) and not colon)
        return _text(grammar, before, clauses, colon=colon)

    def _clauses(self, operations: Operations, *, may: bool, verb_first: bool) -> list[str]:
        """What it does, as sentences without capitals and full stops."""
        chosen = operations.targets_first()
        clauses = [chosen] if chosen else []
        if may:
            clauses = self._may(operations, clauses, verb_first=verb_first)
        elif self._is_order_and_more():
            clauses.append(self._first_then_second(operations, verb_first=verb_first and not clauses))
        else:
            for operation in self._effect.operations:
                clauses.append(operations.told(operation, verb_first=verb_first and not clauses))
        if isinstance(self._effect, Option) and self._effect.stays:
            clauses.append(_lasting(self._grammar, self._effect.stays))
        return clauses

    def _is_order_and_more(self) -> bool:
        """Whether it is two operations that go into one sentence."""
        operations = self._effect.operations
        return (
            len(operations) == 2
            and Operations.can_follow_may(operations[0])
            and not isinstance(operations[0], Change | ExtraAttack)
            and not operations[0].provided
        )

    def _first_then_second(self, operations: Operations, *, verb_first: bool) -> str:
        first, second = self._effect.operations
        told = operations.told(first, verb_first=verb_first)
        return self._grammar.say("then", first=told, second=operations.told(second, verb_first=True))

    def _may(self, operations: Operations, clauses: list[str], *, verb_first: bool) -> list[str]:
        """The clauses of what you may let pass."""
        grammar = self._grammar
        if clauses:
            clauses = [_statement(grammar, clauses[0], verb_first=verb_first)]
        for operation in self._effect.operations:
            if clauses:
                clauses.append(grammar.say("if_so", clause=operations.told(operation, verb_first=True)))
            elif operations.can_follow_may(operation):
                clause = operations.told(operation, mood="may")
                clauses.append(grammar.say("may", verb_first=verb_first, clause=clause))
            else:
                clauses.append(_statement(grammar, operations.told(operation), verb_first=verb_first))
        return clauses


def _lasting(grammar: Grammar, gifts: Sequence[Lasting]) -> str:
    """That the card stays, and what it gives."""
    told = [gift(grammar, one) for one in gifts]
    return _text(grammar, [grammar.say("stays")], told, colon=True, whole=False)


def _statement(grammar: Grammar, clause: str, *, verb_first: bool) -> str:
    """That you may let happen what the clause says."""
    return _text(grammar, [grammar.say("may.have", verb_first=verb_first)], [clause], colon=True, whole=False)


def _text(grammar: Grammar, before: Sequence[str], clauses: Sequence[str], *, colon: bool, whole: bool = True) -> str:
    """What comes before, and the clauses as sentences.

    Args:
        colon: whether a colon stands between, in place of a comma.
        whole: whether it is a text of its own, with a capital and a full stop.
    """
    first, *rest = clauses
    if before and colon:
        first = ", ".join(before) + grammar.colon + (capital(first) if grammar.capital_after_colon else first)
    else:
        first = ", ".join([*before, first])
    text = ". ".join([first, *(capital(clause) for clause in rest)])
    return f"{capital(text)}." if whole else text
