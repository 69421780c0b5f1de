"""Battle (H-30…H-38)."""

from __future__ import annotations

from typing import Any

import pytest


def fight(duel: Any, w: Any, mine: str, theirs: str) -> Any:
    play = duel(my=w.side(monsters=[mine]), their=w.side(monsters=[theirs]), phase="battle")
    return play.attack(0, 0)


@pytest.mark.rule("H-30")
def test_attack_counts_in_attack_position_and_defence_in_defence_position(duel: Any, w: Any) -> None:
    assert fight(duel, w, "m1_5_1", "m1_3_9").life == [30, 28]
    assert fight(duel, w, "m1_5_1", "m1_9_3/d").life == [30, 28]


@pytest.mark.rule("H-30")
def test_only_a_monster_in_attack_position_attacks(duel: Any, w: Any) -> None:
    play = duel(my=w.side(monsters=["m1_5_1/d", "m1_4_1"]), phase="battle")
    assert play.refusal(type="attack", monster=0, target="player") == "in_defence"
    assert {attack["monster"] for attack in play.legal("attack")} == {1}


@pytest.mark.rule("H-30")
def test_each_attacks_once_a_turn_and_on_the_turn_it_came(duel: Any, w: Any) -> None:
    play = duel(my=w.side(hand=["m1_4_1"], monsters=["m1_2_1"])).summon("m1_4_1").next_phase().attack(1)
    assert play.refusal(type="attack", monster=1, target="player") == "no_attack_left"
    assert play.attack(0).life == [30, 24]
    assert play.legal("attack") == []


@pytest.mark.rule("H-30")
@pytest.mark.parametrize("how", ["extra_attack", "double_attack"])
def test_an_effect_may_say_otherwise(duel: Any, w: Any, how: str) -> None:
    grant = {"do": "grant", "keyword": "double_attack"}
    effect = grant if how == "double_attack" else {"do": "extra_attack", "what": "target"}
    fury = w.magic("fury", w.option(effect, targets=[{"zone": "monsters"}]))
    play = duel(my=w.side(hand=["fury"], monsters=["m1_3_1"]), cards=[fury])
    play.activate("0h:fury", targets="0m0").next_phase().attack(0)
    assert play.shown("0m0")["attacks_left"] == 1
    assert play.attack(0).life == [30, 24]
    assert play.refusal(type="attack", monster=0, target="player") == "no_attack_left"


@pytest.mark.rule("H-31")
def test_a_defender_bars_the_way_to_all_else(duel: Any, w: Any) -> None:
    theirs = ["m1_1_1", "m1_2_2/d", None, "m1_2_3/d"]
    play = duel(my=w.side(monsters=["m1_5_1"]), their=w.side(monsters=theirs), phase="battle")
    assert [attack["target"] for attack in play.legal("attack")] == [1, 3]
    for target in (0, "player"):
        assert play.refusal(type="attack", monster=0, target=target) == "not_attackable"
    assert play.refusal(type="attack", monster=0, target=2) == "no_monster_there"
    assert play.refusal(type="attack", monster=0, target=-1) == "no_monster_there"


@pytest.mark.rule("H-31")
def test_without_defenders_the_player_may_be_attacked_past_attackers(duel: Any, w: Any) -> None:
    play = duel(my=w.side(monsters=["m1_5_1"]), their=w.side(monsters=["m1_9_1", None, "m1_2_2"]), phase="battle")
    assert [attack["target"] for attack in play.legal("attack")] == [0, 2, "player"]
    assert play.attack(0, "player").life == [30, 25]


@pytest.mark.rule("H-32", "H-30")
@pytest.mark.parametrize(("theirs", "lost"), [("m1_4_9", 1), ("m1_0_9", 5), ("m1_9_4/d", 1), ("m1_9_0/d", 5)])
def test_greater_costs_the_attacked_the_difference_and_the_target_dies(
    duel: Any, w: Any, theirs: str, lost: int
) -> None:
    play = fight(duel, w, "m1_5_1", theirs)
    assert play.life == [30, 30 - lost]
    assert (play.field(0), play.field(1)) == (["m1_5_1"], [])
    assert play.pile(1, "graveyard") == [theirs.partition("/")[0]]


