"""Morpyam's tray: a wooden one, with the dice set aside in a row before it."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final, NamedTuple

import pygame

from scenes.art.trays import Outline, paint_wooden_tray
from scenes.dice.area import TrayLayers
from scenes.dice.pieces import blit
from scenes.dice.shown import Places
from scenes.dice.view import Extent, TrayView
from scenes.kit.frame import Box, Frame
from tabletop.tray.tray import DICE, Tray

TRAY: Final = Tray()

_RIM: Final = 0.62  # the width of the wood round the track, in die sides
_OUTLINE: Final = Outline(-_RIM, -TRAY.height - _RIM, TRAY.width + _RIM, _RIM, 0.42 + _RIM)
_ASIDE: Final = TRAY.height + _RIM + 1.0  # how far down the tray's frame the row of dice set aside stands
_APART: Final = 1.7
_SHADOW: Final = 0.25

PLACES: Final = Places(
    aside=tuple((TRAY.width / 2 + _APART * (slot - (DICE - 1) / 2), _ASIDE) for slot in range(DICE)),
    scattered=((2.2, 2.3), (4.4, 5.0), (6.1, 2.0), (7.9, 4.7), (9.6, 2.6)),
)
_EXTENT: Final = Extent(
    _OUTLINE.left - _SHADOW, -_ASIDE - 0.75, _OUTLINE.right + _SHADOW, _OUTLINE.top, TRAY.wall_height
)


class _Piece(NamedTuple):
    """A part of the tray as a picture, and where its corner goes, in real pixels."""

    surface: pygame.Surface
    corner: tuple[int, int]


def tray_in(box: Box) -> TrayView:
    """The tray as large as a box of the screen allows."""
    return TrayView(box, TRAY, _OUTLINE, _EXTENT)


def layers(view: TrayView) -> TrayLayers:
    """What draws the tray."""
    return TrayLayers(partial(_draw, view, 0), partial(_draw, view, 1))


def _draw(view: TrayView, part: int, frame: Frame) -> None:
    piece = _wood(view.box, frame.stage.window)[part]
    blit(frame, ("tray", part, view.box), piece.surface, piece.corner)


@lru_cache(maxsize=2)
def _wood(box: Box, window: tuple[int, int]) -> tuple[_Piece, _Piece]:
    """The tray whole, and the near wall that lies over the dice."""
    painted = paint_wooden_tray(tray_in(box).eye, window, (TRAY.width, TRAY.height), TRAY.wall_height, _RIM)
    return _cut(painted.back, 0), _cut(painted.front, painted.front_top)


def _cut(layer: pygame.Surface, top: int) -> _Piece:
    seen = layer.get_bounding_rect()
    return _Piece(layer.subsurface(seen), (seen.x, seen.y + top))
