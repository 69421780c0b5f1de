"""More trap cards: vaults, graves, stages and sleepers, crimson and black."""

from itertools import pairwise

from canvas import INK, Canvas
from figures import arm, eye, face, leg, pose, trunk
from registry import card
from relics import bone, candle, gravestone, mirror
from shapes import along, bar, blob, box, drop, limb, oval, path, poly, ring, sector, star
from things import (
    bell,
    chain,
    coin,
    fire,
    floor,
    hand,
    night,
    pole,
    rivets,
    smoke,
    sparks,
    stars,
    town,
    wall,
)
from tones import BONE, GOLD, IRON, PAPER, SKIN, STEEL, TRAP, WOOD

from scenes.art.palette import mix


@card("grave_tax")
def grave_tax(c: Canvas) -> None:
    """A bony hand reaches from a grave with coins on its palm, below a headstone."""
    night(c, TRAP, (92, 76), radius=52)
    for x, h, a in ((40, 60, -6), (352, 74, 7), (392, 50, 4)):
        gravestone(c, x, 214, 54, h, turn=a)
    c.form(path("M -10 310 L -10 212 Q 200 194 410 212 L 410 310 Z"), (66, 34, 38), relief=8)
    gravestone(c, 232, 222, 118, 168, turn=2)
    c.form(blob([(60, 318), (92, 254), (180, 234), (280, 244), (340, 318)]), (92, 58, 52), relief=14)
    for x, y in ((110, 270), (150, 254), (240, 260), (290, 284), (200, 288)):
        c.form(blob([(x - 15, y + 5), (x - 4, y - 8), (x + 12, y - 4), (x + 14, y + 6)]), (74, 44, 42), ink=1.4)
    # forearm and hand of bones
    bone(c, (190, 300), (182, 226), 13)
    bone(c, (210, 300), (206, 226), 13)
    c.form(blob([(164, 220), (170, 192), (200, 182), (232, 190), (238, 214), (204, 232)]), BONE)
    for points in (
        [(172, 206), (132, 196), (112, 166)],
        [(180, 194), (152, 160), (146, 126)],
        [(228, 196), (262, 166), (268, 132)],
        [(234, 210), (276, 198), (296, 168)],
    ):
        for one, two in pairwise(points):
            bone(c, one, two, 10)
    for k, (x, y) in enumerate(((180, 178), (216, 176), (198, 166), (186, 154), (210, 152), (198, 140))):
        coin(c, x, y, 21, flat=0.5 if k < 5 else 0.55)
    coin(c, 250, 92, 17, flat=0.8, turn=30)
    c.flat(star(206, 128, 13, 3, 4), (255, 250, 220))
    coin(c, 104, 250, 13, flat=0.5)


