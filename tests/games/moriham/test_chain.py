"""The chain and what triggers (H-45, H-46)."""

from __future__ import annotations

from typing import Any

import pytest

GAIN = {"do": "gain", "amount": 1}


def answer(w: Any, name: str, *operations: dict[str, Any], **more: Any) -> dict[str, Any]:
    return w.trap(name, w.option(*operations, **more))


@pytest.mark.rule("H-45")
def test_a_chain_resolves_from_the_last_activated_back_to_the_first(duel: Any, w: Any) -> None:
    cards = [
        w.magic("cheer", w.option({"do": "gain", "amount": 1})),
        answer(w, "two", {"do": "gain", "amount": 2}),
        answer(w, "four", {"do": "gain", "amount": 4}),
    ]
    play = duel(my=w.side(hand=["cheer"], backrow=["four"]), their=w.side(backrow=["two"]), cards=cards)
    play.activate("0h:cheer").respond("1b0").respond("0b0")
    gains = [(event["seat"], event["by"]) for event in play.happened("life_changed")]
    assert gains == [(0, 4), (1, 2), (0, 1)]
    assert [event["link"] for event in play.happened("link_resolved")] == [2, 1, 0]


@pytest.mark.rule("H-45")
def test_nothing_is_activated_between_links(duel: Any, w: Any) -> None:
    echo = w.triggered({"on": "gained", "whose": "either"}, {"do": "damage", "amount": 1})
    cards = [
        w.magic("cheer", w.option(GAIN)),
        answer(w, "net", GAIN),
        answer(w, "spare", GAIN),
        w.monster("echo", ability=echo),
    ]
    my = w.side(hand=["cheer"], monsters=["echo"])
    play = duel(my=my, their=w.side(backrow=["net", "spare"]), cards=cards).activate("0h:cheer").respond("1b0")
    play.decline()
    types = [event["type"] for event in play.events if event["type"] in ("life_changed", "activated", "chain_resolved")]
    assert types == ["life_changed", "life_changed", "chain_resolved", "activated"]
    assert (play.asked, play.due["to"]["card"]) == (1, "echo")


@pytest.mark.rule("H-45")
def test_then_one_window_in_which_a_trap_may_answer_anything_that_happened(duel: Any, w: Any) -> None:
    cards = [
        w.magic("storm", w.option({"do": "damage", "amount": 1}, {"do": "destroy"}, targets=[
            {"zone": "monsters", "side": "opponent"}])),
        answer(w, "grief", {"do": "gain", "amount": 5}, on={"on": "destroyed"}),
        answer(w, "pain", {"do": "gain", "amount": 7}, on={"on": "damaged"}),
        answer(w, "rage", {"do": "gain", "amount": 9}, on={"on": "gained", "whose": "opponent"}),
    ]  # fmt: skip
    for name, able in (("grief", True), ("pain", True), ("rage", False)):
        their = w.side(monsters=["m1_1_1"], backrow=[name])
        play = duel(my=w.side(hand=["storm"]), their=their, cards=cards).activate("0h:storm", targets="1m0")
        assert play.decline().due["to"] == {"type": "chain_resolved"}
        assert bool(play.legal("respond")) is able
        assert play.decline().due == {"kind": "main", "seat": 0}, "and no second one"


@pytest.mark.rule("H-45")
def test_costs_are_paid_at_activation_and_not_returned(duel: Any, w: Any) -> None:
    cards = [
        w.magic("deal", w.option({"do": "draw", "count": 2}, costs=[{"pay": "life", "amount": 4}, {"pay": "discard"}])),
        answer(w, "stop", {"do": "negate", "what": "activation"}, on={"on": "activation"}),
    ]
    play = duel(my=w.side(hand=["deal", "m1_1_1"]), their=w.side(backrow=["stop"]), cards=cards)
    play.activate("0h:deal", cost="0h:m1_1_1")
    assert (play.life, play.pile(0, "graveyard")) == ([26, 30], ["m1_1_1"]), "before anybody answers"
    play.respond("1b0")
    assert (play.life, play.pile(0, "hand")) == ([26, 30], [])
    assert play.pile(0, "graveyard") == ["m1_1_1", "deal"], "a negated link does nothing, and its card is still spent"


