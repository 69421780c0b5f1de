"""What a viewer may know of a duel, and full duels that agree with it (H-05)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tabletop.core.actions import TABLE, Event, Viewer
from tabletop.core.rng import Rng
from tabletop.games.moriham.cards import Box
from tabletop.games.moriham.events import UNKNOWN, CardSet, Drawn, HandShown, Moved
from tabletop.games.moriham.positions import MorihamPosition
from tabletop.games.moriham.refs import SEATS, Seat
from tabletop.games.moriham.restoring import taken_over
from tabletop.games.moriham.state import Spell, State


def hide(position: MorihamPosition, viewer: Viewer) -> MorihamPosition:
    """Puts ``"?"`` in a full position for each card that the viewer may not know; the position is changed.

    A seat knows its hand, its face-down cards, and which cards its deck is made of; of the other hand, what it has
    been shown. Nobody knows the order of a deck. The table sees what lies open.
    """
    for seat in SEATS:
        position.decks[seat][:] = [UNKNOWN] * len(position.decks[seat])
        if seat == viewer:
            continue
        hand, known = position.hands[seat], position.known[seat]
        shown = [] if viewer == TABLE else known
        hand[:] = [*shown, *[UNKNOWN] * (len(hand) - len(shown))]
        if viewer == TABLE:
            known[:] = [UNKNOWN] * len(known)
        for spell in position.backrow[seat]:
            if spell is not None and spell.face == "down":
                spell.card = UNKNOWN
        position.decklists[seat][:] = [UNKNOWN] * len(position.decklists[seat])
    return position


def redact(event: Event, viewer: Viewer) -> Event:
    """The event as the viewer may know it."""
    if isinstance(event, Drawn) and event.seat != viewer:
        return msgspec.structs.replace(event, cards=(UNKNOWN,) * len(event.cards))
    if isinstance(event, HandShown) and viewer == TABLE:
        return msgspec.structs.replace(event, cards=(UNKNOWN,) * len(event.cards))
    if isinstance(event, CardSet) and event.seat != viewer:
        return msgspec.structs.replace(event, card=UNKNOWN)
    if isinstance(event, Moved) and event.secret and event.owner != viewer:
        return msgspec.structs.replace(event, card=UNKNOWN)
    return event


def determined(view: MorihamPosition, box: Box, rng: Rng) -> State:
    """A duel that agrees with a view; what is unknown is drawn from ``rng``. The view stays as it is.

    A view shows a duel that has been played, so it is not looked through for what no duel can be in, as a position is
    that somebody gives.
    """
    state = taken_over(view, box)
    pools = [_unseen(view, box, seat, rng) for seat in SEATS]
    for seat in SEATS:
        row = state.backrow[seat]
        for place, spell in enumerate(row):
            if spell is not None and spell.card == UNKNOWN:
                card = next(card for card in pools[seat] if card in box.spells)
                row[place] = Spell(card, spell.face, spell.option)
                state.backrow_changed(seat)
                _take(pools, seat, card, shared=state.shared_box)
    for seat in SEATS:
        pool = pools[seat]
        for pile in (state.hands[seat], state.decks[seat]):
            for number, card in enumerate(pile):
                if card == UNKNOWN:
                    pile[number] = drawn = pool.pop()
                    if state.shared_box and drawn in pools[1 - seat]:
                        pools[1 - seat].remove(drawn)
        known = state.known[seat]
        if UNKNOWN in known:
            state.known[seat] = set(state.hands[seat][: len(view.known[seat])])
    return state


def cards_in_sight(view: MorihamPosition) -> frozenset[tuple[Seat, str]]:
    """Owner and id of every card of which a view tells where it is."""
    return frozenset((seat, card) for seat in SEATS for card in _seen(view, seat) if card != UNKNOWN)


def _take(pools: list[list[str]], seat: Seat, card: str, *, shared: bool) -> None:
    pools[seat].remove(card)
    if shared and card in pools[1 - seat]:
        pools[1 - seat].remove(card)


def _unseen(position: MorihamPosition, box: Box, seat: Seat, rng: Rng) -> list[str]:
    """The cards that may be what is unknown of a seat, in random order."""
    own = position.decklists[seat]
    pool: Iterable[str] = own if UNKNOWN not in own else box.cards
    seen = set(_seen(position, seat))
    if position.options.get("shared_box"):
        seen |= set(_seen(position, 1 - seat)) | set(position.decklists[1 - seat])
    left = [card for card in pool if card not in seen]
    rng.shuffle(left)
    return left


def _seen(position: MorihamPosition, seat: Seat) -> list[str]:
    """The cards a seat owns that the view shows."""
    seen = position.hands[seat] + position.decks[seat] + position.graveyards[seat] + position.banished[seat]
    seen += [spell.card for spell in position.backrow[seat] if spell is not None]
    for side in SEATS:
        for monster in position.monsters[side]:
            if monster is not None and (side if monster.owner is None else monster.owner) == seat:
                seen.append(monster.card)
    if position.summon is not None and position.summon.seat == seat:
        seen.append(position.summon.card)
    return seen
