"""More cards of the grove: the shade, the giant, the boar, the matron, the colossus, the king and the judge."""

import math

from canvas import INK, Canvas
from figures import eye, face
from grove import shaggy
from registry import card
from shapes import Point, along, bar, blob, box, drop, leaf, limb, oval, path, poly, together
from things import fern, foliage, night, scroll_of_leaves, wall, woods
from tones import GOLD, GROVE, SKIN, WOOD

from scenes.art.palette import Colour, mix


@card("fern_shade")
def fern_shade(c: Canvas) -> None:
    """A dark ghost with a skirt, arms and mane of ferns, gliding out of the wood before a pale moon."""
    night(c, GROVE, (200, 116), radius=118)
    c.flat(oval(200, 116, 118), (240, 246, 204), 0.85)
    woods(c, GROVE, 250, trunks=4)
    dark = (18, 50, 44)
    mid = (40, 96, 58)
    for d, n, bend in ((-118, 150, 30), (118, 150, -30), (-96, 140, 40), (96, 140, -40)):
        fern(c, (200, 150), d, n, mid, bend=bend)
    for d, n in ((-60, 150), (60, 150), (-40, 170), (40, 170), (-22, 170), (22, 170)):
        fern(c, (200, 176), d, n, mix(dark, mid, 0.6), bend=14 if d < 0 else -14)
    c.form(
        path(
            "M 146 120 Q 140 190 118 260 L 148 246 L 166 290 L 192 256 L 214 296 L 234 252 L 262 276 L 282 250 "
            "Q 262 190 254 120 Z"
        ),
        dark,
        rim=GROVE.glow,
        relief=16,
    )
    for d, n in ((-150, 96), (150, 96), (-166, 110), (166, 110), (180, 112)):
        fern(c, (200, 84), d, n, (64, 130, 66), bend=18 if d < 0 else -18, pairs=9)
    c.form(
        path("M 138 116 Q 136 50 200 46 Q 264 50 262 116 Q 250 172 200 180 Q 150 172 138 116 Z"),
        dark,
        relief=18,
        rim=GROVE.glow,
    )
    for way in (-1, 1):
        c.glow(200 + way * 28, 110, 50, (220, 255, 120), 0.9)
        c.form(
            path("M 0 0 Q 20 -34 44 -14 Q 40 14 16 14 Z").moved(208, 112)
            if way > 0
            else path("M 0 0 Q 20 -34 44 -14 Q 40 14 16 14 Z").moved(208, 112).mirrored(200),
            (234, 255, 150),
            ink=1.6,
            relief=3,
            shade=0.2,
        )
    c.form(path("M 178 142 Q 200 130 222 142 Q 216 166 200 168 Q 184 166 178 142 Z"), (6, 20, 20), ink=0)
    for d, n, x in ((176, 74, 20), (190, 90, 376), (168, 66, 52), (196, 64, 340)):
        fern(c, (x, 310), d, n, (30, 70, 50), pairs=9)


