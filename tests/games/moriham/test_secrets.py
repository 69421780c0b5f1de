"""Hands, decks and face-down cards are secret (H-05): for views, events, refusals and players."""

from __future__ import annotations

import json
import runpy
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tabletop.bots.bot import ask
from tabletop.bots.moriham import LEVELS
from tabletop.core.actions import CHANCE, TABLE, Action, Viewer
from tabletop.core.game import Setup, to_plain
from tabletop.core.match import Match
from tabletop.core.rng import Rng
from tabletop.games.moriham.actions import ShuffleDue
from tabletop.games.moriham.decks import ready_decks
from tabletop.games.moriham.rules import GAME
from tabletop.games.moriham.state import State

INVARIANTS = runpy.run_path(str(Path(__file__).with_name("invariants.py")))
permuted: Callable[[State, Viewer, Rng], State] = INVARIANTS["permuted"]

GAIN = {"do": "gain", "amount": 1}


def states(seed: int) -> Iterator[State]:
    """The states of a random duel in which a choice is due."""
    decks = [list(ready_decks()[(seed + n) % 4].cards) for n in range(2)]
    match = Match.begin(GAME, Setup("base", 2, {}, {"decks": decks}), seed)
    rng = Rng(seed)
    while (decision := match.decision) is not None:
        yield match.state
        if decision.seat == CHANCE:
            match.run_chance()
        else:
            match.submit(rng.choice(GAME.legal(match.state)))


@pytest.mark.rule("H-05", "H-44")
@pytest.mark.parametrize("seed", range(6))
def test_what_a_viewer_cannot_see_changes_neither_its_view_nor_its_choices(seed: int) -> None:
    for step, state in enumerate(states(seed)):
        if step % 3:
            continue
        for viewer in (0, 1, TABLE):
            other = permuted(state, viewer, Rng(step))
            assert to_plain(GAME.view(other, viewer)) == to_plain(GAME.view(state, viewer))
            due = GAME.decision(state)
            if due is not None and due.seat == viewer:
                assert GAME.decision(other) == due
                assert GAME.also(other) == GAME.also(state)
                assert list(GAME.legal(other)) == list(GAME.legal(state))


@pytest.mark.rule("H-05")
@pytest.mark.parametrize("seed", range(3))
def test_what_a_seat_cannot_see_changes_no_refusal(seed: int) -> None:
    """Every action that either seat ever had, tried out of turn: the same answer, in every word."""
    seen: dict[Action, None] = {}
    for step, state in enumerate(states(seed + 80)):
        due = GAME.decision(state)
        if due is None or due.seat == CHANCE:
            continue
        seen.update(dict.fromkeys(GAME.legal(state)))
        if step % 10 == 0:
            other = permuted(state, due.seat, Rng(step))
            for action in seen:
                assert repr(GAME.why_not(state, action)) == repr(GAME.why_not(other, action))


@pytest.mark.rule("H-05", "H-49")
def test_chance_shuffles_a_deck_the_same_however_it_lay() -> None:
    """So that what it gives says nothing of the order there was before."""
    shuffles = 0
    for seed in range(12):
        for state in states(seed):
            due = GAME.decision(state)
            if isinstance(due, ShuffleDue):
                other = state.clone()
                other.decks[due.of].reverse()
                assert GAME.sample(other, Rng(seed)) == GAME.sample(state, Rng(seed))
                shuffles += 1
    assert shuffles > 10


@pytest.mark.rule("H-05")
@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_cannot_see_changes_no_event_it_is_told(seed: int) -> None:
    """The same action in both worlds; as far as nothing hidden is turned up by it."""
    compared = 0
    for step, state in enumerate(states(seed + 10)):
        due = GAME.decision(state)
        if due is None or due.seat == CHANCE:
            continue
        other = permuted(state, due.seat, Rng(step))
        action = Rng(step).choice(GAME.legal(state))
        one, two = state.clone(), other.clone()
        mine = [to_plain(GAME.redact(event, due.seat)) for event in GAME.apply(one, action)]
        theirs = [to_plain(GAME.redact(event, due.seat)) for event in GAME.apply(two, action)]
        turned_up = any(
            event["type"] in ("drawn", "hand_shown")
            or (event["type"] == "moved" and event["from"]["zone"] in ("deck", "backrow"))
            for event in mine
        ) or GAME.decision(one) != GAME.decision(two)
        if not turned_up:
            assert mine == theirs
            compared += 1
    assert compared > 40


