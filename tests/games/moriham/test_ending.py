"""No duel is without end (H-48, H-50, H-51): the hundredth turn, players who put the end off, and why it comes."""

from __future__ import annotations

import runpy
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tabletop.core.actions import CHANCE, Action
from tabletop.core.game import Setup
from tabletop.core.rng import Rng
from tabletop.games.moriham import ending
from tabletop.games.moriham.actions import NO_PICK, Attack, Decline, GiveUp, NextPhase, Summon
from tabletop.games.moriham.events import Drawn, LifeChanged, Moved
from tabletop.games.moriham.rules import GAME
from tabletop.games.moriham.state import State

distance: Callable[[State], tuple[int, ...]] = runpy.run_path(str(Path(__file__).with_name("invariants.py")))[
    "distance"
]

GAIN = {"do": "gain", "amount": 1}
SIX = [f"m4_9_9{letter}" for letter in "abcdef"]

MOST_IN_A_TURN = 200
"""Actions that no turn of these duels comes near, chance included."""

Chooser = Callable[[State, Sequence[Action], Rng], Action]


# The hundredth turn


def end_turn(play: Any) -> Any:
    """Goes on, quietly, until the turn is over."""
    turns = play.state.turns
    while play.due is not None and play.state.turns == turns:
        play.next_phase().quietly()
    return play


@pytest.mark.rule("H-51")
@pytest.mark.parametrize(("turns", "over"), [(98, False), (99, False), (100, True), (101, True)])
def test_the_end_of_the_hundredth_turn_is_a_draw(duel: Any, w: Any, turns: int, over: bool) -> None:
    sage = w.monster("sage", ability=w.activated(GAIN))
    play = end_turn(duel(my=w.side(monsters=["sage"], life=40), cards=[sage], turns=turns).ability(0))
    assert (play.due is None) is over
    if over:
        outcome = play.game.outcome(play.state)
        assert (outcome.reason, outcome.ranking, outcome.scores) == ("draw", ((0, 1),), (41, 30))
    else:
        assert (play.state.turn, play.state.turns) == (1, turns + 1)


@pytest.mark.rule("H-51", "H-16")
def test_the_hundredth_turn_is_played_to_its_end(duel: Any, w: Any) -> None:
    last = w.monster("last", ability=w.triggered({"on": "phase", "phase": "end"}, {"do": "damage", "amount": 9}))
    play = duel(my=w.side(monsters=["last"]), their=w.side(life=9), cards=[last], turns=100)
    outcome = play.game.outcome(end_turn(play).state)
    assert (outcome.reason, outcome.ranking) == ("life", ((0,), (1,)))


@pytest.mark.rule("H-50")
def test_quiet_beyond_ten_turns_ends_a_duel_too(duel: Any, w: Any) -> None:
    """As a position may say."""
    play = end_turn(duel(my=w.side(hand=SIX), their=w.side(hand=SIX), quiet_turns=30))
    assert play.game.outcome(play.state).reason == "draw"


# Loops that neither decks nor quiet would end


def drawn_out(play: Any, turn: Callable[[Any], Any]) -> Any:
    """Both seats play every turn alike until the duel is over; every turn stirs something, and nobody draws."""
    decks = [len(deck) for deck in play.state.decks]
    while play.due is not None:
        turn(play)
        end_turn(play)
        assert play.state.quiet_turns == 0
    assert [len(deck) for deck in play.state.decks] == decks
    outcome = play.game.outcome(play.state)
    assert (outcome.reason, outcome.ranking, play.state.turns) == ("draw", ((0, 1),), 100)
    return play


@pytest.mark.rule("H-51", "H-10", "H-50")
def test_a_life_more_each_turn_does_not_go_on_for_ever(duel: Any, w: Any) -> None:
    sage = w.monster("sage", ability=w.activated(GAIN))
    both = w.side(hand=SIX, monsters=["sage"])
    play = drawn_out(duel(my=both, their=both, cards=[sage], turns=1), lambda play: play.ability(0))
    assert play.life == [80, 80]


@pytest.mark.rule("H-51", "H-10", "H-50")
def test_two_monsters_that_take_each_other_back_do_not_go_on_for_ever(duel: Any, w: Any) -> None:
    """Each comes specially by taking the other back to the hand."""
    cards = [
        w.monster(name, kin=kin, summon={"costs": [{"pay": "return", "card": {"kin": other}}]})
        for name, kin, other in (("sun", "day", "night"), ("moon", "night", "day"))
    ]
    both = w.side(hand=[*SIX, "sun"], monsters=["moon"])

    def swap(play: Any) -> None:
        seat = play.state.turn
        play.special("moon" if "moon" in play.pile(seat, "hand") else "sun", cost=f"{seat}m0")

    drawn_out(duel(my=both, their=both, cards=cards, turns=1), swap)


