"""The ways in which an effect can be used now: its costs and targets; none where something is lacking (H-40)."""

from __future__ import annotations

from typing import Final, TypeAlias

from tabletop.games.moriham.cards import Effect, SummonCondition
from tabletop.games.moriham.effects.costs import affordable, candidates, card_cost
from tabletop.games.moriham.effects.futility import TESTS_OF, Use, any_holds
from tabletop.games.moriham.effects.reading import TESTS, all_hold, members
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
    found = possible_ways(state, seat, effect, source)
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
    for condition in effect.conditions:  # as all_hold does; asked for so often that a call more would tell
        if not TESTS[condition](state, seat, source):
            return []
    targets = effect.targets
    found: list[Way] = []
    if not effect.costs:
        if not targets:
            return PLAIN
        if len(targets) == 1:
            for ref in members(state, seat, targets[0], source):
                found.append(((), (ref,)))  # noqa: PERF401 - asked for so often that a call more would tell
            return found
        return [((), chosen) for chosen in target_sets(state, seat, targets, source)]
    if not affordable(state, seat, effect.costs):
        return []
    cost = card_cost(effect.costs)
    if cost is None and not targets:
        return PLAIN
    if not targets:
        assert cost is not None
        for ref in candidates(state, seat, cost, source):
            found.append(((ref,), ()))  # noqa: PERF401 - likewise
        return found
    payments = [()] if cost is None else [(ref,) for ref in candidates(state, seat, cost, source)]
    sets = target_sets(state, seat, targets, source)
    return [(payment, chosen) for payment in payments for chosen in sets if not (payment and payment[0] in chosen)]


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
