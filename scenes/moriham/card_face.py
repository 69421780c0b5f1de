"""Draws MorihaM's cards at any size in real pixels: small faces for hand and field, the full card, and the back."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

import pygame

from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, FELT_SHADE, INK, SHADOW, Colour, css, lit, mix
from scenes.art.raster import Size, clear, cut, vector
from scenes.art.shadows import rounded_mask
from scenes.kit.fonts import Face
from scenes.kit.theme import LEAST_TEXT_PIXELS, LINEN
from scenes.kit.typeset import Text, least_width, typeset
from scenes.moriham.card_signs import KIN_COLOURS, KIND_COLOURS, shape_svg, sign_svg
from tabletop import resources

RATIO: Final = 0.7
"""Width of a card, of its height."""

NAMED_FROM: Final = 84
"""The least width in pixels at which a small face bears its name."""

_CORNER: Final = 0.055  # of the width
_EDGE: Final = 0.04  # the frame's breadth, of the width
_PAD: Final = 0.035  # around words, of the width within the frame
_ART: Final = (0.24, 0.46)  # the least and the greatest height of a full card's picture, of the height within the frame
_SIGN: Final = 0.72  # how large its sign is, of the level's circle
_NUMBER: Final = 1.15  # how large attack and defence are, likewise


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


def paint_small(look: CardLook, size: Size, *, numbers: bool = True) -> pygame.Surface:
    """A card of which the picture takes nearly all, for hand and field; its name where there is room.

    ``numbers`` says whether attack and defence are on it: the field shows them apart, upright and as they are now.
    """
    wide, high = size
    face = _frame(look.kind, size, wide * _EDGE).copy()
    edge = round(wide * _EDGE)
    window = pygame.Rect(edge, edge, wide - 2 * edge, high - 2 * edge)
    face.blit(_rounded(_picture(look, window.size), wide * _CORNER * 0.6), window)
    if wide >= NAMED_FROM:
        _name_strip(face, look, window)
    badge = max(14, round(wide * 0.27))
    if look.level:
        stamp(face, "level", str(look.level), badge, (window.x - edge // 2, window.y - edge // 2))
    if look.kind == "monster" and numbers:
        lower = high - badge - edge // 2
        stamp(face, "attack", str(look.attack), badge, (edge // 2, lower))
        stamp(face, "defence", str(look.defence), badge, (wide - badge - edge // 2, lower))
    side = round(wide * (0.2 if look.kind == "monster" else 0.26))
    roundel = _roundel(look.kin or look.kind, side)
    face.blit(roundel, ((wide - side) // 2, high - side - edge // 2))
    return face


def paint_full(look: CardLook, size: Size) -> pygame.Surface:
    """A card to be read: name, picture, what it is, and its effects in words."""
    wide, high = size
    face = _frame(look.kind, size, wide * _EDGE).copy()
    edge = round(wide * _EDGE)
    inner = pygame.Rect(edge, edge, wide - 2 * edge, high - 2 * edge)
    body = _rounded(_paper(inner.size, look), wide * _CORNER * 0.6)
    face.blit(body, inner)
    badge = round(wide * 0.13)
    title_high = round(wide * 0.13)
    title_left = inner.x + (badge if look.level else 0) + edge
    title_room = inner.right - title_left - edge
    title = _fitted(look.name, Face.DISPLAY, round(wide * 0.074), title_room, title_high, lines=1)
    title.draw(face, title_left, inner.y + (title_high - title.height) // 2, title_room, INK, 0.0)
    art_high = _room_for_art(look, inner, title_high, badge)
    art = pygame.Rect(inner.x + edge // 2, inner.y + title_high, inner.w - edge // 2 * 2, art_high)
    face.blit(_rounded(_picture(look, art.size), wide * 0.02), art)
    if look.level:
        stamp(face, "level", str(look.level), badge, (inner.x + edge // 2, inner.y + (title_high - badge) // 2))
    _legend(face, look, inner, art.bottom, badge)
    return face


def paint_back(size: Size) -> pygame.Surface:
    """The back that all cards share: a bell over a ring of waves, brass on the night of the box."""
    wide, high = size
    face = _frame("back", size, wide * _EDGE).copy()
    edge = wide * _EDGE
    view = (0.0, 0.0, 100.0, 100.0 / RATIO)
    middle = view[3] / 2
    line = css(mix(BRASS, FELT_SHADE, 0.25))
    rings = "".join(
        f'<ellipse cx="50" cy="{middle:.1f}" rx="{radius}" ry="{radius * 1.25:.1f}" fill="none" stroke="{line}" '
        f'stroke-width="{width}" stroke-opacity="{opacity}"/>'
        for radius, width, opacity in ((40, 1.1, 0.9), (36.5, 0.6, 0.7), (25, 1.0, 0.9))
    )
    rays = "".join(
        f'<path d="M50 {middle - 34:.1f} L51.6 {middle - 44:.1f} L48.4 {middle - 44:.1f} Z" fill="{line}" '
        f'fill-opacity="0.75" transform="rotate({angle} 50 {middle:.1f})"/>'
        for angle in range(0, 360, 30)
    )
    pale = mix(BRASS, FELT_SHADE, 0.2)
    corners = "".join(
        f'<g transform="translate({x:.1f} {y:.1f}) scale(0.11) translate(-50 -50)">{sign_svg(name, pale)}</g>'
        for name, x, y in (
            ("tide", 14, 14),
            ("ember", 86, 14),
            ("grove", 14, view[3] - 14),
            ("dusk", 86, view[3] - 14),
        )
    )
    bell = (
        f'<g transform="translate(30 {middle - 21:.1f}) scale(0.4)">{sign_svg("brass", BRASS)}</g>'
        f'<g transform="translate(29.4 {middle - 21.6:.1f}) scale(0.4)" opacity="0.35">'
        f"{sign_svg('brass', BRASS_LIGHT)}</g>"
    )
    ground = (
        '<defs><radialGradient id="b" gradientUnits="userSpaceOnUse" cx="36" cy="40" r="120">'
        f'<stop offset="0" stop-color="{css((40, 96, 100))}"/><stop offset="1" stop-color="{css((10, 26, 38))}"/>'
        f'</radialGradient></defs><rect width="100" height="{view[3]:.2f}" fill="url(#b)"/>'
    )
    inner = (round(wide - 2 * edge), round(high - 2 * edge))
    picture = vector(ground + rings + rays + corners + bell, view, inner)
    face.blit(_rounded(picture, wide * _CORNER * 0.6), (round(edge), round(edge)))
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
    numbers = round(badge * _NUMBER) if look.kind == "monster" else 0
    words = _effects(look, inner, inner.h).height
    free = inner.h - title_high - round(badge * _SIGN) - 3 * pad - numbers - words
    return min(round(inner.h * _ART[1]), max(round(inner.h * _ART[0]), free))


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
    face.blit(_roundel(look.kin or look.kind, side), (left, y))
    line.draw(face, left + side + pad, y + (side - line.height) // 2, line_room, mix(INK, CREAM, 0.2), 0.0)
    y += side + pad
    bottom = inner.bottom - pad
    if look.kind == "monster":
        large = round(badge * _NUMBER)
        stamp(face, "attack", str(look.attack), large, (inner.x + pad // 2, inner.bottom - large - pad // 2))
        right = inner.right - large - pad // 2
        stamp(face, "defence", str(look.defence), large, (right, inner.bottom - large - pad // 2))
        bottom -= large
    _effects(look, inner, bottom - y).draw(face, left, y, room, INK, 0.0)


def _fitted(words: str, face: Face, pixels: int, room: int, high: int, lines: int = 0) -> Text:
    """Words in the largest type up to ``pixels`` that fits the room."""
    while True:
        text = typeset(words, face, pixels, max(1, room), lines)
        if pixels <= LEAST_TEXT_PIXELS or (not text.cut and text.width <= room and text.height <= high):
            return text
        pixels -= 1


def _name_strip(face: pygame.Surface, look: CardLook, window: pygame.Rect) -> None:
    """The name across the top of a small face, on up to two lines."""
    left = window.x + (round(window.w * 0.25) if look.level else round(window.w * 0.04))
    room = window.right - left - round(window.w * 0.04)
    pixels = max(LEAST_TEXT_PIXELS, round(window.w * 0.1))
    text = typeset(look.name, Face.BOLD, pixels, room, 2)
    if text.cut or least_width(look.name, Face.BOLD, pixels) > room:
        return  # half a name is none; pointing at the card tells it
    strip = pygame.Rect(window.x, window.y, window.w, max(text.height + round(window.w * 0.06), round(window.w * 0.24)))
    shade = clear(strip.size, SHADOW)
    shade.fill((*mix(KIND_COLOURS[look.kind], SHADOW, 0.66), 224))
    face.blit(shade, strip)
    text.draw(face, left, strip.y + (strip.h - text.height) // 2, room, LINEN, 0.0)


@cache
def _art(card: str) -> pygame.Surface | None:
    """The picture of a card as it was made; None for a card that has none."""
    try:
        return pygame.image.load(resources.asset(f"moriham/art/{card}.webp")).convert(32)
    except resources.MissingResource:
        return None


def _picture(look: CardLook, size: Size) -> pygame.Surface:
    """The card's picture filling a size, or where there is none a quiet ground with the sign of its kin."""
    art = _art(look.card)
    wide, high = size
    if art is None:
        return _quiet(look.kin or look.kind, size)
    scale = max(wide / art.get_width(), high / art.get_height())
    part = pygame.Rect(0, 0, min(art.get_width(), round(wide / scale)), min(art.get_height(), round(high / scale)))
    part.center = art.get_rect().center
    return pygame.transform.smoothscale(art.subsurface(part), size).convert_alpha()


