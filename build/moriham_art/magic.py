"""The magic cards: deeds and wonders in pale star-blue and ivory."""

import math

from canvas import INK, Canvas
from figures import face
from registry import card
from relics import gravestone
from shapes import along, bar, blob, box, flame, leaf, limb, oval, path, poly, ring, star, together
from things import (
    fire,
    floor,
    hand,
    lantern,
    night,
    pole,
    rivets,
    smoke,
    sparks,
    stars,
    sword,
    town,
    wheel,
)
from tones import BRONZE, GOLD, IRON, MAGIC, PAPER, SKIN, STEEL, WOOD

from scenes.art.palette import mix


@card("two_blades")
def two_blades(c: Canvas) -> None:
    """Two swords crossed, each in a fist, a star where they meet."""
    night(c, MAGIC, (200, 110), radius=88, disc=False)
    c.carve((200, 118), MAGIC.glow, count=120, reach=(40, 300), strength=0.4, rays=True)
    stars(c, 40, MAGIC.pale)
    c.glow(200, 118, 150, MAGIC.glow, 0.7)
    for way, sleeve, skin in ((-1, (176, 64, 62), SKIN[0]), (1, (52, 84, 152), SKIN[2])):
        x = 200 + way * 104
        c.form(limb([(x + way * 84, 330), (x + way * 54, 282), (x + way * 12, 246)], (74, 62, 50)), sleeve)
        sword(c, (x, 236), 180 + way * 40, 262, (216, 226, 236) if way < 0 else (186, 204, 226), GOLD)
        c.form(limb([(x + way * 24, 258), (x + way * 36, 270)], (56, 60)), (240, 226, 190))
        hand(c, x, 236, 46, skin, turn=way * -40, mirror=way > 0)
    c.halo(star(200, 108, 40, 9, 4), (255, 255, 246), 8, 0.9)
    c.flat(star(200, 108, 46, 7, 4), (255, 252, 232))
    c.flat(star(200, 108, 24, 6, 4, 45), (255, 236, 170))
    c.flat(oval(200, 108, 7), (255, 255, 255))


@card("turn_of_the_tide")
def turn_of_the_tide(c: Canvas) -> None:
    """Two great waves wheel around each other under the moon, one going out, one coming in."""
    night(c, MAGIC, (200, 150), radius=150, disc=False)
    stars(c, 40, MAGIC.pale, bottom=290)
    c.glow(200, 150, 190, MAGIC.glow, 0.6)
    c.flat(oval(200, 148, 46), (255, 250, 226))
    for x, y, r in ((188, 138, 9), (212, 160, 7), (206, 132, 5)):
        c.flat(oval(x, y, r), (226, 220, 204))
    for turn, tone in ((0, (36, 130, 152)), (180, (52, 84, 160))):
        wave = path(
            "M 330 150 C 336 60 268 2 180 8 C 92 14 36 76 34 158 C 60 104 112 74 166 82 C 222 90 252 122 252 "
            "150 "
            "C 262 176 300 176 312 158 C 320 168 330 160 330 150 Z"
        ).turned(turn, (200, 150))
        c.shadow(wave, 6, 9, 8, 0.5)
        c.form(wave, tone, relief=20)
        with c.within(wave):
            for k in range(4):
                o = 13 * k
                line = [
                    (40 + o, 140 - o * 0.4),
                    (90 + o * 0.6, 66 + o * 0.6),
                    (180, 26 + o * 1.2),
                    (264 - o * 0.4, 60 + o * 0.9),
                    (300 - o, 146),
                ]
                spun = [(x, y) if turn == 0 else (400 - x, 300 - y) for x, y in line]
                c.stroke(spun, (1, 5, 1), mix(tone, (235, 250, 255), 0.62), 0.75)
        foam = [
            (250, 148, 15),
            (262, 166, 17),
            (286, 172, 17),
            (308, 164, 16),
            (324, 150, 13),
            (244, 130, 11),
            (330, 130, 10),
        ]
        crest = together([oval(x, y, r) for x, y, r in foam]).turned(turn, (200, 150))
        c.form(crest, (244, 250, 250), relief=6)
        for x, y, r in ((232, 160, 5), (270, 192, 6), (300, 190, 5), (340, 168, 5), (346, 140, 4)):
            c.form(oval(x, y, r).turned(turn, (200, 150)), (244, 250, 250), ink=1.2)


