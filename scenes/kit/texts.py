"""Widgets that show words."""

from collections.abc import Callable
from typing import Final

import pygame

from scenes.kit.fonts import Face
from scenes.kit.frame import SLACK, Box, Frame
from scenes.kit.layout import ENDLESS, Node, Size
from scenes.kit.theme import Tone, text_colour
from scenes.kit.typeset import UNBOUNDED, Text, least_width, typeset

_STEP: Final = 0.94  # how much smaller each try is when type has to shrink


class Words(Node):
    """A text of any length.

    It breaks into lines where its room ends. With ``most_lines`` it first tries smaller type, down to
    ``least_pixels``, and then cuts with an ellipsis, which counts as a fault unless it ``may_cut``.
    """

    __slots__ = ("_set", "align", "face", "least_pixels", "markup", "may_cut", "most_lines", "pixels", "text", "tone")

    def __init__(
        self,
        text: str,
        face: Face,
        pixels: int,
        *,
        least_pixels: int,
        tone: Tone = Tone.PLAIN,
        align: float = 0.0,
        most_lines: int = 0,
        may_cut: bool = False,
        markup: bool = True,
    ) -> None:
        super().__init__()
        self.markup = markup
        self.may_cut = may_cut
        self.text = text
        self.face = face
        self.pixels = pixels
        self.least_pixels = min(least_pixels, pixels)
        self.tone = tone
        self.align = align
        self.most_lines = most_lines
        self._set: tuple[int, Text] | None = None

    def set_into(self, width: float) -> Text:
        """The text set into a width."""
        room = UNBOUNDED if width == ENDLESS else max(1, int(width + SLACK))
        known = self._set
        if known is not None and known[0] == room:
            return known[1]
        found = self._fitted(room)
        self._set = (room, found)
        return found

    def _fitted(self, room: int) -> Text:
        """The text in the largest type that fits."""
        pixels = self.pixels
        while True:
            found = typeset(self.text, self.face, pixels, room, self.most_lines, markup=self.markup)
            fits = not found.cut and found.width <= room
            if fits or pixels == self.least_pixels or not self.most_lines:
                return found
            pixels = max(self.least_pixels, min(pixels - 1, round(pixels * _STEP)))

    def wanted(self, width: float, _height: float, /) -> Size:
        """The longest line, the height of all."""
        found = self.set_into(width)
        return float(found.width), float(max(found.height, found.line_height))

    def narrowest(self) -> float:
        """The longest word, in the smallest type it may take; what may be cut needs only a few letters."""
        if self.may_cut:
            return min(self.wanted(ENDLESS, ENDLESS)[0], self.pixels * 3.0)
        return float(least_width(self.text, self.face, self.least_pixels if self.most_lines else self.pixels))

    def emit(self, frame: Frame, box: Box) -> None:
        """Draws the lines, in the middle of the box's height."""
        if not self.text:
            return
        found = self.set_into(box.w)
        if (found.cut and not self.may_cut) or found.width > box.w + SLACK or found.height > box.h + SLACK:
            frame.fault(f"the text {self.text!r} does not fit {box.w:.0f} × {box.h:.0f} pixels")
        frame.texts.append(self.text)
        draw_text(frame, found, box, self.align, self.tone)


class LateWords(Node):
    """Words known only when all else is placed, in a place of a set number of lines: the line that says why not."""

    __slots__ = ("align", "find", "least_pixels", "lines", "pixels")

    def __init__(
        self, find: Callable[[Frame], tuple[str, Tone]], pixels: int, least_pixels: int, *, lines: int, align: float
    ) -> None:
        super().__init__()
        self.find = find
        self.pixels = pixels
        self.least_pixels = least_pixels
        self.lines = lines
        self.align = align

    def wanted(self, width: float, _height: float, /) -> Size:
        """As wide as may be, the height of its lines."""
        line = typeset("X", Face.TEXT, self.pixels).line_height
        return (0.0 if width == ENDLESS else width), float(line * self.lines)

    def narrowest(self) -> float:
        """It gives way."""
        return 0.0

    def emit(self, frame: Frame, box: Box) -> None:
        """Draws what is to be said, at the end."""
        frame.explains = True

        def draw() -> None:
            text, tone = self.find(frame)
            if text:
                words = Words(
                    text,
                    Face.TEXT,
                    self.pixels,
                    least_pixels=self.least_pixels,
                    tone=tone,
                    align=self.align,
                    most_lines=self.lines,
                )
                words.emit(frame, box)

        frame.later(draw)


def draw_text(frame: Frame, text: Text, box: Box, align: float, tone: Tone) -> None:
    """Draws a set text into a box, upright in the middle, as one picture."""
    colour = text_colour(frame.ground, tone)
    margin = max(1, text.pixels // 6)  # some letters reach over their edges
    left = round(box.x + (box.w - text.width) * align)
    top = round(box.y + (box.h - text.height) / 2)
    rect = pygame.Rect(left - margin, top, text.width + 2 * margin, max(1, text.height))

    def paint(surface: pygame.Surface) -> None:
        text.draw(surface, margin, 0, text.width, colour, align)

    frame.picture(("text", text, colour, align), rect, paint)
