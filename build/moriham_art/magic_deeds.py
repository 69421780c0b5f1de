"""Magic cards of vows, roads, feasts and prices, in pale star-blue and ivory."""

from canvas import INK, Canvas
from figures import face
from registry import card
from relics import bone, mirror, open_book, skull
from shapes import along, bar, blob, box, drop, gear, limb, oval, path, poly, ring, star
from things import (
    bell,
    chain,
    coin,
    fire,
    floor,
    foliage,
    hand,
    lantern,
    night,
    pole,
    rivets,
    stars,
    town,
    wall,
)
from tones import BONE, BRONZE, GOLD, IRON, MAGIC, SKIN, STEEL, WOOD

from scenes.art.palette import mix


@card("open_ledger")
def open_ledger(c: Canvas) -> None:
    """A clerk's great book lies open on the desk, a quill writing in it, an inkwell and coins beside."""
    c.wash([(0, (52, 66, 118)), (1, (36, 46, 92))])
    c.glow(120, 50, 260, MAGIC.glow, 0.6)
    c.carve((130, 30), MAGIC.glow, count=110, reach=(60, 320), strength=0.25)
    floor(c, 96, (128, 92, 74), boards=True)
    c.glow(200, 170, 190, (255, 240, 200), 0.45)
    c.shadow(oval(196, 250, 190, 40), 6, 6, 8, 0.7)
    open_book(c, 196, 86, 300, 178, (46, 76, 140), lines=8)
    for x in (96, 300):
        c.stroke([(x, 106), (x - (196 - x) * 0.09, 240)], 2.4, (198, 84, 78), 0.9)
    for k in range(5):
        c.stroke([(310 + k, 116 + k * 25), (338 + k * 2, 113 + k * 25)], 5, (64, 92, 150), 0.9)
    # inkwell and coins
    c.form(path("M 20 250 L 32 216 L 76 216 L 88 250 Q 88 270 54 270 Q 20 270 20 250 Z"), (70, 110, 160), shine=0.9)
    c.form(oval(54, 216, 22, 7), INK)
    for x, y in ((352, 276), (384, 262), (372, 250)):
        coin(c, x, y, 20, flat=0.5)
    # the quill in a hand
    quill = path("M 214 196 Q 226 150 262 104 Q 300 46 366 10 Q 362 66 322 116 Q 280 164 226 190 Z")
    c.shadow(quill, 8, 12, 6, 0.5)
    c.form(quill, (242, 244, 250), relief=10)
    c.stroke([(206, 212), (250, 150), (350, 30)], (3, 4, 2), (120, 132, 170))
    for k in range(6):
        x, y = 250 + k * 18, 132 - k * 19
        c.stroke([(x, y), (x + 24, y - 2)], (2, 0.6), (140, 152, 190))
    c.form(poly([(214, 196), (200, 222), (226, 200)]), GOLD, ink=1.4, shine=0.7)


