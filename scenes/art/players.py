"""The players' signs and tokens: vermilion ●, blue ■, yellow ▲, violet ◆.

The colours stay apart for people who see red and green alike, and differ in lightness; the sign always goes with
them. ``player`` is the seat's colour, 0–3, in that order.
"""

import math
from dataclasses import dataclass

import pygame

from scenes.art.eye import TILT
from scenes.art.palette import BRASS_LIGHT, INK, LAMP, SHADOW, Colour, css, lit, mix
from scenes.art.raster import Sprite, clear, vector
from scenes.art.shadows import glow, margin, shadow_ellipse

_SQUASH = math.cos(TILT)
_THICKNESS = 13.0  # of a token as seen, in hundredths of its diameter


@dataclass(frozen=True)
class Player:
    """One of the four colours: its name, values, and the SVG path of its sign in a box of 100."""

    name: str
    colour: Colour
    mark: Colour
    sign: str


PLAYERS: tuple[Player, ...] = (
    Player("vermilion", (214, 78, 36), (255, 238, 214), "M50 12A38 38 0 0 1 50 88A38 38 0 0 1 50 12Z"),
    Player(
        "blue",
        (24, 92, 176),
        (240, 244, 246),
        "M25 19H75A6 6 0 0 1 81 25V75A6 6 0 0 1 75 81H25A6 6 0 0 1 19 75V25A6 6 0 0 1 25 19Z",
    ),
    Player("yellow", (242, 194, 56), INK, "M45.5 15.5Q50 8.5 54.5 15.5L91 75Q95 83 86 83H14Q5 83 9 75Z"),
    Player(
        "violet", (176, 124, 214), (48, 26, 66), "M46 9Q50 5 54 9L91 46Q95 50 91 54L54 91Q50 95 46 91L9 54Q5 50 9 46Z"
    ),
)


def player_of(player: int) -> Player:
    """The colours and sign of a seat's colour. Raises ValueError unless 0–3."""
    if not 0 <= player < len(PLAYERS):
        raise ValueError(f"players' colours are numbered 0 to {len(PLAYERS) - 1}, not {player}")
    return PLAYERS[player]


def sign_svg(player: int, paint: str | None = None) -> str:
    """A player's sign filling a box of 100, in its own colour or the SVG ``paint`` given."""
    who = player_of(player)
    return f'<path d="{who.sign}" fill="{paint or css(who.colour)}"/>'


def paint_sign(player: int, size: int) -> pygame.Surface:
    """A player's sign in its colour, ``size`` pixels square, slightly domed."""
    who = player_of(player)
    body = (
        '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="25" y1="10" x2="72" y2="92">'
        f'<stop offset="0" stop-color="{css(lit(who.colour, 1.30))}"/>'
        f'<stop offset="0.45" stop-color="{css(who.colour)}"/>'
        f'<stop offset="1" stop-color="{css(lit(who.colour, 0.74))}"/></linearGradient></defs>'
        + sign_svg(player, "url(#g)")
    )
    return vector(body, (0, 0, 100, 100), (size, size))


def paint_badge(player: int, size: int) -> pygame.Surface:
    """A round plate in the player's colour with the sign on it: beside names and scores."""
    who = player_of(player)
    body = (
        '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="22" y1="8" x2="76" y2="94">'
        f'<stop offset="0" stop-color="{css(lit(who.colour, 1.28))}"/>'
        f'<stop offset="0.5" stop-color="{css(who.colour)}"/>'
        f'<stop offset="1" stop-color="{css(lit(who.colour, 0.66))}"/></linearGradient></defs>'
        '<circle cx="50" cy="50" r="49" fill="url(#g)"/>'
        f'<g transform="translate(24 24) scale(0.52)">{sign_svg(player, css(who.mark))}</g>'
    )
    return vector(body, (0, 0, 100, 100), (size, size))


