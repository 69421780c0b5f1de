"""Synthesises every sound: ``python build/sounds.py`` writes assets/sounds/*.wav, always the same bytes.

Struck things ring: each sound is a sum of decaying partials and a short burst of filtered noise, as wood, felt,
enamel and brass give. 16-bit mono at 22,050 Hz.
"""

from __future__ import annotations

import wave
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

RATE: Final = 22_050
OUT: Final = Path(__file__).parent.parent / "assets" / "sounds"

Wave = NDArray[np.float64]


def _time(seconds: float) -> Wave:
    return np.arange(round(seconds * RATE)) / RATE


def _noise(seconds: float, seed: int) -> Wave:
    return np.random.default_rng(seed).uniform(-1, 1, round(seconds * RATE))


def _lowpass(sound: Wave, hertz: float) -> Wave:
    """One pole: dulls what is above ``hertz``."""
    share = 1 - np.exp(-2 * np.pi * hertz / RATE)
    out = np.empty_like(sound)
    held = 0.0
    for i, value in enumerate(sound):
        held += share * (value - held)
        out[i] = held
    return out


def _highpass(sound: Wave, hertz: float) -> Wave:
    return sound - _lowpass(sound, hertz)


def struck(
    seconds: float,
    partials: tuple[tuple[float, float, float], ...],
    click: tuple[float, float, float],
    seed: int,
) -> Wave:
    """Something struck once.

    Args:
        seconds: its length.
        partials: (hertz, strength, decay a second) each.
        click: (strength, lowpass in hertz, decay a second) of the burst of noise.
        seed: of the noise.
    """
    t = _time(seconds)
    sound = np.zeros_like(t)
    for hertz, strength, decay in partials:
        sound += strength * np.sin(2 * np.pi * hertz * t) * np.exp(-decay * t)
    strength, dull, decay = click
    sound += strength * _lowpass(_noise(seconds, seed), dull) * np.exp(-decay * t)
    return sound * np.minimum(1.0, t * 2000)


def mixed(seconds: float, *parts: tuple[float, Wave]) -> Wave:
    """Sounds laid over one another, each beginning at its second."""
    out = np.zeros(round(seconds * RATE))
    for start, part in parts:
        first = round(start * RATE)
        room = len(out) - first
        out[first : first + len(part[:room])] += part[:room]
    return out


def tone(hertz: float, seconds: float, decay: float = 6.0) -> Wave:
    """A soft bell of brass."""
    return struck(
        seconds,
        ((hertz, 0.6, decay), (hertz * 2.01, 0.22, decay * 1.6), (hertz * 3.98, 0.08, decay * 2.6)),
        (0.05, 3000, 90),
        round(hertz),
    )


def all_sounds() -> dict[str, Wave]:
    """Every sound by its name."""
    die = struck(0.10, ((2350, 0.35, 70), (3720, 0.22, 95), (1480, 0.18, 60)), (0.7, 5200, 130), 1)
    felt = struck(0.13, ((190, 0.55, 40), (410, 0.22, 55)), (0.65, 1500, 70), 2)
    wall = struck(0.14, ((520, 0.45, 38), (1240, 0.22, 60), (860, 0.2, 45)), (0.6, 3200, 95), 3)
    chip = struck(0.16, ((3100, 0.3, 48), (4630, 0.2, 60), (1920, 0.18, 40)), (0.45, 6000, 120), 4)
    wood = struck(0.22, ((165, 0.8, 26), (330, 0.3, 34), (520, 0.12, 48)), (0.5, 1100, 55), 5)
    token = struck(0.18, ((410, 0.5, 30), (980, 0.26, 44), (1560, 0.12, 60)), (0.5, 2400, 85), 6)
    slide = (
        _highpass(_lowpass(_noise(0.26, 7), 1400), 180) * np.sin(np.pi * np.linspace(0, 1, round(0.26 * RATE))) ** 1.4
    )
    return {
        "die on table": felt,
        "die on wall": wall,
        "die on die": die,
        "aside": mixed(0.16, (0.0, 0.7 * die), (0.03, 0.4 * felt)),
        "chip": mixed(0.30, (0.0, chip), (0.06, 0.7 * chip), (0.105, 0.4 * chip)),
        "slide": slide,
        "thud": wood,
        "place": mixed(0.24, (0.0, token), (0.07, 0.35 * token)),
        "take": 0.6 * struck(0.1, ((700, 0.3, 60),), (0.4, 2600, 80), 8),
        "drop": 0.7 * token,
        "return": 0.4 * slide,
        "refuse": 0.5 * struck(0.12, ((150, 0.5, 40), (158, 0.4, 40)), (0.3, 700, 70), 13),
        "turn": mixed(0.5, (0.0, 0.5 * tone(587.33, 0.5, 9))),
        "foul": mixed(0.6, (0.0, 0.8 * struck(0.3, ((220, 0.6, 12), (233, 0.5, 12)), (0.3, 900, 60), 9)),
                      (0.18, 0.8 * struck(0.4, ((174.6, 0.7, 10), (185, 0.5, 10)), (0.3, 900, 60), 10))),
        "win": mixed(1.8, *[(0.14 * n, 0.55 * tone(hertz, 1.2, 3.2)) for n, hertz in
                            enumerate((523.25, 659.25, 783.99, 1046.5))], (0.56, 0.4 * tone(1318.5, 1.2, 3.0))),
        "press": 0.45 * struck(0.06, ((1250, 0.3, 90),), (0.5, 3800, 160), 11),
    } | _card_sounds(wood)  # fmt: skip


