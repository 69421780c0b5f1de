"""The board of Morpyam: walnut, with thirty-six squares let into it.

Sizes are real pixels; ``scale`` is real pixels per design unit. Rows are counted from the top, columns from the left.
"""

from enum import Enum

import pygame

from scenes.art.figures import paint_figure
from scenes.art.ground import walnut
from scenes.art.materials import bevel, brass_ring, hollow, line_frame
from scenes.art.palette import BRASS_LIGHT, DANGER, MAPLE, SHADOW, WALNUT_DARK, Colour, css
from scenes.art.raster import clear, cut, faded, silhouette, vector
from scenes.art.shadows import recess_shadow, rounded_mask

SIDE = 6
_FRAME = 0.040  # width of the frame, as a share of the board's side
_GAP = 0.010  # between squares
_CORNER = 0.10  # radius of a square's corners, as a share of its side
_NAME = 0.26  # height left for a figure's name, as a share of a square's side


class Wood(Enum):
    """What a board is made of."""

    WALNUT = "walnut"
    CHERRY = "cherry"  # lighter and warm, as for children


class Look(Enum):
    """How a square is shown."""

    FREE = "free"
    LIT = "lit"  # a token may go here now
    THREAT = "threat"  # a rival's line is about to close here
    TAKEN = "taken"  # a token lies on it: the figure stands back
    DIM = "dim"  # free, but not to be had with these dice


# How much the foot of a square is darkened beneath its name.
_BAND = {Look.FREE: 0.52, Look.LIT: 0.72, Look.THREAT: 0.52, Look.TAKEN: 0.3, Look.DIM: 0.2}


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


def token_spot(side: int, *, named: bool = True) -> tuple[float, float]:
    """Where a token's foot goes in a square of ``side`` pixels, so that a name stays in view."""
    return (side * 0.5, side * (0.44 if named else 0.54))


def is_centre(row: int, column: int) -> bool:
    """Whether a square is one of the sixteen in the middle."""
    return 0 < row < SIDE - 1 and 0 < column < SIDE - 1


def paint_board(side: int, scale: float, wood: Wood = Wood.WALNUT) -> pygame.Surface:
    """The board without its squares' figures, ``side`` pixels square: frame, inlaid lines, and recesses.

    Lay a soft shadow beneath it and ``paint_square`` in each ``square_rect``.
    """
    size = (side, side)
    radius = side * 0.018
    board = cut(_plank(wood, size, scale, 0.70, 11), rounded_mask(size, radius), white=True)
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
    figure: str,
    side: int,
    scale: float,
    look: Look = Look.FREE,
    *,
    centre: bool = False,
    named: bool = True,
    wood: Wood = Wood.WALNUT,
) -> pygame.Surface:
    """A square with its figure, ``side`` pixels square.

    ``centre`` picks the paler wood of the middle. ``named`` leaves the strip of ``name_area`` for the name; without
    it the figure fills the square. Raises ValueError for an unknown figure.
    """
    size = (side, side)
    radius = side * _CORNER
    seed = sum(map(ord, figure))
    mask = rounded_mask(size, radius)
    square = cut(_plank(wood, size, scale, 1.62 if centre else 1.0, seed), mask, white=True)
    if look is Look.LIT:
        square.fill((52, 36, 10), special_flags=pygame.BLEND_RGB_ADD)
    elif look in (Look.DIM, Look.TAKEN):
        _veil(square, SHADOW, 0.42 if look is Look.DIM else 0.26, mask)
    if named:
        square.blit(_name_band(side, mask, _BAND[look]), (0, 0))
    square.blit(bevel(size, radius, max(1.0, side * 0.022), 0.32), (0, 0))
    edge = side * (0.06 if named else 0.08)
    area = round(side * (1 - _NAME) - edge if named else side - 2 * edge)
    picture = paint_figure(figure, (round(side * 0.9), area))
    strength = {Look.DIM: 0.5, Look.TAKEN: 0.35}.get(look, 1.0)
    square.blit(faded(picture, strength) if strength < 1 else picture, (round(side * 0.05), round(edge)))
    if look is Look.LIT:
        soft = recess_shadow(size, radius, max(1.0, side * 0.075), (0, 0), 1.0)
        soft.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        soft.fill((*BRASS_LIGHT, 235), special_flags=pygame.BLEND_RGBA_MULT)
        square.blit(soft, (0, 0))
        square.blit(brass_ring(size, scale, radius / scale, max(3.0, side * 0.035 / scale)), (0, 0))
    elif look is Look.THREAT:
        square.blit(_corners(side, DANGER), (0, 0))
    return square


def _plank(wood: Wood, size: tuple[int, int], scale: float, tone: float, seed: int) -> pygame.Surface:
    """A sheet of the wood."""
    sheet = walnut(size, scale, tone, seed)
    if wood is Wood.CHERRY:
        sheet.fill((66, 26, 6), special_flags=pygame.BLEND_RGB_ADD)
    return sheet


def paint_bed(side: int, scale: float, *, lit_up: bool = False) -> pygame.Surface:
    """A square of the board where no tile lies yet, ``side`` pixels square; ``lit_up`` when one may be laid there."""
    size = (side, side)
    radius = side * _CORNER
    bed = hollow(size, scale, radius / scale, side * 0.05 / scale, WALNUT_DARK)
    if lit_up:
        bed.blit(brass_ring(size, scale, radius / scale, max(2.0, side * 0.02 / scale)), (0, 0))
    return bed


def _veil(square: pygame.Surface, colour: Colour, opacity: float, mask: pygame.Surface) -> None:
    veil = clear(square.get_size(), colour)
    veil.fill((*colour, round(255 * opacity)))
    square.blit(cut(veil, mask, white=True), (0, 0))


def _name_band(side: int, mask: pygame.Surface, opacity: float) -> pygame.Surface:
    """The foot of a square, darkened so that its name can be read; it fades in from above."""
    band = clear((side, side), SHADOW)
    top = name_area(side).top
    fade = max(1, round(side * 0.05))
    for y in range(top - fade, side):
        strength = min(1.0, (y - top + fade) / fade)
        band.fill((*SHADOW, round(255 * opacity * strength)), (0, y, side, 1))
    return cut(band, mask, white=True)


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
