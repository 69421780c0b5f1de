"""The great cards of the brass: bishops of steam, siege engines, the orrery and the colossus."""

from brass import joint
from canvas import INK, Canvas
from registry import card
from shapes import along, bar, blob, box, limb, oval, path, poly
from things import bell, coin, floor, night, rivets, smoke, sparks, stars, town, wheel
from tones import BRASS, BRONZE, GOLD, IRON, STEEL, STONE, WOOD

from scenes.art.palette import mix


@card("engine_bishop")
def engine_bishop(c: Canvas) -> None:
    """A bishop whose body is a locomotive: boiler, lamp and buffers below, a mitre for a funnel, a crook."""
    c.wash([(0, (44, 36, 48)), (0.7, (140, 104, 70)), (1, (60, 46, 42))])
    # the arch of a nave, and a window behind the mitre
    for way in (-1, 1):
        c.form(
            path(
                f"M {200 + way * 210} 310 L {200 + way * 210} -10 L {200 + way * 60} -10 Q {200 + way * 150} 50 "
                f"{200 + way * 156} 310 Z"
            ),
            (96, 76, 66),
            relief=12,
        )
    c.glow(190, 70, 210, BRASS.glow, 0.75)
    for points in ([(190, 6), (130, -6), (66, 14), (20, 60)], [(190, 6), (250, -8), (300, 10)]):
        smoke(c, points, (16, 26, 36), (232, 226, 214))
    # robe of plates: shoulders, boiler
    cope = path("M 34 310 Q 40 176 118 150 L 262 150 Q 340 176 346 310 Z")
    c.form(cope, (122, 40, 48), relief=24)
    for way in (-1, 1):
        c.form(
            path(
                f"M {190 + way * 50} 150 L {190 + way * 84} 160 Q {190 + way * 116} 230 {190 + way * 120} 310 "
                f"L {190 + way * 92} 310 Q {190 + way * 90} 220 {190 + way * 50} 150 Z"
            ),
            GOLD,
            shine=0.8,
            relief=6,
        )
    c.form(oval(190, 248, 84), IRON, shine=0.5, relief=12)
    c.form(oval(190, 248, 66), (52, 56, 70), shine=0.6, relief=22)
    rivets(c, [along((190, 248), a, 75) for a in range(0, 360, 30)], 4.6, GOLD)
    c.form(box(190, 248, 116, 12, 3), STEEL, shine=0.7)
    wheel(c, 190, 248, 25, 8, GOLD)
    c.form(box(190, 304, 260, 30), (170, 44, 44), relief=6)
    for way in (-1, 1):
        c.form(oval(190 + way * 96, 290, 27), STEEL, shine=1.0, relief=10)
    # face: of brass, stern
    brass = (224, 176, 92)
    c.form(box(190, 154, 74, 20, 6), IRON, shine=0.5)
    c.form(path("M 138 84 Q 136 148 190 158 Q 244 148 242 84 Z"), brass, shine=0.8, relief=16)
    for way in (-1, 1):
        c.form(oval(190 + way * 25, 108, 18, 15), (40, 36, 44), relief=3)
        c.glow(190 + way * 25, 108, 40, BRASS.accent, 0.6)
        c.flat(oval(190 + way * 25, 109, 11), (180, 250, 226))
        c.flat(oval(190 + way * 25, 110, 5), (18, 40, 46))
        c.form(
            poly([(190 + way * 8, 98), (190 + way * 46, 86), (190 + way * 46, 96), (190 + way * 10, 108)]),
            BRONZE,
            ink=1.6,
        )
    c.form(poly([(182, 108), (198, 108), (204, 130), (176, 130)]), BRONZE, shine=0.6)
    c.form(box(190, 141, 46, 11, 3), (40, 36, 44), ink=1.4)
    for k in range(4):
        c.flat(box(175 + k * 10, 141, 3, 10), brass)
    # the mitre
    mitre = path("M 130 92 Q 116 40 140 8 Q 164 -22 190 -34 Q 216 -22 240 8 Q 264 40 250 92 Q 190 76 130 92 Z")
    c.form(mitre, (240, 230, 206), relief=16)
    c.form(path("M 129 92 Q 190 74 251 92 L 254 72 Q 190 54 126 72 Z"), GOLD, shine=0.9)
    c.form(bar((190, 66), (190, -20), 17) + bar((158, 24), (222, 24), 15), GOLD, shine=0.8, relief=4)
    c.form(oval(190, 24, 10), (70, 180, 170), shine=0.8)
    # the crook
    c.form(bar((352, 310), (346, 90), 14), BRONZE, shine=0.8)
    crook = [(346, 100), (346, 48), (362, 14), (386, 26), (388, 60), (368, 66)]
    c.form(limb(crook, (14, 15, 16, 15, 13, 10)), GOLD, shine=0.9)
    c.form(box(346, 102, 30, 15, 5), GOLD, shine=0.9)
    joint(c, [(290, 186), (318, 236), (348, 190)], 27, STEEL)
    for k in range(3):
        c.form(limb([(332, 180 + k * 12), (364, 178 + k * 12)], 13), STEEL, ink=1.6, shine=0.6)
    # a hand raised to bless
    joint(c, [(84, 190), (38, 220), (54, 150)], 27, STEEL)
    c.form(box(56, 132, 38, 36, 10), STEEL, shine=0.8, relief=8)
    for dx in (-10, 3):
        c.form(limb([(56 + dx, 122), (56 + dx * 1.2, 78)], (13, 11)), STEEL, shine=0.6)
    c.form(limb([(70, 124), (72, 106)], (13, 11)), STEEL, shine=0.6)
    c.form(limb([(40, 138), (24, 118)], (14, 11)), STEEL, shine=0.6)


