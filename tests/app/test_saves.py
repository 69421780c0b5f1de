"""Saved games: kept after every action, sound whatever ends the program, listed newest first."""

import contextlib
import datetime
import errno
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NoReturn

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tabletop.app.faults import KeepingError
from tabletop.app.saves import Save, SaveStore, decode_save, encode_save, new_match_id
from tabletop.app.seats import Seat
from tabletop.core.errors import BadState

NOON = datetime.datetime(2026, 3, 5, 12, tzinfo=datetime.UTC)


def save(match_id: str = "a1", minute: int = 0, **changes: object) -> Save:
    fields: dict[str, object] = {
        "program": "1.0.0",
        "saved_at": NOON + datetime.timedelta(minutes=minute),
        "id": match_id,
        "game": "yamslam",
        "variant": "base",
        "about": {"turn": 4},
        "seats": (Seat("Zoë", 1), Seat("", 2, "hard")),
        "match": {"state": {"dice": [1, 2, 3, 4, 5]}, "log": [], "rng": 2**64 - 1},
    }
    return Save(**(fields | changes))


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_envelope_on_disk():
    assert json.loads(encode_save(save())) == {
        "format": "tabletop save",
        "version": 1,
        "program": "1.0.0",
        "saved_at": "2026-03-05T12:00:00Z",
        "id": "a1",
        "game": "yamslam",
        "variant": "base",
        "about": {"turn": 4},
        "seats": [{"name": "Zoë", "colour": 1}, {"colour": 2, "bot": "hard"}],
        "over": False,
        "match": {"state": {"dice": [1, 2, 3, 4, 5]}, "log": [], "rng": 18446744073709551615},
    }


def test_an_autosave_comes_back_whole(tmp_path):
    SaveStore(tmp_path / "saves").autosave(save())
    reading = SaveStore(tmp_path / "saves").load("yamslam")
    assert (reading.value, reading.faults) == (save(), ())


def test_each_game_has_its_own_autosave_and_continue_is_the_newest(tmp_path):
    store = SaveStore(tmp_path)
    assert store.newest() is None
    store.autosave(save("a1", 1))
    store.autosave(save("b2", 3, game="pyramix"))
    store.autosave(save("c3", 2, game="morpyam"))
    assert [game.slot for game in store.listing().games] == ["pyramix", "morpyam", "yamslam"]
    newest = store.newest()
    assert newest is not None
    assert (newest.slot, newest.about, newest.automatic) == ("pyramix", {"turn": 4}, True)


def test_another_match_of_the_same_game_puts_the_first_by(tmp_path):
    SaveStore(tmp_path).autosave(save("a1", 1))
    store = SaveStore(tmp_path)
    store.autosave(save("b2", 2))
    store.autosave(save("b2", 3))
    store.autosave(save("c3", 4))
    slots = [(game.slot, game.automatic) for game in store.listing().games]
    assert slots == [("yamslam", True), ("yamslam-2", False), ("yamslam-1", False)]
    first = store.load("yamslam-1").value
    assert first is not None
    assert first.id == "a1"
    newest = store.newest()
    assert newest is not None
    assert newest.slot == "yamslam"


def test_a_match_that_is_over_is_not_continued_and_makes_room(tmp_path):
    store = SaveStore(tmp_path)
    store.autosave(save("a1", 1, game="pyramix"))
    store.autosave(save("b2", 2, over=True))
    newest = store.newest()
    assert newest is not None
    assert newest.slot == "pyramix"
    store.autosave(save("c3", 3))
    assert [game.slot for game in store.listing().games] == ["yamslam", "pyramix"]


def test_putting_by_and_deleting(tmp_path):
    store = SaveStore(tmp_path)
    with pytest.raises(KeepingError, match="missing"):
        store.put_by("yamslam")
    store.autosave(save())
    store.autosave(save(minute=1))
    assert store.put_by("yamslam") == "yamslam-1"
    assert store.load("yamslam").value is None
    store.delete("yamslam-1")
    store.delete("yamslam-1")
    assert store.listing().games == ()
    assert contents(tmp_path) == {}


