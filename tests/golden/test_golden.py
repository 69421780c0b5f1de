"""Every golden game still goes as it is written; ``regenerate.py`` writes them anew."""

from __future__ import annotations

import runpy
from collections.abc import Callable
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.txt"))
golden_text: Callable[[str], str] = runpy.run_path(str(FOLDER / "regenerate.py"))["golden_text"]


def test_there_are_golden_games() -> None:
    assert FILES


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_goes_as_it_is_written(path: Path) -> None:
    assert golden_text(path.stem).splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_a_name_that_says_no_game_is_explained() -> None:
    with pytest.raises(SystemExit, match="GAME-VARIANT-PLAYERS-seedSEED"):
        golden_text("yamslam")
