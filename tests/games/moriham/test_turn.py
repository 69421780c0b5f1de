"""The turn, its phases, and how a duel ends (H-10…H-16, H-50)."""

from __future__ import annotations

from typing import Any

import pytest


def to_next_turn(play: Any) -> Any:
    while play.state.turn == 0 and play.state.ended is None:
        play.next_phase().quietly()
    return play


@pytest.mark.rule("H-10")
@pytest.mark.parametrize(("held", "drawn"), [(0, 6), (4, 2), (5, 1), (6, 0), (8, 0)])
def test_the_draw_phase_draws_up_to_six(duel: Any, w: Any, held: int, drawn: int) -> None:
    hand = [f"m4_9_9{letter}" for letter in "abcdefgh"[:held]]
    play = to_next_turn(duel(their=w.side(hand=hand)))
    assert len(play.pile(1, "hand")) == held + drawn
    assert len(play.pile(1, "deck")) == len(w.FILLER) - drawn
    assert [len(event["cards"]) for event in play.happened("drawn")] == ([drawn] if drawn else [])


@pytest.mark.rule("H-10")
def test_a_deck_that_runs_short_gives_what_there_is(duel: Any, w: Any) -> None:
    play = to_next_turn(duel(their=w.side(deck=["m1_1_1", "m1_1_1a"])))
    assert play.pile(1, "hand") == ["m1_1_1", "m1_1_1a"]
    assert play.state.ended is None


@pytest.mark.rule("H-10", "H-16")
def test_an_empty_deck_at_the_start_of_ones_turn_loses(duel: Any, w: Any) -> None:
    play = to_next_turn(duel(their=w.side(deck=[], hand=["m1_1_1"] * 1)))
    outcome = play.game.outcome(play.state)
    assert (outcome.reason, outcome.ranking) == ("deck", ((0,), (1,)))
    assert play.due is None


@pytest.mark.rule("H-10", "H-16")
def test_an_empty_deck_does_not_lose_before(duel: Any, w: Any) -> None:
    play = to_next_turn(duel(my=w.side(deck=[])))
    assert play.state.ended is None
    assert play.due == {"kind": "main", "seat": 1}


@pytest.mark.rule("H-11")
def test_effects_of_the_initial_phase_go_off_by_themselves(duel: Any, w: Any) -> None:
    spring = w.monster("spring", ability=w.triggered({"on": "phase", "phase": "initial"}, {"do": "gain", "amount": 2}))
    play = to_next_turn(duel(their=w.side(monsters=["spring"]), cards=[spring]))
    assert play.life == [30, 32]
    assert play.due == {"kind": "main", "seat": 1}
    phases = [event["phase"] for event in play.happened("phase_began")]
    assert phases == ["end", "draw", "initial", "main1"]


@pytest.mark.rule("H-12", "H-14")
@pytest.mark.parametrize("phase", ["main1", "main2"])
def test_main_phases_take_everything_in_any_order(duel: Any, w: Any, phase: str) -> None:
    cards = [
        w.magic("cheer", w.option({"do": "gain", "amount": 1})),
        w.trap("net", w.NOTHING),
        w.monster("sage", ability=w.activated({"do": "gain", "amount": 1})),
    ]
    play = duel(my=w.side(hand=["cheer", "net", "m1_2_2"], monsters=["sage"]), cards=cards, phase=phase)
    play.set("net").ability(0).quietly().turn(0).summon("m1_2_2").quietly().activate("0h:cheer").quietly()
    assert play.life == [32, 30]
    assert play.due == {"kind": "main", "seat": 0}


@pytest.mark.rule("H-13")
def test_the_battle_phase_has_attacks_and_may_be_passed(duel: Any, w: Any) -> None:
    play = duel(my=w.side(hand=["m1_1_1a"], monsters=["m1_3_1"])).next_phase()
    assert play.due == {"kind": "battle", "seat": 0}
    assert play.refusal(type="summon", card="m1_1_1a", position="attack") == "not_now"
    assert play.refusal(type="turn_position", monster=0) == "not_now"
    assert play.next_phase().due == {"kind": "main", "seat": 0}
    assert play.life == [30, 30]
    assert play.refusal(type="attack", monster=0, target="player") == "not_now"


