"""Which function paints which card."""

from collections.abc import Callable
from typing import TypeAlias

from canvas import Canvas

Painter: TypeAlias = Callable[[Canvas], None]

PAINTERS: dict[str, Painter] = {}


def card(name: str) -> Callable[[Painter], Painter]:
    """Enters the decorated function as the painter of the card with that id. Raises ValueError when it has one."""
    if name in PAINTERS:
        raise ValueError(f"card {name} is painted twice")

    def enter(painter: Painter) -> Painter:
        PAINTERS[name] = painter
        return painter

    return enter