@lru_cache(maxsize=64)
def _quiet(sign: str, size: Size) -> pygame.Surface:
    colour = KIN_COLOURS.get(sign) or KIND_COLOURS[sign]
    wide, high = 100.0, 100.0 * size[1] / max(1, size[0])
    figure = sign_svg(sign, mix(colour, CREAM, 0.42))
    body = (
        '<defs><radialGradient id="q" gradientUnits="userSpaceOnUse" cx="32" cy="24" r="130">'
        f'<stop offset="0" stop-color="{css(lit(colour, 1.1))}"/>'
        f'<stop offset="1" stop-color="{css(mix(colour, SHADOW, 0.66))}"/></radialGradient></defs>'
        f'<rect width="100" height="{high:.2f}" fill="url(#q)"/>'
        f'<g transform="translate(22 {high / 2 - 28:.2f}) scale(0.56)" opacity="0.7">{figure}</g>'
    )
    return vector(body, (0, 0, wide, high), size)


@lru_cache(maxsize=32)
def _frame(kind: str, size: Size, edge: float) -> pygame.Surface:
    """The rounded plate of a card: its kind's colour, light from the upper left, a brass line within."""
    colour = KIND_COLOURS.get(kind, (20, 52, 58))
    wide, high = size
    corner = wide * _CORNER
    line = max(0.8, edge * 0.16)
    body = (
        f'<defs><linearGradient id="f" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="{wide * 0.8:.1f}" y2="{high}">'
        f'<stop offset="0" stop-color="{css(lit(colour, 1.34))}"/><stop offset="0.5" stop-color="{css(colour)}"/>'
        f'<stop offset="1" stop-color="{css(mix(colour, SHADOW, 0.45))}"/></linearGradient></defs>'
        f'<rect width="{wide}" height="{high}" rx="{corner:.2f}" fill="{css(mix(colour, SHADOW, 0.7))}"/>'
        f'<rect x="{line:.2f}" y="{line:.2f}" width="{wide - 2 * line:.2f}" height="{high - 2 * line:.2f}" '
        f'rx="{corner - line:.2f}" fill="url(#f)"/>'
        f'<rect x="{edge - line:.2f}" y="{edge - line:.2f}" width="{wide - 2 * (edge - line):.2f}" '
        f'height="{high - 2 * (edge - line):.2f}" rx="{corner * 0.7:.2f}" fill="{css(mix(BRASS_DARK, SHADOW, 0.3))}"/>'
    )
    return vector(body, (0, 0, wide, high), size)


