"""How the evening table is dressed: what colour text has on which ground, and how large things are.

Sizes are design units (1920 × 1080 on the screen, whatever its pixels). A ``Ground`` is what lies beneath text;
``Tone`` is what the text means; together they give the colour, always at a contrast of at least 4.5 : 1.
"""

from enum import Enum
from typing import Final

from scenes.art.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    DANGER,
    FELT,
    FELT_SHADE,
    INK,
    INK_SOFT,
    NIGHT,
    SHADOW,
    WALNUT,
    WALNUT_DARK,
    Colour,
    mix,
)

LINEN: Final[Colour] = (243, 234, 214)  # text on dark grounds
LINEN_SOFT: Final[Colour] = (204, 214, 203)

TITLE_SIZE: Final = 64.0
HEADING_SIZE: Final = 40.0
BODY_SIZE: Final = 28.0
SMALL_SIZE: Final = 24.0
LEAST_TEXT: Final = 22.0  # design units
LEAST_TEXT_PIXELS: Final = 13
LEAST_TARGET: Final = 44.0  # design units
LEAST_TARGET_PIXELS: Final = 32

GAP: Final = 20.0
PAD: Final = 32.0
RADIUS: Final = 18.0
CONTROL_HEIGHT: Final = 72.0


class Ground(Enum):
    """What a text lies on: the felt and other dark things, a cream card, a brass plate, a danger plate."""

    FELT = "felt"
    CARD = "card"
    BRASS = "brass"
    DANGER = "danger"
    WALNUT = "walnut"
    NIGHT = "night"


class Tone(Enum):
    """What a text means: plain, standing aside, live, or a warning."""

    PLAIN = "plain"
    SOFT = "soft"
    LIVE = "live"
    ALERT = "alert"


GROUND_COLOURS: Final[dict[Ground, Colour]] = {
    Ground.FELT: FELT,
    Ground.CARD: CREAM,
    Ground.BRASS: BRASS,
    Ground.DANGER: mix(DANGER, SHADOW, 0.22),
    Ground.WALNUT: mix(WALNUT, WALNUT_DARK, 0.55),
    Ground.NIGHT: NIGHT,
}

_ALERT_ON_DARK: Final[Colour] = (255, 190, 168)
_ALERT_ON_CARD: Final[Colour] = mix(DANGER, INK, 0.35)

_DARK = {
    Tone.PLAIN: LINEN,
    Tone.SOFT: LINEN_SOFT,
    Tone.LIVE: BRASS_LIGHT,
    Tone.ALERT: _ALERT_ON_DARK,
}
TEXT_COLOURS: Final[dict[Ground, dict[Tone, Colour]]] = {
    Ground.FELT: _DARK,
    Ground.WALNUT: _DARK,
    Ground.NIGHT: _DARK,
    Ground.CARD: {
        Tone.PLAIN: INK,
        Tone.SOFT: INK_SOFT,
        Tone.LIVE: mix(BRASS_DARK, INK, 0.3),
        Tone.ALERT: _ALERT_ON_CARD,
    },
    Ground.BRASS: dict.fromkeys(Tone, INK),
    Ground.DANGER: dict.fromkeys(Tone, LINEN),
}

FELT_INSET: Final[Colour] = mix(FELT, FELT_SHADE, 0.6)
RING: Final[Colour] = BRASS_LIGHT


def text_colour(ground: Ground, tone: Tone) -> Colour:
    """The colour of a text of that meaning on that ground."""
    return TEXT_COLOURS[ground][tone]
