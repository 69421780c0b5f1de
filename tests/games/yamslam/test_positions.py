"""Positions: what is refused and why, what may be left out, and that whatever is let in plays on to its end."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tabletop.core.actions import CHANCE
from tabletop.core.errors import BadState, IllegalAction
from tabletop.core.game import Setup
from tabletop.core.match import Match
from tabletop.core.rng import Rng
from tabletop.games.yamslam.rules import GAME
from tabletop.games.yamslam.state import YamslamState

CHIPS = ("two_pairs", "three", "small_straight", "flush", "full", "four", "large_straight")
FULL_TRAY = dict.fromkeys(CHIPS, 4)
TABLES = [("base", 2), ("base", 3), ("base", 4), ("solo", 1), ("teams", 4)]

Describe = Callable[..., dict[str, Any]]


def fault(plain: object) -> tuple[str, str]:
    with pytest.raises(BadState) as raised:
        GAME.load(plain)
    return raised.value.code, raised.value.where


def play_on(state: YamslamState, seed: int, most: int = 5000) -> None:
    """Plays anything legal to the end; chips stay four of each, the position reads back at every step."""
    rng = Rng(seed)
    for _ in range(most):
        decision = GAME.decision(state)
        plain = GAME.dump(state)
        rows = [plain["tray"], plain["out"], *plain["chips"]]
        assert all(sum(row[chip] for row in rows) == 4 for chip in CHIPS)
        assert GAME.dump(GAME.load(json.loads(json.dumps(plain)))) == plain
        if decision is None:
            assert GAME.outcome(state) is not None
            return
        legal = GAME.legal(state)
        if decision.seat == CHANCE:
            assert legal == ()
            GAME.apply(state, GAME.sample(state, rng))
        else:
            # Takes and passes stand last: half the time, so that games are not all throws.
            GAME.apply(state, legal[-1] if rng.below(2) else rng.choice(legal))
    raise AssertionError("the game does not end")


def position_after(variant: str, players: int, seed: int, steps: int) -> dict[str, Any]:
    """A position some way into a game."""
    match = Match.begin(GAME, Setup(variant, players), seed, manual=True)
    rng = Rng(~seed)
    while match.decision is not None and len(match.log) < steps:
        if match.decision.seat == CHANCE:
            match.run_chance()
        else:
            legal = GAME.legal(match.state)
            match.submit(legal[-1] if rng.below(2) else rng.choice(legal))
    return GAME.dump(match.state)


positions = st.builds(
    lambda table, seed, steps: position_after(*table, seed, steps),
    st.sampled_from(TABLES),
    st.integers(0, 10_000),
    st.integers(0, 120),
)


@pytest.mark.parametrize(
    ("fields", "code", "where"),
    [
        ({"tray": FULL_TRAY | {"full": 5}}, "out_of_range", "tray.full"),
        ({"tray": FULL_TRAY | {"full": -1}}, "out_of_range", "tray.full"),
        ({"tray": FULL_TRAY | {"jackpot": 1}}, "unknown_chip", "tray.jackpot"),
        ({"out": {"yamslam": 1}}, "unknown_chip", "out.yamslam"),
        ({"out": {"full": 1}}, "wrong_total", "tray.full"),
        ({"tray": FULL_TRAY | {"full": 3}}, "wrong_total", "tray.full"),
        ({"chips": [{"full": 1}, {}]}, "wrong_total", "tray.full"),
        ({"chips": [{}, {"full": 9}]}, "out_of_range", "chips[1].full"),
        ({"chips": [{}]}, "wrong_count", "chips"),
        ({"chips": [{}, {}, {}]}, "wrong_count", "chips"),
        ({"turn": 2}, "out_of_range", "turn"),
        ({"turn": -1}, "out_of_range", "turn"),
        ({"dice": [1, 2, 3, 4], "throws": 1}, "wrong_count", "dice"),
        ({"dice": [1, 2, 3, 4, 0], "throws": 1}, "bad_value", "dice[4]"),
        ({"dice": [7, 2, 3, 4, 1], "throws": 1}, "bad_value", "dice[0]"),
        ({"dice": [1, 2, 3, 4, 6]}, "throws_and_dice_disagree", "throws"),
        ({"dice": [1, 2, 3, 4, 6], "throws": 4}, "throws_and_dice_disagree", "throws"),
        ({"throws": 1}, "throws_and_dice_disagree", "throws"),
        ({"pending": [0, 1]}, "all_five_first", "pending"),
        ({"pending": []}, "no_dice", "pending"),
        ({"dice": [1, 2, 3, 4, 6], "throws": 1, "pending": [1, 0]}, "dice_order", "pending"),
        ({"dice": [1, 2, 3, 4, 6], "throws": 1, "pending": [1, 5]}, "not_a_die", "pending[1]"),
        ({"dice": [1, 2, 3, 4, 6], "throws": 3, "pending": [1]}, "no_throw_due", "pending"),
        ({"takes_due": 1, "dice": [1, 1, 1, 1, 1], "throws": 1}, "no_take_due", "takes_due"),
        ({"takes_due": -1}, "no_take_due", "takes_due"),
        ({"idle_turns": 2}, "out_of_range", "idle_turns"),
        ({"idle_turns": -1}, "out_of_range", "idle_turns"),
        ({"took_this_turn": True}, "no_chip_taken_so", "took_this_turn"),
        ({"last_chip": 0}, "not_the_last_chip", "last_chip"),
        ({"last_chip": 7}, "not_the_last_chip", "last_chip"),
        ({"tray": "full"}, "bad_shape", "tray"),
        ({"dice": [1, 2, "3", 4, 5]}, "bad_shape", "dice[2]"),
        ({"throws": True}, "bad_shape", "throws"),
        ({"idle_turns": 0.5}, "bad_shape", "idle_turns"),
        ({"took_this_turn": 1}, "bad_shape", "took_this_turn"),
        ({"players": 5}, "bad_players", "players"),
        ({"variant": "duel"}, "unknown_variant", "variant"),
        ({"options": {"fair_play": "never"}}, "bad_option", "options.fair_play"),
        ({"game": "morpyam"}, "other_game", "game"),
        ({"luck": 1}, "bad_shape", ""),
    ],
)
def test_a_position_no_game_can_be_in_is_refused_by_name(
    describe: Describe, fields: dict[str, Any], code: str, where: str
) -> None:
    assert fault(describe(tray=FULL_TRAY) | fields) == (code, where)


@pytest.mark.rule("Y-03")
def test_before_who_starts_is_decided_nothing_has_happened(describe: Describe) -> None:
    untouched = describe(tray=FULL_TRAY, turn=None)
    assert GAME.dump(GAME.load(untouched))["decision"] == {"kind": "starts", "seat": -1}
    for fields in (
        {"dice": [1, 2, 3, 4, 6], "throws": 1},
        {"pending": [0, 1, 2, 3, 4]},
        {"idle_turns": 1},
    ):
        assert fault(untouched | fields) == ("turn_missing", "turn")
    assert fault(describe(tray=FULL_TRAY | {"full": 3}, turn=None)) == ("turn_missing", "turn")


@pytest.mark.rule("Y-15")
def test_a_chip_in_this_turn_excludes_idle_turns(describe: Describe) -> None:
    replay = describe(tray=FULL_TRAY | {"full": 3}, took_this_turn=True)
    assert GAME.dump(GAME.load(replay))["took_this_turn"] is True
    assert fault(replay | {"idle_turns": 1}) == ("out_of_range", "idle_turns")
    assert fault(replay | {"turn": 1}) == ("no_chip_taken_so", "took_this_turn"), "seat 1 has no chip"


@pytest.mark.rule("Y-30")
def test_a_second_chip_is_due_only_after_a_solo_yamslam(describe: Describe) -> None:
    due = describe("solo", 1, tray={"full": 1}, dice=[3, 3, 3, 3, 3], throws=2, takes_due=1)
    assert GAME.dump(GAME.load(due))["took_this_turn"] is True, "when absent, it follows"
    for fields, expected in (
        ({"dice": [3, 3, 3, 3, 4]}, ("no_take_due", "takes_due")),
        ({"dice": None, "throws": 0}, ("no_take_due", "takes_due")),
        ({"takes_due": 2}, ("no_take_due", "takes_due")),
        ({"pending": [0]}, ("no_throw_due", "pending")),
        ({"took_this_turn": False}, ("no_chip_taken_so", "took_this_turn")),
        ({"idle_turns": 1}, ("out_of_range", "idle_turns")),
        ({"last_chip": 0}, ("not_the_last_chip", "last_chip")),
    ):
        assert fault(due | fields) == expected
    nothing_taken = describe("solo", 1, tray=FULL_TRAY, dice=[3, 3, 3, 3, 3], throws=2, takes_due=1)
    assert fault(nothing_taken) == ("no_chip_taken_so", "takes_due")
    none_left = describe("solo", 1, dice=[3, 3, 3, 3, 3], throws=2, takes_due=1, last_chip=0)
    assert fault(none_left) == ("no_take_due", "takes_due")
    emptied = describe("solo", 1, out={"full": 1}, dice=[3, 3, 3, 3, 3], throws=2, takes_due=1)
    assert fault(emptied) == ("not_the_last_chip", "last_chip"), "the first of the two has emptied the tray"
    assert GAME.decision(GAME.load(emptied | {"last_chip": 0})) is not None


@pytest.mark.rule("Y-24")
def test_the_last_chip_belongs_to_a_side_that_has_chips_or_is_out_of_play(describe: Describe) -> None:
    over = describe(out={"three": 1})
    assert GAME.dump(GAME.load(over))["outcome"]["scores"] == [720 - 10 + 50 + 6 * 30, 0]
    assert GAME.dump(GAME.load(over | {"last_chip": 0}))["outcome"]["scores"] == [720 - 10 + 50 + 6 * 30 + 20, 0]
    assert fault(over | {"last_chip": 1}) == ("not_the_last_chip", "last_chip")
    assert fault(over | {"pending": [0, 1, 2, 3, 4]}) == ("no_throw_due", "pending")
    assert fault(over | {"idle_turns": 1}) == ("out_of_range", "idle_turns")
    all_won = describe()
    assert fault(all_won) == ("not_the_last_chip", "last_chip"), "nothing is out of play, so somebody won it"


def test_what_is_absent_has_its_plain_meaning(describe: Describe) -> None:
    bare = {"game": "yamslam", "variant": "base", "players": 2, "tray": FULL_TRAY, "turn": 1}
    plain = GAME.dump(GAME.load(bare))
    assert plain["options"] == {"fair_play": "full"}
    assert plain["out"] == dict.fromkeys(CHIPS, 0)
    assert plain["chips"] == [dict.fromkeys(CHIPS, 0)] * 2
    assert (plain["dice"], plain["throws"], plain["pending"], plain["takes_due"]) == (None, 0, None, 0)
    assert (plain["idle_turns"], plain["took_this_turn"], plain["last_chip"]) == (0, False, None)
    solo = {"game": "yamslam", "variant": "solo", "players": 1, "tray": FULL_TRAY}
    assert GAME.dump(GAME.load(solo))["turn"] == 0


def test_decision_and_outcome_follow_and_are_not_read(describe: Describe) -> None:
    plain = GAME.dump(GAME.load(describe(tray=FULL_TRAY)))
    assert GAME.dump(GAME.load(plain | {"decision": None, "outcome": {"reason": "points"}})) == plain
    assert GAME.dump(GAME.load({k: v for k, v in plain.items() if k not in ("decision", "outcome")})) == plain


@settings(max_examples=40, deadline=None)
@given(positions, st.integers(0, 2**32))
def test_a_position_plays_on_as_the_game_would(plain: dict[str, Any], seed: int) -> None:
    one, other = GAME.load(plain), GAME.load(json.loads(json.dumps(plain)))
    rng = Rng(seed)
    for _ in range(60):
        assert GAME.dump(one) == GAME.dump(other)
        decision = GAME.decision(one)
        if decision is None:
            break
        action = GAME.sample(one, rng) if decision.seat == CHANCE else rng.choice(GAME.legal(one))
        assert GAME.apply(one, action) == GAME.apply(other, action)


junk = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | st.floats(allow_nan=False) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from(CHIPS) | st.text(max_size=4), inner),
    max_leaves=6,
)
FIELDS = (
    *("variant", "players", "options", "turn", "tray", "out", "chips", "dice", "throws", "pending"),
    *("takes_due", "idle_turns", "took_this_turn", "last_chip"),
)
likely = st.one_of(
    st.integers(0, 4),
    st.none(),
    st.booleans(),
    st.lists(st.integers(1, 6), min_size=5, max_size=5),
    st.lists(st.integers(0, 4), max_size=5),
    st.fixed_dictionaries({chip: st.integers(0, 4) for chip in CHIPS}),
)


@settings(max_examples=300, deadline=None)
@given(positions, st.dictionaries(st.sampled_from(FIELDS), junk | likely, min_size=1, max_size=3), st.integers(0, 99))
def test_a_position_with_fields_replaced_is_refused_or_plays_to_its_end(
    plain: dict[str, Any], replaced: dict[str, Any], seed: int
) -> None:
    try:
        state = GAME.load(plain | replaced)
    except BadState:
        return
    play_on(state, seed)


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(TABLES),
    st.lists(st.lists(st.integers(0, 5), min_size=4, max_size=4), min_size=7, max_size=7),
    st.lists(st.integers(1, 6), min_size=5, max_size=5) | st.just([4] * 5),
    st.integers(1, 3),
    st.integers(0, 3),
    st.integers(0, 99),
)
def test_any_shares_of_chips_with_any_dice_play_to_the_end(
    table: tuple[str, int], holders: list[list[int]], dice: list[int], throws: int, idle: int, seed: int
) -> None:
    """Each chip lies in the tray (0), out of play (1) or with a side (2 and on)."""
    variant, players = table
    sides = 2 if variant == "teams" else players
    piles: list[dict[str, int]] = [{} for _ in range(2 + sides)]
    for chip, places in zip(CHIPS, holders, strict=True):
        for place in places:
            pile = piles[place % len(piles)]
            pile[chip] = pile.get(chip, 0) + 1
    tray, out, *chips = piles
    assume(tray)
    plain = {"game": "yamslam", "variant": variant, "players": players, "turn": players - 1}
    hand = {"dice": dice, "throws": throws, "idle_turns": idle % players}
    play_on(GAME.load({**plain, **hand, "tray": tray, "out": out, "chips": chips}), seed)


small = st.integers(-2, 7)
actions = st.one_of(
    st.fixed_dictionaries({"type": st.just("throw"), "dice": st.lists(small, max_size=6)}),
    st.fixed_dictionaries(
        {"type": st.just("take"), "chip": st.sampled_from([*CHIPS, "x"]), "from": st.sampled_from(["tray", "out", "x"])}
    ),
    st.just({"type": "pass"}),
    st.fixed_dictionaries(
        {"type": st.just("rolled"), "values": st.lists(st.none() | small, max_size=6)},
        optional={
            "off_track": st.lists(small, max_size=2),
            "cocked": st.lists(small, max_size=2),
            "disturbed": st.dictionaries(small.map(str), small, max_size=2),
        },
    ),
    st.fixed_dictionaries(
        {"type": st.just("starts"), "seat": small},
        optional={"rolls": st.lists(st.lists(st.none() | small | st.lists(small, max_size=3), max_size=5), max_size=3)},
    ),
)


@settings(max_examples=300, deadline=None)
@given(positions, st.lists(actions, min_size=1, max_size=8))
def test_hostile_actions_are_refused_and_change_nothing_or_are_legal(
    plain: dict[str, Any], given_actions: list[dict[str, Any]]
) -> None:
    state = GAME.load(plain)
    for raw in given_actions:
        try:
            action = msgspec.convert(raw, GAME.action_type)
        except msgspec.ValidationError:
            continue
        before = copy.deepcopy(GAME.dump(state))
        decision = GAME.decision(state)
        listed = action in GAME.legal(state)
        try:
            GAME.apply(state, action)
        except IllegalAction:
            assert GAME.dump(state) == before
            assert not listed
        else:
            assert decision is not None
            assert listed or decision.seat == CHANCE
            assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)
