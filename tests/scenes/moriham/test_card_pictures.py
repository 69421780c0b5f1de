"""The pictures of the cards: each has its own, of one form, light enough to be carried, and can be painted anew."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pygame
import pytest

from tabletop import resources
from tabletop.games.moriham.soundness import standard_box

ROOT = Path(__file__).resolve().parents[3]
CARDS = sorted(standard_box().cards)
MOST_BYTES = 4_200_000


def picture_of(name: str) -> Path:
    return resources.asset(f"moriham/art/{name}.webp")


def painting(code: str) -> str:
    """What a script prints that knows the painters, which are scripts and in no package."""
    done = subprocess.run(
        [sys.executable, "-c", f"import paint; paint.load(); {code}"],
        cwd=ROOT / "build" / "moriham_art",
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return done.stdout.strip()


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_picture_of_the_same_form(card: str) -> None:
    assert pygame.image.load(picture_of(card)).get_size() == (640, 480)


def test_no_two_cards_share_a_picture() -> None:
    prints = Counter(hashlib.sha256(picture_of(card).read_bytes()).hexdigest() for card in CARDS)
    assert prints.most_common(1)[0][1] == 1


def test_the_back_is_upright_and_no_picture_lies_there_unused() -> None:
    back = pygame.image.load(picture_of("back"))
    assert back.get_height() > back.get_width()
    assert {path.stem for path in picture_of("back").parent.iterdir()} == {*CARDS, "back"}


def test_all_pictures_together_stay_light() -> None:
    assert sum(picture_of(card).stat().st_size for card in CARDS) < MOST_BYTES


def test_every_card_has_a_painter_and_no_painter_paints_for_nothing() -> None:
    assert painting("print(' '.join(sorted(paint.PAINTERS)))").split() == sorted([*CARDS, "back"])


def test_a_picture_comes_out_the_same_each_time() -> None:
    """Seeds are fixed: two paintings of one card are alike to the last pixel, those of two cards are not."""
    code = "import zlib; print(*(zlib.crc32(paint.paint(n).tobytes()) for n in ('snare', 'snare', 'smoke')))"
    first, again, other = painting(code).split()
    assert first == again
    assert first != other
