"""Summoning (H-20…H-25)."""

from __future__ import annotations

from typing import Any

import pytest

NEGATE = {"do": "negate", "what": "summon"}
ON_SUMMONING = {"on": "summoning"}


@pytest.mark.rule("H-20")
def test_one_normal_summon_a_turn(duel: Any, w: Any) -> None:
    play = duel(my=w.side(hand=["m1_1_1", "m1_1_1a"])).summon("m1_1_1")
    assert play.refusal(type="summon", card="m1_1_1a", position="attack") == "no_normal_summon_left"
    assert play.state.normal_summons == 0


@pytest.mark.rule("H-20", "H-22")
def test_any_number_of_special_summons_and_no_tribute_for_them(duel: Any, w: Any) -> None:
    free = {"conditions": [{"if": "life", "at_least": 1}]}
    cards = [w.monster(f"guest_{n}", level, summon=free) for n, level in enumerate((4, 3, 2, 1))]
    play = duel(my=w.side(hand=[card["id"] for card in cards] + ["m1_1_1"]), cards=cards)
    for card in cards:
        play.special(card["id"])
    assert play.field(0) == ["guest_0", "guest_1", "guest_2", "guest_3"]
    play.summon("m1_1_1")


@pytest.mark.rule("H-21")
@pytest.mark.parametrize(
    ("card", "field", "sets"),
    [
        ("m1_1_1", ["m4_9_9"], [()]),
        ("m2_4_4", ["m1_1_1a", "m2_3_3", "m3_5_5", "m1_1_1b"], [(0,), (3,)]),
        ("m3_6_6", ["m1_1_1a", "m2_3_3", "m3_5_5", "m1_1_1b"], [(1,), (0, 3)]),
        ("m4_9_8", ["m1_1_1a", "m2_3_3", "m3_5_5", "m1_1_1b"], [(2,), (0, 1), (1, 3)]),
        ("m4_9_8", ["m1_1_1a", "m1_1_1b", "m1_1_1c", "m4_9_9"], [(0, 1, 2)]),
        ("m4_9_8", ["m4_9_9", "m1_1_1a"], []),
        ("m2_4_4", ["m2_3_3"], []),
        ("m3_6_6", ["m3_5_5", "m1_1_1a"], []),
    ],
)
def test_tributes_sum_to_exactly_one_level_less(
    duel: Any, w: Any, card: str, field: list[str], sets: list[tuple[int, ...]]
) -> None:
    play = duel(my=w.side(hand=[card], monsters=field))
    expected = {(places, position) for places in sets for position in ("attack", "defence")}
    found = [(tuple(one.get("tributes", ())), one["position"]) for one in play.legal("summon")]
    assert set(found) == expected
    assert len(found) == len(expected)


@pytest.mark.rule("H-21")
def test_tributes_go_to_the_graveyard_and_free_their_places(duel: Any, w: Any) -> None:
    field = ["m1_1_1a", "m1_1_1b", "m1_1_1c", "m1_1_1d", "m1_1_1e"]
    play = duel(my=w.side(hand=["m3_6_6"], monsters=field)).summon("m3_6_6", 1, 3)
    assert play.pile(0, "graveyard") == ["m1_1_1b", "m1_1_1d"]
    assert play.field(0) == ["m1_1_1a", "m3_6_6", "m1_1_1c", None, "m1_1_1e"]


@pytest.mark.rule("H-21")
@pytest.mark.parametrize("tributes", [[0], [0, 1, 2], [1, 0], [0, 0], [0, 7], [-1]])
def test_other_tributes_are_refused(duel: Any, w: Any, tributes: list[int]) -> None:
    play = duel(my=w.side(hand=["m3_6_6"], monsters=["m1_1_1a", "m1_1_1b", "m1_1_1c"]))
    assert play.refusal(type="summon", card="m3_6_6", position="attack", tributes=tributes) == "tributes_do_not_fit"


@pytest.mark.rule("H-21")
def test_only_ones_own_monsters_are_tributed_and_a_controlled_one_is_ones_own(duel: Any, w: Any) -> None:
    assert not duel(my=w.side(hand=["m2_4_4"]), their=w.side(monsters=["m1_1_1"])).legal("summon")
    play = duel(my=w.side(hand=["m2_4_4"], monsters=[{"card": "m1_1_1", "owner": 1}])).summon("m2_4_4", 0)
    assert play.pile(1, "graveyard") == ["m1_1_1"]


@pytest.mark.rule("H-22")
def test_a_special_summon_needs_its_condition(duel: Any, w: Any) -> None:
    lonely = w.monster(
        "lonely", 3, summon={"conditions": [{"if": "has", "group": {"zone": "monsters"}, "at_least": 0, "at_most": 0}]}
    )
    assert duel(my=w.side(hand=["lonely"]), cards=[lonely]).special("lonely").field(0) == ["lonely"]
    play = duel(my=w.side(hand=["lonely"], monsters=["m1_1_1"]), cards=[lonely])
    assert play.refusal(type="special_summon", card="lonely", position="attack") == "condition_not_met"


