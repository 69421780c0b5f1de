"""What comes of an action in MorihaM.

Cards are named by id; where a viewer may not know one, ``"?"`` stands for it. Seats are whose zone it is in the field;
``owner`` says whose card it is.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from tabletop.core.actions import Event
from tabletop.games.moriham.refs import Ref, Zone
from tabletop.games.moriham.vocabulary import (
    BattlePosition,
    Keyword,
    OnActivation,
    OnAttack,
    OnAttacked,
    OnDamaged,
    OnDestroyed,
    OnDiscarded,
    OnDrawn,
    OnGained,
    OnPhase,
    OnSlain,
    OnSummoned,
    OnSummoning,
    OnTurned,
    Trigger,
)

UNKNOWN: Final = "?"
"""Stands for what may not be known."""

Phase: TypeAlias = Literal["draw", "initial", "main1", "battle", "main2", "end"]
Target: TypeAlias = int | Literal["player"]
"""What is attacked: the place of a monster, or the player."""

How: TypeAlias = Literal["normal", "special", "effect"]
"""How a monster comes into the field."""

Cause: TypeAlias = Literal[
    "battle", "effect", "tribute", "discarded", "banished", "returned", "milled", "spent", "searched", "regained",
    "recycled", "negated", "no_place",
]  # fmt: skip
"""Why a card moves: destroyed by battle or by an effect, as a tribute, and so on; ``spent``: a magic or trap card that
has done its work; ``no_place``: it has no place to go back to."""


class DeckShuffled(Event, frozen=True, tag="shuffled"):
    """A deck has been shuffled."""

    seat: int
    size: int


class StartDrawn(Event, frozen=True, tag="starts"):
    """It is settled who plays first."""

    seat: int


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A turn begins.

    Attributes:
        number: of the duel's turns, from 1.
    """

    seat: int
    number: int


class PhaseBegan(Event, frozen=True, tag="phase_began"):
    """A phase of a turn begins."""

    seat: int
    phase: Phase


class Drawn(Event, frozen=True, tag="drawn"):
    """A player has drawn.

    Attributes:
        cards: in the order drawn.
        deck: cards left in the deck.
    """

    seat: int
    cards: tuple[str, ...]
    deck: int


class Summoning(Event, frozen=True, tag="summoning"):
    """A monster is being summoned; it takes its place when the response window closes (H-25)."""

    seat: int
    card: str
    how: How
    position: BattlePosition


class SummonNegated(Event, frozen=True, tag="summon_negated"):
    """A summon has been negated."""

    seat: int
    card: str


class Summoned(Event, frozen=True, tag="summoned", omit_defaults=True):
    """A monster has come into the field.

    Attributes:
        attack: with what lasts at that moment; defence likewise.
        origin: the zone of its owner it comes from.
    """

    seat: int
    place: int
    card: str
    owner: int
    how: How
    position: BattlePosition
    attack: int
    defence: int
    origin: Zone = "hand"


class CardSet(Event, frozen=True, tag="set"):
    """A card has been laid face down."""

    seat: int
    place: int
    card: str


class Activated(Event, frozen=True, tag="activated"):
    """An effect has been activated, or has triggered; it is the newest link of the chain.

    Attributes:
        source: where the card lies, or lay when its ability triggered.
        kind: what it is.
        option: ``a``, ``b`` or ``ability``.
        link: its place in the chain, from 0.
    """

    seat: int
    source: Ref
    card: str
    kind: Literal["magic", "trap", "ability"]
    option: str
    targets: tuple[Ref | None, ...]
    link: int


class LinkNegated(Event, frozen=True, tag="link_negated"):
    """An activation has been negated."""

    link: int


class LinkResolved(Event, frozen=True, tag="link_resolved"):
    """A link of the chain is done with.

    Attributes:
        negated: whether it did nothing for that.
    """

    link: int
    negated: bool


class ChainResolved(Event, frozen=True, tag="chain_resolved"):
    """The whole chain is done with."""


class AttackDeclared(Event, frozen=True, tag="attack_declared"):
    """A monster attacks."""

    seat: int
    monster: int
    target: Target


class AttackAimed(Event, frozen=True, tag="attack_aimed"):
    """The attack under way goes to another target (H-36)."""

    seat: int
    monster: int
    target: Target


class AttackNegated(Event, frozen=True, tag="attack_negated"):
    """The attack under way has been negated."""

    seat: int


