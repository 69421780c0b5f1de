"""The trap cards: crimson and black, with one thing lit in the dark."""

import math

from canvas import INK, Canvas
from figures import arm, eye, face, leg, pose, trunk
from registry import card
from shapes import along, bar, blob, box, drop, leaf, limb, oval, path, poly, ring, spline, star
from things import (
    bubble,
    coin,
    floor,
    hand,
    lantern,
    night,
    rope,
    smoke,
    sparks,
    sword,
    town,
    wall,
    wheel,
)
from tones import BRONZE, GOLD, IRON, PAPER, ROPE, SKIN, TRAP

from scenes.art.palette import mix


@card("snare")
def snare(c: Canvas) -> None:
    """A boot steps into a noose of rope that lies on the ground, the bent sapling ready above."""
    night(c, TRAP, (300, 84), radius=58)
    for x, w in ((30, 22), (92, 12), (370, 20), (332, 9)):
        c.flat(
            path(
                f"M {x - w} 250 Q {x - w * 0.4} 120 {x - w * 0.5} -10 L {x + w * 0.5} -10 "
                f"Q {x + w * 0.4} 120 {x + w} 250 Z"
            ),
            (34, 12, 22),
        )
    c.form(blob([(-30, 330), (-20, 232), (110, 222), (240, 232), (430, 222), (430, 330)]), (74, 26, 32))
    # the sapling under tension and its line
    c.form(limb([(352, 270), (362, 120), (300, 38), (222, 34)], (20, 15, 10, 6)), (96, 58, 50))
    rope(c, [(222, 34), (262, 120), (284, 240)], 5, ROPE)
    noose = ring(0, 0, 100, 88).scaled(1.0, 0.34, (0, 0)).moved(184, 258)
    c.shadow(noose, 4, 7, 4, 0.7)
    with c.within(box(200, 205, 420, 106)):
        c.form(noose, ROPE, relief=3)
    # the boot that steps in
    cloth, boot = (66, 74, 108), (126, 74, 50)
    c.form(path("M 86 -10 L 208 -10 Q 206 60 196 116 L 122 122 Q 96 60 86 -10 Z"), cloth)
    c.form(
        path(
            "M 116 112 L 202 106 Q 200 160 206 186 Q 262 200 278 226 Q 282 244 268 246 L 130 246 Q 116 246 118 226 "
            "Q 128 170 116 112 Z"
        ),
        boot,
        shine=0.3,
    )
    c.form(
        path("M 122 240 L 276 240 L 276 254 L 200 254 L 196 250 L 168 250 L 164 258 L 124 258 Z"), (52, 34, 38), ink=1.6
    )
    c.form(path("M 108 106 L 210 98 L 212 124 L 110 132 Z"), (160, 100, 66), relief=5)
    for y in (150, 172):
        c.form(bar((124, y), (204, y - 5), 9), (70, 42, 40), ink=1.2)
        c.form(box(176, y - 3, 13, 13, 2), (232, 182, 90), ink=1.2, shine=0.8)
    with c.within(box(200, 330, 420, 146)):
        c.form(noose, ROPE, relief=3)
    c.form(oval(284, 250, 10, 9), (214, 178, 120))
    for x, y, a in ((60, 286, -20), (110, 292, 30), (300, 288, 10), (352, 280, -40)):
        c.form(oval(x, y, 16, 6, a), (150, 52, 44), ink=1.2)


