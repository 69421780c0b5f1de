"""The banners of the five kins: each of its own colours and carried its own way, on the star-blue sky of magic."""

from canvas import INK, Canvas
from registry import card
from shapes import along, bar, blob, box, crescent, leaf, limb, oval, path, poly, star
from things import (
    banner,
    fire,
    floor,
    hand,
    lantern,
    night,
    pole,
    scroll_of_leaves,
    sea,
    sparks,
    stars,
    town,
    wave_band,
    wheel,
    woods,
)
from tones import BRONZE, DUSK, GOLD, IRON, MAGIC, STEEL, TIDE, WOOD

from scenes.art.palette import mix


@card("banner_of_tides")
def banner_of_tides(c: Canvas) -> None:
    """A teal banner with a wave and a pearl at the masthead of a ship."""
    night(c, MAGIC, (86, 76), radius=46)
    sea(c, 250, TIDE, rows=2, swell=9)
    c.form(bar((206, 310), (206, -10), 19), WOOD, relief=6)
    for way in (-1, 1):
        for k in range(4):
            c.stroke([(206 + way * 14, 20 + k * 8), (206 + way * (110 + k * 40), 300)], 2.4, (34, 40, 66))
    c.form(limb([(60, 42), (352, 42)], 14), WOOD)
    cloth = banner(c, 206, 44, 216, 214, (34, 128, 140))
    with c.within(cloth):
        for k in range(2):
            y = 196 + k * 26
            c.form(wave_band(y, 12, 52, 0.6 + k, 330), mix(TIDE.pale, TIDE.main, 0.25 + 0.5 * k), ink=1.8, relief=4)
        c.form(
            path(
                "M 132 194 C 132 130 170 88 222 92 C 268 96 286 134 270 164 C 262 142 238 134 224 146 C 206 160 "
                "214 184 244 194 Z"
            ),
            TIDE.pale,
            relief=8,
        )
    c.form(oval(250, 162, 19), (250, 240, 236), shine=1.0, relief=8)


@card("banner_of_embers")
def banner_of_embers(c: Canvas) -> None:
    """A red banner with a flame, its hem burning, carried up a hill in a mailed fist."""
    night(c, MAGIC, (290, 90), radius=70, disc=False)
    c.glow(226, 150, 210, (255, 150, 70), 0.7)
    c.form(path("M -10 310 L -10 286 Q 140 240 410 276 L 410 310 Z"), (66, 60, 96), relief=6)
    pole(c, (84, 310), (118, -10), 15, (84, 62, 58))
    cloth = path("M 118 22 Q 200 -8 262 26 Q 320 54 392 26 L 366 98 L 396 166 Q 320 196 254 164 Q 190 134 104 168 Z")
    c.shadow(cloth, 8, 12, 7, 0.5)
    c.form(cloth, (190, 40, 36), relief=14)
    with c.within(cloth):
        c.flat(cloth - cloth.scaled(0.9, 0.84), GOLD, 0.9)
        for line in (
            [(176, 0), (186, 80), (160, 170)],
            [(262, 10), (276, 90), (250, 180)],
            [(330, 30), (340, 110), (326, 190)],
        ):
            c.stroke(line, (2, 10, 2), (90, 14, 22), 0.5)
    fire(c, 220, 140, 74, 108, glow=0.3)
    for x, y, w, h in ((392, 112, 34, 52), (396, 178, 40, 62), (350, 198, 34, 50), (304, 192, 26, 38)):
        fire(c, x, y, w, h, lean=6, glow=0.4)
    c.form(limb([(-20, 330), (40, 270), (84, 228)], (84, 70, 52)), IRON, shine=0.7)
    c.form(bar((30, 300), (62, 256), 66, 62), IRON, shine=0.6, relief=8)
    hand(c, 95, 214, 46, STEEL, turn=6)
    sparks(c, 280, 190, 110, (255, 190, 90), 30)


