"""The card set, and card files with faults (H-01, H-70, H-71, H-73…H-75)."""

from __future__ import annotations

import copy
import json
from collections import Counter
from typing import Any

import pytest

from tabletop import resources
from tabletop.games.moriham.cards import MonsterCard
from tabletop.games.moriham.decks import check_deck, ready_decks
from tabletop.games.moriham.soundness import BadCards, faults_of, read_box, standard_box

FILE: dict[str, Any] = json.loads(resources.asset("moriham/cards.json").read_text(encoding="utf-8"))
BOX = standard_box()


def test_the_card_file_is_sound() -> None:
    assert faults_of(FILE) == []


@pytest.mark.rule("H-01", "H-70")
def test_there_are_120_cards_in_the_right_numbers() -> None:
    kinds = Counter((card.kind, card.level) for card in BOX.cards.values())
    assert kinds == {
        ("monster", 1): 24, ("monster", 2): 20, ("monster", 3): 14, ("monster", 4): 10, ("magic", 0): 26,
        ("trap", 0): 26,
    }  # fmt: skip
    assert len({card.name for card in BOX.cards.values()}) == 120


@pytest.mark.rule("H-70")
@pytest.mark.parametrize(("level", "low", "high"), [(1, 1, 4), (2, 2, 6), (3, 4, 9), (4, 8, 12)])
def test_numbers_fit_a_30_life_game(level: int, low: int, high: int) -> None:
    values = [(card.attack, card.defence) for card in BOX.monsters.values() if card.level == level]
    assert all(low <= value <= high for pair in values for value in pair)
    assert max(map(max, values)) == high


@pytest.mark.rule("H-71")
@pytest.mark.parametrize("card", BOX.monsters.values(), ids=lambda card: card.id)
def test_every_monster_has_a_condition_and_an_ability(card: MonsterCard) -> None:
    assert card.summon.conditions or card.summon.costs
    assert card.ability is not None


@pytest.mark.rule("H-40", "H-71")
def test_every_magic_and_trap_card_has_two_options_that_differ() -> None:
    for card in BOX.spells.values():
        assert card.a != card.b
        for one in (card.a, card.b):
            assert one.operations or one.stays


@pytest.mark.rule("H-72")
def test_the_cards_use_the_whole_vocabulary_asked_for() -> None:
    text = json.dumps(FILE["cards"])
    for word in (
        "damage", "gain", "draw", "discard", "destroy", "return", "banish", "revive", "search", "mill", "change",
        "turn", "extra_attack", "negate", "copy", "control", "look", "extra_summon", "lower_tribute", "sacrifice",
        "call", "regain", "recycle",
    ):  # fmt: skip
        assert f'"do": "{word}"' in text, word
    for keyword in ("direct_attack", "double_attack", "cannot_be_attacked", "cannot_attack"):
        assert f'"{keyword}"' in text, keyword
    for what in ("attack", "activation", "summon"):
        assert f'"do": "negate", "what": "{what}"' in text, what
    for until in ("turn", "good"):
        assert until == "turn" or f'"until": "{until}"' in text


@pytest.mark.rule("H-73")
def test_cards_hold_no_text_besides_their_name() -> None:
    for card in FILE["cards"]:
        assert not {"text", "rules", "description"} & set(card)


@pytest.mark.rule("H-74")
def test_no_monster_is_better_than_one_with_the_same_effects() -> None:
    seen: dict[Any, MonsterCard] = {}
    for card in BOX.monsters.values():
        assert seen.setdefault((card.level, card.summon, card.ability), card) is card


@pytest.mark.rule("H-75")
def test_there_are_four_ready_decks_two_of_which_share_no_card() -> None:
    decks = ready_decks()
    assert len(decks) >= 4
    assert len({deck.id for deck in decks}) == len(decks)
    for deck in decks:
        assert check_deck(deck.cards, BOX) == [], deck.id
    assert check_deck(decks[0].cards, BOX, decks[1].cards) == []


# Faulty files