@pytest.mark.rule("H-13")
@pytest.mark.parametrize(("truce", "turns", "follows"), [(True, 1, "main2"), (True, 2, "battle"), (False, 1, "battle")])
def test_the_truce_takes_the_battle_of_the_very_first_turn(
    duel: Any, w: Any, truce: bool, turns: int, follows: str
) -> None:
    play = duel(turns=turns, options={"opening_truce": truce}).next_phase()
    assert play.state.phase == follows


@pytest.mark.rule("H-15")
def test_what_lasts_this_turn_ends_with_it_and_what_lasts_for_good_stays(duel: Any, w: Any) -> None:
    cheer = {"do": "change", "attack": 2, "until": "turn"}
    grow = {"do": "change", "attack": 1, "until": "good"}
    targets = [{"zone": "monsters"}]
    cards = [w.magic("cheer", w.option(cheer, grow, targets=targets))]
    play = duel(my=w.side(hand=["cheer"], monsters=["m1_3_1"]), cards=cards)
    play.activate("0h:cheer", targets="0m0")
    assert play.values("0m0") == (6, 1)
    to_next_turn(play)
    assert play.values("0m0") == (4, 1)


@pytest.mark.rule("H-15")
def test_there_is_no_hand_limit(duel: Any, w: Any) -> None:
    hand = [f"m4_9_9{letter}" for letter in "abcdefghij"]
    play = to_next_turn(duel(my=w.side(hand=hand)))
    assert play.pile(0, "hand") == hand


@pytest.mark.rule("H-16")
@pytest.mark.parametrize(("life", "over"), [(4, False), (3, True), (2, True)])
def test_no_life_left_loses_at_once(duel: Any, w: Any, life: int, over: bool) -> None:
    burn = w.magic("burn", w.option({"do": "damage", "amount": 3}, {"do": "gain", "amount": 5}))
    play = duel(my=w.side(hand=["burn"]), their=w.side(life=life), cards=[burn]).activate("0h:burn")
    assert (play.due is None) is over
    left = max(0, life - 3)
    assert play.life == [30 if over else 35, left], "after the damage nothing more is done"
    if over:
        outcome = play.game.outcome(play.state)
        assert (outcome.reason, outcome.ranking, outcome.scores) == ("life", ((0,), (1,)), (30, left))


@pytest.mark.rule("H-16")
def test_life_is_looked_at_after_every_operation_even_in_mid_chain(duel: Any, w: Any) -> None:
    heal = w.magic("heal", w.option({"do": "gain", "amount": 9, "player": "opponent"}))
    sting = w.trap("sting", w.option({"do": "damage", "amount": 3, "player": "you"}))
    play = duel(my=w.side(hand=["heal"]), their=w.side(life=3, backrow=["sting"]), cards=[heal, sting])
    play.activate("0h:heal").respond("1b0")
    assert play.life == [30, 0], "the healing below it in the chain comes too late"
    assert play.due is None


@pytest.mark.rule("H-16")
def test_one_operation_that_takes_both_is_a_draw_and_two_are_not(duel: Any, w: Any) -> None:
    both = w.magic("both", w.option({"do": "damage", "amount": 3, "player": "both"}))
    one_by_one = w.magic(
        "one_by_one", w.option({"do": "damage", "amount": 3, "player": "you"}, {"do": "damage", "amount": 3})
    )
    for card, reason, ranking in (("both", "draw", ((0, 1),)), ("one_by_one", "life", ((1,), (0,)))):
        play = duel(my=w.side(hand=[card], life=3), their=w.side(life=2), cards=[both, one_by_one])
        play.activate(f"0h:{card}")
        outcome = play.game.outcome(play.state)
        assert (outcome.reason, outcome.ranking) == (reason, ranking)


@pytest.mark.rule("H-16")
def test_whoever_is_to_decide_may_surrender(duel: Any, w: Any) -> None:
    play = duel()
    assert play.game.also(play.state) == ("surrender",)
    play.play(type="surrender")
    outcome = play.game.outcome(play.state)
    assert (outcome.reason, outcome.ranking) == ("surrender", ((1,), (0,)))
    assert play.game.also(play.state) == ()


