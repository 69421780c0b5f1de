"""A duel under way."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from tabletop.core.actions import Action, Event
from tabletop.games.moriham.cards import Ability, Box, OptionName
from tabletop.games.moriham.copying import Copied
from tabletop.games.moriham.events import AnyEvent, DuelEnded, How, Phase, Target
from tabletop.games.moriham.frames import AnyFrame, Link, Pending
from tabletop.games.moriham.refs import BACKROW_REFS, MONSTER_REFS, PLACES, SEATS, Ref, Seat, Zone
from tabletop.games.moriham.vocabulary import (
    DEEDS,
    BattlePosition,
    Condition,
    Deed,
    Face,
    GivesKeyword,
    Keyword,
    Lasting,
)

T = TypeVar("T")

LIFE: Final = 30
"""Life points at the start (H-04)."""

MOST: Final = 9999
"""Nothing that is counted grows beyond it: life, a change of a monster, normal summons, and so on."""

UseName: TypeAlias = Literal["play", "summon", "ability", "copied"]
"""What works once a turn for a card (H-48): a magic or trap card, its special summon, its ability, one it copied."""

Use: TypeAlias = tuple[Seat, str, UseName]
"""Owner, card and what of it was used this turn."""


Change: TypeAlias = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]


class Changes(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """What effects have done to a monster.

    Attributes:
        attack: added to its attack; defence likewise.
        keywords: what it has got.
    """

    attack: Change = 0
    defence: Change = 0
    keywords: tuple[Keyword, ...] = ()


UNCHANGED: Final = Changes()


class Monster(Copied, gc=False):
    """A monster in the field.

    Attributes:
        card: its id.
        owner: whose card it is.
        position: attack or defence.
        turned: whether its controller has changed its position this turn (H-24).
        attacks: attacks it has declared this turn.
        extra_attacks: attacks it may make this turn besides.
        for_good: changes that last while it is in the field.
        this_turn: changes that end with the turn (H-15).
        copied: the card whose ability it has this turn in place of its own.
        back_to: the seat it goes back to at the end phase (H-49).
    """

    card: str
    owner: Seat
    position: BattlePosition
    turned: bool = False
    attacks: int = 0
    extra_attacks: int = 0
    for_good: Changes = UNCHANGED
    this_turn: Changes = UNCHANGED
    copied: str | None = None
    back_to: Seat | None = None


class Spell(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A magic or trap card in the field of its owner.

    Attributes:
        card: its id.
        face: up while it is activated or when it stays, else down.
        option: the option of one that stays.
    """

    card: str
    face: Face
    option: OptionName | None = None


class Summon(Copied, forbid_unknown_fields=True, gc=False):
    """A summon under way (H-25); the card is in no zone until it takes its place.

    Attributes:
        negated: whether it goes to its owner's graveyard instead.
        banish: whether a negated one is banished.
    """

    seat: Seat
    card: str
    position: BattlePosition
    how: How
    negated: bool = False
    banish: bool = False


class AttackUnderWay(Copied, forbid_unknown_fields=True, gc=False):
    """An attack under way (H-31).

    Attributes:
        seat: the attacker's controller.
        monster: the attacker's place; None when it has left.
        target: what it attacks; None when that has left.
    """

    seat: Seat
    monster: int | None
    target: Target | None
    negated: bool = False