@pytest.mark.rule("H-33")
@pytest.mark.parametrize("theirs", ["m1_5_9", "m1_9_5/d"])
def test_equal_destroys_both_and_costs_nobody_life(duel: Any, w: Any, theirs: str) -> None:
    play = fight(duel, w, "m1_5_1", theirs)
    assert play.life == [30, 30]
    assert (play.field(0), play.field(1)) == ([], [])
    assert play.pile(0, "graveyard") == ["m1_5_1"]


@pytest.mark.rule("H-34")
@pytest.mark.parametrize(("theirs", "lost"), [("m1_6_0", 1), ("m1_9_0", 4), ("m1_0_6/d", 1), ("m1_0_9/d", 4)])
def test_less_costs_the_attacker_the_difference_and_its_monster(duel: Any, w: Any, theirs: str, lost: int) -> None:
    play = fight(duel, w, "m1_5_1", theirs)
    assert play.life == [30 - lost, 30]
    assert (play.field(0), play.field(1)) == ([], [theirs.partition("/")[0]])


@pytest.mark.rule("H-35")
def test_a_direct_attack_costs_the_attack_value(duel: Any, w: Any) -> None:
    play = duel(my=w.side(monsters=["m1_5_1"]), phase="battle").attack(0)
    assert play.life == [30, 25]
    assert play.happened("fought") == [
        {"type": "fought", "seat": 0, "monster": 0, "target": "player", "attack": 5, "against": 0, "loser": 1,
         "damage": 5}
    ]  # fmt: skip


@pytest.mark.rule("H-35")
def test_values_never_go_below_0(duel: Any, w: Any) -> None:
    hex_ = w.magic("hex", w.option({"do": "change", "attack": -9, "defence": -9}, targets=[{"zone": "monsters"}]))
    cheer = w.magic("cheer", w.option({"do": "change", "attack": 3}, targets=[{"zone": "monsters"}]))
    play = duel(my=w.side(hand=["hex", "cheer"], monsters=["m1_5_1"]), cards=[hex_, cheer])
    assert play.activate("0h:hex", targets="0m0").values("0m0") == (0, 0)
    assert play.activate("0h:cheer", targets="0m0").values("0m0") == (0, 0), "5 - 9 + 3 is still below"
    assert play.next_phase().attack(0).life == [30, 30]


def swat(w: Any, **more: Any) -> dict[str, Any]:
    """A trap that removes a monster of either side."""
    return w.trap("swat", w.option({"do": "destroy"}, targets=[{"zone": "monsters", "side": "either"}], **more))


@pytest.mark.rule("H-36")
def test_a_target_that_left_lets_the_attacker_aim_anew_in_one_new_window(duel: Any, w: Any) -> None:
    their = w.side(monsters=["m1_2_2/d", "m1_1_1"], backrow=["swat", "net"])
    play = duel(my=w.side(monsters=["m1_5_1"]), their=their, cards=[swat(w), w.trap("net", w.NOTHING)], phase="battle")
    play.attack(0, 0).respond("1b0", targets="1m0").quietly()
    assert play.due == {"kind": "retarget", "seat": 0, "monster": 0}
    assert [one["target"] for one in play.legal("retarget")] == [1, "player"]
    assert play.refusal(type="retarget", target=0) == "no_monster_there"
    play.retarget("player")
    assert play.due == {
        "kind": "response",
        "seat": 1,
        "to": {"type": "attack_aimed", "seat": 0, "monster": 0, "target": "player"},
    }
    assert play.decline().life == [30, 25]
    assert play.asked == 1, "the window of the result"


