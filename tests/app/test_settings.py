"""Settings: a bad value costs itself alone, and what a newer version wrote is carried along."""

import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.app import files
from tabletop.app.faults import Fault, KeepingError
from tabletop.app.seats import Seat
from tabletop.app.settings import Settings, SettingsStore, Table, WindowPlace

HEAD = {"format": "tabletop settings", "version": 1}


def stored(folder: Path, content: object) -> Path:
    path = folder / "settings.json"
    path.write_text(json.dumps(content))
    return path


def change(store: SettingsStore, **changes: object) -> None:
    store.change(msgspec.structs.replace(store.current, **changes))


def test_without_a_file_the_defaults_hold(tmp_path):
    store = SettingsStore(tmp_path / "settings.json")
    assert store.current == Settings()
    assert store.faults == ()
    assert list(tmp_path.iterdir()) == []


def test_every_setting_comes_back(tmp_path):
    chosen = Settings(
        language="fr",
        volume=35,
        muted=True,
        animation="brisk",
        reduced_motion=True,
        safe_margin=5,
        fullscreen=True,
        window=WindowPlace(-1200, 40, 1600, 900, True),
        presenting="software",
        coach=True,
        dice_aside="tray",
        tables={"yamslam": Table("teams", (Seat("Ana", 2), Seat("", 0, "medium")), {"fair_play": True})},
        guides={"yamslam": False, "pyramix": True},
    )
    SettingsStore(tmp_path / "settings.json").change(chosen)
    store = SettingsStore(tmp_path / "settings.json")
    assert store.current == chosen
    assert store.faults == ()


def test_only_what_was_chosen_is_written(tmp_path):
    store = SettingsStore(tmp_path / "settings.json")
    change(store, volume=10)
    assert json.loads((tmp_path / "settings.json").read_bytes()) == {**HEAD, "volume": 10}


@pytest.mark.parametrize(
    ("name", "bad", "where"),
    [
        ("volume", 101, "$.volume"),
        ("volume", "loud", "$.volume"),
        ("volume", 10**30, "$.volume"),
        ("muted", 1, "$.muted"),
        ("animation", "frantic", "$.animation"),
        ("language", "../../etc", "$.language"),
        ("window", [], "$.window"),
        ("window", {"x": 5, "width": 0}, "$.window.width"),
        ("tables", {"yamslam": 3}, "$.tables['yamslam']"),
        ("tables", {"Yam Slam": {}}, "$.tables['Yam Slam']"),
        ("tables", {"yamslam": {"seats": [{"name": "A"}, {"name": "B", "colour": 9}]}},
         "$.tables['yamslam'].seats[1].colour"),
        ("tables", {"yamslam": {"options": {"fair_play": [1]}}}, "$.tables['yamslam'].options['fair_play']"),
    ],
)  # fmt: skip
def test_a_bad_value_costs_itself_alone(tmp_path, name, bad, where):
    path = stored(tmp_path, {**HEAD, "safe_margin": 3, name: bad, "coach": True})
    store = SettingsStore(path)
    assert [(fault.code, fault.where) for fault in store.faults] == [("bad_value", where)]
    assert (store.current.safe_margin, store.current.coach) == (3, True)


def test_the_sound_parts_of_a_bad_entry_stay(tmp_path):
    table = {"variant": "base", "seats": [{"name": "A", "colour": 1}, {"name": "B", "colour": 9}], "options": 4}
    store = SettingsStore(stored(tmp_path, {**HEAD, "tables": {"yamslam": table}, "window": {"x": 5, "width": 0}}))
    assert store.current.tables == {"yamslam": Table("base", (Seat("A", 1), Seat("B", 0)), {})}
    assert store.current.window == WindowPlace(x=5)


def test_what_a_newer_version_wrote_is_not_lost(tmp_path):
    newer = {
        "format": "tabletop settings",
        "version": 3,
        "volume": 50,
        "animation": "cinematic",
        "haptics": {"strength": [1, 2, {"curve": "soft"}]},
        "window": {"x": 1, "y": 2, "monitor": "left"},
        "tables": {
            "yamslam": {"variant": "base", "music": "jazz", "seats": [{"name": "A", "avatar": "cat"}]},
            "chess": {"clock": 5},
            "Future Game": {"variant": "x"},
        },
    }
    path = stored(tmp_path, newer)
    store = SettingsStore(path)
    tables = {**store.current.tables}
    tables["yamslam"] = msgspec.structs.replace(tables["yamslam"], options={"fair_play": False})
    change(store, volume=60, window=msgspec.structs.replace(store.current.window, x=9), tables=tables)
    expected = json.loads(json.dumps(newer))
    expected["volume"] = 60
    expected["window"]["x"] = 9
    expected["tables"]["yamslam"]["options"] = {"fair_play": False}
    assert json.loads(path.read_bytes()) == expected