def test_a_folder_that_cannot_be_listed_loses_no_save(tmp_path, monkeypatch):
    def denied(*_args: object) -> NoReturn:
        raise PermissionError(errno.EACCES, "denied")

    store = SaveStore(tmp_path)
    for match_id in ("a1", "b2"):
        store.autosave(save(match_id))
    store.autosave(save("c3"))
    monkeypatch.setattr(Path, "iterdir", denied)
    assert store.put_by("yamslam") == "yamslam-3"
    assert [store.load(f"yamslam-{n}").value.id for n in (1, 2, 3)] == ["a1", "b2", "c3"]


def test_a_slot_is_never_a_path(tmp_path):
    for slot in ("../yamslam", "", "Yamslam", "yamslam-0", "yamslam.json", "/etc/passwd"):
        with pytest.raises(ValueError, match="is no slot"):
            SaveStore(tmp_path).load(slot)


def test_files_of_others_in_the_folder_are_left_alone(tmp_path):
    (tmp_path / "Copy of yamslam.json").write_text("{")
    (tmp_path / "notes.txt").write_text("mine")
    before = contents(tmp_path)
    assert SaveStore(tmp_path).listing().games == ()
    assert contents(tmp_path) == before


@pytest.mark.parametrize("cut", [0, 1, 20, 100, -2, -1])
def test_a_cut_off_save_gives_the_one_before(tmp_path, cut):
    store = SaveStore(tmp_path)
    store.autosave(save(minute=1))
    store.autosave(save(minute=2))
    path = tmp_path / "yamslam.json"
    path.write_bytes(path.read_bytes()[:cut])
    listing = SaveStore(tmp_path).listing()
    assert [game.saved_at for game in listing.games] == [NOON + datetime.timedelta(minutes=1)]
    assert [fault.code for fault in listing.faults] == ["cut_off"]
    assert "yamslam.json.damaged-1" in contents(tmp_path)


@pytest.mark.parametrize(
    ("change", "code", "where"),
    [
        ({"format": "tabletop grid"}, "foreign", "$.format"),
        ({"format": None}, "foreign", "$.format"),
        ({"version": 2}, "newer", "$.version"),
        ({"version": 0}, "bad_value", "$.version"),
        ({"version": True}, "bad_value", "$.version"),
        ({"game": "../up"}, "bad_value", "$.game"),
        ({"seats": []}, "bad_value", "$.seats"),
        ({"seats": [{"name": "x" * 25}]}, "bad_value", "$.seats[0].name"),
        ({"seats": [{"name": "a\nb"}]}, "bad_value", "$.seats[0].name"),
        ({"seats": [{"colour": 4}]}, "bad_value", "$.seats[0].colour"),
        ({"match": [1]}, "bad_value", "$.match"),
        ({"match": None}, "bad_value", "$.match"),
        ({"saved_at": "2026-03-05T12:00:00"}, "bad_value", "$.saved_at"),
        ({"about": {"turn": 1.5}}, "bad_value", "$.about[...]"),
    ],
)
def test_a_fault_names_its_kind_and_place(change, code, where):
    document = json.loads(encode_save(save())) | change
    with pytest.raises(KeepingError) as raised:
        decode_save(json.dumps(document).encode(), Path("x.json"))
    assert (raised.value.fault.code, raised.value.fault.where) == (code, where)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "cut_off"),
        (b"[]", "foreign"),
        (b"\0" * 100, "malformed"),
        (b'{"format":"tabletop save","version":NaN}', "malformed"),
        (b'{"a":' + b"[" * 100_000, "too_deep"),
        (b'{"format":"tabletop save","version":1,"match":' + b"[" * 100_000 + b"]" * 100_000 + b"}", "too_deep"),
        (b'{"format":"\xff"}', "malformed"),
        (b'{"format":"tabletop save","version":' + b"9" * 5000 + b"}", "bad_value"),
        (b'{"format":"tabletop save","version":1,"match":{"a":1e999}}', "bad_value"),
    ],
)
def test_hostile_files(data, code):
    with pytest.raises(KeepingError) as raised:
        decode_save(data, Path("x.json"))
    assert raised.value.fault.code == code


def test_a_match_that_its_rules_refuse_gives_the_save_before(tmp_path):
    def accept(candidate: Save) -> None:
        if candidate.match["state"]["dice"] == [7]:
            raise BadState("out_of_range", "state.dice[0]", got=7, want="1 to 6")

    store = SaveStore(tmp_path, accept)
    store.autosave(save())
    (tmp_path / "yamslam.json.previous").write_bytes(encode_save(save(minute=1)))
    (tmp_path / "yamslam.json").write_bytes(encode_save(save(match={"state": {"dice": [7]}})))
    reading = store.load("yamslam")
    assert reading.value == save(minute=1)
    assert [fault.where for fault in reading.faults] == ["$.match.state.dice[0]"]


