"""Counts of positions that can be reasoned out by hand: lines of play of a given length, by kind."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.core.actions import CHANCE


def lines(game: Any, state: Any, depth: int) -> int:
    """How many lines of play there are of so many actions, or shorter if the duel ends."""
    legal = game.legal(state)
    if depth == 0 or not legal:
        return 1
    due = game.decision(state)
    assert due is None or due.seat != CHANCE
    total = 0
    for action in legal:
        after = state.clone()
        game.apply(after, action)
        total += lines(game, after, depth - 1)
    return total


def count(play: Any, depth: int) -> int:
    return lines(play.game, play.state, depth)


def test_an_empty_table_only_goes_on(duel: Any) -> None:
    assert [count(duel(), depth) for depth in (1, 2, 3)] == [1, 1, 1]


@pytest.mark.rule("H-20", "H-23", "H-24")
def test_one_monster_in_the_hand(duel: Any, w: Any) -> None:
    """Summon in attack or defence, or go on: 3. After a summon: turn it or go on, 2 each; after going on: 1."""
    play = duel(my=w.side(hand=["m1_2_2"]))
    assert count(play, 1) == 3
    assert count(play, 2) == 2 + 2 + 1
    # Third action. Summoned and turned (twice): go on, 1 each. Summoned in attack, gone to battle: attack the player
    # or go on, 2; in defence: 1. Gone on twice without: the second main phase offers the same 3.
    assert count(play, 3) == (1 + 2) + (1 + 1) + 3


@pytest.mark.rule("H-21")
def test_a_level_three_over_three_small_ones(duel: Any, w: Any) -> None:
    """Pairs of three monsters, 3, in two positions: 6 summons; 3 turns; 1 going on."""
    play = duel(my=w.side(hand=["m3_6_6"], monsters=["m1_1_1a", "m1_1_1b", "m1_1_1c"]))
    assert count(play, 1) == 10
    # After a summon there are two monsters to turn, and going on: 3 each. After a turn two are left to turn, the six
    # summons and going on: 9, of which... the turned one may be tributed all the same. After going on: 3 attackers.
    assert count(play, 2) == 6 * 3 + 3 * (2 + 6 + 1) + (3 + 1)


@pytest.mark.rule("H-31")
def test_attackers_and_targets(duel: Any, w: Any) -> None:
    """Two attackers, two targets and the player: 2 × 3 + 1."""
    play = duel(my=w.side(monsters=["m1_9_9a", "m1_9_9b"]), their=w.side(monsters=["m1_1_1", "m1_2_2"]), phase="battle")
    assert count(play, 1) == 7
    # A monster slain leaves 1 attacker × 2 targets + 1 = 3; the player attacked leaves 1 × 3 + 1 = 4; going on: the
    # second main phase, where both monsters may still be turned, + 1 = 3.
    assert count(play, 2) == 2 * (3 + 3 + 4) + 3


@pytest.mark.rule("H-31")
def test_a_wall_and_a_flyer(duel: Any, w: Any) -> None:
    gives = [{"gives": "keyword", "to": "self", "keyword": "direct_attack"}]
    flyer = w.monster("flyer", 1, 4, 1, ability={"works": "continuous", "gives": gives})
    play = duel(
        my=w.side(monsters=["flyer", "m1_2_2"]), their=w.side(monsters=["m1_0_1/d", "m1_3_3"]), cards=[flyer],
        phase="battle",
    )  # fmt: skip
    assert count(play, 1) == 2 + 1 + 1


@pytest.mark.rule("H-44")
def test_a_window_with_one_trap_on_either_side(duel: Any, w: Any) -> None:
    """The other: two options or decline; then mine: two options or decline."""
    gain = {"do": "gain", "amount": 1}
    net = w.trap("net", w.option(gain), w.option({"do": "damage", "amount": 1}))
    play = duel(my=w.side(hand=["m1_1_1"], backrow=["net"]), their=w.side(backrow=["net"]), cards=[net])
    play.summon("m1_1_1")
    assert count(play, 1) == 3
    # It answered (2 ways): I may answer in 2 ways or decline, 3. It declined: the same 3.
    assert count(play, 2) == 3 * 3


@pytest.mark.rule("H-40")
def test_options_costs_and_targets_multiply(duel: Any, w: Any) -> None:
    """Option a: 2 cards to discard × 3 targets; option b: pairs of the 3 targets."""
    theirs = {"zone": "monsters", "side": "opponent"}
    spell = w.magic(
        "spell",
        w.option({"do": "destroy"}, costs=[{"pay": "discard"}], targets=[theirs]),
        w.option({"do": "return", "what": "targets"}, targets=[theirs, theirs]),
    )
    play = duel(
        my=w.side(hand=["spell", "m4_9_9a", "m4_9_9b"]), their=w.side(monsters=["m1_1_1", "m1_2_2", "m1_3_3"]),
        cards=[spell],
    )  # fmt: skip
    assert len(play.legal("activate", option="a")) == 2 * 3
    assert len(play.legal("activate", option="b")) == 3
    assert count(play, 1) == 6 + 3 + 1 + 1, "one more sets it, one goes on"