@card("orchard_giant")
def orchard_giant(c: Canvas) -> None:
    """A giant with an apple tree's crown for hair and beard, biting an apple, orchards no higher than his chest."""
    c.wash([(0, (120, 170, 190)), (0.6, (220, 226, 180)), (1, (110, 150, 80))])
    c.carve((200, 120), (252, 252, 226), count=110, reach=(120, 340), strength=0.5)
    red = (206, 44, 40)

    def apple(x: float, y: float, r: float) -> None:
        c.form(limb([(x, y - r * 0.7), (x + r * 0.2, y - r * 1.4)], max(3, r * 0.2)), (90, 58, 40), ink=1)
        c.form(
            blob(
                [
                    (x, y - r * 0.75),
                    (x + r * 0.7, y - r * 0.85),
                    (x + r, y),
                    (x + r * 0.55, y + r * 0.9),
                    (x, y + r * 0.8),
                    (x - r * 0.55, y + r * 0.9),
                    (x - r, y),
                    (x - r * 0.7, y - r * 0.85),
                ]
            ),
            red,
            relief=r * 0.5,
            shine=0.6,
        )

    skin = (190, 134, 88)
    c.form(path("M 40 310 Q 50 216 128 196 L 272 196 Q 350 216 360 310 Z"), (124, 92, 62), relief=26)
    foliage(c, 200, 72, 306, 132, (84, 148, 58), count=74, size=27)
    c.form(
        blob([(128, 120), (136, 72), (200, 54), (264, 72), (272, 120), (256, 180), (200, 206), (144, 180)]),
        skin,
        relief=24,
    )
    for y, a, b in ((82, 158, 196), (90, 210, 246), (170, 138, 156), (160, 246, 262)):
        c.stroke([(a, y), ((a + b) / 2, y - 5), (b, y)], (0.6, 4, 0.6), (120, 76, 52))
    for x in (168, 232):
        c.flat(oval(x, 118, 16, 17), (252, 246, 232))
        c.flat(oval(x + 4, 121, 9, 11), (60, 90, 40))
        c.flat(oval(x + 4, 121, 4.5, 6), INK)
        c.form(
            leaf((x - 26 if x < 200 else x + 26, 94), 96 if x < 200 else -96, 52, 20, 6 if x < 200 else -6),
            (70, 122, 50),
            relief=4,
        )
    c.form(blob([(182, 142), (200, 118), (220, 142), (214, 160), (188, 160)]), (206, 140, 96), relief=9)
    foliage(c, 200, 218, 168, 88, (84, 148, 58), count=42, size=24)
    c.form(path("M 162 178 Q 200 200 238 178 Q 228 206 200 206 Q 172 206 162 178 Z"), (96, 34, 36), ink=1.8, relief=3)
    c.flat(path("M 170 182 Q 200 198 230 182 L 226 190 Q 200 202 174 190 Z"), (255, 248, 232))
    for x, y, r in (
        (84, 66, 19),
        (132, 26, 17),
        (196, 18, 18),
        (262, 28, 17),
        (318, 66, 19),
        (106, 104, 15),
        (296, 104, 15),
        (166, 236, 15),
        (232, 240, 15),
        (200, 262, 12),
    ):
        apple(x, y, r)
    # the arm with a big apple
    c.form(limb([(330, 270), (386, 250), (352, 190)], (66, 54, 44)), skin)
    apple(336, 150, 38)
    for k in range(4):
        c.form(limb([(366 - k * 2, 146 + k * 15), (330, 152 + k * 13)], (18, 15)), skin, ink=1.8)
    for k, x in enumerate((20, 62, 104, 300, 346, 388)):
        y = 286 + 6 * (k % 2)
        c.form(bar((x, y), (x, 312), 9), (90, 62, 44), ink=1.2)
        c.form(shaggy(x, y - 12, 25, 20, tufts=12, long=4), (52, 108, 50), relief=8)
        for dx, dy in ((-9, -14), (8, -20), (2, -4)):
            c.flat(oval(x + dx, y + dy, 4), red)


