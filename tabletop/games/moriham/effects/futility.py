"""Whether an effect could do anything at all as things stand (H-40): one that could not is not to be used.

Each operation is judged by the table as it is once the costs are paid, and by what the player of the effect may know:
where cards are hidden, the right ones might be there. Whether an ability has gone off by itself all can see, so there
its player's own hand counts as hidden too. An operation that finds nothing to do changes nothing for the next, so an
effect is useless if each of its operations is by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from tabletop.games.moriham.cards import Effect, Option, Triggered
from tabletop.games.moriham.effects.operations import destructible
from tabletop.games.moriham.effects.reading import all_hold, members, value_of
from tabletop.games.moriham.refs import MONSTER_REFS, Ref, Seat
from tabletop.games.moriham.state import Monster, State
from tabletop.games.moriham.vocabulary import (
    Amount,
    Banish,
    Behind,
    Call,
    Change,
    Condition,
    Control,
    Copy,
    Damage,
    Destroy,
    Discard,
    Draw,
    ExtraAttack,
    ExtraSummon,
    Gain,
    Grant,
    Group,
    Has,
    Life,
    Look,
    LowerTribute,
    Mill,
    Negate,
    Operation,
    PayBanish,
    PayDiscard,
    PayMill,
    PayReturn,
    PayTribute,
    Per,
    Player,
    Recycle,
    Regain,
    Return,
    Revive,
    Sacrifice,
    Search,
    Things,
    ThisTurn,
    Turn,
    ValueOf,
    Whose,
)


class Use(msgspec.Struct, frozen=True, gc=False):
    """A way to use an effect.

    Attributes:
        source: where its card is; None for one that has gone.
        paid: the card that the cost names.
        subject: what set off its trigger, if that is still there.
    """

    state: State
    seat: Seat
    source: Ref | None
    paid: Ref | None
    targets: tuple[Ref, ...]
    subject: Ref | None


Test: TypeAlias = Callable[[Use], bool]
"""Whether something could be done."""

Found: TypeAlias = Callable[[Use], list[Ref]]
"""The cards that an operation would find."""


class _Tests(dict[Effect, tuple[Test, ...]]):
    """By effect, the tests of which one must hold for it to do something; none for one that always does."""

    def __missing__(self, effect: Effect) -> tuple[Test, ...]:
        tests = self[effect] = _tests_of(effect)
        return tests


TESTS_OF: Final = _Tests()
"""The tests of each effect, worked out when first asked for."""


def any_holds(tests: tuple[Test, ...], use: Use) -> bool:
    """Whether one of the tests of an effect holds for a way to use it."""
    for test in tests:  # noqa: SIM110 - asked for so often that a generator would tell
        if test(use):
            return True
    return False


def _tests_of(effect: Effect) -> tuple[Test, ...]:
    if isinstance(effect, Option) and effect.stays:
        return ()
    tests = []
    for operation in effect.operations:
        test = _both(_provided(effect, operation.provided), _test_of(effect, operation))
        if test is None:
            return ()
        tests.append(test)
    return tuple(tests)


# Each returns None for what can always be done.


def _test_of(effect: Effect, operation: Operation) -> Test | None:
    match operation:
        case Damage() | Gain():
            return _amount(effect, operation.amount, above=True)
        case Draw() | Mill():
            return _deck(effect, operation.player)
        case Search():
            return _deck(effect, "you")
        case Discard():
            return _hand(effect, operation.player)
        case Look():
            return _hand(effect, "opponent")
        case Call(zone="deck"):
            return _both(_place(effect), _deck(effect, "you"))
        case Call():
            return _both(_place(effect), _called(effect, operation))
        case Destroy():
            return _destroyed(effect, operation.what)
        case Sacrifice():
            return _sacrificed(operation.player)
        case Return() | Banish() | Regain() | Recycle() | ExtraAttack():
            return _some(effect, operation.what)
        case Revive():
            return _both(_place(effect), _revived(effect, operation.what))
        case Change():
            amounts = [_amount(effect, amount, above=False) for amount in (operation.attack, operation.defence)]
            return _both(_either(*amounts), _some(effect, operation.what))
        case Turn():
            return _turned(effect, operation)
        case Grant():
            return _granted(effect, operation)
        case Negate():
            return _negated(operation)
        case Control():
            return _both(_place(effect), _controlled(effect, operation.what))
        case Copy():
            return _copied(effect, operation)
        case ExtraSummon() | LowerTribute():
            return lambda use: use.state.turn == use.seat
    raise AssertionError(operation)


def _both(one: Test | None, other: Test | None) -> Test | None:
    if one is None or other is None:
        return one or other
    return lambda use: one(use) and other(use)


def _either(one: Test | None, other: Test | None) -> Test | None:
    if one is None or other is None:
        return None
    return lambda use: one(use) or other(use)


def _never(_use: Use) -> bool:
    return False


# Conditions, cards and numbers


def _provided(effect: Effect, conditions: tuple[Condition, ...]) -> Test | None:
    """What an operation is provided with, as far as using the effect does not itself change it."""
    steady = tuple(condition for condition in conditions if not _may_be_changed(effect, condition))
    return (lambda use: all_hold(use.state, use.seat, steady, use.source)) if steady else None


def _may_be_changed(effect: Effect, condition: Condition) -> bool:
    """Whether using an effect may change a condition: by its costs, or as its card comes to lie face up and counts."""
    match condition:
        case Whose():
            return False
        case ThisTurn():
            return condition.what == "magic" and isinstance(effect, Option)
        case Has():
            zone: str = condition.group.zone
        case Behind():
            zone = condition.what
        case Life():
            zone = "life"
    return bool(effect.costs) or (isinstance(effect, Option) and zone in ("hand", "backrow"))


def _found(effect: Effect, what: Things) -> Found | None:
    """The cards an operation works on, but for the one that the cost takes; None where there are some for certain."""
    if isinstance(what, Group):
        if _is_fed(effect, what):
            return None
        return lambda use: [ref for ref in members(use.state, use.seat, what, use.source) if ref != use.paid]
    if what == "self":
        return lambda use: [] if use.source is None or use.source == use.paid else [use.source]
    if what == "subject":
        return lambda use: [] if use.subject is None or use.subject == use.paid else [use.subject]
    if what == "targets":
        return lambda use: list(use.targets)
    number = 0 if what == "target" else 1
    return lambda use: [use.targets[number]]


def _is_fed(effect: Effect, group: Group) -> bool:
    """Whether using the effect may itself bring a card there: what a cost takes, or its own card in the field."""
    feeding: tuple[type, ...] = ()
    if group.zone == "graveyard":
        feeding = (PayDiscard, PayTribute, PayMill)
    elif group.zone == "banished":
        feeding = (PayBanish,)
    elif group.zone == "hand":
        feeding = (PayReturn,)
    elif group.zone == "backrow":
        return isinstance(effect, Option) and group.side != "opponent" and not group.other
    return any(isinstance(cost, feeding) for cost in effect.costs)


def _some(effect: Effect, what: Things) -> Test | None:
    """Whether there is a card to work on; a target is."""
    found = _found(effect, what)
    if found is None or what in ("target", "second", "targets"):
        return None
    return lambda use: bool(found(use))


def _amount(effect: Effect, amount: Amount, *, above: bool) -> Test | None:
    """Whether an amount comes to more than 0; or, where it need not be above, to anything but 0."""
    if isinstance(amount, int):
        return None if amount > 0 or (amount and not above) else _never
    if isinstance(amount, Per):
        return _counted(effect, amount.group) if amount.times > 0 or (amount.times and not above) else _never
    return _valued(effect, amount)


def _valued(effect: Effect, amount: ValueOf) -> Test:
    found = _found(effect, amount.of)
    assert found is not None
    stat = amount.stat

    def is_something(use: Use) -> bool:
        return any(value_of(use.state, ref.seat, ref.place or 0, stat) for ref in found(use))

    return is_something


def _counted(effect: Effect, group: Group) -> Test | None:
    """Whether a group that is counted has a card."""
    if group.zone == "deck":
        return _any_side(group, effect, _deck)
    if group.zone == "hand" and (group.side != "you" or isinstance(effect, Triggered)):
        return None if _is_fed(effect, group) else _any_side(group, effect, _hand)
    if group.zone != "hand":
        return _some(effect, group)
    found = _found(effect, group)
    return None if found is None else lambda use: any(ref != use.source for ref in found(use))


def _any_side(group: Group, effect: Effect, test: Callable[[Effect, Player], Test | None]) -> Test | None:
    if group.side == "either":
        return _either(test(effect, "you"), test(effect, "opponent"))
    return test(effect, group.side)


def _deck(effect: Effect, player: Player) -> Test:
    """Whether a player's deck has a card left."""
    other = player == "opponent"
    milled = 0 if other else sum(cost.count for cost in effect.costs if isinstance(cost, PayMill))
    return lambda use: len(use.state.decks[use.seat ^ other]) > milled


