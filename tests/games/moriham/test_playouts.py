"""Random duels, steered to cards and options not yet seen; what holds in every state; how duels end (H-48, H-50)."""

from __future__ import annotations

import runpy
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tabletop.core.actions import CHANCE, Action
from tabletop.core.game import Setup, to_plain
from tabletop.core.rng import Rng
from tabletop.games.moriham.actions import Activate, Attack, Choose, Respond, SetCard, SpecialSummon, Surrender
from tabletop.games.moriham.cards import Continuous, MonsterCard
from tabletop.games.moriham.effects.reading import all_hold
from tabletop.games.moriham.rules import GAME
from tabletop.games.moriham.state import State, decklist

INVARIANTS = runpy.run_path(str(Path(__file__).with_name("invariants.py")))
check_state: Callable[[State, list[list[str]]], None] = INVARIANTS["check_state"]
distance: Callable[[State], tuple[int, ...]] = INVARIANTS["distance"]

MOST_STEPS = 5_000
"""Actions no duel may exceed, chance included."""


def begun(seed: int, wanted: set[tuple[str, str]] | None = None) -> State:
    """A duel of two decks of any cards, those first that have something not yet seen."""
    rng = Rng(seed)
    decks = []
    for _ in range(2):
        cards = list(GAME.box.cards)
        rng.shuffle(cards)
        if wanted is not None:
            unseen = {card for card, _ in wanted}
            cards.sort(key=lambda card: card not in unseen)
        deck = cards[:50]
        rng.shuffle(deck)
        decks.append(deck)
    return GAME.new(Setup("base", 2, {}, {"decks": decks, "first": seed % 2, "shuffle": False}))


def uses_of(state: State, action: Action) -> set[tuple[str, str]]:
    """The effects of cards that an action puts to use."""
    if isinstance(action, SpecialSummon):
        return {(action.card, "summon")}
    if isinstance(action, Activate | Respond):
        source = action.source
        if source.card is not None:
            return {(source.card, action.option)}
        spell = state.backrow[source.seat][source.place or 0]
        return {(spell.card, action.option)} if spell is not None else set()
    return set()


def promising(state: State, legal: Sequence[Action], wanted: set[tuple[str, str]]) -> Sequence[Action]:
    """What leads to effects not yet seen: using one, laying its card, keeping it, picking something, attacking."""
    unseen = {card for card, _ in wanted}
    sparing = [one for one in legal if not any(card in unseen for card, _ in uses_of(state, one))]
    return (
        [one for one in legal if uses_of(state, one) & wanted]
        or [one for one in legal if any((card, "lasts") in wanted for card, _ in uses_of(state, one))]
        or [one for one in legal if isinstance(one, SetCard) and one.card in unseen]
        or [one for one in legal if isinstance(one, Choose) and one.picks]
        or [one for one in legal if isinstance(one, Attack)]
        or sparing
        or legal
    )


def all_uses() -> set[tuple[str, str]]:
    """All that every card can do: summon, ability, both options; ``lasts``: what it gives as it lies there."""
    found = set()
    for card in GAME.box.cards.values():
        if isinstance(card, MonsterCard):
            works = "lasts" if isinstance(card.ability, Continuous) else "ability"
            found |= {(card.id, "summon"), (card.id, works)}
        else:
            found |= {(card.id, "a"), (card.id, "b")}
            if card.a.stays or card.b.stays:
                found.add((card.id, "lasts"))
    return found


def lasting_now(state: State) -> set[tuple[str, str]]:
    """The cards in the field that give something as they lie there, their conditions holding."""
    found = set()
    for gifts in state.gifts.values():
        for gift in gifts:
            if all_hold(state, gift.seat, gift.conditions, gift.source):
                assert gift.source.place is not None
                row: Sequence[Any] = (state.monsters if gift.source.zone == "monsters" else state.backrow)[gift.seat]
                found.add((getattr(row[gift.source.place], "copied", None) or row[gift.source.place].card, "lasts"))
    return found


