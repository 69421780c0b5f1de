"""Magic and trap cards: when they may be set, activated and answered with (H-40…H-44)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tabletop.games.moriham.actions import Activate, Respond, SetCard
from tabletop.games.moriham.cards import Option, OptionName, Spell
from tabletop.games.moriham.effects.triggers import any_sets_off, subject_among
from tabletop.games.moriham.effects.uses import Way, obstacle, ways
from tabletop.games.moriham.events import AnyEvent
from tabletop.games.moriham.frames import Window
from tabletop.games.moriham.refs import BACKROW_REFS, CARD_REFS, Ref, Seat
from tabletop.games.moriham.state import State
from tabletop.games.moriham.windows import answered


def option_of(card: Spell, name: OptionName) -> Option:
    """One of the two options of a card."""
    return card.a if name == "a" else card.b


def set_obstacle(state: State, seat: Seat, card: str) -> str | None:
    """Why a card cannot be set in this main phase; None if it can."""
    if card not in state.hands[seat]:
        return "not_in_hand"
    if card not in state.box.spells:
        return "not_magic_or_trap"
    return None if None in state.backrow[seat] else "field_full"


def main_obstacle(state: State, seat: Seat, source: Ref) -> str | None:
    """Why a card cannot be activated in this main phase, whatever the option; None if it can (H-41, H-42)."""
    card = card_at(state, seat, source)
    if card is None:
        return "no_card_there"
    if state.has_used(seat, card.id, "play"):
        return "used_this_turn"
    if source.zone == "hand":
        if card.kind != "magic":
            return "traps_are_set_first"
        if None not in state.backrow[seat]:
            return "field_full"
    return None


def main_ways(state: State, seat: Seat, source: Ref, option: Option) -> list[Way]:
    """Every way to use an option in a main phase; none for one that waits for its trigger."""
    return ways(state, seat, option, source) if option.on is None else []


def main_option_obstacle(state: State, seat: Seat, source: Ref, option: Option) -> str:
    """Why an option without a way cannot be used in a main phase."""
    return "wrong_trigger" if option.on is not None else obstacle(state, seat, option, source)


def response_obstacle(state: State, seat: Seat, source: Ref) -> str | None:
    """Why a card cannot answer, whatever the option; None if it can (H-44)."""
    card = card_at(state, seat, source)
    if card is None or source.zone == "hand":
        return "no_card_there"
    if card.kind != "trap":
        return "traps_only"
    return "used_this_turn" if state.has_used(seat, card.id, "play") else None


def response_ways(state: State, seat: Seat, source: Ref, option: Option, events: Sequence[AnyEvent]) -> list[Way]:
    """Every way to answer one of these events with an option (H-42)."""
    if not _triggered(state, seat, source, option, events):
        return []
    return ways(state, seat, option, source, _subject(state, seat, source, option, events))


def response_option_obstacle(state: State, seat: Seat, source: Ref, option: Option, events: Sequence[AnyEvent]) -> str:
    """Why an option without a way cannot answer."""
    if not _triggered(state, seat, source, option, events):
        return "wrong_trigger"
    return obstacle(state, seat, option, source)


def card_at(state: State, seat: Seat, source: Ref) -> Spell | None:
    """The magic or trap card that a seat holds, or has face down, at a ref that somebody gave; None if none."""
    if source.seat != seat:
        return None
    if source.zone == "hand":
        if source.place is not None or source.card not in state.hands[seat]:
            return None
        return state.box.spells.get(source.card)
    if source.zone != "backrow" or source not in BACKROW_REFS[seat]:
        return None
    assert source.place is not None
    lying = state.backrow[seat][source.place]
    return state.box.spells[lying.card] if lying is not None and lying.face == "down" else None


def spell_actions(state: State, seat: Seat) -> list[SetCard | Activate]:
    """What may be done with magic and trap cards in a main phase: every card that can be set, then every activation.

    Of activations those of the hand come first. Both need a free place for a card of the hand.
    """
    playable, used, refs = state.box.playable, state.used, BACKROW_REFS[seat]
    found: list[SetCard | Activate] = []
    sources: list[tuple[Ref, str]] = []
    if None in state.backrow[seat]:
        magic, held = state.box.magic, CARD_REFS[seat]["hand"]
        for card in state.hands[seat]:
            if card in playable:
                found.append(_set(card))
                if card in magic:
                    sources.append((held[card], card))
    for place, card in state.face_down[seat]:
        sources.append((refs[place], card))
    for source, card in sources:
        if used and (seat, card, "play") in used:
            continue
        for name, option in playable[card]:
            for cost, targets in ways(state, seat, option, source):
                found.append(Activate(source, name, cost, targets))
    return found


@cache
def _set(card: str) -> SetCard:
    """Laying a card, which must be one there is: they are kept."""
    return SetCard(card)


def responses(state: State, window: Window) -> list[Respond]:
    """Every answer of the seat that a window asks."""
    answers, used, seat = state.box.answers, state.used, window.asked
    found: list[Respond] = []
    events: Sequence[AnyEvent] | None = None
    for place, card in state.face_down[seat]:
        if card not in answers or (used and (seat, card, "play") in used):
            continue
        if events is None:
            events = answered(state, window)
        options, looks_at = answers[card]
        if looks_at is not None and looks_at.isdisjoint(map(type, events)):
            continue
        source = BACKROW_REFS[seat][place]
        for name, option in options:
            if option.on is None or any_sets_off(state, option.on, events, seat, source):
                subject = _subject(state, seat, source, option, events)
                for cost, targets in ways(state, seat, option, source, subject):
                    found.append(Respond(source, name, cost, targets))
    return found


def _subject(state: State, seat: Seat, source: Ref, option: Option, events: Sequence[AnyEvent]) -> Ref | None:
    return None if option.on is None else subject_among(state, option.on, events, seat, source)


def _triggered(state: State, seat: Seat, source: Ref, option: Option, events: Sequence[AnyEvent]) -> bool:
    return option.on is None or any_sets_off(state, option.on, events, seat, source)
