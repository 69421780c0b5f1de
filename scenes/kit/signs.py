"""The signs of the four players, as shapes: disc, square, triangle, diamond; and the kit's own small icons."""

import math
from collections.abc import Callable
from typing import Final

import pygame

from scenes.art.palette import SHADOW, Colour, mix
from scenes.kit.shapes import disc, polygon, rounded, stroke
from scenes.kit.theme import PLAYER_COLOURS, PLAYER_SIGNS

_UNIT: Final[dict[str, list[tuple[float, float]]]] = {
    "triangle": [(0.5, 0.06), (0.98, 0.9), (0.02, 0.9)],
    "diamond": [(0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)],
}


def draw_sign(surface: pygame.Surface, rect: pygame.Rect, player: int, colour: Colour | None = None) -> None:
    """Draws the sign of player 0–3 into a square rectangle, in the player's colour unless another is given."""
    fill = colour or PLAYER_COLOURS[player]
    rim = mix(fill, SHADOW, 0.55)
    width = max(1.0, rect.w * 0.07)
    _shape(surface, rect, PLAYER_SIGNS[player], rim, 0.0)
    _shape(surface, rect, PLAYER_SIGNS[player], fill, width)


def _shape(surface: pygame.Surface, rect: pygame.Rect, sign: str, colour: Colour, inset: float) -> None:
    side = float(rect.w)
    cx, cy = rect.x + side / 2, rect.y + side / 2
    if sign == "disc":
        disc(surface, cx, cy, side * 0.47 - inset, colour)
    elif sign == "square":
        half = side * 0.42 - inset
        box = pygame.Rect(round(cx - half), round(cy - half), round(2 * half), round(2 * half))
        rounded(surface, box, side * 0.08, colour)
    else:
        points = [(rect.x + x * side, rect.y + y * side) for x, y in _UNIT[sign]]
        mx = sum(x for x, _ in points) / len(points)
        my = sum(y for _, y in points) / len(points)
        shrink = 1 - inset / (side * (0.32 if sign == "triangle" else 0.36))
        polygon(surface, [(mx + (x - mx) * shrink, my + (y - my) * shrink) for x, y in points], colour)


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
}
"""Icons by name; each is called with (surface, side, colour) and draws into the square from the corner (0, 0)."""
