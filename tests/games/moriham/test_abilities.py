"""Abilities, what works once a turn, and control (H-47…H-49)."""

from __future__ import annotations

from typing import Any

import pytest

GAIN = {"do": "gain", "amount": 1}


@pytest.mark.rule("H-47")
def test_an_activated_ability_works_once_a_turn_in_a_main_phase(duel: Any, w: Any) -> None:
    sage = w.monster("sage", ability=w.activated(GAIN))
    play = duel(my=w.side(monsters=["sage"]), cards=[sage]).ability(0)
    assert play.refusal(type="ability", monster=0) == "used_this_turn"
    play.next_phase()
    assert play.refusal(type="ability", monster=0) == "not_now"
    assert play.next_phase().refusal(type="ability", monster=0) == "used_this_turn"
    for _ in range(4):
        play.next_phase()
    assert (play.state.turn, play.state.phase) == (0, "main1")
    assert play.ability(0).life == [32, 30]


@pytest.mark.rule("H-47")
def test_only_ones_own_activated_abilities_are_used(duel: Any, w: Any) -> None:
    cards = [
        w.monster("sage", ability=w.activated(GAIN)),
        w.monster("echo", ability=w.triggered({"on": "gained"}, {"do": "damage", "amount": 1})),
    ]
    play = duel(my=w.side(monsters=["echo"]), their=w.side(monsters=["sage"]), cards=cards)
    assert play.legal("ability") == []
    assert play.refusal(type="ability", monster=0) == "not_activated"
    assert play.refusal(type="ability", monster=1) == "no_monster_there"


@pytest.mark.rule("H-47")
def test_a_continuous_ability_holds_while_its_conditions_do(duel: Any, w: Any) -> None:
    ability = {
        "works": "continuous",
        "conditions": [{"if": "has", "group": {"zone": "monsters", "other": True}}],
        "gives": [{"gives": "values", "to": "self", "attack": 3}],
    }
    pack = w.monster("pack", 1, 2, 2, ability=ability)
    play = duel(my=w.side(hand=["m1_1_1"], monsters=["pack"]), cards=[pack])
    assert play.values("0m0") == (2, 2)
    assert play.summon("m1_1_1").values("0m0") == (5, 2)


@pytest.mark.rule("H-48")
def test_an_ability_works_once_a_turn_for_a_card_even_if_it_leaves_and_comes_back(duel: Any, w: Any) -> None:
    free = {"conditions": [{"if": "life", "at_least": 1}]}
    cards = [
        w.monster("sage", ability=w.activated(GAIN), summon=free),
        w.magic("back", w.option({"do": "return"}, targets=[{"zone": "monsters"}])),
    ]
    play = duel(my=w.side(hand=["sage", "back"]), cards=cards).summon("sage").ability(0)
    play.activate("0h:back", targets="0m0").special("sage")
    assert play.refusal(type="ability", monster=0) == "used_this_turn"
    assert play.life == [31, 30]


@pytest.mark.rule("H-48")
def test_a_special_summon_works_once_a_turn_for_a_card(duel: Any, w: Any) -> None:
    free = {"conditions": [{"if": "life", "at_least": 1}]}
    cards = [
        w.monster("guest", summon=free),
        w.monster("other", summon=free),
        w.magic("back", w.option({"do": "return"}, targets=[{"zone": "monsters"}])),
    ]
    play = duel(my=w.side(hand=["guest", "other", "back"]), cards=cards)
    play.special("guest").special("other").activate("0h:back", targets="0m0")
    assert play.refusal(type="special_summon", card="guest", position="attack") == "used_this_turn"
    play.summon("guest")


@pytest.mark.rule("H-48")
def test_the_other_players_card_of_the_same_name_is_another_card(duel: Any, w: Any) -> None:
    heal = w.monster("heal", ability=w.triggered({"on": "phase", "phase": "battle", "whose": "either"}, GAIN))
    play = duel(my=w.side(monsters=["heal"]), their=w.side(monsters=["heal"]), cards=[heal]).next_phase()
    assert play.life == [31, 31]


