"""The pictures of Pyramix's table, painted once for each size and turn: cubes, what marks them, the stand."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Final, Literal, TypeAlias

import pygame

from scenes.art.palette import BRASS_LIGHT, CREAM, SHADOW, Colour, css, mix
from scenes.art.pyramid import PyramidView, paint_cube, paint_stand
from scenes.art.raster import Sprite, clear, faded, hull, outline_path, vector
from scenes.art.shadows import glow, margin
from scenes.pyramix.board import MOST_STEPS, STEP
from scenes.pyramix.shown import parted
from tabletop.games.pyramix.cubes import KINDS

Mark: TypeAlias = Literal["take", "refuse", "cobra", "advice", "slide"]
"""What an outline says: may be taken, may not, is the cobra that forbids it, is advised, will slide there."""

_WARNING: Final = (240, 108, 84)
_MARKS: Final[dict[Mark, Colour]] = {
    "take": mix(BRASS_LIGHT, CREAM, 0.5),
    "refuse": _WARNING,
    "cobra": _WARNING,
    "advice": CREAM,
    "slide": BRASS_LIGHT,
}
_BROAD: Final[dict[Mark, float]] = {"slide": 0.6, "cobra": 1.7, "advice": 1.4}
_ROOM: Final = 128 * 1024 * 1024
_SIZES: Final = 8
_SMALLEST: Final = 0.3


class Stones:
    """A cache of sprites; what has not been used for longest goes when ``_ROOM`` bytes are full."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, Sprite] = OrderedDict()
        self._bytes = 0

    def cube(self, cube: str, edge: int, step: int = 0) -> Sprite:
        """A cube, anchored on its middle."""
        return self._get(("cube", cube, edge, step), lambda: paint_cube(_seen(edge, step), *parted(cube)))

    def shine(self, edge: int, step: int = 0) -> Sprite:
        """The light over and around a cube that may be taken, anchored likewise."""
        return self._get(("shine", edge, step), lambda: _paint_shine(_seen(edge, step)))

    def ghost(self, cube: str, edge: int, step: int = 0) -> Sprite:
        """A cube as it is announced, half there."""

        def paint() -> Sprite:
            whole = self.cube(cube, edge, step)
            return Sprite(faded(whole.surface, 0.82), whole.anchor)

        return self._get(("ghost", cube, edge, step), paint)

    def outline(self, faces: tuple[int, ...], mark: Mark, edge: int, step: int = 0) -> Sprite:
        """A line around the faces of a cube that are in sight, anchored on the cube's middle."""
        key = ("outline", faces, mark, edge, step)
        return self._get(key, lambda: _paint_outline(_seen(edge, step), faces, _MARKS[mark], _BROAD.get(mark, 1.0)))

    def flying(self, cube: str, edge: int, size: float) -> Sprite:
        """A cube in the air, above its shadow, at a share ``size`` of its size (0.3–1.2), rounded to a few sizes."""
        level = max(round(size * _SIZES), math.ceil(_SMALLEST * _SIZES))
        return self._get(("flying", cube, edge, level), lambda: _smaller(self.cube(cube, edge), level / _SIZES))

    def stand(self, edge: int, step: int = 0) -> Sprite:
        """The stand with its shadow, anchored on the pyramid's apex; turned it is kept small, for it is large."""
        if not step:
            return self._get(("stand", edge), lambda: _paint_stand(edge, 0))
        small = edge // 2
        kept = self._get(("stand", small, step), lambda: _paint_stand(small, step))
        share = edge / small
        size = (round(kept.surface.get_width() * share), round(kept.surface.get_height() * share))
        return Sprite(
            pygame.transform.smoothscale(kept.surface, size), (kept.anchor[0] * share, kept.anchor[1] * share)
        )

    def dust(self, radius: int) -> Sprite:
        """A puff of dust."""
        return self._get(("dust", radius), lambda: _paint_dust(radius))

    def ready(self, edge: int, step: int, budget: float = math.inf) -> bool:
        """Whether all cubes are painted that turned; paints what is missing for ``budget`` milliseconds."""
        end = time.perf_counter() + budget / 1000
        paints: list[Callable[[], Sprite]] = [partial(self.cube, cube, edge, step) for cube in KINDS]
        paints.append(partial(self.shine, edge, step))
        for paint in paints:
            if time.perf_counter() >= end:
                return False
            paint()
        return True

    def _get(self, key: Hashable, paint: Callable[[], Sprite]) -> Sprite:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        sprite = paint()
        self._kept[key] = sprite
        self._bytes += _weight(sprite)
        while self._bytes > _ROOM and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self._bytes -= _weight(gone)
        return sprite


def _weight(sprite: Sprite) -> int:
    return sprite.surface.get_height() * sprite.surface.get_pitch()