@card("undertow_net")
def undertow_net(c: Canvas) -> None:
    """A bulging net of fish is dragged down into dark red water."""
    c.wash([(0, (190, 70, 66)), (0.22, (120, 28, 44)), (1, (18, 6, 16))])
    for k in range(5):
        c.faded(
            poly([(20 + k * 76, -5), (50 + k * 76, -5), (100 + k * 80, 300), (20 + k * 80, 300)]),
            TRAP.glow,
            (40 + k * 76, 0),
            (60 + k * 78, 260),
            first=0.3,
        )
    c.carve((320, 320), TRAP.glow, count=120, reach=(60, 380), strength=0.25, long=80)
    bag = blob([(70, 118), (110, 62), (190, 44), (262, 74), (290, 140), (262, 214), (206, 246), (140, 236), (84, 190)])
    c.shadow(bag, 8, 14, 10, 0.7)
    c.form(bag, (56, 22, 38), relief=20)
    with c.within(bag):
        for x, y, s, turn, tone in (
            (130, 106, 1.25, 18, (120, 164, 176)),
            (222, 112, 1.3, -160, (226, 150, 90)),
            (152, 178, 1.35, -14, (206, 206, 190)),
            (236, 186, 1.15, 150, (120, 164, 176)),
            (186, 60, 1.0, 8, (206, 206, 190)),
        ):
            fish = blob([(-46, 0), (-20, -22), (20, -20), (44, 0), (20, 20), (-20, 22)])
            tail = poly([(-38, 0), (-66, -20), (-60, 0), (-66, 20)])
            for part in (tail, fish):
                c.form(part.scaled(s, s, (0, 0)).turned(turn, (0, 0)).moved(x, y), tone, shine=0.4)
            ex, ey = along((x, y), 90 - turn, 26 * s)
            eye(c, ex, ey - 4, 8, (255, 240, 190))
    with c.within(bag):
        for k in range(-4, 12):
            c.stroke([(30 + k * 34, 20), (80 + k * 30, 150), (100 + k * 34, 270)], 4.6, INK)
            c.stroke([(330 - k * 34, 20), (280 - k * 30, 150), (270 - k * 34, 270)], 4.6, INK)
            c.stroke([(30 + k * 34, 20), (80 + k * 30, 150), (100 + k * 34, 270)], 2.8, ROPE)
            c.stroke([(330 - k * 34, 20), (280 - k * 30, 150), (270 - k * 34, 270)], 2.8, ROPE)
    edge = bag - bag.scaled(0.955)
    c.form(edge, ROPE, ink=1.4, relief=2)
    for k, (x, y) in enumerate(((92, 86), (150, 48), (226, 54), (278, 102))):
        c.form(oval(x, y, 13, 11, k * 20), (186, 56, 48), shine=0.5)
    rope(c, [(262, 214), (314, 244), (352, 300)], 9, ROPE)
    for x, y, r in ((320, 60, 7), (336, 90, 5), (312, 112, 4), (46, 60, 6), (30, 96, 4), (340, 30, 5)):
        bubble(c, x, y, r, TRAP)


@card("counterweight")
def counterweight(c: Canvas) -> None:
    """An iron weight drops at one end of a rope; over the pulley the other end whips a knight up by the heel."""
    wall(c, (104, 46, 52))
    c.dim(0.35, (30, 6, 16))
    c.glow(200, 70, 190, (255, 150, 90), 0.45)
    c.form(box(200, 12, 420, 30, 3), (86, 58, 48))
    rope(c, [(124, 66), (120, 166)], 10, ROPE)
    rope(c, [(272, 66), (278, 96)], 10, ROPE)
    c.form(bar((200, 20), (200, 66), 22), IRON)
    wheel(c, 198, 66, 74, 18, BRONZE, spokes=6)
    c.form(oval(198, 66, 16), GOLD, shine=0.8)
    # the weight
    for dx in (-70, -44, 44, 70):
        c.stroke([(120 + dx, 120), (120 + dx, 172)], (0.6, 5), (250, 200, 170), 0.6)
    c.form(ring(120, 172, 20, 11), IRON, shine=0.5)
    weight = path("M 88 190 L 152 190 L 186 284 Q 188 294 176 294 L 64 294 Q 52 294 54 284 Z")
    c.shadow(weight, 4, 8, 6, 0.7)
    c.form(weight, (70, 74, 90), shine=0.9, relief=16)
    c.flat(oval(120, 246, 26) - oval(120, 246, 20), (28, 30, 44))
    # the knight, upside down
    steel = (162, 172, 186)
    c.form(limb([(284, 172), (250, 148), (240, 118)], (32, 26, 20)), mix(steel, INK, 0.3))
    c.form(blob([(232, 118), (236, 102), (216, 88), (212, 102), (224, 122)]), IRON)
    c.form(limb([(290, 176), (288, 134), (280, 98)], (34, 28, 22)), steel, shine=0.6)
    c.form(blob([(268, 104), (276, 82), (298, 84), (318, 88), (312, 100), (292, 106)]), IRON)
    c.form(oval(279, 96, 15, 8), ROPE)
    c.form(blob([(262, 172), (290, 162), (320, 174), (322, 216), (294, 234), (264, 218)]), steel, shine=0.9)
    for k in (-1, 1):
        c.form(limb([(292 + k * 26, 220), (292 + k * 60, 226), (292 + k * 78, 254)], (26, 23, 18)), steel, shine=0.6)
        c.form(oval(292 + k * 80, 260, 12), IRON)
    c.form(box(292, 252, 54, 56, 20), steel, shine=0.9)
    c.form(box(292, 246, 46, 17, 7), INK, ink=1)
    for k in (-1, 1):
        c.flat(oval(292 + k * 11, 246, 6.5), (255, 250, 230))
        c.flat(oval(292 + k * 11, 248, 3), INK)
    c.form(limb([(292, 274), (304, 280)], (16, 10)), (206, 52, 52))


