"""The page of the dice: how often each face fell, here and at all tables, and how that is for fair dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import pygame

from scenes.art.dice import DiePalette, paint_die
from scenes.art.palette import BRASS, BRASS_DARK, FELT_SHADE
from scenes.dice.counting import WAYS, thrown_at_table, together
from scenes.dice.drawing import lying
from scenes.frames import screen
from scenes.input.intents import Back, Intent, Menu
from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.play import Play
from scenes.scene import Scene
from tabletop.app.formats import format_number
from tabletop.app.statistics import Faces, Statistics
from tabletop.app.translations import N_, _, ngettext
from tabletop.dice.hands import FACES
from tabletop.tray.cube import TOP_VALUE
from tabletop.tray.statistics import goodness_of_fit
from tabletop.tray.tray import RestingDie

ENOUGH: Final = 30
"""Dice from which a series is judged: χ² wants five of each face to be expected."""
_FACE_PART: Final = 0.62  # the side of a die in the picture that shows its face
_BAR_HEIGHT: Final = 300.0
_BAR_PART: Final = 0.56
_NAMES: Final = {"hand": N_("By hand"), "quick": N_("By the button"), "bot": N_("Thrown by bots")}


class Series(NamedTuple):
    """Dice counted together: what they are called, and how often each face fell."""

    name: str
    faces: Faces


class DicePage(Scene):
    """The faces of the dice at this table, at all tables, and by the way they were thrown.

    Args:
        play: the match at this table.
        statistics: what all tables have counted; None where nothing is kept.
        palette: how the dice look.
    """

    def __init__(self, play: Play, statistics: Statistics | None, palette: DiePalette) -> None:
        self._palette = palette
        self._series = _series(play, statistics)
        self.chosen = 0

    def compose(self, ui: Ui) -> Node:
        """The series to choose from, the faces as bars, and what to think of them."""
        series = self._series[self.chosen]
        names = [(number, one.name) for number, one in enumerate(self._series)]
        choice = ui.choice("series", names, self.chosen, self.choose)
        most = max(max(series.faces), 1)
        bars = [self._bar(ui, face, series.faces, most) for face in FACES]
        card = ui.card(
            ui.column(
                ui.text(thrown(series.faces), bold=True, align="center"),
                ui.row(*bars, gap=12, align="end"),
                ui.text(verdict(series.faces), align="center", lines=3),
                gap=24,
            ),
            pad=40,
        )
        wide = min(1360.0, ui.width * 0.94)
        body = ui.scroll("dice", ui.column(choice, card, gap=28), grow=1, margin=12)
        return screen(
            ui, _("The dice"), self.host.pop, ui.row(ui.column(body, width=wide), along="center", align="stretch")
        )

    def choose(self, number: int) -> None:
        """Shows another series."""
        self.chosen = number

    def handle(self, intent: Intent) -> bool:
        """Back to where one came from."""
        if isinstance(intent, Back | Menu):
            self.host.pop()
            return True
        return False

    def _bar(self, ui: Ui, face: int, faces: Faces, most: int) -> Node:
        count = faces[face - 1]
        fair = sum(faces) / len(faces)
        bar = ui.painted(partial(_draw_bar, share=count / most, fair=fair / most), height=_BAR_HEIGHT * _squeeze(ui))
        side = 96 if ui.compact else 84
        die = ui.picture(
            ("face", face, self._palette), partial(_paint_face, face, self._palette), width=side, height=side
        )
        number = ui.text(format_number(count), align="center", lines=1)
        return ui.column(number, bar, ui.row(die, along="center"), gap=10, grow=1)


def _squeeze(ui: Ui) -> float:
    return 0.8 if ui.compact else 1.0


def _series(play: Play, statistics: Statistics | None) -> tuple[Series, ...]:
    """This table first; then, where something is kept, all tables and the ways of throwing."""
    options: dict[str, Any] = dict(play.game.position(play.state).options)
    here = Series(_("This table"), thrown_at_table(play.match.log, options["fair_play"]))
    if statistics is None:
        return (here,)
    counted = [Series(_(_NAMES[way]), statistics.dice[way]) for way in WAYS if way in statistics.dice]
    return (here, Series(_("All tables"), together(statistics.dice.values())), *counted)


def thrown(faces: Sequence[int]) -> str:
    """How many dice were counted."""
    total = sum(faces)
    return ngettext("{count} die has been thrown", "{count} dice have been thrown", total).format(
        count=format_number(total)
    )


def verdict(faces: Sequence[int]) -> str:
    """How such a series is for fair dice, in words.

    χ² says how uneven a series is; its p is how many of a hundred series of fair dice would be as uneven or more.
    """
    missing = ENOUGH - sum(faces)
    if missing > 0:
        return ngettext(
            "Too few to judge: {count} more die is needed", "Too few to judge: {count} more dice are needed", missing
        ).format(count=format_number(missing))
    in_hundred = goodness_of_fit(faces).p * 100
    if in_hundred < 1:
        return _("So uneven a series falls with fair dice less than once in 100 series")
    often = round(in_hundred)
    return ngettext(
        "Fair dice fall as unevenly as this, or more so, in {count} of 100 such series",
        "Fair dice fall as unevenly as this, or more so, in {count} of 100 such series",
        often,
    ).format(count=format_number(often))


def _draw_bar(frame: Frame, box: Box, *, share: float, fair: float) -> None:
    """A bar as high as its share of the box, and a line where it would end with every face as often."""
    rect = Box(box.x + box.w * (1 - _BAR_PART) / 2, box.y, box.w * _BAR_PART, box.h).rect()

    def paint(surface: pygame.Surface) -> None:
        area = surface.get_rect()
        radius = max(2, area.w // 10)
        pygame.draw.rect(surface, (*FELT_SHADE, 40), area, border_radius=radius)
        high = round(area.h * share)
        if high:
            pygame.draw.rect(surface, BRASS, (0, area.h - high, area.w, high), border_radius=radius)
        if fair:
            line = area.h - round(area.h * fair)
            pygame.draw.rect(surface, BRASS_DARK, (0, line, area.w, max(2, area.h // 90)))

    frame.picture(("bar", round(share, 3), round(fair, 3)), rect, paint)


def _paint_face(face: int, palette: DiePalette, surface: pygame.Surface) -> None:
    rotation = lying(RestingDie(0, 0.0, 0.0, 0.0, TOP_VALUE.index(face), True)).rotation
    die = paint_die(surface.get_width() * _FACE_PART, rotation, palette)
    surface.blit(die, die.get_rect(center=surface.get_rect().center))