def test_a_bad_value_gives_way_when_the_setting_is_changed(tmp_path):
    path = stored(tmp_path, {**HEAD, "volume": "loud"})
    store = SettingsStore(path)
    change(store, volume=60)
    assert json.loads(path.read_bytes()) == {**HEAD, "volume": 60}


def test_a_setting_taken_back_to_its_default_is_written(tmp_path):
    store = SettingsStore(tmp_path / "settings.json")
    change(store, volume=10)
    change(store, volume=Settings().volume)
    assert SettingsStore(tmp_path / "settings.json").current == Settings()


def test_a_table_taken_away_is_gone(tmp_path):
    store = SettingsStore(tmp_path / "settings.json")
    change(store, tables={"yamslam": Table("base"), "pyramix": Table("base")})
    change(store, tables={"pyramix": Table("base")})
    assert SettingsStore(tmp_path / "settings.json").current.tables == {"pyramix": Table("base")}


def test_a_wrong_setting_is_refused_and_changes_nothing(tmp_path):
    store = SettingsStore(tmp_path / "settings.json")
    with pytest.raises(ValueError, match=r"\$\.volume"):
        change(store, volume=400)
    with pytest.raises(ValueError, match="name"):
        change(store, tables={"yamslam": Table("base", (Seat("x" * 25),))})
    assert store.current == Settings()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["\ud800", "a\u2028b"])
def test_a_name_that_no_file_can_hold_is_refused(tmp_path, name):
    store = SettingsStore(tmp_path / "settings.json")
    with pytest.raises(ValueError, match=r"surrogates|matching regex"):
        change(store, tables={"yamslam": Table("base", (Seat(name),))})
    assert store.current == Settings()


def test_settings_that_cannot_be_written_hold_all_the_same(tmp_path, monkeypatch):
    def full(path, data):
        raise KeepingError(Fault("no_space", str(path), "$", "full"))

    store = SettingsStore(tmp_path / "settings.json")
    with monkeypatch.context() as patch:
        patch.setattr(files, "write_whole", full)
        with pytest.raises(KeepingError):
            change(store, volume=10)
    assert store.current.volume == 10
    change(store, coach=True)  # the disk has room again: nothing was forgotten
    assert SettingsStore(tmp_path / "settings.json").current == Settings(volume=10, coach=True)


@pytest.mark.parametrize("content", [b"", b"[]", b"{", b'{"volume": 3}', b"\xff\xfe{", b'{"a":' + b"[" * 90_000])
def test_a_file_of_no_use_is_put_aside(tmp_path, content):
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    store = SettingsStore(path)
    assert store.current == Settings()
    assert len(store.faults) == 1
    change(store, volume=10)
    assert (tmp_path / "settings.json.damaged-1").read_bytes() == content
    assert json.loads(path.read_bytes()) == {**HEAD, "volume": 10}


def test_deep_unknown_entries_are_carried_along_or_put_aside(tmp_path):
    for depth in range(1, 1200, 37):
        path = tmp_path / f"settings-{depth}.json"
        path.write_bytes(json.dumps(HEAD)[:-1].encode() + b',"deep":' + b"[" * depth + b"]" * depth + b"}")
        store = SettingsStore(path)
        change(store, volume=10)
        assert SettingsStore(path).current.volume == 10


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
seat_like = st.dictionaries(st.sampled_from(["name", "colour", "bot", "avatar"]), json_values, max_size=3)
table_like = st.fixed_dictionaries(
    {},
    optional={"variant": json_values, "seats": st.lists(seat_like | json_values, max_size=3), "options": json_values},
)
names = st.sampled_from([field.name for field in msgspec.structs.fields(Settings)] + ["haptics"])
documents = st.dictionaries(names, json_values, max_size=5) | st.fixed_dictionaries(
    {
        "tables": st.dictionaries(
            st.sampled_from(["yamslam", "pyramix", "No Game"]), table_like | json_values, max_size=3
        )
    }
)


@settings(max_examples=100, deadline=None)
@given(content=documents, volume=st.integers(0, 100))
def test_values_of_any_kind_are_read_and_rewritten(tmp_path_factory, content, volume):
    text = json.dumps({**HEAD, **content})
    path = tmp_path_factory.mktemp("settings") / "settings.json"
    path.write_text(text)
    store = SettingsStore(path)
    before = json.loads(text.encode()) if not store.faults or path.exists() else {}
    change(store, volume=volume)
    after = json.loads(path.read_bytes())
    kept = {name: value for name, value in before.items() if name != "volume"}
    assert {name: value for name, value in after.items() if name != "volume"} == (kept or HEAD)
    assert SettingsStore(path).current == store.current
