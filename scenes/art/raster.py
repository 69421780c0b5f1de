"""From shapes to pixels: vector markup, supersampling, blurs and masks.

Surfaces have straight alpha. Where a picture is transparent its hidden colour is close to that of its edge, so
that scaling never drags a dark fringe in.
"""

import io
import math
from collections.abc import Callable, Iterable
from typing import NamedTuple

import pygame

from scenes.art.palette import Colour

Size = tuple[int, int]

Points = list[tuple[float, float]]

SAMPLES = 4  # sub-pixels a side where shapes are drawn as polygons


class Sprite(NamedTuple):
    """A picture and the point of it, in pixels from its upper left corner, that is laid on a spot of the table."""

    surface: pygame.Surface
    anchor: tuple[float, float]

    def corner(self, spot: tuple[float, float]) -> tuple[int, int]:
        """Where the picture's upper left corner goes when its anchor is laid on ``spot``."""
        return (round(spot[0] - self.anchor[0]), round(spot[1] - self.anchor[1]))


def clear(size: Size, colour: Colour = (0, 0, 0)) -> pygame.Surface:
    """A transparent surface of ``size`` pixels whose hidden colour is ``colour``."""
    surface = pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)
    surface.fill((*colour, 0))
    return surface


def vector(body: str, view: tuple[float, float, float, float], size: Size, samples: int = 2) -> pygame.Surface:
    """Draws SVG elements (``body``) that live in the box ``view`` (x, y, width, height) to fill ``size`` pixels.

    The box is stretched to the size, not fitted: callers keep the shape equal where it matters. ``samples`` is the
    number of sub-pixels a side on top of the rasteriser's own antialiasing. Raises pygame.error for bad markup.
    """
    width, height = max(1, size[0]), max(1, size[1])
    x, y, wide, high = view
    fine = (width * samples, height * samples)
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {fine[0]} {fine[1]}" '
        f'width="{fine[0]}" height="{fine[1]}">'
        f'<g transform="scale({fine[0] / wide:.6f} {fine[1] / high:.6f}) translate({-x:.4f} {-y:.4f})">'
        f"{body}</g></svg>"
    )
    drawn = pygame.image.load_sized_svg(io.BytesIO(markup.encode()), fine)
    if drawn.get_size() != fine:
        drawn = pygame.transform.scale(drawn, fine)
    if samples > 1:
        drawn = pygame.transform.smoothscale(drawn, (width, height))
    return _plain_order(drawn)


def _plain_order(drawn: pygame.Surface) -> pygame.Surface:
    """The same pixels in the order of all other surfaces: the rasteriser's own order is some thirty times as slow
    to blit."""
    return pygame.image.frombuffer(pygame.image.tobytes(drawn, "BGRA"), drawn.get_size(), "BGRA")


def supersampled(
    size: Size, paint: Callable[[pygame.Surface, int], None], edge: Colour, samples: int = SAMPLES
) -> pygame.Surface:
    """What ``paint(canvas, samples)`` draws on a canvas ``samples`` times ``size``, averaged down to ``size``.

    ``edge`` is the colour of the outermost pixels drawn: the canvas is cleared to it, transparent.
    """
    canvas = clear((size[0] * samples, size[1] * samples), edge)
    paint(canvas, samples)
    return pygame.transform.smoothscale(canvas, (max(1, size[0]), max(1, size[1])))


def blurred(surface: pygame.Surface, radius: float) -> pygame.Surface:
    """A soft copy: an almost Gaussian blur whose standard deviation is ``radius`` pixels.

    Wide blurs run on a smaller copy, where they cost the same as narrow ones. What leaves the surface is lost:
    leave a margin of three radii.
    """
    if radius < 0.5:
        return surface.copy()
    width, height = surface.get_size()
    shrink = max(1.0, radius / 3.0)
    small = (max(1, math.ceil(width / shrink)), max(1, math.ceil(height / shrink)))
    work = pygame.transform.smoothscale(surface, small) if shrink > 1.0 else surface
    box = max(1, round(radius / shrink))
    # Two box blurs of half-width b have a deviation of about 0.82 b + 0.4: close enough to the eye.
    for _ in range(2):
        work = pygame.transform.box_blur(work, box)
    return pygame.transform.smoothscale(work, (width, height)) if shrink > 1.0 else work


def silhouette(surface: pygame.Surface, colour: Colour, opacity: float = 1.0) -> pygame.Surface:
    """The shape of ``surface`` filled with one colour, its alpha kept and multiplied by ``opacity`` (0–1)."""
    shape = surface.copy()
    shape.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shape.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return faded(shape, opacity) if opacity < 1.0 else shape