@card("banner_of_moss")
def banner_of_moss(c: Canvas) -> None:
    """A green banner with a leaf, hung from a living branch and grown over with moss and flowers."""
    night(c, MAGIC, (316, 80), radius=50)
    woods(c, MAGIC, 270, trunks=5)
    c.form(path("M -10 310 L -10 276 Q 200 262 410 280 L 410 310 Z"), (56, 84, 92), relief=6)
    bark = (112, 82, 64)
    c.form(path("M -10 310 L -10 -10 L 46 -10 Q 54 120 74 310 Z"), bark, relief=16)
    c.form(limb([(30, 90), (110, 44), (230, 40), (352, 22), (392, 40)], (40, 30, 24, 16, 5)), bark)
    cloth = banner(c, 214, 52, 220, 216, (66, 128, 62), edge=(220, 226, 150))
    with c.within(cloth):
        c.form(leaf((214, 238), 180, 164, 74), (190, 214, 110), relief=10)
        c.stroke([(214, 250), (214, 92)], (5, 2), (60, 100, 50))
        for k in range(4):
            for way in (-1, 1):
                c.stroke([(214, 208 - k * 28), (214 + way * (36 - k * 4), 184 - k * 28)], (3, 1), (60, 100, 50))
    for x in (110, 140, 176, 214, 252, 290, 318):
        c.form(
            blob([(x - 22, 54), (x - 8, 42), (x + 12, 44), (x + 22, 56), (x + 10, 72 + (x % 14)), (x - 10, 70)]),
            (120, 164, 70),
            ink=1.6,
            relief=6,
        )
    for x, y in ((128, 52), (200, 50), (270, 52), (306, 60), (110, 210), (322, 226)):
        for a in range(0, 360, 72):
            c.form(oval(*along((x, y), a, 8), 8, 7), (246, 226, 236), ink=1.2)
        c.form(oval(x, y, 5.5), (244, 200, 84), ink=1)
    scroll_of_leaves(c, [(102, 70), (96, 140), (116, 200), (100, 268)], (84, 140, 70), size=25, stem=6)
    scroll_of_leaves(c, [(328, 70), (336, 140), (316, 210), (334, 276)], (84, 140, 70), size=25, stem=6)


@card("banner_of_brass")
def banner_of_brass(c: Canvas) -> None:
    """A golden banner with a cog, borne by a tin soldier on a crank-driven wheel."""
    night(c, MAGIC, (110, 100), radius=60, disc=False)
    c.carve((250, 110), (255, 240, 190), count=130, reach=(90, 330), strength=0.35, rays=True)
    town(c, 276, (40, 52, 104), height=60, glow=0.4)
    floor(c, 270, (104, 110, 150), stones=True)
    pole(c, (132, 300), (132, -4), 13, BRONZE)
    c.form(limb([(112, 26), (384, 26)], 13), GOLD, shine=0.8)
    for x in (132, 384):
        c.form(oval(x, 26, 12), GOLD, shine=0.9)
    cloth = banner(c, 256, 30, 216, 206, (214, 160, 66), edge=(126, 80, 36))
    with c.within(cloth):
        wheel(c, 256, 118, 74, 12, (110, 74, 44), spokes=6, shine=0.2)
        c.form(oval(256, 118, 30), (96, 196, 184), shine=0.9, relief=10)
    # the tin soldier
    tin = (166, 180, 190)
    for x in (46, 84):
        c.form(box(x, 268, 24, 60, 4), (50, 66, 128))
        c.form(path(f"M {x - 18} 306 Q {x - 14} 286 {x + 4} 286 Q {x + 26} 290 {x + 26} 306 Z"), (40, 38, 52))
    c.form(box(66, 200, 84, 92, 14), (186, 58, 58), relief=16)
    for k in range(3):
        c.form(oval(66, 172 + k * 24, 7), GOLD, ink=1.2, shine=0.8)
    c.form(bar((28, 168), (104, 230), 10), (246, 240, 226), ink=1.4)
    c.form(limb([(32, 172), (8, 210), (28, 244)], (26, 23, 20)), (186, 58, 58))
    c.form(box(66, 122, 66, 58, 16), tin, shine=0.9, relief=12)
    for x in (54, 82):
        c.form(oval(x, 120, 9), (40, 42, 54), ink=1.4)
        c.flat(oval(x, 120, 5.5), (180, 250, 226))
    c.form(box(68, 140, 26, 5, 2), INK, ink=0.5)
    c.form(path("M 30 96 L 36 36 Q 66 24 96 36 L 102 96 Q 66 84 30 96 Z"), (50, 66, 128), relief=10)
    c.form(path("M 28 92 Q 66 78 108 92 Q 116 102 98 102 Q 66 92 34 102 Z"), (34, 34, 50), relief=4)
    c.form(star(66, 62, 14, 6, 5), GOLD, shine=0.8, ink=1.4)
    c.form(limb([(98, 176), (130, 200), (134, 168)], (26, 23, 20)), (186, 58, 58))
    c.form(oval(133, 160, 15), tin, shine=0.8)


