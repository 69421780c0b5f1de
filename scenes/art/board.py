"""The board of Morpyam: walnut, with thirty-six squares let into it.

Sizes are real pixels; ``scale`` is real pixels per design unit. Rows are counted from the top, columns from the left.
"""

from enum import Enum

import pygame

from scenes.art.figures import paint_figure
from scenes.art.ground import walnut
from scenes.art.materials import bevel, brass_ring, line_frame
from scenes.art.palette import BRASS_LIGHT, DANGER, MAPLE, SHADOW, Colour, css
from scenes.art.raster import clear, cut, faded, silhouette, vector
from scenes.art.shadows import recess_shadow, rounded_mask

SIDE = 6
_FRAME = 0.040  # width of the frame, as a share of the board's side
_GAP = 0.010  # between squares
_CORNER = 0.10  # radius of a square's corners, as a share of its side
_NAME = 0.26  # height left for a figure's name, as a share of a square's side


class Look(Enum):
    """How a square is shown."""

    FREE = "free"
    LIT = "lit"  # a token may go here now
    THREAT = "threat"  # a rival's line is about to close here
    TAKEN = "taken"  # a token lies on it: the figure stands back
    DIM = "dim"  # free, but not to be had with these dice


def square_rect(side: int, row: int, column: int) -> pygame.Rect:
    """Where a square is on a board of ``side`` pixels. Raises ValueError unless row and column are 0–5."""
    if not (0 <= row < SIDE and 0 <= column < SIDE):
        raise ValueError(f"row {row}, column {column}: the board has {SIDE} × {SIDE} squares, counted from 0")
    pitch = (side * (1 - 2 * _FRAME) - side * _GAP) / SIDE
    first = side * (_FRAME + _GAP)
    left, top = round(first + column * pitch), round(first + row * pitch)
    reach = pitch - side * _GAP
    return pygame.Rect(
        left, top, round(first + column * pitch + reach) - left, round(first + row * pitch + reach) - top
    )


def square_at(side: int, point: tuple[float, float]) -> tuple[int, int] | None:
    """The row and column of the square at a point of the board, or None between and beside them."""
    for row in range(SIDE):
        for column in range(SIDE):
            if square_rect(side, row, column).collidepoint(point):
                return row, column
    return None


def name_area(side: int) -> pygame.Rect:
    """Where a figure's name goes in a square of ``side`` pixels: a strip along its foot."""
    inset = max(1, round(side * 0.05))
    top = round(side * (1 - _NAME))
    return pygame.Rect(inset, top, side - 2 * inset, side - top - inset)


def token_spot(side: int) -> tuple[float, float]:
    """Where a token's foot goes in a square of ``side`` pixels, so that the name stays in view."""
    return (side * 0.5, side * 0.44)


def is_centre(row: int, column: int) -> bool:
    """Whether a square is one of the sixteen in the middle."""
    return 0 < row < SIDE - 1 and 0 < column < SIDE - 1


def paint_board(side: int, scale: float) -> pygame.Surface:
    """The board without its squares' figures, ``side`` pixels square: frame, inlaid lines, and recesses.

    Lay a soft shadow beneath it and ``paint_square`` in each ``square_rect``.
    """
    size = (side, side)
    radius = side * 0.018
    board = cut(walnut(size, scale, 0.70, seed=11), rounded_mask(size, radius), white=True)
    board.blit(bevel(size, radius, max(1.0, side * 0.006), 0.42), (0, 0))
    frame = side * _FRAME
    for inset, width, opacity in ((frame * 0.42, 0.0030, 0.95), (frame * 0.62, 0.0011, 0.55)):
        left = round(inset)
        reach = side - 2 * left
        board.blit(line_frame((reach, reach), radius * 0.6, max(1.0, side * width), MAPLE, opacity), (left, left))
    inner = round(frame)
    field = (side - 2 * inner, side - 2 * inner)
    shade = silhouette(rounded_mask(field, radius * 0.5), SHADOW, 0.47)
    board.blit(shade, (inner, inner))
    depth = max(1.0, side * 0.006)
    board.blit(recess_shadow(field, radius * 0.5, depth, (side * 0.003, side * 0.005)), (inner, inner))
    # A maple line round the sixteen squares of the middle.
    first, last = square_rect(side, 1, 1), square_rect(side, SIDE - 2, SIDE - 2)
    width = max(1.0, side * 0.0032)
    middle = first.union(last).inflate(round(side * _GAP + width), round(side * _GAP + width))
    board.blit(line_frame(middle.size, side * 0.014, width, MAPLE, 0.9), middle)
    return board


