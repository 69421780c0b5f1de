"""Makes the packaged program: a folder that runs without Python, and its archive.

    python build/package.py [--out dist]

``dist/tabletop`` is the folder (``dist/Tabletop.app`` too on macOS), beside it the archive: tar.gz on Linux, since a
zip loses run bits and doubles the libraries behind links, zip elsewhere.
"""

from __future__ import annotations

import argparse
import platform
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tabletop import __version__  # noqa: E402

LAUNCHERS = ROOT / "build" / "linux"
LICENCES = ROOT / "assets" / "licences"


def build_folder(out: Path) -> Path:
    """Run PyInstaller; returns the folder it made in ``out``.

    Its work folder lies in ``out`` as well: ``--clean`` empties the work folder, and the default one is the tracked
    ``build``.
    """
    command = [sys.executable, "-m", "PyInstaller", str(ROOT / "installer.spec"), "--noconfirm", "--clean"]
    command += ["--distpath", str(out), "--workpath", str(out / "work"), "--log-level", "WARN"]
    subprocess.run(command, check=True, cwd=ROOT)
    return out / "tabletop"


def strip_python(folder: Path) -> None:
    """Drop the debugging symbols that Python carries where it was compiled on this machine: a third of the folder.

    The wheels' libraries come stripped, and stripping them once more would damage some.
    """
    strip = shutil.which("strip")
    if not sys.platform.startswith("linux") or strip is None:
        return
    inside = folder / "_internal"
    own = [
        path for path in (*inside.glob("libpython*"), *inside.glob("python*/lib-dynload/*")) if not path.is_symlink()
    ]
    subprocess.run([strip, "--strip-unneeded", *map(str, own)], check=True)


def add_papers(folder: Path, runs_on: str) -> None:
    """Lay beside the program what a person should find there: read-me, licences, launchers."""
    for name in ("LICENSE", "CREDITS.md"):
        shutil.copy2(ROOT / name, folder)
    shutil.copytree(LICENCES, folder / "licences", dirs_exist_ok=True)
    start = {"win32": "tabletop.exe", "darwin": "Tabletop.app"}.get(sys.platform, "tabletop")
    console = "tabletop-console" + (".exe" if sys.platform == "win32" else "")
    text = READ_ME.format(version=__version__, start=start, console=console, runs_on=runs_on)
    (folder / "README.txt").write_text(text, encoding="utf-8")
    if sys.platform.startswith("linux"):
        shutil.copytree(LAUNCHERS, folder, dirs_exist_ok=True)
        shutil.copy2(ROOT / "assets" / "icon" / "tabletop.png", folder)


def unnamed_libraries(folder: Path) -> list[str]:
    """Shared libraries in the folder whose licence ``NOTICE.md`` does not tell, by file name."""
    named = named_files((LICENCES / "NOTICE.md").read_text(encoding="utf-8"))
    libraries = {path.name for path in folder.rglob("*") if re.search(r"^lib.*\.so\b|\.dll$|\.dylib$", path.name)}
    return sorted(name for name in libraries if _stem(name) not in named)


def named_files(notice: str) -> set[str]:
    """The beginnings of file names in the second column of the table in ``NOTICE.md``."""
    rows = [line.split("|") for line in notice.splitlines() if line.startswith("| ")]
    return {name.strip() for row in rows[1:] for name in row[2].split(",")}


def _stem(library: str) -> str:
    """``libSDL2_image-2-d6906c81.0.so.0`` is ``sdl2_image``, ``python311.dll`` is ``python3``."""
    stem = re.split(r"[-.]", library.lower().removeprefix("lib"))[0]
    return "python3" if stem.startswith("python3") else stem


READ_ME = """Tabletop {version}

Start {start}. Nothing need be installed, and the folder may lie anywhere, also where it cannot be written to.
{console} is the same program for a terminal: {console} --help.

It runs on {runs_on}.

LICENSE is the licence of Tabletop itself, CREDITS.md says what it is made of, and the folder licences
has the licence of every part. Some libraries in _internal are under the LGPL: they are files of their own
and may be replaced by other builds of the same libraries; licences/NOTICE.md says where their sources are.
"""


def requirements() -> tuple[str, str]:
    """What the folder needs to run: as a part of a file name, and in words.

    A program made on Linux needs the C library of the machine it was made on, or a newer one.
    """
    machine = platform.machine().lower()
    if sys.platform == "win32":
        return f"windows-{machine}", f"Windows 10 or newer, {machine}"
    if sys.platform == "darwin":
        return f"macos-{machine}", f"macOS 11 or newer, {machine}"
    library, version = platform.libc_ver()
    return f"linux-{machine}-{library}{version}", f"Linux, {machine}, with {library} {version} or newer"


def archive(folder: Path, name: str) -> Path:
    """Pack the folder; returns the archive, which lies beside it."""
    target = folder.parent / name
    if sys.platform == "darwin":
        packed = target.with_name(f"{name}.zip")
        subprocess.run(
            ["ditto", "-c", "-k", "--keepParent", str(folder.parent / "Tabletop.app"), str(packed)], check=True
        )
        return packed
    if sys.platform == "win32":
        return Path(shutil.make_archive(str(target), "zip", folder.parent, folder.name))
    packed = target.with_name(f"{name}.tar.gz")
    with tarfile.open(packed, "w:gz", compresslevel=9) as tar:
        tar.add(folder, folder.name, filter=_owned_by_nobody)
    return packed


def _owned_by_nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    return member


def size_of(folder: Path) -> int:
    """Bytes of all files in the folder, links not counted."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def main() -> None:
    """Make the folder and the archive, and say how large they are."""
    parser = argparse.ArgumentParser(description="Make the packaged program and its archive.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="folder for both (default: dist)")
    out: Path = parser.parse_args().out.resolve()
    system, runs_on = requirements()
    folder = build_folder(out)
    strip_python(folder)
    add_papers(folder, runs_on)
    if unnamed := unnamed_libraries(folder):
        print(f"assets/licences/NOTICE.md does not name: {', '.join(unnamed)}", file=sys.stderr)
        if sys.platform == "linux":  # elsewhere the system adds libraries of its own to every program
            sys.exit(1)
    packed = archive(folder, f"tabletop-{__version__}-{system}")
    print(f"{folder}: {size_of(folder) / 1e6:.1f} MB, runs on {runs_on}")
    print(f"{packed}: {packed.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
