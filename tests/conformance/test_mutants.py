"""Mutated saves and positions of every game: refused by name, or played to the end with all that is called legal.

pytest tests/conformance/test_mutants.py -m slow -s      tens of thousands of them, and counts what became of them
"""

from __future__ import annotations

import runpy
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tabletop import catalogue
from tabletop.core.rng import Rng

MUTANTS = runpy.run_path(str(Path(__file__).with_name("mutants.py")))


def count(game_id: str, seed: int, mutants: int, size: int) -> Counter[str]:
    """How many mutated positions and saves were loaded, and how many refused; anything else is an exception."""
    pool: Any = MUTANTS["Pool"](catalogue.game(game_id), seed, size)
    rng = Rng(~seed)
    counted: Counter[str] = Counter()
    for number in range(mutants):
        chance = rng.split()
        if number % 5 == 0:
            loaded = MUTANTS["look_back"](pool.game, pool.save_mutant(chance))
            counted["saves loaded" if loaded else "saves refused"] += 1
            continue
        position, places = pool.mutant(chance)
        try:
            loaded = MUTANTS["play_on"](pool.game, position, chance) is not None
        except Exception as error:
            error.add_note(f"changed: {['.'.join(map(str, place)) for place in places]}")
            raise
        counted["positions loaded" if loaded else "positions refused"] += 1
    assert len(counted) == 4, f"mutants of one sort alone: {counted}"
    return counted


@pytest.mark.parametrize("game_id", catalogue.GAMES)
def test_mutants_are_refused_or_play(game_id: str) -> None:
    count(game_id, 7, mutants=200, size=80)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("game_id", catalogue.GAMES)
def test_many_more_mutants_are_refused_or_play(game_id: str, seed: int) -> None:
    counted = count(game_id, 100 + seed, mutants=5000, size=400)
    print(f"{game_id}, seed {seed}: " + ", ".join(f"{number} {what}" for what, number in sorted(counted.items())))