@pytest.mark.rule("H-05")
@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_cannot_see_changes_no_players_choice(level: str) -> None:
    bot = LEVELS[level]
    for step, state in enumerate(states(21)):
        due = GAME.decision(state)
        if due is None or due.seat == CHANCE or step % (60 if level == "medium" else 15):
            continue
        other = permuted(state, due.seat, Rng(step))
        assert ask(bot, GAME, other) == ask(bot, GAME, state)


@pytest.mark.rule("H-05")
def test_a_view_names_no_hidden_card(duel: Any, w: Any) -> None:
    cards = [w.trap("their_trap", w.NOTHING), w.magic("my_magic", w.NOTHING)]
    play = duel(
        my=w.side(hand=["m1_2_2"], backrow=["my_magic"], deck=["m1_3_3"]),
        their=w.side(hand=["m1_7_7", "m1_8_8"], backrow=["their_trap"], deck=["m1_9_9"]),
        cards=cards,
    )
    view = to_plain(play.game.view(play.state, 0))
    text = json.dumps(view)
    for hidden in ("m1_7_7", "m1_8_8", "m1_9_9", "their_trap"):
        assert hidden not in text
    assert view["hands"] == [["m1_2_2"], ["?", "?"]]
    assert view["decks"] == [["?"], ["?"]]
    assert view["backrow"][1][0] == {"card": "?", "face": "down", "option": None}
    assert view["backrow"][0][0]["card"] == "my_magic", "one's own face-down cards are known"
    assert view["decklists"] == [["m1_2_2", "m1_3_3", "my_magic"], ["?"] * 4], "what one's deck was, not its order"
    table = json.dumps(to_plain(play.game.view(play.state, TABLE)))
    assert not any(card in table for card in ("m1_", "my_magic", "their_trap"))


@pytest.mark.rule("H-05")
def test_graveyards_banished_cards_and_sizes_are_open(duel: Any, w: Any) -> None:
    play = duel(their=w.side(graveyard=["m1_7_7"], banished=["m1_8_8"], hand=["m1_9_9"], deck=["m1_6_6", "m1_5_5"]))
    for viewer in (0, TABLE):
        view = play.game.view(play.state, viewer)
        assert (view.graveyards[1], view.banished[1]) == (["m1_7_7"], ["m1_8_8"])
        assert (len(view.hands[1]), len(view.decks[1])) == (1, 2)


def told(play: Any, viewer: Any, act: Any) -> list[dict[str, Any]]:
    """The events of an action as a viewer is told them."""
    events = play.game.apply(play.state, play.typed(act))
    return [json.loads(json.dumps(to_plain(play.game.redact(event, viewer)))) for event in events]


@pytest.mark.rule("H-05")
@pytest.mark.parametrize(("viewer", "card"), [(0, "net"), (1, "?"), (TABLE, "?")])
def test_a_card_is_set_in_secret(duel: Any, w: Any, viewer: Any, card: str) -> None:
    play = duel(my=w.side(hand=["net"]), cards=[w.trap("net", w.NOTHING)])
    assert told(play, viewer, {"type": "set", "card": "net"}) == [{"type": "set", "seat": 0, "place": 0, "card": card}]


@pytest.mark.rule("H-05")
@pytest.mark.parametrize(("viewer", "cards"), [(0, ["m1_1_1za"]), (1, ["?"]), (TABLE, ["?"])])
def test_cards_are_drawn_in_secret(duel: Any, w: Any, viewer: Any, cards: list[str]) -> None:
    play = duel(my=w.side(hand=["read"]), cards=[w.magic("read", w.option({"do": "draw"}))])
    action = {"type": "activate", "source": w.ref("0h:read"), "option": "a"}
    (drawn,) = (event for event in told(play, viewer, action) if event["type"] == "drawn")
    assert drawn["cards"] == cards


@pytest.mark.rule("H-05")
@pytest.mark.parametrize(("viewer", "card"), [(1, "net"), (0, "?"), (TABLE, "?")])
def test_a_face_down_card_returns_in_secret(duel: Any, w: Any, viewer: Any, card: str) -> None:
    pull = w.magic("pull", w.option({"do": "return"}, targets=[{"zone": "backrow", "side": "opponent"}]))
    play = duel(my=w.side(hand=["pull"]), their=w.side(backrow=["net"]), cards=[pull, w.trap("net", w.NOTHING)])
    play.activate("0h:pull", targets="1b0")
    action = {"type": "decline"}
    (moved,) = (event for event in told(play, viewer, action) if event["type"] == "moved" and event["to"] == "hand")
    assert moved["card"] == card
    assert "net" not in json.dumps(to_plain(play.game.view(play.state, 0)))


