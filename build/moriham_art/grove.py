"""The cards of the grove, small and middling: leaves, bark, moss and those who live among them."""

import math

from canvas import INK, Canvas
from figures import arm, beast, eye, leg, pose, trunk
from registry import card
from shapes import Point, Shape, along, bar, blob, box, leaf, limb, oval, path, poly, spline
from things import fern, night, smoke, woods
from tones import GOLD, GROVE, IRON, STEEL, WOOD

from scenes.art.palette import Colour, mix

BARK: Colour = (142, 98, 62)


def shaggy(x: float, y: float, across: float, down: float, *, tufts: int = 22, long: float = 12) -> Shape:
    """An ellipse with a ragged edge of tufts, those below longer: moss, fur, bushes."""
    spots = []
    for k in range(tufts):
        for share, out in ((0.0, 0.0), (0.55, 1.0)):
            a = math.tau * (k + share) / tufts
            hang = out * long * (0.7 + 0.5 * math.sin(a))
            spots.append((x + math.cos(a) * (across + hang * 0.8), y + math.sin(a) * (down + hang) + out * long * 0.3))
    return poly(spots)


def bramble(c: Canvas, points: list[Point], width: float, colour: Colour = (96, 60, 66), *, thorn: float = 13) -> None:
    """A thorny stem along a smooth line."""
    line = spline(points, steps=4)
    spikes = []
    for k in range(1, len(line) - 1):
        a = math.degrees(math.atan2(line[k + 1][0] - line[k - 1][0], line[k + 1][1] - line[k - 1][1]))
        side = a + (80 if k % 2 else -80)
        at = (float(line[k][0]), float(line[k][1]))
        spikes.append(poly([along(at, a, -5), along(at, side, width / 2 + thorn), along(at, a, 5)]))
    for spike in spikes:
        c.form(spike, mix(colour, (255, 236, 200), 0.3), ink=1.4, relief=2)
    c.form(limb(points, (width, width * 0.8)), colour, relief=width * 0.3)


def berry(c: Canvas, x: float, y: float, radius: float, colour: Colour = (92, 40, 110)) -> None:
    """A blackberry."""
    for dx, dy in ((-0.5, -0.3), (0.5, -0.3), (0, -0.5), (-0.6, 0.3), (0.6, 0.3), (0, 0.2), (-0.3, 0.7), (0.3, 0.7)):
        c.form(oval(x + dx * radius, y + dy * radius, radius * 0.45), colour, ink=1.2, shine=0.5)