@card("last_stand")
def last_stand(c: Canvas) -> None:
    """One warrior left, shield full of arrows, broken banner in hand, in a ring of spear points."""
    night(c, TRAP, (206, 110), radius=96)
    c.form(path("M -10 310 L -10 284 Q 110 236 206 230 Q 300 236 410 284 L 410 310 Z"), (56, 22, 30), relief=10)
    # the torn flag behind
    pole(c, (292, 262), (266, -6), 9, WOOD)
    c.form(path("M 268 6 L 388 18 L 360 38 L 384 58 L 350 66 L 368 92 L 322 84 L 276 92 Z"), (196, 40, 50), relief=10)
    p = pose(200, 286, 238, arms=((-52, 40), (40, 96)), legs=((-22, -12), (22, 14)), heads=3.9)
    steel = (138, 146, 162)
    for side in (0, 1):
        leg(c, p, side, steel, (66, 44, 40))
    c.form(trunk(p, wide=1.25, hem=0.35), (150, 44, 48))
    c.form(trunk(p, wide=1.2), steel, shine=0.8)
    arm(c, p, 1, steel, (120, 84, 60), thick=1.2)
    face(c, p.head[0], p.head[1], 31, SKIN[1], mood="grim")
    x, y = p.head
    c.form(
        path(
            f"M {x - 33} {y + 2} Q {x - 36} {y - 44} {x} {y - 46} Q {x + 36} {y - 44} {x + 33} {y + 2} Q {x} "
            f"{y - 22} "
            f"{x - 33} {y + 2} Z"
        ),
        steel,
        shine=0.9,
    )
    c.form(bar((x, y - 46), (x, y + 12), 8), (196, 156, 74))
    c.form(blob([(x - 22, y + 14), (x, y + 10), (x + 22, y + 14), (x + 14, y + 38), (x - 14, y + 38)]), (110, 66, 44))
    # shield with arrows
    shield = path("M 88 128 Q 136 110 184 128 Q 190 206 136 244 Q 82 206 88 128 Z")
    arm(c, p, 0, steel, (120, 84, 60), thick=1.2)
    c.shadow(shield, 5, 8, 6, 0.6)
    c.form(shield, (174, 50, 48), relief=9)
    c.form(shield - shield.scaled(0.84), GOLD, shine=0.8, relief=3)
    for ax, ay, tx, ty in (
        (112, 158, 40, 96),
        (150, 150, 108, 62),
        (128, 192, 36, 168),
        (160, 190, 98, 214),
        (142, 172, 62, 128),
    ):
        c.form(bar((ax, ay), (tx, ty), 4.6), (206, 170, 120), ink=1.4)
        for off in (-7, 7):
            dx, dy = tx - ax, ty - ay
            n = (dx * dx + dy * dy) ** 0.5
            c.form(
                poly(
                    [
                        (tx, ty),
                        (tx - dx / n * 18, ty - dy / n * 18),
                        (tx - dx / n * 8 - dy / n * off, ty - dy / n * 8 + dx / n * off),
                    ]
                ),
                (240, 232, 220),
                ink=1.2,
            )
    # spears all round
    for x0, y0, x1, y1 in (
        (-10, 250, 62, 236),
        (20, 320, 74, 270),
        (110, 330, 124, 276),
        (290, 330, 272, 280),
        (390, 320, 328, 262),
        (420, 240, 340, 222),
        (420, 186, 346, 184),
    ):
        pole(c, (x0, y0), (x1, y1), 7, (96, 62, 52))
        dx, dy = x1 - x0, y1 - y0
        n = (dx * dx + dy * dy) ** 0.5
        ux, uy = dx / n, dy / n
        c.form(
            poly([(x1 - uy * 9, y1 + ux * 9), (x1 + ux * 34, y1 + uy * 34), (x1 + uy * 9, y1 - ux * 9)]),
            STEEL,
            shine=0.8,
        )


@card("iron_curtain")
def iron_curtain(c: Canvas) -> None:
    """Two halves of a curtain of riveted iron close over a stage; through the slit two eyes look out."""
    c.wash([(0, (60, 14, 26)), (1, (24, 6, 14))])
    c.glow(200, 180, 150, (255, 190, 110), 0.9)
    c.flat(box(200, 180, 90, 240), (255, 214, 140), 0.5)
    for x in (184, 216):
        eye(c, x, 166, 12, (250, 240, 220), lid=0.3)
    floor(c, 262, (120, 66, 48), boards=True)
    for way in (-1, 1):
        for k in range(5):
            x0, x1 = 36 + k * 36, 76 + k * 36
            foot = 262 - 4 * (k % 2)
            sheet = path(
                f"M {x0} 20 L {x1} 20 Q {x1 + 8} 150 {x1 - 8 - 4 * (4 - k)} {foot} L "
                f"{x0 - 10 - 4 * (4 - k)} {foot} "
                f"Q {x0 + 6} 150 {x0} 20 Z"
            ).moved(-20, 0)
            shape = sheet.mirrored(200).moved(0, 0) if way > 0 else sheet.mirrored(200).mirrored(200)
            iron = mix((116, 122, 140), (70, 74, 94), 0.2 * (k % 2))
            final = shape.moved(-way * 0, 0)
            c.form(final, iron, shine=0.7, relief=13)
            middle = (x0 + x1) / 2 - 22
            for y in range(44, 256, 30):
                x = middle - (y - 20) * (4 * (4 - k) + 8) / 260 * 0.7
                rivets(c, [(x if way < 0 else 400 - x, y)], 4, (150, 156, 172))
        for y in (92, 196):
            band = path(f"M 10 {y} Q 100 {y + 14} 176 {y - 2} L 176 {y + 14} Q 100 {y + 30} 10 {y + 16} Z")
            c.form(band if way < 0 else band.mirrored(200), (84, 88, 106), shine=0.5, relief=4)
    c.form(
        path(
            "M -10 -10 L 410 -10 L 410 34 Q 384 62 346 34 Q 308 64 270 34 Q 236 64 200 34 Q 164 64 130 34 Q 92 "
            "64 54 34 "
            "Q 16 62 -10 34 Z"
        ),
        (166, 30, 44),
        relief=12,
    )
    for x in (54, 130, 200, 270, 346):
        c.form(drop(x, 46, 14, 30), GOLD, shine=0.7)
    c.stroke([(-5, 6), (405, 6)], 6, GOLD)


