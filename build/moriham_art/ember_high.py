"""The great cards of the ember: rams, titans, witches, the furnace and the dragon."""

from canvas import INK, Canvas
from figures import eye, face
from registry import card
from shapes import Point, along, bar, blob, box, drop, flame, limb, oval, path, poly, spline
from things import fire, pole, rivets, smoke, sparks, town
from tones import EMBER, GOLD, IRON, WOOD

from scenes.art.palette import Colour, mix

SLAG: Colour = (74, 60, 66)
MOLTEN: Colour = (255, 170, 60)


def seams(c: Canvas, lines: list[list[Point]], width: float = 5) -> None:
    """Glowing cracks in a crust of slag."""
    for line in lines:
        c.stroke(line, (1, width + 3, 1), (206, 60, 24))
        c.stroke(line, (0.5, width, 0.5), MOLTEN)
        c.stroke(line, (0.2, width * 0.4, 0.2), (255, 246, 190))


@card("furnace_ram")
def furnace_ram(c: Canvas) -> None:
    """A ram of iron charging straight at us: great coiled horns, a furnace grate for a mouth."""
    c.wash([(0, (58, 18, 24)), (0.6, (206, 84, 36)), (1, (70, 26, 24))])
    c.carve((200, 150), (255, 190, 90), count=150, reach=(110, 330), strength=0.5, rays=True, long=90)
    for way in (-1, 1):
        smoke(c, [(200 + way * 70, 60), (200 + way * 110, 24), (200 + way * 170, 6)], (14, 26, 40), (132, 112, 116))
    for way in (-1, 1):
        c.form(limb([(200 + way * 56, 230), (200 + way * 70, 310)], (52, 44)), (70, 62, 74))
    c.form(
        blob([(110, 130), (132, 66), (200, 44), (268, 66), (290, 130), (282, 236), (200, 280), (118, 236)]),
        (96, 88, 100),
        rim=EMBER.accent,
    )
    for way in (-1, 1):
        c.form(box(200 + way * 44, 46, 28, 60, 4), IRON, shine=0.6)
        c.form(box(200 + way * 44, 18, 38, 12, 4), IRON, shine=0.6)
    for way in (-1, 1):
        c.form(
            blob([(200 + way * 56, 150), (200 + way * 104, 152), (200 + way * 128, 182), (200 + way * 92, 190)]),
            (96, 88, 100),
        )
    iron = (150, 140, 148)
    c.form(
        path("M 140 96 Q 200 70 260 96 L 268 180 Q 262 250 242 276 Q 200 296 158 276 Q 138 250 132 180 Z"),
        iron,
        shine=0.5,
        relief=20,
    )
    # the grate
    mouth = path("M 152 204 Q 200 190 248 204 L 242 262 Q 200 282 158 262 Z")
    c.form(mouth, (255, 140, 40), ink=3, relief=4, shade=0.2)
    c.glow(200, 236, 110, (255, 190, 80), 0.75)
    with c.within(mouth):
        for x, w, h in ((172, 40, 56), (200, 50, 72), (230, 40, 58)):
            c.flat(flame(x, 280, w, h), (255, 232, 130))
        for x in (166, 184, 202, 220, 238):
            c.form(box(x, 236, 8, 90), (60, 48, 56), ink=1)
    for way in (-1, 1):
        c.flat(oval(200 + way * 14, 188, 7, 5, way * 30), INK)
        eye(c, 200 + way * 38, 146, 16, (255, 206, 70), shine=0.7, look=-0.4 * way)
        c.form(poly([(200 + way * 14, 132), (200 + way * 62, 114), (200 + way * 62, 128), (200 + way * 16, 144)]), iron)
        rivets(c, [(200 + way * 54, 186), (200 + way * 50, 104)], 4.5, GOLD)
    rivets(c, [(200, 96), (200, 118), (200, 140)], 5, GOLD)
    # horns, coiled
    for way in (-1, 1):
        coil: list[Point] = []
        for k in range(17):
            a = 200 - k * 30
            r = 82 - k * 3.9
            x, y = along((308, 128), a, r)
            coil.append((x if way > 0 else 400 - x, y))
        c.shadow(limb(coil, (54, 44, 30, 14)), 3, 6)
        c.form(limb(coil, (56, 46, 32, 10)), (226, 186, 122), relief=12, shine=0.4)
        line = spline(coil, steps=3)
        for k in range(3, len(line) - 6, 3):
            mid = (200 + way * 108, 128)
            dx, dy = line[k][0] - mid[0], line[k][1] - mid[1]
            size = 25 - 14 * k / len(line)
            d = (dx * dx + dy * dy) ** 0.5
            c.stroke(
                [
                    (line[k][0] - dx / d * size, line[k][1] - dy / d * size),
                    (line[k][0] + dx / d * size, line[k][1] + dy / d * size),
                ],
                (1, 4, 1),
                (140, 92, 52),
                0.9,
            )
    sparks(c, 200, 290, 170, EMBER.accent, 40)


