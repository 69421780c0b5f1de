"""Whether an action can be applied now, and the code of the refusal if not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NoReturn

from tabletop.core.actions import CHANCE, Action
from tabletop.core.errors import IllegalAction
from tabletop.games.moriham import abilities, battle, choices, spells, summon
from tabletop.games.moriham.actions import (
    Activate,
    Attack,
    Choose,
    Decline,
    GiveUp,
    NextPhase,
    Picked,
    Respond,
    Retarget,
    SetCard,
    Shuffled,
    SpecialSummon,
    Starts,
    Summon,
    Surrender,
    TurnPosition,
    UseAbility,
)
from tabletop.games.moriham.cards import MonsterCard
from tabletop.games.moriham.effects.reading import has_keyword, tribute_cuts
from tabletop.games.moriham.effects.uses import Way, possible_ways
from tabletop.games.moriham.events import Target
from tabletop.games.moriham.frames import Attacking, Losing, Opening, Picking, Shuffling, Triggering, Window
from tabletop.games.moriham.legal import decision
from tabletop.games.moriham.refs import MONSTER_REFS, PLACES, SEATS, Ref, Seat, card_ref
from tabletop.games.moriham.state import State
from tabletop.games.moriham.windows import answered


def check(state: State, action: Action) -> None:
    """Raises IllegalAction if the action cannot be applied now; the state stays as it is."""
    if state.ended is not None:
        raise IllegalAction("over")
    kind = type(action)
    checker = _CHECKS.get((type(state.frames[-1]) if state.frames else state.phase, kind))
    if checker is not None:
        checker(state, action)
        return
    due = decision(state)
    assert due is not None
    if kind is not Surrender or due.seat == CHANCE:
        code = "chance_due" if due.seat == CHANCE else "not_now"
        raise IllegalAction(code, "action.type", got=kind.__struct_config__.tag, want=type(due).__struct_config__.tag)


def _refuse(code: str, field: str, got: object = None, want: object = None, **params: object) -> NoReturn:
    raise IllegalAction(code, f"action.{field}", got=got, want=want, **params)


def _acting(state: State) -> Seat:
    """The seat whose turn it is, for the actions of its phases."""
    assert state.turn is not None
    return state.turn


# Main and battle phases


def _monster_in_hand(state: State, seat: Seat, card: str) -> MonsterCard:
    if card not in state.hands[seat]:
        _refuse("not_in_hand", "card", card)
    monster = state.box.monsters.get(card)
    if monster is None:
        _refuse("not_a_monster", "card", card)
    return monster


def _place(place: int, field: str) -> int:
    if not 0 <= place < PLACES:
        _refuse("no_such_place", field, place, f"0 to {PLACES - 1}")
    return place


def _summon(state: State, action: Summon) -> None:
    seat = _acting(state)
    card = _monster_in_hand(state, seat, action.card)
    if state.normal_summons <= 0:
        _refuse("no_normal_summon_left", "card", action.card)
    cuts = tribute_cuts(state, seat)
    free = state.free_monster_places(seat) > 0
    needed = summon.tribute_needed(card, cuts)
    sets = summon.normal_tributes(summon.levels_of(state, seat), needed, free)
    if not sets:
        _refuse("no_tribute" if needed else "field_full", "card", action.card, needed=needed)
    if action.tributes not in sets:
        levels = summon.levels_of(state, seat)
        offered = sum(levels[place] for place in action.tributes if 0 <= place < PLACES)
        allowed = [list(places) for places in sets]
        _refuse("tributes_do_not_fit", "tributes", list(action.tributes), allowed, needed=needed, offered=offered)


def _special_summon(state: State, action: SpecialSummon) -> None:
    seat = _acting(state)
    card = _monster_in_hand(state, seat, action.card)
    ways = summon.special_ways(state, seat, action.card)
    if not ways:
        _refuse(summon.special_obstacle(state, seat, card), "card", action.card)
    if (action.cost, action.targets) not in ways:
        _no_way(ways, action.cost, action.targets)


def _no_way(possible: list[Way], cost: tuple[Ref, ...], targets: tuple[Ref, ...]) -> NoReturn:
    """Refuses a way to use an effect that is none of those there are.

    Args:
        possible: those there are, and those that could not do anything as things stand.
    """
    if not any(cost == payment for payment, _ in possible):
        _refuse("not_a_cost", "cost", [_ref(ref) for ref in cost])
    code = "does_nothing" if (cost, targets) in possible else "not_a_target"
    _refuse(code, "targets", [_ref(ref) for ref in targets])


def _ref(ref: Ref) -> str:
    return f"{ref.seat} {ref.zone} {ref.card if ref.place is None else ref.place}"


def _set(state: State, action: SetCard) -> None:
    seat = _acting(state)
    obstacle = spells.set_obstacle(state, seat, action.card)
    if obstacle is not None:
        _refuse(obstacle, "card", action.card)


def _activate(state: State, action: Activate) -> None:
    seat = _acting(state)
    obstacle = spells.main_obstacle(state, seat, action.source)
    card = spells.card_at(state, seat, action.source)
    if obstacle is not None or card is None:
        _refuse(obstacle or "no_card_there", "source", _ref(action.source))
    option = spells.option_of(card, action.option)
    ways = spells.main_ways(state, seat, action.source, option)
    if not ways:
        _refuse(spells.main_option_obstacle(state, seat, action.source, option), "option", action.option)
    if (action.cost, action.targets) not in ways:
        _no_way(possible_ways(state, seat, option, action.source), action.cost, action.targets)


def _ability(state: State, action: UseAbility) -> None:
    seat = _acting(state)
    place = _place(action.monster, "monster")
    monster = state.monsters[seat][place]
    ways = [] if monster is None else abilities.ability_ways(state, seat, place, monster)
    if not ways:
        _refuse(abilities.ability_obstacle(state, seat, place), "monster", place)
    if (action.cost, action.targets) not in ways:
        assert monster is not None
        ability = state.box.activated[monster.copied or monster.card]
        _no_way(possible_ways(state, seat, ability, MONSTER_REFS[seat][place]), action.cost, action.targets)


def _turn(state: State, action: TurnPosition) -> None:
    seat = _acting(state)
    obstacle = abilities.turn_obstacle(state, seat, _place(action.monster, "monster"))
    if obstacle is not None:
        _refuse(obstacle, "monster", action.monster)


def _attack(state: State, action: Attack) -> None:
    seat = _acting(state)
    obstacle = battle.attack_obstacle(state, seat, _place(action.monster, "monster"))
    if obstacle is not None:
        _refuse(obstacle, "monster", action.monster)
    _target(state, seat, action.monster, action.target)


def _retarget(state: State, action: Retarget) -> None:
    seat = _acting(state)
    assert state.attack is not None
    assert state.attack.monster is not None
    _target(state, seat, state.attack.monster, action.target)


def _target(state: State, seat: Seat, place: int, target: Target) -> None:
    targets = battle.targets(state, seat, place)
    if target in targets:
        return
    if target == "player" or (target in range(PLACES) and state.monsters[1 - seat][target] is not None):
        shielded = target != "player" and has_keyword(state, 1 - seat, target, "cannot_be_attacked")
        bars = [] if shielded else battle.defenders(state, 1 - seat)
        _refuse("not_attackable", "target", target, targets, bars=bars)
    _refuse("no_monster_there", "target", target, targets)


def _always(_state: State, _action: Action) -> None:
    """Nothing can be wrong with it at its time."""


# Windows and choices


def _respond(state: State, action: Respond) -> None:
    window = state.frames[-1]
    assert isinstance(window, Window)
    seat = window.asked
    obstacle = spells.response_obstacle(state, seat, action.source)
    card = spells.card_at(state, seat, action.source)
    if obstacle is not None or card is None:
        _refuse(obstacle or "no_card_there", "source", _ref(action.source))
    option = spells.option_of(card, action.option)
    events = answered(state, window)
    ways = spells.response_ways(state, seat, action.source, option, events)
    if not ways:
        _refuse(spells.response_option_obstacle(state, seat, action.source, option, events), "option", action.option)
    if (action.cost, action.targets) not in ways:
        _no_way(possible_ways(state, seat, option, action.source), action.cost, action.targets)


def _choose(state: State, action: Choose) -> None:
    frame = state.frames[-1]
    if isinstance(frame, Triggering):
        allowed = choices.trigger_choices(state, frame)
    else:
        assert isinstance(frame, Picking)
        allowed = choices.picking_choices(state, frame)
    if action not in allowed:
        _refuse("not_a_choice", "picks", [_ref(ref) for ref in action.picks])


# Chance


def _shuffled(state: State, action: Shuffled) -> None:
    frame = state.frames[-1]
    assert isinstance(frame, Shuffling)
    if action.seat != frame.seat:
        _refuse("other_seat", "seat", action.seat, frame.seat)
    if sorted(action.deck) != sorted(state.decks[frame.seat]):
        _refuse("other_cards", "deck", len(action.deck), f"the {len(state.decks[frame.seat])} cards of the deck")


def _starts(_state: State, action: Starts) -> None:
    if action.seat not in SEATS:
        _refuse("no_such_seat", "seat", action.seat, list(SEATS))


def _picked(state: State, action: Picked) -> None:
    frame = state.frames[-1]
    assert isinstance(frame, Losing)
    hand = {card_ref(frame.seat, "hand", card) for card in state.hands[frame.seat]}
    if len(action.picks) != frame.count or len(set(action.picks)) != frame.count or not hand.issuperset(action.picks):
        _refuse("not_a_choice", "picks", [_ref(ref) for ref in action.picks], f"{frame.count} cards of the hand")


_CHECKS: Final[dict[tuple[object, type[Any]], Callable[[State, Any], None]]] = {
    ("battle", Attack): _attack,
    ("battle", SpecialSummon): _special_summon,
    ("battle", NextPhase): _always,
    (Window, Respond): _respond,
    (Window, Decline): _always,
    (Attacking, Retarget): _retarget,
    (Attacking, GiveUp): _always,
    (Triggering, Choose): _choose,
    (Picking, Choose): _choose,
    (Shuffling, Shuffled): _shuffled,
    (Opening, Starts): _starts,
    (Losing, Picked): _picked,
}
"""By where the duel stands (the phase, or the frame that waits) and by action."""

for _phase in ("main1", "main2"):
    _CHECKS.update(
        {
            (_phase, Summon): _summon,
            (_phase, SpecialSummon): _special_summon,
            (_phase, SetCard): _set,
            (_phase, Activate): _activate,
            (_phase, UseAbility): _ability,
            (_phase, TurnPosition): _turn,
            (_phase, NextPhase): _always,
        }
    )
