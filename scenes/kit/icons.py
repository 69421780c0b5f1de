"""The kit's own small icons, drawn with round strokes."""

import math
from collections.abc import Callable
from typing import Final

import pygame

from scenes.art.palette import Colour
from scenes.kit.shapes import stroke


def _arrow(surface: pygame.Surface, side: float, colour: Colour, turn: float) -> None:
    points = [(-0.12, -0.24), (0.12, 0.0), (-0.12, 0.24)]
    cos, sin = math.cos(turn), math.sin(turn)
    stroke(
        surface,
        [((0.5 + x * cos - y * sin) * side, (0.5 + x * sin + y * cos) * side) for x, y in points],
        side * 0.09,
        colour,
    )


def _right(surface: pygame.Surface, side: float, colour: Colour) -> None:
    _arrow(surface, side, colour, 0.0)


def _left(surface: pygame.Surface, side: float, colour: Colour) -> None:
    _arrow(surface, side, colour, math.pi)


def _up(surface: pygame.Surface, side: float, colour: Colour) -> None:
    _arrow(surface, side, colour, -math.pi / 2)


def _down(surface: pygame.Surface, side: float, colour: Colour) -> None:
    _arrow(surface, side, colour, math.pi / 2)


def _cross(surface: pygame.Surface, side: float, colour: Colour) -> None:
    for a, b in (((0.28, 0.28), (0.72, 0.72)), ((0.72, 0.28), (0.28, 0.72))):
        stroke(surface, [(a[0] * side, a[1] * side), (b[0] * side, b[1] * side)], side * 0.09, colour)


def _check(surface: pygame.Surface, side: float, colour: Colour) -> None:
    points = [(0.24, 0.52), (0.43, 0.71), (0.77, 0.3)]
    stroke(surface, [(x * side, y * side) for x, y in points], side * 0.11, colour)


def _menu(surface: pygame.Surface, side: float, colour: Colour) -> None:
    for y in (0.3, 0.5, 0.7):
        stroke(surface, [(0.25 * side, y * side), (0.75 * side, y * side)], side * 0.08, colour)


def _plus(surface: pygame.Surface, side: float, colour: Colour) -> None:
    stroke(surface, [(0.24 * side, 0.5 * side), (0.76 * side, 0.5 * side)], side * 0.1, colour)
    stroke(surface, [(0.5 * side, 0.24 * side), (0.5 * side, 0.76 * side)], side * 0.1, colour)


def _minus(surface: pygame.Surface, side: float, colour: Colour) -> None:
    stroke(surface, [(0.24 * side, 0.5 * side), (0.76 * side, 0.5 * side)], side * 0.1, colour)


def _erase(surface: pygame.Surface, side: float, colour: Colour) -> None:
    outline = [(0.36, 0.26), (0.86, 0.26), (0.86, 0.74), (0.36, 0.74), (0.12, 0.5), (0.36, 0.26)]
    stroke(surface, [(x * side, y * side) for x, y in outline], side * 0.07, colour)
    for a, b in (((0.5, 0.4), (0.7, 0.6)), ((0.7, 0.4), (0.5, 0.6))):
        stroke(surface, [(a[0] * side, a[1] * side), (b[0] * side, b[1] * side)], side * 0.07, colour)


def _shift(surface: pygame.Surface, side: float, colour: Colour) -> None:
    outline = [(0.5, 0.16), (0.82, 0.5), (0.65, 0.5), (0.65, 0.82), (0.35, 0.82), (0.35, 0.5), (0.18, 0.5)]
    stroke(surface, [(x * side, y * side) for x, y in [*outline, outline[0]]], side * 0.07, colour)


def _question(surface: pygame.Surface, side: float, colour: Colour) -> None:
    bow = [(0.5 + 0.17 * math.cos(turn), 0.36 + 0.17 * math.sin(turn)) for turn in _BOW]
    stroke(surface, [(x * side, y * side) for x, y in [*bow, (0.5, 0.6)]], side * 0.09, colour)
    stroke(surface, [(0.5 * side, 0.77 * side), (0.5 * side, 0.78 * side)], side * 0.11, colour)


_BOW: Final = [math.radians(degrees) for degrees in range(-180, 61, 15)]

ICONS: Final[dict[str, Callable[[pygame.Surface, float, Colour], None]]] = {
    "right": _right,
    "left": _left,
    "up": _up,
    "down": _down,
    "cross": _cross,
    "check": _check,
    "menu": _menu,
    "plus": _plus,
    "minus": _minus,
    "erase": _erase,
    "shift": _shift,
    "question": _question,
}
"""Icons by name; each is called with (surface, side, colour) and draws into the square from the corner (0, 0)."""
