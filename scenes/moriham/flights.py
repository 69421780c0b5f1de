"""Cards in the air over MorihaM's table: they lift and fly, slam down, lunge, and burn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

import pygame

from scenes.kit.canvas import Canvas
from scenes.kit.frame import Box
from scenes.kit.motion import Call, Easing, Sequence, Timeline, ease_in, ease_in_out, ease_out
from scenes.moriham.card_face import CardLook
from scenes.moriham.drawing import card_picture
from scenes.scene import Scene

FLY: Final = 300.0
SLAM: Final = 240.0
LUNGE: Final = 180.0
BURN: Final = 320.0
_HIGH: Final = 0.24  # how much larger a card is seen at the top of its way
_FIRE: Final = (232, 96, 40)

Key = Hashable
"""What a card in the air hides on the table as long as it flies: the place it comes to, or lunges from."""


@dataclass(slots=True, eq=False)
class _Flight:
    """A card in the air; boxes are in real pixels.

    Attributes:
        share: how far it has come on its way, 0–1.
        lift: how high it is, 0–1.
        heat: how far it has burnt, 0–1.
    """

    look: CardLook | None
    turned: int
    start: Box
    end: Box
    key: Key
    share: float = 0.0
    lift: float = 0.0
    heat: float = 0.0


class Flights:
    """What is in the air over a scene's table."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._flying: list[_Flight] = []
        self.hidden: Counter[Key] = Counter()

    @property
    def idle(self) -> bool:
        """Whether every card has landed."""
        return not self._flying

    @property
    def faces(self) -> tuple[CardLook, ...]:
        """What the cards in the air show; those that fly face down show nothing."""
        return tuple(flight.look for flight in self._flying if flight.look is not None)

    def clear(self) -> None:
        """Takes everything out of the air."""
        self._flying.clear()
        self.hidden.clear()

    def fly(
        self,
        look: CardLook | None,
        start: Box,
        end: Box,
        key: Key,
        turned: int = 0,
        land: Callable[[], None] | None = None,
    ) -> Timeline:
        """A card lifts from one place and comes to rest at another."""
        flight = self._begin(look, start, end, key, turned)

        def put(share: float) -> None:
            flight.share = share
            flight.lift = 4 * share * (1 - share) * 0.6

        return self._run(flight, FLY, put, ease_in_out, land)

    def slam(self, look: CardLook | None, box: Box, key: Key, turned: int, land: Callable[[], None]) -> Timeline:
        """A card falls onto its place from above."""
        flight = self._begin(look, box, box, key, turned)
        flight.lift = 2.0

        def put(share: float) -> None:
            flight.lift = 2.0 * (1 - share)

        return self._run(flight, SLAM, put, ease_in, land)

    def lunge(
        self, look: CardLook | None, start: Box, end: Box, key: Key, turned: int, hit: Callable[[], None]
    ) -> Timeline:
        """A card draws back, strikes towards another place and returns."""
        flight = self._begin(look, start, end, key, turned)

        def draw_back(share: float) -> None:
            flight.share = -0.08 * share
            flight.lift = 0.6 * share

        def strike(share: float) -> None:
            flight.share = -0.08 + 0.78 * share
            flight.lift = 0.6 * (1 - share)

        def go_back(share: float) -> None:
            flight.share = 0.7 * (1 - share)

        pacing = self._scene.pacing
        return Sequence(
            pacing.tween(LUNGE, draw_back, easing=ease_out),
            pacing.tween(LUNGE, strike, easing=ease_in),
            Call(hit),
            self._run(flight, LUNGE, go_back, ease_out, None),
        )

    def burn(self, look: CardLook | None, box: Box, turned: int) -> Timeline:
        """A card glows and is gone."""
        flight = self._begin(look, box, box, None, turned)

        def put(share: float) -> None:
            flight.heat = share
            flight.lift = 0.3 * share

        return self._run(flight, BURN, put, ease_in_out, None)

    def draw(self, canvas: Canvas) -> None:
        """Draws the cards in the air for this frame."""
        for flight in self._flying:
            self._draw(canvas, flight)

    def _draw(self, canvas: Canvas, flight: _Flight) -> None:
        start, end, share = flight.start, flight.end, flight.share
        x = start.x + start.w / 2 + (end.x + end.w / 2 - start.x - start.w / 2) * share
        y = start.y + start.h / 2 + (end.y + end.h / 2 - start.y - start.h / 2) * share
        held = min(1.0, max(0.0, share))
        grown = (start.w + (end.w - start.w) * held) / end.w * (1 + _HIGH * flight.lift)
        picture = self._picture(canvas, flight)
        size = (max(2, round(end.w * grown)), max(2, round(end.h * grown)))
        if size != picture.get_size():
            picture = pygame.transform.smoothscale(picture, size)
        unit_x, unit_y = canvas.stage.to_units(x, y)
        canvas.put(picture, unit_x, unit_y, opacity=1.0 - 0.85 * flight.heat)

    def _picture(self, canvas: Canvas, flight: _Flight) -> pygame.Surface:
        """The card as it lies at the end of its way; one that burns glows."""
        size = (max(2, round(flight.end.w)), max(2, round(flight.end.h)))
        key = ("moriham flying", flight.look, flight.turned)
        face = canvas.pictures.get(key, size, lambda surface: _paint(surface, flight.look, flight.turned))
        if not flight.heat:
            return face
        burnt = face.copy()
        burnt.fill((*(round(channel * flight.heat) for channel in _FIRE), 0), special_flags=pygame.BLEND_RGBA_ADD)
        return burnt

    def _begin(self, look: CardLook | None, start: Box, end: Box, key: Key, turned: int) -> _Flight:
        flight = _Flight(look, turned, start, end, key)
        self._flying.append(flight)
        if key is not None:
            self.hidden[key] += 1
        self._scene.refresh()
        return flight

    def _run(
        self,
        flight: _Flight,
        time: float,
        put: Callable[[float], None],
        easing: Easing,
        land: Callable[[], None] | None,
    ) -> Timeline:
        def down() -> None:
            if flight in self._flying:
                self._flying.remove(flight)
                if flight.key is not None:
                    self.hidden[flight.key] -= 1
            if land is not None:
                land()
            self._scene.refresh()

        return Sequence(self._scene.pacing.tween(time, put, easing=easing), Call(down))


def _paint(surface: pygame.Surface, look: CardLook | None, turned: int) -> None:
    surface.blit(card_picture(look, surface.get_size(), turned), (0, 0))