@card("rust")
def rust(c: Canvas) -> None:
    """A sword and a cog eaten by rust, crumbling to red flakes in the rain."""
    night(c, MAGIC, (200, 90), radius=70, disc=False)
    c.form(path("M -10 310 L -10 252 Q 200 236 410 254 L 410 310 Z"), (74, 84, 116), relief=8)
    rusty = (176, 88, 44)
    cog = gear(132, 168, 104, 14, 0.62)
    for k in range(5):
        cog = cog + bar((132, 168), along((132, 168), 72 * k + 20, 70), 17)
    cog = cog - blob([(178, 50), (236, 66), (262, 116), (226, 132), (212, 108), (196, 106), (186, 84)])
    c.form(cog, rusty, relief=10)
    c.form(oval(132, 168, 25), mix(rusty, INK, 0.4), relief=9)
    with c.within(cog):
        for _ in range(34):
            x, y, r = float(c.rng.uniform(28, 236)), float(c.rng.uniform(64, 272)), float(c.rng.uniform(4, 13))
            c.flat(
                blob([(x - r, y), (x, y - r * 0.8), (x + r, y + 1), (x + 1, y + r)]),
                ((110, 48, 30), (226, 136, 60), (86, 36, 28))[int(c.rng.integers(3))],
                0.8,
            )
    for k in range(5):
        x, y = (190, 196, 214, 226, 214)[k], (76, 98, 112, 126, 92)[k]
        c.form(blob([(x - 8, y), (x, y - 7), (x + 8, y + 1), (x, y + 8)]), rusty, ink=1.4)
    # the sword, its point gone
    c.form(
        poly([(254, 30), (276, 34), (318, 170), (312, 176), (318, 188), (304, 184), (300, 196), (292, 182)]),
        (150, 112, 96),
        relief=4,
    )
    blade = poly([(254, 30), (276, 34), (318, 170), (312, 176), (318, 188), (304, 184), (300, 196), (292, 182)])
    with c.within(blade):
        for _ in range(22):
            x, y, r = float(c.rng.uniform(250, 320)), float(c.rng.uniform(40, 190)), float(c.rng.uniform(4, 10))
            c.flat(
                blob([(x - r, y), (x, y - r), (x + r, y), (x, y + r)]), (196, 92, 40) if r > 6 else (110, 48, 30), 0.85
            )
    c.form(bar((226, 50), (300, 24), 16), rusty)
    c.form(bar((258, 32), (244, -14), 15), (86, 56, 48))
    for k in range(26):
        x, y = 306 + float(c.rng.normal(0, 26)), 190 + float(c.rng.uniform(0, 90))
        s = float(c.rng.uniform(2.5, 8))
        c.form(
            poly([(x - s, y), (x, y - s), (x + s, y + s * 0.3), (x, y + s)]),
            (200, 96, 44) if k % 3 else (120, 54, 34),
            ink=1.0,
        )
    c.form(blob([(232, 290), (266, 268), (312, 258), (356, 270), (384, 292)]), (170, 80, 40), relief=7)
    for _ in range(26):
        x, y = float(c.rng.uniform(0, 400)), float(c.rng.uniform(-10, 290))
        c.stroke([(x, y), (x - 6, y + 26)], (0.6, 2), MAGIC.glow, 0.5)


@card("iron_vow")
def iron_vow(c: Canvas) -> None:
    """An iron gauntlet laid on an armoured breast, chains around both, a light under the palm."""
    c.wash([(0, (40, 52, 104)), (1, (98, 122, 180))])
    c.carve((206, 176), MAGIC.glow, count=150, reach=(150, 330), strength=0.45, rays=True)
    iron = (104, 116, 142)
    c.form(
        path("M 30 320 Q 10 170 60 112 Q 110 66 200 64 Q 290 66 340 112 Q 390 170 370 320 Z"),
        (84, 94, 122),
        relief=26,
        shine=0.5,
    )
    c.form(
        path("M 118 74 Q 200 118 282 74 Q 290 96 272 112 Q 200 146 128 112 Q 110 96 118 74 Z"),
        iron,
        shine=0.7,
        relief=8,
    )
    helm = path("M 138 84 L 136 24 Q 138 -34 200 -36 Q 262 -34 264 24 L 262 84 Q 200 118 138 84 Z")
    c.form(helm, (128, 140, 166), shine=0.9, relief=16)
    c.form(bar((200, -36), (200, 100), 13), GOLD, shine=0.7, relief=4)
    for way in (-1, 1):
        c.form(box(200 + way * 31, 26, 44, 13, 5), (14, 18, 36), ink=1.4, relief=2)
        c.glow(200 + way * 29, 26, 22, (190, 220, 255), 0.9)
        c.flat(oval(200 + way * 29, 26, 5, 4), (240, 250, 255))
        for k in range(3):
            c.flat(oval(200 + way * (22 + 14 * k), 62, 3.6), (14, 18, 36))
    for way in (-1, 1):
        c.form(oval(200 + way * 150, 144, 66, 58), iron, shine=0.8)
        rivets(c, [along((200 + way * 150, 144), a, 50) for a in (0, 60, -60, 120, -120)], 4.6, (150, 160, 184))
    c.stroke([(200, 118), (200, 310)], 3, INK, 0.8)
    chain(c, [(60, 300), (130, 236), (220, 226), (300, 250), (360, 310)], 27, (140, 150, 176))
    c.glow(206, 176, 110, (255, 240, 200), 0.95)
    # forearm and gauntlet
    c.form(limb([(420, 330), (360, 268), (286, 214)], (92, 84, 70)), iron, shine=0.8)
    c.form(bar((322, 286), (350, 232), 30, 30), GOLD, shine=0.8, relief=5)
    c.form(blob([(172, 160), (206, 140), (262, 160), (298, 196), (282, 236), (236, 232), (196, 210)]), iron, shine=0.9)
    for k in range(4):
        root = (186 + k * 16, 158 + k * 17)
        middle = (root[0] - 40, root[1] - 10 + k * 2)
        end = (root[0] - 72, root[1] + 2 + k * 2)
        c.form(limb([root, middle, end], (29, 26, 20)), iron, shine=0.8)
        for joint in (middle, root):
            c.form(oval(*joint, 12, 14), mix(iron, (220, 226, 240), 0.25), ink=1.4, shine=0.6)
    c.form(limb([(238, 160), (210, 120), (176, 108)], (30, 26, 20)), iron, shine=0.8)


