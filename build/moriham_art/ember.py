"""The cards of the ember, small and middling: fire, forge and ash, orange and red in the dark."""

from canvas import INK, Canvas
from figures import arm, beast, eye, face, leg, pose, trunk
from registry import card
from shapes import along, bar, blob, box, flame, limb, oval, path, poly, star
from things import chain, fire, floor, night, smoke, sparks, wall
from tones import EMBER, GOLD, IRON, SKIN, STEEL, WOOD

from scenes.art.palette import Colour

COAL: Colour = (58, 52, 62)


@card("cinder_imp")
def cinder_imp(c: Canvas) -> None:
    """A small horned imp, glowing, grinning, a ball of fire in its raised hand."""
    night(c, EMBER, (212, 120), radius=92, disc=False)
    floor(c, 262, (58, 24, 24))
    for x, y, r in ((40, 262, 26), (92, 276, 20), (350, 268, 30), (300, 282, 18), (148, 286, 16)):
        c.form(
            blob([(x - r, y + 8), (x - r * 0.4, y - r * 0.6), (x + r * 0.5, y - r * 0.5), (x + r, y + 8)]),
            (48, 32, 36),
            rim=EMBER.accent,
        )
    skin = (222, 66, 32)
    c.glow(200, 160, 190, EMBER.glow, 0.75)
    # the tail, with its point
    c.form(limb([(214, 226), (284, 244), (330, 206), (318, 160)], (14, 10, 7)), skin)
    c.form(poly([(302, 166), (316, 124), (338, 160), (318, 156)]), skin)
    # bat wings, small
    for way in (-1, 1):
        wing = path("M 0 0 L 62 -52 Q 66 -14 84 6 Q 62 2 56 22 Q 40 10 32 28 Q 20 14 4 24 Z").moved(222, 168)
        c.form(wing if way > 0 else wing.mirrored(200), (122, 28, 34))
    # legs, body
    for way in (-1, 1):
        c.form(limb([(200 + way * 20, 214), (200 + way * 42, 244), (200 + way * 28, 272)], (32, 24, 18)), skin)
        c.form(
            blob([(200 + way * 14, 280), (200 + way * 26, 262), (200 + way * 62, 276), (200 + way * 56, 284)]),
            (90, 26, 30),
        )
    c.form(limb([(172, 176), (126, 206), (142, 236)], (24, 20, 15)), skin)
    c.form(oval(144, 236, 12), skin)
    c.form(blob([(164, 170), (200, 156), (236, 170), (238, 220), (200, 238), (160, 220)]), skin)
    c.flat(oval(200, 204, 22, 24), (255, 170, 70), 0.75)
    # head: ears, horns, face
    for way in (-1, 1):
        ear = blob([(200 + way * 50, 110), (200 + way * 112, 82), (200 + way * 58, 138)])
        c.form(ear, skin)
        horn = limb([(200 + way * 32, 78), (200 + way * 56, 48), (200 + way * 46, 14)], (26, 18, 2))
        c.form(horn, (246, 222, 176), relief=6)
    c.form(blob([(142, 118), (150, 76), (200, 60), (250, 76), (258, 118), (230, 156), (200, 168), (170, 156)]), skin)
    for way in (-1, 1):
        eye(c, 200 + way * 26, 110, 15, (255, 236, 110), slit=True, shine=0.5)
        c.stroke([(200 + way * 6, 98), (200 + way * 44, 84)], (7, 4), (70, 14, 20))
    c.form(path("M 162 130 Q 200 150 238 130 Q 228 160 200 160 Q 172 160 162 130 Z"), (66, 10, 18), ink=1.5, relief=2)
    c.flat(poly([(170, 135), (180, 138), (177, 148)]), (255, 246, 220))
    c.flat(poly([(230, 135), (220, 138), (223, 148)]), (255, 246, 220))
    # the raised arm with the fire
    fire(c, 304, 92, 66, 84, glow=0.9)
    c.form(limb([(228, 176), (276, 158), (296, 104)], (24, 20, 15)), skin)
    c.form(oval(300, 96, 13), skin)
    for a in (-60, -20, 20, 60):
        c.form(limb([(300, 94), along((300, 94), 180 + a, 21)], (9, 6)), skin, ink=1.4)
    sparks(c, 200, 270, 130, EMBER.accent, 34)


