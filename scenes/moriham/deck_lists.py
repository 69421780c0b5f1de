"""The cards to choose from, and those that are chosen: pressed or dragged from one to the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Protocol

from scenes.kit.controls import Manner
from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.skins import glow
from scenes.kit.targets import Drag, Drop
from scenes.kit.ui import Ui
from scenes.moriham.card_face import NAMED_FROM, RATIO
from scenes.moriham.card_frame import CORNER
from scenes.moriham.deck_cards import draw_small, put_small
from scenes.moriham.deck_design import Cards, in_order
from tabletop.app.translations import _

_HELD: Final = 150.0  # the width of a card in the hand, in units
_LARGE: Final = 150.0  # the least width of a card to choose, and of a chosen one, in units
_SMALL: Final = 96.0
_UNNAMED: Final = 140.0  # of a chosen one in a small window, where there is no room for names
_GAP: Final = 10.0
_BAR: Final = 20.0  # room for the bar of a list that scrolls, in units


class Bench(Protocol):
    """A deck that is being built."""

    @property
    def cards(self) -> Cards:
        """The cards chosen."""

    def add(self, card: str) -> None:
        """Chooses a card."""

    def remove(self, card: str) -> None:
        """Leaves a card out."""

    def read(self, card: str) -> None:
        """Shows a card large."""


def gallery(ui: Ui, bench: Bench, shown: Sequence[str], width: float) -> Node:
    """The cards ``shown``, in a list ``width`` units wide: a press chooses one, or leaves it out again."""

    def cell(card: str) -> Node:
        chosen = card in bench.cards
        return _cell(
            ui,
            bench,
            ("card", card),
            card,
            chosen=chosen,
            act=partial(bench.remove if chosen else bench.add, card),
        )

    body = _grid(ui, [cell(card) for card in shown], width, max(_LARGE, _named(ui)))
    return _area(ui, "gallery", body, Drop(lambda name: name in bench.cards, bench.remove))


def chosen_cards(ui: Ui, bench: Bench, width: float) -> Node:
    """The deck, in a list ``width`` units wide: a press leaves a card out."""

    def cell(card: str) -> Node:
        return _cell(
            ui,
            bench,
            ("chosen", card),
            card,
            chosen=False,
            act=partial(bench.remove, card),
        )

    cards = in_order(bench.cards)
    none = ui.text(_("Press cards to choose them, or drag them here"), tone="soft", align="center")
    least = _UNNAMED if ui.compact else max(_SMALL, _named(ui))
    body = _grid(ui, [cell(card) for card in cards], width, least) if cards else ui.pad(none, 30)
    return _area(ui, "deck", body, Drop(lambda name: name not in bench.cards, bench.add))


def _named(ui: Ui) -> float:
    """The least width of a card that bears its name, in units."""
    return (NAMED_FROM + 2) / ui.stage.scale


def _grid(ui: Ui, cells: Sequence[Node], width: float, least: float) -> Node:
    """Cells as many in a row as the room takes, each ``least`` units wide or wider."""
    columns = max(3, int((width - _BAR + _GAP) // (least + _GAP)))
    return ui.grid([ui.fit(cell, RATIO) for cell in cells], columns, gap=_GAP)


def _area(ui: Ui, key: str, body: Node, drop: Drop) -> Node:
    """A list that scrolls; anywhere in it a card may be dropped."""
    carrying = ui.view.focus.carry is not None
    place = ui.target(
        ("area", key),
        ui.space(),
        enabled=carrying,
        drop=drop if carrying else None,
        draw=lambda frame, box, manner: glow(frame, box, ui.px(14)) if manner.welcome else None,
        radius=14,
    )
    return ui.stack(place, ui.scroll(key, body), grow=1)


def _nowhere(_x: float, _y: float) -> bool:
    """Cards are no places to let go of one: the list beneath is."""
    return False


def _cell(
    ui: Ui,
    bench: Bench,
    key: tuple[str, str],
    card: str,
    *,
    chosen: bool,
    act: Callable[[], None],
) -> Node:
    carry = ui.view.focus.carry
    lifted = carry is not None and carry.source == key

    def draw(frame: Frame, box: Box, manner: Manner) -> None:
        if lifted:
            return
        draw_small(frame, box, card, chosen=chosen)
        if manner.lit:
            glow(frame, box, box.w * CORNER)

    return ui.target(
        key,
        ui.space(),
        on=act,
        ask=partial(bench.read, card),
        drag=Drag(card, lambda canvas, x, y: put_small(canvas, card, x, y, _HELD)),
        draw=draw,
        radius=8,
        covers=None if carry is None else _nowhere,
    )