@pytest.mark.rule("H-48")
def test_a_triggered_ability_goes_off_once_a_turn(duel: Any, w: Any) -> None:
    cards = [
        w.monster("echo", ability=w.triggered({"on": "damaged", "whose": "opponent"}, GAIN)),
        w.magic("one", w.option({"do": "damage", "amount": 1}, {"do": "damage", "amount": 1})),
        w.magic("two", w.option({"do": "damage", "amount": 1})),
    ]
    play = duel(my=w.side(hand=["one", "two"], monsters=["echo"]), cards=cards).activate("0h:one")
    assert play.life == [31, 28]
    assert play.activate("0h:two").life == [31, 27]


@pytest.mark.rule("H-48")
def test_a_magic_card_that_comes_back_is_not_activated_again_in_that_turn(duel: Any, w: Any) -> None:
    fetch = {"do": "regain"}
    targets = [{"zone": "graveyard", "kind": "magic"}]
    cards = [w.magic("one", w.option(fetch, targets=targets)), w.magic("two", w.option(fetch, targets=targets))]
    play = duel(my=w.side(hand=["one"], graveyard=["two"]), cards=cards).activate("0h:one", targets="0g:two")
    play.activate("0h:two", targets="0g:one")
    assert play.pile(0, "hand") == ["one"]
    assert play.refusal(type="activate", source=w.ref("0h:one"), option="a", targets=[w.ref("0g:two")]) == (
        "used_this_turn"
    )
    play.set("one")
    assert play.refusal(type="activate", source=w.ref("0b0"), option="a", targets=[w.ref("0g:two")]) == (
        "used_this_turn"
    )


def steal(w: Any, until: str = "turn") -> dict[str, Any]:
    take = {"do": "control", "until": until}
    return w.magic("steal", w.option(take, targets=[{"zone": "monsters", "side": "opponent"}]))


@pytest.mark.rule("H-49")
def test_control_for_the_turn_goes_back_at_the_end_phase(duel: Any, w: Any) -> None:
    play = duel(my=w.side(hand=["steal"]), their=w.side(monsters=["m1_4_4"]), cards=[steal(w)])
    play.activate("0h:steal", targets="1m0")
    assert (play.field(0), play.field(1)) == (["m1_4_4"], [])
    play.next_phase().attack(0).next_phase().next_phase()
    assert play.life == [30, 26]
    assert (play.field(0), play.field(1)) == ([], ["m1_4_4"])


@pytest.mark.rule("H-49")
def test_control_for_good_stays_until_it_leaves(duel: Any, w: Any) -> None:
    play = duel(my=w.side(hand=["steal"]), their=w.side(monsters=["m1_4_4"]), cards=[steal(w, "good")])
    play.activate("0h:steal", targets="1m0").next_phase().next_phase().next_phase()
    assert play.field(0) == ["m1_4_4"]


@pytest.mark.rule("H-49")
def test_control_needs_a_free_place_else_nothing_happens(duel: Any, w: Any) -> None:
    five = [f"m1_1_1{letter}" for letter in "abcde"]
    theirs = [{"zone": "monsters", "side": "opponent"}]
    card = w.magic("steal", w.option({"do": "control"}, {"do": "gain", "amount": 1}, targets=theirs))
    play = duel(my=w.side(hand=["steal"], monsters=five), their=w.side(monsters=["m1_4_4"]), cards=[card])
    play.activate("0h:steal", targets="1m0")
    assert (play.field(0), play.field(1)) == (five, ["m1_4_4"])
    assert (play.pile(0, "graveyard"), play.life) == (["steal"], [31, 30])


@pytest.mark.rule("H-49")
def test_it_goes_to_its_owners_graveyard_if_no_place_is_free(duel: Any, w: Any) -> None:
    borrowed = {"card": "m1_4_4", "owner": 1, "back_to": 1}
    five = [f"m1_1_1{letter}" for letter in "abcde"]
    play = duel(my=w.side(monsters=[borrowed]), their=w.side(monsters=five), phase="main2").next_phase()
    assert (play.field(0), play.field(1)) == ([], five)
    assert play.pile(1, "graveyard") == ["m1_4_4"]