@card("elder_boar")
def elder_boar(c: Canvas) -> None:
    """A mountain of an old boar, grey-bristled, moss and saplings on its back, tusks like sickles."""
    night(c, GROVE, (120, 74), radius=58)
    woods(c, GROVE, 240, trunks=6)
    c.form(path("M -10 310 L -10 262 Q 180 244 410 262 L 410 310 Z"), GROVE.ground)
    hide, dark = (92, 72, 68), (52, 42, 48)
    for x, w in ((196, 44), (330, 50)):
        c.form(limb([(x, 220), (x - 4, 290)], (w, w * 0.7)), dark)
    back = path(
        "M 40 200 Q 60 110 130 84 L 138 62 L 152 76 L 162 50 L 178 66 L 192 36 L 206 56 L 224 26 L 236 50 "
        "L 256 24 L 266 50 L 290 34 L 296 60 L 322 52 L 324 78 L 350 80 L 348 102 Q 400 130 404 190 "
        "Q 410 240 372 258 Q 260 280 150 262 Q 60 260 40 200 Z"
    )
    c.form(back, hide, relief=34, rim=GROVE.glow)
    with c.within(back):
        for _ in range(40):
            x, y = float(c.rng.uniform(170, 400)), float(c.rng.uniform(90, 250))
            c.stroke([(x, y), (x + 10, y + 18)], (3.2, 0.6), mix(hide, INK, 0.5), 0.8)
    for x, y, w in ((262, 62, 60), (332, 98, 54), (206, 72, 40)):
        c.form(shaggy(x, y, w * 0.6, 15, tufts=14, long=9), (110, 160, 62), relief=8)
    for x, y in ((272, 50), (338, 84)):
        c.form(limb([(x, y), (x + 4, y - 34)], (7, 4)), WOOD, ink=1.4)
        for d in (120, 180, 240):
            c.form(leaf((x + 4, y - 28), d, 28, 16), (140, 190, 76), ink=1.4)
    for x, w in ((156, 54), (284, 58)):
        c.form(limb([(x, 214), (x - 8, 258), (x, 292)], (w, w * 0.7, w * 0.55)), hide)
        c.form(path(f"M {x - 24} 304 L {x - 16} 280 L {x + 18} 280 L {x + 22} 304 Z"), (36, 28, 34))
    # the head, low
    c.form(poly([(126, 120), (150, 70), (172, 126), (150, 146)]), dark, rim=GROVE.glow)
    head = blob(
        [
            (176, 130),
            (180, 196),
            (150, 240),
            (104, 252),
            (56, 258),
            (28, 248),
            (22, 214),
            (36, 190),
            (74, 156),
            (116, 122),
        ]
    )
    c.form(head, (112, 90, 82), relief=24)
    c.form(poly([(100, 130), (112, 78), (142, 124)]), hide)
    c.form(oval(32, 226, 17, 30, 12), (206, 140, 124), relief=6)
    c.flat(oval(27, 216, 4.5, 7, 12) + oval(35, 238, 4.5, 7, 12), (70, 34, 40))
    # beard
    c.form(
        poly(
            [(90, 244), (168, 226), (172, 262), (156, 256), (150, 284), (136, 262), (124, 290), (114, 264), (98, 276)]
        ),
        (196, 192, 182),
        relief=8,
    )
    c.stroke([(44, 246), (84, 240), (130, 226)], (2, 5, 2), INK)
    eye(c, 104, 172, 12, (255, 190, 70), look=-0.4, lid=0.5, shine=0.6)
    c.form(path("M 74 160 Q 100 132 138 150 L 136 164 Q 106 150 80 172 Z"), (206, 202, 192), ink=1.6, relief=4)
    c.stroke([(126, 178), (146, 200), (140, 222)], (1, 4, 1), (176, 116, 106))
    for points in ([(96, 242), (66, 246), (46, 208), (58, 164)], [(66, 250), (34, 260), (12, 226), (16, 188)]):
        c.form(limb(points, (24, 20, 14, 2)), (250, 238, 206), relief=7, shine=0.4)
    for x, d, n in ((20, 172, 50), (372, 190, 60), (392, 168, 66), (232, 180, 44)):
        fern(c, (x, 312), d, n, mix(GROVE.deep, GROVE.main, 0.4))


