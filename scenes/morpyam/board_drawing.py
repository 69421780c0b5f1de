"""Draws Morpyam's board: its wood, the figures let into it, tokens, and the marks upon them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final

import pygame

from scenes.art import board as art
from scenes.art.board import Look
from scenes.art.figures import paint_figure
from scenes.art.icons import paint_icon
from scenes.art.palette import BRASS_LIGHT, NIGHT, Colour
from scenes.art.players import PLAYERS, paint_badge, paint_token
from scenes.art.raster import Sprite
from scenes.art.shadows import margin, shadow_rect
from scenes.kit.canvas import Canvas
from scenes.kit.frame import Box, Frame
from scenes.kit.theme import LEAST_TEXT, Ground
from scenes.kit.ui import Ui
from scenes.morpyam.board import BoardView, Square, is_middle

_SHADOW: Final = 16.0  # blur of the board's shadow, in units
_BADGE: Final = 0.26  # side of a small sign in a square's corner, as a share of its side
_RESERVE: Final = (0.48, 0.54)  # the width of a token in reserve, as shares of width and height of its place
_STACKED: Final = 0.13  # how far a token on another stands above it, in widths
_COARSE: Final = 3  # real pixels for each that a soft light is painted with
_GLOW: Final = 0.5  # width of the light along a line, in token widths


def board(frame: Frame, view: BoardView) -> None:
    """The board without its squares, on its shadow."""
    scale = frame.stage.scale
    blur = _SHADOW * scale
    edge = margin(blur)
    rect = view.whole.rect().inflate(2 * edge, 2 * edge).move(round(blur * 0.3), round(blur * 0.5))

    def paint_shadow(surface: pygame.Surface) -> None:
        surface.blit(shadow_rect((view.side, view.side), view.side * 0.018, blur, 0.6), (0, 0))

    def paint(surface: pygame.Surface) -> None:
        surface.blit(art.paint_board(view.side, scale, view.wood), (0, 0))

    frame.picture(("morpyam board's shadow", scale), rect, paint_shadow)
    frame.picture(("morpyam board", view.wood, scale), view.whole.rect(), paint)


def tile(frame: Frame, view: BoardView, square: Square, figure: str, look: Look = Look.FREE) -> None:
    """A square with its figure."""
    rect = view.square(square).rect()
    key = ("morpyam square", figure, look, is_middle(square), view.named, view.wood, frame.stage.scale)
    frame.picture(key, rect, partial(_paint_tile, view, figure, look, is_middle(square), frame.stage.scale))


def _paint_tile(view: BoardView, figure: str, look: Look, centre: bool, scale: float, surface: pygame.Surface) -> None:
    picture = art.paint_square(
        figure, surface.get_width(), scale, look, centre=centre, named=view.named, wood=view.wood
    )
    surface.blit(picture, (0, 0))


def bed(frame: Frame, view: BoardView, square: Square, *, lit: bool = False) -> None:
    """A square where no tile lies yet; ``lit`` when one may be laid there."""
    scale = frame.stage.scale

    def paint(surface: pygame.Surface) -> None:
        surface.blit(art.paint_bed(surface.get_width(), scale, lit_up=lit), (0, 0))

    frame.picture(("morpyam bed", lit, scale), view.square(square).rect(), paint)


def loose_tile(frame: Frame, box: Box, figure: str, *, lit: bool = False, named: bool = True) -> None:
    """A tile that lies beside the board, in a square box."""
    scale = frame.stage.scale

    def paint(surface: pygame.Surface) -> None:
        look = Look.LIT if lit else Look.FREE
        surface.blit(art.paint_square(figure, surface.get_width(), scale, look, named=named), (0, 0))

    frame.picture(("morpyam tile", figure, lit, named, scale), box.rect(), paint)


def put_tile(canvas: Canvas, figure: str, x: float, y: float, side: float, *, named: bool = False) -> None:
    """A tile in the hand, its middle at (x, y), ``side`` across, all in units."""
    scale = canvas.stage.scale

    def paint(surface: pygame.Surface) -> None:
        surface.blit(art.paint_square(figure, surface.get_width(), scale, named=named), (0, 0))

    canvas.picture(("morpyam tile", figure, False, named, scale), x, y, side, side, paint)


def name(ui: Ui, frame: Frame, view: BoardView, square: Square, text: str, *, live: bool = False) -> None:
    """The name of a square's figure on the strip below its picture, or what stands there for it, which is ``live``."""
    words = ui.text(text, LEAST_TEXT, bold=live, tone="live" if live else "plain", align="center", lines=1)
    with frame.on(Ground.WALNUT):
        words.place(frame, view.name(square))