@pytest.mark.rule("H-45")
@pytest.mark.parametrize(("life", "able"), [(5, True), (4, False), (3, False)])
def test_a_life_cost_needs_more_life_than_it_takes(duel: Any, w: Any, life: int, able: bool) -> None:
    deal = w.magic("deal", w.option(GAIN, costs=[{"pay": "life", "amount": 4}]))
    play = duel(my=w.side(hand=["deal"], life=life), cards=[deal])
    assert bool(play.legal("activate")) is able


@pytest.mark.rule("H-45")
def test_a_card_is_not_its_own_cost_and_a_cost_not_the_target(duel: Any, w: Any) -> None:
    deal = w.magic("deal", w.option(GAIN, costs=[{"pay": "discard"}]))
    assert duel(my=w.side(hand=["deal"]), cards=[deal]).legal("activate") == []
    swap = w.magic("swap", w.option({"do": "change", "attack": 5}, costs=[{"pay": "tribute"}], targets=[
        {"zone": "monsters"}]))  # fmt: skip
    play = duel(my=w.side(hand=["swap"], monsters=["m1_1_1", "m1_2_2"]), cards=[swap])
    pairs = [(one["cost"][0]["place"], one["targets"][0]["place"]) for one in play.legal("activate")]
    assert pairs == [(0, 1), (1, 0)]


@pytest.mark.rule("H-45")
def test_a_link_resolves_though_its_source_is_gone(duel: Any, w: Any) -> None:
    sage = w.monster(
        "sage", ability=w.activated({"do": "gain", "amount": 3}, {"do": "change", "what": "self", "attack": 9})
    )
    shot = answer(w, "shot", {"do": "destroy"}, targets=[{"zone": "monsters", "side": "opponent"}])
    play = duel(my=w.side(monsters=["sage"]), their=w.side(backrow=["shot"]), cards=[sage, shot])
    play.ability(0).respond("1b0", targets="0m0")
    assert play.field(0) == []
    assert play.life == [33, 30]


@pytest.mark.rule("H-45")
def test_a_magic_card_destroyed_in_the_chain_still_resolves_but_does_not_stay(duel: Any, w: Any) -> None:
    stays = [{"gives": "values", "to": {"zone": "monsters"}, "attack": 1}]
    flag = w.magic("flag", {"stays": stays, "operations": [GAIN]})
    shot = answer(w, "shot", {"do": "destroy"}, targets=[{"zone": "backrow", "side": "opponent"}])
    play = duel(my=w.side(hand=["flag"], monsters=["m1_1_1"]), their=w.side(backrow=["shot"]), cards=[flag, shot])
    play.activate("0h:flag").respond("1b0", targets="0b0")
    assert play.life == [31, 30]
    assert play.shown("0b0") is None
    assert play.pile(0, "graveyard") == ["flag"]


@pytest.mark.rule("H-45")
def test_a_target_that_left_its_zone_is_gone_even_if_it_came_back(duel: Any, w: Any) -> None:
    hex_ = w.magic("hex", w.option({"do": "change", "attack": -2}, targets=[{"zone": "monsters", "side": "opponent"}]))
    blink = answer(
        w, "blink", {"do": "return"}, {"do": "call", "zone": "hand"}, targets=[{"zone": "monsters"}]
    )  # fmt: skip
    play = duel(my=w.side(hand=["hex"]), their=w.side(monsters=["m1_5_5"], backrow=["blink"]), cards=[hex_, blink])
    play.activate("0h:hex", targets="1m0").respond("1b0", targets="1m0")
    assert play.due["for"] == "call"
    play.choose("1h:m1_5_5")
    assert play.field(1) == ["m1_5_5"]
    assert play.values("1m0") == (5, 5)


