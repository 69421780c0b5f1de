"""Actions chosen step by step."""

from __future__ import annotations

from typing import Any

import pytest

from scenes.moriham.draft import Draft, aims, drafts
from tabletop import catalogue
from tabletop.core.actions import CHANCE
from tabletop.core.game import Setup
from tabletop.core.rng import Rng
from tabletop.games.moriham.actions import (
    DECLINE,
    NEXT_PHASE,
    Activate,
    Attack,
    Retarget,
    SetCard,
    SpecialSummon,
    Summon,
    TurnPosition,
    UseAbility,
)
from tabletop.games.moriham.refs import MONSTER_REFS, card_ref

GAME = catalogue.game("moriham")
HAND = card_ref(0, "hand", "deep_sleep")
MINE, THEIRS = MONSTER_REFS


def every_end(draft: Draft) -> set[Any]:
    """All actions that picking can lead to."""
    if draft.action is not None:
        return {draft.action}
    return {action for choice in draft.choices for action in every_end(draft.pick(choice))}


def test_tributes_are_picked_until_they_fit() -> None:
    """Level 3 for two level 1 monsters or one of level 2: any of the first leads to the other."""
    card = "m"
    actions = [Summon(card, position, tributes) for tributes in ((0, 1), (2,)) for position in ("attack", "defence")]
    draft = drafts(actions, 0)[card_ref(0, "hand", card)].pick("summon")
    assert (draft.step, set(draft.choices)) == ("tribute", {MINE[0], MINE[1], MINE[2]})
    assert draft.pick(MINE[2]).step == "position"
    half = draft.pick(MINE[1])
    assert (half.step, half.choices) == ("tribute", (MINE[0],))
    assert half.pick(MINE[0]).pick("defence").action == Summon(card, "defence", (0, 1))
    assert half.before == draft


def test_option_then_cost_then_targets() -> None:
    pay = card_ref(0, "hand", "c")
    actions = [Activate(HAND, "a", (pay,), (target,)) for target in THEIRS[:2]] + [Activate(HAND, "b")]
    draft = drafts([*actions, SetCard("deep_sleep")], 0)[HAND]
    assert draft.choices == ("set", "a", "b")
    assert draft.outcomes("b") == Activate(HAND, "b")
    assert draft.outcomes("a") is None
    paying = draft.pick("a")
    assert (paying.step, paying.choices) == ("cost", (pay,))
    aiming = paying.pick(pay)
    assert (aiming.step, aiming.choices) == ("target", THEIRS[:2])
    assert aiming.pick(THEIRS[1]).action == Activate(HAND, "a", (pay,), (THEIRS[1],))


def test_two_targets_of_one_kind_may_be_picked_in_either_order() -> None:
    action = Activate(HAND, "a", (), (THEIRS[0], THEIRS[3]))
    draft = drafts([action], 0)[HAND].pick("a")
    assert draft.pick(THEIRS[3]).pick(THEIRS[0]).action == action
    assert draft.pick(THEIRS[0]).pick(THEIRS[3]).action == action


def test_a_monster_attacks_turns_and_uses_its_ability() -> None:
    actions = [Attack(2, 1), Attack(2, "player"), TurnPosition(2), UseAbility(2), NEXT_PHASE, DECLINE]
    made = drafts(actions, 0)
    assert list(made) == [MINE[2]]
    draft = made[MINE[2]]
    assert draft.verbs == ("ability", "turn", "attack")
    assert draft.pick("attack").choices == (THEIRS[1], "player")
    assert draft.pick("attack").outcomes("player") == Attack(2, "player")


def test_a_special_summon_ends_with_the_position() -> None:
    actions = [SpecialSummon("m", position, (MINE[0],)) for position in ("attack", "defence")]
    draft = drafts(actions, 0)[card_ref(0, "hand", "m")].pick("special").pick(MINE[0])
    assert (draft.step, draft.choices) == ("position", ("attack", "defence"))


def test_aiming_anew() -> None:
    assert aims([Retarget(3), Retarget("player")], 0) == {THEIRS[3]: Retarget(3), "player": Retarget("player")}


def test_what_may_not_be_picked_is_refused() -> None:
    draft = drafts([TurnPosition(0)], 0)[MINE[0]]
    with pytest.raises(ValueError, match="attack"):
        draft.pick("attack")


@pytest.mark.parametrize("seed", range(3))
def test_every_legal_action_with_a_card_can_be_picked_and_nothing_else(seed: int) -> None:
    rng = Rng(seed)
    state = GAME.new(Setup("base", 2))
    met = 0
    for _ in range(160):
        decision = GAME.decision(state)
        if decision is None:
            break
        if decision.seat == CHANCE:
            GAME.apply(state, GAME.sample(state, rng))
            continue
        legal = GAME.legal(state)
        made = drafts(legal, decision.seat)
        reached = {action for draft in made.values() for action in every_end(draft)}
        assert reached <= set(legal)
        rest = {type(action).__name__ for action in set(legal) - reached}
        assert rest <= {"NextPhase", "Decline", "GiveUp", "Retarget", "Choose"}
        met += len(reached)
        GAME.apply(state, legal[rng.below(len(legal))])
    assert met > 100
