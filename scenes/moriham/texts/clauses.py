"""The parts of a card's text that come before what it does: when it works, on what condition, and what it costs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, Literal

from scenes.moriham.texts.grammar import Grammar, Mood, signed
from scenes.moriham.texts.things import Part, Thing, cards, cards_like, counted, one_of, without_place
from tabletop.games.moriham.vocabulary import (
    Behind,
    Condition,
    Cost,
    Filter,
    Has,
    Life,
    OnActivation,
    OnAttack,
    OnAttacked,
    OnDamaged,
    OnDestroyed,
    OnDiscarded,
    OnDrawn,
    OnGained,
    OnPhase,
    OnSlain,
    OnSummoned,
    OnSummoning,
    OnTurned,
    PayBanish,
    PayDiscard,
    PayLife,
    PayMill,
    PayReturn,
    PayTribute,
    Per,
    Side,
    Stat,
    ThisTurn,
    Trigger,
    Whose,
)

# Conditions


def conditions(grammar: Grammar, all_of: Iterable[Condition], after: Literal["if", "while"] = "if") -> str:
    """That all of these hold, as it stands after "if" or "while"."""
    return grammar.listed([condition(grammar, one) for one in all_of], grammar.one_of(f"and.{after}", "and"))


def condition(grammar: Grammar, one: Condition) -> str:
    """That it holds, as it stands after "if"."""
    match one:
        case Has():
            return _has(grammar, one)
        case Life():
            low, high = one.at_least, one.at_most
            if high is None:
                return grammar.say(f"life.{one.player}.at_least", low=low or 0)
            if low is None:
                return grammar.say(f"life.{one.player}.at_most", high=high)
            return grammar.say(f"life.{one.player}.between", low=low, high=high)
        case Behind():
            return grammar.say(f"behind.{one.what}" if one.by == 1 else f"behind.{one.what}.by", by=one.by)
        case Whose():
            return grammar.say(f"turn.{one.player}")
        case ThisTurn():
            several = "" if one.at_least == 1 else ".several"
            return grammar.say(f"this_turn.{one.what}.{one.player}{several}", number=one.at_least)


def _has(grammar: Grammar, one: Has) -> str:
    words = one.group
    thing = without_place(one_of(words))
    if words.itself:
        return _is_there(grammar, one, thing)
    what = counted(thing, one.at_least, one.at_most)
    key = f"has.{words.zone}.{words.side}"
    return grammar.say(grammar.one_of(f"{key}.no", key) if what.quantity == "no" else key, what=what)


def _is_there(grammar: Grammar, one: Has, thing: Thing) -> str:
    """That the card itself is there, or is not."""
    key = f"itself.{one.group.side}"
    if thing == Thing(noun="monster", itself=True, position=thing.position, side=one.group.side):
        key = grammar.one_of(f"{key}.{thing.position}", key)
    return grammar.say(f"{key}.not" if one.at_most == 0 else key, what=thing)


# Costs


def costs(grammar: Grammar, all_of: Iterable[Cost], mood: Mood = "order") -> str:
    """What is to be paid."""
    return grammar.listed([cost(grammar, one, mood) for one in all_of])


def cost(grammar: Grammar, one: Cost, mood: Mood = "order") -> str:
    """To pay it."""
    match one:
        case PayLife():
            return grammar.say("pay.life", mood=mood, amount=one.amount)
        case PayMill():
            return grammar.say("mill.you", mood=mood, what=cards(one.count))
        case PayDiscard():
            return grammar.say("discard.you.holder", mood=mood, what=cards_like(one.card, None))
        case PayTribute():
            return grammar.say("pay.tribute", mood=mood, what=_own_monster(one.card))
        case PayBanish():
            return grammar.say("banish", mood=mood, what=cards_like(one.card, "graveyard"))
        case PayReturn():
            return grammar.say("return", mood=mood, what=_own_monster(one.card))


def _own_monster(words: Filter) -> Thing:
    return cards_like(words, "monsters")


# Triggers

PARTS: Final[dict[type[Trigger], Part]] = {
    OnSummoned: "summoned",
    OnAttack: "attacker",
    OnAttacked: "attacker",
    OnDestroyed: "destroyed",
    OnSlain: "slayer",
    OnDiscarded: "discarded",
    OnTurned: "turned",
}
"""What the subject of a trigger has done or suffered, of those that have one."""

_ONCE: Final = (OnSummoned, OnDestroyed, OnDiscarded)


def comes_again(on: Trigger) -> bool:
    """Whether it may well happen more than once in a turn, so that the once a turn of H-48 must be said."""
    return not (isinstance(on, OnPhase) or (isinstance(on, _ONCE) and on.itself))


def trigger(grammar: Grammar, on: Trigger) -> str:
    """When it happens: ``when a monster you control attacks``."""
    match on:
        case OnSummoning():
            what = cards_like(on.card, None, monsters=True)
            return grammar.say(f"on.summoning.{on.whose}", what=what, how=_part(grammar, "how.summoning", on.how))
        case OnSummoned():
            how = grammar.say(f"how.summoned.{on.how or 'any'}")
            return grammar.say("on.summoned", what=_monster(on.card, on.whose, itself=on.itself), how=how)
        case OnAttack():
            return grammar.say(f"on.attack.{on.at or 'any'}", what=_monster(on.card, on.whose, itself=on.itself))
        case OnAttacked():
            return grammar.say("on.attacked", what=_monster(on.card, on.whose, itself=on.itself))
        case OnActivation():
            return grammar.say(f"on.activation.{on.whose}", what=_kinds(grammar, on))
        case OnDestroyed():
            what = _monster(on.card, on.whose, itself=on.itself)
            return grammar.say("on.destroyed", what=what, by=_part(grammar, "by", on.by))
        case OnSlain():
            return grammar.say("on.slays", what=_monster(on.card, on.whose, itself=on.itself))
        case OnDiscarded():
            if on.itself:
                return grammar.say("on.discarded.itself")
            return grammar.say(f"on.discarded.{on.whose}", what=cards_like(on.card, None))
        case OnDamaged():
            least = "" if on.at_least == 1 else ".at_least"
            return grammar.say(
                f"on.damaged.{on.whose}{least}", number=on.at_least, source=_part(grammar, "from", on.by)
            )
        case OnGained():
            return grammar.say(f"on.gained.{on.whose}")
        case OnDrawn():
            return grammar.say(f"on.drawn.{on.whose}")
        case OnTurned():
            what = _monster(on.card, on.whose, itself=on.itself)
            return grammar.say(f"on.turned.{on.to or 'any'}", what=what)
        case OnPhase():
            return grammar.say(f"on.phase.{on.phase}.{on.whose}")
    raise TypeError(f"{type(on).__name__} is no trigger that there are words for")


def _monster(words: Filter, whose: Side, *, itself: bool) -> Thing:
    """A monster in the field that a trigger speaks of."""
    if itself:
        return Thing(noun="monster", quantity="this")
    return cards_like(words, "monsters", whose, monsters=True)


def _part(grammar: Grammar, key: str, which: str | None) -> str:
    return "" if which is None else grammar.say(f"{key}.{which}")


_KINDS: Final = ("magic", "trap", "ability")


def _kinds(grammar: Grammar, on: OnActivation) -> str:
    kinds = [kind for kind in _KINDS if kind in on.kinds]
    if len(kinds) == len(_KINDS):
        return grammar.say("kinds.all")
    return grammar.say("kinds." + ".".join(kinds))


# Amounts


def per(grammar: Grammar, amount: Per) -> str:
    """For each card of a group, with the most that count."""
    each = replace(one_of(amount.group), quantity="each")
    if amount.at_most is None:
        return grammar.say("per", each=each)
    key = "per.at_most" if amount.times == 1 else "per.counting"  # cards are limited, not what they come to
    return grammar.say(key, each=each, most=amount.at_most)


def counted_change(grammar: Grammar, amount: int | Per, stat: Stat) -> str:
    """What is added to an attack or defence: ``+2 attack``, ``−1 attack for each card in your hand``."""
    if isinstance(amount, int):
        return grammar.say(f"stat.{stat}", number=signed(amount))
    return grammar.say(f"stat.{stat}", number=signed(amount.times)) + per(grammar, amount)
