"""The wheel and the packaged program: what goes into them, and that a wheel works without the checkout."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "build" / "linux"

needs_posix = pytest.mark.skipif(os.name == "nt", reason="launchers for Linux")


@pytest.fixture(scope="module")
def package() -> ModuleType:
    """``build/package.py``, which is a script and in no package."""
    spec = importlib.util.spec_from_file_location("package_script", ROOT / "build" / "package.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_library_that_the_notice_does_not_name_is_found(package: ModuleType, tmp_path: Path) -> None:
    inside = tmp_path / "_internal" / "pygame_ce.libs"
    inside.mkdir(parents=True)
    for name in ("libSDL2_image-2-d6906c81.0.so.0.800.12", "libpython3.11.so.1.0", "python311.dll", "zlib1.dll"):
        (inside / name).touch()
    (inside / "draw.cpython-311-x86_64-linux-gnu.so").touch()  # a module, not a library
    assert package.unnamed_libraries(tmp_path) == []
    (inside / "libsomething-1234.so.5").touch()
    assert package.unnamed_libraries(tmp_path) == ["libsomething-1234.so.5"]


def test_archive_tells_the_system_it_runs_on(package: ModuleType) -> None:
    in_name, in_words = package.requirements()
    assert re.fullmatch(r"(windows|macos|linux)-[\w.-]+", in_name)
    if sys.platform.startswith("linux"):
        version = os.confstr("CS_GNU_LIBC_VERSION")  # "glibc 2.36"
        assert version is not None
        assert version.replace(" ", "") in in_name
        assert version in in_words


def command_of(desktop_entry: str) -> list[str]:
    """The words of an Exec line: first the escapes of the file format, then the quoting of the line."""
    (line,) = re.findall(r"^Exec=(.*)$", desktop_entry, re.MULTILINE)
    words = re.findall(r'"((?:\\.|[^"\\])*)"|(\S+)', line.replace("\\\\", "\\").replace("%%", "%"))
    return [re.sub(r"\\(.)", r"\1", quoted) or plain for quoted, plain in words]


@needs_posix
def test_desktop_entry_starts_the_program_beside_it(tmp_path: Path) -> None:
    folder = tmp_path / 'Soirée d\'été (1) "$x"'
    folder.mkdir()
    program = folder / "tabletop"
    program.write_text("#!/bin/sh\necho started from here\n", encoding="utf-8")
    program.chmod(0o755)
    entry = folder / "tabletop.desktop"
    shutil.copy(LINUX / "tabletop.desktop", entry)
    words = [str(entry) if word == "%k" else word for word in command_of(entry.read_text(encoding="utf-8"))]
    shown = subprocess.run(words, capture_output=True, text=True, check=True, cwd="/", timeout=20)
    assert shown.stdout == "started from here\n"


@needs_posix
@pytest.mark.parametrize("name", ["tabletop", "Soirée d'été", '50 % "new" $HOME `x`', "back\\slash"])
def test_menu_entry_names_the_program_where_it_lies(tmp_path: Path, name: str) -> None:
    folder, data = tmp_path / name, tmp_path / "data"
    shutil.copytree(LINUX, folder)
    shutil.copy(ROOT / "assets" / "icon" / "tabletop.png", folder)
    environment = os.environ | {"XDG_DATA_HOME": str(data)}
    script = [str(folder / "add-to-menu.sh")]
    subprocess.run(script, env=environment, check=True, capture_output=True, cwd="/", timeout=20)
    entry = data / "applications" / "tabletop.desktop"
    assert command_of(entry.read_text(encoding="utf-8")) == [str(folder.resolve() / "tabletop")]
    assert (data / "icons" / "hicolor" / "512x512" / "apps" / "tabletop.png").is_file()
    subprocess.run([*script, "--remove"], env=environment, check=True, capture_output=True, cwd="/", timeout=20)
    assert [path for path in data.rglob("*") if path.is_file()] == []


@pytest.mark.slow
def test_wheel_in_a_clean_environment_works_from_any_folder(tmp_path: Path) -> None:
    """Nothing of the checkout is in reach: the wheel alone has the code, the scenes, the assets and the rules."""

    def call(*command: str | Path) -> str:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        run = subprocess.run(
            command, cwd=tmp_path, env=environment, capture_output=True, encoding="utf-8", check=False, timeout=280
        )
        assert run.returncode == 0, f"{command}\n{run.stdout}\n{run.stderr}"
        return run.stdout

    call(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", tmp_path, ROOT)
    (wheel,) = tmp_path.glob("tabletop-*.whl")
    venv.create(tmp_path / "clean", with_pip=True)
    programs = tmp_path / "clean" / ("Scripts" if os.name == "nt" else "bin")
    call(programs / "python", "-m", "pip", "install", "-q", wheel)

    where = call(programs / "python", "-c", "import scenes, tabletop; print(scenes.__file__, tabletop.__file__)")
    assert str(ROOT) not in where
    found = call(
        programs / "python",
        "-c",
        "from tabletop import catalogue, resources\n"
        "print(resources.asset('icon/tabletop.png'), *map(resources.rules, catalogue.GAMES))",
    )
    assert str(ROOT) not in found
    assert call(programs / "tabletop", "--version").startswith("Tabletop ")
    assert '"games":2' in call(
        programs / "tabletop", "simulate", "yamslam", "--bots", "random,random", "--games", "2", "--json"
    )