@pytest.mark.rule("H-45")
def test_with_several_targets_the_rest_are_affected(duel: Any, w: Any) -> None:
    targets = [{"zone": "monsters", "side": "opponent"}] * 2
    twin = w.magic("twin", w.option({"do": "destroy", "what": "targets"}, targets=targets))
    flee = answer(w, "flee", {"do": "return"}, targets=[{"zone": "monsters"}])
    their = w.side(monsters=["m1_1_1", "m1_2_2"], backrow=["flee"])
    play = duel(my=w.side(hand=["twin"]), their=their, cards=[twin, flee])
    play.activate("0h:twin", targets="1m0 1m1").respond("1b0", targets="1m0")
    assert play.pile(1, "hand") == ["m1_1_1"]
    assert play.pile(1, "graveyard") == ["m1_2_2", "flee"] or play.pile(1, "graveyard") == ["flee", "m1_2_2"]


@pytest.mark.rule("H-45")
def test_two_of_the_same_sort_are_offered_in_one_order_only(duel: Any, w: Any) -> None:
    targets = [{"zone": "monsters", "side": "opponent"}] * 2
    twin = w.magic("twin", w.option({"do": "destroy", "what": "targets"}, targets=targets))
    play = duel(my=w.side(hand=["twin"]), their=w.side(monsters=["m1_1_1", "m1_2_2", "m1_3_3"]), cards=[twin])
    pairs = [tuple(target["place"] for target in one["targets"]) for one in play.legal("activate")]
    assert pairs == [(0, 1), (0, 2), (1, 2)]


@pytest.mark.rule("H-45")
def test_a_trap_negates_the_activation_it_answers_and_may_be_negated_itself(duel: Any, w: Any) -> None:
    negate = {"do": "negate", "what": "activation"}
    cards = [
        w.magic("cheer", w.option({"do": "gain", "amount": 5})),
        answer(w, "stop", negate, on={"on": "activation", "kinds": ["magic"]}),
        answer(w, "halt", negate, on={"on": "activation", "kinds": ["trap"]}),
    ]
    my = w.side(hand=["cheer"], backrow=["halt"])
    once = duel(my=my, their=w.side(backrow=["stop"]), cards=cards).activate("0h:cheer").respond("1b0")
    assert once.game.dump(once.state)["chain"][0]["negated"] is False, "not before it resolves"
    assert once.decline().life == [30, 30]
    twice = duel(my=my, their=w.side(backrow=["stop"]), cards=cards).activate("0h:cheer").respond("1b0").respond("0b0")
    assert twice.life == [35, 30]
    assert [event["link"] for event in twice.happened("link_negated")] == [1]


@pytest.mark.rule("H-45")
def test_abilities_can_be_negated_too(duel: Any, w: Any) -> None:
    stop = answer(w, "stop", {"do": "negate", "what": "activation"}, on={"on": "activation", "kinds": ["ability"]})
    sage = w.monster("sage", ability=w.activated(GAIN))
    play = duel(my=w.side(monsters=["sage"]), their=w.side(backrow=["stop"]), cards=[sage, stop]).ability(0)
    assert play.respond("1b0").life == [30, 30]
    assert play.field(0) == ["sage"]
    assert play.refusal(type="ability", monster=0) == "used_this_turn"


@pytest.mark.rule("H-45")
def test_the_chain_is_shown_with_its_sources_and_targets(duel: Any, w: Any) -> None:
    hex_ = w.magic("hex", w.option({"do": "change", "attack": -2}, targets=[{"zone": "monsters", "side": "opponent"}]))
    net = answer(w, "net", GAIN)
    their = w.side(monsters=["m1_5_5"], backrow=["net", "spare"])
    play = duel(my=w.side(hand=["hex"], backrow=["spare"]), their=their, cards=[hex_, net, answer(w, "spare", GAIN)])
    play.activate("0h:hex", targets="1m0").respond("1b0")
    first, second = play.game.dump(play.state)["chain"]
    assert (first["seat"], second["seat"]) == (0, 1)
    assert (first["source"], first["card"], first["option"]) == (w.ref("0b1"), "hex", "a")
    assert (first["targets"], first["negated"]) == ([w.ref("1m0")], False)
    assert (second["source"], second["targets"]) == (w.ref("1b0"), [])