def _disc(who: Player, ghost: bool) -> str:
    """A lacquered disc in the box of 100 wide: wooden side, domed top, inlaid sign, gloss."""
    squash, thick = 49.0 * _SQUASH, _THICKNESS
    body, mark = who.colour, who.mark
    wood = mix(body, (92, 56, 34), 0.38)
    stops = ((0.0, 0.78), (0.2, 1.08), (0.55, 0.70), (1.0, 0.38))
    side = "".join(f'<stop offset="{at}" stop-color="{css(lit(wood, light))}"/>' for at, light in stops)
    opacity = ' fill-opacity="0.55"' if ghost else ""
    return (
        '<defs><linearGradient id="s" gradientUnits="userSpaceOnUse" x1="1" y1="0" x2="99" y2="0">'
        f"{side}</linearGradient>"
        '<linearGradient id="t" gradientUnits="userSpaceOnUse" x1="22" y1="4" x2="76" y2="96">'
        f'<stop offset="0" stop-color="{css(lit(body, 1.22))}"/><stop offset="0.45" stop-color="{css(body)}"/>'
        f'<stop offset="1" stop-color="{css(lit(body, 0.70))}"/></linearGradient>'
        '<linearGradient id="e" gradientUnits="userSpaceOnUse" x1="15" y1="5" x2="82" y2="95">'
        f'<stop offset="0" stop-color="{css(LAMP)}" stop-opacity="0.85"/><stop offset="0.45" stop-color="{css(LAMP)}" '
        'stop-opacity="0.05"/><stop offset="1" stop-color="#080406" stop-opacity="0.4"/></linearGradient>'
        '<radialGradient id="l" gradientUnits="userSpaceOnUse" cx="33" cy="24" r="30">'
        f'<stop offset="0" stop-color="{css(LAMP)}" stop-opacity="0.55"/><stop offset="1" stop-color="{css(LAMP)}" '
        'stop-opacity="0"/></radialGradient></defs>'
        f'<path d="M1 {squash:.3f}A49 {squash:.3f} 0 0 0 99 {squash:.3f}V{squash + thick:.3f}A49 {squash:.3f} 0 0 1 1 '
        f'{squash + thick:.3f}Z" fill="url(#s)"{opacity}/>'
        f'<g transform="scale(1 {_SQUASH:.5f})"><circle cx="50" cy="50" r="49" fill="url(#t)"{opacity}/>'
        '<circle cx="50" cy="50" r="46.6" fill="none" stroke="url(#e)" stroke-width="3.2"/>'
        f'<circle cx="50" cy="50" r="38.5" fill="none" stroke="{css(lit(body, 0.62))}" stroke-width="1.6"/>'
        f'<g transform="translate(21.6 22.6) scale(0.568)"><path d="{who.sign}" fill="{css(lit(body, 0.55))}"/></g>'
        f'<g transform="translate(21.6 21.0) scale(0.568)"><path d="{who.sign}" fill="{css(mark)}"/></g>'
        '<ellipse cx="35" cy="25" rx="26" ry="17" transform="rotate(-32 35 25)" fill="url(#l)"/></g>'
    )


def paint_token(player: int, width: float, *, lift: float = 0.0, lit_up: bool = False, ghost: bool = False) -> Sprite:
    """A player's token on its shadow, ``width`` pixels across, anchored on the middle of its foot.

    ``lift`` (in widths) is how high it is held: the shadow moves off and softens. ``lit_up`` puts brass light round
    it. ``ghost`` shows where it would go: half seen, without a shadow.
    """
    who = player_of(player)
    scale = width / 100
    high = 98 * _SQUASH + _THICKNESS + 2
    size = (math.ceil(width), math.ceil(high * scale))
    disc = vector(_disc(who, ghost), (0, -1, size[0] / scale, size[1] / scale), size)
    if ghost:
        disc.fill((255, 255, 255, 150), special_flags=pygame.BLEND_RGBA_MULT)
    rise = lift * width
    blur = max(1.0, (4.5 + 16 * lift) * scale)
    room = margin(blur) + math.ceil((16 + 60 * lift) * scale)
    picture = clear((size[0] + 2 * room, size[1] + 2 * room + math.ceil(rise)), SHADOW)
    foot = (room + 50 * scale, room + rise + (1 + 49 * _SQUASH + _THICKNESS) * scale)
    if not ghost:
        base = (round(97 * scale), round(97 * _SQUASH * scale))
        drop = 5 * scale + 0.45 * rise
        wide = shadow_ellipse(base, blur, 0.5 / (1 + lift))
        picture.blit(wide, wide.get_rect(center=(round(foot[0] + drop), round(foot[1] + drop * 0.7))))
        if lift < 0.05:
            tight = shadow_ellipse(base, max(0.8, 1.6 * scale), 0.55)
            picture.blit(tight, tight.get_rect(center=(round(foot[0] + 1.2 * scale), round(foot[1] + 1.2 * scale))))
    if lit_up:
        halo = glow(disc, max(1.5, 6 * scale), BRASS_LIGHT, 1.9)
        away = margin(max(1.5, 6 * scale))
        picture.blit(halo, (room - away, room - away))
    picture.blit(disc, (room, room))
    return Sprite(picture, foot)
