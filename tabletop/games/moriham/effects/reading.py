"""What the table shows to an effect: which cards fit, how many, whether conditions hold, how strong a monster is.

These stand together because each needs the others: a monster's attack depends on what lasts in the field, what lasts
on conditions, conditions on which cards fit, and which cards fit on attack. ``soundness`` sees to it that what lasts
never depends on attack, so the circle is not closed.

``seat`` is the player that an effect calls ``you``; ``source`` is where its card is.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, Final, Literal, TypeAlias

from tabletop.games.moriham.refs import BACKROW_REFS, CARD_REFS, MONSTER_REFS, Ref, Seat
from tabletop.games.moriham.state import Gift, Monster, Spell, State
from tabletop.games.moriham.vocabulary import (
    KEYWORDS,
    Behind,
    Condition,
    Filter,
    GivesTribute,
    GivesValues,
    Group,
    Has,
    Keyword,
    Lasting,
    Life,
    Per,
    Side,
    Stat,
    ThisTurn,
    Whose,
)

# Which cards fit


SIDES: Final[dict[Side, tuple[tuple[Seat, ...], tuple[Seat, ...]]]] = {
    "you": ((0,), (1,)),
    "opponent": ((1,), (0,)),
    "either": ((0, 1), (1, 0)),
}
"""The seats that a side means, by the seat that is ``you``."""


def monster_fits(state: State, seat: Seat, place: int, monster: Monster, words: Filter, source: Ref | None) -> bool:
    """Whether a monster in the field fits, with all changes."""
    return monster.card in state.box.fitting_apart_from_attack[words] and _stands_right(
        state, seat, place, words, source
    )


def _stands_right(state: State, seat: Seat, place: int, words: Filter, source: Ref | None) -> bool:
    """Whether the monster at that place fits in what it is in the field alone."""
    monster = state.monsters[seat][place]
    assert monster is not None
    if words.position is not None and monster.position != words.position:
        return False
    if words.other and source == MONSTER_REFS[seat][place]:
        return False
    if words.itself and source != MONSTER_REFS[seat][place]:
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
        return words.kind is None
    return spell.card in state.box.fitting_apart_from_attack[words]


def members(state: State, seat: Seat, group: Group, source: Ref | None = None) -> list[Ref]:
    """The cards of a group, in an order that does not depend on what is hidden."""
    return FINDERS[group](state, seat, source)


Finder: TypeAlias = Callable[[State, Seat, Ref | None], list[Ref]]
"""Finds the cards of a group for a player whose card is at a ref."""


# Loops in these, not comprehensions: they are asked so often, for so few cards, that a call more would tell.


def _finder(group: Group) -> Finder:
    sides, zone = SIDES[group.side], group.zone
    if zone == "monsters":
        return _monster_finder(group)
    if zone == "backrow":

        def find_spells(state: State, seat: Seat, source: Ref | None) -> list[Ref]:
            found: list[Ref] = []
            for side in sides[seat]:
                for place, spell in enumerate(state.backrow[side]):
                    if spell is not None and spell_fits(state, side, place, spell, group, source):
                        found.append(BACKROW_REFS[side][place])
            return found

        return find_spells
    if group.side == "either":
        return lambda state, seat, source: (
            in_pile(state, seat, zone, group, source) + in_pile(state, 1 - seat, zone, group, source)
        )
    return lambda state, seat, source: in_pile(state, sides[seat][0], zone, group, source)


def _monster_finder(group: Group) -> Finder:
    sides, closer = SIDES[group.side], _looks_closer(group)

    def find_monsters(state: State, seat: Seat, source: Ref | None) -> list[Ref]:
        fitting = state.box.fitting_apart_from_attack[group]
        found: list[Ref] = []
        for side in sides[seat]:
            refs = MONSTER_REFS[side]
            for place, monster in enumerate(state.monsters[side]):
                if monster is None or monster.card not in fitting:
                    continue
                if not closer or _stands_right(state, side, place, group, source):
                    found.append(refs[place])
        return found

    return find_monsters


class _Finders(dict[Group, Finder]):
    """By group, how its cards are found: what its words say is worked out once, not each time it is asked for."""

    def __missing__(self, group: Group) -> Finder:
        finder = self[group] = _finder(group)
        return finder


FINDERS: Final = _Finders()
"""How the cards of each group are found; worked out when first asked for."""


def places(state: State, seat: Seat, words: Filter, source: Ref | None) -> list[int]:
    """The places of a seat's monsters that fit, with all changes."""
    fitting = state.box.fitting_apart_from_attack[words]
    closer = _looks_closer(words)
    found: list[int] = []
    for place, monster in enumerate(state.monsters[seat]):
        if monster is None or monster.card not in fitting:
            continue
        if not closer or _stands_right(state, seat, place, words, source):
            found.append(place)
    return found


