"""The two faces of the program, from the packages that bring them."""

import io
from enum import Enum
from functools import lru_cache
from importlib import resources
from typing import Final

import pygame


class Face(Enum):
    """A cut of a typeface: the display face for titles; the quiet sans, its bold and its italic, for all else."""

    DISPLAY = "display"
    TEXT = "text"
    BOLD = "bold"
    ITALIC = "italic"


FILES: Final[dict[Face, tuple[str, str]]] = {
    Face.DISPLAY: ("fontpkg_spectral", "files/Spectral-Bold.ttf"),
    Face.TEXT: ("fontpkg_lato", "files/Lato-Medium.ttf"),
    Face.BOLD: ("fontpkg_lato", "files/Lato-Bold.ttf"),
    Face.ITALIC: ("fontpkg_lato", "files/Lato-MediumItalic.ttf"),
}
"""Where each face lies: package and file."""

_NARROW_SPACE: Final = "\u202f"
_SPACE_WITHOUT_BREAK: Final = "\u00a0"


@lru_cache(maxsize=len(Face))
def font_data(face: Face) -> bytes:
    """The font file of a face. Raises FileNotFoundError, naming package and file, when it is not installed."""
    package, file = FILES[face]
    try:
        return resources.files(package).joinpath(file).read_bytes()
    except (ModuleNotFoundError, FileNotFoundError) as missing:
        raise FileNotFoundError(
            f"the font {file} of the package {package} is missing: install the program's dependencies again"
        ) from missing


@lru_cache(maxsize=256)
def font(face: Face, pixels: int) -> pygame.font.Font:
    """The face at a size in whole real pixels."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(io.BytesIO(font_data(face)), pixels)


def drawable(text: str, face: Face) -> str:
    """The text as the face can draw it: Spectral has no narrow space, and gets one that does not break either."""
    return text.replace(_NARROW_SPACE, _SPACE_WITHOUT_BREAK) if face is Face.DISPLAY else text