@card("pilgrim_road")
def pilgrim_road(c: Canvas) -> None:
    """A white road winds over hills to a far bell tower; a pilgrim with staff and wide hat sets out on it."""
    night(c, MAGIC, (284, 66), radius=40)
    stars(c, 60, (250, 248, 232), bottom=120)
    for k, (y, tone) in enumerate(
        ((150, (96, 120, 178)), (176, (78, 100, 156)), (214, (62, 84, 134)), (252, (48, 66, 112)))
    ):
        o = 40 * k
        c.form(
            path(
                f"M -10 310 L -10 {y + 10} Q {80 + o} {y - 26} {180 + o} {y} Q {290 + o} {y + 24} 410 {y - 14} L "
                f"410 310 Z"
            ),
            tone,
            relief=10,
        )
    # the tower at the end
    c.glow(300, 118, 60, (255, 240, 190), 0.8)
    c.form(poly([(290, 156), (292, 106), (301, 88), (310, 106), (312, 156)]), (214, 206, 200), ink=1.4)
    c.flat(oval(301, 116, 5, 7), (255, 210, 110))
    road = path(
        "M 150 320 Q 300 284 296 250 Q 290 222 214 214 Q 160 206 200 188 Q 248 174 282 170 Q 292 164 297 152 "
        "L 306 152 "
        "Q 306 168 292 176 Q 256 186 232 196 Q 226 202 260 208 Q 350 222 356 252 Q 356 292 300 320 Z"
    )
    c.form(road, (240, 232, 206), relief=6, ink=1.6)
    for x, y in ((262, 292), (310, 272), (322, 246), (276, 220), (216, 204)):
        c.flat(oval(x, y, 6, 2.6), (176, 166, 160))
    c.form(limb([(336, 196), (336, 158)], (6, 5)), WOOD, ink=1.4)
    foliage(c, 338, 150, 44, 40, (80, 116, 130), count=22, size=11)
    # the pilgrim, large, from behind
    cloak = (148, 92, 62)
    c.shadow(oval(112, 290, 62, 12), 8, 2, 5, 0.7)
    for x in (96, 128):
        c.form(limb([(x, 250), (x + 2, 284)], (26, 20)), (70, 54, 50))
        c.form(oval(x + 4, 288, 18, 9), (50, 38, 40))
    c.form(limb([(142, 168), (178, 190), (192, 168)], (28, 25, 20)), cloak)
    pole(c, (186, 298), (202, 84), 9, WOOD)
    c.form(ring(203, 84, 13, 7), WOOD)
    c.form(blob([(196, 100), (212, 100), (216, 122), (204, 132), (194, 120)]), (220, 160, 80))
    c.form(oval(193, 166, 12), SKIN[0])
    c.form(
        path("M 112 110 Q 158 128 166 196 Q 170 244 164 266 Q 112 282 60 266 Q 54 244 58 196 Q 66 128 112 110 Z"),
        cloak,
        relief=18,
    )
    for x in (86, 112, 138):
        c.stroke([(x + (112 - x) * 0.4, 150), (x, 214), (x - (112 - x) * 0.2, 262)], (1, 4, 1), mix(cloak, INK, 0.5))
    c.form(blob([(70, 160), (92, 136), (132, 138), (148, 164), (140, 208), (84, 208)]), (112, 124, 92), relief=10)
    c.form(bar((66, 176), (152, 178), 9), (70, 50, 44), ink=1.4)
    c.form(oval(112, 104, 30, 28), (92, 62, 50))
    c.form(path("M 44 102 Q 112 70 180 102 Q 184 116 112 118 Q 40 116 44 102 Z"), (196, 160, 100), relief=7)
    c.form(path("M 80 98 Q 84 54 112 54 Q 140 54 144 98 Q 112 112 80 98 Z"), (196, 160, 100), relief=9)
    c.form(path("M 79 88 Q 112 102 145 88 L 145 98 Q 112 112 79 98 Z"), (60, 82, 140), ink=1.2, relief=3)


