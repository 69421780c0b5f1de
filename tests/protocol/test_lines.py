"""The line protocol under good, bad and hostile lines."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop import catalogue
from tabletop.protocol import lines
from tabletop.protocol.engine import Engine
from tabletop.protocol.lines import serve_lines
from tabletop.protocol.requests import KINDS


def talk(*requests: Any) -> list[dict[str, Any]]:
    """The answers to requests, which are JSON data or raw bytes, over streams."""
    raw = b"".join(r if isinstance(r, bytes) else json.dumps(r).encode() + b"\n" for r in requests)
    out = io.BytesIO()
    serve_lines(io.BytesIO(raw), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


NEW = {"cmd": "new", "game": "yamslam", "variant": "base", "players": 2, "seed": 7}


def test_games_tells_version_variants_players_and_options() -> None:
    (answer,) = talk({"cmd": "games"})
    assert answer["ok"] is True
    assert isinstance(answer["protocol"], int)
    yamslam = next(game for game in answer["games"] if game["id"] == "yamslam")
    assert yamslam["variants"] == ["base", "solo", "teams"]
    assert yamslam["players"] == {"base": [2, 3, 4], "solo": [1], "teams": [4]}
    assert yamslam["options"] == {"fair_play": "full"}


def test_an_id_comes_back_whatever_it_is() -> None:
    answers = talk(
        {"cmd": "games", "id": 5}, {"cmd": "nonsense", "id": ["x", {"y": 1}]}, {"id": "only"}, {"cmd": "games"}
    )
    assert [answer.get("id") for answer in answers] == [5, ["x", {"y": 1}], "only", None]
    assert [answer["ok"] for answer in answers] == [True, False, False, True]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"\n", "malformed"),
        (b" \t\r\n", "malformed"),
        (b"{\n", "malformed"),
        (b"[]\n", "malformed"),
        (b"null\n", "malformed"),
        (b'"games"\n', "malformed"),
        (b"\xff\xfe\n", "malformed"),
        (b"[" * 100_000 + b"\n", "malformed"),
        (b'{"cmd":' + b"[" * 5000 + b"]" * 5000 + b"}\n", "malformed"),
        (b"{}\n", "malformed"),
        (b'{"cmd":7}\n', "malformed"),
        (b'{"cmd":null}\n', "malformed"),
        (b'{"cmd":"dance"}\n', "unknown_command"),
        (b'{"cmd":"new"}\n', "malformed"),
        (b'{"cmd":"new","game":"chess"}\n', "no_game"),
        (b'{"cmd":"new","game":"yamslam","players":"two"}\n', "malformed"),
        (b'{"cmd":"new","game":"yamslam","variant":"base","players":9}\n', "bad_setup"),
        (b'{"cmd":"new","game":"yamslam","variant":"blitz"}\n', "bad_setup"),
        (b'{"cmd":"new","game":"yamslam","options":{"fair_play":"never"}}\n', "bad_setup"),
        (b'{"cmd":"new","game":"yamslam","options":{"fare_play":"off"}}\n', "bad_setup"),
        (b'{"cmd":"new","game":"morpyam","options":{"double_morpyam":1}}\n', "bad_setup"),
        (b'{"cmd":"new","game":"yamslam","setup":{"chance":"loaded"}}\n', "bad_setup"),
        (b'{"cmd":"new","game":"yamslam","setup":{"first":9}}\n', "bad_setup"),
        (b'{"cmd":"state"}\n', "no_game"),
        (b'{"cmd":"legal"}\n', "no_game"),
        (b'{"cmd":"save"}\n', "no_game"),
        (b'{"cmd":"chance"}\n', "no_game"),
        (b'{"cmd":"bot","level":"easy"}\n', "no_game"),
        (b'{"cmd":"apply"}\n', "malformed"),
        (b'{"cmd":"apply","action":"throw"}\n', "malformed"),
        (b'{"cmd":"load","save":{}}\n', "bad_state"),
        (b'{"cmd":"position","state":{"game":"yamslam"}}\n', "bad_state"),
        (b'{"cmd":"odds","game":"yamslam","dice":[1,2,3,4,7],"left":1}\n', "malformed"),
        (b'{"cmd":"odds","game":"yamslam","dice":[1,2,3],"left":1}\n', "malformed"),
        (b'{"cmd":"odds","game":"yamslam","dice":[1,2,3,4,5],"left":9}\n', "malformed"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_bad_line_is_answered_and_the_program_goes_on(line: bytes, code: str | None) -> None:
    *answers, last = talk(line, {"cmd": "games", "id": "after"})
    assert last["ok"] is True
    assert last["id"] == "after"
    assert [answer["error"]["code"] for answer in answers] == ([] if code is None else [code])
    for answer in answers:
        assert answer["ok"] is False
        assert answer["error"]["message"]


@pytest.mark.parametrize(
    ("request_", "told"),
    [
        ({"action": {"type": "cheat"}}, "bad shape at action.type; got cheat; right would be call, throw, place"),
        ({"action": {}}, "bad shape at action.type; right would be call, throw, place"),
        ({"action": {"type": "throw"}}, "bad shape at action; right would be field dice"),
        ({"action": {"type": "pass", "at": 1}}, "bad shape at action; got unknown field at"),
        ({"action": {"type": "throw", "dice": [True]}}, "bad shape at action.dice[0]; got bool; right would be int"),
        ({"action": {"type": "place", "square": [1]}}, "got 1; right would be array of length 2"),
        ({"action": {"type": "throw", "dice": [0, 1, 2, 3, 4]}, "viewer": "x"}, 'got x; right would be [0,1,"table"]'),
        (
            {"action": {"type": "call", "figure": "b3"}},
            "got b3; right would be morpyam, carre, maxi, mini, suite, full",
        ),
        (
            {"action": {"type": "lay", "tile": "zz", "square": [0, 0]}},
            "got 'zz'; right would be b1, b2, b3, b4, b5, b6, ps",
        ),
        ({"action": {"type": "starts", "seat": 0}}, "no start due at type; got starts; right would be turn"),
    ],
)
def test_a_refusal_names_what_stands_there_and_what_would_be_right(request_: dict[str, Any], told: str) -> None:
    *_, answer = talk({"cmd": "new", "game": "morpyam"}, {"cmd": "apply", **request_})
    assert told in answer["error"]["message"]


def test_a_line_of_any_length_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "LONGEST_LINE", 1000)
    refused, fine, blank_end = talk(b"x" * 5000 + b"\n", {"cmd": "games"}, b"y" * 1000)
    assert refused["error"]["code"] == "malformed"
    assert fine["ok"] is True
    assert blank_end["error"]["code"] == "malformed"


@given(st.binary(max_size=200))
def test_no_bytes_bring_the_engine_down(line: bytes) -> None:
    answer = json.loads(Engine().answer(line))
    assert set(answer) <= {"id", "ok", "error"} or answer["ok"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(
    st.sampled_from(sorted(KINDS)),
    st.dictionaries(
        st.sampled_from(
            [
                "game",
                "variant",
                "players",
                "seed",
                "options",
                "setup",
                "viewer",
                "action",
                "level",
                "save",
                "state",
                "dice",
                "left",
            ]
        ),
        JSON | st.just("yamslam"),
    ),
)
def test_no_fields_bring_the_engine_down(cmd: str, fields: dict[str, Any]) -> None:
    engine = Engine()
    engine.handle(dict(NEW))
    before = engine.handle({"cmd": "state"})
    answer = engine.handle({"cmd": cmd, **fields})
    if not answer["ok"]:
        assert answer["error"]["code"] in {
            "malformed",
            "unknown_command",
            "no_game",
            "bad_setup",
            "bad_state",
            "illegal",
            "over",
        }
        assert engine.handle({"cmd": "state"}) == before, "a refused request changed something"


def test_the_same_requests_give_the_same_answers() -> None:
    requests = [
        NEW,
        {"cmd": "apply", "action": {"type": "throw", "dice": [0, 1, 2, 3, 4]}},
        {"cmd": "chance"},
        {"cmd": "legal"},
        {"cmd": "bot", "level": "easy"},
        {"cmd": "save"},
    ]
    assert talk(*requests) == talk(*requests)


def test_asking_a_bot_changes_nothing() -> None:
    engine = Engine()
    engine.handle(dict(NEW))
    before = engine.handle({"cmd": "save"})
    assert engine.handle({"cmd": "bot", "level": "medium"})["ok"]
    assert engine.handle({"cmd": "save"}) == before


def test_a_save_loads_and_plays_on_alike() -> None:
    first, second = Engine(), Engine()
    first.handle(dict(NEW))
    first.handle({"cmd": "apply", "action": {"type": "throw", "dice": [0, 1, 2, 3, 4]}})
    save = first.handle({"cmd": "save"})["save"]
    loaded = second.handle({"cmd": "load", "save": json.loads(json.dumps(save))})
    assert loaded["state"] == first.handle({"cmd": "state"})["state"]
    assert first.handle({"cmd": "chance"}) == second.handle({"cmd": "chance"})


@pytest.mark.parametrize("damage", ["cut", "game", "rng", "log", "state"])
def test_a_damaged_save_is_refused_and_the_game_stays(damage: str) -> None:
    engine = Engine()
    engine.handle(dict(NEW))
    save = json.loads(json.dumps(engine.handle({"cmd": "save"})["save"]))
    before = engine.handle({"cmd": "state"})
    if damage == "cut":
        del save["state"]
    else:
        save[damage] = {"game": "chess", "rng": -1, "log": "none", "state": {**save["state"], "throws": 99}}[damage]
    answer = engine.handle({"cmd": "load", "save": save})
    assert answer["error"]["code"] == "bad_state"
    assert engine.handle({"cmd": "state"}) == before


def test_an_ended_game_says_over() -> None:
    engine = Engine()
    engine.handle({"cmd": "new", "game": "yamslam", "variant": "solo", "players": 1, "seed": 1})
    while (decision := engine.handle({"cmd": "legal"}))["decision"] is not None:
        if decision["decision"]["seat"] == -1:
            engine.handle({"cmd": "chance"})
        else:
            engine.handle({"cmd": "apply", "action": decision["actions"][-1]})
    for request in ({"cmd": "apply", "action": {"type": "pass"}}, {"cmd": "chance"}, {"cmd": "bot", "level": "easy"}):
        assert engine.handle(request)["error"]["code"] == "over"
    assert engine.handle({"cmd": "legal"})["actions"] == []


def test_manual_chance_leaves_the_start_to_be_told() -> None:
    engine = Engine()
    state = engine.handle({**NEW, "setup": {"chance": "manual"}})["state"]
    assert state["decision"]["seat"] == -1
    assert state["decision"]["kind"] == "starts"
    assert engine.handle({"cmd": "legal"})["actions"] == []
    engine.handle({"cmd": "apply", "action": {"type": "starts", "seat": 1, "rolls": [[[1, 2], [6, 5]]]}})
    assert engine.handle({"cmd": "state"})["state"]["decision"] == {"seat": 1, "kind": "turn"}


@pytest.mark.parametrize("game_id", list(catalogue.GAMES))
def test_every_viewer_has_a_view_and_no_other(game_id: str) -> None:
    engine = Engine()
    engine.handle({"cmd": "new", "game": game_id})
    for viewer in (0, "table"):
        assert engine.handle({"cmd": "state", "viewer": viewer})["ok"]
    for viewer in (-1, 9, "everyone", 1.5):
        assert engine.handle({"cmd": "state", "viewer": viewer})["error"]["code"] == "malformed"
