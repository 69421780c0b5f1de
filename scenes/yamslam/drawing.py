"""Draws Yamslam's table: the tin, chips in wells, rows and flight, and the dice."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from enum import Enum
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import pygame

from scenes.art.chips import chip_stack_height, paint_chips
from scenes.art.cup import paint_aim, paint_cup
from scenes.art.dice import TWO_COLOURS
from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, FELT_SHADE, SHADOW, Colour, css, mix
from scenes.art.raster import Sprite, polygon_svg, vector
from scenes.art.trays import CHIP_WIDTH, paint_tin, track_outline
from scenes.dice.drawing import DieLook, DieSprite, far_to_near, lying, picture, shadow
from scenes.dice.hand import RECKLESS, Hand
from scenes.kit.canvas import Canvas
from scenes.kit.frame import Box, Frame
from scenes.kit.stage import Stage
from scenes.yamslam.board import TRACK, TRAY, Board, aside_place, floor_at, out_place
from tabletop.games.yamslam.combinations import CHIPS
from tabletop.tray.tray import DICE, RestingDie

Draw: TypeAlias = Callable[[Frame, Box], None]
DrawMoving: TypeAlias = Callable[[Canvas], None]

_HALF = 0.5
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


def tin_back(frame: Frame, board: Board) -> None:
    """The tin, without what lies in it."""
    back, _ = _tin(board.box, frame.stage.window)
    _blit(frame, ("tin", board.box), back.surface, back.corner)


def tin_front(frame: Frame, board: Board) -> None:
    """The near wall, which hides the feet of dice close to it."""
    _, front = _tin(board.box, frame.stage.window)
    _blit(frame, ("tin front", board.box), front.surface, front.corner)


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
        _blit(frame, ("owned", number, count, width), sprite.surface, sprite.corner((round(foot.x), round(foot.y))))
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
    _put_sprite(canvas, smaller, x, y - lift)


def resting_dice(frame: Frame, board: Board, looks: Iterable[DieLook]) -> None:
    """Dice that lie, on their shadows."""
    looks = far_to_near(looks)
    for look in looks:
        _die_sprite(frame, ("shadow", look), shadow(board.eye, look, kept=True))
    for look in looks:
        _die_sprite(frame, ("die", look), picture(board.eye, look, TWO_COLOURS, kept=True))


def on_tin(look: DieLook) -> DieLook:
    """The die lifted onto whatever stands where it is: over the track's walls it does not sink into the tin."""
    floor = floor_at(look.x, look.y)
    return look._replace(floor=floor, z=max(look.z, floor + _HALF))


def moving_dice(canvas: Canvas, board: Board, looks: Iterable[DieLook]) -> None:
    """Dice in motion, on their shadows."""
    looks = far_to_near(looks)
    for look in looks:
        _put_die(canvas, shadow(board.eye, look))
    for look in looks:
        _put_die(canvas, picture(board.eye, look, TWO_COLOURS))


def paint_first_die(board: Board) -> None:
    """Paints a die in vain: the first of its size takes many times as long as the others."""
    look = lying(RestingDie(0, 1.0, 1.0, 0.0, 0, True))
    for fine in (True, False):
        picture(board.eye, look._replace(fine=fine), TWO_COLOURS)


def prepare_die(board: Board, look: DieLook) -> None:
    """Paints a die that will lie there soon, and its shadow."""
    shadow(board.eye, look, kept=True)
    picture(board.eye, look, TWO_COLOURS, kept=True)


def prepare_stack(board: Board, number: int, count: int, light: Light) -> None:
    """Paints the chips in a well as they will look soon."""
    if count:
        _chips(number, chip_width(board.well(number).side), count, light)


def die_box(board: Board, look: DieLook) -> Box:
    """Where a die can be pointed at."""
    x, y, side = board.eye.project(look.x, -look.y, look.z)
    half = side * 0.64
    return Box(x - half, y - half, 2 * half, 2 * half)


def aside_marks(frame: Frame, board: Board) -> None:
    """The strip beside the tin where dice set aside stand: five shallow recesses in the cloth."""
    for slot in range(DICE):
        x, y = aside_place(slot)
        spot = board.seen(x, -y)
        half = spot.side * 0.62
        rect = Box(spot.x - half, spot.y - half * 0.94, 2 * half, 2 * half * 0.94).rect()
        frame.picture(("aside", rect.size), rect, _paint_recess)