GHOST: dict[str, Any] = {
    "kind": "monster",
    "id": "ghost",
    "name": "Ghost",
    "kin": "mist",
    "level": 1,
    "attack": 2,
    "defence": 2,
    "summon": {"costs": [{"pay": "life", "amount": 1}]},
    "ability": {"works": "activated", "operations": [{"do": "draw"}]},
}
BOLT: dict[str, Any] = {
    "kind": "magic",
    "id": "bolt",
    "name": "Bolt",
    "a": {"targets": [{"zone": "monsters"}], "operations": [{"do": "destroy"}]},
    "b": {"operations": [{"do": "damage", "amount": 2}]},
}
NET: dict[str, Any] = {
    "kind": "trap",
    "id": "net",
    "name": "Net",
    "a": {"on": {"on": "attack"}, "operations": [{"do": "negate", "what": "attack"}]},
    "b": {"operations": [{"do": "draw"}]},
}


def file_with(number: int, path: str, value: Any) -> dict[str, Any]:
    """A file of three sound cards, one of which is changed at a path such as ``a.operations.0.do``."""
    cards = copy.deepcopy([GHOST, BOLT, NET])
    *way, last = path.split(".")
    place: Any = cards[number]
    for step in way:
        place = place[int(step)] if isinstance(place, list) else place[step]
    if isinstance(place, list):
        place[int(last)] = value
    else:
        place[last] = value
    return {"format": 1, "kins": ["mist"], "cards": cards}


def test_the_unchanged_cards_are_sound() -> None:
    assert faults_of(file_with(0, "name", "Ghost")) == []


ATTACK_BOUND = {"zone": "monsters", "min_attack": 2}


