"""The engine runs without a screen, physics, clock or chance of its own, and the command line without the window.

import-linter holds who may import whom; here every module is really imported, each in a process that has nothing
loaded before.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ("core", "dice", "games", "bots")
ENGINE_FILES = sorted(path for part in ENGINE for path in (ROOT / "tabletop" / part).rglob("*.py"))
GAMES = sorted(path.parent.name for path in (ROOT / "tabletop" / "games").glob("*/__init__.py"))
KEPT_OUT = {"pygame", "pymunk", "random", "secrets", "time", "datetime"}


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_names(path: Path) -> set[str]:
    """Full names of all modules that a file imports, wherever in it it does."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names.add(node.module or "")
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def loaded_after(statements: str) -> set[str]:
    """What ``sys.modules`` holds after the statements, in a fresh process."""
    program = f"{statements}\nimport sys\nprint('\\n'.join(sys.modules))"
    # -I keeps the environment and the current folder out, so that the project is found as it is installed.
    run = subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True, timeout=60)
    return set(run.stdout.split())


def strangers(modules: set[str]) -> set[str]:
    """Those that the engine must not load: the screen, the physics, what the program keeps."""
    outside = ("pygame", "pymunk", "scenes", "tabletop.app", "tabletop.tray")
    return {
        name for name in modules if any(name == stranger or name.startswith(f"{stranger}.") for stranger in outside)
    }


def test_the_engine_has_files() -> None:
    assert {path.relative_to(ROOT).parts[1] for path in ENGINE_FILES} == set(ENGINE)


@pytest.mark.parametrize("path", ENGINE_FILES, ids=module_name)
def test_engine_file_imports_no_screen_clock_or_chance(path: Path) -> None:
    names = imported_names(path)
    assert {name.partition(".")[0] for name in names}.isdisjoint(KEPT_OUT)
    assert not strangers(names)


def test_engine_modules_load_no_screen_physics_or_app() -> None:
    names = ", ".join(map(module_name, ENGINE_FILES))
    assert not strangers(loaded_after(f"import {names}"))


@pytest.mark.parametrize("game", GAMES)
def test_each_game_loads_alone(game: str) -> None:
    files = sorted((ROOT / "tabletop" / "games" / game).rglob("*.py"))
    loaded = loaded_after("import " + ", ".join(map(module_name, files)))
    assert not strangers(loaded)
    others = {name.split(".")[2] for name in loaded if name.startswith("tabletop.games.")} - {game}
    assert not others


def test_command_line_loads_no_screen() -> None:
    roots = {name.partition(".")[0] for name in loaded_after("import tabletop.cli")}
    assert roots.isdisjoint({"pygame", "pymunk", "scenes"})
