"""Where everything lies on Morpyam's board, on the screen.

A square is (row, column), rows counted from the top, columns from the left. Places are real pixels.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final, TypeAlias

from scenes.art.board import SIDE, Wood, is_centre, name_area, square_rect, token_spot
from scenes.kit.frame import Box

Square: TypeAlias = tuple[int, int]

SQUARES: Final[tuple[Square, ...]] = tuple((row, column) for row in range(SIDE) for column in range(SIDE))
"""All squares, row by row: in the order in which grids and tokens are listed."""

_TOKEN: Final = 0.62  # the width of a token, as a share of a square's side


class BoardView:
    """The board as large as a box of the screen allows, in its middle.

    Attributes:
        box: the room there is for it.
        named: whether each square carries the name of its figure below the picture.
        wood: what it is made of.
        side: its side.
        left, top: its upper left corner.
    """

    def __init__(self, box: Box, *, named: bool = True, wood: Wood = Wood.WALNUT) -> None:
        self.box = box
        self.named = named
        self.wood = wood
        self.side = int(min(box.w, box.h))
        self.left = round(box.x + (box.w - self.side) / 2)
        self.top = round(box.y + (box.h - self.side) / 2)

    @property
    def whole(self) -> Box:
        """The board with its frame."""
        return Box(self.left, self.top, self.side, self.side)

    @cached_property
    def square_side(self) -> int:
        """The side of a square; some are a pixel narrower."""
        return square_rect(self.side, 0, 0).w

    @property
    def token_width(self) -> int:
        """How wide a token is that lies on the board."""
        return round(_TOKEN * self.square_side)

    def square(self, square: Square) -> Box:
        """Where a square is."""
        rect = square_rect(self.side, *square)
        return Box(self.left + rect.x, self.top + rect.y, rect.w, rect.h)

    def name(self, square: Square) -> Box:
        """Where the name of a square's figure goes."""
        outer = self.square(square)
        strip = name_area(int(outer.w))
        return Box(outer.x + strip.x, outer.y + strip.y, strip.w, outer.h - strip.y)

    def middle(self, square: Square) -> tuple[float, float]:
        """The middle of a square."""
        box = self.square(square)
        return box.x + box.w / 2, box.y + box.h / 2

    def foot(self, square: Square) -> tuple[float, float]:
        """Where the foot of a token stands that lies on a square."""
        box = self.square(square)
        x, y = token_spot(int(box.w), named=self.named)
        return box.x + x, box.y + y

    def band(self, run: Sequence[Square]) -> tuple[tuple[float, float], tuple[float, float]]:
        """The feet of the first and the last token of a run of adjacent squares."""
        ordered = sorted(run)
        return self.foot(ordered[0]), self.foot(ordered[-1])


def is_middle(square: Square) -> bool:
    """Whether a square is one of the sixteen in the middle of the board."""
    return is_centre(*square)