def paint_square(
    figure: str, side: int, scale: float, look: Look = Look.FREE, *, centre: bool = False
) -> pygame.Surface:
    """A square with its figure, ``side`` pixels square, the strip of ``name_area`` left for the name.

    ``centre`` picks the paler wood of the middle. Raises ValueError for an unknown figure.
    """
    size = (side, side)
    radius = side * _CORNER
    seed = sum(map(ord, figure))
    wood = walnut(size, scale, 1.62 if centre else 1.0, seed=seed)
    mask = rounded_mask(size, radius)
    square = cut(wood, mask, white=True)
    if look is Look.LIT:
        square.fill((52, 36, 10), special_flags=pygame.BLEND_RGB_ADD)
    elif look in (Look.DIM, Look.TAKEN):
        _veil(square, SHADOW, 0.42 if look is Look.DIM else 0.26, mask)
    square.blit(bevel(size, radius, max(1.0, side * 0.022), 0.32), (0, 0))
    area = round(side * (1 - _NAME) - side * 0.06)
    picture = paint_figure(figure, (round(side * 0.9), area))
    strength = {Look.DIM: 0.5, Look.TAKEN: 0.35}.get(look, 1.0)
    square.blit(faded(picture, strength) if strength < 1 else picture, (round(side * 0.05), round(side * 0.06)))
    if look is Look.LIT:
        soft = recess_shadow(size, radius, max(1.0, side * 0.075), (0, 0), 1.0)
        soft.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        soft.fill((*BRASS_LIGHT, 235), special_flags=pygame.BLEND_RGBA_MULT)
        square.blit(soft, (0, 0))
        square.blit(brass_ring(size, scale, radius / scale, max(3.0, side * 0.035 / scale)), (0, 0))
    elif look is Look.THREAT:
        square.blit(_corners(side, DANGER), (0, 0))
    return square


def _veil(square: pygame.Surface, colour: Colour, opacity: float, mask: pygame.Surface) -> None:
    veil = clear(square.get_size(), colour)
    veil.fill((*colour, round(255 * opacity)))
    square.blit(cut(veil, mask, white=True), (0, 0))


def _corners(side: int, colour: Colour) -> pygame.Surface:
    """Four angle marks: a warning that does not hide the square."""
    inset, arm = 7.0, 26.0
    far = 100 - inset
    path = (
        f"M{inset} {inset + arm}V{inset + 6}Q{inset} {inset} {inset + 6} {inset}H{inset + arm}"
        f"M{far - arm} {inset}H{far - 6}Q{far} {inset} {far} {inset + 6}V{inset + arm}"
        f"M{far} {far - arm}V{far - 6}Q{far} {far} {far - 6} {far}H{far - arm}"
        f"M{inset + arm} {far}H{inset + 6}Q{inset} {far} {inset} {far - 6}V{far - arm}"
    )
    body = (
        f'<path d="{path}" fill="none" stroke="#160a06" stroke-opacity="0.55" stroke-width="8.5" '
        'stroke-linecap="round"/>'
        f'<path d="{path}" fill="none" stroke="{css(colour)}" stroke-width="5.5" stroke-linecap="round"/>'
    )
    return vector(body, (0, 0, 100, 100), (side, side))


def paint_last_move(side: int) -> pygame.Surface:
    """The mark of the last token laid, to lay over its square: a thin ring of brass dots."""
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="3.4" fill="{css(BRASS_LIGHT)}" stroke="#3a2410" stroke-width="1"/>'
        for x, y in ((8, 8), (92, 8), (92, 92), (8, 92))
    )
    return vector(dots, (0, 0, 100, 100), (side, side))
