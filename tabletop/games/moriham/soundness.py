"""Reads a file of cards and says what is wrong with it: which card, which field, and what would be right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

import msgspec

from tabletop import resources
from tabletop.core.errors import EngineError
from tabletop.core.game import shape_fault
from tabletop.games.moriham import vocabulary as words
from tabletop.games.moriham.cards import (
    Activated,
    Box,
    Card,
    Continuous,
    Effect,
    MagicCard,
    MonsterCard,
    Option,
    SummonCondition,
    Triggered,
    is_posthumous,
)
from tabletop.games.moriham.effects.triggers import SUBJECT_ZONE

FORMAT: Final = 1
"""The version of the shape of a card file."""

Place: TypeAlias = str
"""A path within a card, such as ``ability.operations[0].what``."""

_FIELD: Final = frozenset({"monsters", "backrow"})
_GRAVES: Final = frozenset({"graveyard", "banished"})
_MONSTERS: Final = frozenset({"monsters"})

_ZONES_OF: Final[dict[type[words.Operation], frozenset[str]]] = {
    words.Destroy: _FIELD,
    words.Return: _FIELD,
    words.Banish: _FIELD | {"graveyard"},
    words.Revive: frozenset({"graveyard"}),
    words.Regain: frozenset({"graveyard"}),
    words.Recycle: frozenset({"graveyard"}),
    words.Change: _MONSTERS,
    words.Turn: _MONSTERS,
    words.Grant: _MONSTERS,
    words.ExtraAttack: _MONSTERS,
    words.Control: _MONSTERS,
    words.Copy: _MONSTERS,
}
"""Where the things an operation works on must be."""

_PICKED: Final = (words.Banish, words.Regain, words.Recycle)
"""Operations whose things may be picked from a graveyard while they are done."""

_THERE_OR_NOT: Final = ((1, None), (0, 0))
"""The bounds of a condition on a card itself: that it is there, or that it is not."""

_ANSWERS: Final[dict[str, tuple[type[words.Trigger], ...]]] = {
    "attack": (words.OnAttack, words.OnAttacked),
    "summon": (words.OnSummoning,),
    "activation": (words.OnActivation,),
}
"""The triggers that what is negated may answer to."""


class BadCards(EngineError):
    """A card file that cannot be played with; ``where`` is the place in the file, ``params["card"]`` the card's id."""

    kind = "bad_cards"


