"""Building words: titles, texts, names, and the line that explains. All lengths are design units."""

from typing import Literal, Unpack

from scenes.kit.building import Building, Place
from scenes.kit.fonts import Face
from scenes.kit.frame import Frame
from scenes.kit.layout import Node
from scenes.kit.texts import LateWords, Words
from scenes.kit.theme import BODY_SIZE, HEADING_SIZE, LEAST_TEXT, SMALL_SIZE, TITLE_SIZE, Tone

Alignment = Literal["left", "center", "right"]
ToneName = Literal["plain", "soft", "live", "alert"]

_ALIGNMENTS: dict[Alignment, float] = {"left": 0.0, "center": 0.5, "right": 1.0}


class Wording(Building):
    """The part of the builder that sets words."""

    def text(
        self,
        text: str,
        size: float = BODY_SIZE,
        *,
        bold: bool = False,
        tone: ToneName = "plain",
        align: Alignment = "left",
        lines: int = 0,
        **place: Unpack[Place],
    ) -> Node:
        """Words in the quiet sans; ``**bold**`` passages and ``- `` list items are understood.

        They break where the room ends. ``lines`` limits them: type then shrinks a little before words are cut.
        """
        return self._words(text, Face.BOLD if bold else Face.TEXT, size, tone, align, lines, place)

    def name(
        self,
        text: str,
        size: float = BODY_SIZE,
        *,
        bold: bool = False,
        tone: ToneName = "plain",
        align: Alignment = "left",
        **place: Unpack[Place],
    ) -> Node:
        """A name that people chose, on one line: cut with an ellipsis where it is too long, and no fault then.

        In a sentence with markup a name goes through ``scenes.kit.typeset.plain``.
        """
        words = self._words(text, Face.BOLD if bold else Face.TEXT, size, tone, align, 1, place)
        words.may_cut = True
        words.markup = False
        return words

    def small(
        self,
        text: str,
        *,
        tone: ToneName = "soft",
        align: Alignment = "left",
        lines: int = 0,
        **place: Unpack[Place],
    ) -> Node:
        """Words that stand aside."""
        return self._words(text, Face.TEXT, SMALL_SIZE, tone, align, lines, place)

    def title(self, text: str, *, align: Alignment = "left", lines: int = 2, **place: Unpack[Place]) -> Node:
        """The title of a screen, in the display face."""
        return self._words(text, Face.DISPLAY, TITLE_SIZE, "plain", align, lines, place)

    def heading(
        self,
        text: str,
        *,
        tone: ToneName = "plain",
        align: Alignment = "left",
        lines: int = 2,
        **place: Unpack[Place],
    ) -> Node:
        """The heading of a part, in the display face."""
        return self._words(text, Face.DISPLAY, HEADING_SIZE, tone, align, lines, place)

    def explanation(
        self,
        fallback: str = "",
        *,
        warns: bool = True,
        lines: int = 1,
        align: Alignment = "center",
        **place: Unpack[Place],
    ) -> Node:
        """The line that says what the focus has to say: why not, or what it does; ``fallback`` when nothing.

        ``warns``: what cannot be done is said as a warning; not while nothing can be, as when something moves.
        """
        refused = Tone.ALERT if warns else Tone.SOFT

        def find(frame: Frame) -> tuple[str, Tone]:
            for target in frame.targets:
                if target.id == frame.lit and target.words:
                    return target.words, Tone.PLAIN if target.enabled else refused
            return fallback, Tone.SOFT

        stage = self.stage
        node = LateWords(
            find,
            stage.text_pixels(SMALL_SIZE),
            stage.text_pixels(LEAST_TEXT),
            lines=lines,
            align=_ALIGNMENTS[align],
        )
        return self.placed(node, place)

    def _words(
        self,
        text: str,
        face: Face,
        size: float,
        tone: ToneName,
        align: Alignment,
        lines: int,
        place: Place,
    ) -> Words:
        node = Words(
            text,
            face,
            self.stage.text_pixels(size),
            least_pixels=self.stage.text_pixels(LEAST_TEXT),
            tone=Tone(tone),
            align=_ALIGNMENTS[align],
            most_lines=lines,
        )
        return self.placed(node, place)
