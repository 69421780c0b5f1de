"""Draws MorihaM's cards at any size in real pixels: small faces for hand and field, the full card, and the back."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import pygame

from scenes.art.palette import CREAM, INK, Colour, mix
from scenes.art.raster import Size, vector
from scenes.kit.fonts import Face
from scenes.kit.theme import LEAST_TEXT_PIXELS, LINEN
from scenes.kit.typeset import Text, least_width, typeset
from scenes.moriham.card_frame import CORNER, EDGE, framed, ground, paper, plate, rounded, roundel, unpainted
from scenes.moriham.card_signs import shape_svg
from tabletop import resources

RATIO: Final = 0.7
"""Width of a card, of its height."""

NAMED_FROM: Final = 84
"""The least width in pixels at which a small face bears its name."""

_PAD: Final = 0.035  # around words, of the width within the frame
_ART: Final = (0.24, 0.46)  # the least and the greatest height of a full card's picture, of the height within the frame
_ABOVE: Final = 0.34  # of what a picture is too high, so much is left out above
_BADGE: Final = 0.29  # how large level, attack and defence are on a small face, of its width
_SIGN: Final = 0.72  # how large its sign is, of the level's circle
_NUMBER: Final = 1.15  # how large attack and defence are, likewise


_ART_KEPT: Final = 104
"""Pictures kept as they were read: those of both decks of a duel, and the back."""


class CardLook(NamedTuple):
    """What a card shows.

    Attributes:
        card: its id; the picture is found by it.
        name: in the language it is shown in.
        kind: monster, magic or trap.
        kin: of a monster; empty for others.
        level: of a monster; 0 for others.
        attack, defence: as printed; 0 for others.
        line: kind, level and kin in words.
        effects: each effect in words: a monster's summon and ability, the two options of another card.
        flavour: a line that means nothing for the rules; shown where it fits.
    """

    card: str
    name: str
    kind: str
    kin: str = ""
    level: int = 0
    attack: int = 0
    defence: int = 0
    line: str = ""
    effects: tuple[str, ...] = ()
    flavour: str = ""


def paint_small(look: CardLook, size: Size, *, numbers: bool = True) -> pygame.Surface:
    """A card of which the picture takes most, for hand and field; its name above where there is room.

    ``numbers`` says whether attack and defence are on it: the field shows them apart, upright and as they are now.
    """
    wide, high = size
    face = plate(look.kind, size).copy()
    edge = round(wide * EDGE)
    inner = pygame.Rect(edge, edge, wide - 2 * edge, high - 2 * edge)
    face.blit(ground(look.kin, look.kind, inner.size), inner)
    badge = max(14, round(wide * _BADGE))
    name = _small_name(look, inner, badge - edge // 2)
    top = inner.y + (round(name.height + wide * 0.05) if name else 0)
    numbered = numbers and look.kind == "monster"
    foot = round(badge * 0.84) if numbered else round(wide * 0.16)
    art = pygame.Rect(inner.x, top, inner.w, inner.bottom - foot - top)
    face.blit(framed(_picture(look, art.size), look.kind), art)
    if name:
        left = inner.x + (badge - edge // 2 if look.level else 0)
        name.draw(face, left, inner.y + (top - inner.y - name.height) // 2, inner.right - left, LINEN, 0.5)
    if look.level:
        stamp(face, "level", str(look.level), badge, (inner.x - edge // 2, inner.y - edge // 2))
    side = round(wide * (0.22 if numbered else 0.24))
    face.blit(roundel(look.kin or look.kind, side), ((wide - side) // 2, high - side - edge // 2))
    if numbered:
        lower = high - badge - edge // 2
        stamp(face, "attack", str(look.attack), badge, (edge // 2, lower))
        stamp(face, "defence", str(look.defence), badge, (wide - badge - edge // 2, lower))
    return face


def paint_full(look: CardLook, size: Size) -> pygame.Surface:
    """A card to be read: name, picture, what it is, and its effects in words."""
    wide, high = size
    face = plate(look.kind, size).copy()
    edge = round(wide * EDGE)
    inner = pygame.Rect(edge, edge, wide - 2 * edge, high - 2 * edge)
    face.blit(paper(look.kin, look.kind, inner.size), inner)
    badge = round(wide * 0.13)
    title_high = round(wide * 0.13)
    title_left = inner.x + (badge if look.level else 0) + edge
    title_room = inner.right - title_left - edge
    title = _fitted(look.name, Face.DISPLAY, round(wide * 0.074), title_room, title_high, lines=1)
    title.draw(face, title_left, inner.y + (title_high - title.height) // 2, title_room, INK, 0.0)
    art_high = _room_for_art(look, inner, title_high, badge)
    art = pygame.Rect(inner.x + edge // 2, inner.y + title_high, inner.w - edge // 2 * 2, art_high)
    face.blit(framed(_picture(look, art.size), look.kind), art)
    if look.level:
        stamp(face, "level", str(look.level), badge, (inner.x + edge // 2, inner.y + (title_high - badge) // 2))
    _legend(face, look, inner, art.bottom, badge)
    return face


def paint_back(size: Size) -> pygame.Surface:
    """The back that all cards share."""
    wide, high = size
    face = plate("back", size).copy()
    edge = round(wide * EDGE)
    inner = (wide - 2 * edge, high - 2 * edge)
    art = art_of("back")
    picture = unpainted("brass", inner) if art is None else _filling(art, inner)
    face.blit(rounded(picture, wide * CORNER * 0.6), (edge, edge))
    return face


def stamp(
    face: pygame.Surface, shape: str, words: str, side: int, corner: tuple[int, int], colour: Colour = LINEN
) -> None:
    """Lays a number in its shape (level, attack, defence) on a picture, its upper left corner at ``corner``."""
    face.blit(shape_picture(shape, side), corner)
    pixels = max(LEAST_TEXT_PIXELS, round(side * (0.62 if len(words) < 2 else 0.54)))
    text = typeset(words, Face.BOLD, pixels)
    text.draw(face, corner[0], corner[1] + (side - text.height) // 2, side, colour, 0.5)


@lru_cache(maxsize=64)
def shape_picture(shape: str, side: int) -> pygame.Surface:
    """The shape that carries a number, ``side`` pixels wide and high. Never change what you get."""
    return vector(shape_svg(shape), (0, 0, 100, 100), (side, side))


def _room_for_art(look: CardLook, inner: pygame.Rect, title_high: int, badge: int) -> int:
    """How high the picture of a full card may be: less where the effects take more words."""
    pad = round(inner.w * _PAD)
    numbers = _foot(look, inner, badge)
    words = _effects(look, inner, inner.h).height
    free = inner.h - title_high - round(badge * _SIGN) - 3 * pad - numbers - words
    return min(round(inner.h * _ART[1]), max(round(inner.h * _ART[0]), free))


def _foot(look: CardLook, inner: pygame.Rect, badge: int) -> int:
    """The height of what stands below the effects: a monster's numbers with the flavour between them, or that alone."""
    if look.kind == "monster":
        return round(badge * _NUMBER)
    flavour = _flavour(look, inner, inner.w - 2 * round(inner.w * _PAD), badge)
    return flavour.height + round(inner.w * _PAD) if flavour is not None else 0