@card("kiln_blast")
def kiln_blast(c: Canvas) -> None:
    """A round brick kiln bursts: its door flies off and fire shoots out at us."""
    night(c, MAGIC, (210, 140), radius=100, disc=False)
    c.form(path("M -10 310 L -10 262 L 410 262 L 410 310 Z"), (70, 74, 116), relief=6)
    c.glow(214, 190, 240, (255, 150, 60), 0.9)
    brick = (176, 94, 70)
    kiln = path("M 74 270 Q 70 150 136 106 Q 150 92 152 40 L 226 40 Q 228 92 244 106 Q 312 150 306 270 Z")
    c.shadow(kiln, 8, 8, 8, 0.6)
    c.form(kiln, brick, relief=22)
    with c.within(kiln):
        for row in range(13):
            y = 46 + row * 18
            c.stroke([(60, y), (190, y + 7), (320, y)], 2, mix(brick, INK, 0.5))
            for col in range(10):
                x = 62 + col * 28 + 14 * (row % 2)
                c.stroke([(x, y), (x, y + 20)], 2, mix(brick, INK, 0.5))
        c.stroke([(110, 120), (132, 150), (116, 176), (140, 206)], (7, 5, 4, 1), (255, 190, 90))
        c.stroke([(276, 130), (256, 158), (278, 190)], (7, 4, 1), (255, 190, 90))
    c.form(box(189, 40, 92, 20, 3), mix(brick, INK, 0.25))
    smoke(c, [(190, 36), (204, 4), (240, -16)], (18, 28, 36), (96, 92, 116))
    fire(c, 189, 44, 62, 62, glow=0.6)
    mouth = path("M 132 272 L 132 216 Q 136 164 190 162 Q 244 164 248 216 L 248 272 Z")
    c.form(mouth, (80, 20, 20), ink=2.4)
    burst = []
    for k in range(26):
        a = 360 * k / 26 + 4
        burst.append(along((190, 222), a, 118 if k % 2 == 0 else 70))
    c.form(poly(burst), (236, 90, 36), ink=2.0, relief=5, shade=0.3)
    for size, tone in ((0.76, (255, 156, 50)), (0.52, (255, 216, 104)), (0.3, (255, 250, 220))):
        c.flat(poly(burst).scaled(size, size, (190, 222)), tone)
    for x, y, s, a in (
        (62, 90, 22, 20),
        (44, 184, 26, -30),
        (330, 96, 24, 40),
        (352, 196, 28, 10),
        (306, 40, 17, -20),
        (96, 34, 16, 60),
    ):
        c.form(box(x, y, s * 1.6, s, 2, a), brick, rim=(255, 190, 90))
        c.stroke(
            [(190 + (x - 190) * 0.6, 200 + (y - 200) * 0.6), (190 + (x - 190) * 0.84, 200 + (y - 200) * 0.84)],
            (1, 5),
            (255, 210, 130),
            0.8,
        )
    door = path("M -34 44 L -34 -8 Q -30 -44 0 -46 Q 30 -44 34 -8 L 34 44 Z").turned(34, (0, 0)).moved(318, 258)
    c.form(door, IRON, shine=0.8, rim=(255, 180, 80))
    rivets(c, [(300, 238), (326, 228), (342, 268), (314, 282)], 4, (150, 156, 172))
    sparks(c, 200, 220, 150, (255, 190, 90), 34)