@card("hollow_stag")
def hollow_stag(c: Canvas) -> None:
    """A stag of bark with a wide crown of antlers; its hollow side glows green."""
    night(c, GROVE, (250, 92), radius=74)
    woods(c, GROVE, 236)
    c.form(blob([(-30, 320), (-20, 258), (100, 242), (220, 256), (330, 244), (430, 258), (430, 330)]), GROVE.ground)
    bark = (150, 104, 66)
    c.form(limb([(88, 172), (70, 178), (62, 198)], (16, 12, 6)), bark)
    b = beast(
        c,
        170,
        284,
        164,
        140,
        bark,
        legs=((18, -12), (-14, 16), (-2, 2), (12, -14)),
        thick=0.8,
        neck=50,
        reach=0.46,
        paw=(56, 40, 34),
    )
    # the hollow
    hole = oval(160, 184, 42, 23, -6)
    c.glow(160, 184, 90, GROVE.glow, 0.5)
    c.form(hole, (30, 44, 26), relief=3)
    with c.within(hole):
        c.glow(160, 190, 52, (226, 255, 130), 1.0)
        for x, y in ((142, 188), (166, 178), (178, 192)):
            c.flat(oval(x, y, 4), (250, 255, 210))
    hx, hy = b.head

    def antler(points: list[Point], width: float) -> None:
        c.form(limb(points, (width, width * 0.75, 2.5)), (236, 214, 164), relief=3)

    for way, lift in ((-1, 0), (1, 6)):
        x, y = hx + way * 9, hy - 18
        antler([(x, y), (x + way * 44, y - 26 + lift), (x + way * 58, y - 78)], 12)
        antler([(x + way * 22, y - 16), (x + way * 14, y - 46), (x + way * 20, y - 72)], 9)
        antler([(x + way * 46, y - 34), (x + way * 82, y - 36), (x + way * 92, y - 62)], 9)
    for way in (-1, 1):
        c.form(blob([(hx + way * 12, hy - 12), (hx + way * 46, hy - 28), (hx + way * 40, hy - 6)]), bark)
    c.form(
        blob(
            [
                (hx - 26, hy - 14),
                (hx, hy - 32),
                (hx + 26, hy - 14),
                (hx + 30, hy + 14),
                (hx + 27, hy + 48),
                (hx + 10, hy + 62),
                (hx - 6, hy + 50),
                (hx - 16, hy + 20),
            ]
        ),
        bark,
    )
    c.form(blob([(hx + 2, hy + 46), (hx + 16, hy + 42), (hx + 27, hy + 48), (hx + 14, hy + 62)]), (48, 36, 34), ink=1.2)
    for x in (hx - 9, hx + 22):
        eye(c, x, hy + 2, 7, (214, 255, 120), shine=0.6)
    for k in range(3):
        c.stroke([(104 + 18 * k, 198), (108 + 18 * k, 206), (104 + 18 * k, 214)], (0.6, 3, 0.6), mix(bark, INK, 0.6))
    for x, y in ((98, 156), (130, 148), (186, 150), (212, 152)):
        c.form(
            blob([(x - 18, y), (x - 4, y - 9), (x + 16, y - 2), (x + 8, y + 9), (x - 10, y + 8)]), GROVE.main, ink=1.4
        )
    for x, d, n in ((30, 168, 90), (52, 200, 70), (356, 190, 88), (384, 166, 96), (330, 214, 60)):
        fern(c, (x, 306), d, n, mix(GROVE.deep, GROVE.main, 0.5))


@card("moss_warden")
def moss_warden(c: Canvas) -> None:
    """A round watchman all of moss under an iron helmet, with a halberd and a ring of keys, by a wicket gate."""
    night(c, GROVE, (150, 120), radius=104)
    woods(c, GROVE, 240)
    c.form(path("M -10 310 L -10 268 Q 200 244 410 268 L 410 310 Z"), GROVE.ground)
    # palisade right
    for k in range(5):
        x = 276 + k * 32
        c.form(poly([(x - 15, 300), (x - 15, 96), (x, 66), (x + 15, 96), (x + 15, 300)]), mix(WOOD, INK, 0.2), relief=8)
    c.form(bar((260, 140), (410, 140), 15) + bar((260, 234), (410, 234), 15), WOOD)
    moss = (112, 158, 62)
    for way in (-1, 1):
        c.form(blob([(150 + way * 14, 292), (150 + way * 20, 262), (150 + way * 66, 262), (150 + way * 76, 292)]), WOOD)
    c.form(shaggy(150, 188, 88, 80, tufts=26, long=15), moss, relief=26)
    for _ in range(36):
        a, r = float(c.rng.uniform(0, 6.28)), float(c.rng.uniform(0.2, 0.95))
        x, y = 150 + math.cos(a) * 82 * r, 196 + math.sin(a) * 70 * r
        c.stroke([(x - 6, y - 4), (x, y + 5), (x + 6, y - 4)], 2, (58, 92, 40), 0.75)
    for x, y in ((96, 226), (190, 246), (206, 176)):
        c.form(oval(x, y, 6), (250, 240, 200), ink=1.2)
        c.form(path(f"M {x - 12} {y} Q {x} {y - 20} {x + 12} {y} Z"), (214, 70, 56), ink=1.4, relief=4)
    # belt and keys
    c.form(path("M 62 218 Q 150 244 238 214 L 238 230 Q 150 260 64 234 Z"), (88, 56, 42), relief=5)
    c.form(oval(128, 258, 19) - oval(128, 258, 13), GOLD, shine=0.8, relief=3)
    for a, n in ((-30, 36), (6, 40), (40, 34)):
        tip = along((128, 272), a, n)
        c.form(bar((128, 272), tip, 6), GOLD, ink=1.2)
        c.form(bar(tip, along(tip, a + 90, 10), 9), GOLD, ink=1.2)
    # face under the helmet
    c.flat(oval(150, 150, 58, 30), (48, 74, 36), 0.85)
    for x in (126, 174):
        eye(c, x, 148, 16, (255, 232, 120), shine=0.4, look=0.4)
    c.form(blob([(136, 172), (150, 156), (166, 172), (152, 184)]), (150, 186, 92))
    c.form(path("M 76 128 Q 80 34 150 30 Q 220 34 224 128 Q 150 108 76 128 Z"), STEEL, shine=0.7, relief=18)
    c.form(path("M 62 132 Q 150 98 238 132 L 236 142 Q 150 116 64 142 Z"), IRON, shine=0.6)
    c.form(path("M 100 60 Q 120 24 168 30 Q 156 44 160 58 Q 144 48 138 68 Q 120 52 100 60 Z"), moss, ink=1.4)
    # halberd in the right hand
    c.form(bar((250, 306), (262, 10), 13), WOOD, relief=4)
    c.form(path("M 256 76 L 262 -16 L 272 76 Z"), STEEL, shine=0.6)
    c.form(path("M 254 56 Q 222 34 202 44 Q 214 72 204 104 Q 226 112 252 92 Z"), STEEL, shine=0.6)
    c.form(poly([(268, 62), (304, 70), (268, 86)]), STEEL, shine=0.6)
    c.form(shaggy(244, 196, 20, 19, tufts=12, long=8), moss)