def _paint_recess(surface: pygame.Surface) -> None:
    area = surface.get_rect()
    radius = area.w // 6
    pygame.draw.rect(surface, (*FELT_SHADE, 92), area, border_radius=radius)
    pygame.draw.rect(surface, (*BRASS_LIGHT, 46), area, width=max(1, area.w // 40), border_radius=radius)


def pips(frame: Frame, box: Box, count: int, lit: int) -> None:
    """``count`` round brass lamps in a row, the first ``lit`` of them bright."""
    across = box.w / count
    side = round(min(across * 0.8, box.h))
    for number in range(count):
        rect = pygame.Rect(0, 0, side, side)
        rect.center = (round(box.x + across * (number + 0.5)), round(box.y + box.h / 2))
        shown = number < lit
        frame.picture(("throw pip", shown), rect, _paint_lit_pip if shown else _paint_dark_pip)


def _paint_lit_pip(surface: pygame.Surface) -> None:
    _paint_pip(surface, BRASS, BRASS_LIGHT)


def _paint_dark_pip(surface: pygame.Surface) -> None:
    _paint_pip(surface, FELT_SHADE, mix(FELT_SHADE, BRASS_DARK, 0.5))


def _paint_pip(surface: pygame.Surface, body: Colour, edge: Colour) -> None:
    middle = surface.get_rect().center
    radius = surface.get_width() / 2 - 1
    pygame.draw.aacircle(surface, edge, middle, radius)
    pygame.draw.aacircle(surface, body, middle, radius * 0.8)


def _sprite(frame: Frame, key: Hashable, sprite: Sprite, spot: tuple[float, float, float]) -> None:
    _blit(frame, key, sprite.surface, sprite.corner((round(spot[0]), round(spot[1]))))


def _die_sprite(frame: Frame, key: Hashable, sprite: DieSprite) -> None:
    rect = sprite.surface.get_rect(center=(round(sprite.x), round(sprite.y)))
    _blit(frame, key, sprite.surface, rect.topleft)


def _blit(frame: Frame, key: Hashable, surface: pygame.Surface, corner: tuple[int, int]) -> None:
    frame.add(key, surface.get_rect(topleft=corner), lambda target, where: target.blit(surface, where) and None)


def _put_die(canvas: Canvas, sprite: DieSprite) -> None:
    x, y = canvas.stage.to_units(sprite.x, sprite.y)
    canvas.put(sprite.surface, x, y)


def track_box(board: Board) -> Box:
    """The floor of the track on the screen, where dice can be taken up and thrown."""
    width, height = TRACK
    left, top, _ = board.eye.project(0.4, -0.4)
    right, bottom, _ = board.eye.project(width - 0.4, 0.4 - height)
    return Box(left, top, right - left, bottom - top)


def track_ring(frame: Frame, board: Board) -> None:
    """The mark of the focus round the track: bright brass along the edge of its opening."""
    opening = track_outline(TRACK).points()
    seen = [board.eye.project(x, y, TRAY.wall_height)[:2] for x, y in opening]
    thick = max(3.0, 5 * frame.stage.scale)
    xs, ys = zip(*seen, strict=True)
    rect = pygame.Rect(0, 0, round(max(xs) - min(xs) + 4 * thick), round(max(ys) - min(ys) + 4 * thick))
    rect.topleft = (round(min(xs) - 2 * thick), round(min(ys) - 2 * thick))
    lines = ((thick * 1.9, SHADOW, 0.75), (thick, BRASS_LIGHT, 1.0))

    def paint(surface: pygame.Surface) -> None:
        body = "".join(
            polygon_svg(
                seen, f'fill="none" stroke="{css(colour)}" stroke-opacity="{opacity}" stroke-width="{width:.2f}"'
            )
            for width, colour, opacity in lines
        )
        surface.blit(vector(body, (*rect,), rect.size, samples=1), (0, 0))

    frame.picture(("track ring", board.box), rect, paint)


@lru_cache(maxsize=2)
def _cup(width: int) -> Sprite:
    return paint_cup(width)


def put_cup(canvas: Canvas, board: Board, x: float, y: float) -> None:
    """The cup with the dice in it over a place of the tray."""
    px, py, side = board.eye.project(x, -y, TRAY.wall_height)
    _put_sprite(canvas, _cup(round(side * 2.9)), px, py)


def put_aim(canvas: Canvas, board: Board, hand: Hand) -> None:
    """The arrows that show where a charged throw goes and how hard."""
    px, py, side = board.eye.project(hand.x, -hand.y, 0.0)
    _put_sprite(canvas, paint_aim(side * 6.0, hand.angle, round(hand.charge, 2), RECKLESS), px, py)


def _put_sprite(canvas: Canvas, sprite: Sprite, x: float, y: float) -> None:
    ux, uy = canvas.stage.to_units(x, y)
    w, h = sprite.surface.get_size()
    canvas.put(sprite.surface, ux, uy, anchor=(sprite.anchor[0] / w, sprite.anchor[1] / h))