@card("pyre_lancer")
def pyre_lancer(c: Canvas) -> None:
    """A knight in black armour before a burning pyre, couching a lance that is itself aflame."""
    c.wash([(0, (44, 16, 26)), (0.6, (170, 62, 32)), (1, (60, 22, 24))])
    c.carve((70, 210), EMBER.accent, count=130, reach=(80, 360), strength=0.28)
    # the pyre behind
    fire(c, 84, 266, 170, 250, glow=0.9)
    for a, b in (((-10, 300), (150, 244)), ((-6, 244), (164, 300)), ((10, 292), (190, 284))):
        pole(c, a, b, 24, WOOD)
    steel = (92, 88, 106)
    rim = (255, 190, 96)
    # body
    c.form(path("M 92 310 Q 96 210 136 190 L 262 190 Q 300 220 300 310 Z"), steel, shine=0.5, rim=rim, relief=20)
    c.form(path("M 148 310 L 158 214 L 238 214 L 252 310 Z"), (172, 36, 42), relief=8)
    c.form(flame(200, 300, 54, 70), GOLD, ink=1.4)
    for way in (-1, 1):
        for k, r in enumerate((48, 40, 30)):
            c.form(
                oval(198 + way * 78, 200 + k * 15, r, r * 0.66),
                mix(steel, (255, 255, 255), 0.08 * k),
                shine=0.7,
                rim=rim,
            )
    # helm with a plume of fire
    for k, tone in enumerate(((196, 48, 28), (248, 128, 36), (255, 206, 84))):
        s = 1 - 0.25 * k
        c.form(
            path(
                "M 196 48 C 176 20 140 30 112 4 C 116 34 96 44 84 44 C 104 70 92 84 96 112 C 120 92 140 100 170 90 Z"
            ).scaled(s, s, (180, 62)),
            tone,
            ink=1.4 if k == 0 else 0,
            relief=3,
        )
    c.form(
        path("M 146 112 Q 140 38 204 34 Q 262 38 262 100 L 252 156 Q 226 190 204 190 Q 164 182 152 160 Z"),
        steel,
        shine=0.8,
        relief=18,
        rim=rim,
    )
    visor = path("M 150 98 L 214 88 L 270 98 L 262 150 L 218 178 L 160 150 Z")
    c.form(visor, (118, 114, 132), shine=0.6, relief=10)
    c.form(poly([(160, 108), (216, 116), (262, 108), (258, 124), (216, 132), (164, 124)]), (20, 14, 22), ink=1)
    for x in (190, 242):
        c.glow(x, 118, 26, (255, 180, 60), 0.9)
        c.flat(oval(x, 119, 7, 5), (255, 236, 140))
    for x in (192, 214, 236):
        c.flat(box(x, 150, 6, 20, 3), (28, 22, 30))
    # the lance, from lower left to upper right
    c.form(bar((60, 300), (372, 66), 17, 8), (70, 40, 40), relief=5)
    for share in (0.1, 0.42, 0.6, 0.74):
        x, y = 60 + 312 * share, 300 - 234 * share
        c.stroke([(x - 8, y - 14), (x + 8, y + 14)], 7, (172, 36, 42))
    c.form(poly([(166, 198), (228, 200), (196, 246)]), GOLD, shine=0.8)
    c.form(poly([(350, 72), (398, 34), (374, 92)]), (232, 236, 240), shine=0.6)
    for k, tone in enumerate(((196, 48, 28), (248, 128, 36), (255, 206, 84), (255, 246, 200))):
        s = 1 - 0.22 * k
        c.form(
            path(
                "M 398 60 C 384 110 340 116 300 150 C 306 130 296 122 280 122 C 298 104 290 84 300 62 "
                "C 310 82 326 76 330 44 C 346 60 350 30 366 8 C 376 28 400 30 398 60 Z"
            ).scaled(s, s, (362, 74)),
            tone,
            ink=1.4 if k == 0 else 0,
            relief=3,
            opacity=0.95,
        )
    c.glow(362, 76, 120, (255, 180, 80), 0.6)
    c.form(limb([(286, 222), (262, 274), (170, 250)], (46, 40, 34)), steel, shine=0.5, rim=rim)
    for k in range(4):
        c.form(oval(140 + k * 11, 248 - k * 8, 11, 15, 36), (118, 114, 132), ink=1.6, shine=0.5)
    sparks(c, 330, 200, 110, EMBER.accent, 30)


