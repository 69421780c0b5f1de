"""Draws MorihaM's table: the mats of both fields, cards as they lie, their numbers, piles and marks."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import pygame

from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, FELT_SHADE, SHADOW, WALNUT_DARK, Colour, css, mix
from scenes.art.raster import Size, clear, vector
from scenes.art.shadows import margin, rounded_mask, shadow
from scenes.kit.canvas import Canvas
from scenes.kit.fonts import Face
from scenes.kit.frame import Box, Frame
from scenes.kit.skins import glow
from scenes.kit.theme import LINEN, LINEN_SOFT
from scenes.kit.typeset import typeset
from scenes.moriham.board import Board
from scenes.moriham.card_face import CardLook, paint_back, paint_small, shape_picture
from tabletop.games.moriham.refs import BACKROW_REFS, MONSTER_REFS, SEATS, Ref

RAISED: Final[Colour] = (178, 240, 150)
LOWERED: Final[Colour] = (255, 176, 150)
LEGAL: Final[Colour] = BRASS_LIGHT
CHOSEN: Final[Colour] = (150, 226, 240)
REFUSED: Final[Colour] = (226, 104, 84)

_CORNER: Final = 0.055  # of a card's width
_BADGE: Final = 0.36  # of a card's height
_LESSER: Final = 0.78  # how large a number is that does not count
_MOST_LAYERS: Final = 6  # cards that a pile is seen to hold


def mats(frame: Frame, board: Board) -> None:
    """The ground of both fields with its places."""
    box = board.box
    frame.picture(("mats", board.near, board.card), box.rect(), lambda surface: _paint_mats(surface, board))


def card_key(look: CardLook | None, turned: int, *, numbers: bool) -> Hashable:
    """What a picture of a card is kept by; ``None`` is its back."""
    return ("moriham card", look, turned, numbers)


def card_picture(look: CardLook | None, size: Size, turned: int = 0, *, numbers: bool = True) -> pygame.Surface:
    """A card, or its back for None, turned by so many degrees; ``size`` is that of the turned picture."""
    upright = (size[1], size[0]) if turned in (90, 270) else size
    face = paint_back(upright) if look is None else paint_small(look, upright, numbers=numbers)
    return pygame.transform.rotate(face, turned) if turned else face


def card(frame: Frame, box: Box, look: CardLook | None, turned: int = 0, *, numbers: bool = True) -> None:
    """A card, or its back for None, with its shadow."""
    rect = box.rect()
    reach = max(2, round(min(box.w, box.h) * 0.07))
    outer = rect.inflate(4 * reach, 4 * reach)

    def paint(surface: pygame.Surface) -> None:
        inner = pygame.Rect(2 * reach, 2 * reach, *rect.size)
        face = card_picture(look, rect.size, turned, numbers=numbers)
        soft = shadow(face, reach * 0.8, 0.5)
        away = margin(reach * 0.8)
        surface.blit(soft, (inner.x - away + reach // 2, inner.y - away + reach))
        surface.blit(face, inner)

    frame.picture(card_key(look, turned, numbers=numbers), outer, paint)


def peek(frame: Frame, box: Box, look: CardLook) -> None:
    """Shows its player what a face-down card is: a small face on its back."""
    wide, high = box.w * 0.66, box.h * 0.66
    inner = Box(box.x + (box.w - wide) / 2, box.y + box.h * 0.3, wide, high)
    frame.picture(
        ("moriham peek", look),
        inner.rect(),
        lambda surface: surface.blit(card_picture(look, surface.get_size()), (0, 0)) and None,
    )


def ring(frame: Frame, box: Box, colour: Colour, width: float = 4.0) -> None:
    """A ring around a card that says what it is just now."""
    glow(frame, box, min(box.w, box.h) * _CORNER * 1.6, colour, width)


def badge_sizes(board: Board) -> tuple[int, int]:
    """The sides of the shapes that carry a number in the field: one that counts, and one that does not."""
    return round(board.card[1] * _BADGE), round(board.card[1] * _BADGE * _LESSER)


def numbers(
    frame: Frame, board: Board, ref: Ref, values: tuple[int, int], printed: tuple[int, int], *, defends: bool
) -> None:
    """Attack and defence of a monster as they are, upright at the corners nearest its player; what counts is larger."""
    cell = board.cell(ref)
    for place, (shape, value, base) in enumerate(zip(("attack", "defence"), values, printed, strict=True)):
        counts = (shape == "defence") == defends
        side = badge_sizes(board)[0 if counts else 1]
        x = cell.x + cell.w * (0.02 if place == 0 else 0.98) - (0 if place == 0 else side)
        y = cell.y + cell.h - side if ref.seat == board.near else cell.y
        frame.picture(
            ("moriham number", shape, value, _change(value, base), counts),
            pygame.Rect(round(x), round(y), side, side),
            lambda surface, s=shape, v=value, b=base, c=counts: _paint_number(surface, s, v, b, counts=c),  # type: ignore[misc]
        )


def pile(frame: Frame, box: Box, count: int, top: CardLook | None, turned: int) -> None:
    """A pile of cards with its thickness and its count; ``top`` is what lies open on it, None for a back."""
    if not count:
        return
    layers = min(_MOST_LAYERS, 1 + count // 9)
    lift = max(1, round(box.h * 0.012))
    rect = box.rect()
    room = lift * layers
    reach = max(2, round(min(box.w, box.h) * 0.07))
    outer = pygame.Rect(rect.x - room - 2 * reach, rect.y - room - 2 * reach, 0, 0)
    outer.size = (rect.w + room + 4 * reach, rect.h + room + 4 * reach)

    def paint(surface: pygame.Surface) -> None:
        face = card_picture(top, rect.size, turned)
        soft = shadow(face, reach * 0.8, 0.5)
        away = margin(reach * 0.8)
        corner = (room + 2 * reach, room + 2 * reach)
        surface.blit(soft, (corner[0] - away + reach // 2, corner[1] - away + reach))
        for layer in range(layers):
            surface.blit(face, (corner[0] - round(lift * layer * 0.4), corner[1] - lift * layer))

    frame.picture(("moriham pile", top, turned, layers), outer, paint)
    side = round(box.h * 0.34)
    plate = pygame.Rect(0, 0, side, round(side * 0.72))
    plate.center = (round(box.x + box.w / 2), round(box.y + box.h * 0.78 - lift * layers))
    frame.picture(("moriham count", count), plate, lambda surface: _paint_count(surface, count))


def arrow(canvas: Canvas, start: tuple[float, float], end: tuple[float, float], colour: Colour = REFUSED) -> None:
    """An arrow from one point to another, in real pixels: an attack, or what an effect is aimed at."""
    scale = canvas.stage.scale
    broad = max(5.0, 13 * scale)
    left, top = min(start[0], end[0]) - 3 * broad, min(start[1], end[1]) - 3 * broad
    size = (
        max(1, round(abs(start[0] - end[0]) + 6 * broad)),
        max(1, round(abs(start[1] - end[1]) + 6 * broad)),
    )
    tail = (start[0] - left, start[1] - top)
    head = (end[0] - left, end[1] - top)
    key = ("moriham arrow", tuple(map(round, tail)), tuple(map(round, head)), size, colour)
    picture = canvas.pictures.get(key, size, lambda surface: _paint_arrow(surface, tail, head, broad, colour))
    x, y = canvas.stage.to_units(left, top)
    canvas.put(picture, x, y, anchor=(0.0, 0.0))


def _change(value: int, base: int) -> int:
    return (value > base) - (value < base)


def _paint_number(surface: pygame.Surface, shape: str, value: int, base: int, *, counts: bool) -> None:
    side = surface.get_width()
    surface.blit(shape_picture(shape, side), (0, 0))
    change = _change(value, base)
    colour = RAISED if change > 0 else LOWERED if change < 0 else LINEN
    words = str(value)
    pixels = max(13, round(side * (0.66 if len(words) < 2 else 0.54)))
    text = typeset(words, Face.BOLD, pixels)
    text.draw(surface, 0, (side - text.height) // 2, side, colour, 0.5)
    if change:
        mark = max(3, round(side * 0.12))
        x, y = side * 0.8, side * 0.16
        points = [(x - mark, y + mark * change), (x + mark, y + mark * change), (x, y - mark * change)]
        pygame.draw.polygon(surface, SHADOW, [(px, py + 1) for px, py in points])
        pygame.draw.polygon(surface, colour, points)
    if not counts:
        surface.fill((255, 255, 255, 190), special_flags=pygame.BLEND_RGBA_MULT)


def _paint_count(surface: pygame.Surface, count: int) -> None:
    wide, high = surface.get_size()
    plate = clear((wide, high), SHADOW)
    plate.fill((*mix(SHADOW, FELT_SHADE, 0.4), 225))
    mask = rounded_mask((wide, high), high * 0.3)
    plate.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(plate, (0, 0))
    text = typeset(str(count), Face.BOLD, max(13, round(high * 0.72)))
    text.draw(surface, 0, (high - text.height) // 2, wide, LINEN, 0.5)


def _paint_mats(surface: pygame.Surface, board: Board) -> None:
    wide, high = surface.get_size()
    left, top = board.box.x, board.box.y
    parts = [
        '<defs><linearGradient id="m" gradientUnits="userSpaceOnUse" x1="0" y1="0" '
        f'x2="{wide * 0.7:.0f}" y2="{high}">'
        f'<stop offset="0" stop-color="{css(mix(WALNUT_DARK, BRASS_DARK, 0.3))}" stop-opacity="0.62"/>'
        f'<stop offset="1" stop-color="{css(mix(WALNUT_DARK, SHADOW, 0.5))}" stop-opacity="0.62"/>'
        "</linearGradient></defs>"
    ]
    corner = board.card[1] * 0.08
    for seat in SEATS:
        field = board.field(seat)
        parts.append(_rect(field, left, top, corner, 'fill="url(#m)"'))
        line = (
            f'fill="none" stroke="{css(BRASS_DARK)}" stroke-opacity="0.8" stroke-width="{max(1.0, corner * 0.16):.2f}"'
        )
        parts.append(_rect(field, left, top, corner, line))
        for refs in (MONSTER_REFS[seat], BACKROW_REFS[seat]):
            parts += [_place(board, ref, left, top) for ref in refs]
        for zone in ("deck", "graveyard", "banished"):
            line = f'fill="{css(SHADOW)}" fill-opacity="0.16" stroke="{css(BRASS_DARK)}" stroke-opacity="0.5"'
            parts.append(_rect(board.pile(seat, zone), left, top, board.card[0] * _CORNER, line))
    surface.blit(vector("".join(parts), (0, 0, wide, high), (wide, high), samples=1), (0, 0))


def _place(board: Board, ref: Ref, left: float, top: float) -> str:
    """A place in the field: where a card lies upright, and for monsters also sideways."""
    shade = f'fill="{css(SHADOW)}" fill-opacity="0.22" stroke="{css(BRASS)}" stroke-opacity="0.34" stroke-width="1.4"'
    parts = [_rect(board.place(ref), left, top, board.card[0] * _CORNER, shade)]
    if ref.zone == "monsters":
        line = f'fill="none" stroke="{css(BRASS)}" stroke-opacity="0.16" stroke-width="1.2"'
        parts.append(_rect(board.place(ref, sideways=True), left, top, board.card[0] * _CORNER, line))
    return "".join(parts)


def _rect(box: Box, left: float, top: float, corner: float, paint: str) -> str:
    return (
        f'<rect x="{box.x - left:.2f}" y="{box.y - top:.2f}" width="{box.w:.2f}" height="{box.h:.2f}" '
        f'rx="{corner:.2f}" {paint}/>'
    )


def _paint_arrow(
    surface: pygame.Surface, start: tuple[float, float], end: tuple[float, float], broad: float, colour: Colour
) -> None:
    line = pygame.Vector2(end) - pygame.Vector2(start)
    if line.length() < 1:
        return
    ahead = line.normalize()
    aside = pygame.Vector2(-ahead.y, ahead.x)
    neck = pygame.Vector2(end) - ahead * broad * 2.2
    outline = [
        pygame.Vector2(start) + aside * broad * 0.28,
        neck + aside * broad * 0.5,
        neck + aside * broad * 1.15,
        pygame.Vector2(end),
        neck - aside * broad * 1.15,
        neck - aside * broad * 0.5,
        pygame.Vector2(start) - aside * broad * 0.28,
    ]
    path = " ".join(f"{point.x:.1f},{point.y:.1f}" for point in outline)
    body = (
        f'<polygon points="{path}" fill="{css(SHADOW)}" fill-opacity="0.45" transform="translate(3 5)"/>'
        f'<polygon points="{path}" fill="{css(colour)}" fill-opacity="0.94" stroke="{css(LINEN_SOFT)}" '
        f'stroke-width="{max(1.0, broad * 0.12):.1f}" stroke-linejoin="round"/>'
    )
    size = surface.get_size()
    surface.blit(vector(body, (0, 0, *size), size, samples=1), (0, 0))
