"""The great cards of the brass: bishops of steam, siege engines, the orrery and the colossus."""

import math

from canvas import INK, Canvas
from registry import card
from shapes import along, bar, blob, box, limb, oval, path, poly
from things import bell, coin, night, rivets, smoke, stars, town, wall, wheel
from tones import BRASS, BRONZE, GOLD, IRON, STEEL, STONE, WOOD

from scenes.art.palette import mix


@card("engine_bishop")
def engine_bishop(c: Canvas) -> None:
    """A bishop who is a steam engine: mitre with a gauge, boiler for a body, organ pipes and a crozier of cogs."""
    c.wash([(0, (40, 34, 44)), (0.7, (112, 88, 64)), (1, (60, 46, 44))])
    c.carve((190, 90), BRASS.glow, count=130, reach=(80, 340), strength=0.3, rays=True)
    c.glow(180, 90, 220, BRASS.glow, 0.5)
    for k in range(4):
        for way in (-1, 1):
            x, high = 190 + way * (108 + 26 * k), 190 - 34 * k
            c.form(box(x, 300 - high / 2, 22, high, 4), GOLD, shine=0.8, relief=6)
            c.form(oval(x, 300 - high, 11, 5), (60, 40, 34), ink=1.4)
            c.form(
                path(f"M {x - 6} {262 - high * 0.2} L {x} {246 - high * 0.2} L {x + 6} {262 - high * 0.2} Z"),
                (60, 40, 34),
                ink=1,
            )
    smoke(c, [(300, 96), (326, 62), (316, 26), (352, -8)], (9, 16, 22, 28), (196, 188, 184))
    boiler = path("M 88 320 Q 78 216 128 190 Q 190 164 252 190 Q 302 216 292 320 Z")
    c.form(boiler, (196, 136, 66), shine=0.9, relief=26)
    for y in (232, 284):
        c.form(
            path(f"M 88 {y} Q 190 {y + 30} 292 {y} L 292 {y + 14} Q 190 {y + 44} 88 {y + 14} Z"),
            BRONZE,
            ink=1.6,
            relief=4,
        )
        rivets(
            c, [(112 + k * 26, y + 14 + 12 * math.sin(math.pi * (k + 0.9) / 7.8)) for k in range(7)], 4, (240, 200, 120)
        )
    c.form(oval(190, 270, 33), IRON, shine=0.6, relief=6)
    c.form(oval(190, 270, 24), (255, 170, 70), ink=1.6, relief=3, shade=0.3)
    c.glow(190, 270, 70, (255, 150, 60), 0.7)
    for k in range(3):
        c.form(bar((176 + k * 14, 248), (176 + k * 14, 292), 4), IRON, ink=1)
    stole = path("M 136 186 L 164 178 L 172 232 L 150 300 L 124 290 Z")
    for shape in (stole, stole.mirrored(190)):
        c.form(shape, (150, 40, 50), relief=6)
    for way in (-1, 1):
        wheel(c, 190 + way * 46, 240, 14, 8, GOLD)
    # arms
    c.form(limb([(118, 208), (62, 232), (66, 170)], (46, 38, 30)), (150, 40, 50))
    c.form(box(66, 142, 42, 38, 9), GOLD, shine=0.8)
    for k in range(4):
        c.form(limb([(52 + k * 10, 128), (46 + k * 13, 94)], (11, 8)), GOLD, ink=1.6, shine=0.6)
    c.form(limb([(86, 150), (104, 128)], (12, 9)), GOLD, ink=1.6)
    c.form(bar((316, 310), (316, 70), 14), BRONZE, shine=0.8)
    wheel(c, 316, 62, 46, 12, GOLD, spokes=6)
    bell(c, 316, 66, 34, (240, 200, 120))
    c.form(limb([(262, 208), (322, 240), (316, 202)], (46, 38, 30)), (150, 40, 50))
    c.form(box(316, 196, 40, 34, 9), GOLD, shine=0.8)
    # the head: iron cheeks, a grille for a mouth, mitre above
    c.form(box(190, 128, 104, 88, 20), (176, 182, 190), shine=0.9, relief=16)
    for way in (-1, 1):
        c.form(oval(190 + way * 26, 118, 17), (44, 38, 46), relief=3)
        c.glow(190 + way * 26, 118, 34, (255, 180, 80), 0.7)
        c.flat(oval(190 + way * 26, 118, 10), (255, 206, 110))
        c.flat(oval(190 + way * 26, 119, 4), INK)
        c.form(oval(190 + way * 56, 132, 10, 15), BRONZE, shine=0.7)
    c.form(box(190, 154, 62, 22, 5), (44, 38, 46), ink=1.6, relief=3)
    for k in range(6):
        c.form(bar((165 + k * 10, 144), (165 + k * 10, 164), 4), GOLD, ink=0.8)
    c.form(
        path("M 134 88 L 128 44 Q 146 8 190 -14 Q 234 8 252 44 L 246 88 Q 190 70 134 88 Z"), (150, 40, 50), relief=10
    )
    c.form(path("M 182 -8 L 198 -8 L 198 74 L 182 74 Z"), GOLD, shine=0.7, relief=4)
    c.form(path("M 132 68 Q 190 48 248 68 L 246 92 Q 190 72 134 92 Z"), GOLD, shine=0.8, relief=5)
    c.form(oval(190, 36, 23), GOLD, shine=0.9, relief=5)
    c.form(oval(190, 36, 17), (250, 244, 224), ink=1.4, relief=2)
    for a in range(110, 251, 35):
        c.stroke([along((190, 36), a, 11), along((190, 36), a, 16)], 2, INK)
    c.stroke([(190, 36), along((190, 36), 140, 13)], (3.4, 1.4), (196, 40, 44))