def _hand(_effect: Effect, player: Player) -> Test:
    """Whether a player's hand has a card, besides the one that is used and the one that is paid."""
    if player == "opponent":
        return lambda use: bool(use.state.hands[1 - use.seat])

    def holds(use: Use) -> bool:
        leaving = sum(ref is not None and ref.zone == "hand" for ref in (use.source, use.paid))
        return len(use.state.hands[use.seat]) > leaving

    return holds


def _place(effect: Effect) -> Test | None:
    """Whether a monster has a free place in the field of the effect's player; a cost may free one."""
    if any(isinstance(cost, PayTribute | PayReturn) for cost in effect.costs):
        return None
    return lambda use: use.state.free_monster_places(use.seat) > 0


# Single operations


def _called(effect: Effect, operation: Call) -> Test:
    if isinstance(effect, Triggered):
        return _hand(effect, "you")
    words = msgspec.structs.replace(operation.card, kind="monster")

    def holds(use: Use) -> bool:
        paid = None if use.paid is None or use.paid.zone != "hand" else use.paid.card
        fitting = use.state.box.fitting[words]
        return any(card in fitting and card != paid for card in use.state.hands[use.seat])

    return holds


def _destroyed(effect: Effect, what: Things) -> Test | None:
    found = _found(effect, what)
    if found is None or (what == "target" and effect.targets[0].zone == "backrow"):
        return None
    return lambda use: bool(destructible(use.state, found(use)))


