"""Magic and trap cards (H-40…H-43)."""

from __future__ import annotations

from typing import Any

import pytest

GAIN = {"do": "gain", "amount": 2}
HURT = {"do": "damage", "amount": 3}


def only_at(life: int) -> list[dict[str, Any]]:
    return [{"if": "life", "at_most": life}]


@pytest.mark.rule("H-40")
def test_its_player_picks_one_of_two_options(duel: Any, w: Any) -> None:
    card = w.magic("coin", w.option(GAIN), w.option(HURT))
    assert duel(my=w.side(hand=["coin"]), cards=[card]).activate("0h:coin", "a").life == [32, 30]
    assert duel(my=w.side(hand=["coin"]), cards=[card]).activate("0h:coin", "b").life == [30, 27]


@pytest.mark.rule("H-40")
@pytest.mark.parametrize(
    ("lacking", "code"),
    [
        ({"conditions": only_at(29)}, "condition_not_met"),
        ({"costs": [{"pay": "discard"}]}, "cost_not_met"),
        ({"costs": [{"pay": "life", "amount": 30}]}, "cost_not_met"),
        ({"costs": [{"pay": "mill", "count": 13}]}, "cost_not_met"),
        ({"targets": [{"zone": "monsters", "side": "opponent"}]}, "no_target"),
        ({"targets": [{"zone": "monsters"}, {"zone": "monsters"}]}, "no_target"),
    ],
)
def test_an_option_that_lacks_something_cannot_be_picked(duel: Any, w: Any, lacking: Any, code: str) -> None:
    card = w.magic("coin", w.option(GAIN), w.option(HURT, **lacking))
    play = duel(my=w.side(hand=["coin"], monsters=["m1_1_1"]), cards=[card])
    assert play.refusal(type="activate", source=w.ref("0h:coin"), option="b") == code
    assert [one["option"] for one in play.legal("activate")] == ["a"]


@pytest.mark.rule("H-41")
def test_magic_is_activated_from_the_hand_or_the_field_in_ones_own_main_phases(duel: Any, w: Any) -> None:
    coin = w.magic("coin", w.option(GAIN))
    for phase in ("main1", "main2"):
        assert duel(my=w.side(hand=["coin"]), cards=[coin], phase=phase).activate("0h:coin").life == [32, 30]
        assert duel(my=w.side(backrow=["coin"]), cards=[coin], phase=phase).activate("0b0").life == [32, 30]
    for place in ("0h:coin", "0b0"):
        sides = w.side(hand=["coin"]) if place[1] == "h" else w.side(backrow=["coin"])
        play = duel(my=sides, cards=[coin], phase="battle")
        assert play.refusal(type="activate", source=w.ref(place), option="a") == "not_now"


@pytest.mark.rule("H-41", "H-44")
def test_magic_is_no_answer_and_not_for_the_opponents_turn(duel: Any, w: Any) -> None:
    coin = w.magic("coin", w.option(GAIN))
    play = duel(my=w.side(hand=["m1_1_1"]), their=w.side(backrow=["coin"], hand=["coin_2"]), cards=[
        coin, w.magic("coin_2", w.option(GAIN)),
    ]).summon("m1_1_1")  # fmt: skip
    assert play.asked == 1
    assert play.legal("respond") == []
    assert play.refusal(type="respond", source=w.ref("1b0"), option="a") == "traps_only"
    assert play.refusal(type="respond", source=w.ref("1h:coin_2"), option="a") == "no_card_there"


@pytest.mark.rule("H-41")
def test_magic_of_the_hand_takes_a_free_place_while_it_resolves(duel: Any, w: Any) -> None:
    cards = [w.magic("coin", w.option(GAIN)), *(w.trap(f"net_{n}", w.NOTHING) for n in range(6))]
    lying = [f"net_{n}" for n in range(4)]
    play = duel(my=w.side(hand=["coin"], backrow=lying), their=w.side(backrow=["net_5"]), cards=cards)
    play.activate("0h:coin")
    assert play.shown("0b4") == {"card": "coin", "face": "up", "option": None}
    play.quietly()
    assert play.shown("0b4") is None
    full = duel(my=w.side(hand=["coin"], backrow=[*lying, "net_4"]), cards=cards)
    assert full.refusal(type="activate", source=w.ref("0h:coin"), option="a") == "field_full"