# What triggers


@pytest.mark.rule("H-46")
def test_the_turn_players_go_first_in_field_order_then_the_opponents(duel: Any, w: Any) -> None:
    def wake(name: str, amount: int) -> dict[str, Any]:
        on = {"on": "phase", "phase": "battle", "whose": "either"}
        return w.monster(name, ability=w.triggered(on, {"do": "gain", "amount": amount}))

    cards = [wake("one", 1), wake("two", 2), wake("three", 3), wake("four", 4)]
    play = duel(
        my=w.side(monsters=["two", None, "one"]), their=w.side(monsters=["four", "three"]), cards=cards
    ).next_phase()  # fmt: skip
    assert [event["card"] for event in play.happened("activated")] == ["two", "one", "four", "three"]
    assert play.life == [33, 37]


@pytest.mark.rule("H-46")
def test_each_is_a_chain_of_its_own_that_may_be_answered(duel: Any, w: Any) -> None:
    on = {"on": "phase", "phase": "battle", "whose": "either"}
    cards = [
        w.monster("one", ability=w.triggered(on, {"do": "gain", "amount": 1})),
        w.monster("two", ability=w.triggered(on, {"do": "gain", "amount": 2})),
        answer(w, "stop", {"do": "negate", "what": "activation"}, on={"on": "activation", "kinds": ["ability"]}),
        answer(w, "spare", GAIN),
    ]
    play = duel(my=w.side(monsters=["one", "two"]), their=w.side(backrow=["stop", "spare"]), cards=cards).next_phase()
    assert (play.asked, play.due["to"]["card"], play.due["to"]["link"]) == (1, "one", 0)
    play.respond("1b0").decline()
    assert (play.life, play.due["to"]["card"]) == ([30, 30], "two")
    assert play.decline().life == [32, 30]
    assert play.due["to"]["type"] == "phase_began"


@pytest.mark.rule("H-46")
def test_a_must_goes_off_and_a_may_is_asked(duel: Any, w: Any) -> None:
    on = {"on": "summoned", "itself": True}
    cards = [
        w.monster("must", ability=w.triggered(on, GAIN)),
        w.monster("may", ability=w.triggered(on, GAIN, may=True)),
    ]
    assert duel(my=w.side(hand=["must"]), cards=cards).summon("must").life == [31, 30]
    play = duel(my=w.side(hand=["may"]), cards=cards).summon("may")
    assert play.due == {"kind": "choose", "seat": 0, "for": "may", "card": "may", "left": 1, "optional": True}
    assert play.legal("choose") == [{"type": "choose", "picks": [w.ref("0m0")]}, {"type": "choose", "picks": []}]
    assert play.choose("0m0").life == [31, 30]
    assert duel(my=w.side(hand=["may"]), cards=cards).summon("may").choose().life == [30, 30]


@pytest.mark.rule("H-46")
def test_a_trigger_chooses_its_targets_and_does_without_when_there_is_none(duel: Any, w: Any) -> None:
    on = {"on": "summoned", "itself": True}
    targets = [{"zone": "monsters", "side": "opponent"}]
    cards = [w.monster("storm", ability=w.triggered(on, {"do": "destroy"}, targets=targets))]
    play = duel(my=w.side(hand=["storm"]), their=w.side(monsters=["m1_1_1", "m1_2_2"]), cards=cards).summon("storm")
    assert play.due == {"kind": "choose", "seat": 0, "for": "target", "card": "storm", "left": 1, "optional": False}
    assert play.refusal(type="choose", picks=[]) == "not_a_choice"
    assert play.choose("1m1").field(1) == ["m1_1_1"]
    assert duel(my=w.side(hand=["storm"]), cards=cards).summon("storm").due == {"kind": "main", "seat": 0}


