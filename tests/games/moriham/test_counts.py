"""Lines of play of a given length, counted: by hand, and by a second telling of the rules."""

from __future__ import annotations

import runpy
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

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


# A second telling of the rules, for monsters that can nothing

PLAIN = runpy.run_path(str(Path(__file__).with_name("plain_duel.py")))
PlainDuel, PlainMonster = PLAIN["PlainDuel"], PLAIN["PlainMonster"]
plain_leaves: Callable[[Any, int], Counter[tuple[Any, ...]]] = PLAIN["leaves"]


def plain_duel(position: dict[str, Any]) -> Any:
    """The duel of a position as the second telling has it."""

    def numbers(card: str) -> tuple[int, ...]:
        return tuple(map(int, card.rstrip("abcdefghijklmnopqrstuvwxyz").removeprefix("m").split("_")))

    fields = [
        [one and PlainMonster(*numbers(one["card"]), defends=one["position"] == "defence") for one in row]
        for row in position["monsters"]
    ]
    hands, decks = ([list(map(numbers, cards)) for cards in position[zone]] for zone in ("hands", "decks"))
    return PlainDuel(hands, decks, fields, list(position["life"]), phase=position["phase"])


def seen(state: Any) -> tuple[Any, ...]:
    """What the second telling shows of a duel, of one of the program."""
    cards = state.box.monsters
    fields = tuple(
        tuple(
            one and (cards[one.card].level, cards[one.card].attack, cards[one.card].defence, one.position == "defence")
            for one in side
        )
        for side in state.monsters
    )
    phase = state.phase if state.phase != "draw" else "main1"
    return (state.ended is not None, state.turn, phase, tuple(state.life), tuple(map(len, state.hands)), fields)


def leaves(game: Any, state: Any, depth: int) -> Counter[tuple[Any, ...]]:
    """What stands after every line of so many actions, or fewer if the duel ends, with how many lines lead there."""
    found: Counter[tuple[Any, ...]] = Counter()
    for action in game.legal(state) if depth else ():
        after = state.clone()
        game.apply(after, action)
        found += leaves(game, after, depth - 1)
    return found or Counter([seen(state)])


TABLES: list[tuple[dict[str, Any], dict[str, Any], str, int]] = [
    ({"hand": ["m1_2_2", "m2_4_3"]}, {}, "main1", 6),
    ({"hand": ["m3_6_5"], "monsters": ["m1_1_1", "m2_3_3/d", "m1_2_1"]}, {"monsters": ["m1_2_2"]}, "main1", 4),
    ({"monsters": ["m1_3_1", "m2_5_2", "m1_1_4/d"]}, {"monsters": ["m1_3_3", "m2_4_5/d", "m1_0_0"]}, "battle", 4),
    ({"monsters": ["m4_9_9", "m3_7_1"], "life": 3}, {"monsters": ["m3_8_6", None, "m1_9_2"], "life": 4}, "battle", 4),
    ({"hand": ["m2_4_4"], "monsters": ["m1_1_1", "m1_1_1b", "m1_1_1c", "m1_2_2", "m3_3_3"]}, {}, "main2", 3),
    ({"monsters": ["m1_5_5"]}, {"hand": ["m1_1_1"] * 0, "deck": ["m1_1_1", "m2_2_2"], "life": 6}, "main1", 6),
    ({"monsters": ["m1_5_5"]}, {"deck": [], "monsters": ["m1_0_6/d"]}, "main2", 3),
]


@pytest.mark.rule("H-10", "H-20", "H-21", "H-23", "H-24", "H-30", "H-31", "H-32", "H-33", "H-34", "H-35")
@pytest.mark.parametrize(("mine", "theirs", "phase", "depth"), TABLES)
def test_every_line_of_play_ends_where_a_second_telling_of_the_rules_has_it(
    duel: Any, w: Any, mine: dict[str, Any], theirs: dict[str, Any], phase: str, depth: int
) -> None:
    sides = [w.side(**mine), w.side(**theirs)]
    play = duel(my=sides[0], their=sides[1], phase=phase)
    expected = plain_leaves(plain_duel(w.described(sides, phase)), depth)
    assert leaves(play.game, play.state, depth) == expected
    assert lines(play.game, play.state, depth) == sum(expected.values())


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_so_it_is_from_any_table(duel: Any, w: Any, data: st.DataObject) -> None:
    """Rows, hands, life and phases as hypothesis chooses them."""

    def card(letter: str, highest: int) -> str:
        level, attack, defence = (
            data.draw(st.integers(low, high)) for low, high in ((1, 4), (0, highest), (0, highest))
        )
        return f"m{level}_{attack}_{defence}{letter}"

    def one_side(letters: str) -> dict[str, Any]:
        places = [data.draw(st.sampled_from(("", "/d", "none"))) for _ in range(data.draw(st.integers(0, 5)))]
        row = [
            None if place == "none" else card(letter, 6) + place for letter, place in zip(letters, places, strict=False)
        ]
        hand = [card(letter, 6) for letter in letters[5 : 5 + data.draw(st.integers(0, 2))]]
        return w.side(monsters=row, hand=hand, deck=[card(letters[8], 6)], life=data.draw(st.integers(1, 12)))

    sides = [one_side("abcdefghi"), one_side("jklmnopqr")]
    phase = data.draw(st.sampled_from(("main1", "battle", "main2")))
    play = duel(my=sides[0], their=sides[1], phase=phase)
    assert leaves(play.game, play.state, 2) == plain_leaves(plain_duel(w.described(sides, phase)), 2)