@card("seed_squire")
def seed_squire(c: Canvas) -> None:
    """A squire whose head is a great sprouting acorn, with a wooden sword and a leaf for a shield."""
    c.wash([(0, (150, 190, 110)), (0.7, (216, 224, 150)), (1, (96, 140, 70))])
    c.carve((200, 110), (250, 250, 200), count=120, reach=(90, 330), strength=0.5)
    for k in range(5):
        x = 30 + k * 88
        c.form(path(f"M {x - 40} 280 Q {x} 190 {x + 44} 280 Z"), (122, 166, 86), ink=1.2)
    c.form(path("M -10 310 L -10 266 Q 200 246 410 266 L 410 310 Z"), (92, 134, 62))
    p = pose(200, 298, 264, arms=((-50, -26), (70, 168)), heads=2.9, wide=0.85)
    c.shadow(oval(200, 290, 70, 8), 4, 2, 5, 0.7)
    for side in (0, 1):
        leg(c, p, side, (214, 186, 120), (96, 62, 44), thick=0.62)
    body = trunk(p, wide=0.95, hem=0.42, flare=1.3)
    c.form(body, (54, 112, 64))
    with c.within(body):
        c.flat(box(200, 208, 200, 11), (96, 58, 40))
        c.flat(box(200, 208, 16, 16), GOLD)
    # wooden sword
    hx, hy = p.hands[1]
    c.form(bar((hx, hy + 16), (hx + 14, hy - 12), 9), (96, 62, 44))
    c.form(
        bar((hx + 6, hy - 14), (hx + 48, hy - 96), 19, 15)
        + poly([(hx + 40, hy - 96), (hx + 58, hy - 114), (hx + 56, hy - 92)]),
        (206, 158, 96),
        relief=5,
    )
    c.form(bar((hx - 18, hy - 20), (hx + 34, hy - 2), 11), (150, 96, 58))
    arm(c, p, 1, (54, 112, 64), (232, 190, 120), thick=0.72)
    arm(c, p, 0, (54, 112, 64), (232, 190, 120), thick=0.72)
    # leaf shield
    shield = leaf((112, 150), -6, 150, 96, 2)
    c.shadow(shield)
    c.form(shield, (118, 168, 58), relief=12)
    c.stroke([(112, 156), (100, 286)], (6, 2), (56, 96, 44))
    for k in range(4):
        y = 182 + k * 24
        c.stroke([(111 - k * 2, y), (80 - k * 0, y - 16)], (3.4, 1), (56, 96, 44))
        c.stroke([(111 - k * 2, y), (142 - k * 5, y - 14)], (3.4, 1), (56, 96, 44))
    # the acorn head
    x, y = 200, 118
    c.form(
        path(f"M {x - 62} {y - 14} Q {x - 62} {y + 50} {x} {y + 74} Q {x + 62} {y + 50} {x + 62} {y - 14} Z"),
        (224, 168, 92),
        relief=20,
        shine=0.3,
    )
    for way in (-1, 1):
        c.flat(oval(x + way * 25, y + 14, 12, 15), (252, 246, 232))
        c.flat(oval(x + way * 25 + 3, y + 16, 7.5, 10), INK)
        c.flat(oval(x + way * 25 + 1, y + 12, 2.6), (255, 255, 255))
        c.flat(oval(x + way * 40, y + 34, 9, 6), (226, 110, 70), 0.6)
        c.stroke([(x + way * 12, y - 2), (x + way * 36, y - 6)], 4, (96, 58, 36))
    c.stroke([(x - 15, y + 38), (x, y + 47), (x + 15, y + 38)], (2, 4, 2), (96, 50, 36))
    c.form(
        path(
            f"M {x - 76} {y - 6} Q {x - 74} {y - 66} {x} {y - 70} Q {x + 74} {y - 66} {x + 76} {y - 6} "
            f"Q {x} {y - 26} {x - 76} {y - 6} Z"
        ),
        (126, 82, 50),
        relief=14,
    )
    for row in range(3):
        for k in range(7 - row):
            sx = x + (k - (6 - row) / 2) * 20
            sy = y - 26 - row * 15 - (9 - abs(k - (6 - row) / 2) * 3)
            c.stroke([(sx - 8, sy), (sx, sy + 7), (sx + 8, sy)], 2.2, (74, 46, 34))
    c.form(limb([(x, y - 66), (x + 2, y - 92)], (9, 7)), (96, 150, 58))
    for way in (-1, 1):
        c.form(leaf((x + 1, y - 86), 180 - way * 72, 66, 30, way * 10), (126, 190, 62), relief=5)


