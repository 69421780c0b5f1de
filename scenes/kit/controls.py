"""Widgets people press, switch, slide and write in. Lengths are real pixels; ``scenes.kit.ui`` builds them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pygame

from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, CREAM_SHADE, INK_SOFT, NIGHT, WALNUT_LIGHT
from scenes.art.players import paint_sign, player_of
from scenes.art.raster import silhouette
from scenes.input.intents import Direction
from scenes.kit.frame import Box, Frame
from scenes.kit.icons import ICONS
from scenes.kit.layout import Node, Size
from scenes.kit.shapes import disc, rounded
from scenes.kit.skins import OFF, OFF_ON_CARD, WELL, WELL_ON_CARD, Skin, glow, plate
from scenes.kit.targets import Target
from scenes.kit.theme import Ground, Tone, text_colour


@dataclass(slots=True)
class Manner:
    """How a control shows itself just now."""

    lit: bool = False
    pressed: bool = False
    welcome: bool = False  # what is carried may be dropped here


class Active(Node):
    """A child that is a target. ``draw(frame, box, manner)`` draws what lies beneath the child."""

    __slots__ = ("child", "draw", "least", "manner", "pads", "skin", "target")

    def __init__(
        self,
        child: Node,
        target: Target,
        manner: Callable[[Target], Manner],
        *,
        skin: Callable[[Ground], Skin] | None = None,
        pads: tuple[float, float] = (0.0, 0.0),
        least: float = 0.0,
        draw: Callable[[Frame, Box, Manner], None] | None = None,
    ) -> None:
        super().__init__()
        self.child = child
        self.target = target
        self.manner = manner
        self.skin = skin
        self.pads = pads
        self.least = least
        self.draw = draw

    def wanted(self, width: float, height: float, /) -> Size:
        """The child and its margins, and never less than can be hit."""
        beside, above = 2 * self.pads[0], 2 * self.pads[1]
        w, h = self.child.size(max(0.0, width - beside), max(0.0, height - above))
        return max(w + beside, self.least), max(h + above, self.least)

    def narrowest(self) -> float:
        """The child's, and its margins."""
        return max(self.child.squeezed() + 2 * self.pads[0], self.least)

    def emit(self, frame: Frame, box: Box) -> None:
        """Draws the plate, registers the target and places the child."""
        target = self.target
        target.rect = box.rect()
        target.visible = target.rect.copy()
        frame.target(target)
        if min(target.rect.size) < frame.stage.target_pixels() - 1.5:
            frame.fault(f"the target {target.id!r} is too small: {target.rect.w} × {target.rect.h} pixels")
        manner = self.manner(target)
        if self.draw is not None:
            self.draw(frame, box, manner)
        ground = frame.ground
        if self.skin is not None:
            skin = self.skin(frame.ground)
            plate(frame, box, skin, target.radius or 0.0, lit_up=manner.lit and target.enabled, pressed=manner.pressed)
            ground = skin.ground
        beside, above = self.pads
        inner = box.inset(beside, above, beside, above) if beside or above else box
        if self.skin is not None:
            high = min(self.child.size(inner.w, inner.h)[1], inner.h)
            inner = Box(inner.x, inner.y + (inner.h - high) / 2, inner.w, high)
        with frame.on(ground):
            self.child.place(frame, inner)
        if manner.welcome:
            glow(frame, box, target.radius or 0.0)


class Icon(Node):
    """One of the kit's icons, in the colour of the text around it."""

    __slots__ = ("side", "sign", "tone")

    def __init__(self, sign: str, side: float, tone: Tone = Tone.PLAIN) -> None:
        super().__init__()
        if sign not in ICONS:
            raise ValueError(f"no icon is called {sign!r}; there are {', '.join(sorted(ICONS))}")
        self.sign = sign
        self.side = side
        self.tone = tone

    def wanted(self, _width: float, _height: float, /) -> Size:
        """A square."""
        return self.side, self.side

    def emit(self, frame: Frame, box: Box) -> None:
        """Draws it in the middle."""
        side = min(self.side, box.w, box.h)
        colour = text_colour(frame.ground, self.tone)
        square = Box(box.x + (box.w - side) / 2, box.y + (box.h - side) / 2, side, side)
        draw = ICONS[self.sign]
        frame.picture(("icon", self.sign, colour), square.rect(), lambda s: draw(s, float(s.get_width()), colour))


class Knob(Node):
    """The switch of a toggle: a lozenge with a disc at its right end when on."""

    __slots__ = ("high", "on")

    def __init__(self, on: bool, high: float) -> None:
        super().__init__()
        self.on = on
        self.high = high

    def wanted(self, _width: float, _height: float, /) -> Size:
        """Nearly two squares."""
        return self.high * 1.8, self.high

    def emit(self, frame: Frame, box: Box) -> None:
        """Draws it."""
        on, card = self.on, frame.ground is Ground.CARD
        rect = Box(box.x, box.y + (box.h - self.high) / 2, self.high * 1.8, self.high).rect()
        frame.picture(("knob", on, card), rect, lambda surface: _paint_knob(surface, on=on, on_card=card))


