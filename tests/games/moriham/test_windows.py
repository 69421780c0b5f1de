"""Response windows (H-44)."""

from __future__ import annotations

from typing import Any

import pytest

GAIN = {"do": "gain", "amount": 1}


def net(w: Any, name: str = "net", **more: Any) -> dict[str, Any]:
    """A trap that gains a life, without a trigger."""
    return w.trap(name, w.option(GAIN, **more))


def reach(duel: Any, w: Any, occasion: str) -> Any:
    """A duel in which seat 0 has just done something and both seats have a face-down card."""
    cards = [
        net(w),
        w.magic("cheer", w.option(GAIN)),
        w.monster("sage", ability=w.activated(GAIN)),
    ]
    phase = {"attack": "battle", "damage": "battle", "end": "main2"}.get(occasion, "main1")
    my = w.side(hand=["cheer", "m1_1_1"], monsters=["sage"], backrow=["net"])
    play = duel(my=my, their=w.side(backrow=["net"]), cards=cards, phase=phase)
    if occasion == "summon":
        play.summon("m1_1_1")
    elif occasion == "magic":
        play.activate("0h:cheer")
    elif occasion == "ability":
        play.ability(0)
    elif occasion == "trap":
        play.activate("0b0")
    elif occasion in ("battle", "end"):
        play.next_phase()
    else:
        play.attack(0)
        if occasion == "damage":
            play.decline(2)
    return play


OCCASIONS = {
    "summon": "summoning",
    "magic": "activated",
    "ability": "activated",
    "trap": "activated",
    "battle": "phase_began",
    "end": "phase_began",
    "attack": "attack_declared",
    "damage": "fought",
}


@pytest.mark.rule("H-44")
@pytest.mark.parametrize("occasion", OCCASIONS)
def test_a_window_opens_after_everything_of_weight(duel: Any, w: Any, occasion: str) -> None:
    play = reach(duel, w, occasion)
    assert (play.asked, play.due["to"]["type"]) == (1, OCCASIONS[occasion])


@pytest.mark.rule("H-44")
@pytest.mark.parametrize("occasion", [one for one in OCCASIONS if one != "trap"])
def test_the_one_who_did_not_act_is_asked_first_then_the_one_who_did(duel: Any, w: Any, occasion: str) -> None:
    play = reach(duel, w, occasion)
    assert play.asked == 1
    assert play.decline().asked == 0
    play.decline()
    answered = play.due.get("to", {}) if play.due else {}
    told = "phase" if occasion in ("battle", "end") else "type"
    before = occasion if told == "phase" else OCCASIONS[occasion]
    assert answered.get(told) != before, "closed when both decline in a row"


@pytest.mark.rule("H-44")
def test_the_initial_phase_opens_a_window_too(duel: Any, w: Any) -> None:
    play = duel(their=w.side(backrow=["net"]), cards=[net(w)], phase="main2").next_phase()
    assert play.due["to"] == {"type": "phase_began", "seat": 0, "phase": "end"}
    play.decline()
    assert play.due == {"kind": "response", "seat": 1, "to": {"type": "phase_began", "seat": 1, "phase": "initial"}}
    assert play.decline().due == {"kind": "main", "seat": 1}


@pytest.mark.rule("H-44")
def test_setting_and_turning_open_none(duel: Any, w: Any) -> None:
    play = duel(my=w.side(hand=["net"], monsters=["m1_1_1"]), their=w.side(backrow=["net"]), cards=[net(w)])
    assert play.set("net").kind == "main"
    assert play.turn(0).kind == "main"
    assert play.next_phase().asked == 1
    assert play.quietly().next_phase().kind == "main", "main phases open none"


@pytest.mark.rule("H-44")
def test_a_new_link_reopens_the_window(duel: Any, w: Any) -> None:
    cards = [net(w, "one"), net(w, "two"), net(w, "three")]
    play = duel(my=w.side(hand=["m1_1_1"], backrow=["one", "two"]), their=w.side(backrow=["three"]), cards=cards)
    play.summon("m1_1_1").decline()
    assert play.asked == 0
    play.respond("0b0")
    assert (play.asked, play.due["to"]["card"]) == (1, "one"), "the other is asked anew, about the new link"
    play.respond("1b0")
    assert (play.asked, play.due["to"]["card"]) == (0, "three")
    play.decline()
    assert play.life == [31, 31], "seat 1 has no face-down card left and is passed over: the chain resolves"


@pytest.mark.rule("H-44")
@pytest.mark.parametrize("useful", [True, False])
def test_a_seat_is_asked_if_and_only_if_it_has_a_face_down_card(duel: Any, w: Any, useful: bool) -> None:
    card = w.trap("net", w.option(GAIN)) if useful else w.magic("net", w.NOTHING)
    asked = duel(my=w.side(hand=["m1_1_1"]), their=w.side(backrow=["net"]), cards=[card]).summon("m1_1_1")
    assert asked.asked == 1, "usable or not: being asked tells nothing"
    assert bool(asked.legal("respond")) is useful
    assert asked.legal("decline")


@pytest.mark.rule("H-44")
def test_a_card_that_stays_face_up_or_one_in_the_hand_is_no_reason_to_ask(duel: Any, w: Any) -> None:
    flag = w.trap("flag", {"stays": [{"gives": "values", "to": {"zone": "monsters"}, "attack": 1}]})
    their = w.side(backrow=["flag^a"], hand=["net"])
    play = duel(my=w.side(hand=["m1_1_1"]), their=their, cards=[flag, net(w)]).summon("m1_1_1")
    assert play.due == {"kind": "main", "seat": 0}


@pytest.mark.rule("H-44", "H-42")
def test_the_actor_may_answer_when_the_other_has_nothing_down(duel: Any, w: Any) -> None:
    play = duel(my=w.side(hand=["m1_1_1"], backrow=["net"]), cards=[net(w)]).summon("m1_1_1")
    assert play.asked == 0
    assert play.respond("0b0").life == [31, 30]


@pytest.mark.rule("H-44", "H-45")
def test_what_opened_the_window_may_be_answered_as_long_as_it_is_open(duel: Any, w: Any) -> None:
    cards = [net(w), w.trap("late", w.option({"do": "negate", "what": "summon"}, on={"on": "summoning"}))]
    play = duel(my=w.side(hand=["m1_1_1"], backrow=["net"]), their=w.side(backrow=["late"]), cards=cards)
    play.summon("m1_1_1").decline().respond("0b0")
    play.respond("1b0")
    assert play.pile(0, "graveyard") == ["net", "m1_1_1"]


@pytest.mark.rule("H-44", "H-45")
def test_only_the_newest_activation_may_be_answered(duel: Any, w: Any) -> None:
    stop = w.trap("stop", w.option({"do": "negate", "what": "activation"}, on={"on": "activation", "kinds": ["magic"]}))
    cards = [net(w), stop, w.magic("cheer", w.option(GAIN))]
    play = duel(my=w.side(hand=["cheer"], backrow=["net"]), their=w.side(backrow=["stop"]), cards=cards)
    play.activate("0h:cheer").decline().respond("0b0")
    assert play.refusal(type="respond", source=w.ref("1b0"), option="a") == "wrong_trigger"
    assert play.decline().life == [32, 30]