@card("toll_of_bones")
def toll_of_bones(c: Canvas) -> None:
    """A bell built of ribs and long bones, a skull for its clapper, tolls under a bone yoke."""
    night(c, MAGIC, (200, 130), radius=104, disc=False)
    c.glow(200, 140, 170, MAGIC.glow, 0.7)
    c.carve((200, 150), MAGIC.pale, count=120, reach=(120, 320), strength=0.3)
    for way in (-1, 1):
        c.form(
            limb([(200 + way * 168, 310), (200 + way * 160, 160), (200 + way * 176, 40)], (34, 28, 30)), (70, 74, 110)
        )
    bone(c, (44, 38), (356, 38), 22)
    dark = path(
        "M 164 64 Q 200 46 236 64 Q 282 110 284 170 Q 290 214 318 236 L 82 236 Q 110 214 116 170 Q 118 110 164 64 Z"
    )
    c.form(dark, (36, 44, 86), relief=18)
    # ribs left and right, the spine between
    for k in range(6):
        t = k / 5
        y, reach = 84 + k * 28, 48 + 62 * t + (10 if k == 5 else 0)
        for way in (-1, 1):
            c.form(
                limb(
                    [
                        (200 + way * 6, y),
                        (200 + way * reach * 0.62, y - 10),
                        (200 + way * reach, y + 14 + 8 * t),
                        (200 + way * reach * 0.86, y + 32 + 6 * t),
                    ],
                    (15, 15, 13, 5),
                ),
                BONE,
            )
    for k in range(7):
        c.form(box(200, 70 + k * 25, 27, 20, 7), BONE, relief=5)
        c.form(box(200, 70 + k * 25, 40, 7, 3), BONE, ink=1.2)
    c.form(ring(200, 44, 22, 10), BONE)
    skull(c, 200, 254, 33, look=0.2)
    for way in (-1, 1):
        bone(c, (200 + way * 4, 232), (200 + way * 124, 234), 15)
        for r in (150, 174):
            c.stroke([along((200, 170), way * a, r) for a in range(62, 112, 10)], (1, 6, 1), (250, 246, 230), 0.85)
    for way in (-1, 1):
        c.glow(200 + way * 13 + 6, 256, 22, (150, 200, 255), 0.9)
        c.flat(oval(200 + way * 13 + 6, 257, 4), (220, 240, 255))


@card("exile")
def exile(c: Canvas) -> None:
    """A bowed figure with a bundle leaves through the city gate, which closes behind him."""
    night(c, MAGIC, (66, 80), radius=44)
    stars(c, 30, MAGIC.pale)
    c.form(path("M -10 310 L -10 240 Q 120 222 260 244 L 410 250 L 410 310 Z"), (112, 128, 174), relief=8)
    # the wall with its gate
    with c.within(box(300, 140, 236, 330)):
        wall(c, (96, 104, 142), brick=(40, 22), foot=264)
    for k in range(5):
        c.form(box(196 + k * 50, 16, 32, 34, 2), (96, 104, 142))
    c.form(path("M 226 266 L 226 116 Q 226 56 292 54 Q 358 56 358 116 L 358 266 Z"), (66, 72, 108))
    c.glow(292, 170, 120, (255, 214, 130), 0.8)
    c.form(
        path("M 238 266 L 238 118 Q 240 68 292 66 Q 344 68 346 118 L 346 266 Z"),
        (255, 216, 140),
        relief=2,
        shade=0.1,
        carve=0,
    )
    for x, w in ((258, 44), (326, 40)):
        c.form(box(x, 176, w, 190, 2), WOOD, relief=6)
        for y in (104, 176, 244):
            c.form(box(x, y, w + 2, 11, 1), IRON, ink=1.2)
            rivets(c, [(x - 12, y), (x + 12, y)], 3, (150, 156, 172))
    c.faded(poly([(284, 266), (302, 266), (250, 312), (120, 312)]), (255, 230, 160), (292, 266), (190, 312), first=0.8)
    # the exile
    coat = (120, 74, 86)
    c.shadow(oval(120, 288, 66, 12), -14, 2, 6, 0.7)
    for a, b in (((132, 228), (164, 282)), ((112, 228), (92, 284))):
        c.form(limb([a, (a[0] + (b[0] - a[0]) * 0.4, 256), b], (32, 26, 20)), (58, 62, 92))
        c.form(
            blob([(b[0] - 30, b[1] + 6), (b[0] - 8, b[1] - 12), (b[0] + 12, b[1] - 8), (b[0] + 12, b[1] + 7)]),
            (60, 44, 46),
        )
    c.form(blob([(80, 170), (108, 128), (150, 134), (172, 176), (172, 244), (118, 252), (84, 238)]), coat, relief=16)
    pole(c, (52, 200), (206, 92), 9, WOOD)
    c.form(blob([(180, 108), (202, 82), (240, 92), (250, 128), (222, 150), (188, 140)]), (226, 212, 176), relief=12)
    c.form(blob([(194, 96), (206, 84), (220, 94), (206, 106)]), (226, 212, 176))
    c.form(limb([(128, 152), (92, 190), (68, 192)], (32, 28, 22)), coat)
    c.form(oval(62, 194, 14), SKIN[0])
    face(c, 84, 112, 35, SKIN[0], look=-0.9, mood="asleep")
    c.form(
        path("M 58 96 Q 62 66 92 68 Q 128 72 126 112 Q 122 134 108 138 Q 112 104 92 94 Q 74 92 58 96 Z"), (82, 64, 66)
    )
    c.flat(drop(72, 134, 6, 11), (200, 230, 255))