@card("ash_pit")
def ash_pit(c: Canvas) -> None:
    """A hand claws out of a round pit of smouldering ash."""
    night(c, TRAP, (200, 40), radius=40, disc=False)
    c.form(path("M -10 310 L -10 110 Q 200 84 410 110 L 410 310 Z"), (84, 58, 58), relief=10)
    for x, y in ((26, 140), (366, 150), (40, 266), (356, 278)):
        c.form(blob([(x - 24, y + 10), (x - 8, y - 12), (x + 14, y - 8), (x + 24, y + 10)]), (64, 46, 50))
    c.form(oval(200, 208, 172, 84), (110, 78, 74), relief=10)
    c.form(oval(200, 212, 152, 70), (28, 10, 14), ink=2.4, relief=4)
    with c.within(oval(200, 212, 152, 70)):
        c.glow(200, 230, 170, (255, 90, 40), 0.95)
        ash = blob(
            [
                (30, 260),
                (70, 214),
                (120, 226),
                (160, 204),
                (210, 216),
                (260, 202),
                (310, 222),
                (370, 212),
                (380, 310),
                (30, 310),
            ]
        )
        c.form(ash, (118, 108, 112), relief=9)
        for x, y, r in (
            (90, 238, 8),
            (128, 252, 6),
            (252, 240, 9),
            (300, 244, 7),
            (160, 262, 8),
            (230, 268, 6),
            (330, 240, 5),
        ):
            c.glow(x, y, r * 4, (255, 120, 40), 0.8)
            c.flat(blob([(x - r, y), (x, y - r * 0.7), (x + r, y), (x, y + r * 0.6)]), (255, 170, 70))
    c.form(limb([(196, 250), (200, 190), (196, 136)], (46, 38, 34)), (94, 86, 96))
    c.form(limb([(196, 168), (196, 156)], (44, 44)), (120, 48, 48))
    hand(c, 194, 120, 58, (196, 158, 138), grip=False)
    for k in range(16):
        x, y = float(c.rng.uniform(30, 370)), float(c.rng.uniform(6, 200))
        c.flat(oval(x, y, float(c.rng.uniform(1.5, 4)), float(c.rng.uniform(1, 2.4)), k * 30), (190, 176, 176), 0.8)
    sparks(c, 200, 230, 110, (255, 150, 60), 24)