@pytest.mark.rule("H-42")
def test_a_trap_is_set_first(duel: Any, w: Any) -> None:
    net = w.trap("net", w.option(GAIN))
    play = duel(my=w.side(hand=["net"]), cards=[net])
    assert play.refusal(type="activate", source=w.ref("0h:net"), option="a") == "traps_are_set_first"
    play.set("net").activate("0b0").quietly()
    assert play.life == [32, 30], "the very turn it was set, in its owner's main phase"


@pytest.mark.rule("H-42")
def test_a_trap_with_a_trigger_waits_for_it(duel: Any, w: Any) -> None:
    net = w.trap("net", w.option(GAIN, on={"on": "attack"}))
    play = duel(my=w.side(hand=["m1_1_1"], monsters=["m1_3_1"]), their=w.side(backrow=["net"]), cards=[net])
    play.summon("m1_1_1")
    assert play.refusal(type="respond", source=w.ref("1b0"), option="a") == "wrong_trigger"
    play.decline().next_phase().decline().attack(0)
    assert play.respond("1b0").life == [30, 29]
    own = duel(my=w.side(backrow=["net"]), cards=[net])
    assert own.refusal(type="activate", source=w.ref("0b0"), option="a") == "wrong_trigger"


@pytest.mark.rule("H-42")
def test_a_trap_without_a_trigger_fits_any_window(duel: Any, w: Any) -> None:
    net = w.trap("net", w.option(GAIN))
    for prepare in ("summon", "phase", "attack"):
        phase = "battle" if prepare == "attack" else "main1"
        play = duel(
            my=w.side(hand=["m1_1_1"], monsters=["m1_3_1"]), their=w.side(backrow=["net"]), cards=[net], phase=phase
        )
        if prepare == "summon":
            play.summon("m1_1_1")
        elif prepare == "phase":
            play.next_phase()
        else:
            play.attack(0)
        play.respond("1b0").quietly()
        assert play.life[1] == (29 if prepare == "attack" else 32)


@pytest.mark.rule("H-42")
def test_an_own_trap_answers_in_ones_own_turn(duel: Any, w: Any) -> None:
    net = w.trap("net", w.option(HURT, on={"on": "destroyed", "whose": "opponent"}))
    play = duel(
        my=w.side(hand=["net"], monsters=["m1_5_1"]), their=w.side(monsters=["m1_2_2"]), cards=[net]
    ).set("net")  # fmt: skip
    play.next_phase().quietly().attack(0, 0).decline()
    assert play.asked == 0
    assert play.respond("0b0").life == [30, 24]


@pytest.mark.rule("H-43")
def test_magic_may_be_set_face_down_and_a_spent_card_goes_to_the_graveyard(duel: Any, w: Any) -> None:
    coin = w.magic("coin", w.option(GAIN))
    play = duel(my=w.side(hand=["coin"]), cards=[coin]).set("coin")
    assert play.shown("0b0")["face"] == "down"
    play.activate("0b0").quietly()
    assert play.shown("0b0") is None
    assert play.pile(0, "graveyard") == ["coin"]


@pytest.mark.rule("H-43")
def test_one_that_says_it_stays_stays_and_gives_as_long_as_it_lies(duel: Any, w: Any) -> None:
    stays = [{"gives": "values", "to": {"zone": "monsters"}, "attack": 2}]
    flag = w.magic("flag", {"stays": stays}, w.option(GAIN))
    rust = w.trap("rust", w.option({"do": "destroy"}, targets=[{"zone": "backrow", "side": "opponent"}]))
    their = w.side(monsters=["m1_1_1"], backrow=["rust"])
    play = duel(my=w.side(hand=["flag"], monsters=["m1_3_1"]), their=their, cards=[flag, rust])
    play.activate("0h:flag", "a").quietly()
    assert play.shown("0b0") == {"card": "flag", "face": "up", "option": "a"}
    assert (play.values("0m0"), play.values("1m0")) == ((5, 1), (1, 1))
    assert play.refusal(type="activate", source=w.ref("0b0"), option="b") == "no_card_there"
    play.next_phase().respond("1b0", targets="0b0")
    assert play.pile(0, "graveyard") == ["flag"]
    assert play.values("0m0") == (3, 1)