@card("whirlpool")
def whirlpool(c: Canvas) -> None:
    """A sea turning into its own funnel, a ship already on the brink."""
    c.wash([(0, (66, 18, 30)), (0.22, (150, 44, 52)), (0.24, (90, 26, 44)), (1, (40, 12, 26))])
    c.flat(oval(316, 44, 26), (255, 206, 180))
    c.glow(316, 44, 90, (255, 150, 120), 0.5)
    for k in range(9):
        t = 1 - k / 9.6
        tone = mix((150, 52, 62), (16, 4, 14), k / 8.4)
        c.form(oval(200 + 5 * (k % 2), 186 + 4 * k, 214 * t, 118 * t, -5), tone, ink=1.2, relief=8 * t + 2)
    for arm_no in range(4):
        points = []
        for n in range(15):
            a = arm_no * 90 + n * 38
            r = 1 - n / 16
            dx, dy = along((0, 0), a, 1)
            points.append((202 + dx * 204 * r, 190 + 30 * (1 - r) + dy * 108 * r))
        c.stroke(points, (9, 5, 2), (255, 214, 200), 0.85)
        c.stroke([(x + 4, y + 9) for x, y in points], (5, 3, 1), (214, 90, 90), 0.7)
    # the ship heeling over
    c.shadow(oval(112, 148, 60, 16), 4, 14, 6, 0.6)
    c.form(bar((112, 130), (150, 22), 7), WOOD)
    c.form(path("M 146 34 Q 196 70 168 118 L 124 108 Q 152 76 146 34 Z"), (244, 226, 196), relief=9)
    c.form(path("M 138 36 L 82 100 L 116 108 Z"), (232, 206, 176), relief=6)
    c.form(path("M 52 112 Q 108 140 186 138 Q 176 176 134 182 Q 76 172 52 112 Z"), (134, 74, 50), relief=8)
    c.stroke([(62, 128), (116, 150), (178, 152)], 4, (226, 176, 90))
    for x, y, a in ((250, 160, 20), (286, 214, -40), (176, 256, 10), (226, 226, 60)):
        c.form(box(x, y, 34, 8, 1, a), WOOD, ink=1.4)
    c.form(ring(262, 120, 15, 8), (236, 226, 214))
    for k in range(4):
        c.flat(sector(262, 120, 15, 90 * k - 14, 90 * k + 14, 8), (206, 40, 48))


@card("reversal")
def reversal(c: Canvas) -> None:
    """An archer's arrow has turned round in the air and flies back at him."""
    night(c, TRAP, (110, 96), radius=64)
    town(c, 236, (40, 12, 24), height=60, glow=0.3)
    floor(c, 232, (94, 46, 50), stones=True)
    p = pose(104, 300, 236, arms=((-40, 20), (70, 88)), heads=3.6, lean=-10, nod=-4)
    for side in (0, 1):
        leg(c, p, side, (62, 62, 88), (60, 40, 36))
    arm(c, p, 0, (74, 116, 84), SKIN[0])
    c.form(trunk(p, wide=1.1, hem=0.55), (74, 116, 84))
    c.form(box(p.hip[0], p.hip[1] - 4, 76, 11, 3, -6), (70, 44, 36), ink=1.4)
    x, y = p.head
    face(c, x, y, 35, SKIN[0], look=0.7, mood="awed")
    c.form(
        path(
            f"M {x - 38} {y - 8} Q {x - 30} {y - 54} {x + 8} {y - 50} L {x + 74} {y - 30} Q {x + 40} {y - 22} "
            f"{x + 36} {y - 12} "
            f"Q {x} {y - 30} {x - 38} {y - 8} Z"
        ),
        (60, 98, 70),
    )
    c.form(limb([(x - 16, y - 40), (x - 46, y - 64), (x - 74, y - 58)], (9, 12, 2)), (226, 60, 56))
    # the bow, let down
    hx, hy = p.hands[1]
    c.form(limb([(hx + 6, hy - 92), (hx + 38, hy - 40), (hx + 38, hy + 40), (hx + 6, hy + 92)], (5, 11, 11, 5)), WOOD)
    c.stroke([(hx + 6, hy - 92), (hx - 6, hy), (hx + 6, hy + 92)], 2, (240, 226, 200))
    arm(c, p, 1, (74, 116, 84), SKIN[0])
    # the way of the arrow
    trail = [(214, 176), (300, 190), (366, 150), (362, 86), (300, 62), (236, 66)]
    c.stroke(trail, (3, 8, 11), (255, 206, 150), 0.55)
    c.stroke(trail, (1, 3, 4), (255, 240, 214), 0.9)
    c.glow(206, 70, 80, (255, 160, 110), 0.7)
    c.form(bar((306, 62), (190, 70), 7), (206, 170, 120))
    c.form(poly([(196, 54), (152, 73), (198, 86), (190, 70)]), STEEL, shine=0.9)
    for way in (-1, 1):
        c.form(poly([(308, 62), (284, 64), (296, 63 + way * 17), (322, 61 + way * 17)]), (226, 60, 56), ink=1.6)


