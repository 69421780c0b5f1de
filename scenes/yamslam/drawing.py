"""Draws Yamslam's table: the tin, and chips in wells, rows and flight."""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

import pygame

from scenes.art.chips import chip_stack_height, paint_chips
from scenes.art.palette import FELT_SHADE
from scenes.art.raster import Sprite
from scenes.art.trays import CHIP_WIDTH, paint_tin
from scenes.dice.area import TrayLayers
from scenes.dice.pieces import blit, put_sprite
from scenes.kit.canvas import Canvas
from scenes.kit.frame import Box, Frame
from scenes.kit.stage import Stage
from scenes.yamslam.board import TRACK, TRAY, Board, out_place
from tabletop.games.yamslam.combinations import CHIPS

_LIFT = 0.6  # how high a chip is lifted on its way, in its own widths
_TURNED = 0.4  # the share of its way after which a chip that leaves play is grey


class Foot(NamedTuple):
    """Where the middle of a chip's foot is, in real pixels, and how wide the chip is there."""

    x: float
    y: float
    width: float


class _Piece(NamedTuple):
    """A part of the tin as a picture, and where its corner goes, in real pixels."""

    surface: pygame.Surface
    corner: tuple[int, int]


@lru_cache(maxsize=2)
def _tin(board_box: Box, window: tuple[int, int]) -> tuple[_Piece, _Piece]:
    """The tin for a board: all of it, and the near wall that lies over the dice."""
    layers = paint_tin(Board(board_box).eye, window, TRACK, TRAY.wall_height)
    return _cut(layers.back, 0), _cut(layers.front, layers.front_top)


def _cut(layer: pygame.Surface, top: int) -> _Piece:
    seen = layer.get_bounding_rect()
    return _Piece(layer.subsurface(seen), (seen.x, seen.y + top))


class Light(Enum):
    """How a stack of chips is lit: as the lamp does, as what can be taken, or standing back while others can."""

    LAMP = "lamp"
    LIT = "lit"
    DIM = "dim"


@lru_cache(maxsize=160)
def _chips(number: int, width: int, count: int, light: Light = Light.LAMP, out: bool = False) -> Sprite:
    return paint_chips(CHIPS[number], width, count, lit_up=light is Light.LIT, dim=light is Light.DIM, out=out)


def tin(board: Board) -> TrayLayers:
    """What draws the tin: without what lies in it, and the near wall, which hides the feet of dice close to it."""

    def back(frame: Frame) -> None:
        whole, _ = _tin(board.box, frame.stage.window)
        blit(frame, ("tin", board.box), whole.surface, whole.corner)

    def front(frame: Frame) -> None:
        _, wall = _tin(board.box, frame.stage.window)
        blit(frame, ("tin front", board.box), wall.surface, wall.corner)

    return TrayLayers(back, front)


def chip_width(side: float) -> int:
    """The width in pixels of a chip where a die side has that many."""
    return max(8, round(CHIP_WIDTH * side))


def stack_box(board: Board, number: int, count: int) -> Box:
    """Where a well with its stack can be pointed at."""
    well = board.well(number)
    width = chip_width(well.side)
    rise = chip_stack_height(width, max(count, 1))
    half = width * 0.56
    return Box(well.x - half, well.y - rise - half * 0.95, 2 * half, rise + 2 * half * 0.95)


def stack(frame: Frame, board: Board, number: int, count: int, light: Light) -> None:
    """The chips in a well."""
    if count:
        well = board.well(number)
        _sprite(frame, ("stack", number, count, light), _chips(number, chip_width(well.side), count, light), well)


def out_stack(frame: Frame, board: Board, slot: int, number: int, count: int, *, lit: bool) -> None:
    """Chips out of play, beside the tin."""
    spot = board.seen(*out_place(slot))
    sprite = _chips(number, chip_width(spot.side), count, Light.LIT if lit else Light.LAMP, not lit)
    _sprite(frame, ("out", slot, number, count, lit), sprite, spot)


def row_cell(frame: Frame, box: Box, number: int, count: int) -> None:
    """One place of a row of owned chips: its chips, or the trace of a chip that is not there yet."""
    foot = _row_foot(box)
    width = int(foot.width)
    if count:
        sprite = _chips(number, width, count)
        blit(frame, ("owned", number, count, width), sprite.surface, sprite.corner((round(foot.x), round(foot.y))))
        return
    rect = pygame.Rect(0, 0, width, round(width * 0.9))
    rect.center = (round(foot.x), round(foot.y))

    def paint(surface: pygame.Surface) -> None:
        area = surface.get_rect()
        pygame.draw.ellipse(surface, (*FELT_SHADE, 120), area)

    frame.picture(("no chip", width), rect, paint)


def _row_foot(box: Box) -> Foot:
    width = min(box.w * 0.86, box.h * 1.05)
    return Foot(box.x + box.w / 2, box.y + box.h - width * 0.42, width)


def row_foot(stage: Stage, place: tuple[float, float, float, float]) -> Foot:
    """Where a chip stands in a place of a row; ``place`` is (x, y, width, height) in design units."""
    x, y = stage.to_pixels(place[0], place[1])
    return _row_foot(Box(x, y, place[2] * stage.scale, place[3] * stage.scale))


def well_foot(board: Board, number: int, below: int) -> Foot:
    """Where a chip stands on ``below`` others in its well."""
    well = board.well(number)
    return _raised(well.x, well.y, chip_width(well.side), below)


def out_foot(board: Board, slot: int, below: int) -> Foot:
    """Where a chip stands on ``below`` others out of play."""
    spot = board.seen(*out_place(slot))
    return _raised(spot.x, spot.y, chip_width(spot.side), below)


def _raised(x: float, y: float, width: int, below: int) -> Foot:
    return Foot(x, y - chip_stack_height(width, below), width)


def flying_chip(canvas: Canvas, number: int, start: Foot, end: Foot, share: float, *, grey: bool = False) -> None:
    """A chip a share of its way between two places, lifted in an arc."""
    width = start.width + (end.width - start.width) * share
    lift = start.width * _LIFT * 4 * share * (1 - share)
    grey = grey and share > _TURNED
    sprite = _chips(number, round(start.width), 1, Light.LAMP if grey else Light.LIT, grey)
    scale = width / round(start.width)
    size = (round(sprite.surface.get_width() * scale), round(sprite.surface.get_height() * scale))
    smaller = Sprite(
        pygame.transform.smoothscale(sprite.surface, size), (sprite.anchor[0] * scale, sprite.anchor[1] * scale)
    )
    x, y = start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share
    put_sprite(canvas, smaller, x, y - lift)


def prepare_stack(board: Board, number: int, count: int, light: Light) -> None:
    """Paints the chips in a well as they will look soon."""
    if count:
        _chips(number, chip_width(board.well(number).side), count, light)


def _sprite(frame: Frame, key: Hashable, sprite: Sprite, spot: tuple[float, float, float]) -> None:
    blit(frame, key, sprite.surface, sprite.corner((round(spot[0]), round(spot[1]))))
