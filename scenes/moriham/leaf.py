"""Looking through a pile of cards: a graveyard, the banished, or a deck that is searched; a lit card can be taken."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import ClassVar, Final

from scenes.input.intents import Back, Intent, Menu, Secondary
from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.moriham import drawing
from scenes.moriham.card_face import RATIO, CardLook, paint_full
from scenes.moriham.drawing import LEGAL
from scenes.moriham.looks import look_of
from scenes.scene import Scene
from tabletop.app.translations import _

_COLUMNS: Final = 6
_FULL: Final = 640.0


class Leaf(Scene):
    """A card over the table.

    Args:
        title: what is looked through.
        cards: ids, in the order in which they are shown.
        legal: those that can be taken.
        take: called with the id that is taken, once the scene has gone.
    """

    overlay: ClassVar[bool] = True

    def __init__(
        self, title: str, cards: Sequence[str], legal: Collection[str] = (), take: Callable[[str], None] | None = None
    ) -> None:
        self.title = title
        self.cards = tuple(cards)
        self.legal = frozenset(legal)
        self._take = take

    def compose(self, ui: Ui) -> Node:
        """The cards in rows, and the one pointed at beside them."""
        lit = self.view.focus.lit
        shown = lit[1] if isinstance(lit, tuple) and lit[0] == "leaf" else None
        columns = _COLUMNS if not ui.compact else _COLUMNS - 1
        grid = ui.grid(
            [self._card(ui, card, first=n == 0) for n, card in enumerate(self.cards)], columns, gap=16, ratio=RATIO
        )
        full = ui.painted(partial(self._draw_full, card=shown), width=_FULL * RATIO, height=_FULL)
        head = ui.row(
            ui.heading(self.title, lines=1),
            ui.space(grow=1),
            ui.icon_button("close", "cross", self.host.pop, tip=_("Back")),
            gap=20,
        )
        body = ui.row(ui.scroll("leaf", ui.pad(grid, 8), grow=1), None if ui.compact else full, gap=28, align="start")
        body.grow = 1.0
        card = ui.panel(ui.column(head, body, gap=18), "panel", pad=32, width=ui.width * 0.86, height=ui.height * 0.86)
        return ui.center(card)

    def handle(self, intent: Intent) -> bool:
        """Back to the table."""
        if isinstance(intent, Back | Menu):
            self.host.pop()
            return True
        return False

    def _card(self, ui: Ui, card: str, *, first: bool) -> Node:
        look = look_of(card)
        legal = card in self.legal
        picture = ui.painted(partial(self._draw, look=look, legal=legal))
        return ui.target(
            ("leaf", card),
            picture,
            on=partial(self._choose, card),
            enabled=legal or not self.legal,
            why=look.name,
            tip=look.name,
            default=legal or first,
            radius=10,
        )

    def _choose(self, card: str) -> None:
        if card in self.legal and self._take is not None:
            self.host.pop()
            self._take(card)

    def _draw(self, frame: Frame, box: Box, *, look: CardLook, legal: bool) -> None:
        drawing.card(frame, box, look)
        if legal:
            drawing.ring(frame, box, LEGAL)

    def _draw_full(self, frame: Frame, box: Box, *, card: str | None) -> None:
        if card is not None:
            look = look_of(card)
            frame.picture(
                ("moriham full", look), box.rect(), lambda s: s.blit(paint_full(look, s.get_size()), (0, 0)) and None
            )


class Reading(Scene):
    """One card as large as may be, for small windows and for reading from afar."""

    overlay: ClassVar[bool] = True

    def __init__(self, look: CardLook) -> None:
        self.look = look

    def compose(self, ui: Ui) -> Node:
        """The card in the middle; a press anywhere goes back."""
        high = ui.height * 0.9
        picture = ui.painted(self._draw, width=high * RATIO, height=high)
        return ui.center(ui.target("card", picture, on=self.host.pop, default=True, radius=20))

    def handle(self, intent: Intent) -> bool:
        """Back to where one was; asking once more goes back too."""
        if isinstance(intent, Back | Menu | Secondary):
            self.host.pop()
            return True
        return False

    def _draw(self, frame: Frame, box: Box) -> None:
        look = self.look
        frame.picture(
            ("moriham full", look), box.rect(), lambda s: s.blit(paint_full(look, s.get_size()), (0, 0)) and None
        )
        frame.texts.append(look.name)
