"""Where the design space lies in the window, and how large a design unit is."""

from dataclasses import dataclass
from typing import Final

from scenes.kit.theme import LEAST_TARGET, LEAST_TARGET_PIXELS, LEAST_TEXT, LEAST_TEXT_PIXELS

DESIGN_WIDTH: Final = 1920.0
DESIGN_HEIGHT: Final = 1080.0
COMPACT_BELOW: Final = (1024, 640)
SMALLEST_WINDOW: Final = (640, 400)
WIDEST_MARGIN: Final = 10  # percent


@dataclass(frozen=True, slots=True)
class Stage:
    """The design space laid into a window.

    ``window`` is the drawable size in real pixels; ``left`` and ``top`` the real pixel where the design space
    begins; ``scale`` real pixels per design unit; ``width`` and ``height`` the design units there are. They are
    1920 × 1080, except on a compact stage, which takes the window whole and is taller or wider for it.
    """

    window: tuple[int, int]
    left: float
    top: float
    scale: float
    width: float
    height: float
    compact: bool

    @classmethod
    def fit(cls, window: tuple[int, int], margin: int = 0) -> "Stage":
        """The largest stage in a window of real pixels, ``margin`` percent kept free along each edge."""
        wide, high = max(1, window[0]), max(1, window[1])
        share = min(max(margin, 0), WIDEST_MARGIN) / 100
        free_wide, free_high = wide * (1 - 2 * share), high * (1 - 2 * share)
        scale = min(free_wide / DESIGN_WIDTH, free_high / DESIGN_HEIGHT)
        compact = wide < COMPACT_BELOW[0] or high < COMPACT_BELOW[1]
        width = free_wide / scale if compact else DESIGN_WIDTH
        height = free_high / scale if compact else DESIGN_HEIGHT
        return cls(
            (wide, high),
            (wide - width * scale) / 2,
            (high - height * scale) / 2,
            scale,
            width,
            height,
            compact,
        )

    def pixels(self, units: float) -> float:
        """A length in real pixels."""
        return units * self.scale

    def text_pixels(self, units: float) -> int:
        """The size of type in whole real pixels, never under the least that can be read."""
        return max(LEAST_TEXT_PIXELS, round(max(units, LEAST_TEXT) * self.scale))

    def target_pixels(self, units: float = LEAST_TARGET) -> float:
        """The side of a target in real pixels, never under the least that can be hit."""
        return max(float(LEAST_TARGET_PIXELS), max(units, LEAST_TARGET) * self.scale)

    def to_pixels(self, x: float, y: float) -> tuple[float, float]:
        """A point of the design space in real pixels."""
        return self.left + x * self.scale, self.top + y * self.scale

    def to_units(self, x: float, y: float) -> tuple[float, float]:
        """A point in real pixels as a point of the design space."""
        return (x - self.left) / self.scale, (y - self.top) / self.scale
