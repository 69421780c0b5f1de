"""A duel as plain data (``frames`` and what belongs to them are the program's own affair)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias, TypeVar

import msgspec

from tabletop.core.actions import Outcome
from tabletop.core.game import Position
from tabletop.games.moriham.effects.reading import attacks_left, keywords_of, values_of
from tabletop.games.moriham.events import AnyEvent, DuelEnded, Phase
from tabletop.games.moriham.frames import AnyFrame, Link, Pending
from tabletop.games.moriham.legal import decision
from tabletop.games.moriham.refs import PLACES, SEATS, Seat
from tabletop.games.moriham.state import (
    MOST,
    UNCHANGED,
    AttackUnderWay,
    Changes,
    Spell,
    State,
    Summon,
    Tally,
    UseName,
    decklist,
)
from tabletop.games.moriham.vocabulary import BattlePosition, Face, Keyword

T = TypeVar("T")

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Result: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10 * MOST)]
"""What comes of numbers that have bounds of their own."""

SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1)]


class MonsterShown(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A monster in the field.

    Attributes:
        card: its id.
        owner: whose card it is; left out, that of the seat whose field it is in.
        position: attack or defence.
        attack: what it counts, with all changes; where given and not what follows from card and changes, the
            difference is taken as a change for good. ``defence`` likewise.
        attacks_left: attacks it may still declare this turn; where given and not what follows, likewise for the turn.
        turned: whether its position has been changed this turn by its controller.
        attacks: attacks it has declared this turn.
        extra_attacks: attacks it may make this turn besides the one of every monster.
        for_good: changes that last while it is in the field.
        this_turn: changes that end with the turn.
        copied: the card whose ability it has this turn.
        back_to: the seat it goes back to at the end phase.
        keywords: those it has now, for whatever reason; they follow from the rest and are not read.
    """

    card: str
    owner: SeatNumber | None = None
    position: BattlePosition
    attack: Result | None = None
    defence: Result | None = None
    attacks_left: Result | None = None
    turned: bool = False
    attacks: Result = 0
    extra_attacks: Number = 0
    for_good: Changes = UNCHANGED
    this_turn: Changes = UNCHANGED
    copied: str | None = None
    back_to: SeatNumber | None = None
    keywords: list[Keyword] = msgspec.field(default_factory=list)