@card("banner_of_dusk")
def banner_of_dusk(c: Canvas) -> None:
    """A violet banner with a crescent from which a lamp hangs, torn by the wind on a chimney among bats."""
    night(c, MAGIC, (306, 70), radius=0.5, disc=False)
    c.glow(220, 110, 200, DUSK.glow, 0.5)
    stars(c, 50, MAGIC.pale, bottom=220)
    town(c, 318, (30, 28, 72), height=84, glow=0.7)
    c.form(poly([(0, 310), (0, 240), (76, 204), (168, 250), (168, 310)]), (70, 54, 100), relief=6)
    c.form(box(72, 226, 62, 84, 2), (112, 66, 84), relief=6)
    for k in range(4):
        c.stroke([(42, 204 + k * 18), (104, 204 + k * 18)], 2.4, INK, 0.7)
    c.form(box(72, 184, 74, 16, 2), (112, 66, 84))
    pole(c, (70, 190), (86, -10), 12, (70, 56, 70))
    cloth = path(
        "M 86 8 Q 170 -10 236 30 Q 296 62 372 40 L 344 74 L 384 98 L 346 126 L 376 158 L 336 166 L 344 196 "
        "Q 280 214 222 184 "
        "Q 156 150 76 172 Z"
    )
    c.shadow(cloth, 8, 12, 7, 0.5)
    c.form(cloth, (100, 66, 158), relief=14)
    with c.within(cloth):
        c.flat(cloth - cloth.scaled(0.91, 0.86), (226, 196, 120), 0.9)
        for line in (
            [(150, 0), (166, 80), (140, 170)],
            [(246, 20), (262, 110), (236, 200)],
            [(320, 50), (330, 120), (310, 200)],
        ):
            c.stroke(line, (2, 11, 2), (44, 24, 84), 0.5)
    moon = crescent(196, 94, 58, 0.5, -16)
    c.form(moon, (255, 232, 170), relief=8, shine=0.4)
    c.stroke([(218, 48), (232, 62), (232, 74)], 3.4, (255, 232, 170))
    lantern(c, 232, 68, 62, (236, 190, 104), glow=0.3)
    for x, y, s in ((300, 236, 1.2), (236, 250, 0.8), (356, 250, 0.9), (26, 60, 0.9)):
        for way in (-1, 1):
            c.form(
                path("M 0 0 L 12 -14 Q 26 -20 40 -6 Q 30 -8 28 4 Q 20 -4 14 6 Q 8 0 0 6 Z")
                .scaled(s * way, s, (0, 0))
                .moved(x, y),
                (34, 26, 56),
                ink=1.2,
                rim=(150, 120, 210),
            )
        c.form(oval(x, y, 6 * s, 8 * s), (34, 26, 56), ink=1.2)