@card("twin_mirrors")
def twin_mirrors(c: Canvas) -> None:
    """Two mirrors face each other; the same candle burns in both, smaller and smaller."""
    c.wash([(0, (30, 40, 86)), (0.7, (74, 94, 152)), (1, (44, 56, 106))])
    stars(c, 40, MAGIC.pale, bottom=200)
    floor(c, 250, (96, 104, 148), boards=True)
    for way in (-1, 1):
        x = 200 + way * 112
        for k in (-1, 1):
            c.form(limb([(x + k * 40, 236), (x + k * 66, 292)], (18, 12)), GOLD, shine=0.7)
        mirror(c, x, 136, 130, 214, glass=(128, 164, 206))
        c.form(star(x, 14, 18, 7, 5), GOLD, shine=0.9)
        with c.within(oval(x, 136, 65, 107)):
            c.wash([(0, (52, 74, 136)), (1, (150, 180, 220))])
            c.glow(x, 136, 110, (255, 240, 200), 0.9)
            for n, s in enumerate((1.0, 0.66, 0.42, 0.26)):
                mx = x - way * (22 - n * 17)
                if n:
                    c.form(oval(mx, 136 + 4 * n, 40 * s, 64 * s), GOLD, shine=0.8, ink=1.6 * s + 0.4)
                    c.form(oval(mx, 136 + 4 * n, 34 * s, 57 * s), (150, 180, 222), ink=1, relief=3)
                fy = 206 - 24 * n
                c.form(box(mx, fy - 26 * s, 26 * s, 78 * s, 4), (244, 236, 214), ink=1.8 * s + 0.3)
                c.glow(mx, fy - 80 * s, 60 * s, (255, 214, 130), 0.9)
                c.form(drop(mx, fy - 84 * s, 20 * s, 40 * s), (255, 190, 80), ink=1.2 * s, shade=0.1)
                c.flat(drop(mx, fy - 78 * s, 10 * s, 22 * s), (255, 250, 220))
            c.stroke([(x - 46, 130), (x - 10, 46)], (2, 8, 2), (244, 250, 255), 0.5)
            c.stroke([(x - 30, 150), (x + 2, 78)], (1, 4, 1), (244, 250, 255), 0.45)
    c.shadow(oval(200, 290, 40, 8), 4, 2, 4, 0.7)
    c.form(oval(200, 288, 38, 10), BRONZE, shine=0.8)
    c.form(box(200, 244, 27, 84, 5), (244, 236, 214))
    c.glow(200, 184, 100, (255, 214, 130), 0.9)
    c.form(drop(200, 182, 24, 46), (255, 180, 70), ink=1.4, shade=0.2)
    c.flat(drop(200, 188, 13, 28), (255, 250, 220))