@card("coal_runt")
def coal_runt(c: Canvas) -> None:
    """A sulky little fellow, all one knobbly lump of coal, with a shovel bigger than itself."""
    night(c, EMBER, (204, 136), radius=124)
    for x, y, r in ((20, 270, 46), (80, 284, 34), (336, 282, 40), (388, 264, 44), (140, 296, 30), (280, 298, 30)):
        c.form(
            poly(
                [
                    (x - r, y + 30),
                    (x - r * 0.8, y - r * 0.2),
                    (x - r * 0.1, y - r * 0.6),
                    (x + r * 0.7, y - r * 0.3),
                    (x + r, y + 30),
                ]
            ),
            COAL,
            rim=EMBER.accent,
            relief=10,
        )
    # the shovel over the far shoulder
    c.form(bar((256, 286), (330, 60), 13), WOOD, relief=4)
    c.form(path("M 316 74 L 346 84 L 372 40 Q 384 4 356 -4 Q 326 -8 318 26 Z"), STEEL, shine=0.6)
    # legs and arms
    for way in (-1, 1):
        c.form(limb([(204 + way * 34, 226), (204 + way * 40, 272)], (40, 32)), COAL, rim=EMBER.accent)
        c.form(poly([(204 + way * 18, 290), (204 + way * 24, 264), (204 + way * 70, 270), (204 + way * 76, 290)]), COAL)
    c.form(limb([(130, 186), (88, 214), (104, 252)], (36, 30, 26)), COAL)
    c.form(poly([(88, 250), (104, 238), (122, 252), (116, 276), (94, 276)]), COAL)
    body = poly(
        [
            (118, 120),
            (130, 70),
            (168, 46),
            (182, 28),
            (226, 34),
            (252, 58),
            (284, 78),
            (294, 132),
            (288, 190),
            (262, 232),
            (204, 246),
            (146, 232),
            (120, 190),
        ]
    )
    c.halo(body, (255, 226, 150), 7, 0.7)
    c.form(body, COAL, relief=34, shine=0.3)
    for points, tone in (
        ([(130, 70), (168, 46), (182, 28), (196, 66), (160, 84)], (112, 104, 116)),
        ([(118, 120), (130, 70), (160, 84), (146, 122)], (86, 78, 92)),
        ([(182, 28), (226, 34), (252, 58), (196, 66)], (88, 80, 92)),
        ([(294, 132), (288, 190), (258, 178)], (36, 32, 42)),
        ([(262, 232), (204, 246), (222, 218)], (36, 32, 42)),
        ([(120, 190), (146, 232), (162, 206)], (78, 70, 82)),
    ):
        c.flat(poly(points), tone, 0.9)
    for line in (
        [(236, 62), (248, 84), (274, 92)],
        [(150, 212), (176, 226), (184, 240)],
        [(262, 224), (256, 204), (272, 190)],
    ):
        c.stroke(line, (1, 4, 1), EMBER.accent)
    for x in (174, 244):
        c.form(oval(x, 132, 27), INK, ink=0)
        eye(c, x, 132, 19, (255, 190, 60), shine=0.5)
    c.form(poly([(138, 92), (200, 118), (200, 130), (140, 110)]), COAL, ink=1.6)
    c.form(poly([(280, 92), (214, 118), (214, 130), (278, 110)]), COAL, ink=1.6)
    c.form(path("M 164 198 Q 206 168 250 198 Q 240 208 206 194 Q 176 206 164 198 Z"), (255, 120, 40), ink=2.4, relief=2)
    c.form(limb([(276, 184), (306, 200), (290, 168)], (36, 32, 26)), COAL, rim=EMBER.accent)
    c.form(poly([(276, 176), (282, 150), (308, 150), (316, 172), (298, 186)]), COAL)


