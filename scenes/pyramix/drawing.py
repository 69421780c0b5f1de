"""Draws Pyramix's table: the pyramid as it stands, what slides and flies, and the small cubes of the collections."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable
from dataclasses import dataclass
from typing import Final

import pygame

from scenes.art.cube_faces import STONES, icon_svg, pattern_svg, stone_colours
from scenes.art.palette import BRASS_LIGHT, FELT_SHADE, css
from scenes.art.raster import Sprite, vector
from scenes.kit.canvas import Canvas
from scenes.kit.frame import Box, Frame
from scenes.kit.theme import LINEN_SOFT
from scenes.pyramix.board import Board
from scenes.pyramix.shown import Shown, Sliding
from scenes.pyramix.stones import Mark, Stones
from tabletop.games.pyramix.geometry import Cell

PUFFS: Final = ((-0.55, 0.10), (-0.20, 0.22), (0.18, 0.20), (0.52, 0.06))
"""Where dust rises from a cube that has come to rest, in edges from its middle."""

_ANNOUNCED: Final = 0.42  # how far along its step a cube is shown that will slide


@dataclass(slots=True, eq=False)
class Puff:
    """Dust where a cube has come to rest, ``share`` 0–1 of the way from rising to gone."""

    cell: Cell
    share: float = 0.0


def stand(frame: Frame, board: Board, stones: Stones) -> None:
    """The tray of walnut beneath the cubes."""
    _lay(frame, ("stand", board.edge, board.step), stones.stand(board.edge, board.step), board.view.apex)


def cubes(frame: Frame, board: Board, stones: Stones, shown: Shown, lit: Collection[Cell]) -> None:
    """The cubes in sight, far ones first; those in ``lit`` shine."""
    edge, step = board.edge, board.step
    for cell in sorted(shown.in_sight, key=board.order.__getitem__):
        place = board.middle(cell)
        _lay(frame, ("cube", shown.cubes[cell], edge, step), stones.cube(shown.cubes[cell], edge, step), place)
        if cell in lit:
            _lay(frame, ("shine", edge, step), stones.shine(edge, step), place)


def ghosts(frame: Frame, board: Board, stones: Stones, shown: Shown, moves: Iterable[tuple[Cell, Cell]]) -> None:
    """The line that will slide, where it will come to rest."""
    edge, step = board.edge, board.step
    for source, end in sorted(moves, key=lambda move: board.order[move[1]]):
        place = board.view.middle(_between(source, end, _ANNOUNCED))
        name = shown.cubes[source]
        _lay(frame, ("ghost", name, edge, step), stones.ghost(name, edge, step), place)


def outline(frame: Frame, board: Board, stones: Stones, shown: Shown, cell: Cell, mark: Mark) -> None:
    """A line around what is in sight of a cube."""
    seen = shown.in_sight[cell]
    sprite = stones.outline(seen, mark, board.edge, board.step)
    _lay(frame, ("outline", seen, mark, board.edge, board.step), sprite, board.middle(cell))


def sliding(canvas: Canvas, board: Board, stones: Stones, moving: Iterable[Sliding]) -> None:
    """Cubes on their way down a line. Nothing in the pyramid is ever before them: they lie on its surface."""
    for cube in sorted(moving, key=lambda one: board.view.depth(one.place)):
        sprite = stones.cube(cube.cube, board.edge, board.step)
        put(canvas, sprite, board.view.middle(cube.place))


def puff(canvas: Canvas, board: Board, stones: Stones, dust: Puff) -> None:
    """Dust that rises and is gone."""
    x, y = board.view.middle(dust.cell)
    sprite = stones.dust(round(board.edge * 0.34))
    for right, down in PUFFS:
        spread = 0.7 + 0.6 * dust.share
        place = (x + right * spread * board.edge, y + (down + 0.35 - 0.18 * dust.share) * board.edge)
        put(canvas, sprite, place, opacity=(1 - dust.share) * min(1.0, 6 * dust.share))


def put(canvas: Canvas, sprite: Sprite, place: tuple[float, float], opacity: float = 1.0) -> None:
    """Lays a sprite's anchor on a place in real pixels, for this frame."""
    wide, high = sprite.surface.get_size()
    x, y = canvas.stage.to_units(*place)
    canvas.put(sprite.surface, x, y, anchor=(sprite.anchor[0] / wide, sprite.anchor[1] / high), opacity=opacity)