def _flavour(look: CardLook, inner: pygame.Rect, room: int, high: int) -> Text | None:
    """The flavour, set into a room; None where there is none, or it does not fit whole."""
    if not look.flavour:
        return None
    text = _fitted(look.flavour, Face.ITALIC, round(inner.w * 0.046), room, high)
    return None if text.cut or text.width > room or text.height > high else text


def _effects(look: CardLook, inner: pygame.Rect, high: int) -> Text:
    room = inner.w - 2 * round(inner.w * _PAD)
    return _fitted("\n\n".join(look.effects), Face.TEXT, round(inner.w * 0.052), room, high)


def _legend(face: pygame.Surface, look: CardLook, inner: pygame.Rect, top: int, badge: int) -> None:
    """Below the picture: what the card is, its effects, its numbers."""
    pad = round(inner.w * _PAD)
    left, room = inner.x + pad, inner.w - 2 * pad
    side = round(badge * _SIGN)
    line_room = room - side - pad
    line = _fitted(look.line, Face.BOLD, round(inner.w * 0.05), line_room, side, lines=1)
    y = top + pad
    face.blit(roundel(look.kin or look.kind, side), (left, y))
    line.draw(face, left + side + pad, y + (side - line.height) // 2, line_room, mix(INK, CREAM, 0.2), 0.0)
    y += side + pad
    foot = _foot(look, inner, badge)
    bottom = inner.bottom - pad - foot
    if look.kind == "monster":
        stamp(face, "attack", str(look.attack), foot, (inner.x + pad // 2, inner.bottom - foot - pad // 2))
        right = inner.right - foot - pad // 2
        stamp(face, "defence", str(look.defence), foot, (right, inner.bottom - foot - pad // 2))
        left_of, room_of = inner.x + foot + pad, inner.w - 2 * (foot + pad)
    else:
        left_of, room_of = left, room
    effects = _effects(look, inner, bottom - y)
    effects.draw(face, left, y, room, INK, 0.0)
    flavour = _flavour(look, inner, room_of, inner.bottom - pad // 2 - max(bottom, y + effects.height))
    if flavour is not None:
        top = inner.bottom - pad // 2 - (foot + flavour.height) // 2
        flavour.draw(face, left_of, top, room_of, mix(INK, CREAM, 0.25), 0.5)


def _fitted(words: str, face: Face, pixels: int, room: int, high: int, lines: int = 0) -> Text:
    """Words in the largest type up to ``pixels`` that fits the room."""
    while True:
        text = typeset(words, face, pixels, max(1, room), lines)
        if pixels <= LEAST_TEXT_PIXELS or (not text.cut and text.width <= room and text.height <= high):
            return text
        pixels -= 1


def _small_name(look: CardLook, inner: pygame.Rect, badge: int) -> Text | None:
    """The name for the top of a small face, on up to two lines beside the level; None where it does not fit whole."""
    if inner.w < NAMED_FROM * (1 - 2 * EDGE):
        return None
    room = inner.w - (badge if look.level else 0) - round(inner.w * 0.02)
    for pixels in range(max(LEAST_TEXT_PIXELS, round(inner.w * 0.105)), LEAST_TEXT_PIXELS - 1, -1):
        text = typeset(look.name, Face.BOLD, pixels, room, 2)
        if not text.cut and least_width(look.name, Face.BOLD, pixels) <= room:
            return text
    return None  # half a name is none; pointing at the card tells it


@lru_cache(maxsize=_ART_KEPT)
def art_of(name: str) -> pygame.Surface | None:
    """The picture of a card, or of the ``back``, as it was made; None when there is none."""
    try:
        return pygame.image.load(resources.asset(f"moriham/art/{name}.webp"))
    except resources.MissingResource:
        return None


def _picture(look: CardLook, size: Size) -> pygame.Surface:
    """The card's picture filling a size, or where there is none a quiet ground with the sign of its kin."""
    art = art_of(look.card)
    return unpainted(look.kin or look.kind, size) if art is None else _filling(art, size)


def _filling(art: pygame.Surface, size: Size) -> pygame.Surface:
    """The part of a picture that fills a size: the middle of its width, and of its height a little above it, where
    heads are."""
    wide, high = size
    scale = max(wide / art.get_width(), high / art.get_height())
    part = pygame.Rect(0, 0, min(art.get_width(), round(wide / scale)), min(art.get_height(), round(high / scale)))
    part.centerx = art.get_width() // 2
    part.y = round((art.get_height() - part.h) * _ABOVE)
    return pygame.transform.smoothscale(art.subsurface(part), size)
