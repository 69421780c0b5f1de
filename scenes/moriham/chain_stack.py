"""The chain as it is seen: its links one upon another, the newest on top, each with what it does."""

from __future__ import annotations

from functools import partial
from typing import Final

from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.ui import ToneName, Ui
from scenes.moriham import drawing, words
from scenes.moriham.card_face import RATIO, CardLook
from scenes.moriham.duel import Duel, known_look
from scenes.moriham.shown import Shown, ShownLink
from scenes.moriham.texts.cards import deed_text
from tabletop.app.translations import _
from tabletop.games.moriham.events import UNKNOWN
from tabletop.games.moriham.soundness import standard_box
from tabletop.games.moriham.vocabulary import Role

_HIGH: Final = 62.0
_GAP: Final = 8.0
_LINES: Final = 6


def chain_stack(ui: Ui, duel: Duel) -> Node:
    """All links; the lower ones give way where there is no room for them."""
    links = list(enumerate(duel.shown.chain))
    plates = [_plate(ui, duel, number, link) for number, link in reversed(links)]
    head = ui.small(_("The chain"), tone="live", lines=1)
    return ui.scroll("chain", ui.column(head, *plates, gap=_GAP), grow=1)


def _plate(ui: Ui, duel: Duel, number: int, link: ShownLink) -> Node:
    look = known_look(link.card)
    picture = ui.painted(partial(_draw, look=look), width=_HIGH * RATIO, height=_HIGH)
    tone: ToneName = "soft" if link.negated else "plain"
    head = ui.row(picture, ui.text(words.card(link.card), 24, bold=True, tone=tone, lines=2, grow=1), gap=10)
    note = _("negated") if link.negated else deed(duel.shown, link)
    body = ui.column(head, ui.small(note, lines=_LINES), gap=4)
    plate = ui.panel(body, "night", pad=8, radius=10)
    return ui.target(("link", number), plate, on=lambda: None, tip=told(duel, number, link), radius=10)


def told(duel: Duel, number: int, link: ShownLink) -> str:
    """A link in a line: whose it is, what it does, and what it answers."""
    who = _("{name}: {card}").format(name=duel.seat_name(link.seat), card=words.card(link.card))
    line = f"{who}. {deed(duel.shown, link)}"
    if number:
        line += " " + _("It answers {card}.").format(card=words.card(duel.shown.chain[number - 1].card))
    return line


def deed(table: Shown, link: ShownLink) -> str:
    """What a link does, its targets named."""
    names: dict[Role, str] = {}
    roles: tuple[Role, ...] = ("target", "second")
    for role, target in zip(roles, link.targets, strict=False):
        card = None if target is None else table.card_at(target)
        if card is not None and card != UNKNOWN:
            names[role] = words.card(card)
    return deed_text(standard_box().effect(_text_of(table, link), link.option), names=names)


def _text_of(table: Shown, link: ShownLink) -> str:
    """The card whose text it is: that of the ability, if the monster has copied one."""
    if link.option == "ability" and link.source.zone == "monsters":
        monster = table.monster(link.source)
        if monster is not None and monster.card == link.card and monster.copied is not None:
            return monster.copied
    return link.card


def _draw(frame: Frame, box: Box, look: CardLook | None) -> None:
    drawing.card(frame, box, look)