@card("second_bloom")
def second_bloom(c: Canvas) -> None:
    """From a withered stem, beside the dead flower, a second rose opens, glowing."""
    night(c, TRAP, (262, 112), radius=78, disc=False)
    c.glow(264, 116, 150, (255, 140, 150), 0.7)
    c.form(path("M -10 310 L -10 268 Q 200 246 410 270 L 410 310 Z"), (58, 28, 34), relief=8)
    stem = (82, 78, 52)
    c.form(limb([(184, 300), (176, 220), (140, 150), (96, 118), (72, 142)], (22, 18, 14, 11, 8)), (104, 84, 70))
    c.form(limb([(182, 260), (214, 216), (258, 196), (264, 150)], (16, 14, 12, 11)), stem)
    for x, y, a in ((170, 236, 250), (150, 172, 240), (196, 250, 60), (230, 208, 20), (120, 134, 200)):
        c.form(poly([along((x, y), a + 90, 6), along((x, y), a, 18), along((x, y), a - 90, 6)]), (120, 96, 78), ink=1.4)
    c.form(leaf((236, 206), 60, 62, 24, 8), (84, 132, 70))
    c.form(leaf((222, 212), 190, 44, 18, 6), (84, 132, 70))
    # the dead one, hanging, petals falling
    for a in (-30, 0, 30, 60):
        c.form(leaf((74, 144), a - 20, 52, 18, 4), (96, 62, 64))
    c.form(blob([(56, 136), (74, 124), (94, 136), (88, 156), (62, 156)]), (78, 70, 52))
    for x, y, a in ((52, 226, 30), (104, 244, -40), (76, 268, 70), (132, 272, 10)):
        c.form(leaf((x, y), a, 28, 11, 3), (104, 58, 64), ink=1.4)
    # the new rose
    rose = (226, 40, 62)
    for k in range(6):
        a = 30 + 60 * k
        px, py = along((266, 112), a, 44)
        c.form(oval(px, py, 38, 32, -a), mix(rose, INK, 0.14))
    for k in range(5):
        a = 72 * k
        px, py = along((266, 112), a, 24)
        c.form(oval(px, py, 32, 26, -a), rose)
    for k in range(3):
        px, py = along((266, 110), 120 * k + 20, 10)
        c.form(oval(px, py, 21, 18, 40 * k), mix(rose, (255, 180, 170), 0.3))
    c.form(oval(266, 108, 12), (255, 206, 150), ink=1.2)
    c.stroke([along((266, 108), a, 7) for a in range(0, 300, 40)], (1, 3, 1), (150, 20, 44))
    sparks(c, 266, 100, 80, (255, 190, 160), 16)


@card("smoke")
def smoke_card(c: Canvas) -> None:
    """Thick smoke rolls out of a bursting pot; in it there is nothing but a pair of eyes."""
    c.wash([(0, (40, 14, 24)), (1, (120, 34, 44))])
    town(c, 250, (30, 10, 18), height=110, glow=0.4)
    floor(c, 248, (84, 44, 46), stones=True)
    for points, radii, tone in (
        ([(60, 40), (160, 30), (280, 50), (390, 20)], (44, 52, 50, 46), (108, 100, 112)),
        ([(20, 150), (110, 110), (230, 100), (370, 130)], (40, 56, 60, 50), (136, 128, 138)),
        ([(330, 216), (270, 190), (200, 170), (120, 190), (60, 226)], (34, 42, 48, 40, 30), (168, 160, 166)),
    ):
        smoke(c, points, radii, tone)
    for x in (166, 236):
        c.glow(x, 112, 46, (255, 90, 60), 0.7)
        eye(c, x, 112, 19, (255, 226, 120), slit=True, lid=0.34)
    smoke(c, [(212, 262), (206, 226), (236, 204), (280, 214)], (16, 26, 30, 22), (196, 188, 190))
    pot = blob([(160, 300), (150, 264), (172, 240), (212, 234), (252, 240), (272, 264), (262, 300)])
    c.form(pot, (62, 52, 66), shine=0.8)
    c.form(oval(212, 240, 34, 11), (40, 30, 40))
    c.glow(212, 238, 50, (255, 140, 60), 0.7)
    smoke(c, [(212, 240), (198, 214), (206, 186)], (18, 24, 22), (214, 206, 204))
    c.form(
        poly([(186, 300), (200, 262), (190, 262), (206, 234), (212, 258), (222, 262), (214, 300)]),
        (255, 160, 70),
        ink=1.4,
    )