@card("moss_balm")
def moss_balm(c: Canvas) -> None:
    """A jar brimming with glowing green moss; two fingers spread balm on a wounded arm."""
    c.wash([(0, (60, 82, 140)), (1, (120, 150, 200))])
    c.glow(130, 120, 220, (214, 255, 180), 0.7)
    c.carve((130, 150), (226, 255, 200), count=120, reach=(90, 330), strength=0.35)
    floor(c, 240, (126, 96, 78), boards=True)
    # the arm with its bandage
    c.form(limb([(420, 210), (330, 226), (214, 262)], (84, 70, 56)), SKIN[0], relief=18)
    c.form(path("M 352 184 L 404 172 L 410 252 L 366 262 Z"), (244, 240, 228), relief=6)
    for k in range(3):
        c.stroke([(352 + k * 16, 190 - k * 4), (366 + k * 15, 254 - k * 4)], 2, (170, 160, 150))
    c.form(blob([(288, 214), (310, 202), (330, 210), (318, 226), (294, 230)]), (206, 74, 74), ink=1.6, relief=3)
    c.form(
        blob([(258, 226), (284, 206), (316, 204), (300, 222), (316, 226), (290, 240), (266, 244)]),
        (116, 186, 84),
        ink=1.6,
        relief=5,
    )
    # the jar
    c.shadow(box(112, 220, 150, 130, 20), 8, 8, 7, 0.6)
    jar = path("M 48 168 Q 36 188 36 216 Q 34 286 66 290 L 160 290 Q 192 286 190 216 Q 190 188 178 168 Z")
    c.form(jar, (196, 214, 226), shine=0.9, relief=14)
    c.form(
        path("M 52 200 Q 112 182 176 200 Q 182 268 154 278 L 70 278 Q 44 268 52 200 Z"),
        (96, 160, 72),
        relief=10,
        ink=1.4,
    )
    c.form(box(112, 242, 84, 44, 4), PAPER, relief=3)
    c.form(leaf((112, 262), 180, 40, 16), (76, 130, 66), ink=1.4)
    c.form(box(112, 164, 148, 20, 8), (210, 226, 236), shine=0.8, relief=4)
    for _ in range(30):
        a = float(c.rng.uniform(100, 260))
        x, y = along((112, 150), a, float(c.rng.uniform(0, 66)))
        y = max(y, 96)
        c.form(
            oval(x, y, float(c.rng.uniform(8, 16))),
            mix((84, 140, 60), (190, 230, 110), float(c.rng.random())),
            ink=1.0,
            relief=4,
        )
    for k, (x, y) in enumerate(((80, 92), (112, 76), (146, 94))):
        c.form(limb([(x, 128), (x + 2, y)], (5, 4)), (120, 170, 90), ink=1.4)
        c.form(oval(x + 2, y - 4, 12, 9), ((240, 230, 150), (255, 190, 170), (240, 230, 150))[k], ink=1.6, shine=0.5)
    # the healing hand from above
    c.form(limb([(330, -20), (296, 60), (274, 118)], (78, 66, 56)), (84, 120, 184))
    c.form(limb([(286, 90), (278, 110)], (60, 56)), (240, 236, 224))
    c.form(blob([(240, 128), (262, 108), (300, 118), (306, 152), (284, 176), (250, 168)]), SKIN[2], relief=10)
    for a, b in (((262, 160), (268, 212)), ((284, 166), (292, 214))):
        c.form(limb([a, b], (21, 15)), SKIN[2], ink=1.7)
    c.form(limb([(248, 144), (226, 174), (232, 198)], (20, 16, 12)), SKIN[2], ink=1.7)
    c.form(limb([(300, 156), (312, 180)], (18, 13)), SKIN[2], ink=1.7)


