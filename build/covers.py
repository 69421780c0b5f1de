"""Paints the lids of the boxes, for ``art.py`` to keep as pictures: they would take too long each time."""

import math
from collections.abc import Callable

import pygame

from scenes.art.boxes import TITLE_TOP
from scenes.art.chips import paint_chips
from scenes.art.dice import IVORY, TWO_COLOURS, DiePalette, die_box, paint_die
from scenes.art.emblems import Dress, dress_of
from scenes.art.eye import Eye
from scenes.art.orientation import Rotation, resting, turned
from scenes.art.palette import BRASS, BRASS_LIGHT, LAMP, SHADOW, Colour, css, lit, mix
from scenes.art.players import paint_token
from scenes.art.pyramid import PyramidView, paint_cube
from scenes.art.raster import Size, clear, polygon_svg, vector
from scenes.art.shadows import glow, margin, shadow
from scenes.moriham.card_face import RATIO, paint_small
from scenes.moriham.looks import look_of


def paint_cover(game: str, size: Size) -> pygame.Surface:
    """The printed lid of a game's box, square-cornered. Raises ValueError with the games that have one."""
    dress = dress_of(game)
    lid = clear(size, dress.deep)
    lid.blit(_backdrop(dress, size), (0, 0))
    _SCENES[game](lid, dress)
    lid.blit(_title_band(dress, size), (0, 0))
    return lid


def _backdrop(dress: Dress, size: Size) -> pygame.Surface:
    wide, high = size
    body = (
        f'<defs><radialGradient id="b" gradientUnits="userSpaceOnUse" cx="{wide * 0.46}" cy="{high * 0.34}" '
        f'r="{high * 0.66}"><stop offset="0" stop-color="{css(dress.bright)}"/>'
        f'<stop offset="0.5" stop-color="{css(dress.ground)}"/><stop offset="1" stop-color="{css(dress.deep)}"/>'
        f'</radialGradient></defs><rect width="{wide}" height="{high}" fill="url(#b)"/>'
    )
    return vector(body, (0, 0, wide, high), size, samples=1)


def _title_band(dress: Dress, size: Size) -> pygame.Surface:
    """A dark band across the foot of the lid with a brass line above it."""
    wide, high = size
    top = high * TITLE_TOP
    swell = high * 0.022
    edge = f"M0 {top + swell:.1f}Q{wide / 2} {top - swell:.1f} {wide} {top + swell:.1f}"
    deep = lit(dress.deep, 0.72)
    body = (
        f'<path d="{edge}V{high}H0Z" fill="{css(deep)}" fill-opacity="0.985"/>'
        f'<path d="{edge}" fill="none" stroke="{css(BRASS)}" stroke-width="{max(1.2, wide * 0.009):.2f}"/>'
        f'<path d="{edge}" transform="translate(0 {wide * 0.016:.2f})" fill="none" stroke="{css(BRASS_LIGHT)}" '
        f'stroke-opacity="0.45" stroke-width="{max(0.8, wide * 0.0028):.2f}"/>'
    )
    return vector(body, (0, 0, wide, high), size, samples=1)


def _rays(canvas: pygame.Surface, middle: tuple[float, float], count: int, colour: Colour, opacity: float) -> None:
    """A burst of rays that reaches beyond the canvas."""
    wide, high = canvas.get_size()
    reach = math.hypot(wide, high)
    parts = []
    for k in range(count):
        start, end = math.tau * k / count, math.tau * (k + 0.5) / count
        points = [middle] + [
            (middle[0] + reach * math.cos(a), middle[1] + reach * math.sin(a)) for a in (start, (start + end) / 2, end)
        ]
        parts.append(polygon_svg(points, f'fill="{css(colour)}" fill-opacity="{opacity}"'))
    canvas.blit(vector("".join(parts), (0, 0, wide, high), (wide, high), samples=1), (0, 0))


def _halo(canvas: pygame.Surface, middle: tuple[float, float], radius: float, colour: Colour, strength: float) -> None:
    side = max(2, round(radius * 2))
    body = (
        '<defs><radialGradient id="h" gradientUnits="userSpaceOnUse" cx="50" cy="50" r="50">'
        f'<stop offset="0" stop-color="{css(colour)}" stop-opacity="{strength}"/>'
        f'<stop offset="0.45" stop-color="{css(colour)}" stop-opacity="{strength * 0.42:.3f}"/>'
        f'<stop offset="1" stop-color="{css(colour)}" stop-opacity="0"/></radialGradient></defs>'
        '<circle cx="50" cy="50" r="50" fill="url(#h)"/>'
    )
    canvas.blit(
        vector(body, (0, 0, 100, 100), (side, side), samples=1),
        (round(middle[0] - side / 2), round(middle[1] - side / 2)),
    )


def _die(
    canvas: pygame.Surface, spot: tuple[float, float], side: float, rotation: Rotation, palette: DiePalette
) -> None:
    """A die in the air, with a soft shadow on what is behind it."""
    die = paint_die(side, rotation, palette)
    soft = max(1.0, side * 0.09)
    shade = shadow(die, soft, 0.5)
    half, away = die_box(side) / 2, margin(soft)
    canvas.blit(shade, (round(spot[0] - half - away + side * 0.14), round(spot[1] - half - away + side * 0.24)))
    canvas.blit(die, (round(spot[0] - half), round(spot[1] - half)))