@card("slag_titan")
def slag_titan(c: Canvas) -> None:
    """A giant of slag wading through the town at night, fists aloft, molten between its plates."""
    c.wash([(0, (30, 12, 22)), (0.65, (150, 52, 30)), (1, (232, 110, 44))])
    c.carve((200, 320), EMBER.accent, count=120, reach=(120, 380), strength=0.25)
    smoke(c, [(20, 250), (40, 170), (10, 90)], (16, 30, 44), (84, 56, 62), ink=0, opacity=0.7)
    smoke(c, [(380, 250), (366, 170), (394, 90)], (16, 30, 44), (84, 56, 62), ink=0, opacity=0.7)
    body = poly(
        [
            (90, 310),
            (104, 190),
            (78, 150),
            (118, 116),
            (176, 104),
            (224, 104),
            (284, 116),
            (322, 150),
            (298, 190),
            (312, 310),
        ]
    )
    c.halo(body, MOLTEN, 14, 0.7)
    # arms: one up with a fist, one down
    up = limb([(98, 150), (38, 124), (46, 50)], (70, 60, 54))
    down = limb([(304, 150), (366, 168), (356, 244)], (70, 62, 58))
    for one in (up, down):
        c.halo(one, MOLTEN, 10, 0.6)
        c.form(one, SLAG, relief=20, rim=MOLTEN)
    c.form(body, SLAG, relief=30, rim=MOLTEN)
    for points in (
        [(8, 62), (14, 10), (60, -6), (92, 16), (88, 62), (48, 78)],
        [(320, 226), (352, 210), (396, 226), (402, 276), (356, 296), (320, 274)],
    ):
        c.form(poly(points), (92, 76, 80), relief=16, rim=MOLTEN)
    for x in (24, 46, 68):
        c.stroke([(x, 10), (x - 2, 40)], (2, 5, 2), INK)
    for x in (340, 360, 380):
        c.stroke([(x, 248), (x - 1, 284)], (2, 5, 2), INK)
    for points in (
        [(104, 190), (78, 150), (118, 116), (150, 140)],
        [(298, 190), (322, 150), (284, 116), (250, 140)],
        [(128, 250), (152, 214), (188, 226), (182, 270)],
        [(272, 250), (248, 214), (214, 226), (220, 270)],
    ):
        c.form(poly(points), (96, 80, 84), ink=1.6, relief=10)
    seams(
        c,
        [
            [(150, 140), (176, 178), (200, 170), (228, 180), (250, 140)],
            [(200, 170), (196, 214), (204, 270), (198, 310)],
            [(110, 206), (150, 214), (176, 178)],
            [(292, 206), (250, 214), (228, 180)],
            [(60, 110), (44, 92), (58, 78)],
            [(352, 176), (366, 192), (354, 208)],
            [(186, 240), (150, 262), (140, 310)],
            [(216, 240), (250, 262), (262, 310)],
        ],
        7,
    )
    c.glow(200, 190, 90, MOLTEN, 0.5)
    # head: a rough block
    head = poly([(144, 84), (150, 34), (178, 14), (226, 12), (252, 36), (258, 86), (238, 122), (200, 136), (162, 122)])
    c.halo(head, MOLTEN, 10, 0.7)
    c.form(head, (92, 76, 80), relief=22, rim=MOLTEN)
    c.form(poly([(148, 54), (196, 62), (204, 62), (254, 54), (250, 78), (204, 74), (196, 74), (150, 78)]), SLAG)
    for way in (-1, 1):
        c.glow(201 + way * 27, 82, 36, MOLTEN, 1.0)
        c.flat(
            poly([(201 + way * 12, 80), (201 + way * 46, 74), (201 + way * 42, 90), (201 + way * 16, 90)]),
            (255, 246, 180),
        )
    c.form(poly([(168, 104), (234, 104), (226, 124), (200, 128), (176, 124)]), MOLTEN, ink=2.4, relief=2)
    for x in (180, 200, 220):
        c.flat(poly([(x - 7, 104), (x + 7, 104), (x, 114)]), (92, 76, 80))
    for x, y, n in ((188, 132, 28), (214, 130, 44), (360, 296, 30)):
        c.flat(limb([(x, y - 10), (x, y + n * 0.6)], (8, 5)), MOLTEN)
        c.form(drop(x, y + n * 0.6, 12, 18), MOLTEN, ink=1, shade=0.3)
    town(c, 306, (24, 14, 24), height=34, glow=0.5)


