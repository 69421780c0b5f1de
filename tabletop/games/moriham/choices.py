"""Choices that effects ask for while they go off or resolve, one pick at a time, and what chance picks."""

from __future__ import annotations

from tabletop.core.actions import CHANCE, Event
from tabletop.games.moriham.actions import NO_PICK, Choose, ChooseDue, PickDue, ShuffleDue
from tabletop.games.moriham.cards import Triggered
from tabletop.games.moriham.chain import go_off
from tabletop.games.moriham.effects.operations import destructible
from tabletop.games.moriham.effects.reading import in_pile, members
from tabletop.games.moriham.effects.uses import ways
from tabletop.games.moriham.events import DeckShuffled
from tabletop.games.moriham.frames import Losing, Pending, Picking, Shuffling, Triggering
from tabletop.games.moriham.refs import MONSTER_REFS, Ref, Seat
from tabletop.games.moriham.state import State
from tabletop.games.moriham.zones import bring, send

# Triggered abilities: whether, and at what


def trigger_waits(state: State, frame: Triggering, out: list[Event]) -> bool:
    """Whether a triggered ability still has to be agreed to or needs a target; its chain begins if not."""
    if not frame.agreed or len(frame.targets) < len(_ability(state, frame).targets):
        return True
    state.frames.pop()
    go_off(state, frame.pending, frame.targets, out)
    return False


def trigger_due(state: State, frame: Triggering) -> ChooseDue:
    """What is asked for it: first whether, then its targets."""
    pending = frame.pending
    text = pending.text or pending.card
    if not frame.agreed:
        return ChooseDue(pending.seat, "may", text, 1, optional=True)
    left = len(_ability(state, frame).targets) - len(frame.targets)
    return ChooseDue(pending.seat, "target", text, left, optional=False)


def trigger_choices(state: State, frame: Triggering) -> list[Choose]:
    """What may be picked for it."""
    pending = frame.pending
    if not frame.agreed:
        return [Choose((pending.source,)), NO_PICK]
    return [Choose((ref,)) for ref in next_targets(state, pending, _ability(state, frame), frame.targets)]


def choose_for_trigger(state: State, frame: Triggering, choice: Choose) -> None:
    """Takes the choice."""
    if frame.agreed:
        frame.targets += choice.picks
    elif choice.picks:
        frame.agreed = True
    else:
        state.frames.pop()


def _ability(state: State, frame: Triggering) -> Triggered:
    ability = state.box.effect(frame.pending.text or frame.pending.card, "ability")
    assert isinstance(ability, Triggered)
    return ability


def next_targets(state: State, pending: Pending, ability: Triggered, chosen: tuple[Ref, ...]) -> list[Ref]:
    """The targets of a triggered ability that may come next, so that it can be aimed to the end and do something."""
    number = len(chosen)
    groups = ability.targets
    found = dict.fromkeys(
        order[number]
        for _, targets in ways(state, pending.seat, ability, pending.lies, pending.subject)
        for order in ((targets, targets[::-1]) if groups[0] == groups[-1] else (targets,))
        if order[:number] == chosen
    )
    return [ref for ref in members(state, pending.seat, groups[number], pending.lies) if ref in found]


# Picks while a link resolves


def picking_waits(state: State, frame: Picking) -> bool:
    """Whether there is still something to pick; the picking is over if not."""
    if frame.left > 0 and (frame.optional or candidates(state, frame)):
        return True
    state.frames.pop()
    if frame.zone == "deck" or frame.purpose == "recycle":
        state.frames += (Shuffling(seat) for seat in reversed(_seats_of(frame)))
    return False


def picking_due(frame: Picking) -> ChooseDue:
    """What is asked for it."""
    return ChooseDue(frame.seat, frame.purpose, frame.text, frame.left, optional=frame.optional)


def picking_choices(state: State, frame: Picking) -> list[Choose]:
    """What may be picked for it."""
    choices = [Choose((ref,)) for ref in candidates(state, frame)]
    if frame.optional:
        choices.append(NO_PICK)
    return choices


def candidates(state: State, frame: Picking) -> list[Ref]:
    """The cards that may be picked."""
    seats = _seats_of(frame)
    if frame.zone == "monsters":
        return destructible(
            state,
            [
                MONSTER_REFS[seat][place]
                for seat in seats
                for place, monster in enumerate(state.monsters[seat])
                if monster is not None
            ],
        )
    if frame.purpose == "call" and state.free_monster_places(frame.seat) <= 0:
        return []
    link = state.chain[-1]
    source = link.source if link.here else None
    found = [ref for seat in seats for ref in in_pile(state, seat, frame.zone, frame.card, source)]
    if frame.zone == "hand" and frame.of != frame.seat:
        found.sort(key=lambda ref: ref.card or "")  # the order in which another holds a hand is hidden
    return found


def choose(state: State, frame: Picking, choice: Choose, out: list[Event]) -> None:
    """Does what the pick is for."""
    frame.left -= 1
    if not choice.picks:
        frame.left = 0
    elif frame.purpose == "discard":
        send(state, choice.picks, "graveyard", "discarded", out)
    elif frame.purpose == "destroy":
        send(state, choice.picks, "graveyard", "effect", out)
    elif frame.purpose == "search":
        send(state, choice.picks, "hand", "searched", out)
    elif frame.purpose == "banish":
        send(state, choice.picks, "banished", "banished", out)
    elif frame.purpose == "regain":
        send(state, choice.picks, "hand", "regained", out)
    elif frame.purpose == "recycle":
        send(state, choice.picks, "deck", "recycled", out)
    else:
        bring(state, choice.picks[0], frame.seat, frame.position, out)


def _seats_of(frame: Picking) -> tuple[Seat, ...]:
    """Whose cards may be picked, the picker's own first."""
    return (frame.seat, 1 - frame.seat) if frame.of == "either" else (frame.of,)


# Chance


def shuffle_due(frame: Shuffling) -> ShuffleDue:
    """Chance is to shuffle."""
    return ShuffleDue(CHANCE, frame.seat)


def loss_due(frame: Losing) -> PickDue:
    """Chance is to pick cards of a hand."""
    return PickDue(CHANCE, frame.seat, frame.count)


def shuffle(state: State, frame: Shuffling, deck: tuple[str, ...], out: list[Event]) -> None:
    """The deck lies in this order now."""
    state.frames.pop()
    state.decks[frame.seat] = list(deck)
    out.append(DeckShuffled(frame.seat, len(deck)))


def lose(state: State, picks: tuple[Ref, ...], out: list[Event]) -> None:
    """The cards that chance has picked are discarded."""
    state.frames.pop()
    send(state, picks, "graveyard", "discarded", out)