@card("glade_matron")
def glade_matron(c: Canvas) -> None:
    """A stately woman crowned with flowers in a sunlit glade, a fawn and a hare in the shelter of her cloak."""
    c.wash([(0, (176, 208, 120)), (0.5, (238, 240, 178)), (1, (120, 168, 84))])
    c.carve((200, 90), (255, 255, 226), count=140, reach=(110, 340), strength=0.55, rays=True, long=80)
    for x, w in ((10, 54), (390, 58), (66, 26), (338, 24)):
        c.form(
            path(
                f"M {x - w / 2 - 14} 290 Q {x - w / 2} 200 {x - w / 2 + 4} -10 L {x + w / 2 - 4} -10 "
                f"Q {x + w / 2} 200 {x + w / 2 + 14} 290 Z"
            ),
            (92, 112, 70),
            relief=10,
        )
    c.form(path("M -10 310 L -10 268 Q 200 246 410 268 L 410 310 Z"), (106, 154, 76))
    cloak = (40, 98, 62)
    c.form(
        path("M 200 118 Q 126 124 104 184 Q 60 240 34 306 L 366 306 Q 340 240 296 184 Q 274 124 200 118 Z"),
        cloak,
        relief=30,
    )
    gown = path("M 170 140 L 230 140 Q 262 220 274 310 L 126 310 Q 138 220 170 140 Z")
    c.form(gown, (246, 236, 200), relief=18)
    c.stroke([(200, 172), (196, 240), (186, 306)], (1, 5, 2), (196, 176, 128), 0.8)
    c.stroke([(214, 180), (226, 250), (236, 306)], (1, 5, 2), (196, 176, 128), 0.8)
    # hair to the waist
    for way in (-1, 1):
        c.form(
            blob(
                [
                    (200 + way * 30, 50),
                    (200 + way * 58, 84),
                    (200 + way * 56, 150),
                    (200 + way * 72, 210),
                    (200 + way * 44, 222),
                    (200 + way * 32, 150),
                    (200 + way * 40, 100),
                ]
            ),
            (126, 70, 44),
        )
    face(c, 200, 92, 50, SKIN[1], look=0.0, mood="glad", shade=0.5)
    c.form(path("M 150 92 Q 146 34 200 32 Q 254 34 250 92 Q 244 58 200 56 Q 156 58 150 92 Z"), (126, 70, 44))
    for k in range(9):
        a = 100 + k * 20
        x, y = along((200, 84), a, 54)
        c.form(leaf((x, y), a + 30, 30, 16), GROVE.main, ink=1.4)
        c.form(leaf((x, y), a - 30, 30, 16), (130, 182, 76), ink=1.4)
    for k in range(7):
        a = 108 + k * 24
        x, y = along((200, 82), a, 57)
        tone = ((250, 250, 244), (240, 120, 140), (255, 206, 84))[k % 3]
        c.form(together([oval(*along((x, y), n * 72, 8), 7) for n in range(5)]), tone, ink=1.4, relief=3)
        c.flat(oval(x, y, 5), (250, 180, 50) if k % 3 != 2 else (190, 90, 40))
    # arms in wide sleeves, reaching down to the beasts
    for way in (-1, 1):
        c.form(
            path(
                f"M {200 + way * 48} 146 Q {200 + way * 104} 160 {200 + way * 124} 220 L {200 + way * 92} 250 "
                f"Q {200 + way * 76} 206 {200 + way * 36} 190 Z"
            ),
            (74, 142, 80),
            relief=12,
        )
        c.form(oval(200 + way * 112, 240, 17), SKIN[1])
    # fawn at the left
    fawn = (206, 140, 82)
    c.form(blob([(60, 310), (64, 262), (94, 246), (140, 262), (150, 310)]), fawn)
    c.form(limb([(96, 276), (84, 246), (86, 222)], (36, 28, 26)), fawn)
    for way in (-1, 1):
        c.form(leaf((84 + way * 14, 200), 180 - way * 62, 34, 20), fawn, ink=1.6)
    c.form(blob([(64, 196), (84, 186), (104, 196), (102, 222), (90, 244), (76, 244), (64, 222)]), fawn)
    for x in (74, 96):
        c.flat(oval(x, 210, 5, 6.5), INK)
        c.flat(oval(x - 1.5, 207, 1.8), (255, 255, 250))
    c.form(oval(83, 238, 7, 5), (60, 40, 44), ink=1)
    for x, y in ((108, 268), (126, 276), (112, 288), (136, 294)):
        c.flat(oval(x, y, 5), (255, 240, 206))
    # hare at the right
    hare = (176, 160, 140)
    for dx in (-10, 12):
        c.form(limb([(314 + dx * 0.6, 240), (314 + dx, 206), (314 + dx * 1.6, 180)], (15, 18, 8)), hare)
    c.form(blob([(278, 310), (284, 274), (316, 260), (350, 276), (358, 310)]), hare)
    c.form(oval(314, 252, 29, 27), hare)
    for x in (302, 326):
        c.flat(oval(x, 248, 5, 6.5), INK)
        c.flat(oval(x - 1.5, 245, 1.8), (255, 255, 250))
    c.form(oval(314, 262, 6, 4.5), (224, 120, 120), ink=1)
    for x, y in ((20, 292), (48, 300), (374, 290), (392, 300), (250, 300), (164, 302)):
        c.form(together([oval(*along((x, y), n * 72, 7), 6) for n in range(5)]), (250, 248, 240), ink=1.2)
        c.flat(oval(x, y, 4.5), (250, 190, 60))