@card("beacon_witch")
def beacon_witch(c: Canvas) -> None:
    """A witch in a crooked hat holding up a pole with a blazing fire basket; beacons answer along the coast."""
    c.wash([(0, (34, 14, 34)), (0.62, (150, 60, 52)), (1, (36, 24, 40))])
    c.carve((296, 70), EMBER.accent, count=140, reach=(70, 360), strength=0.3)
    c.form(path("M 160 310 L 196 214 Q 250 196 300 216 Q 350 232 410 196 L 410 310 Z"), (58, 34, 48), relief=8)
    c.form(path("M 240 310 Q 290 254 410 250 L 410 310 Z"), (40, 26, 38), relief=8)
    for x, y, s in ((236, 202, 18), (372, 212, 26)):
        c.flat(bar((x, y), (x, y + 24), 6), (30, 20, 30))
        fire(c, x, y + 2, s, s * 1.4, glow=0.8, ink=0)
    c.glow(300, 74, 220, (255, 180, 80), 0.8)
    robe, green = (88, 40, 88), (148, 176, 96)
    c.halo(path("M 10 310 Q 30 176 90 160 Q 160 150 196 310 Z"), EMBER.accent, 8, 0.4)
    c.form(path("M -6 310 Q 16 196 70 172 Q 120 158 164 182 Q 206 214 218 310 Z"), robe, relief=22)
    # hair
    for way in (-1, 1):
        c.form(
            blob(
                [
                    (114 + way * 34, 104),
                    (114 + way * 66, 140),
                    (114 + way * 60, 206),
                    (114 + way * 78, 236),
                    (114 + way * 36, 214),
                    (114 + way * 30, 160),
                ]
            ),
            (206, 74, 34),
        )
    face(c, 118, 136, 52, green, look=0.7, mood="sly", eyes=(150, 30, 20), nose=False)
    c.form(blob([(130, 132), (148, 134), (186, 162), (172, 174), (146, 164), (128, 160)]), green, relief=7)
    c.flat(oval(166, 158, 4), (90, 110, 60))
    # hat
    c.form(
        path("M 62 98 Q 78 30 56 -4 Q 30 -20 16 2 Q 48 -40 98 -22 Q 146 6 176 84 Q 120 110 62 98 Z"),
        (64, 34, 72),
        relief=16,
    )
    c.form(path("M 62 82 Q 118 98 170 68 L 178 88 Q 120 114 60 102 Z"), GOLD, relief=5)
    c.form(path("M 20 112 Q 70 74 118 94 Q 166 62 226 84 Q 180 116 118 120 Q 64 124 20 112 Z"), (64, 34, 72), relief=8)
    # the beacon on its pole
    pole(c, (280, 310), (300, 96), 15, WOOD)
    fire(c, 302, 96, 126, 128, glow=0.9)
    for k in range(5):
        x = 256 + k * 23
        c.form(bar((302 + (x - 302) * 0.5, 134), (x, 74), 7), IRON, ink=1.4)
    c.form(box(302, 78, 112, 10, 4) + box(302, 104, 86, 9, 4) + box(302, 134, 58, 13, 5), IRON, shine=0.5)
    c.form(limb([(170, 206), (226, 250), (284, 208)], (54, 46, 40)), robe)
    c.form(path("M 252 226 L 278 186 L 302 206 L 284 244 Z"), robe)
    for k in range(4):
        c.form(limb([(276, 184 + k * 10), (304, 182 + k * 10)], (13, 11)), green, ink=1.6)
    sparks(c, 300, 60, 90, EMBER.accent, 40)


