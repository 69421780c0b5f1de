"""Draws what every table with dice has: dice lying and moving, the cup, the ring of the focus, the lamps of throws."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache

import pygame

from scenes.art.cup import paint_aim, paint_cup
from scenes.art.dice import DiePalette
from scenes.art.eye import Eye
from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, FELT_SHADE, SHADOW, Colour, css, mix
from scenes.art.raster import Sprite, polygon_svg, vector
from scenes.art.trays import track_outline
from scenes.dice.drawing import DieLook, DieSprite, far_to_near, lying, picture, shadow
from scenes.dice.hand import RECKLESS, Hand
from scenes.dice.shown import Place
from scenes.dice.view import TrayView
from scenes.kit.canvas import Canvas
from scenes.kit.frame import Box, Frame
from tabletop.tray.tray import RestingDie


def blit(frame: Frame, key: Hashable, surface: pygame.Surface, corner: tuple[int, int]) -> None:
    """Draws a surface that will not change, its upper left corner at a pixel."""
    frame.add(key, surface.get_rect(topleft=corner), lambda target, where: target.blit(surface, where) and None)


def put_sprite(canvas: Canvas, sprite: Sprite, x: float, y: float) -> None:
    """Draws a sprite for this frame, its anchor at a pixel."""
    ux, uy = canvas.stage.to_units(x, y)
    w, h = sprite.surface.get_size()
    canvas.put(sprite.surface, ux, uy, anchor=(sprite.anchor[0] / w, sprite.anchor[1] / h))


def resting_dice(frame: Frame, eye: Eye, palette: DiePalette, looks: Iterable[DieLook]) -> None:
    """Dice that lie, on their shadows."""
    looks = far_to_near(looks)
    for look in looks:
        _die_sprite(frame, ("shadow", look), shadow(eye, look, kept=True))
    for look in looks:
        _die_sprite(frame, ("die", look), picture(eye, look, palette, kept=True))


def moving_dice(canvas: Canvas, eye: Eye, palette: DiePalette, looks: Iterable[DieLook]) -> None:
    """Dice in motion, on their shadows."""
    looks = far_to_near(looks)
    for look in looks:
        _put_die(canvas, shadow(eye, look))
    for look in looks:
        _put_die(canvas, picture(eye, look, palette))


def paint_first_die(eye: Eye, palette: DiePalette) -> None:
    """Paints a die in vain: the first of its size takes many times as long as the others."""
    look = lying(RestingDie(0, 1.0, 1.0, 0.0, 0, True))
    for fine in (True, False):
        picture(eye, look._replace(fine=fine), palette)


def prepare_die(eye: Eye, palette: DiePalette, die: RestingDie) -> Callable[[], None]:
    """What paints a die that will lie there soon, and its shadow."""
    look = lying(die, fine=False)

    def paint() -> None:
        shadow(eye, look, kept=True)
        picture(eye, look, palette, kept=True)

    return paint


def die_box(eye: Eye, look: DieLook) -> Box:
    """Where a die can be pointed at."""
    x, y, side = eye.project(look.x, -look.y, look.z)
    half = side * 0.64
    return Box(x - half, y - half, 2 * half, 2 * half)


def aside_marks(frame: Frame, eye: Eye, places: Iterable[Place]) -> None:
    """The strip beside the tray where dice set aside stand: shallow recesses in the cloth."""
    for x, y in places:
        px, py, side = eye.project(x, -y)
        half = side * 0.62
        rect = Box(px - half, py - half * 0.94, 2 * half, 2 * half * 0.94).rect()
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


def track_ring(frame: Frame, view: TrayView) -> None:
    """The mark of the focus round the track: bright brass along the edge of its opening."""
    opening = track_outline(view.track).points()
    seen = [view.eye.project(x, y, view.tray.wall_height)[:2] for x, y in opening]
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

    frame.picture(("track ring", view.box), rect, paint)


@lru_cache(maxsize=2)
def _cup(width: int) -> Sprite:
    return paint_cup(width)


def put_cup(canvas: Canvas, view: TrayView, x: float, y: float) -> None:
    """The cup with the dice in it over a place of the tray."""
    px, py, side = view.eye.project(x, -y, view.tray.wall_height)
    put_sprite(canvas, _cup(round(side * 2.9)), px, py)


def put_aim(canvas: Canvas, view: TrayView, hand: Hand) -> None:
    """The arrows that show where a charged throw goes and how hard."""
    px, py, side = view.eye.project(hand.x, -hand.y, 0.0)
    put_sprite(canvas, paint_aim(side * 6.0, hand.angle, round(hand.charge, 2), RECKLESS), px, py)


def _die_sprite(frame: Frame, key: Hashable, sprite: DieSprite) -> None:
    blit(frame, key, sprite.surface, sprite.surface.get_rect(center=(round(sprite.x), round(sprite.y))).topleft)


def _put_die(canvas: Canvas, sprite: DieSprite) -> None:
    x, y = canvas.stage.to_units(sprite.x, sprite.y)
    canvas.put(sprite.surface, x, y)
