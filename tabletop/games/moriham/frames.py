"""What is under way, as data: a stack of frames, the last of which goes on first.

Each frame knows its next step, so that a duel can be kept, copied and taken up again anywhere. Frames hold nothing
that any seat may not know. They are changed in place; what they hold is not, so a shallow copy is a copy.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tabletop.games.moriham.copying import Copied
from tabletop.games.moriham.events import AnyEvent, Phase
from tabletop.games.moriham.refs import Ref, Seat
from tabletop.games.moriham.vocabulary import ANY, BattlePosition, Filter


class Frame(Copied, tag_field="frame", forbid_unknown_fields=True, gc=False):
    """Something under way."""


class Opening(Frame, tag="opening"):
    """The setup: who starts, and the first hands (H-04)."""


class Entering(Frame, tag="entering"):
    """A phase begins.

    Attributes:
        begun: whether its beginning is done with, and only what comes after its window is left.
    """

    phase: Phase
    begun: bool = False


class Placing(Frame, tag="placing"):
    """A summon under way waits for its window to close (H-25)."""


class Attacking(Frame, tag="attacking"):
    """An attack under way goes on once nothing else does."""


class Window(Frame, tag="window"):
    """A response window (H-44).

    Attributes:
        to: what the players are told they answer, as long as no link of a chain is newer.
        events: what may be answered besides the newest link of the chain.
        asked: the seat whose turn to answer it is.
        declined: how many have declined in a row.
    """

    to: AnyEvent
    events: tuple[AnyEvent, ...]
    asked: Seat
    declined: int = 0


class Resolving(Frame, tag="resolving"):
    """The chain resolves: its newest link does one operation after the other (H-45).

    Attributes:
        operation: number of the operation that comes next.
    """

    operation: int = 0


class Settling(Frame, tag="settling"):
    """What has triggered goes off, one chain after the other (H-46); then a window, if one is due (H-45).

    Attributes:
        actor: the seat that acted; the other is asked first.
        to: what the players are told they answer in the window; None as long as no window is due.
        events: what has happened so far, to be answered in it.
    """

    actor: Seat
    to: AnyEvent | None
    events: tuple[AnyEvent, ...] = ()


class Pending(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """An ability that has triggered and not gone off yet.

    Attributes:
        seat: its controller.
        card: the monster's id; its owner beside it.
        source: where the monster was when it triggered; for one that has gone, where it lay then.
        field: the place of the monster in the field when it triggered, for the order of H-46.
        subject: what set it off, if that is still where it was.
        text: the card whose ability it is, if the monster had copied one.
        here: whether the card still lies where it did; one that leaves the field is forgotten.
    """

    seat: Seat
    card: str
    owner: Seat
    source: Ref
    field: int
    subject: Ref | None = None
    text: str | None = None
    here: bool = True

    @property
    def lies(self) -> Ref | None:
        """Where the card lies, if it still does."""
        return self.source if self.here else None


class Triggering(Frame, tag="triggering"):
    """A triggered ability goes off: whether it may, its targets, then its chain.

    Attributes:
        pending: which.
        agreed: whether it is settled that it goes off.
        targets: those chosen so far.
    """

    pending: Pending
    agreed: bool
    targets: tuple[Ref, ...] = ()


class Picking(Frame, tag="picking"):
    """A player picks cards for an operation, one at a time.

    Attributes:
        seat: who picks.
        purpose: what for.
        of: whose cards, or those of either player.
        zone: where they are.
        left: picks still to make.
        text: the card whose effect asks.
        card: what may be picked.
        position: the position in which a called monster comes.
    """

    seat: Seat
    purpose: Literal["discard", "destroy", "search", "call", "banish", "regain", "recycle"]
    of: Seat | Literal["either"]
    zone: Literal["hand", "deck", "monsters", "graveyard"]
    left: int
    text: str
    card: Filter = ANY
    position: BattlePosition = "attack"

    @property
    def optional(self) -> bool:
        """Whether nothing may be picked: where a hidden zone is looked through, it may hold nothing that fits."""
        return self.purpose in ("search", "call")


class Shuffling(Frame, tag="shuffling"):
    """Chance shuffles a deck."""

    seat: Seat


class Losing(Frame, tag="losing"):
    """Chance picks cards of a hand that are discarded."""

    seat: Seat
    count: int


AnyFrame: TypeAlias = (
    Opening | Entering | Placing | Attacking | Window | Resolving | Settling | Triggering | Picking | Shuffling | Losing
)


class Link(Copied, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """An activation in the chain.

    Attributes:
        seat: who activated it.
        source: where the card lay then.
        card: the card's id; its owner beside it.
        option: ``a``, ``b`` or ``ability``.
        targets: as chosen; None for one that has left its zone (H-45).
        negated: whether it does nothing.
        here: whether the card still lies where it did.
        subject: what set off its trigger, if that is still where it was.
        text: the card whose ability it is, if the monster had copied one.
    """

    seat: Seat
    source: Ref
    card: str
    owner: Seat
    option: Literal["a", "b", "ability"]
    targets: tuple[Ref | None, ...]
    negated: bool
    here: bool = True
    subject: Ref | None = None
    text: str | None = None
