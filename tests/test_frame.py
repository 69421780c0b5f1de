"""The frame of the project: what a checkout holds, where its data are found, what its papers promise."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tabletop import __version__, catalogue, resources

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
README = (ROOT / "README.md").read_text(encoding="utf-8")
LICENCES = ROOT / "assets" / "licences"


def test_versions_agree() -> None:
    assert PROJECT["project"]["version"] == __version__


def test_dependencies_are_pinned() -> None:
    wanted = PROJECT["project"]["dependencies"] + PROJECT["project"]["optional-dependencies"]["test"]
    assert [line for line in wanted if "==" not in line] == []


def test_build_folder_is_no_package() -> None:
    """As one, it would shadow the packaging tool of the same name and be taken for a part of the program."""
    assert not (ROOT / "build" / "__init__.py").exists()


def test_readme_begins_with_two_commands_and_ci_runs_the_second() -> None:
    play, test = re.findall(r"^python3 -m venv .*$", README, re.MULTILINE)
    assert play.endswith(".venv/bin/tabletop")
    assert test.endswith(".venv/bin/pytest")
    assert f"\n{test}\n" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_readme_names_every_dependency_and_game() -> None:
    names = [re.split(r"[=<>]", line)[0] for line in PROJECT["project"]["dependencies"]]
    assert [name for name in names if name not in README] == []
    assert [game for game in catalogue.GAMES if game.lower() not in README.lower()] == []


def test_notice_and_licence_texts_belong_together() -> None:
    notice = (LICENCES / "NOTICE.md").read_text(encoding="utf-8")
    named = set(re.findall(r"[\w.-]+\.txt", notice))
    assert named == {path.name for path in LICENCES.glob("*.txt")}


def test_every_dependency_has_its_licence_told() -> None:
    notice = (LICENCES / "NOTICE.md").read_text(encoding="utf-8")
    names = [re.split(r"[=<>]", line)[0] for line in PROJECT["project"]["dependencies"]]
    assert [name for name in names if not re.search(rf"^\| .*\b{re.escape(name)}\b", notice, re.MULTILINE)] == []


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_rules_of_every_game_are_found(game: str) -> None:
    assert resources.rules(game).read_text(encoding="utf-8").startswith("# ")


def test_asset_is_found_by_its_name() -> None:
    assert resources.asset("icon/tabletop.png").read_bytes().startswith(b"\x89PNG")
    assert resources.licence("NOTICE.md").is_file()


def test_package_is_asked_before_what_lies_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "tabletop"
    for place in (package, tmp_path):
        (place / "assets").mkdir(parents=True)
        (place / "assets" / "one.txt").write_text(place.name, encoding="utf-8")
    (tmp_path / "assets" / "two.txt").write_text("beside", encoding="utf-8")
    monkeypatch.setattr(resources, "_PACKAGE", package)
    monkeypatch.setattr(resources, "_BESIDE", tmp_path)
    assert resources.asset("one.txt").read_text(encoding="utf-8") == "tabletop"
    assert resources.asset("two.txt").read_text(encoding="utf-8") == "beside"


def test_missing_resource_is_named_with_the_places_tried() -> None:
    with pytest.raises(resources.MissingResource, match=r"no/such\.png did not come with") as caught:
        resources.asset("no/such.png")
    assert caught.value.name == "no/such.png"
    assert ROOT / "assets" / "no" / "such.png" in caught.value.places
    with pytest.raises(resources.MissingResource):
        resources.rules("chess")


@pytest.mark.parametrize(
    "name", ["", "/etc/passwd", "../pyproject.toml", "a/../b", "a//b", "icon\\tabletop.png", "C:x"]
)
def test_resource_names_stay_inside(name: str) -> None:
    with pytest.raises(ValueError, match="is not the name of a resource"):
        resources.asset(name)