@card("siege_lathe")
def siege_lathe(c: Canvas) -> None:
    """A lathe as large as a house on iron wheels, its spinning bit biting through a city wall."""
    night(c, BRASS, (86, 60), radius=38)
    stars(c, 26, BRASS.pale, bottom=120)
    town(c, 226, (40, 34, 44), height=60, glow=0.4)
    c.form(path("M -10 310 L -10 256 L 410 256 L 410 310 Z"), (86, 70, 62), relief=6)
    # the wall, breaking
    with c.within(
        poly([(322, 310), (330, 214), (306, 186), (326, 160), (308, 128), (334, 100), (330, 20), (410, 20), (410, 310)])
    ):
        wall(c, (136, 124, 128), brick=(38, 24))
    c.stroke([(332, 20), (334, 100), (308, 128), (326, 160), (306, 186), (330, 214), (324, 300)], 4, INK)
    for k in range(2):
        c.form(box(346 + k * 48, 14, 30, 30, 1), (136, 124, 128))
    c.glow(306, 158, 120, (255, 200, 110), 0.95)
    # frame on wheels
    c.shadow(box(136, 270, 260, 24, 8), 4, 10, 6, 0.7)
    c.form(path("M 8 250 L 26 196 L 244 196 L 262 250 Z"), (124, 82, 50), relief=8)
    c.form(box(136, 196, 270, 22, 4), GOLD, shine=0.8, relief=6)
    rivets(c, [(20 + k * 33, 196) for k in range(8)], 4, (250, 214, 140))
    for x in (54, 138, 222):
        c.form(oval(x, 262, 38), IRON, shine=0.6, relief=9)
        c.form(oval(x, 262, 25), (124, 82, 50), ink=1.6, relief=5)
        for k in range(6):
            c.form(bar((x, 262), along((x, 262), 60 * k + 12, 27), 7), IRON, ink=1.2)
        c.form(oval(x, 262, 9), GOLD, ink=1.6, shine=0.9)
    # headstock: boiler, belts and the great chuck
    c.form(box(60, 130, 100, 116, 12), (196, 136, 66), shine=0.9, relief=20)
    rivets(c, [(x, y) for x in (20, 100) for y in (84, 130, 176)], 4.6, (250, 214, 140))
    c.form(box(40, 54, 26, 50, 3), IRON, shine=0.6)
    c.form(box(40, 30, 36, 12, 3), IRON)
    smoke(c, [(42, 20), (62, -4), (100, -20)], (15, 24, 30), (150, 140, 140))
    wheel(c, 60, 132, 40, 12, GOLD, spokes=5)
    for k, (x, w, h, tone) in enumerate(((122, 30, 96, BRONZE), (150, 30, 118, GOLD), (180, 34, 92, BRONZE))):
        c.form(box(x, 142, w, h, 6), tone, shine=0.9, relief=h * 0.2)
        for n in range(4):
            y = 142 - h / 2 + h * (n + 0.5) / 4
            c.stroke([(x - w / 2 + 2, y), (x + w / 2 - 2, y)], 2.2, mix(tone, INK, 0.55), 0.8 if k != 1 else 1.0)
    # the bit, a fluted cone
    c.form(path("M 194 92 Q 250 108 322 150 Q 250 186 194 192 Z"), STEEL, shine=1.0, relief=20)
    for k in range(5):
        x = 208 + k * 22
        half = 48 * (1 - k / 5.6)
        c.stroke([(x - 4, 143 - half), (x + 14, 143), (x + 6, 145 + half * 0.9)], (2, 5, 2), (70, 78, 96))
    for _ in range(26):
        a, n = float(c.rng.uniform(-120, 60)), float(c.rng.uniform(26, 96))
        one, two = along((310, 152), a - 30, n * 0.4), along((310, 152), a - 30, n)
        c.stroke([one, two], (3, 0.8), (255, 226, 140) if n > 50 else (255, 170, 80), 0.9)
    for x, y, s, a in (
        (292, 86, 15, 20),
        (276, 214, 17, -30),
        (300, 236, 12, 40),
        (262, 74, 10, 60),
        (316, 256, 16, 10),
        (286, 262, 11, 70),
    ):
        c.form(box(x, y, s * 1.4, s, 1, a), (136, 124, 128), ink=1.6)