class _File(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    kins: tuple[str, ...]
    cards: list[dict[str, Any]]


@cache
def standard_box() -> Box:
    """The box that comes with the game, one for all."""
    return read_box(msgspec.json.decode(resources.asset("moriham/cards.json").read_bytes()))


def read_box(data: object) -> Box:
    """The box that the plain data of a card file describe.

    Raises:
        BadCards: the first fault.
    """
    kins, cards, faults = _read(data)
    if faults:
        raise faults[0]
    return Box(kins, cards)


def faults_of(data: object) -> list[BadCards]:
    """Everything that is wrong with the plain data of a card file."""
    return _read(data)[2]


def _read(data: object) -> tuple[Sequence[str], list[Card], list[BadCards]]:
    try:
        file = msgspec.convert(data, _File)
    except (msgspec.ValidationError, RecursionError) as error:
        return (), [], [_shape_fault(error, "", None)]
    if file.format != FORMAT:
        return (), [], [BadCards("other_format", "format", got=file.format, want=FORMAT)]
    cards: list[Card] = []
    places: list[str] = []
    faults: list[BadCards] = []
    for number, raw in enumerate(file.cards):
        place = f"cards[{number}]"
        try:
            cards.append(msgspec.convert(raw, Card))
            places.append(place)
        except (msgspec.ValidationError, RecursionError) as error:
            faults.append(_shape_fault(error, place, raw.get("id")))
    taken: dict[str, str] = {}
    for card, place in zip(cards, places, strict=True):
        for field, value in (("id", card.id), ("name", card.name)):
            if (field + value) in taken:
                earlier = taken[field + value]
                faults.append(BadCards(f"{field}_twice", f"{place}.{field}", got=value, card=card.id, first=earlier))
            taken.setdefault(field + value, place)
        check = _Check(card, frozenset(file.kins))
        faults += [
            BadCards(code, f"{place}.{path}", got=got, want=want, card=card.id) for code, path, got, want in check.run()
        ]
    return file.kins, cards, faults


def _shape_fault(error: Exception, where: str, card: object) -> BadCards:
    fault = shape_fault(error, BadCards, where)
    return BadCards(fault.code, fault.where, got=fault.got, want=fault.want, card=card)


Fault: TypeAlias = tuple[str, Place, object, object]
"""Code, path within the card, what stands there, what would be right."""


class _Check:
    """Goes through a card whose shape is right and gives the faults of its composition."""

    def __init__(self, card: Card, kins: frozenset[str]) -> None:
        self.card = card
        self.kins = kins
        self.in_field = False
        """Whether what is being gone through is of a monster in the field."""

    def run(self) -> Iterator[Fault]:
        card = self.card
        if isinstance(card, MonsterCard):
            if card.kin not in self.kins:
                yield "unknown_kin", "kin", card.kin, sorted(self.kins)
            yield from self._summon(card.summon, "summon")
            self.in_field = not (isinstance(card.ability, Triggered) and is_posthumous(card.ability.on))
            if isinstance(card.ability, Continuous):
                if not card.ability.gives:
                    yield "empty", "ability.gives", None, "what it gives"
                yield from self._conditions(card.ability.conditions, "ability.conditions", lasting=True)
                yield from self._lasting(card.ability.gives, "ability.gives")
            else:
                yield from self._effect(card.ability, "ability")
        else:
            yield from self._effect(card.a, "a")
            yield from self._effect(card.b, "b")

    def _summon(self, summon: SummonCondition, path: Place) -> Iterator[Fault]:
        if not summon.conditions and not summon.costs:
            yield "empty", path, None, "a condition or a cost"
        yield from self._conditions(summon.conditions, f"{path}.conditions")
        yield from self._costs(summon.costs, f"{path}.costs", at_most_one=True)

    def _effect(self, effect: Effect, path: Place) -> Iterator[Fault]:
        on = effect.on if isinstance(effect, Option | Triggered) else None
        stays = effect.stays if isinstance(effect, Option) else ()
        if not effect.operations and not stays:
            yield "empty", f"{path}.operations", None, "an operation"
        if on is not None:
            yield from self._trigger(on, f"{path}.on")
        yield from self._conditions(effect.conditions, f"{path}.conditions")
        yield from self._costs(effect.costs, f"{path}.costs", at_most_one=not isinstance(effect, Triggered))
        if len(effect.targets) > 2:
            yield "too_many_targets", f"{path}.targets", len(effect.targets), "at most 2"
        for number, group in enumerate(effect.targets):
            place = f"{path}.targets[{number}]"
            yield from self._group(group, place)
            if group.zone not in _FIELD | _GRAVES:
                yield "hidden_target", f"{place}.zone", group.zone, sorted(_FIELD | _GRAVES)
        graves = [group.zone for group in effect.targets].count("graveyard")
        graves += any(isinstance(cost, words.PayBanish) for cost in effect.costs)
        if graves > 1:
            yield (
                "too_many_ways",
                f"{path}.targets",
                graves,
                "one card of a graveyard; more are picked when it resolves",
            )
        for number, operation in enumerate(effect.operations):
            yield from self._operation(operation, effect, on, f"{path}.operations[{number}]")
        yield from self._lasting(stays, f"{path}.stays")

    def _trigger(self, on: words.Trigger, path: Place) -> Iterator[Fault]:
        card = getattr(on, "card", words.ANY)
        yield from self._filter(card, f"{path}.card", None, monsters=not isinstance(on, words.OnDiscarded))
        if getattr(on, "itself", False):
            for field, plain in (("card", words.ANY), ("whose", _whose_if_left_out(on))):
                if getattr(on, field) != plain:
                    yield "only_itself", f"{path}.{field}", getattr(on, field), "nothing: the card itself is meant"
        if isinstance(on, words.OnActivation) and not on.kinds:
            yield "empty", f"{path}.kinds", None, "magic, trap or ability"
        if isinstance(self.card, MagicCard):
            yield "magic_has_no_trigger", path, type(on).__struct_config__.tag, None
        if getattr(on, "itself", False) and not isinstance(self.card, MonsterCard):
            yield "not_a_monster", f"{path}.itself", True, False
        if isinstance(on, words.OnSummoning) and isinstance(self.card, MonsterCard):
            yield "traps_only", path, "summoning", "summoned"
        if (card.min_attack, card.max_attack) != (None, None) and isinstance(on, words.OnDestroyed | words.OnDiscarded):
            yield "no_attack_there", f"{path}.card", None, "no bound of attack: the monster has left the field"

    def _conditions(
        self, conditions: Sequence[words.Condition], path: Place, *, lasting: bool = False
    ) -> Iterator[Fault]:
        for number, condition in enumerate(conditions):
            if isinstance(condition, words.Has):
                place = f"{path}[{number}].group"
                yield from self._group(condition.group, place)
                if lasting:
                    yield from self._static(condition.group, place)
                bounds = (condition.at_least, condition.at_most)
                if condition.group.itself and bounds not in _THERE_OR_NOT:
                    yield "not_counted", f"{path}[{number}].at_least", bounds, "at least 1, or at least and most 0"
            if isinstance(condition, words.Has | words.Life):
                low, high = condition.at_least, condition.at_most
                if low is not None and high is not None and low > high:
                    yield "empty_range", f"{path}[{number}].at_least", low, f"at most {high}"

    def _costs(self, costs: Sequence[words.Cost], path: Place, *, at_most_one: bool) -> Iterator[Fault]:
        named = 0
        for number, cost in enumerate(costs):
            if isinstance(cost, words.PayLife | words.PayMill):
                continue
            named += 1
            if named > at_most_one:
                want = "at most one cost that names a card" if at_most_one else "no cost that names a card"
                yield "too_many_costs", f"{path}[{number}]", type(cost).__struct_config__.tag, want
            zone = "monsters" if isinstance(cost, words.PayTribute | words.PayReturn) else None
            yield from self._filter(cost.card, f"{path}[{number}].card", zone)

    def _group(self, group: words.Group, path: Place, *, picked: bool = False) -> Iterator[Fault]:
        yield from self._filter(group, path, group.zone)
        if group.pick and not picked:
            yield "no_pick_there", f"{path}.pick", group.pick, "0: all cards of the group are meant"
        bare = words.Group(zone=group.zone, side=group.side)
        hidden = group.zone == "deck" or (group.zone == "hand" and group.side != "you")
        if hidden and group != bare:
            yield "hidden_cards", path, group.zone, "cards there can be counted, but not told apart"

    def _counted(self, group: words.Group, path: Place) -> Iterator[Fault]:
        """A group that an amount counts."""
        yield from self._group(group, path)
        if group.itself:
            yield "not_counted", f"{path}.itself", True, "a group that may have more than one card"

    def _filter(self, card: words.Filter, path: Place, zone: str | None, *, monsters: bool = False) -> Iterator[Fault]:
        if card.kin is not None and card.kin not in self.kins:
            yield "unknown_kin", f"{path}.kin", card.kin, sorted(self.kins)
        if card.itself and (zone != "monsters" or not self.in_field):
            yield "not_itself", f"{path}.itself", True, "the monster whose ability it is, in the field"
        if card.itself and card.other:
            yield "nothing_fits", f"{path}.other", True, "not both itself and other"
        if _nothing_fits(card, zone, monsters=monsters):
            yield "nothing_fits", path, None, "words that some card fits"
        if card.min_level > card.max_level:
            yield "empty_range", f"{path}.min_level", card.min_level, f"at most {card.max_level}"
        if card.position is not None and zone != "monsters":
            yield "no_position_there", f"{path}.position", card.position, "only monsters in the field have one"
        if card.face is not None and zone != "backrow":
            yield "no_face_there", f"{path}.face", card.face, "only magic and trap cards in the field have one"

    def _static(self, group: words.Group, path: Place) -> Iterator[Fault]:
        if (group.min_attack, group.max_attack) != (None, None):
            yield "circular", path, None, "what lasts must not depend on attack, which it may change"
        if group.zone == "hand" and group != words.Group(zone="hand", side=group.side):
            yield (
                "hidden_cards",
                path,
                "hand",
                "what lasts is seen by all: cards there can be counted, but not told apart",
            )

    def _amount(self, amount: words.Amount, effect: Effect, on: words.Trigger | None, path: Place) -> Iterator[Fault]:
        if isinstance(amount, words.Per):
            yield from self._counted(amount.group, f"{path}.group")
        elif isinstance(amount, words.ValueOf):
            yield from self._role(amount.of, effect, on, f"{path}.of", _MONSTERS)

    def _operation(
        self, operation: words.Operation, effect: Effect, on: words.Trigger | None, path: Place
    ) -> Iterator[Fault]:
        yield from self._conditions(operation.provided, f"{path}.provided")
        for field in ("amount", "attack", "defence"):
            value = getattr(operation, field, 0)
            yield from self._amount(value, effect, on, f"{path}.{field}")
            if field == "amount" and isinstance(value, int) and value < 1 and hasattr(operation, field):
                yield "not_positive", f"{path}.{field}", value, "at least 1"
        zones = _ZONES_OF.get(type(operation))
        if zones is not None:
            what: words.Things = operation.what  # type: ignore[attr-defined]  # the classes in _ZONES_OF have it
            if isinstance(what, words.Group):
                picked = isinstance(operation, _PICKED) and what.zone == "graveyard"
                yield from self._group(what, f"{path}.what", picked=picked)
                if what.zone not in zones:
                    yield "wrong_zone", f"{path}.what.zone", what.zone, sorted(zones)
            else:
                yield from self._role(what, effect, on, f"{path}.what", zones)
        if isinstance(operation, words.Change) and (operation.attack, operation.defence) == (0, 0):
            yield "empty", path, None, "attack or defence"
        if isinstance(operation, words.Copy) and not (operation.values or operation.ability):
            yield "empty", path, None, "values or ability"
        if isinstance(operation, words.Copy) and not isinstance(effect, Activated | Triggered):
            yield "not_a_monster", path, "copy", "the ability of a monster"
        if isinstance(operation, words.Negate):
            yield from self._negation(operation, on, path)
        if isinstance(operation, words.Call | words.Search):
            monsters = isinstance(operation, words.Call)
            yield from self._filter(operation.card, f"{path}.card", None, monsters=monsters)

    def _role(
        self, role: words.Role, effect: Effect, on: words.Trigger | None, path: Place, zones: frozenset[str]
    ) -> Iterator[Fault]:
        if role == "self":
            if not isinstance(effect, Activated | Triggered):
                yield "not_a_monster", path, role, ["target", "second", "targets"]
            elif is_posthumous(on):
                yield "gone_itself", path, role, "subject"
            elif "monsters" not in zones:
                yield "wrong_zone", path, "monsters", sorted(zones)
        elif role == "subject":
            zone = SUBJECT_ZONE.get(type(on)) if on is not None else None
            if zone is None:
                yield "no_subject", path, role, "a trigger with a subject"
            elif zone not in zones:
                yield "wrong_zone", path, zone, sorted(zones)
        else:
            needed = 1 if role == "target" else 2
            if len(effect.targets) < needed:
                yield "no_such_target", path, role, f"{needed} in targets"
            for group in effect.targets[1:2] if role == "second" else effect.targets[:needed]:
                if group.zone not in zones:
                    yield "wrong_zone", path, group.zone, sorted(zones)

    def _negation(self, operation: words.Negate, on: words.Trigger | None, path: Place) -> Iterator[Fault]:
        answers = _ANSWERS[operation.what]
        if not isinstance(on, answers):
            yield "nothing_to_negate", f"{path}.what", operation.what, [str(t.__struct_config__.tag) for t in answers]
        if operation.what != "attack" and isinstance(self.card, MonsterCard):
            yield "traps_only", f"{path}.what", operation.what, "attack"
        if operation.banish and operation.what != "summon":
            yield "no_card_to_banish", f"{path}.banish", True, "only with a negated summon"

    def _lasting(self, gives: Sequence[words.Lasting], path: Place) -> Iterator[Fault]:
        for number, gift in enumerate(gives):
            place = f"{path}[{number}]"
            if isinstance(gift, words.GivesTribute):
                yield from self._filter(gift.card, f"{place}.card", None, monsters=True)
                continue
            assert isinstance(gift, words.GivesValues | words.GivesKeyword)
            if isinstance(gift.to, words.Group):
                yield from self._group(gift.to, f"{place}.to")
                yield from self._static(gift.to, f"{place}.to")
                if gift.to.zone != "monsters":
                    yield "wrong_zone", f"{place}.to.zone", gift.to.zone, "monsters"
            elif not isinstance(self.card, MonsterCard):
                yield "not_a_monster", f"{place}.to", gift.to, "a group"
            if isinstance(gift, words.GivesValues):
                if (gift.attack, gift.defence) == (0, 0):
                    yield "empty", place, None, "attack or defence"
                for field, amount in (("attack", gift.attack), ("defence", gift.defence)):
                    if isinstance(amount, words.Per):
                        yield from self._counted(amount.group, f"{place}.{field}.group")
                        yield from self._static(amount.group, f"{place}.{field}.group")


def _whose_if_left_out(on: words.Trigger) -> str:
    """Whose a trigger is of when its data do not say."""
    return str(next(field.default for field in msgspec.structs.fields(on) if field.name == "whose"))


def _nothing_fits(card: words.Filter, zone: str | None, *, monsters: bool) -> bool:
    """Whether no card there is could fit."""
    if card.kin is not None or card.kind == "monster" or monsters or zone == "monsters":
        return card.max_level == 0 or card.kind in ("magic", "trap") or zone == "backrow"
    if zone == "backrow" and card.face == "down" and card.kind is not None:
        return True  # of a card that lies face down nothing else is looked at
    spells = card.kind is not None or zone == "backrow"
    return spells and (card.min_level > 0 or (card.min_attack or 0) > 0)