@card("bramble_cub")
def bramble_cub(c: Canvas) -> None:
    """A bear cub on all fours, back and neck overgrown with thorny bramble and blackberries."""
    night(c, GROVE, (286, 96), radius=82)
    woods(c, GROVE, 230)
    c.form(path("M -10 310 L -10 266 Q 160 246 410 262 L 410 310 Z"), GROVE.ground)
    fur, pale = (124, 80, 54), (206, 164, 112)
    b = beast(
        c,
        226,
        284,
        190,
        150,
        fur,
        facing=-1,
        legs=((10, 4), (-12, 8), (-8, -2), (10, -10)),
        girth=1.5,
        thick=1.5,
        neck=6,
        reach=0.2,
        paw=(74, 50, 42),
    )
    c.form(oval(b.tail[0] + 6, b.tail[1] - 8, 16), fur)
    for points in (
        [(342, 200), (316, 132), (258, 112), (206, 130), (176, 176)],
        [(330, 232), (288, 164), (230, 158), (196, 206)],
        [(350, 176), (300, 106), (236, 96), (188, 104)],
    ):
        bramble(c, points, 13)
    for x, y, d in (
        (318, 130, 140),
        (264, 106, 170),
        (216, 120, 200),
        (290, 168, 60),
        (240, 164, -20),
        (340, 186, 110),
        (206, 186, -60),
    ):
        c.form(leaf((x, y), d, 36, 20, 3), GROVE.main, relief=4)
    for x, y in ((286, 120), (236, 138), (320, 160), (262, 182), (206, 150), (300, 196)):
        berry(c, x, y, 11)
    # the head
    hx, hy = 116, 158
    for way in (-1, 1):
        c.form(oval(hx + way * 50, hy - 52, 25), fur)
        c.flat(oval(hx + way * 50, hy - 50, 13), pale)
    c.form(
        blob(
            [
                (hx - 74, hy + 6),
                (hx - 58, hy - 46),
                (hx, hy - 66),
                (hx + 58, hy - 46),
                (hx + 74, hy + 6),
                (hx + 50, hy + 54),
                (hx, hy + 66),
                (hx - 50, hy + 54),
            ]
        ),
        fur,
        relief=22,
    )
    c.form(
        blob(
            [
                (hx - 40, hy + 28),
                (hx - 20, hy + 4),
                (hx + 16, hy + 4),
                (hx + 36, hy + 28),
                (hx + 24, hy + 54),
                (hx - 4, hy + 62),
                (hx - 30, hy + 54),
            ]
        ),
        pale,
    )
    c.form(
        path(
            f"M {hx - 20} {hy + 8} Q {hx - 2} {hy} {hx + 16} {hy + 8} Q {hx + 12} {hy + 26} {hx - 2} {hy + 28} "
            f"Q {hx - 18} {hy + 26} {hx - 20} {hy + 8} Z"
        ),
        (38, 28, 34),
        shine=0.5,
    )
    c.stroke([(hx - 2, hy + 26), (hx - 2, hy + 38)], 3, INK)
    c.stroke(
        [(hx - 22, hy + 36), (hx - 12, hy + 44), (hx - 2, hy + 38), (hx + 8, hy + 44), (hx + 18, hy + 36)], 3.4, INK
    )
    for way in (-1, 1):
        eye(c, hx + way * 32 - 2, hy - 12, 12, (255, 214, 110), look=-0.3)
    bramble(c, [(50, 118), (84, 92), (124, 86), (160, 96), (190, 132)], 11, thorn=12)
    berry(c, 96, 84, 11)
    c.form(leaf((140, 88), 160, 34, 18, 3), GROVE.main, relief=4)


