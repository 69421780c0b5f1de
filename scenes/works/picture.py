"""What the pictures that carry works have in common."""

from __future__ import annotations

import io

import pygame

from scenes.art.palette import CREAM, Colour
from scenes.kit.fonts import Face, font


def write_line(
    picture: pygame.Surface, text: str, face: Face, size: int, middle: float, margin: int, colour: Colour = CREAM
) -> None:
    """A line of type in the middle, ``middle`` pixels from the top, smaller where it would not fit."""
    room = picture.get_width() - 2 * margin
    drawn = font(face, size).render(text, True, colour)
    if drawn.get_width() > room:
        drawn = font(face, max(12, size * room // drawn.get_width())).render(text, True, colour)
    picture.blit(drawn, drawn.get_rect(center=(picture.get_width() / 2, middle)))


def png_of(picture: pygame.Surface) -> bytes:
    """The picture as a PNG file."""
    with io.BytesIO() as file:
        pygame.image.save(picture, file, "work.png")
        return file.getvalue()
