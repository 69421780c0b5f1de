"""Where moving things are drawn, anew for each frame."""

from collections.abc import Hashable

import pygame

from scenes.kit.frame import Box, Item
from scenes.kit.pictures import Painter, Pictures
from scenes.kit.stage import Stage


class Canvas:
    """Takes the sprites of one layer. Places are in design units of the whole screen; pictures in real pixels.

    Attributes:
        stage: the design space; ``stage.scale`` is real pixels per unit.
        pictures: the cache, for surfaces of one's own.
        now: the time the scene has been on top, in milliseconds.
        x, y, width, height: where the layer lies, in design units.
    """

    def __init__(self, stage: Stage, pictures: Pictures, box: Box, now: float, items: list[Item]) -> None:
        self.stage = stage
        self.pictures = pictures
        self.now = now
        self.x, self.y = stage.to_units(box.x, box.y)
        self.width, self.height = box.w / stage.scale, box.h / stage.scale
        self._items = items

    def put(
        self,
        surface: pygame.Surface,
        x: float,
        y: float,
        *,
        anchor: tuple[float, float] = (0.5, 0.5),
        opacity: float = 1.0,
    ) -> None:
        """Draws a surface of real pixels with its anchor (0–1 across and down) at (x, y). It must not change later."""
        width, height = surface.get_size()
        px, py = self.stage.to_pixels(x, y)
        rect = pygame.Rect(round(px - width * anchor[0]), round(py - height * anchor[1]), width, height)
        alpha = max(0, min(255, round(opacity * 255)))
        if alpha == 0:
            return

        def paint(target: pygame.Surface, where: pygame.Rect) -> None:
            if alpha == 255:
                target.blit(surface, where.topleft)
                return
            surface.set_alpha(alpha)
            target.blit(surface, where.topleft)
            surface.set_alpha(255)

        self._items.append(Item((surface, alpha), rect, paint))

    def picture(
        self,
        key: Hashable,
        x: float,
        y: float,
        width: float,
        height: float,
        painter: Painter,
        *,
        anchor: tuple[float, float] = (0.5, 0.5),
        opacity: float = 1.0,
    ) -> None:
        """Draws a picture of that size in design units, made once for its key and size."""
        size = (max(1, round(width * self.stage.scale)), max(1, round(height * self.stage.scale)))
        self.put(self.pictures.get(key, size, painter), x, y, anchor=anchor, opacity=opacity)