def face(frame: Frame, box: Box, colour: str, icon: str, *, leads: bool = False) -> None:
    """One face of a cube, flat, in the middle of a box; ringed in brass for who leads the colour."""
    side = min(box.w, box.h)
    rect = pygame.Rect(0, 0, round(side), round(side))
    rect.center = (round(box.x + box.w / 2), round(box.y + box.h / 2))

    def paint(surface: pygame.Surface) -> None:
        surface.blit(_paint_face(colour, icon, surface.get_width(), leads), (0, 0))

    frame.picture(("flat face", colour, icon, leads), rect, paint)


def faces(frame: Frame, box: Box, colour: str, icons: list[str], columns: int, rows: int) -> None:
    """Small faces side by side, in columns and rows of which the box holds that many."""
    side = min(box.h / rows, box.w / columns)
    for place, icon in enumerate(icons):
        down, right = divmod(place, columns)
        face(frame, Box(box.x + right * side, box.y + down * side, side * 0.94, side * 0.94), colour, icon)


def mark_last(frame: Frame, box: Box) -> None:
    """Underlines the pile that the last cube went to."""
    rect = pygame.Rect(round(box.x), round(box.y), max(4, round(box.w * 0.72)), max(2, round(box.h)))
    frame.picture(("last", *rect.size), rect, lambda surface: surface.fill(BRASS_LIGHT) and None)


def bare(frame: Frame, box: Box) -> None:
    """The trace of a colour of which there is nothing yet."""
    high = max(2, round(box.h * 0.12))
    rect = pygame.Rect(round(box.x), round(box.y + box.h / 2 - high / 2), max(2, round(box.w * 0.4)), high)
    frame.picture(("bare", high), rect, lambda surface: surface.fill((*FELT_SHADE, 160)) and None)


def dash(frame: Frame, box: Box) -> None:
    """Says that there is nobody, where a sign would be."""
    rect = pygame.Rect(0, 0, max(4, round(box.w * 0.36)), max(2, round(box.h * 0.08)))
    rect.center = (round(box.x + box.w * 0.3), round(box.y + box.h / 2))
    frame.picture(("dash", *rect.size), rect, lambda surface: surface.fill(LINEN_SOFT) and None)


def _paint_face(colour: str, icon: str, side: int, leads: bool) -> pygame.Surface:
    ground, pattern, roundel, figure = stone_colours(colour, 1.0)
    edge = f'stroke="{css(BRASS_LIGHT)}" stroke-width="11"' if leads else f'stroke="{pattern}" stroke-width="3"'
    inset = 6 if leads else 2
    plate = f'x="{inset}" y="{inset}" width="{100 - 2 * inset}" height="{100 - 2 * inset}" rx="14"'
    return vector(
        f'<rect {plate} fill="{ground}"/>'
        f'<g transform="translate(5 5) scale(0.9)">{pattern_svg(STONES[colour].pattern, pattern)}</g>'
        f'<circle cx="50" cy="50" r="37" fill="{roundel}"/>'
        f'<g transform="translate(22 22) scale(0.56)">{icon_svg(icon, figure, roundel)}</g>'
        f'<rect {plate} fill="none" {edge}/>',
        (0, 0, 100, 100),
        (side, side),
    )


def _between(start: Cell, end: Cell, share: float) -> tuple[float, float, float]:
    x, y, z = (a + (b - a) * share for a, b in zip(start, end, strict=True))
    return x, y, z


def _lay(frame: Frame, key: Hashable, sprite: Sprite, place: tuple[float, float]) -> None:
    surface = sprite.surface
    rect = surface.get_rect(topleft=sprite.corner(place))
    frame.add(key, rect, lambda target, where: target.blit(surface, where) and None)