def _seen(edge: int, step: int) -> PyramidView:
    assert abs(step) <= MOST_STEPS
    return PyramidView((0.0, 0.0), edge, step * STEP)


def _outline_of(view: PyramidView) -> list[tuple[float, float]]:
    return hull([view.project(x, y, z) for x in (0, 1) for y in (0, 1) for z in (0, 1)])


def _framed(
    view: PyramidView, pad: float, draw: Callable[[tuple[float, float, float, float], tuple[int, int]], pygame.Surface]
) -> Sprite:
    """A picture around one cube with room on all sides: ``draw(view box, size)``."""
    points = _outline_of(view)
    left, top = min(x for x, _ in points) - pad, min(y for _, y in points) - pad
    size = (
        math.ceil(max(x for x, _ in points) - left + pad),
        math.ceil(max(y for _, y in points) - top + pad),
    )
    x, y = view.middle((0.0, 0.0, 0.0))
    return Sprite(draw((left, top, *size), size), (x - left, y - top))


def _paint_shine(view: PyramidView) -> Sprite:
    """Brass light on the edges and round them."""
    soft = max(1.5, view.edge * 0.05)
    room = margin(soft)
    path = outline_path(_outline_of(view))

    def draw(box: tuple[float, float, float, float], size: tuple[int, int]) -> pygame.Surface:
        body = vector(f'<path d="{path}" fill="#ffffff"/>', box, size)
        halo = glow(body, soft, BRASS_LIGHT, 2.0).subsurface((room, room, *size)).copy()
        halo.blit(body, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        width = max(1.8, view.edge * 0.042)
        halo.blit(
            vector(
                f'<path d="{path}" fill="{css(BRASS_LIGHT)}" fill-opacity="0.13" stroke="{css(BRASS_LIGHT)}" '
                f'stroke-width="{width:.2f}" stroke-linejoin="round"/>',
                box,
                size,
            ),
            (0, 0),
        )
        return halo

    return _framed(view, room, draw)


def _paint_outline(view: PyramidView, faces: Sequence[int], colour: Colour, width: float) -> Sprite:
    """A band around the faces with a dark line outside, so that it is seen on any colour."""
    band = max(3.0, view.edge * 0.085 * width)
    quads = [outline_path(view.face((0.0, 0.0, 0.0), axis)) for axis in faces]
    pad = 2 * band

    def draw(box: tuple[float, float, float, float], size: tuple[int, int]) -> pygame.Surface:
        def stroke(width: float, paint: Colour) -> pygame.Surface:
            paths = "".join(
                f'<path d="{quad}" fill="{css(paint)}" stroke="{css(paint)}" stroke-width="{width:.2f}" '
                'stroke-linejoin="round"/>'
                for quad in quads
            )
            return vector(paths, box, size)

        hole = vector(
            "".join(f'<path d="{quad}" fill="#fff" stroke="#fff" stroke-width="1"/>' for quad in quads), box, size
        )
        picture = stroke(band * 1.7, SHADOW)
        picture.blit(stroke(band, colour), (0, 0))
        picture.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        return picture

    return _framed(view, pad, draw)


def _smaller(whole: Sprite, share: float) -> Sprite:
    """A cube on its own shadow, at another size."""
    wide, high = whole.surface.get_size()
    size = (max(1, round(wide * share)), max(1, round(high * share)))
    cube = pygame.transform.smoothscale(whole.surface, size)
    soft = max(1.0, size[0] * 0.06)
    shade = faded(glow(cube, soft, SHADOW), 0.5)
    room, drop = margin(soft), round(size[1] * 0.16)
    picture = clear((shade.get_width() + drop, shade.get_height() + drop), SHADOW)
    picture.blit(shade, (drop, drop))
    picture.blit(cube, (room, room))
    return Sprite(picture, (room + whole.anchor[0] * share, room + whole.anchor[1] * share))


def _paint_stand(edge: int, step: int) -> Sprite:
    apex = (6 * edge, 4 * edge)
    picture = paint_stand(PyramidView(apex, edge, step * STEP), (12 * edge, 11 * edge))
    seen = picture.get_bounding_rect()
    cut = clear(seen.size)
    cut.blit(picture, (0, 0), seen)
    return Sprite(cut, (apex[0] - seen.x, apex[1] - seen.y))


def _paint_dust(radius: int) -> Sprite:
    side = 2 * radius
    body = (
        '<defs><radialGradient id="d"><stop offset="0" stop-color="#e8dcc0" stop-opacity="0.55"/>'
        '<stop offset="0.6" stop-color="#e8dcc0" stop-opacity="0.22"/>'
        '<stop offset="1" stop-color="#e8dcc0" stop-opacity="0"/></radialGradient></defs>'
        f'<circle cx="{radius}" cy="{radius}" r="{radius}" fill="url(#d)"/>'
    )
    return Sprite(vector(body, (0, 0, side, side), (side, side), samples=1), (radius, radius))