@pytest.mark.parametrize(
    ("number", "path", "value", "code", "where"),
    [
        (0, "level", 5, "bad_shape", "cards[0].level"),
        (0, "attack", "much", "bad_shape", "cards[0].attack"),
        (0, "id", "Ghost!", "bad_shape", "cards[0].id"),
        (0, "flavour", "boo", "bad_shape", "cards[0]"),
        (0, "ability.works", "sometimes", "bad_shape", "cards[0].ability.works"),
        (0, "ability.operations.0.do", "explode", "bad_shape", "cards[0].ability.operations[0].do"),
        (0, "ability.operations.0.count", 0, "bad_shape", "cards[0].ability.operations[0].count"),
        (0, "kin", "fog", "unknown_kin", "cards[0].kin"),
        (0, "summon", {}, "empty", "cards[0].summon"),
        (0, "ability.operations", [], "empty", "cards[0].ability.operations"),
        (0, "ability.operations.0", {"do": "destroy"}, "no_such_target", "cards[0].ability.operations[0].what"),
        (0, "ability.operations.0", {"do": "destroy", "what": "subject"}, "no_subject",
         "cards[0].ability.operations[0].what"),
        (0, "summon.costs", [{"pay": "discard"}, {"pay": "tribute"}], "too_many_costs", "cards[0].summon.costs[1]"),
        (0, "summon.costs", [{"pay": "discard", "card": {"position": "attack"}}], "no_position_there",
         "cards[0].summon.costs[0].card.position"),
        (0, "summon.costs", [{"pay": "tribute", "card": {"itself": True}}], "not_itself",
         "cards[0].summon.costs[0].card.itself"),
        (0, "ability.costs", [{"pay": "discard", "card": {"itself": True}}], "not_itself",
         "cards[0].ability.costs[0].card.itself"),
        (0, "ability.costs", [{"pay": "tribute", "card": {"itself": True, "other": True}}], "nothing_fits",
         "cards[0].ability.costs[0].card.other"),
        (0, "ability.costs", [{"pay": "tribute", "card": {"kind": "magic"}}], "nothing_fits",
         "cards[0].ability.costs[0].card"),
        (0, "ability.costs", [{"pay": "discard", "card": {"kind": "trap", "min_level": 1}}], "nothing_fits",
         "cards[0].ability.costs[0].card"),
        (0, "ability.costs", [{"pay": "discard", "card": {"kind": "monster", "max_level": 0}}], "nothing_fits",
         "cards[0].ability.costs[0].card"),
        (0, "ability.conditions", [{"if": "has", "group": {"zone": "monsters", "itself": True}, "at_most": 3}],
         "not_counted", "cards[0].ability.conditions[0].at_least"),
        (0, "ability.operations.0", {"do": "gain", "amount": {"amount": "per", "group": {
            "zone": "monsters", "itself": True}}}, "not_counted", "cards[0].ability.operations[0].amount.group.itself"),
        (0, "ability.operations.0", {"do": "change", "what": "self"}, "empty", "cards[0].ability.operations[0]"),
        (0, "ability.operations.0", {"do": "copy", "values": False}, "empty", "cards[0].ability.operations[0]"),
        (0, "ability", {"works": "continuous", "gives": [{"gives": "values", "to": "self"}]}, "empty",
         "cards[0].ability.gives[0]"),
        (0, "ability", {"works": "continuous", "gives": []}, "empty", "cards[0].ability.gives"),
        (0, "ability", {"works": "triggered", "on": {"on": "attack", "itself": True, "whose": "you"},
                        "operations": [{"do": "draw"}]}, "only_itself", "cards[0].ability.on.whose"),
        (0, "ability", {"works": "triggered", "on": {"on": "destroyed", "itself": True, "card": {"max_level": 2}},
                        "operations": [{"do": "draw"}]}, "only_itself", "cards[0].ability.on.card"),
        (0, "ability", {"works": "triggered", "on": {"on": "activation", "kinds": []},
                        "operations": [{"do": "draw"}]}, "empty", "cards[0].ability.on.kinds"),
        (0, "ability", {"works": "triggered", "on": {"on": "destroyed", "itself": True}, "operations": [{"do": "draw"}],
                        "conditions": [{"if": "has", "group": {"zone": "monsters", "itself": True}}]}, "not_itself",
         "cards[0].ability.conditions[0].group.itself"),
        (0, "summon.conditions", [{"if": "has", "group": {"zone": "hand", "side": "opponent", "kind": "trap"}}],
         "hidden_cards", "cards[0].summon.conditions[0].group"),
        (0, "summon.conditions", [{"if": "life", "at_least": 9, "at_most": 3}], "empty_range",
         "cards[0].summon.conditions[0].at_least"),
        (0, "ability", {"works": "triggered", "on": {"on": "summoning"}, "operations": [{"do": "draw"}]},
         "traps_only", "cards[0].ability.on"),
        (0, "ability", {"works": "triggered", "on": {"on": "phase", "phase": "end"}, "costs": [{"pay": "discard"}],
                        "operations": [{"do": "draw"}]}, "too_many_costs", "cards[0].ability.costs[0]"),
        (0, "ability", {"works": "triggered", "on": {"on": "destroyed", "itself": True},
                        "operations": [{"do": "change", "what": "self"}]}, "gone_itself",
         "cards[0].ability.operations[0].what"),
        (0, "ability", {"works": "continuous", "gives": [{"gives": "values", "to": ATTACK_BOUND, "attack": 1}]},
         "circular", "cards[0].ability.gives[0].to"),
        (0, "ability", {"works": "continuous", "gives": [{"gives": "values", "to": "self", "attack": {
            "amount": "per", "group": {"zone": "hand", "kind": "trap"}}}]},
         "hidden_cards", "cards[0].ability.gives[0].attack.group"),
        (0, "ability", {"works": "continuous", "conditions": [{"if": "has", "group": {"zone": "hand", "max_level": 1}}],
                        "gives": [{"gives": "values", "to": "self", "attack": 1}]},
         "hidden_cards", "cards[0].ability.conditions[0].group"),
        (1, "a.operations.0.what", "self", "not_a_monster", "cards[1].a.operations[0].what"),
        (1, "a.operations.0.what", "second", "no_such_target", "cards[1].a.operations[0].what"),
        (1, "a.operations.0", {"do": "revive"}, "wrong_zone", "cards[1].a.operations[0].what"),
        (1, "a.targets.0.zone", "hand", "hidden_target", "cards[1].a.targets[0].zone"),
        (1, "a.targets", [{"zone": "monsters"}] * 3, "too_many_targets", "cards[1].a.targets"),
        (1, "a.targets", [{"zone": "graveyard"}] * 2, "too_many_ways", "cards[1].a.targets"),
        (1, "a", {"costs": [{"pay": "banish"}], "targets": [{"zone": "graveyard"}], "operations": [{"do": "regain"}]},
         "too_many_ways", "cards[1].a.targets"),
        (1, "a.targets.0", {"zone": "backrow", "kin": "mist"}, "nothing_fits", "cards[1].a.targets[0]"),
        (1, "a.targets.0", {"zone": "backrow", "kind": "trap", "face": "down"}, "nothing_fits",
         "cards[1].a.targets[0]"),
        (1, "a.operations.0", {"do": "call", "zone": "deck", "card": {"kind": "trap"}}, "nothing_fits",
         "cards[1].a.operations[0].card"),
        (1, "a.targets.0.pick", 1, "no_pick_there", "cards[1].a.targets[0].pick"),
        (1, "a.targets.0.itself", True, "not_itself", "cards[1].a.targets[0].itself"),
        (1, "a.operations.0", {"do": "revive", "what": {"zone": "graveyard", "pick": 1}}, "no_pick_there",
         "cards[1].a.operations[0].what.pick"),
        (1, "a.operations.0", {"do": "banish", "what": {"zone": "monsters", "pick": 1}}, "no_pick_there",
         "cards[1].a.operations[0].what.pick"),
        (1, "a.on", {"on": "attack"}, "magic_has_no_trigger", "cards[1].a.on"),
        (1, "b.operations.0.amount", 0, "not_positive", "cards[1].b.operations[0].amount"),
        (1, "b.operations.0.amount", {"amount": "value", "of": "target"}, "no_such_target",
         "cards[1].b.operations[0].amount.of"),
        (1, "b.operations.0", {"do": "copy"}, "no_such_target", "cards[1].b.operations[0].what"),
        (1, "b.stays", [{"gives": "values", "to": "self", "attack": 1}], "not_a_monster", "cards[1].b.stays[0].to"),
        (1, "b.stays", [{"gives": "keyword", "to": {"zone": "hand"}, "keyword": "direct_attack"}], "wrong_zone",
         "cards[1].b.stays[0].to.zone"),
        (2, "a.on", {"on": "attack", "itself": True}, "not_a_monster", "cards[2].a.on.itself"),
        (2, "a.operations.0.what", "summon", "nothing_to_negate", "cards[2].a.operations[0].what"),
        (2, "a.operations.0.banish", True, "no_card_to_banish", "cards[2].a.operations[0].banish"),
        (2, "a.on", {"on": "destroyed", "card": {"min_attack": 3}}, "no_attack_there", "cards[2].a.on.card"),
        (2, "id", "bolt", "id_twice", "cards[2].id"),
        (2, "name", "Bolt", "name_twice", "cards[2].name"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_card_and_field(number: int, path: str, value: Any, code: str, where: str) -> None:
    data = file_with(number, path, value)
    faults = faults_of(data)
    assert (code, where) in [(fault.code, fault.where) for fault in faults]
    fault = next(fault for fault in faults if fault.where == where)
    assert fault.params["card"] == data["cards"][number]["id"]
    with pytest.raises(BadCards):
        read_box(data)


def test_what_lasts_may_count_the_cards_of_a_hand() -> None:
    """How many there are is open; a condition that is looked at by its own player alone may tell them apart."""
    gives = [{"gives": "values", "to": "self", "attack": {"amount": "per", "group": {"zone": "hand"}}}]
    assert faults_of(file_with(0, "ability", {"works": "continuous", "gives": gives})) == []
    holding = [{"if": "has", "group": {"zone": "hand", "kind": "trap"}}]
    assert faults_of(file_with(0, "summon", {"conditions": holding})) == []


def test_what_would_be_right_is_said() -> None:
    (fault,) = faults_of(file_with(0, "kin", "fog"))
    assert (fault.got, fault.want) == ("fog", ["mist"])
    (fault,) = faults_of(file_with(0, "level", 5))
    assert "<= 4" in str(fault.want)


def test_all_faults_are_found_at_once() -> None:
    data = file_with(0, "kin", "fog")
    data["cards"][1]["b"]["operations"][0]["amount"] = 0
    data["cards"][2]["level"] = 3
    assert [fault.params["card"] for fault in faults_of(data)] == ["net", "ghost", "bolt"]


@pytest.mark.parametrize(
    "data", [None, [], "cards", {}, {"format": 2, "kins": [], "cards": []}, {"format": 1, "kins": [], "cards": [1]}]
)
def test_another_kind_of_file_is_refused(data: Any) -> None:
    with pytest.raises(BadCards):
        read_box(data)