@card("spark_herald")
def spark_herald(c: Canvas) -> None:
    """A herald in a tabard puffing into a long trumpet that throws sparks."""
    night(c, EMBER, (346, 66), radius=60, disc=False)
    floor(c, 268, (74, 34, 34), stones=True)
    c.glow(352, 62, 170, (255, 210, 110), 0.9)
    tabard, hose = (176, 34, 40), (64, 40, 58)
    p = pose(112, 292, 272, arms=((-30, 52), (50, 128)), heads=3.3, lean=-4, wide=0.95)
    c.shadow(oval(112, 290, 70, 8), 4, 2, 5, 0.8)
    for side in (0, 1):
        leg(c, p, side, hose, (52, 32, 36))
    x, y = p.head
    # the plumed hat's feather behind
    c.form(
        blob(
            [
                (x - 24, y - 34),
                (x - 80, y - 60),
                (x - 100, y - 14),
                (x - 84, y + 14),
                (x - 74, y - 20),
                (x - 40, y - 20),
            ]
        ),
        (255, 240, 214),
    )
    body = trunk(p, wide=1.2, hem=0.62, flare=1.2)
    c.form(body, tabard)
    with c.within(body):
        c.flat(box(p.hip[0], 216, 240, 12), GOLD)
        c.flat(flame(p.hip[0] + 2, 202, 40, 52), GOLD)
        c.flat(box(p.hip[0], 226, 8, 60), (110, 18, 30))
    arm(c, p, 0, GOLD, SKIN[0], thick=0.9)
    face(c, x, y, 44, SKIN[0], look=0.9, mood="awed", shade=0.35)
    c.flat(oval(x + 2, y + 20, 14, 12), (236, 120, 96), 0.7)
    c.form(
        path(
            f"M {x - 50} {y - 12} Q {x - 58} {y - 58} {x} {y - 58} Q {x + 50} {y - 56} {x + 48} {y - 22} "
            f"Q {x} {y - 34} {x - 50} {y - 12} Z"
        ),
        (120, 24, 40),
    )
    c.form(
        path(
            f"M {x - 58} {y - 6} Q {x} {y - 34} {x + 62} {y - 26} L {x + 60} {y - 16} Q {x} {y - 22} {x - 54} {y + 4} Z"
        ),
        GOLD,
    )
    # trumpet with its cloth
    cloth = path("M 196 94 L 288 74 L 292 166 L 270 146 L 248 176 L 226 154 L 204 180 Z")
    c.shadow(cloth)
    c.form(cloth, tabard, relief=12)
    with c.within(cloth):
        c.flat(path("M 196 94 L 288 74 L 290 84 L 197 104 Z"), GOLD)
        c.flat(flame(245, 152, 40, 50), (255, 196, 80))
        c.flat(flame(245, 150, 20, 28), (255, 246, 200))
    horn = path("M 148 94 L 296 62 Q 322 54 340 22 L 366 100 Q 330 74 300 80 L 150 106 Z")
    c.form(horn, (255, 206, 92), shine=0.9, relief=6)
    c.form(oval(354, 61, 12, 42, -17), (120, 60, 30), ink=2)
    c.flat(oval(356, 62, 8, 34, -17), (255, 236, 170))
    arm(c, p, 1, GOLD, SKIN[0], thick=0.9)
    for k, (sx, sy, r) in enumerate(
        (
            (384, 30, 15),
            (390, 88, 12),
            (372, 124, 11),
            (356, 6, 12),
            (320, 22, 9),
            (394, 56, 10),
            (340, 142, 9),
            (386, 150, 8),
        )
    ):
        c.glow(sx, sy, r * 2.6, (255, 200, 90), 0.9)
        c.form(star(sx, sy, r, r * 0.36, 4, k * 20), (255, 244, 196), ink=1.0, ink_colour=(150, 50, 20), shade=0)
    sparks(c, 350, 150, 80, EMBER.accent, 30)