@card("false_ledger")
def false_ledger(c: Canvas) -> None:
    """A great book whose pages are hollowed out to hide a dagger and coins."""
    c.wash([(0, (66, 20, 30)), (1, (34, 10, 20))])
    c.glow(120, 60, 240, (255, 190, 120), 0.5)
    floor(c, 74, (108, 62, 48), boards=True)
    c.form(path("M 24 96 L 196 84 L 378 98 L 396 290 L 198 306 L 6 288 Z"), (96, 22, 34), relief=8)
    c.form(path("M 36 92 Q 110 70 196 92 L 196 292 Q 104 268 20 282 Z"), PAPER, relief=8)
    c.form(path("M 196 92 Q 290 70 366 92 L 384 282 Q 290 268 196 292 Z"), PAPER, relief=8)
    for k in range(8):
        y = 116 + k * 21
        c.stroke([(46, y + 2), (110, y - 8), (178, y + 4)], 3, mix(PAPER, INK, 0.5))
    for x in (84, 138):
        c.stroke([(x, 96), (x - 6, 266)], 2, (190, 60, 60), 0.8)
    hole = path("M 220 116 Q 290 102 348 116 L 360 256 Q 290 246 220 262 Z")
    c.form(hole, (70, 44, 36), ink=2.4, relief=3)
    with c.within(hole):
        for k in range(5):
            c.stroke([(216, 120 + k * 3), (290, 106 + k * 3), (352, 120 + k * 3)], 1.2, PAPER, 0.5)
        c.glow(290, 190, 110, (255, 190, 100), 0.5)
        for x, y in ((246, 236), (270, 244), (332, 236), (312, 246), (342, 214), (238, 214), (290, 236)):
            coin(c, x, y, 17, flat=0.75)
    sword(c, (332, 132), -52, 128, (214, 222, 230), GOLD)
    c.form(oval(342, 124, 11), (220, 44, 56), shine=0.9)
    coin(c, 372, 272, 19, flat=0.6)


@card("caltrops")
def caltrops(c: Canvas) -> None:
    """Iron caltrops, all points, strewn over wet cobbles."""
    c.wash([(0, (44, 16, 26)), (1, (80, 30, 38))])
    floor(c, 40, (104, 62, 62), stones=True)
    c.dim(0.3, (30, 6, 16))
    c.glow(120, 90, 230, (255, 160, 110), 0.5)
    for x, y, s, turn in (
        (330, 92, 0.62, 20),
        (70, 96, 0.6, -30),
        (200, 74, 0.5, 60),
        (318, 226, 0.95, -18),
        (126, 198, 1.3, 8),
    ):
        c.shadow(oval(x, y + 38 * s, 66 * s, 20 * s), 6, 4, 5, 0.8)
        iron = (134, 142, 160)
        for a, n in ((250, 74), (110, 74), (10, 56)):
            tip = along((x, y), a + turn * 0.4, n * s)
            one, two = along((x, y), a + 90, 15 * s), along((x, y), a - 90, 15 * s)
            c.form(poly([one, tip, two]), mix(iron, INK, 0.2 if a == 10 else 0.05), relief=4 * s, shine=0.6)
        tip = along((x, y), 180 + turn * 0.5, 92 * s)
        c.form(poly([along((x, y), 90, 17 * s), tip, along((x, y), -90, 17 * s)]), iron, relief=6 * s, shine=0.8)
        c.form(oval(x, y + 2 * s, 19 * s), iron, shine=0.6)
        c.flat(star(*along(tip, 0, 4), 10 * s + 3, 2.4, 4), (255, 250, 232))
    c.form(drop(124, 128, 11, 22), (214, 26, 40), shine=0.8, ink=1.4)
    c.form(blob([(60, 268), (96, 258), (130, 268), (120, 282), (76, 284)]), (170, 20, 36), ink=1.2, shine=0.7)
    c.stroke([(126, 96), (124, 118)], (5, 3), (214, 26, 40))