class SpellShown(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A magic or trap card in the field; ``option`` is that of a card that stays."""

    card: str
    face: Face
    option: Literal["a", "b"] | None = None


class UseShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something of a card that works once a turn and has been used."""

    seat: SeatNumber
    card: str
    what: UseName


MonsterRow: TypeAlias = Annotated[list[MonsterShown | None], msgspec.Meta(min_length=PLACES, max_length=PLACES)]
SpellRow: TypeAlias = Annotated[list[SpellShown | None], msgspec.Meta(min_length=PLACES, max_length=PLACES)]
Cards: TypeAlias = list[str]


class MorihamPosition(Position, kw_only=True, forbid_unknown_fields=True):
    """A duel. Lists of two are by seat; see ``State`` for what each field means.

    Attributes:
        decklists: all cards of a seat's deck, wherever they are now, ascending; follows from the rest and is not read.
    """

    outcome: Outcome | None = None
    life: tuple[Number, Number]
    hands: tuple[Cards, Cards]
    decks: tuple[Cards, Cards]
    monsters: tuple[MonsterRow, MonsterRow]
    backrow: tuple[SpellRow, SpellRow]
    graveyards: tuple[Cards, Cards]
    banished: tuple[Cards, Cards]
    phase: Phase | None
    normal_summons: Count = 1
    used: list[UseShown] = msgspec.field(default_factory=list)
    attack: AttackUnderWay | None = None
    summon: Summon | None = None
    chain: list[Link] = msgspec.field(default_factory=list)
    frames: list[AnyFrame] = msgspec.field(default_factory=list)
    pending: list[Pending] = msgspec.field(default_factory=list)
    happened: list[AnyEvent] = msgspec.field(default_factory=list)
    known: tuple[Cards, Cards] = ([], [])
    first: SeatNumber | None = None
    turns: Count = 1
    tribute_cut: Count = 0
    tallies: tuple[Tally, Tally] = msgspec.field(default_factory=lambda: (Tally(), Tally()))
    quiet_turns: Count = 0
    stirred: bool = False
    decklists: tuple[Cards, Cards] = ([], [])


def position_of(state: State) -> MorihamPosition:
    """The whole duel as plain data."""
    copy = state.clone()  # a position is given away, so it must share nothing that changes
    return MorihamPosition(
        game="moriham",
        variant="base",
        players=len(SEATS),
        options={"opening_truce": state.opening_truce, "shared_box": state.shared_box},
        turn=state.turn,
        decision=decision(copy),
        outcome=outcome_of(state),
        life=_pair(copy.life),
        hands=_pair(copy.hands),
        decks=_pair(copy.decks),
        monsters=_pair([_monster_row(state, seat) for seat in SEATS]),
        backrow=_pair([[_spell_shown(spell) for spell in side] for side in state.backrow]),
        graveyards=_pair(copy.graveyards),
        banished=_pair(copy.banished),
        phase=state.phase,
        normal_summons=state.normal_summons,
        used=[UseShown(*use) for use in sorted(state.used)],
        attack=copy.attack,
        summon=copy.summon,
        chain=copy.chain,
        frames=copy.frames,
        pending=copy.pending,
        happened=copy.happened,
        known=_pair([sorted(cards) for cards in state.known]),
        first=state.first,
        turns=state.turns,
        tribute_cut=state.tribute_cut,
        tallies=_pair(copy.tallies),
        quiet_turns=state.quiet_turns,
        stirred=state.stirred,
        decklists=_pair([decklist(state, seat) for seat in SEATS]),
    )


def outcome_of(state: State) -> Outcome | None:
    """How the duel ended; a draw is one rank of both. Scores are life points, 0 at least."""
    ended = state.ended
    if ended is None:
        return None
    scores = (max(0, state.life[0]), max(0, state.life[1]))
    ranking = ((0, 1),) if ended.winner is None else ((ended.winner,), (1 - ended.winner,))
    return Outcome(ended.reason, ranking, scores)


def ended_of(outcome: Outcome | None) -> DuelEnded | None:
    """What ``outcome_of`` gave, read back. Raises ValueError for one that no duel has."""
    if outcome is None:
        return None
    reasons = ("life", "deck", "surrender", "draw")
    if outcome.reason not in reasons:
        raise ValueError(reasons)
    drawn = outcome.reason == "draw"
    rankings = (((0, 1),),) if drawn else (((0,), (1,)), ((1,), (0,)))
    if outcome.ranking not in rankings:
        raise ValueError(rankings)
    return DuelEnded(outcome.reason, None if drawn else outcome.ranking[0][0])  # type: ignore[arg-type]


def _pair(values: Sequence[T]) -> tuple[T, T]:
    first, second = values
    return first, second


def _monster_row(state: State, seat: Seat) -> list[MonsterShown | None]:
    row: list[MonsterShown | None] = []
    for place, monster in enumerate(state.monsters[seat]):
        if monster is None:
            row.append(None)
            continue
        attack, defence = values_of(state, seat, place)
        row.append(
            MonsterShown(
                card=monster.card,
                owner=monster.owner,
                position=monster.position,
                attack=attack,
                defence=defence,
                attacks_left=attacks_left(state, seat, place),
                turned=monster.turned,
                attacks=monster.attacks,
                extra_attacks=monster.extra_attacks,
                for_good=monster.for_good,
                this_turn=monster.this_turn,
                copied=monster.copied,
                back_to=monster.back_to,
                keywords=keywords_of(state, seat, place),
            )
        )
    return row


def _spell_shown(spell: Spell | None) -> SpellShown | None:
    return None if spell is None else SpellShown(card=spell.card, face=spell.face, option=spell.option)