@card("grand_orrery")
def grand_orrery(c: Canvas) -> None:
    """A brass sun with a face, planets on great rings around it, turned by cogs below."""
    c.wash([(0, (20, 18, 40)), (0.7, (52, 44, 66)), (1, (40, 34, 44))])
    stars(c, 90, (250, 240, 214), bottom=300)
    c.carve((200, 130), BRASS.glow, count=150, reach=(90, 340), strength=0.3)
    c.glow(200, 130, 240, (255, 206, 110), 0.8)
    for rx, ry, turn, w in ((188, 62, -14, 9), (176, 74, 22, 8)):
        c.form(oval(200, 132, rx, ry, turn) - oval(200, 132, rx - w, ry - w, turn), GOLD, shine=0.7, relief=3)
    # cogs and stand
    wheel(c, 128, 272, 50, 14, BRONZE, spokes=6)
    wheel(c, 272, 276, 44, 12, BRONZE, spokes=5, turn=10)
    c.form(path("M 178 310 L 188 180 L 212 180 L 222 310 Z"), GOLD, shine=0.8, relief=8)
    wheel(c, 200, 262, 36, 12, GOLD)
    c.form(oval(200, 206, 25, 12), BRONZE, shine=0.8)
    # the sun
    for k in range(16):
        a = 22.5 * k
        far = 100 if k % 2 == 0 else 84
        c.form(
            poly([along((200, 126), a - 9, 60), along((200, 126), a, far), along((200, 126), a + 9, 60)]),
            (248, 196, 92) if k % 2 == 0 else BRONZE,
            shine=0.6,
            relief=4,
        )
    c.form(oval(200, 126, 66), (250, 204, 104), shine=1.0, relief=24)
    for way in (-1, 1):
        c.flat(oval(200 + way * 24, 116, 13, 15), (255, 252, 236))
        c.flat(oval(200 + way * 24 + 2, 118, 7, 9), INK)
        c.stroke([(200 + way * 8, 96), (200 + way * 26, 90), (200 + way * 42, 100)], (2, 6, 2), (130, 78, 30))
        c.flat(oval(200 + way * 40, 142, 10, 8), (240, 130, 70), 0.7)
    c.stroke([(200, 116), (208, 140), (196, 144)], (2, 4, 3), (150, 92, 36))
    c.stroke([(176, 156), (200, 167), (224, 156)], (2, 6, 2), (130, 60, 30))
    # near halves of the rings, then the worlds
    for rx, ry, turn, w, first in ((188, 62, -14, 9, 0), (176, 74, 22, 8, 0)):
        hoop = oval(200, 132, rx, ry, turn) - oval(200, 132, rx - w, ry - w, turn)
        with c.within(box(200, 132 + 60 + first, 420, 120, 0).turned(turn, (200, 132))):
            c.form(hoop, GOLD, shine=0.7, relief=3)
    for x, y, r, tone, extra in (
        (46, 168, 33, (70, 150, 170), "cloud"),
        (352, 88, 29, (206, 92, 62), ""),
        (330, 196, 25, (150, 180, 90), ""),
        (82, 60, 23, (190, 150, 210), "hoop"),
        (232, 214, 16, (236, 226, 206), ""),
    ):
        c.shadow(oval(x, y, r), 5, 7, 5, 0.5)
        c.form(oval(x, y, r), tone, shine=0.8, relief=r * 0.5)
        if extra == "cloud":
            for dy in (-12, 4, 16):
                c.stroke([(x - 22, y + dy), (x, y + dy - 4), (x + 22, y + dy)], (1, 5, 1), (236, 246, 240), 0.8)
        if extra == "hoop":
            c.form(
                oval(x, y, r * 1.7, r * 0.5, -20)
                - oval(x, y, r * 1.35, r * 0.28, -20)
                - path(
                    f"M {x - r} {y} L {x - r} {y - r} L {x + r} {y - r} L {x + r} {y - 4} Q {x} {y + 4} {x - r} {y} Z"
                ),
                GOLD,
                ink=1.6,
                shine=0.6,
            )