@card("vine_colossus")
def vine_colossus(c: Canvas) -> None:
    """A colossus plaited of vines that breaks through a castle wall, a tower crushed in its grip."""
    c.wash([(0, (226, 230, 180)), (0.6, (150, 180, 116)), (1, (60, 96, 62))])
    c.carve((200, 120), (252, 252, 214), count=110, reach=(100, 330), strength=0.4)
    green: tuple[Colour, ...] = ((58, 112, 52), (84, 146, 60), (44, 88, 50), (112, 168, 70))
    stone = (150, 144, 140)

    # the tower in the right fist
    c.form(path("M 306 310 L 312 110 L 384 96 L 392 310 Z"), stone, relief=14)
    c.form(
        poly(
            [
                (302, 112),
                (298, 78),
                (314, 74),
                (316, 86),
                (332, 82),
                (332, 68),
                (350, 64),
                (352, 76),
                (368, 72),
                (368, 60),
                (390, 54),
                (394, 96),
            ]
        ),
        stone,
        relief=6,
    )
    for y in (130, 190, 250):
        for x in (328, 364):
            c.form(
                path(f"M {x - 8} {y + 24} L {x - 8} {y} Q {x} {y - 14} {x + 8} {y} L {x + 8} {y + 24} Z"),
                (52, 48, 56),
                ink=1.2,
            )

    def plait(lines: list[list[Point]], width: float) -> None:
        c.form(together([limb(line, width * 1.2) for line in lines]), (24, 50, 36), ink=2.4, relief=6)
        for k, line in enumerate(lines):
            c.form(limb(line, (width, width * 0.86)), green[k % 4], ink=1.6, relief=width * 0.3)

    # shoulders and trunk
    plait(
        [[(100 + k * 26, 310), (90 + k * 22 + (14 if k % 2 else -12), 230), (118 + k * 18, 150)] for k in range(9)], 32
    )
    plait(
        [
            [(20, 310), (14, 250), (50, 190), (130, 160)],
            [(50, 310), (44, 250), (70, 210), (150, 186)],
            [(78, 310), (72, 262), (96, 226), (160, 206)],
        ],
        36,
    )
    plait(
        [
            [(250, 160), (316, 186), (352, 176)],
            [(240, 186), (300, 214), (346, 200)],
            [(236, 212), (296, 240), (342, 222)],
        ],
        34,
    )
    for k in range(4):
        y = 158 + k * 22
        c.form(limb([(296, y + 10), (346, y - 6), (398, y + 6)], (26, 24, 14)), green[(k + 1) % 4], relief=7)
    # head
    head = blob([(112, 92), (124, 34), (184, 8), (246, 30), (262, 92), (244, 150), (190, 176), (132, 152)])
    c.form(head, (24, 50, 36), ink=3)
    with c.within(head):
        for k in range(9):
            x = 112 + k * 19
            c.form(
                limb([(x, -10), (x + (20 if k % 2 else -18), 60), (x + (-16 if k % 2 else 14), 120), (x, 190)], 24),
                green[k % 4],
                ink=1.6,
                relief=7,
            )
        for k, y in enumerate((50, 146)):
            c.form(limb([(100, y), (150, y - 16), (210, y + 4), (270, y - 18)], 22), green[k + 1], ink=1.8, relief=7)
    for way in (-1, 1):
        c.form(oval(188 + way * 36, 94, 26, 19, way * -14), (12, 24, 22), ink=1.6, relief=4)
        c.glow(188 + way * 36, 96, 50, (255, 226, 110), 0.9)
        c.flat(oval(188 + way * 34, 96, 12, 10), (255, 240, 150))
        c.form(limb([(188 + way * 8, 92), (188 + way * 40, 70), (188 + way * 76, 74)], (20, 16, 8)), green[1], relief=5)
    c.form(path("M 144 130 Q 188 116 232 130 Q 222 158 188 160 Q 154 158 144 130 Z"), (12, 24, 22), relief=4)
    for x in (160, 178, 198, 216):
        c.form(drop(x, 134, 12, 24, 180), (226, 216, 150), ink=1.2)
    for points in (
        [(120, 40), (90, 10), (96, -20)],
        [(252, 44), (290, 30), (290, -10)],
        [(186, 10), (196, -10), (190, -30)],
    ):
        scroll_of_leaves(c, points, GROVE.main, size=30, stem=10)
    for x, y, d in (
        (64, 206, -120),
        (96, 176, 200),
        (270, 180, 150),
        (40, 260, -90),
        (130, 240, -60),
        (196, 226, 20),
        (240, 260, 60),
        (160, 280, 0),
        (90, 276, 90),
    ):
        c.form(leaf((x, y), d, 40, 24, 3), (132, 186, 76), relief=4)
    # broken wall
    for x, y, t in ((16, 292, 8), (64, 302, -6), (250, 300, 5), (300, 294, -8), (150, 306, 3)):
        c.form(box(x, y, 50, 30, 3, t), stone, relief=6)


