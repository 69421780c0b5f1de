"""The side of MorihaM's table: both players with their life, and the card pointed at, large enough to be read."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import partial
from typing import Final

import pygame

from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.table import SeatLook, seat
from scenes.kit.ui import Ui
from scenes.moriham import words
from scenes.moriham.card_face import RATIO, CardLook, paint_back, paint_full
from scenes.moriham.duel import Duel, known_look
from scenes.words import joined
from tabletop.app.translations import _, ngettext
from tabletop.games.moriham.positions import MonsterShown
from tabletop.games.moriham.refs import Ref
from tabletop.games.moriham.state import LIFE

_CARD_HIGH: Final = 520.0
_DETAILS: Final = 3
_LARGE: Final = "large card"


def side_panel(ui: Ui, duel: Duel) -> list[Node]:
    """The far player, the card pointed at, the near player."""
    near = duel.curtain.near
    if ui.compact:
        return [_seat(ui, duel, 1 - near), _seat(ui, duel, near)]
    return [_seat(ui, duel, 1 - near), _card(ui, duel), _seat(ui, duel, near)]


def _seat(ui: Ui, duel: Duel, number: int) -> Node:
    sitting = duel.play_.seats[number]
    life = round(duel.life[number])
    hand = len(duel.shown.hand(number))
    notes = [_("Bot")] if sitting.bot else []
    notes.append(_("Hand: {count}").format(count=hand))
    look = SeatLook(
        duel.seat_name(number),
        sitting.colour,
        score=str(life),
        note=", ".join(notes),
        turn=duel.shown.view.turn == number,
    )
    bar = ui.pad(ui.progress(min(1.0, max(0.0, life / LIFE))), beside=18, above=0)
    return ui.column(seat(ui, look, compact=ui.compact), bar, gap=2)


def _card(ui: Ui, duel: Duel) -> Node:
    """The card pointed at, with what effects have made of it; while there is none, the one that last did something."""
    ref = duel.pointed
    card_id = duel.featured if ref is None else duel.shown.card_at(ref)
    look = known_look(card_id)
    monster = duel.shown.monster(ref) if ref is not None and ref.zone == "monsters" else None
    details = "" if monster is None or look is None else details_of(monster, look)
    picture = ui.painted(partial(_draw, look=look, shown=card_id is not None), height=_CARD_HIGH, name=_LARGE)
    return ui.column(picture, ui.small(details, lines=_DETAILS, height=94), gap=8)


def large_size(frame: Frame) -> tuple[int, int] | None:
    """The size in which the card pointed at is shown, in real pixels; None where there is no room for it."""
    box = frame.anchors.get(_LARGE)
    return None if box is None else _fitted(box).size


def paint_ahead(frame: Frame, cards: Iterable[str | None]) -> bool:
    """Paints one of these cards large, the first that has not been; returns whether there was one."""
    size = large_size(frame)
    if size is None:
        return False
    for card in cards:
        look = known_look(card)
        if look is not None and not frame.pictures.holds(_key(look), size):
            frame.pictures.get(_key(look), size, partial(_paint_full, look))
            return True
    return False


def _fitted(box: Box) -> pygame.Rect:
    wide = min(box.w, box.h * RATIO)
    high = wide / RATIO
    return Box(box.x + (box.w - wide) / 2, box.y + (box.h - high) / 2, wide, high).rect()


def _key(look: CardLook) -> Hashable:
    return ("moriham full", look)


def _paint_full(look: CardLook, surface: pygame.Surface) -> None:
    surface.blit(paint_full(look, surface.get_size()), (0, 0))


def _draw(frame: Frame, box: Box, look: CardLook | None, *, shown: bool) -> None:
    rect = _fitted(box)
    if look is not None:
        frame.picture(_key(look), rect, partial(_paint_full, look))
        frame.texts.append(look.name)
    elif shown:
        frame.picture("moriham back", rect, lambda s: s.blit(paint_back(s.get_size()), (0, 0)) and None)


def details_of(monster: MonsterShown, look: CardLook) -> str:
    """What is not printed on a monster in the field: changed numbers and why, keywords, attacks left."""
    parts: list[str] = []
    for name, value, printed in (
        (_("Attack"), monster.attack, look.attack),
        (_("Defence"), monster.defence, look.defence),
    ):
        if value is not None and value != printed:
            parts.append(f"{name} {printed} → {value}")
    turn, good = monster.this_turn, monster.for_good
    if turn.attack or turn.defence:
        parts.append(_("this turn {attack:+d} / {defence:+d}").format(attack=turn.attack, defence=turn.defence))
    if good.attack or good.defence:
        parts.append(_("lasting {attack:+d} / {defence:+d}").format(attack=good.attack, defence=good.defence))
    if monster.keywords:
        parts.append(joined([words.keyword(keyword) for keyword in monster.keywords]))
    if monster.copied is not None:
        parts.append(_("has the ability of {card}").format(card=words.card(monster.copied)))
    if (monster.attacks_left or 0) > 1:
        count = monster.attacks_left or 0
        parts.append(ngettext("{count} attack left", "{count} attacks left", count).format(count=count))
    return "; ".join(parts)


def pointed_ref(lit: object) -> Ref | None:
    """The card that a target's id names."""
    if isinstance(lit, tuple) and len(lit) > 1 and lit[0] == "card" and isinstance(lit[1], Ref):
        return lit[1]
    return None
