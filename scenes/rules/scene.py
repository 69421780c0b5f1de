"""The rules of a game: sections at the left, the one being read at the right."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from scenes.art.emblems import paint_emblem
from scenes.boxes import Box, Illustration, Page
from scenes.frames import screen
from scenes.input.intents import Back, Intent, Menu, Next, Previous
from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.scene import Scene
from tabletop.app.translations import _

_TEXT_SIZE: Final = 32.0
_LARGER: Final = 1.25  # texts and pictures in a small window, where there is room beside the card


class Rules(Scene):
    """The rules, opened at the page that explains ``rule``."""

    def __init__(self, box: Box, rule: str = "") -> None:
        self.box = box
        self.pages = tuple(box.pages())
        self.page = next((number for number, page in enumerate(self.pages) if rule in page.rules), 0)

    def compose(self, ui: Ui) -> Node:
        """The list of sections and the text of one."""
        page = self.pages[self.page]
        banner = None if page.banner is None else ui.row(self._picture(ui, page.banner))
        words = [self._paragraph(ui, page, number) for number in range(len(page.paragraphs))]
        text = ui.scroll(("text", self.page), ui.column(ui.heading(_(page.title)), banner, *words, gap=24), grow=1)
        emblem = ui.picture(("emblem", self.box.id), partial(_paint_emblem, self.box.id), width=200, height=200)
        side = None if ui.compact or page.beside else ui.align(emblem, 0.5, 0.0)
        card = ui.card(ui.row(text, side, gap=40, align="stretch"), pad=48, grow=1)
        if ui.compact:
            titles = [(number, _(other.title)) for number, other in enumerate(self.pages)]
            turn = ui.stepper("section", titles, self.page, self.turn_to)
            body = ui.column(turn, card, gap=20)
        else:
            sections = ui.scroll("sections", ui.column(*self._sections(ui), gap=10), grow=1)
            body = ui.row(ui.column(sections, width=480), card, gap=36, align="stretch")
        title = _("{game}: the rules").format(game=self.box.title)
        return screen(ui, title, self.host.pop, body)

    def handle(self, intent: Intent) -> bool:
        """Back to where one came from; the shoulders of a pad turn the pages."""
        if isinstance(intent, Back | Menu):
            self.host.pop()
            return True
        return False

    def intercept(self, intent: Intent) -> bool:
        """The shoulders of a pad turn the pages."""
        if isinstance(intent, Next | Previous) and intent.device.kind.value == "pad":
            by = 1 if isinstance(intent, Next) else -1
            self.turn_to(min(max(0, self.page + by), len(self.pages) - 1))
            self.refresh()
            return True
        return False

    def turn_to(self, page: int) -> None:
        """Opens a page."""
        self.page = page

    def _paragraph(self, ui: Ui, page: Page, number: int) -> Node:
        """A paragraph; one with a picture beside it needs no bullet."""
        words = _(page.paragraphs[number])
        beside = page.beside.get(number)
        if beside is None:
            return ui.text(words, _TEXT_SIZE * _larger(ui))
        text = ui.text(words.removeprefix("- "), _TEXT_SIZE * _larger(ui), grow=1)
        return ui.row(self._picture(ui, beside), text, gap=28)

    def _picture(self, ui: Ui, picture: Illustration) -> Node:
        key = ("rules", self.box.id, picture.key)
        larger = _larger(ui)
        return ui.picture(key, picture.paint, width=picture.width * larger, height=picture.height * larger)

    def _sections(self, ui: Ui) -> list[Node]:
        return [
            ui.button(
                ("section", number),
                _(page.title),
                partial(self.turn_to, number),
                style="primary" if number == self.page else "quiet",
                default=number == self.page,
            )
            for number, page in enumerate(self.pages)
        ]


def _larger(ui: Ui) -> float:
    return _LARGER if ui.compact else 1.0


def _paint_emblem(game: str, surface: pygame.Surface) -> None:
    surface.blit(paint_emblem(game, surface.get_width()), (0, 0))