class Tally(Copied, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """What has happened to a player this turn, as conditions count it."""

    destroyed: int = 0
    hurt: int = 0
    magic: int = 0
    special: int = 0


assert Tally.__struct_fields__ == DEEDS


class Gift(NamedTuple):
    """What a card in the field gives as long as it lies there.

    Attributes:
        seat: its controller.
        source: where the card lies.
        gives: what it gives.
        conditions: what must hold for it.
    """

    seat: Seat
    source: Ref
    gives: Lasting
    conditions: tuple[Condition, ...]


Gifts: TypeAlias = dict[type[Lasting] | Keyword, list[Gift]]
"""What the cards in the field give by lying there: by kind, and keywords by each of them as well."""

Listeners: TypeAlias = dict[type[Event], list[tuple[Seat, int]]]
"""By kind of event, controller and place of the monsters whose ability one may set off."""


class State:
    """A duel under way. Cards move by ``zones`` alone, which keeps what points at them right.

    Attributes:
        box: the cards there are; shared, never changed.
        opening_truce: whether the first turn has no battle phase (H-13).
        shared_box: whether the decks share no card (H-02).
        first: the seat that began, or begins; None while that is not drawn.
        turn: the seat whose turn it is; None before the first.
        turns: turns begun.
        phase: None before the first turn.
        life: by seat.
        hands: ids by seat, in the order they came.
        decks: ids by seat, top first.
        monsters: five places by seat.
        backrow: five places of magic and trap cards by seat; ``backrow_changed`` is to know of every change.
        face_down: places and ids of the face-down cards among them by seat; a seat that has one is asked in response
            windows (H-44). Found anew with each change, never changed in place.
        graveyards: ids by seat, oldest first.
        banished: ids by seat, oldest first.
        known: ids by seat of the cards in its hand that the other seat knows to be there.
        normal_summons: normal summons that the turn's player may still make.
        tribute_cut: by how much its tributes are lower this turn.
        used: what works once a turn and has been used this turn.
        tallies: by seat.
        summon: the summon under way.
        attack: the attack under way.
        chain: links, oldest first; the newest resolves first.
        frames: what is under way, the last first.
        pending: abilities that have triggered and not gone off.
        happened: what has happened and has not been settled yet; nothing in it is secret.
        quiet_turns: turns in a row in which no card left a zone and no life changed (H-50).
        stirred: whether one has, or it has, this turn.
        ended: how the duel ended.
        gifts: what the cards in the field give by lying there; found anew when one that gives has come or gone, never
            changed in place. ``listeners`` likewise: the monsters whose ability an event may set off.
        offered: the legal actions, if they have been asked for since the last action; whatever changes the state
            forgets them.
    """

    __slots__ = (
        "attack",
        "backrow",
        "banished",
        "box",
        "chain",
        "decks",
        "ended",
        "face_down",
        "first",
        "frames",
        "gifts",
        "graveyards",
        "hands",
        "happened",
        "known",
        "life",
        "listeners",
        "monsters",
        "normal_summons",
        "offered",
        "opening_truce",
        "pending",
        "phase",
        "quiet_turns",
        "shared_box",
        "stirred",
        "summon",
        "tallies",
        "tribute_cut",
        "turn",
        "turns",
        "used",
    )

    def __init__(self, box: Box, *, opening_truce: bool = False, shared_box: bool = False) -> None:
        self.box = box
        self.opening_truce = opening_truce
        self.shared_box = shared_box
        self.first: Seat | None = None
        self.turn: Seat | None = None
        self.turns = 0
        self.phase: Phase | None = None
        self.life = [LIFE, LIFE]
        self.hands: list[list[str]] = [[], []]
        self.decks: list[list[str]] = [[], []]
        self.monsters: list[list[Monster | None]] = [[None] * PLACES, [None] * PLACES]
        self.backrow: list[list[Spell | None]] = [[None] * PLACES, [None] * PLACES]
        self.face_down: list[list[tuple[int, str]]] = [[], []]
        self.graveyards: list[list[str]] = [[], []]
        self.banished: list[list[str]] = [[], []]
        self.known: list[set[str]] = [set(), set()]
        self.normal_summons = 1
        self.tribute_cut = 0
        self.used: set[Use] = set()
        self.tallies = [Tally(), Tally()]
        self.summon: Summon | None = None
        self.attack: AttackUnderWay | None = None
        self.chain: list[Link] = []
        self.frames: list[AnyFrame] = []
        self.pending: list[Pending] = []
        self.happened: list[AnyEvent] = []
        self.quiet_turns = 0
        self.stirred = False
        self.ended: DuelEnded | None = None
        self.offered: tuple[Action, ...] | None = None
        self.gifts: Gifts = {}
        self.listeners: Listeners = {}

    def clone(self) -> State:
        """An independent copy."""
        copy = State.__new__(State)
        copy.box = self.box
        copy.opening_truce = self.opening_truce
        copy.shared_box = self.shared_box
        copy.first = self.first
        copy.turn = self.turn
        copy.turns = self.turns
        copy.phase = self.phase
        copy.life = self.life.copy()
        copy.hands = _copies(self.hands)
        copy.decks = _copies(self.decks)
        copy.graveyards = _copies(self.graveyards)
        copy.banished = _copies(self.banished)
        copy.monsters = _copies(self.monsters)
        for row in copy.monsters:
            for place, monster in enumerate(row):
                if monster is not None:
                    row[place] = monster.__copy__()
        copy.backrow = _copies(self.backrow)
        copy.face_down = self.face_down.copy()
        mine, theirs = self.known
        copy.known = [mine.copy(), theirs.copy()]
        copy.normal_summons = self.normal_summons
        copy.tribute_cut = self.tribute_cut
        copy.used = self.used.copy()
        tally, rival = self.tallies
        copy.tallies = [tally.__copy__(), rival.__copy__()]
        copy.summon = self.summon and self.summon.__copy__()
        copy.attack = self.attack and self.attack.__copy__()
        copy.chain = [link.__copy__() for link in self.chain] if self.chain else []
        copy.frames = [frame.__copy__() for frame in self.frames] if self.frames else []
        copy.pending = self.pending.copy()
        copy.happened = self.happened.copy()
        copy.quiet_turns = self.quiet_turns
        copy.stirred = self.stirred
        copy.ended = self.ended
        copy.offered = self.offered
        copy.gifts = self.gifts
        copy.listeners = self.listeners
        return copy

    def pile(self, seat: Seat, zone: Zone) -> list[str]:
        """The cards of a zone that has no places."""
        if zone == "hand":
            return self.hands[seat]
        if zone == "graveyard":
            return self.graveyards[seat]
        if zone == "deck":
            return self.decks[seat]
        assert zone == "banished"
        return self.banished[seat]

    def monster_at(self, ref: Ref | None) -> Monster | None:
        """The monster at a place of the field; None if the ref is None or the place is free."""
        if ref is None or ref.zone != "monsters":
            return None
        assert ref.place is not None
        return self.monsters[ref.seat][ref.place]

    def field_changed(self, *texts: str) -> None:
        """To be called when a card has come into the field or left it, or works otherwise than before.

        Args:
            texts: the cards whose text works now, or does no longer.
        """
        for text in texts:
            if text in self.box.listens:
                self.listeners = self._find_listeners()
            elif text in self.box.giving:
                self.gifts = self._find_gifts()

    def look_around(self) -> None:
        """To be called when the field has been set up: finds what is kept of it."""
        self.gifts, self.listeners = self._find_gifts(), self._find_listeners()
        for seat in SEATS:
            self.backrow_changed(seat)

    def _find_gifts(self) -> Gifts:
        continuous = self.box.continuous
        gifts: Gifts = {}
        for seat in SEATS:
            for place, monster in enumerate(self.monsters[seat]):
                if monster is not None and (monster.copied or monster.card) in continuous:
                    ability = continuous[monster.copied or monster.card]
                    for gives in ability.gives:
                        _keep(gifts, Gift(seat, MONSTER_REFS[seat][place], gives, ability.conditions))
            for place, spell in enumerate(self.backrow[seat]):
                if spell is not None and spell.option is not None:
                    for gives in self.box.option(spell.card, spell.option).stays:
                        _keep(gifts, Gift(seat, BACKROW_REFS[seat][place], gives, ()))
        return gifts

    def _find_listeners(self) -> Listeners:
        listens = self.box.listens
        listeners: Listeners = {}
        for seat in SEATS:
            for place, monster in enumerate(self.monsters[seat]):
                if monster is not None and (monster.copied or monster.card) in listens:
                    listeners.setdefault(listens[monster.copied or monster.card], []).append((seat, place))
        return listeners

    def free_monster_places(self, seat: Seat) -> int:
        """Free monster places, less the one that a summon under way will take."""
        free = self.monsters[seat].count(None)
        return free - (self.summon is not None and self.summon.seat == seat)

    def ability_of(self, monster: Monster) -> Ability:
        """The ability that a monster has, its own or one copied."""
        return self.box.monsters[monster.copied or monster.card].ability

    def backrow_changed(self, seat: Seat) -> None:
        """To be called when a card is laid in the backrow of a seat, is turned or leaves it."""
        found: list[tuple[int, str]] = []
        for place, spell in enumerate(self.backrow[seat]):
            if spell is not None and spell.face == "down":
                found.append((place, spell.card))
        self.face_down[seat] = found

    def has_used(self, owner: Seat, card: str, what: UseName) -> bool:
        """Whether that has worked this turn already (H-48)."""
        return (owner, card, what) in self.used

    def count_deed(self, seat: Seat, deed: Deed, by: int = 1) -> None:
        """Counts what has happened to a player this turn."""
        tally = self.tallies[seat]
        setattr(tally, deed, getattr(tally, deed) + by)

    def end(self, reason: Literal["life", "deck", "surrender", "draw"], winner: Seat | None) -> DuelEnded:
        """Ends the duel."""
        self.ended = DuelEnded(reason, winner)
        return self.ended


def _copies(sides: list[list[T]]) -> list[list[T]]:
    first, second = sides
    return [first.copy(), second.copy()]


def _keep(gifts: Gifts, gift: Gift) -> None:
    gifts.setdefault(type(gift.gives), []).append(gift)
    if isinstance(gift.gives, GivesKeyword):
        gifts.setdefault(gift.gives.keyword, []).append(gift)


def other(seat: Seat) -> Seat:
    """The opponent of a seat."""
    return 1 - seat


def decklist(state: State, seat: Seat) -> list[str]:
    """All cards that a seat owns, wherever they are, ascending."""
    cards = state.hands[seat] + state.decks[seat] + state.graveyards[seat] + state.banished[seat]
    cards += [spell.card for spell in state.backrow[seat] if spell is not None]
    for side in SEATS:
        cards += [monster.card for monster in state.monsters[side] if monster is not None and monster.owner == seat]
    if state.summon is not None and state.summon.seat == seat:
        cards.append(state.summon.card)
    return sorted(cards)