@pytest.mark.rule("H-49")
def test_attacks_turns_and_abilities_used_go_with_the_monster(duel: Any, w: Any) -> None:
    sage = w.monster("sage", 1, 2, 2, ability=w.activated(GAIN))
    shown = {"card": "sage", "turned": True, "attacks": 1}
    used = [{"seat": 1, "card": "sage", "what": "ability"}]
    play = duel(my=w.side(hand=["steal"]), their=w.side(monsters=[shown]), cards=[sage, steal(w)], used=used)
    play.activate("0h:steal", targets="1m0")
    assert play.refusal(type="turn_position", monster=0) == "turned_this_turn"
    assert play.refusal(type="ability", monster=0) == "used_this_turn"
    assert play.next_phase().refusal(type="attack", monster=0, target="player") == "no_attack_left"


@pytest.mark.rule("H-49", "H-21")
def test_a_controlled_monster_may_be_tributed(duel: Any, w: Any) -> None:
    play = duel(my=w.side(hand=["steal", "m2_5_5"]), their=w.side(monsters=["m1_4_4"]), cards=[steal(w)])
    play.activate("0h:steal", targets="1m0").summon("m2_5_5", 0)
    assert play.pile(1, "graveyard") == ["m1_4_4"]


@pytest.mark.rule("H-49")
def test_searching_shows_the_card_and_shuffles_after(duel: Any, w: Any) -> None:
    seek = w.magic("seek", w.option({"do": "search", "card": {"max_level": 1, "kind": "monster"}}))
    deck = ["m2_2_2", "m1_1_1", "seek_not", "m1_1_1a"]
    play = duel(my=w.side(hand=["seek"], deck=deck), cards=[seek, w.trap("seek_not", w.NOTHING)])
    play.activate("0h:seek")
    assert play.due == {"kind": "choose", "seat": 0, "for": "search", "card": "seek", "left": 1, "optional": True}
    assert [one["picks"] for one in play.legal("choose")] == [[w.ref("0d:m1_1_1")], [w.ref("0d:m1_1_1a")], []]
    play.choose("0d:m1_1_1a")
    assert play.pile(0, "hand") == ["m1_1_1a"]
    assert play.due == {"kind": "shuffle", "seat": -1, "for": 0}
    assert play.refusal(type="shuffled", seat=0, deck=["m1_1_1"]) == "other_cards"
    assert play.refusal(type="shuffled", seat=1, deck=deck[:3]) == "other_seat"
    play.play(type="shuffled", seat=0, deck=["seek_not", "m1_1_1", "m2_2_2"])
    assert play.pile(0, "deck") == ["seek_not", "m1_1_1", "m2_2_2"]
    assert play.game.dump(play.state)["known"] == [["m1_1_1a"], []]


@pytest.mark.rule("H-49")
def test_a_search_may_find_nothing_and_shuffles_even_so(duel: Any, w: Any) -> None:
    seek = w.magic("seek", w.option({"do": "search"}, GAIN))
    play = duel(my=w.side(hand=["seek"]), cards=[seek]).activate("0h:seek").choose()
    assert play.kind == "shuffle"
    assert play.chance().life == [31, 30]


@pytest.mark.rule("H-49", "H-21")
@pytest.mark.parametrize(("cut", "sets"), [(0, [(0, 1), (2,)]), (1, [(0,), (1,)]), (2, [()]), (3, [()])])
def test_lowering_a_tribute_lowers_the_sum_and_at_0_none_is_needed(
    duel: Any, w: Any, cut: int, sets: list[tuple[int, ...]]
) -> None:
    lower = w.magic("lower", w.option(*[{"do": "lower_tribute", "by": 1}] * max(cut, 1)))
    play = duel(my=w.side(hand=["lower", "m3_6_6"], monsters=["m1_1_1", "m1_1_1a", "m2_2_2"]), cards=[lower])
    if cut:
        play.activate("0h:lower")
    found = {tuple(one.get("tributes", ())) for one in play.legal("summon", card="m3_6_6")}
    assert found == set(sets)


@pytest.mark.rule("H-49")
def test_a_lowered_tribute_of_this_turn_ends_with_it(duel: Any, w: Any) -> None:
    lower = w.magic("lower", w.option({"do": "lower_tribute"}))
    play = duel(my=w.side(hand=["lower", "m2_6_6"]), cards=[lower]).activate("0h:lower")
    assert play.legal("summon")
    for _ in range(6):
        play.next_phase()
    assert play.state.turn == 0
    assert not play.legal("summon", card="m2_6_6")