@cache
def _looks_closer(words: Filter) -> bool:
    """Whether it matters how or where a monster of the right sort stands."""
    return (
        words.position is not None
        or words.itself
        or words.other
        or words.min_attack is not None
        or words.max_attack is not None
    )


_PILES: Final = {
    "hand": attrgetter("hands"),
    "deck": attrgetter("decks"),
    "graveyard": attrgetter("graveyards"),
    "banished": attrgetter("banished"),
}


def in_pile(
    state: State, seat: Seat, zone: Literal["hand", "deck", "graveyard", "banished"], words: Filter, source: Ref | None
) -> list[Ref]:
    """The cards of a zone without places that fit; those of a deck ascending by id, as their order is hidden."""
    fitting, refs = state.box.fitting[words], CARD_REFS[seat][zone]
    pile = _PILES[zone](state)[seat]
    if zone == "deck":
        pile = sorted(pile)
    found: list[Ref] = []
    for card in pile:
        if card in fitting:
            found.append(refs[card])  # noqa: PERF401 - asked for so often that a call more would tell
    if words.other and source is not None and source.zone == zone and source.seat == seat:
        return [ref for ref in found if ref != source]
    return found


def count(state: State, seat: Seat, group: Group, source: Ref | None = None) -> int:
    """How many cards a group has."""
    zone = group.zone
    if zone != "monsters" and (zone == "backrow" or group.other):
        return len(members(state, seat, group, source))
    number = 0
    for side in SIDES[group.side][seat]:
        if zone == "monsters":
            number += len(places(state, side, group, source))
        elif zone == "deck" or (zone == "hand" and group.side != "you"):
            number += len(state.pile(side, zone))
        else:
            number += len(state.box.fitting[group].intersection(state.pile(side, zone)))
    return number


def amount_per(state: State, seat: Seat, per: Per, source: Ref | None) -> int:
    """What an amount that counts cards comes to."""
    number = count(state, seat, per.group, source)
    if per.at_most is not None:
        number = min(number, per.at_most)
    return number * per.times


# Whether conditions hold


Test: TypeAlias = Callable[[State, Seat, Ref | None], bool]
"""Whether a condition holds for a player whose card is at a ref."""


def all_hold(state: State, seat: Seat, conditions: tuple[Condition, ...], source: Ref | None = None) -> bool:
    """Whether all these conditions hold for a player."""
    for condition in conditions:  # noqa: SIM110 - asked for so often that a generator would tell
        if not TESTS[condition](state, seat, source):
            return False
    return True


def _has(condition: Has) -> Test:
    group, low = condition.group, condition.at_least
    high = sys.maxsize if condition.at_most is None else condition.at_most
    sides = SIDES[group.side]
    if group.zone == "monsters" and not _looks_closer(group):

        def monsters(state: State, seat: Seat, _source: Ref | None) -> bool:
            fitting = state.box.fitting_apart_from_attack[group]
            number = 0
            for side in sides[seat]:
                for monster in state.monsters[side]:
                    if monster is not None and monster.card in fitting:
                        number += 1
            return low <= number <= high

        return monsters
    if group.zone == "graveyard" and not group.other and group.side != "either":

        def graveyard(state: State, seat: Seat, _source: Ref | None) -> bool:
            fitting = state.box.fitting[group]
            return low <= len(fitting.intersection(state.graveyards[sides[seat][0]])) <= high

        return graveyard
    return lambda state, seat, source: low <= count(state, seat, group, source) <= high


def _life(condition: Life) -> Test:
    other = condition.player == "opponent"
    low = -sys.maxsize if condition.at_least is None else condition.at_least
    high = sys.maxsize if condition.at_most is None else condition.at_most
    return lambda state, seat, _source: low <= state.life[seat ^ other] <= high


def _behind(condition: Behind) -> Test:
    what, by = condition.what, condition.by
    if what == "life":
        return lambda state, seat, _source: state.life[1 - seat] - state.life[seat] >= by
    if what == "monsters":  # as many places have both, so who has fewer monsters has more of them free
        return lambda state, seat, _source: (
            state.monsters[seat].count(None) - state.monsters[1 - seat].count(None) >= by
        )
    if what == "backrow":
        return lambda state, seat, _source: state.backrow[seat].count(None) - state.backrow[1 - seat].count(None) >= by
    return lambda state, seat, _source: len(state.pile(1 - seat, what)) - len(state.pile(seat, what)) >= by


def _fewer(rows: Sequence[Sequence[object]], seat: Seat) -> int:
    """How many cards fewer than the opponent a player has; both have as many places, so it has more of them free."""
    return rows[seat].count(None) - rows[1 - seat].count(None)


def _whose(condition: Whose) -> Test:
    other = condition.player == "opponent"
    return lambda state, seat, _source: state.turn == seat ^ other


def _this_turn(condition: ThisTurn) -> Test:
    other, at_least = condition.player == "opponent", condition.at_least
    deed = attrgetter(condition.what)
    return lambda state, seat, _source: bool(deed(state.tallies[seat ^ other]) >= at_least)