@card("fire_in_the_archive")
def fire_in_the_archive(c: Canvas) -> None:
    """Shelves of books in flames, burning pages in the air."""
    c.wash([(0, (60, 16, 22)), (1, (130, 40, 28))])
    for side in (0, 1):
        x0 = 8 if side == 0 else 236
        c.form(box(x0 + 78, 150, 168, 320, 2), (88, 52, 40), relief=4)
        for row in range(4):
            y = 18 + row * 72
            c.form(box(x0 + 78, y + 28, 148, 62, 2), (34, 14, 18), ink=1.4, relief=3)
            x = x0 + 8.0
            while x < x0 + 140:
                w, h = float(c.rng.uniform(11, 20)), float(c.rng.uniform(40, 54))
                tone = ((150, 40, 44), (60, 72, 110), (190, 140, 70), (70, 96, 74), (206, 190, 160))[
                    int(c.rng.integers(5))
                ]
                turn = 12 if c.rng.random() < 0.15 else 0
                c.form(box(x + w / 2, y + 57 - h / 2, w, h, 1.5, turn), tone, ink=1.4, relief=3)
                c.flat(box(x + w / 2, y + 57 - h * 0.72, w * 0.8, 3, 0, turn), (240, 214, 140))
                x += w + 1.5
    c.glow(200, 190, 240, (255, 130, 40), 0.75)
    for x, y, w, h, lean in (
        (60, 170, 74, 96, 8),
        (336, 140, 80, 104, -10),
        (26, 310, 100, 120, 10),
        (128, 310, 112, 176, -6),
        (376, 310, 100, 132, -14),
        (290, 310, 110, 158, 4),
        (206, 310, 120, 232, 6),
    ):
        fire(c, x, y, w, h, lean=lean, glow=0.35)
    for x, y, a in ((178, 44, 20), (250, 72, -30), (110, 62, -14), (300, 30, 40), (214, 108, 8)):
        sheet = box(x, y, 34, 44, 1, a)
        c.form(sheet, PAPER, ink=1.6, relief=4)
        for k in (-1, 0, 1):
            c.stroke(
                [along((x, y), 90 - a, -9), along((x, y), 90 - a, 9)]
                if k == 0
                else [along(along((x, y), -a, k * 11), 90 - a, -9), along(along((x, y), -a, k * 11), 90 - a, 9)],
                2,
                (120, 90, 80),
            )
        fx, fy = along((x, y), -a, 20)
        fire(c, fx, fy + 10, 26, 34, glow=0.4, ink=1)
    sparks(c, 200, 200, 150, (255, 190, 90), 30)