@pytest.mark.rule("H-49", "H-47")
def test_a_monster_may_lower_the_tribute_of_some_cards(duel: Any, w: Any) -> None:
    gives = [{"gives": "lower_tribute", "card": {"kin": "royal"}}]
    cards = [
        w.monster("usher", 4, ability={"works": "continuous", "gives": gives}),
        w.monster("king", 2, kin="royal"),
        w.monster("knave", 2),
    ]
    play = duel(my=w.side(hand=["king", "knave"], monsters=["usher"]), cards=cards)
    assert {one["card"] for one in play.legal("summon")} == {"king"}
    play = duel(my=w.side(hand=["king", "knave"]), their=w.side(monsters=["usher"]), cards=cards)
    assert play.legal("summon") == []


@pytest.mark.rule("H-48", "H-46")
def test_an_ability_let_pass_has_not_worked(duel: Any, w: Any) -> None:
    """It may go off when it is set off again in that turn, and then not once more."""
    echo = w.monster(
        "echo", ability=w.triggered({"on": "gained", "whose": "you"}, {"do": "damage", "amount": 1}, may=True)
    )
    cheers = [w.magic(f"cheer_{letter}", w.option(GAIN)) for letter in "abc"]
    play = duel(my=w.side(hand=[card["id"] for card in cheers], monsters=["echo"]), cards=[echo, *cheers])
    assert play.activate("0h:cheer_a").choose().life == [31, 30]
    assert play.activate("0h:cheer_b").choose("0m0").life == [32, 29]
    assert play.activate("0h:cheer_c").due == {"kind": "main", "seat": 0}


@pytest.mark.rule("H-48", "H-72")
def test_a_copied_ability_works_once_a_turn_besides_the_monsters_own(duel: Any, w: Any) -> None:
    targets = [{"zone": "monsters", "other": True}]
    mimic = w.monster("mimic", ability=w.activated({"do": "copy", "values": False, "ability": True}, targets=targets))
    sage = w.monster("sage", ability=w.activated(GAIN))
    play = duel(my=w.side(monsters=["mimic", "sage"]), cards=[mimic, sage])
    play.ability(0, targets="0m1").ability(0)
    assert play.life == [31, 30]
    assert play.refusal(type="ability", monster=0) == "used_this_turn"
    assert play.ability(1).life == [32, 30], "what it was copied from has its own use"
    for _ in range(6):
        play.next_phase()
    assert (play.state.turn, play.legal("ability", monster=0)[0]["targets"]) == (0, [w.ref("0m1")]), "its own again"


@pytest.mark.rule("H-49")
def test_control_for_good_ends_when_the_monster_leaves_the_field(duel: Any, w: Any) -> None:
    back = w.magic("back", w.option({"do": "return"}, targets=[{"zone": "monsters"}]))
    play = duel(my=w.side(hand=["steal", "back"]), their=w.side(monsters=["m1_4_4"]), cards=[steal(w, "good"), back])
    play.activate("0h:steal", targets="1m0").activate("0h:back", targets="0m0")
    assert play.pile(1, "hand") == ["m1_4_4"]
    for _ in range(3):
        play.next_phase()
    assert play.summon("m1_4_4").field(1) == ["m1_4_4"]


@pytest.mark.rule("H-49")
def test_control_for_good_over_one_that_would_go_back_keeps_it(duel: Any, w: Any) -> None:
    take = {"do": "control", "until": "good"}
    either = [{"zone": "monsters", "side": "either"}]
    keep = w.magic("keep", w.option(take, {"do": "gain", "amount": 1}, targets=either))
    borrowed = {"card": "m1_4_4", "owner": 1, "back_to": 1}
    mine = duel(my=w.side(hand=["keep"], monsters=[borrowed]), cards=[keep]).activate("0h:keep", targets="0m0")
    for _ in range(3):
        mine.next_phase()
    assert (mine.field(0), mine.field(1)) == ([], ["m1_4_4"]), "nobody takes control of its own: it goes back"
    theirs = duel(their=w.side(hand=["keep"]), my=w.side(monsters=[{**borrowed, "owner": 0, "back_to": 0}]), cards=[
        keep], turn=1)  # fmt: skip
    theirs.activate("1h:keep", targets="0m0")
    for _ in range(3):
        theirs.next_phase()
    assert (theirs.field(0), theirs.field(1)) == ([], ["m1_4_4"])
