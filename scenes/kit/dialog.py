"""A card that asks once: for what cannot be taken back."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar, NamedTuple

from scenes.input.intents import Back, Intent, Menu
from scenes.kit.layout import Node
from scenes.kit.ui import Style, Ui
from scenes.scene import Scene


class Answer(NamedTuple):
    """One way out of the question: what it says, what it does, and how it looks."""

    label: str
    act: Callable[[], None]
    style: Style = "quiet"


class Ask(Scene):
    """A question over the present scene.

    The first answer is the safe one: it has the focus, and going back gives it.
    """

    overlay: ClassVar[bool] = True

    def __init__(self, title: str, text: str, answers: Sequence[Answer]) -> None:
        if not answers:
            raise ValueError("a question needs an answer")
        self.title = title
        self.text = text
        self.answers = tuple(answers)

    def compose(self, ui: Ui) -> Node:
        """Title, text and the answers side by side, or one below another where they do not fit."""
        buttons = [
            ui.button(
                ("answer", index),
                answer.label,
                partial(self._give, answer),
                style=answer.style,
                default=index == 0,
            )
            for index, answer in enumerate(self.answers)
        ]
        card = ui.card(
            ui.column(
                ui.heading(self.title, lines=3),
                ui.text(self.text) if self.text else None,
                ui.wrap(*buttons, along="end"),
                gap=28,
            ),
            pad=44,
            width=min(960.0, ui.width * 0.92),
        )
        return ui.center(card)

    def handle(self, intent: Intent) -> bool:
        """Going back gives the safe answer."""
        if isinstance(intent, Back | Menu):
            self._give(self.answers[0])
            return True
        return False

    def _give(self, answer: Answer) -> None:
        self.host.pop()
        answer.act()