def test_what_could_not_be_read_back_is_not_written(tmp_path):
    store = SaveStore(tmp_path)
    store.autosave(save())
    with pytest.raises(KeepingError, match="bad_value"):
        store.autosave(save(seats=(Seat("x" * 25),)))
    with pytest.raises(KeepingError, match="bad_value"):
        store.autosave(save(seats=(Seat("\ud800"),)))
    assert store.load("yamslam").value == save()


def test_a_newer_save_is_listed_as_a_fault_and_put_by_when_play_goes_on(tmp_path):
    newer = encode_save(save()).replace(b'"version":1', b'"version":2')
    (tmp_path / "yamslam.json").write_bytes(newer)
    store = SaveStore(tmp_path)
    listing = store.listing()
    assert (listing.games, [fault.code for fault in listing.faults]) == ((), ["newer"])
    store.autosave(save("b2"))
    assert contents(tmp_path)["yamslam.json.kept-1"] == newer


def test_match_ids_differ():
    ids = {new_match_id() for _ in range(50)}
    assert len(ids) == 50
    assert all(encode_save(save(match_id)) and decode_save(encode_save(save(match_id)), Path("x")) for match_id in ids)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
FIELDS = [field.name for field in msgspec.structs.fields(Save)]


@settings(max_examples=150, deadline=None)
@given(change=st.dictionaries(st.sampled_from(FIELDS), json_values, max_size=4))
def test_wrong_values_of_any_kind_are_typed_faults(change):
    data = json.dumps(json.loads(encode_save(save())) | change).encode()
    with contextlib.suppress(KeepingError):
        assert decode_save(encode_save(decode_save(data, Path("x.json"))), Path("x.json"))


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.binary(max_size=300), at=st.integers(0, 400), cut=st.booleans())
def test_whatever_lies_in_the_slot_no_byte_is_lost(tmp_path_factory, data, at, cut):
    folder = tmp_path_factory.mktemp("saves")
    sound = encode_save(save())
    mangled = sound[:at] + data if cut else sound[:at] + data + sound[at + len(data) :]
    (folder / "yamslam.json").write_bytes(mangled)
    store = SaveStore(folder)
    store.listing()
    store.autosave(save("b2"))
    assert store.load("yamslam").value == save("b2")
    assert mangled in [data for name, data in contents(folder).items() if name != "yamslam.json"]


PLAYER = """
import datetime, os, sys
from pathlib import Path
from tabletop.app.saves import Save, SaveStore
from tabletop.app.seats import Seat
store = SaveStore(Path(sys.argv[1]))
start = int(sys.argv[2])
if sys.argv[3] == "without second names":
    def refuse(*args, **kwargs):
        raise PermissionError
    os.link = refuse
padding = "x" * 20000
for action in range(start, start + 100000):
    store.autosave(Save(program="1.0.0", saved_at=datetime.datetime.now(datetime.UTC), id="a1", game="yamslam",
        variant="base", seats=(Seat("Zoë"),), match={"action": action, "padding": padding}))
    sys.stdout.write(f"{action}\\n")
    sys.stdout.flush()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
@pytest.mark.parametrize("file_system", ["with second names", "without second names"])
def test_a_kill_at_any_moment_resumes_at_the_last_action(tmp_path, file_system):
    moments = random.Random(4)
    last_told = -1
    for _ in range(8):
        command = [sys.executable, "-c", PLAYER, str(tmp_path), str(last_told + 1), file_system]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as player:
            assert player.stdout is not None
            told = [int(player.stdout.readline())]  # playing has begun
            time.sleep(moments.uniform(0, 0.06))
            os.kill(player.pid, signal.SIGKILL)
            told += [int(line) for line in player.stdout if line.endswith("\n")]
        last_told = told[-1]
        reading = SaveStore(tmp_path).load("yamslam")
        assert reading.faults == ()
        assert reading.value is not None
        # An action is told only after it was kept; the one under way may have been kept untold.
        assert reading.value.match["action"] in (last_told, last_told + 1)
        last_told = reading.value.match["action"]
