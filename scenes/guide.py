"""A guide for a first game: short cards on the real table that say what can be done now, and why.

A game gives its steps in the order of their weight. A step appears at its moment and stays until it has been read, or
until people have done what it tells of; passing steps come and go with their moment.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias, TypeVar

from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from tabletop.app.translations import N_, _

TableT = TypeVar("TableT")

_LINES: Final = 3
_LINES_NARROW: Final = 4
_LINES_SMALL: Final = 5
_SMALL: Final = 0.6  # the scale under which type takes more of the room
_TEXT: Final = 25.0
_PAD: Final = 14.0
_LEADING: Final = 1.4
_BUTTON: Final = 72.0  # how high a button is
_BETWEEN: Final = 8.0


def never(_table: object) -> bool:
    """Of no table."""
    return False


def always(_table: object) -> bool:
    """Of every table."""
    return True


@dataclass(frozen=True, slots=True)
class Step(Generic[TableT]):
    """One card.

    Attributes:
        id: tells it from the other steps of its game.
        title: what it is about, as a msgid.
        text: what to know or to do, as a msgid.
        due: whether this is its moment.
        done: whether people have done what it tells of, so that it need not be read.
        passing: whether it is shown just while it is due, each time, without being read away.
    """

    id: str
    title: str
    text: str
    due: Callable[[TableT], bool]
    done: Callable[[TableT], bool] = never
    passing: bool = False


AnyStep: TypeAlias = Step[Any]

REST: Final[AnyStep] = Step(
    "rest",
    N_("Play on."),
    N_("There is nothing new to tell. Point at anything to learn what it is; the rules are in the menu."),
    always,
    passing=True,
)
"""What is shown while no step of the game is due."""


class Guide:
    """What of a game's steps has been told at a table.

    Attributes:
        on: whether it is shown.
    """

    def __init__(self, steps: Sequence[AnyStep], table: object) -> None:
        self.on = False
        self._steps = steps
        self._table = table
        self._begun: set[str] = set()
        self._read: set[str] = set()

    @property
    def has_steps(self) -> bool:
        """Whether the game has a guide at all."""
        return bool(self._steps)

    def step(self) -> AnyStep:
        """The card of this moment."""
        for step in self._steps:
            if step.passing:
                if step.due(self._table):
                    return step
            elif step.id not in self._read:
                if step.done(self._table):
                    self._read.add(step.id)
                elif step.id in self._begun or step.due(self._table):
                    self._begun.add(step.id)
                    return step
        return REST

    def shows(self, name: str) -> bool:
        """Whether the step of that id is shown now."""
        return self.on and self.step().id == name

    def read(self) -> None:
        """The card has been read; what was due with it comes next."""
        step = self.step()
        if not step.passing:
            self._read.add(step.id)


def card(ui: Ui, step: AnyStep, read: Callable[[], None], hide: Callable[[], None], *, narrow: bool = False) -> Node:
    """A card with its buttons. Its height is always the same, so that the table above it stays where it is.

    Beside a board, a ``narrow`` card is higher, with the buttons above each other.
    """
    lines = _LINES if not narrow else _LINES_SMALL if ui.stage.scale < _SMALL else _LINES_NARROW
    words = ui.text(f"**{_(step.title)}** {_(step.text)}", _TEXT, lines=lines, grow=1)
    go_on = None if step.passing else ui.button("guide read", _("Got it"), read, style="primary", shortcut="n")
    end = ui.icon_button("guide end", "cross", hide, tip=_("End the guide"))
    buttons = [ui.column(end, go_on, gap=_BETWEEN, align="end")] if narrow else [go_on, end]
    stage = ui.stage
    least = lines * stage.text_pixels(_TEXT) * _LEADING / stage.scale
    if narrow:
        least = max(least, 2 * stage.target_pixels(_BUTTON) / stage.scale + _BETWEEN)
    row = ui.pad(ui.row(words, *buttons, gap=16), beside=_PAD, above=0)
    return ui.card(row, pad=_PAD, height=least + 2 * _PAD)