def faded(surface: pygame.Surface, opacity: float) -> pygame.Surface:
    """A copy whose alpha is multiplied by ``opacity`` (0–1)."""
    copy = surface.copy()
    copy.fill((255, 255, 255, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def cut(surface: pygame.Surface, mask: pygame.Surface, *, white: bool = False) -> pygame.Surface:
    """A copy of ``surface`` that shows only where ``mask`` is opaque. Both have the same size.

    ``white`` says that the mask is white where it is opaque, which saves half the work.
    """
    stencil = mask if white else silhouette(mask, (255, 255, 255))
    copy = clear(surface.get_size())
    copy.blit(surface, (0, 0))
    copy.blit(stencil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def muted(surface: pygame.Surface, tint: Colour, amount: float) -> pygame.Surface:
    """A copy drained of colour and drawn towards ``tint`` by ``amount`` (0–1): for what is out of play."""
    grey = pygame.transform.grayscale(surface)
    veil = silhouette(surface, tint, amount)
    grey.blit(veil, (0, 0))
    return grey


def rounded_path(x: float, y: float, width: float, height: float, radius: float) -> str:
    """The ``d`` of an SVG path for a rounded rectangle, so that it can be joined with others into one shape."""
    r = min(radius, width / 2, height / 2)
    k = r * 0.4477  # distance of the Bézier handles from the corner
    right, bottom = x + width, y + height
    return (
        f"M{x + r:.3f} {y:.3f}L{right - r:.3f} {y:.3f}C{right - k:.3f} {y:.3f} {right:.3f} {y + k:.3f} "
        f"{right:.3f} {y + r:.3f}L{right:.3f} {bottom - r:.3f}C{right:.3f} {bottom - k:.3f} {right - k:.3f} "
        f"{bottom:.3f} {right - r:.3f} {bottom:.3f}L{x + r:.3f} {bottom:.3f}C{x + k:.3f} {bottom:.3f} {x:.3f} "
        f"{bottom - k:.3f} {x:.3f} {bottom - r:.3f}L{x:.3f} {y + r:.3f}C{x:.3f} {y + k:.3f} {x + k:.3f} {y:.3f} "
        f"{x + r:.3f} {y:.3f}Z"
    )


def covered(points: Iterable[tuple[float, float]], samples: int, box: int) -> pygame.Rect:
    """The whole pixels of a square of side ``box`` that points given in sub-pixels lie in, with one more around."""
    xs, ys = zip(*points, strict=True)
    left, top = max(0, int(min(xs) / samples) - 1), max(0, int(min(ys) / samples) - 1)
    right, bottom = min(box, int(max(xs) / samples) + 2), min(box, int(max(ys) / samples) + 2)
    return pygame.Rect(left, top, right - left, bottom - top)


def outline_path(points: Points) -> str:
    """The ``d`` of a closed SVG path through ``points``.

    The rasteriser lets long slanted edges drift by a pixel or two: they are drawn as short ones.
    """
    parts: list[str] = []
    for index, (x, y) in enumerate(points):
        from_x, from_y = points[index - 1]
        pieces = 1 if x == from_x or y == from_y else math.ceil(math.hypot(x - from_x, y - from_y) / 40)
        parts.extend(
            f"{from_x + (x - from_x) * k / pieces:.2f} {from_y + (y - from_y) * k / pieces:.2f}"
            for k in range(1, pieces + 1)
        )
    return "M" + "L".join(parts) + "Z"


def polygon_svg(points: Points, paint: str) -> str:
    """A polygon with the given SVG attributes."""
    return f'<path d="{outline_path(points)}" {paint}/>'


def ring_svg(outer: Points, inner: Points, paint: str) -> str:
    """The area between two closed outlines, with the given SVG attributes."""
    return f'<path d="{outline_path(outer)}{outline_path(inner)}" fill-rule="evenodd" {paint}/>'


def hull(points: Points) -> Points:
    """The convex hull, anticlockwise in a y-up plane (monotone chain)."""
    ordered = sorted(points)
    if len(ordered) < 3:
        return ordered

    def chain(run: Points) -> Points:
        kept: Points = []
        for p in run:
            while (
                len(kept) > 1
                and (
                    (kept[-1][0] - kept[-2][0]) * (p[1] - kept[-2][1])
                    - (kept[-1][1] - kept[-2][1]) * (p[0] - kept[-2][0])
                )
                <= 0
            ):
                kept.pop()
            kept.append(p)
        return kept[:-1]

    return chain(ordered) + chain(ordered[::-1])
