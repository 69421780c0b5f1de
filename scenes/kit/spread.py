"""A layout for tables: children where the table has them, instead of in rows and columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node, Size


class Spot(NamedTuple):
    """A child and where it belongs: ``where(box)`` gives its box within the table's, in real pixels."""

    child: Node
    where: Callable[[Box], Box]


class Spread(Node):
    """Children at places of their own in the box, later ones over earlier ones."""

    __slots__ = ("_spots",)

    def __init__(self, spots: Sequence[Spot]) -> None:
        super().__init__()
        self._spots = spots

    def wanted(self, _width: float, _height: float, /) -> Size:
        """No size of its own."""
        return 0.0, 0.0

    def emit(self, frame: Frame, box: Box) -> None:
        """Places every child where it belongs."""
        for child, where in self._spots:
            child.place(frame, where(box))