@card("lullaby")
def lullaby(c: Canvas) -> None:
    """A mother with a lute sings over a cradle in which a little monster sleeps."""
    night(c, MAGIC, (330, 66), radius=0.5, disc=False)
    c.flat(oval(326, 62, 46) - oval(306, 50, 42), (255, 248, 220))
    stars(c, 70, (250, 248, 232), bottom=240)
    c.form(path("M -10 310 L -10 262 L 410 262 L 410 310 Z"), (86, 90, 140), relief=6)
    dress, hair = (96, 124, 196), (120, 70, 52)
    c.form(path("M 40 320 Q 42 218 82 172 Q 116 148 152 172 Q 188 214 196 320 Z"), dress, relief=18)
    c.form(
        blob([(66, 96), (78, 50), (116, 34), (156, 50), (166, 100), (176, 168), (150, 190), (82, 190), (54, 166)]),
        hair,
        relief=12,
    )
    c.form(limb([(90, 186), (60, 236), (116, 248)], (38, 34, 26)), dress)
    face(c, 120, 104, 41, SKIN[0], look=0.5, mood="asleep")
    c.flat(oval(130, 131, 8, 9), (130, 50, 60))
    c.form(path("M 78 104 Q 76 58 120 58 Q 164 60 162 104 Q 148 78 124 76 Q 96 78 78 104 Z"), hair)
    c.form(star(150, 70, 13, 6, 5), (255, 230, 150), ink=1.4)
    # lute
    c.form(bar((176, 190), (250, 108), 14), (110, 70, 52))
    c.form(bar((244, 118), (270, 108), 13), (110, 70, 52))
    c.form(
        blob([(100, 262), (104, 214), (150, 190), (192, 200), (196, 238), (160, 278), (122, 286)]),
        (206, 140, 76),
        relief=12,
    )
    c.form(oval(150, 236, 17), (60, 40, 44), ink=1.4)
    for k in (-3, 0, 3):
        c.stroke([(128 + k, 260 + k), (248 + k, 112 + k)], 1.4, (255, 244, 214))
    c.form(oval(118, 250, 14), SKIN[0])
    c.form(limb([(160, 186), (196, 200), (214, 152)], (34, 30, 22)), dress)
    c.form(oval(215, 146, 13), SKIN[0])
    # waves of song
    for r in (30, 52, 74):
        c.stroke([along((190, 120), a, r) for a in range(70, 124, 9)], (1, 5, 1), (255, 246, 210), 0.85)
    # cradle
    for x in (256, 372):
        c.form(limb([(x - 30, 284), (x, 298), (x + 30, 284)], (9, 12, 9)), WOOD)
    c.form(blob([(246, 214), (270, 190), (330, 186), (376, 204), (384, 232), (250, 236)]), (236, 240, 250), relief=9)
    c.form(blob([(272, 208), (276, 176), (306, 160), (338, 172), (346, 204), (310, 222)]), (124, 176, 132), relief=10)
    for way in (-1, 1):
        c.form(
            limb([(309 + way * 22, 172), (309 + way * 32, 154), (309 + way * 28, 144)], (11, 7, 2)),
            (246, 226, 180),
            ink=1.4,
        )
        c.stroke([(309 + way * 15 - 9, 194), (309 + way * 15, 199), (309 + way * 15 + 9, 194)], 3, INK)
    c.stroke([(300, 210), (309, 214), (318, 210)], 2.6, INK)
    c.form(path("M 236 216 Q 312 236 392 214 L 376 286 Q 312 300 252 286 Z"), (168, 112, 72), relief=9)
    c.form(path("M 232 208 Q 312 230 396 206 L 394 222 Q 312 244 234 224 Z"), (200, 140, 90), relief=4)
    c.form(star(313, 260, 17, 8, 5), (255, 230, 150), ink=1.6)