@card("watchtower")
def watchtower(c: Canvas) -> None:
    """A tall tower at night, its lamp throwing a beam, a watcher with a spyglass on top."""
    c.wash([(0, (34, 10, 22)), (0.7, (120, 30, 44)), (1, (170, 60, 56))])
    stars(c, 40, (255, 220, 200))
    c.carve((180, 104), (255, 170, 120), count=110, reach=(80, 330), strength=0.22)
    c.faded(poly([(190, 100), (420, 30), (420, 196)]), (255, 236, 176), (190, 100), (410, 112), first=0.95, last=0.25)
    c.faded(poly([(166, 100), (-20, 70), (-20, 150)]), (255, 236, 176), (166, 100), (0, 110), first=0.7, last=0.1)
    c.form(path("M -10 310 L -10 262 Q 90 226 180 246 Q 300 262 410 230 L 410 310 Z"), (56, 18, 30), relief=8)
    stone = (146, 108, 104)
    tower = path("M 128 300 L 142 152 L 218 152 L 232 300 Z")
    c.form(tower, stone, relief=14)
    with c.within(tower):
        for row in range(8):
            y = 168 + row * 18
            c.stroke([(120, y), (240, y)], 2, mix(stone, INK, 0.5))
            for col in range(5):
                x = 128 + col * 24 + 12 * (row % 2)
                c.stroke([(x, y), (x, y + 18)], 2, mix(stone, INK, 0.5))
    c.form(box(180, 208, 18, 30, 9), (255, 190, 90), relief=2)
    c.form(box(180, 286, 30, 44, 15), (60, 30, 30))
    c.form(path("M 118 154 L 128 130 L 232 130 L 242 154 Z"), mix(stone, INK, 0.2))
    for k in range(5):
        c.form(box(126 + k * 27, 122, 17, 18, 1), stone)
    c.form(box(180, 98, 54, 46, 3), (255, 244, 200), relief=3, shade=0.2, carve=0)
    c.glow(180, 98, 120, (255, 220, 140), 1.0)
    for x in (153, 180, 207):
        c.form(bar((x, 74), (x, 124), 6), IRON, ink=1.4)
    c.form(poly([(138, 76), (180, 26), (222, 76)]), (176, 40, 48), relief=8)
    c.form(oval(180, 22, 7), GOLD, shine=0.8)
    # the watcher, large before the lamp
    c.form(blob([(228, 132), (230, 92), (250, 78), (272, 92), (274, 132)]), (54, 62, 104))
    face(c, 252, 66, 22, SKIN[0], look=0.9, mood="grim")
    c.form(path("M 228 62 Q 230 38 254 38 Q 280 40 278 58 Q 252 48 228 62 Z"), (54, 62, 104))
    c.form(bar((262, 70), (340, 58), 12, 20), GOLD, shine=0.8)
    c.form(limb([(240, 100), (270, 108), (296, 72)], (19, 17, 13)), (54, 62, 104))
    c.form(oval(298, 68, 9), SKIN[0])


@card("tithe")
def tithe(c: Canvas) -> None:
    """A hooded collector holds out his plate; a hand lets one of its coins fall on it."""
    wall(c, (100, 46, 50), brick=(64, 30))
    c.dim(0.4, (24, 4, 14))
    c.glow(100, 60, 220, (255, 170, 110), 0.6)
    robe = (66, 34, 48)
    c.form(path("M 20 320 Q 18 200 66 150 Q 110 104 158 150 Q 208 200 214 320 Z"), robe, relief=20)
    c.form(
        blob([(54, 128), (64, 58), (112, 26), (160, 56), (172, 128), (150, 172), (112, 184), (74, 172)]),
        robe,
        relief=16,
    )
    c.form(oval(116, 114, 44, 52), (20, 8, 16), relief=5)
    face(c, 118, 122, 36, (186, 166, 150), look=0.7, mood="sly")
    c.form(path("M 72 108 Q 84 60 118 58 Q 152 60 162 108 Q 148 84 118 82 Q 88 84 72 108 Z"), mix(robe, INK, 0.2))
    # the plate
    coins = ((236, 232), (270, 228), (304, 232), (252, 222), (288, 220), (270, 214))
    c.form(oval(270, 246, 88, 25), (206, 160, 84), shine=0.9, relief=7)
    c.form(oval(270, 241, 70, 16), (120, 80, 44), ink=1.2, relief=4)
    for x, y in coins:
        coin(c, x, y + 6, 20, flat=0.42)
    c.form(
        path("M 182 246 Q 270 296 358 246 Q 350 284 270 290 Q 190 284 182 246 Z"), (206, 160, 84), shine=0.8, relief=8
    )
    c.form(limb([(100, 226), (140, 276), (190, 262)], (58, 54, 40)), robe)
    hand(c, 204, 258, 38, (186, 166, 150), turn=80)
    # the giver
    c.form(limb([(430, -10), (380, 44), (336, 74)], (74, 64, 46)), (64, 96, 128))
    c.form(limb([(350, 64), (338, 72)], (50, 48)), (240, 226, 204))
    c.form(blob([(336, 58), (306, 60), (280, 78), (290, 96), (322, 104), (344, 92)]), SKIN[1])
    for points in (
        [(300, 70), (276, 86), (274, 112)],
        [(312, 84), (292, 98), (288, 120)],
        [(322, 94), (308, 108), (304, 124)],
    ):
        c.form(limb(points, (17, 15, 10)), SKIN[1], ink=1.6)
    coin(c, 276, 142, 19, flat=0.85, turn=20)
    coin(c, 268, 182, 17, flat=0.6, turn=-30)
    for dx in (-14, 8):
        c.stroke([(272 + dx, 118), (270 + dx, 160)], (0.6, 3), (255, 226, 160), 0.7)


