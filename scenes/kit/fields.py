"""Lines of text to write in."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

import pygame

from scenes.input.intents import Accept, Back, Direction, Edit, Intent, Move, Typed
from scenes.kit.fonts import Face, font
from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node, Size
from scenes.kit.theme import BODY_SIZE, LEAST_TEXT, Tone, text_colour
from scenes.kit.typeset import typeset
from scenes.view import View

_MORE: Final = "…"


@dataclass(slots=True)
class FieldLook:
    """What a text field shows: its value, the caret's place when it is written in, a hint when it is empty."""

    value: str
    caret: int | None
    hint: str


class FieldText(Node):
    """The line of a text field, scrolled so that the caret is in sight."""

    __slots__ = ("look", "pixels")

    def __init__(self, look: FieldLook, pixels: int) -> None:
        super().__init__()
        self.look = look
        self.pixels = pixels

    def wanted(self, width: float, _height: float, /) -> Size:
        """As wide as may be."""
        line = typeset("X", Face.TEXT, self.pixels).line_height
        return min(width, self.pixels * 14.0), float(line)

    def narrowest(self) -> float:
        """Room for a few letters."""
        return self.pixels * 4.0

    def emit(self, frame: Frame, box: Box) -> None:
        """Draws the value or the hint, and the caret."""
        look, pixels = self.look, self.pixels
        tone = Tone.PLAIN if look.value else Tone.SOFT
        shown = look.value or look.hint
        colour = text_colour(frame.ground, tone)
        caret = look.caret
        frame.texts.append(shown)
        rect = box.rect()

        def paint(surface: pygame.Surface) -> None:
            face = font(Face.TEXT, pixels)
            if caret is None and shown:
                face, line = fitted(shown, pixels, surface.get_width())
            else:
                line = shown
            drawn = face.render(line, True, colour) if line else None
            thick = max(2, pixels // 12)
            at = face.size(look.value[:caret])[0] if caret is not None else 0
            shift = min(0, surface.get_width() - at - thick - 2)
            if drawn is not None:
                surface.blit(drawn, (shift, (surface.get_height() - drawn.get_height()) // 2))
            if caret is not None:
                surface.fill(colour, (at + shift, surface.get_height() // 8, thick, surface.get_height() * 3 // 4))

        frame.picture(("field", shown, pixels, colour, caret), rect, paint)


def fitted(text: str, pixels: int, width: int) -> tuple[pygame.Font, str]:
    """The type and the line that show a text in a width: smaller where it must be, cut where that is not enough."""
    least = round(pixels * LEAST_TEXT / BODY_SIZE)
    for size in range(pixels, least - 1, -1):
        face = font(Face.TEXT, size)
        if face.size(text)[0] <= width:
            return face, text
    kept = text
    while kept and face.size(kept + _MORE)[0] > width:
        kept = kept[:-1]
    return face, kept.rstrip() + _MORE


def edited(value: str, caret: int, text: str, most: int) -> tuple[str, int]:
    """The value with a text put in at the caret, as much of it as fits, and where the caret is then."""
    clean = "".join(letter for letter in text if letter.isprintable())
    room = max(0, most - len(value))
    added = clean[:room]
    return value[:caret] + added + value[caret:], caret + len(added)


def write(
    view: View,
    key: Hashable,
    value: str,
    on: Callable[[str], None],
    most: int,
    clipboard: Callable[[], str],
    intent: Intent,
) -> bool:
    """What a field being written in makes of an intent."""
    editing = view.editing
    if editing is None or editing.field != key:
        return False
    caret = min(editing.caret, len(value))
    match intent:
        case Typed(text=text):
            value, editing.caret = edited(value, caret, text, most)
            on(value)
        case Edit(act="erase") if caret > 0:
            editing.caret = caret - 1
            on(value[: caret - 1] + value[caret:])
        case Edit(act="delete") if caret < len(value):
            on(value[:caret] + value[caret + 1 :])
        case Edit(act="paste"):
            value, editing.caret = edited(value, caret, clipboard(), most)
            on(value)
        case Edit(act="home"):
            editing.caret = 0
        case Edit(act="end"):
            editing.caret = len(value)
        case Move(direction=Direction.LEFT):
            editing.caret = max(0, caret - 1)
        case Move(direction=Direction.RIGHT):
            editing.caret = min(len(value), caret + 1)
        case Accept():
            view.editing = None
        case Back():
            view.editing = None
            on(editing.before)
        case Edit() | Move():
            pass
        case _:
            return False
    return True