@card("feast_day")
def feast_day(c: Canvas) -> None:
    """A long table with roast, bread, cheese and wine under garlands and lamps."""
    c.wash([(0, (44, 58, 112)), (0.7, (110, 136, 190)), (1, (60, 76, 130))])
    town(c, 176, (34, 42, 88), height=84, glow=0.8)
    c.glow(200, 110, 220, (255, 226, 160), 0.55)
    for k in range(4):
        x = -20 + k * 116
        c.stroke([(x, 8), (x + 58, 46), (x + 116, 8)], 3.4, (60, 84, 70))
        for n in range(5):
            t = (n + 0.5) / 5
            px, py = x + 116 * t, 8 + 38 * (1 - (2 * t - 1) ** 2)
            c.form(
                poly([(px - 9, py), (px + 9, py), (px, py + 23)]),
                ((214, 72, 64), (250, 214, 110), (96, 150, 216), (240, 240, 232))[n % 4],
                ink=1.4,
                relief=3,
            )
    for x in (96, 308):
        lantern(c, x, 30, 54, glow=0.7)
    c.form(path("M -10 200 L 410 200 L 410 310 L -10 310 Z"), (240, 238, 226), relief=9)
    for k in range(7):
        c.form(drop(-4 + k * 66, 250, 30, 60).scaled(1, -1), (110, 142, 208), ink=1.2, relief=4)
    # the roast on its dish
    c.shadow(oval(200, 204, 110, 18), 4, 6, 5, 0.5)
    c.form(oval(200, 204, 112, 22), (200, 208, 220), shine=0.9, relief=6)
    for x, y, s in ((116, 196, 12), (134, 204, 11), (270, 203, 12), (288, 196, 11), (252, 208, 10), (152, 210, 10)):
        c.form(oval(x, y, s), (214, 60, 60) if s > 10 else (120, 170, 80), shine=0.7, ink=1.4)
    c.form(
        blob([(122, 186), (130, 136), (180, 108), (240, 118), (280, 156), (270, 196), (200, 206)]),
        (196, 112, 52),
        shine=0.7,
        relief=22,
    )
    c.form(blob([(232, 176), (252, 138), (292, 130), (304, 156), (272, 186)]), (196, 112, 52), shine=0.7)
    bone(c, (300, 140), (330, 116), 10)
    c.form(blob([(150, 184), (148, 150), (118, 128), (98, 146), (116, 182)]), (196, 112, 52), shine=0.7)
    bone(c, (104, 138), (78, 112), 10)
    for k in range(3):
        c.stroke([(176 + k * 22, 128 + k * 3), (184 + k * 22, 150), (180 + k * 20, 172)], (1, 4, 1), (120, 60, 34))
    for x in (170, 214, 256):
        c.stroke([(x, 100), (x - 9, 82), (x + 7, 64), (x - 2, 46)], (1, 4, 1), (250, 250, 250), 0.6)
    # bread, cheese, wine
    c.form(blob([(6, 212), (14, 180), (52, 170), (86, 186), (88, 214), (46, 224)]), (214, 150, 82), relief=12)
    for k in range(3):
        c.stroke([(24 + k * 18, 182), (32 + k * 18, 198)], 4, (150, 92, 50))
    c.form(path("M 316 224 L 356 184 L 396 212 L 396 234 L 318 240 Z"), (250, 206, 96), relief=4)
    for x, y, r in ((344, 222, 6), (368, 226, 5), (360, 204, 5)):
        c.flat(oval(x, y, r), (206, 152, 60))
    for x, y in ((54, 262), (346, 268)):
        c.form(
            path(
                f"M {x - 22} {y - 40} L {x + 22} {y - 40} Q {x + 22} {y - 6} {x + 5} {y - 2} L {x + 5} {y + 16} "
                f"L {x + 18} {y + 22} "
                f"L {x - 18} {y + 22} L {x - 5} {y + 16} L {x - 5} {y - 2} Q {x - 22} {y - 6} {x - 22} {y - 40} "
                f"Z"
            ),
            GOLD,
            shine=0.9,
        )
        c.form(oval(x, y - 40, 22, 7), (150, 28, 52), ink=1.6)


@card("blood_price")
def blood_price(c: Canvas) -> None:
    """A cut palm bleeds into one pan of a balance, coins lie in the other."""
    night(c, MAGIC, (200, 80), radius=80, disc=False)
    c.carve((200, 100), MAGIC.glow, count=110, reach=(60, 330), strength=0.3)
    gold = (222, 172, 84)
    c.form(box(200, 288, 130, 22, 6), gold, shine=0.8)
    c.form(bar((200, 284), (200, 74), 15), gold, shine=0.8)
    c.form(limb([(66, 152), (200, 112), (334, 84)], (12, 17, 12)), gold, shine=0.9)
    c.form(star(200, 66, 22, 9, 6), gold, shine=0.9)
    c.form(oval(200, 112, 14), gold, shine=0.9)
    for x, y, low in ((66, 152, 236), (334, 84, 190)):
        for dx in (-52, 52):
            c.stroke([(x, y), (x + dx, low)], 2.6, (240, 214, 150))
        c.form(
            path(
                f"M {x - 62} {low} L {x + 62} {low} Q {x + 44} {low + 42} {x} {low + 42} Q {x - 44} {low + 42} "
                f"{x - 62} {low} Z"
            ),
            gold,
            shine=0.8,
            relief=9,
        )
    # blood in the heavy pan
    c.form(oval(66, 236, 58, 12), (190, 24, 40), shine=0.9, ink=1.6, relief=4)
    c.form(limb([(10, 246), (6, 266), (8, 284)], (9, 7, 9)), (190, 24, 40), ink=1.4)
    for x, y in ((306, 184), (334, 180), (360, 184), (320, 172), (348, 172), (334, 162)):
        coin(c, x, y, 19, flat=0.5)
    # the hand above it
    c.form(limb([(-20, 20), (30, 40), (60, 56)], (74, 64, 54)), (66, 84, 140))
    c.form(limb([(44, 48), (56, 54)], (58, 54)), (240, 232, 214))
    c.form(blob([(54, 34), (96, 30), (128, 54), (124, 88), (92, 102), (58, 92)]), SKIN[0], relief=9)
    for k in range(4):
        c.form(
            limb([(112 - k * 6, 46 + k * 15), (144 - k * 8, 62 + k * 15), (142 - k * 12, 86 + k * 9)], (19, 17, 12)),
            SKIN[0],
            ink=1.7,
        )
    c.stroke([(66, 58), (84, 66), (98, 82)], (2, 8, 2), (190, 24, 40))
    for x, y, s in ((78, 112, 1.0), (72, 146, 1.25), (66, 190, 1.5)):
        c.form(drop(x, y, 15 * s, 26 * s), (206, 28, 44), shine=0.9, ink=1.6)
    c.form(limb([(80, 86), (79, 100)], (12, 7)), (206, 28, 44), ink=1.2)