@card("ash_whelp")
def ash_whelp(c: Canvas) -> None:
    """A baby dragon, grey all over, sitting in a heap of ash and sneezing a cloud of it."""
    night(c, EMBER, (160, 110), radius=96, disc=False)
    c.glow(160, 130, 190, (255, 170, 80), 0.7)
    ash, pale = (148, 142, 148), (206, 198, 196)
    smoke(c, [(300, 138), (340, 118), (400, 96)], (18, 34, 50), (206, 196, 190))
    c.form(path("M -10 310 Q 60 236 150 228 Q 250 222 310 258 Q 370 280 410 310 Z"), (186, 176, 174), relief=18)
    c.form(path("M 330 310 Q 356 282 410 276 L 410 310 Z"), (150, 138, 140))
    # tail and wings
    c.form(limb([(110, 236), (50, 244), (30, 206), (56, 180)], (40, 28, 18, 8)), ash)
    c.form(poly([(42, 186), (58, 152), (78, 182), (58, 188)]), (226, 96, 48))
    for way in (-1, 1):
        wing = path("M 0 0 L 34 -66 L 92 -92 Q 88 -62 102 -40 Q 76 -42 74 -22 Q 52 -30 44 -4 Q 26 -12 10 20 Z")
        wing = wing.moved(176, 162) if way > 0 else wing.moved(118, 162).mirrored(118)
        c.form(wing, (112, 98, 108) if way > 0 else (128, 112, 120), relief=8)
    c.form(blob([(96, 188), (120, 156), (170, 150), (206, 178), (212, 236), (188, 264), (120, 264), (92, 238)]), ash)
    belly = blob([(140, 180), (172, 172), (196, 190), (200, 238), (180, 256), (146, 250)])
    c.flat(belly, pale)
    for k in range(4):
        c.stroke([(142, 196 + 15 * k), (172, 202 + 15 * k), (200, 194 + 15 * k)], 2.2, (150, 140, 142))
    for way in (-1, 1):
        c.form(limb([(152 + way * 40, 196), (152 + way * 46, 232), (152 + way * 24, 252)], (24, 22, 18)), ash)
        c.form(blob([(152 + way * 30, 270), (152 + way * 34, 246), (152 + way * 78, 252), (152 + way * 80, 272)]), ash)
        for k in range(3):
            c.form(oval(152 + way * (40 + 15 * k), 270, 6, 5), pale, ink=1.2)
    # head, large, facing right
    for x, y, tip in ((128, 66, (96, 26)), (164, 46, (154, -4))):
        c.form(limb([(x, y), (tip[0] + 4, y - 22), tip], (22, 16, 3)), pale, relief=5)
    head = blob(
        [
            (98, 112),
            (104, 64),
            (150, 40),
            (204, 50),
            (234, 86),
            (286, 96),
            (300, 118),
            (292, 142),
            (240, 156),
            (180, 168),
            (122, 156),
        ]
    )
    c.form(head, ash, relief=20)
    c.form(path("M 216 140 Q 256 138 296 126 Q 300 148 270 158 Q 236 164 216 140 Z"), (120, 34, 36), ink=1.6, relief=3)
    c.flat(poly([(236, 140), (246, 139), (243, 149)]), (255, 248, 230))
    c.flat(poly([(272, 135), (282, 132), (280, 143)]), (255, 248, 230))
    c.flat(oval(276, 106, 5, 4), INK)
    c.flat(oval(290, 108, 4, 4), INK)
    eye(c, 190, 96, 23, (255, 150, 40), look=0.5, slit=True)
    c.form(blob([(96, 116), (62, 108), (70, 140), (104, 144)]), (226, 96, 48))
    for k in range(4):
        x, y = 112 + k * 20, 66 - k * 8 + (k == 3) * 6
        c.flat(oval(x + 14, y + 26, 5), pale, 0.7)
    for x, y, r in ((316, 150, 6), (330, 166, 4), (346, 158, 7), (312, 84, 5), (360, 176, 5), (336, 78, 7)):
        c.form(oval(x, y, r), (216, 208, 204), ink=1)
    sparks(c, 190, 280, 130, EMBER.accent, 20)


