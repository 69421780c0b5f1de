"""What an activation costs: whether it can be paid, with which cards, and paying it (H-45)."""

from __future__ import annotations

from functools import cache
from typing import Final

from tabletop.core.actions import Event
from tabletop.games.moriham.effects.reading import in_pile, places
from tabletop.games.moriham.events import Cause
from tabletop.games.moriham.life import lose_life
from tabletop.games.moriham.refs import MONSTER_REFS, Ref, Seat, Zone
from tabletop.games.moriham.state import State
from tabletop.games.moriham.vocabulary import (
    CardCost,
    Cost,
    PayBanish,
    PayDiscard,
    PayLife,
    PayMill,
    PayReturn,
    PayTribute,
)
from tabletop.games.moriham.zones import mill, send

_GOES: Final[dict[type[CardCost], tuple[Zone, Cause]]] = {
    PayDiscard: ("graveyard", "discarded"),
    PayTribute: ("graveyard", "tribute"),
    PayBanish: ("banished", "banished"),
    PayReturn: ("hand", "returned"),
}


@cache
def card_cost(costs: tuple[Cost, ...]) -> CardCost | None:
    """The cost that names a card, if there is one."""
    for cost in costs:
        if type(cost) is not PayLife and type(cost) is not PayMill:
            return cost  # type: ignore[return-value]  # what is left names a card
    return None


@cache
def plain_costs(costs: tuple[Cost, ...]) -> tuple[int, int]:
    """The life, and the cards of the deck, that costs which name no card come to."""
    life = sum(cost.amount for cost in costs if isinstance(cost, PayLife))
    return life, sum(cost.count for cost in costs if isinstance(cost, PayMill))


def affordable(state: State, seat: Seat, costs: tuple[Cost, ...]) -> bool:
    """Whether a player can pay the costs that name no card: more life than they take, enough cards in the deck."""
    life, deck = plain_costs(costs)
    return state.life[seat] > life and len(state.decks[seat]) >= deck


def candidates(state: State, seat: Seat, cost: CardCost, source: Ref | None) -> list[Ref]:
    """The cards a cost may be paid with; a card in the hand does not pay for itself."""
    if type(cost) is PayDiscard:
        found = in_pile(state, seat, "hand", cost.card, None)
        return [ref for ref in found if ref != source]
    if type(cost) is PayBanish:
        return in_pile(state, seat, "graveyard", cost.card, source)
    refs = MONSTER_REFS[seat]
    return [refs[place] for place in places(state, seat, cost.card, source)]


def pay(state: State, seat: Seat, costs: tuple[Cost, ...], paid_with: tuple[Ref, ...], out: list[Event]) -> None:
    """Pays all costs, the named card among them."""
    for cost in costs:
        if isinstance(cost, PayLife):
            lose_life(state, seat, cost.amount, "cost", out)
        elif isinstance(cost, PayMill):
            mill(state, seat, cost.count, out)
        else:
            zone, cause = _GOES[type(cost)]
            send(state, paid_with, zone, cause, out)
