"""The shelf: the first thing seen, and where every evening comes back to."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from scenes.art.shelf import SHELF_SHADE, SHELF_TOP, paint_shelf
from scenes.boxes import Box, Extra, box_of, boxes
from scenes.kit.frame import Box as Place
from scenes.kit.frame import Frame
from scenes.kit.layout import Node
from scenes.kit.table import felt
from scenes.kit.ui import Ui
from scenes.scene import Scene
from scenes.shelf.lids import BOX_RATIO, draw_box
from scenes.words import joined, seat_name
from tabletop.app.formats import format_moment
from tabletop.app.saves import SavedGame
from tabletop.app.translations import _, ngettext

if TYPE_CHECKING:
    from scenes.evening import Evening

_GAP: Final = 64
_WIDEST: Final = 540.0  # a box
_BESIDE: Final = 140.0  # the margins at both sides
_BOARD: Final = 46.0  # the thickness of the shelf, as seen
_ABOVE_AND_BELOW: Final = 540.0  # all but the boxes: margins, head, words, the game to continue


class Shelf(Scene):
    """The boxes of the games, and the game to go on with."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self._saved: tuple[SavedGame, ...] = ()

    def enter(self) -> None:
        """Looks what can be gone on with, and tells what is wrong with the files."""
        self._look()

    def uncover(self) -> None:
        """Saved games may have been deleted meanwhile."""
        self._look()

    def _look(self) -> None:
        self._saved = self.evening.saved_games()
        news = self.evening.take_news()
        if news:
            self.say(news, alert=True)

    @property
    def newest(self) -> SavedGame | None:
        """The game to go on with."""
        return next((game for game in self._saved if game.automatic), None)

    def compose(self, ui: Ui) -> Node:
        """Name and tools above, the boxes in the middle, the game under way below."""
        head = ui.row(
            ui.title(_("Tabletop"), lines=1),
            ui.space(grow=1),
            ui.button("scores", _("Scores"), self._open_scores),
            ui.button("settings", _("Settings"), self._open_settings),
            ui.button("quit", _("Quit"), self.host.quit),
            gap=18,
        )
        shelf = ui.center(self._shelf(ui), grow=1)
        below = self._below(ui)
        margin = 24 if ui.compact else 48
        return felt(ui, ui.pad(ui.column(head, shelf, below, gap=32), beside=margin * 1.4, above=margin))

    def _shelf(self, ui: Ui) -> Node:
        """The boxes on their board, and below it what each of them is."""
        games = boxes()
        room = (ui.width - _BESIDE - (len(games) - 1) * _GAP) / len(games)
        width = min(room, _WIDEST, (ui.height - _ABOVE_AND_BELOW) * BOX_RATIO)
        height = width / BOX_RATIO
        stand = ui.row(*[self._box(ui, game, width, height) for game in games], gap=_GAP, along="center")
        words = ui.row(*[_words(ui, game, width) for game in games], gap=_GAP, along="center", align="start")
        board = ui.painted(partial(_draw_board, ui.px(height)))
        return ui.stack(board, ui.column(stand, words, gap=_BOARD + 14))

    def _box(self, ui: Ui, game: Box, width: float, height: float) -> Node:
        return ui.target(
            ("game", game.id),
            ui.space(),
            on=partial(self.evening.set_up, game),
            draw=partial(draw_box, game),
            default=self.newest is None and game is boxes()[0],
            radius=14,
            width=width,
            height=height,
        )

    def _below(self, ui: Ui) -> Node:
        newest = self.newest
        others = len(self._saved) - (newest is not None)
        saved = (
            ui.button(
                "saved",
                ngettext("{count} saved game", "{count} saved games", others).format(count=others),
                self._open_saved,
                default=newest is None,
            )
            if others
            else None
        )
        extras = [
            ui.button(("extra", game.id), _(game.extra.label), partial(self._open_extra, game.extra))
            for game in boxes()
            if game.extra is not None
        ]
        if newest is None:
            words = ui.small(_("Take a box from the shelf."), align="center", lines=1)
            return ui.row(words, saved, *extras, along="center", gap=32, least_height=132)
        return ui.row(self._continue_card(ui, newest), saved, *extras, along="center", gap=32, least_height=132)

    def _continue_card(self, ui: Ui, game: SavedGame) -> Node:
        title, seats, when = describe(game)
        words = ui.column(
            ui.text(title, bold=True, lines=1),
            ui.name(seats),
            ui.small(when, lines=1),
            gap=2,
            grow=1,
        )
        resume = ui.button(
            "continue",
            _("Continue"),
            partial(self.evening.resume, game.slot),
            style="primary",
            default=True,
            least_width=260,
        )
        return ui.card(ui.row(words, resume, gap=36), pad=26, width=min(840.0, ui.width * 0.7))

    def _open_scores(self) -> None:
        from scenes.shelf.scores import Scores

        self.host.push(Scores(self.evening))

    def _open_settings(self) -> None:
        from scenes.settings.scene import SettingsScene

        self.host.push(SettingsScene(self.evening))

    def _open_extra(self, extra: Extra) -> None:
        self.host.push(extra.open(self.evening))

    def _open_saved(self) -> None:
        from scenes.shelf.saved import SavedGames

        self.host.push(SavedGames(self.evening))


def describe(game: SavedGame) -> tuple[str, str, str]:
    """A saved game in words: which, who, when."""
    box = box_of(game.game)
    assert box is not None
    variant = box.variants.get(game.variant)
    title = f"{box.title} · {_(variant.name)}" if variant is not None and len(box.variants) > 1 else box.title
    names = joined([seat_name(seat, number) for number, seat in enumerate(game.seats)])
    return title, names, format_moment(game.saved_at)


def _words(ui: Ui, game: Box, width: float) -> Node:
    """What kind of game it is, and for how many."""
    return ui.column(
        ui.text(_(game.line), align="center", lines=2),
        ui.small(_players(game), align="center", lines=1),
        gap=4,
        width=width,
    )


def _draw_board(stand: float, frame: Frame, box: Place) -> None:
    """The board from one side of the window to the other; the boxes stand ``stand`` pixels high on its upper side."""
    scale = frame.stage.scale
    thick = _BOARD * scale
    top = box.y + stand - thick * SHELF_TOP * 0.6
    rect = pygame.Rect(0, round(top), frame.stage.window[0], round(thick * (1 + SHELF_SHADE)))

    def paint(surface: pygame.Surface) -> None:
        surface.blit(paint_shelf(surface.get_size(), scale), (0, 0))

    frame.picture(("shelf", scale), rect, paint)


def _players(game: Box) -> str:
    least, most = game.players
    if least == most:
        return ngettext("{count} player", "{count} players", most).format(count=most)
    return _("{least} to {most} players").format(least=least, most=most)