@card("root_healer")
def root_healer(c: Canvas) -> None:
    """A kindly mandrake root with leaves for hair, giving a steaming green draught to a bird with a bound wing."""
    c.wash([(0, (20, 40, 32)), (0.7, (58, 92, 58)), (1, (40, 56, 40))])
    c.carve((230, 190), GROVE.glow, count=120, reach=(70, 330), strength=0.25)
    # roots of the cave
    for points in (
        [(-10, 30), (60, 40), (90, -10)],
        [(300, -10), (330, 40), (410, 50)],
        [(350, -10), (372, 90), (410, 130)],
        [(-10, 110), (24, 140), (20, 230), (-10, 290)],
    ):
        c.form(limb(points, (34, 24, 16)), (78, 60, 46), rim=GROVE.low)
    c.form(path("M -10 310 L -10 276 Q 200 258 410 276 L 410 310 Z"), (74, 62, 46))
    root = (224, 188, 130)
    dark = (150, 108, 68)
    for d, n, tone in (
        (-140, 100, GROVE.main),
        (-164, 116, (126, 180, 70)),
        (164, 112, GROVE.main),
        (138, 96, (126, 180, 70)),
        (180, 92, (150, 200, 84)),
    ):
        c.form(leaf((146, 70), d, n, 40, 8 if d > 0 else -8), tone, relief=7)
    for way in (-1, 1):
        c.form(limb([(146 + way * 26, 220), (146 + way * 50, 262), (146 + way * 86, 288)], (52, 34, 8)), root)
    c.form(limb([(146, 230), (144, 270), (132, 296)], (42, 28, 6)), root)
    c.form(limb([(98, 172), (58, 198), (66, 244), (50, 268)], (36, 26, 18, 5)), root)
    body = blob(
        [
            (92, 96),
            (112, 58),
            (148, 48),
            (186, 60),
            (202, 102),
            (196, 150),
            (206, 200),
            (180, 246),
            (146, 254),
            (106, 244),
            (86, 200),
            (98, 150),
        ]
    )
    c.form(body, root, relief=28)
    for y, a, b in ((160, 98, 150), (170, 160, 194), (200, 92, 130), (226, 120, 176), (212, 156, 200)):
        c.stroke([(a, y), ((a + b) / 2, y + 6), (b, y)], (0.6, 3.4, 0.6), dark)
    for x in (122, 172):
        c.stroke([(x - 15, 106), (x, 92), (x + 15, 106)], (2, 6, 2), (62, 40, 34))
        c.stroke([(x - 14, 82), (x + 14, 76 if x < 140 else 82)], (1, 6, 1), dark)
    c.form(blob([(136, 112), (150, 98), (164, 112), (160, 128), (140, 128)]), (236, 170, 120), relief=7)
    c.stroke([(122, 136), (148, 152), (176, 136)], (2, 5, 2), (86, 48, 38))
    for x, d in ((116, 14), (134, 6), (150, 0), (166, -6), (184, -14)):
        c.form(limb([(x, 152), (x + d * 0.2, 178), (x - d * 0.5, 200)], (11, 8, 2)), (246, 226, 180), ink=1.4)
    # the bowl
    c.glow(264, 170, 110, (190, 255, 130), 0.7)
    smoke(c, [(262, 150), (246, 116), (274, 82), (258, 40)], (9, 15, 20, 26), (190, 236, 160), ink=0.8, opacity=0.6)
    c.form(limb([(194, 164), (222, 204), (262, 210)], (36, 28, 22)), root)
    c.form(oval(266, 172, 52, 15), (120, 76, 48))
    c.form(oval(266, 173, 44, 11), (150, 240, 96), ink=1.4, relief=3)
    c.form(path("M 214 174 Q 266 198 318 174 Q 312 222 266 226 Q 220 222 214 174 Z"), (176, 118, 70), relief=12)
    for k in range(4):
        c.form(
            limb([(246 + k * 13, 214 + 4 * (k in (1, 2))), (250 + k * 12, 196 + 3 * (k in (1, 2)))], (12, 9)),
            root,
            ink=1.4,
        )
    # the bird, its wing bound
    c.form(blob([(316, 270), (322, 226), (350, 212), (380, 232), (398, 276), (360, 292), (330, 288)]), (196, 84, 56))
    c.flat(blob([(322, 262), (328, 240), (346, 240), (348, 276), (332, 282)]), (250, 226, 190))
    c.form(oval(344, 206, 27), (196, 84, 56))
    c.form(poly([(320, 200), (296, 208), (320, 216)]), (250, 196, 84))
    eye(c, 336, 202, 7, (60, 40, 40))
    c.form(blob([(350, 244), (378, 236), (402, 268), (372, 276)]), (140, 54, 46))
    c.form(poly([(352, 238), (368, 232), (384, 272), (368, 280)]), (250, 248, 238), ink=1.4)
    c.stroke([(374, 230), (360, 252), (390, 262)], 7, (250, 248, 238))