class Bar(Node):
    """A bar filled from the left: a slider when it has a handle, else progress."""

    __slots__ = ("handle", "high", "share")

    def __init__(self, share: float, high: float, *, handle: bool) -> None:
        super().__init__()
        self.share = min(1.0, max(0.0, share))
        self.high = high
        self.handle = handle

    def wanted(self, width: float, _height: float, /) -> Size:
        """As wide as may be up to ten times its height."""
        return min(width, self.high * 10), self.high

    def narrowest(self) -> float:
        """Three times its height."""
        return self.high * 3

    def emit(self, frame: Frame, box: Box) -> None:
        """Draws it."""
        rect = Box(box.x, box.y + (box.h - self.high) / 2, box.w, self.high).rect()
        share, handle, card = self.share, self.handle, frame.ground is Ground.CARD
        frame.picture(
            ("bar", round(share * rect.w), handle, card),
            rect,
            lambda surface: _paint_bar(surface, share, handle=handle, on_card=card),
        )


class Sign(Node):
    """The sign of a player."""

    __slots__ = ("player", "side")

    def __init__(self, player: int, side: float) -> None:
        super().__init__()
        player_of(player)
        self.player = player
        self.side = side

    def wanted(self, _width: float, _height: float, /) -> Size:
        """A square."""
        return self.side, self.side

    def emit(self, frame: Frame, box: Box) -> None:
        """Draws it in the middle."""
        side, player = round(min(self.side, box.w, box.h)), self.player
        square = pygame.Rect(0, 0, side, side)
        square.center = (round(box.x + box.w / 2), round(box.y + box.h / 2))
        frame.picture(("sign", player), square, lambda s: _paint_sign(s, player))


@dataclass(slots=True)
class Steps:
    """A value among options, stepped through by direction."""

    options: list[Any]
    value: Any
    choose: Callable[[Any], None]
    wraps: bool = False
    index: int = field(init=False)

    def __post_init__(self) -> None:
        self.index = self.options.index(self.value) if self.value in self.options else 0

    def move(self, by: int) -> bool:
        """Chooses the option ``by`` places on; False at the end of the row."""
        there = self.index + by
        if self.wraps:
            there %= len(self.options)
        if not 0 <= there < len(self.options) or there == self.index:
            return False
        self.choose(self.options[there])
        return True

    def adjust(self, direction: Direction) -> bool:
        """Left and right step; at an end the step is used up all the same, so that the focus stays."""
        if direction is Direction.LEFT:
            self.move(-1)
            return True
        if direction is Direction.RIGHT:
            self.move(1)
            return True
        return False


def off_skin(ground: Ground) -> Skin:
    """The plate of a control that cannot be used now."""
    return OFF_ON_CARD if ground is Ground.CARD else OFF


def well_skin(ground: Ground) -> Skin:
    """The hollow in which a value lies."""
    return WELL_ON_CARD if ground is Ground.CARD else WELL


def _paint_sign(surface: pygame.Surface, player: int) -> None:
    """The sign with a thin light edge, so that the darker colours stand out on felt too."""
    side = surface.get_width()
    rim = max(1, round(side * 0.05))
    edge = silhouette(paint_sign(player, side), CREAM)
    surface.blit(edge, (0, 0))
    surface.blit(paint_sign(player, side - 2 * rim), (rim, rim))


def _paint_knob(surface: pygame.Surface, *, on: bool, on_card: bool) -> None:
    rect = surface.get_rect()
    off = (CREAM_SHADE if on_card else NIGHT, INK_SOFT if on_card else WALNUT_LIGHT)
    fill, edge = (BRASS, BRASS_DARK) if on else off
    rounded(surface, rect, rect.h / 2, fill, edge=edge, edge_width=max(1.0, rect.h * 0.06))
    x = rect.right - rect.h / 2 if on else rect.h / 2
    disc(surface, x, rect.h / 2, rect.h * 0.34, CREAM if on or not on_card else INK_SOFT)


def _paint_bar(surface: pygame.Surface, share: float, *, handle: bool, on_card: bool) -> None:
    whole = surface.get_rect()
    thick = max(4, round(whole.h * (0.3 if handle else 1.0)))
    track = pygame.Rect(0, (whole.h - thick) // 2, whole.w, thick)
    rounded(surface, track, thick / 2, CREAM_SHADE if on_card else NIGHT, edge=INK_SOFT, edge_width=1)
    reach = whole.h / 2 if handle else 0.0
    at = reach + (whole.w - 2 * reach) * share
    if at > thick:
        rounded(surface, pygame.Rect(0, track.y, round(at), thick), thick / 2, BRASS)
    if handle:
        disc(surface, at, whole.h / 2, whole.h * 0.46, BRASS_DARK)
        disc(surface, at, whole.h / 2, whole.h * 0.38, BRASS_LIGHT)