@card("uprising")
def uprising(c: Canvas) -> None:
    """A crowd with raised fists, a fork, a torch and the bell on its banner storms up out of the picture."""
    night(c, MAGIC, (200, 150), radius=60, disc=False)
    c.glow(200, 180, 230, (255, 240, 210), 0.6)
    c.carve((200, 240), MAGIC.pale, count=150, reach=(120, 360), strength=0.45, rays=True)
    town(c, 240, (40, 52, 104), height=80, glow=0.5)
    # banner in the middle
    pole(c, (214, 250), (232, -10), 9, WOOD)
    c.form(
        path("M 232 2 Q 278 -8 312 14 Q 350 34 390 16 L 380 92 Q 340 108 304 86 Q 270 66 226 80 Z"),
        (246, 236, 206),
        relief=12,
    )
    bell(c, 306, 24, 44, GOLD, turn=-8)
    # back row
    for x, tone, skin in (
        (50, (110, 120, 170), 1),
        (140, (90, 130, 120), 0),
        (262, (150, 110, 90), 2),
        (352, (110, 100, 160), 0),
    ):
        c.form(blob([(x - 44, 320), (x - 38, 226), (x, 206), (x + 38, 226), (x + 44, 320)]), tone)
        face(c, x, 190, 25, SKIN[skin], mood="grim")
        c.form(
            path(f"M {x - 27} 188 Q {x - 26} 158 {x} 158 Q {x + 26} 158 {x + 27} 188 Q {x} 170 {x - 27} 188 Z"),
            mix(tone, INK, 0.55),
        )
    pole(c, (46, 240), (26, 46), 8, WOOD)
    for dx in (-22, 0, 22):
        c.form(limb([(25 + dx, 62), (23 + dx * 1.05, 14)], (7, 4)), STEEL, ink=1.6)
    c.form(limb([(2, 64), (48, 62)], 8), STEEL)
    pole(c, (360, 230), (372, 128), 11, WOOD)
    fire(c, 373, 134, 40, 66, glow=0.8)
    for x, y, a, tone, skin in ((140, 96, 8, (90, 130, 120), 0), (276, 122, -6, (150, 110, 90), 2)):
        c.form(limb([(x + 14, 232), (x + 10, 170), (x, y + 26)], (36, 32, 27)), tone)
        hand(c, x, y, 36, SKIN[skin], turn=a)
    # front row, larger
    for x, tone, skin, mood in (
        (94, (196, 92, 70), 0, "awed"),
        (210, (66, 96, 168), 1, "awed"),
        (318, (90, 140, 100), 0, "awed"),
    ):
        c.form(blob([(x - 62, 330), (x - 54, 276), (x, 252), (x + 54, 276), (x + 62, 330)]), tone)
        face(c, x, 240, 34, SKIN[skin], mood=mood)
        c.form(
            path(f"M {x - 37} 236 Q {x - 40} 196 {x} 194 Q {x + 40} 196 {x + 37} 236 Q {x + 10} 214 {x - 37} 236 Z"),
            mix(tone, INK, 0.6),
        )
        for side in (-1, 1):
            c.stroke([(x + side * 22, 222), (x + side * 6, 230)], 4.5, INK)
    c.form(limb([(176, 290), (158, 220), (176, 160)], (42, 38, 32)), (66, 96, 168))
    hand(c, 178, 138, 44, SKIN[1], turn=4)