@card("thorn_knight")
def thorn_knight(c: Canvas) -> None:
    """A knight in green plate set with thorns like a rose stem, a red rose on the shield, sword upright."""
    c.wash([(0, (220, 226, 170)), (0.6, (150, 184, 110)), (1, (60, 100, 60))])
    c.carve((206, 110), (250, 252, 214), count=120, reach=(70, 320), strength=0.5)
    for points in (
        [(-10, 250), (60, 200), (40, 110), (80, 20), (60, -10)],
        [(410, 240), (350, 190), (376, 100), (340, -10)],
    ):
        bramble(c, points, 16, (86, 66, 56), thorn=16)
    plate, deep = (70, 128, 74), (40, 84, 58)

    def thorn(x: float, y: float, degrees: float, long: float = 34) -> None:
        tip = along((x, y), degrees, long)
        c.form(
            poly([along((x, y), degrees - 90, long * 0.32), tip, along((x, y), degrees + 90, long * 0.32)]),
            (196, 204, 120),
            relief=5,
        )

    for x, y, d in (
        (100, 172, -120),
        (84, 206, -100),
        (316, 172, 120),
        (328, 206, 100),
        (118, 158, -150),
        (294, 158, 150),
    ):
        thorn(x, y, d, 42)
    c.form(path("M 96 310 Q 92 210 140 184 L 268 184 Q 320 210 314 310 Z"), deep, shine=0.5, relief=22)
    c.form(path("M 160 310 L 166 196 L 244 196 L 250 310 Z"), plate, shine=0.5, relief=10)
    for way in (-1, 1):
        c.form(oval(206 + way * 84, 200, 46, 36), plate, shine=0.7)
        c.form(oval(206 + way * 88, 230, 36, 26), deep, shine=0.6)
    # helm with thorns all round
    for d, n in ((-150, 50), (-172, 58), (172, 58), (150, 50), (-126, 44), (126, 44)):
        x, y = along((206, 106), d, 58)
        thorn(x, y, d, n)
    c.form(
        path("M 142 110 Q 140 40 206 36 Q 272 40 270 110 L 262 160 Q 240 194 206 200 Q 172 194 150 160 Z"),
        plate,
        shine=0.8,
        relief=20,
    )
    c.form(path("M 198 40 L 214 40 L 216 196 L 206 200 L 196 196 Z"), deep, relief=4)
    c.form(
        path("M 150 104 L 198 116 L 198 134 L 154 126 Z") + path("M 262 104 L 214 116 L 214 134 L 258 126 Z"),
        (14, 22, 20),
        ink=2,
    )
    for way in (-1, 1):
        c.flat(oval(206 + way * 28, 120, 8, 5.5), (255, 236, 120))
        for k in range(3):
            c.flat(box(206 + way * (22 + k * 14), 160 - k * 3, 6, 20, 3), (14, 22, 20))
    # sword upright at the right
    c.form(poly([(318, 236), (316, 40), (330, 6), (344, 40), (342, 236)]), (222, 230, 224), shine=0.6, relief=7)
    c.stroke([(330, 228), (330, 44)], (4, 2), (140, 156, 150))
    c.form(bar((330, 240), (330, 300), 13), (86, 54, 44))
    c.form(limb([(288, 236), (330, 246), (372, 236)], (13, 17, 13)), GOLD, shine=0.8)
    for k in range(3):
        c.form(oval(330, 266 + k * 15, 22, 10), plate, ink=1.8, shine=0.5)
    # shield with the rose
    shield = path("M 34 180 Q 94 194 152 180 Q 158 260 94 310 Q 30 262 34 180 Z")
    c.shadow(shield)
    c.form(shield, (236, 226, 188), relief=12)
    c.flat(shield.scaled(0.92) - shield.scaled(0.82), deep)
    for d in (-50, 50):
        c.form(leaf((94, 256), d, 36, 22), plate, ink=1.4)
    for r, tone in ((33, (168, 26, 44)), (25, (206, 44, 56)), (16, (232, 84, 84)), (8, (168, 26, 44))):
        c.form(
            blob([along((94, 236), k * 60 + r * 3, r * (1.0 if k % 2 else 0.86)) for k in range(6)]),
            tone,
            ink=1.4,
            relief=4,
        )


