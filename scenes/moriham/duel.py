"""What the parts of MorihaM's table read of it, and what they may ask of it."""

from __future__ import annotations

from typing import Protocol

from scenes.kit.frame import Box
from scenes.kit.motion import Pacing, Timeline
from scenes.kit.targets import HoldPhase
from scenes.moriham.board import Board
from scenes.moriham.card_face import CardLook
from scenes.moriham.choosing import Choosing
from scenes.moriham.curtain import Curtain
from scenes.moriham.flights import Flights
from scenes.moriham.looks import look_of
from scenes.moriham.shown import Shown
from scenes.moriham.windows import Windows
from scenes.moriham.words import Places, card
from scenes.play import Play
from tabletop.core.actions import Event
from tabletop.games.moriham.events import UNKNOWN, Phase
from tabletop.games.moriham.refs import SEATS, Ref, Seat, Zone


class Duel(Protocol):
    """A duel on the table.

    Attributes:
        shown: the table as it is seen now.
        life: by seat, the life that is seen: it falls and rises step by step.
        flights: the cards in the air.
        choice: the choice under way.
        windows: how seats are asked in response windows.
        curtain: whose secrets may be seen.
        play_: the match.
        thinking: whether advice has been asked for and is yet to come.
        featured: the card that last did something; None for none.
    """

    shown: Shown
    life: list[float]
    flights: Flights
    choice: Choosing
    windows: Windows
    curtain: Curtain
    play_: Play
    thinking: bool
    featured: str | None

    @property
    def board(self) -> Board | None:
        """Where things are; None before the table was laid out."""
        ...

    @property
    def pacing(self) -> Pacing:
        """How long motion takes."""
        ...

    @property
    def may_choose(self) -> bool:
        """Whether a person is to choose now, and sees what it has."""
        ...

    @property
    def questioned(self) -> Seat | None:
        """The seat that is asked openly whether it answers; None while none is."""
        ...

    @property
    def looking_back(self) -> bool:
        """Whether an earlier step of the record is shown."""
        ...

    @property
    def settled(self) -> bool:
        """Whether everything that has happened has been shown."""
        ...

    @property
    def pointed(self) -> Ref | None:
        """The card pointed at."""
        ...

    def seat_name(self, seat: int) -> str:
        """The name of a seat."""
        ...

    def play(self, timeline: Timeline) -> None:
        """Runs a timeline beside the others."""
        ...

    def tell(self, news: str) -> None:
        """Tells what has happened."""
        ...

    def tell_event(self, event: Event) -> None:
        """Tells an event as a sentence, if it is one that is told."""
        ...

    def sound(self, name: str, volume: float = 1.0) -> None:
        """Plays a sound."""
        ...

    def refresh(self) -> None:
        """Shows what has changed."""
        ...

    def hold_curtain(self, phase: HoldPhase) -> None:
        """The seat to decide holds the curtain up to see its cards, or lets it fall."""
        ...

    def head_for(self, phase: Phase) -> None:
        """Goes on to a later phase of the turn, through those between."""
        ...

    def draw_curtain(self) -> None:
        """The seat to decide opens the curtain."""
        ...

    def answer(self, *, yes: bool) -> None:
        """What the seat that is asked says."""
        ...

    def hold_no(self, phase: HoldPhase) -> None:
        """Not answering is being pressed; held long enough, the whole chain passes."""
        ...

    def leaf(self, seat: Seat, zone: Zone) -> None:
        """Looks through the cards of a pile, to see them or to choose among them."""
        ...

    def read(self, ref: Ref) -> None:
        """Shows a card as large as may be."""
        ...

    def toggle_mark(self, ref: Ref) -> None:
        """Marks a face-down card as one to be asked for, or takes the mark away."""
        ...

    def ask_advice(self) -> None:
        """Asks what the strongest bot would do here."""
        ...


def known_look(card_id: str | None) -> CardLook | None:
    """What a card shows; None, its back, for one that is not known."""
    return None if card_id is None or card_id == UNKNOWN else look_of(card_id)


def places_of(table: Shown) -> Places:
    """The names of the monsters in the field, by seat and place."""
    return {
        (seat, place): card(monster.card)
        for seat in SEATS
        for place, monster in enumerate(table.view.monsters[seat])
        if monster is not None
    }


def turned(seat: Seat, near: Seat, *, sideways: bool = False) -> int:
    """By how many degrees a card of a seat is turned: the far player's face their player."""
    return (90 if sideways else 0) + (0 if seat == near else 180)


def box_of_card(board: Board, table: Shown, ref: Ref, card_id: str) -> Box:
    """Where a card lies on the table, before it moves."""
    if ref.zone in ("monsters", "backrow"):
        monster = table.monster(ref) if ref.zone == "monsters" else None
        return board.place(ref, sideways=monster is not None and monster.position == "defence")
    if ref.zone == "hand":
        hand = table.hand(ref.seat)
        known = card_id if card_id in hand else UNKNOWN
        number = hand.index(known) if known in hand else max(0, len(hand) - 1)
        return board.hand(ref.seat, number, max(1, len(hand)))
    return board.pile(ref.seat, ref.zone)