@card("kiln_dog")
def kiln_dog(c: Canvas) -> None:
    """A stout watchdog chained before the burning mouth of a brick kiln."""
    c.wash([(0, (40, 20, 30)), (1, (96, 44, 34))])
    brick = (158, 78, 56)
    kiln = path("M 20 310 L 30 140 Q 44 30 128 6 L 132 -20 L 268 -20 L 272 6 Q 356 30 370 140 L 380 310 Z")
    c.form(kiln, brick, relief=20)
    with c.within(kiln):
        for row in range(17):
            y = row * 19
            c.stroke([(0, y), (400, y)], 2, (76, 32, 32), 0.8)
            for k in range(11):
                x = k * 40 + (row % 2) * 20
                c.stroke([(x, y), (x, y + 19)], 2, (76, 32, 32), 0.8)
    arch = path("M 70 310 L 70 170 Q 76 46 200 42 Q 324 46 330 170 L 330 310 Z")
    c.form(arch, (216, 150, 104), ink=2.4)
    hole = path("M 90 310 L 90 172 Q 96 66 200 62 Q 304 66 310 172 L 310 310 Z")
    c.form(hole, (255, 150, 50), relief=6, shade=0.5)
    with c.within(hole):
        c.glow(200, 190, 170, (255, 236, 150), 1.0)
        for x, w, h in ((122, 90, 130), (278, 90, 134), (200, 150, 214)):
            c.flat(flame(x, 320, w, h), (255, 206, 84))
    c.form(path("M -10 310 L -10 282 Q 200 268 410 282 L 410 310 Z"), (64, 36, 38))
    fur, dark = (92, 56, 48), (58, 36, 40)
    # seated body, front on
    for way in (-1, 1):
        c.form(
            blob(
                [
                    (200 + way * 34, 296),
                    (200 + way * 44, 228),
                    (200 + way * 84, 236),
                    (200 + way * 98, 278),
                    (200 + way * 84, 298),
                ]
            ),
            fur,
        )
    c.form(blob([(138, 190), (168, 158), (232, 158), (262, 190), (258, 266), (200, 286), (142, 266)]), fur)
    c.form(blob([(176, 196), (200, 186), (224, 196), (220, 250), (200, 264), (180, 250)]), (214, 168, 120), ink=0)
    for way in (-1, 1):
        c.form(limb([(200 + way * 34, 206), (200 + way * 32, 276)], (38, 30)), fur)
        c.form(oval(200 + way * 34, 286, 26, 13), (214, 168, 120))
        for k in (-1, 1):
            c.stroke([(200 + way * 34 + k * 8, 282), (200 + way * 34 + k * 9, 294)], 2.4, dark)
    c.form(path("M 148 178 Q 200 210 252 178 L 254 194 Q 200 230 146 194 Z"), IRON, shine=0.8)
    for k in range(5):
        x = 156 + 22 * k
        y = 195 + 12 - abs(k - 2) ** 2 * 3.5
        c.form(poly([(x - 7, y - 4), (x, y + 14), (x + 7, y - 4)]), STEEL, ink=1.4, shine=0.5)
    chain(c, [(252, 196), (316, 240), (352, 232), (410, 262)], 22, STEEL)
    # the head
    for way in (-1, 1):
        c.form(
            blob(
                [
                    (200 + way * 42, 92),
                    (200 + way * 74, 78),
                    (200 + way * 92, 116),
                    (200 + way * 84, 160),
                    (200 + way * 62, 150),
                ]
            ),
            dark,
        )
    c.form(
        blob([(136, 132), (144, 92), (200, 72), (256, 92), (264, 132), (244, 178), (200, 194), (156, 178)]),
        fur,
        relief=22,
    )
    c.form(blob([(156, 150), (176, 132), (224, 132), (244, 150), (240, 184), (200, 200), (160, 184)]), (214, 168, 120))
    c.form(path("M 180 134 Q 200 126 220 134 Q 218 154 200 158 Q 182 154 180 134 Z"), (34, 26, 34), shine=0.5)
    c.stroke([(200, 156), (200, 172)], 3, dark)
    c.stroke([(164, 168), (182, 180), (200, 170), (218, 180), (236, 168)], (2, 4.5, 2), dark)
    for x in (180, 220):
        c.flat(poly([(x - 6, 176), (x + 6, 176), (x, 190)]), (255, 248, 232))
    for x in (168, 232):
        eye(c, x, 116, 12.5, (255, 206, 84), shine=0.4)
    c.stroke([(150, 96), (186, 106)], (4, 8, 4), dark)
    c.stroke([(250, 96), (214, 106)], (4, 8, 4), dark)


