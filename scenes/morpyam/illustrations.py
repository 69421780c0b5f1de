"""The pictures in Morpyam's rules and in its count: squares of the board, tokens in lines."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from scenes.art.board import Look, Wood, paint_square
from scenes.art.faces import paint_row
from scenes.art.players import paint_badge, paint_token
from scenes.boxes import Illustration

_LINE: Final = 84.0  # the height of a picture beside a line
_BANNER: Final = 132.0
_APART: Final = 1.08  # from one square to the next, in sides
_TOKEN: Final = 0.66  # the width of a token, in sides
_STEPS: Final = {
    "vertical": (0.0, 1.0),
    "horizontal": (1.0, 0.0),
    "first_diagonal": (1.0, 1.0),
    "second_diagonal": (1.0, -1.0),
}


def squares(*figures: str, beside: bool = False, wood: Wood = Wood.WALNUT) -> Illustration:
    """Squares in a row; ``beside`` a line, else as a banner."""
    high = _LINE if beside else _BANNER
    width = high * (1 + (len(figures) - 1) * _APART)
    return Illustration(("squares", figures, wood), partial(_paint_squares, figures, wood), width, high)


def line(length: int) -> Illustration:
    """So many tokens in a row, on five squares."""
    return Illustration(("line", length), partial(_paint_line, length), _LINE * (1 + 4 * _APART), _LINE)


def throws(values: tuple[int, ...]) -> Illustration:
    """Dice in a row."""
    return Illustration(("dice", values), partial(_paint_dice, values), 680.0, _BANNER)


def paint_sweep(sweep: str, colour: int, surface: pygame.Surface) -> None:
    """Three signs of a player side by side, as the lines of a sweep run."""
    across, down = _STEPS[sweep]
    side = surface.get_height() * 0.34
    sign = paint_badge(colour, round(side))
    middle = surface.get_rect().center
    for place in (-1, 0, 1):
        step = side * 0.94 * place
        surface.blit(sign, sign.get_rect(center=(round(middle[0] + step * across), round(middle[1] + step * down))))


def paint_last(colour: int, surface: pygame.Surface) -> None:
    """One token of a player."""
    wide, high = surface.get_size()
    sprite = paint_token(colour, round(high * 0.72))
    surface.blit(sprite.surface, sprite.corner((round(wide / 2), round(high * 0.62))))


def _paint_squares(figures: tuple[str, ...], wood: Wood, surface: pygame.Surface) -> None:
    side = surface.get_height()
    for place, figure in enumerate(figures):
        picture = paint_square(figure, side, side / _BANNER, named=False, wood=wood)
        surface.blit(picture, (round(place * side * _APART), 0))


def _paint_line(length: int, surface: pygame.Surface) -> None:
    side = surface.get_height()
    for place, figure in enumerate(("b2", "full", "suite", "mini", "b5")):
        left = round(place * side * _APART)
        taken = place < length
        look = Look.TAKEN if taken else Look.FREE
        surface.blit(paint_square(figure, side, side / _BANNER, look, named=False), (left, 0))
        if taken:
            sprite = paint_token(0, side * _TOKEN, lit_up=True)
            surface.blit(sprite.surface, sprite.corner((round(left + side / 2), round(side * 0.54))))


def _paint_dice(values: tuple[int, ...], surface: pygame.Surface) -> None:
    surface.blit(paint_row(values, round(surface.get_height() * 0.86)), (0, 0))
