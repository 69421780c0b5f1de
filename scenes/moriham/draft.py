"""Choosing an action step by step: what with, what, tributes, what is paid, at what, in which position.

A draft is made of the legal actions alone, so what it offers is what the rules allow. It never changes: every pick
gives another draft, and undoing is going back to the one before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal, NamedTuple, TypeAlias

from tabletop.core.actions import Action
from tabletop.games.moriham.actions import (
    Activate,
    Attack,
    Choose,
    Refs,
    Respond,
    Retarget,
    SetCard,
    SpecialSummon,
    Summon,
    TurnPosition,
    UseAbility,
)
from tabletop.games.moriham.events import Target
from tabletop.games.moriham.refs import MONSTER_REFS, Ref, Seat, card_ref
from tabletop.games.moriham.vocabulary import BattlePosition

Verb: TypeAlias = Literal["summon", "special", "set", "a", "b", "ability", "turn", "attack", "retarget", "choose"]
"""What is done with a card; ``a`` and ``b`` activate that option, or answer with it."""

VERBS: Final[tuple[Verb, ...]] = (
    "summon",
    "special",
    "set",
    "a",
    "b",
    "ability",
    "turn",
    "attack",
    "retarget",
    "choose",
)
"""In the order in which they are offered."""

Step: TypeAlias = Literal["verb", "tribute", "cost", "target", "aim", "position", "done"]
"""What is to be picked next; ``done`` when the action is whole."""

Aim: TypeAlias = Ref | Literal["player"]
"""What is attacked: a monster of the opponent, or the opponent."""

Pick: TypeAlias = Verb | Ref | BattlePosition | Literal["player"]


class Parts(NamedTuple):
    """An action taken apart: its card, and what is picked for it step by step."""

    source: Ref
    verb: Verb
    tributes: frozenset[Ref] = frozenset()
    cost: Refs = ()
    targets: Refs = ()
    aim: Aim | None = None
    position: BattlePosition | None = None


def parts_of(action: Action, seat: Seat) -> Parts | None:
    """The parts of an action that is made with a card or monster; None for one that is not, as going on."""
    match action:
        case Summon(card=card, position=position, tributes=tributes):
            places = frozenset(MONSTER_REFS[seat][place] for place in tributes)
            return Parts(card_ref(seat, "hand", card), "summon", places, position=position)
        case SpecialSummon(card=card, position=position, cost=cost, targets=targets):
            return Parts(card_ref(seat, "hand", card), "special", cost=cost, targets=targets, position=position)
        case SetCard(card=card):
            return Parts(card_ref(seat, "hand", card), "set")
        case Activate(source=source, option=option, cost=cost, targets=targets):
            return Parts(source, option, cost=cost, targets=targets)
        case Respond(source=source, option=option, cost=cost, targets=targets):
            return Parts(source, option, cost=cost, targets=targets)
        case UseAbility(monster=place, cost=cost, targets=targets):
            return Parts(MONSTER_REFS[seat][place], "ability", cost=cost, targets=targets)
        case TurnPosition(monster=place):
            return Parts(MONSTER_REFS[seat][place], "turn")
        case Attack(monster=place, target=target):
            return Parts(MONSTER_REFS[seat][place], "attack", aim=_aim(seat, target))
        case Choose(picks=(ref,)):
            return Parts(ref, "choose")
        case _:
            return None


def aims(actions: Sequence[Action], seat: Seat) -> dict[Aim, Action]:
    """What an attack under way may be aimed at anew (H-36)."""
    return {_aim(seat, action.target): action for action in actions if isinstance(action, Retarget)}


def _aim(seat: Seat, target: Target) -> Aim:
    return "player" if target == "player" else MONSTER_REFS[1 - seat][target]


@dataclass(frozen=True)
class Draft:
    """An action half chosen.

    Attributes:
        source: the card it is made with.
        candidates: the legal actions that agree with everything picked so far, taken apart, with the action.
        verb: what is done with it; None before that is picked.
        tributes: the monsters picked to be tributed.
        cost: what was picked to pay with.
        targets: the targets picked, in their order.
        aim: what is attacked.
        position: in which the monster comes.
        before: the draft before the last pick; None for one just begun.
    """

    source: Ref
    candidates: tuple[tuple[Parts, Action], ...]
    verb: Verb | None = None
    tributes: tuple[Ref, ...] = ()
    cost: Refs = ()
    targets: Refs = ()
    aim: Aim | None = None
    position: BattlePosition | None = None
    before: Draft | None = field(default=None, repr=False, compare=False)

    @property
    def verbs(self) -> tuple[Verb, ...]:
        """What can be done with the card."""
        there = {parts.verb for parts, _ in self.candidates}
        return tuple(verb for verb in VERBS if verb in there)

    @property
    def step(self) -> Step:
        """What is to be picked next."""
        if self.verb is None:
            return "verb"
        parts = [parts for parts, _ in self.candidates]
        if any(len(one.tributes) > len(self.tributes) for one in parts):
            return "tribute"
        if any(len(one.cost) > len(self.cost) for one in parts):
            return "cost"
        if any(len(one.targets) > len(self.targets) for one in parts):
            return "target"
        if self.aim is None and any(one.aim is not None for one in parts):
            return "aim"
        if self.position is None and any(one.position is not None for one in parts):
            return "position"
        return "done"

    @property
    def choices(self) -> tuple[Pick, ...]:
        """What may be picked next, none twice."""
        step = self.step
        parts = [parts for parts, _ in self.candidates]
        found: list[Pick] = []
        if step == "verb":
            found = list(self.verbs)
        elif step == "tribute":
            found = [ref for one in parts for ref in sorted_places(one.tributes) if ref not in self.tributes]
        elif step == "cost":
            found = [one.cost[len(self.cost)] for one in parts]
        elif step == "target":
            found = [ref for one in parts for ref in one.targets if ref not in self.targets]
        elif step == "aim":
            found = [one.aim for one in parts if one.aim is not None]
        elif step == "position":
            found = [one.position for one in parts if one.position is not None]
        return tuple(dict.fromkeys(found))

    @property
    def action(self) -> Action | None:
        """The action, when it is whole."""
        return self.candidates[0][1] if self.step == "done" else None

    def pick(self, choice: Pick) -> Draft:
        """The draft with one thing more picked. Raises ValueError when that may not be picked now."""
        if choice not in self.choices:
            raise ValueError(f"{choice!r} is not among {self.choices!r}")
        step = self.step
        picked = {
            "verb": {"verb": choice},
            "tribute": {"tributes": (*self.tributes, choice)},
            "cost": {"cost": (*self.cost, choice)},
            "target": {"targets": (*self.targets, choice)},
            "aim": {"aim": choice},
            "position": {"position": choice},
        }[step]
        draft = replace(self, before=self, **picked)  # type: ignore[arg-type]
        left = tuple((parts, action) for parts, action in self.candidates if draft._agrees(parts))
        return replace(draft, candidates=left)

    def outcomes(self, choice: Pick) -> Action | None:
        """The action that a pick would make whole; None when more would have to be picked after it."""
        return self.pick(choice).action

    def _agrees(self, parts: Parts) -> bool:
        """Whether an action has all that has been picked. Targets may be picked in either order of a pair."""
        return (
            self.verb in (None, parts.verb)
            and parts.tributes.issuperset(self.tributes)
            and parts.cost[: len(self.cost)] == self.cost
            and set(parts.targets).issuperset(self.targets)
            and self.aim in (None, parts.aim)
            and self.position in (None, parts.position)
        )


def sorted_places(refs: Iterable[Ref]) -> list[Ref]:
    """Places of the field in their order."""
    return sorted(refs, key=lambda ref: (ref.seat, ref.place or 0))


def drafts(actions: Sequence[Action], seat: Seat) -> dict[Ref, Draft]:
    """A draft for every card with which a seat may do something now."""
    grouped: dict[Ref, list[tuple[Parts, Action]]] = {}
    for action in actions:
        parts = parts_of(action, seat)
        if parts is not None:
            grouped.setdefault(parts.source, []).append((parts, action))
    return {source: Draft(source, tuple(candidates)) for source, candidates in grouped.items()}
