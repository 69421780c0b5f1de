"""The table itself: lamplit felt, walnut, and the two put together into a screen's ground.

Sizes are real pixels. ``scale`` is real pixels per design unit (1080 units are the height of the screen): it sets
how fine the grain is, so that the table looks the same on every screen.
"""

import math
from functools import cache, lru_cache

import pygame

from scenes.art.palette import FELT, Colour, mix
from scenes.art.raster import Size, clear, silhouette, vector
from tabletop.resources import asset

_TILE_UNITS = {"felt": 460.0, "walnut": 900.0, "paper": 300.0}  # how wide a tile of each texture is on the table


@cache
def _texture(name: str) -> pygame.Surface:
    return pygame.image.load(asset(f"art/{name}.webp")).convert(32)


@lru_cache(maxsize=12)
def _tile(name: str, width: int) -> pygame.Surface:
    texture = _texture(name)
    height = max(8, round(width * texture.get_height() / texture.get_width()))
    return pygame.transform.smoothscale(texture, (width, height))


def tiled(name: str, size: Size, scale: float, offset: tuple[int, int] = (0, 0)) -> pygame.Surface:
    """An opaque surface paved with a texture; ``offset`` (pixels) shifts the paving."""
    tile = _tile(name, max(8, round(_TILE_UNITS[name] * scale)))
    width, height = tile.get_size()
    surface = pygame.Surface(size, 0, 32)
    left, top = -(offset[0] % width), -(offset[1] % height)
    spots = [(tile, (x, y)) for y in range(top, size[1], height) for x in range(left, size[0], width)]
    surface.fblits(spots)
    return surface


@lru_cache(maxsize=4)
def _light(strength: float) -> pygame.Surface:
    columns, rows = 96, 54
    small = pygame.Surface((columns, rows), 0, 32)
    warm, cool = (255, 248, 226), (64, 92, 106)
    for row in range(rows):
        for column in range(columns):
            x = (column + 0.5) / columns - 0.38
            y = ((row + 0.5) / rows - 0.35) * 0.80
            fall = math.exp(-((x * x + y * y) / 0.21))
            edge_x, edge_y = (column + 0.5) / columns * 2 - 1, (row + 0.5) / rows * 2 - 1
            vignette = 1.0 - 0.30 * (edge_x**4 + edge_y**4) / 2
            tint = mix(cool, warm, min(1.0, fall * 1.05))
            small.set_at((column, row), mix((255, 255, 255), mix((0, 0, 0), tint, vignette), strength))
    return small


def light_map(size: Size, strength: float = 1.0) -> pygame.Surface:
    """The lamp's light on a whole screen, to be multiplied in: warm above left of the middle, dim in the corners.

    ``strength`` 0 gives even light, 1 the evening.
    """
    return pygame.transform.smoothscale(_light(strength), size)