@pytest.mark.rule("H-46")
def test_two_targets_are_picked_one_at_a_time(duel: Any, w: Any) -> None:
    targets = [{"zone": "monsters", "side": "opponent"}] * 2
    on = {"on": "summoned", "itself": True}
    cards = [w.monster("storm", ability=w.triggered(on, {"do": "destroy", "what": "targets"}, targets=targets))]
    three = w.side(monsters=["m1_1_1", "m1_2_2", "m1_3_3"])
    play = duel(my=w.side(hand=["storm"]), their=three, cards=cards).summon("storm").choose("1m2")
    assert [one["picks"] for one in play.legal("choose")] == [[w.ref("1m0")], [w.ref("1m1")]]
    assert play.choose("1m0").field(1) == [None, "m1_2_2"]


@pytest.mark.rule("H-46")
def test_an_ability_of_a_monster_that_has_left_does_not_go_off(duel: Any, w: Any) -> None:
    on = {"on": "phase", "phase": "battle", "whose": "either"}
    blast = {"do": "destroy", "what": {"zone": "monsters", "side": "opponent"}}
    cards = [
        w.monster("blast", ability=w.triggered(on, blast)),
        w.monster("heal", ability=w.triggered(on, {"do": "gain", "amount": 9})),
    ]
    play = duel(my=w.side(monsters=["blast"]), their=w.side(monsters=["heal"]), cards=cards).next_phase()
    assert play.life == [30, 30]


@pytest.mark.rule("H-46")
def test_what_tells_of_its_own_end_goes_off_from_the_graveyard(duel: Any, w: Any) -> None:
    wail = w.triggered({"on": "destroyed", "itself": True}, {"do": "revive", "what": "subject", "position": "defence"})
    shot = w.magic("shot", w.option({"do": "destroy"}, targets=[{"zone": "monsters", "side": "opponent"}]))
    more = w.magic("more", w.option({"do": "destroy"}, targets=[{"zone": "monsters", "side": "opponent"}]))
    cards = [w.monster("ghost", ability=wail), shot, more]
    play = duel(my=w.side(hand=["shot", "more"]), their=w.side(monsters=["ghost"]), cards=cards)
    assert play.activate("0h:shot", targets="1m0").field(1) == ["ghost"]
    assert play.shown("1m0")["position"] == "defence"
    assert play.activate("0h:more", targets="1m0").field(1) == [], "once a turn"


@pytest.mark.rule("H-46", "H-45")
def test_what_has_triggered_goes_off_though_its_card_has_left_the_graveyard(duel: Any, w: Any) -> None:
    """It was discarded as a cost; before its ability goes off, an answer to the summon banishes it."""
    end = w.triggered({"on": "discarded", "itself": True}, {"do": "revive", "what": "subject"}, GAIN)
    grave = [{"zone": "graveyard", "side": "opponent"}]
    cards = [
        w.monster("moth", summon={"costs": [{"pay": "discard"}]}),
        w.monster("cat", ability=end),
        w.trap("tax", w.option({"do": "banish"}, targets=grave), w.option({"do": "gain", "amount": 3})),
        answer(w, "spare", GAIN),
    ]
    play = duel(my=w.side(hand=["moth", "cat"]), their=w.side(backrow=["tax", "spare"]), cards=cards)
    assert play.special("moth", cost="0h:cat").pile(0, "graveyard") == ["cat"]
    play.respond("1b0", targets="0g:cat").quietly()
    assert (play.pile(0, "banished"), play.field(0), play.life) == (["cat"], ["moth"], [31, 30])


