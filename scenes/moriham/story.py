"""What has happened in a duel, told from its record: a page of sentences, and those of a single step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from scenes.input.intents import Back, Intent, Menu
from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.moriham import words
from scenes.moriham.duel import places_of
from scenes.moriham.shown import shown
from scenes.play import Play
from scenes.scene import Scene
from tabletop.app.translations import _
from tabletop.core.actions import Viewer
from tabletop.games.moriham.events import TurnBegan
from tabletop.games.moriham.soundness import standard_box


def told_by_step(play: Play, viewer: Viewer, name_of_seat: Callable[[int], str]) -> list[list[str]]:
    """For every entry of the record, what came of it in sentences, as far as the viewer may know it."""
    game, state = play.game, play.state_at(0)
    box = standard_box()
    table = shown(game.view(state, viewer), viewer, lambda card: box.cards[card].kind)
    steps: list[list[str]] = []
    for entry in play.match.log:
        sentences = []
        for event in game.apply(state, entry.action):
            known = game.redact(event, viewer)
            before = places_of(table)
            table.follow(known)
            told = words.told(known, name_of_seat, {**before, **places_of(table)})
            if told:
                sentences.append(f"**{told}**" if isinstance(event, TurnBegan) else told)
        steps.append(sentences)
    return steps


class Story(Scene):
    """A card over the table: all that has happened, the latest first."""

    overlay: ClassVar[bool] = True

    def __init__(self, steps: Sequence[Sequence[str]]) -> None:
        self._lines = [line for step in reversed(steps) for line in reversed(step)]

    def compose(self, ui: Ui) -> Node:
        """The sentences in a window that scrolls."""
        text = ui.text("\n".join(self._lines), 26)
        head = ui.row(
            ui.heading(_("What has happened"), lines=1),
            ui.space(grow=1),
            ui.icon_button("close", "cross", self.host.pop, tip=_("Back")),
            gap=20,
        )
        body = ui.reading("story", text, default=True, grow=1)
        return ui.center(ui.card(ui.column(head, body, gap=16), pad=36, width=ui.width * 0.56, height=ui.height * 0.84))

    def handle(self, intent: Intent) -> bool:
        """Back to where one was."""
        if isinstance(intent, Back | Menu):
            self.host.pop()
            return True
        return False
