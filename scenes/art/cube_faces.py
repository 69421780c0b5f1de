"""What is carved on the cubes of Pyramix: icons, and for each colour a pattern of its own.

Both are SVG elements in a box of 100, upright.
"""

from dataclasses import dataclass

from scenes.art.palette import Colour, css, lit, mix


@dataclass(frozen=True)
class Stone:
    """The look of one colour of cubes: base colour, and the name of its pattern."""

    base: Colour
    pattern: str


STONES: dict[str, Stone] = {
    "blue": Stone((40, 106, 188), "waves"),
    "purple": Stone((138, 74, 170), "dots"),
    "orange": Stone((232, 128, 34), "rays"),
    "green": Stone((58, 142, 84), "leaves"),
    "none": Stone((164, 152, 132), "scales"),
}
ICONS = ("ankh", "crane", "eye", "cobra")


def _ankh(fill: str, back: str) -> str:
    return (
        f'<path d="M50 47C30 34 32 9 50 9C68 9 70 34 50 47Z" fill="none" stroke="{fill}" stroke-width="10" '
        'stroke-linejoin="round"/>'
        f'<path d="M19 49L46 52.5H54L81 49V65L54 60.5L57.5 93H42.5L46 60.5L19 65Z" fill="{fill}" '
        f'stroke="{fill}" stroke-width="3" stroke-linejoin="round"/>'
        f'<path d="M50 53V88" stroke="{back}" stroke-opacity="0.35" stroke-width="2"/>'
    )


def _crane(fill: str, back: str) -> str:
    return (
        f'<path d="M8 74C16 50 36 40 56 44C70 47 73 58 63 66C50 76 30 70 8 74Z" fill="{fill}"/>'
        f'<path d="M60 52C76 46 58 36 60 24C61 15 67 12 72 15" fill="none" stroke="{fill}" stroke-width="8.5" '
        'stroke-linecap="round"/>'
        f'<path d="M66 17C66 10 72 7 77 10L97 23L75 24C69 24 66 21 66 17Z" fill="{fill}"/>'
        f'<path d="M44 70V93H54M57 68V93H67" fill="none" stroke="{fill}" stroke-width="5" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
        f'<circle cx="74" cy="15.5" r="2.3" fill="{back}"/>'
        f'<path d="M20 67C32 60 44 58 56 56M30 70C40 66 48 64 57 62" fill="none" stroke="{back}" stroke-width="3" '
        'stroke-linecap="round"/>'
    )


def _eye(fill: str, back: str) -> str:
    line = f'fill="none" stroke="{fill}" stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<path d="M10 28C28 9 66 8 91 27" {line} stroke-width="8"/>'
        f'<path d="M8 46C26 26 66 26 92 45C70 60 32 62 8 46Z" fill="{fill}"/>'
        f'<path d="M20 45.5C34 34 64 34 80 45C62 53 36 54 20 45.5Z" fill="{back}"/>'
        f'<circle cx="50" cy="44" r="9.5" fill="{fill}"/>'
        f'<path d="M42 57L37 90L51 62" fill="{fill}" stroke="{fill}" stroke-width="4" stroke-linejoin="round"/>'
        f'<path d="M58 59C62 78 80 88 91 79C96 72 88 64 82 70" {line} stroke-width="7"/>'
    )


def _cobra(fill: str, back: str) -> str:
    return (
        f'<path d="M50 7C59 7 63 13 64 20C82 29 84 53 64 67C62 76 71 80 81 75C86 90 68 95 50 95C32 95 14 90 19 75'
        f'C29 80 38 76 36 67C16 53 18 29 36 20C37 13 41 7 50 7Z" fill="{fill}"/>'
        f'<path d="M44.5 18V21M55.5 18V21" stroke="{back}" stroke-width="4.5" stroke-linecap="round"/>'
        f'<path d="M50 26V34M38 34C44 40 56 40 62 34M35 46C43 53 57 53 65 46M40 59C46 63 54 63 60 59" fill="none" '
        f'stroke="{back}" stroke-width="4.5" stroke-linecap="round"/>'
        f'<path d="M27 84C42 89 58 89 73 84" fill="none" stroke="{back}" stroke-width="3.5" stroke-linecap="round"/>'
    )