@card("hall_of_mirrors")
def hall_of_mirrors(c: Canvas) -> None:
    """A girl between rows of mirrors; each shows her face in another mood."""
    c.wash([(0, (78, 22, 34)), (0.7, (50, 14, 26)), (1, (30, 8, 18))])
    c.form(path("M -10 310 L 130 214 L 270 214 L 410 310 Z"), (120, 54, 52), relief=6)
    for k in range(1, 4):
        c.stroke([(130 - 46 * k, 214 + 32 * k), (270 + 46 * k, 214 + 32 * k)], 2, INK, 0.6)
    for k in range(5):
        c.stroke([(140 + k * 30, 214), (20 + k * 90, 310)], 2, INK, 0.6)
    hair, skin = (40, 26, 34), SKIN[0]
    for x, y, w, h, r, mood in (
        (200, 92, 62, 104, 21, "asleep"),
        (118, 112, 74, 150, 25, "glad"),
        (282, 112, 74, 150, 25, "awed"),
        (36, 140, 92, 224, 33, "grim"),
        (364, 140, 92, 224, 33, "sly"),
    ):
        mirror(c, x, y, w, h)
        with c.within(oval(x, y, w / 2, h / 2)):
            c.glow(x - w * 0.2, y - h * 0.2, w, (220, 240, 255), 0.5)
            c.form(
                blob(
                    [
                        (x - r * 1.5, y + h),
                        (x - r * 1.3, y + r * 1.5),
                        (x, y + r * 0.9),
                        (x + r * 1.3, y + r * 1.5),
                        (x + r * 1.5, y + h),
                    ]
                ),
                (176, 50, 60),
            )
            c.form(oval(x, y - r * 0.1, r * 1.28, r * 1.3), hair)
            face(c, x, y, r, skin, mood=mood)
            c.form(
                path(
                    f"M {x - r} {y - r * 0.3} Q {x - r} {y - r * 1.2} {x} {y - r * 1.2} Q {x + r} {y - r * 1.2} "
                    f"{x + r} {y - r * 0.3} "
                    f"Q {x} {y - r * 0.9} {x - r} {y - r * 0.3} Z"
                ),
                hair,
                ink=1.4,
            )
            c.stroke([(x - w * 0.36, y + h * 0.06), (x - w * 0.1, y - h * 0.36)], (1, 5, 1), (244, 252, 255), 0.45)
    # the girl, from behind
    c.shadow(oval(200, 288, 60, 12), 4, 2, 6, 0.7)
    c.form(path("M 160 320 Q 150 236 176 206 Q 200 192 224 206 Q 250 236 240 320 Z"), (200, 46, 58), relief=12)
    for way in (-1, 1):
        c.form(limb([(200 + way * 30, 216), (200 + way * 54, 250), (200 + way * 50, 292)], (24, 22, 18)), (200, 46, 58))
    c.form(oval(200, 168, 37, 39), hair, relief=10)
    c.form(path("M 166 172 Q 160 232 200 242 Q 240 232 234 172 Z"), hair, relief=10)
    c.form(path("M 164 152 Q 200 132 236 152 L 238 164 Q 200 146 162 164 Z"), GOLD, shine=0.7, relief=4)