@card("echo_vault")
def echo_vault(c: Canvas) -> None:
    """Arches within arches under the ground; a small figure shouts and its own voice comes back in rings."""
    c.wash([(0, (52, 18, 28)), (1, (30, 10, 18))])
    for k in range(6):
        t = 1 - k / 6.4
        w, top, foot = 196 * t, 160 - 172 * t, 190 + 120 * t
        tone = mix((62, 24, 34), (226, 110, 84), k / 6.5)
        arch = path(
            f"M {200 - w} {foot} L {200 - w} {top + w * 0.8} Q {200 - w} {top} 200 {top} "
            f"Q {200 + w} {top} {200 + w} {top + w * 0.8} L {200 + w} {foot} Z"
        )
        c.form(arch, tone, relief=10 * t + 2, ink=2.2 * t + 0.6)
        for n in range(-4, 5):
            a = 180 + n * 19
            c.stroke(
                [along((200, top + w * 0.86), a, w * 0.86), along((200, top + w * 0.86), a, w * 1.02)],
                2.4 * t,
                INK,
                0.8,
            )
    c.form(path("M -10 310 L 150 216 L 250 216 L 410 310 Z"), (96, 50, 50), relief=6, ink=1.4)
    for k in range(1, 4):
        c.stroke([(150 - 50 * k, 216 + 30 * k), (250 + 50 * k, 216 + 30 * k)], 2, INK, 0.6)
    c.glow(200, 150, 120, (255, 190, 130), 0.85)
    for r in (56, 84, 114, 146):
        for first in (120, 196):
            c.stroke([along((200, 182), first + a, r) for a in range(0, 50, 10)], (1, 7, 1), (255, 226, 170), 0.85)
    p = pose(200, 300, 138, arms=((-70, 160), (70, 200)), heads=3.5)
    for side in (0, 1):
        leg(c, p, side, (52, 48, 70), (40, 30, 36))
    c.form(trunk(p, hem=0.4), (196, 60, 56))
    face(c, p.head[0], p.head[1], 25, SKIN[1], mood="awed")
    y = p.head[1]
    c.form(
        path(f"M 174 {y - 6} Q 178 {y - 34} 200 {y - 32} Q 224 {y - 34} 226 {y - 6} Q 200 {y - 22} 174 {y - 6} Z"),
        (56, 34, 34),
    )
    for side in (0, 1):
        arm(c, p, side, (196, 60, 56), SKIN[1])


@card("bramble_wall")
def bramble_wall(c: Canvas) -> None:
    """A wall of briars as thick as arms bars the way; a sword is caught in it."""
    night(c, TRAP, (200, 120), radius=70)
    briar = (88, 70, 54)
    lines = (
        ([(-20, 60), (80, 120), (180, 60), (300, 110), (420, 40)], 24),
        ([(-20, 240), (90, 180), (210, 236), (310, 170), (420, 230)], 28),
        ([(60, 320), (40, 200), (120, 120), (90, -20)], 26),
        ([(340, 320), (370, 200), (280, 110), (320, -20)], 26),
        ([(-20, 150), (110, 210), (230, 140), (330, 200), (420, 130)], 30),
        ([(180, 320), (250, 230), (170, 130), (220, -20)], 28),
    )
    for k, (points, w) in enumerate(lines):
        if k == 4:
            sword(c, (286, 66), -38, 210)
        c.shadow(limb(points, w), 6, 9, 5, 0.6)
        c.form(limb(points, (w, w * 0.9, w)), mix(briar, (60, 84, 52), 0.16 * k), relief=w * 0.3)
        line = spline(points, steps=5)
        for n in range(2, len(line) - 1, 2):
            a = math.degrees(math.atan2(line[n + 1][0] - line[n][0], line[n + 1][1] - line[n][1]))
            way = 1 if n % 4 else -1
            root = along((float(line[n][0]), float(line[n][1])), a + 90 * way, w * 0.34)
            tip = along(root, a + 66 * way, 27)
            c.form(poly([along(root, a, 10), tip, along(root, a + 180, 10)]), (214, 186, 150), ink=1.6, relief=3)
    for x, y in ((70, 96), (330, 84), (130, 250), (250, 44), (356, 214), (186, 196)):
        for a in range(0, 360, 72):
            c.form(oval(*along((x, y), a, 11), 11, 9, -a), (206, 34, 54), ink=1.4)
        c.form(oval(x, y, 7), (255, 200, 120), ink=1.2)
    for x, y, a in ((40, 150, 120), (220, 130, 60), (300, 240, 30), (110, 40, 160), (376, 120, -60), (160, 280, -30)):
        c.form(leaf((x, y), a, 40, 16, 4), (74, 104, 58))