@pytest.mark.rule("H-51", "H-10", "H-50")
def test_cards_that_go_back_into_the_deck_do_not_go_on_for_ever(duel: Any, w: Any) -> None:
    """What was discarded last turn goes back into the deck, and a draw makes up for what is discarded now."""
    ability = w.activated(
        {"do": "recycle"}, {"do": "draw"}, costs=[{"pay": "discard"}], targets=[{"zone": "graveyard"}]
    )
    both = w.side(hand=SIX, monsters=["sage"], graveyard=["m1_1_1"])

    def turn_over(play: Any) -> None:
        seat = play.state.turn
        (grave,) = play.pile(seat, "graveyard")
        play.ability(0, cost=f"{seat}h:{play.pile(seat, 'hand')[0]}", targets=f"{seat}g:{grave}").chance()

    drawn_out(duel(my=both, their=both, cards=[w.monster("sage", ability=ability)], turns=1), turn_over)


# Why every duel ends


def begun(seed: int, first: Sequence[str] = ()) -> State:
    """A duel of two decks of any cards, those first that are named."""
    rng = Rng(seed)
    decks = []
    for _ in range(2):
        cards = list(GAME.box.cards)
        rng.shuffle(cards)
        cards.sort(key=lambda card: card not in first)
        deck = cards[:50]
        rng.shuffle(deck)
        decks.append(deck)
    return GAME.new(Setup("base", 2, {}, {"decks": decks, "first": seed % 2}))


def played(state: State, choose: Chooser, seed: int) -> State:
    """Plays a duel to its end, which every action must bring nearer."""
    rng = Rng(seed)
    far = distance(state)
    turn, actions = state.turns, 0
    while (due := GAME.decision(state)) is not None:
        legal = GAME.legal(state)
        action = GAME.sample(state, rng) if due.seat == CHANCE else choose(state, legal, rng)
        GAME.apply(state, action)
        turn, actions = (turn, actions + 1) if state.turns == turn else (state.turns, 0)
        assert actions < MOST_IN_A_TURN
        if state.ended is None:
            near = distance(state)
            assert near < far, f"{action} brings the end no nearer: {far}, {near}"
            assert min(near[:2] + near[3:]) >= 0
            far = near
    return state


def at_random(_state: State, legal: Sequence[Action], rng: Rng) -> Action:
    return rng.choice(legal)


def in_no_hurry(_state: State, legal: Sequence[Action], rng: Rng) -> Action:
    """Whatever there is to do, before it goes on: the longest turns."""
    busy = [one for one in legal if not isinstance(one, NextPhase | Decline | Attack)]
    return rng.choice(busy or legal)


@pytest.mark.rule("H-48", "H-51")
@pytest.mark.parametrize("choose", [at_random, in_no_hurry])
def test_every_action_brings_the_end_nearer(choose: Chooser) -> None:
    for seed in range(20):
        assert played(begun(seed), choose, seed).ended is not None


# Players who put the end off

BACK = ("returned", "regained", "recycled")
PUTTING_OFF = [
    card
    for card, words in GAME.box.cards.items()
    if any(f"{word}(" in repr(words) for word in ("Gain", "Return", "PayReturn", "Regain", "Recycle"))
]
"""Cards that gain life, or bring cards back to hands and decks."""


def gained(state: State, action: Action) -> int:
    """How much an action puts the end off: cards that come back and life gained, less what is drawn, lost or milled."""
    after = state.clone()
    gain = 0
    for event in GAME.perform(after, action):
        if isinstance(event, Moved):
            gain += 2 * (event.cause in BACK) - 3 * (event.zone in ("graveyard", "banished"))
        elif isinstance(event, LifeChanged):
            gain += 1 if event.by > 0 else -50
        elif isinstance(event, Drawn):
            gain -= 5 * len(event.cards)
    return gain if after.ended is None else -1000


def putting_off(state: State, legal: Sequence[Action], rng: Rng) -> Action:
    """Takes back what it can, hurts nobody, and otherwise does as little as it may without the quiet of H-50."""
    gains = [(gained(state, one), one) for one in legal]
    most = max(gain for gain, _ in gains)
    if most > 0:
        return rng.choice([one for gain, one in gains if gain == most])
    spare = [one for gain, one in gains if isinstance(one, Summon) and gain == 0]
    if spare and not state.stirred:
        return rng.choice(spare)
    calm = [one for one in legal if isinstance(one, NextPhase | Decline | GiveUp) or one == NO_PICK]
    return (calm or [max(gains, key=lambda one: one[0])[1]])[0]


@pytest.mark.rule("H-48", "H-51")
@pytest.mark.parametrize("most", [100, 300])
def test_players_who_put_the_end_off_come_to_the_last_turn_however_late(monkeypatch: Any, most: int) -> None:
    """With cards that come back and life that is gained neither decks nor quiet would end what they play."""
    monkeypatch.setattr(ending, "MOST_TURNS", most)
    last = []
    for seed in (3, 4, 5):
        state = played(begun(seed, PUTTING_OFF), putting_off, seed)
        assert state.ended is not None
        last.append((state.ended.reason, state.turns, state.quiet_turns < ending.QUIET_TURNS))
    assert ("draw", most, True) in last, last