def _cover_morpyam(canvas: pygame.Surface, dress: Dress) -> None:
    """Three tokens in a row on a board of squares, dice tumbling over them."""
    wide, high = canvas.get_size()
    u = wide / 420
    eye = Eye((wide * 0.5, high * 0.60), 66 * u, (3.0, 3.0), tilt=math.radians(42), distance=11.0)
    squares = []
    for row in range(6):
        for column in range(6):
            corners = [
                eye.project(x, y)[:2]
                for x, y in (
                    (column + 0.05, row + 0.05), (column + 0.95, row + 0.05),
                    (column + 0.95, row + 0.95), (column + 0.05, row + 0.95),
                )
            ]  # fmt: skip
            border = row in (0, 5) or column in (0, 5)
            tone = mix(lit(dress.deep, 1.1), (232, 184, 126), 0.20 if border else 0.48)
            squares.append(polygon_svg(corners, f'fill="{css(tone)}"'))
    frame = [eye.project(x, y)[:2] for x, y in ((-0.2, -0.2), (6.2, -0.2), (6.2, 6.2), (-0.2, 6.2))]
    low = [(x, y + 12 * u) for x, y in frame]
    body = polygon_svg(low, 'fill="#2a120c"') + polygon_svg(frame, 'fill="#5a2c1c"') + "".join(squares)
    board = vector(body, (0, 0, wide, high), (wide, high), samples=1)
    canvas.blit(shadow(board, 10 * u, 0.5), (-margin(10 * u) + 6 * u, -margin(10 * u) + 12 * u))
    canvas.blit(board, (0, 0))
    for column, row, player in ((4, 4, 1), (1, 4, 0), (2, 3, 0), (0, 2, 1), (4, 2, 2), (3, 2, 0)):
        x, y, scale = eye.project(column + 0.5, row + 0.5)
        token = paint_token(player, scale * 0.82, lit_up=player == 0)
        canvas.blit(token.surface, token.corner((x, y)))
    _halo(canvas, (wide * 0.5, high * 0.2), wide * 0.5, (255, 232, 180), 0.34)
    first = turned(turned(resting(5, 0.4), (1, 0.2, 0), 0.55), (0, 1, 0.2), -0.35)
    second = turned(turned(resting(3, -0.3), (1, -0.3, 0), 0.7), (0, 1, 0), 0.6)
    _die(canvas, (wide * 0.345, high * 0.205), 104 * u, first, IVORY)
    _die(canvas, (wide * 0.70, high * 0.275), 82 * u, second, IVORY)


def _cover_yamslam(canvas: pygame.Surface, dress: Dress) -> None:
    """Five dice thrown out of a burst, chips below."""
    wide, high = canvas.get_size()
    u = wide / 420
    middle = (wide * 0.5, high * 0.40)
    _rays(canvas, middle, 22, dress.accent, 0.34)
    _halo(canvas, middle, wide * 0.52, (255, 214, 140), 0.75)
    for name, x, y, width, count in (
        ("four", 0.22, 0.735, 86, 3),
        ("large_straight", 0.5, 0.755, 100, 4),
        ("small_straight", 0.78, 0.735, 86, 2),
    ):
        stack = paint_chips(name, width * u, count)
        canvas.blit(stack.surface, stack.corner((wide * x, high * y)))
    flights = (
        (0.50, 0.165, 74, 2, (1, 0.1, 0), 0.5),
        (0.205, 0.27, 84, 3, (0.7, 1, 0), -0.6),
        (0.80, 0.265, 84, 5, (0.6, -1, 0.2), 0.7),
        (0.315, 0.47, 96, 4, (1, 0.6, 0.3), 0.75),
        (0.675, 0.475, 100, 6, (1, -0.5, -0.2), 0.6),
    )
    for x, y, side, top, axis, angle in flights:
        rotation = turned(resting(top, x * 2.0), axis, angle)
        _die(canvas, (wide * x, high * y), side * u, rotation, TWO_COLOURS)


_COVER_CUBES = (
    ("green", "ankh"), ("blue", "crane"), ("orange", "ankh"), ("purple", "ankh"), ("blue", "ankh"),
    ("orange", "crane"), ("none", "cobra"), ("green", "crane"), ("purple", "eye"), ("orange", "eye"),
)  # fmt: skip