@card("forge_maid")
def forge_maid(c: Canvas) -> None:
    """A strong young woman in a leather apron, hammer high over the glowing iron on her anvil."""
    wall(c, (92, 52, 48), brick=(50, 24))
    c.glow(300, 220, 240, EMBER.glow, 0.9)
    fire(c, 26, 310, 120, 170, glow=0.9)
    c.form(path("M -10 310 L -10 262 L 74 268 L 82 310 Z"), (86, 76, 84))
    skin, shirt, apron = SKIN[0], (226, 222, 208), (124, 70, 44)
    p = pose(186, 392, 330, arms=((-84, -184), (34, -34)), heads=3.9, lean=6)
    x, y = p.head
    # plait behind
    c.form(limb([(x - 20, y - 10), (x - 54, y + 26), (x - 50, y + 74)], (34, 26, 12)), (196, 74, 34))
    c.form(trunk(p, wide=1.15, hem=1.2, flare=1.2), (150, 40, 40))
    top = trunk(p, wide=1.1, hem=0.05)
    c.form(top, shirt)
    c.form(
        path(
            f"M {p.neck[0] - 26} {p.neck[1] + 26} L {p.neck[0] + 26} {p.neck[1] + 26} L {p.hip[0] + 40} {p.hip[1]} "
            f"L {p.hip[0] + 54} 310 L {p.hip[0] - 50} 310 L {p.hip[0] - 40} {p.hip[1]} Z"
        ),
        apron,
        relief=12,
    )
    for way in (-1, 1):
        c.stroke([(p.neck[0] + way * 24, p.neck[1] + 28), (p.neck[0] + way * 20, p.neck[1] + 2)], 6, (84, 46, 34))
    c.form(box(p.hip[0], p.hip[1] - 8, 88, 11, 3), (70, 40, 34))
    # anvil and iron
    c.form(
        path(
            "M 232 236 L 372 232 Q 398 232 412 244 L 372 262 Q 340 264 338 282 L 352 310 L 262 310 L 280 282 "
            "Q 278 264 250 262 Q 234 256 232 236 Z"
        ),
        IRON,
        shine=0.7,
    )
    arm(c, p, 1, shirt, skin)
    c.form(bar((236, 224), (300, 222), 11), STEEL)
    c.form(bar((282, 222), (384, 218), 22), (255, 190, 70), relief=4, shade=0.3)
    c.flat(bar((300, 221), (380, 218), 10), (255, 248, 206))
    c.glow(346, 218, 90, (255, 220, 120), 0.95)
    c.form(oval(244, 224, 17), skin)
    face(c, x, y, 44, skin, look=0.7, mood="grim", shade=0.3)
    c.form(
        path(
            f"M {x - 46} {y + 16} Q {x - 58} {y - 54} {x + 4} {y - 56} Q {x + 54} {y - 50} {x + 46} {y - 12} "
            f"Q {x + 30} {y - 34} {x + 2} {y - 34} Q {x - 34} {y - 26} {x - 46} {y + 16} Z"
        ),
        (196, 74, 34),
    )
    c.form(
        path(
            f"M {x - 50} {y - 22} Q {x} {y - 52} {x + 48} {y - 28} L {x + 48} {y - 16} "
            f"Q {x} {y - 38} {x - 48} {y - 6} Z"
        ),
        (60, 120, 140),
    )
    # the raised arm and the hammer
    hx, hy = p.hands[0]
    c.form(bar((hx - 6, hy + 34), (hx + 14, hy - 66), 13), WOOD, relief=4)
    arm(c, p, 0, skin, skin, thick=1.15)
    c.form(box(hx + 14, hy - 52, 96, 46, 6, 12), STEEL, shine=0.8, relief=10)
    for k in range(9):
        a = 100 + k * 22
        c.stroke([along((346, 218), a, 34), along((346, 218), a, 66 + 18 * (k % 2))], (4, 0.6), (255, 226, 130))
    sparks(c, 346, 212, 90, EMBER.accent, 30)