@card("the_first_furnace")
def the_first_furnace(c: Canvas) -> None:
    """A furnace as old as the hills with a face: eyes of fire, an iron jaw full of flame, stokers like ants."""
    c.wash([(0, (34, 14, 22)), (1, (110, 40, 30))])
    for x in (66, 334):
        smoke(c, [(x, 40), (x + (x - 200) * 0.16, 0), (x + (x - 200) * 0.5, -20)], (18, 30, 46), (124, 104, 108))
        c.form(path(f"M {x - 26} 130 L {x - 20} 34 L {x + 20} 34 L {x + 26} 130 Z"), (128, 66, 54), relief=8)
        c.form(box(x, 32, 54, 16, 3), IRON)
    stone = (150, 118, 104)
    shell = path("M 14 310 L 30 150 Q 44 34 200 22 Q 356 34 370 150 L 386 310 Z")
    c.form(shell, stone, relief=30)
    with c.within(shell):
        for row in range(12):
            y = 30 + row * 26
            c.stroke([(0, y + 12), (200, y), (400, y + 12)], 3, (72, 48, 48), 0.85)
            for k in range(9):
                x = 8 + k * 52 + (row % 2) * 26
                c.stroke([(x, y + 10), (x + (x - 200) * 0.03, y + 34)], 3, (72, 48, 48), 0.85)
    c.form(path("M 26 176 Q 200 140 374 176 L 376 192 Q 200 156 24 192 Z"), IRON, shine=0.6)
    # eyes
    for way in (-1, 1):
        socket = path("M 0 0 Q 34 -40 82 -18 L 76 26 Q 34 44 0 0 Z").moved(226, 112)
        socket = socket if way > 0 else socket.mirrored(200)
        c.form(socket, (255, 150, 44), ink=4, relief=5, shade=0.2)
        c.glow(200 + way * 66, 110, 80, (255, 180, 70), 0.8)
        with c.within(socket):
            c.flat(flame(200 + way * 66, 150, 70, 66), (255, 226, 120))
            c.flat(oval(200 + way * 60, 114, 10, 15), (120, 20, 16))
        brow = path("M 6 -4 L 92 -44 L 104 -22 L 14 20 Z").moved(214, 92)
        c.form(brow if way > 0 else brow.mirrored(200), (96, 72, 70), relief=6)
    c.form(poly([(182, 116), (218, 116), (230, 156), (170, 156)]), (128, 98, 90), relief=8)
    # mouth
    mouth = path("M 62 208 Q 200 180 338 208 L 332 310 L 68 310 Z")
    c.form(mouth.scaled(1.1, 1.1, (200, 260)), IRON, shine=0.7)
    rivets(c, [(62, 224), (60, 262), (340, 262), (338, 224), (130, 190), (200, 183), (270, 190)], 6, GOLD)
    c.form(mouth, (206, 56, 28), ink=3, relief=8, shade=0.6)
    c.glow(200, 270, 210, (255, 160, 60), 0.95)
    with c.within(mouth):
        for x, w, h in ((110, 84, 100), (290, 84, 100), (200, 130, 122)):
            fire(c, x, 318, w, h, glow=0.0, ink=0)
        for k in range(6):
            x = 78 + k * 49
            c.form(poly([(x - 24, 184), (x + 24, 184), (x, 236)]), (84, 78, 88), relief=8, shine=0.6)
    # stokers
    for x, way in ((96, 1), (304, -1), (340, -1)):
        c.flat(oval(x, 254, 8) + limb([(x, 264), (x - way * 2, 284)], (16, 13)), (26, 14, 18))
        c.flat(limb([(x - 2, 284), (x - 8, 302)], 6) + limb([(x + 2, 284), (x + 8, 302)], 6), (26, 14, 18))
        c.flat(limb([(x, 268), (x + way * 26, 272)], 5) + oval(x + way * 30, 270, 8, 5), (26, 14, 18))