@pytest.mark.rule("H-36")
def test_an_attack_aimed_anew_is_no_new_declaration(duel: Any, w: Any) -> None:
    on_attack = w.trap("net", w.option({"do": "negate", "what": "attack"}, on={"on": "attack"}))
    their = w.side(monsters=["m1_2_2/d"], backrow=["swat", "net"])
    play = duel(my=w.side(monsters=["m1_5_1"]), their=their, cards=[swat(w), on_attack], phase="battle")
    play.attack(0, 0).respond("1b0", targets="1m0").quietly().retarget("player")
    assert play.asked == 1
    assert play.refusal(type="respond", source=w.ref("1b1"), option="a") == "wrong_trigger"
    assert play.state.monsters[0][0].attacks == 1


@pytest.mark.rule("H-36")
def test_an_attack_given_up_is_still_this_turns_attack(duel: Any, w: Any) -> None:
    play = duel(
        my=w.side(monsters=["m1_5_1"]), their=w.side(monsters=["m1_2_2/d"], backrow=["swat"]), cards=[swat(w)],
        phase="battle",
    ).attack(0, 0).respond("1b0", targets="1m0")  # fmt: skip
    play.play(type="give_up")
    assert play.due == {"kind": "battle", "seat": 0}
    assert play.life == [30, 30]
    assert play.refusal(type="attack", monster=0, target="player") == "no_attack_left"


@pytest.mark.rule("H-36")
def test_changed_positions_do_not_free_a_target_and_values_are_read_at_damage(duel: Any, w: Any) -> None:
    turn = w.trap("turn", w.option({"do": "turn"}, targets=[{"zone": "monsters"}]))
    their = w.side(monsters=["m1_2_7", "m1_0_1"], backrow=["turn"])
    play = duel(my=w.side(monsters=["m1_5_1"]), their=their, cards=[turn], phase="battle")
    play.attack(0, 0).respond("1b0", targets="1m0")
    assert play.life == [28, 30]
    assert (play.field(0), play.field(1)) == ([], ["m1_2_7", "m1_0_1"])


@pytest.mark.rule("H-36")
def test_a_new_defender_does_not_free_a_target(duel: Any, w: Any) -> None:
    wall = w.trap("wall", w.option({"do": "revive", "position": "defence"}, targets=[{"zone": "graveyard"}]))
    their = w.side(backrow=["wall"], graveyard=["m1_0_9"])
    play = duel(my=w.side(monsters=["m1_5_1"]), their=their, cards=[wall], phase="battle")
    play.attack(0).respond("1b0", targets="1g:m1_0_9")
    assert play.life == [30, 25]
    assert play.field(1) == ["m1_0_9"]


@pytest.mark.rule("H-36")
@pytest.mark.parametrize("effect", ["destroy", "return", "control", "turn"])
def test_the_attack_ends_when_the_attacker_leaves_changes_sides_or_turns(duel: Any, w: Any, effect: str) -> None:
    ward = w.trap("ward", w.option({"do": effect, "what": "subject"}, on={"on": "attack"}))
    play = duel(my=w.side(monsters=["m1_5_1"]), their=w.side(backrow=["ward"]), cards=[ward], phase="battle")
    play.attack(0).respond("1b0")
    assert play.life == [30, 30]
    assert play.happened("attack_ended") == [{"type": "attack_ended", "seat": 0, "reason": "attacker"}]
    assert play.due == {"kind": "battle", "seat": 0}


@pytest.mark.rule("H-36")
def test_a_negated_attack_is_still_this_turns_attack(duel: Any, w: Any) -> None:
    ward = w.trap("ward", w.option({"do": "negate", "what": "attack"}, on={"on": "attack"}))
    play = duel(my=w.side(monsters=["m1_5_1"]), their=w.side(backrow=["ward"]), cards=[ward], phase="battle")
    play.attack(0).respond("1b0")
    assert play.life == [30, 30]
    assert play.refusal(type="attack", monster=0, target="player") == "no_attack_left"
    assert play.next_phase().refusal(type="turn_position", monster=0) == "attacked_this_turn"