def _paper(size: Size, look: CardLook) -> pygame.Surface:
    """The cream ground of a full card, tinted by its kind."""
    tint = mix(CREAM, KIN_COLOURS.get(look.kin) or KIND_COLOURS[look.kind], 0.1)
    body = (
        f'<defs><linearGradient id="p" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="70" y2="140">'
        f'<stop offset="0" stop-color="{css(lit(tint, 1.25))}"/><stop offset="1" stop-color="{css(tint)}"/>'
        '</linearGradient></defs><rect width="100" height="100" fill="url(#p)"/>'
    )
    return vector(body, (0, 0, 100, 100), size, samples=1)


@lru_cache(maxsize=64)
def _roundel(sign: str, side: int) -> pygame.Surface:
    """A sign on a dark disc in its own colour."""
    colour = KIN_COLOURS.get(sign) or KIND_COLOURS[sign]
    body = (
        f'<circle cx="50" cy="50" r="49" fill="{css(mix(BRASS, SHADOW, 0.25))}"/>'
        f'<circle cx="50" cy="50" r="43" fill="{css(mix(colour, SHADOW, 0.45))}"/>'
        f'<g transform="translate(21 21) scale(0.58)">{sign_svg(sign, mix(colour, CREAM, 0.72))}</g>'
    )
    return vector(body, (0, 0, 100, 100), (max(1, side), max(1, side)))


def _rounded(picture: pygame.Surface, radius: float) -> pygame.Surface:
    return cut(picture, rounded_mask(picture.get_size(), radius))