@card("blaze_rider")
def blaze_rider(c: Canvas) -> None:
    """A rider bent low on a black horse whose mane and tail are fire, galloping by."""
    night(c, EMBER, (304, 92), radius=76)
    c.form(path("M -10 310 L -10 262 Q 120 246 240 264 Q 330 276 410 258 L 410 310 Z"), (58, 26, 32))
    horse = (56, 42, 54)
    glow = (255, 176, 80)
    # fire of the tail
    c.glow(330, 150, 130, EMBER.glow, 0.7)
    for k, tone in enumerate(((196, 48, 28), (248, 128, 36), (255, 206, 84))):
        s = 1 - 0.26 * k
        c.form(
            path(
                "M 280 160 C 320 100 360 130 404 84 C 396 124 410 132 420 128 C 400 176 372 178 352 204 "
                "C 348 182 310 190 280 184 Z"
            ).scaled(s, s, (284, 170)),
            tone,
            ink=1.4 if k == 0 else 0,
            relief=3,
        )
    b = beast(
        c,
        200,
        262,
        190,
        128,
        horse,
        facing=-1,
        legs=((74, 30), (-62, -20), (56, -30), (-48, 30)),
        thick=0.78,
        neck=34,
        reach=0.42,
        paw=(30, 22, 32),
    )
    hx, hy = b.head
    for x, y in b.feet:
        fire(c, x, y + 12, 34, 36, lean=16, glow=0.4)
    # head
    head = blob(
        [
            (hx + 30, hy - 24),
            (hx + 4, hy - 30),
            (hx - 26, hy - 2),
            (hx - 54, hy + 36),
            (hx - 48, hy + 54),
            (hx - 26, hy + 52),
            (hx + 4, hy + 26),
            (hx + 30, hy + 16),
        ]
    )
    c.form(poly([(hx + 4, hy - 22), (hx + 6, hy - 58), (hx + 26, hy - 26)]), horse, rim=glow)
    c.form(head, horse, rim=glow)
    eye(c, hx - 8, hy - 2, 9, (255, 214, 90), shine=0.6)
    c.flat(oval(hx - 44, hy + 34, 4.5, 3.5), (255, 150, 60))
    c.stroke([(hx - 44, hy + 48), (hx - 24, hy + 38)], 3, INK)
    # burning mane
    for k, tone in enumerate(((196, 48, 28), (248, 128, 36), (255, 206, 84))):
        s = 1 - 0.24 * k
        mane = path(
            f"M {hx + 2} {hy - 32} C {hx + 20} {hy - 64} {hx + 50} {hy - 50} {hx + 74} {hy - 72} "
            f"C {hx + 70} {hy - 40} {hx + 90} {hy - 34} {hx + 104} {hy - 44} "
            f"C {hx + 96} {hy - 10} {hx + 84} {hy - 4} {hx + 82} {hy + 30} C {hx + 50} {hy + 16} "
            f"{hx + 40} {hy - 10} {hx + 2} {hy - 32} Z"
        )
        c.form(mane.scaled(s, s, (hx + 46, hy - 8)), tone, ink=1.4 if k == 0 else 0, relief=3)
    # the rider
    cloak = path("M 196 92 C 240 70 270 84 318 58 C 312 84 330 100 352 100 C 322 132 280 140 240 150 Z")
    c.form(cloak, (172, 30, 42), relief=10)
    c.form(limb([(226, 152), (184, 178), (204, 224)], (40, 32, 24)), (92, 56, 60))
    c.form(blob([(192, 222), (216, 216), (222, 234), (182, 238), (174, 230)]), (46, 30, 36))
    c.form(blob([(170, 96), (196, 80), (226, 96), (250, 152), (228, 166), (198, 156)]), (186, 90, 50))
    c.form(limb([(190, 104), (168, 134), (134, 128)], (28, 24, 18)), (186, 90, 50))
    c.form(oval(130, 126, 12), SKIN[1])
    c.stroke([(130, 126), (hx - 20, hy + 34)], 3.4, (120, 70, 40))
    face(c, 172, 62, 30, SKIN[1], look=-1.0, mood="grim")
    c.form(
        path("M 146 58 Q 142 24 178 24 Q 214 26 210 84 Q 196 96 190 84 Q 198 54 176 50 Q 158 48 146 58 Z"),
        (172, 30, 42),
    )
    sparks(c, 260, 280, 150, EMBER.accent, 40)