@card("pit_of_lamps")
def pit_of_lamps(c: Canvas) -> None:
    """Straight down a round shaft: lamp under lamp along its wall, and someone falling."""
    c.wash([(0, (70, 30, 36)), (1, (40, 14, 24))])
    for k in range(7):
        t = 1 - k / 7.6
        tone = mix((110, 56, 54), (14, 4, 12), k / 6.4)
        c.form(oval(200 + k * 3, 150 + k * 5, 214 * t, 168 * t), tone, relief=8 * t + 2, ink=1.6)
        for a in range(0, 360, 30):
            one = along((200 + k * 3, 150 + k * 5), a + 15 * (k % 2), 1)
            dx, dy = one[0] - (200 + k * 3), one[1] - (150 + k * 5)
            c.stroke(
                [
                    (200 + k * 3 + dx * 212 * t, 150 + k * 5 + dy * 166 * t),
                    (200 + k * 3 + dx * 186 * t, 150 + k * 5 + dy * 146 * t),
                ],
                2.2 * t,
                INK,
                0.7,
            )
    for k in range(11):
        t = 1 - k / 13
        a = 130 + k * 58
        dx, dy = along((0, 0), a, 1)
        x, y = 204 + k * 2 + dx * 168 * t, 150 + k * 4 + dy * 126 * t
        lantern(c, x, y - 32 * t, 72 * t * t + 8, glow=0.6)
    steel = (58, 62, 96)
    x, y = 216, 168
    for a, b in ((-118, -150), (62, 20), (140, 175), (-40, -80)):
        knee = along((x, y), a, 32)
        c.form(
            limb([along((x, y), a, 10), knee, along(knee, b, 26)], (19, 15, 12)),
            steel if a not in (-118, 140) else (200, 60, 54),
        )
        c.form(oval(*along(knee, b, 30), 8), SKIN[0] if a in (-118, 140) else (44, 32, 34))
    c.form(
        blob([(x - 20, y - 18), (x + 10, y - 24), (x + 26, y + 2), (x + 8, y + 24), (x - 18, y + 18)]), (200, 60, 54)
    )
    face(c, x - 20, y - 30, 19, SKIN[0], mood="awed")