@pytest.mark.rule("H-22")
def test_a_special_summon_pays_its_cost(duel: Any, w: Any) -> None:
    heir = w.monster("heir", 3, summon={"costs": [{"pay": "tribute", "card": {"min_level": 2}}]})
    play = duel(my=w.side(hand=["heir"], monsters=["m1_1_1", "m2_3_3", "m2_3_3a"]), cards=[heir])
    assert [one["cost"] for one in play.legal("special_summon", position="attack")] == [[w.ref("0m1")], [w.ref("0m2")]]
    assert play.refusal(type="special_summon", card="heir", position="attack", cost=[w.ref("0m0")]) == "not_a_cost"
    play.special("heir", "0m1")
    assert play.field(0) == ["m1_1_1", "heir", "m2_3_3a"]
    assert play.pile(0, "graveyard") == ["m2_3_3"]
    lacking = duel(my=w.side(hand=["heir"], monsters=["m1_1_1"]), cards=[heir])
    assert lacking.refusal(type="special_summon", card="heir", position="attack") == "cost_not_met"


@pytest.mark.rule("H-22")
def test_a_full_field_takes_a_special_summon_only_if_its_cost_frees_a_place(duel: Any, w: Any) -> None:
    five = [f"m1_1_1{letter}" for letter in "abcde"]
    pays = w.monster("pays", 2, summon={"costs": [{"pay": "tribute"}]})
    bleeds = w.monster("bleeds", 2, summon={"costs": [{"pay": "life", "amount": 1}]})
    play = duel(my=w.side(hand=["pays", "bleeds"], monsters=five), cards=[pays, bleeds])
    assert play.refusal(type="special_summon", card="bleeds", position="attack") == "field_full"
    assert play.special("pays", "0m4").field(0)[4] == "pays"


@pytest.mark.rule("H-22")
def test_the_moment_is_a_main_phase_unless_the_condition_says_battle(duel: Any, w: Any) -> None:
    free = {"conditions": [{"if": "life", "at_least": 1}]}
    cards = [w.monster("calm", summon=free), w.monster("rash", summon={**free, "moment": "battle"})]
    for phase, able, unable in (("main1", "calm", "rash"), ("battle", "rash", "calm"), ("main2", "calm", "rash")):
        play = duel(my=w.side(hand=["calm", "rash"]), cards=cards, phase=phase)
        assert play.refusal(type="special_summon", card=unable, position="attack") == "wrong_phase"
        play.special(able)
        assert play.field(0) == [able]


@pytest.mark.rule("H-23")
@pytest.mark.parametrize("position", ["attack", "defence"])
def test_its_player_chooses_the_position(duel: Any, w: Any, position: str) -> None:
    play = duel(my=w.side(hand=["m1_1_1"])).summon("m1_1_1", position=position)
    assert play.shown("0m0")["position"] == position


@pytest.mark.rule("H-24")
def test_each_monster_changes_its_position_once_a_turn_the_turn_it_came_included(duel: Any, w: Any) -> None:
    play = duel(my=w.side(hand=["m1_1_1"], monsters=["m1_2_2", "m1_3_3/d"])).summon("m1_1_1").turn(2).turn(0).turn(1)
    assert [play.shown(f"0m{place}")["position"] for place in range(3)] == ["defence", "attack", "defence"]
    for place in range(3):
        assert play.refusal(type="turn_position", monster=place) == "turned_this_turn"
    for _ in range(6):
        play.next_phase()
    assert play.state.turn == 0
    play.turn(0)


@pytest.mark.rule("H-24")
def test_a_monster_that_declared_an_attack_does_not_change_its_position(duel: Any, w: Any) -> None:
    play = duel(my=w.side(monsters=["m1_2_2", "m1_3_3"]), phase="battle").attack(0).next_phase()
    assert play.refusal(type="turn_position", monster=0) == "attacked_this_turn"
    play.turn(1)


@pytest.mark.rule("H-24")
def test_changes_by_effects_do_not_count(duel: Any, w: Any) -> None:
    spin = w.magic("spin", w.option({"do": "turn"}, targets=[{"zone": "monsters"}]))
    play = duel(my=w.side(hand=["spin"], monsters=["m1_2_2"]), cards=[spin]).activate("0h:spin", targets="0m0").turn(0)
    assert play.shown("0m0")["position"] == "attack"


@pytest.mark.rule("H-24")
def test_the_opponents_monsters_are_not_mine_to_turn(duel: Any, w: Any) -> None:
    play = duel(their=w.side(monsters=["m1_2_2"]))
    assert play.legal("turn_position") == []
    assert play.refusal(type="turn_position", monster=0) == "no_monster_there"
    assert play.refusal(type="turn_position", monster=9) == "no_such_place"