@card("wick_and_wax")
def wick_and_wax(c: Canvas) -> None:
    """Two candles on a dish, one burning and running with wax, one just snuffed, its smoke rising."""
    c.wash([(0, (28, 8, 16)), (1, (96, 26, 36))])
    c.carve((150, 84), (255, 190, 110), count=150, reach=(50, 340), strength=0.3)
    c.glow(150, 90, 230, (255, 160, 80), 0.8)
    c.form(path("M -10 310 L -10 262 L 410 262 L 410 310 Z"), (92, 46, 42), relief=6)
    c.shadow(oval(200, 268, 172, 26), 6, 8, 6, 0.7)
    c.form(oval(200, 264, 172, 30), (176, 126, 66), shine=0.8, relief=8)
    c.form(oval(200, 258, 142, 20), (112, 74, 46), ink=1.4, relief=5)
    c.form(ring(372, 250, 26, 14), (176, 126, 66), shine=0.8)
    c.form(blob([(76, 262), (100, 244), (150, 238), (206, 244), (232, 262), (150, 276)]), (240, 224, 196), relief=7)
    candle(c, 150, 260, 92, 120, glow=0.9)
    c.form(blob([(222, 262), (246, 250), (276, 246), (308, 252), (326, 264), (276, 274)]), (196, 60, 60), relief=6)
    candle(c, 276, 262, 66, 96, (206, 64, 64), lit_up=False)
    smoke(
        c,
        [(278, 148), (266, 112), (292, 78), (276, 34), (300, -10)],
        (5, 10, 14, 18, 24),
        (150, 128, 136),
        ink=1.0,
        opacity=0.85,
    )


@card("dawn_bell")
def dawn_bell(c: Canvas) -> None:
    """A bell swings in an open belfry while the sun comes up behind it."""
    c.wash([(0, (60, 16, 40)), (0.5, (206, 70, 60)), (0.8, (255, 176, 96)), (1, (120, 40, 44))])
    c.carve((200, 212), (255, 236, 170), count=170, reach=(90, 340), strength=0.5, rays=True, long=60)
    c.glow(200, 212, 240, (255, 220, 130), 0.9)
    c.flat(oval(200, 214, 84), (255, 240, 186))
    town(c, 268, (84, 22, 40), height=44, glow=0.3)
    for x in (30, 370):
        c.form(box(x, 160, 50, 320, 3), (112, 56, 62), relief=8)
        for k in range(6):
            c.stroke([(x - 25, 40 + k * 44), (x + 25, 40 + k * 44)], 2.4, INK, 0.7)
    c.form(path("M -10 -10 L 410 -10 L 410 60 L 346 60 Q 330 8 200 6 Q 70 8 54 60 L -10 60 Z"), (112, 56, 62), relief=8)
    c.form(box(200, 284, 420, 36, 2), (96, 46, 54), relief=6)
    c.form(limb([(92, 44), (308, 44)], 20), (90, 54, 44))
    bell(c, 200, 52, 164, GOLD, turn=14, shine=1.0)
    for way in (-1, 1):
        for r in (110, 134):
            c.stroke([along((200, 140), way * a, r) for a in range(70, 118, 8)], (1, 6, 1), (255, 246, 214), 0.8)
    chain(c, [(118, 50), (104, 130), (112, 220), (100, 300)], 13, (150, 110, 80))


