"""Where things are kept: the system's places, or one folder."""

import errno
import os
from pathlib import Path

import msgspec

from tabletop.app.paths import HOME_VARIABLE, find_paths, prepare


def test_everything_lies_under_the_one_folder_when_it_is_named(tmp_path):
    paths = find_paths({HOME_VARIABLE: str(tmp_path / "stick")})
    for name in paths.__struct_fields__:
        assert (tmp_path / "stick") in getattr(paths, name).parents
    assert len(set(msgspec.structs.astuple(paths))) == len(paths.__struct_fields__)


def test_the_named_folder_may_be_relative_or_start_at_home(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "me"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "me"))
    assert find_paths({HOME_VARIABLE: "here"}).settings == tmp_path / "here" / "settings.json"
    assert find_paths({HOME_VARIABLE: "~/games"}).settings == tmp_path / "me" / "games" / "settings.json"


def test_without_it_the_places_are_the_systems(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    for paths in (find_paths({}), find_paths({HOME_VARIABLE: ""})):
        for name in paths.__struct_fields__:
            place = getattr(paths, name)
            assert place.is_absolute()
            assert "Tabletop" in place.parts


def test_preparing_makes_the_folders_and_leaves_nothing_in_them(tmp_path):
    paths = find_paths({HOME_VARIABLE: str(tmp_path / "stick")})
    assert prepare(paths) == ()
    assert prepare(paths) == ()
    made = {path.relative_to(tmp_path) for path in tmp_path.rglob("*")}
    assert made == {Path("stick"), *(Path("stick") / name for name in ("saves", "grids", "decks", "log", "cache"))}


def test_a_folder_that_cannot_be_made_is_a_fault(tmp_path):
    (tmp_path / "stick").write_text("a file")
    faults = prepare(find_paths({HOME_VARIABLE: str(tmp_path / "stick")}))
    assert str(tmp_path / "stick") in {fault.file for fault in faults}
    assert (tmp_path / "stick").read_text() == "a file"


def test_a_folder_that_cannot_be_written_is_a_fault(tmp_path, monkeypatch):
    paths = find_paths({HOME_VARIABLE: str(tmp_path)})
    prepare(paths)

    def refuse(self, *args, **kwargs):
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(Path, "touch", refuse)
    assert {fault.code for fault in prepare(paths)} == {"read_only"}