_TEST_OF: Final[dict[type[Condition], Callable[[Any], Test]]] = {
    Has: _has,
    Life: _life,
    Behind: _behind,
    Whose: _whose,
    ThisTurn: _this_turn,
}


class _Tests(dict[Condition, Test]):
    """By condition, the test it comes to: what its words say is worked out once, not each time it is asked for."""

    def __missing__(self, condition: Condition) -> Test:
        test = self[condition] = _TEST_OF[type(condition)](condition)
        return test


TESTS: Final = _Tests()
"""The test of each condition."""


# What lasts, and how strong a monster is with it


def lasting(state: State, what: type[Lasting] | Keyword) -> list[Gift]:
    """What the cards in the field give now, their conditions holding: of one kind, or of one keyword."""
    return [gift for gift in state.gifts.get(what, ()) if _is_in_force(state, gift)]


def _is_in_force(state: State, gift: Gift) -> bool:
    return not gift.conditions or all_hold(state, gift.seat, gift.conditions, gift.source)


def value_of(state: State, seat: Seat, place: int, stat: Stat) -> int:
    """The attack or defence of the monster at that place, never below 0 (H-35)."""
    attack, defence = sums_of(state, seat, place)
    value = attack if stat == "attack" else defence
    return value if value > 0 else 0


def values_of(state: State, seat: Seat, place: int) -> tuple[int, int]:
    """Attack and defence of the monster at that place, never below 0 (H-35)."""
    attack, defence = sums_of(state, seat, place)
    return attack if attack > 0 else 0, defence if defence > 0 else 0


def sums_of(state: State, seat: Seat, place: int) -> tuple[int, int]:
    """Attack and defence as printed with all that is added to them and taken from them; they may be below 0."""
    monster = state.monsters[seat][place]
    assert monster is not None
    card, good, turn = state.box.monsters[monster.card], monster.for_good, monster.this_turn
    attack = card.attack + good.attack + turn.attack
    defence = card.defence + good.defence + turn.defence
    for gift in state.gifts.get(GivesValues, ()):
        if _given_to(state, gift, seat, place, monster) and _is_in_force(state, gift):
            gives = gift.gives
            assert isinstance(gives, GivesValues)
            attack += _amount(state, gift, gives.attack)
            defence += _amount(state, gift, gives.defence)
    return attack, defence


def has_keyword(state: State, seat: Seat, place: int, keyword: Keyword) -> bool:
    """Whether the monster at that place has a keyword, for whatever reason."""
    monster = state.monsters[seat][place]
    assert monster is not None
    if keyword in monster.this_turn.keywords or keyword in monster.for_good.keywords:
        return True
    for gift in state.gifts.get(keyword, ()):
        if _given_to(state, gift, seat, place, monster) and _is_in_force(state, gift):
            return True
    return False


def keywords_of(state: State, seat: Seat, place: int) -> list[Keyword]:
    """The keywords that the monster at that place has now, for whatever reason, in the order of their list."""
    monster = state.monsters[seat][place]
    assert monster is not None
    gifts, turn, good = state.gifts, monster.this_turn.keywords, monster.for_good.keywords
    return [
        keyword
        for keyword in KEYWORDS
        if keyword in turn or keyword in good or (keyword in gifts and has_keyword(state, seat, place, keyword))
    ]


def attacks_left(state: State, seat: Seat, place: int) -> int:
    """How many attacks the monster at that place may still declare this turn (H-30)."""
    monster = state.monsters[seat][place]
    assert monster is not None
    allowed = 1 + monster.extra_attacks + has_keyword(state, seat, place, "double_attack")
    return max(0, allowed - monster.attacks)


def tribute_cuts(state: State, seat: Seat) -> list[GivesTribute]:
    """What lowers the tribute of a player's normal summons now (H-49)."""
    cuts: list[GivesTribute] = []
    if GivesTribute in state.gifts:
        mine = (gift.gives for gift in lasting(state, GivesTribute) if gift.seat == seat)
        cuts += [gives for gives in mine if isinstance(gives, GivesTribute)]
    if state.tribute_cut and state.turn == seat:
        cuts.append(GivesTribute(by=state.tribute_cut))
    return cuts


def _amount(state: State, gift: Gift, amount: int | Per) -> int:
    return amount if isinstance(amount, int) else amount_per(state, gift.seat, amount, gift.source)


def _given_to(state: State, gift: Gift, seat: Seat, place: int, monster: Monster) -> bool:
    """Whether what a card in the field gives goes to the monster at that place, if it is in force."""
    to = gift.gives.to  # type: ignore[attr-defined]  # values and keywords are given to somebody
    if to == "self":
        return gift.source is MONSTER_REFS[seat][place]  # as such refs are kept
    return seat in SIDES[to.side][gift.seat] and monster_fits(state, seat, place, monster, to, gift.source)