_DRAW = {"ankh": _ankh, "crane": _crane, "eye": _eye, "cobra": _cobra}


def icon_svg(name: str, fill: str, back: str) -> str:
    """An icon filling a box of 100, ``fill`` on ``back`` (SVG colours). Raises ValueError with the names that exist."""
    if name not in _DRAW:
        raise ValueError(f"no icon {name!r} on a cube; there are {', '.join(_DRAW)}")
    return _DRAW[name](fill, back)


def _waves() -> str:
    rows = "".join(
        f'<path d="M0 {y}Q8.3 {y - 7} 16.6 {y}T33.3 {y}T50 {y}T66.6 {y}T83.3 {y}T100 {y}"/>' for y in (9, 22, 78, 91)
    )
    sides = "".join(
        f'<path d="M0 {y}Q5 {y - 5} 10 {y}T20 {y}M80 {y}Q85 {y - 5} 90 {y}T100 {y}"/>' for y in (36, 50, 64)
    )
    return rows + sides


def _ring_of(count: int) -> list[tuple[float, float]]:
    """Points along the border of the face, ``count`` steps a side."""
    steps = [9 + 82 * k / count for k in range(count)]
    found = []
    for s in steps:
        found += [(s, 9.0), (91.0, s), (100 - s, 91.0), (9.0, 100 - s)]
    return found


def pattern_svg(name: str, colour: str) -> str:
    """A pattern along the border of a face, drawn in an SVG colour; the middle is left to the icon."""
    if name == "waves":
        return (
            f'<g transform="translate(3 3) scale(0.94)" fill="none" stroke="{colour}" stroke-width="4" '
            f'stroke-linecap="round">{_waves()}</g>'
        )
    if name == "dots":
        return "".join(f'<circle cx="{x:.2f}" cy="{y:.2f}" r="4.6" fill="{colour}"/>' for x, y in _ring_of(6))
    if name == "rays":
        parts = []
        for k in range(8):
            a = 3 + 12.5 * k
            parts.append(f"M{a} 3H{a + 9.5}L{a + 4.75} 17ZM{a} 97H{a + 9.5}L{a + 4.75} 83Z")
            parts.append(f"M3 {a}V{a + 9.5}L17 {a + 4.75}ZM97 {a}V{a + 9.5}L83 {a + 4.75}Z")
        return f'<path d="{"".join(parts)}" fill="{colour}"/>'
    if name == "leaves":
        parts = []
        for x, y in _ring_of(4):
            flat = y in (9.0, 91.0)
            rx, ry = (8.5, 4.2) if flat else (4.2, 8.5)
            parts.append(f'<ellipse cx="{x:.2f}" cy="{y:.2f}" rx="{rx}" ry="{ry}" fill="{colour}"/>')
        return "".join(parts)
    if name == "scales":
        arcs = "".join(
            f'<path d="M{x} {y}a8 8 0 0 0 16 0"/>' for y in (4, 84) for x in (2, 18, 34, 50, 66, 82)
        ) + "".join(f'<path d="M{x} {y}a8 8 0 0 0 16 0"/>' for y in (20, 36, 52, 68) for x in (2, 82))
        return f'<g fill="none" stroke="{colour}" stroke-width="3.6">{arcs}</g>'
    raise ValueError(f"no pattern {name!r}; there are waves, dots, rays, leaves, scales")


def stone_colours(colour: str, light: float) -> tuple[str, str, str, str]:
    """SVG colours of a face under ``light`` (1 is plain): ground, pattern, roundel and icon.

    Raises ValueError with the colours that exist.
    """
    if colour not in STONES:
        raise ValueError(f"no cubes of colour {colour!r}; there are {', '.join(STONES)}")
    base = STONES[colour].base
    return (
        css(lit(base, light)),
        css(lit(mix(base, (255, 246, 224), 0.34), light)),
        css(lit(mix(base, (14, 16, 34), 0.44), light)),
        css(lit((255, 246, 222), 0.35 + 0.65 * light)),
    )
