"""The pictures in Yamslam's rules: chips, and dice that make their combinations."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from scenes.art.chips import paint_chips
from scenes.art.dice import TWO_COLOURS
from scenes.art.faces import paint_row
from scenes.art.players import paint_sign
from scenes.boxes import Illustration
from tabletop.games.yamslam.combinations import CHIPS, EACH

EXAMPLES: Final = {
    "two_pairs": (2, 2, 5, 5, 1),
    "three": (3, 3, 3, 1, 6),
    "small_straight": (2, 3, 4, 5, 5),
    "flush": (1, 3, 3, 5, 1),
    "full": (6, 6, 6, 4, 4),
    "four": (5, 5, 5, 5, 2),
    "large_straight": (1, 2, 3, 4, 5),
}
"""Dice that make each combination."""

_LINE: Final = 64.0  # the height of a picture beside a line
_BESIDE: Final = 356.0
_BANNER: Final = 124.0


def example(chip: str) -> Illustration:
    """A chip, and dice that make its combination."""
    return Illustration(("example", chip), partial(_paint_example, chip), _BESIDE, _LINE)


def all_chips(count: int = 1) -> Illustration:
    """The seven chips in a row, each a stack of so many."""
    return Illustration(("chips", count), partial(_paint_chips, CHIPS, count), 880.0, _BANNER)


def kinds(count: int) -> Illustration:
    """One chip of each of so many combinations."""
    return Illustration(("kinds", count), partial(_paint_chips, CHIPS[-count:], 1), _BESIDE, _LINE)


def series() -> Illustration:
    """All four chips of one combination."""
    return Illustration("series", partial(_paint_chips, ("full",) * EACH, 1), _BESIDE, _LINE)


def last_chip() -> Illustration:
    """One chip."""
    return Illustration("last", partial(_paint_chips, ("two_pairs",), 1), _BESIDE, _LINE)


def out_of_play() -> Illustration:
    """The dearest chips, drained of colour."""
    return Illustration("out", partial(_paint_chips, ("large_straight", "four"), 1, out=True), 300.0, _BANNER)


def dice(values: tuple[int, ...]) -> Illustration:
    """Dice in a row."""
    return Illustration(("dice", values), partial(_paint_dice, values), 680.0, _BANNER)


def partners() -> Illustration:
    """The signs of four players, partners together."""
    return Illustration("partners", _paint_partners, 680.0, _BANNER)


def _paint_chips(chips: tuple[str, ...], count: int, surface: pygame.Surface, *, out: bool = False) -> None:
    wide, high = surface.get_size()
    width = min(high * (0.9 - 0.09 * (count - 1)), wide / len(chips) * 0.9)
    for place, chip in enumerate(chips):
        sprite = paint_chips(chip, width, count, out=out)
        foot = (round(width * (0.54 + 1.06 * place)), round(high * 0.96 - width * 0.48))
        surface.blit(sprite.surface, sprite.corner(foot))


def _paint_example(chip: str, surface: pygame.Surface) -> None:
    high = surface.get_height()
    _paint_chips((chip,), 1, surface)
    row = paint_row(EXAMPLES[chip], round(high * 0.78), TWO_COLOURS)
    surface.blit(row, (round(high * 1.16), round(high * 0.1)))


def _paint_dice(values: tuple[int, ...], surface: pygame.Surface) -> None:
    surface.blit(paint_row(values, round(surface.get_height() * 0.86), TWO_COLOURS), (0, 0))


def _paint_partners(surface: pygame.Surface) -> None:
    size = round(surface.get_height() * 0.72)
    step = round(size * 1.15)
    for place, player in enumerate((0, 2, 1, 3)):
        surface.blit(paint_sign(player, size), (place * step + (step if place > 1 else 0), size // 6))