def _cover_pyramix(canvas: pygame.Surface, dress: Dress) -> None:
    """The pyramid of cubes against a low sun over dunes."""
    wide, high = canvas.get_size()
    u = wide / 420
    sun = mix(dress.bright, (255, 246, 214), 0.62)
    _halo(canvas, (wide * 0.5, high * 0.30), wide * 0.62, sun, 0.85)
    body = (
        f'<circle cx="{wide * 0.5}" cy="{high * 0.29}" r="{wide * 0.30}" fill="{css(sun)}"/>'
        f'<path d="M0 {high * 0.58}C{wide * 0.2} {high * 0.52} {wide * 0.36} {high * 0.60} {wide * 0.55} {high * 0.56}'
        f'S{wide * 0.86} {high * 0.52} {wide} {high * 0.57}V{high}H0Z" fill="{css(lit(dress.ground, 0.80))}"/>'
        f'<path d="M0 {high * 0.66}C{wide * 0.24} {high * 0.70} {wide * 0.4} {high * 0.60} {wide * 0.62} {high * 0.66}'
        f'S{wide * 0.9} {high * 0.72} {wide} {high * 0.66}V{high}H0Z" fill="{css(lit(dress.deep, 1.06))}"/>'
    )
    canvas.blit(vector(body, (0, 0, wide, high), (wide, high), samples=1), (0, 0))
    view = PyramidView((wide * 0.5, high * 0.115), 53 * u, lean=math.radians(4))
    # Cubes heaped up against a corner, one row more in each layer.
    cells = [(-a, -b, a + b) for a in range(5) for b in range(5 - a)]
    pile = clear((wide, high), SHADOW)
    for x, y, z in sorted(cells, key=lambda cell: view.depth((cell[0], cell[1], cell[2]))):
        colour, icon = ("orange", "eye") if z == 0 else _COVER_CUBES[(-x * 4 - y * 7 + z * 3) % 9]
        cube = paint_cube(view, colour, icon)
        pile.blit(cube.surface, cube.corner(view.middle((x, y, z))))
    soft = 12 * u
    canvas.blit(glow(pile, soft, (255, 222, 150), 0.9), (-margin(soft), -margin(soft)))
    canvas.blit(shadow(pile, 7 * u, 0.6), (-margin(7 * u) + 8 * u, -margin(7 * u) + 12 * u))
    canvas.blit(pile, (0, 0))


_COVER_CARDS = (
    ("alley_cat", -32), ("leviathan_calf", 32), ("tin_porter", -16), ("hollow_stag", 16), ("cinder_imp", 0),
)  # fmt: skip


def _cover_moriham(canvas: pygame.Surface, dress: Dress) -> None:
    """A hand of five cards, one of each kin, held up against the light of a lamp."""
    wide, high = canvas.get_size()
    u = wide / 420
    middle = (wide * 0.5, high * 0.37)
    _rays(canvas, middle, 36, dress.accent, 0.10)
    _halo(canvas, middle, wide * 0.62, LAMP, 0.55)
    _compass(canvas, middle, dress)
    _halo(canvas, (middle[0], middle[1] - 60 * u), wide * 0.42, LAMP, 0.5)
    for card, turn in _COVER_CARDS:
        size = (round(126 * u), round(126 * u / RATIO))
        face = paint_small(look_of(card)._replace(name=""), size)
        lean = math.radians(turn)
        spot = (wide * 0.5 + 270 * u * math.sin(lean), high * 0.872 - 270 * u * math.cos(lean))
        _card(canvas, face, spot, turn)


def _compass(canvas: pygame.Surface, middle: tuple[float, float], dress: Dress) -> None:
    """Circles with strokes all round, as on a compass card."""
    wide, high = canvas.get_size()
    u = wide / 420
    parts = [
        f'<circle cx="{middle[0]}" cy="{middle[1]}" r="{r * u}" fill="none" stroke="{css(dress.title)}" '
        f'stroke-opacity="{o}" stroke-width="{1.6 * u:.2f}"/>'
        for r, o in ((190, 0.35), (178, 0.55))
    ]
    for k in range(24):
        a = math.tau * k / 24
        inner, outer = 178 * u, (190 if k % 3 else 198) * u
        parts.append(
            f'<path d="M{middle[0] + inner * math.cos(a):.1f} {middle[1] + inner * math.sin(a):.1f}'
            f'L{middle[0] + outer * math.cos(a):.1f} {middle[1] + outer * math.sin(a):.1f}" '
            f'stroke="{css(dress.title)}" stroke-opacity="0.5" stroke-width="{2 * u:.2f}"/>'
        )
    canvas.blit(vector("".join(parts), (0, 0, wide, high), (wide, high), samples=1), (0, 0))


def _card(canvas: pygame.Surface, face: pygame.Surface, spot: tuple[float, float], turn: float) -> None:
    """A card's face by its middle, turned clockwise by degrees, with its soft shadow."""
    u = canvas.get_width() / 420
    # Turned at twice its size: its edges stay smooth.
    large = pygame.transform.rotozoom(pygame.transform.smoothscale_by(face, 2), -turn, 1.0)
    turned_card = pygame.transform.smoothscale_by(large, 0.5)
    soft = 8 * u
    corner = turned_card.get_rect(center=(round(spot[0]), round(spot[1]))).topleft
    away = margin(soft)
    canvas.blit(shadow(turned_card, soft, 0.7), (corner[0] - away + 5 * u, corner[1] - away + 9 * u))
    canvas.blit(turned_card, corner)


_SCENES: dict[str, Callable[[pygame.Surface, Dress], None]] = {
    "morpyam": _cover_morpyam,
    "yamslam": _cover_yamslam,
    "pyramix": _cover_pyramix,
    "moriham": _cover_moriham,
}