@pytest.mark.rule("H-37")
def test_a_defender_that_cannot_be_attacked_does_not_bar_the_way(duel: Any, w: Any) -> None:
    gives = [{"gives": "keyword", "to": "self", "keyword": "cannot_be_attacked"}]
    ghost = w.monster("ghost", ability={"works": "continuous", "gives": gives})
    for theirs, targets in (
        (["ghost/d", "m1_1_1"], [1, "player"]),
        (["ghost/d", "m1_1_1/d"], [1]),
        (["ghost"], ["player"]),
    ):
        play = duel(my=w.side(monsters=["m1_5_1"]), their=w.side(monsters=theirs), cards=[ghost], phase="battle")
        assert [attack["target"] for attack in play.legal("attack")] == targets


@pytest.mark.rule("H-37")
def test_attacks_directly_overrides_the_bar(duel: Any, w: Any) -> None:
    gives = [{"gives": "keyword", "to": "self", "keyword": "direct_attack"}]
    flyer = w.monster("flyer", 1, 4, 1, ability={"works": "continuous", "gives": gives})
    theirs = w.side(monsters=["m1_1_1/d", "m1_2_2"])
    play = duel(my=w.side(monsters=["flyer", "m1_5_1"]), their=theirs, cards=[flyer], phase="battle")
    assert [attack["target"] for attack in play.legal("attack", monster=0)] == [0, "player"]
    assert [attack["target"] for attack in play.legal("attack", monster=1)] == [0]
    assert play.attack(0).life == [30, 26]


@pytest.mark.rule("H-38")
def test_life_first_then_both_together_then_what_triggers_then_the_window(duel: Any, w: Any) -> None:
    wail = w.triggered({"on": "destroyed", "itself": True}, {"do": "gain", "amount": 1})
    cards = [w.monster("mine", 1, 5, 5, ability=wail), w.monster("theirs", 1, 5, 5, ability=wail)]
    their = w.side(monsters=["theirs"], backrow=["net"])
    play = duel(my=w.side(monsters=["mine"]), their=their, cards=[*cards, w.trap("net", w.NOTHING)], phase="battle")
    play.attack(0, 0).decline()
    assert play.asked == 1, "the first trigger is a chain of its own, which may be answered"
    told = [event["type"] for event in play.events]
    assert told.index("fought") < told.index("moved") < told.index("activated")
    assert [event["card"] for event in play.happened("moved")] == ["theirs", "mine"]
    assert play.life == [30, 30]
    play.decline()
    assert (play.life, play.asked) == ([31, 30], 1)
    play.decline()
    assert (play.life, play.asked) == ([31, 31], 1)
    assert play.due["to"]["type"] == "fought", "one window for the result of damage"
    assert play.decline().due == {"kind": "battle", "seat": 0}


@pytest.mark.rule("H-38", "H-16")
def test_a_deadly_attack_ends_the_duel_before_monsters_fall(duel: Any, w: Any) -> None:
    play = duel(my=w.side(monsters=["m1_5_1"]), their=w.side(monsters=["m1_2_2"], life=3), phase="battle").attack(0, 0)
    assert play.due is None
    assert (play.life, play.field(1)) == ([30, 0], ["m1_2_2"])