def _card_sounds(wood: Wave) -> dict[str, Wave]:
    """The sounds of cards: paper that brushes and snaps, wood struck by a hand, bells, a fire."""
    snap = struck(0.09, ((900, 0.18, 80), (2100, 0.1, 120)), (0.8, 4200, 110), 21)
    brush = 0.5 * _swell(0.16, 22, 3400, 700)
    slam = mixed(0.34, (0.0, 0.9 * wood), (0.0, 0.5 * snap), (0.02, 0.35 * _swell(0.3, 23, 700, 60)))
    blade = _sweep(0.26, 1500, 420, 8) * 0.35 + 0.5 * _swell(0.26, 24, 5200, 1200)
    fire = _swell(0.55, 25, 2400, 160) * (0.6 + 0.4 * np.sign(_lowpass(_noise(0.55, 26), 28)))
    return {
        "card": mixed(0.2, (0.0, brush), (0.08, 0.4 * snap)),
        "draw": mixed(0.2, (0.0, 0.8 * brush), (0.09, 0.7 * snap)),
        "set": mixed(0.3, (0.0, 0.7 * brush), (0.1, 0.8 * snap), (0.11, 0.4 * wood)),
        "summon": mixed(0.8, (0.0, 0.6 * _sweep(0.4, 196, 392, 4)), (0.12, 0.4 * tone(783.99, 0.6, 6))),
        "slam": slam,
        "tribute": mixed(0.8, (0.0, 0.5 * tone(392, 0.7, 5)), (0.1, 0.4 * tone(311.13, 0.7, 5))),
        "activate": mixed(0.6, (0.0, 0.5 * snap), (0.03, 0.5 * tone(659.25, 0.5, 7)),
                          (0.1, 0.3 * tone(987.77, 0.5, 7))),
        "attack": blade,
        "hit": mixed(0.4, (0.0, slam), (0.0, 0.4 * struck(0.3, ((98, 0.9, 12),), (0.8, 2400, 40), 27))),
        "destroy": 0.8 * fire,
        "life": mixed(0.5, (0.0, 0.6 * tone(233.08, 0.4, 8)), (0.09, 0.6 * tone(196, 0.4, 8))),
        "gain": mixed(0.6, (0.0, 0.5 * tone(523.25, 0.4, 8)), (0.09, 0.5 * tone(698.46, 0.5, 7))),
    }  # fmt: skip


def _swell(seconds: float, seed: int, dull: float, thin: float) -> Wave:
    """Noise between two frequencies that comes and goes."""
    shape = np.sin(np.pi * np.linspace(0, 1, round(seconds * RATE)) ** 0.7)
    return _highpass(_lowpass(_noise(seconds, seed), dull), thin) * shape


def _sweep(seconds: float, start: float, end: float, decay: float) -> Wave:
    """A tone that glides from one frequency (hertz) to another."""
    t = _time(seconds)
    glide = start * (end / start) ** (t / seconds)
    return np.sin(2 * np.pi * np.cumsum(glide) / RATE) * np.exp(-decay * t) * np.minimum(1.0, t * 200)


def write(name: str, sound: Wave) -> None:
    """Writes one sound, as loud as it may be without clipping."""
    peak = float(np.max(np.abs(sound))) or 1.0
    fade = np.minimum(1.0, (len(sound) - np.arange(len(sound))) / (0.008 * RATE))
    samples = np.round(sound * fade * (min(1.0, 0.82 / peak)) * 32767).astype("<i2")
    with wave.open(str(OUT / f"{name.replace(' ', '-')}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


if __name__ == "__main__":
    OUT.mkdir(parents=True, exist_ok=True)
    for sound_name, samples in all_sounds().items():
        write(sound_name, samples)
