"""``tabletop shots`` writes pictures of the size and in the language asked for."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from scenes.gallery import shots
from tabletop.app.translations import set_language
from tabletop.cli import run


@pytest.fixture(autouse=True)
def english() -> object:
    yield
    set_language("en")


def test_a_picture_for_each_scene_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["shots", "--out", str(tmp_path / "new"), "--size", "800x600", "--scene", "settings", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    file = tmp_path / "new" / "settings.png"
    assert told == {"scenes": {"settings": {"file": str(file), "faults": []}}}
    assert pygame.image.load(file).get_size() == (800, 600)


def test_an_unknown_scene_names_those_there_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["shots", "--out", str(tmp_path), "--scene", "attic"]) == 2
    assert "shelf-continue" in capsys.readouterr().err


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    assert run(["shots", "--out", str(file / "sub"), "--scene", "settings"]) == 2
    assert str(file / "sub") in capsys.readouterr().err


def test_names_are_unique() -> None:
    names = [shot.name for shot in shots()]
    assert len(names) == len(set(names))
