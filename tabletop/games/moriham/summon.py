"""Summoning from the hand: what it takes, declaring it, and taking the place (H-20…H-25)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from tabletop.core.actions import Event
from tabletop.games.moriham.actions import SpecialSummon, Summon
from tabletop.games.moriham.cards import MonsterCard, SummonCondition, fits
from tabletop.games.moriham.effects.costs import pay
from tabletop.games.moriham.effects.reading import tribute_cuts
from tabletop.games.moriham.effects.uses import PLANS, Way, obstacle, possible_ways
from tabletop.games.moriham.events import Moved, Summoning
from tabletop.games.moriham.frames import Placing
from tabletop.games.moriham.happening import happen
from tabletop.games.moriham.refs import CARD_REFS, MONSTER_REFS, Ref, Seat, Zone, card_ref
from tabletop.games.moriham.state import State
from tabletop.games.moriham.state import Summon as SummonUnderWay
from tabletop.games.moriham.vocabulary import GivesTribute
from tabletop.games.moriham.windows import open_window, settle
from tabletop.games.moriham.zones import enter, from_hand, send


def tribute_needed(card: MonsterCard, cuts: list[GivesTribute]) -> int:
    """The sum of levels that a normal summon of the card must tribute (H-21), with what lowers it now (H-49)."""
    needed = card.level - 1
    for cut in cuts:
        if fits(card, cut.card):
            needed -= cut.by
    return needed if needed > 0 else 0


def levels_of(state: State, seat: Seat) -> tuple[int, ...]:
    """The levels of a player's monsters by place; 0 for a free one."""
    cards = state.box.monsters
    return tuple([0 if monster is None else cards[monster.card].level for monster in state.monsters[seat]])


@cache
def normal_tributes(levels: tuple[int, ...], needed: int, free: bool) -> tuple[tuple[int, ...], ...]:
    """Every set of places that can be tributed for a monster of the hand so that there is a place for it.

    The sets sum to exactly what is needed, the smaller ones come first.

    Args:
        levels: of the player's monsters, as ``levels_of`` gives them.
        needed: the sum of levels that it must tribute.
        free: whether the player has a free place.
    """
    if not (needed or free):
        return ()
    taken = [place for place, level in enumerate(levels) if level]
    return tuple(
        places
        for size in range(needed + 1)  # no monster has less than level 1
        for places in combinations(taken, size)
        if sum([levels[place] for place in places]) == needed
    )


def normal_summons(state: State, seat: Seat) -> list[Summon]:
    """Every normal summon from the hand."""
    if state.normal_summons <= 0:
        return []
    cuts = tribute_cuts(state, seat)
    monsters = state.box.monsters
    levels = levels_of(state, seat)
    free = None in state.monsters[seat]  # no summon under way will take it, as this is asked in main phases alone
    found: list[Summon] = []
    for card in state.hands[seat]:
        if card in monsters:
            needed = tribute_needed(monsters[card], cuts) if cuts else monsters[card].level - 1
            for places in normal_tributes(levels, needed, free):
                found += _normal_summons(card, places)
    return found


@cache
def _normal_summons(card: str, places: tuple[int, ...]) -> tuple[Summon, Summon]:
    """By position. The card must be one there is: they are kept."""
    return Summon(card, "attack", places), Summon(card, "defence", places)


def special_obstacle(state: State, seat: Seat, card: MonsterCard) -> str:
    """What the special summon of a monster of the hand lacks when there is no way to it in this phase."""
    if card.id not in _conditions_now(state):
        return "wrong_phase"
    if state.has_used(seat, card.id, "summon"):
        return "used_this_turn"
    source = card_ref(seat, "hand", card.id)
    if possible_ways(state, seat, card.summon, source):
        return "field_full"
    return obstacle(state, seat, card.summon, source)


def special_ways(state: State, seat: Seat, card: str) -> list[Way]:
    """Every way to pay for the special summon of a monster of the hand, in this phase, that leaves a place for it."""
    condition = _conditions_now(state).get(card)
    if condition is None or state.has_used(seat, card, "summon"):
        return []
    found = possible_ways(state, seat, condition, card_ref(seat, "hand", card))
    if found and state.free_monster_places(seat) <= 0:
        return [way for way in found if _frees_a_place(way[0], seat)]
    return found


def special_summons(state: State, seat: Seat) -> list[SpecialSummon]:
    """Every special summon from the hand in this phase."""
    conditions = state.box.summons["battle" if state.phase == "battle" else "main"]
    used, refs = state.used, CARD_REFS[seat]["hand"]
    full = None not in state.monsters[seat]  # no summon is under way, as this is asked in main and battle phases alone
    found: list[SpecialSummon] = []
    for card in state.hands[seat]:
        if card not in conditions or (used and (seat, card, "summon") in used):
            continue
        for cost, _ in PLANS[conditions[card]](state, seat, refs[card]):
            if not full or _frees_a_place(cost, seat):
                found += _special_summons(card, cost) if cost else _free_special_summons(card)
    return found


def _special_summons(card: str, cost: tuple[Ref, ...]) -> tuple[SpecialSummon, SpecialSummon]:
    return SpecialSummon(card, "attack", cost), SpecialSummon(card, "defence", cost)


@cache
def _free_special_summons(card: str) -> tuple[SpecialSummon, SpecialSummon]:
    """Those that name nothing to pay with. The card must be one there is: they are kept."""
    return _special_summons(card, ())


def _conditions_now(state: State) -> dict[str, SummonCondition]:
    """By id, the conditions of the monsters whose moment this phase is."""
    return state.box.summons["battle" if state.phase == "battle" else "main"]


def declare_normal(state: State, seat: Seat, action: Summon, out: list[Event]) -> None:
    """Pays the tributes and declares the summon; it waits for its window (H-25)."""
    state.normal_summons -= 1
    send(state, [MONSTER_REFS[seat][place] for place in action.tributes], "graveyard", "tribute", out)
    from_hand(state, seat, action.card)
    _declare(state, SummonUnderWay(seat, action.card, action.position, "normal"), out)


def declare_special(state: State, seat: Seat, action: SpecialSummon, out: list[Event]) -> None:
    """Pays the condition's costs and declares the summon; it waits for its window (H-25)."""
    state.used.add((seat, action.card, "summon"))
    from_hand(state, seat, action.card)
    pay(state, seat, state.box.monsters[action.card].summon.costs, action.cost, out)
    _declare(state, SummonUnderWay(seat, action.card, action.position, "special"), out)


def place(state: State, out: list[Event]) -> None:
    """The window has closed: the monster takes its place, or goes to its owner's graveyard if negated (H-25)."""
    summon = state.summon
    assert summon is not None
    state.frames.pop()
    state.summon = None
    seat = summon.seat
    if summon.negated:
        zone: Zone = "banished" if summon.banish else "graveyard"
        state.pile(seat, zone).append(summon.card)
        happen(state, Moved(summon.card, seat, card_ref(seat, "hand", summon.card), zone, "negated"), out)
    else:
        enter(state, seat, summon.card, seat, summon.position, summon.how, out)
    settle(state, seat, None)


def _declare(state: State, summon: SummonUnderWay, out: list[Event]) -> None:
    state.summon = summon
    state.frames.append(Placing())
    event = Summoning(summon.seat, summon.card, summon.how, summon.position)
    happen(state, event, out)
    happened = tuple(state.happened)
    state.happened.clear()
    open_window(state, summon.seat, event, happened)


def _frees_a_place(cost: tuple[Ref, ...], seat: Seat) -> bool:
    return any(ref.zone == "monsters" and ref.seat == seat for ref in cost)
