"""Our own numerals, as strokes, for what is printed on chips and dice boards: no font needed, sharp at any size."""

_WIDTH = 60.0  # of a digit's box; its height is 100
_GAP = 22.0

# Middle lines in a box of 60 × 100.
_STROKES: dict[str, str] = {
    "0": "M30 4C12 4 4 24 4 50C4 76 12 96 30 96C48 96 56 76 56 50C56 24 48 4 30 4Z",
    "1": "M12 22L34 5V96",
    "2": "M6 27C6 11 16 4 30 4C45 4 55 13 55 28C55 41 47 50 36 61L5 95H56",
    "3": "M7 12C13 6 20 4 29 4C44 4 53 12 53 25C53 38 43 47 26 47C45 47 56 56 56 71C56 87 45 96 28 96C18 96 10 93 4 87",
    "4": "M41 96V4L4 69H57",
    "5": "M51 5H13L9 43C15 39 22 37 30 37C46 37 56 49 56 66C56 84 45 96 28 96C18 96 10 93 4 87",
    "6": "M50 10C44 6 38 4 32 4C14 4 4 24 4 56C4 82 14 96 31 96C46 96 56 85 56 68C56 52 46 42 31 42C16 42 4 52 4 66",
    "7": "M4 5H56C40 30 27 58 22 96",
    "8": "M30 4C44 4 53 12 53 25C53 37 43 46 30 46C17 46 7 37 7 25C7 12 16 4 30 4ZM30 46C46 46 57 56 57 71"
    "C57 86 46 96 30 96C14 96 3 86 3 71C3 56 14 46 30 46Z",
    "9": "M10 90C16 94 22 96 28 96C46 96 56 76 56 44C56 18 46 4 29 4C14 4 4 15 4 32C4 48 14 58 29 58C44 58 56 48 56 34",
    "+": "M30 26V74M6 50H54",
    "-": "M8 50H52",
    "%": "M50 6L10 94M16 8C8 8 5 15 5 23C5 31 8 38 16 38C24 38 27 31 27 23C27 15 24 8 16 8ZM44 62C36 62 33 69 33 77"
    "C33 85 36 92 44 92C52 92 55 85 55 77C55 69 52 62 44 62Z",
}


def numeral_svg(text: str, x: float, y: float, height: float, colour: str, weight: float = 15.0) -> str:
    """Digits (and + − %) centred on (x, y), ``height`` user units high, as SVG elements.

    ``colour`` is written as SVG does; ``weight`` is the stroke's width for a height of 100. Raises KeyError for other
    characters.
    """
    scale = height / 100
    advance = _WIDTH + _GAP
    wide = len(text) * advance - _GAP
    left = x - wide * scale / 2
    strokes = "".join(
        f'<path transform="translate({k * advance} 0)" d="{_STROKES[character]}"/>' for k, character in enumerate(text)
    )
    return (
        f'<g transform="translate({left:.3f} {y - height / 2:.3f}) scale({scale:.5f})" fill="none" stroke="{colour}" '
        f'stroke-width="{weight}" stroke-linecap="round" stroke-linejoin="round">{strokes}</g>'
    )