@card("old_king_moss")
def old_king_moss(c: Canvas) -> None:
    """An ancient drowsy king, beard and brows all moss, mushrooms and a snail on him, under a crown of gold."""
    c.wash([(0, (30, 44, 38)), (0.7, (88, 116, 70)), (1, (40, 60, 42))])
    woods(c, GROVE, 260, trunks=5)
    c.glow(200, 110, 220, (226, 240, 150), 0.45)
    # the throne's back, an old stump
    c.form(
        path(
            "M 46 310 Q 66 180 56 60 L 84 84 L 96 28 L 126 66 L 150 10 L 180 40 L 220 8 L 250 40 L 282 18 L 300 66 "
            "L 330 34 L 344 80 Q 334 180 354 310 Z"
        ),
        (108, 76, 54),
        relief=22,
    )
    for x in (76, 324, 98, 302):
        c.stroke([(x, 100), (x + 3, 180), (x - 4, 270)], (1, 4, 1), (62, 44, 40))
    moss, light = (98, 146, 56), (136, 178, 78)
    c.form(shaggy(200, 290, 176, 86, tufts=40, long=14), (64, 104, 50), relief=26)
    # head
    skin = (178, 158, 112)
    for way in (-1, 1):
        c.form(oval(200 + way * 82, 138, 18, 26), skin)
    c.form(
        blob([(120, 140), (128, 84), (200, 62), (272, 84), (280, 140), (262, 196), (200, 210), (138, 196)]),
        skin,
        relief=24,
    )
    # crown
    c.form(
        path("M 116 100 L 96 20 L 142 58 L 160 4 L 198 52 L 240 4 L 258 58 L 304 20 L 284 100 Q 200 66 116 100 Z"),
        GOLD,
        shine=0.9,
        relief=9,
    )
    c.form(path("M 114 104 Q 200 68 286 104 L 284 86 Q 200 50 116 86 Z"), (190, 130, 52), shine=0.7)
    for x, y in ((150, 84), (200, 74), (250, 84)):
        c.form(oval(x, y, 9, 8), (206, 50, 60), shine=0.8, ink=1.4)
    for x, y in ((96, 20), (160, 4), (240, 4), (304, 20)):
        c.form(oval(x, y + 4, 9), GOLD, shine=0.8)
    # sleepy eyes under brows of moss
    for way in (-1, 1):
        x = 200 + way * 38
        c.form(oval(x, 142, 19, 15), (252, 246, 226), ink=1.8, relief=4)
        c.flat(oval(x, 147, 9, 9), (70, 110, 60))
        c.flat(oval(x, 148, 4.6), INK)
        c.form(path(f"M {x - 21} 142 Q {x} 118 {x + 21} 142 Z"), mix(skin, INK, 0.18), ink=1.6, relief=3)
        c.form(shaggy(x + way * 4, 120, 36, 9, tufts=14, long=10).turned(way * 8, (x, 120)), light, relief=5)
    c.form(blob([(180, 160), (200, 134), (222, 160), (218, 186), (184, 186)]), (196, 150, 104), relief=10)
    # the beard
    beard = [
        (118, 150),
        (104, 220),
        (86, 262),
        (112, 258),
        (116, 296),
        (144, 280),
        (160, 312),
        (182, 286),
        (200, 318),
        (220, 286),
        (242, 312),
        (258, 280),
        (286, 296),
        (290, 258),
        (316, 262),
        (298, 220),
        (282, 150),
        (262, 186),
        (200, 178),
        (138, 186),
    ]
    c.form(poly([(float(x), float(y)) for x, y in beard]), moss, relief=22)
    for _ in range(44):
        x, y = float(c.rng.uniform(118, 284)), float(c.rng.uniform(212, 280))
        c.stroke([(x - 7, y - 5), (x, y + 6), (x + 7, y - 5)], 2.4, (50, 84, 38), 0.8)
    for way in (-1, 1):
        c.form(
            path(
                f"M 200 188 Q {200 + way * 40} 172 {200 + way * 74} 210 "
                f"Q {200 + way * 84} 226 {200 + way * 96} 222 "
                f"Q {200 + way * 80} 244 {200 + way * 54} 230 Q {200 + way * 24} 216 200 202 Z"
            ),
            light,
            relief=8,
        )
    # guests in the beard: mushrooms and a snail
    for x, y, s in ((132, 254, 1.0), (152, 264, 0.7)):
        c.form(limb([(x, y + 12), (x, y - 8)], (10 * s, 8 * s)), (250, 240, 206), ink=1.4)
        c.form(path(f"M {x - 20 * s} {y - 4} Q {x} {y - 40 * s} {x + 20 * s} {y - 4} Z"), (212, 66, 52), relief=6)
        c.flat(oval(x - 6 * s, y - 14 * s, 3.4) + oval(x + 7 * s, y - 12 * s, 3), (255, 246, 226))
    c.form(
        path("M 222 262 Q 250 250 284 258 Q 298 252 294 236 L 302 234 Q 310 258 290 268 Q 250 274 222 262 Z"),
        (226, 200, 150),
        ink=1.6,
    )
    c.form(oval(252, 244, 22), (196, 120, 70), relief=9)
    swirl = [along((252, 244), k * 40, 17 - k * 1.1) for k in range(14)]
    c.stroke(swirl, 2.6, (110, 60, 42))


