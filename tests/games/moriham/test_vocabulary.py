"""What each word of the vocabulary does (H-72)."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from tabletop.games.moriham import vocabulary
from tabletop.games.moriham.effects import operations, triggers

THEIRS = {"zone": "monsters", "side": "opponent"}
MINE = {"zone": "monsters"}


def cast(
    duel: Any, w: Any, *effects: dict[str, Any], my: Any = None, their: Any = None, targets: str = "", **more: Any
) -> Any:
    """A duel in which seat 0 has activated a magic card with these operations."""
    spell = w.magic("spell", w.option(*effects, **more.pop("effect", {})))
    mine = my or w.side()
    mine["hand"] = ["spell", *mine["hand"]]
    return duel(my=mine, their=their, cards=[spell, *more.pop("cards", [])], **more).activate(
        "0h:spell", targets=targets
    )


def test_every_operation_and_trigger_has_a_meaning() -> None:
    assert set(operations._RUN) == set(get_args(vocabulary.AnyOperation))
    assert set(triggers._MATCHES) == set(get_args(vocabulary.AnyTrigger))


@pytest.mark.rule("H-72")
@pytest.mark.parametrize(("player", "life"), [("opponent", [30, 26]), ("you", [26, 30]), ("both", [26, 26])])
def test_damage(duel: Any, w: Any, player: str, life: list[int]) -> None:
    assert cast(duel, w, {"do": "damage", "amount": 4, "player": player}).life == life


@pytest.mark.rule("H-72")
@pytest.mark.parametrize(("player", "life"), [("you", [34, 30]), ("opponent", [30, 34])])
def test_gain_life(duel: Any, w: Any, player: str, life: list[int]) -> None:
    assert cast(duel, w, {"do": "gain", "amount": 4, "player": player}).life == life


@pytest.mark.rule("H-72")
def test_draw_takes_from_the_top(duel: Any, w: Any) -> None:
    play = cast(duel, w, {"do": "draw", "count": 2})
    assert play.pile(0, "hand") == w.FILLER[:2]
    assert cast(duel, w, {"do": "draw", "player": "opponent"}).pile(1, "hand") == w.FILLER[:1]


@pytest.mark.rule("H-72")
def test_mill(duel: Any, w: Any) -> None:
    play = cast(duel, w, {"do": "mill", "count": 2})
    assert play.pile(1, "graveyard") == w.FILLER[:2]
    assert play.pile(1, "deck") == w.FILLER[2:]


@pytest.mark.rule("H-72")
def test_discard_chosen_by_the_holder_one_pick_at_a_time(duel: Any, w: Any) -> None:
    their = w.side(hand=["m1_1_1", "m1_2_2", "m1_3_3"])
    play = cast(duel, w, {"do": "discard", "count": 2}, their=their)
    assert play.due == {"kind": "choose", "seat": 1, "for": "discard", "card": "spell", "left": 2, "optional": False}
    play.choose("1h:m1_2_2")
    assert play.due["left"] == 1
    assert len(play.legal("choose")) == 2
    assert play.choose("1h:m1_3_3").pile(1, "graveyard") == ["m1_2_2", "m1_3_3"]


@pytest.mark.rule("H-72")
def test_discard_of_more_than_there_is(duel: Any, w: Any) -> None:
    play = cast(duel, w, {"do": "discard", "count": 3}, their=w.side(hand=["m1_1_1"])).choose("1h:m1_1_1")
    assert (play.pile(1, "hand"), play.kind) == ([], "main")
    assert cast(duel, w, {"do": "discard"}, {"do": "gain", "amount": 1}).kind == "main"


@pytest.mark.rule("H-72")
def test_discard_chosen_by_the_other_who_sees_the_hand(duel: Any, w: Any) -> None:
    play = cast(duel, w, {"do": "discard", "chosen_by": "other"}, their=w.side(hand=["m1_2_2", "m1_1_1"]))
    assert play.due["seat"] == 0
    assert play.happened("hand_shown") == [{"type": "hand_shown", "seat": 1, "cards": ["m1_1_1", "m1_2_2"]}]
    assert play.choose("1h:m1_2_2").pile(1, "graveyard") == ["m1_2_2"]
    assert play.game.dump(play.state)["known"] == [[], ["m1_1_1"]]


@pytest.mark.rule("H-72")
def test_discard_at_random_is_chances(duel: Any, w: Any) -> None:
    their = w.side(hand=["m1_1_1", "m1_2_2", "m1_3_3"])
    play = cast(duel, w, {"do": "discard", "count": 2, "chosen_by": "chance"}, their=their)
    assert play.due == {"kind": "picked", "seat": -1, "for": 1, "count": 2}
    pick = [w.ref("1h:m1_3_3"), w.ref("1h:m1_1_1")]
    for wrong in (pick[:1], [*pick, w.ref("1h:m1_2_2")], [pick[0], pick[0]], [pick[0], w.ref("0h:spell")]):
        assert play.refusal(type="picked", picks=wrong) == "not_a_choice"
    assert play.play(type="picked", picks=pick).pile(1, "hand") == ["m1_2_2"]
    drawn = {
        cast(duel, w, {"do": "discard", "chosen_by": "chance"}, their=their).chance(seed).pile(1, "graveyard")[0]
        for seed in range(30)
    }
    assert drawn == set(their["hand"])
    whole = cast(duel, w, {"do": "discard", "count": 3, "chosen_by": "chance"}, their=their)
    assert whole.pile(1, "hand") == [], "nothing to draw lots for"


@pytest.mark.rule("H-72")
def test_destroy_a_target_or_a_whole_group(duel: Any, w: Any) -> None:
    play = cast(duel, w, {"do": "destroy"}, their=w.side(monsters=["m1_1_1", "m1_2_2"]), targets="1m1",
                effect={"targets": [THEIRS]})  # fmt: skip
    assert play.field(1) == ["m1_1_1"]
    group = {**THEIRS, "side": "either", "max_attack": 2}
    all_ = cast(
        duel, w, {"do": "destroy", "what": group},
        my=w.side(monsters=["m1_2_9", "m1_3_1"]), their=w.side(monsters=["m1_9_9", None, "m1_1_1"]),
    )  # fmt: skip
    assert (all_.field(0), all_.field(1)) == ([None, "m1_3_1"], ["m1_9_9"])


@pytest.mark.rule("H-72")
def test_survives_effects(duel: Any, w: Any) -> None:
    tough = {"card": "m1_1_1", "for_good": {"keywords": ["survives_effects"]}}
    play = cast(duel, w, {"do": "destroy", "what": THEIRS}, their=w.side(monsters=[tough, "m1_2_2"]))
    assert play.field(1) == ["m1_1_1"]
    edict = cast(duel, w, {"do": "sacrifice"}, {"do": "gain", "amount": 1}, their=w.side(monsters=[tough]))
    assert (edict.field(1), edict.kind) == (["m1_1_1"], "main")


@pytest.mark.rule("H-72")
def test_sacrifice_is_chosen_by_the_one_who_loses_it(duel: Any, w: Any) -> None:
    play = cast(duel, w, {"do": "sacrifice"}, their=w.side(monsters=["m1_1_1", "m1_2_2"]))
    assert (play.due["seat"], play.due["for"]) == (1, "destroy")
    assert play.choose("1m0").field(1) == [None, "m1_2_2"]


@pytest.mark.rule("H-72")
def test_return_to_the_owners_hand(duel: Any, w: Any) -> None:
    stolen = {"card": "m1_2_2", "owner": 1}
    play = cast(duel, w, {"do": "return"}, my=w.side(monsters=[stolen]), targets="0m0", effect={"targets": [MINE]})
    assert play.pile(1, "hand") == ["m1_2_2"]


@pytest.mark.rule("H-72")
def test_banish_from_the_field_and_from_a_graveyard(duel: Any, w: Any) -> None:
    play = cast(duel, w, {"do": "banish"}, their=w.side(monsters=["m1_1_1"]), targets="1m0",
                effect={"targets": [THEIRS]})  # fmt: skip
    assert (play.pile(1, "banished"), play.pile(1, "graveyard")) == (["m1_1_1"], [])
    grave = [{"zone": "graveyard", "side": "opponent"}]
    play = cast(duel, w, {"do": "banish"}, their=w.side(graveyard=["m1_1_1"]), targets="1g:m1_1_1",
                effect={"targets": grave})  # fmt: skip
    assert (play.pile(1, "banished"), play.pile(1, "graveyard")) == (["m1_1_1"], [])


@pytest.mark.rule("H-72")
@pytest.mark.parametrize("position", ["attack", "defence"])
def test_revive(duel: Any, w: Any, position: str) -> None:
    grave = [{"zone": "graveyard", "side": "either", "kind": "monster"}]
    play = cast(
        duel, w, {"do": "revive", "position": position}, their=w.side(graveyard=["m1_4_4"]), targets="1g:m1_4_4",
        effect={"targets": grave},
    )  # fmt: skip
    shown = play.shown("0m0")
    assert (shown["card"], shown["owner"], shown["position"]) == ("m1_4_4", 1, position)
    assert play.happened("summoned")[0]["how"] == "effect"


@pytest.mark.rule("H-72")
def test_call_from_the_hand_or_the_deck(duel: Any, w: Any) -> None:
    low = {"max_level": 1}
    play = cast(duel, w, {"do": "call", "zone": "hand", "card": low}, my=w.side(hand=["m1_3_3", "m2_4_4"]))
    assert [one["picks"] for one in play.legal("choose")] == [[w.ref("0h:m1_3_3")], []]
    assert play.choose("0h:m1_3_3").field(0) == ["m1_3_3"]
    play = cast(duel, w, {"do": "call", "zone": "deck", "card": low, "position": "defence"},
                my=w.side(deck=["m2_4_4", "m1_3_3"]))  # fmt: skip
    play.choose("0d:m1_3_3")
    assert (play.field(0), play.kind) == (["m1_3_3"], "shuffle")
    five = [f"m1_1_1{letter}" for letter in "abcde"]
    calls = ({"do": "call", "zone": "hand"}, {"do": "gain", "amount": 1})
    full = cast(duel, w, *calls, my=w.side(hand=["m1_3_3"], monsters=five))
    assert full.kind == "main"


@pytest.mark.rule("H-72")
def test_regain_and_recycle(duel: Any, w: Any) -> None:
    grave = {"zone": "graveyard"}
    play = cast(duel, w, {"do": "regain"}, my=w.side(graveyard=["m1_3_3"]), targets="0g:m1_3_3",
                effect={"targets": [grave]})  # fmt: skip
    assert play.pile(0, "hand") == ["m1_3_3"]
    play = cast(duel, w, {"do": "recycle"}, my=w.side(graveyard=["m1_3_3", "m1_2_2"], deck=["m1_1_1"]),
                targets="0g:m1_3_3", effect={"targets": [grave]})  # fmt: skip
    assert play.kind == "shuffle"
    assert sorted(play.chance().pile(0, "deck")) == ["m1_1_1", "m1_3_3"]


@pytest.mark.rule("H-72", "H-45")
@pytest.mark.parametrize(("purpose", "zone"), [("banish", "banished"), ("regain", "hand"), ("recycle", "deck")])
def test_cards_of_a_graveyard_are_picked_one_at_a_time(duel: Any, w: Any, purpose: str, zone: str) -> None:
    what = {"zone": "graveyard", "kind": "monster", "pick": 2}
    my = w.side(graveyard=["m1_3_3", "bolt", "m1_2_2", "m1_4_4"], deck=[])
    bolt = w.magic("bolt", w.NOTHING)
    play = cast(duel, w, {"do": purpose, "what": what}, {"do": "gain", "amount": 1}, my=my, cards=[bolt])
    assert play.due == {"kind": "choose", "seat": 0, "for": purpose, "card": "spell", "left": 2, "optional": False}
    graves = [[w.ref(f"0g:{card}")] for card in ("m1_3_3", "m1_2_2", "m1_4_4")]
    assert [one["picks"] for one in play.legal("choose")] == graves
    assert play.refusal(type="choose", picks=[w.ref("0g:bolt")]) == "not_a_choice"
    assert play.refusal(type="choose", picks=[]) == "not_a_choice"
    play.choose("0g:m1_2_2")
    assert (play.due["left"], play.pile(0, zone)) == (1, ["m1_2_2"])
    assert [one["picks"] for one in play.legal("choose")] == [graves[0], graves[2]]
    play.choose("0g:m1_4_4")
    if purpose == "recycle":
        assert play.kind == "shuffle"
        play.chance()
    assert (play.kind, play.life) == ("main", [31, 30])
    assert sorted(play.pile(0, zone)) == ["m1_2_2", "m1_4_4"]
    assert play.pile(0, "graveyard") == ["m1_3_3", "bolt", "spell"]


@pytest.mark.rule("H-72", "H-45")
def test_fewer_are_picked_where_there_are_fewer(duel: Any, w: Any) -> None:
    what = {"zone": "graveyard", "side": "opponent", "pick": 3}
    play = cast(duel, w, {"do": "banish", "what": what}, their=w.side(graveyard=["m1_3_3", "m1_2_2"]))
    assert play.due["left"] == 2
    play.choose("1g:m1_3_3").choose("1g:m1_2_2")
    assert (play.kind, play.pile(1, "banished")) == ("main", ["m1_3_3", "m1_2_2"])
    assert cast(duel, w, {"do": "banish", "what": what}, {"do": "gain", "amount": 1}).life == [31, 30]


@pytest.mark.rule("H-72", "H-49")
def test_of_both_graveyards_both_decks_are_shuffled(duel: Any, w: Any) -> None:
    what = {"zone": "graveyard", "side": "either", "pick": 2}
    play = cast(duel, w, {"do": "recycle", "what": what}, my=w.side(graveyard=["m1_3_3"], deck=[]),
                their=w.side(graveyard=["m1_2_2"], deck=[]))  # fmt: skip
    assert [one["picks"] for one in play.legal("choose")] == [[w.ref("0g:m1_3_3")], [w.ref("1g:m1_2_2")]]
    play.choose("1g:m1_2_2").choose("0g:m1_3_3")
    assert play.due == {"kind": "shuffle", "seat": -1, "for": 0}
    play.chance()
    assert play.due == {"kind": "shuffle", "seat": -1, "for": 1}
    play.chance()
    assert (play.pile(0, "deck"), play.pile(1, "deck")) == (["m1_3_3"], ["m1_2_2"])


@pytest.mark.rule("H-72")
def test_other_leaves_out_the_card_itself_in_its_graveyard(duel: Any, w: Any) -> None:
    """The monster that is destroyed lies in the graveyard itself; its ability gives another one back."""
    what = {"zone": "graveyard", "other": True, "pick": 1}
    end = {"on": "destroyed", "itself": True}
    martyr = w.monster("martyr", ability=w.triggered(end, {"do": "regain", "what": what}))
    play = cast(duel, w, {"do": "destroy", "what": MINE}, my=w.side(monsters=["martyr"], graveyard=["m1_3_3"]),
                cards=[martyr])  # fmt: skip
    assert [one["picks"] for one in play.legal("choose")] == [[w.ref("0g:m1_3_3")], [w.ref("0g:spell")]]


@pytest.mark.rule("H-72")
def test_itself_is_the_monster_whose_ability_it_is(duel: Any, w: Any) -> None:
    """Told by the monster, not by its card: one that has copied the ability means itself."""
    leaves = w.monster("leaver", ability=w.activated({"do": "gain", "amount": 2},
                                                     costs=[{"pay": "tribute", "card": {"itself": True}}]))  # fmt: skip
    alone = {"if": "has", "group": {"zone": "monsters", "itself": True, "position": "defence"}}
    gives = [{"gives": "values", "to": "self", "attack": 5}]
    wall = w.monster("wall", ability={"works": "continuous", "conditions": [alone], "gives": gives})
    copied = {"card": "m1_3_3", "copied": "leaver"}
    play = duel(my=w.side(monsters=["leaver", copied]), cards=[leaves, wall])
    assert [one["cost"] for one in play.legal("ability", monster=0)] == [[w.ref("0m0")]]
    assert [one["cost"] for one in play.legal("ability", monster=1)] == [[w.ref("0m1")]]
    play.ability(1, cost="0m1")
    assert (play.field(0), play.life, play.pile(0, "graveyard")) == (["leaver"], [32, 30], ["m1_3_3"])
    copied = {"card": "m1_3_3", "copied": "wall"}
    play = duel(my=w.side(monsters=["wall", "wall_2/d", copied]),
                cards=[wall, {**wall, "id": "wall_2", "name": "wall_2"}])  # fmt: skip
    assert [play.values(f"0m{place}")[0] for place in range(3)] == [1, 6, 3]
    play = duel(my=w.side(monsters=["wall/d", {**copied, "position": "defence"}]), cards=[wall])
    assert [play.values(f"0m{place}")[0] for place in range(2)] == [6, 8]


@pytest.mark.rule("H-72")
def test_change_by_a_number_by_a_count_or_by_a_value(duel: Any, w: Any) -> None:
    for amount, attack in (
        (2, 5),
        (-2, 1),
        ({"amount": "per", "group": MINE, "times": 2}, 7),
        ({"amount": "per", "group": {"zone": "graveyard"}, "at_most": 2}, 5),
        ({"amount": "value", "of": "target", "stat": "defence"}, 4),
    ):
        my = w.side(monsters=["m1_3_1", "m1_2_2"], graveyard=["m1_1_1", "m1_1_1a", "m1_1_1b"])
        play = cast(duel, w, {"do": "change", "attack": amount}, my=my, targets="0m0", effect={"targets": [MINE]})
        assert play.values("0m0") == (attack, 1), amount


@pytest.mark.rule("H-72")
def test_change_position(duel: Any, w: Any) -> None:
    their = w.side(monsters=["m1_1_1", "m1_2_2/d"])
    for to, positions in (("other", ["defence", "attack"]), ("attack", ["attack"] * 2), ("defence", ["defence"] * 2)):
        play = cast(duel, w, {"do": "turn", "what": THEIRS, "to": to}, their=their)
        assert [play.shown(f"1m{place}")["position"] for place in range(2)] == positions
        assert play.shown("1m0")["turned"] is False


@pytest.mark.rule("H-72")
@pytest.mark.parametrize("until", ["turn", "good"])
def test_cannot_attack_for_a_turn_or_for_good(duel: Any, w: Any, until: str) -> None:
    grant = {"do": "grant", "keyword": "cannot_attack", "until": until, "what": MINE}
    play = cast(duel, w, grant, my=w.side(monsters=["m1_3_3"])).next_phase()
    assert play.refusal(type="attack", monster=0, target="player") == "cannot_attack"
    for _ in range(6):
        play.next_phase()
    assert (play.state.turn, play.state.phase) == (0, "battle")
    assert bool(play.legal("attack")) is (until == "turn")


@pytest.mark.rule("H-72")
def test_copy_values_and_ability_for_the_turn(duel: Any, w: Any) -> None:
    copy = {"do": "copy", "values": True, "ability": True}
    cards = [
        w.monster("mimic", 1, 1, 1, ability=w.activated(copy, targets=[THEIRS])),
        w.monster("sage", 1, 5, 4, ability=w.activated({"do": "gain", "amount": 3})),
    ]
    play = duel(my=w.side(monsters=["mimic"]), their=w.side(monsters=["sage"]), cards=cards).ability(0, targets="1m0")
    assert play.values("0m0") == (5, 4)
    assert play.ability(0).life == [33, 30]
    assert play.refusal(type="ability", monster=0) == "used_this_turn"
    play.next_phase().next_phase().next_phase()
    assert (play.values("0m0"), play.shown("0m0")["copied"]) == ((1, 1), None)


@pytest.mark.rule("H-72")
def test_a_copied_trigger_and_a_copied_gift_work(duel: Any, w: Any) -> None:
    copy = {"do": "copy", "values": False, "ability": True}
    gives = [{"gives": "values", "to": "self", "attack": 4}]
    cards = [
        w.monster("mimic", 1, 1, 1, ability=w.activated(copy, targets=[THEIRS])),
        w.monster("fury", 1, 5, 4, ability=w.triggered({"on": "attack", "itself": True}, {
            "do": "damage", "amount": 2})),
        w.monster("proud", 1, 5, 4, ability={"works": "continuous", "gives": gives}),
    ]  # fmt: skip
    play = duel(my=w.side(monsters=["mimic"]), their=w.side(monsters=["fury"]), cards=cards).ability(0, targets="1m0")
    assert play.next_phase().attack(0).life == [30, 27]
    play = duel(my=w.side(monsters=["mimic"]), their=w.side(monsters=["proud"]), cards=cards).ability(0, targets="1m0")
    assert play.values("0m0") == (5, 1)


@pytest.mark.rule("H-72")
def test_look_at_a_hand(duel: Any, w: Any) -> None:
    play = cast(duel, w, {"do": "look"}, their=w.side(hand=["m1_2_2", "m1_1_1"]))
    view = play.game.view(play.state, 0)
    assert view.hands[1] == ["m1_1_1", "m1_2_2"]
    assert play.game.view(play.state, "table").hands[1] == ["?", "?"]


@pytest.mark.rule("H-72", "H-20")
def test_an_extra_normal_summon(duel: Any, w: Any) -> None:
    play = cast(duel, w, {"do": "extra_summon"}, my=w.side(hand=["m1_1_1", "m1_2_2", "m1_3_3"]))
    play.summon("m1_1_1").summon("m1_2_2")
    assert play.refusal(type="summon", card="m1_3_3", position="attack") == "no_normal_summon_left"


@pytest.mark.rule("H-72", "H-25")
def test_a_negated_summon_may_be_banished(duel: Any, w: Any) -> None:
    net = w.trap("net", w.option({"do": "negate", "what": "summon", "banish": True}, on={"on": "summoning"}))
    play = duel(my=w.side(hand=["m1_1_1"]), their=w.side(backrow=["net"]), cards=[net]).summon("m1_1_1").respond("1b0")
    assert play.pile(0, "banished") == ["m1_1_1"]


@pytest.mark.rule("H-72")
def test_an_operation_may_be_provided_with_a_condition(duel: Any, w: Any) -> None:
    late = {"do": "gain", "amount": 5, "provided": [{"if": "life", "player": "opponent", "at_most": 26}]}
    assert cast(duel, w, {"do": "damage", "amount": 4}, late).life == [35, 26]
    assert cast(duel, w, {"do": "damage", "amount": 3}, late).life == [30, 27]


# Conditions


@pytest.mark.rule("H-72")
@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ({"if": "has", "group": {"zone": "monsters"}, "at_least": 2}, True),
        ({"if": "has", "group": {"zone": "monsters"}, "at_least": 3}, False),
        ({"if": "has", "group": {"zone": "monsters"}, "at_least": 0, "at_most": 1}, False),
        ({"if": "has", "group": {"zone": "monsters", "position": "defence"}}, True),
        ({"if": "has", "group": {"zone": "monsters", "min_level": 3}}, False),
        ({"if": "has", "group": {"zone": "monsters", "min_attack": 4, "side": "opponent"}}, True),
        ({"if": "has", "group": {"zone": "monsters", "max_attack": 3, "side": "opponent"}}, False),
        ({"if": "has", "group": {"zone": "monsters", "kin": "plain", "side": "either"}, "at_least": 3}, True),
        ({"if": "has", "group": {"zone": "hand", "side": "opponent"}, "at_least": 2}, True),
        ({"if": "has", "group": {"zone": "hand", "side": "opponent"}, "at_least": 3}, False),
        ({"if": "has", "group": {"zone": "hand", "kind": "magic"}, "at_least": 1}, True),
        ({"if": "has", "group": {"zone": "hand", "kind": "magic", "other": True}, "at_least": 1}, False),
        ({"if": "has", "group": {"zone": "deck", "side": "either"}, "at_least": 24}, True),
        ({"if": "has", "group": {"zone": "deck", "side": "either"}, "at_least": 25}, False),
        ({"if": "has", "group": {"zone": "backrow", "side": "opponent", "face": "down"}, "at_least": 1}, True),
        ({"if": "has", "group": {"zone": "backrow", "side": "opponent", "face": "up"}, "at_least": 1}, False),
        ({"if": "life", "at_least": 20, "at_most": 20}, True),
        ({"if": "life", "at_least": 21}, False),
        ({"if": "life", "player": "opponent", "at_most": 24}, False),
        ({"if": "behind", "what": "life", "by": 5}, True),
        ({"if": "behind", "what": "life", "by": 6}, False),
        ({"if": "behind", "what": "monsters"}, False),
        ({"if": "behind", "what": "hand"}, True),
        ({"if": "behind", "what": "graveyard", "by": 2}, True),
        ({"if": "behind", "what": "backrow"}, True),
        ({"if": "turn", "player": "you"}, True),
        ({"if": "turn", "player": "opponent"}, False),
        ({"if": "this_turn", "what": "hurt", "at_least": 3}, True),
        ({"if": "this_turn", "what": "hurt", "at_least": 4}, False),
        ({"if": "this_turn", "what": "destroyed", "player": "opponent"}, True),
        ({"if": "this_turn", "what": "magic"}, False),
        ({"if": "this_turn", "what": "special"}, False),
    ],
)
def test_conditions(duel: Any, w: Any, condition: dict[str, Any], holds: bool) -> None:
    cards = [w.magic("spell", w.option({"do": "gain", "amount": 1}, conditions=[condition])), w.trap("net", w.NOTHING)]
    play = duel(
        my=w.side(hand=["spell"], monsters=["m1_2_2", "m2_3_3/d"], life=20),
        their=w.side(hand=["m1_5_5", "m1_6_6"], monsters=["m1_4_4"], graveyard=["m1_7_7", "m1_8_8"], backrow=["net"],
                     life=25),
        cards=cards,
        tallies=[{"hurt": 3}, {"destroyed": 1}],
    )  # fmt: skip
    assert bool(play.legal("activate")) is holds


@pytest.mark.rule("H-72")
@pytest.mark.parametrize("deed", vocabulary.DEEDS)
def test_deeds_are_counted_for_the_turn(duel: Any, w: Any, deed: str) -> None:
    free = {"conditions": [{"if": "life", "at_least": 1}]}
    cards = [
        w.magic("first", w.option({"do": "damage", "amount": 2, "player": "you"}, {"do": "destroy", "what": MINE})),
        w.magic("spell", w.option({"do": "gain", "amount": 1}, conditions=[{"if": "this_turn", "what": deed}])),
        w.monster("guest", summon=free),
    ]
    play = duel(my=w.side(hand=["first", "spell", "guest"]), cards=cards)
    assert not play.legal("activate", source=w.ref("0h:spell"))
    play.special("guest").activate("0h:first")
    assert play.legal("activate", source=w.ref("0h:spell"))
    for _ in range(6):
        play.next_phase()
    assert play.state.turn == 0
    assert not play.legal("activate", source=w.ref("0h:spell"))


# Costs


@pytest.mark.rule("H-72", "H-45")
@pytest.mark.parametrize(
    ("cost", "paid_with", "where"),
    [
        ({"pay": "discard", "card": {"kind": "monster"}}, ["0h:m1_5_5"], ("graveyard", "m1_5_5")),
        ({"pay": "tribute", "card": {"max_level": 1}}, ["0m0"], ("graveyard", "m1_2_2")),
        ({"pay": "banish", "card": {"min_level": 2}}, ["0g:m2_7_7"], ("banished", "m2_7_7")),
        ({"pay": "return", "card": {"min_level": 2}}, ["0m1"], ("hand", "m2_3_3")),
    ],
)
def test_costs_that_name_a_card(duel: Any, w: Any, cost: Any, paid_with: list[str], where: tuple[str, str]) -> None:
    cards = [w.magic("spell", w.option({"do": "gain", "amount": 1}, costs=[cost])), w.trap("net", w.NOTHING)]
    my = w.side(hand=["spell", "m1_5_5", "net"], monsters=["m1_2_2", "m2_3_3"], graveyard=["m1_6_6", "m2_7_7"])
    play = duel(my=my, cards=cards)
    assert [one["cost"] for one in play.legal("activate")] == [[w.ref(short)] for short in paid_with]
    play.activate("0h:spell", cost=paid_with[0])
    assert where[1] in play.pile(0, where[0])


@pytest.mark.rule("H-72", "H-45")
def test_costs_that_name_none(duel: Any, w: Any) -> None:
    costs = [{"pay": "life", "amount": 3}, {"pay": "mill", "count": 2}]
    spell = w.magic("spell", w.option({"do": "gain", "amount": 1}, costs=costs))
    play = duel(my=w.side(hand=["spell"]), cards=[spell]).activate("0h:spell")
    assert play.life == [28, 30]
    assert play.pile(0, "graveyard") == [*w.FILLER[:2], "spell"]


# Triggers, each once with what sets it off and once with what does not


def _set_off(duel: Any, w: Any, on: dict[str, Any], act: Any, **sides: Any) -> bool:
    """Whether what ``act`` does sets off a monster of seat 0 with that trigger."""
    cards = [
        w.monster("ear", 1, 3, 3, ability=w.triggered(on, {"do": "mill", "count": 1})),
        w.magic("spell", w.option({"do": "gain", "amount": 1})),
        w.magic("shot", w.option({"do": "destroy"}, targets=[{"zone": "monsters", "side": "either"}])),
        w.magic("burn", w.option({"do": "damage", "amount": 2, "player": "both"})),
        w.magic("gift", w.option({"do": "gain", "amount": 2, "player": "opponent"})),
        w.magic("read", w.option({"do": "draw"})),
        w.magic("spin", w.option({"do": "turn"}, targets=[{"zone": "monsters", "side": "either"}])),
        w.magic("waste", w.option({"do": "discard", "player": "you", "chosen_by": "chance"})),
        w.monster("guest", 2, summon={"conditions": [{"if": "life", "at_least": 1}]}),
    ]
    hand = ["spell", "shot", "burn", "gift", "read", "spin", "guest", "m1_2_2"]
    my = w.side(hand=sides.get("hand", hand), monsters=["ear", "m1_4_4"])
    play = duel(my=my, their=w.side(monsters=["m1_3_9", "m1_3_1"]), cards=cards, phase=sides.get("phase", "main1"))
    act(play)
    return any(event["card"] == "ear" for event in play.happened("activated"))


SUMMONED = {"on": "summoned"}


@pytest.mark.rule("H-72", "H-46")
@pytest.mark.parametrize(
    ("on", "act", "goes"),
    [
        (SUMMONED, lambda play: play.summon("m1_2_2"), True),
        ({**SUMMONED, "whose": "opponent"}, lambda play: play.summon("m1_2_2"), False),
        ({**SUMMONED, "itself": True}, lambda play: play.summon("m1_2_2"), False),
        ({**SUMMONED, "how": "special"}, lambda play: play.special("guest"), True),
        ({**SUMMONED, "how": "normal"}, lambda play: play.special("guest"), False),
        ({**SUMMONED, "card": {"min_level": 2}}, lambda play: play.special("guest"), True),
        ({**SUMMONED, "card": {"min_level": 3}}, lambda play: play.special("guest"), False),
        ({"on": "activation", "whose": "you"}, lambda play: play.activate("0h:spell"), True),
        ({"on": "activation"}, lambda play: play.activate("0h:spell"), False),
        ({"on": "activation", "whose": "you", "kinds": ["trap"]}, lambda play: play.activate("0h:spell"), False),
        ({"on": "destroyed"}, lambda play: play.activate("0h:shot", targets="0m1"), True),
        ({"on": "destroyed"}, lambda play: play.activate("0h:shot", targets="1m0"), False),
        ({"on": "destroyed", "itself": True}, lambda play: play.activate("0h:shot", targets="0m1"), False),
        ({"on": "destroyed", "itself": True}, lambda play: play.activate("0h:shot", targets="0m0"), True),
        ({"on": "destroyed", "by": "battle"}, lambda play: play.activate("0h:shot", targets="0m1"), False),
        ({"on": "damaged"}, lambda play: play.activate("0h:burn"), True),
        ({"on": "damaged", "at_least": 3}, lambda play: play.activate("0h:burn"), False),
        ({"on": "damaged", "by": "battle"}, lambda play: play.activate("0h:burn"), False),
        ({"on": "gained"}, lambda play: play.activate("0h:spell"), True),
        ({"on": "gained"}, lambda play: play.activate("0h:gift"), False),
        ({"on": "drawn", "whose": "you"}, lambda play: play.activate("0h:read"), True),
        ({"on": "drawn"}, lambda play: play.activate("0h:read"), False),
        ({"on": "turned"}, lambda play: play.turn(1), True),
        ({"on": "turned"}, lambda play: play.activate("0h:spin", targets="1m0"), False),
        ({"on": "turned", "to": "attack"}, lambda play: play.turn(1), False),
        ({"on": "turned", "itself": True}, lambda play: play.turn(0), True),
        ({"on": "phase", "phase": "battle"}, lambda play: play.next_phase(), True),
        ({"on": "phase", "phase": "battle", "whose": "opponent"}, lambda play: play.next_phase(), False),
        ({"on": "phase", "phase": "end"}, lambda play: play.next_phase(), False),
    ],
)
def test_triggers_of_main_phases(duel: Any, w: Any, on: dict[str, Any], act: Any, goes: bool) -> None:
    assert _set_off(duel, w, on, act) is goes


@pytest.mark.rule("H-72", "H-46")
@pytest.mark.parametrize(
    ("on", "act", "goes"),
    [
        ({"on": "attack", "whose": "you"}, lambda play: play.attack(1, 1), True),
        ({"on": "attack"}, lambda play: play.attack(1, 1), False),
        ({"on": "attack", "itself": True}, lambda play: play.attack(1, 1), False),
        ({"on": "attack", "itself": True}, lambda play: play.attack(0, 1), True),
        ({"on": "attack", "whose": "you", "at": "player"}, lambda play: play.attack(1, "player"), True),
        ({"on": "attack", "whose": "you", "at": "player"}, lambda play: play.attack(1, 1), False),
        ({"on": "attack", "whose": "you", "at": "monster"}, lambda play: play.attack(1, "player"), False),
        ({"on": "attacked", "whose": "opponent"}, lambda play: play.attack(1, 1), True),
        ({"on": "attacked"}, lambda play: play.attack(1, 1), False),
        ({"on": "attacked", "whose": "opponent"}, lambda play: play.attack(1, "player"), False),
        ({"on": "slays"}, lambda play: play.attack(1, 1), True),
        ({"on": "slays", "itself": True}, lambda play: play.attack(1, 1), False),
        ({"on": "slays", "whose": "opponent"}, lambda play: play.attack(1, 1), False),
        ({"on": "destroyed", "whose": "opponent", "by": "battle"}, lambda play: play.attack(1, 1), True),
        ({"on": "destroyed", "whose": "opponent", "by": "effect"}, lambda play: play.attack(1, 1), False),
        ({"on": "damaged", "whose": "opponent", "by": "battle"}, lambda play: play.attack(1, "player"), True),
        ({"on": "slays"}, lambda play: play.attack(0, 1), False),
    ],
)
def test_triggers_of_battle(duel: Any, w: Any, on: dict[str, Any], act: Any, goes: bool) -> None:
    assert _set_off(duel, w, on, act, phase="battle") is goes


@pytest.mark.rule("H-72", "H-46")
def test_a_discarded_card_is_noticed_by_itself_and_by_others(duel: Any, w: Any) -> None:
    waste = {"do": "discard", "player": "you"}
    cards = [
        w.monster("cat", ability=w.triggered({"on": "discarded", "itself": True}, {"do": "gain", "amount": 4})),
        w.monster("heir", ability=w.triggered({"on": "discarded"}, {"do": "damage", "amount": 2})),
        w.magic("waste", w.option(waste)),
    ]
    play = duel(my=w.side(hand=["waste", "cat"], monsters=["heir"]), cards=cards).activate("0h:waste")
    assert play.choose("0h:cat").life == [34, 28]


@pytest.mark.rule("H-72")
def test_who_slew_is_the_subject(duel: Any, w: Any) -> None:
    fury = w.triggered(
        {"on": "slays", "itself": True}, {"do": "change", "what": "subject", "attack": 2, "until": "good"}
    )
    play = duel(
        my=w.side(monsters=["m1_2_2"]), their=w.side(monsters=["fury"]), phase="battle",
        cards=[w.monster("fury", 1, 4, 4, ability=fury)],
    ).attack(0, 0)  # fmt: skip
    assert play.values("1m0") == (6, 4)


@pytest.mark.rule("H-72")
def test_what_lasts_goes_to_a_group_by_count_and_condition(duel: Any, w: Any) -> None:
    gives = [
        {
            "gives": "values",
            "to": {"zone": "monsters", "side": "opponent", "max_level": 1},
            "attack": -2,
            "defence": -1,
        },
        {"gives": "values", "to": "self", "attack": {"amount": "per", "group": {"zone": "graveyard"}, "at_most": 3}},
    ]
    lord = w.monster("lord", 3, 5, 5, ability={"works": "continuous", "gives": gives})
    their = w.side(monsters=["m1_3_3", "m2_3_3"])
    play = duel(my=w.side(monsters=["lord"], graveyard=["m1_1_1", "m1_2_2"]), their=their, cards=[lord])
    assert (play.values("1m0"), play.values("1m1"), play.values("0m0")) == ((1, 2), (3, 3), (7, 5))
