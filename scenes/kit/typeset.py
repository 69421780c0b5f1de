"""Setting text: lines broken at words, bold passages, list items; measured and drawn in real pixels.

The markup is small: ``**bold**`` for a bold passage, a line that begins with ``- `` for a list item, a line feed
for a new line and an empty line for a new paragraph. A soft hyphen (U+00AD) says where a long word may break.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

import pygame

from scenes.art.palette import Colour
from scenes.kit.fonts import Face, drawable, font

SOFT_HYPHEN: Final = "\u00ad"
ELLIPSIS: Final = "…"
UNBOUNDED: Final = 1 << 20
_BULLET_INDENT: Final = 1.1  # of the type size
_PARAGRAPH_SPACE: Final = 0.5
_LEADING: Final = 1.24  # line height, of the type size


class Run(NamedTuple):
    """Words in one face that stand side by side, at ``x`` in their line."""

    x: int
    face: Face
    text: str


@dataclass(frozen=True, slots=True)
class Line:
    """One set line: its runs, its width and where it begins from the top of the text."""

    runs: tuple[Run, ...]
    width: int
    y: int
    bullet: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """A text set into a width: ``width`` is that of its longest line, ``cut`` that words had to be left out."""

    lines: tuple[Line, ...]
    width: int
    height: int
    line_height: int
    pixels: int
    cut: bool = False

    def draw(self, surface: pygame.Surface, left: int, top: int, room: int, colour: Colour, align: float) -> None:
        """Draws the lines into ``room`` pixels; ``align`` 0 sets them left, 0.5 centred, 1 right."""
        for line in self.lines:
            x = left + round((room - line.width) * align)
            if line.bullet:
                self._draw_bullet(surface, x, top + line.y, colour)
            for run in line.runs:
                drawn = font(run.face, self.pixels).render(run.text, True, colour)
                lift = (self.line_height - drawn.get_height()) // 2
                surface.blit(drawn, (x + run.x, top + line.y + lift))

    def _draw_bullet(self, surface: pygame.Surface, x: int, y: int, colour: Colour) -> None:
        radius = max(1.5, self.pixels * 0.11)
        centre = (x + self.pixels * 0.4, y + self.line_height * 0.54)
        pygame.draw.aacircle(surface, colour, centre, radius)


def plain(name: str) -> str:
    """What people have typed, safe to stand in a text with markup: pairs of stars become single ones."""
    while "**" in name:
        name = name.replace("**", "*")
    return name


def width_of(text: str, face: Face, pixels: int) -> int:
    """The width of a text on one line."""
    return _word_width(drawable(text, face), face, pixels)


@lru_cache(maxsize=4096)
def typeset(
    text: str, face: Face, pixels: int, room: int = UNBOUNDED, most_lines: int = 0, *, markup: bool = True
) -> Text:
    """Sets ``text`` at a type size of ``pixels`` into lines no wider than ``room``.

    A word wider than the room breaks at its soft hyphens, else anywhere. ``most_lines`` (0: no limit) cuts the
    rest off with an ellipsis. Without ``markup`` stars and hyphens are what they are.
    """
    line_height = round(pixels * (_LEADING if face is not Face.DISPLAY else 1.16))
    lines: list[Line] = []
    y = 0
    for source in text.split("\n"):
        if not source.strip():
            y += round(line_height * _PARAGRAPH_SPACE) if lines else 0
            continue
        bullet = markup and source.startswith("- ")
        indent = round(pixels * _BULLET_INDENT) if bullet else 0
        words = _words(source[2:] if bullet else source, face, markup=markup)
        for index, runs in enumerate(_fill(words, pixels, room - indent)):
            placed, width = _place(runs, pixels, indent)
            lines.append(Line(placed, width, y, bullet and index == 0))
            y += line_height
    if most_lines and len(lines) > most_lines:
        return _cut(lines[:most_lines], face, pixels, room, line_height)
    width = max((line.width for line in lines), default=0)
    return Text(tuple(lines), width, y, line_height, pixels)


@lru_cache(maxsize=4096)
def least_width(text: str, face: Face, pixels: int) -> int:
    """The width of the longest piece of the text that does not break."""
    widest = 0
    for source in text.split("\n"):
        bullet = source.startswith("- ")
        indent = round(pixels * _BULLET_INDENT) if bullet else 0
        for word in _words(source[2:] if bullet else source, face):
            pieces = word.text.split(SOFT_HYPHEN)
            for index, piece in enumerate(pieces):
                hyphen = "-" if index < len(pieces) - 1 else ""
                widest = max(widest, indent + _word_width(piece + hyphen, word.face, pixels))
    return widest


class _Word(NamedTuple):
    face: Face
    text: str
    joined: bool = False  # no space before it


@lru_cache(maxsize=16384)
def _word_width(text: str, face: Face, pixels: int) -> int:
    return font(face, pixels).size(text)[0] if text else 0


def _words(source: str, face: Face, *, markup: bool = True) -> list[_Word]:
    """The words of one source line, each with its face."""
    words: list[_Word] = []
    spaced = True
    for index, passage in enumerate(source.split("**") if markup else [source]):
        own = Face.BOLD if index % 2 and face is Face.TEXT else face
        for place, piece in enumerate(passage.split(" ")):
            spaced = spaced or place > 0
            if piece:
                words.append(_Word(own, drawable(piece, own), joined=not spaced))
                spaced = False
    return words


def _fill(words: list[_Word], pixels: int, room: int) -> Iterator[list[_Word]]:
    """Gathers words into lines. Words without a space between them stay together where they can."""
    line: list[_Word] = []
    for word in words:
        if line and _line_width([*line, word], pixels) > room:
            space = 0 if word.joined else _word_width(" ", line[-1].face, pixels)
            head, word = _hyphenated(word, pixels, room - _line_width(line, pixels) - space)
            kept = [] if head is not None else _tail(line, word)
            done = [*line, head] if head is not None else line[: len(line) - len(kept)]
            if done:
                yield done
            line = kept
        while not line and _line_width([word], pixels) > room:
            head, rest = _broken(word, pixels, room)
            if rest is None:
                break
            yield [head]
            word = rest
        line.append(word)
    yield line


def _tail(line: list[_Word], word: _Word) -> list[_Word]:
    """The end of a line that ``word`` clings to and takes along to the next; nothing if that is the whole line."""
    if not word.joined:
        return []
    start = len(line) - 1
    while start > 0 and line[start].joined:
        start -= 1
    return line[start:] if start > 0 else []


def _line_width(words: list[_Word], pixels: int) -> int:
    return _place(words, pixels, 0)[1]


def _hyphenated(word: _Word, pixels: int, room: int) -> tuple[_Word | None, _Word]:
    """As much of the word as fits before one of its soft hyphens, and the rest."""
    pieces = word.text.split(SOFT_HYPHEN)
    for count in range(len(pieces) - 1, 0, -1):
        head = "".join(pieces[:count]) + "-"
        if _word_width(head, word.face, pixels) <= room:
            rest = SOFT_HYPHEN.join(pieces[count:])
            return _Word(word.face, head, word.joined), _Word(word.face, rest)
    return None, word


def _broken(word: _Word, pixels: int, room: int) -> tuple[_Word, _Word | None]:
    """As much of a word as fits the room, one letter at least, and the rest, None if there is none."""
    head, rest = _hyphenated(word, pixels, room)
    if head is not None:
        return head, rest
    text = word.text.replace(SOFT_HYPHEN, "")
    count = len(text)
    while count > 1 and _word_width(text[:count], word.face, pixels) > room:
        count -= 1
    if count >= len(text):
        return word, None
    return _Word(word.face, text[:count], word.joined), _Word(word.face, text[count:])


def _place(words: list[_Word], pixels: int, indent: int) -> tuple[tuple[Run, ...], int]:
    """Joins the words of a line into runs of one face each."""
    runs: list[Run] = []
    x = indent
    text, face = "", Face.TEXT
    for word in words:
        piece = word.text.replace(SOFT_HYPHEN, "")
        gap = "" if word.joined or not (text or runs) else " "
        if text and word.face is not face:
            runs.append(Run(x, face, text + gap))
            x += _word_width(text + gap, face, pixels)
            text, gap = "", ""
        text, face = text + gap + piece, word.face
    if text:
        runs.append(Run(x, face, text))
        x += _word_width(text, face, pixels)
    return tuple(runs), x


def _cut(lines: list[Line], face: Face, pixels: int, room: int, line_height: int) -> Text:
    """The lines with an ellipsis at the end of the last."""
    last = lines[-1]
    kept = list(last.runs) or [Run(0, face, "")]
    x, own, text = kept.pop()
    while text and x + _word_width(text + ELLIPSIS, own, pixels) > room:
        text = text[:-1].rstrip()
    kept.append(Run(x, own, text + ELLIPSIS))
    width = x + _word_width(text + ELLIPSIS, own, pixels)
    lines[-1] = Line(tuple(kept), width, last.y, last.bullet)
    widest = max(line.width for line in lines)
    return Text(tuple(lines), widest, last.y + line_height, line_height, pixels, cut=True)
