"""Sounds: every name that is played has a file; no device is no error; many at once do not clip."""

from __future__ import annotations

import ast
import wave
from array import array
from pathlib import Path

import pygame
import pytest

from scenes.kit.focus import SOUNDS
from scenes.mixer import Mixer
from tabletop.app.settings import Settings

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "assets" / "sounds").glob("*.wav"))


def played_names() -> set[str]:
    """Every literal name in a call of ``play`` or ``sound`` in the scenes."""
    names = set()
    for path in (ROOT / "scenes").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                owner = ast.unparse(node.func)
                first = node.args[0] if node.args else None
                if (owner.endswith((".sound", "sounds.play"))) and isinstance(first, ast.Constant):
                    names.add(str(first.value))
    return names


def test_every_sound_that_is_played_exists() -> None:
    there = {path.stem.replace("-", " ") for path in FILES}
    names = played_names() | {"die on table", "die on wall", "die on die", *SOUNDS}
    assert names <= there


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_sound_is_short_clean_and_below_the_limit(path: Path) -> None:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        samples = array("h", file.readframes(file.getnframes()))
        assert file.getnframes() / file.getframerate() <= 2.0
    peak = max(map(abs, samples))
    assert 1500 < peak <= 0.83 * 32767
    assert abs(samples[0]) < 400, "it begins with a click"
    assert abs(samples[-1]) < 400, "it ends with a click"


def test_no_device_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = 0

    def refuse(*_args: object, **_kwargs: object) -> None:
        nonlocal tries
        tries += 1
        raise pygame.error("no such device")

    pygame.mixer.quit()
    monkeypatch.setattr(pygame.mixer, "init", refuse)
    mixer = Mixer(Settings)
    mixer.play("chip")
    mixer.play("chip")
    assert tries == 1, "a device that is not there is not looked for with every sound"
    mixer.prepare()
    assert tries == 2


def test_a_device_plugged_in_later_is_found() -> None:
    pygame.mixer.quit()
    mixer = Mixer(Settings)
    mixer.prepare()
    assert pygame.mixer.get_init()
    mixer.close()


def test_a_device_plays_and_may_go() -> None:
    mixer = Mixer(Settings)
    for _ in range(40):
        mixer.play("die on die", 1.0, 0.4)
    assert pygame.mixer.get_init()
    mixer.play("no such sound")
    mixer.close()
    assert not pygame.mixer.get_init()
    mixer.play("chip")
    assert not pygame.mixer.get_init(), "looking again is left to prepare"


def test_muted_is_silent() -> None:
    pygame.mixer.quit()
    mixer = Mixer(lambda: Settings(muted=True))
    mixer.play("chip")
    assert not pygame.mixer.get_init()
