"""Positions: what is refused and why, what may be left out, and that whatever is let in plays on to its end."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.actions import CHANCE
from tabletop.core.errors import BadState, IllegalAction
from tabletop.core.game import OptionValue, Setup
from tabletop.core.match import Match
from tabletop.core.rng import Rng
from tabletop.games.morpyam.actions import AT, Lift, Retire
from tabletop.games.morpyam.rules import GAME
from tabletop.games.morpyam.state import MorpyamState
from tabletop.games.morpyam.tiles import CLASSIC_TILES, FLASH_TILES, TILES

TOKENS = {2: 17, 3: 11, 4: 8}
TABLES = [(variant, players) for variant in ("classic", "flash", "plus") for players in (2, 3, 4)]
ROW = [(0, column) for column in range(6)]
NOBODY = [[None] * 6 for _ in range(6)]

Describe = Callable[..., dict[str, Any]]


def fault(plain: object) -> tuple[str, str]:
    with pytest.raises(BadState) as raised:
        GAME.load(plain)
    return raised.value.code, raised.value.where


def chosen(state: MorpyamState, rng: Rng) -> Any:
    """Anything legal, the last half the time, where placing and passing stand; now and then what stands apart."""
    also = GAME.also(state)
    if "retire" in also and not rng.below(100):
        return Retire()
    if "lift" in also and not rng.below(8):
        return Lift(rng.choice([at for square, at in enumerate(AT) if state.laid >> square & 1]))
    legal = GAME.legal(state)
    return legal[-1] if rng.below(2) else rng.choice(legal)


def check_conserved(plain: dict[str, Any]) -> None:
    tokens = Counter(seat for row in plain["tokens"] for seat in row)
    for seat, left in enumerate(plain["in_hand"]):
        assert left + tokens[seat] == TOKENS[plain["players"]]
    tiles = Counter(tile for row in plain["grid"] for tile in row if tile)
    tiles.update(tile for hand in plain.get("tiles") or () for tile in hand)
    if plain.get("tiles", ()) is not None:
        assert tiles == (FLASH_TILES if plain["variant"] == "flash" else CLASSIC_TILES)


def play_on(state: MorpyamState, seed: int, most: int = 4000) -> None:
    """Plays to the end; tokens and tiles are conserved, the position reads back at every tenth step."""
    rng = Rng(seed)
    for step in range(most):
        decision = GAME.decision(state)
        if step % 10 == 0 or decision is None:
            plain = GAME.dump(state)
            check_conserved(plain)
            assert GAME.dump(GAME.load(json.loads(json.dumps(plain)))) == plain
        if decision is None:
            assert GAME.outcome(state) is not None
            assert GAME.legal(state) == ()
            return
        if decision.seat == CHANCE:
            assert GAME.legal(state) == ()
            GAME.apply(state, GAME.sample(state, rng))
        else:
            assert GAME.legal(state)
            GAME.apply(state, chosen(state, rng))
    raise AssertionError("the game does not end")


def position_after(variant: str, players: int, double: bool, seed: int, steps: int) -> dict[str, Any]:
    """A position some way into a game."""
    options: dict[str, OptionValue] = {"double_morpyam": double}
    match = Match.begin(GAME, Setup(variant, players, options), seed, manual=True)
    rng = Rng(~seed)
    while match.decision is not None and len(match.log) < steps:
        if match.decision.seat == CHANCE:
            match.run_chance()
        else:
            match.submit(chosen(match.state, rng))
    return GAME.dump(match.state)


positions = st.builds(
    lambda table, double, seed, steps: position_after(*table, double, seed, steps),
    st.sampled_from(TABLES),
    st.booleans(),
    st.integers(0, 10_000),
    st.integers(0, 250),
)


@pytest.mark.parametrize(
    ("fields", "code", "where"),
    [
        ({"turn": 2}, "out_of_range", "turn"),
        ({"turn": -1}, "out_of_range", "turn"),
        ({"tokens": NOBODY[:5]}, "wrong_count", "tokens"),
        ({"tokens": [*NOBODY[:5], [None] * 5]}, "wrong_count", "tokens[5]"),
        ({"tokens": [*NOBODY[:5], [None, 2, None, None, None, None]]}, "out_of_range", "tokens[5][1]"),
        ({"tokens": [[0] * 6, [0] * 6, [0] * 6, *NOBODY[:3]]}, "too_many_tokens", "tokens"),
        ({"tokens": [[0] * 5 + [None], [1] * 5 + [None], *NOBODY[:4]]}, "ended_twice", "tokens"),
        ({"tokens": [[1] * 5 + [None], *NOBODY[:5]], "retired": [1]}, "ended_by_retired", "retired"),
        ({"in_hand": [17, 16]}, "wrong_total", "in_hand"),
        ({"in_hand": [17]}, "wrong_total", "in_hand"),
        ({"dice": [1, 2, 3, 4], "throws": 1}, "wrong_count", "dice"),
        ({"dice": [1, 2, 3, 4, 7], "throws": 1}, "bad_value", "dice[4]"),
        ({"dice": [1, 2, 3, 4, 6], "throws": 0}, "throws_and_dice_disagree", "throws"),
        ({"dice": [1, 2, 3, 4, 6], "throws": 4}, "throws_and_dice_disagree", "throws"),
        ({"throws": 1}, "throws_and_dice_disagree", "throws"),
        ({"pending": [0, 1]}, "all_five_first", "pending"),
        ({"dice": [1, 2, 3, 4, 6], "throws": 1, "pending": []}, "no_dice", "pending"),
        ({"dice": [1, 2, 3, 4, 6], "throws": 1, "pending": [1, 5]}, "not_a_die", "pending[1]"),
        ({"dice": [1, 2, 3, 4, 6], "throws": 3, "pending": [1]}, "no_throw_due", "pending"),
        ({"call": "full"}, "call_and_its_state_disagree", "call_state"),
        ({"call_state": "standing"}, "call_and_its_state_disagree", "call_state"),
        ({"call": "b3", "call_state": "standing"}, "cannot_be_called", "call"),
        ({"call": "full", "call_state": "open"}, "unknown_call_state", "call_state"),
        ({"call": "full", "call_state": "won"}, "not_so_called", "call_state"),
        ({"call": "full", "call_state": "lost"}, "not_so_called", "call_state"),
        ({"morpyams": 1}, "out_of_range", "morpyams"),
        ({"morpyams": -1}, "out_of_range", "morpyams"),
        ({"retired": [2]}, "out_of_range", "retired[0]"),
        ({"retired": [1, 1]}, "named_twice", "retired[1]"),
        ({"retired": [True]}, "wrong_count", "retired"),
        ({"retired": [0, 1]}, "has_retired", "turn"),
        ({"tiles": [["b1"], []]}, "only_in_plus", "tiles"),
        ({"confirmed": [0]}, "only_in_plus", "confirmed"),
        ({"laid": [[0, 0]]}, "only_in_plus", "laid"),
        ({"grid": [["b1"] * 6] * 5}, "wrong_count", "grid"),
        ({"grid": [["b1"] * 6] * 6}, "wrong_tiles", "grid"),
        ({"grid": [[None] * 6] * 6}, "unknown_tile", "grid[0][0]"),
        ({"grid": [["p1"] * 6] * 6}, "unknown_tile", "grid[0][0]"),
        ({"grid": "classic"}, "bad_shape", "grid"),
        ({"dice": [1, 2, "3", 4, 5]}, "bad_shape", "dice[2]"),
        ({"throws": True}, "bad_shape", "throws"),
        ({"morpyams": 0.5}, "bad_shape", "morpyams"),
        ({"players": 5}, "bad_players", "players"),
        ({"variant": "grand"}, "unknown_variant", "variant"),
        ({"options": {"fair_play": "never"}}, "bad_option", "options.fair_play"),
        ({"game": "yamslam"}, "other_game", "game"),
        ({"luck": 1}, "bad_shape", ""),
    ],
)
def test_a_position_no_game_can_be_in_is_refused_by_name(
    describe: Describe, fields: dict[str, Any], code: str, where: str
) -> None:
    assert fault(describe() | fields) == (code, where)


@pytest.mark.rule("M-10")
def test_before_who_starts_is_decided_nothing_has_happened(describe: Describe) -> None:
    untouched = describe(players=3, turn=None)
    assert GAME.dump(GAME.load(untouched))["decision"] == {"kind": "starts", "seat": -1}
    for fields, field in (
        ({"dice": [1, 2, 3, 4, 6], "throws": 1}, "dice"),
        ({"pending": [0, 1, 2, 3, 4]}, "pending"),
        ({"call": "full", "call_state": "standing"}, "call"),
        ({"morpyams": 1}, "morpyams"),
        ({"retired": [1]}, "retired"),
        ({"tokens": [[1, None, None, None, None, None], *NOBODY[:5]]}, "tokens"),
    ):
        assert field
        assert fault(untouched | fields) == ("turn_missing", "turn")


@pytest.mark.rule("M-41", "M-42", "M-44")
def test_a_call_and_the_dice_agree(describe: Describe) -> None:
    full = {"dice": [2, 2, 5, 5, 5], "call": "full"}
    assert GAME.dump(GAME.load(describe(**full, call_state="won")))["call_state"] == "won"
    assert fault(describe(**full, call_state="lost")) == ("not_so_called", "call_state")
    assert fault(describe(**full, call_state="won", pending=[0])) == ("not_so_called", "call_state")
    assert GAME.decision(GAME.load(describe(**full, call_state="standing", pending=[0]))) is not None
    assert fault(describe(**full, call_state="standing") | {"throws": 3}) == ("not_so_called", "call_state")
    sec = full | {"call": "sec"}
    assert fault(describe(**sec, call_state="standing")) == ("not_so_called", "call_state")
    assert fault(describe(**sec, call_state="won") | {"throws": 2}) == ("not_so_called", "call_state")
    assert GAME.load(describe(**sec, call_state="won")).call == "sec"
    appels = {1: [(3, 2), (4, 4)]}
    assert fault(describe(own=appels, **full, call_state="won")) == ("no_appel_free", "call")
    assert fault(describe("flash", call="full", call_state="standing")) == ("no_appel_free", "call")


@pytest.mark.rule("M-32")
def test_morpyams_of_the_turn_are_tokens_on_the_board(describe: Describe) -> None:
    own = {0: [(1, 4), (3, 1), (3, 3)], 1: [(0, 0)] * 1}
    assert GAME.load(describe(own=own, morpyams=3)).morpyams == 3
    assert fault(describe(own=own, morpyams=4)) == ("out_of_range", "morpyams")
    assert fault(describe(own=own, morpyams=2) | {"turn": 1}) == ("out_of_range", "morpyams")
    both = {"double_morpyam": True}
    over = GAME.dump(GAME.load(describe(own=own, morpyams=2, dice=[3] * 5, options=both)))
    assert over["outcome"]["reason"] == "double_morpyam"
    assert fault(describe(own=own, morpyams=3, options=both)) == ("out_of_range", "morpyams")


@pytest.mark.rule("M-52", "M-53", "M-55")
def test_what_ended_the_game_was_the_last_thing_done(describe: Describe) -> None:
    ko = describe(own={0: ROW[:5]})
    assert GAME.dump(GAME.load(ko))["outcome"]["ranking"] == [[0], [1]]
    assert fault(ko | {"turn": 1}) == ("turn_of_another", "turn")
    assert fault(ko | {"pending": [0, 1, 2, 3, 4]}) == ("no_throw_due", "pending")
    assert fault(ko | {"call": "full", "call_state": "standing"}) == ("not_so_called", "call_state")
    twice = describe(own={0: ROW[:5] + [(2, column) for column in range(5)]})
    assert fault(twice) == ("over_before", "tokens")
    crossing = describe(own={0: ROW[:5] + [(row, 0) for row in range(1, 5)]})
    assert GAME.dump(GAME.load(crossing))["outcome"]["reason"] == "ko", "one token made both"
    assert fault(describe(own={0: ROW[:5], 1: [(3, column) for column in range(5)]})) == ("ended_twice", "tokens")
    own = {0: [(row, column) for row in (0, 1, 3, 4) for column in (0, 1, 3, 4)] + [(2, 5)]}
    last = describe(own=own)
    assert GAME.dump(GAME.load(last))["outcome"]["reason"] == "points"
    assert fault(last | {"turn": 1}) == ("turn_of_another", "turn")
    left = describe(players=3, retired=[0, 2])
    assert GAME.dump(GAME.load(left))["outcome"]["ranking"] == [[1], [0, 2]]
    assert fault(describe(players=3, retired=[0])) == ("has_retired", "turn")
    assert fault(describe(players=3, own={0: ROW[:5]}, retired=[0])) == ("ended_by_retired", "retired")
    won_on_appel = describe(
        own={0: [(3, 0), (3, 1), (3, 2), (3, 3), (3, 4)], 1: [(4, 4)]}, dice=[2, 2, 5, 5, 5], call="full"
    )
    assert GAME.dump(GAME.load(won_on_appel | {"call_state": "won"}))["outcome"]["reason"] == "ko"


@pytest.mark.rule("M-55")
def test_retired_seats_may_be_given_as_seats_or_as_a_boolean_each(describe: Describe) -> None:
    seats = GAME.dump(GAME.load(describe(players=4, retired=[3, 1])))
    assert seats["retired"] == [1, 3]
    assert GAME.dump(GAME.load(describe(players=4, retired=[False, True, False, True]))) == seats


@pytest.mark.rule("M-70", "M-71", "M-72")
def test_faults_while_tiles_are_laid() -> None:
    match = Match.begin(GAME, Setup("plus", 3, {}, {"first": 1}), 7)
    rng = Rng(1)
    for _ in range(12):
        match.submit(rng.choice(GAME.legal(match.state)))
    match.submit(GAME.legal(match.state)[0])
    for _ in range(4):
        match.submit(rng.choice(GAME.legal(match.state)))
    plain = GAME.dump(match.state)
    assert (plain["turn"], plain["confirmed"], len(plain["laid"])) == (2, [1], 4)
    assert GAME.dump(GAME.load(plain | {"confirmed": [False, True, False]})) == plain
    hands = plain["tiles"]
    free = next([row, column] for row, column in AT if plain["grid"][row][column] is None)
    fixed = next([r, c] for r, c in AT if plain["grid"][r][c] is not None and [r, c] not in plain["laid"])
    without = {field: value for field, value in plain.items() if field != "laid"}
    for damaged, expected in (
        (without, ("laid_missing", "laid")),
        (plain | {"laid": plain["laid"][1:]}, ("wrong_count", "laid")),
        (plain | {"laid": [*plain["laid"], fixed]}, ("wrong_count", "laid")),
        (plain | {"laid": [*plain["laid"][1:], free]}, ("no_tile_there", "laid[3]")),
        (plain | {"laid": plain["laid"][:1] * 4}, ("no_tile_there", "laid[1]")),
        (plain | {"laid": [*plain["laid"][1:], [0, 6]]}, ("no_tile_there", "laid[3]")),
        (plain | {"laid": [*plain["laid"][1:], [0]]}, ("no_tile_there", "laid[3]")),
        (plain | {"confirmed": [0]}, ("not_in_turn", "confirmed")),
        (plain | {"confirmed": []}, ("wrong_count", "tiles[1]")),
        (plain | {"confirmed": [0, 1]}, ("wrong_count", "tiles[0]")),
        (plain | {"turn": 0}, ("not_in_turn", "confirmed")),
        (plain | {"turn": None}, ("turn_missing", "turn")),
        (plain | {"tiles": hands[:2]}, ("wrong_count", "tiles")),
        (plain | {"tiles": [hands[0][1:], *hands[1:]]}, ("wrong_tiles", "tiles")),
        (plain | {"tiles": [["p1", *hands[0][1:]], *hands[1:]]}, ("unknown_tile", "tiles[0][0]")),
        (plain | {"tiles": None}, ("tiles_missing", "tiles")),
        (plain | {"dice": [1, 2, 3, 4, 5], "throws": 1}, ("grid_not_whole", "dice")),
        (plain | {"retired": [0]}, ("grid_not_whole", "retired")),
        (plain | {"call": "full", "call_state": "standing"}, ("grid_not_whole", "call")),
        (plain | {"confirmed": [0, 1, 2]}, ("tiles_left", "tiles")),
    ):
        assert fault(damaged) == expected
    whole = GAME.dump(GAME.new(Setup("plus", 2, {}, {"grid": [r[:] for r in classic_rows()], "first": 0})))
    assert fault(whole | {"laid": [[0, 0]]}) == ("confirmed_tiles", "laid")
    alone = GAME.dump(GAME.load(whole | {"tiles": None}))
    assert alone == whole, "where the grid is whole, nobody has tiles to lay"


def classic_rows() -> list[list[str]]:
    rows: list[list[str]] = GAME.dump(GAME.new(Setup("classic", 2)))["grid"]
    return rows


def test_the_last_to_lay_may_have_laid_all_without_confirming() -> None:
    match = Match.begin(GAME, Setup("plus", 2, {}, {"first": 0}), 3)
    for _ in range(37):
        match.submit(GAME.legal(match.state)[0])
    plain = GAME.dump(match.state)
    assert (plain["tiles"], plain["confirmed"], plain["decision"]["kind"]) == ([[], []], [0], "lay")
    assert GAME.dump(GAME.load(plain)) == plain
    assert GAME.also(GAME.load(plain)) == ("lift",)


def test_what_is_absent_has_its_plain_meaning() -> None:
    bare = {"game": "morpyam", "variant": "flash", "players": 3, "turn": 1}
    plain = GAME.dump(GAME.load(bare))
    assert plain == GAME.dump(GAME.new(Setup("flash", 3, {}, {"first": 1})))
    assert plain["options"] == {"fair_play": "full", "double_morpyam": False}
    assert {"tiles", "confirmed", "laid"}.isdisjoint(plain), "only Plus has them"
    undrawn = GAME.dump(GAME.load({"game": "morpyam", "variant": "plus", "players": 2}))
    assert undrawn == GAME.dump(GAME.new(Setup("plus", 2)))


@pytest.mark.rule("M-04")
def test_the_classic_tiles_may_lie_otherwise(describe: Describe) -> None:
    turned = [list(row) for row in zip(*classic_rows(), strict=True)]
    assert GAME.dump(GAME.load(describe(grid=turned)))["grid"] == turned


def test_decision_and_outcome_follow_and_are_not_read(describe: Describe) -> None:
    plain = GAME.dump(GAME.load(describe()))
    assert GAME.dump(GAME.load(plain | {"decision": None, "outcome": {"reason": "ko"}})) == plain
    assert GAME.dump(GAME.load({k: v for k, v in plain.items() if k not in ("decision", "outcome")})) == plain


@settings(max_examples=40, deadline=None)
@given(positions, st.integers(0, 2**32))
def test_a_position_plays_on_as_the_game_would(plain: dict[str, Any], seed: int) -> None:
    one, other = GAME.load(plain), GAME.load(json.loads(json.dumps(plain)))
    rng = Rng(seed)
    for _ in range(50):
        assert GAME.dump(one) == GAME.dump(other)
        decision = GAME.decision(one)
        if decision is None:
            break
        action = GAME.sample(one, rng) if decision.seat == CHANCE else chosen(one, rng)
        assert GAME.apply(one, action) == GAME.apply(other, action)


@settings(max_examples=25, deadline=None)
@given(positions, st.integers(0, 99))
def test_every_position_of_a_game_plays_to_its_end(plain: dict[str, Any], seed: int) -> None:
    check_conserved(plain)
    play_on(GAME.load(plain), seed)


junk = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | st.floats(allow_nan=False) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)
FIELDS = (
    *("variant", "players", "options", "turn", "grid", "tokens", "in_hand", "dice", "throws", "pending", "call"),
    *("call_state", "morpyams", "retired", "tiles", "confirmed", "laid"),
)
likely = st.one_of(
    st.integers(0, 4),
    st.none(),
    st.booleans(),
    st.sampled_from([*TILES, "standing", "won", "lost"]),
    st.lists(st.integers(1, 6), min_size=5, max_size=5),
    st.lists(st.integers(0, 4), max_size=5),
    st.lists(st.lists(st.none() | st.integers(0, 3), min_size=6, max_size=6), min_size=6, max_size=6),
    st.lists(st.lists(st.sampled_from(TILES), max_size=18), max_size=4),
    st.lists(st.lists(st.integers(0, 5), min_size=2, max_size=2), max_size=18),
)


@settings(max_examples=120, deadline=None)
@given(positions, st.dictionaries(st.sampled_from(FIELDS), junk | likely, min_size=1, max_size=3), st.integers(0, 99))
def test_a_position_with_fields_replaced_is_refused_or_plays_to_its_end(
    plain: dict[str, Any], replaced: dict[str, Any], seed: int
) -> None:
    try:
        state = GAME.load(plain | replaced)
    except BadState:
        return
    play_on(state, seed)


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(["classic", "flash"]),
    st.sampled_from([2, 3, 4]),
    st.lists(st.none() | st.integers(0, 3), min_size=36, max_size=36),
    st.lists(st.integers(1, 6), min_size=5, max_size=5) | st.sampled_from([[4] * 5, [1] * 5]),
    st.integers(1, 3),
    st.integers(0, 99),
)
def test_any_shares_of_tokens_with_any_dice_play_to_the_end(
    variant: str, players: int, holders: list[int | None], dice: list[int], throws: int, seed: int
) -> None:
    seats = [seat if seat is not None and seat < players else None for seat in holders]
    tokens = [seats[row * 6 : row * 6 + 6] for row in range(6)]
    plain = {"game": "morpyam", "variant": variant, "players": players, "turn": players - 1, "tokens": tokens}
    try:
        state = GAME.load(plain | {"dice": dice, "throws": throws})
    except BadState as error:
        assert error.code in {"too_many_tokens", "turn_of_another", "over_before"}  # noqa: PT017 - or it plays
        return
    play_on(state, seed)


small = st.integers(-2, 7)
square = st.lists(small, min_size=2, max_size=2)
actions = st.one_of(
    st.fixed_dictionaries({"type": st.just("throw"), "dice": st.lists(small, max_size=6)}),
    st.fixed_dictionaries({"type": st.just("call"), "figure": st.sampled_from([*TILES, "x"])}),
    st.fixed_dictionaries({"type": st.just("place"), "square": square}),
    st.fixed_dictionaries({"type": st.just("lay"), "tile": st.sampled_from([*TILES, "x"]), "square": square}),
    st.fixed_dictionaries({"type": st.just("lift"), "square": square}),
    st.sampled_from([{"type": kind} for kind in ("pass", "retire", "confirm")]),
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
        optional={"rolls": st.lists(st.lists(st.none() | small, max_size=5), max_size=3)},
    ),
    st.fixed_dictionaries(
        {"type": st.just("drawn"), "tiles": st.lists(st.lists(st.sampled_from(TILES), max_size=3), max_size=4)}
    ),
)


@settings(max_examples=120, deadline=None)
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
        listed = action in GAME.legal(state) or raw["type"] in GAME.also(state)
        try:
            GAME.apply(state, action)
        except IllegalAction:
            assert GAME.dump(state) == before
            assert not listed or raw["type"] == "lift"
        else:
            assert decision is not None
            assert listed or decision.seat == CHANCE
            assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)
