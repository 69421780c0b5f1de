"""Built decks as pictures: a few cards for lists, and all of them in the file that is handed on."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import pygame

from scenes.art.palette import CREAM, FELT, INK
from scenes.kit.fonts import Face
from scenes.moriham.card_face import RATIO, paint_small
from scenes.moriham.deck_design import Cards, in_order
from scenes.moriham.looks import look_of
from scenes.works.picture import png_of, write_line
from tabletop.games.moriham import deck_codes

_COLUMNS: Final = 10
_WIDE: Final = 88  # a card, in pixels
_HIGH: Final = round(_WIDE / RATIO)
_GAP: Final = 7
_MARGIN: Final = 28
_HEAD: Final = 78
_FOOT: Final = 88
_NAME_SIZE: Final = 40
_CODE_SIZE: Final = 30
_TURN: Final = 9.0  # degrees by which neighbours in a fan are turned


def paint_fan(surface: pygame.Surface, cards: Sequence[str]) -> None:
    """Paints cards fanned, the last in front, as large as the surface."""
    wide, high = surface.get_size()
    tall = round(high * 0.86)
    size = (round(tall * RATIO), tall)
    step = (wide - size[0] * 1.2) / max(1, len(cards) - 1)
    for number, card in enumerate(cards):
        turn = _TURN * ((len(cards) - 1) / 2 - number)
        face = pygame.transform.rotozoom(paint_small(look_of(card), size), turn, 1.0)
        x = size[0] * 0.6 + step * number
        drop = abs(math.sin(math.radians(turn))) * tall * 0.16
        surface.blit(face, face.get_rect(center=(x, high / 2 + drop)))


def picture_file(name: str, cards: Cards) -> bytes:
    """A PNG of a whole deck, with its name above, and its code below for those who have but the picture."""
    rows = math.ceil(len(cards) / _COLUMNS)
    wide = _COLUMNS * (_WIDE + _GAP) - _GAP
    high = rows * (_HIGH + _GAP) - _GAP
    picture = pygame.Surface((wide + 2 * _MARGIN, _HEAD + high + _FOOT), 0, 24)
    picture.fill(FELT)
    write_line(picture, name, Face.DISPLAY, _NAME_SIZE, _HEAD / 2, _MARGIN)
    for number, card in enumerate(in_order(cards)):
        row, column = divmod(number, _COLUMNS)
        face = paint_small(look_of(card), (_WIDE, _HIGH))
        picture.blit(face, (_MARGIN + column * (_WIDE + _GAP), _HEAD + row * (_HIGH + _GAP)))
    plate = pygame.Rect(_MARGIN, _HEAD + high + 16, wide, _FOOT - 32)
    pygame.draw.rect(picture, CREAM, plate, border_radius=12)
    code = deck_codes.encode(cards).replace("-", " – ")
    write_line(picture, code, Face.BOLD, _CODE_SIZE, plate.centery, _MARGIN + 10, INK)
    return png_of(picture)
