"""What is on the table, who plays, who starts (Y-01, Y-02, Y-03, Y-16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletop.core.actions import CHANCE, TABLE
from tabletop.core.errors import BadSetup, IllegalAction
from tabletop.core.game import Setup, to_plain
from tabletop.core.match import Match
from tabletop.core.rng import Rng
from tabletop.dice.starts import Starts
from tabletop.dice.throws import THROW_ALL, Rolled
from tabletop.games.yamslam.combinations import CHIPS, VALUES, combinations
from tabletop.games.yamslam.rules import GAME

Begin = Callable[..., Any]


@pytest.mark.rule("Y-01")
def test_five_dice_of_two_colours_by_parity(begin: Begin) -> None:
    script = begin()
    assert script.legal == [{"type": "throw", "dice": [0, 1, 2, 3, 4]}]
    assert "flush" in combinations((1, 3, 5, 3, 1))
    assert "flush" in combinations((2, 4, 6, 4, 4))
    for other in (2, 4, 6):
        assert "flush" not in combinations((1, 3, 5, 3, other))


@pytest.mark.rule("Y-02")
def test_28_chips_in_the_tray(begin: Begin) -> None:
    script = begin()
    values = dict(zip(CHIPS, VALUES, strict=True))
    assert values == {
        "two_pairs": 5,
        "three": 10,
        "small_straight": 20,
        "flush": 25,
        "full": 30,
        "four": 40,
        "large_straight": 50,
    }
    assert script.now["tray"] == dict.fromkeys(values, 4)
    assert sum(script.now["tray"].values()) == 28
    assert script.now["out"] == {}
    assert script.now["chips"] == [{}, {}]


@pytest.mark.rule("Y-03", "Y-30", "Y-40")
@pytest.mark.parametrize(
    ("variant", "players"),
    [("base", 2), ("base", 3), ("base", 4), ("solo", 1), ("teams", 4)],
)
def test_one_to_four_players(variant: str, players: int) -> None:
    state = GAME.new(Setup(variant, players))
    assert to_plain(GAME.decision(state)) == (  # type: ignore[arg-type]  # a game not begun has a decision
        {"kind": "turn", "seat": 0} if variant == "solo" else {"kind": "starts", "seat": CHANCE}
    )


@pytest.mark.rule("Y-03")
@pytest.mark.parametrize(
    ("setup", "code", "where"),
    [
        (Setup("base", 1), "bad_players", "players"),
        (Setup("base", 5), "bad_players", "players"),
        (Setup("solo", 2), "bad_players", "players"),
        (Setup("teams", 2), "bad_players", "players"),
        (Setup("duel", 2), "unknown_variant", "variant"),
        (Setup("base", 2, {"speed": "high"}), "unknown_option", "options.speed"),
        (Setup("base", 2, {"fair_play": "none"}), "bad_option", "options.fair_play"),
        (Setup("base", 2, {}, {"first": 2}), "out_of_range", "setup.first"),
        (Setup("base", 2, {}, {"first": True}), "out_of_range", "setup.first"),
        (Setup("base", 2, {}, {"first": "1"}), "out_of_range", "setup.first"),
        (Setup("base", 2, {}, {"grid": []}), "unknown_setup", "setup.grid"),
    ],
)
def test_a_table_that_cannot_play_is_refused(setup: Setup, code: str, where: str) -> None:
    with pytest.raises(BadSetup) as raised:
        GAME.new(setup)
    assert (raised.value.code, raised.value.where) == (code, where)
    assert raised.value.want


@pytest.mark.rule("Y-03")
def test_the_highest_sum_of_two_dice_starts_and_play_goes_round_from_it(begin: Begin) -> None:
    match = Match.begin(GAME, Setup("base", 3), 1, manual=True)
    assert GAME.legal(match.state) == ()
    with pytest.raises(IllegalAction, match="chance_due"):
        match.submit(THROW_ALL)
    with pytest.raises(IllegalAction, match="no_roll_due"):
        match.submit(Rolled((1, 2, 3, 4, 5)))
    with pytest.raises(IllegalAction, match="other_seat"):
        match.submit(Starts(0, (((6, 5), (6, 6), (1, 2)),)))
    rolls = (((6, 5), (1, 1), (5, 6)), ((3, 3), None, (6, 1)))
    assert [to_plain(event) for event in match.submit(Starts(2, rolls))] == [
        {"type": "starts", "seat": 2, "rolls": [[[6, 5], [1, 1], [5, 6]], [[3, 3], None, [6, 1]]]},
        {"type": "turn_began", "seat": 2, "replay": False, "idle_turns": 0},
    ]
    with pytest.raises(IllegalAction, match="no_start_due"):
        match.submit(Starts(2, rolls))
    script = begin(players=3, first=2)
    turns = []
    for _ in range(4):
        turns.append(script.now["turn"])
        script.fail()
    assert turns == [2, 0, 1, 2]


@pytest.mark.rule("Y-03")
def test_chance_lets_every_seat_start() -> None:
    assert {Match.begin(GAME, Setup("base", 4), seed).state.turn for seed in range(60)} == {0, 1, 2, 3}


@pytest.mark.rule("Y-16")
def test_chips_lie_open_for_all_in_rising_order(begin: Begin) -> None:
    script = begin()
    script.throw((2, 2, 5, 5, 5))
    script.take("full")
    script.throw((4, 4, 1, 1, 6))
    script.take("two_pairs")
    script.throw((4, 4, 1, 1, 6))
    script.take("two_pairs")
    for viewer in (0, 1, TABLE):
        view = to_plain(GAME.view(script.state, viewer))
        assert view == GAME.dump(script.state)
        assert list(view["chips"][0]) == list(CHIPS)
        assert [chip for chip, count in view["chips"][0].items() if count] == ["two_pairs", "full"]
    assert GAME.dump(GAME.determinize(GAME.view(script.state, 1), Rng(0))) == GAME.dump(script.state)


@pytest.mark.rule("Y-16")
def test_events_are_open_too(begin: Begin) -> None:
    script = begin()
    for event in GAME.apply(script.state, THROW_ALL):
        assert GAME.redact(event, 1) == event == GAME.redact(event, TABLE)
