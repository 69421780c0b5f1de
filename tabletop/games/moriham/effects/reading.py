"""What the table shows to an effect: which cards fit, how many, whether conditions hold, how strong a monster is.

These stand together because each needs the others: a monster's attack depends on what lasts in the field, what lasts
on conditions, conditions on which cards fit, and which cards fit on attack. ``soundness`` sees to it that what lasts
never depends on attack, so the circle is not closed.

``seat`` is the player that an effect calls ``you``; ``source`` is where its card is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Literal

from tabletop.games.moriham.cards import Card, Continuous
from tabletop.games.moriham.refs import BACKROW_REFS, MONSTER_REFS, PLACES, SEATS, Ref, Seat, card_ref
from tabletop.games.moriham.state import Monster, Spell, State
from tabletop.games.moriham.vocabulary import (
    ANY,
    AnyLasting,
    Behind,
    Condition,
    Filter,
    GivesKeyword,
    GivesTribute,
    GivesValues,
    Group,
    Has,
    Keyword,
    Life,
    Per,
    Side,
    Stat,
    ThisTurn,
    Whose,
)

# Which cards fit


def sides(seat: Seat, side: Side) -> tuple[Seat, ...]:
    """The seats that ``side`` means to a player."""
    if side == "you":
        return (seat,)
    return (1 - seat,) if side == "opponent" else (seat, 1 - seat)


def fits(card: Card, words: Filter) -> bool:
    """Whether a card as printed fits; position, face and ``other`` are not looked at."""
    if words is ANY:
        return True
    return (
        _fits_unmeasured(card, words)
        and (words.min_attack is None or card.attack >= words.min_attack)
        and (words.max_attack is None or card.attack <= words.max_attack)
    )


def _fits_unmeasured(card: Card, words: Filter) -> bool:
    return (
        words.min_level <= card.level <= words.max_level
        and (words.kind is None or card.kind == words.kind)
        and (words.kin is None or card.kin == words.kin)
        and (words.card is None or card.id == words.card)
    )


def monster_fits(state: State, seat: Seat, place: int, monster: Monster, words: Filter, source: Ref | None) -> bool:
    """Whether a monster in the field fits, with all changes."""
    if words is ANY:
        return True
    if not _fits_unmeasured(state.box.cards[monster.card], words):
        return False
    if words.position is not None and monster.position != words.position:
        return False
    if words.other and source == MONSTER_REFS[seat][place]:
        return False
    if words.min_attack is None and words.max_attack is None:
        return True
    attack = value_of(state, seat, place, "attack")
    return (words.min_attack is None or attack >= words.min_attack) and (
        words.max_attack is None or attack <= words.max_attack
    )


def spell_fits(state: State, seat: Seat, place: int, spell: Spell, words: Filter, source: Ref | None) -> bool:
    """Whether a magic or trap card in the field fits. Of one that lies face down only that is looked at."""
    if words.other and source == BACKROW_REFS[seat][place]:
        return False
    if words.face is not None and spell.face != words.face:
        return False
    if spell.face == "down":
        return words.kind is None and words.card is None
    return _fits_unmeasured(state.box.cards[spell.card], words)


def members(state: State, seat: Seat, group: Group, source: Ref | None = None) -> list[Ref]:
    """The cards of a group, in an order that does not depend on what is hidden."""
    found: list[Ref] = []
    zone = group.zone
    for side in sides(seat, group.side):
        if zone == "monsters":
            for place, monster in enumerate(state.monsters[side]):
                if monster is not None and monster_fits(state, side, place, monster, group, source):
                    found.append(MONSTER_REFS[side][place])
        elif zone == "backrow":
            for place, spell in enumerate(state.backrow[side]):
                if spell is not None and spell_fits(state, side, place, spell, group, source):
                    found.append(BACKROW_REFS[side][place])
        else:
            found += in_pile(state, side, zone, group, source)
    return found


def in_pile(
    state: State, seat: Seat, zone: Literal["hand", "deck", "graveyard", "banished"], words: Filter, source: Ref | None
) -> list[Ref]:
    """The cards of a zone without places that fit; those of a deck ascending by id, as their order is hidden."""
    cards = state.box.cards
    pile: Iterable[str] = state.pile(seat, zone)
    if zone == "deck":
        pile = sorted(pile)
    own = source.card if source is not None and source.zone == zone and source.seat == seat else None
    return [
        card_ref(seat, zone, card) for card in pile if fits(cards[card], words) and not (words.other and card == own)
    ]


def count(state: State, seat: Seat, group: Group, source: Ref | None = None) -> int:
    """How many cards a group has."""
    if group.zone in ("hand", "deck") and (group.zone == "deck" or group.side != "you"):
        return sum(len(state.pile(side, group.zone)) for side in sides(seat, group.side))
    return len(members(state, seat, group, source))


def amount_per(state: State, seat: Seat, per: Per, source: Ref | None) -> int:
    """What an amount that counts cards comes to."""
    number = count(state, seat, per.group, source)
    if per.at_most is not None:
        number = min(number, per.at_most)
    return number * per.times


# Whether conditions hold


def all_hold(state: State, seat: Seat, conditions: tuple[Condition, ...], source: Ref | None = None) -> bool:
    """Whether all these conditions hold for a player."""
    return not conditions or all(_HOLDS[type(condition)](state, seat, condition, source) for condition in conditions)


def _between(value: int, low: int | None, high: int | None) -> bool:
    return (low is None or value >= low) and (high is None or value <= high)


def _has(state: State, seat: Seat, condition: Has, source: Ref | None) -> bool:
    return _between(count(state, seat, condition.group, source), condition.at_least, condition.at_most)


def _life(state: State, seat: Seat, condition: Life, _source: Ref | None) -> bool:
    life = state.life[seat if condition.player == "you" else 1 - seat]
    return _between(life, condition.at_least, condition.at_most)


def _behind(state: State, seat: Seat, condition: Behind, _source: Ref | None) -> bool:
    mine, theirs = (_how_many(state, side, condition.what) for side in (seat, 1 - seat))
    return theirs - mine >= condition.by


def _how_many(state: State, seat: Seat, what: Literal["life", "monsters", "hand", "backrow", "graveyard"]) -> int:
    if what == "life":
        return state.life[seat]
    if what == "monsters":
        return PLACES - state.monsters[seat].count(None)
    if what == "backrow":
        return PLACES - state.backrow[seat].count(None)
    return len(state.pile(seat, what))


def _whose(state: State, seat: Seat, condition: Whose, _source: Ref | None) -> bool:
    return (state.turn == seat) == (condition.player == "you")


def _this_turn(state: State, seat: Seat, condition: ThisTurn, _source: Ref | None) -> bool:
    tally = state.tallies[seat if condition.player == "you" else 1 - seat]
    number: int = getattr(tally, condition.what)
    return number >= condition.at_least


_HOLDS: Final[dict[type[Condition], Callable[[State, Seat, Any, Ref | None], bool]]] = {
    Has: _has,
    Life: _life,
    Behind: _behind,
    Whose: _whose,
    ThisTurn: _this_turn,
}


# What lasts, and how strong a monster is with it


def lasting(state: State) -> list[tuple[Seat, Ref, AnyLasting]]:
    """All that the cards in the field give now: the giver's controller and place, and what."""
    given: list[tuple[Seat, Ref, AnyLasting]] = []
    givers = state.box.lasting
    for seat in SEATS:
        for place, monster in enumerate(state.monsters[seat]):
            if monster is not None and (monster.copied or monster.card) in givers:
                ability = state.ability_of(monster)
                source = MONSTER_REFS[seat][place]
                if isinstance(ability, Continuous) and all_hold(state, seat, ability.conditions, source):
                    given += [(seat, source, gift) for gift in ability.gives]
        for place, spell in enumerate(state.backrow[seat]):
            if spell is not None and spell.option is not None:
                card = state.box.spells[spell.card]
                option = card.a if spell.option == "a" else card.b
                given += [(seat, BACKROW_REFS[seat][place], gift) for gift in option.stays]
    return given