@pytest.mark.rule("H-46", "H-45")
@pytest.mark.parametrize("may", [False, True])
def test_the_first_of_two_ends_may_take_the_second_out_of_the_graveyard(duel: Any, w: Any, may: bool) -> None:
    """The second still goes off; it is not in the graveyard, so all that lies there is other cards."""
    end = {"on": "destroyed", "itself": True}
    others = {"zone": "graveyard", "other": True}
    loot = w.triggered(end, {"do": "regain", "what": others}, {"do": "damage", "amount": 2}, may=may)
    cards = [
        w.monster("boar", ability=w.triggered(end, {"do": "revive"}, targets=[{**others, "kind": "monster"}])),
        w.monster("imp", ability=loot),
        w.magic("storm", w.option({"do": "destroy", "what": {"zone": "monsters", "side": "either"}})),
        answer(w, "spare", GAIN),
    ]
    my = w.side(hand=["storm"], monsters=["boar", "imp"])
    play = duel(my=my, their=w.side(backrow=["spare"]), cards=cards).activate("0h:storm").decline()
    play.choose("0g:imp").decline()
    assert play.field(0) == ["imp"]
    if may:
        assert play.due == {"kind": "choose", "seat": 0, "for": "may", "card": "imp", "left": 1, "optional": True}
        play.choose("0g:imp")
    link = play.game.dump(play.state)["chain"][0]
    assert (link["card"], link["here"], link["source"]) == ("imp", False, w.ref("0g:imp"))
    play.quietly()
    assert (play.life, sorted(play.pile(0, "hand"))) == ([30, 28], ["boar", "storm"])


@pytest.mark.rule("H-46", "H-45")
def test_triggers_of_a_cost_wait_for_the_chain(duel: Any, w: Any) -> None:
    cat = w.monster(
        "cat", ability=w.triggered({"on": "discarded", "itself": True}, {"do": "revive", "what": "subject"})
    )
    deal = w.magic("deal", w.option(GAIN, costs=[{"pay": "discard"}]))
    play = duel(my=w.side(hand=["cat", "deal"]), cards=[cat, deal]).activate("0h:deal", cost="0h:cat")
    assert [event["card"] for event in play.happened("activated")] == ["deal", "cat"]
    assert play.field(0) == ["cat"]


@pytest.mark.rule("H-45")
@pytest.mark.parametrize(
    ("costs", "life", "deck", "hand", "able"),
    [
        (["life", "discard"], 4, 3, 1, True),
        (["life", "discard"], 4, 3, 0, False),
        (["life", "discard"], 3, 3, 1, False),
        (["life", "life"], 7, 3, 0, True),
        (["life", "life"], 6, 3, 0, False),
        (["mill", "mill"], 9, 4, 0, True),
        (["mill", "mill"], 9, 3, 0, False),
    ],
)
def test_costs_are_paid_whole_or_not_at_all(
    duel: Any, w: Any, costs: list[str], life: int, deck: int, hand: int, able: bool
) -> None:
    """Life costs take 3 here, mill costs 2 cards, discard costs 1."""
    words = {"life": {"pay": "life", "amount": 3}, "mill": {"pay": "mill", "count": 2}, "discard": {"pay": "discard"}}
    deal = w.magic("deal", w.option(GAIN, costs=[words[cost] for cost in costs]))
    my = w.side(hand=["deal", *["m4_9_9"] * hand], life=life, deck=w.FILLER[:deck])
    play = duel(my=my, cards=[deal])
    assert bool(play.legal("activate")) is able
    if not able:
        assert play.refusal(type="activate", source=w.ref("0h:deal"), option="a") == "cost_not_met"
        assert (play.life[0], len(play.pile(0, "deck"))) == (life, deck)


@pytest.mark.rule("H-45")
def test_paying_life_is_no_damage_and_is_not_answered(duel: Any, w: Any) -> None:
    deal = w.magic("deal", w.option(GAIN, costs=[{"pay": "life", "amount": 3}]))
    pain = answer(w, "pain", {"do": "damage", "amount": 5}, on={"on": "damaged", "whose": "either"})
    play = duel(my=w.side(hand=["deal"]), their=w.side(backrow=["pain"]), cards=[deal, pain]).activate("0h:deal")
    for _ in range(2):
        assert play.asked == 1
        assert play.legal("respond") == []
        play.decline()
    assert (play.life, play.due) == ([28, 30], {"kind": "main", "seat": 0})