def figure(frame: Frame, box: Box, name: str, *, dim: bool = False) -> None:
    """A figure alone."""

    def paint(surface: pygame.Surface) -> None:
        picture = paint_figure(name, surface.get_size())
        if dim:
            picture.fill((255, 255, 255, 110), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(picture, (0, 0))

    frame.picture(("morpyam figure", name, dim), box.rect(), paint)


# Tokens


@lru_cache(maxsize=96)
def token_sprite(colour: int, width: int, lift: float = 0.0, lit: bool = False, ghost: bool = False) -> Sprite:
    """A token ``width`` pixels across; ``lift`` in widths."""
    return paint_token(colour, width, lift=lift, lit_up=lit, ghost=ghost)


def token(
    frame: Frame, view: BoardView, square: Square, colour: int, *, lit: bool = False, ghost: bool = False
) -> None:
    """A token on a square; ``lit`` as part of a line, ``ghost`` where it would go."""
    _sprite(
        frame, ("token", colour, lit, ghost), token_sprite(colour, view.token_width, 0.0, lit, ghost), view.foot(square)
    )


def stack(frame: Frame, foot: tuple[float, float], width: int, colour: int, count: int, *, lit: bool = False) -> None:
    """Tokens one on another, the foot of the lowest at a place; ``lit``: the uppermost may be taken."""
    for number in range(count):
        shines = lit and number == count - 1
        spot = stacked(foot, width, number)
        _sprite(frame, ("stacked", colour, number, width, shines), token_sprite(colour, width, 0.0, shines), spot)


def reserve_width(place: tuple[float, float]) -> float:
    """How wide a token is drawn in a place of that width and height where tokens are held in reserve."""
    return min(place[0] * _RESERVE[0], place[1] * _RESERVE[1])


def stacked(foot: tuple[float, float], width: float, below: int) -> tuple[float, float]:
    """Where the foot of a token stands on ``below`` others."""
    return foot[0], foot[1] - below * width * _STACKED


def put_token(
    canvas: Canvas, foot: tuple[float, float], width: float, colour: int, lift: float = 0.0, *, lit: bool = False
) -> None:
    """A token in motion, its foot at a pixel, held ``lift`` widths above it."""
    sprite = token_sprite(colour, round(width), round(lift, 1), lit)
    x, y = canvas.stage.to_units(*foot)
    across, down = sprite.surface.get_size()
    canvas.put(sprite.surface, x, y, anchor=(sprite.anchor[0] / across, sprite.anchor[1] / down))


def _sprite(frame: Frame, key: tuple[object, ...], sprite: Sprite, foot: tuple[float, float]) -> None:
    surface = sprite.surface
    corner = sprite.corner((round(foot[0]), round(foot[1])))
    frame.add(key, surface.get_rect(topleft=corner), lambda target, where: target.blit(surface, where) and None)


# Marks


def last_move(frame: Frame, view: BoardView, square: Square) -> None:
    """Marks the token laid last."""
    frame.picture(("last move",), view.square(square).rect(), _paint_last_move)


def _paint_last_move(surface: pygame.Surface) -> None:
    surface.blit(art.paint_last_move(surface.get_width()), (0, 0))


def badge(frame: Frame, view: BoardView, square: Square, colour: int, place: int = 0) -> None:
    """A player's small sign in the upper corner of a square; ``place`` counts from the left."""
    box = view.square(square)
    side = box.w * _BADGE
    inset = box.w * 0.04
    rect = Box(box.x + inset + place * side * 1.05, box.y + inset, side, side).rect()
    frame.picture(("badge", colour), rect, partial(_paint_badge, colour))


def _paint_badge(colour: int, surface: pygame.Surface) -> None:
    surface.blit(paint_badge(colour, surface.get_width()), (0, 0))


def advice(frame: Frame, view: BoardView, square: Square) -> None:
    """Marks the square that the coach speaks of: a lamp in its upper right corner."""
    box = view.square(square)
    side = box.w * _BADGE * 1.2
    inset = box.w * 0.03
    rect = Box(box.x + box.w - side - inset, box.y + inset, side, side).rect()
    frame.picture(("advice",), rect, _paint_lamp)


def _paint_lamp(surface: pygame.Surface) -> None:
    side = surface.get_width()
    pygame.draw.aacircle(surface, NIGHT, (side / 2, side / 2), side / 2 - 1)
    icon = paint_icon("hint", round(side * 0.72), BRASS_LIGHT)
    surface.blit(icon, icon.get_rect(center=surface.get_rect().center))


def put_line(canvas: Canvas, view: BoardView, run: Sequence[Square], colour: int, strength: float) -> None:
    """Light along a run of tokens, in the colour of their player; ``strength`` 0–1."""
    start, end = view.band(run)
    width = view.token_width * _GLOW
    surface = _line(round(end[0] - start[0]), round(end[1] - start[1]), round(width), PLAYERS[colour].colour)
    x, y = canvas.stage.to_units((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    canvas.put(surface, x, y, opacity=strength)


@lru_cache(maxsize=24)
def _line(across: int, down: int, width: int, colour: Colour) -> pygame.Surface:
    """A beam from one token to another: a wide band of the player's colour, a brass core.

    It is soft, so it is painted small and then enlarged, which takes a fraction of the time.
    """
    room = width
    size = abs(across) + 2 * room, abs(down) + 2 * room
    start = room + max(0, -across), room + max(0, -down)
    end = start[0] + across, start[1] + down
    small = pygame.Surface((math.ceil(size[0] / _COARSE), math.ceil(size[1] / _COARSE)), pygame.SRCALPHA, 32)
    ends = [(x / _COARSE, y / _COARSE) for x, y in (start, end)]
    for share, shade, opacity in ((1.0, colour, 120), (0.62, colour, 190), (0.26, BRASS_LIGHT, 255)):
        thick = max(1, round(width * share / _COARSE))
        beam = pygame.Surface(small.get_size(), pygame.SRCALPHA, 32)
        pygame.draw.line(beam, (*shade, opacity), ends[0], ends[1], thick)
        for spot in ends:
            pygame.draw.circle(beam, (*shade, opacity), spot, thick / 2)
        small.blit(beam, (0, 0))
    soft = pygame.transform.gaussian_blur(small, max(1, width // (8 * _COARSE)))
    return pygame.transform.smoothscale(soft, size)
