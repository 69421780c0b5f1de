"""What may be done in MorihaM, by seats and by chance, and whose choice it is."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from tabletop.core.actions import CHANCE, Action, Decision
from tabletop.games.moriham.cards import OptionName
from tabletop.games.moriham.events import AnyEvent
from tabletop.games.moriham.refs import Ref
from tabletop.games.moriham.vocabulary import BattlePosition

Refs: TypeAlias = tuple[Ref, ...]


class Summon(Action, frozen=True, tag="summon", omit_defaults=True):
    """A normal summon from the hand (H-20, H-21).

    Attributes:
        tributes: places of the monsters tributed, ascending; none where none is needed.
    """

    card: str
    position: BattlePosition
    tributes: tuple[int, ...] = ()


class SpecialSummon(Action, frozen=True, tag="special_summon", omit_defaults=True):
    """A special summon from the hand (H-22).

    Attributes:
        cost: the card the condition's cost names, if it names one.
        targets: none; no condition has any.
    """

    card: str
    position: BattlePosition
    cost: Refs = ()
    targets: Refs = ()


class SetCard(Action, frozen=True, tag="set"):
    """Lays a magic or trap card of the hand face down (H-42, H-43)."""

    card: str


class Activate(Action, frozen=True, tag="activate", omit_defaults=True):
    """Activates an option of a magic card in the hand or a card in the field, in a main phase (H-41, H-42)."""

    source: Ref
    option: OptionName
    cost: Refs = ()
    targets: Refs = ()


class UseAbility(Action, frozen=True, tag="ability", omit_defaults=True):
    """Uses the activated ability of a monster (H-47)."""

    monster: int
    cost: Refs = ()
    targets: Refs = ()


class TurnPosition(Action, frozen=True, tag="turn_position"):
    """Changes the position of a monster (H-24)."""

    monster: int


class Attack(Action, frozen=True, tag="attack"):
    """Declares an attack (H-31).

    Attributes:
        monster: place of the attacker.
        target: place of the opponent's monster, or the player.
    """

    monster: int
    target: int | Literal["player"]


class Retarget(Action, frozen=True, tag="retarget"):
    """Aims the attack under way anew (H-36)."""

    target: int | Literal["player"]


class GiveUp(Action, frozen=True, tag="give_up"):
    """Gives up the attack under way (H-36)."""


class Respond(Action, frozen=True, tag="respond", omit_defaults=True):
    """Answers with a trap in a response window (H-44)."""

    source: Ref
    option: OptionName
    cost: Refs = ()
    targets: Refs = ()


class Decline(Action, frozen=True, tag="decline"):
    """Does not answer (H-44)."""


class Choose(Action, frozen=True, tag="choose"):
    """Picks one thing that an effect asks for, or none where that is allowed."""

    picks: Refs


class NextPhase(Action, frozen=True, tag="next_phase"):
    """Goes on to the next phase."""


class Surrender(Action, frozen=True, tag="surrender"):
    """The seat to decide gives up the duel (H-16)."""


class Shuffled(Action, frozen=True, tag="shuffled"):
    """Chance: the deck of a seat has been shuffled.

    Attributes:
        deck: the ids of its cards, top first.
    """

    seat: int
    deck: tuple[str, ...]


class Starts(Action, frozen=True, tag="starts"):
    """Chance: who plays first (H-04)."""

    seat: int


class Picked(Action, frozen=True, tag="picked"):
    """Chance: the cards of a hand that are discarded at random."""

    picks: Refs


MorihamAction: TypeAlias = (
    Summon
    | SpecialSummon
    | SetCard
    | Activate
    | UseAbility
    | TurnPosition
    | Attack
    | Retarget
    | GiveUp
    | Respond
    | Decline
    | Choose
    | NextPhase
    | Surrender
    | Shuffled
    | Starts
    | Picked
)

DECLINE: Final = Decline()
NEXT_PHASE: Final = NextPhase()
GIVE_UP: Final = GiveUp()
NO_PICK: Final = Choose(())


class ShuffleDue(Decision, frozen=True, tag="shuffle"):
    """Chance is to shuffle the deck of a seat."""

    of: int = msgspec.field(name="for")


class StartDue(Decision, frozen=True, tag="starts"):
    """Chance is to draw who plays first."""


class PickDue(Decision, frozen=True, tag="picked"):
    """Chance is to pick cards of a seat's hand."""

    of: int = msgspec.field(name="for")
    count: int


class MainDue(Decision, frozen=True, tag="main"):
    """The seat acts in one of its main phases (H-12)."""


class BattleDue(Decision, frozen=True, tag="battle"):
    """The seat acts in its battle phase (H-13)."""


class ResponseDue(Decision, frozen=True, tag="response"):
    """The seat may answer with a trap (H-44).

    Attributes:
        to: what it would answer.
    """

    to: AnyEvent


class RetargetDue(Decision, frozen=True, tag="retarget"):
    """The target of the seat's attack has left: it aims anew or gives up (H-36).

    Attributes:
        monster: place of the attacker.
    """

    monster: int


Purpose: TypeAlias = Literal[
    "may", "target", "discard", "destroy", "search", "call", "banish", "regain", "recycle"
]  # fmt: skip
"""What a choice is for: whether an effect goes off, its target, or what is discarded, destroyed, searched for, called;
what of a graveyard is banished, regained, recycled."""


class ChooseDue(Decision, frozen=True, tag="choose"):
    """The seat is to pick one thing for an effect.

    Attributes:
        purpose: what happens to it; ``for`` in JSON.
        card: the id of the card whose effect asks.
        left: picks still to make for it, this one included.
        optional: whether it may pick nothing.
    """

    purpose: Purpose = msgspec.field(name="for")
    card: str
    left: int
    optional: bool


START_DUE: Final = StartDue(CHANCE)
MAIN_DUE: Final = (MainDue(0), MainDue(1))
BATTLE_DUE: Final = (BattleDue(0), BattleDue(1))
