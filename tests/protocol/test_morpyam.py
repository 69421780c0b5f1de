"""Morpyam through the line protocol: the shapes that other programs speak."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.protocol.engine import Engine


class Talk:
    """An engine asked in short."""

    def __init__(self, **new: Any) -> None:
        self.engine = Engine()
        self.state: dict[str, Any] = self.ask("new", game="morpyam", **new)["state"]

    def ask(self, cmd: str, **fields: Any) -> dict[str, Any]:
        return self.engine.handle({"cmd": cmd, **fields})

    def apply(self, kind: str, **fields: Any) -> list[dict[str, Any]]:
        answer = self.ask("apply", action={"type": kind, **fields})
        assert answer["ok"], answer
        events: list[dict[str, Any]] = answer["events"]
        return events

    def refused(self, kind: str, **fields: Any) -> dict[str, Any]:
        answer = self.ask("apply", action={"type": kind, **fields})
        assert not answer["ok"]
        error: dict[str, Any] = answer["error"]
        return error

    def throw(self, dice: list[int], values: list[int | None], **fouls: Any) -> list[dict[str, Any]]:
        return self.apply("throw", dice=dice) + self.apply("rolled", values=values, **fouls)

    @property
    def now(self) -> dict[str, Any]:
        state: dict[str, Any] = self.ask("state")["state"]
        return state


ALL = [0, 1, 2, 3, 4]


@pytest.mark.rule("M-01", "M-02")
def test_a_new_game_prints_its_whole_state() -> None:
    state = Talk(variant="classic", players=2, seed=7, setup={"first": 1}).state
    assert state == {
        "game": "morpyam",
        "variant": "classic",
        "players": 2,
        "options": {"fair_play": "full", "double_morpyam": False},
        "turn": 1,
        "decision": {"kind": "turn", "seat": 1},
        "outcome": None,
        "grid": [
            ["b6", "b4", "b3", "b2", "b1", "b5"],
            ["b1", "full", "suite", "carre", "morpyam", "b2"],
            ["ps", "carre", "mini", "full", "suite", "b6"],
            ["b5", "morpyam", "appel", "sec", "maxi", "b1"],
            ["b4", "sec", "maxi", "mini", "appel", "b3"],
            ["b2", "b6", "ps", "b3", "b5", "b4"],
        ],
        "tokens": [[None] * 6] * 6,
        "in_hand": [17, 17],
        "dice": None,
        "throws": 0,
        "pending": None,
        "call": None,
        "call_state": None,
        "morpyams": 0,
        "retired": [],
    }


def test_games_tells_the_variants_and_options() -> None:
    games = Engine().handle({"cmd": "games"})["games"]
    morpyam = next(game for game in games if game["id"] == "morpyam")
    assert morpyam["variants"] == ["classic", "flash", "plus"]
    assert morpyam["players"] == {key: [2, 3, 4] for key in ("classic", "flash", "plus")}
    assert morpyam["options"] == {"fair_play": "full", "double_morpyam": False}


@pytest.mark.rule("M-40", "M-42", "M-60")
def test_a_turn_with_a_foul_and_a_call() -> None:
    talk = Talk(setup={"first": 0})
    legal = talk.ask("legal")
    assert legal["actions"][0] == {"type": "throw", "dice": ALL}
    assert legal["also"] == ["retire"]
    assert talk.apply("call", figure="sec") == [{"type": "called", "seat": 0, "figure": "sec"}]
    events = talk.throw(ALL, [1, 2, 3, 4, None], off_track=[4])
    assert events[-1] == {
        "type": "rolled",
        "seat": 0,
        "thrown": ALL,
        "values": [1, 2, 3, 4, None],
        "off_track": [4],
        "cocked": [],
        "disturbed": {},
        "ruling": "rethrow",
        "dice": None,
        "throws": 0,
    }
    assert talk.now["decision"] == {"kind": "roll", "seat": -1, "for": 0, "dice": ALL}
    assert talk.ask("legal")["actions"] == []
    assert talk.apply("rolled", values=[1, 2, 3, 4, 5])[-1] == {"type": "call_won", "seat": 0, "figure": "sec"}
    assert talk.ask("legal")["actions"] == [
        {"type": "place", "square": [3, 2]},
        {"type": "place", "square": [4, 4]},
    ]
    placed, began = talk.apply("place", square=[3, 2])
    assert (placed["type"], placed["tile"], placed["left"]) == ("placed", "appel", 16)
    assert began == {"type": "turn_began", "seat": 1, "replay": False}


@pytest.mark.parametrize(
    ("action", "detail"),
    [
        ({"type": "call", "figure": "b3"}, "cannot_be_called"),
        ({"type": "call", "figure": "jackpot"}, "bad_shape"),
        ({"type": "place", "square": [0]}, "bad_shape"),
        ({"type": "place", "square": [0, 9]}, "not_a_square"),
        ({"type": "place", "square": "0,0"}, "bad_shape"),
        ({"type": "throw", "dice": [0, 1]}, "all_five_first"),
        ({"type": "pass"}, "throw_first"),
        ({"type": "lay", "tile": "b3", "square": [0, 0]}, "grid_complete"),
        ({"type": "take", "chip": "full", "from": "tray"}, "bad_shape"),
        ({"type": "rolled", "values": [1, 2, 3, 4, 5]}, "no_roll_due"),
    ],
)
def test_what_is_not_legal_is_refused_in_words_and_changes_nothing(action: dict[str, Any], detail: str) -> None:
    talk = Talk(setup={"first": 0})
    before = talk.now
    error = talk.refused(kind=action["type"], **{k: v for k, v in action.items() if k != "type"})
    assert (error["code"], error["detail"]) == ("illegal", detail)
    assert error["message"]
    assert talk.now == before


@pytest.mark.rule("M-70", "M-71", "M-72")
def test_plus_with_chance_left_to_the_table() -> None:
    talk = Talk(variant="plus", players=2, setup={"chance": "manual"})
    assert talk.state["decision"] == {"kind": "drawn", "seat": -1}
    assert (talk.state["tiles"], talk.state["grid"]) == (None, [[None] * 6] * 6)
    brelans = [f"b{value}" for value in range(1, 7)] * 3
    others = ["ps", "suite", "full", "carre", "mini", "maxi", "morpyam", "sec", "appel"] * 2
    assert talk.apply("drawn", tiles=[brelans, others]) == [{"type": "drawn", "tiles": [brelans, others]}]
    talk.apply("starts", seat=1, rolls=[[6, 6], [1, 3]])
    legal = talk.ask("legal")
    assert legal["decision"] == {"kind": "lay", "seat": 1}
    assert len(legal["actions"]) == 9 * 36, "equal tiles give one action a square"
    assert talk.apply("lay", tile="sec", square=[0, 0]) == [
        {"type": "laid", "seat": 1, "tile": "sec", "square": [0, 0]}
    ]
    assert talk.ask("legal")["also"] == ["lift"]
    talk.apply("lift", square=[0, 0])
    cells = [[row, column] for row in range(6) for column in range(6)]
    for tiles in (others, brelans):
        for tile in tiles:
            talk.apply("lay", tile=tile, square=cells.pop(0))
        assert talk.ask("legal")["actions"] == [{"type": "confirm"}]
        talk.apply("confirm")
    state = talk.now
    assert (state["confirmed"], state["tiles"], state["decision"]) == ([0, 1], [[], []], {"kind": "turn", "seat": 1})
    assert [tile for row in state["grid"] for tile in row] == others + brelans


@pytest.mark.rule("M-73")
def test_plus_on_a_grid_that_is_given() -> None:
    grid = Talk().state["grid"]
    turned = [list(row) for row in zip(*grid, strict=True)]
    assert Talk(variant="plus", players=3, setup={"grid": turned, "first": 2}).state["grid"] == turned
    error = Engine().handle({"cmd": "new", "game": "morpyam", "variant": "plus", "setup": {"grid": grid[:5]}})["error"]
    assert (error["code"], error["where"]) == ("bad_setup", "setup.grid")


def test_a_position_plays_on() -> None:
    talk = Talk(setup={"first": 0})
    state = talk.state | {"dice": [3, 3, 3, 3, 3], "throws": 2, "decision": None}
    assert talk.ask("position", state=state)["state"]["decision"] == {"kind": "turn", "seat": 0}
    squares = [action["square"] for action in talk.ask("legal")["actions"] if action["type"] == "place"]
    assert squares == [[1, 4], [3, 1]]
    answer = talk.ask("position", state=state | {"throws": 4})
    assert (answer["error"]["code"], answer["error"]["where"]) == ("bad_state", "throws")
    assert talk.now["throws"] == 2, "a refused request changes nothing"


@pytest.mark.rule("M-55")
def test_retiring_through_the_protocol() -> None:
    talk = Talk(players=2, setup={"first": 1})
    events = talk.apply("retire")
    assert events[0] == {"type": "retired", "seat": 1}
    assert talk.now["outcome"] == {"reason": "retired", "ranking": [[0], [1]], "scores": [0, 0]}
    assert talk.now["retired"] == [1]
    assert talk.ask("apply", action={"type": "pass"})["error"]["code"] == "over"
    assert talk.ask("legal") == {"ok": True, "decision": None, "actions": [], "also": []}


@pytest.mark.rule("M-23")
def test_odds_of_the_dice_alone() -> None:
    odds = Engine().handle({"cmd": "odds", "game": "morpyam", "dice": [1, 1, 3, 4, 6], "left": 2})["odds"]
    assert odds["full"].keys() == {"p", "fraction", "keep"}
    first = Engine().handle({"cmd": "odds", "game": "morpyam", "dice": None, "left": 1})["odds"]
    assert first["full"]["fraction"] == "17/432", "306 of 7776, five alike among them"
    assert first["morpyam"]["fraction"] == "1/1296"
    assert first["b4"]["fraction"] == "23/648"
    whole = Engine().handle({"cmd": "odds", "game": "morpyam", "dice": None, "left": 3})["odds"]
    assert whole["suite"]["p"] > first["suite"]["p"]