@card("spare_parts")
def spare_parts(c: Canvas) -> None:
    """A crate spills cogs, springs, screws and a mechanical arm over the workbench."""
    c.wash([(0, (58, 76, 134)), (1, (96, 118, 172))])
    c.carve((120, 60), MAGIC.glow, count=110, reach=(60, 340), strength=0.3)
    c.glow(120, 60, 200, (255, 236, 190), 0.5)
    c.form(box(340, 60, 90, 130, 3), (74, 92, 146), relief=4)
    for x, y in ((318, 30), (348, 34), (330, 84), (362, 80)):
        c.form(bar((x, y - 14), (x, y + 30), 6), IRON, ink=1.4)
        c.form(box(x, y + 30, 14, 20, 3), WOOD, ink=1.4)
    floor(c, 214, (150, 108, 78), boards=True)
    wheel(c, 142, 92, 62, 14, GOLD, spokes=5)
    wheel(c, 236, 110, 46, 11, BRONZE, turn=12)
    # spring
    for k in range(7):
        c.form(
            oval(66 + 3 * k, 150 - 15 * k, 24, 10, -14) - oval(66 + 3 * k, 150 - 15 * k, 17, 5, -14),
            STEEL,
            ink=1.6,
            shine=0.7,
        )
    # the arm of brass
    c.form(limb([(196, 190), (206, 128), (264, 74)], (36, 32, 26)), BRONZE, shine=0.8)
    c.form(oval(208, 128, 21), GOLD, shine=0.9)
    c.form(box(276, 62, 40, 38, 9, 45), GOLD, shine=0.8)
    for a, n in ((118, 34), (140, 42), (160, 44), (182, 38), (226, 30)):
        root = along((282, 56), a, 18)
        mid = along(root, a, n * 0.5)
        c.form(limb([root, mid, along(mid, a - 12, n * 0.5)], (12, 11, 8)), GOLD, ink=1.6, shine=0.6)
        c.form(oval(*mid, 6.5), BRONZE, ink=1.2)
    # crate
    front = box(168, 232, 240, 104, 3)
    c.shadow(front, 8, 8, 7, 0.6)
    c.form(front, WOOD, relief=6)
    for y in (196, 232, 268):
        c.form(box(168, y, 244, 29, 2), mix(WOOD, (220, 170, 110), 0.2), relief=4)
    for x in (62, 274):
        c.form(box(x, 232, 26, 112, 2), mix(WOOD, INK, 0.15), relief=4)
        rivets(c, [(x, 196), (x, 232), (x, 268)], 4, (220, 224, 230))
    wheel(c, 168, 232, 27, 9, IRON)
    # what lies about
    wheel(c, 330, 262, 34, 10, BRONZE)
    wheel(c, 378, 222, 24, 9, GOLD)
    c.form(bar((296, 296), (346, 296), 11), STEEL, shine=0.7)
    c.form(box(292, 296, 12, 25, 2), STEEL, shine=0.7)
    for k in range(4):
        c.stroke([(310 + k * 9, 290), (314 + k * 9, 302)], 2, INK)
    c.form(ring(30, 278, 19, 9), GOLD, shine=0.8)
    c.form(ring(62, 288, 13, 6), STEEL, shine=0.8)