@card("dragon_of_slag")
def dragon_of_slag(c: Canvas) -> None:
    """A dragon's huge head and neck of black slag, molten in the cracks, breathing fire across the sky."""
    c.wash([(0, (28, 10, 22)), (0.7, (140, 44, 30)), (1, (70, 22, 24))])
    c.carve((90, 190), EMBER.accent, count=150, reach=(60, 380), strength=0.3)
    # wing behind
    wing = path("M 300 230 L 262 60 L 300 -10 L 420 -20 L 420 200 Q 380 170 360 206 Q 330 190 300 230 Z")
    c.form(wing, (122, 34, 32), relief=14)
    for tip in ((420, 30), (420, 110), (362, 200)):
        c.form(limb([(268, 62), tip], (13, 6)), SLAG)
    c.form(limb([(300, 236), (264, 64), (302, -12)], (20, 16, 9)), SLAG)
    # neck
    neck = limb([(420, 300), (330, 292), (300, 220), (286, 130), (226, 98)], (130, 122, 100, 92, 84))
    c.halo(neck, MOLTEN, 8, 0.5)
    c.form(neck, SLAG, relief=30, rim=MOLTEN)
    for k, (x, y) in enumerate(((292, 60), (324, 100), (342, 150), (352, 204), (384, 244))):
        c.form(poly([(x - 14, y + 16), (x + 30, y - 18 + k * 3), (x + 14, y + 34)]), (104, 86, 90), rim=MOLTEN)
    # fire from the throat
    c.glow(50, 210, 220, (255, 160, 60), 0.9)
    for k, tone in enumerate(((196, 48, 28), (248, 128, 36), (255, 206, 84), (255, 248, 210))):
        s = 1 - 0.27 * k
        c.form(
            path(
                "M 142 176 C 100 168 70 190 26 172 C 34 192 6 200 -30 196 L -30 310 C 30 310 34 280 70 284 "
                "C 64 268 104 262 112 240 C 120 222 146 206 142 176 Z"
            ).scaled(1.0, s, (142, 206)),
            tone,
            ink=1.4 if k == 0 else 0,
            relief=4,
        )
    # lower jaw, upper jaw
    c.form(
        path("M 252 150 Q 262 206 214 224 Q 168 232 128 244 L 116 226 Q 150 210 170 186 Z"), SLAG, relief=14, rim=MOLTEN
    )
    c.form(path("M 246 130 L 140 164 L 160 186 L 130 226 Q 200 214 236 176 Z"), (206, 56, 30), ink=1.4)
    for x, y in ((136, 228), (160, 218), (184, 206)):
        c.form(poly([(x - 9, y + 8), (x - 4, y - 20), (x + 9, y + 2)]), (250, 232, 190), ink=1.4)
    head = blob(
        [
            (280, 66),
            (300, 120),
            (270, 160),
            (226, 156),
            (180, 160),
            (120, 172),
            (78, 170),
            (58, 146),
            (72, 120),
            (120, 104),
            (160, 74),
            (204, 46),
            (250, 44),
        ]
    )
    c.form(head, SLAG, relief=26, rim=MOLTEN, shine=0.2)
    for x, y, n in ((84, 170, 26), (110, 170, 30), (138, 164, 28), (166, 160, 24), (192, 156, 20)):
        c.form(poly([(x - 10, y - 6), (x, y + n), (x + 10, y - 8)]), (250, 232, 190), ink=1.6)
    for points in ([(246, 52), (296, 28), (352, 34), (386, 4)], [(270, 86), (320, 76), (360, 92), (392, 80)]):
        c.form(limb(points, (32, 24, 15, 2)), (232, 200, 150), relief=8)
    c.form(poly([(136, 96), (176, 62), (226, 66), (236, 86), (180, 100)]), (104, 86, 90), relief=8)
    eye(c, 196, 104, 20, (255, 200, 60), slit=True, look=-0.4, lid=0.55, shine=0.8)
    c.form(oval(82, 136, 9, 6, -20), (28, 14, 18), ink=1)
    c.glow(82, 136, 20, MOLTEN, 0.8)
    seams(
        c,
        [
            [(232, 120), (210, 136), (170, 140), (128, 150)],
            [(250, 60), (256, 92), (244, 116)],
            [(330, 270), (318, 226), (334, 200)],
            [(280, 190), (300, 160), (294, 120)],
            [(110, 118), (130, 130), (160, 120)],
            [(360, 300), (352, 270), (372, 252)],
            [(276, 226), (298, 250), (296, 286)],
        ],
        6,
    )
    sparks(c, 120, 290, 150, EMBER.accent, 40)
