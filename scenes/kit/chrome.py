"""What the kit draws around a scene's widgets: the focus ring, the words of the focus, what is carried."""

from scenes.kit.canvas import Canvas
from scenes.kit.focus import Focus
from scenes.kit.fonts import Face
from scenes.kit.frame import Box, Frame
from scenes.kit.skins import NIGHT_PANEL, focus_ring, plate
from scenes.kit.targets import Target
from scenes.kit.texts import Words
from scenes.kit.theme import LEAST_TEXT, SMALL_SIZE, Ground, Tone


def add_chrome(frame: Frame, focus: Focus) -> None:
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
    carry = focus.carry
    if carry is not None and carry.drag.draw is not None:
        draw = carry.drag.draw

        def draw_carried(canvas: Canvas) -> None:
            draw(canvas, carry.x, carry.y)

        whole = Box(0.0, 0.0, float(frame.stage.window[0]), float(frame.stage.window[1]))
        frame.layer("carried", whole, draw_carried)


def _add_words(frame: Frame, target: Target) -> None:
    """Draws the words of a target on a small plate below it, or above it where there is no room below."""
    stage = frame.stage
    words = Words(
        target.words,
        Face.TEXT,
        stage.text_pixels(SMALL_SIZE),
        least_pixels=stage.text_pixels(LEAST_TEXT),
        tone=Tone.PLAIN if target.enabled else Tone.ALERT,
        align=0.5,
    )
    pad = stage.pixels(16)
    most = min(stage.pixels(640), stage.window[0] * 0.9)
    w, h = words.size(most, float(stage.window[1]))
    wide, high = w + 2 * pad, h + pad
    gap = stage.pixels(16)
    x = min(max(0.0, target.rect.centerx - wide / 2), stage.window[0] - wide)
    y = target.rect.bottom + gap
    if y + high > stage.window[1]:
        y = max(0.0, target.rect.top - gap - high)
    box = Box(x, y, wide, high)
    plate(frame, box, NIGHT_PANEL, pad)
    with frame.on(Ground.NIGHT):
        words.emit(frame, box.inset(pad, pad / 2, pad, pad / 2))