class AttackEnded(Event, frozen=True, tag="attack_ended"):
    """The attack under way ends without damage.

    Attributes:
        reason: negated, given up, or the attacker has left the field, changed sides or turned to defence.
    """

    seat: int
    reason: Literal["negated", "given_up", "attacker"]


class Fought(Event, frozen=True, tag="fought"):
    """An attack comes to its result (H-32…H-35).

    Attributes:
        attack: the attacker's value.
        against: the target's value; 0 for the player.
        loser: the seat that loses the difference, or None.
        damage: how much life it loses.
    """

    seat: int
    monster: int
    target: Target
    attack: int
    against: int
    loser: int | None
    damage: int


class LifeChanged(Event, frozen=True, tag="life_changed"):
    """The life of a player has changed.

    Attributes:
        by: how much.
        life: what it is now.
    """

    seat: int
    by: int
    life: int
    cause: Literal["battle", "effect", "cost"]


class Moved(Event, frozen=True, tag="moved", omit_defaults=True):
    """A card has gone to a zone of its owner.

    Attributes:
        source: where it was; ``from`` in JSON.
        zone: the owner's zone it is in now; ``to`` in JSON.
        cause: why.
        slayer: the monster that destroyed it by battle, if one is left.
        secret: whether only its owner may know which card it is.
    """

    card: str
    owner: int
    source: Ref = msgspec.field(name="from")
    zone: Zone = msgspec.field(name="to")
    cause: Cause
    slayer: Ref | None = None
    secret: bool = False


class ValuesChanged(Event, frozen=True, tag="values_changed"):
    """The attack and defence of a monster are now these."""

    seat: int
    place: int
    attack: int
    defence: int


class PositionTurned(Event, frozen=True, tag="position_turned"):
    """A monster has changed its position."""

    seat: int
    place: int
    position: BattlePosition


class KeywordGranted(Event, frozen=True, tag="keyword_granted"):
    """A monster has got a keyword."""

    seat: int
    place: int
    keyword: Keyword
    until: Literal["turn", "good"]


class AttacksAdded(Event, frozen=True, tag="attacks_added"):
    """A monster may attack more often this turn."""

    seat: int
    place: int
    attacks_left: int


class ControlTaken(Event, frozen=True, tag="control_taken"):
    """A monster has changed sides, or has gone back."""

    card: str
    owner: int
    source: Ref = msgspec.field(name="from")
    to: Ref


class AbilityCopied(Event, frozen=True, tag="ability_copied"):
    """A monster has the ability of another card this turn."""

    seat: int
    place: int
    card: str


class HandShown(Event, frozen=True, tag="hand_shown"):
    """The hand of a seat has been shown to the other.

    Attributes:
        cards: ascending by id.
    """

    seat: int
    cards: tuple[str, ...]


class SummonsAllowed(Event, frozen=True, tag="summons_allowed"):
    """A player may make so many normal summons more this turn."""

    seat: int
    left: int


class TributeLowered(Event, frozen=True, tag="tribute_lowered"):
    """The tribute of a player's normal summons is lower this turn, by so much in all."""

    seat: int
    by: int


class DuelEnded(Event, frozen=True, tag="duel_ended"):
    """The duel is over.

    Attributes:
        winner: None for a draw.
    """

    reason: Literal["life", "deck", "surrender", "draw"]
    winner: int | None


AnyEvent: TypeAlias = (
    DeckShuffled
    | StartDrawn
    | TurnBegan
    | PhaseBegan
    | Drawn
    | Summoning
    | SummonNegated
    | Summoned
    | CardSet
    | Activated
    | LinkNegated
    | LinkResolved
    | ChainResolved
    | AttackDeclared
    | AttackAimed
    | AttackNegated
    | AttackEnded
    | Fought
    | LifeChanged
    | Moved
    | ValuesChanged
    | PositionTurned
    | KeywordGranted
    | AttacksAdded
    | ControlTaken
    | AbilityCopied
    | HandShown
    | SummonsAllowed
    | TributeLowered
    | DuelEnded
)

LOOKS_AT: Final[dict[type[Trigger], type[Event]]] = {
    OnSummoning: Summoning,
    OnSummoned: Summoned,
    OnAttack: AttackDeclared,
    OnAttacked: AttackDeclared,
    OnActivation: Activated,
    OnDestroyed: Moved,
    OnSlain: Moved,
    OnDiscarded: Moved,
    OnDamaged: LifeChanged,
    OnGained: LifeChanged,
    OnDrawn: Drawn,
    OnTurned: PositionTurned,
    OnPhase: PhaseBegan,
}
"""The kind of event that can set each trigger off."""