@card("the_green_judge")
def the_green_judge(c: Canvas) -> None:
    """A judge with a face of leaves under a white wig, gavel coming down, scales in the other hand."""
    wall(c, (92, 66, 52), brick=(64, 300))
    c.glow(190, 110, 220, (214, 236, 140), 0.5)
    green, deep = (112, 164, 74), (58, 104, 54)
    robe = (40, 46, 52)
    c.form(path("M 40 310 Q 56 196 130 180 L 258 180 Q 330 196 348 310 Z"), robe, relief=26, rim=GROVE.glow)
    c.form(path("M 166 186 L 220 186 L 206 246 L 193 230 L 180 246 Z"), (250, 248, 238), relief=5)
    # wig behind
    for way in (-1, 1):
        for k in range(5):
            c.form(oval(193 + way * (66 + 5 * (k % 2)), 82 + k * 30, 27, 19), (246, 242, 230), relief=9)
            c.stroke(
                [along((193 + way * (66 + 5 * (k % 2)), 82 + k * 30), a * 50, 11 - a) for a in range(6)],
                2.4,
                (176, 170, 164),
            )
    # face of leaves
    for d in range(-150, 151, 25):
        c.form(leaf(along((193, 116), d, 40), d, 36, 24), deep, ink=1.6)
    c.form(
        blob([(134, 104), (144, 58), (193, 42), (242, 58), (252, 104), (238, 156), (193, 190), (148, 156)]),
        green,
        relief=20,
    )
    c.stroke([(193, 50), (193, 92)], (2, 5), deep)
    for way in (-1, 1):
        c.stroke([(193, 84), (193 + way * 36, 60)], (4, 1), deep)
        c.stroke([(193 + way * 16, 150), (193 + way * 48, 130)], (3, 1), deep)
        x = 193 + way * 28
        c.flat(oval(x, 112, 14, 11), (252, 248, 226))
        c.flat(oval(x + 3, 113, 7, 8), (150, 70, 30))
        c.flat(oval(x + 3, 113, 3.6, 5), INK)
        c.form(leaf((193 + way * 8, 104), way * (90 + 24), 52, 20, 0), deep, relief=4)
    c.form(path("M 184 104 L 202 104 L 212 142 Q 193 154 176 142 Z"), (136, 186, 90), relief=8)
    c.stroke([(168, 166), (193, 158), (218, 166)], (3, 6, 3), (36, 66, 40))
    # the wig's top
    c.form(
        path("M 126 92 Q 116 12 193 8 Q 270 12 260 92 Q 246 46 193 50 Q 140 46 126 92 Z"), (250, 246, 236), relief=12
    )
    for k in range(5):
        x = 145 + k * 24
        c.stroke(
            [(x - 9, 44 - (k in (1, 2, 3)) * 8), (x, 22 + abs(k - 2) * 6), (x + 9, 44 - (k in (1, 2, 3)) * 8)],
            2.6,
            (176, 170, 164),
        )
    # bench
    c.form(box(200, 290, 420, 52), (124, 78, 50), relief=8)
    c.form(box(200, 262, 430, 14, 3), (166, 108, 66), relief=4)
    # the gavel
    c.form(limb([(80, 216), (34, 196), (52, 140)], (54, 46, 38)), robe, rim=GROVE.glow)
    c.form(bar((46, 150), (108, 66), 14), WOOD, relief=4)
    c.form(box(112, 52, 84, 48, 8, 36), (176, 108, 62), relief=12, shine=0.4)
    for off in (-30, 30):
        c.form(
            box(112 + off * math.cos(math.radians(36)), 52 + off * math.sin(math.radians(36)), 12, 54, 4, 36),
            GOLD,
            shine=0.7,
        )
    for k in range(4):
        c.form(limb([(40 + k * 7, 120 + k * 8), (62 + k * 5, 134 + k * 5)], (14, 12)), green, ink=1.6)
    # the scales
    c.form(limb([(312, 222), (356, 196), (332, 130)], (52, 44, 36)), robe, rim=GROVE.glow)
    c.form(bar((332, 130), (330, 34), 9), GOLD, shine=0.8)
    c.form(limb([(278, 44), (330, 34), (386, 24)], (8, 12, 8)), GOLD, shine=0.8)
    c.form(oval(330, 30, 10), GOLD, shine=0.9)
    for x, y in ((280, 44), (384, 24)):
        for dx in (-20, 20):
            c.stroke([(x, y), (x + dx, y + 56)], 2.6, (250, 226, 150))
        c.form(
            path(
                f"M {x - 28} {y + 54} L {x + 28} {y + 54} Q {x + 18} {y + 80} {x} {y + 80} "
                f"Q {x - 18} {y + 80} {x - 28} {y + 54} Z"
            ),
            GOLD,
            shine=0.8,
            relief=7,
        )
    c.form(oval(332, 132, 19), green)
    for k in range(3):
        c.form(limb([(318, 124 + k * 10), (346, 124 + k * 10)], 12), green, ink=1.6)