@card("night_market")
def night_market(c: Canvas) -> None:
    """Stalls under striped awnings and a string of lamps, fruit, fish and pots, a seller and a buyer."""
    night(c, MAGIC, (330, 50), radius=30)
    town(c, 220, (34, 44, 92), height=100, glow=0.6)
    floor(c, 262, (96, 104, 148), stones=True)
    c.glow(200, 120, 230, (255, 220, 140), 0.55)
    c.stroke([(-10, 20), (100, 48), (200, 28), (300, 48), (410, 18)], 2.6, (40, 40, 60))
    for x, y, tone in (
        (50, 36, (255, 120, 90)),
        (122, 44, (255, 214, 110)),
        (200, 30, (130, 220, 190)),
        (276, 44, (255, 150, 190)),
        (350, 34, (255, 214, 110)),
    ):
        c.glow(x, y + 18, 60, tone, 0.8)
        c.form(oval(x, y + 18, 18, 15), tone, relief=5, shade=0.5)
        c.form(box(x, y + 3, 15, 6, 1), (60, 50, 60), ink=1.2)
        c.form(box(x, y + 33, 15, 6, 1), (60, 50, 60), ink=1.2)
    for x0, one, two in ((-16, (206, 70, 70), (246, 236, 214)), (216, (70, 140, 130), (246, 236, 214))):
        c.form(box(x0 + 100, 190, 176, 90, 1), (50, 44, 76), relief=4)
        for k in (0, 1):
            pole(c, (x0 + 16 + k * 170, 300), (x0 + 16 + k * 170, 100), 9, WOOD)
        for k in range(7):
            a, b = x0 + k * 28.6, x0 + (k + 1) * 28.6
            c.form(
                path(
                    f"M {x0 + 24 + k * 21.8} 84 L {x0 + 24 + (k + 1) * 21.8} 84 L {b} 132 Q {(a + b) / 2} 152 {a} 132 Z"
                ),
                one if k % 2 == 0 else two,
                ink=1.6,
                relief=4,
            )
        c.form(box(x0 + 100, 252, 196, 66, 2), mix(WOOD, (210, 160, 110), 0.2), relief=6)
        c.form(box(x0 + 100, 220, 206, 14, 3), WOOD, relief=3)
    # seller behind the left stall
    c.form(blob([(42, 220), (46, 184), (82, 170), (118, 184), (122, 220)]), (124, 92, 160))
    face(c, 82, 160, 25, SKIN[1], look=0.4, mood="glad")
    c.form(path("M 54 154 Q 56 124 84 124 Q 112 126 110 154 Q 84 138 54 154 Z"), (240, 190, 90))
    for k, x in enumerate((18, 40, 29, 130, 152, 141)):
        c.form(oval(x, 206 - 15 * (k % 3 == 2), 12), ((226, 80, 60), (240, 160, 60))[k // 3], ink=1.6, shine=0.7)
    # fish, pots and cloth on the right stall
    for k in range(3):
        x = 250 + k * 34
        c.form(
            blob([(x - 18, 206), (x, 197), (x + 16, 206), (x, 214)])
            + poly([(x + 12, 206), (x + 25, 197), (x + 25, 215)]),
            (150, 180, 206),
            ink=1.6,
            shine=0.6,
        )
    for x, h in ((360, 40), (388, 30)):
        c.form(
            blob(
                [
                    (x - 13, 212),
                    (x - 15, 212 - h * 0.6),
                    (x - 6, 212 - h),
                    (x + 6, 212 - h),
                    (x + 15, 212 - h * 0.6),
                    (x + 13, 212),
                ]
            ),
            (206, 120, 80),
            shine=0.5,
        )
    # the buyer, large, from behind, with a basket
    c.shadow(oval(206, 294, 50, 9), 4, 2, 5, 0.7)
    c.form(path("M 166 312 Q 164 220 186 196 Q 206 184 228 196 Q 250 220 248 312 Z"), (60, 90, 160), relief=14)
    c.form(blob([(178, 190), (176, 158), (206, 140), (236, 158), (234, 190), (206, 204)]), (60, 90, 160), relief=10)
    c.form(limb([(184, 214), (158, 244), (160, 270)], (26, 23, 18)), (60, 90, 160))
    c.form(limb([(138, 276), (148, 252), (172, 252), (182, 276)], 6), (170, 120, 70), ink=1.6)
    c.form(path("M 126 272 L 194 272 L 186 306 L 134 306 Z"), (190, 140, 84), relief=6)
    for x, tone in ((140, (226, 80, 60)), (160, (120, 180, 90)), (178, (240, 190, 80))):
        c.form(oval(x, 268, 12), tone, ink=1.6, shine=0.6)


@card("call_to_lanterns")
def call_to_lanterns(c: Canvas) -> None:
    """A watchman on the steps blows a great horn; below him a crowd lifts its lanterns."""
    night(c, MAGIC, (120, 84), radius=50, disc=False)
    stars(c, 60, MAGIC.pale)
    town(c, 250, (30, 40, 88), height=120, glow=0.15)
    c.carve((262, 70), (255, 240, 200), count=100, reach=(60, 300), strength=0.35, rays=True)
    c.form(path("M -10 310 L -10 176 L 138 176 L 138 226 L 190 226 L 190 310 Z"), (104, 116, 160), relief=8)
    coat = (178, 60, 62)
    c.form(limb([(64, 190), (62, 176)], (30, 26)), (50, 50, 80))
    c.form(path("M 24 180 Q 22 100 56 78 Q 80 68 104 80 Q 132 104 130 180 Q 76 196 24 180 Z"), coat, relief=16)
    c.form(bar((28, 150), (128, 150), 11), (70, 44, 40), ink=1.4)
    c.form(oval(78, 150, 9), GOLD, shine=0.8)
    c.form(limb([(46, 100), (20, 138), (44, 158)], (30, 26, 20)), coat)
    c.form(path("M -10 310 L -10 180 L 146 180 L 146 310 Z"), (112, 124, 168), relief=8)
    c.form(box(66, 180, 176, 20, 3), (136, 148, 190), relief=5)
    for y in (216, 250, 284):
        c.stroke([(-5, y), (140, y)], 2, INK, 0.6)
    face(c, 92, 54, 35, SKIN[0], look=0.9, mood="asleep")
    c.flat(oval(124, 68, 9, 8), (214, 110, 100), 0.5)
    c.form(path("M 58 48 Q 58 4 96 6 Q 132 8 130 40 Q 96 26 58 48 Z"), (54, 66, 124))
    c.form(path("M 60 44 Q 96 24 140 40 Q 148 48 134 50 Q 96 36 58 54 Z"), (54, 66, 124), relief=4)
    # the horn
    c.form(
        path("M 122 74 Q 180 84 214 70 Q 248 54 262 16 L 316 96 Q 260 104 222 100 Q 168 96 122 84 Z"),
        GOLD,
        shine=1.0,
        relief=12,
    )
    c.form(oval(290, 56, 17, 49, -34), (150, 96, 44), ink=2, relief=5)
    c.form(limb([(110, 100), (154, 112), (172, 88)], (30, 26, 20)), coat)
    c.form(oval(174, 86, 14), SKIN[0])
    for r in (64, 88, 112):
        c.stroke([along((276, 60), a, r) for a in range(76, 156, 12)], (1, 6, 1), (255, 246, 214), 0.85)
    # lanterns
    for x, y, h, tone, skin in (
        (226, 150, 66, (90, 110, 170), 0),
        (346, 156, 62, (130, 90, 130), 2),
        (286, 182, 82, (86, 140, 110), 1),
        (216, 222, 76, (170, 110, 70), 0),
        (358, 222, 78, (70, 96, 170), 1),
    ):
        c.form(limb([(x + 8, 320), (x + 8, y + h * 0.62), (x, y + 4)], (34, 26, 19)), tone)
        lantern(c, x, y - h * 0.3, h, glow=0.5)
        c.form(oval(x, y - h * 0.22, 12), SKIN[skin])
    for x, tone in ((196, (60, 50, 70)), (256, (90, 60, 56)), (318, (50, 44, 60)), (386, (96, 74, 60))):
        c.form(
            blob([(x - 36, 330), (x - 28, 290), (x, 276), (x + 28, 290), (x + 36, 330)]), mix(tone, (90, 110, 170), 0.4)
        )
        c.form(oval(x, 276, 23, 24), tone)


@card("borrowed_face")
def borrowed_face(c: Canvas) -> None:
    """Someone without a face holds up another's, ready to put it on."""
    c.wash([(0, (48, 62, 120)), (0.7, (130, 156, 208)), (1, (62, 80, 136))])
    c.carve((160, 110), MAGIC.glow, count=140, reach=(90, 340), strength=0.35)
    c.glow(150, 100, 190, MAGIC.pale, 0.5)
    coat = (70, 84, 150)
    c.form(path("M 22 320 Q 22 226 84 198 Q 148 170 212 198 Q 262 226 268 320 Z"), coat, relief=22)
    c.form(path("M 112 194 Q 148 214 184 194 L 174 320 L 122 320 Z"), (240, 236, 226), relief=7)
    c.form(limb([(148, 214), (148, 176)], (50, 46)), (226, 214, 210))
    # the head: nothing in it
    c.form(
        blob([(78, 110), (88, 48), (148, 22), (206, 48), (218, 110), (196, 170), (148, 194), (98, 170)]),
        (70, 50, 56),
        relief=12,
    )
    blank = blob([(92, 112), (104, 68), (148, 54), (192, 68), (204, 112), (184, 160), (148, 180), (112, 160)])
    c.form(blank, (232, 222, 222), relief=22)
    for way in (-1, 1):
        c.faded(oval(148 + way * 26, 110, 17, 12), (150, 140, 170), (148, 96), (148, 124), first=0.1, last=0.55)
    c.form(path("M 84 100 Q 82 40 148 38 Q 212 40 210 100 Q 190 66 148 64 Q 104 66 84 100 Z"), (70, 50, 56), relief=8)
    # the face in the hand
    c.form(limb([(236, 320), (318, 284), (318, 216)], (66, 58, 44)), coat)
    c.form(limb([(318, 232), (318, 216)], (50, 46)), (240, 236, 226))
    c.halo(oval(296, 124, 66, 76), (255, 240, 200), 9, 0.7)
    c.shadow(oval(296, 124, 62, 74), 8, 10, 7, 0.5)
    c.form(path("M 242 118 Q 246 52 300 48 Q 354 54 354 118 Q 346 176 298 202 Q 250 176 242 118 Z"), SKIN[0], relief=16)
    for way in (-1, 1):
        x = 298 + way * 25
        c.flat(oval(x, 112, 13, 12), (254, 250, 238))
        c.flat(oval(x - 3, 112, 6.5, 8), (60, 110, 90))
        c.flat(oval(x - 3, 112, 3), INK)
        c.stroke([(x - 16, 92), (x, 84), (x + 16, 92)], (2, 6, 2), (120, 66, 40))
        c.flat(oval(298 + way * 38, 144, 11, 8), (236, 120, 110), 0.6)
    c.stroke([(298, 112), (308, 140), (296, 146)], (2, 4, 3), (160, 98, 74))
    c.form(path("M 272 160 Q 298 176 324 160 Q 318 184 298 184 Q 278 184 272 160 Z"), (196, 60, 70), ink=1.6, relief=2)
    c.flat(path("M 280 165 Q 298 174 316 165 L 312 171 Q 298 178 284 171 Z"), (255, 252, 240))
    c.stroke([(242, 112), (214, 128), (198, 118)], (3, 3, 1), (240, 214, 170))
    # fingers in front of its chin
    c.form(limb([(298, 226), (290, 196)], (20, 15)), (226, 214, 210))
    for x in (312, 330, 346):
        c.form(limb([(318 + (x - 318) * 0.4, 224), (x, 186 - abs(x - 330) * 0.3)], (18, 13)), (226, 214, 210), ink=1.7)
    c.form(limb([(302, 220), (270, 206), (258, 184)], (19, 16, 12)), (226, 214, 210), ink=1.7)


@card("grave_lantern")
def grave_lantern(c: Canvas) -> None:
    """A lantern with a blue flame stands on a grave; a ghost rises out of its light."""
    night(c, MAGIC, (70, 60), radius=34)
    for x, h, a in ((36, 80, -5), (104, 64, 4), (368, 90, 6)):
        gravestone(c, x, 226, 60, h, turn=a)
    c.form(path("M -10 310 L -10 224 Q 200 204 410 226 L 410 310 Z"), (58, 84, 98), relief=8)
    for x in (16, 80, 330, 388, 138, 300):
        for k in (-1, 0, 1):
            c.form(leaf((x, 240 + (x % 20)), 180 + 24 * k, 24, 6), (64, 110, 100), ink=1.2)
    # the ghost
    ghost = path(
        "M 214 214 C 176 190 182 150 214 128 C 204 84 232 28 290 28 C 350 30 366 92 346 140 C 338 172 352 "
        "190 374 198 "
        "C 340 214 320 196 304 206 C 286 222 258 206 246 216 C 236 224 224 222 214 214 Z"
    )
    c.halo(ghost, (190, 226, 255), 10, 0.8)
    c.form(ghost, (216, 234, 252), relief=22, opacity=0.94, ink=1.8, ink_colour=(54, 84, 150))
    for way in (-1, 1):
        c.flat(oval(288 + way * 23, 84, 12, 17, way * 8), (34, 44, 92))
        c.flat(oval(285 + way * 23, 78, 4), (220, 240, 255))
    c.flat(oval(290, 122, 13, 18), (34, 44, 92))
    for way, x in ((-1, 226), (1, 348)):
        c.form(
            limb([(x, 138), (x + way * 26, 128), (x + way * 38, 150)], (26, 20, 9)),
            (216, 234, 252),
            ink=1.8,
            ink_colour=(54, 84, 150),
        )
    # grave and lantern
    c.form(blob([(86, 318), (104, 262), (180, 236), (270, 240), (332, 268), (350, 318)]), (96, 92, 104), relief=14)
    gravestone(c, 128, 262, 92, 120, turn=-4)
    c.glow(214, 210, 150, (130, 190, 255), 0.9)
    lantern(c, 214, 132, 136, (96, 104, 130), (150, 206, 255), glow=0.35)
    for s, tone in ((1.0, (70, 130, 255)), (0.62, (160, 214, 255)), (0.3, (250, 254, 255))):
        c.flat(flame(214, 246, 32 * s, 60 * s), tone)


@card("storm_of_ash")
def storm_of_ash(c: Canvas) -> None:
    """A whirling column of ash and embers bears down on the town; roofs and planks fly in it."""
    c.wash([(0, (54, 56, 84)), (0.6, (130, 120, 140)), (1, (96, 76, 86))])
    c.glow(210, 250, 200, (255, 130, 60), 0.6)
    c.carve((210, 30), (210, 206, 220), count=200, reach=(40, 360), strength=0.4, long=90)
    town(c, 286, (46, 38, 58), height=70, glow=0.6)
    c.form(path("M -10 310 L -10 282 L 410 282 L 410 310 Z"), (74, 62, 74), relief=5)
    smoke(c, [(-10, 20), (100, 4), (210, 16), (310, 2), (420, 20)], (44, 52, 56, 52, 44), (92, 88, 104))
    grey = (132, 126, 140)
    for k in range(12):
        t = k / 11
        y = 40 + 236 * t
        w = 150 * (1 - t) ** 1.25 + 26
        x = 206 + 26 * math.sin(t * 4.4)
        c.form(oval(x, y, w, 22 * (1 - t * 0.5), 4), mix(grey, (70, 62, 78), 0.5 * (k % 2)), relief=8, ink=1.6)
        c.stroke(
            [
                (x + math.sin(math.radians(a)) * w * 0.84, y + math.cos(math.radians(a)) * 13)
                for a in range(-70, 71, 20)
            ],
            (1, 5, 1),
            (214, 206, 214),
            0.7,
        )
    for _ in range(70):
        t = float(c.rng.random())
        y = 40 + 236 * t
        w = 170 * (1 - t) ** 1.2 + 40
        x = 206 + float(c.rng.uniform(-1, 1)) * w
        r = float(c.rng.uniform(1.2, 4))
        if c.rng.random() < 0.4:
            c.glow(x, y, r * 5, (255, 130, 50), 0.9)
            c.flat(oval(x, y, r), (255, 206, 120))
        else:
            c.flat(oval(x, y, r * 1.3, r * 0.7, t * 180), (226, 220, 226))
    for x, y, w, h, a, tone in (
        (110, 92, 60, 11, 24, WOOD),
        (320, 120, 52, 10, -36, WOOD),
        (264, 186, 40, 9, 60, WOOD),
        (132, 176, 44, 10, -50, (150, 80, 70)),
    ):
        c.form(box(x, y, w, h, 1, a), tone, relief=3)
    c.form(poly([(292, 54), (326, 34), (350, 66), (338, 84)]), (170, 84, 70), relief=4)
    c.form(bar((86, 44), (70, 62), 10) + oval(90, 40, 11), (80, 80, 100), ink=1.6)
    fire(c, 212, 292, 90, 52, glow=0.5)
