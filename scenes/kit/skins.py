"""How panels and plates look. Painters draw on a surface that has a margin for the shadow on every side."""

from dataclasses import dataclass
from typing import Final

import pygame

from scenes.art.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    CREAM_SHADE,
    FELT_SHADE,
    LAMP,
    NIGHT,
    SHADOW,
    WALNUT_DARK,
    WALNUT_LIGHT,
    Colour,
    lit,
    mix,
)
from scenes.kit.frame import Box, Frame
from scenes.kit.shapes import ring, rounded, shadow
from scenes.kit.theme import FELT_INSET, GROUND_COLOURS, Ground


@dataclass(frozen=True, slots=True)
class Skin:
    """A plate: its fill and edge, the shade of its lower rim, its shadow, and the ground it makes for text.

    ``lift`` is the length of the shadow in design units, 0 for what lies flat.
    """

    name: str
    ground: Ground
    fill: Colour
    edge: Colour | None = None
    rim: Colour | None = None
    lift: float = 0.0
    opacity: int = 255


CARD: Final = Skin("card", Ground.CARD, CREAM, edge=CREAM_SHADE, lift=10)
PANEL: Final = Skin("panel", Ground.FELT, FELT_INSET, opacity=255, edge=mix(FELT_INSET, FELT_SHADE, 0.5))
NIGHT_PANEL: Final = Skin("night", Ground.NIGHT, NIGHT, edge=mix(NIGHT, SHADOW, 0.5))
WALNUT_PANEL: Final = Skin("walnut", Ground.WALNUT, GROUND_COLOURS[Ground.WALNUT], edge=WALNUT_DARK, lift=8)
PRIMARY: Final = Skin("primary", Ground.BRASS, BRASS, rim=BRASS_DARK, lift=6)
QUIET: Final = Skin("quiet", Ground.WALNUT, GROUND_COLOURS[Ground.WALNUT], rim=WALNUT_DARK, lift=5)
DANGEROUS: Final = Skin(
    "danger", Ground.DANGER, GROUND_COLOURS[Ground.DANGER], rim=mix(GROUND_COLOURS[Ground.DANGER], SHADOW, 0.5), lift=5
)
OFF: Final = Skin("off", Ground.FELT, FELT_INSET, edge=mix(FELT_INSET, BRASS_LIGHT, 0.16))
OFF_ON_CARD: Final = Skin("off-card", Ground.CARD, mix(CREAM, CREAM_SHADE, 0.55), edge=CREAM_SHADE)
WELL: Final = Skin("well", Ground.NIGHT, mix(FELT_SHADE, NIGHT, 0.4), edge=FELT_SHADE)
WELL_ON_CARD: Final = Skin("well-card", Ground.CARD, mix(CREAM, LAMP, 0.5), edge=mix(CREAM_SHADE, WALNUT_LIGHT, 0.55))


def plate(frame: Frame, box: Box, skin: Skin, radius: float, *, lit_up: bool = False, pressed: bool = False) -> None:
    """Draws a plate into a box; its shadow reaches beyond. ``radius`` is in real pixels."""
    scale = frame.stage.scale
    lift = max(1.0, skin.lift * scale) if skin.lift else 0.0
    if pressed:
        lift *= 0.4
    margin = round(lift * 2.5)
    rim = max(1, round(3 * scale)) if skin.rim is not None else 0
    inner = box.rect()
    if inner.w <= 0 or inner.h <= 0:
        return
    outer = inner.inflate(2 * margin, 2 * margin)
    fill = lit(skin.fill, 1.16) if lit_up else skin.fill
    key = ("plate", skin.name, round(radius), lit_up, pressed, scale)

    def paint(surface: pygame.Surface) -> None:
        body = pygame.Rect(margin, margin, surface.get_width() - 2 * margin, surface.get_height() - 2 * margin)
        if lift:
            shadow(surface, body.move(round(lift * 0.35), round(lift * 0.6)), radius, lift * 0.75, 0.5)
        if rim and skin.rim is not None:
            rounded(surface, body, radius, skin.rim)
            sunk = rim if pressed else 0
            face = pygame.Rect(body.x, body.y + sunk, body.w, body.h - rim)
            rounded(surface, face, radius, fill)
            ring(surface, face, radius, max(1, round(1.5 * scale)), mix(fill, BRASS_LIGHT, 0.35), 255)
        else:
            rounded(surface, body, radius, fill, opacity=skin.opacity, edge=skin.edge, edge_width=max(1, 2 * scale))

    frame.picture(key, outer, paint)


def glow(frame: Frame, box: Box, radius: float, colour: Colour = BRASS_LIGHT, width: float = 3.0) -> None:
    """Draws a ring around a box that says: this is live."""
    _ring(frame, box, radius, width, ("glow", colour), colour)


def focus_ring(frame: Frame, box: Box, radius: float) -> None:
    """Draws the ring of the focus: bright brass between two dark lines, to be seen on any ground."""
    scale = frame.stage.scale
    band = max(2, round(5 * scale))
    line = max(1, round(2 * scale))
    reach = band + 2 * line
    rect = box.rect().inflate(2 * reach, 2 * reach)
    key = ("focus", round(radius), scale)

    def paint(surface: pygame.Surface) -> None:
        whole = surface.get_rect()
        ring(surface, whole, radius + reach, reach, SHADOW, 200)
        ring(surface, whole.inflate(-2 * line, -2 * line), radius + reach - line, band, BRASS_LIGHT)

    frame.picture(key, rect, paint)


def _ring(frame: Frame, box: Box, radius: float, width: float, name: tuple[object, ...], colour: Colour) -> None:
    thick = max(2, round(width * frame.stage.scale))
    rect = box.rect().inflate(2 * thick, 2 * thick)

    def paint(surface: pygame.Surface) -> None:
        ring(surface, surface.get_rect(), radius + thick, thick, colour)

    frame.picture((*name, round(radius), thick), rect, paint)
