"""How many cards of each sort a deck has, beside how many are advised (H-03)."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from scenes.art.palette import BRASS, BRASS_LIGHT, FELT_SHADE, NIGHT, mix
from scenes.kit.controls import Manner
from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.shapes import rounded
from scenes.kit.skins import PRIMARY, QUIET, plate
from scenes.kit.ui import Ui
from scenes.moriham.card_face import stamp
from scenes.moriham.card_frame import roundel
from scenes.moriham.deck_design import Cards
from scenes.moriham.deck_words import sort
from tabletop.app.translations import _
from tabletop.games.moriham.decks import RECOMMENDED, Sort, counted
from tabletop.games.moriham.soundness import standard_box

_MOST: Final = 14  # what the tallest bar stands for: more cards of a sort are told by the number alone
_SIGN: Final = 44.0
_CHIP_SIGN: Final = 0.72  # of a chip's height
_CHIP_CORNER: Final = 14.0


def counts(ui: Ui, cards: Cards, *, bars: float) -> Node:
    """One column a sort: how many there are, a bar with a notch at what is advised, the sign.

    ``bars`` is how tall the bars may be, in design units; 0 leaves them out.
    """
    there = counted(cards, standard_box())
    return ui.row(*[_column(ui, which, there[which], bars) for which in RECOMMENDED], gap=8, align="end")


def _column(ui: Ui, which: Sort, count: int, bars: float) -> Node:
    advised = RECOMMENDED[which]
    bar = ui.painted(partial(_draw_bar, count, advised), height=bars) if bars else None
    body = ui.column(
        ui.text(str(count), 30, bold=True, align="center", lines=1, tone="live" if count == advised else "plain"),
        bar,
        ui.painted(partial(draw_sign, which), height=_SIGN),
        ui.small(f"/ {advised}", align="center", lines=1),
        gap=4,
    )
    tip = _("{sort}: {count}. Advised: {advised}").format(sort=sort(which), count=count, advised=advised)
    return ui.target(("count", which), body, tip=tip, radius=10, grow=1)


def chip(ui: Ui, key: object, sign: Sort | str, chosen: bool, act: object, tip: str) -> Node:
    """A switch with the sign of a sort or a kin on it."""
    assert callable(act)
    return ui.target(
        ("chip", key),
        ui.space(),
        on=act,
        tip=tip,
        draw=partial(_draw_chip, ui.px(_CHIP_CORNER), sign, chosen),
        radius=_CHIP_CORNER,
        grow=1,
        height=64 if not ui.compact else 84,
    )


def draw_sign(sign: Sort | str, frame: Frame, box: Box) -> None:
    """The sign of a sort, or of a kin, in the middle of a box."""
    side = round(min(box.w, box.h))
    rect = pygame.Rect(0, 0, side, side)
    rect.center = (round(box.x + box.w / 2), round(box.y + box.h / 2))
    frame.picture(("card sign", sign), rect, partial(_paint_sign, sign))


def _paint_sign(sign: Sort | str, surface: pygame.Surface) -> None:
    side = surface.get_width()
    if isinstance(sign, Sort) and sign.level:
        stamp(surface, "level", str(sign.level), side, (0, 0))
    else:
        surface.blit(roundel(sign.kind if isinstance(sign, Sort) else sign, side), (0, 0))


def _draw_chip(corner: float, sign: Sort | str, chosen: bool, frame: Frame, box: Box, manner: Manner) -> None:
    plate(frame, box, PRIMARY if chosen else QUIET, corner, lit_up=manner.lit, pressed=manner.pressed)
    reach = box.h * (1 - _CHIP_SIGN) / 2
    draw_sign(sign, frame, box.inset(0, reach, 0, reach))


def _draw_bar(count: int, advised: int, frame: Frame, box: Box) -> None:
    wide = min(box.w * 0.62, 56 * frame.stage.scale)
    rect = Box(box.x + (box.w - wide) / 2, box.y, wide, box.h).rect()
    scale = frame.stage.scale

    def paint(surface: pygame.Surface) -> None:
        whole = surface.get_rect()
        radius = whole.w * 0.18
        rounded(surface, whole, radius, mix(FELT_SHADE, NIGHT, 0.4))
        tall = round(whole.h * min(1.0, count / _MOST))
        if tall:
            fill = pygame.Rect(0, whole.h - tall, whole.w, tall)
            rounded(surface, fill, min(radius, tall / 2), BRASS)
        notch = max(2, round(4 * scale))
        level = whole.h - round(whole.h * advised / _MOST)
        pygame.draw.rect(surface, BRASS_LIGHT if count < advised else NIGHT, (0, level - notch // 2, whole.w, notch))

    frame.picture(("count bar", count, advised), rect, paint)