@card("soot_oracle")
def soot_oracle(c: Canvas) -> None:
    """A hooded seer, face black with soot, hands round a brazier in whose smoke an eye opens."""
    c.wash([(0, (54, 20, 26)), (0.6, (150, 58, 34)), (1, (60, 24, 24))])
    c.carve((296, 200), EMBER.accent, count=120, reach=(60, 330), strength=0.25)
    c.glow(296, 210, 190, EMBER.glow, 0.9)
    smoke(c, [(300, 190), (276, 150), (310, 116), (290, 66)], (14, 32, 48, 78), (120, 112, 122))
    # the eye in the smoke
    c.glow(292, 66, 100, (255, 226, 150), 0.7)
    almond = path("M 222 68 Q 292 4 362 68 Q 292 128 222 68 Z")
    c.form(almond, (255, 240, 206), ink=3.4, relief=8)
    with c.within(almond):
        c.form(oval(292, 64, 31), (226, 84, 36), relief=10)
        c.flat(oval(292, 64, 15), INK)
        c.flat(oval(282, 54, 7), (255, 252, 240))
    # the seer
    robe = (74, 62, 76)
    c.halo(blob([(20, 310), (40, 160), (110, 40), (180, 150), (210, 310)]), (255, 170, 80), 10, 0.6)
    c.form(path("M -10 310 Q 6 190 56 150 Q 116 126 172 154 Q 220 196 232 310 Z"), robe, relief=24)
    c.form(limb([(60, 190), (110, 252), (196, 228)], (56, 50, 38)), robe)
    hood = path("M 38 176 Q 26 60 92 24 Q 126 6 150 30 Q 196 66 188 168 Q 150 196 112 194 Q 62 194 38 176 Z")
    c.form(hood, robe, relief=20)
    c.form(path("M 66 160 Q 54 84 112 62 Q 168 74 170 152 Q 142 184 112 182 Q 82 180 66 160 Z"), (24, 18, 28), ink=1.4)
    face(c, 120, 118, 46, (84, 74, 84), look=0.7, mood="awed", eyes=(226, 84, 36))
    for line in ([(84, 110), (92, 132), (86, 150)], [(158, 104), (150, 130), (156, 146)]):
        c.stroke(line, (2, 7, 1), (30, 26, 34))
    c.form(path("M 78 150 Q 100 168 120 166 Q 144 168 160 148 Q 158 206 122 236 Q 84 210 78 150 Z"), (196, 190, 192))
    for x, y in ((104, 182), (122, 196), (138, 180)):
        c.stroke([(x, y - 12), (x - 2, y + 16)], (3, 0.8), (120, 112, 120))
    # brazier on three legs
    for a, bx in ((262, 238), (300, 300), (338, 364)):
        c.form(bar((a, 252), (bx, 312), 10), IRON)
    fire(c, 300, 228, 108, 74, glow=0.8)
    c.form(path("M 226 212 L 374 212 Q 366 262 300 266 Q 234 262 226 212 Z"), (108, 70, 56), shine=0.6)
    c.form(box(300, 214, 160, 14, 6), (142, 92, 62), shine=0.6)
    c.form(oval(212, 220, 17), (84, 74, 84))
    for k in range(4):
        c.form(limb([(214, 214 + k * 5), (238, 190 + k * 9)], (12, 8)), (84, 74, 84), ink=1.4)
    sparks(c, 300, 190, 80, EMBER.accent, 26)