@card("hand_in_glove")
def hand_in_glove(c: Canvas) -> None:
    """A hand pulls a long black glove over the other, its fingers spread, its cuff stitched in red."""
    night(c, TRAP, (200, 110), radius=96)
    leather = (64, 56, 72)
    c.form(limb([(176, 330), (186, 270)], (96, 84)), SKIN[0])
    c.form(path("M 138 262 Q 132 210 146 160 L 232 156 Q 240 206 240 258 Q 190 276 138 262 Z"), leather, shine=0.6)
    for k in range(4):
        x = 146 + k * 27
        tip = (x - 26 + k * 20, 34 - (10 if k in (1, 2) else 0))
        c.form(limb([(x + 6, 150), (x - 6 + k * 6, 96), tip], (34, 29, 22)), leather, shine=0.7)
    c.form(limb([(226, 206), (266, 164), (278, 116)], (40, 32, 22)), leather, shine=0.7)
    c.form(
        blob([(140, 216), (140, 150), (190, 136), (234, 152), (238, 214), (190, 236)]), leather, shine=0.7, relief=20
    )
    for k in range(3):
        c.stroke([(158 + k * 30, 140), (162 + k * 26, 190)], (1, 3.4, 1), (28, 22, 36))
    cuff = path("M 128 250 Q 190 276 250 246 L 256 276 Q 190 304 124 280 Z")
    c.form(cuff, (176, 34, 48), relief=5)
    for k in range(7):
        c.stroke(
            [(134 + k * 18, 258 + 8 * (1 - abs(k - 3) / 3)), (138 + k * 18, 284 + 6 * (1 - abs(k - 3) / 3))],
            3,
            (255, 210, 150),
        )
    # the other hand tugs at it
    c.form(limb([(420, 330), (350, 296), (300, 272)], (78, 66, 52)), (110, 30, 44))
    c.form(limb([(318, 282), (306, 276)], (56, 54)), (240, 226, 204))
    c.form(blob([(250, 250), (272, 234), (308, 250), (316, 286), (284, 300), (254, 288)]), SKIN[0])
    for k in range(4):
        c.form(limb([(278, 250 + k * 11), (242, 248 + k * 11)], (16, 13)), SKIN[0], ink=1.6)
    c.form(limb([(286, 246), (252, 228)], (19, 14)), SKIN[0], ink=1.6)


@card("mutual_ruin")
def mutual_ruin(c: Canvas) -> None:
    """Two towers lean into each other and break."""
    night(c, TRAP, (200, 92), radius=70, disc=False)
    c.glow(200, 96, 170, (255, 150, 70), 0.95)
    c.carve((200, 96), (255, 200, 120), count=120, reach=(50, 300), strength=0.4, rays=True)
    c.form(path("M -10 310 L -10 276 Q 200 250 410 276 L 410 310 Z"), (52, 20, 28), relief=6)
    for way, tone in ((-1, (168, 128, 118)), (1, (110, 92, 116))):

        def at(x: float, y: float, way: int = way) -> tuple[float, float]:
            return 200 + way * x, y

        tower = poly(
            [
                at(160, 300),
                at(78, 300),
                at(64, 190),
                at(30, 106),
                at(18, 60),
                at(66, 30),
                at(98, 20),
                at(108, 48),
                at(138, 150),
                at(156, 214),
            ]
        )
        c.shadow(tower, 6, 8, 8, 0.6)
        c.form(tower, tone, relief=16)
        with c.within(tower):
            for row in range(13):
                y = 38 + row * 21
                c.stroke([at(10, y + 22), at(100, y - 4), at(190, y - 8)], 2, mix(tone, INK, 0.55))
                for col in range(8):
                    x = 10 + col * 26 + (row % 2) * 13
                    c.stroke([at(x, y + 14 - col * 4), at(x + 4, y + 34 - col * 4)], 2, mix(tone, INK, 0.55))
        for x, y, a in ((104, 150, -14), (124, 214, -8)):
            c.form(box(*at(x, y), 20, 34, 9, way * a), (30, 10, 16), relief=3)
        for k in range(3):
            c.form(box(*at(26 + k * 32, 44 - k * 14), 22, 22, 2, way * -18), tone)
        c.stroke([at(44, 78), at(70, 104), at(58, 126), at(92, 156)], (5, 4, 3, 1), INK)
    for _ in range(24):
        a = float(c.rng.uniform(100, 260))
        x, y = along((200, 86), a, float(c.rng.uniform(14, 96)))
        s = float(c.rng.uniform(6, 17))
        c.form(box(x, y, s * 1.3, s, 1, a * 3), mix((168, 128, 118), (110, 92, 116), float(c.rng.random())), ink=1.4)
    smoke(c, [(30, 284), (120, 272), (200, 280), (290, 270), (380, 286)], (22, 26, 22, 26, 22), (150, 110, 104))
    for k in range(6):
        c.form(
            poly(
                [along((200, 96), 60 * k + 20, 8), along((200, 96), 60 * k + 30, 46), along((200, 96), 60 * k + 42, 8)]
            ),
            (255, 220, 120),
            ink=1,
        )