@pytest.mark.rule("H-38", "H-72")
@pytest.mark.parametrize(
    ("mine", "theirs", "keyword", "whose", "fields", "life"),
    [
        ("m1_5_1", "m1_2_2", "survives_battle", 1, (["m1_5_1"], ["m1_2_2"]), [30, 27]),
        ("m1_5_1", "m1_5_2", "survives_battle", 1, ([], ["m1_5_2"]), [30, 30]),
        ("m1_2_1", "m1_5_2", "survives_battle", 0, (["m1_2_1"], ["m1_5_2"]), [27, 30]),
        ("m1_5_1", "m1_2_2", "no_battle_damage", 1, (["m1_5_1"], []), [30, 30]),
        ("m1_2_1", "m1_5_2", "no_battle_damage", 0, ([], ["m1_5_2"]), [30, 30]),
    ],
)
def test_keywords_of_battle(
    duel: Any, w: Any, mine: str, theirs: str, keyword: str, whose: int, fields: Any, life: list[int]
) -> None:
    blessed = {"for_good": {"keywords": [keyword]}}
    one: Any = {"card": mine, **(blessed if whose == 0 else {})}
    other: Any = {"card": theirs, **(blessed if whose == 1 else {})}
    play = duel(my=w.side(monsters=[one]), their=w.side(monsters=[other]), phase="battle").attack(0, 0)
    assert (play.field(0), play.field(1)) == fields
    assert play.life == life


@pytest.mark.rule("H-33", "H-35")
@pytest.mark.parametrize("theirs", ["m1_0_9", "m1_9_0/d"])
def test_nothing_against_nothing_is_equal(duel: Any, w: Any, theirs: str) -> None:
    play = fight(duel, w, "m1_0_1", theirs)
    assert (play.life, play.field(0), play.field(1)) == ([30, 30], [], [])


@pytest.mark.rule("H-36", "H-31")
def test_an_attack_aimed_anew_meets_the_bar_of_what_is_left(duel: Any, w: Any) -> None:
    their = w.side(monsters=["m1_2_2/d", "m1_1_1", "m1_0_3/d"], backrow=["swat"])
    play = duel(my=w.side(monsters=["m1_5_1"]), their=their, cards=[swat(w)], phase="battle")
    play.attack(0, 0).respond("1b0", targets="1m0")
    assert [one["target"] for one in play.legal("retarget")] == [2]
    for target in (1, "player"):
        assert play.refusal(type="retarget", target=target) == "not_attackable"
    assert play.retarget(2).life == [30, 28]


@pytest.mark.rule("H-36", "H-45")
def test_a_target_that_left_and_came_back_is_gone(duel: Any, w: Any) -> None:
    blink = w.trap("blink", w.option({"do": "return"}, {"do": "call", "zone": "hand"}, targets=[{"zone": "monsters"}]))
    their = w.side(monsters=["m1_2_2"], backrow=["blink"])
    play = duel(my=w.side(monsters=["m1_5_1"]), their=their, cards=[blink], phase="battle")
    play.attack(0, 0).respond("1b0", targets="1m0").choose("1h:m1_2_2")
    assert play.field(1) == ["m1_2_2"], "where it was"
    assert play.kind == "retarget"
    assert [one["target"] for one in play.legal("retarget")] == [0, "player"]


@pytest.mark.rule("H-36", "H-49")
def test_a_target_that_changes_sides_has_left(duel: Any, w: Any) -> None:
    lure = w.trap("lure", w.option({"do": "control"}, targets=[{"zone": "monsters", "side": "opponent"}]))
    my = w.side(monsters=["m1_5_1"], backrow=["lure"])
    play = duel(my=my, their=w.side(monsters=["m1_2_2/d"]), cards=[lure], phase="battle")
    play.attack(0, 0).respond("0b0", targets="1m0")
    assert play.field(0) == ["m1_5_1", "m1_2_2"]
    assert [one["target"] for one in play.legal("retarget")] == ["player"]
    assert play.retarget("player").life == [30, 25]


@pytest.mark.rule("H-36", "H-44")
def test_an_attack_that_comes_to_no_result_opens_no_window_of_one(duel: Any, w: Any) -> None:
    their = w.side(monsters=["m1_2_2/d"], backrow=["swat", "net"])
    play = duel(my=w.side(monsters=["m1_5_1"]), their=their, cards=[swat(w), w.trap("net", w.NOTHING)], phase="battle")
    play.attack(0, 0).respond("1b0", targets="1m0").quietly()
    assert play.play(type="give_up").due == {"kind": "battle", "seat": 0}