@pytest.mark.rule("H-05")
def test_a_returned_monster_is_known_until_it_leaves_the_hand(duel: Any, w: Any) -> None:
    pull = w.magic("pull", w.option({"do": "return"}, targets=[{"zone": "monsters", "side": "opponent"}]))
    play = duel(my=w.side(hand=["pull"]), their=w.side(monsters=["m1_7_7"], hand=["m1_8_8"]), cards=[pull])
    play.activate("0h:pull", targets="1m0")
    assert play.game.view(play.state, 0).hands[1] == ["m1_7_7", "?"]
    assert play.game.view(play.state, 1).hands[1] == ["m1_8_8", "m1_7_7"]


@pytest.mark.rule("H-05")
@pytest.mark.parametrize("laid", ["net", "snag"])
def test_once_a_card_is_set_nobody_knows_which_of_those_shown_it_was(duel: Any, w: Any, laid: str) -> None:
    cards = [w.trap("net", w.NOTHING), w.trap("snag", w.NOTHING), w.magic("look", w.option({"do": "look"}))]
    play = duel(my=w.side(hand=["look"]), their=w.side(hand=["net", "snag", "m1_7_7"], monsters=[]), cards=cards)
    play.activate("0h:look")
    assert play.game.view(play.state, 0).hands[1] == ["m1_7_7", "net", "snag"]
    for _ in range(3):
        play.next_phase()
    play.set(laid)
    view = play.game.view(play.state, 0)
    assert view.hands[1][0] == "m1_7_7", "a monster cannot have been set"
    assert set(view.hands[1][1:]) == {"?"}
    assert view.backrow[1][0].card == "?"


@pytest.mark.rule("H-05", "H-44")
def test_a_refusal_tells_nothing_of_the_other_side(duel: Any, w: Any) -> None:
    codes = []
    for card in (w.trap("net", w.option(GAIN)), w.magic("net", w.option(GAIN))):
        play = duel(their=w.side(hand=["net"], backrow=[]), cards=[card])
        codes.append(play.refusal(type="activate", source=w.ref("1h:net"), option="a"))
        play = duel(their=w.side(backrow=["net"]), cards=[card])
        codes.append(play.refusal(type="activate", source=w.ref("1b0"), option="a"))
    assert set(codes) == {"no_card_there"}


@pytest.mark.rule("H-05")
@pytest.mark.parametrize("seed", range(3))
def test_a_filled_in_duel_agrees_with_the_view_and_holds_sound_decks(seed: int) -> None:
    for step, state in enumerate(states(seed + 40)):
        if step % 10:
            continue
        for viewer in (0, 1, TABLE):
            view = GAME.view(state, viewer)
            before = to_plain(view)
            full = GAME.determinize(view, Rng(step))
            assert to_plain(view) == before, "the view stays as it is"
            assert to_plain(GAME.view(full, viewer)) == before
            dump = GAME.dump(full)
            for seat in (0, 1):
                cards = dump["decklists"][seat]
                assert len(cards) == len(set(cards)) == 50
                assert set(cards) <= set(GAME.box.cards)


def test_fillings_differ() -> None:
    state = next(states(60))
    hands = {tuple(GAME.determinize(GAME.view(state, 0), Rng(seed)).hands[1]) for seed in range(10)}
    assert len(hands) == 10


def test_nothing_kept_for_later_names_a_hidden_card() -> None:
    """Frames, links, what has happened and what waits hold nothing that any seat may not know."""
    for seed in (70, 71, 72):
        for state in states(seed):
            kept = json.dumps(
                {
                    name: to_plain(GAME.position(state))[name]
                    for name in ("frames", "pending", "happened", "decision", "attack", "summon")
                }
            )
            for seat in (0, 1):
                secret = {card for card in state.hands[seat] if card not in state.known[seat]}
                secret |= {spell.card for spell in state.backrow[seat] if spell is not None and spell.face == "down"}
                elsewhere = _public(state)
                assert not [card for card in secret - elsewhere if f'"{card}"' in kept]


def _public(state: State) -> set[str]:
    """Ids that lie open somewhere, of either owner, or have a public part in what is under way."""
    cards = {card for side in (0, 1) for card in state.graveyards[side] + state.banished[side]}
    cards |= {monster.card for side in state.monsters for monster in side if monster is not None}
    cards |= {spell.card for side in state.backrow for spell in side if spell is not None and spell.face == "up"}
    cards |= {link.card for link in state.chain} | {one.card for one in state.pending}
    cards |= set().union(*state.known)
    return cards | ({state.summon.card} if state.summon is not None else set())
