"""Fractions drawn from a stream, for what differs from throw to throw. Faces never come from here."""

from __future__ import annotations

from tabletop.core.rng import Rng

_GRAIN = 1 << 30


def fraction(rng: Rng) -> float:
    """A number from 0 up to 1."""
    return rng.below(_GRAIN) / _GRAIN


def either_way(rng: Rng) -> float:
    """A number from -1 up to 1."""
    return 2 * fraction(rng) - 1
