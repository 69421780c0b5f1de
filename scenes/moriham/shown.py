"""What MorihaM's table shows just now: it follows the events as they are shown, behind the game itself.

It begins with what one viewer may know, and is told only what that viewer may know: nothing drawn from it can tell
more. When everything has been shown it is taken anew from the game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from tabletop.core.actions import Event, Viewer
from tabletop.games.moriham.actions import Refs
from tabletop.games.moriham.events import (
    UNKNOWN,
    AbilityCopied,
    Activated,
    AttackAimed,
    AttackDeclared,
    AttackEnded,
    AttackNegated,
    AttacksAdded,
    CardSet,
    ChainResolved,
    ControlTaken,
    Drawn,
    Fought,
    HandShown,
    KeywordGranted,
    LifeChanged,
    LinkNegated,
    LinkResolved,
    Moved,
    PhaseBegan,
    PositionTurned,
    StartDrawn,
    Summoned,
    Summoning,
    SummonNegated,
    SummonsAllowed,
    TributeLowered,
    TurnBegan,
    ValuesChanged,
)
from tabletop.games.moriham.positions import MonsterShown, MorihamPosition, SpellShown
from tabletop.games.moriham.refs import SEATS, Ref, Seat
from tabletop.games.moriham.state import AttackUnderWay, Summon
from tabletop.games.moriham.vocabulary import Kind

PILES: Final = {"hand": "hands", "deck": "decks", "graveyard": "graveyards", "banished": "banished"}


@dataclass(slots=True)
class ShownLink:
    """A link of the chain as it is told.

    Attributes:
        seat: who activated it.
        card: the card's id.
        option: ``a``, ``b`` or ``ability``.
        kind: of the activation: magic, trap or ability.
        source: where the card lies.
        targets: as chosen; None for one that has left.
        negated: whether it will do nothing.
    """

    seat: Seat
    card: str
    option: str
    kind: str
    source: Ref
    targets: tuple[Ref | None, ...]
    negated: bool = False


@dataclass(slots=True)
class Shown:
    """The table as it is seen.

    Attributes:
        viewer: whose secrets it may show; ``"table"`` for nobody's.
        view: what that viewer may know; hands, fields, piles and life are what is seen.
        chain: the links, oldest first.
        seat: the seat that is to decide; None while that is chance's, and at the end.
        news: the last thing that happened, in words.
    """

    viewer: Viewer
    view: MorihamPosition
    chain: list[ShownLink]
    seat: Seat | None = None
    news: str = ""

    def hand(self, seat: Seat) -> list[str]:
        """The cards of a hand; ``"?"`` for one that is not known."""
        return self.view.hands[seat]

    def monster(self, ref: Ref) -> MonsterShown | None:
        """The monster at a place."""
        assert ref.place is not None
        return self.view.monsters[ref.seat][ref.place]

    def spell(self, ref: Ref) -> SpellShown | None:
        """The magic or trap card at a place."""
        assert ref.place is not None
        return self.view.backrow[ref.seat][ref.place]

    def card_at(self, ref: Ref) -> str | None:
        """The id of the card at a ref, ``"?"`` where it is not known; None where there is none."""
        if ref.zone == "monsters":
            monster = self.monster(ref)
            return None if monster is None else monster.card
        if ref.zone == "backrow":
            spell = self.spell(ref)
            return None if spell is None else spell.card
        return ref.card

    def holds(self, ref: Ref) -> bool:
        """Whether a card is seen to lie at a ref."""
        if ref.place is not None:
            return self.card_at(ref) is not None
        return ref.card is not None and ref.card in self.pile(ref.seat, ref.zone)

    def pile(self, seat: Seat, zone: str) -> list[str]:
        """Hand, deck, graveyard or banished cards of a seat."""
        piles: tuple[list[str], list[str]] = getattr(self.view, PILES[zone])
        return piles[seat]

    def follow(self, event: Event) -> None:
        """Takes over what an event changes; events of other kinds change nothing."""
        follower = _FOLLOW.get(type(event))
        if follower is not None:
            follower(self, event)


def shown(view: MorihamPosition, viewer: Viewer, kind_of: Callable[[str], Kind]) -> Shown:
    """The table as a view has it; ``kind_of`` tells the kind of a card by its id."""
    chain = [
        ShownLink(
            link.seat,
            link.card,
            link.option,
            "ability" if link.option == "ability" else kind_of(link.card),
            link.source,
            link.targets,
            link.negated,
        )
        for link in view.chain
    ]
    decision = view.decision
    seat = decision.seat if decision is not None and decision.seat in SEATS else None
    return Shown(viewer, view, chain, seat)


# What each event changes


def _take(table: Shown, ref: Ref, card: str) -> None:
    """Takes a card from where it lies."""
    if ref.zone == "monsters":
        assert ref.place is not None
        table.view.monsters[ref.seat][ref.place] = None
    elif ref.zone == "backrow":
        assert ref.place is not None
        table.view.backrow[ref.seat][ref.place] = None
    else:
        _take_from_pile(table.pile(ref.seat, ref.zone), card)


def _take_from_pile(pile: list[str], card: str) -> bool:
    """Takes a card, or one that is not known in its stead; returns whether there was one."""
    for candidate in (card, UNKNOWN):
        if candidate in pile:
            pile.remove(candidate)
            return True
    if card == UNKNOWN and pile:  # one of the cards that are known, but not which
        pile.pop()
        return True
    return False


def _turn_began(table: Shown, event: TurnBegan) -> None:
    view = table.view
    view.turn, view.turns = event.seat, event.number
    view.normal_summons, view.tribute_cut, view.used = 1, 0, []


def _phase_began(table: Shown, event: PhaseBegan) -> None:
    table.view.phase = event.phase


def _start_drawn(table: Shown, event: StartDrawn) -> None:
    table.view.first = event.seat


def _drawn(table: Shown, event: Drawn) -> None:
    table.hand(event.seat).extend(event.cards)
    deck = table.pile(event.seat, "deck")
    del deck[: len(deck) - event.deck]


def _summoning(table: Shown, event: Summoning) -> None:
    _take_from_pile(table.hand(event.seat), event.card)
    table.view.summon = Summon(event.seat, event.card, event.position, event.how)


def _summon_negated(table: Shown, _event: SummonNegated) -> None:
    if table.view.summon is not None:
        table.view.summon.negated = True


def _summoned(table: Shown, event: Summoned) -> None:
    if event.how == "effect":
        _take_from_pile(table.pile(event.owner, event.origin), event.card)
    else:
        table.view.summon = None
    table.view.monsters[event.seat][event.place] = MonsterShown(
        card=event.card,
        owner=event.owner,
        position=event.position,
        attack=event.attack,
        defence=event.defence,
        attacks_left=1,
    )


def _card_set(table: Shown, event: CardSet) -> None:
    _take_from_pile(table.hand(event.seat), event.card)
    table.view.backrow[event.seat][event.place] = SpellShown(card=event.card, face="down")


def _activated(table: Shown, event: Activated) -> None:
    source = event.source
    if source.zone == "backrow" and event.kind != "ability":
        assert source.place is not None
        if table.spell(source) is None:
            _take_from_pile(table.hand(event.seat), event.card)
        table.view.backrow[source.seat][source.place] = SpellShown(card=event.card, face="up")
    table.chain.append(ShownLink(event.seat, event.card, event.option, event.kind, source, event.targets))


def _link_negated(table: Shown, event: LinkNegated) -> None:
    if event.link < len(table.chain):
        table.chain[event.link].negated = True


def _link_resolved(table: Shown, event: LinkResolved) -> None:
    del table.chain[event.link :]


def _chain_resolved(table: Shown, _event: ChainResolved) -> None:
    table.chain.clear()


def _attack_declared(table: Shown, event: AttackDeclared) -> None:
    table.view.attack = AttackUnderWay(event.seat, event.monster, event.target)
    monster = table.view.monsters[event.seat][event.monster]
    if monster is not None:
        monster.attacks_left = max(0, (monster.attacks_left or 1) - 1)


def _attack_aimed(table: Shown, event: AttackAimed) -> None:
    table.view.attack = AttackUnderWay(event.seat, event.monster, event.target)


def _attack_over(table: Shown, _event: AttackEnded | Fought) -> None:
    table.view.attack = None


def _attack_negated(table: Shown, _event: AttackNegated) -> None:
    if table.view.attack is not None:
        table.view.attack.negated = True


def _life_changed(table: Shown, event: LifeChanged) -> None:
    life = list(table.view.life)
    life[event.seat] = event.life
    table.view.life = (life[0], life[1])


def _moved(table: Shown, event: Moved) -> None:
    if event.cause == "negated" and table.view.summon is not None:
        table.view.summon = None
    else:
        _take(table, event.source, event.card)
    pile = table.pile(event.owner, event.zone)
    if event.zone == "deck":
        pile.insert(0, UNKNOWN)
    else:
        pile.append(event.card)


def _values_changed(table: Shown, event: ValuesChanged) -> None:
    monster = table.view.monsters[event.seat][event.place]
    if monster is not None:
        monster.attack, monster.defence = event.attack, event.defence


def _position_turned(table: Shown, event: PositionTurned) -> None:
    monster = table.view.monsters[event.seat][event.place]
    if monster is not None:
        monster.position = event.position


def _keyword_granted(table: Shown, event: KeywordGranted) -> None:
    monster = table.view.monsters[event.seat][event.place]
    if monster is not None and event.keyword not in monster.keywords:
        monster.keywords.append(event.keyword)


def _attacks_added(table: Shown, event: AttacksAdded) -> None:
    monster = table.view.monsters[event.seat][event.place]
    if monster is not None:
        monster.attacks_left = event.attacks_left


def _control_taken(table: Shown, event: ControlTaken) -> None:
    monster = table.monster(event.source)
    assert event.to.place is not None
    _take(table, event.source, event.card)
    table.view.monsters[event.to.seat][event.to.place] = monster


def _ability_copied(table: Shown, event: AbilityCopied) -> None:
    monster = table.view.monsters[event.seat][event.place]
    if monster is not None:
        monster.copied = event.card


def _hand_shown(table: Shown, event: HandShown) -> None:
    if UNKNOWN not in event.cards and table.viewer != event.seat:
        table.hand(event.seat)[:] = event.cards


def _summons_allowed(table: Shown, event: SummonsAllowed) -> None:
    table.view.normal_summons = event.left


def _tribute_lowered(table: Shown, event: TributeLowered) -> None:
    table.view.tribute_cut = event.by


_FOLLOW: Final[dict[type[Event], Callable[[Shown, Any], None]]] = {
    StartDrawn: _start_drawn,
    TurnBegan: _turn_began,
    PhaseBegan: _phase_began,
    Drawn: _drawn,
    Summoning: _summoning,
    SummonNegated: _summon_negated,
    Summoned: _summoned,
    CardSet: _card_set,
    Activated: _activated,
    LinkNegated: _link_negated,
    LinkResolved: _link_resolved,
    ChainResolved: _chain_resolved,
    AttackDeclared: _attack_declared,
    AttackAimed: _attack_aimed,
    AttackNegated: _attack_negated,
    AttackEnded: _attack_over,
    Fought: _attack_over,
    LifeChanged: _life_changed,
    Moved: _moved,
    ValuesChanged: _values_changed,
    PositionTurned: _position_turned,
    KeywordGranted: _keyword_granted,
    AttacksAdded: _attacks_added,
    ControlTaken: _control_taken,
    AbilityCopied: _ability_copied,
    HandShown: _hand_shown,
    SummonsAllowed: _summons_allowed,
    TributeLowered: _tribute_lowered,
}


def targets_of(link: ShownLink) -> Refs:
    """The targets of a link that are still there."""
    return tuple(target for target in link.targets if target is not None)