@card("siege_lathe")
def siege_lathe(c: Canvas) -> None:
    """An engine on wheels whose spinning steel cone bores into a fortress wall; stones fly."""
    c.wash([(0, (52, 44, 54)), (0.6, (168, 122, 76)), (1, (70, 54, 46))])
    c.carve((286, 130), BRASS.glow, count=150, reach=(80, 340), strength=0.4, rays=True, long=70)
    # the fortress, right
    stone = (150, 142, 138)
    c.form(path("M 300 310 L 300 22 L 288 22 L 288 -14 L 410 -14 L 410 310 Z"), stone, relief=10)
    for row in range(12):
        for k in range(4):
            x, y = 316 + k * 40 + (row % 2) * 20, 12 + row * 27
            tone = mix(stone, INK, 0.1 + 0.16 * ((row * 2 + k * 3) % 3) / 2)
            c.form(box(x, y, 37, 24, 3), tone, ink=1.2, relief=4)
    hole = poly(
        [
            (292, 70),
            (318, 50),
            (352, 74),
            (374, 66),
            (370, 104),
            (392, 130),
            (368, 158),
            (372, 196),
            (340, 188),
            (314, 208),
            (292, 186),
        ]
    )
    c.form(hole, (30, 24, 30), ink=2.6)
    c.glow(330, 130, 90, (255, 210, 120), 0.9)
    # the ground
    floor(c, 264, (92, 74, 60))
    # engine: bed, boiler, chimney
    smoke(c, [(70, 34), (50, 10), (16, -10)], (18, 28, 40), (198, 186, 176))
    c.form(path("M 46 120 L 52 34 L 90 34 L 96 120 Z"), IRON, shine=0.6, relief=8)
    c.form(box(71, 34, 56, 16, 4), BRONZE, shine=0.8)
    c.form(box(92, 146, 168, 88, 36), GOLD, shine=0.9, relief=24)
    for x in (40, 92, 140):
        c.form(box(x, 146, 13, 92, 3), BRONZE, shine=0.6)
    rivets(c, [(x, y) for x in (40, 92, 140) for y in (114, 136, 158, 180)], 3.8, IRON)
    c.form(box(110, 212, 240, 34, 4), WOOD, relief=7)
    c.form(box(110, 200, 250, 10, 2), STEEL, shine=0.7)
    # headstock and chuck
    c.form(path("M 160 206 L 164 92 Q 184 70 206 92 L 212 206 Z"), (74, 106, 100), relief=12, shine=0.5)
    c.form(box(220, 132, 36, 120, 6), STEEL, shine=0.9, relief=10)
    for y in (84, 132, 180):
        c.form(box(232, y, 42, 24, 4), IRON, shine=0.7)
    # the cone with its thread
    cone = path("M 240 66 Q 300 84 378 130 Q 300 176 240 196 Z")
    c.shadow(cone)
    c.form(cone, (206, 214, 222), shine=0.9, relief=24)
    with c.within(cone):
        for k in range(6):
            x = 244 + k * 24
            c.stroke([(x + 14, 56), (x - 6, 130), (x + 20, 206)], (4, 7, 4), (84, 92, 110))
    for r in (84, 98):
        for start in (20, 146):
            c.stroke(
                [
                    (242 + along((0, 0), a, r * 0.34)[0], 131 + along((0, 0), a, r)[1])
                    for a in range(start, start + 40, 8)
                ],
                (0.6, 5, 0.6),
                (255, 244, 206),
                0.8,
            )
    # wheels
    for x, r in ((52, 46), (176, 46)):
        c.form(oval(x, 252, r + 4), (44, 36, 40), ink=2.4)
        wheel(c, x, 252, r, 16, IRON, spokes=6)
        c.form(oval(x, 252, 13), GOLD, shine=0.9)
    # stones and sparks
    for x, y, r in (
        (276, 40, 20),
        (262, 222, 22),
        (306, 236, 26),
        (250, 20, 13),
        (286, 262, 16),
        (338, 272, 22),
        (236, 250, 13),
        (320, 24, 14),
    ):
        c.form(
            poly(
                [
                    (x - r, y + r * 0.2),
                    (x - r * 0.5, y - r * 0.8),
                    (x + r * 0.5, y - r * 0.7),
                    (x + r, y + r * 0.1),
                    (x + r * 0.4, y + r * 0.8),
                    (x - r * 0.5, y + r * 0.8),
                ]
            ),
            stone,
            relief=7,
        )
    sparks(c, 350, 150, 60, (255, 230, 150), 50)
    sparks(c, 330, 220, 80, (255, 230, 150), 30)


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