@card("broken_oath")
def broken_oath(c: Canvas) -> None:
    """Two hands tear a sealed scroll in two."""
    night(c, TRAP, (200, 60), radius=60, disc=False)
    c.carve((200, 150), (255, 150, 110), count=110, reach=(60, 320), strength=0.35, rays=True)
    for way, tone, sleeve in ((-1, SKIN[0], (60, 70, 112)), (1, SKIN[2], (120, 34, 46))):
        rip = [
            (200 + way * 14, 26),
            (200 + way * 30, 58),
            (200 + way * 12, 84),
            (200 + way * 34, 116),
            (200 + way * 14, 150),
            (200 + way * 36, 184),
            (200 + way * 18, 214),
            (200 + way * 38, 250),
            (200 + way * 24, 276),
        ]
        sheet = poly([*rip, (200 + way * 124, 262), (200 + way * 112, 40)]).turned(way * 9, (200 + way * 60, 280))
        c.shadow(sheet, 6, 10, 7, 0.6)
        c.form(sheet, PAPER, relief=7)
        with c.within(sheet):
            for k in range(7):
                y = 74 + k * 24
                c.stroke(
                    [(200 + way * 40, y), (200 + way * 74, y - 4), (200 + way * 118, y - 2)],
                    (1, 4, 1),
                    mix(PAPER, INK, 0.55),
                )
        roll = bar((200 + way * 20, 34), (200 + way * 118, 34), 24).turned(way * 9, (200 + way * 60, 280))
        c.form(roll, (232, 214, 178), relief=7)
        half = sector(200 + way * 20, 240, 40, 0, 180) if way > 0 else sector(200 + way * 20, 240, 40, -180, 0)
        c.form(half.turned(way * 16), (196, 30, 44), relief=9, shine=0.6)
        c.form(sector(200 + way * 22, 240, 24, 0, way * 180).turned(way * 16), (150, 18, 36), ink=1.2)
        c.form(limb([(200 + way * 240, 320), (200 + way * 176, 210), (200 + way * 140, 160)], (80, 66, 54)), sleeve)
        hand(c, 200 + way * 122, 146, 54, tone, turn=way * 84, mirror=way < 0)
    for x, y, a in ((196, 60, 20), (204, 130, -30), (190, 190, 50), (210, 280, 15)):
        c.form(box(x, y, 11, 8, 1, a), PAPER, ink=1.2)


@card("deep_sleep")
def deep_sleep(c: Canvas) -> None:
    """A knight lies fast asleep in a bed of poppies, the moon over him."""
    night(c, TRAP, (306, 70), radius=50, disc=False)
    c.flat(oval(306, 70, 50) - oval(286, 58, 44), (255, 226, 196))
    stars(c, 30, (255, 226, 206))
    c.form(path("M -10 310 L -10 214 Q 120 190 240 206 Q 340 214 410 200 L 410 310 Z"), (56, 24, 34), relief=8)
    steel = (150, 158, 172)
    c.form(limb([(236, 236), (318, 214), (330, 252), (404, 256)], (62, 54, 44, 38)), steel, shine=0.7)
    c.form(limb([(236, 250), (330, 262), (410, 268)], (60, 46, 38)), mix(steel, INK, 0.15), shine=0.7)
    c.form(
        blob([(112, 232), (136, 180), (196, 166), (252, 190), (268, 244), (240, 276), (150, 280)]),
        steel,
        shine=0.9,
        relief=22,
    )
    c.form(blob([(30, 260), (50, 238), (104, 232), (128, 250), (124, 282), (50, 288)]), (206, 180, 170), relief=8)
    face(c, 88, 196, 46, SKIN[0], look=0.2, mood="asleep")
    c.form(path("M 38 206 Q 28 140 88 138 Q 150 140 138 206 Q 128 172 88 170 Q 50 172 38 206 Z"), steel, shine=0.9)
    c.form(path("M 60 152 Q 88 118 118 152 Q 90 140 60 152 Z"), (206, 46, 52))
    c.form(limb([(186, 196), (216, 236), (176, 250)], (38, 34, 26)), steel, shine=0.6)
    c.form(limb([(146, 212), (160, 250), (196, 250)], (38, 34, 26)), steel, shine=0.6)
    c.form(oval(188, 250, 19), (110, 74, 58))
    # the breath
    for r, x, y in ((20, 140, 118), (13, 118, 150), (27, 172, 78)):
        c.form(ring(x, y, r, r * 0.8), (236, 226, 230), ink=1.0, relief=2, opacity=0.85)
        c.stroke([along((x, y), a, r * 0.58) for a in (190, 220, 250)], (1, 2.6, 1), (255, 250, 246), 0.9)
    for x, y, s in (
        (30, 284, 1.2),
        (96, 292, 0.9),
        (300, 290, 1.1),
        (362, 282, 1.25),
        (246, 296, 0.85),
        (160, 298, 0.9),
    ):
        c.form(bar((x, y + 40), (x, y), 5), (78, 96, 60), ink=1.4)
        for a in (90, 180, 270, 0):
            c.form(oval(*along((x, y), a + 45, 10 * s), 14 * s, 12 * s), (214, 34, 48), ink=1.5)
        c.form(oval(x, y, 7 * s), (36, 16, 24), ink=1)
