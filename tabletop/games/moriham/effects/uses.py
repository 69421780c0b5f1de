"""The ways in which an effect can be used now: its costs and targets; none where something is lacking (H-40)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from tabletop.games.moriham.cards import Effect, SummonCondition
from tabletop.games.moriham.effects.costs import affordable, candidates, card_cost
from tabletop.games.moriham.effects.futility import TESTS_OF, Use, any_holds
from tabletop.games.moriham.effects.reading import FINDERS, TESTS, all_hold, members
from tabletop.games.moriham.refs import Ref, Seat
from tabletop.games.moriham.state import State
from tabletop.games.moriham.vocabulary import Group

Way: TypeAlias = tuple[tuple[Ref, ...], tuple[Ref, ...]]
"""What the cost is paid with, and the targets."""

PLAIN: Final[list[Way]] = [((), ())]
"""The one way of an effect without costs and targets to name."""


def ways(state: State, seat: Seat, effect: Effect, source: Ref | None, subject: Ref | None = None) -> list[Way]:
    """Every way in which a player can use an effect of its card at ``source`` now, and that could do something.

    Args:
        source: None for a card that has gone.
        subject: what set off its trigger, if that is still there.
    """
    found = PLANS[effect](state, seat, source)
    tests = TESTS_OF[effect]
    if not tests or not found:
        return found
    if found is PLAIN:
        return PLAIN if any_holds(tests, Use(state, seat, source, None, (), subject)) else []
    return [
        way
        for way in found
        if any_holds(tests, Use(state, seat, source, way[0][0] if way[0] else None, way[1], subject))
    ]


def possible_ways(state: State, seat: Seat, effect: Effect | SummonCondition, source: Ref | None) -> list[Way]:
    """Every way in which a player can use an effect of its card at ``source`` now, whether it could do something."""
    return PLANS[effect](state, seat, source)


Plan: TypeAlias = Callable[[State, Seat, Ref | None], list[Way]]
"""Finds the possible ways to use an effect for a player whose card is at a ref."""


def _plan(effect: Effect | SummonCondition) -> Plan:
    tests = tuple([TESTS[condition] for condition in effect.conditions])
    costs, targets = effect.costs, effect.targets
    cost = card_cost(costs)
    finder = FINDERS[targets[0]] if len(targets) == 1 else None

    def plan(state: State, seat: Seat, source: Ref | None) -> list[Way]:
        for test in tests:
            if not test(state, seat, source):
                return []
        if costs and not affordable(state, seat, costs):
            return []
        # Loops, not comprehensions: asked so often, for so few cards, that a call more would tell.
        found: list[Way] = []
        if cost is None:
            if not targets:
                return PLAIN
            if finder is None:
                return [((), chosen) for chosen in target_sets(state, seat, targets, source)]
            for ref in finder(state, seat, source):
                found.append(((), (ref,)))  # noqa: PERF401
            return found
        payments = candidates(state, seat, cost, source)
        if not targets:
            for ref in payments:
                found.append(((ref,), ()))  # noqa: PERF401
            return found
        sets = target_sets(state, seat, targets, source)
        return [((paid,), chosen) for paid in payments for chosen in sets if paid not in chosen]

    return plan


class _Plans(dict[Effect | SummonCondition, Plan]):
    """By effect, how its ways are found: what its words say is worked out once, not each time it is asked for."""

    def __missing__(self, effect: Effect | SummonCondition) -> Plan:
        plan = self[effect] = _plan(effect)
        return plan


PLANS: Final = _Plans()
"""How the possible ways of each effect are found; worked out when first asked for."""


def target_sets(state: State, seat: Seat, groups: tuple[Group, ...], source: Ref | None) -> list[tuple[Ref, ...]]:
    """Every choice of targets, one of each group, none twice; two of the same group in one order only."""
    if len(groups) == 1:
        return [(ref,) for ref in members(state, seat, groups[0], source)]
    first, second = groups
    others = members(state, seat, second, source)
    if first == second:
        return [(one, another) for number, one in enumerate(others) for another in others[number + 1 :]]
    return [(one, another) for one in members(state, seat, first, source) for another in others if one != another]


def obstacle(state: State, seat: Seat, effect: Effect | SummonCondition, source: Ref | None) -> str:
    """Why an effect cannot be used: ``condition_not_met``, ``cost_not_met``, ``no_target`` or ``does_nothing``."""
    if not all_hold(state, seat, effect.conditions, source):
        return "condition_not_met"
    cost = card_cost(effect.costs)
    if not affordable(state, seat, effect.costs) or (cost is not None and not candidates(state, seat, cost, source)):
        return "cost_not_met"
    return "does_nothing" if possible_ways(state, seat, effect, source) else "no_target"
