"""The saved games: go on with one, or delete it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scenes.frames import screen
from scenes.input.intents import Back, Intent, Menu
from scenes.kit.dialog import Answer, Ask
from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.scene import Scene
from scenes.shelf.scene import describe
from tabletop.app.saves import SavedGame
from tabletop.app.translations import _

if TYPE_CHECKING:
    from scenes.evening import Evening


class SavedGames(Scene):
    """A list of every game that can be gone on with, the newest first."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self._games: tuple[SavedGame, ...] = ()

    def enter(self) -> None:
        """Looks what there is."""
        self._games = self.evening.saved_games()

    def compose(self, ui: Ui) -> Node:
        """One card a game."""
        cards = [self._card(ui, number, game) for number, game in enumerate(self._games)]
        none = ui.text(_("There is no saved game."), align="center") if not cards else None
        body = ui.scroll("games", ui.column(none, *cards, gap=20), grow=1)
        wide = min(1320.0, ui.width * 0.92)
        return screen(
            ui, _("Saved games"), self.host.pop, ui.row(ui.column(body, width=wide), along="center", align="stretch")
        )

    def _card(self, ui: Ui, number: int, game: SavedGame) -> Node:
        title, seats, when = describe(game)
        words = ui.column(ui.text(title, bold=True, lines=1), ui.name(seats), ui.small(when, lines=1), gap=2, grow=1)
        go_on = ui.button(
            ("continue", game.slot), _("Continue"), partial(self.evening.resume, game.slot), default=number == 0
        )
        delete = ui.button(("delete", game.slot), _("Delete"), partial(self._ask_delete, game), style="danger")
        return ui.card(ui.row(words, go_on, delete, gap=20), pad=24)

    def handle(self, intent: Intent) -> bool:
        """Back to the shelf."""
        if isinstance(intent, Back | Menu):
            self.host.pop()
            return True
        return False

    def _ask_delete(self, game: SavedGame) -> None:
        title, seats, _when = describe(game)
        self.host.push(
            Ask(
                _("Delete this game?"),
                _("{title} with {players}. It cannot be brought back.").format(title=title, players=seats),
                [Answer(_("Keep it"), lambda: None), Answer(_("Delete"), partial(self._delete, game), "danger")],
            )
        )

    def _delete(self, game: SavedGame) -> None:
        keeping = self.evening.keeping
        keeping.attempt(lambda: keeping.saves.delete(game.slot))
        self._games = self.evening.saved_games()
        news = self.evening.take_news()
        if news:
            self.say(news, alert=True)
        self.refresh()