def felt(size: Size, scale: float, colour: Colour = FELT, lamp: float = 1.0) -> pygame.Surface:
    """The table's ground: an opaque cloth of ``colour`` with the pool of lamplight on it."""
    cloth = tiled("felt", size, scale)
    # The texture is near white: multiplied by a brightened cloth colour it keeps its contrast.
    cloth.fill(mix(colour, (255, 255, 255), 0.12), special_flags=pygame.BLEND_RGB_MULT)
    cloth.blit(light_map(size, lamp), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return cloth


def walnut(size: Size, scale: float, tone: float = 1.0, seed: int = 0, upright: bool = False) -> pygame.Surface:
    """An opaque sheet of walnut, the grain lying along x, or along y when ``upright``.

    ``tone`` below 1 darkens it, above 1 (to 2) lightens it. ``seed`` picks another piece of the plank.
    """
    offset = (seed * 397 + 31, seed * 211 + 17)
    if upright:
        sheet = pygame.transform.rotate(tiled("walnut", (size[1], size[0]), scale, offset), 90)
    else:
        sheet = tiled("walnut", size, scale, offset)
    if tone < 1.0:
        shade = round(255 * tone)
        sheet.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
    elif tone > 1.0:
        rise = round(70 * (tone - 1.0))
        sheet.fill((rise, round(rise * 0.8), round(rise * 0.55)), special_flags=pygame.BLEND_RGB_ADD)
    return sheet


def table(size: Size, scale: float, rim: float = 26.0, colour: Colour = FELT) -> pygame.Surface:
    """A whole screen's ground: lamplit felt within a mitred walnut rim ``rim`` units wide (0: none), opaque."""
    ground = felt(size, scale, colour)
    edge = round(rim * scale)
    if edge < 2 or min(size) < 4 * edge:
        return ground
    _shade_cloth(ground, edge, scale)
    wide, high = size
    boards = (
        (walnut((wide, edge), scale, 0.92), (0, 0), "top"),
        (walnut((wide, edge), scale, 0.72, seed=1), (0, high - edge), "bottom"),
        (walnut((edge, high), scale, 0.84, seed=2, upright=True), (0, 0), "left"),
        (walnut((edge, high), scale, 0.68, seed=3, upright=True), (wide - edge, 0), "right"),
    )
    for board, place, side in boards:
        ground.blit(_mitred(board, edge, side), place)
    line = max(1, round(1.5 * scale))
    _frame(ground, pygame.Rect(edge - line, edge - line, wide - 2 * (edge - line), high - 2 * (edge - line)), line, 62)
    _frame(ground, pygame.Rect(0, 0, wide, high), line, 30)
    return ground


def _shade_cloth(ground: pygame.Surface, edge: int, scale: float) -> None:
    """Darkens the cloth where the rim stands between it and the lamp."""
    wide, high = ground.get_size()
    shrink = max(1, round(4 * scale))
    small = (max(8, wide // shrink), max(8, high // shrink))
    shade = pygame.Surface(small, 0, 32)
    shade.fill((96, 100, 104))
    rim = edge / shrink
    lamp_side, far_side = rim + 5 * scale / shrink, rim
    shade.fill((255, 255, 255), pygame.Rect(
        round(lamp_side + 1), round(lamp_side + 2), round(small[0] - lamp_side - far_side - 1),
        round(small[1] - lamp_side - far_side - 2),
    ))  # fmt: skip
    shade = pygame.transform.box_blur(pygame.transform.box_blur(shade, 2), 2)
    ground.blit(pygame.transform.smoothscale(shade, (wide, high)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _mitred(board: pygame.Surface, edge: int, side: str) -> pygame.Surface:
    """A rim board with its two ends cut at 45 degrees, only the end pieces being masked."""
    piece = _alpha(board)
    cuts = {
        "top": ((0, 0, "0,0 1,0 1,1"), (-1, 0, "0,0 1,0 0,1")),
        "bottom": ((0, 0, "1,0 1,1 0,1"), (-1, 0, "0,0 1,1 0,1")),
        "left": ((0, 0, "0,0 1,1 0,1"), (0, -1, "0,0 1,0 0,1")),
        "right": ((0, 0, "1,0 1,1 0,1"), (0, -1, "0,0 1,0 1,1")),
    }[side]
    for column, row, corners in cuts:
        x = board.get_width() - edge if column else 0
        y = board.get_height() - edge if row else 0
        mask = vector(f'<polygon points="{corners}" fill="#ffffff"/>', (0, 0, 1, 1), (edge, edge))
        piece.subsurface(pygame.Rect(x, y, edge, edge)).blit(
            silhouette(mask, (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT
        )
    return piece


def _alpha(picture: pygame.Surface) -> pygame.Surface:
    copy = clear(picture.get_size())
    copy.blit(picture, (0, 0))
    return copy


def _frame(ground: pygame.Surface, box: pygame.Rect, line: int, strength: int) -> None:
    """Brightens the outline of ``box``, ``line`` pixels wide."""
    light = (strength, round(strength * 0.82), round(strength * 0.6))
    for strip in (
        (box.left, box.top, box.width, line),
        (box.left, box.bottom - line, box.width, line),
        (box.left, box.top + line, line, box.height - 2 * line),
        (box.right - line, box.top + line, line, box.height - 2 * line),
    ):
        ground.fill(light, pygame.Rect(strip), special_flags=pygame.BLEND_RGB_ADD)