@pytest.mark.rule("H-16", "H-44")
def test_a_player_may_surrender_in_the_middle_of_a_chain(duel: Any, w: Any) -> None:
    cards = [w.magic("cheer", w.option({"do": "gain", "amount": 1})), w.trap("net", w.NOTHING)]
    play = duel(my=w.side(hand=["cheer"]), their=w.side(backrow=["net"]), cards=cards).activate("0h:cheer")
    assert play.asked == 1
    play.play(type="surrender")
    assert play.game.outcome(play.state).ranking == ((0,), (1,))


@pytest.mark.rule("H-16")
@pytest.mark.parametrize("operation", ["draw", "mill"])
def test_effects_take_what_there_is_and_an_empty_deck_alone_loses_nothing(duel: Any, w: Any, operation: str) -> None:
    card = w.magic("greed", w.option({"do": operation, "count": 3, "player": "you"}))
    play = duel(my=w.side(hand=["greed"], deck=["m1_1_1", "m1_1_1a"]), cards=[card]).activate("0h:greed")
    assert play.pile(0, "deck") == []
    assert play.due == {"kind": "main", "seat": 0}


@pytest.mark.rule("H-50")
@pytest.mark.parametrize(("quiet", "over"), [(8, False), (9, True)])
def test_ten_quiet_turns_in_a_row_are_a_draw(duel: Any, w: Any, quiet: int, over: bool) -> None:
    hand = [f"m4_9_9{letter}" for letter in "abcdef"]
    play = duel(my=w.side(hand=hand), their=w.side(hand=hand), quiet_turns=quiet)
    to_next_turn(play)
    assert (play.due is None) is over
    if over:
        outcome = play.game.outcome(play.state)
        assert (outcome.reason, outcome.ranking) == ("draw", ((0, 1),))


@pytest.mark.rule("H-50")
@pytest.mark.parametrize("stir", ["set", "life"])
def test_a_card_that_leaves_a_zone_or_a_change_of_life_breaks_the_quiet(duel: Any, w: Any, stir: str) -> None:
    hand = [f"m4_9_9{letter}" for letter in "abcdef"]
    cards = [w.trap("net", w.NOTHING), w.monster("sage", ability=w.activated({"do": "gain", "amount": 1}))]
    play = duel(my=w.side(hand=[*hand, "net"], monsters=["sage"]), their=w.side(hand=hand), cards=cards, quiet_turns=9)
    if stir == "set":
        play.set("net")
    else:
        play.ability(0)
    to_next_turn(play)
    assert play.due == {"kind": "main", "seat": 1}
    assert play.state.quiet_turns == 0


@pytest.mark.rule("H-50")
def test_a_change_of_position_does_not_break_the_quiet(duel: Any, w: Any) -> None:
    hand = [f"m4_9_9{letter}" for letter in "abcdef"]
    play = duel(my=w.side(hand=hand, monsters=["m1_1_1"]), their=w.side(hand=hand), quiet_turns=9)
    to_next_turn(play.turn(0))
    assert play.due is None


@pytest.mark.rule("H-16")
def test_nobody_surrenders_while_chance_is_to_act(duel: Any, w: Any) -> None:
    seek = w.magic("seek", w.option({"do": "search"}))
    play = duel(my=w.side(hand=["seek"]), cards=[seek]).activate("0h:seek")
    assert play.game.also(play.state) == ("surrender",), "its player may while it searches"
    play.choose()
    assert play.kind == "shuffle"
    assert play.game.also(play.state) == ()
    assert play.refusal(type="surrender") == "chance_due"


@pytest.mark.rule("H-10", "H-16")
def test_the_last_card_is_drawn_and_the_turn_after_it_lost(duel: Any, w: Any) -> None:
    play = duel(my=w.side(deck=["m1_1_1"], hand=[f"m4_9_9{letter}" for letter in "abcde"]), turn=1)
    while play.state.turn == 1:
        play.next_phase()
    assert (play.pile(0, "deck"), len(play.pile(0, "hand"))) == ([], 6)
    assert play.due == {"kind": "main", "seat": 0}
    while play.due is not None:
        play.next_phase()
    assert (play.state.turn, play.game.outcome(play.state).ranking) == (0, ((1,), (0,)))