@pytest.mark.rule("H-48", "H-50")
def test_steered_duels_use_all_that_every_card_can_do() -> None:
    wanted = all_uses()
    total = len(wanted)
    assert {card for card, _ in wanted} == set(GAME.box.cards)
    for seed in range(400):
        if not wanted:
            break
        state = begun(seed, wanted)
        rng = Rng(seed)
        for _ in range(MOST_STEPS):
            due = GAME.decision(state)
            if due is None:
                break
            if due.seat == CHANCE:
                action = GAME.sample(state, rng)
            else:
                legal = GAME.legal(state)
                assert len(set(legal)) == len(legal)
                action = rng.choice(promising(state, legal, wanted))
            wanted -= uses_of(state, action)
            for event in map(to_plain, GAME.apply(state, action)):
                if event["type"] == "activated":
                    wanted.discard((event["card"], event["option"]))
            wanted -= lasting_now(state)
        else:
            pytest.fail(f"duel {seed} does not end")
    assert not wanted, f"{len(wanted)} of {total} never used: {sorted(wanted)}"


@pytest.mark.rule("H-48", "H-50")
@pytest.mark.parametrize("seed", range(12))
def test_no_card_is_lost_and_every_duel_ends(seed: int) -> None:
    state = begun(seed)
    lists = [decklist(state, seat) for seat in (0, 1)]
    rng = Rng(~seed)
    for _ in range(MOST_STEPS):
        check_state(state, lists)
        due = GAME.decision(state)
        if due is None:
            break
        legal = GAME.legal(state)
        GAME.apply(state, rng.choice(legal) if legal else GAME.sample(state, rng))
    assert state.ended is not None


@pytest.mark.rule("H-48")
def test_players_who_never_attack_run_out_of_deck_or_patience() -> None:
    """The longest duels: nobody attacks, nobody hurts; the deck or the quiet ends them."""
    for seed in range(6):
        state = begun(seed)
        rng = Rng(seed)
        for _ in range(MOST_STEPS):
            if GAME.decision(state) is None:
                break
            legal = GAME.legal(state)
            calm = [
                one for one in legal if to_plain(one)["type"] in ("next_phase", "decline", "give_up", "set", "choose")
            ]
            GAME.apply(state, rng.choice(calm or legal) if legal else GAME.sample(state, rng))
        assert state.ended is not None
        assert state.ended.reason in ("deck", "draw")


class DuelMachine(RuleBasedStateMachine):
    """A duel whose every action hypothesis chooses; kept, copied and taken up again as it goes."""

    state: State

    @initialize(seed=st.integers(0, 10_000))
    def begin(self, seed: int) -> None:
        self.state = begun(seed)
        self.lists = [decklist(self.state, seat) for seat in (0, 1)]
        self.rng = Rng(seed)

    @precondition(lambda self: self.state.ended is None)
    @rule(pick=st.integers(0, 1_000))
    def act(self, pick: int) -> None:
        legal = GAME.legal(self.state)
        self.go_on(legal[pick % len(legal)] if legal else GAME.sample(self.state, self.rng))

    @precondition(lambda self: self.state.ended is None)
    @rule()
    def hurry(self) -> None:
        """Goes on as directly as the rules allow, so that later turns are reached."""
        legal = GAME.legal(self.state)
        self.go_on(legal[-1] if legal else GAME.sample(self.state, self.rng))

    def go_on(self, action: Action) -> None:
        before = distance(self.state)
        GAME.apply(self.state, action)
        assert self.state.ended is not None or distance(self.state) < before, "nearer to the end (H-51)"

    @rule()
    def keep_and_take_up(self) -> None:
        data = GAME.dump(self.state)
        copy = self.state.clone()
        self.state = GAME.load(data)
        assert GAME.dump(copy) == data

    @precondition(lambda self: self.state.ended is None and bool(GAME.legal(self.state)))
    @rule()
    def surrender_elsewhere(self) -> None:
        copy = self.state.clone()
        before = GAME.dump(self.state)
        GAME.apply(copy, Surrender())
        assert copy.ended is not None
        assert GAME.dump(self.state) == before, "a copy is its own"

    @invariant()
    def holds(self) -> None:
        check_state(self.state, self.lists)


DuelMachine.TestCase.settings = settings(max_examples=25, stateful_step_count=60, deadline=None, derandomize=True)
TestDuel: Any = DuelMachine.TestCase
