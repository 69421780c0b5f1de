"""Cards, decks, life and zones (H-01…H-05)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.core.errors import BadSetup, BadState
from tabletop.core.game import Setup
from tabletop.core.match import Match
from tabletop.games.moriham.decks import RECOMMENDED, Sort, check_deck, counted, ready_decks
from tabletop.games.moriham.rules import GAME

DECKS = [list(deck.cards) for deck in ready_decks()]


def started(seed: int = 1, options: dict[str, Any] | None = None, **fixed: Any) -> Match[Any, Any]:
    return Match.begin(GAME, Setup("base", 2, options or {}, fixed), seed)


@pytest.mark.rule("H-01")
def test_a_deck_of_50_is_right_and_49_or_51_are_not() -> None:
    deck = DECKS[0]
    spare = next(card for card in GAME.box.cards if card not in deck)
    assert check_deck(deck, GAME.box) == []
    for cards, size in ((deck[:49], 49), ([*deck, spare], 51)):
        (fault,) = check_deck(cards, GAME.box)
        assert (fault.code, fault.got, fault.want) == ("deck_size", size, 50)


@pytest.mark.rule("H-02")
def test_a_card_comes_once_in_a_deck() -> None:
    deck = [*DECKS[0][:49], DECKS[0][3]]
    (fault,) = check_deck(deck, GAME.box)
    assert (fault.code, fault.where, fault.got, fault.params["first"]) == ("card_twice", "[49]", deck[3], "[3]")


def test_a_card_there_is_not_is_named() -> None:
    (fault,) = check_deck([*DECKS[0][:49], "no_such_card"], GAME.box)
    assert (fault.code, fault.where, fault.got) == ("unknown_card", "[49]", "no_such_card")
    (fault,) = check_deck([*DECKS[0][:49], 7], GAME.box)
    assert (fault.code, fault.got) == ("unknown_card", 7)


@pytest.mark.rule("H-02")
def test_each_player_owns_a_box_unless_the_table_shares_one() -> None:
    same = [DECKS[0], DECKS[0]]
    assert started(decks=same).state.turns == 1
    with pytest.raises(BadSetup) as raised:
        started(options={"shared_box": True}, decks=same)
    assert (raised.value.code, raised.value.where) == ("in_other_deck", "setup.decks[1][0]")
    assert not set(DECKS[0]) & set(DECKS[1])
    assert started(options={"shared_box": True}, decks=DECKS[:2]).state.turns == 1


@pytest.mark.rule("H-03")
def test_decks_may_be_given_by_name() -> None:
    names = [deck.id for deck in ready_decks()]
    state = started(decks=[names[2], DECKS[3]]).state
    lists = [sorted(state.hands[seat] + state.decks[seat]) for seat in (0, 1)]
    assert lists == [sorted(DECKS[2]), sorted(DECKS[3])]
    with pytest.raises(BadSetup) as raised:
        started(decks=[names[0], "aces"])
    assert (raised.value.code, raised.value.where) == ("unknown_deck", "setup.decks[1]")
    assert raised.value.want == names


@pytest.mark.parametrize("deck", ready_decks(), ids=lambda deck: deck.id)
def test_the_ready_decks_follow_the_advice(deck: Any) -> None:
    cards = [GAME.box.cards[card] for card in deck.cards]
    kinds = [(card.kind, card.level) for card in cards]
    counts = [kinds.count(("monster", level)) for level in (1, 2, 3, 4)]
    assert (counts, kinds.count(("magic", 0)), kinds.count(("trap", 0))) == ([10, 8, 6, 4], 11, 11)


@pytest.mark.rule("H-03")
def test_the_advice_is_10_8_6_4_monsters_11_magic_and_11_trap_cards() -> None:
    advised = {"monster 1": 10, "monster 2": 8, "monster 3": 6, "monster 4": 4, "magic 0": 11, "trap 0": 11}
    assert {f"{sort.kind} {sort.level}": count for sort, count in RECOMMENDED.items()} == advised
    assert sum(advised.values()) == 50
    deck = [card.id for card in GAME.box.cards.values() if card.level == 4 or card.kind == "trap"]
    assert counted(deck, GAME.box) == {Sort("monster", 4): 10, Sort("trap", 0): 26}


@pytest.mark.rule("H-03")
def test_the_advice_binds_nobody() -> None:
    most_spells = sorted(GAME.box.cards, key=lambda card: GAME.box.cards[card].kind == "monster")[:50]
    assert check_deck(most_spells, GAME.box) == []


@pytest.mark.rule("H-04")
def test_a_duel_begins_with_30_life_and_5_cards_and_the_first_player_draws_to_6() -> None:
    match = started(first=1)
    state = match.state
    assert state.life == [30, 30]
    assert (len(state.hands[0]), len(state.hands[1])) == (5, 6)
    assert (len(state.decks[0]), len(state.decks[1])) == (45, 44)
    assert (state.turn, state.phase) == (1, "main1")


@pytest.mark.rule("H-04")
def test_chance_shuffles_each_deck_and_draws_who_starts() -> None:
    match = Match.begin(GAME, Setup("base", 2), 1, manual=True)
    kinds = []
    while match.decision is not None and match.decision.seat == -1:
        kinds.append(type(match.decision).__struct_config__.tag)
        match.run_chance()
    assert kinds == ["shuffle", "shuffle", "starts"]
    assert {started(seed).state.first for seed in range(12)} == {0, 1}
    assert started(1).state.decks != started(2).state.decks


@pytest.mark.rule("H-04")
def test_decks_may_be_laid_as_they_are() -> None:
    state = started(decks=DECKS[:2], shuffle=False, first=0).state
    assert state.hands[0] == DECKS[0][:6]
    assert state.hands[1] == DECKS[1][:5]
    assert state.decks[1] == DECKS[1][5:]


@pytest.mark.rule("H-05")
def test_there_are_five_places_for_monsters(duel: Any, w: Any) -> None:
    four = [f"m1_1_1{letter}" for letter in "abcd"]
    full = duel(my=w.side(hand=["m1_2_2"], monsters=[*four, "m1_1_1e"]))
    assert full.refusal(type="summon", card="m1_2_2", position="attack") == "field_full"
    assert duel(my=w.side(hand=["m1_2_2"], monsters=four)).summon("m1_2_2").field(0)[4] == "m1_2_2"


@pytest.mark.rule("H-05", "H-43")
def test_there_are_five_places_for_magic_and_traps_together(duel: Any, w: Any) -> None:
    cards = [w.magic(f"magic_{n}", w.NOTHING) for n in range(3)] + [w.trap(f"trap_{n}", w.NOTHING) for n in range(3)]
    lying = ["magic_0", "magic_1", "trap_0", "trap_1", "trap_2"]
    full = duel(my=w.side(hand=["magic_2"], backrow=lying), cards=cards)
    assert full.refusal(type="set", card="magic_2") == "field_full"
    free = duel(my=w.side(hand=["magic_2"], backrow=lying[:4]), cards=cards).set("magic_2")
    assert free.shown("0b4") == {"card": "magic_2", "face": "down", "option": None}


@pytest.mark.rule("H-05")
def test_a_card_comes_to_the_leftmost_free_place(duel: Any, w: Any) -> None:
    play = duel(my=w.side(hand=["m1_2_2"], monsters=["m1_1_1", None, "m1_1_1a"])).summon("m1_2_2")
    assert play.field(0) == ["m1_1_1", "m1_2_2", "m1_1_1a"]


@pytest.mark.rule("H-05")
def test_a_card_leaving_the_field_goes_to_its_owner(duel: Any, w: Any) -> None:
    bolt = w.magic("bolt", w.option({"do": "destroy"}, targets=[{"zone": "monsters"}]))
    taken = {"card": "m1_2_2", "owner": 1}
    play = duel(my=w.side(hand=["bolt"], monsters=[taken]), cards=[bolt]).activate("0h:bolt", targets="0m0")
    assert play.pile(1, "graveyard") == ["m1_2_2"]
    assert play.pile(0, "graveyard") == ["bolt"]


@pytest.mark.parametrize(
    ("fixed", "where"),
    [
        ({"decks": [DECKS[0]]}, "setup.decks"),
        ({"decks": "all"}, "setup.decks"),
        ({"decks": [DECKS[0], 5]}, "setup.decks[1]"),
        ({"decks": [DECKS[0], DECKS[1][:3]]}, "setup.decks[1]"),
        ({"shuffle": 1}, "setup.shuffle"),
        ({"first": True}, "setup.first"),
        ({"hands": []}, "setup.hands"),
    ],
)
def test_a_setup_names_its_fault(fixed: dict[str, Any], where: str) -> None:
    with pytest.raises(BadSetup) as raised:
        started(**fixed)
    assert raised.value.where == where


def test_a_position_may_hold_fewer_cards_but_none_twice(duel: Any, w: Any) -> None:
    with pytest.raises(BadState, match="card_twice"):
        duel(my=w.side(hand=["m1_2_2"], graveyard=["m1_2_2"]))
    duel(my=w.side(hand=["m1_2_2"]), their=w.side(graveyard=["m1_2_2"]))


@pytest.mark.rule("H-05")
def test_a_set_card_comes_to_the_leftmost_free_place(duel: Any, w: Any) -> None:
    cards = [w.trap(name, w.NOTHING) for name in ("one", "two", "three")]
    play = duel(my=w.side(hand=["three"], backrow=["one", None, "two"]), cards=cards).set("three")
    assert play.shown("0b1")["card"] == "three"


@pytest.mark.rule("H-05")
@pytest.mark.parametrize(("operation", "zone"), [("destroy", "graveyard"), ("return", "hand"), ("banish", "banished")])
def test_whatever_zone_a_card_goes_to_is_its_owners(duel: Any, w: Any, operation: str, zone: str) -> None:
    bolt = w.magic("bolt", w.option({"do": operation}, targets=[{"zone": "monsters"}]))
    taken = {"card": "m1_2_2", "owner": 1, "back_to": 1}
    play = duel(my=w.side(hand=["bolt"], monsters=[taken]), cards=[bolt]).activate("0h:bolt", targets="0m0")
    assert (play.pile(1, zone), play.field(0), play.field(1)) == (["m1_2_2"], [], [])