@card("colossus_of_tolls")
def colossus_of_tolls(c: Canvas) -> None:
    """A bronze giant stands astride the harbour mouth, a bell in one fist, the other held out for the toll."""
    night(c, BRASS, (300, 70), radius=46)
    c.carve((200, 90), BRASS.glow, count=90, reach=(110, 330), strength=0.25)
    town(c, 250, (44, 36, 44), height=36, glow=0.7)
    for k in range(2):
        c.form(
            path(
                f"M -20 310 L -20 {256 + k * 24} Q 60 {248 + k * 24} 120 {256 + k * 24} Q 200 {262 + k * 24} 280 "
                f"{256 + k * 24} Q 350 "
                f"{248 + k * 24} 420 {256 + k * 24} L 420 310 Z"
            ),
            (52 - 12 * k, 92 - 16 * k, 104 - 14 * k),
            relief=5,
            ink=1.4,
        )
    bronze = (190, 126, 62)
    # legs on two piers
    for way in (-1, 1):
        c.form(box(200 + way * 104, 290, 96, 60, 3), STONE, relief=6)
        c.form(
            limb([(200 + way * 34, 168), (200 + way * 74, 210), (200 + way * 100, 262)], (66, 56, 44)),
            bronze,
            shine=0.8,
        )
        boot = path("M 74 268 Q 66 246 92 242 Q 122 240 124 268 Z")
        c.form(boot if way < 0 else boot.mirrored(200), bronze, shine=0.6)
    # a ship between
    c.glow(200, 250, 40, (255, 220, 130), 0.8)
    c.form(bar((200, 250), (202, 206), 4), WOOD, ink=1.4)
    c.form(path("M 204 208 Q 226 224 220 244 L 204 244 Z"), (240, 228, 200), ink=1.6)
    c.form(path("M 172 250 L 232 250 Q 226 270 212 272 L 192 272 Q 176 266 172 250 Z"), (130, 70, 50), ink=1.8)
    # trunk with plates and skirt
    c.form(
        path("M 136 92 Q 200 66 264 92 Q 276 140 250 176 L 150 176 Q 124 140 136 92 Z"), bronze, shine=0.9, relief=24
    )
    c.form(
        path("M 142 164 L 258 164 L 276 206 L 250 198 L 226 212 L 200 200 L 174 212 L 150 198 L 124 206 Z"),
        (124, 82, 46),
        relief=8,
    )
    c.form(box(200, 164, 124, 18, 4), GOLD, shine=0.9, relief=5)
    coin(c, 200, 124, 27)
    rivets(c, [(150, 104), (250, 104), (158, 150), (242, 150)], 5, (240, 196, 116))
    # the arm with the bell
    c.form(limb([(262, 104), (334, 116), (342, 52)], (54, 48, 38)), bronze, shine=0.8)
    bell(c, 342, 60, 104, GOLD, turn=-6, shine=1.0)
    c.form(box(342, 44, 50, 42, 12), bronze, shine=0.7, relief=8)
    for k in range(4):
        c.form(box(323 + k * 13, 52, 12, 30, 5), bronze, ink=1.6)
    # the hand for the toll
    c.form(limb([(138, 104), (70, 138), (60, 96)], (54, 46, 36)), bronze, shine=0.8)
    c.form(path("M 20 86 Q 58 106 98 84 Q 96 62 84 60 L 34 62 Q 20 68 20 86 Z"), bronze, shine=0.7, relief=8)
    for k in range(4):
        c.form(limb([(30 + k * 16, 72), (24 + k * 18, 46)], (15, 11)), bronze, ink=1.7)
    for x, y in ((46, 56), (66, 54), (56, 44), (76, 50)):
        coin(c, x, y, 14, flat=0.55)
    # the head, crowned with gate towers
    c.form(box(200, 76, 44, 30, 6), mix(bronze, INK, 0.2))
    c.form(
        blob([(158, 44), (164, 14), (200, 4), (236, 14), (242, 44), (230, 74), (200, 88), (170, 74)]),
        bronze,
        shine=0.9,
        relief=18,
    )
    for way in (-1, 1):
        c.flat(oval(200 + way * 18, 42, 11, 7, way * 8), INK)
        c.glow(200 + way * 18, 42, 24, (255, 214, 110), 0.9)
        c.flat(oval(200 + way * 18, 42, 5.5, 4.5), (255, 246, 196))
        c.stroke([(200 + way * 6, 36), (200 + way * 32, 26)], (7, 5), mix(bronze, INK, 0.55))
    c.form(poly([(194, 44), (206, 44), (210, 62), (190, 62)]), mix(bronze, INK, 0.08), ink=1.4)
    c.form(blob([(176, 68), (200, 62), (224, 68), (226, 92), (200, 112), (174, 92)]), mix(bronze, INK, 0.3), relief=7)
    c.stroke([(186, 74), (200, 71), (214, 74)], 4, INK)
    crown = path(
        "M 154 22 L 154 -8 L 170 -8 L 170 4 L 184 4 L 184 -8 L 216 -8 L 216 4 L 230 4 L 230 -8 L 246 -8 "
        "L 246 22 Q 200 6 154 22 Z"
    )
    c.form(crown.moved(0, 11), GOLD, shine=0.8, relief=6)