def value_of(state: State, seat: Seat, place: int, stat: Stat) -> int:
    """The attack or defence of the monster at that place, never below 0 (H-35)."""
    return max(0, sum_of(state, seat, place, stat))


def sum_of(state: State, seat: Seat, place: int, stat: Stat) -> int:
    """The attack or defence as printed with all that is added to it and taken from it; it may be below 0."""
    monster = state.monsters[seat][place]
    assert monster is not None
    total: int = (
        getattr(state.box.monsters[monster.card], stat)
        + getattr(monster.for_good, stat)
        + getattr(monster.this_turn, stat)
    )
    for giver, source, gift in lasting(state):
        if type(gift) is GivesValues and _given_to(state, giver, source, gift.to, seat, place, monster):
            given: int | Per = getattr(gift, stat)
            total += given if isinstance(given, int) else amount_per(state, giver, given, source)
    return total


def has_keyword(state: State, seat: Seat, place: int, keyword: Keyword) -> bool:
    """Whether the monster at that place has a keyword, for whatever reason."""
    monster = state.monsters[seat][place]
    assert monster is not None
    if keyword in monster.this_turn.keywords or keyword in monster.for_good.keywords:
        return True
    return any(
        type(gift) is GivesKeyword
        and gift.keyword == keyword
        and _given_to(state, giver, source, gift.to, seat, place, monster)
        for giver, source, gift in lasting(state)
    )


def attacks_left(state: State, seat: Seat, place: int) -> int:
    """How many attacks the monster at that place may still declare this turn (H-30)."""
    monster = state.monsters[seat][place]
    assert monster is not None
    allowed = 1 + monster.extra_attacks + has_keyword(state, seat, place, "double_attack")
    return max(0, allowed - monster.attacks)


def tribute_cut(state: State, seat: Seat, card: Card) -> int:
    """By how much the tribute of a normal summon is lower now (H-49)."""
    cut = state.tribute_cut if state.turn == seat else 0
    for giver, _, gift in lasting(state):
        if type(gift) is GivesTribute and giver == seat and fits(card, gift.card):
            cut += gift.by
    return cut


def _given_to(
    state: State,
    giver: Seat,
    source: Ref,
    to: Literal["self"] | Group,
    seat: Seat,
    place: int,
    monster: Monster,
) -> bool:
    if isinstance(to, str):
        return source == MONSTER_REFS[seat][place]
    return seat in sides(giver, to.side) and monster_fits(state, seat, place, monster, to, source)
