"""Cards going from zone to zone (H-05). Nothing else moves them, so what points at a card that leaves learns of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from tabletop.core.actions import Event
from tabletop.games.moriham.effects.reading import values_of
from tabletop.games.moriham.events import Cause, ControlTaken, Drawn, How, Moved, Summoned
from tabletop.games.moriham.frames import Pending
from tabletop.games.moriham.happening import forget, happen
from tabletop.games.moriham.refs import BACKROW_REFS, CARD_REFS, MONSTER_REFS, Ref, Seat, Zone
from tabletop.games.moriham.state import Monster, Spell, State
from tabletop.games.moriham.vocabulary import BattlePosition, Face


def send(
    state: State, refs: Sequence[Ref], zone: Zone, cause: Cause, out: list[Event], slayers: dict[Ref, Ref] | None = None
) -> None:
    """Cards go together to a zone of their owners.

    Args:
        zone: hand, deck (on top), graveyard or banished.
        slayers: the monsters that destroyed them by battle and are left.
    """
    taken = [_take(state, ref) for ref in refs]
    for ref, (card, owner, left) in zip(refs, taken, strict=True):
        secret = isinstance(left, Spell) and left.face == "down" and zone in ("hand", "deck")
        _put(state, owner, zone, card, secret=secret)
        slayer = slayers.get(ref) if slayers is not None else None
        gone = left if isinstance(left, Monster) else None
        if gone is not None and cause in ("battle", "effect"):
            state.count_deed(ref.seat, "destroyed")
        happen(state, Moved(card, owner, ref, zone, cause, slayer, secret), out, gone)


def mill(state: State, seat: Seat, count: int, out: list[Event]) -> None:
    """The top cards of a deck go to the graveyard, what there is (H-16)."""
    for card in state.decks[seat][:count]:
        send(state, [CARD_REFS[seat]["deck"][card]], "graveyard", "milled", out)


def draw(state: State, seat: Seat, count: int) -> Drawn | None:
    """A player draws, what there is (H-16). Returns what to tell; None if there was nothing to draw."""
    deck = state.decks[seat]
    cards = tuple(deck[:count])
    if not cards:
        return None
    del deck[:count]
    state.hands[seat] += cards
    state.stirred = True
    return Drawn(seat, cards, len(deck))


def from_hand(state: State, seat: Seat, card: str) -> None:
    """A card leaves a hand for the field."""
    _take(state, CARD_REFS[seat]["hand"][card])


def lay(state: State, seat: Seat, card: str, face: Face) -> Ref:
    """Lays a magic or trap card of the hand in the leftmost free place, of which there must be one."""
    from_hand(state, seat, card)
    place = state.backrow[seat].index(None)
    state.backrow[seat][place] = Spell(card, face)
    state.backrow_changed(seat)
    if face == "down" and state.known[seat]:
        # Which of the cards known to be in the hand has been laid is not known, so none of them is known any longer.
        state.known[seat].difference_update(state.box.spells)
    return BACKROW_REFS[seat][place]


def enter(
    state: State,
    seat: Seat,
    card: str,
    owner: Seat,
    position: BattlePosition,
    how: How,
    out: list[Event],
    origin: Zone = "hand",
) -> None:
    """A monster that has left its zone comes into the field, to the leftmost free place, of which there must be one."""
    place = state.monsters[seat].index(None)
    state.monsters[seat][place] = Monster(card, owner, position)
    state.field_changed(card)
    if how != "normal":
        state.count_deed(seat, "special")
    attack, defence = values_of(state, seat, place)
    happen(state, Summoned(seat, place, card, owner, how, position, attack, defence, origin), out)


def bring(state: State, ref: Ref, seat: Seat, position: BattlePosition, out: list[Event]) -> None:
    """An effect brings a monster from a hand, deck or graveyard into the field of a seat, if a place is free."""
    if state.free_monster_places(seat) > 0:
        card, owner, _ = _take(state, ref)
        enter(state, seat, card, owner, position, "effect", out, ref.zone)


def change_side(state: State, ref: Ref, seat: Seat, out: list[Event]) -> bool:
    """A monster goes to the field of a seat, if a place is free there. Returns whether it did."""
    if state.free_monster_places(seat) <= 0:
        return False
    card, owner, monster = _take(state, ref)
    assert isinstance(monster, Monster)
    place = state.monsters[seat].index(None)
    state.monsters[seat][place] = monster
    state.field_changed(monster.copied or card)
    out.append(ControlTaken(card, owner, ref, MONSTER_REFS[seat][place]))
    return True


def show(state: State, seat: Seat, cards: Iterable[str]) -> None:
    """Cards of a hand become known to the other seat."""
    state.known[seat].update(cards)


def _put(state: State, owner: Seat, zone: Zone, card: str, *, secret: bool) -> None:
    pile = state.pile(owner, zone)
    if zone == "deck":
        pile.insert(0, card)
        return
    pile.append(card)
    if zone == "hand" and not secret:
        show(state, owner, (card,))


def _take(state: State, ref: Ref) -> tuple[str, Seat, Monster | Spell | None]:
    """Takes a card from where it is; returns its id, its owner, and what lay in the field."""
    state.stirred = True
    if state.chain or state.pending or state.attack is not None or state.happened or state.frames:
        _notice(state, ref)
    if ref.place is None:
        assert ref.card is not None
        state.pile(ref.seat, ref.zone).remove(ref.card)
        if ref.zone == "hand":
            state.known[ref.seat].discard(ref.card)
        return ref.card, ref.seat, None
    if ref.zone == "monsters":
        monster = state.monsters[ref.seat][ref.place]
        assert monster is not None
        state.monsters[ref.seat][ref.place] = None
        state.field_changed(monster.copied or monster.card)
        return monster.card, monster.owner, monster
    spell = state.backrow[ref.seat][ref.place]
    assert spell is not None
    state.backrow[ref.seat][ref.place] = None
    state.backrow_changed(ref.seat)
    if spell.option is not None:
        state.field_changed(spell.card)
    return spell.card, ref.seat, spell


def _notice(state: State, ref: Ref) -> None:
    """Tells all that points at a card that it leaves its zone (H-45)."""
    for link in state.chain:
        if ref in link.targets:
            link.targets = tuple(None if target == ref else target for target in link.targets)
        if link.source == ref:
            link.here = False
        if link.subject == ref:
            link.subject = None
    if state.pending:
        state.pending = [
            _without(pending, ref) if ref in (pending.source, pending.subject) else pending
            for pending in state.pending
            if pending.source != ref or ref.zone != "monsters"
        ]
    if ref.zone != "monsters":
        return
    forget(state, ref)
    attack = state.attack
    if attack is not None:
        if attack.seat == ref.seat and attack.monster == ref.place:
            attack.monster = None
        elif attack.seat != ref.seat and attack.target == ref.place:
            attack.target = None


def _without(pending: Pending, ref: Ref) -> Pending:
    """What has triggered, with the card at a ref gone from there."""
    return msgspec.structs.replace(
        pending,
        here=pending.here and pending.source != ref,
        subject=None if pending.subject == ref else pending.subject,
    )