@pytest.mark.rule("H-25")
def test_the_monster_takes_its_place_when_its_window_closes(duel: Any, w: Any) -> None:
    play = duel(
        my=w.side(hand=["m2_4_4"], monsters=["m1_1_1"]), their=w.side(backrow=["net"]), cards=[w.trap("net", w.NOTHING)]
    )
    play.summon("m2_4_4", 0, position="defence")
    assert play.due["to"] == {
        "type": "summoning", "seat": 0, "card": "m2_4_4", "how": "normal", "position": "defence",
    }  # fmt: skip
    assert play.field(0) == []
    assert play.pile(0, "graveyard") == ["m1_1_1"], "tributes are paid first"
    assert play.game.dump(play.state)["summon"]["card"] == "m2_4_4"
    assert play.decline().field(0) == ["m2_4_4"]
    assert play.game.dump(play.state)["summon"] is None


@pytest.mark.rule("H-25")
def test_a_negated_summon_goes_to_the_graveyard_and_what_was_paid_stays_paid(duel: Any, w: Any) -> None:
    bang = w.triggered({"on": "summoned", "itself": True}, {"do": "damage", "amount": 5})
    wail = w.triggered({"on": "destroyed", "itself": True}, {"do": "damage", "amount": 5})
    net = w.trap("net", w.option(NEGATE, on=ON_SUMMONING))
    for ability in (bang, wail):
        cards = [w.monster("giant", 2, 5, 5, ability=ability), net]
        play = duel(
            my=w.side(hand=["giant", "m1_1_1a"], monsters=["m1_1_1"]), their=w.side(backrow=["net"]), cards=cards
        )
        play.summon("giant", 0).respond("1b0")
        assert play.field(0) == []
        assert play.pile(0, "graveyard") == ["m1_1_1", "giant"]
        assert play.life == [30, 30], "it never was in the field, so nothing triggers"
        assert play.refusal(type="summon", card="m1_1_1a", position="attack") == "no_normal_summon_left"


@pytest.mark.rule("H-25", "H-48")
def test_a_negated_special_summon_has_been_used(duel: Any, w: Any) -> None:
    cards = [
        w.monster("guest", summon={"costs": [{"pay": "life", "amount": 4}]}),
        w.trap("net", w.option(NEGATE, on=ON_SUMMONING)),
        w.magic("again", w.option({"do": "regain"}, targets=[{"zone": "graveyard"}])),
    ]
    play = duel(my=w.side(hand=["guest", "again"]), their=w.side(backrow=["net"]), cards=cards)
    play.special("guest").respond("1b0").activate("0h:again", targets="0g:guest")
    assert play.life == [26, 30]
    assert play.refusal(type="special_summon", card="guest", position="attack") == "used_this_turn"


@pytest.mark.rule("H-25")
def test_the_place_of_a_summon_under_way_is_kept_free(duel: Any, w: Any) -> None:
    four = [f"m1_1_1{letter}" for letter in "abcd"]
    revive = {"do": "revive", "what": {"zone": "graveyard", "kind": "monster"}}
    lure = w.trap("lure", w.option(revive, {"do": "gain", "amount": 1}))
    play = duel(my=w.side(hand=["m1_2_2"], monsters=four, backrow=["lure"], graveyard=["m1_3_3"]), cards=[lure])
    play.summon("m1_2_2").respond("0b0")
    assert play.field(0) == [*four, "m1_2_2"]
    assert "m1_3_3" in play.pile(0, "graveyard")


@pytest.mark.parametrize(("card", "code"), [("m1_9_9", "not_in_hand"), ("net", "not_a_monster")])
def test_only_monsters_of_the_hand_are_summoned(duel: Any, w: Any, card: str, code: str) -> None:
    play = duel(my=w.side(hand=["net"], deck=["m1_9_9"]), cards=[w.trap("net", w.NOTHING)])
    assert play.refusal(type="summon", card=card, position="attack") == code
    assert play.refusal(type="special_summon", card=card, position="attack") == code


@pytest.mark.rule("H-25")
def test_a_place_besides_that_of_the_summon_under_way_may_be_taken(duel: Any, w: Any) -> None:
    three = [f"m1_1_1{letter}" for letter in "abc"]
    lure = w.trap("lure", w.option({"do": "revive", "what": {"zone": "graveyard", "kind": "monster"}}))
    play = duel(my=w.side(hand=["m1_2_2"], monsters=three, backrow=["lure"], graveyard=["m1_3_3"]), cards=[lure])
    play.summon("m1_2_2").respond("0b0")
    assert play.field(0) == [*three, "m1_3_3", "m1_2_2"], "the summoned one takes its place last"