def _sacrificed(player: Player) -> Test:
    other = player == "opponent"

    def has_one(use: Use) -> bool:
        seat = use.seat ^ other
        refs = [MONSTER_REFS[seat][place] for place, one in enumerate(use.state.monsters[seat]) if one is not None]
        return bool(destructible(use.state, [ref for ref in refs if ref != use.paid]))

    return has_one


def _revived(effect: Effect, what: Things) -> Test | None:
    found = _found(effect, what)
    return None if found is None else lambda use: any(ref.card in use.state.box.monsters for ref in found(use))


def _turned(effect: Effect, operation: Turn) -> Test | None:
    to = operation.to
    if to == "other":
        return _some(effect, operation.what)
    return _any_monster(effect, operation.what, lambda _use, _ref, monster: monster.position != to)


def _granted(effect: Effect, operation: Grant) -> Test | None:
    keyword, for_good = operation.keyword, operation.until == "good"

    def lacks(_use: Use, _ref: Ref, monster: Monster) -> bool:
        has = keyword in monster.for_good.keywords or (not for_good and keyword in monster.this_turn.keywords)
        return not has

    return _any_monster(effect, operation.what, lacks)


def _negated(operation: Negate) -> Test | None:
    if operation.what == "attack":
        return lambda use: use.state.attack is not None and not use.state.attack.negated
    if operation.what == "summon":
        return lambda use: use.state.summon is not None and not use.state.summon.negated
    return None


def _controlled(effect: Effect, what: Things) -> Test | None:
    return _any_monster(effect, what, lambda use, ref, _monster: ref.seat != use.seat)


def _copied(effect: Effect, operation: Copy) -> Test | None:
    def differs(use: Use, ref: Ref, model: Monster) -> bool:
        own = use.state.monster_at(use.source)
        if own is None or use.source is None or own is model:
            return False
        if operation.ability and (own.copied or own.card) != (model.copied or model.card):
            return True
        return operation.values and _values(use.state, ref) != _values(use.state, use.source)

    return _any_monster(effect, operation.what, differs)


def _values(state: State, ref: Ref) -> tuple[int, int]:
    assert ref.place is not None
    return value_of(state, ref.seat, ref.place, "attack"), value_of(state, ref.seat, ref.place, "defence")


def _any_monster(effect: Effect, what: Things, test: Callable[[Use, Ref, Monster], bool]) -> Test | None:
    """Whether there is a monster in the field, among those an operation works on, of which the test holds."""
    found = _found(effect, what)
    if found is None:
        return None

    def holds(use: Use) -> bool:
        for ref in found(use):
            monster = use.state.monster_at(ref)
            if monster is not None and test(use, ref, monster):
                return True
        return False

    return holds