@pytest.mark.rule("H-43")
def test_a_face_down_card_is_no_flag(duel: Any, w: Any) -> None:
    flag = w.magic("flag", {"stays": [{"gives": "values", "to": {"zone": "monsters"}, "attack": 2}]})
    assert duel(my=w.side(backrow=["flag"], monsters=["m1_3_1"]), cards=[flag]).values("0m0") == (3, 1)
    assert duel(my=w.side(backrow=["flag^a"], monsters=["m1_3_1"]), cards=[flag]).values("0m0") == (5, 1)


def test_only_ones_own_cards_are_set_and_activated(duel: Any, w: Any) -> None:
    coin = w.magic("coin", w.option(GAIN))
    play = duel(my=w.side(hand=["m1_1_1"]), their=w.side(backrow=["coin"]), cards=[coin])
    assert play.refusal(type="activate", source=w.ref("1b0"), option="a") == "no_card_there"
    assert play.refusal(type="set", card="coin") == "not_in_hand"
    assert play.refusal(type="set", card="m1_1_1") == "not_magic_or_trap"


@pytest.mark.rule("H-43", "H-42")
@pytest.mark.parametrize("answering", [False, True])
def test_a_trap_that_stays_gives_from_then_on(duel: Any, w: Any, answering: bool) -> None:
    stays = [{"gives": "values", "to": {"zone": "monsters", "side": "opponent"}, "attack": -2}]
    tower = w.trap("tower", {"stays": stays})
    my = w.side(hand=["m1_1_1"], monsters=["m1_3_1"], backrow=[] if answering else ["tower"])
    play = duel(my=my, their=w.side(monsters=["m1_3_1"], backrow=["tower"] if answering else []), cards=[tower])
    if answering:
        play.summon("m1_1_1").respond("1b0")
        assert (play.values("0m0"), play.values("1m0")) == ((1, 1), (3, 1))
    else:
        play.activate("0b0")
        assert (play.values("0m0"), play.values("1m0")) == ((3, 1), (1, 1))
    assert play.due == {"kind": "main", "seat": 0}, "face up it is no reason to ask"


@pytest.mark.rule("H-43", "H-45")
def test_one_that_would_stay_but_is_negated_is_spent(duel: Any, w: Any) -> None:
    flag = w.magic("flag", {"stays": [{"gives": "values", "to": {"zone": "monsters"}, "attack": 2}]})
    stop = w.trap("stop", w.option({"do": "negate", "what": "activation"}, on={"on": "activation"}))
    play = duel(my=w.side(hand=["flag"], monsters=["m1_3_1"]), their=w.side(backrow=["stop"]), cards=[flag, stop])
    play.activate("0h:flag").respond("1b0")
    assert (play.shown("0b0"), play.pile(0, "graveyard"), play.values("0m0")) == (None, ["flag"], (3, 1))


@pytest.mark.rule("H-42", "H-48")
def test_a_trap_that_comes_back_is_set_but_not_activated_again_in_that_turn(duel: Any, w: Any) -> None:
    net = w.trap("net", w.option(GAIN))
    again = w.magic("again", w.option({"do": "regain"}, targets=[{"zone": "graveyard"}]))
    play = duel(my=w.side(hand=["again", "m1_1_1"], backrow=["net"]), cards=[net, again])
    play.activate("0b0").quietly().activate("0h:again", targets="0g:net").quietly().set("net")
    assert play.refusal(type="activate", source=w.ref("0b0"), option="a") == "used_this_turn"
    play.summon("m1_1_1")
    assert play.asked == 0, "it lies face down all the same"
    assert play.refusal(type="respond", source=w.ref("0b0"), option="a") == "used_this_turn"
    for _ in range(4):
        play.quietly().next_phase()
    assert (play.state.turn, play.asked) == (1, 0)
    assert play.respond("0b0").life == [34, 30], "in the next turn it is new"