@card("spore_mother")
def spore_mother(c: Canvas) -> None:
    """A motherly toadstool with a broad red cap, shedding spores over her little ones."""
    c.wash([(0, (24, 40, 44)), (0.65, (72, 110, 74)), (1, (40, 62, 44))])
    c.carve((200, 160), GROVE.glow, count=130, reach=(120, 340), strength=0.25)
    woods(c, GROVE, 250, trunks=5)
    c.glow(200, 190, 190, GROVE.glow, 0.4)
    c.form(path("M -10 310 L -10 270 Q 200 250 410 270 L 410 310 Z"), (58, 84, 48))
    flesh = (246, 230, 196)
    c.form(path("M 156 130 Q 150 220 116 290 Q 200 312 284 290 Q 250 220 244 130 Z"), flesh, relief=24)
    # skirt of the stem
    c.form(
        path(
            "M 150 196 Q 200 214 250 196 Q 274 228 286 234 Q 262 234 254 246 Q 240 236 226 250 Q 212 240 200 252 "
            "Q 186 240 174 250 Q 160 236 146 246 Q 138 234 114 234 Q 130 226 150 196 Z"
        ),
        (234, 200, 150),
        relief=8,
    )
    for way in (-1, 1):
        c.form(limb([(200 + way * 44, 176), (200 + way * 94, 206), (200 + way * 122, 240)], (28, 22, 18)), flesh)
        c.form(oval(200 + way * 124, 244, 13), flesh)
    for x in (176, 224):
        c.flat(oval(x, 146, 13, 15), (255, 252, 244))
        c.flat(oval(x + (200 - x) * 0.1, 151, 7.5, 9), (60, 34, 40))
        c.stroke([(x - 17, 140), (x, 130), (x + 17, 140)], (3, 5, 3), (110, 66, 60))
        c.flat(oval(x + (x - 200) * 0.6, 168, 11, 7), (236, 130, 104), 0.7)
    c.stroke([(184, 176), (200, 186), (216, 176)], (2, 4.5, 2), (140, 60, 56))
    # cap
    gills = path("M 34 124 Q 200 92 366 124 Q 300 146 200 128 Q 100 146 34 124 Z")
    c.form(gills, (206, 168, 130))
    for k in range(13):
        x = 60 + k * 23.3
        c.stroke([(x, 126), (200 + (x - 200) * 0.4, 114)], 2, (132, 92, 72))
    cap = path("M 26 126 Q 30 6 200 0 Q 370 6 374 126 Q 200 86 26 126 Z")
    c.form(cap, (204, 50, 46), relief=30, shine=0.3)
    with c.within(cap):
        for x, y, r, f in (
            (200, 46, 34, 0.8),
            (108, 62, 24, 0.9),
            (292, 62, 24, 0.9),
            (62, 102, 15, 0.8),
            (340, 102, 15, 0.8),
            (156, 88, 13, 0.7),
            (246, 88, 13, 0.7),
            (146, 18, 14, 0.7),
            (256, 18, 14, 0.7),
        ):
            c.form(oval(x, y, r, r * f), (252, 244, 220), ink=1.4, relief=5)
    for _ in range(70):
        x = float(c.rng.uniform(30, 370))
        y = float(c.rng.uniform(136, 280))
        if 150 < x < 250:
            continue
        r = float(c.rng.uniform(1.6, 4.2))
        c.glow(x, y, r * 4, (230, 255, 150), 0.6)
        c.flat(oval(x, y, r), (246, 255, 200))
    for x, y, s in ((46, 286, 1.0), (92, 296, 0.7), (348, 290, 1.0), (302, 298, 0.7)):
        c.form(
            path(
                f"M {x - 12 * s} {y - 34 * s} L {x - 16 * s} {y + 10} L {x + 16 * s} {y + 10} "
                f"L {x + 12 * s} {y - 34 * s} Z"
            ),
            flesh,
        )
        for way in (-1, 1):
            c.flat(oval(x + way * 6 * s, y - 18 * s, 3.2 * s, 4 * s), INK)
        c.form(
            path(
                f"M {x - 36 * s} {y - 28 * s} Q {x} {y - 84 * s} {x + 36 * s} {y - 28 * s} "
                f"Q {x} {y - 40 * s} {x - 36 * s} {y - 28 * s} Z"
            ),
            (204, 50, 46),
            relief=8,
        )
        for dx, dy in ((-14, -40), (10, -48), (18, -36)):
            c.flat(oval(x + dx * s, y + dy * s, 5 * s, 4 * s), (252, 244, 220))
