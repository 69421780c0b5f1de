"""What the kit draws around a scene's widgets: the focus ring, the words of the focus, what is carried."""

from typing import Final

from scenes.kit.canvas import Canvas
from scenes.kit.focus import Focus
from scenes.kit.fonts import Face
from scenes.kit.frame import Box, Frame
from scenes.kit.skins import NIGHT_PANEL, focus_ring, plate
from scenes.kit.targets import Target
from scenes.kit.texts import Words
from scenes.kit.theme import LEAST_TEXT, SMALL_SIZE, Ground, Tone
from scenes.view import Notice

_PAD: Final = 16.0


def add_chrome(frame: Frame, focus: Focus, notice: Notice | None = None) -> None:
    """Completes a frame with the marks of the focus."""
    target = focus.target(focus.lit) if focus.lit is not None else None
    if target is not None:
        if focus.ring_shown and target.radius is not None:
            clip = focus.scroll_clip(target, frame)
            box = Box(*map(float, target.rect))
            if clip is None:
                focus_ring(frame, box, target.radius)
            else:
                with frame.clipped(clip):
                    focus_ring(frame, box, target.radius)
        if target.words and not frame.explains:
            _add_words(frame, target)
    if notice is not None:
        _add_notice(frame, notice)
    carry = focus.carry
    if carry is not None and carry.drag.draw is not None:
        draw = carry.drag.draw

        def draw_carried(canvas: Canvas) -> None:
            draw(canvas, carry.x, carry.y)

        whole = Box(0.0, 0.0, float(frame.stage.window[0]), float(frame.stage.window[1]))
        frame.layer("carried", whole, draw_carried)


def _add_words(frame: Frame, target: Target) -> None:
    """Draws the words of a target on a small plate below it, or above it where there is no room below."""
    words, w, h = _plate_words(frame, target.words, Tone.PLAIN if target.enabled else Tone.ALERT)
    gap = frame.stage.pixels(16)
    x = min(max(0.0, target.rect.centerx - w / 2), frame.stage.window[0] - w)
    y = target.rect.bottom + gap
    if y + h > frame.stage.window[1]:
        y = max(0.0, target.rect.top - gap - h)
    _draw_plate(frame, words, Box(x, y, w, h))


def _add_notice(frame: Frame, notice: Notice) -> None:
    """Draws a line on a plate at the top of the screen."""
    words, w, h = _plate_words(frame, notice.text, Tone.ALERT if notice.alert else Tone.LIVE)
    top = frame.stage.top + frame.stage.pixels(24)
    _draw_plate(frame, words, Box((frame.stage.window[0] - w) / 2, top, w, h))


def _plate_words(frame: Frame, text: str, tone: Tone) -> tuple[Words, float, float]:
    """The words of a plate, and the size of the plate around them."""
    stage = frame.stage
    words = Words(
        text,
        Face.TEXT,
        stage.text_pixels(SMALL_SIZE),
        least_pixels=stage.text_pixels(LEAST_TEXT),
        tone=tone,
        align=0.5,
    )
    pad = stage.pixels(_PAD)
    w, h = words.size(min(stage.pixels(760), stage.window[0] * 0.9), float(stage.window[1]))
    return words, w + 2 * pad, h + pad


def _draw_plate(frame: Frame, words: Words, box: Box) -> None:
    pad = frame.stage.pixels(_PAD)
    plate(frame, box, NIGHT_PANEL, pad)
    with frame.on(Ground.NIGHT):
        words.emit(frame, box.inset(pad, pad / 2, pad, pad / 2))
