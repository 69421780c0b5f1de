"""The count, step by step, and what comes after it: again, swap seats, the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

import pygame

from scenes.art.palette import BRASS, BRASS_LIGHT, CREAM, mix
from scenes.count.reckoning import Line, Reckoning, Side
from scenes.input.intents import Back, Intent, Menu
from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.shapes import rounded
from scenes.kit.ui import ToneName, Ui
from scenes.scene import Scene
from scenes.words import joined, seat_name
from tabletop.app.formats import format_number
from tabletop.app.translations import _

if TYPE_CHECKING:
    from scenes.evening import Evening
    from scenes.play import Play

_STEP: Final = 420.0  # milliseconds between two lines
_LINE: Final = 52.0  # the height of a line and its picture
_GAP: Final = 10.0
_PICTURE: Final = 118.0


class Count(Scene):
    """The count of a game that is over, one line after another; any press shows the whole.

    Attributes:
        shown: how many lines of every side are shown.
    """

    overlay: ClassVar[bool] = True

    def __init__(self, evening: Evening, play: Play, reckoning: Reckoning) -> None:
        self.evening = evening
        self.play_ = play
        self.reckoning = reckoning
        self.shown = 0
        self._waited = 0.0

    @property
    def last(self) -> int:
        """The number of lines of the longest side."""
        return max((len(side.lines) for side in self.reckoning.sides), default=0)

    @property
    def complete(self) -> bool:
        """Whether everything has been shown."""
        return self.shown >= self.last

    @property
    def moving(self) -> bool:
        """Whether lines are still to come."""
        return not self.complete

    def advance(self, elapsed: float) -> None:
        """Shows the next line when it is time."""
        if self.complete:
            return
        self._waited += elapsed
        if self._waited >= self.pacing.pause(_STEP):
            self._waited = 0.0
            self.shown += 1
            self.host.sounds.play("win" if self.complete else "count")
            self.refresh()

    def hurry(self) -> None:
        """Shows the whole count."""
        self.shown = self.last
        self.refresh()

    def compose(self, ui: Ui) -> Node:
        """A column for every side, the winner above, the ways on below."""
        sides = ui.row(*[self._side(ui, side) for side in self.reckoning.sides], gap=12, align="stretch", grow=1)
        headline = ui.title(self.headline if self.complete else _("The count"), align="center", lines=2)
        wide = min(ui.width * 0.94, 440.0 * max(2, len(self.reckoning.sides)) + 160)
        card = ui.card(
            ui.column(headline, ui.scroll("count", sides, grow=1), self._ways_on(ui), gap=24, grow=1),
            pad=36,
            width=wide,
            height=min(ui.height * 0.96, 470.0 + (_LINE + _GAP) * self.last + 46.0 * self._most_partners),
        )
        return ui.center(card)

    @property
    def _most_partners(self) -> int:
        return max((len(side.seats) for side in self.reckoning.sides), default=1)

    def handle(self, intent: Intent) -> bool:
        """Back to the shelf."""
        if isinstance(intent, Back | Menu):
            self.evening.to_shelf()
            return True
        return False

    @property
    def headline(self) -> str:
        """Who won."""
        if self.reckoning.headline:
            return self.reckoning.headline
        outcome = self.play_.game.outcome(self.play_.state)
        if outcome is None or len(self.play_.seats) == 1:
            return _("The count")
        names = [seat_name(self.play_.seats[seat], seat) for seat in outcome.ranking[0]]
        if len(names) == 1:
            return _("{name} wins").format(name=names[0])
        if self._are_partners(outcome.ranking[0]):
            return _("{names} win").format(names=joined(names))
        return _("{names} share the win").format(names=joined(names))

    def _are_partners(self, seats: tuple[int, ...]) -> bool:
        return any(set(seats) <= set(side.seats) for side in self.reckoning.sides)

    def _side(self, ui: Ui, side: Side) -> Node:
        seats = self.play_.seats
        names = ui.column(
            *[
                ui.row(
                    ui.sign(seats[seat].colour, 40), ui.name(seat_name(seats[seat], seat), bold=True, grow=1), gap=14
                )
                for seat in side.seats
            ],
            gap=6,
        )
        lines = [
            self._line(ui, line, newest=number == self.shown - 1 and not self.complete)
            for number, line in enumerate(side.lines[: self.shown])
        ]
        total = sum(line.points for line in side.lines[: self.shown])
        won = self.complete and self._won(side)
        foot = ui.row(
            ui.text(_("Total"), bold=True, tone="live" if won else "plain"),
            ui.space(grow=1),
            ui.text(format_number(total), 44, bold=True, tone="live" if won else "plain", align="right", lines=1),
            gap=16,
        )
        column = ui.pad(ui.column(names, *lines, ui.space(grow=1), foot, gap=_GAP), beside=18, above=14)
        return ui.stack(ui.painted(_draw_winner) if won else None, column, grow=1)

    def _line(self, ui: Ui, line: Line, *, newest: bool) -> Node:
        """One step; the one that has just come is seen first."""
        pictured = any(line.picture is not None for side in self.reckoning.sides for line in side.lines)
        picture: Node | None = None
        if line.picture is not None:
            picture = ui.picture(("count", line.picture.key), line.picture.paint, width=_PICTURE, height=_LINE)
        elif pictured:
            picture = ui.space(_PICTURE)
        tone: ToneName = "live" if newest else "plain"
        return ui.row(
            picture,
            ui.text(line.words, lines=2, grow=1),
            ui.text(format_number(line.points), tone=tone, bold=newest, align="right", lines=1),
            gap=14,
            least_height=_LINE,
        )

    def _won(self, side: Side) -> bool:
        outcome = self.play_.game.outcome(self.play_.state)
        return outcome is not None and set(side.seats) <= set(outcome.ranking[0])

    def _ways_on(self, ui: Ui) -> Node:
        if not self.complete:
            return ui.row(ui.button("whole", _("Show all"), self.hurry, default=True), along="end")
        order = range(len(self.play_.seats))
        swap = (
            ui.button("swap", _("Swap seats"), lambda: self.evening.again(self.play_, [*order[1:], 0]))
            if len(order) > 1
            else None
        )
        return ui.wrap(
            ui.button("shelf", _("Back to the shelf"), self.evening.to_shelf),
            swap,
            ui.button(
                "again",
                _("Again"),
                lambda: self.evening.again(self.play_, order),
                style="primary",
                default=True,
                least_width=240,
            ),
            along="end",
        )


def _draw_winner(frame: Frame, box: Box) -> None:
    """The ground of the side that has won: warm, in a frame of brass."""
    radius, edge = frame.stage.pixels(18), max(2.0, frame.stage.pixels(4))

    def paint(surface: pygame.Surface) -> None:
        rounded(surface, surface.get_rect(), radius, mix(CREAM, BRASS_LIGHT, 0.45), edge=BRASS, edge_width=edge)

    frame.picture(("winner", round(radius)), box.rect(), paint)
